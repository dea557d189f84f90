/** Where the steps of a finished game come from: its log, where this device can play it; else the server. */
import { canPlayHere, here, isHere } from '../wire/here.svelte'
import type { TableInfo } from '../wire/messages'
import { getLog } from '../wire/requests'
import { Fetched } from './fetched'
import { fromLog, type Source } from './recording.svelte'

export async function sourceOf({ id, game }: TableInfo): Promise<Source> {
  if (!canPlayHere(game)) return new Fetched(id)
  const read = await here.ask('readLog', id, await getLog(id)).catch(() => null)
  return read?.info && (!read.fault || isHere(id)) ? fromLog(id, read.length) : new Fetched(id)
}
