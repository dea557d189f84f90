/** One game being played: who may act, what they may choose, what they see, and what was done. */
import { firstTable, type Head } from './head.ts'
import type { Around, GameModule, Refusal, Written } from './module.ts'

/** Who did what. */
export type Deed = readonly [seat: number, action: number]

export const SPECTATOR = -1
const GOING_ON = '"sheet":null,"decided_by":null,'

const A_SCENE = 2.6 // seconds of a scene, where a module does not say how many

/** Words of actions, in any order: `lay gold silver` is `lay silver gold`. */
const numbersOf = new WeakMap<GameModule, Map<string, number>>()

export class Match {
  readonly module: GameModule
  readonly head: Head
  readonly deeds: Deed[]
  table: Uint8Array
  around: Around

  constructor(module: GameModule, head: Head, before?: Match) {
    this.module = module
    this.head = head
    this.deeds = before ? [...before.deeds] : []
    this.table = before ? before.table.slice() : firstTable(module, head)
    this.around = before ? before.around : module.look(this.table)
  }

  /** The same match, to be played on independently. */
  copy(): Match {
    return new Match(this.module, this.head, this)
  }

  get actors(): number[] {
    return seatsOf(this.around.actors)
  }

  get over(): boolean {
    return this.around.actors === 0
  }

  get lastDeed(): Deed | undefined {
    return this.deeds.at(-1)
  }

  /** Do what a seat has chosen; why not, or nothing. A refusal leaves everything as it was. */
  play(seat: number, step: number | string): Refusal | null {
    const action = this.numberOf(step)
    if (action === null || seat < 0 || seat >= this.head.players) return 'not_legal'
    const after = this.module.play(this.table, seat, action)
    if (typeof after === 'string') return after
    this.around = after
    this.deeds.push([seat, action])
    return null
  }

  legal(seat: number): number[] {
    if (!this.actors.includes(seat)) return []
    return seat === this.around.next ? this.around.legal : this.module.legal(this.table, seat)
  }

  /** What refuses, where a seat is asked whether it reacts; null: it is not. */
  no(seat: number): number | null {
    const noes: readonly number[] | undefined = this.module.manifest.noes
    return this.legal(seat).find((action) => noes?.includes(action)) ?? null
  }

  /** Whether a step shows its seat nothing new, so that others can be chosen with it. */
  quiet(seat: number, action: number): boolean {
    return this.module.quiet(this.hidden(seat), seat, action)
  }

  get lastWord(): number | null {
    const seat = this.module.lastWord(this.table)
    return seat < 0 ? null : seat
  }

  get talks(): number {
    return this.module.talks(this.table)
  }

  /** About what of it a seat has proposed something that stands there unanswered, as flags. */
  proposed(seat: number): number {
    return this.module.proposed(this.table, seat)
  }

  hidden(seat: number): Uint8Array {
    return this.module.hidden(this.table, seat)
  }

  written(viewer: number): Written {
    return this.module.written(this.table, viewer)
  }

  /** How many moments the last action had between its steps. */
  get moments(): number {
    return this.table[this.module.field('table', 'moments').at] ?? 0
  }

  /** For how many seconds the last action is shown on the board. A module that was kept long ago does not know. */
  get scene(): number {
    const last = this.lastDeed?.[1] ?? -1
    const scenes: Record<string, number> | number[] = this.module.manifest.scenes ?? {}
    if (Array.isArray(scenes)) return scenes.includes(last) ? A_SCENE : 0
    return scenes[last] ?? 0
  }

  /** Whether the last action proposes something to others. */
  get isProposal(): boolean {
    const proposals: readonly number[] = this.module.manifest.proposals ?? []
    return proposals.includes(this.lastDeed?.[1] ?? -1)
  }

  /** How everybody's view begins: with what the head says, and how the game has ended. */
  get opening(): string {
    const known = JSON.stringify({ game: this.head.game, names: this.head.names }).slice(0, -1)
    return `${known},${this.over ? `${this.module.ending(this.table).slice(1, -1)},` : GOING_ON}`
  }

  describe(action: number): string {
    return this.module.manifest.actions[action] ?? ''
  }

  /** The number of an action that was given as number or text; null: there is no such action. */
  numberOf(step: number | string): number | null {
    const { actions } = this.module.manifest
    if (typeof step === 'number') return step in actions ? step : null
    let numbers = numbersOf.get(this.module)
    if (!numbers) {
      numbers = new Map(actions.map((text, number) => [sorted(text), number]))
      numbersOf.set(this.module, numbers)
    }
    return numbers.get(sorted(step)) ?? null
  }
}

/** The words of a text, the verb first and the others sorted; a+b is b+a. */
function sorted(text: string): string {
  const [verb = '', ...others] = text.toLowerCase().split(/\s+/).filter(Boolean)
  return [verb, ...others.map((word) => word.split('+').sort().join('+')).sort()].join(' ')
}

/** The seats whose flags are set. */
export const seatsOf = (flags: number): number[] =>
  Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => (flags >> seat) & 1)
