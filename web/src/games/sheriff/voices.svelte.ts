/** What players say at the gate. It is fetched with the gate. */
import type { StoryEntry, Table } from '../../table.svelte'
import { words } from '../../words/words.svelte'
import type { Voice } from '../kit'

type Speak = (story: readonly StoryEntry[], table: Table) => Voice[]

type Suggest = (table: Table) => readonly string[]

let speak = $state.raw<Speak | null>(null)
let suggest = $state.raw<Suggest | null>(null)

export async function needVoices(): Promise<void> {
  const [{ spokenIn, linesFor }] = await Promise.all([
    import('./gate'),
    words.need('sheriff/voice'),
  ])
  speak = spokenIn
  suggest = linesFor
}

export const lines: Suggest = (table) => suggest?.(table) ?? []
export const voices: Speak = (story, table) => speak?.(story, table) ?? []
