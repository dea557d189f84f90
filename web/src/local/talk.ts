/** What bots say at a table on this device: when, and what was said before (sherwood/server/live/talk.py and chat.py). */
import type { GameEvent, GameView, Language, Said } from '../wire/messages.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Saying, SmallTalk } from './smalltalk.ts'
import type { KeptGame, KeptLine } from './store.ts'

const [SOONEST, LATEST] = [500, 1500] // milliseconds after what is talked about
const REMEMBERED = 50 // lines shown to those who come later

/** What finds what can be said about a game; null: bots are silent there. */
export type FindPhrasebook = (game: string) => Promise<Phrasebook | null>

export class Talk {
  readonly #due = new Set<ReturnType<typeof setTimeout>>()
  #book: Promise<Phrasebook | null> | null = null
  #talk: Promise<SmallTalk | null> | null = null

  constructor(
    readonly game: KeptGame,
    readonly find: FindPhrasebook,
    /** Somebody says something now, and it is kept. */
    readonly say: (line: KeptLine) => void,
  ) {}

  /** All have seen something; whoever has something to say about it does, a moment later. */
  hear(view: GameView, news: readonly GameEvent[]): void {
    this.#talk ??= this.#begin()
    // Nobody speaks before what was heard earlier was thought about.
    this.#talk = this.#talk.then((talk) => {
      const line = talk?.hear(view, news)
      if (line) this.#later(line)
      return talk
    })
  }

  /** What was not said by now is not said here. */
  stop(): void {
    for (const timer of this.#due) clearTimeout(timer)
    this.#due.clear()
  }

  /** The last lines that were said at the table. */
  get last(): readonly KeptLine[] {
    return (this.game.said ?? []).slice(-REMEMBERED)
  }

  /** A line for somebody who reads a language; null: it cannot be had. */
  async read(line: KeptLine, language: Language): Promise<Said | null> {
    const text = await this.#phrasebook()
      .then((book) => book?.read(line.phrase, language))
      .catch(() => '')
    return text ? { type: 'said', ...line, text, proposal: null } : null
  }

  #begin(): Promise<SmallTalk | null> {
    const { id, rows, said = [], seats } = this.game
    const past = { said: said.map(({ phrase }) => phrase), heard: rows.length }
    const bots = seats.map(({ bot }) => bot)
    return this.#phrasebook().then(
      (book) => book?.listen(bots, id, past) ?? null,
      () => null, // without it one plays as well
    )
  }

  #phrasebook(): Promise<Phrasebook | null> {
    this.#book ??= this.find(this.game.wish.game)
    this.#book.catch(() => (this.#book = null))
    return this.#book
  }

  #later({ seat, phrase }: Saying): void {
    const wait = SOONEST + (LATEST - SOONEST) * Math.random()
    const timer = setTimeout(() => {
      this.#due.delete(timer)
      const said = this.game.said ?? []
      const line = { number: said.length + 1, seat, phrase, at: Date.now() / 1000 }
      this.game.said = [...said, line]
      this.say(line)
    }, wait)
    this.#due.add(timer)
  }
}
