/** Reading a log, and checking it from start to end: sherwood/play/verify.py does the same, line by line. */
import { bytesOf, commitmentTo, pledgeTo } from '../parts/key.ts'
import { TITLE } from '../parts/loghead.ts'
import { WrongFigure, type Printed, type OptionValue } from './blank.ts'
import { hindrance, keyOf, settled, type Head } from './head.ts'
import { resultLine, Seals } from './log.ts'
import type { WasmManifest } from './manifest.ts'
import { Match } from './match.ts'
import type { GameModule } from './module.ts'

/** What can be wrong with a log. */
export type Fault =
  | 'no log'
  | 'head'
  | 'rules'
  | 'edition'
  | 'position'
  | 'commitment'
  | 'key'
  | 'words'
  | 'seal'
  | 'illegal'
  | 'result'

/** A log that cannot be right, and the line that shows it. */
export class LogFault extends Error {
  constructor(
    readonly line: number,
    readonly fault: Fault,
  ) {
    super(`line ${line}: ${fault}`)
  }
}

interface Line {
  line: number
  text: string
  seal: string
}

/** A log taken apart, with the line on which each thing stands. */
export interface Reading {
  head: string[]
  values: Map<string, { line: number; value: string }>
  seal: { line: number; value: string } | null
  actions: Line[]
  result: Line | null
  length: number
}

const NAMES =
  'game rules players names options edition position commitment pledges secret contributions key'.split(
    ' ',
  )
const SEALED = /^(.*) \[([^[\]]*)\]$/
const SECRET = /^[0-9a-f]{64}$/

/** Read the lines of a log without judging them. */
export function takeApart(text: string, colours: readonly string[]): Reading {
  const lines = text.replace(/\n$/, '').split('\n')
  if (lines[0]?.trim() !== TITLE) throw new LogFault(1, 'no log')
  const reading: Reading = {
    head: [],
    values: new Map(),
    seal: null,
    actions: [],
    result: null,
    length: lines.length,
  }
  lines.forEach((line, at) => {
    const stripped = line.trim()
    if (at > 0 && stripped && !stripped.startsWith('#')) sort(reading, at + 1, stripped, colours)
  })
  return reading
}

/** Put one line where it belongs. */
function sort(reading: Reading, line: number, text: string, colours: readonly string[]): void {
  const [name = '', ...rest] = text.split(':')
  const value = rest.join(':').trim()
  const [, body = text, seal = ''] = SEALED.exec(text) ?? []
  if (rest.length === 0 || reading.result) throw new LogFault(line, 'no log')
  if (colours.includes(name.trim())) reading.actions.push({ line, text: body, seal })
  else if (name === 'result') reading.result = { line, text: body, seal }
  else if (name === 'seal') reading.seal = { line, value }
  else if (reading.actions.length > 0 || !NAMES.includes(name) || reading.values.has(name))
    throw new LogFault(line, 'no log')
  else {
    reading.head.push(text)
    reading.values.set(name, { line, value })
  }
}

const placeOf = (reading: Reading, name: string): number => reading.values.get(name)?.line ?? 1

/** The value of a line, if it is of the right kind. */
function json<T>(
  reading: Reading,
  name: string,
  otherwise: T,
  isRight: (value: unknown) => boolean,
): T {
  const found = reading.values.get(name)
  if (!found) return otherwise
  const value = parsed(found.value)
  if (!isRight(value)) throw new LogFault(found.line, 'head')
  return value as T
}

/** Undefined: it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const isNamed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of the game that was played. */
export const gameIn = (text: string): string => /^game: *(\S+) *$/m.exec(text)?.[1] ?? ''

/** The number of the rules by which it was played. */
export const rulesIn = (text: string): number => Number(/^rules: *(\d+) *$/m.exec(text)?.[1] ?? 1)

