/** Choosing: a place on the board or a button in words leads to one action, asked about once if it is final. */
import { getContext, setContext } from 'svelte'

import type { Kit } from '../games/kit'
import type { Table } from '../table.svelte'
import type { Choice } from '../wire/messages'

const KEY = Symbol('choosing')

export interface Question {
  text: string
  choice: Choice
}

export class Choosing {
  /** The place whose choices are shown alone, when there are several. */
  place = $state<string | null>(null)
  question = $state.raw<Question | null>(null)

  constructor(
    readonly table: Table,
    readonly kit: Kit,
  ) {}

  /** What is listed in words: all choices, or those of the place that was pressed. */
  get listed(): Choice[] {
    const here = this.place === null ? [] : this.table.at(this.place)
    return here.length > 0 ? here : this.table.legal
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

  #do(choice: Choice): void {
    this.place = null
    this.table.choose(choice)
  }
}

export const setChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing)
export const getChoosing = (): Choosing => getContext<Choosing>(KEY)
