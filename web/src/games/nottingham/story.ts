/** The story of a turn: what sums it up, and what is told as one. */
import type { GameEvent } from '../../wire/messages'
import type { Who } from '../../words/who'
import { words } from '../../words/words.svelte'
import { taleOf } from './tale'
import { isNottinghamEvent, pairs, type Counted, type NottinghamThings } from './view'

/** What one wants to know of a turn that is over. */
export const GIST = (
  'over task spring fail win show_hand show_secretly seize defend purchase accept keep discard ' +
  'take refuse'
).split(' ')

/** Several events of one name as one sentence: cards that somebody discards for a task. */
export function together(events: readonly GameEvent[], who: Who): string | null {
  const told: NottinghamThings[] = events.filter(isNottinghamEvent)
  const tales = told.map((event) => taleOf(event, who))
  const [first] = tales
  const isOnes = told.every(({ event, seat }) => event === 'discard' && seat === told[0]?.seat)
  if (!first || !isOnes) return null
  const sum: Counted = {}
  for (const { kind, count } of tales) if (kind) sum[kind] = (sum[kind] ?? 0) + count
  return words.of('nottingham/words').discards(first.seat, pairs(sum))
}
