/** What an event did to whoever reads: their cards, their points, their tasks. */
import type { Table } from '../../table.svelte'
import type { GameEvent } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { weaponIn } from './flights'
import { person, reader, taleOf } from './tale'
import { isNottinghamEvent, viewOf, type NottinghamThings } from './view'

/** What is told as everybody is told it. */
const PLAIN = new Set('show_hand show_secretly purchase accept spring fail win lapse'.split(' '))

export function touch(event: GameEvent, table: Table): string | null {
  const me = table.seat
  if (!isNottinghamEvent(event) || me === null || table.mine.length > 1) return null
  const things: NottinghamThings = event
  if (things.event === 'task') return ofTask(things, table, me)
  if (things.seat !== me && things.other !== me) return null
  const w = words.of('nottingham/words')
  const tale = taleOf(things, reader(table))
  if (things.event === 'defend') return w.touch.defend(tale)
  if (things.event === 'seize') return w.touch.seize(tale, weaponIn(table))
  if (things.event === 'favour') return w.touch.favour(tale, viewOf(table).track.number ?? 0)
  return PLAIN.has(things.event) ? w.tell[things.event](tale) : null
}

/** Somebody shares our task, or we have done one. */
function ofTask(things: NottinghamThings, table: Table, me: number): string | null {
  const w = words.of('nottingham/words').touch
  const tale = taleOf(things, reader(table))
  const { done, points } = viewOf(table).tasks[tale.task]
  const [alone, shared] = points
  if (things.seat !== me)
    return !tale.isFirst && done[0] === me ? w.share(tale, alone, shared) : null
  return tale.isFirst ? w.task(tale, alone) : w.shared(tale, person(done[0], reader(table)), shared)
}
