/** A finished game that the server shows, fetched in stretches as it is looked at. */
import type { ReplayStep, View } from '../wire/messages'
import { getReplay } from '../wire/requests'
import type { Source } from './recording.svelte'

const STRETCH = 50

/** A game whose steps the server shows: where the page has no rules, or not those by which it was played. */
export class Fetched implements Source {
  length = 0
  readonly playOn = null
  readonly #steps = new Map<number | null, ReplayStep[]>() // with gaps
  readonly #asked = new Map<string, Promise<void>>()

  constructor(readonly id: string) {}

  async view(step: number, eyes: number | null): Promise<View> {
    await this.#fetch(Math.floor(step / STRETCH), eyes)
    if ((step + 1) % STRETCH === 0) void this.#fetch((step + 1) / STRETCH, eyes)
    const found = this.#steps.get(eyes)?.[step]
    if (!found) throw new Error(`The game has no step ${step}.`)
    return {
      type: 'view',
      version: step + 1,
      seat: eyes,
      view: found.view,
      legal: [],
      events: found.events,
      waiting_for: [],
      moments: [],
      can_take_back: false,
      deadline: null,
      over: false,
    }
  }

  /** The server tells what was to be seen, and not what bots make of it. */
  judged(): Promise<null> {
    return Promise.resolve(null)
  }

  #fetch(stretch: number, eyes: number | null): Promise<void> {
    const which = `${eyes} ${stretch}`
    const asked = this.#asked.get(which)
    if (asked) return asked
    const start = stretch * STRETCH
    const fetched = getReplay(this.id, start, eyes).then((replay) => {
      this.length = replay.length
      const steps = this.#steps.get(eyes) ?? []
      replay.steps.forEach((step, at) => (steps[start + at] = step))
      this.#steps.set(eyes, steps)
    })
    this.#asked.set(which, fetched)
    fetched.catch(() => this.#asked.delete(which))
    return fetched
  }
}
