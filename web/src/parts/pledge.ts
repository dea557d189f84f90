/**
 * Our part in a fair shuffle. We pledge words when we sit down and show them when everybody's pledges are known. What we
 * saw of a shuffle stays in this browser, so that nobody can tell us another story when the game is over.
 */
import type { Counted } from '../games/deal'
import { handIn } from '../games/hand'
import type { SeatInfo, SitDown, TableInfo, View } from '../wire/messages'
import { showWords, sitDown } from '../wire/requests'
import { ownName } from '../wire/site'
import { digitsOf, pledgeTo, randomBytes } from './key.ts'

/** What this browser saw of one table's shuffle. */
export interface Remembered {
  commitment: string
  /** Everybody's, as they were when we showed our words. */
  pledges: string[] | null
  /** By our seats; empty: we had pledged none. */
  words: Record<string, string>
  /** Likewise, as they were dealt. */
  hands: Record<string, Counted>
}

const WORDS = ownName('sherwood.words') // by their pledges
const SHUFFLES = ownName('sherwood.shuffles') // by tables
const MOST_KEPT = 100
const RANDOM_BYTES = 16 // so that nobody finds the words from their pledge

/** What the browser does not keep, by its place; it is forgotten with the page. */
const unkept = new Map<string, Record<string, unknown>>()
/** Requests under way, so that none is sent twice. */
const asking = new Set<string>()

/** How to sit down: with a pledge to new words, which are by chance where one has none of one's own. */
export function sitting(name: string, own = ''): SitDown {
  const words = `${own.trim()} ${digitsOf(randomBytes(RANDOM_BYTES))}`.trim()
  const pledge = pledgeTo(words)
  keep(WORDS, pledge, words)
  return { name, pledge }
}

/** The words behind a pledge, if they are ours. */
export const wordsBehind = (pledge: string | null): string | null =>
  read<string>(WORDS)[pledge ?? ''] ?? null

/** The words that somebody chose, without what chance added. */
export const ownWords = (seat: SeatInfo): string =>
  wordsBehind(seat.pledge)?.split(' ').slice(0, -1).join(' ') ?? ''

/** What we remember of a table's shuffle. */
export const remembered = (table: string): Remembered | null =>
  read<Remembered>(SHUFFLES)[table] ?? null

/** Do our part at a table as it stands now: remember what is public, pledge where we have not, show what is due. */
export async function takePart(info: TableInfo): Promise<void> {
  const mine = info.seats.filter((seat) => seat.yours)
  if (mine.length === 0 || info.lesson !== null || info.state === 'over') return
  if (info.state === 'waiting') {
    for (const seat of mine)
      if (seat.pledge === null)
        await once(`pledge ${info.id} ${seat.seat}`, () =>
          sitDown(info.id, seat.seat, sitting(seat.name)),
        )
    return
  }
  const seen = note(info, mine)
  for (const { seat, pledge, words } of mine) {
    const ours = wordsBehind(pledge)
    const isAsSeen = seen.pledges?.every((one, at) => one === (info.seats[at]?.pledge ?? ''))
    if (info.state === 'dealing' && words === null && ours !== null && isAsSeen)
      await once(`show ${info.id} ${seat}`, () => showWords(info.id, seat, ours))
  }
}

/** Remember what was public when we first saw the game begin; nothing of it may change from then on. */
function note(info: TableInfo, mine: readonly SeatInfo[]): Remembered {
  const known = remembered(info.id)
  if (known) return known
  const words = mine.flatMap(({ seat, pledge }): [string, string][] => {
    const ours = pledge === null ? '' : wordsBehind(pledge)
    return ours === null ? [] : [[String(seat), ours]]
  })
  const pledges = info.seats.map((seat) => seat.pledge ?? '')
  return keep(SHUFFLES, info.id, {
    commitment: info.commitment,
    pledges,
    words: Object.fromEntries(words),
    hands: {},
  })
}

/** The first view of a game shows the hand that was dealt. */
export function rememberHand(table: string, view: View): void {
  const known = remembered(table)
  if (view.version !== 1 || view.seat === null || !known || known.hands[view.seat]) return
  const hand = handIn(view.view, view.seat)
  if (hand) keep(SHUFFLES, table, { ...known, hands: { ...known.hands, [view.seat]: hand } })
}

/** What fails is asked again when the table is told again, as after a lost connection. */
async function once(what: string, ask: () => Promise<unknown>): Promise<void> {
  if (asking.has(what)) return
  asking.add(what)
  await ask().catch(() => {})
  asking.delete(what)
}

function read<T>(place: string): Record<string, T> {
  const held = unkept.get(place)
  if (held) return held as Record<string, T>
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, T>
  } catch {
    return {}
  }
}

/** Keep something beside the newest others, for as long as the browser allows it. */
function keep<T>(place: string, name: string, value: T): T {
  const others = Object.entries(read<T>(place)).filter(([other]) => other !== name)
  const newest = others.slice(1 - MOST_KEPT)
  const all = Object.fromEntries([...newest, [name, value]])
  try {
    localStorage.setItem(place, JSON.stringify(all))
    unkept.delete(place)
  } catch {
    unkept.set(place, all)
  }
  return value
}
