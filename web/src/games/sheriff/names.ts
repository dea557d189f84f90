/** Actions in words, for their buttons; and what is asked before something final. */
import type { Table } from '../../table.svelte'
import type { Choice } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { readAction } from './actions'
import { total, viewOf, type Deal, type SheriffView, type Side } from './view'

const seatOf = (view: SheriffView, colour: string): number => view.seats?.findIndex((seat) => seat.colour === colour) ?? -1

/** All that lies on the table for one decision, added up. */
export function sumOf(view: SheriffView, side: Side): Deal | null {
  const offers = view.haggle?.offers.filter((offer) => offer.for === side) ?? []
  if (offers.length === 0) return null
  const sum: Deal = { gold: 0, goods: {}, from_bag: {}, gold_next_round: 0, favours: [] }
  for (const offer of offers) {
    sum.gold += offer.gold
    sum.gold_next_round += offer.gold_next_round
    sum.favours = [...new Set([...sum.favours, ...offer.favours])]
    for (const part of ['goods', 'from_bag'] as const) {
      for (const [good, count] of Object.entries(offer[part])) {
        const key = good as keyof typeof sum.goods
        sum[part][key] = (sum[part][key] ?? 0) + count
      }
    }
  }
  return sum
}

function said(deal: Deal | null | undefined): string {
  return deal ? words.of('sheriff').deal(deal) : ''
}

/** What a seat still owes another this round, by a promise. */
function owed(view: SheriffView, seat: number | null, other: number): number {
  const vow = view.promises?.find((one) => one.promise === 'pay' && one.seat === seat && one.other === other)
  return vow?.gold_this_round ?? 0
}

export function nameOf(choice: Choice, table: Table): string {
  const w = words.of('sheriff').act
  const view = viewOf(table)
  const mine = view.seats?.[table.seat ?? -1]
  const does = readAction(choice.text)
  if (!does) return choice.text
  const name = (colour: string) => table.names[seatOf(view, colour)] ?? colour
  switch (does.does) {
    case 'set_aside':
    case 'load':
    case 'add_good':
    case 'add_from_bag':
      return w[does.does](does.good)
    case 'pay':
      return w.pay(does.good, view.goods?.[does.good]?.value ?? 0)
    case 'take':
      return w.take(view.discards?.[does.pile][0] ?? null, does.pile)
    case 'lay':
      return w.lay(does.good, does.pile)
    case 'declare':
      return w.declare(does.good, mine?.bag ?? 1)
    case 'honour':
      return w.honour(name(does.colour), owed(view, table.seat, seatOf(view, does.colour)))
    case 'inspect':
      return w.inspect(name(does.colour))
    case 'add_gold':
    case 'add_later':
      return w[does.does](does.coin)
    case 'favour':
      return w.favour(does.favour)
    case 'offer':
      return w.offer[does.side]
    case 'draw':
      return w.draw(mine ? (view.hand_limit ?? mine.cards) - mine.cards : 0)
    case 'close':
      return w.close(total(mine?.in_bag))
    case 'pass':
      return w.pass(said(sumOf(view, 'passing')))
    case 'open':
      return w.open(said(sumOf(view, 'opening')))
    case 'accept':
      return w.accept(said(view.haggle?.demand))
    default:
      return w[does.does]
  }
}

/** Opening a bag and giving away what is offered are asked about; all else is easily mended or not worth a question. */
export function question(choice: Choice, table: Table): string | null {
  const w = words.of('sheriff').ask
  const view = viewOf(table)
  const merchant = view.haggle?.merchant
  const offered = said(sumOf(view, 'passing'))
  if (choice.text === 'open' && merchant !== undefined) {
    return w.open(table.names[merchant] ?? '?', view.seats[merchant]?.penalty_if_true ?? 0)
  }
  if (choice.text === 'stop') return w.stop
  if (choice.text === 'wave through' && offered) return w.wave(offered)
  return null
}
