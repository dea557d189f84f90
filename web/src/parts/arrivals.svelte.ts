/** What is still on its way to a place where its like lies already: it is counted there when it lands. */
import { getContext, setContext } from 'svelte'

const ARRIVALS = Symbol('arrivals')

export class Arrivals {
  #coming = $state.raw<Readonly<Record<string, number>>>({})

  /** How many have not landed yet. */
  at(place: string): number {
    return this.#coming[place] ?? 0
  }

  /** So many take off. */
  expect(place: string, count: number): void {
    this.#coming = { ...this.#coming, [place]: this.at(place) + count }
  }

  land(place: string, count: number): void {
    this.#coming = { ...this.#coming, [place]: Math.max(this.at(place) - count, 0) }
  }

  /** Nothing flies any more. */
  clear(): void {
    if (Object.keys(this.#coming).length > 0) this.#coming = {}
  }
}

export const setArrivals = (arrivals: Arrivals): Arrivals => setContext(ARRIVALS, arrivals)
/** Where nothing flies, everything has landed. */
export const getArrivals = (): Arrivals =>
  getContext<Arrivals | undefined>(ARRIVALS) ?? new Arrivals()
