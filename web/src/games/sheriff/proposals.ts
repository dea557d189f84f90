/** What was proposed at the gate in this round and is off the table again, with the stamp that says why. */
import type { StoryEntry } from '../../table.svelte'
import { isSheriffEvent, type Proposal, type SheriffThings, type Side } from './view'

export type Stamp = 'refuse' | 'refuse_demand' | 'withdraw' | 'lapse'

/** A proposal that does not stand any more. */
export interface Gone {
  seat: number
  /** Whose bag it was for. */
  bag: number
  deal: Proposal
  /** What it was offered for; null: a demand. */
  side: Side | null
  stamp: Stamp
}

type Made = Omit<Gone, 'stamp'>

const SIDES: Record<string, Side | null> = {
  offer_for_passing: 'passing',
  offer_for_opening: 'opening',
  demand: null,
}

/** The last answer to each player's proposal for each bag in this round; one that stands again is not among them. */
export function goneIn(story: readonly StoryEntry[]): Gone[] {
  const events = story.flatMap((entry) => entry.events).filter(isSheriffEvent) as SheriffThings[]
  const made = new Map<string, Made>()
  const gone = new Map<string, Gone>()
  for (const event of events.slice(events.findLastIndex(({ event }) => event === 'round') + 1)) {
    const [seat, bag] = about(event)
    const key = `${seat} ${bag}`
    if (event.deal) {
      made.set(key, { seat, bag, deal: event.deal, side: SIDES[event.event] ?? null })
      gone.delete(key)
    }
    const before = made.get(key)
    if (before && isStamp(event.event)) gone.set(key, { ...before, stamp: event.event })
  }
  return [...gone.values()]
}

/** Who had proposed what an event is about, and for whose bag. */
export function about({ event, seat = -1, other = -1, bag = -1 }: SheriffThings): [number, number] {
  if (event === 'refuse') return [other, bag]
  return event === 'refuse_demand' ? [other, seat] : [seat, other]
}

const STAMPS: readonly string[] = 'refuse refuse_demand withdraw lapse'.split(' ')
const isStamp = (event: string): event is Stamp => STAMPS.includes(event)
