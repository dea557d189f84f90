/** A table in the middle of a game, for tests. */
import { Table } from '../../table.svelte'
import type { TableInfo, View } from '../../wire/messages'
import type { NottinghamView } from './view'

export const NAMES = ['Robin', 'Marian', 'Much', 'Tuck', 'Will', 'Alan', 'Little John']
const COLOURS = ['red', 'purple', 'yellow', 'blue', 'white', 'green', 'grey']

export function sampleView(change: Partial<NottinghamView> = {}): NottinghamView {
  return {
    phase: 'choice', turn: 12, active: 1, target: null, asked: null, revealed: 'gems', laid: null, looked_at: [],
    seats: COLOURS.map((colour, seat) => ({
      colour, cards: 4, hand: seat === 0 ? { gold: 3, pearls: 1 } : null, offer: [], owes_offer: false,
      winnings: seat === 1 ? { chest: 2, copper: 1 } : {}, ambushes: seat === 0 ? ['copper+silver'] : seat === 2 ? [null] : [],
      ...(seat === 0 ? {} : { remembered: { gems: 1 } }),
    })),
    draw_pile: 30, discard: { copper: 2 }, ambush_pile: 9,
    values: { copper: 7, silver: 8, gold: 9, pearls: 10, gems: 11, necklace: 12, chest: 13 },
    tasks: {
      each: { points: [25, 20], done: [], missing: 5 }, five: { points: [30, 25], done: [2], missing: 2 },
      four_pairs: { points: [20, 15], done: [], missing: 6 }, three_pairs: { points: [15, 10], done: [1, 3], missing: null },
    },
    track: { numbers: [3, 5, 4, 6], sheriff: 2, number: 5, next_number: 4, next_favour: [0, 1] },
    seat: 0, points: [0, 33, 30, 10, 0, 0, 0], actors: [1], winners: [], decided_by: null, sheet: null,
    ...change,
  }
}

/** The table as seat 0 sees it. */
export function sampleTable(change: Partial<NottinghamView> = {}, legal: { text: string; place: string }[] = []): Table {
  const table = new Table('sample')
  const seats = NAMES.map((name, seat) => ({
    seat, colour: COLOURS[seat], kind: 'person', name, bot: null, yours: seat === 0, present: true, stand_in: false,
  }))
  table.info = { id: 'sample', game: 'nottingham', players: NAMES.length, seats } as unknown as TableInfo
  table.seen = {
    type: 'view', version: 1, seat: 0, view: sampleView(change), events: [], waiting_for: [], can_take_back: false, deadline: null,
    over: false, legal: legal.map((choice, action) => ({ action, ...choice })),
  } as unknown as View
  return table
}
