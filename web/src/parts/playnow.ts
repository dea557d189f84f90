/** One click, and a game against bots begins. */
import { kitOf } from '../games/kit'
import { me, type Tempo } from '../me.svelte'
import type { GameInfo, TableInfo } from '../wire/messages'
import { canPlayHere, here } from '../wire/here.svelte'
import { openTable, startGame } from '../wire/requests'
import { words } from '../words/words.svelte'
import { sitting, takePart } from './pledge'
import { PACES, type Pace } from './wish'

const USUAL_PLAYERS = 4
/** Whoever is not shown things at leisure does not wait for bots either. */
export const PACE_OF: Record<Tempo, Pace> = { ease: 'usual', brisk: 'quick', once: 'instant' }
/** All bots of a game, the strengths that one chooses among first; others are characters for one's own tables. */
export const botsOf = (game: GameInfo) => [
  ...strengthsOf(game),
  ...game.bots.filter((level) => !strengthsOf(game).includes(level)),
]
/** The strengths of a game's bots, the weakest first; where it knows of none, all of its bots. */
export const strengthsOf = ({ bots, strengths }: GameInfo): string[] =>
  strengths.length > 0 ? strengths : bots
/** The strength that we like, if the game has it; else one that comes unasked; undefined: it has no bots. */
export const levelFor = (game: GameInfo): string | undefined =>
  game.bots.includes(me.level) ? me.level : (game.company[0] ?? strengthsOf(game)[0])

/** So many bots of a strength: of the usual one whoever comes, each a different character as far as there are enough. */
export function companyOf(game: GameInfo, level: string, count: number): string[] {
  if (!game.company.includes(level)) return Array.from({ length: count }, () => level)
  const rounds = Array.from({ length: Math.ceil(count / game.company.length) }, () =>
    shuffled(game.company),
  )
  return rounds.flat().slice(0, count)
}

const shuffled = <T>(things: readonly T[]): T[] =>
  things
    .map((thing) => ({ thing, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ thing }) => thing)

/** What one could remember is shown, if one wants to see it, where only bots play along: they forget nothing. */
async function aidsOf({ name }: GameInfo): Promise<Record<string, unknown>> {
  return (await kitOf(name)).hasNotes ? { memory: true } : {}
}

/** On this device, where the page has the game's module; else at a table of the server. */
export async function playNow(game: GameInfo): Promise<string> {
  const players = Math.min(Math.max(USUAL_PLAYERS, game.least), game.most)
  const level = levelFor(game)
  const bots = [null, ...(level ? companyOf(game, level, players - 1) : [])]
  void fetchTable(game.name)
  const wish = { game: game.name, players, bots, start: true, options: await aidsOf(game) }
  if (canPlayHere(game.name))
    return (
      await here.open({ ...wish, sit: { name: me.name }, bot_pace: PACES[PACE_OF[me.tempo]] })
    ).id
  if (!me.known) await me.introduce()
  const table = await openTable({ ...wish, sit: sitting(me.name) })
  void takePart(table)
  return table.id
}

/** Fetch what shows a table while the table is laid; whoever needs it then says whether that failed. */
async function fetchTable(game: string): Promise<void> {
  const page = import('../pages/TablePage.svelte')
  await Promise.allSettled([page, kitOf(game), words.need(`${game}/words`)])
}

/** Start the game of a table at which nobody is waited for: its seats are ours, or bots have them. */
export async function startAmongBots(table: TableInfo): Promise<void> {
  const isOurs = table.seats.every(({ kind, yours }) => kind === 'bot' || yours)
  if (!isOurs || table.state !== 'waiting' || !table.you_are_host) return
  await takePart(table) // our words are pledged before the deal
  void takePart(await startGame(table.id))
}
