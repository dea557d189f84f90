/** What bots are called on this device: residents of the town, who are always themselves. */
import type { GameInfo } from '../wire/messages.ts'
import type { KeptGame } from './store.ts'

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII']

/** Bots are called by names of their own, and never as a person is. */
export function parted(game: KeptGame, games: readonly GameInfo[]): void {
  for (const seat of game.seats) {
    if (seat.bot === null) continue
    const taken = game.seats.flatMap((one) => (one !== seat && one.name.trim() ? [one.name] : []))
    const isFree = (name: string) =>
      !taken.some((other) => other.toLowerCase() === name.toLowerCase())
    if (seat.name.trim() && isFree(seat.name)) continue
    seat.name = namesOf(game, seat.bot, games).find(isFree) ?? seat.bot
  }
}

/** The names of a bot, the best first: its residents, or travellers, and relatives. Every table begins with others. */
function namesOf({ id, wish }: KeptGame, bot: string, games: readonly GameInfo[]): string[] {
  const residents = games.find(({ name }) => name === wish.game)?.residents ?? []
  const [level] = bot.split(':')
  const own = residents.filter((one) => one.bot === level)
  const people = own.length > 0 ? own : residents.filter((one) => one.bot === '')
  const turn = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % (own.length || 1)
  const names = [...people.slice(turn), ...people.slice(0, turn)].map(({ name }) => name)
  return NUMERALS.flatMap((numeral) => names.map((name) => `${name}${numeral}`))
}
