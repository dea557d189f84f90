/** The edition that somebody enters for a new table. It is tried while it is typed, and kept on this device. */
import { here } from '../wire/here.svelte'
import { RequestFailed, tryEdition } from '../wire/requests'
import { isStatic, ownName } from '../wire/site'
import { changed, notWhole, read, typedFrom, typedOver, type Figures, type Typed } from './figures'

const PAUSE = 400 // milliseconds without a key, and what was typed is tried

/** A figure that cannot be, by its path: it is no whole number, or the rules refuse it; a server says why. */
export interface Wrong {
  figure: string
  isWhole: boolean
  complaint: string
}

export class Edition {
  typed = $state.raw<Typed>({})
  wrong = $state.raw<Wrong | null>(null)
  /** Whether the form is shown. */
  open = $state(false)
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly game: string,
    readonly box: Figures,
    start: Typed | null = null,
  ) {
    this.typed = start ?? kept(game, box)
    this.open = this.differs
    if (this.differs) void this.check()
  }

  /** Whether anything is other than in the box. */
  get differs(): boolean {
    return Object.keys(changed(this.box, this.typed)).length > 0
  }

  /** Somebody types. */
  type(path: string, cells: string[]): void {
    this.take({ ...this.typed, [path]: cells })
  }

  /** Everything is replaced. */
  take(typed: Typed): void {
    this.typed = typed
    keep(this.game, changed(this.box, typed))
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.check(), PAUSE)
  }

  /** Back to what is in the box. */
  reset(): void {
    this.take(typedFrom(this.box))
  }

  /** Whether a table can be opened with this; the rules know. */
  async check(): Promise<boolean> {
    const tried = ++this.#tries
    clearTimeout(this.#timer)
    const wrong = await this.#judge()
    if (tried === this.#tries) this.wrong = wrong
    return wrong === null
  }

  /** For the server; null: the edition in the box. */
  get figures(): Figures | null {
    return this.differs ? read(this.box, this.typed) : null
  }

  async #judge(): Promise<Wrong | null> {
    const figure = notWhole(this.box, this.typed)
    if (figure !== null) return { figure, isWhole: false, complaint: '' }
    if (this.figures === null) return null
    if (isStatic) return this.#judgeHere(this.figures)
    try {
      await tryEdition(this.game, this.figures)
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
      const { reason, about } = error.problem
      if (reason === 'bad_edition')
        return {
          figure: String(about.figure),
          isWhole: true,
          complaint: String(about.complaint),
        }
    }
    return null // and whoever opens a table hears what else is the matter
  }

  /** Without a server the rules themselves are asked. They know which figure cannot be, and have no words for it. */
  async #judgeHere(figures: Figures): Promise<Wrong | null> {
    const figure = await here.ask('tryEdition', this.game, figures)
    return figure === null ? null : { figure, isWhole: true, complaint: '' }
  }
}

const key = (game: string) => ownName(`sherwood.edition.${game}`)

function kept(game: string, box: Figures): Typed {
  try {
    return typedOver(box, JSON.parse(localStorage.getItem(key(game)) ?? '{}') as Typed)
  } catch {
    return typedFrom(box)
  }
}

function keep(game: string, typed: Typed): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(typed))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
