/** The table as this seat sees it, and what may be chosen. It knows no rules. */
import { getContext, setContext } from 'svelte'

import type { Choice, Said, TableInfo, ToClient, View } from './wire/messages'
import { TableSocket, type Connection } from './wire/socket'

export type GameEvent = Record<string, unknown> & { event: string }

/** What happened up to one version of the view. */
export interface Told {
  version: number
  events: GameEvent[]
}

export interface Complaint {
  why: string
  stale: boolean
}

const KEY = Symbol('table')

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
  connection = $state<Connection>('connecting')
  closed = $state<number | null>(null)
  complaint = $state.raw<Complaint | null>(null)
  /** Our action that the server has not answered yet. */
  asking = $state<string | null>(null)

  #socket: TableSocket | null = null

  constructor(readonly id: string) {}

  connect(): () => void {
    const socket = new TableSocket(this.id, this.#hear, (connection, code) => {
      this.connection = connection
      if (connection === 'closed') this.closed = code ?? null
    })
    this.#socket = socket
    return () => socket.close()
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

  /** What may be chosen now; nothing while an answer is awaited or the past is looked at. */
  get legal(): Choice[] {
    return this.moment || this.asking ? [] : (this.seen?.legal ?? [])
  }

  /** What may be chosen at a place, or at the places within it. */
  at(place: string): Choice[] {
    return this.legal.filter((choice) => choice.place === place || choice.place.startsWith(`${place} `))
  }

  choose(choice: Choice): void {
    this.act([choice.action])
  }

  /** Several steps are done together or not at all. */
  act(steps: (number | string)[]): void {
    const seen = this.seen
    if (!seen || seen.seat === null || this.asking) return
    const id = crypto.randomUUID()
    this.asking = id
    this.complaint = null
    this.#socket?.send({ type: 'act', id, seat: seen.seat, version: seen.version, steps })
  }

  takeBack(): void {
    const seen = this.seen
    if (!seen || seen.seat === null || this.asking) return
    const id = crypto.randomUUID()
    this.asking = id
    this.#socket?.send({ type: 'take_back', id, seat: seen.seat, version: seen.version })
  }

  say(what: { text: string } | { phrase: string }): void {
    const seat = this.seat ?? this.mine[0]
    if (seat !== undefined) this.#socket?.send({ type: 'say', seat, ...what })
  }

  /** See through another seat of ours. */
  look(seat: number): void {
    this.#socket?.send({ type: 'look', seat })
  }

  mute(seat: number, on: boolean): void {
    this.#socket?.send({ type: 'mute', seat, on })
  }

  #hear = (message: ToClient): void => {
    if (message.type === 'view') this.#see(message)
    else if (message.type === 'table') this.info = message.table
    else if (message.type === 'said') this.#listen(message)
    else if (message.type === 'done') this.#answered(message.id)
    else this.#answered(message.id, { why: message.why, stale: message.stale })
  }

  #see(view: View): void {
    const events = view.events as GameEvent[]
    this.seen = view
    this.latest = events
    if (events.length > 0) this.story = [...this.story, { version: view.version, events }]
  }

  #listen(said: Said): void {
    if (!this.chat.some((line) => line.number === said.number)) this.chat = [...this.chat, said]
  }

  #answered(id: string | null, complaint: Complaint | null = null): void {
    if (id === null || id === this.asking) this.asking = null
    this.complaint = complaint
  }
}

export const setTable = (table: Table): Table => setContext(KEY, table)
export const getTable = (): Table => getContext<Table>(KEY)
