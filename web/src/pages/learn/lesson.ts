/** What a coach knows of a first game: its steps, when each has come, and where to look on the board. */
import type { Table } from '../../table.svelte'
import type { Choice, GameEvent } from '../../wire/messages'

/** The table at one moment, as a step asks about it. */
export interface Now<V> {
  view: V
  /** What the learner may do. */
  legal: readonly Choice[]
  /** What has just happened. */
  events: readonly GameEvent[]
  /** Where the learner sits. */
  me: number
  /** The table itself, for what the learner composes there before it is sent. */
  table: Table
}

export interface LessonStep<V> {
  /** Its words are filed under this. */
  id: string
  /** `do` is about a choice and shown while it can be made; `see` explains what has happened, until it is read. */
  sort: 'do' | 'see'
  when(now: Now<V>): boolean
  /** What the coach would do: actions as the log writes them, or verbs. The first that can be done counts. */
  tries?(now: Now<V>): string[]
  /** Places of the board to look at. */
  look?(now: Now<V>): string[]
  /** Comes up only if the learner goes another way; it does not count. */
  extra?: boolean
}

/** Texts of a step. A name is that of the player in a seat. */
export type Spoken = string | ((name: (seat: number) => string) => string)

export interface StepWords {
  title: string
  text: Spoken
  why?: string
}

export interface LessonWords {
  title: string
  /** What the game is about, for those who want to learn it. */
  about: string
  steps: Record<string, StepWords>
}

/** Whether the learner may do something with this verb. */
export const may = (now: { legal: readonly Choice[] }, verb: string): boolean =>
  now.legal.some((choice) => choice.verb === verb)

/** Whether something has just happened, done by a seat. */
export function happened(
  now: { events: readonly GameEvent[] },
  event: string,
  seat?: number,
  other?: number,
): boolean {
  return now.events.some(
    (one) =>
      one.event === event &&
      (seat === undefined || one.seat === seat) &&
      (other === undefined || one.other === other),
  )
}
