/** What the viewer is composing before it is sent: cards picked in the hand, the order of cards to lay, a deal.
 *  Nothing of it leaves the page until it is whole, so it can be changed at will while others go on talking. */
import type { Step, Table } from '../../table.svelte'
import { step, stepsTo } from './actions'
import {
  besideBag,
  cardByCard,
  inOrder,
  listed,
  NO_DEAL,
  NO_LIMITS,
  sortOf,
  total,
  viewOf,
  type Counted,
  type Deal,
  type DealPromise,
  type Good,
  type Pile,
  type SheriffView,
  type Side,
} from './view'

export class Desk {
  #picked = $state.raw<Counted>({})
  /** The cards to be laid on a pile; the last one ends on top. */
  order = $state.raw<Good[]>([])
  deal = $state.raw<Deal>(NO_DEAL)
  side = $state<Side>('passing')
  #key = ''
  #offered = ''

  constructor(readonly table: Table) {}

  get view(): SheriffView {
    return viewOf(this.table)
  }

  /** Cards picked in the hand: to be set aside, or for the bag. In a moment of the past none are. */
  get picked(): Counted {
    return this.table.moment ? {} : this.#picked
  }

  /** Start afresh when there is something else to compose; a look at the past leaves everything as it lies. */
  attend(): void {
    const { view, table } = this
    if (table.moment) return
    const at = [
      view.round,
      view.phase,
      view.active,
      view.haggle?.merchant,
      table.seat,
      view.may_set_aside === 0,
    ]
    const key = JSON.stringify(at)
    if (key !== this.#key) {
      this.#key = key
      this.#picked = {}
      this.#offered = ''
      this.deal = NO_DEAL
      this.side = 'passing'
    }
    this.#layOut(view)
    this.#copyProposal()
  }

  // ---- cards of the hand

  /** What the hand has beyond what is picked. */
  left(good: Good): number {
    const mine = this.view.seats[this.table.seat ?? -1]
    return mine ? (besideBag(mine, this.view.phase)[good] ?? 0) - (this.picked[good] ?? 0) : 0
  }

  pick(good: Good): void {
    if (this.left(good) > 0 && total(this.picked) < this.room)
      this.#picked = changed(this.picked, good, 1)
  }

  putBack(good: Good): void {
    if (this.picked[good]) this.#picked = changed(this.picked, good, -1)
  }

  /** How many cards may be picked. */
  get room(): number {
    const { view, table } = this
    const mine = view.seats[table.seat ?? -1]
    if (view.phase === 'load') return mine?.loading ? view.bag_limits[1] - total(mine.in_bag) : 0
    return view.phase === 'market' && view.active === table.seat ? view.may_set_aside : 0
  }

  setAside(andDraw: boolean): void {
    const steps = cardByCard(this.picked).map((good) => step({ verb: 'set_aside', args: [good] }))
    this.#send(andDraw ? [...steps, step({ verb: 'draw', args: [] })] : steps)
  }

  snapShut(): void {
    const steps = cardByCard(this.picked).map((good) => step({ verb: 'load', args: [good] }))
    this.#send([...steps, step({ verb: 'close', args: [] })])
  }

  /** The picked cards are gone at once, and back if it comes to nothing. */
  #send(steps: Step[]): void {
    const picked = this.#picked
    const key = this.#key
    this.#picked = {}
    this.table.act(steps, () => {
      if (key === this.#key) this.#picked = picked
    })
  }

  // ---- cards to be laid on a pile

  toTop(place: number): void {
    const good = this.order[place]
    if (good) this.order = [...this.order.filter((_, number) => number !== place), good]
  }

  layAll(pile: Pile): void {
    this.table.act(this.order.map((good) => step({ verb: 'lay', args: [good, pile] })))
  }

  #layOut(view: SheriffView): void {
    const cards =
      view.phase === 'lay' ? view.aside.goods : view.phase === 'seizure' ? view.seized : null
    const same = JSON.stringify(listed(cards)) === JSON.stringify(listed(count(this.order)))
    if (!same) this.order = cardByCard(cards)
  }

  // ---- a deal

  addGold(gold: number): void {
    this.deal = { ...this.deal, gold: Math.max(this.deal.gold + gold, this.floor.gold) }
  }

  addLater(gold: number): void {
    this.deal = {
      ...this.deal,
      gold_next_round: Math.max(this.deal.gold_next_round + gold, this.floor.gold_next_round),
    }
  }

  addGood(part: 'goods' | 'from_bag', good: Good, by: 1 | -1): void {
    this.deal = { ...this.deal, [part]: changed(this.deal[part], good, by) }
  }

  /** How much more can go into the deal: of gold, of each good that can be named, of the bag. */
  get more(): { gold: number; later: number; goods: [Good, number][]; fromBag: number } {
    const limits = this.view.haggle?.limits ?? NO_LIMITS
    const { deal } = this
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

  toggle(promise: DealPromise): void {
    const { favours } = this.deal
    const rest = favours.filter((one) => one !== promise)
    this.deal = {
      ...this.deal,
      favours: rest.length < favours.length ? rest : [...favours, promise],
    }
  }

  clear(): void {
    this.deal = this.floor
  }

  /** What the server has written down already, step by step. */
  get floor(): Deal {
    return this.view.haggle?.draft ?? NO_DEAL
  }

  /** What we have on the table: an offer, or the sheriff's demand. */
  get standing(): { deal: Deal; side: Side } | null {
    const { haggle, sheriff } = this.view
    if (!haggle) return null
    if (sheriff === this.table.seat)
      return haggle.demand && { deal: haggle.demand, side: 'passing' }
    const mine = haggle.offers.find((offer) => offer.seat === this.table.seat)
    return mine ? { deal: mine, side: mine.for } : null
  }

  get isStanding(): boolean {
    const { standing } = this
    return standing !== null && standing.side === this.side && sameDeal(standing.deal, this.deal)
  }

  /** The step that puts the deal on the table. */
  get proposal(): Step {
    if (this.view.sheriff === this.table.seat) return step({ verb: 'demand', args: [] })
    return step({ verb: 'offer', args: [this.side] })
  }

  propose(): void {
    this.table.act([...stepsTo(this.deal, this.floor), this.proposal])
  }

  /** Go on from what we have on the table, or from what the server has written down. */
  #copyProposal(): void {
    const { standing, floor } = this
    const offered = JSON.stringify([
      standing && written(standing.deal),
      standing?.side,
      written(floor),
    ])
    if (offered === this.#offered) return
    const fresh = this.#offered === ''
    this.#offered = offered
    if (written(floor) !== written(NO_DEAL)) this.deal = floor
    else if (standing) {
      this.deal = plain(standing.deal)
      this.side = standing.side
    } else if (fresh) this.deal = NO_DEAL
  }
}

const plain = ({ gold, goods, from_bag, gold_next_round, favours }: Deal): Deal => ({
  gold,
  goods,
  from_bag,
  gold_next_round,
  favours,
})
const written = (deal: Deal): string => JSON.stringify(inOrder(deal))
export const sameDeal = (one: Deal, other: Deal): boolean => written(one) === written(other)

function changed(counts: Counted, good: Good, by: number): Counted {
  return { ...counts, [good]: Math.max((counts[good] ?? 0) + by, 0) }
}

function count(goods: Good[]): Counted {
  return goods.reduce<Counted>((counts, good) => changed(counts, good, 1), {})
}

const desks = new WeakMap<Table, Desk>()

/** The desk at a table; scene and hand share it. */
export function deskOf(table: Table): Desk {
  const found = desks.get(table) ?? new Desk(table)
  desks.set(table, found)
  return found
}
