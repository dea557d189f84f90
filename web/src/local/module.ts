/** A game's rules and bots as WebAssembly: the kernels of the server, the same bytes in and out.

A table is a `Uint8Array`, and whoever calls owns it: a call copies it into the module's memory and
what became of it out again, and nothing is left behind in between. All that has to be known of a game
is in the manifest that was made with its module. */
import {
  choicesOf,
  figureAt,
  rowOf,
  settledEdition,
  WrongFigure,
  type Printed,
  type OptionValue,
} from './blank.ts'
import type { WasmField, WasmManifest } from './manifest.ts'
import { Memory, type Piece } from './memory.ts'

/** Who may act, as flags; who is next; and what that seat may choose from. At the end, nobody. */
export interface Around {
  actors: number
  next: number
  legal: number[]
}

/** Why an action was refused, and nothing was changed. */
export type Refusal = 'not_legal' | 'not_your_turn' | 'game_over'

/** What a viewer sees and may choose, as a part of JSON without its opening; and the events in it. */
export interface Written {
  text: string
  events: string
}

/** Points of every seat, and who has won, as flags. */
export interface Outcome {
  points: number[]
  winners: number
}

type Entry = (...numbers: (number | bigint)[]) => number | bigint | undefined
type Argument = Piece | number | bigint | boolean

const LETTERS = new TextDecoder()
const WRITER = new TextEncoder()
const WORD = 8
const KEY_WORDS = 8
const KEY_WORD = 4

export class GameModule {
  readonly manifest: WasmManifest
  readonly memory: Memory
  readonly #entries: Record<string, Entry>
  readonly #table: number

  /** A module that was compiled already, with its manifest. */
  constructor(code: WebAssembly.Module, manifest: WasmManifest) {
    const { exports } = new WebAssembly.Instance(code)
    const missing = manifest.entries.filter((entry) => typeof exports[entry.name] !== 'function')
    if (missing.length > 0)
      throw new Error(`the module of ${manifest.game} has no ${missing.map((one) => one.name)}`)
    const first = exports.__heap_base as WebAssembly.Global<'i32'>
    this.manifest = manifest
    this.memory = new Memory(exports.memory as WebAssembly.Memory, first.value)
    this.#entries = exports as Record<string, Entry>
    this.#table = this.record('table').size
  }

