/** What a game's folder knows about its finished games: chapters, landmarks, the rows of the sheet, awards. */
import { words } from '../words/words.svelte'
import type { Who } from '../words/who'
import type { GameEvent, GameLine } from '../wire/messages'
import type { Distinction } from './awards'
import type { Course } from './course'
import type { MarkName } from './marks'

/** Something that one looks for in a game. */
export interface Landmark {
  name: string
  /** Whose points it belongs to. */
  seat: number
}

export interface LandmarkWords {
  /** "Ambush", beside its mark. */
  title: string
  /** "Next ambush", of a button. */
  next: string
}

/** A row of the score sheet, the same for all players. */
export interface SheetEntry {
  name: string
  /** Rows stand in the order of their ranks, and one rank is one row. */
  rank: number
  /** How many things the points are for; null: they are not counted. */
  count: number | null
}

/** What somebody thought of another before a decision: told with all cards open. */
export interface Judgement {
  seat: number
  other: number
  /** As a sentence, from the numbers of the usual bot. */
  says(beliefs: Record<string, number>): string
}

export interface Chronicle {
  /** The heading of the chapter that begins with an event, after all that was told before; null: none does. */
  chapter(event: GameEvent, who: Who, before: readonly GameEvent[]): string | null
  /** What the curve of the points goes over: "turns". */
  chapters(): string
  landmark(event: GameEvent, events: readonly GameEvent[]): Landmark | null
  /** The names of all landmarks, with their words, and the mark that they get on the curve, if any. */
  landmarks(): Record<string, LandmarkWords & { mark?: MarkName }>
  /** What can be remarked on an event when one looks at it again; null: nothing. Without it: never. */
  remark?(event: GameEvent, who: Who): string | null
  /** Whose judgement of whom led to an event, and how it is told; null: none did. Without it: never. */
  judgement?(event: GameEvent, who: Who): Judgement | null
  row(line: GameLine): SheetEntry
  /** What all awards together are called, and how many are given. Without it: as in every game. */
  book?: { title: () => string; most: number }
  /** What awards could be given for; the best of them are. */
  candidates(course: Course): Distinction[]
}

const chronicles = import.meta.glob<{ chronicle: Chronicle }>('../games/*/chronicle.ts')

/** The chronicle of a game, with its words; null: it has none, and only the points are told. */
export async function chronicleOf(game: string): Promise<Chronicle | null> {
  const fetched = chronicles[`../games/${game}/chronicle.ts`]
  const [found] = await Promise.all([
    fetched?.(),
    words.need('afterwards'),
    words.need(`${game}/afterwards`),
  ])
  return found?.chronicle ?? null
}
