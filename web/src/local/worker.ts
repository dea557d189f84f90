/** The worker: it answers what the page asks, and hears and speaks for tables on this device. */
import type { Catalogue, Language } from '../wire/messages.ts'
import { catalogueAddress, moduleOf } from './files.ts'
import { Archive } from './archive.ts'
import { claim } from './claim.ts'
import { LocalHouse, LocalRefusal } from './house.ts'
import { Modules } from './modules.ts'
import type { FromWorker, ToWorker, WorkerTrouble } from './post.ts'
import type { Guest } from './room.ts'
import { Store, type StorageTrouble } from './store.ts'

/** Somebody at a table, and how the table is given back to other pages. */
interface Visit {
  guest: Guest
  release: () => void
}

const post = (message: FromWorker): void => postMessage(message)
const visits = new Map<number, Promise<Visit>>()
let known: Promise<Catalogue> | null = null

function catalogue(): Promise<Catalogue> {
  known ??= fetch(catalogueAddress ?? '').then((answer) => answer.json() as Promise<Catalogue>)
  known.catch(() => (known = null))
  return known
}

const modules = new Modules(moduleOf)
const store = new Store()
const archive = new Archive(modules, catalogue, store)
const complain = (trouble: StorageTrouble | null): void => post({ type: 'storage', trouble })
/** What bots say is fetched when they begin to speak. */
const phrasebookOf = async (game: string) => (await import('./phrasebook.ts')).phrasebookOf(game)
const house = new LocalHouse(modules, catalogue, archive, complain, store, phrasebookOf)

const reasonOf = (error: unknown): WorkerTrouble => {
  if (error instanceof LocalRefusal) return error.reason
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'elsewhere'
  console.error(error)
  return 'broken'
}

async function answer(number: number, call: string, args: unknown[]): Promise<void> {
  try {
    const whose: object = call in archive ? archive : house
    const asked = whose[call as never] as (...given: unknown[]) => Promise<unknown>
    post({ type: 'answer', number, value: await asked.apply(whose, args) })
  } catch (error) {
    const about = error instanceof LocalRefusal ? error.about : {}
    post({ type: 'failed', number, reason: reasonOf(error), about })
  }
}

/** Whoever is not heard would wait for good. */
const lose =
  (guest: number) =>
  (error: unknown): void =>
    post({ type: 'gone', guest, reason: reasonOf(error) })

async function visit(number: number, table: string, language: Language): Promise<Visit> {
  const release = await claim(table)
  try {
    const guest = await house.connect(
      table,
      language,
      (message) => post({ type: 'heard', guest: number, message }),
      lose(number),
    )
    return { guest, release }
  } catch (error) {
    release()
    throw error
  }
}

async function close(number: number): Promise<void> {
  const found = await visits.get(number)?.catch(() => undefined)
  visits.delete(number)
  if (!found) return
  await house.disconnect(found.guest)
  found.release()
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'ask') void answer(data.number, data.call, data.args)
  else if (data.type === 'connect') {
    const visiting = visit(data.guest, data.table, data.language)
    visits.set(data.guest, visiting)
    visiting.catch(lose(data.guest))
  } else if (data.type === 'send')
    visits
      .get(data.guest)
      ?.then(({ guest }) => house.hear(guest, data.message))
      .catch(lose(data.guest))
  else void close(data.guest)
}
