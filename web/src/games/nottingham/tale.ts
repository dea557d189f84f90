/** What a sentence about the game is made of; the words files make the sentences. */
import type { GameEvent, Table } from '../../table.svelte'
import { who, type Who } from '../../words/who'
import { ambushKinds, isKind, isTask, seatOf, type AmbushName, type Kind, type Phase, type Task } from './view'

export interface Person {
  name: string
  you: boolean
}

/** What an ambush lies in wait for: a set of one of two kinds, or any set of a player. */
export interface Trap {
  kinds: Kind[]
  on: Person
}

/** An event; what the reader did not see is null. */
export interface Tale {
  seat: Person
  other: Person
  kind: Kind | null
  second: Kind | null
  count: number
  trap: Trap | null
  otherTrap: Trap | null
  task: Task
  place: number
  number: number | null
}

/** A decision that is awaited. */
export interface Moment {
  phase: Phase
  /** Whether the reader decides. */
  yours: boolean
  active: Person
  target: Person
  asked: Person
  revealed: Kind | null
  laid: { kind: Kind; count: number } | null
  /** The number on the sheriff's field. */
  number: number
  actors: Person[]
}

const NOBODY: Person = { name: '', you: false }

/** Who reads at this table; with several people on one device nobody is "you". */
export const reader = (table: Table): Who => who(table.names, table.mine.length > 1 ? null : table.seat)

export function person(seat: unknown, who: Who): Person {
  return typeof seat === 'number' ? { name: who.name(seat), you: who.you(seat) } : NOBODY
}

export const trapOf = (ambush: AmbushName, who: Who): Trap => ({ kinds: ambushKinds(ambush), on: person(seatOf(ambush), who) })

export function taleOf(event: GameEvent, who: Who): Tale {
  const trap = (ambush: unknown) => (typeof ambush === 'string' ? trapOf(ambush, who) : null)
  const number = (thing: unknown) => (typeof thing === 'number' ? thing : null)
  return {
    seat: person(event.seat, who),
    other: person(event.other, who),
    kind: isKind(event.kind) ? event.kind : null,
    second: isKind(event.second) ? event.second : null,
    count: number(event.count) ?? 1,
    trap: trap(event.ambush),
    otherTrap: trap(event.other_ambush),
    task: isTask(event.task) ? event.task : 'each',
    place: number(event.place) ?? 1,
    number: number(event.number),
  }
}

export const EVENTS = [
  'turn', 'reveal', 'take', 'buy', 'lay_offer', 'show_hand', 'turn_up', 'purchase', 'refuse', 'attack', 'yield', 'defend',
  'seize', 'look', 'keep', 'barter', 'accept', 'lay', 'hold', 'spring', 'fail', 'win', 'task', 'march', 'favour', 'lapse',
  'reshuffle', 'discard', 'pass', 'over',
] as const
export type EventName = (typeof EVENTS)[number]

export const isEventName = (word: string): word is EventName => EVENTS.some((event) => event === word)
