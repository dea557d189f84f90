/** Steps that are composed in the page, and sent together. */
import type { Step } from '../../table.svelte'
import {
  coinsOf,
  DEAL_PROMISES,
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

/** The steps that make a deal out of what is written down already, in the only order that the game knows. */
export function stepsTo(deal: Deal, before: Deal): Step[] {
  const later = deal.gold_next_round - before.gold_next_round
  return [
    ...coinsOf(deal.gold - before.gold).map((coin) => step({ verb: 'add_gold', args: [coin] })),
    ...times(deal.goods, before.goods, (good) => step({ verb: 'add_good', args: [good] })),
    ...times(deal.from_bag, before.from_bag, (good) =>
      step({ verb: 'add_from_bag', args: [good] }),
    ),
    ...coinsOf(later).map((coin) => step({ verb: 'add_later', args: [coin] })),
    ...DEAL_PROMISES.filter((promise) => isNew(promise, deal.promises, before.promises)).map(
      (promise) => step({ verb: 'add_promise', args: [promise] }),
    ),
    ...bagsIn(deal.opens, before.opens).map((bag) => step({ verb: 'and_open', args: [bag] })),
    ...bagsIn(deal.passes, before.passes).map((bag) => step({ verb: 'and_pass', args: [bag] })),
    ...(deal.no_other && !before.no_other ? [step({ verb: 'no_other', args: [] })] : []),
  ]
}

const isNew = <T>(one: T, now: readonly T[], before: readonly T[]): boolean =>
  now.includes(one) && !before.includes(one)

const bagsIn = (now: readonly number[], before: readonly number[]): number[] =>
  [...now].sort((one, other) => one - other).filter((bag) => !before.includes(bag))
