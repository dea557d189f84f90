/** A table in the middle of a game, for tests. */
import { Table } from '../../table.svelte'
import { games } from '../../wire/games.svelte'
import type { Choice, View } from '../../wire/messages'
import samples from './samples.json'
import {
  COLOURS,
  NO_DEAL,
  type Bag,
  type Deal,
  type Proposal,
  type Gate,
  type SheriffEvent,
  type SheriffLine,
  type Repute,
  type SheriffSeat,
  type SheriffView,
} from './view'

export const NAMES = ['Marian', 'Much', 'Klaus', 'Will', 'Tuck']

/** The facts of the game are there before any board is. */
export function knowFacts(): void {
  const bare = {
    ...{ least: 3, most: 5, options: [], presets: [], bots: [], lessons: [], figures: {} },
    ...{ served: [], strengths: [], company: [], residents: [] },
  }
  games.list = [{ name: 'sheriff', ...bare, talks: true, facts: samples.facts }]
}

/** The choice that a text means. */
export function choiceOf(text: string): Choice {
  const found = samples.choices.find((choice) => choice.text === text)
  if (!found) throw new Error(`nobody can say ${text}`)
  return found
}

/** An event as the server tells it, and a line of the score sheet. */
export const told = (event: SheriffEvent): SheriffEvent => event
export const line = (one: SheriffLine): SheriffLine => one

export const deal = (more: Partial<Deal>): Deal => ({ ...NO_DEAL, ...more })
export const proposed = (more: Partial<Deal>): Proposal => ({ ...deal(more), proposal: 1 })

/** Nobody has seen anything yet. */
export const repute = (more: Partial<Repute> = {}): Repute => {
  const never = NAMES.map(() => 0)
  return {
    bags: never,
    opened: never,
    caught: never,
    contraband: never,
    others: never,
    bribed: never,
    paid: never,
    ...more,
  }
}

export const seat = (number: number, more: Partial<SheriffSeat> = {}): SheriffSeat => ({
  colour: COLOURS[number] ?? 'grey',
  gold: 50,
  cards: 6,
  hand: null,
  loading: false,
  bag: 0,
  in_bag: null,
  declared: null,
  penalty_if_true: null,
  legal: {},
  contraband: 0,
  contraband_goods: null,
  repute: repute(),
  ...more,
})

export const sampleBag = (more: Partial<Bag> = {}): Bag => ({
  merchant: 1,
  must: null,
  offers: [],
  demand: null,
  proposals_left: NAMES.map(() => null),
  limits: null,
  ...more,
})

export const sampleGate = (more: Partial<Gate> = {}): Gate => ({
  talking: [1],
  bags: [sampleBag()],
  draft: null,
  calls_left: null,
  ...more,
})

export function sampleView(change: Partial<SheriffView> = {}): SheriffView {
  const bonuses = { apples: 20, cheese: 15, bread: 15, chickens: 10 }
  return {
    game: 'sheriff',
    seat: 1,
    names: NAMES,
    actors: [],
    points: [],
    winners: [],
    decided_by: null,
    sheet: null,
    phase: 'market',
    round: 1,
    rounds: 8,
    sheriff: 0,
    active: null,
    draw_pile: 100,
    left_out: 0,
    hand_limit: 6,
    bag_limits: [1, 5],
    may_set_aside: 0,
    seized: {},
    debt: null,
    seats: NAMES.map((_, number) => seat(number)),
    discards: { left: ['bread'], right: [] },
    aside: { cards: 0, goods: null },
    gate: null,
    promises: [],
    past: [],
    goods: {},
    kings: bonuses,
    queens: bonuses,
    standings: {},
    ...change,
  }
}

/** What seat 1 gets from the server. */
export const sampleMessage = (change: Partial<SheriffView> = {}): View => ({
  type: 'view',
  version: 1,
  seat: 1,
  view: sampleView(change),
  legal: [],
  events: [],
  waiting_for: [],
  over: false,
  moments: [],
  can_take_back: false,
  deadline: null,
})

/** The table as seat 1 sees it. */
export function sampleTable(change: Partial<SheriffView> = {}): Table {
  knowFacts()
  const table = new Table('sample')
  table.seen = sampleMessage(change)
  return table
}
