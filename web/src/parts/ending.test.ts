import { describe, expect, it } from 'vitest'

import type { View } from '../wire/messages'
import { endingOf } from './ending'

const last = (view: Record<string, unknown>): View => ({
  type: 'view', version: 9, seat: 0, view, legal: [], events: [], waiting_for: [], can_take_back: false, deadline: null, over: true,
})

describe('the end', () => {
  it('puts the winners first, even with the same points', () => {
    const ending = endingOf(last({ points: [40, 52, 52], winners: [2], decided_by: 'winnings', sheet: null }))
    expect(ending.order).toEqual([2, 1, 0])
    expect(ending.decidedBy).toBe('winnings')
  })

  it('finds the winners by points where nobody says who they are', () => {
    expect(endingOf(last({ points: [7, 9, 9] })).winners).toEqual([1, 2])
  })
})
