/** Awards after a game: some things that are true, for as many different players as there are. */

/** Something to be best at: what it is called, and what is said of whoever was. */
export interface Distinction {
  name: string
  says: (count: number) => string
  /** For each seat. */
  tally: readonly number[]
}

export interface Award {
  name: string
  says: string
  seats: number[]
}

const MOST = 3 // where a game says nothing else

/** The first candidates that set somebody apart; those who have nothing yet come first. */
export function awardsAmong(candidates: readonly Distinction[], most = MOST): Award[] {
  const rest = candidates.map(awardOf).filter((award) => award !== null)
  const given: Award[] = []
  while (given.length < most && rest.length > 0) {
    const fresh = rest.findIndex(({ seats }) => !given.some((one) => meet(one.seats, seats)))
    given.push(...rest.splice(Math.max(fresh, 0), 1))
  }
  return given
}

/** Who is best at something; null: nobody, or nearly everybody. */
function awardOf({ name, says, tally }: Distinction): Award | null {
  const best = Math.max(...tally)
  const seats = tally.flatMap((count, seat) => (count === best ? [seat] : []))
  return best > 0 && seats.length * 2 <= tally.length ? { name, says: says(best), seats } : null
}

const meet = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((seat) => others.includes(seat))
