/** The head of a log: what decided a game before its first action. docs/notation.md describes it. */
import type { Setup } from '../games/deal'

/** How every log begins. */
export const TITLE = 'sherwood log 1'

export interface LogHead extends Setup {
  game: string
  names: string[]
  /** Laid out for a lesson, and not dealt. */
  isLaid: boolean
  commitment: string
  pledges: string[]
  secret: string
  contributions: string[]
  key: string
}

/** Read the head of a log; lines end with line feeds and with nothing else. */
export function readHead(log: string): LogHead {
  const [head = ''] = log.split('\nseal: ')
  const values = new Map(
    head.split('\n').map((line) => {
      const [name = ''] = line.split(': ', 1)
      return [name, line.slice(name.length + 2)] as const
    }),
  )
  const text = (name: string) => values.get(name) ?? ''
  const json = <T>(name: string, otherwise: T) =>
    values.has(name) ? (JSON.parse(text(name)) as T) : otherwise
  return {
    game: text('game'),
    players: json('players', 0),
    names: json<string[]>('names', []),
    options: json('options', {}),
    edition: json('edition', {}),
    isLaid: values.has('position'),
    commitment: text('commitment'),
    pledges: json<string[]>('pledges', []),
    secret: text('secret'),
    contributions: json<string[]>('contributions', []),
    key: text('key'),
  }
}