  /** A table that is set up for a game; the key of 32 bytes decides all chance. */
  setUp(
    players: number,
    options: Record<string, OptionValue>,
    key: Uint8Array,
    edition: Printed | null = null,
  ): Uint8Array {
    const choices = choicesOf(this.manifest, players, options)
    const { figures, edition: printed } = this.manifest
    this.memory.reset()
    const [table, row] = [this.roomFor('table'), rowOf(figures, edition ?? (printed as Printed))]
    this.call('lay', table, players, this.#layWholes(choices), this.#layWholes(row))
    this.call('setup', table, this.memory.lay(key, KEY_WORD, KEY_WORDS))
    return this.taken(table)
  }

  /** An edition as it is usually written, if one can play with it; else the figure that cannot be. */
  checked(given: unknown): Printed {
    const { figures } = this.manifest
    const edition = settledEdition(figures, given)
    this.memory.reset()
    const place = Number(this.call('flaw', this.#layWholes(rowOf(figures, edition))))
    if (place >= 0) throw new WrongFigure(figureAt(figures, place))
    return edition
  }

  /** Who may act at a table, who is next, and what that seat may choose from. */
  look(table: Uint8Array): Around {
    this.memory.reset()
    const [laid, notes] = [this.#asBytes(table), this.#bytesFor('notes')]
    return this.#around(Number(this.call('look', laid, notes)), notes)
  }

  /** What a seat may choose from. */
  legal(table: Uint8Array, seat: number): number[] {
    this.memory.reset()
    const [laid, notes] = [this.layTable(table), this.roomFor('notes')]
    return this.actions(notes, 'notes', Number(this.call('legal', laid, seat, notes)))
  }

  /** Do an action: the table is changed, and who may act then is told; or it is refused. */
  play(table: Uint8Array, seat: number, action: number): Around | Refusal {
    this.memory.reset()
    const [laid, notes] = [this.#asBytes(table), this.#bytesFor('notes')]
    const outcome = Number(this.call('play', laid, seat, action, notes))
    const { NOT_LEGAL, NOT_YOUR_TURN } = this.manifest.numbers
    if (outcome < 0)
      return outcome === NOT_LEGAL
        ? 'not_legal'
        : outcome === NOT_YOUR_TURN
          ? 'not_your_turn'
          : 'game_over'
    table.set(this.taken(laid))
    return this.#around(outcome, notes)
  }

  /** Whether others may be chosen together with a step; the table is hidden from the seat. */
  quiet(hidden: Uint8Array, seat: number, action: number): boolean {
    this.memory.reset()
    return this.call('quiet', this.layTable(hidden), seat, action) === 1
  }

  /** What is done for a seat whose time is up; the table is hidden from it. */
  safe(hidden: Uint8Array, seat: number): number {
    this.memory.reset()
    return Number(this.call('safe', this.layTable(hidden), seat))
  }

  /** Who ends what others could still say; -1: nobody. */
  lastWord(table: Uint8Array): number {
    this.memory.reset()
    return Number(this.call('last_word', this.layTable(table)))
  }

  /** What can still be talked about, as flags. */
  talks(table: Uint8Array): number {
    this.memory.reset()
    return Number(this.call('talks', this.layTable(table)))
  }

  /** Of that, what a seat has proposed something about that stands there, as flags. */
  proposed(table: Uint8Array, seat: number): number {
    this.memory.reset()
    return Number(this.call('proposed', this.layTable(table), seat))
  }

  /** The points so far. */
  scores(table: Uint8Array, players: number): number[] {
    return this.#reckoned('scores', table, players).points
  }

  /** The points at the end, and who has won. */
  outcome(table: Uint8Array, players: number): Outcome {
    return this.#reckoned('winners', table, players)
  }

  /** The table as a seat knows it, or a spectator. */
  hidden(table: Uint8Array, seat: number): Uint8Array {
    this.memory.reset()
    const laid = this.layTable(table)
    this.call('hide', laid, seat)
    return this.taken(laid)
  }

  /** The table as it might be for all that a seat knows. */
  guessed(table: Uint8Array, seat: number, key: Uint8Array): Uint8Array {
    this.memory.reset()
    const laid = this.layTable(table)
    this.call('guess', laid, seat, this.memory.lay(key, KEY_WORD, 1, KEY_WORDS))
    return this.taken(laid)
  }

  /** What a viewer sees: a seat, a spectator, or one to whom everything lies open. */
  written(table: Uint8Array, viewer: number): Written {
    this.memory.reset()
    const [laid, paper] = [this.#asBytes(table), this.sheet()]
    this.call('show', laid, viewer, paper)
    return this.read(paper.at, 0, 0)
  }

  /** How a game has ended, as JSON: the score sheet, and what decided. */
  ending(table: Uint8Array): string {
    this.memory.reset()
    const [laid, paper] = [this.#asBytes(table), this.sheet()]
    this.call('end', laid, paper)
    return `{${this.read(paper.at, 0, 0).text}`
  }

  /** The table at so many moments of an action that is done next, one after another. */
  film(table: Uint8Array, seat: number, action: number, moments: number): Uint8Array {
    this.memory.reset()
    const [laid, reel] = [this.#asBytes(table), this.memory.room(1, moments, this.#table)]
    this.call('film', laid, seat, action, reel)
    return this.memory.bytes(reel.at, moments * this.#table).slice()
  }

  /** Play tables to their end at random; how many decisions that took. */
  playOut(tables: Uint8Array, luck: bigint): number {
    this.memory.reset()
    const count = tables.length / this.#table
    const [laid, notes] = [this.memory.lay(tables, this.#table, count), this.roomFor('notes')]
    this.memory.view().setBigInt64(notes.at + this.field('notes', 'luck').at, luck, true)
    const decisions = Number(this.call('play_out', laid, notes))
    tables.set(this.memory.bytes(laid.at, tables.length))
    return decisions
  }

  /** Call an entry. Whoever does it has laid its arrays into memory. */
  call(name: string, ...taken: Argument[]): number | bigint | undefined {
    return this.#entries[name]?.(...taken.flatMap(parts))
  }

  /** A record of the manifest. */
  record(name: string): { size: number; fields: Record<string, WasmField> } {
    const found = this.manifest.records[name]
    if (!found) throw new Error(`the module of ${this.manifest.game} has no record ${name}`)
    return found
  }

  /** A field of a record: where it begins, and its numbers. */
  field(record: string, name: string): WasmField {
    const found = this.record(record).fields[name]
    if (!found) throw new Error(`there is no field ${name} in ${record}`)
    return found
  }

  /** Room for one record. */
  roomFor(record: string): Piece {
    return this.memory.room(this.record(record).size, 1)
  }

  /** A table in the module's memory. */
  layTable(table: Uint8Array): Piece {
    return this.memory.lay(table, this.#table, 1)
  }

  /** What a table in memory has become. */
  taken(piece: Piece): Uint8Array {
    return this.memory.bytes(piece.at, this.#table).slice()
  }

  /** So many actions, as they were noted in a record. */
  actions(piece: Piece, record: string, count: number): number[] {
    const [start, view] = [piece.at + this.field(record, 'actions').at, this.memory.view()]
    return Array.from({ length: count }, (_, number) => view.getInt16(start + 2 * number, true))
  }

  /** Whole numbers in memory. */
  wholes(at: number, count: number): number[] {
    const view = this.memory.view()
    return Array.from({ length: count }, (_, place) =>
      Number(view.getBigInt64(at + WORD * place, true)),
    )
  }

  /** Where on a paper a row ends: what is seen, and then the events. */
  ends(paper: number, row: number): [number, number] {
    const [sight = 0, events = 0] = this.wholes(
      paper + this.field('paper', 'ends').at + 2 * WORD * row,
      2,
    )
    return [sight, events]
  }

  /** What was written for a row that begins there, without the sign before each part. */
  read(paper: number, row: number, start: number): Written {
    const text = paper + this.field('paper', 'text').at
    const [sight, end] = this.ends(paper, row)
    const part = (from: number): string =>
      LETTERS.decode(this.memory.bytes(text + from + 1, Math.max(end - from - 1, 0)))
    return { text: part(start), events: part(sight) }
  }

  /** A paper to write on. It is large, and what was written before does not matter. */
  sheet(opening = ''): Piece {
    const paper = this.memory.place(1, this.record('paper').size)
    const { at, count } = this.field('paper', 'opening')
    const { written } = WRITER.encodeInto(opening, this.memory.bytes(paper.at + at, count))
    const length = paper.at + this.field('paper', 'opening_length').at
    this.memory.view().setBigInt64(length, BigInt(written), true)
    return paper
  }

  #layWholes(numbers: readonly number[]): Piece {
    const whole = BigInt64Array.from(numbers, BigInt)
    return this.memory.lay(new Uint8Array(whole.buffer), WORD, numbers.length)
  }

  #asBytes(table: Uint8Array): Piece {
    return this.memory.lay(table, 1, this.#table)
  }

  #bytesFor(record: string): Piece {
    return this.memory.room(1, this.record(record).size)
  }

  #around(packed: number, notes: Piece): Around {
    const { SEAT_BITS = 0, COUNT_BITS = 0 } = this.manifest.numbers
    const seats = (1 << SEAT_BITS) - 1
    const legal = this.actions(notes, 'notes', packed >> COUNT_BITS)
    return { actors: packed & seats, next: (packed >> SEAT_BITS) & seats, legal }
  }

  #reckoned(entry: string, table: Uint8Array, players: number): Outcome {
    this.memory.reset()
    const [laid, points] = [this.layTable(table), this.memory.room(WORD, players)]
    const winners = Number(this.call(entry, laid, points) ?? 0)
    return { points: this.wholes(points.at, players), winners }
  }
}

/** An argument as an entry takes it: an array as its address and lengths, whole numbers as 64 bits. */
const parts = (argument: Argument): (number | bigint)[] => {
  if (typeof argument === 'object') return [argument.at, ...argument.lengths]
  if (typeof argument === 'boolean') return [argument ? 1 : 0]
  return [BigInt(argument)]
}

/** A module from its code. */
export const loadModule = async (code: BufferSource, manifest: WasmManifest): Promise<GameModule> =>
  new GameModule(await WebAssembly.compile(code), manifest)
