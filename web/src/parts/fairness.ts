/** Was the shuffle fair? Computed again from what was published; docs/notation.md says how. */
import type { Fairness } from '../wire/messages'

export type Verdict = 'good' | 'bad commitment' | 'bad key' | 'not yet' | 'insecure'

const text = new TextEncoder()

export async function checkShuffle(fairness: Fairness): Promise<Verdict> {
  if (fairness.secret === null || fairness.key === null) return 'not yet'
  // Browsers compute hashes only on secure pages: https, or this same computer.
  if (!globalThis.crypto?.subtle) return 'insecure'
  const secret = fromHex(fairness.secret)
  if (!secret || (await hash([text.encode('sherwood commitment 1\n'), secret])) !== fairness.commitment) return 'bad commitment'
  const words = fairness.contributions.flatMap((words) => {
    const bytes = text.encode(words)
    return [lengthOf(bytes), bytes]
  })
  const key = await hash([text.encode('sherwood key 1\n'), secret, ...words])
  return key === fairness.key ? 'good' : 'bad key'
}

/** A length in 8 bytes, the smallest first. */
function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(8)
  new DataView(length.buffer).setBigUint64(0, BigInt(bytes.length), true)
  return length
}

async function hash(parts: Uint8Array[]): Promise<string> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(hex)) return null
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
