import { createHash } from 'node:crypto'

import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Fairness } from '../wire/messages'
import { checkShuffle } from './fairness'

const sha = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

function honest(contributions: string[]): Fairness {
  const secret = Buffer.from('99'.repeat(32), 'hex')
  const words = contributions.flatMap((words) => {
    const bytes = Buffer.from(words, 'utf8')
    const length = Buffer.alloc(8)
    length.writeBigUInt64LE(BigInt(bytes.length))
    return [length, bytes]
  })
  return {
    commitment: sha('sherwood commitment 1\n', secret),
    contributions,
    secret: secret.toString('hex'),
    key: sha('sherwood key 1\n', secret, ...words),
    lesson: null,
  }
}

describe('the shuffle', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is fair when everything follows from what was published', async () => {
    expect(await checkShuffle(honest(['acorn', '', 'Übermut und Müßiggang']))).toBe('good')
  })

  it('is not when the secret is another', async () => {
    const other = { ...honest(['moss']), secret: '98'.repeat(32) }
    expect(await checkShuffle(other)).toBe('bad commitment')
    expect(await checkShuffle({ ...other, secret: 'no hex' })).toBe('bad commitment')
  })

  it('is not when somebody else’s words went in', async () => {
    const fairness = honest(['acorn', 'moss'])
    expect(await checkShuffle({ ...fairness, contributions: ['acornm', 'oss'] })).toBe('bad key')
  })

  it('cannot be checked before the end, nor on a page that is not secure', async () => {
    expect(await checkShuffle({ ...honest([]), secret: null, key: null })).toBe('not yet')
    vi.stubGlobal('crypto', {})
    expect(await checkShuffle(honest([]))).toBe('insecure')
  })
})
