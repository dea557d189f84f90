/** The person at this device: name, language, and how the page should look and sound. */
import type { Language } from './wire/messages'
import { getMe, putMe } from './wire/requests'
import { LANGUAGES, words } from './words/words.svelte'

export type Theme = 'system' | 'light' | 'dark' | 'contrast'

interface Kept {
  name: string
  language: Language | null
  theme: Theme
  sound: boolean | null
  motion: boolean
}

const KEY = 'sherwood'
const NOTHING: Kept = { name: '', language: null, theme: 'system', sound: null, motion: true }

class Person {
  name = $state('')
  /** Whether the server knows us; it learns our name when we first sit down. */
  known = $state(false)
  theme = $state<Theme>('system')
  sound = $state(false)
  motion = $state(true)

  /** Find out who we are, before anything is shown. */
  async arrive(): Promise<void> {
    const kept = remembered()
    this.name = kept.name
    this.theme = kept.theme
    this.motion = kept.motion
    this.sound = kept.sound ?? matchMedia('(pointer: fine)').matches
    const told = await getMe().catch(() => null)
    if (told?.known) {
      this.known = true
      this.name = told.name
    }
    await words.speak(kept.language ?? (told?.known ? told.language : browsers()))
    this.#dress()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#dress())
  }

  /** Tell the server our name, so that we can sit down. */
  async introduce(name: string): Promise<void> {
    const told = await putMe({ name: name.trim(), language: words.language })
    this.known = true
    this.name = told.name
    this.keep()
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language)
    this.keep()
    if (this.known) await putMe({ name: this.name, language })
  }

  wear(theme: Theme): void {
    this.theme = theme
    this.#dress()
    this.keep()
  }

  /** Remember on this device what was chosen. */
  keep(): void {
    const { name, theme, sound, motion } = this
    const kept: Kept = { name, theme, sound, motion, language: words.language }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  #dress(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    const worn = this.theme === 'system' ? (dark ? 'dark' : 'light') : this.theme
    document.documentElement.dataset.theme = worn
  }
}

function remembered(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return NOTHING
  }
}

function browsers(): Language {
  const codes = navigator.languages.map((language) => language.slice(0, 2))
  return codes.find((code): code is Language => code in LANGUAGES) ?? 'en'
}

export const me = new Person()
