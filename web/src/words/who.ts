/** Who reads, and what the players are called: what a sentence needs to know of people. */
export interface Who {
  /** A player's name, shortened where it is long: a sentence has to stay one. */
  name(seat: number): string
  /** Whether that player is the reader. */
  you(seat: number): boolean
}

const LONGEST = 18 // letters

export const shortened = (name: string): string =>
  name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 1).trimEnd()}…`

/** Who is who, from the eyes of a seat; at a table with several people on one device nobody is "you". */
export function who(names: readonly string[], reader: number | null): Who {
  return {
    name: (seat) => shortened(names[seat] ?? '?'),
    you: (seat) => seat === reader,
  }
}
