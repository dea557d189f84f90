/** The director: what is shown is a true moment of the game, and moments come one after another. */
import { me, type Tempo } from '../me.svelte'
import type { GameEvent, View } from '../wire/messages'
import { beatsOf, lastOf } from './beats'

/** How long a moment is shown, in milliseconds, and how long one that is a scene. */
export const LENGTHS: Record<Tempo, { moment: number; scene: number }> = {
  ease: { moment: 450, scene: 1800 },
  brisk: { moment: 250, scene: 1000 },
  once: { moment: 0, scene: 0 },
}

export class Director {
  /** Whether the moment that is shown has gone by at the table. */
  playing = $state(false)
  /** Whether an event is worth a scene. The game says so. */
  isScene: (event: GameEvent) => boolean = () => false
  /** Whether somebody explains what is shown, so that nothing else is until they have. A coach says so. */
  isHeld: () => boolean = () => false

  #rest: View[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly show: (view: View) => void) {}

  /** A new message: whatever is still to be shown of the one before is shown at once, so nobody falls behind. */
  hear(message: View): void {
    if (this.isHeld()) {
      this.#rest = [...this.#rest, ...beatsOf(message)]
      this.playing = true
      return
    }
    this.skip()
    this.#rest = beatsOf(message)
    if (me.tempo === 'once') this.skip()
    else this.#next()
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
    this.playing = false
    if (last) this.show(last)
  }

  /** How long a view is shown before the next one. */
  length(view: View): number {
    const { moment, scene } = LENGTHS[me.tempo]
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
    this.show(beat)
    clearTimeout(this.#timer)
    if (this.playing && !this.isHeld()) this.#timer = setTimeout(this.#next, this.length(beat))
  }
}

/** A page that nobody looks at has no audience. */
const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden
