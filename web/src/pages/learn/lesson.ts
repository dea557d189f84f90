/** What a coach knows of a first game: its steps, when each has come, and where to look on the board. */
import type { GameEvent } from '../../table.svelte'

/** The table at one moment, as a step asks about it. */
export interface Now<V> {
  view: V
  /** What the learner may do, as the log writes it. */
  legal: readonly string[]
  /** What has just happened. */
  events: readonly GameEvent[]
  /** Where the learner sits. */
  me: number
}

export interface Step<V> {
  /** Its words are filed under this. */
  id: string
  /** `do` is about a choice and shown while it can be made; `see` explains what has happened, until it is read. */
  sort: 'do' | 'see'
  when(now: Now<V>): boolean
  /** What the coach would do: actions as the log writes them, or how they begin. The first that can be done counts. */
  tries?(now: Now<V>): string[]
  /** Places of the board to look at. */
  look?(now: Now<V>): string[]
  /** Comes before any choice. */
  first?: boolean
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
  steps: Record<string, StepWords>
}

/** Whether the learner may do something that begins so. */
export const may = (now: { legal: readonly string[] }, start: string): boolean => now.legal.some((text) => text === start || text.startsWith(`${start} `))

/** Whether something has just happened, done by a seat. */
export function happened(now: { events: readonly GameEvent[] }, event: string, seat?: number, other?: number): boolean {
  return now.events.some((one) => one.event === event && (seat === undefined || one.seat === seat) && (other === undefined || one.other === other))
}
