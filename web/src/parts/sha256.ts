/**
 * SHA-256. Browsers compute it by themselves only on secure pages, which a table in the living room is not; a library for
 * all hashes would weigh four times as much.
 */

/** The first 64 primes: the standard takes its constants from their roots. */
const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2).filter(
  (number, _, all) => !all.some((one) => one < number && number % one === 0),
)
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32)
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const BLOCK = 64 // bytes

const LETTERS = new TextEncoder()

/** A hash that takes one piece after another, and can be asked in between. */
export class Sha256 {
  readonly #hash = Uint32Array.from(START)
  readonly #block = new Uint8Array(BLOCK) // what does not fill a whole one yet
  #length = 0

  take(part: string | Uint8Array): this {
    const bytes = typeof part === 'string' ? LETTERS.encode(part) : part
    for (const byte of bytes) {
      this.#block[this.#length++ % BLOCK] = byte
      if (this.#length % BLOCK === 0) take(this.#hash, new DataView(this.#block.buffer), 0)
    }
    return this
  }

  /** The hash of all that was taken so far, in hexadecimal. */
  get hex(): string {
    const hash = Uint32Array.from(this.#hash)
    const end = padded(this.#block.subarray(0, this.#length % BLOCK), this.#length)
    for (let at = 0; at < end.byteLength; at += BLOCK) take(hash, end, at)
    return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('')
  }
}

/** The hash of some text and bytes one after the other, in hexadecimal. */
export const sha256 = (...parts: (string | Uint8Array)[]): string =>
  parts.reduce<Sha256>((hash, part) => hash.take(part), new Sha256()).hex

/** The last bytes, a one, zeros, and the length of the whole in bits: whole blocks. */
function padded(last: Uint8Array, length: number): DataView {
  const message = new Uint8Array(Math.ceil((last.length + 9) / BLOCK) * BLOCK)
  message.set(last)
  message[last.length] = 0x80
  const view = new DataView(message.buffer)
  view.setUint32(message.length - 4, 8 * length)
  return view
}

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** Take one block into the hash. */
function take(hash: Uint32Array, message: DataView, at: number): void {
  const words = new Uint32Array(BLOCK)
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let round = 0; round < BLOCK; round++) {
    words[round] = round < 16 ? message.getUint32(at + 4 * round) : extended(words, round)
    const stirred = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = h + stirred + ((e & f) ^ (~e & g)) + ROUNDS[round]! + words[round]!
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  for (const [word, value] of [a, b, c, d, e, f, g, h].entries()) hash[word] = hash[word]! + value
}

/** A word that follows from those before it. */
function extended(words: Uint32Array, round: number): number {
  const [near, far] = [words[round - 2]!, words[round - 15]!]
  const stirredNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
  const stirredFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
  return words[round - 16]! + stirredFar + words[round - 7]! + stirredNear
}
