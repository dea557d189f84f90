/** A finished game of Nottingham: its turns, what one looks for in it, and what was remarkable. */
import type { Chronicle } from '../../afterwards/chronicle'
import { tally, type Course } from '../../afterwards/course'
import { words } from '../../words/words.svelte'
import { person } from './tale'
import { isNottinghamEvent, isNottinghamLine, KINDS, TASKS, type NottinghamEvent } from './view'

const w = () => words.of('nottingham/afterwards')
type Named = NottinghamEvent['event']

/** How often somebody did one of these, or had it done to them. */
const often = (course: Course, names: readonly Named[], role: 'seat' | 'other' = 'seat') =>
  tally(course, (event) =>
    isNottinghamEvent(event) && names.includes(event.event)
      ? { seat: event[role as 'seat'] }
      : null,
  )

const LANDMARKS: Partial<Record<Named, string>> = {
  win: 'exchange',
  task: 'task',
  spring: 'ambush',
}

export const chronicle: Chronicle = {
  chapter: (event, who) => (event.event === 'turn' ? w().chapter(person(event.seat, who)) : null),
  chapters: () => w().chapters,
  landmark: (event) => {
    const name = isNottinghamEvent(event) ? LANDMARKS[event.event] : undefined
    return name && event.seat !== undefined ? { name, seat: event.seat } : null
  },
  landmarks: () => ({
    exchange: w().landmarks.exchange,
    task: { ...w().landmarks.task, mark: 'star' },
    ambush: { ...w().landmarks.ambush, mark: 'blade' },
  }),
  row: (line) => {
    if (!isNottinghamLine(line)) return { name: line.line, rank: -1, count: null }
    if (line.line === 'task')
      return {
        name: words.of('nottingham/words').tasks[line.task],
        rank: KINDS.length + TASKS.indexOf(line.task),
        count: null,
      }
    return { name: w().kinds[line.kind], rank: KINDS.indexOf(line.kind), count: line.count }
  },
  candidates: (course) => [
    { ...w().awards.ambusher, tally: often(course, ['spring']) },
    { ...w().awards.thief, tally: often(course, ['seize']) },
    { ...w().awards.darling, tally: often(course, ['favour']) },
    { ...w().awards.robbed, tally: often(course, ['seize'], 'other') },
    { ...w().awards.trader, tally: often(course, ['win']) },
    { ...w().awards.defender, tally: often(course, ['defend']) },
    { ...w().awards.bargainer, tally: often(course, ['purchase', 'accept']) },
  ],
}
