/** The deal of Nottingham: three cards each, from whoever begins. */
import { dealt, firstSeat, shuffled, type Dealer } from '../deal'
import { KINDS } from './types'

const COPIES = 12
const HAND = 3

export const deal: Dealer = (dice, setup) => {
  const deck = shuffled(
    dice,
    KINDS.map((kind) => [kind, COPIES] as const),
  )
  return dealt(deck, setup.players, firstSeat(dice, setup), HAND)
}
