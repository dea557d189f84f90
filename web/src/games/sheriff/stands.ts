/** Whether what was chosen a moment ago means the same now, though somebody else did something meanwhile. */
import type { Step } from '../../table.svelte'
import { inOrder, listed, NO_DEAL, type Haggle, type SheriffView } from './view'

const PROPOSALS = ['offer', 'demand']
const OWN_CARDS = ['set_aside', 'load', 'close', 'lay', 'declare', 'pay']

export function stands(
  steps: readonly Step[],
  before: SheriffView,
  now: SheriffView,
  me: number,
): boolean {
  if (where(before) !== where(now) || cardsOf(before, me) !== cardsOf(now, me)) return false
  const verb = steps.at(-1)?.verb ?? ''
  if (OWN_CARDS.includes(verb)) return true
  if (!before.haggle || !now.haggle) return false
  const isOffer = PROPOSALS.includes(verb) && now.sheriff !== me
  // An offer stands for itself; who decides must have seen everything that lies on the table.
  return isOffer
    ? offeredBy(before.haggle, me) === offeredBy(now.haggle, me)
    : offeredBy(before.haggle) === offeredBy(now.haggle)
}

const where = ({ round, phase, sheriff, active, haggle }: SheriffView): string =>
  JSON.stringify([round, phase, sheriff, active, haggle?.merchant])

function cardsOf(view: SheriffView, me: number): string {
  const mine = view.seats[me]
  return JSON.stringify([
    mine?.gold,
    listed(mine?.hand),
    listed(mine?.in_bag),
    listed(mine?.legal),
    mine?.contraband,
  ])
}

/** The demand, what somebody is writing down, and the offers: one seat's, or everybody's. */
function offeredBy({ demand, draft, offers }: Haggle, seat?: number): string {
  const some = offers.filter((offer) => seat === undefined || offer.seat === seat)
  return JSON.stringify([
    inOrder(demand ?? NO_DEAL),
    demand === null,
    inOrder(draft ?? NO_DEAL),
    some.map((offer) => [offer.seat, offer.for, inOrder(offer)]),
  ])
}
