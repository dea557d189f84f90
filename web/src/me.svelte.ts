/** The person at this device: name, language, and how the page should look and sound. */
import { drawName } from './parts/called'
import type { Language } from './wire/messages'
import { getMe, putMe } from './wire/requests'
import { isOwn, isStatic, ownName } from './wire/site'
import { LANGUAGES, words } from './words/words.svelte'

export type Theme = 'system' | 'light' | 'dark' | 'contrast'
export const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'contrast']

/** How fast the table tells what happened. */
export type Tempo = 'ease' | 'brisk' | 'once'
export const TEMPOS: readonly Tempo[] = ['ease', 'brisk', 'once']

interface KeptSettings {
  name: string
  /** Whether the name was drawn for us, and may be drawn again. */
  drawn: boolean
  language: Language | null
  theme: Theme
  sound: boolean | null
  motion: boolean
  tempo: Tempo
  /** How strong the bots are that we like to play. */
  level: string
  /** When another device became us last, as far as this one knows. */
  moved: number | null
  /** Whether we were asked if the page should pass for us. */
  wasOffered: boolean
  /** Whether we want to be shown what we could remember, where the table allows it. */
  notes: boolean
}

const KEY = ownName('sherwood')
const NOTHING: KeptSettings = {
  name: '',
  drawn: false,
  language: null,
  theme: 'system',
  sound: null,
  motion: true,
  tempo: 'ease',
  level: 'steady',
  moved: null,
  wasOffered: false,
  notes: true,
}

class Visitor {
  name = $state('')
  /** When another device became us, which has not been read here yet. */
  elsewhere = $state<number | null>(null)
  /** Whether the server knows us; it learns our name when we first sit down. */
  known = $state(false)
  theme = $state<Theme>('system')
  sound = $state(false)
  motion = $state(true)
  tempo = $state<Tempo>('ease')
  level = $state(NOTHING.level)
  wasOffered = $state(false)
  notes = $state(NOTHING.notes)
  #drawn = true
  #moved: number | null = null

  /** Find out who we are, before anything is shown. */
  async arrive(): Promise<void> {
    const kept = remembered()
    this.name = kept.name || drawName()
    this.#drawn = kept.drawn || !kept.name
    this.#moved = kept.moved
    this.theme = kept.theme
    this.motion = kept.motion
    this.tempo = kept.tempo
    this.level = kept.level
    this.wasOffered = kept.wasOffered
    this.notes = kept.notes
    this.sound = kept.sound ?? matchMedia('(pointer: fine)').matches
    this.#dress()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#dress())
    const told = await getMe().catch(() => null)
    if (told?.known) {
      this.known = true
      this.name = told.name
      if (told.moved_at !== null) this.hearOfMove(told.moved_at)
    }
    await words.speak(kept.language ?? (told?.known ? told.language : browsers()))
    if (!kept.name) store({ ...kept, name: this.name, drawn: true })
  }

  /** Another device is us as well; we are told once. */
  hearOfMove(at: number): void {
    if (at !== this.#moved) this.elsewhere = at
  }

  /** That has been read, or it was this device. */
  knowOfMove(at: number | null): void {
    this.#moved = at
    this.elsewhere = null
    this.keep()
  }

  /** The person has chosen this name. */
  rename(): void {
    this.#drawn = false
    this.keep()
  }

  /** Another name where ours was only drawn and somebody has it; whether there is a new one. */
  avoid(names: readonly string[]): boolean {
    if (!this.#drawn || !names.includes(this.name)) return false
    this.name = drawName(names)
    this.keep()
    return true
  }

  /** Tell the server our name, so that we can sit down. */
  async introduce(name = this.name): Promise<void> {
    if (isStatic) {
      this.name = name.trim() || this.name
      return this.keep()
    }
    const told = await putMe({ name: name.trim() || drawName(), language: words.language })
    this.known = true
    this.name = told.name
    this.keep()
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language)
    this.keep()
    // Without a network this device speaks it all the same.
    if (this.known) await putMe({ name: this.name, language }).catch(() => {})
  }

  wear(theme: Theme): void {
    this.theme = theme
    this.#dress()
    this.keep()
  }

  /** Forget what this device remembers, and nothing of another page beside it. */
  forget(): void {
    const ours = Object.keys(localStorage).filter(isOwn)
    for (const key of ours) localStorage.removeItem(key)
  }

  /** Whether things may fly: as the person wants it here, and in the system. */
  get likesMotion(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** Remember on this device what was chosen. */
  keep(): void {
    const { name, theme, sound, motion, tempo, level, wasOffered, notes } = this
    const more = { drawn: this.#drawn, moved: this.#moved, language: words.language }
    store({ name, theme, sound, motion, tempo, level, wasOffered, notes, ...more })
    this.#dress()
  }

  #dress(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    const worn = this.theme === 'system' ? (dark ? 'dark' : 'light') : this.theme
    document.documentElement.dataset.theme = worn
    document.documentElement.dataset.motion = this.motion ? 'on' : 'off'
  }
}

function store(kept: KeptSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function remembered(): KeptSettings {
  try {
    return {
      ...NOTHING,
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<KeptSettings>),
    }
  } catch {
    return NOTHING
  }
}

function browsers(): Language {
  const codes = navigator.languages.map((language) => language.slice(0, 2))
  return codes.find((code): code is Language => code in LANGUAGES) ?? 'en'
}

export const me = new Visitor()
