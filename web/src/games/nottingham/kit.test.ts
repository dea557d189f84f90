import { readFileSync } from 'node:fs'

import { beforeAll, describe, expect, it } from 'vitest'

import type { GameEvent } from '../../table.svelte'
import type { Language } from '../../wire/messages'
import { who } from '../../words/who'
import { words } from '../../words/words.svelte'
import { kit } from './kit'
import { NAMES, sampleTable } from './sample'
import { EVENTS } from './tale'
import { COLOURS, KINDS, TASKS, type Phase } from './view'

const LANGUAGES: Language[] = ['en', 'de', 'it']
const BROKEN = /undefined|\bnull\b|NaN|\[object|\?|[a-z]+_[a-z]+| {2}|\.\./
const docs = (page: string) => readFileSync(`../docs/${page}.md`, 'utf8')

/** The rows of the table under a heading, their cells without backticks. */
function rows(page: string, heading: string): string[][] {
  const section = docs(page).split(`### ${heading}\n`)[1]?.split('\n### ')[0]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| `'))
  return lines.map((line) => line.slice(1, -1).split('|').map((cell) => cell.trim().replaceAll('`', '')))
}

const choose = <T>(things: readonly T[], many: number): T[][] =>
  many === 0 ? [[]] : things.flatMap((thing, at) => choose(things.slice(at + 1), many - 1).map((rest) => [thing, ...rest]))
const AMBUSHES = [...choose(KINDS, 2).map((pair) => pair.join('+')), ...COLOURS]
const PLACEHOLDERS: Record<string, readonly string[]> = {
  '<colour>': COLOURS, '<kind>': KINDS, '<ware>': KINDS.slice(0, 6), '<ambush>': AMBUSHES,
  '<3-12>': Array.from({ length: 10 }, (_, at) => String(at + 3)),
  '<4 kinds>': choose(KINDS, 4).map((kinds) => kinds.join(' ')), '<3 kinds>': choose(KINDS, 3).map((kinds) => kinds.join(' ')),
}

/** All texts that a pattern of docs/notation.md stands for. */
function expand(pattern: string): string[] {
  const found = Object.keys(PLACEHOLDERS).find((placeholder) => pattern.includes(placeholder))
  if (!found) return [pattern]
  return (PLACEHOLDERS[found] ?? []).flatMap((word) => expand(pattern.replace(found, word)))
}

const ACTIONS = rows('notation', 'Actions of Nottingham').flatMap(([pattern = '']) => expand(pattern))
const TOLD = rows('view', 'Events of Nottingham').map(([event = '', things = '']) => ({ event, things: things.split(' ').filter(Boolean) }))

const THINGS: Record<string, readonly unknown[]> = {
  kind: [...KINDS, null], second: ['gold', null], ambush: ['copper+silver', 'yellow', null], other_ambush: ['pearls+gems', null],
  count: [1, 4], task: TASKS, place: [1, 2], field: [7], number: [4, null],
}

/** An event with every combination of what it may tell. */
const variants = (event: string, things: string[]): GameEvent[] =>
  things.reduce<GameEvent[]>(
    (sofar, thing) => sofar.flatMap((one) => (THINGS[thing] ?? [`no sample of ${thing}`]).map((value) => ({ ...one, [thing]: value }))),
    [{ event, seat: 1, other: 2 }],
  )

describe.each(LANGUAGES)('In %s', (language) => {
  beforeAll(async () => {
    await words.need('nottingham')
    await words.speak(language)
  })

  it('tells every event of docs/view.md from every seat', () => {
    expect(TOLD.map(({ event }) => event)).toEqual([...EVENTS])
    for (const { event, things } of TOLD)
      for (const reader of [null, 1, 2])
        for (const one of variants(event, things)) {
          const sentence = kit.tell(one, who(NAMES, reader))
          expect(sentence, JSON.stringify(one)).toMatch(/^["„«A-ZÈ].*[.!]$/)
          expect(sentence, JSON.stringify(one)).not.toMatch(BROKEN)
        }
  })

  it('names the people of a sentence, and the reader not by name', () => {
    const raid = { event: 'attack', seat: 1, other: 2, kind: 'gems' }
    expect(kit.tell(raid, who(NAMES, null))).toMatch(/^Marian .*Much/)
    expect(kit.tell(raid, who(NAMES, 1))).not.toContain('Marian')
    expect(kit.tell(raid, who(NAMES, 2))).not.toContain('Much')
  })

  it('names every action of docs/notation.md', () => {
    expect(ACTIONS).toHaveLength(new Set(ACTIONS).size)
    expect(ACTIONS.length).toBeGreaterThan(250)
    const table = sampleTable({ target: 2 })
    const names = ACTIONS.map((text) => kit.name({ action: 0, text, place: '' }, table))
    names.forEach((name, at) => {
      expect(name, ACTIONS[at]).toMatch(/^[A-Z0-9]/)
      expect(name, ACTIONS[at]).not.toMatch(BROKEN)
    })
    const lays = ACTIONS.filter((text) => text.startsWith('lay ') || text.startsWith('task '))
    expect(new Set(lays.map((text) => kit.name({ action: 0, text, place: '' }, table))).size).toBe(lays.length)
  })

  it('has a heading for every phase, for who decides and who waits', () => {
    const phases = docs('view').match(/\| `phase` \| (.*) \|/)?.[1]?.match(/\w+/g) as Phase[]
    expect(phases).toHaveLength(12)
    for (const phase of phases)
      for (const actors of [[0], [3]]) {
        const change = { phase, actors, active: 1, target: 2, asked: 3, laid: { kind: 'gold' as const, count: 4 } }
        expect(kit.heading(sampleTable(change))).not.toMatch(/undefined|null|\[object/)
      }
  })

  it('reads a score sheet and says what decided', () => {
    expect(kit.line({ line: 'winnings', kind: 'gems', count: 3, points: 33 }, who(NAMES, 0))).toContain('3')
    expect(kit.line({ line: 'task', task: 'five', points: 30 }, who(NAMES, 0))).toMatch(/\S{4}/)
    for (const by of ['points', 'winnings', 'shared']) expect(kit.decided(by)).not.toBe(by)
  })
})

describe('A choice', () => {
  beforeAll(async () => {
    await words.need('nottingham')
    await words.speak('en')
  })
  const choice = (text: string, place = '') => ({ action: 0, text, place })

  it('says what it does', () => {
    const table = sampleTable({ target: 2 })
    const name = (text: string) => kit.name(choice(text), table)
    expect(name('take')).toBe('Take the gems')
    expect(name('raid yellow')).toBe('Raid Much')
    expect(name('lay 3 pearls')).toBe('Lay out 3 pearls (10 points)')
    expect(name('task five gold')).toBe('Five of a kind: gold (25 points)')
    expect(name('offer gold gold')).toBe('Offer 2 gold')
    expect(name('keep yellow')).toBe('Lie in wait for Much')
  })

  it('is asked about seldom', () => {
    const ask = (text: string, legal: { text: string; place: string }[] = []) => kit.ask(choice(text), sampleTable({}, legal))
    expect(ask('pass')).toBeNull()
    expect(ask('pass', [{ text: 'task each', place: 'task each' }])).not.toBeNull()
    expect(ask('task each')).toContain('7 cards')
    expect(ask('task five gold')).toBeNull()
    expect(ask('discard gold')).not.toBeNull()
    expect(ask('discard pearls')).toBeNull()
    expect(ask('take')).toBeNull()
  })
})

describe('What flies', () => {
  it('goes to the own hand by kind, and to the others by colour', () => {
    const table = sampleTable()
    expect(kit.flights({ event: 'favour', seat: 0, kind: 'gold' }, table)).toEqual([{ thing: 'gold', from: 'draw_pile', to: 'hand gold', count: 1 }])
    expect(kit.flights({ event: 'favour', seat: 1, kind: null }, table)).toEqual([{ thing: 'object', from: 'draw_pile', to: 'seat purple', count: 1 }])
  })

  it('brings the card of an attack to its victim', () => {
    const table = sampleTable()
    table.story = [{ version: 1, events: [{ event: 'attack', seat: 1, other: 2, kind: 'gems' }] }]
    const flown = kit.flights({ event: 'seize', seat: 1, other: 2, kind: 'chest' }, table)
    expect(flown).toContainEqual({ thing: 'gems', from: 'revealed', to: 'seat yellow', count: 1 })
  })
})
