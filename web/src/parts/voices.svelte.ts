/** What everybody says at the table: proposals and answers of the game, and chat. A bubble shows it at a face for a while. */
import { getContext, setContext } from 'svelte'

import type { Kit, Voice } from '../games/kit'
import type { Table } from '../table.svelte'
import type { Said } from '../wire/messages'
import { readingTime } from './telling'

const VOICES = Symbol('voices')
const LEAST = 5000 // milliseconds in which a bubble can be read
const BESIDE = 2 // so many things somebody says are read side by side
const ARRIVING = 1500 // milliseconds in which what was said before we came comes with the table

/** Something in a bubble. */
export interface Spoken {
  key: string
  text: string
}

/** A line of the one feed: of chat, or of the game. */
export type Line = { said: Said; voice?: never } | { voice: Voice; said?: never }

export class Voices {
  #now = $state.raw<Readonly<Record<number, readonly Spoken[]>>>({})
  readonly #heard: Record<string, true> = {}
  #timers: ReturnType<typeof setTimeout>[] = []
  readonly #since = Date.now()

  constructor(
    readonly table: Table,
    readonly kit: Kit,
  ) {}

  /** What somebody says now, the newest last. */
  of(seat: number): readonly Spoken[] {
    return this.#now[seat] ?? []
  }

  /** All that the game has somebody say, as far as it was shown. */
  get voices(): Voice[] {
    return this.kit.voices?.(this.table.story, this.table) ?? []
  }

  /** Words and deals in the order in which they were heard; whose lines we do not read is left out. */
  get feed(): Line[] {
    const { chat, muted } = this.table
    const lines = [
      ...this.voices.map((voice) => ({ at: voice.version, line: { voice } })),
      ...chat
        .filter(({ seat }) => !muted.includes(seat))
        .map((said) => ({ at: this.table.heardAt(said) + 0.5, line: { said } })),
    ]
    return lines.sort((one, other) => one.at - other.at).map(({ line }) => line)
  }

  /** Let everybody say what is new. */
  follow(): void {
    const { chat, latest, muted, seen } = this.table
    const news = latest.length > 0 ? this.voices.filter((one) => one.version === seen?.version) : []
    for (const { version, seat, text } of news) this.#say(seat, text, `${version} ${seat} ${text}`)
    for (const { number, seat, text } of chat)
      if (!muted.includes(seat)) this.#say(seat, text, `said ${number}`)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #say(seat: number, text: string, key: string): void {
    if (this.#heard[key]) return
    this.#heard[key] = true
    if (Date.now() - this.#since < ARRIVING) return
    this.#now = { ...this.#now, [seat]: [...this.of(seat), { key, text }].slice(-BESIDE) }
    const timer = setTimeout(
      () => {
        this.#timers = this.#timers.filter((one) => one !== timer)
        this.#now = { ...this.#now, [seat]: this.of(seat).filter((one) => one.key !== key) }
      },
      Math.max(LEAST, readingTime(text)),
    )
    this.#timers.push(timer)
  }
}

export const setVoices = (voices: Voices): Voices => setContext(VOICES, voices)
/** Where nobody listens, nobody says anything. */
export const getVoices = (): Voices | undefined => getContext<Voices | undefined>(VOICES)
