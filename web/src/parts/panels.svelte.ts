/** The panels beside the board: one is in front where there is room for one, and on a phone it is a sheet that is raised. */
import { getContext, setContext } from 'svelte'

import type { Kit } from '../games/kit'
import type { Table } from '../table.svelte'
import { words } from '../words/words.svelte'

const KEY = Symbol('panels')
const FIELD = ":is(input, [tabindex='0'])"

export type Panel = 'story' | 'side' | 'chat'

export class Panels {
  /** On a phone the sheet is down at first. */
  raised = $state(false)
  /** Where the panels are; each has its name as class. */
  column: HTMLElement | undefined

  #front = $state<Panel>('story')
  /** How many lines of chat were there when it was last in front. */
  #read = $state(0)

  constructor(
    readonly table: Table,
    readonly kit: Kit,
  ) {
    this.#read = table.chat.length
  }

  get front(): Panel {
    return this.#front
  }

  set front(panel: Panel) {
    if (this.#front === 'chat') this.#read = this.table.chat.length
    this.#front = panel
  }

  /** Lines of chat that came while another panel was in front. */
  get unread(): number {
    return this.#front === 'chat' ? 0 : this.table.chat.length - this.#read
  }

  /** Whether there is anything to read or anybody to talk to: people, or what bots and the game have said. */
  get talking(): boolean {
    const { chat, info, story } = this.table
    const isSaid = (this.kit.voices?.(story, this.table) ?? []).length > 0
    const others = info?.seats.some((seat) => seat.kind === 'person' && !seat.yours)
    return isSaid || chat.length > 0 || (!!info?.chat && others === true)
  }

  /** Those that there are at this table, in their order. */
  get list(): { panel: Panel; name: string }[] {
    const { chat, table } = words.house
    const list: { panel: Panel; name: string }[] = [{ panel: 'story', name: table.storyShort }]
    if (this.kit.Side) list.push({ panel: 'side', name: table.side })
    if (this.talking) list.push({ panel: 'chat', name: chat.title })
    return list
  }

  isRaised(panel: Panel): boolean {
    return this.raised && this.#front === panel
  }

  /** Bring a panel to the front and raise the sheet, with the focus in it; where it is raised already, lower it. */
  show(panel: Panel): void {
    if (!this.list.some((one) => one.panel === panel)) return
    this.raised = !this.isRaised(panel)
    this.front = panel
    const field = this.column?.querySelector<HTMLElement>(`.${panel} ${FIELD}`)
    // A finger that opens the chat may only want to read it: no keyboard comes up.
    const wants = panel !== 'chat' || !matchMedia('(pointer: coarse)').matches
    if (this.raised && wants) queueMicrotask(() => field?.focus())
  }
}

export const setPanels = (panels: Panels): Panels => setContext(KEY, panels)
export const getPanels = (): Panels => getContext<Panels>(KEY)
