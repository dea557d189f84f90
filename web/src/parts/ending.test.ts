import { describe, expect, it } from 'vitest'

import { bareView } from '../pages/learn/bare'
import type { GameView, View } from '../wire/messages'
import { endingOf } from './ending'

const last = (view: Partial<GameView>): View => ({ ...bareView('any', view), over: true })

describe('the end', () => {
  it('puts the winners first, even with the same points', () => {
    const ending = endingOf(
      last({ points: [40, 52, 52], winners: [2], decided_by: 'winnings', sheet: null }),
    )
    expect(ending.order).toEqual([2, 1, 0])
    expect(ending.decidedBy).toBe('winnings')
  })
})
