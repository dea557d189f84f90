/** A table as somebody wishes for it, on the way to the server. */
import type { GameInfo, NewTable, OptionInfo } from '../wire/messages'

export const PERSON = 'person'
export const CLOCKS = [15, 30, 60, 120, 300]
export const GRACES = [30, 60, 300, 86_400]
export const PACES = { usual: null, slow: 2.5, quick: 0.6, instant: 0 } as const
export type Pace = keyof typeof PACES

export interface Wish {
  game: string
  /** For each seat: a person, or a level of bots. The first is ours. */
  seats: string[]
  options: Record<string, unknown>
  clock: number | null
  open: boolean
  spectators: boolean
  chat: boolean
  hotSeat: boolean
  grace: number | null
  pace: Pace
}

export function firstWish(game: GameInfo, level: string): Wish {
  const bot = game.bots.includes(level) ? level : (game.bots[0] ?? PERSON)
  const players = Math.min(Math.max(4, game.least), game.most)
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? PERSON : bot))
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  return {
    game: game.name, seats, options, clock: null, open: false, spectators: true, chat: true, hotSeat: false, grace: null, pace: 'usual',
  }
}

/** What there is to choose for an option; null: it is not chosen from a list. */
export function valuesOf(option: OptionInfo, players: number): unknown[] | null {
  if (option.name === 'edition') return null
  if (option.name === 'first') return ['random', ...Array.from({ length: players }, (_, seat) => seat)]
  if (option.name === 'refill') return ['market', 'round_end']
  if (option.name === 'hand') return [null, 6, 7]
  if (option.name === 'offers') return [0, 1, 2, 3, 5, 10, 'unlimited']
  if (typeof option.default === 'boolean') return [false, true]
  return null
}

/** With as many seats as wanted; new ones get the bot of the last. */
export function withPlayers(wish: Wish, players: number): Wish {
  const last = wish.seats.at(-1) ?? PERSON
  const seats = Array.from({ length: players }, (_, seat) => wish.seats[seat] ?? last)
  const first = wish.options.first
  const options = typeof first === 'number' && first >= players ? { ...wish.options, first: 'random' } : wish.options
  return { ...wish, seats, options }
}

/** Whether the game can start as soon as we sit. */
export const needsNobody = (wish: Wish) => wish.seats.slice(1).every((seat) => seat !== PERSON)

/** For the server; options that stay as they are need not be said. */
export function toServer(wish: Wish, game: GameInfo): NewTable {
  const changed = game.options.filter((option) => wish.options[option.name] !== option.default)
  return {
    game: wish.game,
    players: wish.seats.length,
    options: Object.fromEntries(changed.map((option) => [option.name, wish.options[option.name]])),
    bots: wish.seats.map((seat) => (seat === PERSON ? null : seat)),
    clock: wish.clock,
    open: wish.open,
    spectators: wish.spectators,
    chat: wish.chat,
    hot_seat: wish.hotSeat,
    grace: wish.grace,
    bot_pace: PACES[wish.pace],
  }
}
