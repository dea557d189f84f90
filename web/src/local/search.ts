/**
 * Thinking ahead about one decision, as sherwood/bots/search.py does it: candidates are tried in guessed worlds, with
 * steady bots playing on. In the same worlds both find the same.
 */
import { bytesOf, digitsOf } from '../parts/key.ts'
import { Sha256 } from '../parts/sha256.ts'
import { candidates, rollOut, weightsOf, type Candidate } from './bots.ts'
import type { GameModule } from './module.ts'

const MOST_CANDIDATES = 6 // that are tried
const WORTH_A_TRY = 12 // points by which a candidate may seem worse and still be tried
const MOST_WORLDS = 1 << 13
const FEWEST_WORLDS = 24 // that say anything
const CLEARLY = 1 // standard errors by which another candidate must be better than the first
const BEYOND_DOUBT = 2.5 // standard errors by which a candidate is worse and is dropped
const NOTHING = 0.003 // of a win: what does not matter
const GROWTH = 1.5 // from one comparison to the next, in worlds
const LONGEST_BATCH = 0.008 // seconds for which nobody else is heard
const NO_TIME = 1e-6
const STEADY = 'steady'

/** Seconds. */
export type Stopwatch = () => number

export class Search {
  candidates: Candidate[]
  /** What a steady bot would do. */
  readonly first: Candidate
  /** In which all candidates that are left were tried. */
  worlds = 0
  readonly #module: GameModule
  readonly #hidden: Uint8Array
  readonly #seat: number
  readonly #weights: Uint8Array
  readonly #key: Uint8Array
  #results = new Float64Array()
  #pace = 0 // seconds that a rollout took

  constructor(module: GameModule, hidden: Uint8Array, seat: number, seed: bigint) {
    this.#module = module
    this.#hidden = hidden
    this.#seat = seat
    this.#weights = weightsOf(module, STEADY)
    this.#key = bytesOf(new Sha256().take(`${seed} ${seat} `).take(hidden).hex)
    this.candidates = this.#find()
    this.first = this.candidates[0] ?? { action: 0, course: 0, worth: 0 }
  }

  /** What seems best to a steady bot, the best first. */
  #find(): Candidate[] {
    const luck = BigInt(new DataView(this.#key.buffer).getUint32(0, true))
    const found = candidates(this.#module, this.#hidden, this.#seat, this.#weights, luck)
    const best = found.toSorted((one, other) => other.worth - one.worth).slice(0, MOST_CANDIDATES)
    return best.filter((one) => one.worth >= (best[0]?.worth ?? 0) - WORTH_A_TRY)
  }

  /** Try in so many worlds, or until there is no doubt. */
  through(worlds: number): void {
    for (const goal of comparisons(Math.min(worlds, MOST_WORLDS))) {
      if (this.candidates.length === 1) return
      this.#makeRoom(goal)
      const start = this.worlds * this.candidates.length
      this.#rollOut(start, goal * this.candidates.length - start)
      this.worlds = goal
      this.#drop()
    }
  }

  /** Try until the time is up, or until there is no doubt; others are heard in between. */
  async until(end: number, clock: Stopwatch, pause: () => Promise<void>): Promise<void> {
    for (const goal of comparisons(MOST_WORLDS)) {
      if (this.candidates.length === 1 || !(await this.#reach(goal, end, clock, pause))) return
      this.#drop()
    }
  }

  /** Try in so many worlds in all; whether there was time for it. */
  async #reach(
    goal: number,
    end: number,
    clock: Stopwatch,
    pause: () => Promise<void>,
  ): Promise<boolean> {
    this.#makeRoom(goal)
    const whole = goal * this.candidates.length
    for (let at = this.worlds * this.candidates.length; at < whole;) {
      await pause()
      const before = clock()
      const left = end - before
      if (left <= this.#pace) {
        this.worlds = Math.floor(at / this.candidates.length)
        return false
      }
      const fitting = Math.min(LONGEST_BATCH, left / 2) / Math.max(this.#pace, NO_TIME)
      const batch = Math.min(this.#pace ? Math.max(1, Math.floor(fitting)) : 1, whole - at)
      this.#rollOut(at, batch)
      this.#pace = Math.max((clock() - before) / batch, NO_TIME)
      at += batch
    }
    this.worlds = goal
    return true
  }

  #makeRoom(worlds: number): void {
    const size = worlds * this.candidates.length
    if (size <= this.#results.length) return
    const room = new Float64Array(size)
    room.set(this.#results)
    this.#results = room
  }

  #rollOut(first: number, count: number): void {
    const run = { seat: this.#seat, key: this.#key, first, count }
    rollOut(this.#module, this.#hidden, this.candidates, this.#weights, run, this.#results)
  }

  /** Go on without the candidates that are worse beyond doubt, or better by nothing. */
  #drop(): void {
    if (this.worlds < FEWEST_WORLDS) return
    const columns = this.candidates.map((_, at) => this.#column(at))
    const best = highest(columns.map(mean))
    const left = columns.map((column, at) => {
      const { lead, error } = leadOver(columns[best] ?? [], column)
      return at === best || BEYOND_DOUBT * error - lead > NOTHING
    })
    const rows = this.#results.length / this.candidates.length
    const kept = this.candidates.flatMap((_, at) => (left[at] ? [at] : []))
    const results = new Float64Array(rows * kept.length)
    for (let row = 0; row < rows; row += 1)
      kept.forEach((column, at) => {
        results[row * kept.length + at] = this.#results[row * this.candidates.length + column] ?? 0
      })
    this.#results = results
    this.candidates = this.candidates.filter((_, at) => left[at])
  }

  /** The first, unless another one was clearly better. */
  best(): Candidate {
    if (this.worlds < FEWEST_WORLDS) return this.first
    const columns = this.candidates.map((_, at) => this.#column(at))
    const judged =
      this.candidates[0] === this.first
        ? columns.map((column) => {
            const { lead, error } = leadOver(column, columns[0] ?? [])
            return lead - CLEARLY * error
          })
        : columns.map(mean)
    return this.candidates[highest(judged)] ?? this.first
  }

  #column(at: number): number[] {
    const width = this.candidates.length
    return Array.from({ length: this.worlds }, (_, row) => this.#results[row * width + at] ?? 0)
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

/** Among equals the first. */
const highest = (values: readonly number[]): number => values.indexOf(Math.max(...values))

/** By how much one candidate did better than another in the same worlds, and the standard error. */
function leadOver(
  ours: readonly number[],
  theirs: readonly number[],
): { lead: number; error: number } {
  const differences = ours.map((one, at) => one - (theirs[at] ?? 0))
  const lead = mean(differences)
  const variance = mean(differences.map((one) => (one - lead) * (one - lead)))
  return { lead, error: Math.sqrt(variance) / Math.sqrt(Math.max(differences.length, 1)) }
}

/** After how many worlds the candidates are compared: seldom, or comparing takes the time. */
function comparisons(most: number): number[] {
  const goals: number[] = []
  for (let goal = FEWEST_WORLDS; goal < most; goal *= GROWTH) goals.push(Math.floor(goal))
  return [...goals, most]
}

/** A seed for a bot, which nobody can foresee. */
export const seedFrom = (bytes: Uint8Array): bigint => BigInt(`0x${digitsOf(bytes)}`) >> 2n
