/** A game being played, and what every pair of eyes has seen of it. All of it follows from the head and the rows. */
import type { View } from '../wire/messages.ts'
import { Audience, type Film } from './audience.ts'
import type { Head } from './head.ts'
import { SandGlass, type GlassRule } from './glass.ts'
import { Match, seatsOf, SPECTATOR } from './match.ts'
import type { GameModule, Written } from './module.ts'

/** One action in the log; a step taken back is a row, too. */
export interface Row {
  seat: number
  text: string
  by: 'person' | 'bot'
  at: number
}

/** A step that only its own seat saw. */
interface HiddenStep {
  before: Match
  after: Match
  seat: number
}

/** What was written for somebody and not shown yet, with all that was told since. */
interface Unshown {
  written: Written
  events: string[]
}

const A_LOOK = 0.5 // seconds in which people are shown a moment of an action

/** How long people are shown what happened: no shorter than the page takes (`director/director.svelte.ts`). */
export const timeToLook = ({ moments, scene }: { moments: number; scene: number }): number =>
  A_LOOK * moments + scene

export const TAKE_BACK = 'take back'
const FIRST_ROW = 1 // of the seats; the spectator's is before it
const EVENTS = '"events":['.length

/** What is talked about just now, as flags: nothing while something else is to be done first. */
const underTalk = (match: Match): number => (match.lastWord === null ? 0 : match.talks)

export class Live {
  match: Match
  readonly rows: Row[] = []
  /** When a seat did something for all to see: the number of the row, and the time. */
  readonly spoke = new Map<number, { sequence: number; at: number }>()
  /** Of the last action that all could see. */
  moments = 0
  /** For how many seconds it is shown on the board besides. */
  scene = 0
  readonly glass: SandGlass | null
  /** Whose views are written after every action. */
  listening = new Set<number>()
  /** How many proposals each seat has made so far. */
  readonly proposals = new Map<number, number>()
  readonly #audience: Audience
  readonly #steps = new Map<number, HiddenStep[]>()
  readonly #unshown = new Map<number, Unshown>()

  constructor(module: GameModule, head: Head, startedAt: number, glass: GlassRule | null = null) {
    this.match = new Match(module, head)
    this.glass = glass && new SandGlass(glass)
    this.#audience = new Audience(module, head.players)
    this.#audience.look(this.match.table, { listening: 0 })
    for (let seat = SPECTATOR; seat < head.players; seat += 1)
      this.spoke.set(seat, { sequence: 0, at: startedAt })
  }

  /** How long people are shown the last action that all could see. */
  get timeToLook(): number {
    return timeToLook(this)
  }

  /** Whether the sand-glass ends the time of somebody in this seat, be it a person or a bot. */
  isUnderGlass(seat: number): boolean {
    const { glass, match } = this
    return glass !== null && glass.rule.forAll && glass.ends !== null && match.lastWord === seat
  }

