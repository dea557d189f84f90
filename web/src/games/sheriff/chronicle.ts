/** A finished game of Sheriff of Nottingham: its rounds, what one looks for in it, and what was remarkable. */
import type { Chronicle } from '../../afterwards/chronicle'
import { tally, type Course } from '../../afterwards/course'
import type { GameEvent } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { entries } from './ledger'
import { outcomeOf } from './verdict'
import {
  GOODS,
  isSheriffEvent,
  isSheriffLine,
  LINES,
  type SheriffLine,
  type SheriffThings,
} from './view'

const w = () => words.of('sheriff/afterwards')
const NO_PRICE = -1 // where a deal decided
const KEPT = /^keep_/
const BROKEN = /^break_/

/** Whether something undeclared came out of a bag that was opened. */
const isCaught = ({ other }: GameEvent, events: readonly GameEvent[]): boolean =>
  events.some((event) => event.event === 'reveal' && event.seat === other)

function roundOf(event: GameEvent): number {
  const told: SheriffThings | null = isSheriffEvent(event) ? event : null
  return told?.round ?? 0
}

/** How often somebody opened a bag, or had it opened, that was not as declared, or was. */
const opened = (course: Course, role: 'seat' | 'other', caught: boolean) =>
  tally(course, (event, events) =>
    event.event === 'open' && isCaught(event, events) === caught ? { seat: event[role] } : null,
  )

const often = (course: Course, names: RegExp) =>
  tally(course, ({ event, seat }) => (names.test(event) ? { seat } : null))

/** How many things of some lines everybody has at the end. */
const has = ({ sheet }: Course, line: SheriffLine['line']): number[] =>
  sheet.map((lines) =>
    lines
      .filter(isSheriffLine)
      .filter((one) => one.line === line)
      .reduce((sum, one) => sum + ('count' in one ? one.count : 1), 0),
  )

const OF_SHERIFF = new Set('open pass wave'.split(' '))

export const chronicle: Chronicle = {
  chapter: (event, who, before) => {
    if (event.event === 'round') return w().chapter(roundOf(event), who.name(event.seat ?? -1))
    const decided = outcomeOf([event].filter(isSheriffEvent))
    const round = before.findLast((one) => one.event === 'round')
    return decided && round ? w().bag(roundOf(round), who.name(decided.owner)) : null
  },
  chapters: () => w().chapters,
  landmark: (event, events) => {
    if (event.event !== 'open' || event.other === undefined) return null
    return { name: isCaught(event, events) ? 'caught' : 'wronged', seat: event.other }
  },
  landmarks: () => ({
    caught: { ...w().landmarks.caught, mark: 'blade' },
    wronged: { ...w().landmarks.wronged, mark: 'coin' },
  }),
  remark: (event, who) => {
    const told: SheriffThings | null = isSheriffEvent(event) ? event : null
    if (!told?.reason) return null
    const owner = OF_SHERIFF.has(event.event) ? told.other : told.seat
    return w().seen(who.name(owner ?? -1), told.reason)
  },
  judgement: (event, who) => {
    const told: SheriffThings | null = isSheriffEvent(event) ? event : null
    if (!told || !OF_SHERIFF.has(told.event)) return null
    if (told.seat === undefined || told.other === undefined) return null
    const { seat, other } = told
    const says = ({ lie = 0, enough = NO_PRICE }: Record<string, number>): string =>
      w().believed(who.name(seat), Math.round(100 * lie), enough > NO_PRICE ? enough : null)
    return { seat, other, says }
  },
  row: (line) => {
    if (!isSheriffLine(line)) return { name: line.line, rank: -1, count: null }
    const rank = LINES.indexOf(line.line) * GOODS.length
    const at = words.of('sheriff/words')
    if (line.line === 'gold') return { name: at.sheet.gold, rank, count: null }
    const name = { king: at.kingOf, queen: at.queenOf }[line.line as 'king' | 'queen']?.(line.good)
    return {
      name: name ?? at.goods[line.good].name,
      rank: rank + GOODS.indexOf(line.good),
      count: 'count' in line ? line.count : null,
    }
  },
  book: { title: () => w().ledger, most: 5 },
  candidates: (course) => [
    ...entries(course),
    { ...w().awards.faithless, tally: often(course, BROKEN) },
    { ...w().awards.smuggler, tally: has(course, 'contraband') },
    { ...w().awards.hawk, tally: opened(course, 'seat', true) },
    { ...w().awards.wronged, tally: opened(course, 'other', false) },
    { ...w().awards.crowned, tally: has(course, 'king') },
    { ...w().awards.faithful, tally: often(course, KEPT) },
    { ...w().awards.stocked, tally: has(course, 'goods') },
    { ...w().awards.unlucky, tally: opened(course, 'other', true) },
  ],
}
