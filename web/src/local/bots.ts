/** Bots in the page: what a character chooses, and the steps of a search that thinks ahead. */
import { bytesOf } from '../parts/key.ts'
import type { Piece } from './memory.ts'
import type { GameModule } from './module.ts'

/** Something worth thinking about: an action, the course on which it is the first step, and its worth. */
export interface Candidate {
  action: number
  course: number
  worth: number
}

/** Some rollouts of a search: whose decision it is, its key, and which of them are played. */
export interface Rollouts {
  seat: number
  key: Uint8Array
  first: number
  count: number
}

const WORD = 8
const TABLES = 3 // of a search: as seen, as guessed, as it is played out

/** The weights of a character, by its name. */
export const weightsOf = (module: GameModule, character: string): Uint8Array => {
  const digits = module.manifest.characters[character]
  if (!digits) throw new Error(`no ${character} plays ${module.manifest.game}`)
  return bytesOf(digits)
}

/** What a character chooses. It sees a hidden copy of the table and nothing else. */
export const choose = (
  module: GameModule,
  table: Uint8Array,
  seat: number,
  weights: Uint8Array,
  seed: bigint,
  course = module.manifest.numbers.OWN_JUDGEMENT ?? 0,
): number => {
  module.memory.reset()
  const words = Math.ceil(table.length / WORD)
  const sight = module.memory.lay(table, WORD, words) // the table as words, in the same memory
  const copy: Piece = { at: sight.at, lengths: [1] }
  const [laid, scratch] = [layWeights(module, weights), module.roomFor('scratch')]
  return Number(module.call('choose', copy, sight, seat, laid, course, seed, scratch))
}

/** Whether a seat has begun something of several steps and not finished it. */
export const isUnderWay = (module: GameModule, table: Uint8Array, seat: number): boolean => {
  module.memory.reset()
  return module.call('is_under_way', module.layTable(table), seat) === 1
}

/** What a bot makes of another seat, from what it sees; null: there is nothing to judge. */
export const judge = (
  module: GameModule,
  table: Uint8Array,
  seat: number,
  other: number,
  weights: Uint8Array,
): Record<string, number> | null => {
  const layout = module.manifest.records.beliefs
  if (!layout) return null
  module.memory.reset()
  const [laid, scales] = [module.layTable(table), layWeights(module, weights)]
  const beliefs = module.roomFor('beliefs')
  if (module.call('judge', laid, seat, other, scales, beliefs) !== 1) return null
  const view = module.memory.view()
  return Object.fromEntries(
    Object.entries(layout.fields).map(([name, { at }]) => [
      name,
      view.getFloat64(beliefs.at + at, true),
    ]),
  )
}

/** What a bot may think about, in the order in which it was noted. */
export const candidates = (
  module: GameModule,
  table: Uint8Array,
  seat: number,
  weights: Uint8Array,
  luck: bigint,
): Candidate[] => {
  module.memory.reset()
  const [laid, scales] = [module.layTable(table), layWeights(module, weights)]
  const scratch = module.roomFor('scratch')
  const at = (field: string): number => scratch.at + module.field('scratch', field).at
  module.memory.view().setBigInt64(at('luck'), luck, true)
  const count = Number(module.call('candidates', laid, seat, scales, scratch))
  const view = module.memory.view()
  return module.actions(scratch, 'scratch', count).map((action, number) => ({
    action,
    course: Number(view.getBigInt64(at('courses') + WORD * number, true)),
    worth: view.getFloat64(at('worths') + WORD * number, true),
  }))
}

/** Play rollouts. A result goes to the row of its world and the column of its candidate. */
export const rollOut = (
  module: GameModule,
  hidden: Uint8Array,
  tried: readonly Candidate[],
  weights: Uint8Array,
  run: Rollouts,
  results: Float64Array,
): void => {
  module.memory.reset()
  const tables = module.memory.room(hidden.length, TABLES)
  for (let number = 0; number < TABLES; number += 1)
    module.memory.bytes(tables.at + number * hidden.length, hidden.length).set(hidden)
  const [worlds, columns] = [results.length / tried.length, tried.length]
  const bytes = new Uint8Array(results.buffer, results.byteOffset, results.byteLength)
  const sheet = module.memory.lay(bytes, WORD, worlds, columns)
  const [ran, laid] = [layRun(module, run), layCandidates(module, tried)]
  const [scales, scratch] = [layWeights(module, weights), module.roomFor('scratch')]
  module.call('roll_out', ran, tables, laid, scales, scratch, sheet)
  bytes.set(module.memory.bytes(sheet.at, bytes.length))
}

const layWeights = (module: GameModule, weights: Uint8Array): Piece =>
  module.memory.lay(weights, weights.length, 1)

const layRun = (module: GameModule, run: Rollouts): Piece => {
  const piece = module.roomFor('rollouts')
  const at = (field: string): number => piece.at + module.field('rollouts', field).at
  const view = module.memory.view()
  for (const name of ['seat', 'first', 'count'] as const)
    view.setBigInt64(at(name), BigInt(run[name]), true)
  module.memory.bytes(at('key'), run.key.length).set(run.key)
  return piece
}

const layCandidates = (module: GameModule, tried: readonly Candidate[]): Piece => {
  const { size } = module.record('candidate')
  const piece = module.memory.room(size, tried.length)
  const view = module.memory.view()
  tried.forEach((one, number) => {
    for (const name of ['action', 'course'] as const) {
      const at = piece.at + size * number + module.field('candidate', name).at
      view.setBigInt64(at, BigInt(one[name]), true)
    }
  })
  return piece
}
