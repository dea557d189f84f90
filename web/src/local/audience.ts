/** Everybody's eyes on a table: a spectator's, and those of all seats. */
import type { GameModule, Written } from './module.ts'

/** Whose eyes saw anything new, as flags of their rows; and what those see who listen. */
export interface Glance {
  saw: number
  written: Map<number, Written>
}

/** The moments of an action: its tables, one after another, and how a view of them begins. */
export interface Film {
  reel: Uint8Array
  opening: string
}

const EVERYBODY = -1
const NO_FILM: Film = { reel: new Uint8Array(), opening: '' }

export class Audience {
  /** How often something changed before each seat's eyes, and at the end before a spectator's. */
  versions: number[]
  readonly #module: GameModule
  #sights: Uint8Array

  constructor(module: GameModule, players: number) {
    this.#module = module
    this.#sights = new Uint8Array((players + 1) * module.record('table').size)
    this.versions = Array.from({ length: players + 1 }, () => 0)
  }

  /**
   * Look again after an action. Those who listen see the moments on the reel, too, in views that begin with the
   * opening. After a step was taken back, the news on the table is old.
   */
  look(
    table: Uint8Array,
    { listening = EVERYBODY, takenBack = false, film = NO_FILM } = {},
  ): Glance {
    const { memory } = this.#module
    memory.reset()
    const rows = this.versions.length
    const laid = memory.lay(table, 1, table.length)
    const moments = film.reel.length / table.length
    const reel = memory.lay(film.reel, 1, moments, table.length)
    const sights = memory.lay(this.#sights, 1, rows, table.length)
    const counts = new Uint8Array(BigInt64Array.from(this.versions, BigInt).buffer)
    const versions = memory.lay(counts, 8, rows)
    const paper = this.#module.sheet(film.opening)
    const saw = Number(
      this.#module.call('watch', laid, reel, sights, versions, listening, takenBack, paper),
    )
    this.#sights = memory.bytes(sights.at, this.#sights.length).slice()
    this.versions = this.#module.wholes(versions.at, rows)
    return { saw, written: this.#read(paper.at, saw & listening) }
  }

  /** What was written, one after another. */
  #read(paper: number, rows: number): Map<number, Written> {
    const found = new Map<number, Written>()
    let start = 0
    for (let row = 0; row < this.versions.length; row += 1)
      if ((rows >> row) & 1) {
        found.set(EVERYBODY + row, this.#module.read(paper, row, start))
        start = this.#module.ends(paper, row)[1]
      }
    return found
  }
}
