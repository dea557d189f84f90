/** Bots are persons of the town: who sits where. */
import type { Table } from '../table.svelte'
import { games } from '../wire/games.svelte'
import type { ResidentInfo } from '../wire/messages'

/** The resident in a seat, or of whom a relative sits there, with a numeral; undefined: somebody else does. */
export function residentOf({ info }: Table, seat: number): ResidentInfo | undefined {
  const one = info?.seats[seat]
  if (!info || one?.kind !== 'bot') return undefined
  return games
    .find(info.game)
    ?.residents.find(({ name }) => one.name === name || one.name.startsWith(`${name} `))
}
