/** What a game's folder gives the page beside its board. It tells and shows; the rules stay with the server. */
import type { Component } from 'svelte'

import type { Step, StoryEntry, Table } from '../table.svelte'
import type { Choice, GameEvent, GameLine, View } from '../wire/messages'
import { games } from '../wire/games.svelte'
import { words } from '../words/words.svelte'
import type { Who } from '../words/who'

/** A thing that flies from one place on the board to another; places are `data-place` attributes. */
export interface Flight {
  thing: string
  from: string
  to: string
  count?: number
}

/** Something that a player says with an event of the game. */
export interface Voice {
  version: number
  seat: number
  text: string
  /** What became of it, where it was a proposal that was answered; a deal is good. */
  stamp: { good: boolean; text: string } | null
}

export type Sound = 'card' | 'coin' | 'bag' | 'bell' | 'alarm' | 'drum' | 'creak' | 'win'

export interface Kit {
  /**
   * The board in three zones, which the frame (`parts/PlayTable.svelte`) lays out for every size of screen. Each finds
   * its table with `getTable()`, shows `table.shown`, fills the width it is given (a container: use `@container`),
   * grows as high as it needs, and never scrolls sideways. The frame shows heading, choices, story and chat.
   */
  /** The other players, one line each (on a phone) or a row of shields (wide): emblem, name, what all may see of them. */
  Others: Component
  /** The middle of the table: map, market, gate, piles, what is going on. */
  Scene: Component
  /** Whether the scene fits any height as well (a container of both: use `@container` for the height too). Without it: no. */
  fits?(table: Table): boolean
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
  /** Whose turn an event begins, if any: the story has a heading there. Without it the story has none. */
  opens?(event: GameEvent): readonly number[] | 'everybody' | null
  /** The events that sum up a turn, the weightiest first; the others are told on demand. */
  gist?: readonly string[]
  /** Several events of one name as one sentence, where a turn is summed up; null: one for each. Without it: always. */
  together?(events: readonly GameEvent[], who: Who): string | null
  /** Whether the table shows what one could remember, so that there is a switch for it. Without it: never. */
  hasNotes?(table: Table): boolean
  /** What an event did to whoever reads, in a sentence; null: nothing. Without it: never. */
  touch?(event: GameEvent, table: Table): string | null
  /** An action in words, for a button: what it does. */
  name(choice: Choice, table: Table): string
  /** What an action will do, in a line, from the outlook that came with it; null: its own words say it all. Without it: never. */
  outlook?(choice: Choice, table: Table): string | null
  /** Whether an action declines: its key is 0, and no other action's ever is. Without it: none does. */
  isNo?(choice: Choice): boolean
  /** Whether the list in words has an action; the board may say some itself, in words as well. Without it: all. */
  isListed?(choice: Choice, table: Table): boolean
  /** Whether the scene has a plate for an action, with its words (`parts/Plate.svelte`). Without it: none. */
  isPlate?(choice: Choice): boolean
  /** Whether no key is an action's own: the page composes it with others, or does not always show it. Without it: none. */
  isKeyless?(choice: Choice): boolean
  /** An action in a word or two, written where it lies (`parts/Spot.svelte`): "Take". Without it the place is only lit. */
  brief?(choice: Choice): string
  /** What the choices at a place have in common, in a word or two. With very many choices they stand behind it. */
  gather?(place: string): string | null
  /** How an action's button looks. */
  look(choice: Choice): 'main' | 'danger' | 'usual'
  /** What to ask before something final is done; null: nothing. */
  ask(choice: Choice, table: Table): string | null
  /** Whether steps chosen in one view mean the same in a newer one; then they are sent again by themselves. Without it: never. */
  stands?(steps: readonly Step[], before: View, now: View): boolean
  /** Which phase it is and what to do now, in a few words. */
  heading(table: Table): string
  /** Whom the table waits for, of those who can choose: some only may. Without it: for all of them. */
  awaited?(table: Table): readonly number[]
  flights(event: GameEvent, table: Table): Flight[]
  sound(event: GameEvent): Sound | null
  /** A moment of theatre that may take a second. */
  isTheatre(event: GameEvent): boolean
  /** An event for which the board has a scene: its moment is shown longer. Without it: none. */
  isScene?(event: GameEvent): boolean
  /** What players say with the events of the story, the oldest first. Without it: only chat is said. */
  voices?(story: readonly StoryEntry[], table: Table): Voice[]
  /** How many things an event lays open on the board, one after another, so that there is time for each. Without it: 0. */
  contents?(event: GameEvent): number
  /** The six phrases that fit the moment, each filled with its numbers. Without it, or with none: those for every game. */
  lines?(table: Table): readonly string[]
  /** A line of the score sheet, without its points. */
  line(line: GameLine, who: Who): string
  /** By what the game was decided. */
  decided(by: string): string
}

const kits = import.meta.glob<{ kit: Kit }>('./*/kit.ts')

/** The kit of a game, with its words and facts; a game without a drawn board gets the kit for any game. */
export async function kitOf(game: string): Promise<Kit> {
  const fetchKit = kits[`./${game}/kit.ts`] ?? (() => import('./any'))
  const [{ kit }] = await Promise.all([
    fetchKit(),
    words.need(`${game}/words`),
    words.need(`${game}/outlook`),
    games.need(),
  ])
  return kit
}
