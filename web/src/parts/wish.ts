/** A table as somebody wishes for it, on the way to the server. */
import type { GameInfo, NewTable, OptionInfo, PresetInfo } from '../wire/messages'

export const PERSON = 'person'
export const CLOCKS = [15, 30, 60, 120, 300]
export const GLASSES = [15, 30, 60, 120]
export const GRACES = [30, 60, 300, 86_400]
export const PACES = { usual: null, slow: 2.5, quick: 0.6, instant: 0 } as const
export type Pace = keyof typeof PACES

export interface Wish {
  game: string
  /** For each seat: a person, or a level of bots. The first is ours. */
  seats: string[]
  options: Record<string, unknown>
  clock: number | null
  /** Seconds in the sand-glass; 0: none; null: it hurries bots alone. */
  glass: number | null
  glassOnce: boolean
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
  const options = Object.fromEntries(game.options.map((option) => [option.name, usual(option)]))
  return {
    game: game.name,
    seats,
    options,
    clock: null,
    glass: null,
    glassOnce: false,
    open: false,
    spectators: true,
    chat: true,
    hotSeat: false,
    grace: null,
    pace: 'usual',
  }
}

/** An option's value where people play and nobody chose another. */
export const usual = (option: OptionInfo): unknown => option.for_people ?? option.default

/** What there is to choose for an option; nothing: it is not chosen from a list. */
export const valuesOf = ({ choices, seats }: OptionInfo, players: number): unknown[] =>
  seats ? [...choices, ...Array.from({ length: players }, (_, seat) => seat)] : choices

/** With as many seats as wanted; new ones get the bot of the last, and nothing is left to a seat that is gone. */
export function withPlayers(wish: Wish, game: GameInfo, players: number): Wish {
  const last = wish.seats.at(-1) ?? PERSON
  const seats = Array.from({ length: players }, (_, seat) => wish.seats[seat] ?? last)
  const lost = game.options.filter(
    (option) => option.seats && !valuesOf(option, players).includes(wish.options[option.name]),
  )
  const instead = Object.fromEntries(lost.map((option) => [option.name, usual(option)]))
  return { ...wish, seats, options: { ...wish.options, ...instead } }
}

/** What a preset chooses, for every option that it could: those that no box and no seat decides. */
const chosenBy = (game: GameInfo, preset: PresetInfo): [string, unknown][] =>
  game.options
    .filter((option) => option.printed !== null)
    .map((option) => [
      option.name,
      option.name in preset.options ? preset.options[option.name] : usual(option),
    ])

export const isPreset = (wish: Wish, game: GameInfo, preset: PresetInfo): boolean =>
  chosenBy(game, preset).every(([name, value]) => wish.options[name] === value)

/** The same table by a preset; what the printed rules leave open stays as it is. */
export const withPreset = (wish: Wish, game: GameInfo, preset: PresetInfo): Wish => ({
  ...wish,
  options: { ...wish.options, ...Object.fromEntries(chosenBy(game, preset)) },
})

/** Whether the game can start as soon as we sit. */
export const needsNobody = (wish: Wish) => wish.seats.slice(1).every((seat) => seat !== PERSON)

/** For the server; options that stay as they are need not be said. */
export function toServer(wish: Wish, game: GameInfo): NewTable {
  const changed = game.options.filter((option) => wish.options[option.name] !== usual(option))
  return {
    game: wish.game,
    players: wish.seats.length,
    options: Object.fromEntries(changed.map((option) => [option.name, wish.options[option.name]])),
    bots: wish.seats.map((seat) => (seat === PERSON ? null : seat)),
    clock: wish.clock,
    glass: game.talks ? wish.glass : null,
    glass_once: game.talks && wish.glassOnce,
    open: wish.open,
    spectators: wish.spectators,
    chat: wish.chat,
    hot_seat: wish.hotSeat,
    grace: wish.grace,
    bot_pace: PACES[wish.pace],
  }
}
