/** What a seat sees of Nottingham, as docs/view.md describes it. */
import type { SheetLine } from '../kit'
import type { Table } from '../../table.svelte'

export const KINDS = ['copper', 'silver', 'gold', 'pearls', 'gems', 'necklace', 'chest'] as const
export type Kind = (typeof KINDS)[number]

/** The colours of the seats, in order. */
export const COLOURS = ['red', 'purple', 'yellow', 'blue', 'white', 'green', 'grey'] as const

export const TASKS = ['each', 'five', 'four_pairs', 'three_pairs'] as const
export type Task = (typeof TASKS)[number]

export type Phase =
  | 'choice' | 'offers' | 'purchase' | 'defence' | 'loot' | 'look' | 'barter' | 'bargain' | 'exchange' | 'spring'
  | 'discard' | 'over'

/** Cards by kind; a kind without cards is left out. */
export type Counted = Partial<Record<Kind, number>>

/** Two kinds joined by a plus, or a colour. */
export type AmbushName = string

export interface SeatView {
  colour: string
  cards: number
  hand: Counted | null
  offer: Kind[]
  owes_offer: boolean
  winnings: Counted
  ambushes: (AmbushName | null)[]
  remembered?: Counted
}

export interface TaskView {
  /** For one who does it alone, and for each of two. */
  points: [number, number]
  done: number[]
  /** How many cards the viewer's hand lacks; null: the viewer cannot do it. */
  missing: number | null
}

export interface Track {
  numbers: number[]
  sheriff: number
  /** On the sheriff's field, and on the next; the city has none. */
  number: number | null
  next_number: number | null
  /** Who would get the favour if the sheriff moved now. */
  next_favour: number[]
}

export interface NottinghamView {
  phase: Phase
  turn: number
  active: number
  target: number | null
  asked: number | null
  revealed: Kind | null
  laid: { kind: Kind; count: number } | null
  looked_at: AmbushName[]
  seats: SeatView[]
  draw_pile: number
  discard: Counted
  ambush_pile: number
  values: Record<Kind, number>
  tasks: Record<Task, TaskView>
  track: Track
  seat: number | null
  points: number[]
  actors: number[]
  winners: number[]
  decided_by: string | null
  sheet: SheetLine[][] | null
}

/** The view that is shown. A board is only drawn once there is one. */
export function viewOf(table: Table): NottinghamView {
  return table.shown?.view as unknown as NottinghamView
}

export const isKind = (word: unknown): word is Kind => KINDS.some((kind) => kind === word)
export const isTask = (word: unknown): word is Task => TASKS.some((task) => task === word)

/** The kinds that an ambush card shows; none where it shows a colour. */
export const ambushKinds = (ambush: AmbushName): Kind[] => ambush.split('+').filter(isKind)

export const seatOf = (colour: string): number => COLOURS.findIndex((one) => one === colour)

/** Counted cards in the order of their kinds. */
export function pairs(counted: Counted): [Kind, number][] {
  return KINDS.map((kind): [Kind, number] => [kind, counted[kind] ?? 0]).filter(([, count]) => count > 0)
}

export const total = (counted: Counted): number => pairs(counted).reduce((sum, [, count]) => sum + count, 0)
