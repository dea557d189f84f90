/** A bot on this device: a character, one that thinks ahead, or one that guesses. It sees a hidden table and nothing else. */
import { randomBytes } from '../parts/key.ts'
import { choose, isUnderWay, weightsOf } from './bots.ts'
import type { GameModule } from './module.ts'
import { Search, seedFrom, type Stopwatch } from './search.ts'

/** How a bot is given time: when it has to be done, and how it lets others be heard meanwhile. */
export interface Time {
  end: number
  clock: Stopwatch
  pause: () => Promise<void>
}

const STEADY = 'steady'
const FIRST_STEP = 0.8 // of the time that is left
const EFFORT = /^(\d{1,6})(ms|s|)$/
const BYTES_OF_LUCK = 8

export class Bot {
  readonly #module: GameModule
  readonly #name: string
  readonly #seed: bigint
  readonly #worlds: number | null
  #course: number // of a plan that takes several steps, until it is done

  constructor(module: GameModule, level: string, seed = seedFrom(randomBytes(BYTES_OF_LUCK))) {
    const [name = '', effort = ''] = level.split(':')
    const [, number, unit] = EFFORT.exec(effort) ?? []
    this.#module = module
    this.#name = name in module.manifest.bots ? name : STEADY
    this.#worlds = number && !unit ? Number(number) : null
    this.#seed = seed
    this.#course = this.#own
  }

  get #own(): number {
    return this.#module.manifest.numbers.OWN_JUDGEMENT ?? 0
  }

  async choose(
    hidden: Uint8Array,
    seat: number,
    legal: readonly number[],
    time: Time,
  ): Promise<number> {
    const [only = 0] = legal
    if (legal.length === 1) return only
    if (this.#name in this.#module.manifest.characters)
      return this.#follow(hidden, seat, this.#name)
    if (this.#module.manifest.bots[this.#name]) return this.#search(hidden, seat, time)
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
    return legal[chance % legal.length] ?? only
  }

  async #search(hidden: Uint8Array, seat: number, time: Time): Promise<number> {
    if (this.#course !== this.#own && isUnderWay(this.#module, hidden, seat))
      return this.#follow(hidden, seat, STEADY, 0n)
    const search = new Search(this.#module, hidden, seat, this.#seed)
    const now = time.clock()
    if (this.#worlds !== null) search.through(this.#worlds)
    else await search.until(now + FIRST_STEP * (time.end - now), time.clock, time.pause)
    const best = search.best()
    this.#course = best.course
    return best.action
  }

  #follow(hidden: Uint8Array, seat: number, character: string, seed = this.#seed): number {
    const weights = weightsOf(this.#module, character)
    return choose(this.#module, hidden, seat, weights, seed, this.#course)
  }
}

/** How many seconds a bot may take for a move; 0 for one that answers at once. */
export function thinkingTime(module: GameModule, level: string): number {
  const [name = '', effort = ''] = level.split(':')
  const usual = module.manifest.bots[name] ?? 0
  const [, number, unit] = EFFORT.exec(effort) ?? []
  if (usual === 0 || !number || !unit) return usual
  return unit === 'ms' ? Number(number) / 1000 : Number(number)
}
