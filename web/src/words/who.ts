/** Who reads, and what the players are called: what a sentence needs to know of people. */
export interface Who {
  /** A player's name. */
  name(seat: number): string
  /** Whether that player is the reader. */
  you(seat: number): boolean
}

/** Who is who, from the eyes of a seat; at a table with several people on one device nobody is "you". */
export function who(names: readonly string[], reader: number | null): Who {
  return {
    name: (seat) => names[seat] ?? '?',
    you: (seat) => seat === reader,
  }
}
