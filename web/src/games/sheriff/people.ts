/** Small questions about the people at the table. */
import type { Table } from '../../table.svelte'
import { words } from '../../words/words.svelte'
import { LEGALS, type Deal, type Legal, type SheriffView, type Vow } from './view'

/** The seats clockwise from the viewer's left; for a spectator all of them. */
export function around(view: SheriffView, me: number | null): number[] {
  const seats = view.seats.map((_, seat) => seat)
  return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)]
}

/** The merchants, clockwise from the sheriff's left. */
export const merchants = (view: SheriffView): number[] => around(view, view.sheriff)

export const nameIn = (table: Table, seat: number | null | undefined): string =>
  table.names[seat ?? -1] ?? '?'

/** Who is sheriff: by name, or whoever reads. */
export function sheriffIn(table: Table, seat: number): string {
  const w = words.of('sheriff/words')
  return table.reader.you(seat) ? w.youAreSheriff : `${w.sheriff} ${nameIn(table, seat)}`
}

/** King or queen of a good, as it stands. */
export function rank(view: SheriffView, seat: number, good: Legal): 'king' | 'queen' | null {
  const standing = view.standings[good]
  if (standing?.king.includes(seat)) return 'king'
  return standing?.queen.includes(seat) ? 'queen' : null
}

/** The legal goods that are in this game. */
export const legalGoods = (view: SheriffView): Legal[] => LEGALS.filter((good) => view.goods[good])

/** How often a player has kept and broken a word, to anybody. */
export function record(
  view: SheriffView,
  seat: number,
): { kept: number; broken: number; open: Vow[] } {
  const given = view.promises.filter((vow) => vow.seat === seat)
  return {
    kept: given.reduce((sum, vow) => sum + vow.kept, 0),
    broken: given.reduce((sum, vow) => sum + vow.broken, 0),
    open: given.filter((vow) => vow.open),
  }
}

/** What a deal says about other bags, each as a sentence. */
export function clausesOf({ opens, passes, no_other }: Deal, table: Table): string[] {
  const { clause, theBagItself } = words.of('sheriff/words')
  const bag = (seat: number) => theBagItself(seat, table.reader)
  return [
    ...opens.map((seat) => clause.opens(bag(seat))),
    ...passes.map((seat) => clause.passes(bag(seat))),
    ...(no_other ? [clause.noOther] : []),
  ]
}
