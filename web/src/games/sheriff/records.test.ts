import { expect, test } from 'vitest'

import { goneIn } from './proposals'
import { recordOf } from './records'
import { deal } from './sample'
import type { SheriffEvent } from './view'

const story = (...events: SheriffEvent[]) => [{ version: 1, events }]

const GAME = story(
  { event: 'declare', seat: 1, good: 'apples', count: 2 },
  { event: 'declare', seat: 2, good: 'bread', count: 2 },
  { event: 'open', seat: 0, other: 1 },
  { event: 'gold', seat: 2, other: 0, gold: 3 }, // for opening it
  { event: 'reveal', seat: 1, good: 'silk', count: 1 },
  { event: 'gold', seat: 1, other: 0, gold: 4 }, // the fine
  { event: 'accept', seat: 2, other: 0 },
  { event: 'gold', seat: 2, other: 0, gold: 5 },
  { event: 'round', seat: 1, round: 2 },
  { event: 'declare', seat: 2, good: 'bread', count: 2 },
  { event: 'open', seat: 1, other: 2 },
  { event: 'to_stand', seat: 2, good: 'bread', count: 2 },
  { event: 'gold', seat: 1, other: 2, gold: 4 },
)

test('a record has what everybody saw: lies, bags opened in vain, and bribes but no fines', () => {
  const [red, purple, yellow] = [0, 1, 2].map((seat) => recordOf(GAME, seat))
  expect(red).toEqual({ bags: 0, caught: 0, opened: 1, vain: 0, taken: 8, paid: 0 })
  expect(purple).toEqual({ bags: 1, caught: 1, opened: 1, vain: 1, taken: 0, paid: 0 })
  expect(yellow).toEqual({ bags: 2, caught: 0, opened: 0, vain: 0, taken: 0, paid: 8 })
})

test('what was said no to stays with its stamp until something else stands, and only in its round', () => {
  const five = deal({ gold: 5 })
  const offered: SheriffEvent = { event: 'offer_for_passing', seat: 1, other: 1, deal: five }
  const demanded: SheriffEvent = { event: 'demand', seat: 0, other: 1, deal: five }
  const refused: SheriffEvent = { event: 'refuse', seat: 0, other: 1, bag: 1 }
  const gone = { seat: 1, bag: 1, deal: five, side: 'passing', stamp: 'refuse' }
  expect(goneIn(story(offered))).toEqual([])
  expect(goneIn(story(offered, refused))).toEqual([gone])
  expect(goneIn(story(offered, refused, offered))).toEqual([])
  expect(goneIn(story(offered, { event: 'withdraw', seat: 1, other: 1 }))).toEqual([
    { ...gone, stamp: 'withdraw' },
  ])
  expect(goneIn(story(demanded, { event: 'refuse_demand', seat: 1, other: 0 }))).toEqual([
    { ...gone, seat: 0, side: null, stamp: 'refuse_demand' },
  ])
  expect(goneIn(story(offered, refused, { event: 'round', seat: 1, round: 2 }))).toEqual([])
})
