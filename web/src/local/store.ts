/** Games on this device, in its IndexedDB. A browser that keeps nothing plays all the same, and the page says so. */
import type { NewTable, Words } from '../wire/messages.ts'
import type { WasmManifest } from './manifest.ts'
import type { Row } from './live.ts'

export interface KeptSeat {
  name: string
  /** Null: a person, or nobody where there is no name. */
  bot: string | null
  /** Whether the page passes for this person where there is nothing to decide. */
  says_no?: boolean
  /** At the end; a game that ended before they were kept has none. */
  points?: number
  place?: number
}

/** What a bot has said. */
export interface KeptLine {
  number: number
  seat: number
  phrase: string
  at: number
}

/** A game as it is kept: what was wished for, who sits where, and all that was done. */
export interface KeptGame {
  id: string
  wish: NewTable
  seats: KeptSeat[]
  state: 'waiting' | 'playing' | 'over'
  rules: number
  /** Of the module with which it began. */
  module: string
  secret: string
  contributions: string[]
  pledges: string[]
  position: Record<string, unknown> | null
  laid: Uint8Array | null
  rows: Row[]
  /** What bots have said; nothing in a game that was kept when they were silent here. */
  said?: KeptLine[]
  /** What people said with proposals, where somebody did. */
  words?: Words[]
  created_at: number
  started_at: number | null
  ended_at: number | null
  previous: string | null
  rematch: string | null
}

/** A module that a game needs. */
export interface KeptModule {
  state: string
  code: ArrayBuffer
  manifest: WasmManifest
}

/** Why a game is not kept: there is no room left, or the browser keeps nothing here. */
export type StorageTrouble = 'full' | 'forbidden'

export const storageTrouble = (error: unknown): StorageTrouble =>
  (error as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'forbidden'

const NAME = (globalThis as { name?: string }).name || 'sherwood' // a worker is called as its page keeps games
const VERSION = 1
const GAMES = 'games'
const MODULES = 'modules'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('nothing can be kept here'))
  })

export class Store {
  #database: Promise<IDBDatabase> | null = null

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, VERSION)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(GAMES, { keyPath: 'id' })
        request.result.createObjectStore(MODULES, { keyPath: 'state' })
      }
      request.onsuccess = () => {
        // Another page wants everything forgotten, or the browser has cleared it: the next one who asks opens it anew.
        const { result } = request
        result.onversionchange = result.onclose = () => {
          result.close()
          this.#database = null
        }
        resolve(result)
      }
      request.onerror = () => reject(request.error ?? new Error('nothing can be kept here'))
      request.onblocked = () => reject(new Error('another page is in the way'))
    })
    this.#database.catch(() => (this.#database = null))
    return this.#database
  }

  async #in(store: string, mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.#open()).transaction(store, mode).objectStore(store)
  }

  async games(): Promise<KeptGame[]> {
    return settled((await this.#in(GAMES, 'readonly')).getAll() as IDBRequest<KeptGame[]>)
  }

  async game(id: string): Promise<KeptGame | undefined> {
    const store = await this.#in(GAMES, 'readonly')
    return settled(store.get(id) as IDBRequest<KeptGame | undefined>)
  }

  /** Keep a game; it is refused where there is no room, or where the browser keeps nothing. */
  async keep(game: KeptGame): Promise<void> {
    await written(await this.#in(GAMES, 'readwrite'), (store) => store.put(game))
  }

  async forget(id: string): Promise<void> {
    await written(await this.#in(GAMES, 'readwrite'), (store) => store.delete(id))
  }

  async module(state: string): Promise<KeptModule | undefined> {
    const store = await this.#in(MODULES, 'readonly')
    return settled(store.get(state) as IDBRequest<KeptModule | undefined>)
  }

  /** The module of a game with these rules; undefined: no game was played with it here. */
  async moduleFor(game: string, rules: number): Promise<KeptModule | undefined> {
    const store = await this.#in(MODULES, 'readonly')
    const all = await settled(store.getAll() as IDBRequest<KeptModule[]>)
    return all.find(({ manifest }) => manifest.game === game && manifest.rules === rules)
  }

  /** Keep the module of a game that begins, and let go of those that no game needs any more, to go on or be seen again. */
  async keepModule(kept: KeptModule): Promise<void> {
    const needed = new Set([kept.state, ...(await this.games()).map((game) => game.module)])
    const store = await this.#in(MODULES, 'readwrite')
    await written(store, () => {
      store.put(kept)
      const all = store.getAllKeys()
      all.onsuccess = () => {
        for (const state of all.result) if (!needed.has(String(state))) store.delete(state)
      }
    })
  }
}

/** Until it is durable, or refused: room may run out only at the end of a transaction. */
function written(store: IDBObjectStore, change: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = store
    transaction.oncomplete = () => resolve()
    // Whatever fails ends here, and only here the transaction knows why.
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing can be kept here'))
    change(store)
  })
}
