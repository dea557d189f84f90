import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { HOLD, holding } from './holding'

const held = { done: vi.fn(), now: vi.fn(), tapped: vi.fn() }
let node: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  node = document.createElement('button')
  holding(held)(node)
})
afterEach(() => void vi.useRealTimers())

test('what is held to the end is done once', async () => {
  node.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(HOLD - 1)
  expect(held.done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(HOLD)
  expect(held.done).toHaveBeenCalledOnce()
  await Promise.resolve()
  expect(held.now.mock.calls).toEqual([[true], [false]])
})

test.each(['pointerup', 'pointerleave', 'blur'])('letting go is not yet: %s', (name) => {
  node.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(HOLD / 2)
  node.dispatchEvent(new Event(name))
  vi.advanceTimersByTime(HOLD)
  expect(held.done).not.toHaveBeenCalled()
})

test('a key holds as well, and no other one', () => {
  node.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  vi.advanceTimersByTime(HOLD)
  expect(held.done).not.toHaveBeenCalled()
  node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }))
  vi.advanceTimersByTime(HOLD)
  expect(held.done).toHaveBeenCalledOnce()
})

test('whoever cannot hold taps, and is asked', () => {
  node.dispatchEvent(new MouseEvent('click', { detail: 1 })) // the end of a press that was too short
  expect(held.tapped).not.toHaveBeenCalled()
  node.dispatchEvent(new MouseEvent('click', { detail: 0 }))
  expect(held.tapped).toHaveBeenCalledOnce()
})
