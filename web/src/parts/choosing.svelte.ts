/** Choosing: a place on the board or a button in words leads to one action, asked about once if it is final. */
import { getContext, setContext } from 'svelte'

import type { Kit } from '../games/kit'
import type { Table } from '../table.svelte'
import type { Choice } from '../wire/messages'

const KEY = Symbol('choosing')
const FEW = 6 // that need no order
const MANY = 12 // that are better folded

export interface Question {
  text: string
  choice: Choice
}

/** Choices that lie close to each other on the board. */
export interface Group {
  place: string
  choices: Choice[]
  /** Where there are very many choices: what these have in common. They are shown when it is pressed. */
  folded?: string
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
    return this.groups.flatMap((group) => (group.folded ? [] : group.choices))
  }

  /** The same in groups by place; a few choices stay together. */
  get groups(): Group[] {
    const { kit, table } = this
    if (this.narrowed && this.place !== null) return inGroups(table.at(this.place))
    const listed = table.legal.filter((choice) => kit.isListed?.(choice) ?? true)
    const groups = inGroups(listed)
    return listed.length <= MANY ? groups : groups.map((group) => this.#fold(group))
  }

  #fold(group: Group): Group {
    const folded = group.choices.length > 1 ? this.kit.gather?.(group.place) : null
    return folded ? { ...group, folded } : group
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

/** A few together; else by the first word of their places, and many in one area by the second too. */
export function inGroups(choices: readonly Choice[]): Group[] {
  if (choices.length === 0) return []
  if (choices.length <= FEW) return [{ place: '', choices: [...choices] }]
  return byPlace(choices, 1).flatMap((group) => (group.choices.length <= FEW ? [group] : byPlace(group.choices, 2)))
}

/** By the first words of their places, in the order in which these first come. */
function byPlace(choices: readonly Choice[], words: number): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const place = choice.place.split(' ').slice(0, words).join(' ')
    const group = groups.get(place)
    if (group) group.push(choice)
    else groups.set(place, [choice])
  }
  return [...groups].map(([place, found]) => ({ place, choices: found }))
}

export const setChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing)
export const getChoosing = (): Choosing => getContext<Choosing>(KEY)
