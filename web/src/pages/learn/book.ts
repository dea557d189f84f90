/**
 * The rules of a game as a book: chapters of short texts, each filed under the number that it has in the game's RULES.md.
 * Every language has the same chapters with the same texts in the same order, which the types and a test make sure of.
 */
import type { GameInfo } from '../../wire/messages'

/** The printed numbers of Nottingham. */
export interface NottinghamBox {
  values: Record<string, number>
  track: { numbers: number[] }
  tasks: Record<string, [alone: number, shared: number]>
  ambushes: { pairs: string[] }
}

/** The printed numbers of Sheriff of Nottingham. */
export interface SheriffBox {
  copies: Record<string, number>
  left_out_with_three: Record<string, number>
  values: Record<string, number>
  penalties: Record<string, number>
  counts_as: Record<string, string>
  counts_for: Record<string, number>
  kings: Record<string, number>
  queens: Record<string, number>
  start: { gold: number; hand: number }
  terms: Record<'three' | 'four' | 'five', number>
}

/** The printed numbers of whichever game is read about; a book asks only for those of its own. */
export type Box = NottinghamBox & SheriffBox

/** A sentence or two; a printed number in it comes from the box. */
export type Text<Box> = string | ((box: Box & Players) => string)
/** How many may play. */
export type Players = Pick<GameInfo, 'least' | 'most'>
/** Filed under `3.1` (a rule), `3.5 ours`, `4.7 seed`, `3 example`, `3 tip`; a list of texts under `12.2 list`. */
export type Texts<Box> = Record<string, Text<Box> | string[]>

export interface Chapter<Box> {
  title: string
  texts: Texts<Box>
}

export interface Book<Box> {
  lead: string
  chapters: Record<string, Chapter<Box>>
}

/** A book with the same chapters and the same texts, in another language. */
export type Like<B extends Book<Box>, Box> = {
  lead: string
  chapters: {
    [C in keyof B['chapters']]: {
      title: string
      texts: { [K in keyof B['chapters'][C]['texts']]: B['chapters'][C]['texts'][K] extends string[] ? string[] : Text<Box> }
    }
  }
}

export type Sort = 'rule' | 'ours' | 'seed' | 'example' | 'tip' | 'list'

/** What a text is filed under: `12.3 ours` is rule 12.3, a decision of ours. */
export function filed(key: string): { number: string; sort: Sort } {
  const [number = '', sort = 'rule'] = key.split(' ')
  return { number, sort: sort as Sort }
}

/** A text with its printed numbers. */
export function said<Box>(text: Text<Box>, box: Box & Players): string {
  return typeof text === 'string' ? text : text(box)
}

/** The address of a rule within the page. */
export const anchor = (number: string): string => `rule-${number}`
