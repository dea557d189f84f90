import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { kit } from '../games/nottingham/kit'
import { choiceOf, sampleTable } from '../games/nottingham/sample'
import { Deputy, DELAY } from './deputy.svelte'

/** Seat 0 with these choices, and what the deputy sends. */
function asked(legal: string[], { saysNo = true, lesson = false } = {}) {
  const table = sampleTable({}, legal)
  const [mine, ...others] = table.info?.seats ?? []
  if (table.info && mine) {
    const seats = [{ ...mine, says_no: saysNo }, ...others]
    table.info = { ...table.info, seats, lesson: lesson ? 'first' : null }
  }
  const done: string[] = []
  table.choose = ({ text }) => void done.push(text)
  return { table, done, deputy: new Deputy(table, kit) }
}

describe('passing for somebody', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('does the only thing that can be done, after a time that is always the same', () => {
    for (const only of ['pass', 'take', 'yield']) {
      const { deputy, done } = asked([only])
      deputy.follow()
      vi.advanceTimersByTime(DELAY - 1)
      expect(done).toEqual([])
      vi.advanceTimersByTime(1)
      expect(done).toEqual([only])
    }
  })

  it('decides nothing', () => {
    const { deputy, done } = asked(['pass', 'lay 3 gems'])
    deputy.follow()
    vi.advanceTimersByTime(10 * DELAY)
    expect(done).toEqual([])
  })

  it('keeps a pass of our own until the same time, and lets everything else go at once', () => {
    const { deputy, done } = asked(['pass', 'lay 3 gems'])
    deputy.follow()
    deputy.choose(choiceOf('pass'))
    expect(deputy.held?.text).toBe('pass')
    vi.advanceTimersByTime(DELAY)
    expect(done).toEqual(['pass'])
    deputy.choose(choiceOf('lay 3 gems'))
    expect(done).toEqual(['pass', 'lay 3 gems'])
  })

  it.each([{ saysNo: false }, { lesson: true }])('does nothing with %o', (how) => {
    const { deputy, done } = asked(['pass'], how)
    deputy.follow()
    vi.advanceTimersByTime(10 * DELAY)
    expect(done).toEqual([])
    deputy.choose(choiceOf('pass'))
    expect(done).toEqual(['pass'])
  })

  it('forgets what it was about to do when the table shows something else', () => {
    const { table, deputy, done } = asked(['pass'])
    deputy.follow()
    if (table.seen) table.seen = { ...table.seen, version: 2, legal: [] }
    deputy.follow()
    vi.advanceTimersByTime(DELAY)
    expect(done).toEqual([])
  })
})
