/** How somebody feels about what everybody has just seen. */
import type { Mood } from '../../art/strokes'
import type { Table } from '../../table.svelte'
import { comingIn, laidOpen, outcomeOf, type Outcome } from './verdict'
import { bagOf, isSheriffEvent, total, viewOf, type SheriffThings } from './view'

const RECENT = 8 // events back in which one still feels something
const BROKEN = /^break_/
const KEPT = /^keep_/

/** Whose mood an event changes. */
type Feelings = Partial<Record<number, Mood>>

/** The mood of a player: after the last thing that touched them, or for what is asked of them now. */
export function moodOf(table: Table, seat: number): Mood {
  const recent: SheriffThings[] = table.story
    .slice(-RECENT)
    .flatMap(({ events }) => events.filter(isSheriffEvent))
  const stamp = comingIn(table) === 0 ? atTheStamp(outcomeOf(recent)) : {}
  const last = recent
    .slice(-RECENT)
    .map((event) => feelings(event, recent, stamp)[seat])
    .findLast((mood) => mood !== undefined)
  if (last && last !== 'worried') return last
  return bagOf(viewOf(table), seat)?.demand ? 'worried' : (last ?? 'calm')
}

/** What owner and sheriff feel when it is known whether all in a bag was as declared. */
function atTheStamp(outcome: Outcome | null): Feelings {
  if (!outcome?.opened) return {}
  const { owner, sheriff, seized } = outcome
  return total(seized) > 0
    ? { [owner]: 'angry', [sheriff]: 'pleased' }
    : { [owner]: 'pleased', [sheriff]: 'worried' }
}

function feelings(event: SheriffThings, all: readonly SheriffThings[], stamp: Feelings): Feelings {
  const { event: name, seat = -1, other = -1 } = event
  if (BROKEN.test(name)) return { [other]: 'angry' }
  if (KEPT.test(name)) return { [other]: 'pleased' }
  if (laidOpen(event) > 0 && seat in stamp) return stamp
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
  face_down: (seat) => ({ [seat]: 'pleased' }),
  // Whoever pays for a fault, and whoever gets it.
  gold: (seat, other, all) => ({
    [seat]: isSeized(seat, all) ? 'angry' : 'worried',
    [other]: 'pleased',
  }),
}
