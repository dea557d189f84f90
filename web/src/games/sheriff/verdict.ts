/** What came of a bag, read from the events of a decision. */
import type { Table } from '../../table.svelte'
import { isSheriffEvent, type Counted, type SheriffThings } from './view'

export interface Outcome {
  opened: boolean
  owner: number
  sheriff: number
  /** Laid on the owner's stand, open. */
  laid: Counted
  seized: Counted
  faceDown: number
  payments: { from: number; to: number; gold: number }[]
  /** What else came of it: goods that were given, promises, and what binds now. */
  also: SheriffThings[]
}

const ALSO = /^(good|bag_good|bag_contraband|bind_.*|promise_.*|keep_.*|break_.*)$/

const DECISIONS = new Set('open pass wave accept'.split(' '))

/** How many cards come to light with an event. */
export const laidOpen = ({ event, count = 1 }: SheriffThings): number =>
  event === 'reveal' || event === 'to_stand' ? count : 0

/** How many things there are to read in an event: what comes to light, or that nobody has looked. */
export const readIn = (event: SheriffThings): number =>
  event.event === 'face_down' ? 1 : laidOpen(event)

/** How many cards come to light in the moment that is shown; after the last of them the stamp falls. */
export const comingIn = ({ director, latest }: Table): number =>
  director.playing
    ? latest.filter(isSheriffEvent).reduce((sum, event) => sum + laidOpen(event), 0)
    : 0

/** The last bag that was decided in these events, or null. */
export function outcomeOf(events: SheriffThings[]): Outcome | null {
  const at = events.findLastIndex(({ event }) => DECISIONS.has(event))
  const decision = events[at]
  if (!decision || decision.seat === undefined || decision.other === undefined) return null
  const accepted = decision.event === 'accept'
  const owner = accepted ? decision.seat : decision.other
  const sheriff = accepted ? decision.other : decision.seat
  const outcome: Outcome = {
    opened: decision.event === 'open',
    owner,
    sheriff,
    laid: {},
    seized: {},
    faceDown: 0,
    payments: [],
    also: [],
  }
  for (const event of events.slice(at + 1)) {
    if (DECISIONS.has(event.event) || event.event === 'round') break
    add(outcome, event)
    if (ALSO.test(event.event)) outcome.also.push(event)
  }
  return outcome
}

function add(
  outcome: Outcome,
  { event, seat = -1, other = -1, good, count = 1, gold = 0 }: SheriffThings,
): void {
  if (event === 'to_stand' && good) outcome.laid[good] = (outcome.laid[good] ?? 0) + count
  if (event === 'reveal' && good) outcome.seized[good] = (outcome.seized[good] ?? 0) + count
  if (event === 'face_down') outcome.faceDown += count
  if (event === 'gold') outcome.payments.push({ from: seat, to: other, gold })
}
