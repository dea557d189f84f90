import { expect, test } from 'vitest'

import { Arrivals } from './arrivals.svelte'

test('whatever flies is counted where it lands once it has landed', () => {
  const arrivals = new Arrivals()
  arrivals.expect('hand gold', 1)
  arrivals.expect('hand gold', 2)
  expect([arrivals.at('hand gold'), arrivals.at('hand')]).toEqual([3, 0])
  arrivals.land('hand gold', 1)
  expect(arrivals.at('hand gold')).toBe(2)
})

test('what was skipped has landed', () => {
  const arrivals = new Arrivals()
  arrivals.expect('hand gold', 2)
  arrivals.clear()
  arrivals.land('hand gold', 2)
  expect(arrivals.at('hand gold')).toBe(0)
})
