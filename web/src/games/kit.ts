/** What a game's folder gives the page beside its board. It tells and shows; the rules stay with the server. */
import type { Component } from 'svelte'

import type { GameEvent, Table } from '../table.svelte'
import type { Choice } from '../wire/messages'
import type { Part } from '../words/words.svelte'
import type { Who } from '../words/who'

/** A thing that flies from one place on the board to another; places are `data-place` attributes. */
export interface Flight {
  thing: string
  from: string
  to: string
  count?: number
}

export type Sound = 'card' | 'coin' | 'bag' | 'bell' | 'alarm' | 'drum' | 'win'

/** A line of the score sheet. */
export interface SheetLine {
  line: string
  points: number
  [thing: string]: unknown
}

export interface Kit {
  /** The words that the game needs. */
  words: Part | null
  /** The whole table but for story, chat and the list of choices. It finds its table with `getTable()`. */
  Board: Component
  /** A thing that flies, small: a card, its back, a stack of coins. */
  Token: Component<{ thing: string }>
  /** All cards and what they do, for looking up. */
  Reference: Component
  /** One event as a sentence; null: not worth a line. */
  tell(event: GameEvent, who: Who): string | null
  /** An action in words, for a button: what it does. */
  name(choice: Choice, table: Table): string
  /** How an action's button looks. */
  look(choice: Choice): 'main' | 'danger' | 'usual'
  /** What to ask before something final is done; null: nothing. */
  ask(choice: Choice, table: Table): string | null
  /** Which phase it is and what to do now, in a few words. */
  heading(table: Table): string
  flights(event: GameEvent, table: Table): Flight[]
  sound(event: GameEvent): Sound | null
  /** A moment of theatre that may take a second. */
  isTheatre(event: GameEvent): boolean
  /** A line of the score sheet, without its points. */
  line(line: SheetLine, who: Who): string
  /** By what the game was decided. */
  decided(by: string): string
}

const kits = import.meta.glob<{ kit: Kit }>('./*/kit.ts')

/** The kit of a game; a game without a drawn board gets the one for any game. */
export async function kitOf(game: string): Promise<Kit> {
  const found = kits[`./${game}/kit.ts`] ?? (() => import('./any'))
  return (await found()).kit
}
