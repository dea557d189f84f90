import { describe, expect, it } from 'vitest'

import { kit } from '../games/any'
import { Table } from '../table.svelte'
import type { Choice, View } from '../wire/messages'
import { Choosing, inGroups } from './choosing.svelte'

const choice = (action: number, place: string, text = `do ${action}`): Choice => ({ action, place, text })

function tableWith(legal: Choice[]): { table: Table; done: number[] } {
  const table = new Table('test')
  const view: View = {
    type: 'view', version: 1, seat: 0, view: {}, legal, events: [], waiting_for: [0], can_take_back: false, deadline: null, over: false,
  }
  table.see(view)
  const done: number[] = []
  table.choose = (chosen) => void done.push(chosen.action)
  return { table, done }
}

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

describe('groups', () => {
  it('keep a few choices together, and order many by place', () => {
    const few = Array.from({ length: 6 }, (_, action) => choice(action, `place${action % 2} x`))
    expect(inGroups(few)).toHaveLength(1)
    const many = [...few, choice(7, 'place0 y')]
    expect(inGroups(many).map((group) => [group.place, group.choices.length])).toEqual([['place0', 4], ['place1', 3]])
    expect(inGroups([])).toEqual([])
  })
})

describe('very many choices', () => {
  const offers = Array.from({ length: 14 }, (_, at) => ({ action: at, text: `offer ${at}`, place: `hand ${at % 2 ? 'gold' : 'silver'} copper` }))
  const table = { legal: offers, at: (place: string) => offers.filter((choice) => choice.place.startsWith(place)) }

  it('are folded where the game has a word for what they share', () => {
    const choosing = new Choosing(table as never, { gather: (place: string) => place.toUpperCase() } as never)
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
