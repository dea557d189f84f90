/** What there is to talk about at a table. `games/<game>/occasions.ts` finds it, as sherwood/bots/<game> does in Python. */
import type { GameEvent, GameView } from '../wire/messages'

/** What a line may name: numbers, and things by their names. */
export type Things = Readonly<Record<string, number | string>>

/** Something to talk about: what can be said of it, the most telling first, who did it, and to whom. */
export interface Occasion {
  events: readonly string[]
  doer: number | null
  victim: number | null
  things: Things
}

/** All that there is to talk about after an action, from what everybody sees, what matters most first. */
export type Occasions = (
  now: GameView,
  before: GameView,
  news: readonly GameEvent[],
) => readonly Occasion[]

export const occasion = (
  events: readonly string[],
  doer: number | null,
  victim: number | null = null,
  things: Things = {},
): Occasion => ({ events, doer, victim, things })

/** What matters most first; the rest as it happened. */
export function ranked(found: readonly Occasion[], ranks: readonly string[]): Occasion[] {
  const rank = ({ events }: Occasion): number =>
    Math.min(...events.map((event) => ranks.indexOf(event)).filter((at) => at >= 0), ranks.length)
  return found.toSorted((one, other) => rank(one) - rank(other))
}
