/** What flies where when something happens, and how it sounds. */
import type { Table } from '../../table.svelte'
import type { GameEvent } from '../../wire/messages'
import type { Flight, Sound } from '../kit'
import {
  isNottinghamEvent,
  viewOf,
  type Kind,
  type NottinghamEvent,
  type NottinghamThings,
} from './view'

/** What an event tells, and where its people sit. */
interface Seen {
  thing: string
  kind: Kind | null
  second: Kind | null
  count: number
  task: string
  /** Where cards of a kind lie with whoever did it, and with the other. */
  own: (kind: Kind | null) => string
  theirs: (kind: Kind | null) => string
  offer: string
  theirOffer: string
  /** The card of the attack that led here. */
  weapon: Kind | null
}

type EventName = NottinghamEvent['event']
type Path = (seen: Seen) => Flight[]

const fly = (thing: string, from: string, to: string, count = 1): Flight => ({
  thing,
  from,
  to,
  count,
})
const toWinnings = (place: string) => (place.startsWith('hand') ? 'winnings' : place)

const PATHS: Partial<Record<EventName, Path>> = {
  take: ({ thing, kind, own }) => [fly(thing, 'revealed', own(kind))],
  lay_offer: ({ thing, kind, own, offer }) => [fly(thing, own(kind), offer)],
  purchase: ({ thing, kind, own, theirs, theirOffer }) => [
    fly(thing, theirOffer, own(kind)),
    fly('copper', 'revealed', theirs('copper')),
  ],
  defend: ({ thing, kind, own, theirs }) => [
    fly('necklace', own('necklace'), theirs('necklace')),
    fly(thing, 'revealed', own(kind)),
  ],
  seize: ({ thing, kind, own, theirs, weapon }) => [
    fly(thing, theirs(kind), own(kind)),
    ...(weapon ? [fly(weapon, 'revealed', theirs(weapon))] : []),
  ],
  look: () => [fly('ambush', 'ambush_pile', 'looked_at', 2)],
  keep: ({ own }) => [
    fly('ambush', 'looked_at', own(null)),
    fly('ambush', 'looked_at', 'ambush_pile'),
  ],
  accept: ({ thing, kind, second, own, theirs, theirOffer }) => [
    fly(thing, theirOffer, own(kind)),
    ...(second ? [fly(second, theirOffer, own(second))] : []),
    fly('chest', 'revealed', theirs('chest')),
  ],
  lay: ({ thing, kind, own, count }) => [fly(thing, own(kind), 'laid', count)],
  spring: ({ thing, kind, own, theirs }) => [
    fly(thing, 'laid', own(kind)),
    fly('gold', own(null), theirs('gold')),
  ],
  fail: ({ thing, kind, own, count }) => [fly(thing, 'laid', own(kind), count)],
  win: ({ thing, own }) => [fly(thing, 'laid', toWinnings(own(null)))],
  task: ({ own, task }) => [fly('object', own(null), `task ${task}`, 3)],
  favour: ({ thing, kind, own }) => [fly(thing, 'draw_pile', own(kind))],
  discard: ({ thing, kind, own, count }) => [fly(thing, own(kind), 'discard', count)],
  reshuffle: () => [fly('object', 'discard', 'draw_pile', 3)],
}

export const flights = (event: GameEvent, table: Table): Flight[] =>
  isNottinghamEvent(event) ? flightsOf(event, table) : []

function flightsOf(event: NottinghamThings, table: Table): Flight[] {
  const path = PATHS[event.event]
  if (!path) return []
  const view = viewOf(table)
  const colour = (seat: number | undefined) => view.seats[seat ?? -1]?.colour ?? ''
  const place = (seat: number | undefined) => (kind: Kind | null) => {
    if (seat !== table.seat) return `seat ${colour(seat)}`
    return kind ? `hand ${kind}` : 'hand'
  }
  const { kind = null, second = null, count = 1, task = '' } = event
  return path({
    thing: kind ?? 'object',
    kind,
    second,
    count,
    task,
    own: place(event.seat),
    theirs: place(event.other),
    offer: `offer ${colour(event.seat)} card`,
    theirOffer: `offer ${colour(event.other)}`,
    weapon: weaponIn(table),
  })
}

/** The card of the last attack that was told. */
export function weaponIn(table: Table): Kind | null {
  const told = table.story.slice(-4).flatMap(({ events }) => events.filter(isNottinghamEvent))
  const attack = told.findLast((event) => event.event === 'attack')
  return attack?.kind ?? null
}

const SOUNDS: Partial<Record<EventName, Sound>> = {
  reveal: 'card',
  take: 'card',
  lay_offer: 'card',
  turn_up: 'card',
  seize: 'card',
  keep: 'card',
  lay: 'card',
  favour: 'card',
  discard: 'card',
  show_hand: 'card',
  show_secretly: 'card',
  accept: 'card',
  purchase: 'coin',
  win: 'coin',
  task: 'coin',
  attack: 'drum',
  march: 'drum',
  defend: 'bag',
  spring: 'alarm',
  over: 'win',
}

export const sound = (event: GameEvent): Sound | null =>
  isNottinghamEvent(event) ? (SOUNDS[event.event] ?? null) : null
