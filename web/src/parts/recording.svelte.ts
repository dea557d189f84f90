/** A finished game, fetched in stretches as it is looked at. */
import type { ReplayStep, View } from '../wire/messages'
import { getReplay } from '../wire/requests'

const STRETCH = 50

export class Recording {
  length = $state(0)
  #steps = new Map<number, ReplayStep>()
  #asked = new Map<number, Promise<void>>()

  constructor(
    readonly id: string,
    /** A seat, or null: all cards open. */
    readonly eyes: number | null,
  ) {}

  /** One step as a view; there is nothing to choose in the past. */
  async view(step: number): Promise<View> {
    await this.#fetch(Math.floor(step / STRETCH))
    if ((step + 1) % STRETCH === 0) void this.#fetch((step + 1) / STRETCH)
    const found = this.#steps.get(step)
    if (!found) throw new Error(`The game has no step ${step}.`)
    return {
      type: 'view', version: step + 1, seat: this.eyes, view: found.view, legal: [], events: found.events,
      waiting_for: [], can_take_back: false, deadline: null, over: step === this.length - 1,
    }
  }

  #fetch(stretch: number): Promise<void> {
    const asked = this.#asked.get(stretch)
    if (asked) return asked
    const start = stretch * STRETCH
    const fetched = getReplay(this.id, start, this.eyes).then((replay) => {
      this.length = replay.length
      replay.steps.forEach((step, at) => this.#steps.set(start + at, step))
    })
    this.#asked.set(stretch, fetched)
    fetched.catch(() => this.#asked.delete(stretch))
    return fetched
  }
}
