/** A finished game, looked at step by step. */
import { me } from '../me.svelte'
import { here } from '../wire/here.svelte'
import type { TableInfo, View } from '../wire/messages'

/** Where the steps of a game come from. */
export interface Source {
  length: number
  view: (step: number, eyes: number | null) => Promise<View>
  /** What the usual bot in a seat would have made of another before a step, in its own numbers; null:
   * nothing, or it cannot be told here. */
  judged: (step: number, seat: number, other: number) => Promise<Record<string, number> | null>
  /** Play on from a step in some seat; null: that cannot be done. */
  playOn: ((step: number, seat: number) => Promise<TableInfo>) | null
}

export class Recording {
  length = $state(0)

  constructor(
    readonly source: Source,
    /** A seat, or null: all cards open. */
    readonly eyes: number | null,
  ) {
    this.length = source.length
  }

  /** One step as a view; there is nothing to choose in the past. */
  async view(step: number): Promise<View> {
    const seen = await this.source.view(step, this.eyes)
    this.length = this.source.length
    return { ...seen, over: seen.view.sheet !== null } // a log may end before its game
  }

  get canContinue(): boolean {
    return this.source.playOn !== null
  }

  async playOn(step: number, seat: number): Promise<string> {
    const table = await this.source.playOn?.(step, seat)
    here.remember()
    return table?.id ?? ''
  }
}

/** A log that was read on this device. */
export const fromLog = (id: string, length: number): Source => ({
  length,
  view: (step, eyes) => here.ask('frame', id, step, eyes),
  judged: (step, seat, other) => here.ask('judged', id, step, seat, other),
  playOn: (step, seat) => here.ask('continueFrom', id, step, seat, me.name, me.level),
})
