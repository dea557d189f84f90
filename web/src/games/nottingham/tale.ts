/** What a sentence about the game is made of; the words files make the sentences. */
import type { Table } from '../../table.svelte'
import { who, type Who } from '../../words/who'
import { words } from '../../words/words.svelte'
import {
  ambushKinds,
  pairs,
  seatOf,
  type Ambush,
  type Kind,
  type NottinghamThings,
  type NottinghamView,
  type Phase,
  type Task,
} from './view'

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
  /** Nobody has done this task before. */
  isFirst: boolean
  number: number | null
  /** The cards of a hand that is shown. */
  hand: [Kind, number][]
}

export type EventName = NottinghamThings['event']

/** A decision that is awaited. */
export interface Moment {
  phase: Phase
  /** Whether the reader decides. */
  yours: boolean
  /** Whether the reader can do nothing but decline. */
  isBare: boolean
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
export const reader = (table: Table): Who =>
  who(table.names, table.mine.length > 1 ? null : table.seat)

export function person(seat: number | null | undefined, who: Who): Person {
  return typeof seat === 'number' ? { name: who.name(seat), you: who.you(seat) } : NOBODY
}

/** What somebody is called on the board: by name, or "You". */
export function calledIn(table: Table, seat: number): string {
  const { name, you } = person(seat, reader(table))
  return you ? words.of('nottingham/words').you : name
}

/** What has ended the game, as it is to be seen: where the sheriff stands. */
export function whyOver({ track }: NottinghamView): string {
  const w = words.of('nottingham/words')
  return track.sheriff > track.numbers.length ? w.sheriffHome : w.allTasksDone
}

export const trapOf = (ambush: Ambush, who: Who): Trap => ({
  kinds: ambushKinds(ambush),
  on: person(seatOf(ambush), who),
})

export function taleOf(event: NottinghamThings, who: Who): Tale {
  const { kind = null, second = null, count = 1, task = 'each', number = null, hand = {} } = event
  const trap = (ambush: Ambush | null | undefined) => (ambush ? trapOf(ambush, who) : null)
  return {
    seat: person(event.seat, who),
    other: person(event.other, who),
    kind,
    second,
    count,
    trap: trap(event.ambush),
    otherTrap: trap(event.other_ambush),
    task,
    isFirst: event.place === 0,
    number,
    hand: pairs(hand),
  }
}
