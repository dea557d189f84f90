import { expect, it } from 'vitest'

import { spotFor } from './bubble'

const SCREEN = { width: 390, height: 844 }
const BUBBLE = { width: 200, height: 50 }
const thing = (left: number, top: number) => ({ left, top, bottom: top + 60, width: 40 })

it('stands above the middle of the thing, with its tip at it', () => {
  const { left, top, tip, isBelow } = spotFor(thing(150, 400), BUBBLE, SCREEN)
  expect([left + tip, top + BUBBLE.height < 400, isBelow]).toEqual([170, true, false])
})

it('stands below it where there is no room above', () => {
  const { top, isBelow } = spotFor(thing(150, 20), BUBBLE, SCREEN)
  expect([top > 80, isBelow]).toEqual([true, true])
})

it('never leaves the screen', () => {
  for (const [left, top] of [
    [0, 0],
    [380, 0],
    [0, 830],
    [380, 830],
  ] as const) {
    const spot = spotFor(thing(left, top), BUBBLE, SCREEN)
    expect(spot.left).toBeGreaterThanOrEqual(0)
    expect(spot.left + BUBBLE.width).toBeLessThanOrEqual(SCREEN.width)
    expect(spot.top).toBeGreaterThanOrEqual(0)
    expect(spot.top + BUBBLE.height).toBeLessThanOrEqual(SCREEN.height)
  }
})
