/** What people say with their proposals, such as words of honour: it is kept beside the log, which has no words. */
import type { Said } from '../wire/messages.ts'
import type { KeptGame } from './store.ts'

const LONGEST = 80 // letters, as on the wire
const MANY = 1_000_000 // no game has so many
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu // what leaves no ink, or ends a line

const visible = (words: string): string => words.replace(UNSEEN, ' ').trim().slice(0, LONGEST)

/** Keep what somebody says with a proposal; the line that all read. Null: it was nothing. */
export function keepWords(
  game: KeptGame,
  seat: number,
  proposal: number,
  words: string,
): Said | null {
  const text = visible(words)
  if (!text) return null
  game.words = [...(game.words ?? []), { seat, proposal, text }]
  return linesOf(game).at(-1) ?? null
}

/** All of it as lines of talk. Their numbers are below those of what bots say. */
export const linesOf = ({ words = [], started_at }: KeptGame): Said[] =>
  words.map((given, place) => ({
    ...{ type: 'said', number: place - MANY, phrase: '', at: started_at ?? 0 },
    ...given,
  }))
