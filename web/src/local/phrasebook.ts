/** What bots say at a table of one game. It is fetched when they begin to speak, and the texts in a reader's language. */
import type { Occasions } from '../games/occasion.ts'
import type { Language, TalkBook, TalkTexts } from '../wire/messages.ts'
import { SmallTalk, type Past } from './smalltalk.ts'
import { worded } from './worded.ts'

const files = import.meta.glob<string>('../../wasm/talk*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const games = import.meta.glob<{ occasions: Occasions }>('../games/*/occasions.ts', { eager: true })

export class Phrasebook {
  readonly #texts = new Map<Language, Promise<Record<string, TalkTexts>>>()

  constructor(
    readonly game: string,
    readonly book: TalkBook,
    readonly occasions: Occasions,
    readonly fetchTexts: (language: Language) => Promise<Record<string, TalkTexts>>,
  ) {}

  /** The bots of one table, listening. */
  listen(bots: readonly (string | null)[], seed: string, past: Past): SmallTalk {
    return new SmallTalk(this.book, this.occasions, bots, seed, past)
  }

  /** What is written down, in one language. */
  async read(phrase: string, language: Language): Promise<string> {
    const fetched = this.#texts.get(language) ?? this.fetchTexts(language)
    this.#texts.set(language, fetched)
    fetched.catch(() => this.#texts.delete(language))
    const texts = (await fetched)[this.game]
    return texts ? worded(phrase, this.book.gaps, texts) : ''
  }
}

/** What bots say at a table of a game; null: nothing. */
export async function phrasebookOf(game: string): Promise<Phrasebook | null> {
  const occasions = games[`../games/${game}/occasions.ts`]?.occasions
  if (!occasions || !('../../wasm/talk.json' in files)) return null
  const book = (await fetched<TalkBook>('talk'))[game]
  const texts = (language: Language) => fetched<TalkTexts>(`talk.${language}`)
  return book ? new Phrasebook(game, book, occasions, texts) : null
}

async function fetched<What>(name: string): Promise<Record<string, What>> {
  const answer = await fetch(files[`../../wasm/${name}.json`] ?? '')
  return (await answer.json()) as Record<string, What>
}
