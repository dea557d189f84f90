import { describe, expect, test } from 'vitest'

import { Table, type GameEvent } from '../../table.svelte'
import type { View } from '../../wire/messages'
import nottinghamDe from '../../words/de/lesson_nottingham'
import sheriffDe from '../../words/de/lesson_sheriff'
import nottinghamEn from '../../words/en/lesson_nottingham'
import sheriffEn from '../../words/en/lesson_sheriff'
import nottinghamIt from '../../words/it/lesson_nottingham'
import sheriffIt from '../../words/it/lesson_sheriff'
import { Coach } from './coach.svelte'
import { rule } from './highlight'
import type { LessonWords } from './lesson'
import { steps as nottingham } from './nottingham/lesson'
import { steps as sheriff } from './sheriff/lesson'

const LESSONS = [
  ['nottingham', nottingham, [nottinghamEn, nottinghamDe, nottinghamIt]],
  ['sheriff', sheriff, [sheriffEn, sheriffDe, sheriffIt]],
] as const

describe.each(LESSONS)('the first game of %s', (_, steps, books) => {
  test('has words for every step in every language, and no others', () => {
    const ids = steps.map((step) => step.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const book of books as readonly LessonWords[]) expect(Object.keys(book.steps).sort()).toEqual([...ids].sort())
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

function view(seen: Record<string, unknown>, legal: string[], events: GameEvent[] = []): View {
  return {
    type: 'view', version: 0, seat: 0, view: { seats: [], ...seen }, events, over: false, deadline: null, can_take_back: false, waiting_for: [0],
    legal: legal.map((text, action) => ({ text, action, place: '' })),
  }
}

function atTable(...seen: View[]) {
  tables += 1
  const table = new Table(`table ${tables}`)
  const coach = new Coach(table, nottingham)
  const show = (next: View) => {
    table.see({ ...next, version: (table.seen?.version ?? 0) + 1 })
    coach.follow()
  }
  seen.forEach(show)
  return { table, coach, show }
}

const TURN = view({ phase: 'choice', active: 0, revealed: 'pearls' }, ['take', 'rob purple', 'rob yellow'])
const WAIT = view({ phase: 'choice', active: 1, revealed: 'gems' }, [])

describe('the coach', () => {
  test('begins with what the game is about, and then speaks of the choice at hand', () => {
    const { coach } = atTable(TURN)
    expect(coach.step?.id).toBe('goal')
    coach.gotIt(nottingham.find((step) => step.id === 'goal') ?? nottingham[0]!)
    expect(coach.step?.id).toBe('attack')
    expect(coach.tries).toBe('rob purple')
  })

  test('keeps what has happened until it is read, and puts a choice before it', () => {
    const { coach, show } = atTable(TURN)
    coach.gotIt(nottingham[0]!)
    show({ ...WAIT, events: [{ event: 'win', seat: 0, kind: 'gems' }, { event: 'march', field: 19 }] })
    expect(coach.step?.id).toBe('points')
    show(view({ phase: 'defence', active: 1, target: 0 }, ['defend', 'yield']))
    expect(coach.step?.id).toBe('attacked')
    show(WAIT)
    expect(coach.step?.id).toBe('points')
    coach.gotIt(coach.step!)
    expect(coach.step?.id).toBe('favour')
    coach.gotIt(coach.step!)
    expect(coach.step).toBeNull()
  })

  test('tries only what can be done', () => {
    const { coach } = atTable(view({ phase: 'barter', active: 2 }, ['offer gold', 'offer gold pearls']))
    coach.gotIt(nottingham[0]!)
    expect(coach.tries).toBe('offer gold')
  })

  test('counts the planned steps alone', () => {
    const { coach } = atTable(view({ phase: 'choice', active: 0, revealed: 'chest' }, ['take', 'barter']))
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
    const again = new Coach(table, nottingham)
    again.follow()
    expect(again.hidden).toBe(true)
    expect(again.step?.id).toBe('attack')
  })
})

test('places and actions are pointed at by their names, whatever is in them', () => {
  expect(rule([], null)).toBe('')
  expect(rule(['hand gold'], 'keep silver+pearls')).toContain('[data-place="hand gold"],:is([data-choice="keep silver+pearls"],')
  expect(rule(['a"b'], null)).toContain('[data-place="a\\"b"]')
})
