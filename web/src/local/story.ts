/** What one pair of eyes has seen of a game so far: the story, and any moment of it again. */
import type { GameEvent, Story, Told, View } from '../wire/messages.ts'
import { Audience } from './audience.ts'
import type { Head } from './head.ts'
import { TAKE_BACK, undone, type Row } from './live.ts'
import { Match, SPECTATOR } from './match.ts'
import type { GameModule } from './module.ts'

/** A game seen again through one pair of eyes. */
class Witness {
  readonly match: Match
  readonly #audience: Audience
  readonly #seat: number

  constructor(module: GameModule, head: Head, seat: number) {
    this.match = new Match(module, head)
    this.#audience = new Audience(module, head.players)
    this.#audience.look(this.match.table, { listening: 0 })
    this.#seat = seat
  }

  get version(): number {
    return this.#audience.versions.at(this.#seat) ?? 0
  }

  /** Go on by one action; whether anything was to be seen of it. */
  see(row: Row): boolean {
    this.match.play(row.seat, row.text)
    const { saw } = this.#audience.look(this.match.table, { listening: 0 })
    return ((saw >> (this.#seat + 1)) & 1) === 1
  }

  /** Go on by a step that was taken back, or by its taking back, which its own seat alone saw. */
  passBy(row: Row): void {
    if (row.seat === this.#seat) this.#audience.versions[this.#seat] = this.version + 1
  }
}

const eventsOf = (match: Match, seat: number): GameEvent[] =>
  (JSON.parse(`{${match.written(seat).events}}`) as { events: GameEvent[] }).events

/** The events of every version that these eyes saw; steps taken back are not told. */
export function tell(
  module: GameModule,
  head: Head,
  startedAt: number,
  rows: readonly Row[],
  seat: number,
): Story {
  const [witness, gone] = [new Witness(module, head, seat), undone(rows)]
  const told: Told[] = [{ version: 1, at: startedAt, events: eventsOf(witness.match, seat) }]
  rows.forEach((row, at) => {
    if (gone.has(at)) witness.passBy(row)
    else if (witness.see(row))
      told.push({ version: witness.version, at: row.at, events: eventsOf(witness.match, seat) })
  })
  return { version: witness.version, told, next: null }
}

/** What these eyes saw at some version; nothing can be chosen there. Null: they have not seen it yet. */
export function lookBack(
  module: GameModule,
  head: Head,
  rows: readonly Row[],
  seat: number,
  version: number,
): View | null {
  const [witness, gone] = [new Witness(module, head, seat), undone(rows)]
  let count = 0
  for (; witness.version < version; count += 1) {
    const row = rows[count]
    if (!row) return null
    if (gone.has(count)) witness.passBy(row)
    else witness.see(row)
  }
  const seen = rows.slice(0, count)
  const match = played(module, head, seen)
  const isNews = seen.length > 0 && seen.at(-1)?.text !== TAKE_BACK
  return viewOf(match, seat, version, isNews)
}

/** The match after some rows. */
function played(module: GameModule, head: Head, rows: readonly Row[]): Match {
  const [match, gone] = [new Match(module, head), undone(rows)]
  rows.forEach((row, at) => {
    if (!gone.has(at)) match.play(row.seat, row.text)
  })
  return match
}

/** A match as some eyes see it, with nothing to choose. */
export function viewOf(match: Match, viewer: number, version: number, isNews = true): View {
  const { text } = match.written(viewer)
  const said = JSON.parse(`{"view":${match.opening}${text}}`) as View
  return {
    ...said,
    type: 'view',
    version,
    seat: viewer <= SPECTATOR ? null : viewer,
    legal: [],
    moments: [],
    events: isNews ? said.events : [],
    can_take_back: false,
    deadline: null,
  }
}
