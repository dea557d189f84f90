/** What lies on a blank table, as the rules take it: which values were chosen, and the printed figures. */
import type { WasmFigure, WasmManifest, WasmOption } from './manifest.ts'

/** A value of an option: yes or no, a word, a number, or none. */
export type OptionValue = boolean | string | number | null

/** Printed figures by the names of their parts and their own: a number, a word, or a list of either. */
export type Printed = Record<string, Record<string, unknown>>

/** All values of an option at a table for so many. */
const valuesOf = (option: WasmOption, players: number): unknown[] =>
  option.seats ? [...option.values, ...Array(players).keys()] : option.values

/** For every option, which of its values was chosen. What was not chosen has its default. */
export function choicesOf(
  { game, players: sizes, options: known }: WasmManifest,
  players: number,
  options: Record<string, OptionValue>,
): number[] {
  if (!sizes.includes(players)) throw new Error(`${game} is not for ${players} players`)
  for (const name of Object.keys(options))
    if (!known.some((one) => one.name === name))
      throw new Error(`there is no option ${name} that can be chosen here`)
  return known.map((option) => {
    const values = valuesOf(option, players)
    const choice = values.indexOf(option.name in options ? options[option.name] : option.default)
    if (choice < 0) throw new Error(`option ${option.name} is one of ${JSON.stringify(values)}`)
    return choice
  })
}

/** A figure that cannot be, by its path. */
export class WrongFigure extends Error {
  readonly figure: string

  constructor(figure: string) {
    super(`${figure} cannot be`)
    this.figure = figure
  }
}

/** An edition as it is usually written, all of it and nothing else; or the figure that cannot be. */
export function settledEdition(figures: readonly WasmFigure[], given: unknown): Printed {
  const parts = checkedNames(figures, given)
  const settled: Printed = {}
  for (const figure of figures) {
    const [part, name] = namesOf(figure)
    ;(settled[part] ??= {})[name] = settledValue(figure, parts[part]?.[name])
  }
  return settled
}

/** Every part is there, and no name means nothing. */
function checkedNames(figures: readonly WasmFigure[], given: unknown): Printed {
  if (!isPart(given)) throw new WrongFigure('')
  const known = new Map<string, string[]>()
  for (const figure of figures) {
    const [part] = namesOf(figure)
    known.set(part, [...(known.get(part) ?? []), figure.path])
  }
  for (const part of Object.keys(given)) if (!known.has(part)) throw new WrongFigure(part)
  for (const [part, paths] of known) {
    const named = given[part]
    if (!isPart(named)) throw new WrongFigure(part)
    for (const name of Object.keys(named))
      if (!paths.includes(`${part}.${name}`)) throw new WrongFigure(`${part}.${name}`)
  }
  return given as Printed
}

function settledValue(figure: WasmFigure, value: unknown): unknown {
  if (figure.most === 0) return settledItem(figure, value)
  if (!Array.isArray(value) || value.length < figure.least || value.length > figure.most)
    throw new WrongFigure(figure.path)
  return value.map((item) => settledItem(figure, item))
}

function settledItem({ path, low, high, words }: WasmFigure, item: unknown): unknown {
  const spelled = Object.keys(words)
  if (typeof item === 'string' && spelled.includes(item))
    return spelled.find((word) => words[word] === words[item])
  const isNumber = spelled.length === 0 && Number.isInteger(item)
  if (isNumber && Number(item) >= low && Number(item) <= high) return item
  throw new WrongFigure(path)
}

/** A settled edition as one row of numbers; before those of a list stands how many there are. */
export const rowOf = (figures: readonly WasmFigure[], edition: Printed): number[] =>
  figures.flatMap((figure) => {
    const [part, name] = namesOf(figure)
    const value = edition[part]?.[name]
    const number = (item: unknown): number => figure.words[String(item)] ?? Number(item)
    if (figure.most === 0) return [number(value)]
    const numbers = (value as unknown[]).map(number)
    return [numbers.length, ...numbers, ...Array<number>(figure.most - numbers.length).fill(0)]
  })

/** The figure that has a place of the row. */
export function figureAt(figures: readonly WasmFigure[], place: number): string {
  let end = 0
  for (const { path, most } of figures) {
    end += most === 0 ? 1 : 1 + most
    if (place < end) return path
  }
  return ''
}

const namesOf = ({ path }: WasmFigure): [string, string] => {
  const dot = path.indexOf('.')
  return [path.slice(0, dot), path.slice(dot + 1)]
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
