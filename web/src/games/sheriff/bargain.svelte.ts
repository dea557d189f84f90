/** What the viewer is composing for one bag: an offer, or the sheriff's demand. Nothing of it leaves the page until it is
 *  proposed as a whole, so it can be changed at will while others go on talking. */
import type { Step, Table } from '../../table.svelte'
import { step, stepsTo } from './actions'
import {
  bagOf,
  changed,
  inOrder,
  isEmpty,
  listed,
  NO_DEAL,
  NO_LIMITS,
  sortOf,
  total,
  viewOf,
  type Bag,
  type Deal,
  type DealPromise,
  type Good,
  type Limits,
  type SheriffView,
  type Side,
} from './view'

/** The parts of a deal, in the order in which they are written down. */
const PARTS = [
  'gold',
  'goods',
  'from_bag',
  'gold_next_round',
  'promises',
  'opens',
  'passes',
  'no_other',
] as const
export type Part = (typeof PARTS)[number]

export class Bargain {
  deal = $state.raw<Deal>(NO_DEAL)
  /** The word of honour itself: it is kept with the deal that is proposed. */
  word = $state('')
  #side = $state<Side>('passing')
  #offered = ''
  /** What we had on the table last: it lies here still when it was refused or taken back. */
  #last = $state.raw<Deal>(NO_DEAL)

  constructor(
    readonly table: Table,
    readonly bag: number,
  ) {}

  get view(): SheriffView {
    return viewOf(this.table)
  }

