import { describe, expect, it } from 'vitest'

import { kit } from '../games/any'
import { Table } from '../table.svelte'
import { bareView } from '../pages/learn/bare'
import type { Choice } from '../wire/messages'
import { words } from '../words/words.svelte'
import { Choosing, inGroups } from './choosing.svelte'

const choice = (action: number, place: string, text = `do ${action}`): Choice => ({
  action,
  place,
  text,
  verb: 'do',
  args: [action],
  outlook: {},
})

function tableWith(legal: Choice[]): { table: Table; done: number[] } {
  const table = new Table('test')
  table.see({ ...bareView('any', {}), version: 1, seat: 0, waiting_for: [0], legal })
  const done: number[] = []
  table.choose = (chosen) => void done.push(chosen.action)
  return { table, done }
}

it('knows whether anything is listed in words before a place is pressed', () => {
  const { table } = tableWith([choice(1, 'hand gems'), choice(2, 'hand gold')])
  expect(new Choosing(table, kit).listsAny).toBe(true)
  expect(new Choosing(table, { ...kit, isListed: () => false }).listsAny).toBe(false)
})

describe('keys', () => {
  const take = { ...choice(1, 'revealed'), verb: 'take' }
  const [pass, lay] = [{ ...choice(2, 'exchange'), verb: 'pass' }, choice(3, 'hand gems')]
  const declining = { ...kit, isNo: ({ verb }: Choice) => verb === 'pass' }
  const keysOf = (legal: Choice[]) =>
    new Choosing(tableWith(legal).table, declining).keys.map(({ key, choice }) => [
      key,
      choice.action,
    ])

  it('never mean taking now and passing a moment later', () => {
    expect(keysOf([take])).toEqual([['1', 1]])
    expect(keysOf([pass, lay])).toEqual([
      ['1', 3],
      ['0', 2],
    ])
    expect(keysOf([pass])).toEqual([['0', 2]])
  })

  it('throw nothing away: declining is asked about while there is something else to choose', async () => {
    await words.speak('en')
    const { table, done } = tableWith([pass, lay])
    const choosing = new Choosing(table, declining)
    expect(choosing.chooseByKey('0')).toBe(true)
    expect([done, choosing.question?.choice]).toEqual([[], pass])
    choosing.answer(true)
    expect(done).toEqual([2])
  })

  it('decline at once where nothing else can be chosen', () => {
    const { table, done } = tableWith([pass])
    new Choosing(table, declining).chooseByKey('0')
    expect(done).toEqual([2])
  })
})

describe('choosing', () => {
  const legal = [choice(1, 'hand gold'), choice(2, 'hand gold'), choice(3, 'pile')]

  it('does the only thing of a place at once', () => {
    const { table, done } = tableWith(legal)
    new Choosing(table, kit).press('pile')
    expect(done).toEqual([3])
  })

  it('lists the things of a place where there are several, until it is pressed again', () => {
    const { table, done } = tableWith(legal)
    const choosing = new Choosing(table, kit)
    choosing.press('hand')
    expect(choosing.listed.map((one) => one.action)).toEqual([1, 2])
    choosing.press('hand')
    expect(choosing.listed).toHaveLength(3)
    expect(done).toEqual([])
  })

  it('asks once about what is final', () => {
    const { table, done } = tableWith(legal)
    const choosing = new Choosing(table, { ...kit, ask: () => 'Really?' })
    choosing.choose(legal[0]!)
    expect(choosing.question?.text).toBe('Really?')
    choosing.answer(false)
    expect(done).toEqual([])
    choosing.choose(legal[0]!)
    choosing.answer(true)
    expect(done).toEqual([1])
    expect(choosing.question).toBeNull()
  })

  it('forgets a question whose choice is gone', () => {
    const { table } = tableWith(legal)
    const choosing = new Choosing(table, { ...kit, ask: () => 'Really?' })
    choosing.choose(legal[0]!)
    table.see({ ...table.seen!, version: 2, legal: [legal[2]!] })
    choosing.refresh()
    expect(choosing.question).toBeNull()
  })
})

describe('things that can be chosen together', () => {
  const legal = [
    choice(1, 'hand gold'),
    choice(2, 'hand gold silver'),
    choice(3, 'hand silver'),
    choice(4, 'pile'),
  ]
  const all = { ...kit, isListed: () => false }

  it('are picked one after another, and left out again', () => {
    const choosing = new Choosing(tableWith(legal).table, all)
    const listed = () => choosing.listed.map((one) => one.action)
    choosing.press('hand gold')
    expect(listed()).toEqual([1])
    choosing.press('hand silver')
    expect(listed()).toEqual([2])
    expect(choosing.isPicked('hand gold')).toBe(true)
    choosing.press('hand gold')
    expect(listed()).toEqual([3])
  })

  it('have no key until they are picked, and what lies alone has one', () => {
    const choosing = new Choosing(tableWith(legal).table, all)
    expect(choosing.numbers).toEqual({ 4: '1' })
    expect(choosing.groups).toEqual([])
  })
})

describe('groups', () => {
  it('keep a few choices together, and order many by place', () => {
    const few = Array.from({ length: 6 }, (_, action) => choice(action, `place${action % 2} x`))
    expect(inGroups(few)).toHaveLength(1)
    const many = [...few, choice(7, 'place0 y')]
    expect(inGroups(many).map((group) => [group.place, group.choices.length])).toEqual([
      ['place0', 4],
      ['place1', 3],
    ])
    expect(inGroups([])).toEqual([])
  })
})

describe('very many choices', () => {
  const offers = Array.from({ length: 14 }, (_, at) => ({
    action: at,
    text: `offer ${at}`,
    place: `hand ${at % 2 ? 'gold' : 'silver'} copper`,
  }))
  const table = {
    legal: offers,
    at: (place: string) => offers.filter((choice) => choice.place.startsWith(place)),
  }

  it('are folded where the game has a word for what they share', () => {
    const choosing = new Choosing(
      table as never,
      { gather: (place: string) => place.toUpperCase() } as never,
    )
    expect(choosing.groups.map((group) => group.folded)).toEqual(['HAND SILVER', 'HAND GOLD'])
    expect(choosing.listed).toEqual([])
    choosing.press('hand gold')
    expect(choosing.listed).toHaveLength(7)
  })

  it('stay open where it has none', () => {
    const choosing = new Choosing(table as never, {} as never)
    expect(choosing.listed).toHaveLength(14)
  })
})
