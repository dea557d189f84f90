/** The person at this device: name, language, and how the page should look and sound. */
import type { Language } from './wire/messages'
import { getMe, putMe } from './wire/requests'
import { LANGUAGES, words } from './words/words.svelte'

export type Theme = 'system' | 'light' | 'dark' | 'contrast'
export const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'contrast']

interface Kept {
  name: string
  language: Language | null
  theme: Theme
  sound: boolean | null
  motion: boolean
  /** How strong the bots are that we like to play. */
  level: string
}

const KEY = 'sherwood'
const NOTHING: Kept = { name: '', language: null, theme: 'system', sound: null, motion: true, level: 'steady' }
const FIRST_NAME = 'Robin'

class Person {
  name = $state('')
  /** Whether the server knows us; it learns our name when we first sit down. */
  known = $state(false)
  theme = $state<Theme>('system')
  sound = $state(false)
  motion = $state(true)
  level = $state(NOTHING.level)

  /** Find out who we are, before anything is shown. */
  async arrive(): Promise<void> {
    const kept = remembered()
    this.name = kept.name || FIRST_NAME
    this.theme = kept.theme
    this.motion = kept.motion
    this.level = kept.level
    this.sound = kept.sound ?? matchMedia('(pointer: fine)').matches
    this.#dress()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#dress())
    const told = await getMe().catch(() => null)
    if (told?.known) {
      this.known = true
      this.name = told.name
    }
    await words.speak(kept.language ?? (told?.known ? told.language : browsers()))
  }

  /** Tell the server our name, so that we can sit down. */
  async introduce(name = this.name): Promise<void> {
    const told = await putMe({ name: name.trim() || FIRST_NAME, language: words.language })
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

  /** Whether things may fly: as the person wants it here, and in the system. */
  get likesMotion(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** Remember on this device what was chosen. */
  keep(): void {
    const { name, theme, sound, motion, level } = this
    const kept: Kept = { name, theme, sound, motion, level, language: words.language }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.#dress()
  }

  #dress(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    const worn = this.theme === 'system' ? (dark ? 'dark' : 'light') : this.theme
    document.documentElement.dataset.theme = worn
    document.documentElement.dataset.motion = this.motion ? 'on' : 'off'
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
