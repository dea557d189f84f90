/** What everybody has seen of a player in this game: bags, lies, bags opened in vain, bribes. */
import type { Repute, SheriffView } from './view'

export interface PublicRecord {
  /** Bags that were declared, and how many of them were false, with what. */
  bags: number
  smuggled: number
  padded: number
  /** False bags that a sheriff has opened. */
  caught: number
  /** Bags that this player opened as sheriff, and those that were as declared. */
  opened: number
  vain: number
  /** Bags that passed for something, and gold given and taken in deals. */
  bribed: number
  taken: number
  paid: number
}

/** The record of a seat: as a merchant before all sheriffs, and as the sheriff of all merchants. */
export function recordOf({ seats }: Pick<SheriffView, 'seats'>, seat: number): PublicRecord {
  const own = (what: keyof Repute) => sum(seats[seat]?.repute[what] ?? [])
  const asSheriff = (what: keyof Repute) => sum(seats.map(({ repute }) => repute[what][seat] ?? 0))
  return {
    bags: own('bags'),
    smuggled: own('contraband'),
    padded: own('others'),
    caught: own('caught'),
    opened: asSheriff('opened'),
    vain: asSheriff('opened') - asSheriff('caught'),
    bribed: own('bribed'),
    taken: asSheriff('paid'),
    paid: own('paid'),
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
