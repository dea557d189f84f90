/** What moves on the table: one event after another, never long behind the game, and skipped at a click. */

/** One event on stage. */
export interface Scene {
  /** How long it takes if there is time, in milliseconds. */
  length: number
  /** Perform it; stop at once when the signal says so. */
  perform(length: number, signal: AbortSignal): Promise<void>
}

export const LONGEST_DELAY = 1500
export const SHORTEST = 60 // nobody sees more in less

export class Performance {
  #waiting: Scene[] = []
  #within = LONGEST_DELAY
  #stop: AbortController | null = null

  /** How the stage is cleared after a scene: at once when it is skipped, so that nothing clears the next one. */
  constructor(readonly clear: () => void = () => {}) {}

  /** Whether something is on stage. */
  get busy(): boolean {
    return this.#stop !== null
  }

  /** What comes next. It is shown within a time, however much it is. */
  add(scenes: readonly Scene[], within = LONGEST_DELAY): void {
    this.#within = within
    this.#waiting.push(...scenes)
    if (!this.#stop && this.#waiting.length > 0) void this.#run()
  }

  /** The audience has seen enough. */
  skip(): void {
    this.#waiting = []
    if (!this.#stop) return
    this.#stop.abort()
    this.#stop = null
    this.clear()
  }

  async #run(): Promise<void> {
    const stop = new AbortController()
    this.#stop = stop
    for (let scene = this.#waiting[0]; scene && !stop.signal.aborted; scene = this.#waiting[0]) {
      const length = scene.length * this.#haste()
      this.#waiting.shift()
      if (length < SHORTEST) continue
      await scene.perform(length, stop.signal)
      if (!stop.signal.aborted) this.clear()
    }
    if (this.#stop === stop) this.#stop = null
  }

  /** How much faster than at leisure, so that everything waiting is shown in time. */
  #haste(): number {
    const all = this.#waiting.reduce((sum, scene) => sum + scene.length, 0)
    return Math.min(1, this.#within / all)
  }
}
