/** What the rule book says of a game and no view repeats; it is here before a board is drawn. */
import type { GameInfo } from '../wire/messages'
import { games } from '../wire/games.svelte'

/** The facts of a game, as its own types have them. */
export function factsOf<F>(
  game: string,
  isIt: (info: GameInfo) => info is GameInfo & { facts: F },
): F {
  const info = games.find(game)
  if (info && isIt(info)) return info.facts
  throw new Error(`the facts of ${game} are not here`)
}
