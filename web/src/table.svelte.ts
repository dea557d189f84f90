/** The table as this seat sees it, and what may be chosen. It knows no rules. */
import { getContext, setContext } from 'svelte'

import { Director } from './director/director.svelte'
import { me } from './me.svelte'
import { rememberHand, takePart } from './parts/pledge'
import type {
  Choice,
  GameEvent,
  Gesture,
  Glass,
  Problem,
  Said,
  TableInfo,
  ToClient,
  View,
  Words,
} from './wire/messages'
import { getMoment, getStory, RequestFailed } from './wire/requests'
import { here, isHere } from './wire/here.svelte'
import { TableSocket, type Connection } from './wire/socket'
import { who, type Who } from './words/who'
import { words } from './words/words.svelte'

/** What can be sent: a choice, or a step that is composed before it is legal. */
export type Step = Choice | Pick<Choice, 'text' | 'verb' | 'args'>

/** What happened up to one version of the view. */
export interface StoryEntry {
  version: number
  events: GameEvent[]
}

/** The server said no. */
export type Complaint = Pick<Problem, 'why' | 'reason' | 'about'> & { stale: boolean }

/** Steps that were sent, the view in which they were chosen, and what to do if they come to nothing. */
interface Command {
  steps: readonly Step[]
  chosenIn: View
  refused: () => void
  /** Said with the proposal that they are. */
  words: string
  tries: number
}

/** Where components find their table. */
export const TABLE = Symbol('table')
const MOST_TRIES = 5 // of the same command at a table where everybody talks at once

export class Table {
  info = $state.raw<TableInfo | null>(null)
  /** The newest view that was shown; the director may still have newer ones. */
  seen = $state.raw<View | null>(null)
  /** A moment of the past that is looked at again, or null. */
  moment = $state.raw<View | null>(null)
  story = $state.raw<StoryEntry[]>([])
  /** The events that led to it: what moves and sounds now. */
  latest = $state.raw<GameEvent[]>([])
  chat = $state.raw<Said[]>([])
  /** What was said with proposals of a game that is over. */
  given = $state.raw<Words[]>([])
  /** The sand-glass of the talk; null: none stands there. */
  glass = $state.raw<Glass | null>(null)
  /** Whose thing somebody with the last word has a hand on. */
  reached = $state<number | null>(null)
  /** Whose lines we do not read. */
  muted = $state.raw<readonly number[]>([])
  connection = $state<Connection>('connecting')
  closed = $state<number | null>(null)
  complaint = $state.raw<Complaint | null>(null)
  /** Our action that the server has not answered yet. */
  asking = $state<string | null>(null)
  /** Whether steps mean the same in a newer view as in the one in which they were chosen. The game says so. */
  stands: (steps: readonly Step[], before: View, now: View) => boolean = () => false