/** The head of a log, by the rules of a module. */
export function headIn(
  reading: Reading,
  module: GameModule,
  laid: (position: Record<string, unknown>, secret: string) => Uint8Array | null,
): Head {
  const { manifest } = module
  const players = json(reading, 'players', 0, Number.isInteger)
  const secret = reading.values.get('secret')?.value ?? ''
  if (!SECRET.test(secret)) throw new LogFault(placeOf(reading, 'secret'), 'head')
  const position = json<Record<string, unknown> | null>(reading, 'position', null, isNamed)
  const names = json<string[]>(reading, 'names', [], isTexts)
  const options = json<Record<string, OptionValue>>(reading, 'options', {}, isNamed)
  const head: Head = {
    game: manifest.game,
    rules: json(reading, 'rules', 1, Number.isInteger),
    players,
    names: names.length > 0 ? names : manifest.colours.slice(0, players),
    options: settled(manifest, options),
    secret,
    contributions: json<string[]>(reading, 'contributions', [], isTexts),
    pledges: json<string[]>(reading, 'pledges', [], isTexts),
    edition: editionIn(reading, module),
    position,
    laid: position ? laid(position, secret) : null,
  }
  check(reading, manifest, head)
  return head
}

/** The printed figures, if one can play with them; null: those of the box. */
function editionIn(reading: Reading, module: GameModule): Printed | null {
  const given = json<unknown>(reading, 'edition', null, isNamed)
  if (given === null) return null
  try {
    return module.checked(given)
  } catch (error) {
    if (!(error instanceof WrongFigure)) throw error
    throw new LogFault(placeOf(reading, 'edition'), 'edition')
  }
}

/** Whether a game can be played from this head at all. */
function check(reading: Reading, manifest: WasmManifest, head: Head): void {
  try {
    const found = hindrance(manifest, head)
    if (found) throw new LogFault(placeOf(reading, found), found)
  } catch (error) {
    if (error instanceof LogFault) throw error
    throw new LogFault(placeOf(reading, 'options'), 'head')
  }
}

/** The commitment fits the secret, the key fits both, the words were pledged, and nobody touched the rest. */
function checkHead(reading: Reading, head: Head, seals: Seals): void {
  const told = (name: string, wanted: string): boolean =>
    (reading.values.get(name)?.value ?? wanted) === wanted
  if (!told('commitment', commitmentTo(bytesOf(head.secret))))
    throw new LogFault(placeOf(reading, 'commitment'), 'commitment')
  if (!told('key', keyOf(head))) throw new LogFault(placeOf(reading, 'key'), 'key')
  head.pledges.forEach((pledge, seat) => {
    const words = head.contributions[seat]
    if (words && pledge !== pledgeTo(words))
      throw new LogFault(placeOf(reading, 'contributions'), 'words')
  })
  const last = [TITLE, ...reading.head].map((line) => seals.close(line)).at(-1)
  if (reading.seal && reading.seal.value !== last) throw new LogFault(reading.seal.line, 'seal')
}

/** Check everything: the head, every action with its seal, and the result. The match after each action is told. */
export function replay(
  reading: Reading,
  module: GameModule,
  head: Head,
  passed: (match: Match) => void,
): Match {
  const [match, seals] = [new Match(module, head), new Seals()]
  checkHead(reading, head, seals)
  const isClosed = ({ text, seal }: Line): boolean => {
    const wanted = seals.close(text)
    return seal ? seal === wanted : !reading.seal
  }
  passed(match)
  for (const one of reading.actions) {
    if (!isClosed(one)) throw new LogFault(one.line, 'seal')
    const [colour = ''] = one.text.split(':', 1)
    const seat = module.manifest.colours.indexOf(colour.trim())
    if (match.play(seat, one.text.slice(colour.length + 1).trim()) !== null)
      throw new LogFault(one.line, 'illegal')
    passed(match)
  }
  const { result } = reading
  if (result && !isClosed(result)) throw new LogFault(result.line, 'seal')
  if (match.over !== (result !== null) || (result && result.text !== resultLine(match)))
    throw new LogFault(result?.line ?? reading.length, 'result')
  return match
}
