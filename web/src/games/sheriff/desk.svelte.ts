/** What the viewer is composing before it is sent: cards picked in the hand, the order of cards to lay, deals for bags.
 *  Nothing of it leaves the page until it is whole, so it can be changed at will while others go on talking. */
import type { Step, Table } from '../../table.svelte'
import { step } from './actions'
import { Bargain } from './bargain.svelte'
import { Declaration } from './declaration.svelte'
import { merchants } from './people'
import {
  bagOf,
  besideBag,
  cardByCard,
  changed,
  listed,
  total,
  viewOf,
  type Counted,
  type Good,
  type Legal,
  type Pile,
  type SheriffView,
} from './view'

export class Desk {
  #picked = $state.raw<Counted>({})
  /** The cards to be laid on a pile; the last one ends on top. */
  order = $state.raw<Good[]>([])
  #chosen = $state<number | null>(null)
  readonly #bargains: Bargain[] = [] // by the seats of the bags' owners
  readonly declaration: Declaration
  #key = ''
  #round = ''

  constructor(readonly table: Table) {
    this.declaration = new Declaration(table)
  }

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
    const at = [view.round, view.phase, view.active, table.seat, view.may_set_aside === 0]
    const key = JSON.stringify(at)
    if (key !== this.#key) {
      this.#key = key
      this.#picked = {}
      this.#startAfresh(`${view.round} ${table.seat}`)
    }
    this.#layOut(view)
    this.declaration.follow(view)
    for (const { merchant } of view.gate?.bags ?? []) this.bargain(merchant).follow()
  }

  /** What was composed for bags is forgotten with the round. */
  #startAfresh(round: string): void {
    if (round === this.#round) return
    this.#round = round
    this.#chosen = null
    this.#bargains.forEach((bargain) => bargain.forget())
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

  /** How many of a good one press can pick. */
  all(good: Good): number {
    return Math.max(Math.min(this.left(good), this.room - total(this.picked)), 0)
  }

  pickAll(good: Good): void {
    this.#picked = changed(this.picked, good, this.all(good))
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
    this.#send(andDraw ? [...this.#aside, step({ verb: 'draw', args: [] })] : this.#aside)
  }

  /** The top cards of a pile, in exchange for what is picked. */
  take(pile: Pile, count: number): void {
    const taken = Array<Step>(count).fill(step({ verb: 'take', args: [pile] }))
    this.#send([...this.#aside, ...taken])
  }

  get #aside(): Step[] {
    return cardByCard(this.picked).map((good) => step({ verb: 'set_aside', args: [good] }))
  }

  /** Shut the bag; what is to be said of it is said when it is asked for. */
  snapShut(andSay: Legal | null = null): void {
    const steps = cardByCard(this.picked).map((good) => step({ verb: 'load', args: [good] }))
    const drop = andSay && this.declaration.want(andSay)
    this.#send([...steps, step({ verb: 'close', args: [] })], drop ?? undefined)
  }

  /** The picked cards are gone at once, and back if it comes to nothing. */
  #send(steps: Step[], refused: () => void = () => {}): void {
    const picked = this.#picked
    const key = this.#key
    this.#picked = {}
    this.table.act(steps, () => {
      refused()
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

  // ---- bags at the gate

  /** The bag that is looked at: the one chosen while it lies there, else one's own, else the first. */
  get bag(): number | null {
    const { view, table } = this
    const bags = merchants(view).filter((seat) => bagOf(view, seat))
    const wanted = [view.gate?.draft?.bag, this.#chosen, table.seat]
    return wanted.find((seat) => bags.includes(seat ?? -1)) ?? bags[0] ?? null
  }

  look(bag: number): void {
    this.#chosen = bag
  }

  /** What is composed for a bag. */
  bargain(bag: number): Bargain {
    return (this.#bargains[bag] ??= new Bargain(this.table, bag))
  }
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
