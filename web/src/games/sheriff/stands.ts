/** Whether what was chosen a moment ago means the same now, though somebody else did something meanwhile. */
import type { Step } from '../../table.svelte'
import { bagOf, inOrder, listed, type Bag, type SheriffView } from './view'

const OWN_CARDS = ['set_aside', 'load', 'close', 'lay', 'declare', 'pay']
/** What is said of a bag, and stands for itself whatever is said of others. */
const ABOUT_A_BAG = ['pass', 'open', 'wave', 'withdraw', 'about']

export function stands(
  steps: readonly Step[],
  before: SheriffView,
  now: SheriffView,
  me: number,
): boolean {
  if (where(before) !== where(now) || cardsOf(before, me) !== cardsOf(now, me)) return false
  const [first, last] = [steps[0], steps.at(-1)]
  if (OWN_CARDS.includes(last?.verb ?? '')) return true
  if (!before.gate || !now.gate || draftOf(before) !== draftOf(now)) return false
  const isOffer = last?.verb === 'offer'
  const bag = ABOUT_A_BAG.includes(first?.verb ?? '') ? Number(first?.args[0]) : null
  if (bag === null) return everythingIn(before) === everythingIn(now)
  // An offer stands for itself; who decides must have seen everything that lies there for the bag.
  return isOffer
    ? said(before, bag, me) === said(now, bag, me)
    : said(before, bag) === said(now, bag)
}

const where = ({ round, phase, sheriff, active }: SheriffView): string =>
  JSON.stringify([round, phase, sheriff, active])

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

const draftOf = ({ gate }: SheriffView): string =>
  JSON.stringify(gate?.draft ? [gate.draft.bag, inOrder(gate.draft)] : null)

const everythingIn = (view: SheriffView): string =>
  JSON.stringify(view.gate?.bags.map(({ merchant }) => said(view, merchant)))

/** What lies there for a bag: what binds the sheriff, the demand, and the offers, one seat's or everybody's. */
function said(view: SheriffView, bag: number, seat?: number): string {
  const found: Bag | undefined = bagOf(view, bag)
  const some = found?.offers.filter((offer) => seat === undefined || offer.seat === seat)
  return JSON.stringify([
    found?.must,
    found?.demand && inOrder(found.demand),
    some?.map((offer) => [offer.seat, offer.for, inOrder(offer)]),
  ])
}
