/** One click, and a game against bots begins. */
import { me } from '../me.svelte'
import type { GameInfo } from '../wire/messages'
import { openTable } from '../wire/requests'

const USUAL_PLAYERS = 4
/** The strengths that one chooses among; other bots are characters for one's own tables. */
export const STRENGTHS = ['novice', 'steady', 'sharp']

/** All bots of a game, the usual strengths first. */
export const botsOf = (game: GameInfo) => [
  ...strengthsOf(game),
  ...game.bots.filter((level) => !STRENGTHS.includes(level)),
]
export const strengthsOf = (game: GameInfo) => STRENGTHS.filter((level) => game.bots.includes(level))

export async function playNow(game: GameInfo): Promise<string> {
  if (!me.known) await me.introduce()
  const players = Math.min(Math.max(USUAL_PLAYERS, game.least), game.most)
  const level = game.bots.includes(me.level) ? me.level : (strengthsOf(game)[0] ?? game.bots[0])
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : (level ?? null)))
  const table = await openTable({ game: game.name, players, bots, sit: { name: me.name }, start: true })
  return table.id
}
