/** The deal of a game, computed by the page itself, so that it can be compared with what the server dealt. */
import type { Dice } from '../parts/shuffle'

/** Cards by their names; what there is none of is left out. */
export type Counted = Record<string, number>

/** What decides the deal beside the key, as the head of a log has it. */
export interface Setup {
  players: number
  options: Record<string, unknown>
  edition: Record<string, Record<string, number>>
}

/** The first hand of every seat. */
export type Dealer = (dice: Dice, setup: Setup) => Counted[]

/** In both games the first stream decides who begins, and the second shuffles the deck. */
const FIRST = 0
const DECK = 1

/** A seat that was chosen, or by chance. */
export const firstSeat = (dice: Dice, { players, options }: Setup): number =>
  typeof options.first === 'number' ? options.first : dice.roll(FIRST, players)

/** A deck with so many copies of each card, shuffled; its top is its end. */
export function shuffled(dice: Dice, copies: readonly (readonly [string, number])[]): string[] {
  const deck = copies.flatMap(([card, count]) => Array<string>(count).fill(card))
  dice.shuffle(DECK, deck)
  return deck
}

/** One card after the other from the top, clockwise from a seat, until everybody has a hand. */
export function dealt(deck: string[], players: number, first: number, each: number): Counted[] {
  const hands = Array.from({ length: players }, (): Counted => ({}))
  for (let number = 0; number < players * each; number++) {
    const hand = hands[(first + number) % players]
    const card = deck.pop()
    if (hand && card) hand[card] = (hand[card] ?? 0) + 1
  }
  return hands
}

const deals = import.meta.glob<{ deal: Dealer }>('./*/deal.ts')

/** How a game is dealt; null: the page does not know. */
export async function dealOf(game: string): Promise<Dealer | null> {
  return (await deals[`./${game}/deal.ts`]?.())?.deal ?? null
}
