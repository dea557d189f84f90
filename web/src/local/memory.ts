/** The memory of a module, handed out piece by piece and taken back all at once before each call. */

const ALIGNED = 16
const PAGE = 65_536

/** A piece of a module's memory, as an entry takes an array: where it begins, and its lengths. */
export interface Piece {
  readonly at: number
  readonly lengths: readonly number[]
}

export class Memory {
  readonly #memory: WebAssembly.Memory
  readonly #first: number
  #next: number

  /** Everything from an address on is free. */
  constructor(memory: WebAssembly.Memory, first: number) {
    this.#memory = memory
    this.#first = this.#next = rounded(first)
  }

  /** Take back all that was handed out. */
  reset(): void {
    this.#next = this.#first
  }

  /** Room for an array with items of so many bytes; whatever was there before lies in it. */
  place(item: number, ...lengths: number[]): Piece {
    const piece = { at: this.#next, lengths }
    this.#next = rounded(piece.at + sizeOf(item, lengths))
    this.#grow()
    return piece
  }

  /** The same, filled with zeros. */
  room(item: number, ...lengths: number[]): Piece {
    const piece = this.place(item, ...lengths)
    this.bytes(piece.at, sizeOf(item, lengths)).fill(0)
    return piece
  }

  /** The same, with something in it. */
  lay(content: Uint8Array, item: number, ...lengths: number[]): Piece {
    const piece = this.room(item, ...lengths)
    this.bytes(piece.at, content.length).set(content)
    return piece
  }

  /** Memory itself, until the next call: then it may have grown, and lie elsewhere. */
  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, size)
  }

  /** Numbers in memory, as they lie there. */
  view(): DataView {
    return new DataView(this.#memory.buffer)
  }

  #grow(): void {
    const missing = this.#next - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE))
  }
}

const sizeOf = (item: number, lengths: readonly number[]): number =>
  lengths.reduce((size, length) => size * length, item)

const rounded = (at: number): number => Math.ceil(at / ALIGNED) * ALIGNED