  readonly director = new Director((view) => this.#show(view))

  /** The version that was shown when a line was heard, by its number. */
  readonly #heardAt: Record<number, number> = {}
  /** What bots have said to something that is not shown yet. */
  #early: Said[] = []

  #command: Command | null = null
  /** Somebody was quicker; the next view tells whether we ask again. */
  #outrun: Complaint | null = null
  #gesture: Gesture['does'] = 'rest' // ours, as the others see it
  #socket: Pick<TableSocket, 'send' | 'close'> | null = null

  constructor(readonly id: string) {}

  connect(): () => void {
    const notice = (connection: Connection, code?: number): void => {
      this.connection = connection
      if (connection === 'closed') this.closed = code ?? null
    }
    this.#socket = this.isHere
      ? here.connect(this.id, words.language, this.#hear, notice)
      : new TableSocket(this.id, words.language, this.#hear, notice)
    return () => {
      this.director.skip()
      this.#socket?.close()
    }
  }

  /** Whether the table is on this device, and no server knows of it. */
  get isHere(): boolean {
    return isHere(this.id)
  }

  /** Whether a game is being played here, and not replayed. */
  get isLive(): boolean {
    return this.#socket !== null
  }

  /** Whoever connects has their seat back from the bot that stood in. */
  comeBack(): void {
    this.#socket?.close()
    this.asking = null // nobody will answer that any more
    this.connect()
  }

  /** What is shown: now, or the moment that is looked at again. */
  get shown(): View | null {
    return this.moment ?? this.seen
  }

  /** Whether a step of an action is shown, so that nothing is asked: the heading says what happens. */
  get isTelling(): boolean {
    return this.director.playing && !this.moment
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

  /** Who reads here; where several do on one device, nobody is "you". */
  get reader(): Who {
    return who(this.names, this.mine.length > 1 ? null : this.seat)
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
    this.act([choice])
  }

  /** Several steps are done together or not at all; then whatever was composed for them is to be had again. */
  act(steps: readonly Step[], refused: () => void = () => {}, words = ''): void {
    if (this.seen) this.#submit({ steps, chosenIn: this.seen, refused, words, tries: 1 })
  }

  takeBack(): void {
    this.#ask((id, seat, version) => ({ type: 'take_back', id, seat, version }))
  }

  #submit(command: Command): void {
    this.#ask(
      (id, seat, version) => ({
        ...{ type: 'act', id, seat, version },
        ...{ steps: command.steps.map(toSend), words: command.words },
      }),
      command,
    )
  }

  /** One thing at a time, and never in the past. */
  #ask(
    message: (id: string, seat: number, version: number) => Parameters<TableSocket['send']>[0],
    command: Command | null = null,
  ): void {
    const seen = this.seen
    if (!seen || seen.seat === null || this.asking || this.moment) return
    this.#command = command
    this.asking = newId()
    this.complaint = null
    this.#socket?.send(message(this.asking, seen.seat, seen.version))
  }

  say(what: { text: string } | { phrase: string }): void {
    const seat = this.seat ?? this.mine[0]
    if (seat !== undefined) this.#socket?.send({ type: 'say', id: newId(), seat, ...what })
  }

  /** Let the others see that we compose something, or reach for something of a seat; each change is told once. */
  gesture(does: Gesture['does'], over: number | null = null): void {
    const seat = this.seat
    if (does === this.#gesture || seat === null) return
    this.#gesture = does
    this.#socket?.send({ type: 'gesture', id: null, seat, does, over })
  }

  /** See through another seat of ours. */
  look(seat: number): void {
    this.moment = null
    this.#socket?.send({ type: 'look', id: newId(), seat })
  }

  mute(seat: number, on: boolean): void {
    const others = this.muted.filter((other) => other !== seat)
    this.muted = on ? [...others, seat] : others
    this.#socket?.send({ type: 'mute', id: newId(), seat, on })
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
      rememberHand(this.id, message)
      this.see(message)
      if (this.#outrun) this.#askAgain(this.#outrun, message)
    } else if (message.type === 'table') this.#learn(message.table)
    else if (message.type === 'said') this.#attend(message)
    else if (message.type === 'unsaid') this.#unhear(message.seat)
    else if (message.type === 'glass') this.glass = message.ends === null ? null : message
    else if (message.type === 'reached') this.reached = message.over
    else if (message.type === 'moved') me.hearOfMove(message.at)
    else if (message.type === 'done') this.#answered(message.id)
    else this.#answered(message.id, message)
  }

  #learn(info: TableInfo): void {
    this.info = info
    if (!this.isHere) void takePart(info)
  }

  /** Take a view as the newest: from the server, or from a replay. */
  see(view: View): void {
    this.director.makeWay()
    const before = this.seen
    const otherEyes = before !== null && before.seat !== view.seat
    if (otherEyes) this.story = []
    const missed =
      view.events.length === 0 &&
      view.version > 0 &&
      (otherEyes || view.version > (before?.version ?? 0))
    if (missed) void this.#recall(view.seat)
    this.director.hear(view)
  }

  /** Show a view, or one of its moments. */
  #show(view: View): void {
    const { events, version } = view
    const otherEyes = this.seen !== null && this.seen.seat !== view.seat
    this.seen = view
    if (!this.director.playing) for (const said of this.#early.splice(0)) this.#listen(said)
    this.latest = otherEyes ? [] : events
    if (events.length === 0) return
    const last = this.story.at(-1)
    this.story =
      last?.version === version
        ? [...this.story.slice(0, -1), { version, events: [...last.events, ...events] }]
        : [...this.story, { version, events }]
  }

  /** Fetch the story so far: after a reload, a gap, a step taken back, or with other eyes. */
  async #recall(eyes: number | null): Promise<void> {
    if (!this.#socket) return
    const told: StoryEntry[] = []
    let newest = 0
    try {
      for (let start: number | null = 1; start !== null;) {
        const page = await getStory(this.id, eyes, start)
        for (const { version, events } of page.told)
          if (events.length > 0) told.push({ version, events })
        newest = page.version
        start = page.next
      }
    } catch {
      return // The game goes on without its past.
    }
    if (eyes !== this.seat) return
    // What the director is showing is told with it, and nothing before its time.
    const last = this.director.playing ? Math.min(newest, (this.seen?.version ?? 0) - 1) : newest
    const known = told.filter(({ version }) => version <= last)
    this.story = [...known, ...this.story.filter((one) => one.version > last)]
  }

  /** What somebody has said with a proposal, by its number; nothing: none of it is to be read here. */
  wordsWith(seat: number, proposal: number): string {
    const isIt = (one: { seat: number; proposal: number | null }) =>
      one.seat === seat && one.proposal === proposal
    const said = this.muted.includes(seat) ? undefined : this.chat.find(isIt)
    return (said ?? this.given.find(isIt))?.text ?? ''
  }

  /** The version that was shown when a line was heard. */
  heardAt(said: Said): number {
    return this.#heardAt[said.number] ?? 0
  }

  /** What a bot says to what happened would tell how it ends: it is heard when that was shown. */
  #attend(said: Said): void {
    const isBots = this.info?.seats[said.seat]?.kind === 'bot'
    if (isBots && this.director.playing) this.#early.push(said)
    else this.#listen(said)
  }

