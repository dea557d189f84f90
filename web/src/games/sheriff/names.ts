/** Actions in words, for their buttons; and what is asked before something final. */
import type { Table } from '../../table.svelte'
import type { Choice } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import {
  isSheriffChoice,
  listed,
  total,
  viewOf,
  type Deal,
  type SheriffView,
  type Side,
} from './view'

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
      for (const [good, count] of listed(offer[part])) {
        sum[part][good] = (sum[part][good] ?? 0) + count
      }
    }
  }
  return sum
}

function said(deal: Deal | null | undefined): string {
  return deal ? words.of('sheriff/words').deal(deal) : ''
}

/** What a seat still owes another this round, by a promise. */
function owed(view: SheriffView, seat: number | null, other: number): number {
  const vow = view.promises.find(
    (one) => one.promise === 'pay' && one.seat === seat && one.other === other,
  )
  return vow?.gold_this_round ?? 0
}

export function nameOf(choice: Choice, table: Table): string {
  const w = words.of('sheriff/words').act
  const view = viewOf(table)
  const mine = view.seats[table.seat ?? -1]
  if (!isSheriffChoice(choice)) return choice.text
  const { verb, args } = choice
  const name = (seat: number) => table.names[seat] ?? '?'
  switch (verb) {
    case 'set_aside':
    case 'load':
    case 'add_good':
    case 'add_from_bag':
      return w[verb](args[0])
    case 'pay':
      return w.pay(args[0], view.goods[args[0]]?.value ?? 0)
    case 'take':
      return w.take(view.discards[args[0]][0] ?? null, args[0])
    case 'lay':
      return w.lay(args[0], args[1])
    case 'declare':
      return w.declare(args[0], mine?.bag ?? 1)
    case 'honour':
      return w.honour(name(args[0]), owed(view, table.seat, args[0]))
    case 'inspect':
      return w.inspect(name(args[0]))
    case 'add_gold':
    case 'add_later':
      return w[verb](args[0])
    case 'add_promise':
      return w.favour(args[0])
    case 'offer':
      return w.offer[args[0]]
    case 'draw':
      return w.draw(mine ? view.hand_limit - mine.cards : 0)
    case 'close':
      return w.close(total(mine?.in_bag))
    case 'pass':
      return w.pass(said(sumOf(view, 'passing')))
    case 'open':
      return w.open(said(sumOf(view, 'opening')))
    case 'accept':
      return w.accept(said(view.haggle?.demand))
    default:
      return w[verb]
  }
}

/** Opening a bag and giving away what is offered are asked about; all else is easily mended or not worth a question. */
export function question(choice: Choice, table: Table): string | null {
  const w = words.of('sheriff/words').ask
  const view = viewOf(table)
  const merchant = view.haggle?.merchant
  const offered = said(sumOf(view, 'passing'))
  if (choice.verb === 'open' && merchant !== undefined) {
    return w.open(table.names[merchant] ?? '?', view.seats[merchant]?.penalty_if_true ?? 0)
  }
  if (choice.verb === 'stop') return w.stop
  if (choice.verb === 'wave' && offered) return w.wave(offered)
  return null
}
