/**
 * What bots say to what everybody has just seen, as sherwood/bots/talk.py chooses it: from what a spectator sees, the
 * bots' characters and a seed, and from nothing else. A test compares whole conversations.
 */
import type { Occasion, Occasions, Things } from '../games/occasion.ts'
import { sha256 } from '../parts/sha256.ts'
import type { GameEvent, GameView, TalkBook } from '../wire/messages.ts'

const GAP = ' ' // between a phrase and what it is filled with
const [DIGITS, SIDES] = [8, 2 ** 32] // of a die in a hash, and how many faces that makes

/** What a bot says, as it is written down. */
export interface Saying {
  seat: number
  phrase: string
}

/** What was said at a table before, and how much was heard. */
export interface Past {
  said: readonly string[]
  heard: number
}

/** The bots of one table, listening. */
export class SmallTalk {
  readonly #book: TalkBook
  readonly #occasions: Occasions
  /** By seat; null: no bot sits there. */
  readonly #bots: readonly (string | null)[]
  readonly #seed: string
  #heard: number
  /** How many events since anybody spoke last. */
  #since: number
  /** How many events since a bot spoke last. */
  readonly #quiet: Map<number, number>
  readonly #said: Set<string>
  #before: GameView | null = null

  constructor(
    book: TalkBook,
    occasions: Occasions,
    bots: readonly (string | null)[],
    seed: string,
    { said, heard }: Past = { said: [], heard: 0 },
  ) {
    this.#book = book
    this.#occasions = occasions
    this.#bots = bots
    this.#seed = seed
    this.#heard = heard
    this.#since = book.breath
    this.#said = new Set(said.map(keyOf))
    this.#quiet = new Map(bots.flatMap((bot, seat) => (bot === null ? [] : [[seat, 0]])))
  }

  /** What is said to what a spectator now sees, if anything is. */
  hear(now: GameView, news: readonly GameEvent[]): Saying | null {
    const before = this.#before ?? now
    this.#before = now
    this.#heard += news.length
    this.#since += news.length
    for (const [seat, quiet] of this.#quiet) this.#quiet.set(seat, quiet + news.length)
    if (news.length === 0 || this.#since < this.#book.breath) return null
    for (const found of this.#occasions(now, before, news)) {
      const reply = this.#reply(found)
      if (reply) return reply
    }
    return null
  }

  /** The line of the bot that is most eager to speak, if one is. */
  #reply(found: Occasion): Saying | null {
    const eager = [...this.#quiet]
      .map(([seat, quiet]) => ({ seat, ...this.#thought(seat, quiet, found) }))
      .filter(({ chance, phrase }) => phrase !== undefined && chance < 1)
      .sort((one, other) => one.chance - other.chance || one.seat - other.seat)
    const { seat, phrase } = eager[0] ?? {}
    if (seat === undefined || phrase === undefined) return null
    this.#since = 0
    this.#quiet.set(seat, 0)
    this.#said.add(keyOf(phrase))
    return { seat, phrase }
  }

  /** What a bot could say, and how little it wants to: below one it does. */
  #thought(seat: number, quiet: number, found: Occasion): { chance: number; phrase?: string } {
    const name = (this.#bots[seat] ?? '').split(':')[0] ?? ''
    const [first, second] = this.#dice(seat)
    const choices = quiet < this.#book.rest ? [] : this.#choices(name, found, roleOf(seat, found))
    const phrase = choices[Math.floor(second * choices.length)]
    return { chance: first / (this.#book.readily[name] ?? 0), ...(phrase && { phrase }) }
  }

  /** What a bot can say that nobody has said yet, about the most telling side of it. */
  #choices(name: string, { events, things }: Occasion, role: string): string[] {
    for (const event of events) {
      const phrases = this.#linesOf(name, event, role)
        .filter((key) => !this.#said.has(key))
        .flatMap((key) => this.#phraseWith(key, things) ?? [])
      if (phrases.length > 0) return phrases
    }
    return []
  }

  /** What a bot may say: its own lines, more than once, and what any may. */
  #linesOf(name: string, event: string, role: string): string[] {
    const own = this.#book.own[name]?.[event]?.[role] ?? []
    const often = Array.from({ length: this.#book.oftener }, () => own).flat()
    return [...often, ...(this.#book.lines[event]?.[role] ?? [])]
  }

  /** A phrase as it is written down, with what it speaks of; null: that is not known here. */
  #phraseWith(key: string, things: Things): string | null {
    const named = (this.#book.gaps[key] ?? []).map((gap) => things[gap])
    return named.includes(undefined) ? null : [key, ...named].join(GAP)
  }

  /** Two numbers below one. */
  #dice(seat: number): [number, number] {
    const hash = sha256(`${this.#seed} ${seat} ${this.#heard}`)
    const die = (at: number): number => Number.parseInt(hash.slice(at, at + DIGITS), 16) / SIDES
    return [die(0), die(DIGITS)]
  }
}

/** Which phrase it is, whatever it is filled with. */
const keyOf = (phrase: string): string => phrase.split(GAP)[0] ?? ''

/** What part a seat had in it. */
const roleOf = (seat: number, { doer, victim }: Occasion): string =>
  seat === doer ? 'doer' : seat === victim ? 'victim' : 'witness'
