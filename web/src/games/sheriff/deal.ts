/** The deal of Sheriff of Nottingham: full hands, from the sheriff's left. */
import { dealt, firstSeat, shuffled, type Dealer } from '../deal'
import { CONTRABANDS, GOODS, LEGALS } from './types'

const LEFT_OUT = 10 // cards, where the option wants it
const FEW = 3 // players for whom some cards stay in the box

export const deal: Dealer = (dice, setup) => {
  const { players, options, edition } = setup
  const goods = options.royal ? GOODS : [...LEGALS, ...CONTRABANDS]
  const stays = players === FEW ? edition.left_out_with_three : undefined
  const copies = goods.map(
    (good) => [good, (edition.copies?.[good] ?? 0) - (stays?.[good] ?? 0)] as const,
  )
  const deck = shuffled(dice, copies)
  if (options.left_out) deck.splice(-LEFT_OUT)
  const hand = typeof options.hand === 'number' ? options.hand : (edition.start?.hand ?? 0)
  return dealt(deck, players, firstSeat(dice, setup) + 1, hand)
}
