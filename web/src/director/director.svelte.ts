/** The director: what is shown is a true moment of the game, and moments come one after another. */
import { me, type Tempo } from '../me.svelte'
import type { GameEvent, View } from '../wire/messages'
import { beatsOf, isPause, lastOf, type Contents } from './beats'

/**
 * How long a moment is shown, in milliseconds, and how long one that is a scene; and where something is laid open, each
 * thing of it, and all of them once more, to be read.
 */
interface Lengths {
  moment: number
  scene: number
  thing: number
  pause: number
}
export const LENGTHS: Record<Tempo, Lengths> = {
  ease: { moment: 450, scene: 1800, thing: 500, pause: 2100 },
  brisk: { moment: 250, scene: 1000, thing: 280, pause: 1200 },
  once: { moment: 0, scene: 0, thing: 0, pause: 0 },
}

export class Director {
  /** Whether the moment that is shown has gone by at the table. */
  playing = $state(false)
  /** Whether an event is worth a scene. The game says so. */
  isScene: (event: GameEvent) => boolean = () => false
  /** How many things an event lays open, one after another. The game says so. */
  contents: Contents = () => 0
  /** Whether somebody explains what is shown, so that nothing else is until they have. A coach says so. */
  isHeld: () => boolean = () => false

  #rest: View[] = []
  #isTheatre = false // something is laid open: it is shown to the end, whatever happens meanwhile
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly show: (view: View) => void) {}

  /**
   * A new message: whatever is still to be shown of the one before is shown at once, so nobody falls behind. It waits
   * while something is explained or laid open.
   */
  hear(message: View): void {
    const beats = beatsOf(message, this.contents)
    if (this.isHeld() || (this.playing && this.#isTheatre)) {
      this.#rest = [...this.#rest, ...beats]
      this.playing = true
      return
    }
    this.skip()
    this.#rest = beats
    if (me.tempo === 'once') this.skip()
    else this.#next()
  }

  /** Show the end of what is being played, unless it is worth waiting for. */
  makeWay(): void {
    if (!this.#isTheatre) this.skip()
  }

  /** Go on after something was explained. */
  release(): void {
    if (this.#rest.length > 0 && !this.isHeld()) this.#next()
  }

  /** Show the end of what is being played, unless it is being explained. */
  skip(): void {
    if (this.#rest.length > 0 && this.isHeld()) return
    clearTimeout(this.#timer)
    const last = lastOf(this.#rest)
    this.#rest = []
    this.playing = this.#isTheatre = false
    if (last) this.show(last)
  }

  /** How long a view is shown before the next one. */
  length(view: View): number {
    const { moment, scene, thing, pause } = LENGTHS[me.tempo]
    const things = view.events.reduce((sum, event) => sum + this.contents(event), 0)
    if (things > 0) return things * thing
    if (isPause(view)) return pause
    return view.events.some(this.isScene) ? scene : moment
  }

  #next = (): void => {
    const [beat, ...rest] = this.#rest
    if (!beat) return
    if (isHidden()) {
      this.skip()
      return
    }
    this.#rest = rest
    this.playing = rest.length > 0
    this.#isTheatre = this.playing && [beat, ...rest].some(isPause)
    this.show(beat)
    clearTimeout(this.#timer)
    if (this.playing && !this.isHeld()) this.#timer = setTimeout(this.#next, this.length(beat))
  }
}

/** A page that nobody looks at has no audience. */
const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden
