/** The drawers of the composer: what else than gold can go into a deal. */
import type { Bargain } from './bargain.svelte'

const ALL = ['stand', 'bag', 'promises', 'clauses'] as const
export type DrawerName = (typeof ALL)[number]

/** Those that have something in them. */
export function drawersOf({ limits }: Bargain): DrawerName[] {
  const has: Record<DrawerName, boolean> = {
    stand: Object.keys(limits.goods).length > 0,
    bag: limits.from_bag > 0,
    promises: limits.gold_next_round + limits.promises.length > 0,
    clauses: limits.no_other || limits.opens.length + limits.passes.length > 0,
  }
  return ALL.filter((name) => has[name])
}
