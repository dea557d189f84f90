/** What there is to learn a game from: its rules in words, the pictures in them, and its first game. */
import type { Component } from 'svelte'

import { words } from '../../words/words.svelte'
import type { Box, Players } from './book'
import type { Step } from './lesson'

/** The pictures of a game's rules. */
export interface Figures {
  /** What is shown below a text, by what the text is filed under. */
  below: Record<string, Component<{ box: Box & Players }>>
  /** What stands beside the heading of a chapter, if anything. */
  Beside: Component<{ chapter: string; box: Box & Players }>
}

interface Shelf {
  rules: 'rules_nottingham' | 'rules_sheriff'
  figures: () => Promise<Figures>
  lesson: 'lesson_nottingham' | 'lesson_sheriff'
  /** The steps of its first game. Each asks about a view of its own game, and is shown no other. */
  steps: () => Promise<readonly Step<never>[]>
}

export const shelf: Record<string, Shelf> = {
  nottingham: {
    rules: 'rules_nottingham',
    figures: async () => (await import('./nottingham/figures')).figures,
    lesson: 'lesson_nottingham',
    steps: async () => (await import('./nottingham/lesson')).steps,
  },
  sheriff: {
    rules: 'rules_sheriff',
    figures: async () => (await import('./sheriff/figures')).figures,
    lesson: 'lesson_sheriff',
    steps: async () => (await import('./sheriff/lesson')).steps,
  },
}

/** What the coach of a first game needs; null: the game has none. */
export async function firstGame(game: string) {
  const from = shelf[game]
  if (!from) return null
  const [steps] = await Promise.all([from.steps(), words.need('learn'), words.need(from.lesson)])
  return { steps, part: from.lesson }
}
