/** Choosing: a place on the board or a button in words leads to one action, asked about once if it is final. */
import { getContext, setContext } from 'svelte'

import type { Kit } from '../games/kit'
import type { Table } from '../table.svelte'
import type { Choice } from '../wire/messages'

const KEY = Symbol('choosing')
const FEW = 6 // that need no order

export interface Question {
  text: string
  choice: Choice
}

/** Choices that lie close to each other on the board. */
export interface Group {
  place: string
  choices: Choice[]
}

export class Choosing {
  /** The place whose choices are shown alone, when there are several. */
  place = $state<string | null>(null)
  question = $state.raw<Question | null>(null)

  constructor(
    readonly table: Table,
    readonly kit: Kit,
  ) {}

  /** Whether only the choices of one place are listed. */
  get narrowed(): boolean {
    return this.place !== null && this.table.at(this.place).length > 0
  }

  /** What is listed in words: all choices, or those of the place that was pressed. */
  get listed(): Choice[] {
    return this.groups.flatMap((group) => group.choices)
  }

  /** The same in groups by place; a few choices stay together. */
  get groups(): Group[] {
    const { kit, table } = this
    if (this.narrowed && this.place !== null) return inGroups(table.at(this.place))
    return inGroups(table.legal.filter((choice) => kit.isListed?.(choice) ?? true))
  }

  press(place: string): void {
    const [only, ...more] = this.table.at(place)
    if (!only) return
    if (more.length === 0) this.choose(only)
    else this.place = this.place === place ? null : place
  }

  choose(choice: Choice): void {
    const text = this.kit.ask(choice, this.table)
    if (text !== null) this.question = { text, choice }
    else this.#do(choice)
  }

  answer(yes: boolean): void {
    const asked = this.question
    this.question = null
    if (yes && asked) this.#do(asked.choice)
  }

  /** A question whose choice is gone is no longer asked, and a place without choices no longer shown alone. */
  refresh(): void {
    const asked = this.question
    if (asked && !this.table.legal.some((choice) => choice.action === asked.choice.action)) this.question = null
    if (!this.narrowed) this.place = null
  }

  #do(choice: Choice): void {
    this.place = null
    this.table.choose(choice)
  }
}

/** By the first word of their places, in the order in which these first come. */
export function inGroups(choices: readonly Choice[]): Group[] {
  if (choices.length === 0) return []
  if (choices.length <= FEW) return [{ place: '', choices: [...choices] }]
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const place = choice.place.split(' ')[0] ?? ''
    const group = groups.get(place)
    if (group) group.push(choice)
    else groups.set(place, [choice])
  }
  return [...groups].map(([place, found]) => ({ place, choices: found }))
}

export const setChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing)
export const getChoosing = (): Choosing => getContext<Choosing>(KEY)
