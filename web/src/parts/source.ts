/** Where the steps of a finished game come from: its log, where this device can play it; else the server. */
import type { LogRead } from '../local/archive'
import { canPlayHere, here, isHere } from '../wire/here.svelte'
import type { TableInfo } from '../wire/messages'
import { RequestFailed } from '../wire/problem'
import { getLog } from '../wire/requests'
import { Fetched } from './fetched'
import { fromLog, type Source } from './recording.svelte'

export async function sourceOf({ id, game }: TableInfo): Promise<Source> {
  if (!canPlayHere(game)) return new Fetched(id)
  const reading = here.ask('readLog', id, await getLog(id))
  if (isHere(id)) return ownGame(id, await reading) // no server knows of it
  const read = await reading.catch(() => null)
  return read?.info && !read.fault ? fromLog(id, read.length) : new Fetched(id)
}

function ownGame(id: string, { info, length }: LogRead): Source {
  if (info) return fromLog(id, length)
  throw new RequestFailed({ status: 409, why: 'other rules', reason: 'other_rules', about: {} })
}
