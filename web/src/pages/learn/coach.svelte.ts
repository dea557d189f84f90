/** The coach of a first game: which step has come, what was met and read, and what to try. It never blocks the game. */
import type { GameEvent, Table } from '../../table.svelte'
import type { Step, Now } from './lesson'

interface Kept {
  met: string[]
  read: string[]
  hidden: boolean
}

const NOTHING: Kept = { met: [], read: [], hidden: false }

export class Coach<V = never> {
  /** The steps that have come up, oldest first. */
  met = $state.raw<readonly string[]>([])
  read = $state.raw<readonly string[]>([])
  hidden = $state(false)
  #heard = 0

  constructor(
    readonly table: Table,
    readonly steps: readonly Step<V>[],
  ) {
    const kept = recall(this.#key)
    this.met = kept.met
    this.read = kept.read
    this.hidden = kept.hidden
  }

  /** The table now; null while there is nothing to see. */
  get now(): Now<V> | null {
    const { seen } = this.table
    return seen && seen.seat !== null ? this.#at(seen.view as V, []) : null
  }

  /** What is said now. First what comes before everything, then the choice at hand, then what happened and is not read. */
  get step(): Step<V> | null {
    const { now } = this
    if (!now) return null
    const unread = this.steps.filter((step) => step.sort === 'see' && this.met.includes(step.id) && !this.read.includes(step.id))
    const choices = this.steps.filter((step) => step.sort === 'do' && step.when(now))
    const first = unread.find((step) => step.first)
    return first ?? choices[0] ?? unread[0] ?? null
  }

  /** What the coach would do, as the log writes it; null: the learner knows. */
  get tries(): string | null {
    const { now, step } = this
    if (!now || step?.sort !== 'do') return null
    for (const wish of step.tries?.(now) ?? []) {
      const found = now.legal.find((text) => text === wish) ?? now.legal.find((text) => text.startsWith(`${wish} `))
      if (found) return found
    }
    return null
  }

  get places(): string[] {
    const { now, step } = this
    return (now && step?.look?.(now)) ?? []
  }

  /** The steps that a learner who follows the coach meets. */
  get planned(): Step<V>[] {
    return this.steps.filter((step) => !step.extra)
  }

  get done(): number {
    return this.planned.filter((step) => this.met.includes(step.id)).length
  }

  /** Look what has come up since. To be called whenever the table shows something new. */
  follow(): void {
    const { seen, story } = this.table
    if (!seen || seen.seat === null) return
    const fresh = story.slice(this.#heard > story.length ? 0 : this.#heard)
    this.#heard = story.length
    const moments = [this.#at(seen.view as V, []), ...fresh.map(({ events }) => this.#at(seen.view as V, events))]
    const isDue = (step: Step<V>) => moments.some((now) => step.when(now))
    const due = this.steps.filter((step) => !this.met.includes(step.id) && step.sort === 'see' && isDue(step))
    if (due.length > 0) this.met = [...this.met, ...due.map((step) => step.id)]
    this.#keep()
  }

  /** The learner has been shown a step about a choice. */
  meet(step: Step<V>): void {
    if (this.met.includes(step.id)) return
    this.met = [...this.met, step.id]
    this.#keep()
  }

  gotIt(step: Step<V>): void {
    this.read = [...this.read, step.id]
    this.#keep()
  }

  hide(hidden: boolean): void {
    this.hidden = hidden
    this.#keep()
  }

  #at(view: V, events: readonly GameEvent[]): Now<V> {
    const seen = this.table.seen
    return { view, events, legal: seen?.legal.map((choice) => choice.text) ?? [], me: seen?.seat ?? 0 }
  }

  get #key(): string {
    return `sherwood lesson ${this.table.id}`
  }

  #keep(): void {
    const { met, read, hidden } = this
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ met, read, hidden }))
    } catch {
      // A browser that keeps nothing begins to explain anew after a reload.
    }
  }
}

function recall(key: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>) }
  } catch {
    return NOTHING
  }
}
