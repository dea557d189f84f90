/** A table in the middle of a game, for tests. */
import { Table } from '../../table.svelte'
import { games } from '../../wire/games.svelte'
import type { Choice, GameInfo, TableInfo, View } from '../../wire/messages'
import samples from './samples.json'
import { COLOURS, type NottinghamEvent, type NottinghamLine, type NottinghamView } from './view'

export const NAMES = ['Robin', 'Marian', 'Much', 'Tuck', 'Will', 'Alan', 'Little John']

const INFO: GameInfo = {
  name: 'nottingham',
  least: 3,
  most: 7,
  options: [],
  presets: [],
  bots: [],
  lessons: [],
  served: [],
  strengths: [],
  company: [],
  residents: [],
  talks: false,
  figures: {},
  facts: samples.facts,
}

/** The choice that a text means. */
export function choiceOf(text: string): Choice {
  const found = samples.choices.find((choice) => choice.text === text)
  if (!found) throw new Error(`nobody can say ${text}`)
  return found
}

/** An event as the server tells it. */
export const told = (event: NottinghamEvent): NottinghamEvent => event
export const line = (one: NottinghamLine): NottinghamLine => one

export function sampleView(change: Partial<NottinghamView> = {}): NottinghamView {
  return {
    game: 'nottingham',
    names: NAMES,
    phase: 'choice',
    turn: 12,
    active: 1,
    target: null,
    asked: null,
    revealed: 'gems',
    laid: null,
    bids: [],
    looked_at: [],
    seats: COLOURS.map((colour, seat) => ({
      colour,
      cards: 4,
      hand: seat === 0 ? { gold: 3, pearls: 1 } : null,
      offer: [],
      winnings: seat === 1 ? { chest: 2, copper: 1 } : {},
      ambushes: seat === 0 ? ['copper+silver'] : seat === 2 ? [null] : [],
      ...(seat === 0 ? {} : { remembered: { gems: 1 } }),
    })),
    draw_pile: 30,
    discard: { copper: 2 },
    ambush_pile: 9,
    values: { copper: 7, silver: 8, gold: 9, pearls: 10, gems: 11, necklace: 12, chest: 13 },
    tasks: {
      each: {
        points: [25, 20],
        done: [],
        missing: 5,
        lacks: { copper: 1, gold: 1, pearls: 1, gems: 1, chest: 1 },
      },
      five: { points: [30, 25], done: [2], missing: 2, lacks: { silver: 2 } },
      four_pairs: {
        points: [20, 15],
        done: [],
        missing: 6,
        lacks: { copper: 2, gold: 2, gems: 2 },
      },
      three_pairs: { points: [15, 10], done: [1, 3], missing: null, lacks: null },
    },
    track: {
      numbers: [3, 5, 4, 6],
      sheriff: 2,
      number: 5,
      next_number: 4,
      next_favour: [0, 1],
      later: [{ number: 6, favour: [0, 1, 2] }],
    },
    seat: 0,
    points: [0, 33, 30, 10, 0, 0, 0],
    actors: [1],
    winners: [],
    decided_by: null,
    sheet: null,
    ...change,
  }
}

/** The table as seat 0 sees it. */
export function sampleTable(change: Partial<NottinghamView> = {}, legal: string[] = []): Table {
  games.list = [INFO]
  const table = new Table('sample')
  const seats = NAMES.map((name, seat) => ({
    seat,
    colour: COLOURS[seat] ?? 'grey',
    kind: 'person' as const,
    name,
    bot: null,
    yours: seat === 0,
    present: true,
    stand_in: false,
    pledge: null,
    words: null,
    says_no: null,
    new_link: null,
    was_yours: false,
    points: null,
    place: null,
  }))
  table.info = {
    id: 'sample',
    game: 'nottingham',
    players: NAMES.length,
    seats,
    options: {},
    clock: null,
    glass: null,
    glass_once: false,
    open: false,
    spectators: true,
    chat: true,
    hot_seat: false,
    bot_pace: null,
    state: 'playing',
    you_are_host: true,
    commitment: '',
    lesson: null,
    created_at: 0,
    started_at: 0,
    ended_at: null,
    previous: null,
    rematch: null,
    host: 0,
    watching: 0,
  } satisfies TableInfo
  table.seen = {
    type: 'view',
    version: 1,
    seat: 0,
    view: sampleView(change),
    events: [],
    waiting_for: [],
    moments: [],
    can_take_back: false,
    deadline: null,
    over: false,
    legal: legal.map(choiceOf),
  } satisfies View
  return table
}
