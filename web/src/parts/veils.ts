/** What still flies is not yet to be seen where it lands: places that are new are veiled until then. */
const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }]

export class Veils {
  readonly #laid = new Map<string, Animation[]>()

  /** Over a place, for so long at most. */
  lay(place: string, longest: number): void {
    const found = document.querySelectorAll<HTMLElement>(`main [data-place="${place}"]`)
    this.#laid.set(
      place,
      [...found].map((element) => element.animate(HIDDEN, longest)),
    )
  }

  lift(place: string): void {
    for (const veil of this.#laid.get(place) ?? []) veil.cancel()
    this.#laid.delete(place)
  }

  liftAll(): void {
    for (const place of [...this.#laid.keys()]) this.lift(place)
  }
}
