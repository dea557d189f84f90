/** What an event did to whoever reads: to their bag, their gold, their goods, and what they were promised. */
import type { Table } from '../../table.svelte'
import type { GameEvent } from '../../wire/messages'
import { who } from '../../words/who'
import { words } from '../../words/words.svelte'
import { together } from './story'
import { isSheriffEvent, viewOf, type SheriffThings } from './view'

/** What can touch somebody. */
const TOUCHING = new Set(
  (
    'draw_card open pass wave accept reveal gold good bag_good bag_contraband ' +
    'bag_card pay forgive promise_pass promise_closed promise_gold promise_words ' +
    'keep_pass keep_closed keep_gold keep_words keep_bag break_pass break_closed break_gold ' +
    'break_words break_bag refuse refuse_demand bind_open bind_pass'
  ).split(' '),
)

export function touch(event: GameEvent, table: Table): string | null {
  const me = table.seat
  if (me === null || table.mine.length > 1 || !isSheriffEvent(event) || !touches(event, table, me))
    return null
  const alike = table.latest.filter((one) => isAlike(one, event))
  if (alike.length > 1 && alike[0] !== event) return null // said with the first of them
  const reader = who(table.names, me)
  const w = words.of('sheriff/words')
  const said = (alike.length > 1 && together(alike, reader)) || w.tell(event, reader)
  return said && wasHonest(event, table) ? `${w.verdict.honest}. ${said}` : said
}

/** Whether it was done by the reader or to them; a sheriff learns what lay in a bag, and a merchant that it passes. */
function touches({ event, seat, other }: SheriffThings, table: Table, me: number): boolean {
  const view = viewOf(table)
  if (event === 'stop') return (view.seats[me]?.bag ?? 0) > 0
  if (!TOUCHING.has(event)) return false
  return seat === me || other === me || (event === 'reveal' && view.sheriff === me)
}

const isAlike = (one: GameEvent, { event, seat, other }: SheriffThings): boolean =>
  one.event === event && one.seat === seat && one.other === other

/** Whether a sheriff pays for a bag that was as declared. */
function wasHonest({ event, seat }: SheriffThings, table: Table): boolean {
  const told = table.story.at(-1)?.events ?? []
  const has = (name: string) => told.some((one) => one.event === name)
  return event === 'gold' && seat === viewOf(table).sheriff && has('open') && !has('reveal')
}
