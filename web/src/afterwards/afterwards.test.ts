import { beforeAll, describe, expect, it } from 'vitest'

import type { Source } from '../parts/recording.svelte'
import { bareView } from '../pages/learn/bare'
import { chronicle as nottingham } from '../games/nottingham/chronicle'
import { chronicle as sheriff } from '../games/sheriff/chronicle'
import type { GameEvent, GameLine, Language, View } from '../wire/messages'
import { who } from '../words/who'
import { words } from '../words/words.svelte'
import { awardsAmong } from './awards'
import type { Chronicle } from './chronicle'
import { courseOf, tally, type Course } from './course'
import { chaptersOf, Curve, landmarksOf } from './curve'
import { decisive, plainRows, rowsOf } from './sheet'

const NAMES = ['Robin', 'Marian', 'Much', 'Tuck']
const LANGUAGES: Language[] = ['en', 'de', 'it']
const BROKEN = /undefined|\bnull\b|NaN|\[object/
const PAPER = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 }
const GEMS = { line: 'winnings', kind: 'gems', count: 2, points: 22 }
const PEARLS = { line: 'winnings', kind: 'pearls', count: 1, points: 10 }
const TASK = { line: 'task', task: 'each', points: 25 }

const step = (points: number[], ...events: object[]) => ({ points, events: events as GameEvent[] })

/** Marian steals twice and springs an ambush, Robin does a task, and Much has nothing of it. */
const EVENING: Course = {
  steps: [
    step([0, 0, 0, 0], { event: 'turn', seat: 0 }),
    step([0, 0, 0, 0], { event: 'spring', seat: 1, other: 0, ambush: 'red', kind: 'gold' }),
    step(
      [25, 0, 0, 0],
      { event: 'task', seat: 0, task: 'each', place: 0 },
      { event: 'turn', seat: 1 },
    ),
    step([25, 0, 0, 0], { event: 'seize', seat: 1, other: 3, kind: null }),
    step([25, 0, 0, 0], { event: 'seize', seat: 1, other: 3, kind: null }),
    step([20, 11, 0, 0], { event: 'win', seat: 1, kind: 'gems' }, { event: 'over' }),
  ],
  sheet: [[TASK], [GEMS, PEARLS], [], []],
}

/** One bag is opened with reason and one without. */
const MARKET: Course = {
  steps: [
    step(
      [50, 50, 50, 50],
      { event: 'round', seat: 0, round: 1 },
      { event: 'declare', seat: 1, good: 'apples', count: 3 },
      { event: 'declare', seat: 2, good: 'bread', count: 2 },
      { event: 'declare', seat: 3, good: 'bread', count: 4 },
    ),
    step(
      [54, 46, 50, 50],
      { event: 'pass', seat: 0, other: 3 },
      { event: 'to_stand', seat: 3, good: 'bread', count: 2 },
      { event: 'to_stand', seat: 3, good: 'apples', count: 1 },
      { event: 'face_down', seat: 3, count: 1 },
      { event: 'gold', seat: 3, other: 0, gold: 7 },
      { event: 'open', seat: 0, other: 1, reason: 'large' },
      { event: 'reveal', seat: 1, good: 'silk', count: 1 },
    ),
    step(
      [48, 46, 56, 50],
      { event: 'open', seat: 0, other: 2 },
      { event: 'round', seat: 1, round: 2 },
    ),
    step([48, 60, 56, 50], { event: 'over' }),
  ],
  sheet: [
    [{ line: 'gold', points: 48 }],
    [{ line: 'contraband', good: 'mead', count: 2, points: 14 } as GameLine],
    [{ line: 'king', good: 'apples', points: 20 } as GameLine],
    [],
  ],
}

describe('the course of a game', () => {
  it('is what a spectator saw, step by step, however its length becomes known', async () => {
    const asked: (number | null)[] = []
    const source: Source = {
      length: 0,
      judged: async () => null,
      playOn: null,
      view: async (at, eyes): Promise<View> => {
        asked.push(eyes)
        source.length = 120
        return { ...bareView('any', { points: [at], sheet: at === 119 ? [[PEARLS]] : null }) }
      },
    }
    const course = await courseOf(source)
    expect(course.steps.map(({ points }) => points[0])).toEqual([...Array(120).keys()])
    expect(course.sheet).toEqual([[PEARLS]])
    expect(new Set(asked)).toEqual(new Set([-1]))
  })

  it('is counted by seats', () => {
    const taken = tally(EVENING, ({ event, seat }) => (event === 'seize' ? { seat } : null))
    expect(taken).toEqual([0, 2, 0, 0])
  })
})

describe('the sheet', () => {
  it('has one row for what several players have', () => {
    const rows = rowsOf(
      [
        [GEMS, TASK],
        [PEARLS, GEMS],
      ],
      plainRows((line) => line.line),
    )
    expect(rows.map(({ name, cells }) => [name, cells.map((cell) => cell?.points)])).toEqual([
      ['winnings', [22, 32]],
      ['task', [25, undefined]],
    ])
  })

  it('tells what made the difference', () => {
    const rows = rowsOf(
      [[GEMS], [PEARLS]],
      plainRows((line) => String(line.points)),
    )
    expect(decisive(rows, 0, 1)).toEqual({ name: '22', lead: 22 })
    expect(decisive(rowsOf([[], []], plainRows(String)), 0, 1)).toBeNull()
  })
})

