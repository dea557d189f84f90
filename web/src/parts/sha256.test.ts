import { createHash, randomBytes } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { sha256, Sha256 } from './sha256'

describe('the hash', () => {
  it('is the standard one, for every length around the ends of blocks', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = randomBytes(length)
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('takes texts and bytes one after the other', () => {
    expect(sha256('Übermut\n', Uint8Array.of(1, 2))).toBe(
      createHash('sha256').update('Übermut\n').update(Buffer.of(1, 2)).digest('hex'),
    )
  })

  it('can be asked after every piece', () => {
    const [ours, theirs] = [new Sha256(), createHash('sha256')]
    for (let length = 0; length < 100; length += 7) {
      const bytes = randomBytes(length)
      theirs.update(bytes)
      expect(ours.take(bytes).hex).toBe(theirs.copy().digest('hex'))
    }
  })
})
