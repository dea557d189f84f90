/** A table on this device: it speaks the messages of a table on a server. */
import type {
  Act,
  FromClient,
  Gesture,
  Glass,
  Language,
  Reason,
  TableInfo,
  TakeBack,
  ToClient,
} from '../wire/messages.ts'
import type { Printed } from './blank.ts'
import { settled, type Head } from './head.ts'
import { infoOf, seatsAfter, seatsOfPeople } from './info.ts'
import { keepWords, linesOf } from './given.ts'
import type { GlassRule } from './glass.ts'
import { Live, TAKE_BACK, type Row } from './live.ts'
import { Match, SPECTATOR } from './match.ts'
import type { GameModule } from './module.ts'
import { Schedule, type Company } from './schedule.ts'
import type { KeptGame, KeptLine } from './store.ts'
import { Talk, type FindPhrasebook } from './talk.ts'

/** Somebody who looks at the table: the page, through one seat. */
export interface Guest {
  seat: number
  language: Language
  send: (message: ToClient) => void
  /** The table cannot go on. */
  lose: (error: unknown) => void
}

/** What somebody has chosen who lets the table say no: it waits for the same moment as that no. */
interface Held {
  guest: Guest
  message: Act
}

const PUT_AWAY: Glass = { type: 'glass', seconds: 0, ends: null, still_until: 0 }

export const timeNow = (): number => Date.now() / 1000

export class Room {
  live: Live | null = null
  readonly #guests = new Set<Guest>()
  #schedule: Schedule | null = null
  readonly #held = new Map<number, Held>()
  /** What bots say, where they speak. */
  readonly #talk: Talk | null
  /** The glass as it was told last; null: none is there. */
  #told: Glass | null = null

  constructor(
    readonly game: KeptGame,
    readonly module: GameModule,
    readonly company: Company,
    readonly keep: (game: KeptGame) => void,
    readonly glass: GlassRule | null,
    phrasebookOf: FindPhrasebook,
  ) {
    const isQuiet = game.wish.lesson || game.wish.chat === false
    this.#talk = isQuiet ? null : new Talk(game, phrasebookOf, (line) => this.#say(line))
  }

  get head(): Head {
    const { wish, seats, secret, contributions, pledges, position, laid, rules } = this.game
    return {
      game: wish.game,
      rules,
      players: wish.players,
      names: seats.map((seat) => seat.name),
      options: settled(this.module.manifest, wish.options ?? {}),
      secret,
      contributions,
      pledges,
      edition: (wish.options?.edition ?? null) as Printed | null,
      position,
      laid,
    }
  }

  /** The seats of people: all of them are ours. */
  get ours(): number[] {
    return seatsOfPeople(this.game)
  }

