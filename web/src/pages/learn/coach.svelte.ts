/**
 * The coach of a first game: which step has come, what was met and read, and what to try. What happened is explained
 * before anything else is shown, until the learner has read it or goes on playing.
 */
import type { Table } from '../../table.svelte'
import type { GameEvent, GameView } from '../../wire/messages'
import type { LessonStep, Now } from './lesson'

interface KeptProgress {
  met: string[]
  read: string[]
  hidden: boolean
}

const NOTHING: KeptProgress = { met: [], read: [], hidden: false }

export class Coach<V extends GameView> {
  /** The steps that have come up, oldest first. */
  met = $state.raw<readonly string[]>([])
  read = $state.raw<readonly string[]>([])
  hidden = $state(false)
  #heard = 0

  constructor(
    readonly table: Table,
    readonly steps: readonly LessonStep<V>[],
    readonly isOurs: (view: GameView) => view is V,
  ) {
    table.director.isHeld = () => {
      this.follow()
      return this.holds
    }
    const kept = recall(this.#key)
    this.met = kept.met
    this.read = kept.read
    this.hidden = kept.hidden
  }

  /** The table now; null while there is nothing to see. */
  get now(): Now<V> | null {
    const { seen } = this.table
    return seen && seen.seat !== null && this.isOurs(seen.view) ? this.#at(seen.view, []) : null
  }

  /** What is said now: first what has happened and is not read, then the choice at hand. */
  get step(): LessonStep<V> | null {
    const { now } = this
    if (!now) return null
    const unread = this.met.filter((id) => !this.read.includes(id))
    const happened = unread.map((id) => this.steps.find((step) => step.id === id))
    const choices = this.steps.filter((step) => step.sort === 'do' && step.when(now))
    return happened.find((step) => step?.sort === 'see') ?? choices[0] ?? null
  }

  /** Whether the table waits until what is said has been read. Where the learner can choose, it waits by itself. */
  get holds(): boolean {
    return !this.hidden && this.step?.sort === 'see' && this.table.seen?.legal.length === 0
  }

  /** What the coach would do, as the log writes it; null: the learner knows. */
  get tries(): string | null {
    const { now, step } = this
    if (!now || step?.sort !== 'do') return null
    const wishes = step.tries?.(now) ?? []
    for (const wish of wishes) {
      const found =
        now.legal.find(({ text }) => text === wish) ?? now.legal.find(({ verb }) => verb === wish)
      if (found) return found.text
    }
    return wishes.find((wish) => wish.includes(' ')) ?? null // it is composed before it is legal
  }

  get places(): string[] {
    const { now, step } = this
    return (now && step?.look?.(now)) ?? []
  }

  /** The steps that a learner who follows the coach meets. */
  get planned(): LessonStep<V>[] {
    return this.steps.filter((step) => !step.extra)
  }

  get done(): number {
    return this.planned.filter((step) => this.met.includes(step.id)).length
  }

  /** Look what has come up since. To be called whenever the table shows something new. */
  follow(): void {
    const { seen, story } = this.table
    if (!seen || seen.seat === null || !this.isOurs(seen.view)) return
    const { view } = seen
    // The newest may have grown, since its moments are shown one after another.
    const fresh = story.slice(this.#heard > story.length ? 0 : Math.max(this.#heard - 1, 0))
    this.#heard = story.length
    const moments = [this.#at(view, []), ...fresh.map(({ events }) => this.#at(view, events))]
    const isDue = (step: LessonStep<V>) => moments.some((now) => step.when(now))
    const due = this.steps.filter(
      (step) => !this.met.includes(step.id) && step.sort === 'see' && isDue(step),
    )
    if (due.length > 0) this.met = [...this.met, ...due.map((step) => step.id)]
    this.#keep()
  }

  /** The learner has been shown a step about a choice. */
  meet(step: LessonStep<V>): void {
    if (this.met.includes(step.id)) return
    this.met = [...this.met, step.id]
    this.#keep()
  }

  /** The learner has read a step, or has gone on without a word. */
  gotIt(step: LessonStep<V>): void {
    if (!this.read.includes(step.id)) this.read = [...this.read, step.id]
    this.#keep()
    this.table.director.release()
  }

  hide(hidden: boolean): void {
    this.hidden = hidden
    this.#keep()
    this.table.director.release()
  }

  #at(view: V, events: readonly GameEvent[]): Now<V> {
    const seen = this.table.seen
    return {
      view,
      events,
      legal: seen?.legal ?? [],
      me: seen?.seat ?? 0,
      table: this.table,
    }
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

function recall(key: string): KeptProgress {
  try {
    return {
      ...NOTHING,
      ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<KeptProgress>),
    }
  } catch {
    return NOTHING
  }
}
