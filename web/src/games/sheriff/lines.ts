/** The phrases that fit the moment at the gate: one's own as sheriff, as the owner of a bag, or as anybody else. */
import type { Table } from '../../table.svelte'
import { deskOf } from './desk.svelte'
import { bagOf, viewOf } from './view'

export function linesFor(table: Table): readonly string[] {
  const view = viewOf(table)
  if (view.phase !== 'gate' || table.seat === null) return []
  const own = bagOf(view, table.seat)
  if (table.seat === view.sheriff) return asSheriff(table)
  return own ? asOwner(table, table.seat) : MEDDLING
}

const MEDDLING = ['say_look', 'say_let_live', 'say_lie', 'say_saw', 'say_too_cheap', 'say_not_mine']

/** What the sheriff would pay for opening a bag that is as declared, or nothing. */
const fine = (table: Table, bag: number | null) =>
  viewOf(table).seats[bag ?? -1]?.penalty_if_true ?? 0

function asSheriff(table: Table): string[] {
  const bag = deskOf(table).bag
  const offered = bagOf(viewOf(table), bag)?.offers.map(({ gold }) => gold) ?? []
  const price = Math.max(fine(table, bag), ...offered) + 1
  return [
    ...['say_who_pays', 'say_eye', `say_make_it ${price}`],
    ...['say_last_chance', 'say_believe', 'say_against'],
  ]
}

function asOwner(table: Table, me: number): string[] {
  const asked = bagOf(viewOf(table), me)?.demand?.gold ?? 0
  const price = Math.max(Math.floor((asked || fine(table, me)) / 2), 1)
  return [
    ...['say_grave', `say_never_met ${price}`, `say_cost ${fine(table, me)}`],
    ...['say_ask_them', 'say_remember', 'say_last_word'],
  ]
}
