/** A game as text, as sherwood/play/log.py writes it: `sherwood replay` and `sherwood verify` read it. */
import { bytesOf, commitmentTo } from '../parts/key.ts'
import { TITLE } from '../parts/loghead.ts'
import { Sha256 } from '../parts/sha256.ts'
import { keyOf, type Head } from './head.ts'
import { type Match, seatsOf } from './match.ts'

const SEAL_LENGTH = 8

/** The seals of successive lines: each closes its line and all before it. */
export class Seals {
  readonly #hash = new Sha256()

  close(line: string): string {
    return this.#hash.take(`${line}\n`).hex.slice(0, SEAL_LENGTH)
  }
}

export function writeLog(match: Match): string {
  const [seals, colours] = [new Seals(), match.module.manifest.colours]
  const head = [TITLE, ...headLines(match.head, match.module.manifest.edition)]
  const last = head.map((line) => seals.close(line)).at(-1)
  const done = match.deeds.map(([seat, action]) => `${colours[seat]}: ${match.describe(action)}`)
  const lines = match.over ? [...done, resultLine(match)] : done
  return [
    ...head,
    `seal: ${last}`,
    ...lines.map((line) => `${line} [${seals.close(line)}]`),
    '',
  ].join('\n')
}

function headLines(head: Head, printed: Record<string, unknown>): string[] {
  const values: Record<string, unknown> = {
    game: head.game,
    rules: head.rules,
    players: head.players,
    names: head.names,
    options: head.options,
    edition: head.edition ?? printed,
    position: head.position,
    commitment: commitmentTo(bytesOf(head.secret)),
    pledges: head.pledges,
    secret: head.secret,
    contributions: head.contributions,
    key: keyOf(head),
  }
  return Object.entries(values)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : spaced(value)}`)
}

/** JSON with the spaces that Python sets. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${spaced(one)}`,
  )
  return `{${parts.join(', ')}}`
}

/** The points of all seats in order, and who has won. */
export function resultLine(match: Match): string {
  const { points, winners } = match.module.outcome(match.table, match.head.players)
  const won = seatsOf(winners).map((seat) => match.module.manifest.colours[seat])
  return `result: ${points.join(' ')}, won by ${won.join(' ')}`
}
