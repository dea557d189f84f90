/** What the viewer is composing before it is sent: cards picked in the hand, the order of cards to lay, a deal.
 *  Nothing of it leaves the page until it is whole, so it can be changed at will while others go on talking. */
import type { Table } from '../../table.svelte'
import { stepsTo } from './actions'
import {
  besideBag, cardByCard, inOrder, listed, NO_DEAL, total, viewOf,
  type Counts, type Deal, type Favour, type Good, type Pile, type SheriffView, type Side,
} from './view'

export class Desk {
  #picked = $state.raw<Counts>({})
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
  get picked(): Counts {
    return this.table.moment ? {} : this.#picked
  }

  /** Start afresh when there is something else to compose; a look at the past leaves everything as it lies. */
  attend(): void {
    const { view, table } = this
    if (table.moment) return
    const at = [view.round, view.phase, view.active, view.haggle?.merchant, table.seat, view.may_set_aside === 0]
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
    if (this.left(good) > 0 && total(this.picked) < this.room) this.#picked = changed(this.picked, good, 1)
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
    const steps = cardByCard(this.picked).map((good) => `set aside ${good}`)
    this.#send(andDraw ? [...steps, 'draw'] : steps)
  }

  snapShut(): void {
    this.#send([...cardByCard(this.picked).map((good) => `load ${good}`), 'close'])
  }

  /** The picked cards are gone at once, and back if it comes to nothing. */
  #send(steps: string[]): void {
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
    this.table.act(this.order.map((good) => `lay ${good} ${pile}`))
  }

  #layOut(view: SheriffView): void {
    const cards = view.phase === 'lay' ? view.aside.goods : view.phase === 'seizure' ? view.seized : null
    const same = JSON.stringify(listed(cards)) === JSON.stringify(listed(count(this.order)))
    if (!same) this.order = cardByCard(cards)
  }

  // ---- a deal

  addGold(gold: number): void {
    this.deal = { ...this.deal, gold: Math.max(this.deal.gold + gold, this.floor.gold) }
  }

  addLater(gold: number): void {
    this.deal = { ...this.deal, gold_next_round: Math.max(this.deal.gold_next_round + gold, this.floor.gold_next_round) }
  }

  addGood(part: 'goods' | 'from_bag', good: Good, by: 1 | -1): void {
    this.deal = { ...this.deal, [part]: changed(this.deal[part], good, by) }
  }

  toggle(favour: Favour): void {
    const { favours } = this.deal
    const rest = favours.filter((one) => one !== favour)
    this.deal = { ...this.deal, favours: rest.length < favours.length ? rest : [...favours, favour] }
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
    if (sheriff === this.table.seat) return haggle.demand && { deal: haggle.demand, side: 'passing' }
    const mine = haggle.offers.find((offer) => offer.seat === this.table.seat)
    return mine ? { deal: mine, side: mine.for } : null
  }

  get isStanding(): boolean {
    const { standing } = this
    return standing !== null && standing.side === this.side && sameDeal(standing.deal, this.deal)
  }

  propose(): void {
    const last = this.view.sheriff === this.table.seat ? 'demand' : `offer for ${this.side}`
    this.table.act([...stepsTo(this.deal, this.floor), last])
  }

  /** Go on from what we have on the table, or from what the server has written down. */
  #copyProposal(): void {
    const { standing, floor } = this
    const offered = JSON.stringify([standing && written(standing.deal), standing?.side, written(floor)])
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
  gold, goods, from_bag, gold_next_round, favours,
})
const written = (deal: Deal): string => JSON.stringify(inOrder(deal))
export const sameDeal = (one: Deal, other: Deal): boolean => written(one) === written(other)

function changed(counts: Counts, good: Good, by: number): Counts {
  return { ...counts, [good]: Math.max((counts[good] ?? 0) + by, 0) }
}

function count(goods: Good[]): Counts {
  return goods.reduce<Counts>((counts, good) => changed(counts, good, 1), {})
}

const desks = new WeakMap<Table, Desk>()

/** The desk at a table; scene and hand share it. */
export function deskOf(table: Table): Desk {
  const found = desks.get(table) ?? new Desk(table)
  desks.set(table, found)
  return found
}
