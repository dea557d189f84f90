/** Choosing: a place on the board or a button in words leads to one action, asked about once if it is final. */
import { getContext, setContext } from 'svelte'

import type { Kit } from '../games/kit'
import type { Table } from '../table.svelte'
import type { Choice } from '../wire/messages'
import { Deputy } from './deputy.svelte'
import { words } from '../words/words.svelte'

/** Where components find it. */
export const CHOOSING = Symbol('choosing')
const FEW = 6 // that need no order
const MANY = 12 // that are better folded
const NO = '0' // the key of what declines
const KEYS = 9

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
  #pointed = $state.raw<Choice | null>(null)
  /** Who passes for us. */
  readonly deputy: Deputy

  constructor(
    readonly table: Table,
    readonly kit: Kit,
  ) {
    this.deputy = new Deputy(table, kit)
  }

  /** The choice that one points at, holds a finger on, or has the focus on; null: none. */
  get pointed(): Choice | null {
    return this.#pointed && this.table.legal.includes(this.#pointed) ? this.#pointed : null
  }

  /** What a thing listens to on which a choice lies. */
  pointing(choice: Choice | undefined) {
    const point = () => (this.#pointed = choice ?? null)
    const leave = () => this.#pointed === choice && (this.#pointed = null)
    return { onpointerenter: point, onfocus: point, onpointerleave: leave, onblur: leave }
  }

  /** Whether only the choices of one place are listed. */
  get narrowed(): boolean {
    return this.place !== null && this.table.at(this.place).length > 0
  }

  /** What one press does: what is listed in words, and what lies alone on the board. Keys have numbers for it. */
  get listed(): Choice[] {
    const shown = this.groups.flatMap((group) => (group.folded ? [] : group.choices))
    return this.narrowed
      ? shown
      : this.table.legal.filter((choice) => shown.includes(choice) || this.#isAlone(choice))
  }

  /** The keys that choose something: the listed choices count from 1, but for one that declines. */
  get keys(): { key: string; choice: Choice }[] {
    const isNo = (choice: Choice) => this.kit.isNo?.(choice) ?? false
    const others = this.listed.filter((choice) => !isNo(choice)).slice(0, KEYS)
    const no = this.listed.find(isNo)
    const counted = others.map((choice, at) => ({ key: `${at + 1}`, choice }))
    return no ? [...counted, { key: NO, choice: no }] : counted
  }

  /** The key of each choice that has one. */
  get numbers(): Readonly<Record<number, string>> {
    return Object.fromEntries(this.keys.map(({ key, choice }) => [choice.action, key]))
  }

  /** Whether anything is listed in words without a place being pressed. */
  get listsAny(): boolean {
    const { kit, table } = this
    return table.legal.some((choice) => kit.isListed?.(choice, table) ?? true)
  }

  /** What is listed in words, in groups by place: what lies nowhere on the board, or is chosen at the place pressed. */
  get groups(): Group[] {
    const { kit, table } = this
    if (this.narrowed && this.place !== null) return inGroups(this.#exactly(this.place))
    const listed = table.legal.filter((choice) => kit.isListed?.(choice, table) ?? true)
    const groups = inGroups(listed)
    return listed.length <= MANY ? groups : groups.map((group) => this.#fold(group))
  }

  /** Whether a place was pressed, alone or together with others. */
  isPicked(place: string): boolean {
    return this.place !== null && isPart(place, this.place)
  }

  #isAlone(choice: Choice): boolean {
    if (this.kit.isKeyless?.(choice)) return false
    const [area = '', ...things] = choice.place.split(' ')
    const places = things.length > 0 ? things.map((thing) => `${area} ${thing}`) : [area]
    return (
      this.kit.isPlate?.(choice) === true ||
      places.every((place) => this.table.at(place).length === 1)
    )
  }

  /** The choices of just these things; where there are none, all that have them. */
  #exactly(place: string): Choice[] {
    const all = this.table.at(place)
    const exact = all.filter((choice) => isPart(choice.place, place))
    return exact.length > 0 ? exact : all
  }

  #fold(group: Group): Group {
    const folded = group.choices.length > 1 ? this.kit.gather?.(group.place) : null
    return folded ? { ...group, folded } : group
  }

  press(place: string): void {
    const [only, ...more] = this.table.at(place)
    if (!only) return
    if (more.length === 0 && !this.narrowed) this.choose(only)
    else this.place = this.#pick(place)
  }

  /** Things that can be chosen together are picked one after another; pressed again, one is left out. */
  #pick(place: string): string | null {
    const { place: before, table } = this
    if (before === null) return place
    const [area = '', ...things] = before.split(' ')
    const [otherArea, ...more] = place.split(' ')
    if (isPart(place, before)) {
      const rest = things.filter((thing) => !more.includes(thing))
      return rest.length > 0 ? [area, ...rest].join(' ') : null
    }
    const both = [area, ...things, ...more].join(' ')
    return area === otherArea && table.at(both).length > 0 ? both : place
  }

  choose(choice: Choice): void {
    const text = this.kit.ask(choice, this.table)
    if (text !== null) this.question = { text, choice }
    else this.#do(choice)
  }

  /** By a key: what declines while there is something else to choose is asked about, since keys slip. */
  chooseByKey(key: string): boolean {
    const choice = this.keys.find((one) => one.key === key)?.choice
    if (!choice || this.question) return false
    const slips = key === NO && this.table.legal.length > 1
    const text = this.kit.ask(choice, this.table) ?? (slips ? words.house.table.reallyNo : null)
    if (text === null) this.#do(choice)
    else this.question = { text, choice }
    return true
  }

  answer(yes: boolean): void {
    const asked = this.question
    this.question = null
    if (yes && asked) this.#do(asked.choice)
  }

  /** A question whose choice is gone is no longer asked, and a place without choices no longer shown alone. */
  refresh(): void {
    const asked = this.question
    if (asked && !this.table.legal.some((choice) => choice.action === asked.choice.action))
      this.question = null
    if (!this.narrowed) this.place = null
  }

  #do(choice: Choice): void {
    this.place = null
    this.deputy.choose(choice)
  }
}

/** Whether everything at a place is at another one too: `hand gold` is part of `hand silver gold`. */
function isPart(place: string, whole: string): boolean {
  const all = whole.split(' ')
  return place.split(' ').every((word) => all.includes(word))
}

/** A few together; else by the first word of their places, and many in one area by the second too. */
export function inGroups(choices: readonly Choice[]): Group[] {
  if (choices.length === 0) return []
  if (choices.length <= FEW) return [{ place: '', choices: [...choices] }]
  return byPlace(choices, 1).flatMap((group) =>
    group.choices.length <= FEW ? [group] : byPlace(group.choices, 2),
  )
}

/** By the first words of their places, in the order in which these first come. */
function byPlace(choices: readonly Choice[], words: number): Group[] {
  const groups: Group[] = []
  for (const choice of choices) {
    const place = choice.place.split(' ').slice(0, words).join(' ')
    const group = groups.find((one) => one.place === place)
    if (group) group.choices.push(choice)
    else groups.push({ place, choices: [choice] })
  }
  return groups
}

export const setChoosing = (choosing: Choosing): Choosing => setContext(CHOOSING, choosing)
export const getChoosing = (): Choosing => getContext<Choosing>(CHOOSING)
