/** What there is to learn a game from: its rules in words, the pictures in them, and its first game. */
import type { Component } from 'svelte'

import type { Part } from '../../words/words.svelte'
import type { Box } from './book'

/** The pictures of a game's rules. */
export interface Figures {
  /** What is shown below a text, by what the text is filed under. */
  below: Record<string, Component<{ box: Box }>>
  /** What stands beside the heading of a chapter, if anything. */
  Beside: Component<{ chapter: string; box: Box }>
}

interface Shelf {
  rules: Part & ('rules_nottingham' | 'rules_sheriff')
  figures: () => Promise<Figures>
}

export const shelf: Record<string, Shelf> = {
  nottingham: {
    rules: 'rules_nottingham',
    figures: async () => (await import('./nottingham/figures')).figures,
  },
  sheriff: {
    rules: 'rules_sheriff',
    figures: async () => (await import('./sheriff/figures')).figures,
  },
}
