import { describe, expect, it } from 'vitest'

import { passTo } from './hotseat'

describe('several people on one device', () => {
  it('need no curtain when there is only one', () => {
    expect(passTo([0], [0], 0, null)).toBeNull()
  })

  it('see nothing before somebody says who is there', () => {
    expect(passTo([0, 2], [0], 0, null)).toBe(0)
    expect(passTo([0, 2], [1], 0, null)).toBe(0)
  })

  it('pass the device on when another is wanted', () => {
    expect(passTo([0, 2], [2], 0, 0)).toBe(2)
  })

  it('go on while it is their turn, and keep the device while others play', () => {
    expect(passTo([0, 2], [0, 2], 0, 0)).toBeNull()
    expect(passTo([0, 2], [1], 0, 0)).toBeNull()
  })

  it('see nothing while the server still shows the hand before', () => {
    expect(passTo([0, 2], [2], 0, 2)).toBe(2)
  })
})