  get #here(): Bag | undefined {
    return bagOf(this.view, this.bag)
  }

  get limits(): Limits {
    return this.#here?.limits ?? NO_LIMITS
  }

  get isDemand(): boolean {
    return this.view.sheriff === this.table.seat
  }

  /** Whether it could be proposed now, were it whole. */
  get isOpen(): boolean {
    const { draft } = this.view.gate ?? {}
    if (draft) return draft.bag === this.bag
    const begins = step({ verb: 'about', args: [this.bag] }).text
    return this.table.seen?.legal.some(({ text }) => text === begins) ?? false
  }

  /** What it is offered for, as far as the game allows it. */
  get side(): Side {
    const { sides } = this.limits
    return sides.includes(this.#side) ? this.#side : (sides[0] ?? 'passing')
  }

  set side(side: Side) {
    this.#side = side
  }

  // ---- putting in and taking out

  setGold(gold: number): void {
    const most = Math.max(this.limits.gold, this.floor.gold)
    this.deal = { ...this.deal, gold: Math.min(Math.max(gold, this.floor.gold), most) }
  }

  addLater(gold: number): void {
    const later = Math.max(this.deal.gold_next_round + gold, this.floor.gold_next_round)
    this.deal = { ...this.deal, gold_next_round: later }
  }

  addGood(part: 'goods' | 'from_bag', good: Good, by: 1 | -1): void {
    this.deal = { ...this.deal, [part]: changed(this.deal[part], good, by) }
  }

  toggle(promise: DealPromise): void {
    this.deal = { ...this.deal, promises: toggled(this.deal.promises, promise) }
  }

  /** A clause about another bag; one cannot be opened and pass. */
  toggleClause(part: 'opens' | 'passes', bag: number): void {
    const other = part === 'opens' ? 'passes' : 'opens'
    this.deal = {
      ...this.deal,
      [part]: toggled(this.deal[part], bag),
      [other]: this.deal[other].filter((one) => one !== bag),
      no_other: part === 'passes' && this.deal.no_other,
    }
  }

  /** The clause that no other bag is opened, beside which none can be. */
  toggleNoOther(): void {
    this.deal = { ...this.deal, opens: [], no_other: !this.deal.no_other }
  }

  clear(): void {
    this.word = ''
    this.deal = this.floor
  }

  /** How much more can go into the deal: of gold, of each good that can be named, of the bag. */
  get more(): { gold: number; later: number; goods: [Good, number][]; fromBag: number } {
    const { deal, limits } = this
    const isHidden = (good: Good) => sortOf(good) !== 'legal'
    const named = listed(deal.goods).filter(([good]) => isHidden(good))
    const hidden = limits.contraband - named.reduce((sum, [, count]) => sum + count, 0)
    return {
      gold: limits.gold - deal.gold,
      later: limits.gold_next_round - deal.gold_next_round,
      goods: listed(limits.goods).map(([good, most]) => {
        const rest = most - (deal.goods[good] ?? 0)
        return [good, isHidden(good) ? Math.min(rest, hidden) : rest]
      }),
      fromBag: limits.from_bag - total(deal.from_bag),
    }
  }

  // ---- what is written down

  /** What the game has written down already, step by step: it cannot be taken out again. */
  get floor(): Deal {
    const { draft } = this.view.gate ?? {}
    return draft?.bag === this.bag ? plain(draft) : NO_DEAL
  }

  /** Whether a part can still be changed: none can that comes before what is written down. */
  mayChange(part: Part): boolean {
    const { floor } = this
    return PARTS.indexOf(part) > PARTS.findLastIndex((one) => isThere(floor[one]))
  }

  /** What we have on the table: an offer, or the sheriff's demand. */
  get standing(): { deal: Deal; side: Side } | null {
    const here = this.#here
    if (this.isDemand) return here?.demand ? { deal: here.demand, side: 'passing' } : null
    const mine = here?.offers.find((offer) => offer.seat === this.table.seat)
    return mine ? { deal: mine, side: mine.for } : null
  }

  get isStanding(): boolean {
    const { standing } = this
    return standing !== null && standing.side === this.side && sameDeal(standing.deal, this.deal)
  }

  get isEmpty(): boolean {
    return isEmpty(this.deal)
  }

  /** Whether something lies here that was not on the table before. */
  get isComposed(): boolean {
    return !this.isEmpty && !this.isStanding && !sameDeal(this.deal, this.#last)
  }

  // ---- proposing

  /** The step that puts the deal on the table. */
  get proposal(): Step {
    if (this.isDemand) return step({ verb: 'demand', args: [] })
    return step({ verb: 'offer', args: [this.side] })
  }

  propose(): void {
    const begun = this.view.gate?.draft?.bag === this.bag
    const beginning = begun ? [] : [step({ verb: 'about', args: [this.bag] })]
    const word = this.hasWord ? this.word.trim() : ''
    this.table.act([...beginning, ...stepsTo(this.deal, this.floor), this.proposal], () => {}, word)
  }

  /** Whether there is a word of honour in the deal, and somebody who can read it. */
  get hasWord(): boolean {
    const { chat, hot_seat } = this.table.info ?? {}
    return this.deal.promises.includes('words') && Boolean(chat || hot_seat)
  }

  forget(): void {
    this.word = ''
    this.deal = NO_DEAL
    this.#last = NO_DEAL
    this.#side = 'passing'
    this.#offered = ''
  }

  /** Go on from what we have on the table, or from what the game has written down. */
  follow(): void {
    const { standing, floor } = this
    const own = standing && written(standing.deal)
    const offered = JSON.stringify([own, standing?.side, written(floor)])
    if (offered === this.#offered) return
    this.#offered = offered
    if (!sameDeal(floor, NO_DEAL)) this.deal = floor
    else if (standing) {
      this.deal = plain(standing.deal)
      this.#last = this.deal
      this.#side = standing.side
    }
  }
}

const plain = (deal: Deal): Deal => ({
  gold: deal.gold,
  goods: deal.goods,
  from_bag: deal.from_bag,
  gold_next_round: deal.gold_next_round,
  promises: deal.promises,
  opens: deal.opens,
  passes: deal.passes,
  no_other: deal.no_other,
})

function isThere(part: Deal[Part]): boolean {
  if (Array.isArray(part)) return part.length > 0
  return typeof part === 'object' ? total(part as Deal['goods']) > 0 : Boolean(part)
}

const toggled = <T>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

const written = (deal: Deal): string => JSON.stringify(inOrder(deal))
export const sameDeal = (one: Deal, other: Deal): boolean => written(one) === written(other)
