/** The score sheet as one table: a row for each thing that counts, a column for each player. */
import type { GameLine } from '../wire/messages'
import type { SheetEntry } from './chronicle'

export interface SheetRow extends Pick<SheetEntry, 'name' | 'rank'> {
  /** For each seat; null: nothing. */
  cells: ({ points: number; count: number | null } | null)[]
}

export function rowsOf(
  sheet: readonly (readonly GameLine[])[],
  rowOf: (line: GameLine) => SheetEntry,
): SheetRow[] {
  const rows = new Map<number, SheetRow>()
  sheet.forEach((lines, seat) => {
    for (const line of lines) {
      const { name, rank, count } = rowOf(line)
      const row = rows.get(rank) ?? { name, rank, cells: sheet.map(() => null) }
      const before = row.cells[seat]
      row.cells[seat] = {
        points: (before?.points ?? 0) + line.points,
        count: count === null ? null : (before?.count ?? 0) + count,
      }
      rows.set(rank, row)
    }
  })
  return [...rows.values()].sort((one, other) => one.rank - other.rank)
}

/** Rows for a game that says nothing of them: as they come, under their own words. */
export function plainRows(name: (line: GameLine) => string): (line: GameLine) => SheetEntry {
  const known: string[] = []
  return (line) => {
    const said = name(line)
    if (!known.includes(said)) known.push(said)
    return { name: said, rank: known.indexOf(said), count: null }
  }
}

/** What set the first apart from the second; null: nothing did. */
export function decisive(
  rows: readonly SheetRow[],
  first: number,
  second: number,
): { name: string; lead: number } | null {
  const leads = rows.map(({ name, cells }) => ({
    name,
    lead: (cells[first]?.points ?? 0) - (cells[second]?.points ?? 0),
  }))
  const best = leads.toSorted((one, other) => other.lead - one.lead)[0]
  return best && best.lead > 0 ? best : null
}
