/** What a game's folder gives the page beside its board. It tells and shows; the rules stay with the server. */
import type { Component } from 'svelte'

import type { GameEvent, Table } from '../table.svelte'
import type { Choice, View } from '../wire/messages'
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
  /**
   * The board in three zones, which the frame (`parts/PlayTable.svelte`) lays out for every size of screen. Each finds
   * its table with `getTable()`, shows `table.shown`, fills the width it is given (a container: use `@container`),
   * grows as high as it needs, and never scrolls sideways. The frame shows heading, choices, story and chat.
   */
  /** The other players, one line each (on a phone) or a row of shields (wide): emblem, name, what all may see of them. */
  Others: Component
  /** The middle of the table: map, market, gate, piles, what is going on. */
  Scene: Component
  /** What lies before the viewer: hand, bag, stand. On a phone always on screen, and scrolled inside; keep it low. */
  Hand: Component
  /** More that is good to have at hand, in the side column or a sheet: standing offers, promises, standings. */
  Side?: Component
  /** A thing that flies, small: a card, its back, a stack of coins. */
  Token: Component<{ thing: string }>
  /** All cards and what they do, for looking up. */
  Reference: Component
  /** One event as a sentence; null: not worth a line. */
  tell(event: GameEvent, who: Who): string | null
  /** An action in words, for a button: what it does. */
  name(choice: Choice, table: Table): string
  /** Whether the list in words has an action; the scene may have an editor for some, in words as well. Without it: all. */
  isListed?(choice: Choice): boolean
  /** What the choices at a place have in common, in a word or two. With very many choices they stand behind it. */
  gather?(place: string): string | null
  /** How an action's button looks. */
  look(choice: Choice): 'main' | 'danger' | 'usual'
  /** What to ask before something final is done; null: nothing. */
  ask(choice: Choice, table: Table): string | null
  /** Whether steps chosen in one view mean the same in a newer one; then they are sent again by themselves. Without it: never. */
  stands?(steps: readonly string[], before: View, now: View): boolean
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
