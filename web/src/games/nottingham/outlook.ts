/** What a choice will do, in words: the engine tells the facts, and nothing here knows a rule. */
import { me } from '../../me.svelte'
import type { Table } from '../../table.svelte'
import type { Choice } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { reader } from './tale'
import {
  isNottinghamChoice,
  viewOf,
  type Counted,
  type Kind,
  type NottinghamChoice,
  type NottinghamOutlook,
} from './view'

const MINUS = '−'
const BETWEEN = ' · '
/** What their own words say already. */
const SAYS_WHAT_I_GET = ['take', 'accept', 'refuse', 'seize']
const SAYS_WHAT_I_GIVE = ['lay', 'task', 'offer', 'discard']
const FILLS_THE_HAND = ['take', 'accept', 'refuse']
const ENDS_THE_TURN = ['lay', 'task', 'pass']

export function outlook(choice: Choice, table: Table): string | null {
  if (!isNottinghamChoice(choice)) return null
  const parts = [...pointsIn(choice, table), ...cardsIn(choice, table), ...restIn(choice, table)]
  const said = parts.join(BETWEEN)
  if (!said) return null
  const w = words.of('nottingham/outlook')
  return choice.outlook.if_accepted
    ? w.accepted(said)
    : said.charAt(0).toUpperCase() + said.slice(1)
}

const signed = (count: number) => (count < 0 ? `${MINUS}${-count}` : `+${count}`)

/** The reader's own need no name, but where several people look at one screen. */
const own = (seat: number, table: Table) => reader(table).you(seat)

function named(seat: number, what: string, table: Table): string {
  return own(seat, table) ? what : `${table.names[seat] ?? '?'} ${what}`
}

function cards(counted: Counted, sign: string): string {
  const names = words.of('nottingham/words').cards
  return Object.entries(counted)
    .map(([kind, count]) => `${sign}${count > 1 ? `${count} ` : ''}${names[kind as Kind]}`)
    .join(' ')
}

/** Points, the reader's first. */
function pointsIn({ outlook }: NottinghamChoice, table: Table): string[] {
  const points = [...(outlook.points ?? [])]
  points.sort((one, two) => Number(own(two.seat, table)) - Number(own(one.seat, table)))
  return points.map(({ seat, points }) => named(seat, signed(points), table))
}

/** Cards that come and go for certain, as far as the choice itself does not say so. */
function cardsIn({ verb, outlook }: NottinghamChoice, table: Table): string[] {
  const isMine = (seat: number) => seat === table.seat
  const gets = (outlook.gets ?? []).filter(({ seat }) =>
    isMine(seat) ? !SAYS_WHAT_I_GET.includes(verb) : !outlook.if_accepted,
  )
  gets.sort((one, two) => Number(isMine(two.seat)) - Number(isMine(one.seat)))
  const gives = outlook.takes || SAYS_WHAT_I_GIVE.includes(verb) ? {} : (outlook.gives ?? {})
  const lost = cards(gives, MINUS)
  return [
    ...taken(outlook, table),
    ...(lost ? [lost] : []),
    ...gets.map(({ seat, cards: gain }) => named(seat, cards(gain, '+'), table)),
  ]
}

/** One card of a hand, of which nobody can say yet which it is. */
function taken({ takes, gives }: NottinghamOutlook, table: Table): string[] {
  if (!takes) return []
  const w = words.of('nottingham/outlook')
  const { seat, of, way, known } = takes
  if (seat !== table.seat) {
    const remembered = known && me.notes ? cards(known, '') : ''
    return [w.take[way](of), ...(remembered ? [w.known(remembered)] : [])]
  }
  const attacker = table.names[viewOf(table).active] ?? '?'
  return [gives ? w.loseTheOnly(attacker, cards(gives, '')) : w.lose[way](attacker, of)]
}

/** What stays, what the sheriff does, and what could come in between. */
function restIn({ verb, outlook }: NottinghamChoice, table: Table): string[] {
  const w = words.of('nottingham/outlook')
  const { keep, favour, ambushes = 0, spare = 0, offers = 0, looks_at, still } = outlook
  const said = [
    keep !== undefined && FILLS_THE_HAND.includes(verb) && w.hold(keep),
    keep !== undefined && ENDS_THE_TURN.includes(verb) && w.keep(keep),
    favour && w.favour(favour.includes(table.seat ?? -1)),
    verb === 'pass' && w.stays,
    outlook.over && w.over,
    ambushes > 0 && w.ambushes(ambushes, ambushes > spare),
    outlook.broken && w.broken(table.names[viewOf(table).active] ?? '?'),
    verb === 'buy' && w.buy(offers),
    verb === 'barter' && w.barter(offers),
    looks_at !== undefined && w.looksAt(looks_at),
    still !== undefined && w.still(still),
  ]
  return said.filter((part): part is string => typeof part === 'string')
}
