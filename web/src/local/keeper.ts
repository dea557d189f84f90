/** How games are kept: one change after the other; and those that cannot be kept, for as long as the page is open. */
import type { KeptGame, KeptModule, StorageTrouble, Store } from './store.ts'
import { storageTrouble } from './store.ts'

export class Keeper {
  /** Games that could not be kept, and are forgotten with the page. */
  readonly #unkept = new Map<string, KeptGame>()
  /** Games that were thrown away, whatever their rooms still want to keep. */
  readonly #forgotten = new Set<string>()
  #trouble: StorageTrouble | null = null
  /** Until all that was wanted so far is done. */
  done = Promise.resolve()

  constructor(
    readonly store: Store,
    /** Games cannot be kept, or can be kept again: the page has to say so. */
    readonly complain: (trouble: StorageTrouble | null) => void,
  ) {}

  /** Whether a game is in no store. */
  isUnkept(id: string): boolean {
    return this.#unkept.has(id)
  }

  async games(): Promise<KeptGame[]> {
    const kept = await this.store.games().catch(() => [])
    return [...kept.filter((game) => !this.#unkept.has(game.id)), ...this.#unkept.values()]
  }

  async game(id: string): Promise<KeptGame | undefined> {
    return this.#forgotten.has(id) ? undefined : this.store.game(id).catch(() => undefined)
  }

  /** Keep a game as it is now, so that an older state never overwrites a newer one. */
  keep(game: KeptGame): void {
    if (this.#forgotten.has(game.id)) return
    const copy = structuredClone(game)
    void this.#then(() =>
      this.store.keep(copy).then(
        () => {
          this.#unkept.delete(game.id)
          if (this.#unkept.size === 0) this.#notice(null)
        },
        (error: unknown) => {
          if (!this.#forgotten.has(game.id)) this.#unkept.set(game.id, game)
          this.#notice(storageTrouble(error))
        },
      ),
    )
  }

  keepModule(kept: KeptModule): void {
    void this.#then(() => this.store.keepModule(kept).catch(() => {}))
  }

  /** Throw a game away; now there may be room for others. */
  async forget(id: string): Promise<void> {
    this.#forgotten.add(id)
    this.#unkept.delete(id)
    await this.#then(() => this.store.forget(id).catch(() => {}))
    for (const game of this.#unkept.values()) this.keep(game)
  }

  #then(change: () => Promise<void>): Promise<void> {
    return (this.done = this.done.then(change))
  }

  #notice(trouble: StorageTrouble | null): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    this.complain(trouble)
  }
}
