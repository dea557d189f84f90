/** All that is said to people, in their language. A language's files are fetched when they are needed. */
import type { Language } from '../wire/messages'
import type { House } from './en/house'
import type { Learn } from './en/learn'
import type { LessonNottingham } from './en/lesson_nottingham'
import type { LessonSheriff } from './en/lesson_sheriff'
import type { Nottingham } from './en/nottingham'
import type { RulesNottingham } from './en/rules_nottingham'
import type { RulesSheriff } from './en/rules_sheriff'
import type { Sheriff } from './en/sheriff'

/** What is said where; each part is a file in every language. */
export interface Parts {
  house: House
  learn: Learn
  lesson_nottingham: LessonNottingham
  lesson_sheriff: LessonSheriff
  nottingham: Nottingham
  rules_nottingham: RulesNottingham
  rules_sheriff: RulesSheriff
  sheriff: Sheriff
}
export type Part = keyof Parts

export const LANGUAGES: Record<Language, string> = { de: 'Deutsch', en: 'English', it: 'Italiano' }

const files = import.meta.glob<{ default: Parts[Part] }>(['./de/*.ts', './en/*.ts', './it/*.ts'])

class Words {
  language = $state<Language>('en')
  #loaded = $state.raw<Partial<Parts>>({})
  #wanted = new Set<Part>(['house'])

  /** What the house says. */
  get house(): House {
    return this.of('house')
  }

  /** The words of a part, which must have been asked for with `need`. */
  of<P extends Part>(part: P): Parts[P] {
    const found = this.#loaded[part]
    if (!found) throw new Error(`The words of ${part} are not here yet.`)
    return found
  }

  /** Fetch a part, now and in every language chosen later. */
  async need(part: Part): Promise<void> {
    this.#wanted.add(part)
    if (this.#loaded[part]) return
    const language = this.language
    const found = await read(language, part)
    // Others may have come in the meantime, and so may another language, which brings all that is wanted.
    if (language === this.language) this.#loaded = { ...this.#loaded, [part]: found }
  }

  /** Speak another language, all at once. */
  async speak(language: Language): Promise<void> {
    let parts: Part[]
    let found: Parts[Part][]
    do {
      parts = [...this.#wanted]
      found = await Promise.all(parts.map((part) => read(language, part)))
    } while (parts.length < this.#wanted.size) // more may be wanted in the meantime
    this.#loaded = Object.fromEntries(parts.map((part, at) => [part, found[at]]))
    this.language = language
    document.documentElement.lang = language
  }
}

async function read(language: Language, part: Part): Promise<Parts[Part]> {
  const file = files[`./${language}/${part}.ts`]
  if (!file) throw new Error(`There are no words of ${part} in ${language}.`)
  return (await file()).default
}

export const words = new Words()
