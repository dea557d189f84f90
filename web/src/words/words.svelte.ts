/** All that is said to people, in their language. A language's files are fetched when they are needed. */
import { untrack } from 'svelte'

import type { Language } from '../wire/messages'
import type { AfterwardsWords } from './en/afterwards'
import type { Create } from './en/create'
import type { EditionWords } from './en/edition'
import type { FairWords } from './en/fair'
import type { House } from './en/house'
import type { Learn } from './en/learn'
import type { PocketWords } from './en/pocket'
import type { GameParts } from './game'

/** What is said where; each part is a file in every language. A game adds its own, as `<game>/<part>`. */
export interface Parts {
  afterwards: AfterwardsWords
  create: Create
  edition: EditionWords
  fair: FairWords
  house: House
  learn: Learn
  pocket: PocketWords
}
type Part = keyof Parts | `${string}/${keyof GameParts}`

export const LANGUAGES: Record<Language, string> = { de: 'Deutsch', en: 'English', it: 'Italiano' }

const files = import.meta.glob<{ default: object }>([
  './{de,en,it}/*.ts',
  '../games/*/{setup,words,outlook,voice,rules,lesson,afterwards}/{de,en,it}.ts',
])

class Vocabulary {
  language = $state<Language>('en')
  #loaded = $state.raw<Record<string, object>>({})
  #wanted: Part[] = ['house']

  /** What the house says. */
  get house(): House {
    return this.of('house')
  }

  /** The words of a part, which must have been asked for with `need`. */
  of<P extends keyof Parts>(part: P): Parts[P] {
    const found = this.#loaded[part]
    if (!found) throw new Error(`The words of ${part} are not here yet.`)
    return found as Parts[P]
  }

  /** What a game's folder says; undefined: nothing, or it has not been asked for. */
  find<P extends keyof GameParts>(game: string, part: P): GameParts[P] | undefined {
    return this.#loaded[`${game}/${part}`] as GameParts[P] | undefined
  }

  /** Whether there are words for a part. */
  has(part: Part): boolean {
    return fileOf('en', part) in files
  }

  /**
   * Fetch a part, now and in every language chosen later. Nothing comes of one that there is not.
   * Whoever waits for it depends on nothing: else what is shown then would be made anew when it has come.
   */
  async need(part: Part): Promise<void> {
    if (!this.has(part)) return
    if (!this.#wanted.includes(part)) this.#wanted.push(part)
    const { language, isHere } = untrack(() => ({
      language: this.language,
      isHere: part in this.#loaded,
    }))
    if (isHere) return
    const found = await read(language, part)
    // Others may have come in the meantime, and so may another language, which brings all that is wanted.
    if (language === this.language) this.#loaded = { ...this.#loaded, [part]: found }
  }

  /** Speak another language, all at once. */
  async speak(language: Language): Promise<void> {
    let parts: Part[]
    let found: object[]
    do {
      parts = [...this.#wanted]
      found = await Promise.all(parts.map((part) => read(language, part)))
    } while (parts.length < this.#wanted.length) // more may be wanted in the meantime
    this.#loaded = Object.fromEntries(parts.map((part, at) => [part, found[at] ?? {}]))
    this.language = language
    document.documentElement.lang = language
  }
}

const fileOf = (language: Language, part: Part): string =>
  part.includes('/') ? `../games/${part}/${language}.ts` : `./${language}/${part}.ts`

async function read(language: Language, part: Part): Promise<object> {
  const file = files[fileOf(language, part)]
  if (!file) throw new Error(`There are no words of ${part} in ${language}.`)
  return (await file()).default
}

export const words = new Vocabulary()
