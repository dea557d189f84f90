import { expect, test, vi } from 'vitest'

import { bareView } from '../pages/learn/bare'
import { Recording } from './recording.svelte'

test('only a game that has ended is over, and not whatever ends', async () => {
  const seen = bareView('any', {})
  const over = { ...seen, view: { ...seen.view, sheet: [] } }
  const views = [seen, seen, over]
  const view = vi.fn(async (step: number) => views[step]!)
  const whole = new Recording({ length: 3, view, judged: async () => null, playOn: null }, null)
  const broken = new Recording({ length: 2, view, judged: async () => null, playOn: null }, null)
  expect((await whole.view(2)).over).toBe(true)
  expect((await whole.view(1)).over).toBe(false)
  expect((await broken.view(1)).over).toBe(false)
})
