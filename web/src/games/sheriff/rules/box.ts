/** The printed numbers of Sheriff of Nottingham. */
export interface Box {
  copies: Record<string, number>
  left_out_with_three: Record<string, number>
  values: Record<string, number>
  penalties: Record<string, number>
  counts_as: Record<string, string>
  counts_for: Record<string, number>
  kings: Record<string, number>
  queens: Record<string, number>
  start: { gold: number; hand: number }
  terms: Record<'three' | 'four' | 'five', number>
}

/** As much of a view as pieces of the board look at. */
export function bareView(box: Box): Record<string, unknown> {
  const goods = Object.keys(box.copies).map((good) => [
    good,
    { ...figuresOf(box, good), kind: sortOf(box, good) },
  ])
  return {
    goods: Object.fromEntries(goods),
    kings: box.kings,
    queens: box.queens,
    phase: 'market',
    promises: [],
  }
}

function figuresOf(box: Box, good: string): Record<string, unknown> {
  const counts_as = box.counts_as[good] ?? null
  const counts_for = box.counts_for[good] ?? null
  return {
    copies: box.copies[good],
    value: box.values[good],
    penalty: box.penalties[good],
    counts_as,
    counts_for,
  }
}

type GoodSort = 'legal' | 'contraband' | 'royal'

/** A good with a king is legal; one that counts as another is royal. */
function sortOf(box: Box, good: string): GoodSort {
  return good in box.kings ? 'legal' : good in box.counts_as ? 'royal' : 'contraband'
}
