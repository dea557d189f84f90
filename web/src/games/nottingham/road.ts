/** The sheriff's road: out of the town by the upper gate, through the forest, and back by the lower one. */
import type { Point } from '../../parts/places'

export const MAP = { width: 1000, height: 222 }

const LEFT = 168 // where the road leaves the town
const RIGHT = 872 // where it bends
const TOP = 60
const BOTTOM = 171
const BEND = (BOTTOM - TOP) / 2
const SWING = 15 // how far it winds
const STRAIGHT = RIGHT - LEFT
const WHOLE = 2 * STRAIGHT + Math.PI * BEND

/** A point of the road: 0 is the upper gate, 1 the lower one. */
export function along(way: number): Point {
  const gone = way * WHOLE
  if (gone <= STRAIGHT) return { x: LEFT + gone, y: TOP + winding(gone) }
  const back = gone - STRAIGHT - Math.PI * BEND
  if (back >= 0) return { x: RIGHT - back, y: BOTTOM - winding(STRAIGHT - back) }
  const turn = (gone - STRAIGHT) / BEND
  return { x: RIGHT + BEND * 1.15 * Math.sin(turn), y: (TOP + BOTTOM) / 2 - BEND * Math.cos(turn) }
}

function winding(gone: number): number {
  return (
    SWING * Math.sin((gone / STRAIGHT) * Math.PI * 5) * (1 - 0.25 * Math.cos((gone / STRAIGHT) * 7))
  )
}

/** Where a field lies, of so many; field 0 and the one after the last are the town. A field may be a fraction. */
export const fieldAt = (field: number, fields: number): Point => along(field / (fields + 1))

const FOOT = 14 // of the sheriff's piece, below the middle of the road
const HIGH = 62 // from there to its feather, which stays on the sheet

/** How low the sheriff's piece stands at a point of the road. */
export const footAt = ({ y }: Point): number => Math.max(y + FOOT, HIGH)

/** The road as a path. */
export function road(steps = 160): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => along(step / steps))
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

export interface MapTree extends Point {
  sort: number
  size: number
}

const CLEARING = 27 // no tree stands closer to the road
const TOWN = { x: 176, top: 4, bottom: 214 }
const RIVER = { x: 582, width: 26 }

/** The forest: always the same one, thick where there is no road and no town. */
export function forest(): MapTree[] {
  const way = Array.from({ length: 121 }, (_, step) => along(step / 120))
  const isFree = (x: number, y: number) =>
    !(x < TOWN.x && y > TOWN.top && y < TOWN.bottom) &&
    Math.abs(x - RIVER.x - riverAt(y)) > RIVER.width &&
    way.every((point) => Math.hypot(point.x - x, (point.y - y) * 0.9) > CLEARING)
  const chance = dice(7)
  const trees: MapTree[] = []
  for (let row = 14; row < MAP.height + 12; row += 19) {
    for (let column = 0; column < MAP.width; column += 25) {
      const tree = {
        x: column + chance() * 22,
        y: row + chance() * 12,
        sort: Math.floor(chance() * 3),
        size: 0.8 + chance() * 0.45,
      }
      if (isFree(tree.x, tree.y - 9)) trees.push(tree)
    }
  }
  return trees.sort((one, other) => one.y - other.y)
}

/** How far the river is from its middle at some height. */
const riverAt = (y: number): number => 16 * Math.sin(y / 34)

/** The river as a path. */
export function river(): string {
  const points = Array.from(
    { length: 28 },
    (_, step) => `${(RIVER.x + riverAt(step * 10 - 10)).toFixed(1)} ${step * 10 - 10}`,
  )
  return `M${points.join('L')}`
}

/** Numbers that look like chance and are always the same. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
