/** What a merchant wants to say of a bag when it is asked for. Until then nothing of it leaves the page. */
import type { Table } from '../../table.svelte'
import { viewOf, type Legal, type SheriffView } from './view'

interface Wish {
  good: Legal
  round: number
  /** Whether the bag has been shut since: one that is open again may be filled otherwise. */
  shut: boolean
}

export class Declaration {
  #wishes = $state.raw<Partial<Record<number, Wish>>>({}) // by seats: several may share a device

  constructor(readonly table: Table) {}

  /** What will be said for whoever looks now; null: that is not decided. */
  get good(): Legal | null {
    const wish = this.#wishes[this.table.seat ?? -1]
    return wish?.round === viewOf(this.table).round ? wish.good : null
  }

  /** Say this as soon as it is asked for; the function that comes back forgets it again. */
  want(good: Legal): () => void {
    const { table } = this
    const seat = table.seat ?? -1
    this.#set(seat, { good, round: viewOf(table).round, shut: false })
    return () => this.#set(seat, undefined)
  }

  drop(): void {
    this.#set(this.table.seat ?? -1, undefined)
  }

  /** To be called whenever the table shows something new. */
  follow(view: SheriffView): void {
    const { table } = this
    const seat = table.seat ?? -1
    const wish = this.#wishes[seat]
    if (!wish) return
    const isOpen = view.phase === 'load' && view.seats[seat]?.loading === true
    if (isOpen ? wish.shut : wish.round !== view.round) return this.drop()
    if (!isOpen && !wish.shut) this.#set(seat, { ...wish, shut: true })
    if (view.phase === 'declare' && view.active === seat) this.#say(wish)
  }

  /** Said once: if that comes to nothing, the table says so, and it is to be chosen. */
  #say({ good }: Wish): void {
    const choice = this.table.at(`declaration ${good}`)[0]
    if (!choice) return
    this.drop()
    this.table.choose(choice)
  }

  #set(seat: number, wish: Wish | undefined): void {
    this.#wishes = { ...this.#wishes, [seat]: wish }
  }
}