describe('awards', () => {
  const says = (count: number) => `${count} times`
  it('are three, and go to as many players as possible', () => {
    const given = awardsAmong([
      { name: 'one', says, tally: [3, 0, 0, 0] },
      { name: 'two', says, tally: [5, 1, 0, 0] },
      { name: 'three', says, tally: [0, 2, 0, 0] },
      { name: 'four', says, tally: [0, 0, 1, 1] },
    ])
    expect(given.map(({ name }) => name)).toEqual(['one', 'three', 'four'])
    expect(given[0]?.says).toBe('3 times')
    expect(given[2]?.seats).toEqual([2, 3])
  })

  it('are not given for nothing, nor to nearly everybody', () => {
    expect(awardsAmong([{ name: 'none', says, tally: [0, 0, 0] }])).toEqual([])
    expect(awardsAmong([{ name: 'all', says, tally: [2, 2, 2] }])).toEqual([])
  })
})

describe.each<[string, Chronicle, Course, number]>([
  ['nottingham', nottingham, EVENING, 1 / 2],
  ['sheriff', sheriff, MARKET, 2 / 3],
])('the chronicle of %s', (game, chronicle, course, begins) => {
  beforeAll(async () => {
    await Promise.all(
      ['words', 'afterwards'].map((part) => words.need(`${game}/${part as 'words'}`)),
    )
  })

  it.each(LANGUAGES)('is told in %s', async (language) => {
    await words.speak(language)
    const told = [
      ...chaptersOf(course, chronicle, who(NAMES, null)).map(({ title }) => title),
      ...course.sheet.flat().map((line) => chronicle.row(line).name),
      ...chronicle.candidates(course).flatMap(({ name, says }) => [name, says(1), says(3)]),
      ...Object.values(chronicle.landmarks()).flatMap(({ title, next }) => [title, next]),
    ]
    for (const text of told) {
      expect(text).toMatch(/\S/)
      expect(text).not.toMatch(BROKEN)
    }
  })

  it('marks what it knows, on a line that is as wide in every chapter', () => {
    const found = landmarksOf(course, chronicle)
    for (const { name } of found) expect(chronicle.landmarks()[name]).toBeDefined()
    const curve = new Curve(course, chaptersOf(course, chronicle, who(NAMES, null)), PAPER)
    expect(curve.x(0)).toBe(0)
    expect(curve.x(2)).toBeCloseTo(100 * begins)
    expect(curve.x(course.steps.length - 1)).toBe(100)
    expect(curve.path(0)).toMatch(/^M0 [\d.]+(H[\d.]+V[\d.]+)*H100$/)
  })
})

describe('what was remarkable', () => {
  const honours = (chronicle: Chronicle, course: Course) =>
    awardsAmong(chronicle.candidates(course), chronicle.book?.most).map(({ name, seats }) => [
      name,
      seats,
    ])

  beforeAll(async () => {
    await words.speak('en')
  })

  it('in Nottingham', () => {
    expect(honours(nottingham, EVENING)).toEqual([
      ['Terror of the road', [1]],
      ['Everybody’s purse', [3]],
      ['Longest fingers', [1]],
    ])
    expect(landmarksOf(EVENING, nottingham).map(({ name, step }) => [name, step])).toEqual([
      ['ambush', 1],
      ['task', 2],
      ['exchange', 5],
    ])
  })

  it('in Sheriff of Nottingham, by what everybody saw and what lay open at the end', () => {
    expect(honours(sheriff, MARKET)).toEqual([
      ['Boldest lie', [3]],
      ['Most gullible sheriff', [0]],
      ['Honest and never believed', [2]],
      ['Master smuggler', [1]],
      ['Dearest bribe', [3]],
    ])
    const events = MARKET.steps.flatMap((one) => one.events)
    expect(events.flatMap((event) => sheriff.remark?.(event, who(NAMES, null)) ?? [])).toEqual([
      'Marian, as all could see: a large bag.',
    ])
    const judged = events.flatMap((event) => sheriff.judgement?.(event, who(NAMES, null)) ?? [])
    expect(judged.map(({ seat, other }) => [seat, other])).toEqual([
      [0, 3],
      [0, 1],
      [0, 2],
    ])
    expect([9, 0, -1].map((enough) => judged[0]?.says({ lie: 0.616, enough }))).toEqual([
      'Knowing what Robin knew, a steady sheriff would have put the chance of a lie at 62 %; 9 gold in all would have been enough.',
      'Knowing what Robin knew, a steady sheriff would have put the chance of a lie at 62 % and let the bag pass for nothing.',
      'Knowing what Robin knew, a steady sheriff would have put the chance of a lie at 62 %; a deal decided.',
    ])
    const [lie] = sheriff.candidates(MARKET)
    expect(lie?.says(2)).toBe('said “4 loaves of bread”, and 2 cards were something else')
    expect(lie?.says(1)).toBe('said “3 apples”, and 1 card was something else')
    expect(lie?.says(3)).toBe('had 3 cards in one bag that were not as declared')
    expect(landmarksOf(MARKET, sheriff).map(({ name, seat }) => [name, seat])).toEqual([
      ['caught', 1],
      ['wronged', 2],
    ])
    expect(
      chaptersOf(MARKET, sheriff, who(NAMES, null)).map(({ step, title }) => [step, title]),
    ).toEqual([
      [0, 'Round 1: Robin is sheriff'],
      [1, 'Round 1: Tuck’s bag'],
      [1, 'Round 1: Marian’s bag'],
      [2, 'Round 1: Much’s bag'],
      [2, 'Round 2: Marian is sheriff'],
    ])
  })
})
