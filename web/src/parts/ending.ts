/** How a game ended, from the last view; an older server tells only the points. */
import type { SheetLine } from '../games/kit'
import type { View } from '../wire/messages'

export interface Ending {
  points: number[]
  winners: number[]
  decidedBy: string | null
  /** For each seat its lines. */
  sheet: SheetLine[][] | null
  /** The seats from first to last, winners first. */
  order: number[]
}

export function endingOf(view: View): Ending {
  const told = view.view as { points?: number[]; winners?: number[]; decided_by?: string | null; sheet?: SheetLine[][] | null }
  const points = told.points ?? []
  const best = Math.max(...points)
  const winners = told.winners?.length ? told.winners : points.flatMap((sum, seat) => (sum === best ? [seat] : []))
  const rank = (seat: number) => (winners.includes(seat) ? Infinity : (points[seat] ?? 0))
  const order = points.map((_, seat) => seat).sort((one, other) => rank(other) - rank(one) || one - other)
  return { points, winners, decidedBy: told.decided_by ?? null, sheet: told.sheet ?? null, order }
}
