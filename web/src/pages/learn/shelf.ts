/** What there is to learn a game from: its rules in words, the pictures in them, and its first game. */
import type { Component } from 'svelte'

import type { GameView } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import type { Players } from './book'
import type { LessonStep } from './lesson'

/** The pictures of a game's rules. They are shown at a table that nobody plays at. */
export interface BookPictures<Box> {
  /** What is shown below a text, by what the text is filed under. */
  below: Record<string, Component<{ box: Box & Players }>>
  /** What stands beside the heading of a chapter, if anything. */
  Beside: Component<{ chapter: string; box: Box & Players }>
  /** As much of a view as pieces of the board look at: the printed numbers. */
  bareView(box: Box): Record<string, unknown>
}

const figures = import.meta.glob<{ figures: BookPictures<never> }>('../../games/*/rules/figures.ts')
/** The steps of a first game. Each asks about a view of its own game, and is shown no other. */
export interface Lesson {
  steps: readonly LessonStep<never>[]
  isOurs(view: GameView): view is never
}

const lessons = import.meta.glob<Lesson>('../../games/*/lesson/steps.ts')

export const hasRules = (game: string): boolean => words.has(`${game}/rules`)

/** The pictures of a game's rules, once its words are here as well. */
export async function figuresOf(game: string): Promise<BookPictures<never>> {
  const [found] = await Promise.all([
    figures[`../../games/${game}/rules/figures.ts`]?.(),
    words.need(`${game}/rules`),
  ])
  if (!found) throw new Error(`There is nothing to learn ${game} from.`)
  return found.figures
}

/** The steps of a first game, once the coach's words are here as well; null: the game has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const [found] = await Promise.all([
    lessons[`../../games/${game}/lesson/steps.ts`]?.(),
    words.need('learn'),
    words.need(`${game}/lesson`),
  ])
  return found ?? null
}
