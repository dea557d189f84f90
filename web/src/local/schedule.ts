/**
 * When bots act, as sherwood/server/live/appointments.py fixes it: before they think, by what everybody sees. Nothing
 * here depends on hidden cards.
 */
import { thinkingTime } from './bot.ts'
import { decide, type Decision, type Script } from './deputy.ts'
import type { Live } from './live.ts'
import { SPECTATOR, type Match } from './match.ts'

/** Who plays where, and how fast. */
export interface Company {
  /** The levels of bots; null: a person. */
  bots: readonly (string | null)[]
  /** Seconds that a bot takes for a decision. */
  pace: number
  /** Seconds after which the table says no for those who let it. */
  answerTime: number
  /** Whether a person lets the table say no. */
  saysNo: (seat: number) => boolean
  script: Script
}

interface Asked {
  own: number
  everybody: number
  first: number
  since: number
  at: number
}

const [SHORTEST, LONGEST] = [0.7, 1.3] // of a bot's usual time
const LATEST = 2 // of that time, whatever other bots say meanwhile
const SPARE = 1.1 // of a bot's time to think, so that an answer never comes when it is found
const LEAST = 0.02 // seconds, in which a bot that does not think ahead has always chosen
const UNHURRIED = 0.5 // seconds that a bot takes at least at a table where everything can be shown

/** Of the usual time for which people are shown what happened, how much is left where bots hurry. */
export const leisureAt = (pace: number): number => Math.min(pace / UNHURRIED, 1)

const A_DAY = 86_400 // seconds: all the time in the world

/** Until when a bot with the last word waits for people who could still speak. Without a glass it waits for all. */
const untilTheEnd = ({ glass }: Live): number =>
  glass && glass.ends !== null ? glass.ends - Date.now() / 1000 : A_DAY

/** Until when at the longest the glass stands still for people who compose something. */
const untilComposed = ({ glass }: Live): number =>
  glass && glass.composing.length > 0 ? glass.told.still_until - Date.now() / 1000 : 0
const now = (): number => performance.now() / 1000
const rest = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, seconds * 1000)))
const pause = (): Promise<void> => rest(0)

export class Schedule {
  readonly #asked = new Map<number, Asked>()
  readonly #tasks = new Map<number, { key: string }>()
  readonly #heard = new Map<number, number>() // when, by our clock, somebody was last heard

  constructor(
    readonly company: Company,
    readonly act: (seat: number, steps: number[]) => void,
    /** Nobody can act for a seat any more. */
    readonly broken: (error: unknown) => void,
  ) {}

  stop(): void {
    this.#tasks.clear()
  }

  /** Forget when bots were to act: it is drawn again. */
  forget(): void {
    this.#tasks.clear()
    this.#asked.clear()
  }

  /** Somebody did something for all to see. */
  hear(seat: number): void {
    this.#heard.set(seat, now())
  }

