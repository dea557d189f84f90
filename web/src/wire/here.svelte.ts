/** Tables on this device, which a worker plays. The page asks it as it asks a server. */
import type { Archive } from '../local/archive'
import type { LocalHouse } from '../local/house'
import { catalogueAddress, moduleOf } from '../local/files'
import { MARK, type FromWorker, type ToWorker, type WorkerTrouble } from '../local/post'
import type { StorageTrouble } from '../local/store'
import type {
  Catalogue,
  FromClient,
  Language,
  NewTable,
  Problem,
  TableInfo,
  ToClient,
} from './messages'
import { RequestFailed } from './problem'
import { ownName } from './site'
import type { Connection } from './socket'

const CODES: Partial<Record<WorkerTrouble, number>> = {
  unknown_table: 4004,
  other_rules: 4009,
  elsewhere: 4010,
}

/** Whether a table is on this device. */
export const isHere = (table: string): boolean => table.startsWith(MARK)

/** Whether a game can be played on this device: the page may have been built without its module. */
export const canPlayHere = (game: string): boolean =>
  moduleOf(game) !== undefined && catalogueAddress !== undefined

type Promised<Whole> = {
  [Call in keyof Whole]: Whole[Call] extends (...args: never[]) => Promise<unknown>
    ? Whole[Call]
    : never
}
type Calls = Promised<LocalHouse> & Promised<Archive>

const GAMES = ownName('sherwood') // the database
const KEPT = ownName('sherwood.here') // whether this device has had a game

class Here {
  /** Why games cannot be kept on this device; null: they are kept. */
  storageTrouble = $state<StorageTrouble | null>(null)
  #worker: Worker | null = null
  #count = 0
  readonly #asked = new Map<number, (message: FromWorker) => void>()
  readonly #guests = new Map<number, (message: FromWorker) => void>()

  /** The tables on this device; a device that never had one is not asked. */
  async tables(): Promise<TableInfo[]> {
    return this.hasGames ? this.ask('getTables') : []
  }

  /** Whether there may be games on this device. */
  get hasGames(): boolean {
    return this.#count > 0 || localStorage.getItem(KEPT) !== null
  }

  async open(wish: NewTable): Promise<TableInfo> {
    const table = await this.ask('openTable', wish)
    this.remember()
    return table
  }

  /** There is a game on this device from now on. */
  remember(): void {
    try {
      localStorage.setItem(KEPT, 'yes')
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Forget all games on this device. */
  async forget(): Promise<void> {
    this.#worker?.terminate()
    this.#worker = null
    this.#loseAll()
    await new Promise<void>((resolve) => {
      const request = indexedDB.deleteDatabase(GAMES)
      request.onsuccess = request.onerror = () => resolve()
      request.onblocked = () => resolve() // it happens as soon as the others have let go
    })
  }

  /** What was known of all games when the page was built; null: it has no modules. */
  async catalogue(): Promise<Catalogue | null> {
    if (!catalogueAddress) return null
    return (await (await fetch(catalogueAddress)).json()) as Catalogue
  }

  ask<Call extends keyof Calls>(
    call: Call,
    ...args: Parameters<Calls[Call]>
  ): ReturnType<Calls[Call]> {
    const number = this.#count++
    const answered = new Promise((resolve, reject) => {
      this.#asked.set(number, (message) => {
        if (message.type === 'answer') resolve(message.value)
        else if (message.type === 'failed') reject(failure(message.reason, message.about))
      })
    })
    this.#post({ type: 'ask', number, call, args })
    return answered as ReturnType<Calls[Call]>
  }

  /** Sit at a table on this device. */
  connect(
    table: string,
    language: Language,
    hear: (message: ToClient) => void,
    notice: (connection: Connection, code?: number) => void,
  ): { send: (message: FromClient) => void; close: () => void } {
    const guest = this.#count++
    notice('connecting')
    this.#guests.set(guest, (message) => {
      if (message.type === 'gone') notice('closed', CODES[message.reason] ?? 0)
      if (message.type !== 'heard') return
      notice('open')
      hear(message.message)
    })
    this.#post({ type: 'connect', guest, table, language })
    return {
      send: (message) => this.#post({ type: 'send', guest, message }),
      close: () => {
        this.#guests.delete(guest)
        this.#post({ type: 'close', guest })
      },
    }
  }

  #post(message: ToWorker): void {
    this.#worker ??= this.#start()
    this.#worker.postMessage($state.snapshot(message))
  }

  #start(): Worker {
    const worker = new Worker(new URL('../local/worker.ts', import.meta.url), {
      type: 'module',
      name: GAMES,
    })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    worker.onerror = () => this.#loseAll()
    return worker
  }

  /** Nobody answers any more: neither those who asked, nor those who sit at a table. */
  #loseAll(): void {
    for (const [number, heard] of this.#asked)
      heard({ type: 'failed', number, reason: 'broken', about: {} })
    this.#asked.clear()
    for (const [guest, heard] of this.#guests) heard({ type: 'gone', guest, reason: 'broken' })
  }

  #hear(message: FromWorker): void {
    if (message.type === 'storage') this.storageTrouble = message.trouble
    else if ('guest' in message) this.#guests.get(message.guest)?.(message)
    else {
      this.#asked.get(message.number)?.(message)
      this.#asked.delete(message.number)
    }
  }
}

const failure = (reason: WorkerTrouble, about: Problem['about']): RequestFailed =>
  new RequestFailed({
    status: 409,
    why: reason,
    reason: reason === 'elsewhere' ? 'unavailable' : reason,
    about,
  })

export const here = new Here()
