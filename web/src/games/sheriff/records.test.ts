import { expect, test } from 'vitest'

import { goneIn } from './proposals'
import { recordOf } from './records'
import { proposed as deal, repute, seat } from './sample'
import type { SheriffEvent } from './view'

const story = (...events: SheriffEvent[]) => [{ version: 1, events }]

test('a record has what everybody saw: lies, bags opened in vain, and bribes', () => {
  const view = {
    seats: [
      seat(0),
      seat(1, { repute: repute({ bags: [2, 0, 1], contraband: [1, 0, 0], others: [0, 0, 1] }) }),
      seat(2, {
        repute: repute({ bags: [2, 1, 0], opened: [2, 0, 0], caught: [1, 0, 0], paid: [5, 3, 0] }),
      }),
    ],
  }
  const [red, purple, yellow] = [0, 1, 2].map((one) => recordOf(view, one))
  expect(red).toMatchObject({ bags: 0, opened: 2, vain: 1, taken: 5, paid: 0 })
  expect(purple).toMatchObject({ bags: 3, smuggled: 1, padded: 1, caught: 0, taken: 3 })
  expect(yellow).toMatchObject({ bags: 3, smuggled: 0, caught: 1, opened: 0, paid: 8 })
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
  expect(
    goneIn(story(demanded, { event: 'refuse_demand', seat: 1, other: 0, reason: 'firm' })),
  ).toEqual([{ ...gone, seat: 0, side: null, stamp: 'refuse_demand' }])
  expect(goneIn(story(offered, refused, { event: 'round', seat: 1, round: 2 }))).toEqual([])
})
