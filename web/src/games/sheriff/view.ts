/** What a seat sees of Sheriff of Nottingham, as docs/view.md describes it. */
import type { GameEvent, Table } from '../../table.svelte'

export const LEGAL = ['apples', 'cheese', 'bread', 'chickens'] as const
export const CONTRABAND = ['pepper', 'mead', 'silk', 'crossbow'] as const
export const ROYAL = ['green_apples', 'golden_apples', 'gouda', 'bleu', 'rye', 'pumpernickel', 'rooster'] as const
export const GOODS = [...LEGAL, ...CONTRABAND, ...ROYAL] as const
export const COINS = [1, 5, 20, 50] as const
export const PILES = ['left', 'right'] as const
export const FAVOURS = ['pass_yours', 'pass_mine', 'not_open', 'words'] as const

export type Legal = (typeof LEGAL)[number]
export type Good = (typeof GOODS)[number]
export type Coin = (typeof COINS)[number]
export type Pile = (typeof PILES)[number]
export type Favour = (typeof FAVOURS)[number]
export type Sort = 'legal' | 'contraband' | 'royal'
export type Counts = Partial<Record<Good, number>>
export type Side = 'passing' | 'opening'
export type Phase = 'market' | 'lay' | 'load' | 'declare' | 'inspect' | 'haggle' | 'debt' | 'seizure' | 'over'
export type PromiseSort = 'let_pass' | 'open_nothing' | 'pay' | 'words'

export interface Deal {
  gold: number
  goods: Counts
  from_bag: Counts
  gold_next_round: number
  favours: Favour[]
}

export interface Offer extends Deal {
  seat: number
  for: Side
}

export interface Haggle {
  merchant: number
  talking: number[]
  offers: Offer[]
  demand: Deal | null
  draft: Deal | null
  proposals_left: number[] | null
}

export interface Seat {
  colour: string
  gold: number
  cards: number
  hand: Counts | null
  loading: boolean
  bag: number
  in_bag: Counts | null
  declared: Legal | null
  penalty_if_true: number | null
  legal: Counts
  contraband: number
  contraband_goods: Counts | null
  remembered?: Counts
  remembered_contraband?: Counts
}

export interface Vow {
  seat: number
  other: number
  promise: PromiseSort
  open: boolean
  gold_this_round?: number
  gold_next_round?: number
  kept: number
  broken: number
}

export interface GoodFacts {
  kind: Sort
  copies: number
  value: number
  penalty: number
  counts_as: Legal | null
  counts_for: number
}

export interface Standing {
  cards: number[]
  king: number[]
  queen: number[]
}

export interface SheriffView {
  phase: Phase
  round: number
  rounds: number
  sheriff: number
  active: number | null
  actors: number[]
  points: number[]
  winners: number[]
  seats: Seat[]
  draw_pile: number
  discards: Record<Pile, Good[]>
  left_out: number
  hand_limit: number
  bag_limits: [number, number]
  may_set_aside: number
  aside: { cards: number; goods: Counts | null }
  haggle: Haggle | null
  seized: Counts
  debt: { debtor: number; creditor: number; gold: number } | null
  promises: Vow[]
  goods: Partial<Record<Good, GoodFacts>>
  kings: Partial<Record<Legal, number>>
  queens: Partial<Record<Legal, number>>
  standings: Partial<Record<Legal, Standing>>
}

/** An event, with what may come with it. */
export interface SheriffEvent extends GameEvent {
  seat?: number
  other?: number
  good?: Good
  pile?: Pile
  count?: number
  gold?: number
  round?: number
  deal?: Deal
}

/** The view that is shown, as this game's. */
export const viewOf = (table: Table): SheriffView => (table.shown?.view ?? {}) as unknown as SheriffView

export const NO_DEAL: Deal = { gold: 0, goods: {}, from_bag: {}, gold_next_round: 0, favours: [] }

/** Counted goods in the order of the goods. */
export function listed(counts: Counts | null | undefined): [Good, number][] {
  return GOODS.flatMap((good) => (counts?.[good] ? [[good, counts[good]] as [Good, number]] : []))
}

/** The cards that a hand has beside those in the bag; while it is loaded, they still count as in the hand. */
export function besideBag({ hand, in_bag }: Seat, phase: Phase): Counts {
  const loaded = phase === 'load' ? in_bag : null
  return Object.fromEntries(listed(hand).map(([good, count]) => [good, count - (loaded?.[good] ?? 0)]))
}

/** The same, card by card. */
export const cardByCard = (counts: Counts | null): Good[] =>
  listed(counts).flatMap(([good, count]) => Array<Good>(count).fill(good))

export const total = (counts: Counts | null | undefined): number =>
  listed(counts).reduce((sum, [, count]) => sum + count, 0)

/** A deal in one order, to be compared with others. */
export const inOrder = (deal: Deal): unknown[] => [
  deal.gold, listed(deal.goods), listed(deal.from_bag), deal.gold_next_round, [...deal.favours].sort(),
]

export const isEmpty = (deal: Deal): boolean =>
  deal.gold + deal.gold_next_round + deal.favours.length + total(deal.goods) + total(deal.from_bag) === 0

export const sortOf = (good: Good): Sort =>
  (LEGAL as readonly Good[]).includes(good) ? 'legal' : (ROYAL as readonly Good[]).includes(good) ? 'royal' : 'contraband'

/** A number of gold in as few coins as possible, large ones first. */
export function coinsOf(gold: number): Coin[] {
  const coins: Coin[] = []
  for (const coin of [50, 20, 5, 1] as const) {
    for (; gold >= coin; gold -= coin) coins.push(coin)
  }
  return coins
}
