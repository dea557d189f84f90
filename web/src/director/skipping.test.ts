import { describe, expect, it } from 'vitest'

import { skips } from './skipping'

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, target: null, ctrlKey: false, metaKey: false, altKey: false, ...more }) as KeyboardEvent

describe('a key', () => {
  it.each(['1', ' ', 'Enter', 'ArrowRight'])('skips what is being shown: %s', (key) => {
    expect(skips(pressed(key))).toBe(true)
  })

  it.each(['Tab', 'Shift', 'Escape'])('that has other uses does not: %s', (key) => {
    expect(skips(pressed(key))).toBe(false)
  })

  it('that is a shortcut of the browser does not', () => {
    expect(skips(pressed('r', { ctrlKey: true }))).toBe(false)
  })
})
