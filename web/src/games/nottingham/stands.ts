/** Whether what was chosen a moment ago means the same now, though somebody else did something meanwhile. */
import type { NottinghamView } from './view'

/** Only offers for a copper are made at once: another's card face down changes nothing, a hand that was shown might. */
export function stands(before: NottinghamView, now: NottinghamView): boolean {
  return before.phase === 'offers' && seen(before) === seen(now)
}

const seen = ({ phase, turn, seats }: NottinghamView): string =>
  JSON.stringify([
    phase,
    turn,
    seats.map(({ hand, cards }) => [cards, Object.entries(hand ?? {}).sort()]),
  ])
