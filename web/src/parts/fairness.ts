/**
 * Was the shuffle fair? The page computes it all again from the log, and compares it with what it remembers: what was
 * published before the game, its own words, and its first hand. docs/fairness.md says how, and what it proves.
 */
import type { Counted, Dealer } from '../games/deal'
import { bytesOf, commitmentTo, mixKey, pledgeTo } from './key.ts'
import type { LogHead } from './loghead'
import type { Remembered } from './pledge'
import { Dice } from './shuffle'

export type Verdict =
  | 'good' // and the first hand is the one that we remember
  | 'good so far' // we did not see our first hand
  | 'unseen' // it fits together, but we remember nothing of it
  | 'laid' // for a lesson
  | 'bad commitment'
  | 'bad words'
  | 'bad key'
  | 'bad hand'
  | 'left out'

export function checkShuffle(
  head: LogHead,
  remembered: Remembered | null,
  deal: Dealer | null,
): Verdict {
  if (head.isLaid) return 'laid'
  const secret = bytesOf(head.secret)
  const published = remembered?.commitment ?? head.commitment
  if (commitmentTo(secret) !== head.commitment || head.commitment !== published)
    return 'bad commitment'
  if (!areKept(head, remembered)) return 'bad words'
  if (mixKey(secret, head.contributions) !== head.key) return 'bad key'
  if (!remembered || Object.keys(remembered.words).length === 0) return 'unseen'
  if (!isEverybodyOfOurs(head, remembered)) return 'left out'
  const hands = deal?.(new Dice(bytesOf(head.key)), head) ?? []
  const seen = Object.entries(remembered.hands)
  if (hands.length === 0 || seen.length === 0) return 'good so far'
  return seen.every(([seat, hand]) => isSame(hand, hands[Number(seat)] ?? {})) ? 'good' : 'bad hand'
}

/** Whose words were pledged and then not shown. */
export const withheld = (head: LogHead): string[] =>
  head.names.filter((_, seat) => head.pledges[seat] && !head.contributions[seat])

/** All words are those that were pledged, and the pledges are those that we saw before we showed our words. */
function areKept({ pledges, contributions }: LogHead, remembered: Remembered | null): boolean {
  const seen = remembered?.pledges
  const same = !seen || seen.every((pledge, seat) => pledge === (pledges[seat] ?? ''))
  return (
    same &&
    contributions.every(
      (words, seat) => !words || pledges.length === 0 || pledgeTo(words) === pledges[seat],
    )
  )
}

/** Our own words went into the key, in every seat of ours. */
function isEverybodyOfOurs({ contributions }: LogHead, { words }: Remembered): boolean {
  return Object.entries(words).every(
    ([seat, said]) => said !== '' && contributions[Number(seat)] === said,
  )
}

function isSame(one: Counted, other: Counted): boolean {
  const cards = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...cards].every((card) => (one[card] ?? 0) === (other[card] ?? 0))
}