  /** Begin, or go on where the game was left; whether all that was kept is legal. */
  begin(): boolean {
    this.game.started_at ??= timeNow()
    const live = new Live(this.module, this.head, this.game.started_at, this.glass)
    if (!live.replay(this.game.rows)) return false
    this.live = live
    if (live.glass?.ends != null) live.glass.turn(timeNow())
    this.#schedule = new Schedule(
      this.company,
      (seat, steps) => this.#playFor(seat, steps),
      (error) => this.#break(error),
    )
    this.#resume()
    return true
  }

  get info(): TableInfo {
    return infoOf(this.game, this.module.manifest.colours)
  }

  // ---- who looks

  welcome(guest: Guest): void {
    guest.seat = this.ours[0] ?? SPECTATOR
    const { glass } = this.live ?? {}
    if (glass?.ends != null && this.#guests.size === 0) glass.turn(timeNow()) // nobody was here
    this.#guests.add(guest)
    guest.send({ type: 'table', table: this.info })
    this.#show(guest, true)
    this.#resume()
    if (this.#told) guest.send(this.#told)
    for (const line of this.#talk?.last ?? []) void this.#tellLine(guest, line)
    for (const line of linesOf(this.game)) guest.send(line)
  }

  /** Nobody plays on while nobody looks. */
  leave(guest: Guest): void {
    this.#guests.delete(guest)
    if (this.#guests.size === 0) {
      this.#schedule?.stop()
      this.#talk?.stop()
      this.#held.clear()
    }
    this.#listen()
  }

  /** Nothing happens here any more. */
  close(): void {
    for (const guest of this.#guests) this.leave(guest)
  }

  #break(error: unknown): void {
    for (const guest of this.#guests) guest.lose(error)
    this.close()
  }

  /** How fast bots play from now on. */
  setPace(seconds: number): void {
    this.company.pace = seconds
    this.#schedule?.forget()
    this.#resume()
  }

  tell(): void {
    for (const guest of this.#guests) guest.send({ type: 'table', table: this.info })
  }

  #resume(): void {
    this.#listen()
    if (this.live && this.#guests.size > 0) this.#schedule?.plan(this.live)
    this.#showGlass()
  }

  /** Tell of the glass where it ends the time of whoever has the last word, if it is not as it was. */
  #showGlass(): void {
    const { live } = this
    const counts = live?.glass?.rule.forAll || this.company.bots[live?.match.lastWord ?? -1]
    const told = counts && live?.glass?.ends != null ? live.glass.told : null
    if (JSON.stringify(told) === JSON.stringify(this.#told)) return
    this.#told = told
    for (const guest of this.#guests) guest.send(told ?? PUT_AWAY)
  }

  /** Nobody else sees what one does here; the glass stands still while one composes something. */
  #gesture({ seat, does }: Gesture): void {
    const { glass, match } = this.live ?? {}
    if (!glass || !this.ours.includes(seat)) return
    if (does === 'compose' && match?.actors.includes(seat)) glass.compose(seat, timeNow())
    else glass.rest(seat, timeNow())
    this.#resume()
  }

  #listen(): void {
    if (this.live) this.live.listening = new Set([...this.#guests].map((guest) => guest.seat))
  }

  /** A bot says something to all. */
  #say(line: KeptLine): void {
    this.keep(this.game)
    for (const guest of this.#guests) void this.#tellLine(guest, line)
  }

  async #tellLine(guest: Guest, line: KeptLine): Promise<void> {
    const said = await this.#talk?.read(line, guest.language)
    if (said && this.#guests.has(guest)) guest.send(said)
  }

  #show(guest: Guest, fresh = false): void {
    const view = this.live?.view(guest.seat, fresh)
    if (view) guest.send(view)
  }

  // ---- what is done

  hear(guest: Guest, message: FromClient): void {
    if (message.type === 'act' || message.type === 'take_back') this.#choose(guest, message)
    else if (message.type === 'look' && this.ours.includes(message.seat)) {
      guest.seat = message.seat
      this.#listen()
      this.#show(guest, true)
    } else if (message.type === 'again') this.#show(guest, true)
    else if (message.type === 'gesture') this.#gesture(message)
  }

  #choose(guest: Guest, message: Act | TakeBack): void {
    if (message.type === 'act' && this.#isToWait(message))
      this.#held.set(message.seat, { guest, message })
    else this.#do(guest, message)
  }

  /** When it came tells nobody anything: whoever lets the table say no answers at one moment, whatever they hold. */
  #isToWait({ seat, version }: Act): boolean {
    const { live } = this
    if (!live || version !== live.versionOf(seat)) return false
    return this.#schedule?.noFor(live.match, seat) != null
  }

  /** Somebody lets the table say no from now on, or no longer. */
  reconsider(): void {
    for (const [seat, { guest, message }] of this.#held)
      if (!this.#isToWait(message)) {
        this.#held.delete(seat)
        this.#do(guest, message)
      }
    this.#resume()
  }

  #do(guest: Guest, message: Act | TakeBack): void {
    const why = this.#refusal(message)
    if (why === null) {
      this.#after(message.seat)
      const version = this.live?.versionOf(message.seat) ?? 0
      guest.send({ type: 'done', id: message.id, version })
      return
    }
    guest.send(refused(message, why))
    if (why === 'stale') this.#show(guest, true)
  }

  /** Do it, if it can be done; else why not. */
  #refusal(message: Act | TakeBack): Reason | null {
    const { live } = this
    if (!live) return 'not_started'
    if (!this.ours.includes(message.seat)) return 'not_your_seat'
    if (message.version !== live.versionOf(message.seat)) return 'stale'
    if (message.type === 'act') return this.#playAndSay(live, message)
    if (!live.canTakeBack(message.seat)) return 'not_retractable'
    live.advance({ seat: message.seat, text: TAKE_BACK, by: 'person', at: timeNow() })
    return null
  }

  /** What is said with a proposal is kept with the game. */
  #playAndSay(live: Live, { seat, steps, words = '' }: Act): Reason | null {
    const why = this.#play(live, seat, steps, 'person')
    if (why !== null || !live.match.isProposal) return why
    const line = keepWords(this.game, seat, live.proposals.get(seat) ?? 0, words)
    if (line) for (const guest of this.#guests) guest.send(line)
    return null
  }

  /** Steps are done whole or not at all: only one that shows its seat nothing new can be followed. */
  #play(
    live: Live,
    seat: number,
    steps: readonly (number | string)[],
    by: Row['by'],
  ): Reason | null {
    const tried = live.match.copy()
    for (const [place, step] of steps.entries()) {
      const before = place < steps.length - 1 && by === 'person' ? tried.copy() : null
      if (tried.play(seat, step) !== null) return 'illegal'
      if (before && !before.quiet(seat, tried.lastDeed?.[1] ?? 0)) return 'illegal'
    }
    for (const [, action] of tried.deeds.slice(-steps.length)) {
      const eyes = live.advance({ seat, text: tried.describe(action), by, at: timeNow() })
      if (!this.#talk || !eyes?.includes(SPECTATOR)) continue
      const { view, events } = live.witnessed()
      this.#talk.hear(view, events)
    }
    return null
  }

  /** What a bot has chosen; or what a person has, or else their no. */
  #playFor(seat: number, steps: number[]): void {
    const held = this.#held.get(seat)
    this.#held.delete(seat)
    if (held) {
      this.#do(held.guest, held.message)
      return
    }
    const by = this.ours.includes(seat) ? 'person' : 'bot'
    if (this.live && this.#play(this.live, seat, steps, by) === null) this.#after(seat)
    else this.#resume()
  }

  /** Keep what was done, show it, and let bots go on. */
  #after(seat: number): void {
    const { live, game } = this
    if (!live) return
    game.rows = live.rows
    const ends = live.match.over && game.state === 'playing'
    if (ends) {
      game.state = 'over'
      game.ended_at = timeNow()
      game.seats = seatsAfter(live.match, game.seats)
    }
    this.keep(game)
    this.#schedule?.hear(seat)
    for (const [one, { guest, message }] of this.#held)
      if (message.version !== live.versionOf(one)) {
        this.#held.delete(one)
        guest.send(refused(message, 'stale'))
      }
    for (const guest of this.#guests) this.#show(guest)
    if (ends) this.tell()
    this.#resume()
  }

  /** The match without what was taken back. */
  get match(): Match {
    return this.live?.match ?? new Match(this.module, this.head)
  }
}

const refused = ({ id }: Act | TakeBack, why: Reason): ToClient => ({
  ...{ type: 'refused', id, why, reason: why, about: {} },
  stale: why === 'stale',
})
