/** The story as sentences, ready to be read. */
import type { Kit } from '../games/kit'
import type { GameEvent, Told } from '../table.svelte'
import type { Who } from '../words/who'

export interface Sentence {
  text: string
  /** Who did it, for the emblem. */
  seat: number | null
}

export function sentences(events: readonly GameEvent[], kit: Kit, who: Who): Sentence[] {
  return events.flatMap((event) => {
    const text = kit.tell(event, who)
    return text ? [{ text, seat: typeof event.seat === 'number' ? event.seat : null }] : []
  })
}

/** The last version of the story in which one of these seats did something; what came after is news to them. */
export function lastTurn(story: readonly Told[], seats: readonly number[]): number | null {
  const did = (told: Told) => told.events.some((event) => seats.includes(event.seat as number))
  return story.findLast(did)?.version ?? null
}
