/** The table as this seat sees it, and what may be chosen. It knows no rules. */
import { getContext, setContext } from 'svelte'

import type { Choice, Problem, Said, TableInfo, ToClient, View } from './wire/messages'
import { getMoment, getStory, RequestFailed } from './wire/requests'
import { TableSocket, type Connection } from './wire/socket'

export type GameEvent = Record<string, unknown> & { event: string }

/** What happened up to one version of the view. */
export interface Told {
  version: number
  events: GameEvent[]
}

/** The server said no. */
export type Complaint = Pick<Problem, 'why' | 'reason' | 'about'> & { stale: boolean }

/** Steps that were sent, the view in which they were chosen, and what to do if they come to nothing. */
interface Wish {
  steps: readonly (number | string)[]
  chosenIn: View
  refused: () => void
  tries: number
}

/** Where components find their table. */
export const TABLE = Symbol('table')
const MOST_TRIES = 5 // of the same wish at a table where everybody talks at once

export class Table {
  info = $state.raw<TableInfo | null>(null)
  /** The newest view. */
  seen = $state.raw<View | null>(null)
  /** A moment of the past that is looked at again, or null. */
  moment = $state.raw<View | null>(null)
  story = $state.raw<Told[]>([])
  /** The events that led to the newest view: what moves and sounds now. */
  latest = $state.raw<GameEvent[]>([])
  chat = $state.raw<Said[]>([])
  /** Whose lines we do not read. */
  muted = $state.raw<ReadonlySet<number>>(new Set())
  connection = $state<Connection>('connecting')
  closed = $state<number | null>(null)
  complaint = $state.raw<Complaint | null>(null)
  /** Our action that the server has not answered yet. */
  asking = $state<string | null>(null)
  /** Whether steps, as texts, mean the same in a newer view as in the one in which they were chosen. The game says so. */
  stands: (steps: readonly string[], before: View, now: View) => boolean = () => false

  #wish: Wish | null = null
  /** Somebody was quicker; the next view tells whether we ask again. */
  #outrun: Complaint | null = null
  #socket: TableSocket | null = null

  constructor(readonly id: string) {}

