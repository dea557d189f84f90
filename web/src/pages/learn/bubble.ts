/** Where a bubble goes: above the thing that it is about, or below it where there is no room. */

interface Size {
  width: number
  height: number
}

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>

export interface Spot {
  left: number
  top: number
  /** Where its tip is, from its left edge. */
  tip: number
  isBelow: boolean
}

const GAP = 12 // pixels between the bubble and the thing, for the tip
const EDGE = 8 // pixels to the edge of the screen
const CORNER = 18 // pixels that the tip keeps from the bubble's corners

const between = (least: number, wanted: number, most: number) =>
  Math.max(least, Math.min(wanted, most))

export function spotFor(thing: Box, bubble: Size, screen: Size): Spot {
  const middle = thing.left + thing.width / 2
  const left = between(EDGE, middle - bubble.width / 2, screen.width - bubble.width - EDGE)
  const isBelow = thing.top - bubble.height - GAP < EDGE
  const wanted = isBelow ? thing.bottom + GAP : thing.top - bubble.height - GAP
  return {
    left,
    top: between(EDGE, wanted, screen.height - bubble.height - EDGE),
    tip: between(CORNER, middle - left, bubble.width - CORNER),
    isBelow,
  }
}
