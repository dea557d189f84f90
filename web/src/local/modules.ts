/** The modules that came with the page, fetched when they are wanted; and those that a game began with. */
import type { WasmManifest } from './manifest.ts'
import { GameModule } from './module.ts'
import type { KeptGame, KeptModule, Store } from './store.ts'

/** Where the files of the modules are. */
export type Addresses = (game: string) => { code: string; manifest: string } | undefined

export interface Loaded {
  module: GameModule
  kept: KeptModule
}

export class Modules {
  readonly #loaded = new Map<string, Promise<Loaded>>()

  constructor(readonly addresses: Addresses) {}

  /** The module of a game as it came with the page. */
  newest(game: string): Promise<Loaded> {
    const known = this.#loaded.get(game)
    if (known) return known
    const fetched = this.#fetch(game)
    this.#loaded.set(game, fetched)
    fetched.catch(() => this.#loaded.delete(game))
    return fetched
  }

  /**
   * One with the rules by which a game is played: the newest, or the one that it began with. Null: there is none.
   * A table that was laid lies as that module lays it; a game that has not begun takes the newest rules.
   */
  async like(game: KeptGame, store: Store): Promise<GameModule | null> {
    const newest = await this.newest(game.wish.game).catch(() => null)
    const { rules, state } = newest?.kept.manifest ?? {}
    const isOpen = game.state === 'waiting' && game.rows.length === 0
    if (newest && (game.laid ? state === game.module : isOpen || rules === game.rules))
      return newest.module
    const kept = await store.module(game.module).catch(() => undefined)
    return kept ? load(kept) : null
  }

  /** One with the rules of a log that a game here was played with; undefined: there is none. */
  async kept(game: string, rules: number, store: Store): Promise<GameModule | undefined> {
    const kept = await store.moduleFor(game, rules).catch(() => undefined)
    return kept && load(kept)
  }

  async #fetch(game: string): Promise<Loaded> {
    const found = this.addresses(game)
    if (!found) throw new Error(`there is no module of ${game}`)
    const [code, manifest] = await Promise.all([get(found.code), get(found.manifest)])
    const kept = {
      state: '',
      code: await code.arrayBuffer(),
      manifest: (await manifest.json()) as WasmManifest,
    }
    kept.state = kept.manifest.state
    return { module: await load(kept), kept }
  }
}

const load = async ({ code, manifest }: KeptModule): Promise<GameModule> =>
  new GameModule(await WebAssembly.compile(code), manifest)

async function get(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} cannot be fetched`)
  return answer
}
