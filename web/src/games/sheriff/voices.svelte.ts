/** What players say at the gate. It is fetched with the gate. */
import type { StoryEntry, Table } from '../../table.svelte'
import { words } from '../../words/words.svelte'
import type { Voice } from '../kit'

type Speak = (story: readonly StoryEntry[], table: Table) => Voice[]

let speak = $state.raw<Speak | null>(null)

export async function needVoices(): Promise<void> {
  const [{ spokenIn }] = await Promise.all([import('./spoken'), words.need('sheriff/voice')])
  speak = spokenIn
}

export const voices: Speak = (story, table) => speak?.(story, table) ?? []
