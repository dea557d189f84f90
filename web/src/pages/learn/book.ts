/**
 * The rules of a game as a book: chapters of short texts, each filed under the number that it has in the game's RULES.md.
 * Every language has the same chapters with the same texts in the same order, which the types and a test make sure of.
 */
import type { GameInfo } from '../../wire/messages'

/** A sentence or two; a printed number in it comes from the box, which only the book of its own game can read. */
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
  /** What stands at the pictures. */
  figures: Record<string, string>
  chapters: Record<string, Chapter<Box>>
}

/** A book with the same chapters and the same texts, in another language. */
export interface Like<B extends Book<Box>, Box> {
  lead: string
  figures: { [K in keyof B['figures']]: string }
  chapters: {
    [C in keyof B['chapters']]: {
      title: string
      texts: {
        [K in keyof B['chapters'][C]['texts']]: B['chapters'][C]['texts'][K] extends string[]
          ? string[]
          : Text<Box>
      }
    }
  }
}

export type TextSort = 'rule' | 'ours' | 'seed' | 'example' | 'tip' | 'list'

/** What a text is filed under: `12.3 ours` is rule 12.3, a decision of ours. */
export function filed(key: string): { number: string; sort: TextSort } {
  const [number = '', sort = 'rule'] = key.split(' ')
  return { number, sort: sort as TextSort }
}

/** A text with its printed numbers. */
export function said<Box>(text: Text<Box>, box: Box & Players): string {
  return typeof text === 'string' ? text : text(box)
}

/** The address of a rule within the page. */
export const anchor = (number: string): string => `rule-${number}`
