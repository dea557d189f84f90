/** Actions in words, for their buttons; and what is asked before something final. */
import type { Table } from '../../table.svelte'
import type { Choice } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import {
  bagOf,
  changed,
  isSheriffChoice,
  listed,
  NO_DEAL,
  total,
  viewOf,
  type Deal,
  type SheriffView,
  type Side,
} from './view'

const both = <T>(some: readonly T[], more: readonly T[]): T[] => [...new Set([...some, ...more])]

/** All that lies on the table for one decision about a bag, added up; null: nothing. */
export function sumOf(view: SheriffView, bag: number, side: Side): Deal | null {
  const offers = bagOf(view, bag)?.offers.filter((offer) => offer.for === side) ?? []
  return offers.length > 0 ? offers.reduce(plus, NO_DEAL) : null
}

function plus(one: Deal, other: Deal): Deal {
  const counts = (part: 'goods' | 'from_bag') =>
    listed(other[part]).reduce((sum, [good, count]) => changed(sum, good, count), one[part])
  return {
    gold: one.gold + other.gold,
    goods: counts('goods'),
    from_bag: counts('from_bag'),
    gold_next_round: one.gold_next_round + other.gold_next_round,
    promises: both(one.promises, other.promises),
    opens: both(one.opens, other.opens),
    passes: both(one.passes, other.passes),
    no_other: one.no_other || other.no_other,
  }
}

function said(deal: Deal | null | undefined, table: Table): string {
  return deal ? words.of('sheriff/words').deal(deal, table.reader) : ''
}

/** What a seat still owes another this round, by a promise. */
function owed(view: SheriffView, seat: number | null, other: number): number {
  const vow = view.promises.find(
    (one) => one.promise === 'pay' && one.seat === seat && one.other === other,
  )
  return vow?.gold_this_round ?? 0
}

export function nameOf(choice: Choice, table: Table): string {
  const { act: w, theBag } = words.of('sheriff/words')
  const view = viewOf(table)
  const mine = view.seats[table.seat ?? -1]
  if (!isSheriffChoice(choice)) return choice.text
  const { verb, args } = choice
  const name = (seat: number) => table.names[seat] ?? '?'
  const bag = (seat: number) => theBag(seat, table.reader)
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
    case 'judge':
      return w.judge[args[1]](name(args[0])) + wordOf(view, table, args[0])
    case 'add_gold':
    case 'add_later':
      return w[verb](args[0])
    case 'add_promise':
      return w.promise(args[0])
    case 'offer':
      return w.offer[args[0]]
    case 'draw':
      return w.draw(mine ? view.hand_limit - mine.cards : 0)
    case 'close':
      return w.close(total(mine?.in_bag))
    case 'pass':
      return w.pass(bag(args[0]), said(sumOf(view, args[0], 'passing'), table))
    case 'open':
      return w.open(bag(args[0]), said(sumOf(view, args[0], 'opening'), table))
    case 'refuse':
      return w.refuse(name(args[0]), bag(args[1]))
    case 'wave':
    case 'about':
    case 'and_open':
    case 'and_pass':
    case 'withdraw':
      return w[verb](bag(args[0]))
    case 'accept':
      return w.accept(said(bagOf(view, table.seat)?.demand, table))
    default:
      return w[verb]
  }
}

/** What somebody gave us their word of honour on, for whoever judges it. */
function wordOf({ promises }: SheriffView, table: Table, giver: number): string {
  const vow = promises.find(
    ({ seat, other, promise }) => seat === giver && other === table.seat && promise === 'words',
  )
  const word = vow?.proposal ? table.wordsWith(giver, vow.proposal) : ''
  return word && words.of('sheriff/words').quoted(word)
}

/** Opening a bag, unless its clasp is held, and giving away what is offered are asked about. */
export function question(choice: Choice, table: Table): string | null {
  const w = words.of('sheriff/words').ask
  const { theBag } = words.of('sheriff/words')
  const view = viewOf(table)
  if (!isSheriffChoice(choice)) return null
  const { verb, args } = choice
  if (verb === 'open') {
    return w.open(theBag(args[0], table.reader), view.seats[args[0]]?.penalty_if_true ?? 0)
  }
  if (verb === 'stop') return w.stop
  const offered = verb === 'wave' ? said(sumOf(view, args[0], 'passing'), table) : ''
  return offered ? w.wave(offered) : null
}