  connect(): () => void {
    const socket = new TableSocket(this.id, this.#hear, (connection, code) => {
      this.connection = connection
      if (connection === 'closed') this.closed = code ?? null
    })
    this.#socket = socket
    return () => this.#socket?.close()
  }

  /** Whoever connects has their seat back from the bot that stood in. */
  comeBack(): void {
    this.#socket?.close()
    this.connect()
  }

  /** What is shown: now, or the moment that is looked at again. */
  get shown(): View | null {
    return this.moment ?? this.seen
  }

  /** Whose eyes we look through; null: a spectator's. */
  get seat(): number | null {
    return this.seen?.seat ?? null
  }

  /** Our seats at this table: several at a table for one device. */
  get mine(): number[] {
    return this.info?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? []
  }

  /** Who has to choose now, whatever is looked at. */
  get waitingFor(): number[] {
    return this.seen?.waiting_for ?? []
  }

  /** Whether it is for the seat that we look through to choose. */
  get isOurTurn(): boolean {
    return this.seat !== null && (this.seen?.waiting_for.includes(this.seat) ?? false)
  }

  colour(seat: number): string {
    return this.info?.seats[seat]?.colour ?? 'grey'
  }

  /** What may be chosen now; nothing while an answer is awaited or the past is looked at. */
  get legal(): Choice[] {
    return this.moment || this.asking ? [] : (this.seen?.legal ?? [])
  }

  /** What may be chosen at a place, or together with other things there: `hand gold` is part of `hand silver gold`. */
  at(place: string): Choice[] {
    const [area, ...things] = place.split(' ')
    return this.legal.filter((choice) => {
      const [where, ...what] = choice.place.split(' ')
      return where === area && things.every((thing) => what.includes(thing))
    })
  }

  choose(choice: Choice): void {
    this.act([choice.action])
  }

  /** Several steps are done together or not at all; then whatever was composed for them is to be had again. */
  act(steps: (number | string)[], refused: () => void = () => {}): void {
    if (this.seen) this.#wishFor({ steps, chosenIn: this.seen, refused, tries: 1 })
  }

  takeBack(): void {
    this.#ask((id, seat, version) => ({ type: 'take_back', id, seat, version }))
  }

  #wishFor(wish: Wish): void {
    this.#ask((id, seat, version) => ({ type: 'act', id, seat, version, steps: [...wish.steps] }), wish)
  }

  /** One thing at a time, and never in the past. */
  #ask(message: (id: string, seat: number, version: number) => Parameters<TableSocket['send']>[0], wish: Wish | null = null): void {
    const seen = this.seen
    if (!seen || seen.seat === null || this.asking || this.moment) return
    this.#wish = wish
    this.asking = newId()
    this.complaint = null
    this.#socket?.send(message(this.asking, seen.seat, seen.version))
  }

  say(what: { text: string } | { phrase: string }): void {
    const seat = this.seat ?? this.mine[0]
    if (seat !== undefined) this.#socket?.send({ type: 'say', seat, ...what })
  }

  /** See through another seat of ours. */
  look(seat: number): void {
    this.moment = null
    this.#socket?.send({ type: 'look', seat })
  }

  mute(seat: number, on: boolean): void {
    const muted = new Set(this.muted)
    if (on) muted.add(seat)
    else muted.delete(seat)
    this.muted = muted
    this.#socket?.send({ type: 'mute', seat, on })
  }

  /** Look at an earlier moment again, as we saw it then. */
  async lookBack(version: number): Promise<void> {
    try {
      this.moment = await getMoment(this.id, this.seat, version)
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
      this.complaint = { ...error.problem, stale: false }
    }
  }

  backToNow(): void {
    this.moment = null
  }

  #hear = (message: ToClient): void => {
    if (message.type === 'view') {
      this.see(message)
      if (this.#outrun) this.#askAgain(this.#outrun, message)
    } else if (message.type === 'table') this.info = message.table
    else if (message.type === 'said') this.#listen(message)
    else if (message.type === 'done') this.#answered(message.id)
    else this.#answered(message.id, message)
  }

  /** Take a view as the newest: from the server, or from a replay. */
  see(view: View): void {
    const events = view.events as GameEvent[]
    const before = this.seen
    const otherEyes = before !== null && before.seat !== view.seat
    if (otherEyes) this.story = []
    this.seen = view
    this.latest = otherEyes ? [] : events
    const missed = events.length === 0 && view.version > 1 && (otherEyes || view.version > (before?.version ?? 0))
    if (missed) void this.#recall(view.seat)
    else if (events.length > 0) this.story = [...this.story, { version: view.version, events }]
  }

  /** Fetch the story so far: after a reload, a gap, a step taken back, or with other eyes. */
  async #recall(eyes: number | null): Promise<void> {
    if (!this.#socket) return
    const told: Told[] = []
    let newest = 0
    try {
      for (let start: number | null = 1; start !== null; ) {
        const page = await getStory(this.id, eyes, start)
        for (const { version, events } of page.told) if (events.length > 0) told.push({ version, events: events as GameEvent[] })
        newest = page.version
        start = page.next
      }
    } catch {
      return // The game goes on without its past.
    }
    if (eyes === this.seat) this.story = [...told, ...this.story.filter((one) => one.version > newest)]
  }

  #listen(said: Said): void {
    if (!this.chat.some((line) => line.number === said.number)) this.chat = [...this.chat, said]
  }

  #answered(id: string | null, complaint: Complaint | null = null): void {
    const isOurs = id === null || id === this.asking
    if (isOurs && complaint?.stale && this.#wish) {
      this.#outrun = complaint
      return
    }
    if (isOurs) {
      this.asking = null
      if (complaint) this.#wish?.refused()
      this.#wish = null
    }
    this.complaint = complaint
  }

  /** What somebody else did in the same moment need not be in our way. */
  #askAgain(complaint: Complaint, now: View): void {
    const wish = this.#wish
    this.#outrun = null
    this.asking = null
    if (wish && wish.tries < MOST_TRIES && this.#isStillMeant(wish, now)) {
      this.#wishFor({ ...wish, tries: wish.tries + 1 })
      return
    }
    this.#wish = null
    wish?.refused()
    this.complaint = { ...complaint, about: { ...complaint.about, steps: wish?.steps.length ?? 0 } }
  }

  #isStillMeant({ steps, chosenIn }: Wish, now: View): boolean {
    if (now.seat !== chosenIn.seat || now.over || this.moment) return false
    const texts = steps.map((step) => (typeof step === 'string' ? step : textOf(step, chosenIn)))
    const [first = ''] = texts
    const isLegal = now.legal.some((choice) => choice.text === first)
    return isLegal && texts.every((text) => text !== '') && this.stands(texts, chosenIn, now)
  }
}

const textOf = (action: number, { legal }: View): string => legal.find((choice) => choice.action === action)?.text ?? ''

/** An id of our own for an action. Not randomUUID, which plain http in a local network does not have. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const setTable = (table: Table): Table => setContext(TABLE, table)
export const getTable = (): Table => getContext<Table>(TABLE)
