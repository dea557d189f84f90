/** A table with nothing on it but the printed numbers, so that pieces of a board can be shown outside a game. */
import { Table } from '../../table.svelte'
import type { View } from '../../wire/messages'
import type { Box, NottinghamBox, SheriffBox } from './book'

type Printed = Record<string, unknown>

function nottingham(box: NottinghamBox): Printed {
  const tasks = Object.entries(box.tasks).map(([task, points]) => [task, { points, done: [] }])
  const track = { numbers: box.track.numbers, sheriff: 0, next_favour: [] }
  return { values: box.values, tasks: Object.fromEntries(tasks), track, phase: 'choice' }
}

function sheriff(box: SheriffBox): Printed {
  const goods = Object.keys(box.copies).map((good) => [good, { ...figuresOf(box, good), kind: sortOf(box, good) }])
  return { goods: Object.fromEntries(goods), kings: box.kings, queens: box.queens, phase: 'market', promises: [] }
}

function figuresOf(box: SheriffBox, good: string): Printed {
  const counts_as = box.counts_as[good] ?? null
  const counts_for = box.counts_for[good] ?? null
  return { copies: box.copies[good], value: box.values[good], penalty: box.penalties[good], counts_as, counts_for }
}

export type GoodSort = 'legal' | 'contraband' | 'royal'

/** A good with a king is legal; one that counts as another is royal. */
export function sortOf(box: SheriffBox, good: string): GoodSort {
  return good in box.kings ? 'legal' : good in box.counts_as ? 'royal' : 'contraband'
}

export function bareTable(game: string, box: Box): Table {
  const printed = game === 'sheriff' ? sheriff(box) : nottingham(box)
  const view: View = {
    type: 'view',
    version: 0,
    seat: null,
    view: { game, seat: null, names: [], actors: [], points: [], seats: [], ...printed },
    legal: [],
    events: [],
    waiting_for: [],
    can_take_back: false,
    deadline: null,
    over: false,
  }
  const table = new Table('')
  table.see(view)
  return table
}