  /** Look who is waited for, and prepare what bots will do. */
  plan(live: Live): void {
    const { bots } = this.company
    const wanted = live.match.actors.filter(
      (seat) =>
        bots[seat] !== null || live.isUnderGlass(seat) || this.noFor(live.match, seat) !== null,
    )
    for (const seat of this.#tasks.keys()) if (!wanted.includes(seat)) this.#tasks.delete(seat)
    for (const seat of this.#asked.keys())
      if (!live.match.actors.includes(seat)) this.#asked.delete(seat)
    for (const seat of wanted) {
      const at = this.#appointment(live, seat)
      const key = `${at} ${live.versionOf(seat)} ${live.glass?.ends ?? ''}`
      if (this.#tasks.get(seat)?.key === key) continue
      const task = { key }
      this.#tasks.set(seat, task)
      this.#actAt(live, seat, at, () => this.#tasks.get(seat) === task).catch(this.broken)
    }
  }

  /** What the table says for a person who lets it say no, where they are asked something; null: nothing. */
  noFor(match: Match, seat: number): number | null {
    return this.company.bots[seat] === null && this.company.saysNo(seat) ? match.no(seat) : null
  }

  async #actAt(live: Live, seat: number, at: number, isMeant: () => boolean): Promise<void> {
    const decision = await this.#decide(live, seat)
    const asked = this.#asked.get(seat)
    const first = asked?.first ?? 0
    const answering = this.#toAnswer(live, seat, first)
    const waits = (decision.ended & ~answering) !== 0 && this.#isSomebodyToSpeak(live, seat, first)
    const isPerson = this.company.bots[seat] === null
    const left = isPerson && live.isUnderGlass(seat) ? untilTheEnd(live) : at - now()
    const words = answering === 0 ? left : Math.max(left, untilComposed(live))
    await rest(waits ? Math.max(words, untilTheEnd(live)) : words)
    if (!isMeant()) return
    this.#tasks.delete(seat)
    if (decision.steps.length > 0) this.act(seat, decision.steps)
  }

  /** What a person's no, the end of their time or a bot's thought leads to. */
  async #decide({ match }: Live, seat: number): Promise<Decision> {
    const { bots, script } = this.company
    const [level, no] = [bots[seat], this.noFor(match, seat)]
    if (no !== null) return { steps: [no], ended: 0 }
    if (level === null)
      return { steps: [match.module.safe(match.hidden(seat), seat)], ended: match.talks }
    return decide(match, seat, level ?? '', script, now, pause)
  }

  /** Drawn when a seat is asked, and again when all see something. */
  #appointment(live: Live, seat: number): number {
    const own = live.spoke.get(seat)?.sequence ?? 0
    const everybody = live.versionOf(SPECTATOR)
    const before = this.#asked.get(seat)
    if (before && before.own === own && before.everybody === everybody) return before.at
    const { first, since } =
      before?.own === own ? before : { first: live.rows.length, since: now() }
    const at = this.#draw(live, seat, since)
    this.#asked.set(seat, { own, everybody, first, since, at })
    return at
  }

  /** About a bot's usual time after people were shown what happened; other bots' words do not put it off for long. */
  #draw(live: Live, seat: number, since: number): number {
    const { bots, pace, answerTime } = this.company
    if (bots[seat] === null) return now() + answerTime // always the same, whatever they could answer
    const thought = thinkingTime(live.match.module, bots[seat] ?? '')
    const people = bots.flatMap((bot, at) => (bot === null ? [this.#heard.get(at) ?? 0] : []))
    const latest = Math.max(since, ...people) + LATEST * pace
    const drawn = now() + pace * (SHORTEST + (LONGEST - SHORTEST) * Math.random())
    const shown = live.timeToLook * leisureAt(pace)
    return Math.max(Math.min(drawn, latest) + shown, now() + LEAST, now() + SPARE * thought)
  }

  /**
   * About what a bot with the last word answers people who have proposed something, as flags. It may then turn to
   * whatever proposals stand for, but not for the thing of somebody of whom it wants something, and who has not spoken
   * since.
   */
  #toAnswer({ match, spoke }: Live, seat: number, first: number): number {
    if (match.lastWord !== seat) return 0
    const wanted = match.proposed(seat)
    let [waits, found, theirs] = [false, 0, 0]
    for (const [one, bot] of this.company.bots.entries()) {
      if (one === seat) continue
      const isSilent =
        bot === null && match.actors.includes(one) && (spoke.get(one)?.sequence ?? 0) <= first
      const proposed = match.proposed(one) & ~(isSilent ? wanted : 0)
      if (isSilent) theirs |= 1 << one
      waits ||= bot === null && proposed !== 0
      found |= proposed
    }
    return waits ? found & ~(wanted & theirs) : 0
  }

  /** Whether a person may speak who has not spoken since this seat did, or was asked. */
  #isSomebodyToSpeak(live: Live, seat: number, first: number): boolean {
    const sequence = (one: number): number => live.spoke.get(one)?.sequence ?? 0
    return live.match.actors.some(
      (one) => one !== seat && this.company.bots[one] === null && sequence(one) <= first,
    )
  }
}
