/** What a game's folder says, each part in a file for every language, and what is said without one. */
import type { Book } from '../pages/learn/book'
import type { LessonWords } from '../pages/learn/lesson'
import type { PresetInfo } from '../wire/messages'
import { words } from './words.svelte'

/** What a game is called, and what it is about, for those who choose one. It comes with the words of the house. */
export interface TitleWords {
  name: string
  about: string
}

export interface OptionWords {
  name: string
  says: string
  values: Record<string, string>
}

/** A part of the printed numbers. */
export interface PartWords {
  title: string
  /** What these figures are, and what must hold for them. */
  says: string
  /** What the numbers of a short list mean; such a list has just these. */
  columns?: string[]
  /** What one of a long list is called. */
  item?: string
}

/** Options that belong together, under one name. */
export interface PresetWords {
  name: string
  says: string
}

/** What is chosen before a game. */
export interface SetupWords {
  presets?: Record<string, PresetWords>
  options: Record<string, OptionWords>
  /** Bots that this game alone has. */
  bots: Record<string, string>
  /** The parts of the printed numbers, and those things in them that have no name at the table. */
  parts: Record<string, PartWords>
  things: Record<string, string>
}

/** A folder each: `games/<game>/<part>/<language>.ts`. */
export interface GameParts {
  setup: SetupWords
  /** What is said at the table; only the game's own files know what that is. */
  words: object
  /** What choices will do. */
  outlook: object
  /** What players say with what they do. */
  voice: object
  rules: Book<never>
  lesson: LessonWords
  /** What is said of a finished game. */
  afterwards: object
}

/** `word_by_word` becomes `Word by word`. */
const plain = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

export const titleOf = (game: string): TitleWords =>
  words.house.games[`../../games/${game}/title/${words.language}.ts`] ?? {
    name: plain(game),
    about: '',
  }

export const botName = (game: string, bot: string): string =>
  words.find(game, 'setup')?.bots[bot] ?? words.house.bots.names[bot] ?? plain(bot)

/** A preset in words: the game's own, or what the server says of it. */
export const presetWords = (game: string, { name, says }: PresetInfo): PresetWords =>
  words.find(game, 'setup')?.presets?.[name] ?? { name: plain(name), says }

/** An option in words: the game's own, or those of an option that many games have. */
export const optionWords = (game: string, option: string): OptionWords | undefined =>
  words.find(game, 'setup')?.options[option] ?? words.of('create').option[option]
