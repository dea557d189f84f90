/** Steps that are composed in the page, and sent together. */
import type { Step } from '../../table.svelte'
import {
  coinsOf,
  listed,
  textOf,
  type Counted,
  type Deal,
  type Good,
  type SheriffAction,
} from './view'

/** What is meant as something that can be sent. */
export const step = (action: SheriffAction): Step => ({ ...action, text: textOf(action) })

const times = (counts: Counted, before: Counted, added: (good: Good) => Step): Step[] =>
  listed(counts).flatMap(([good, count]) =>
    Array<Step>(Math.max(count - (before[good] ?? 0), 0)).fill(added(good)),
  )

/** The steps that make a deal out of what is written down already. */
export function stepsTo(deal: Deal, before: Deal): Step[] {
  const later = deal.gold_next_round - before.gold_next_round
  return [
    ...coinsOf(deal.gold - before.gold).map((coin) => step({ verb: 'add_gold', args: [coin] })),
    ...times(deal.goods, before.goods, (good) => step({ verb: 'add_good', args: [good] })),
    ...times(deal.from_bag, before.from_bag, (good) =>
      step({ verb: 'add_from_bag', args: [good] }),
    ),
    ...coinsOf(later).map((coin) => step({ verb: 'add_later', args: [coin] })),
    ...deal.favours
      .filter((promise) => !before.favours.includes(promise))
      .map((promise) => step({ verb: 'add_promise', args: [promise] })),
  ]
}
