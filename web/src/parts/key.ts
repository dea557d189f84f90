/** The hashes of a fair shuffle: what is published before a game, and the key of all chance. docs/fairness.md has them. */
import { sha256 } from './sha256.ts'

/** What a host publishes before the game. */
export const commitmentTo = (secret: Uint8Array): string =>
  sha256('sherwood commitment 1\n', secret)

/** What a player publishes before anybody shows their words. */
export const pledgeTo = (words: string): string => sha256('sherwood words 1\n', words)

/** The key of all chance, from the host's secret and everybody's words. */
export function mixKey(secret: Uint8Array, contributions: readonly string[]): string {
  const words = contributions
    .map((one) => new TextEncoder().encode(one))
    .flatMap((bytes) => [lengthOf(bytes), bytes])
  return sha256('sherwood key 1\n', secret, ...words)
}

/** A length in 8 bytes, the smallest first. */
function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(8)
  new DataView(length.buffer).setUint32(0, bytes.length, true)
  return length
}

/** The bytes that hexadecimal digits stand for. */
export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Bytes as hexadecimal digits. */
export const digitsOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** So many bytes by chance. */
export const randomBytes = (count: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(count))
