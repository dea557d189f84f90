/**
 * The sand-glass of a talk, as sherwood/server/live/glass.py has it: it runs for longer with each proposal, and stands
 * still while somebody composes one.
 */
import type { Glass } from '../wire/messages.ts'

/** How it runs. */
export interface GlassRule {
  /** Seconds in a full one. */
  seconds: number
  /** One for all that is talked about, and not for each of it. */
  once: boolean
  /** It ends the time of people as well, and not of bots alone. */
  forAll: boolean
  /** Of the usual time for which people are shown what happened, before it runs. */
  leisure: number
}

const LONGER = 0.25 // of a full glass for every proposal
const MOST = 3 // full glasses, however much is proposed
const STANDS_STILL = 20 // seconds in all, for each time that it is turned

export class SandGlass {
  /** When it runs out, if it stands still for as long as it can; null: there is no talk. */
  ends: number | null = null
  #begins = 0
  #latest = 0
  #standsUntil = 0
  #stillLeft = 0
  readonly #composing = new Set<number>()

  readonly rule: GlassRule

  constructor(rule: GlassRule) {
    this.rule = rule
  }

  /** What can be talked about, before something was done and now, as flags. */
  see(before: number, now: number, at: number, proposed: boolean): void {
    if (!now) {
      this.ends = null
      this.#composing.clear()
    } else if (this.ends === null || (now !== before && !this.rule.once)) this.turn(at)
    else if (proposed) {
      const longer = this.ends + LONGER * this.rule.seconds
      this.ends = Math.max(this.ends, Math.min(longer, this.#latest))
    }
  }

  turn(at: number): void {
    this.ends = at + this.rule.seconds
    this.#latest = at + MOST * this.rule.seconds
    this.#begins = this.#standsUntil = at
    this.#stillLeft = STANDS_STILL
    if (this.#composing.size > 0) this.#stop(at)
  }

  compose(seat: number, at: number): void {
    if (this.ends === null || this.#composing.has(seat)) return
    this.#composing.add(seat)
    if (this.#composing.size === 1) this.#stop(at)
  }

  rest(seat: number, at: number): void {
    if (this.#composing.delete(seat) && this.#composing.size === 0) this.#goOn(at)
  }

  get composing(): number[] {
    return [...this.#composing]
  }

  get told(): Glass {
    const { ends, rule } = this
    return { type: 'glass', seconds: rule.seconds, ends, still_until: this.#standsUntil }
  }

  #stop(at: number): void {
    if (this.ends === null || at >= this.ends) return
    this.#standsUntil = Math.max(at, this.#begins) + this.#stillLeft
    this.ends += this.#stillLeft
    this.#latest += this.#stillLeft
  }

  #goOn(at: number): void {
    if (this.ends === null) return
    const rest = this.#standsUntil - Math.max(at, this.#begins)
    const unused = Math.min(Math.max(0, rest), this.#stillLeft)
    this.ends -= unused
    this.#latest -= unused
    this.#standsUntil -= unused
    this.#stillLeft = unused
  }
}
