/**
 * Passing for somebody who has nothing to decide: where there is one choice, it is made after a time that is always
 * the same, and whoever declines sooner is kept until then. So nobody learns from a quick pass what the other could
 * have done. Where the table itself asks whether one reacts, it answers at a fixed moment of its own.
 */
import type { Kit } from '../games/kit'
import type { Table } from '../table.svelte'
import type { Choice, SeatInfo } from '../wire/messages'
import { sitDown } from '../wire/requests'

export const DELAY = 1200 // milliseconds

export class Deputy {
  /** What will be done in a moment. */
  held = $state.raw<Choice | null>(null)
  #asked = { version: -1, at: 0 }
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: Table,
    readonly kit: Kit,
  ) {}

  get #seats(): SeatInfo[] {
    return this.table.info?.seats.filter((seat) => seat.yours) ?? []
  }

  /** Whether we want it at this table. In a lesson every choice is ours, since each of them is explained. */
  get isOn(): boolean {
    return !this.isLesson && this.#seats.some((seat) => seat.says_no)
  }

  get isLesson(): boolean {
    return this.table.info?.lesson != null
  }

  /** The only thing that can be done now; null: there is nothing, or something to decide. */
  get only(): Choice | null {
    const [only, ...others] = this.table.legal
    return only && others.length === 0 && !this.table.director.playing ? only : null
  }

  async turn(on: boolean): Promise<void> {
    for (const { seat, name } of this.#seats)
      await sitDown(this.table.id, seat, { name, says_no: on })
  }

  /** To be called whenever the table shows something new. */
  follow(now = Date.now()): void {
    const { seen, director } = this.table
    if (!seen || director.playing) return
    if (seen.version !== this.#asked.version) {
      this.stop()
      this.#asked = { version: seen.version, at: now }
    }
    if (this.isOn && this.only && !this.held) this.#later(this.only, now)
  }

  /** Make a choice of ours, at once or when its time has come. */
  choose(choice: Choice, now = Date.now()): void {
    const declines = this.kit.isNo?.(choice) ?? false
    if (this.isOn && declines && now < this.#asked.at + DELAY) this.#later(choice, now)
    else this.#do(choice)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.held = null
  }

  #later(choice: Choice, now: number): void {
    this.stop()
    this.held = choice
    this.#timer = setTimeout(() => this.#do(choice), this.#asked.at + DELAY - now)
  }

  #do(choice: Choice): void {
    this.stop()
    if (this.table.legal.some((one) => one.action === choice.action)) this.table.choose(choice)
  }
}
