/** A table on this device as the page knows tables, and who sits there. */
import { bytesOf, commitmentTo } from '../parts/key.ts'
import type { SeatInfo, TableInfo } from '../wire/messages.ts'
import type { Match } from './match.ts'
import type { KeptGame, KeptSeat } from './store.ts'

export const seatsOfPeople = ({ seats }: KeptGame): number[] =>
  seats.flatMap(({ name, bot }, seat) => (name && bot === null ? [seat] : []))

/** A table on this device as the page knows tables: nobody else can see it. */
export function infoOf(game: KeptGame, colours: readonly string[]): TableInfo {
  const [host = null] = seatsOfPeople(game)
  return {
    id: game.id,
    game: game.wish.game,
    players: game.wish.players,
    options: game.wish.options ?? {},
    clock: null,
    glass: game.wish.glass ?? null,
    glass_once: game.wish.glass_once ?? false,
    open: false,
    spectators: false,
    chat: false,
    hot_seat: game.wish.hot_seat ?? false,
    bot_pace: game.wish.bot_pace ?? null,
    state: game.state,
    you_are_host: true,
    host,
    seats: game.seats.map((seat, number) => seatOf(seat, number, colours)),
    commitment: commitmentTo(bytesOf(game.secret)),
    lesson: game.wish.lesson ?? null,
    created_at: game.created_at,
    started_at: game.started_at,
    ended_at: game.ended_at,
    previous: game.previous,
    rematch: game.rematch,
    watching: 0,
  }
}

/** The seats of a game that is over, with how it has ended for each. After those who won, points decide alone. */
export function seatsAfter({ module, table }: Match, seats: readonly KeptSeat[]): KeptSeat[] {
  const { points, winners } = module.outcome(table, seats.length)
  const hasWon = (seat: number) => ((winners >> seat) & 1) === 1
  return seats.map((one, seat) => {
    const mine = points[seat] ?? 0
    const isBetter = (theirs: number, other: number) =>
      other !== seat && (hasWon(other) || theirs > mine)
    const place = hasWon(seat) ? 1 : 1 + points.filter(isBetter).length
    return { ...one, points: mine, place }
  })
}

/** A seat on this device. */
export const seatOf = (
  { name, bot, says_no, points, place }: KeptSeat,
  seat: number,
  colours: readonly string[],
): SeatInfo => ({
  seat,
  colour: colours[seat] ?? '',
  kind: bot ? 'bot' : name ? 'person' : 'empty',
  name,
  bot,
  yours: !bot && name !== '',
  present: true,
  stand_in: false,
  pledge: null,
  words: null,
  says_no: says_no ?? null,
  new_link: null,
  was_yours: false,
  points: points ?? null,
  place: place ?? null,
})
