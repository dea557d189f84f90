/** What a seat sees of Nottingham, and small questions about it. */
import type { Table } from '../../table.svelte'
import type { GameView } from '../../wire/messages'
import { factsOf } from '../facts'
import {
  AMBUSHES,
  COLOURS,
  isNottinghamInfo,
  isNottinghamView,
  KINDS,
  TASKS,
  type Ambush,
  type Counted,
  type Kind,
  type NottinghamFacts,
  type NottinghamView,
  type Task,
} from './types'

export * from './types'

/** A view as this game's; only its own come here. */
export function asNottingham(view: GameView | undefined): NottinghamView {
  if (view && isNottinghamView(view)) return view
  throw new Error('this is no view of nottingham')
}

/** The view that is shown. A board is only drawn once there is one. */
export const viewOf = (table: Table): NottinghamView => asNottingham(table.shown?.view)

export const facts = (): NottinghamFacts => factsOf('nottingham', isNottinghamInfo)

export const isKind = (word: unknown): word is Kind => KINDS.some((kind) => kind === word)
export const isAmbush = (word: unknown): word is Ambush => AMBUSHES.some((one) => one === word)
export const isTask = (word: unknown): word is Task => TASKS.some((task) => task === word)

/** The kinds that an ambush card shows; none where it shows a colour. */
export const ambushKinds = (ambush: Ambush): Kind[] => ambush.split('+').filter(isKind)

export const seatOf = (colour: string): number => COLOURS.findIndex((one) => one === colour)

/** Counted cards in the order of their kinds. */
export function pairs(counted: Counted): [Kind, number][] {
  return KINDS.map((kind): [Kind, number] => [kind, counted[kind] ?? 0]).filter(
    ([, count]) => count > 0,
  )
}

export const total = (counted: Counted): number =>
  pairs(counted).reduce((sum, [, count]) => sum + count, 0)
