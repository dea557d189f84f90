/** Chance as the server has it: a stream cipher, throws and shuffles. docs/fairness.md describes every step. */

/** "expand 32-byte k" */
const SPELL = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
const WORDS_IN_BLOCK = 16
const DOUBLE_ROUNDS = 4
/** What a word of 32 bits can be. */
const RANGE = 2 ** 32
/** Which four words are stirred together: the columns, then the diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

/** The numbers that follow from a key of 32 bytes: each sort of chance has a stream of its own. */
export class Dice {
  #key: number[]
  /** How many blocks of each stream were used. */
  #used = new Map<number, number>()

  constructor(key: Uint8Array) {
    const bytes = new DataView(key.buffer, key.byteOffset, key.byteLength)
    this.#key = Array.from({ length: 8 }, (_, word) => bytes.getUint32(4 * word, true))
  }

  /** A number from 0 to sides - 1. */
  roll(stream: number, sides: number): number {
    for (;;) {
      for (const word of this.#next(stream)) {
        const number = scaled(word, sides)
        if (number !== null) return number
      }
    }
  }

  /** Put cards into an order, from the last place on. */
  shuffle(stream: number, cards: unknown[]): void {
    let block: number[] = []
    for (let last = cards.length - 1; last > 0;) {
      if (block.length === 0) block = [...this.#next(stream)]
      const other = scaled(block.shift()!, last + 1)
      if (other === null) continue
      const card = cards[last]
      cards[last] = cards[other]
      cards[other] = card
      last -= 1
    }
  }

  #next(stream: number): Uint32Array {
    const number = this.#used.get(stream) ?? 0
    this.#used.set(stream, number + 1)
    return block(this.#key, stream, number)
  }
}

/** The 16 words of one block. */
export function block(key: readonly number[], stream: number, number: number): Uint32Array {
  const start = Uint32Array.of(...SPELL, ...key, number, 0, stream, 0)
  const words = start.slice()
  for (let round = 0; round < DOUBLE_ROUNDS; round++)
    for (const [a, b, c, d] of QUARTERS) stir(words, a, b, c, d)
  for (let word = 0; word < WORDS_IN_BLOCK; word++) words[word] = words[word]! + start[word]!
  return words
}

function stir(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  for (const [left, right] of [
    [16, 12],
    [8, 7],
  ] as const) {
    words[a] = words[a]! + words[b]!
    words[d] = turned(words[d]! ^ words[a]!, left)
    words[c] = words[c]! + words[d]!
    words[b] = turned(words[b]! ^ words[c]!, right)
  }
}

const turned = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))

/** A word scaled to so many sides; null: it is thrown again, or low numbers would be a little too likely. */
function scaled(word: number, sides: number): number | null {
  const product = word * sides
  return product % RANGE < RANGE % sides ? null : Math.floor(product / RANGE)
}
