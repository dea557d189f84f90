import { describe, expect, test } from 'vitest'

import { Table } from '../../table.svelte'
import type { View, GameEvent } from '../../wire/messages'
import { isOurs, steps as nottingham } from '../../games/nottingham/lesson/steps'
import { choiceOf, told } from '../../games/nottingham/sample'
import { bareView } from './bare'
import { Coach } from './coach.svelte'
import { rule } from './highlight'
import type { LessonWords, LessonStep } from './lesson'

const STEPS = import.meta.glob<readonly LessonStep<never>[]>('../../games/*/lesson/steps.ts', {
  eager: true,
  import: 'steps',
})
const WORDS = import.meta.glob<LessonWords>('../../games/*/lesson/{de,en,it}.ts', {
  eager: true,
  import: 'default',
})
const LESSONS = Object.entries(STEPS).map(([file, steps]) => {
  const folder = file.replace('steps.ts', '')
  const books = ['en', 'de', 'it'].map((language) => WORDS[`${folder}${language}.ts`])
  return [folder.split('/').at(-3) ?? '', steps, books] as const
})

describe.each(LESSONS)('the first game of %s', (_, steps, books) => {
  test('has words for every step in every language, and no others', () => {
    const ids = steps.map((step) => step.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const book of books as readonly LessonWords[])
      expect(Object.keys(book.steps).sort()).toEqual([...ids].sort())
  })

  test('says something in every step', () => {
    for (const book of books as readonly LessonWords[]) {
      for (const [id, { title, text, why }] of Object.entries(book.steps)) {
        const said = typeof text === 'string' ? text : text((seat) => `Player ${seat}`)
        for (const words of [title, said, why ?? 'none']) expect(words, id).toMatch(/\S/)
        expect(said, id).not.toMatch(/undefined|Player 0/)
      }
    }
  })
})

// ---- the coach

let tables = 0
function view(seen: object, legal: string[], events: GameEvent[] = []): View {
  const bare = bareView('nottingham', seen)
  return { ...bare, seat: 0, events, waiting_for: [0], legal: legal.map(choiceOf) }
}

function atTable(...seen: View[]) {
  tables += 1
  const table = new Table(`table ${tables}`)
  const coach = new Coach(table, nottingham, isOurs)
  const show = (next: View) => {
    table.see({ ...next, version: (table.seen?.version ?? 0) + 1 })
    coach.follow()
  }
  seen.forEach(show)
  return { table, coach, show }
}

const TURN = view({ phase: 'choice', active: 0, revealed: 'pearls' }, [
  'take',
  'rob purple',
  'rob yellow',
])
const WAIT = view({ phase: 'choice', active: 1, revealed: 'gems' }, [])

describe('the coach', () => {
  test('begins with what the game is about, and then speaks of the choice at hand', () => {
    const { coach } = atTable(TURN)
    expect(coach.step?.id).toBe('goal')
    coach.gotIt(nottingham.find((step) => step.id === 'goal') ?? nottingham[0]!)
    expect(coach.step?.id).toBe('attack')
    expect(coach.tries).toBe('rob purple')
  })

  test('explains what has happened before anything else, and the table waits for it', () => {
    const { table, coach, show } = atTable(TURN)
    coach.gotIt(nottingham[0]!)
    show({
      ...WAIT,
      events: [
        told({ event: 'win', seat: 0, kind: 'gems' }),
        told({ event: 'march', field: 19, number: null }),
      ],
    })
    expect(coach.step?.id).toBe('points')
    show(view({ phase: 'defence', active: 1, target: 0 }, ['defend', 'yield']))
    expect(table.legal).toEqual([]) // an attack that has come is not shown yet
    expect(coach.step?.id).toBe('points')
    table.director.skip()
    expect(coach.step?.id).toBe('points')
    coach.gotIt(coach.step!)
    expect(coach.step?.id).toBe('favour')
    expect(table.legal).toEqual([])
    coach.gotIt(coach.step!)
    expect(coach.step?.id).toBe('attacked')
    expect(table.legal).toHaveLength(2)
  })

  test('lets the table go on without it when it is hidden', () => {
    const { table, coach, show } = atTable(TURN)
    coach.gotIt(nottingham[0]!)
    show({ ...WAIT, events: [told({ event: 'win', seat: 0, kind: 'gems' })] })
    show(view({ phase: 'defence', active: 1, target: 0 }, ['defend', 'yield']))
    coach.hide(true)
    expect(table.legal).toHaveLength(2)
  })

  test('does not stand in the way of somebody who chooses without having read', () => {
    const { table, coach, show } = atTable(TURN)
    expect(coach.step?.id).toBe('goal')
    expect(table.legal).toHaveLength(3)
    coach.gotIt(coach.step!) // as the panel does when something is chosen
    show(view({ phase: 'loot', active: 0 }, ['seize gems', 'seize gold']))
    expect(coach.step?.id).toBe('loot')
  })

  test('tries only what can be done', () => {
    const { coach } = atTable(
      view({ phase: 'barter', active: 2 }, ['offer gold', 'offer gold pearls']),
    )
    coach.gotIt(nottingham[0]!)
    expect(coach.tries).toBe('offer gold')
  })

  test('counts the planned steps alone', () => {
    const { coach } = atTable(
      view({ phase: 'choice', active: 0, revealed: 'chest' }, ['take', 'barter']),
    )
    coach.gotIt(nottingham[0]!)
    expect(coach.step?.id).toBe('chest')
    coach.meet(coach.step!)
    expect(coach.done).toBe(1)
    expect(coach.planned.map((step) => step.id)).not.toContain('chest')
  })

  test('remembers after a reload what was read, and that it was hidden', () => {
    const { table, coach } = atTable(TURN)
    coach.gotIt(nottingham[0]!)
    coach.hide(true)
    const again = new Coach(table, nottingham, isOurs)
    again.follow()
    expect(again.hidden).toBe(true)
    expect(again.step?.id).toBe('attack')
  })
})

test('places and actions are pointed at by their names, whatever is in them', () => {
  expect(rule([], null)).toBe('')
  expect(rule(['hand gold'], 'keep silver+pearls')).toContain(
    '[data-place="hand gold"],:is([data-choice="keep silver+pearls"],',
  )
  expect(rule(['a"b'], null)).toContain('[data-place="a\\"b"]')
})
