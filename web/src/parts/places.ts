/** Where the places of the board are on the screen: elements with `data-place`. */
export interface Point {
  x: number
  y: number
}
export type Spots = ReadonlyMap<string, Point>

/** The middle of every place that can be seen. */
export function placesNow(): Spots {
  const spots = new Map<string, Point>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const place = element.dataset.place
    if (place && !spots.has(place) && width + height > 0)
      spots.set(place, { x: left + width / 2, y: top + height / 2 })
  }
  return spots
}

/** From where a thing leaves: where it lies still, or lay before, or around there. */
export const findOrigin = (place: string, before: Spots, now: Spots): Point | null =>
  now.get(place) ?? before.get(place) ?? findPlace(place, now) ?? findPlace(place, before)

/** A place, or where that is not to be seen the nearest one around it: `hand gold`, then `hand`. */
export function findPlace(place: string, spots: Spots): Point | null {
  for (let name = place; name; name = name.slice(0, Math.max(0, name.lastIndexOf(' ')))) {
    const found = spots.get(name)
    if (found) return found
  }
  return null
}
