/** The story of a game: its parts with their headings, and what sums each of them up. */
import type { GameEvent } from '../../wire/messages'
import type { Who } from '../../words/who'
import { words } from '../../words/words.svelte'
import { isSheriffEvent, listed, type Counted, type SheriffThings } from './view'

/** What one wants to know of a round's market, or of a bag. */
export const GIST = (
  'over break_pass break_closed break_gold break_words break_bag open reveal pass accept wave stop declare ' +
  'bind_open bind_pass gold pay bag_good bag_contraband good promise_gold promise_pass promise_closed ' +
  'to_stand face_down'
).split(' ')

const DECISIONS = new Set('open pass wave accept'.split(' '))

/** Everybody packs a bag at the beginning of a round; then each bag is between the sheriff and its owner. */
export function opens({ event, seat = -1, other = -1 }: GameEvent): number[] | 'everybody' | null {
  if (event === 'round' || event === 'stop') return 'everybody'
  return DECISIONS.has(event) ? [seat, other] : null
}

/** Several events of one name as one sentence: what all declare, or goods that go the same way. */
export function together(events: readonly GameEvent[], who: Who): string | null {
  const told = events.filter(isSheriffEvent) as SheriffThings[]
  const [first] = told
  if (!first?.good) return null
  const w = words.of('sheriff/words')
  if (first.event === 'declare') return w.declared(told, who)
  const isOneWay = told.every(({ seat, other }) => seat === first.seat && other === first.other)
  return isOneWay ? w.tell(first, who, listed(counted(told))) : null
}

function counted(events: readonly SheriffThings[]): Counted {
  const sum: Counted = {}
  for (const { good, count = 1 } of events) if (good) sum[good] = (sum[good] ?? 0) + count
  return sum
}
