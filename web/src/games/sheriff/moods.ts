/** How somebody feels about what everybody has just seen. */
import type { Mood } from '../../art/strokes'
import type { StoryEntry } from '../../table.svelte'
import { bagOf, isSheriffEvent, type SheriffThings, type SheriffView } from './view'

const RECENT = 8 // events back in which one still feels something
const BROKEN = /^break_/
const KEPT = /^keep_/

/** Whose mood an event changes. */
type Feelings = Partial<Record<number, Mood>>

/** The mood of a player: after the last thing that touched them, or for what is asked of them now. */
export function moodOf(view: SheriffView, story: readonly StoryEntry[], seat: number): Mood {
  const recent = story.slice(-RECENT).flatMap(({ events }) => events.filter(isSheriffEvent))
  const last = (recent as SheriffThings[])
    .slice(-RECENT)
    .map((event) => feelings(event, recent as SheriffThings[])[seat])
    .findLast((mood) => mood !== undefined)
  if (last && last !== 'worried') return last
  return bagOf(view, seat)?.demand ? 'worried' : (last ?? 'calm')
}

function feelings(event: SheriffThings, all: readonly SheriffThings[]): Feelings {
  const { event: name, seat = -1, other = -1 } = event
  if (BROKEN.test(name)) return { [other]: 'angry' }
  if (KEPT.test(name)) return { [other]: 'pleased' }
  return FEELINGS[name]?.(seat, other, all) ?? {}
}

const isSeized = (owner: number, all: readonly SheriffThings[]): boolean =>
  all.some(({ event, seat }) => event === 'reveal' && seat === owner)

const FEELINGS: Record<
  string,
  (seat: number, other: number, all: readonly SheriffThings[]) => Feelings
> = {
  demand: (_, other) => ({ [other]: 'worried' }),
  offer_for_opening: (seat, other) => (seat === other ? {} : { [other]: 'angry' }),
  refuse: (_, other) => ({ [other]: 'worried' }),
  refuse_demand: (_, other) => ({ [other]: 'angry' }),
  accept: (_, other) => ({ [other]: 'pleased' }),
  pass: (_, other) => ({ [other]: 'pleased' }),
  wave: (_, other) => ({ [other]: 'pleased' }),
  open: (_, other) => ({ [other]: 'worried' }),
  reveal: (seat) => ({ [seat]: 'angry' }),
  // Whoever pays for a fault, and whoever gets it.
  gold: (seat, other, all) => ({
    [seat]: isSeized(seat, all) ? 'angry' : 'worried',
    [other]: 'pleased',
  }),
}
