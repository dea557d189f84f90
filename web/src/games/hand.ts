/** Hands in the view of any game. */
import type { GameView } from '../wire/messages'
import type { Counted } from './deal'

/** The hand of a seat, where the game shows one: cards by name. */
export function handIn(view: GameView, seat: number): Counted | null {
  const seats = 'seats' in view && Array.isArray(view.seats) ? view.seats : []
  return seats[seat]?.hand ?? null
}
