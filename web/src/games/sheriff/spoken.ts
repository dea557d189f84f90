/** Proposals, answers and decisions as what people say, each proposal with the stamp that says what became of it. */
import type { StoryEntry, Table } from '../../table.svelte'
import { who } from '../../words/who'
import { words } from '../../words/words.svelte'
import type { Voice } from '../kit'
import { about, type Stamp } from './proposals'
import { isSheriffEvent, type SheriffThings } from './view'

type Ending = Stamp | 'deal'

/** A proposal among what was said, until it is answered. */
interface Open {
  voice: Voice
  bag: number
  event: string
}

export function spokenIn(story: readonly StoryEntry[], table: Table): Voice[] {
  const said: Voice[] = []
  const names = who(table.names, null) // whoever speaks calls everybody by name
  const open = new Map<string, Open>()
  for (const { version, events } of story) {
    for (const event of events.filter(isSheriffEvent) as SheriffThings[]) {
      const ended = endings(event, open)
      for (const [key, ending] of ended) {
        const { voice } = open.get(key) ?? {}
        if (voice) voice.stamp = { good: ending === 'deal', text: stampOf(ending) }
        open.delete(key)
      }
      const why = whyOf(event, table)
      // Bags that all pass at once need a reason each, and no word of their own.
      const line = isOneOfAll(event, events)
        ? why && ' '
        : words.of('sheriff/voice').say[event.event]?.(event, names, ended.length > 0)
      if (!line || event.seat === undefined) continue
      const text = [line, why].join(' ').trim()
      const voice: Voice = { version, seat: event.seat, text, stamp: null }
      if (event.deal) open.set(keyOf(event), { voice, bag: event.other ?? -1, event: event.event })
      said.push(voice)
    }
  }
  return said
}

const isOneOfAll = ({ event }: SheriffThings, events: readonly { event: string }[]): boolean =>
  event === 'wave' && events.some((other) => other.event === 'stop')

/** Why somebody decides so, as far as all can see. People say that themselves, if they wish. */
function whyOf({ seat = -1, reason }: SheriffThings, table: Table): string {
  if (!reason || table.info?.seats[seat]?.kind !== 'bot') return ''
  return words.of('sheriff/voice').why[reason]
}

const keyOf = (event: SheriffThings): string => about(event).join(' ')

const stampOf = (ending: Ending): string => words.of('sheriff/voice').stamps[ending]

/** Which proposals an event answers, and how: one, or all of a kind for a bag that is decided. */
function endings(event: SheriffThings, open: ReadonlyMap<string, Open>): [string, Ending][] {
  const one = TAKEN_AWAY[event.event]
  if (one) return open.has(keyOf(event)) ? [[keyOf(event), one]] : []
  const [bag, kind] = decided(event)
  return [...open]
    .filter(([, proposal]) => proposal.bag === bag && proposal.event === kind)
    .map(([key]) => [key, 'deal'])
}

const TAKEN_AWAY: Record<string, Ending> = {
  refuse: 'refuse',
  refuse_demand: 'refuse_demand',
  withdraw: 'withdraw',
  lapse: 'lapse',
}

/** Whose bag is decided, and what kind of proposal is a deal with that. */
function decided({ event, seat = -1, other = -1 }: SheriffThings): [number, string] {
  if (event === 'accept') return [seat, 'demand']
  if (event === 'pass') return [other, 'offer_for_passing']
  return event === 'open' ? [other, 'offer_for_opening'] : [-1, '']
}