  /** The glass begins when all have been shown what happened. */
  #watchGlass(before: number, { seat, at }: Row): void {
    const { glass, match } = this
    for (const one of glass?.composing ?? [])
      if (one === seat || !match.actors.includes(one)) glass?.rest(one, at)
    glass?.see(
      before,
      underTalk(match),
      at + this.timeToLook * (glass?.rule.leisure ?? 1),
      match.isProposal,
    )
  }

  versionOf(seat: number): number {
    return this.#audience.versions.at(seat) ?? 0
  }

  /** All rows of a game that was kept; whether every one of them was legal. */
  replay(rows: readonly Row[]): boolean {
    const gone = undone(rows)
    return rows.every((row, at) => {
      if (!gone.has(at)) return this.advance(row) !== null
      this.#passBy(row)
      return true
    })
  }

  /** Do the next action; who saw anything of it. Null: it is not legal, and nothing was done. */
  advance(row: Row): number[] | null {
    const before = this.match
    const takenBack = row.text === TAKE_BACK
    const after = takenBack ? this.#withoutLast(row.seat) : before.copy()
    if (!takenBack && after.play(row.seat, row.text) !== null) return null
    this.match = after
    this.rows.push(row)
    const film = takenBack ? undefined : filmOf(before, after)
    const listening = [...this.listening].reduce(
      (flags, seat) => flags | (1 << (seat + FIRST_ROW)),
      0,
    )
    const { saw, written } = this.#audience.look(after.table, {
      listening,
      takenBack,
      ...(film && { film }),
    })
    const eyes = seatsOf(saw).map((seat) => seat - FIRST_ROW)
    this.#noteStep(before, row, eyes)
    if (eyes.includes(SPECTATOR)) {
      this.spoke.set(row.seat, { sequence: this.rows.length, at: row.at })
      this.moments = takenBack ? 0 : after.moments
      this.scene = takenBack ? 0 : after.scene
      if (!takenBack && after.isProposal)
        this.proposals.set(row.seat, (this.proposals.get(row.seat) ?? 0) + 1)
      this.#watchGlass(underTalk(before), row)
    }
    for (const [seat, now] of written) this.#noteWritten(seat, now, takenBack)
    return eyes
  }

  /** What a seat sees now, with what was told since; to a fresh look nothing is told. */
  view(seat: number, fresh = false): View | null {
    const unshown = this.#unshown.get(seat)
    this.#unshown.delete(seat)
    if (fresh) return this.#message(seat, this.match.written(seat), [])
    return unshown ? this.#message(seat, unshown.written, unshown.events) : null
  }

  /** What everybody sees now, with what the last action told. */
  witnessed(): Pick<View, 'view' | 'events'> {
    const { text, events } = this.match.written(SPECTATOR)
    const sight = text.slice(0, -(events.length + 1))
    return JSON.parse(`{"view":${this.match.opening}${sight},${events}}`) as Pick<
      View,
      'view' | 'events'
    >
  }

  /** Whether the last step of a seat told nobody anything, the seat itself included. */
  canTakeBack(seat: number): boolean {
    const last = this.#steps.get(seat)?.at(-1)
    return last ? last.before.quiet(seat, last.after.lastDeed?.[1] ?? 0) : false
  }

  #message(seat: number, { text, events }: Written, told: readonly string[]): View {
    const sight = text.slice(0, -(events.length + 1))
    const more = `"events":[${told.join(',')}],"can_take_back":${this.canTakeBack(seat)},"deadline":null`
    const start = `{"type":"view","version":${this.versionOf(seat)},"view":${this.match.opening}`
    return JSON.parse(`${start}${sight},${more}}`) as View
  }

  /** A step that was taken back later, or its taking back: its seat saw both, and nothing is left of them. */
  #passBy(row: Row): void {
    this.rows.push(row)
    this.#audience.versions[row.seat] = this.versionOf(row.seat) + 1
  }

  #noteWritten(seat: number, written: Written, takenBack: boolean): void {
    const told = takenBack ? '' : written.events.slice(EVENTS, -1)
    const before = this.#unshown.get(seat)?.events ?? []
    this.#unshown.set(seat, { written, events: told ? [...before, told] : before })
  }

  /** Keep the steps that nobody else has seen, until something new is seen. */
  #noteStep(before: Match, row: Row, saw: readonly number[]): void {
    if (row.text === TAKE_BACK) this.#steps.get(row.seat)?.pop()
    else if (row.by === 'person' && saw.every((seat) => seat === row.seat)) {
      const step = { before, after: this.match, seat: row.seat }
      this.#steps.set(row.seat, [...(this.#steps.get(row.seat) ?? []), step])
    } else for (const seat of [...saw, row.seat]) this.#steps.delete(seat)
  }

  /** The match as if a seat had not done its last step; others may have acted since. */
  #withoutLast(seat: number): Match {
    const { module, head, deeds } = this.match
    const last = deeds.findLastIndex(([actor]) => actor === seat)
    const again = new Match(module, head)
    deeds.forEach(([actor, action], at) => {
      if (at !== last) again.play(actor, action)
    })
    return again
  }
}

/** The moments of an action that was done, if it had any. */
function filmOf(before: Match, after: Match): Film | undefined {
  const [seat, action] = after.lastDeed ?? [0, 0]
  if (after.moments === 0) return undefined
  const reel = before.module.film(before.table, seat, action, after.moments)
  return { reel, opening: before.opening.slice(0, -1) } // the pen sets the comma
}

/** The places of steps that were taken back, and of the rows that did it. */
export function undone(rows: readonly Row[]): Set<number> {
  const [steps, gone] = [new Map<number, number[]>(), new Set<number>()]
  rows.forEach((row, at) => {
    const own = steps.get(row.seat) ?? []
    if (row.text !== TAKE_BACK) own.push(at)
    else if (own.length > 0) gone.add(own.pop() ?? at).add(at)
    steps.set(row.seat, own)
  })
  return gone
}
