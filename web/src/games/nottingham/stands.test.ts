import { expect, test } from 'vitest'

import { stands } from './stands'
import type { NottinghamView, Phase, NottinghamSeat } from './view'

const seat = (more: Partial<NottinghamSeat> = {}): NottinghamSeat => ({
  colour: 'red',
  cards: 3,
  hand: null,
  offer: [],
  winnings: {},
  ambushes: [],
  ...more,
})

const at = (phase: Phase, turn: number, ...seats: NottinghamSeat[]) =>
  ({ phase, turn, seats }) as NottinghamView
const MINE = seat({ hand: { gold: 2, silver: 1 } })

test('an offer stands while others lay theirs face down', () => {
  const before = at('offers', 4, MINE, seat())
  expect(
    stands(before, {
      ...at('offers', 4, seat({ hand: { silver: 1, gold: 2 } }), seat()),
      bids: [{ seat: 1, state: 'face_down' }],
    }),
  ).toBe(true)
})

test('it does not when a hand was shown, a card is gone, or the time for offers is over', () => {
  const before = at('offers', 4, MINE, seat())
  for (const now of [
    at('offers', 4, MINE, seat({ hand: { copper: 3 } })),
    at('offers', 4, seat({ hand: { gold: 2 }, cards: 2 }), seat()),
    at('offers', 5, MINE, seat()),
    at('purchase', 4, MINE, seat()),
  ]) {
    expect(stands(before, now)).toBe(false)
  }
})

test('nothing else is chosen by several at once', () => {
  const before = at('choice', 4, MINE, seat())
  expect(stands(before, before)).toBe(false)
})
