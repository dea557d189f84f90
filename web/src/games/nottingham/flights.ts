/** What flies where when something happens, and how it sounds. */
import type { GameEvent, Table } from '../../table.svelte'
import type { Flight, Sound } from '../kit'
import { isEventName, type EventName } from './tale'
import { isKind, isTask, viewOf, type Kind } from './view'

/** What an event tells, and where its people sit. */
interface Seen {
  thing: string
  kind: Kind | null
  second: Kind | null
  count: number
  task: string
  /** Where cards of a kind lie with who did it, and with the other. */
  own: (kind: Kind | null) => string
  theirs: (kind: Kind | null) => string
  offer: string
  theirOffer: string
  /** The card of the attack that led here. */
  weapon: Kind | null
}

type Path = (seen: Seen) => Flight[]

const fly = (thing: string, from: string, to: string, count = 1): Flight => ({ thing, from, to, count })
const toWinnings = (place: string) => (place.startsWith('hand') ? 'winnings' : place)

const PATHS: Partial<Record<EventName, Path>> = {
  reveal: ({ thing }) => [fly(thing, 'draw_pile', 'revealed')],
  take: ({ thing, kind, own }) => [fly(thing, 'revealed', own(kind))],
  lay_offer: ({ thing, kind, own, offer }) => [fly(thing, own(kind), offer)],
  purchase: ({ thing, kind, own, theirs, theirOffer }) => [fly(thing, theirOffer, own(kind)), fly('copper', 'revealed', theirs('copper'))],
  defend: ({ thing, kind, own, theirs }) => [fly('necklace', own('necklace'), theirs('necklace')), fly(thing, 'revealed', own(kind))],
  seize: ({ thing, kind, own, theirs, weapon }) => [
    fly(thing, theirs(kind), own(kind)),
    ...(weapon ? [fly(weapon, 'revealed', theirs(weapon))] : []),
  ],
  look: () => [fly('ambush', 'ambush_pile', 'looked_at', 2)],
  keep: ({ own }) => [fly('ambush', 'looked_at', own(null)), fly('ambush', 'looked_at', 'ambush_pile')],
  accept: ({ thing, kind, second, own, theirs, theirOffer }) => [
    fly(thing, theirOffer, own(kind)),
    ...(second ? [fly(second, theirOffer, own(second))] : []),
    fly('chest', 'revealed', theirs('chest')),
  ],
  lay: ({ thing, kind, own, count }) => [fly(thing, own(kind), 'laid', count)],
  spring: ({ thing, kind, own, theirs }) => [fly(thing, 'laid', own(kind)), fly('gold', own(null), theirs('gold'))],
  fail: ({ thing, kind, own, count }) => [fly(thing, 'laid', own(kind), count)],
  win: ({ thing, own }) => [fly(thing, 'laid', toWinnings(own(null)))],
  task: ({ own, task }) => [fly('object', own(null), `task ${task}`, 3)],
  favour: ({ thing, kind, own }) => [fly(thing, 'draw_pile', own(kind))],
  discard: ({ thing, kind, own, count }) => [fly(thing, own(kind), 'discard', count)],
  reshuffle: () => [fly('object', 'discard', 'draw_pile', 3)],
}

export function flights(event: GameEvent, table: Table): Flight[] {
  const path = isEventName(event.event) ? PATHS[event.event] : undefined
  if (!path) return []
  const view = viewOf(table)
  const colour = (seat: unknown) => view.seats[typeof seat === 'number' ? seat : -1]?.colour ?? ''
  const place = (seat: unknown) => (kind: Kind | null) => {
    if (seat !== table.seat) return `seat ${colour(seat)}`
    return kind ? `hand ${kind}` : 'hand'
  }
  const kind = isKind(event.kind) ? event.kind : null
  return path({
    thing: kind ?? 'object',
    kind,
    second: isKind(event.second) ? event.second : null,
    count: typeof event.count === 'number' ? event.count : 1,
    task: isTask(event.task) ? event.task : '',
    own: place(event.seat),
    theirs: place(event.other),
    offer: `offer ${colour(event.seat)}`,
    theirOffer: `offer ${colour(event.other)}`,
    weapon: weaponIn(table),
  })
}

/** The card of the last attack that was told. */
function weaponIn(table: Table): Kind | null {
  const told = table.story.slice(-4).flatMap(({ events }) => events)
  const attack = told.findLast(({ event }) => event === 'attack')
  return isKind(attack?.kind) ? attack.kind : null
}

const SOUNDS: Partial<Record<EventName, Sound>> = {
  reveal: 'card', take: 'card', lay_offer: 'card', turn_up: 'card', seize: 'card', keep: 'card', lay: 'card', favour: 'card',
  discard: 'card', show_hand: 'card', accept: 'card', purchase: 'coin', win: 'coin', task: 'coin', attack: 'drum', march: 'drum',
  defend: 'bag', spring: 'alarm', over: 'win',
}

export const sound = ({ event }: GameEvent): Sound | null => (isEventName(event) ? (SOUNDS[event] ?? null) : null)
