/** What a seat sees of Sheriff of Nottingham, and small questions about it. */
import type { Table } from '../../table.svelte'
import type { GameView } from '../../wire/messages'
import { factsOf } from '../facts'
import {
  CONTRABANDS,
  GOODS,
  isSheriffInfo,
  isSheriffView,
  LEGALS,
  ROYALS,
  SORTS,
  type Bag,
  type Counted,
  type Good,
  type Limits,
  type Phase,
  type Proposal,
  type SheriffFacts,
  type SheriffSeat,
  type SheriffView,
  type Sort,
} from './types'

export * from './types'

/** A deal, be it proposed or only composed. */
export type Deal = Omit<Proposal, 'proposal'>

/** A view as this game's; only its own come here. */
export function asSheriff(view: GameView | undefined): SheriffView {
  if (view && isSheriffView(view)) return view
  throw new Error('this is no view of sheriff')
}

/** The view that is shown. A board is only drawn once there is one. */
export const viewOf = (table: Table): SheriffView => asSheriff(table.shown?.view)

export const facts = (): SheriffFacts => factsOf('sheriff', isSheriffInfo)

const SORTED: Record<Sort, readonly Good[]> = {
  legal: LEGALS,
  contraband: CONTRABANDS,
  royal: ROYALS,
}

export const sortOf = (good: Good): Sort =>
  SORTS.find((sort) => SORTED[sort].includes(good)) ?? 'contraband'

export const NO_DEAL: Deal = {
  gold: 0,
  goods: {},
  from_bag: {},
  gold_next_round: 0,
  promises: [],
  opens: [],
  passes: [],
  no_other: false,
}

/** Where nothing can be composed. */
export const NO_LIMITS: Limits = {
  gold: 0,
  goods: {},
  contraband: 0,
  from_bag: 0,
  gold_next_round: 0,
  promises: [],
  opens: [],
  passes: [],
  no_other: false,
  sides: [],
}

/** Counted goods in the order of the goods. */
export function listed(counts: Counted | null | undefined): [Good, number][] {
  return GOODS.flatMap((good) => (counts?.[good] ? [[good, counts[good]] as [Good, number]] : []))
}

/** The cards that a hand has beside those in the bag; while it is loaded, they still count as in the hand. */
export function besideBag({ hand, in_bag }: SheriffSeat, phase: Phase): Counted {
  const loaded = phase === 'load' ? in_bag : null
  return Object.fromEntries(
    listed(hand).map(([good, count]) => [good, count - (loaded?.[good] ?? 0)]),
  )
}

/** The same, card by card. */
export const cardByCard = (counts: Counted | null): Good[] =>
  listed(counts).flatMap(([good, count]) => Array<Good>(count).fill(good))

export const total = (counts: Counted | null | undefined): number =>
  listed(counts).reduce((sum, [, count]) => sum + count, 0)

/** With one more or fewer of a good. */
export const changed = (counts: Counted, good: Good, by: number): Counted => ({
  ...counts,
  [good]: Math.max((counts[good] ?? 0) + by, 0),
})

/** A deal in one order, to be compared with others. */
export const inOrder = (deal: Deal): unknown[] => [
  deal.gold,
  listed(deal.goods),
  listed(deal.from_bag),
  deal.gold_next_round,
  [...deal.promises].sort(),
  [...deal.opens].sort(),
  [...deal.passes].sort(),
  deal.no_other,
]

/** Nothing is given; clauses alone are no proposal. */
export const isEmpty = (deal: Deal): boolean =>
  deal.gold +
    deal.gold_next_round +
    deal.promises.length +
    total(deal.goods) +
    total(deal.from_bag) ===
  0

/** Whether a deal says something about other bags. */
export const hasClauses = ({ opens, passes, no_other }: Deal): boolean =>
  no_other || opens.length + passes.length > 0

/** A bag that is not decided, by its owner. */
export const bagOf = (view: SheriffView, merchant: number | null): Bag | undefined =>
  view.gate?.bags.find((bag) => bag.merchant === merchant)

/** A number of gold in as few coins as possible, large ones first. */
export function coinsOf(gold: number): number[] {
  const coins: number[] = []
  for (const coin of facts().coins.toReversed()) {
    for (; gold >= coin; gold -= coin) coins.push(coin)
  }
  return coins
}
