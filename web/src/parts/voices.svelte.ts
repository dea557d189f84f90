/** What everybody says at the table: proposals and answers of the game, and chat. A bubble shows it at a face for a while. */
import { getContext, setContext } from 'svelte'

import { EMOTES, type EmoteName } from '../art/emotes'
import type { Kit, Voice } from '../games/kit'
import type { Table } from '../table.svelte'
import type { Said } from '../wire/messages'
import { readingTime } from './telling'

const VOICES = Symbol('voices')
const LEAST = 5000 // milliseconds in which a bubble can be read
const PULLED = 3000 // milliseconds in which a face is pulled
const EMOTE = 'emote_'
const LOWEST = 4 // layer of a bubble on the board
const BESIDE = 2 // so many things somebody says are read side by side
const ARRIVING = 1500 // milliseconds in which what was said before we came comes with the table

/** Something in a bubble. */
export interface Utterance {
  key: string
  text: string
}

/** A line of the one feed: of chat, or of the game. */
export type FeedLine = { said: Said; voice?: never } | { voice: Voice; said?: never }

export class Voices {
  #now = $state.raw<Readonly<Record<number, readonly Utterance[]>>>({})
  #emotes = $state.raw<Readonly<Record<number, EmoteName | undefined>>>({})
  /** Who speaks now, whoever spoke last at the end. */
  #order = $state.raw<readonly number[]>([])
  readonly #heard: Record<string, true> = {}
  readonly #timers: ReturnType<typeof setTimeout>[] = []
  readonly #since = Date.now()

  constructor(
    readonly table: Table,
    readonly kit: Kit,
  ) {}

  /** What somebody says now, the newest last. */
  of(seat: number): readonly Utterance[] {
    return this.#now[seat] ?? []
  }

  /** How high what somebody says lies over what others say: whoever spoke last is read whole. */
  height(seat: number): number {
    return LOWEST + this.#order.indexOf(seat)
  }

  /** What somebody does with their face now. */
  emote(seat: number): EmoteName | undefined {
    return this.#emotes[seat]
  }

  /** All that the game has somebody say, as far as it was shown. */
  get voices(): Voice[] {
    return this.kit.voices?.(this.table.story, this.table) ?? []
  }

  /** Words and deals in the order in which they were heard; whose lines we do not read is left out. */
  get feed(): FeedLine[] {
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
    for (const said of chat)
      if (!muted.includes(said.seat)) {
        const emote = emoteIn(said)
        if (emote) this.#pull(said, emote)
        else this.#say(said.seat, said.text, `said ${said.number}`)
      }
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Whether something is heard for the first time, by somebody who was there. */
  #isNew(key: string): boolean {
    if (this.#heard[key]) return false
    this.#heard[key] = true
    return Date.now() - this.#since >= ARRIVING
  }

  #pull({ number, seat }: Said, emote: EmoteName): void {
    if (!this.#isNew(`said ${number}`)) return
    this.#emotes = { ...this.#emotes, [seat]: emote }
    this.#after(PULLED, () => (this.#emotes = { ...this.#emotes, [seat]: undefined }))
  }

  #say(seat: number, text: string, key: string): void {
    if (!this.#isNew(key)) return
    this.#now = { ...this.#now, [seat]: [...this.of(seat), { key, text }].slice(-BESIDE) }
    this.#order = [...this.#order.filter((one) => one !== seat), seat]
    this.#after(Math.max(LEAST, readingTime(text)), () => {
      this.#now = { ...this.#now, [seat]: this.of(seat).filter((one) => one.key !== key) }
    })
  }

  #after(time: number, end: () => void): void {
    this.#timers.push(setTimeout(end, time))
  }
}

/** What is done rather than said with a line of chat. */
export function emoteIn({ phrase }: Pick<Said, 'phrase'>): EmoteName | undefined {
  return EMOTES.find((emote) => phrase === `${EMOTE}${emote}`)
}
export const phraseOf = (emote: EmoteName): string => `${EMOTE}${emote}`

export const setVoices = (voices: Voices): Voices => setContext(VOICES, voices)
/** Where nobody listens, nobody says anything. */
export const getVoices = (): Voices | undefined => getContext<Voices | undefined>(VOICES)
