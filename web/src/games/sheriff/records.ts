/** What everybody has seen of a player in this game: bags, lies found, bags opened in vain, bribes. */
import type { StoryEntry } from '../../table.svelte'
import { isSheriffEvent, type SheriffThings } from './view'

export interface PublicRecord {
  /** Bags that were declared, and those that were found to be a lie. */
  bags: number
  caught: number
  /** Bags that this player opened as sheriff, and those that were as declared. */
  opened: number
  vain: number
  /** Gold for a decision at the gate. */
  taken: number
  paid: number
}

const DECISIONS = new Set('open pass wave accept stop round'.split(' '))

/** The record of a seat, from the story so far. */
export function recordOf(story: readonly StoryEntry[], seat: number): PublicRecord {
  const events = story.flatMap((entry) => entry.events).filter(isSheriffEvent) as SheriffThings[]
  const sum: PublicRecord = { bags: 0, caught: 0, opened: 0, vain: 0, taken: 0, paid: 0 }
  sum.bags = events.filter((one) => one.event === 'declare' && one.seat === seat).length
  events.forEach((decision, at) => {
    if (!DECISIONS.has(decision.event)) return
    const next = events.findIndex((one, later) => later > at && DECISIONS.has(one.event))
    add(sum, decision, events.slice(at + 1, next < 0 ? undefined : next), seat)
  })
  return sum
}

function add(
  sum: PublicRecord,
  decision: SheriffThings,
  came: SheriffThings[],
  seat: number,
): void {
  const { event, seat: by, other } = decision
  const [sheriff, owner] = event === 'accept' ? [other, by] : [by, other]
  if (event === 'open') {
    const isLie = came.some((one) => one.event === 'reveal')
    if (owner === seat && isLie) sum.caught += 1
    if (sheriff === seat) sum.opened += 1
    if (sheriff === seat && !isLie) sum.vain += 1
  }
  // What the owner of an opened bag pays is a fine.
  const bribes = came.filter(
    (one) =>
      one.event === 'gold' && one.other === sheriff && (event !== 'open' || one.seat !== owner),
  )
  for (const { seat: from, gold = 0 } of bribes) {
    if (sheriff === seat) sum.taken += gold
    if (from === seat) sum.paid += gold
  }
}
