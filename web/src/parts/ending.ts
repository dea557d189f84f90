/** How a game ended, from the last view. */
import type { GameLine, View } from '../wire/messages'

export interface Ending {
  points: number[]
  winners: number[]
  decidedBy: string | null
  /** For each seat its lines. */
  sheet: GameLine[][] | null
  /** The seats from first to last, winners first. */
  order: number[]
}

export function endingOf(view: View): Ending {
  const { points, winners, decided_by: decidedBy, sheet } = view.view
  const rank = (seat: number) => (winners.includes(seat) ? Infinity : (points[seat] ?? 0))
  const order = points
    .map((_, seat) => seat)
    .sort((one, other) => rank(other) - rank(one) || one - other)
  return { points, winners, decidedBy, sheet, order }
}
