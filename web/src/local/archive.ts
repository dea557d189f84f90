/** Finished games again, from their logs alone: any step through any eyes, and the check of everything in them. */
import type { Catalogue, TableInfo, View } from '../wire/messages.ts'
import { isSame, optionsOf, type Head } from './head.ts'
import type { Deed } from './match.ts'
import { judge, weightsOf } from './bots.ts'
import { tableOf } from './lesson.ts'
import { Match } from './match.ts'
import type { Modules } from './modules.ts'
import { gameIn, headIn, LogFault, replay, rulesIn, takeApart, type Fault } from './reading.ts'
import { infoOf } from './info.ts'
import type { KeptGame, Store } from './store.ts'
import { viewOf } from './story.ts'

/** A log that was read: what it is of, and whether it is right; else the line that breaks. */
export interface LogRead {
  /** Null: nothing of it can be shown. */
  info: TableInfo | null
  length: number
  fault: { line: number; fault: Fault } | null
}

/** Where a game stood at one of its steps, to be played on from there. */
export interface Standing {
  head: Head
  deeds: readonly Deed[]
}

interface PlayedLog {
  match: Match
  tables: Uint8Array[]
}

const USUAL = 'steady' // the bot that judges
const MOST_LOGS = 2 // one that is looked at, and one that is checked

export class Archive {
  readonly #logs = new Map<string, PlayedLog>()

  constructor(
    readonly modules: Modules,
    readonly catalogue: () => Promise<Catalogue>,
    readonly store: Store,
  ) {}

  /** Read a log and play all of it; what can be shown is shown up to the line that breaks. */
  async readLog(id: string, text: string): Promise<LogRead> {
    const [game, rules] = [gameIn(text), rulesIn(text)]
    const newest = (await this.modules.newest(game).catch(() => null))?.module
    const old =
      newest?.manifest.rules !== rules && (await this.modules.kept(game, rules, this.store))
    const module = old || newest // which says what is wrong with it
    if (!module) return { info: null, length: 0, fault: { line: 1, fault: 'no log' } }
    const lessons = old ? {} : (await this.catalogue()).lessons // others lay tables otherwise
    const tables: Uint8Array[] = []
    let last: Match | null = null
    let fault: LogRead['fault'] = null
    try {
      const reading = takeApart(text, module.manifest.colours)
      const head = headIn(reading, module, (position, secret) => {
        const known = Object.values(lessons[game] ?? {})
        const same = known.find((one) => one.secret === secret && isSame(one.position, position))
        return same ? tableOf(same) : null
      })
      replay(reading, module, head, (match) => {
        last = match
        tables.push(match.table.slice())
      })
    } catch (error) {
      if (!(error instanceof LogFault)) throw error
      fault = { line: error.line, fault: error.fault }
    }
    const match = last as Match | null
    if (!match) return { info: null, length: 0, fault }
    this.#remember(id, { match, tables })
    return { info: infoFrom(id, match), length: tables.length, fault }
  }

  /** One step through some eyes: a seat's, a spectator's, or with all cards open. */
  async frame(id: string, step: number, eyes: number | null): Promise<View> {
    const { match, tables } = this.#log(id)
    const at = matchAt(match, tables, step)
    const open = match.module.manifest.numbers.OPEN ?? 0
    return { ...viewOf(at, eyes ?? open, step + 1), seat: eyes, waiting_for: [] }
  }

  /** What the usual bot in a seat would have made of another one, before a step; null: nothing. */
  judged(
    id: string,
    step: number,
    seat: number,
    other: number,
  ): Promise<Record<string, number> | null> {
    const { match, tables } = this.#log(id)
    const table = tables[step - 1]
    const { module } = match
    const beliefs = table && judge(module, table, seat, other, weightsOf(module, USUAL))
    return Promise.resolve(beliefs ?? null)
  }

  standing(id: string, step: number): Standing {
    const { match } = this.#log(id)
    return { head: match.head, deeds: match.deeds.slice(0, step) }
  }

  /** The last ones alone: every step of a game is a table. */
  #remember(id: string, log: PlayedLog): void {
    this.#logs.delete(id)
    this.#logs.set(id, log)
    for (const old of [...this.#logs.keys()].slice(0, -MOST_LOGS)) this.#logs.delete(old)
  }

  #log(id: string): PlayedLog {
    const found = this.#logs.get(id)
    if (!found) throw new Error(`the log ${id} was not read`)
    return found
  }
}

/** The match as it stood after some steps. */
function matchAt(match: Match, tables: readonly Uint8Array[], step: number): Match {
  const at = match.copy()
  at.table = (tables[step] ?? match.table).slice()
  at.around = match.module.look(at.table)
  return at
}

/** A finished game as the page knows tables; nobody sits there any more. */
function infoFrom(id: string, { head, module }: Match): TableInfo {
  const game: KeptGame = {
    ...{ id, state: 'over', rules: head.rules, module: module.manifest.state, rows: [] },
    wish: { game: head.game, players: head.players, options: optionsOf(head) },
    seats: head.names.map((name) => ({ name, bot: null })),
    ...{ secret: head.secret, contributions: head.contributions, pledges: head.pledges },
    ...{ position: null, laid: null, created_at: 0, started_at: null, ended_at: null },
    ...{ previous: null, rematch: null },
  }
  const info = infoOf(game, module.manifest.colours)
  const seats = info.seats.map((seat) => ({ ...seat, yours: false }))
  return { ...info, seats, host: null, you_are_host: false }
}