  /**
   * Add a line, or have it in another language; of two at once the one with the lower number was said first, whichever
   * came first.
   */
  #listen(said: Said): void {
    this.#heardAt[said.number] ??= this.seen?.version ?? 0
    const others = this.chat.filter((line) => line.number !== said.number)
    this.chat = [...others, said].sort((one, other) => one.number - other.number)
  }

  /** Somebody wanted to be forgotten: their lines go from every screen. */
  #unhear(seat: number): void {
    this.chat = this.chat.filter((line) => line.seat !== seat)
    this.#early = this.#early.filter((line) => line.seat !== seat)
  }

  #answered(id: string | null, complaint: Complaint | null = null): void {
    const isOurs = id === null || id === this.asking
    if (isOurs && complaint?.stale && this.#command) {
      this.#outrun = complaint
      return
    }
    if (isOurs) {
      this.asking = null
      if (complaint) this.#command?.refused()
      this.#command = null
    }
    this.complaint = complaint
  }

  /** What somebody else did in the same moment need not be in our way. */
  #askAgain(complaint: Complaint, now: View): void {
    const command = this.#command
    this.#outrun = null
    this.asking = null
    if (command && command.tries < MOST_TRIES && this.#isStillMeant(command, now)) {
      this.#submit({ ...command, tries: command.tries + 1 })
      return
    }
    this.#command = null
    command?.refused()
    this.complaint = {
      ...complaint,
      about: { ...complaint.about, steps: command?.steps.length ?? 0 },
    }
  }

  #isStillMeant({ steps, chosenIn }: Command, now: View): boolean {
    if (now.seat !== chosenIn.seat || now.over || this.moment) return false
    const isLegal = now.legal.some((choice) => choice.text === steps[0]?.text)
    return isLegal && this.stands(steps, chosenIn, now)
  }
}

const toSend = (step: Step): number | string => ('action' in step ? step.action : step.text)

/** An id of our own for an action. Not randomUUID, which plain http in a local network does not have. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

export const setTable = (table: Table): Table => setContext(TABLE, table)
export const getTable = (): Table => getContext<Table>(TABLE)
