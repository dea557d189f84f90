/** What there is to talk about at a table of Nottingham, as sherwood/bots/nottingham/occasions.py finds it. */
import { occasion, ranked, type Occasion, type Occasions, type Things } from '../occasion.ts'
import {
  isNottinghamEvent,
  isNottinghamView,
  type NottinghamEvent,
  type NottinghamView,
} from './types.ts'

const LARGE = 4 // cards of a set from which on it is a large one
const IN_SIGHT = 3 // fields before the city from which it is seen
const WAYS: Record<string, string> = { silver: 'theft', pearls: 'robbery', gems: 'raid' }
const RANKS = ['won', 'task', 'fail', 'spring', 'lead_won', 'defend', 'seize', 'attack']

type Told<Name> = Extract<NottinghamEvent, { event: Name }>
type Topic<Name> = (now: NottinghamView, event: Told<Name>) => Occasion | null
type Topics = { [Name in NottinghamEvent['event']]?: Topic<Name> }
interface Named {
  event: string
  seat?: number
  other?: number
  kind?: string | null
  count?: number
}

export const occasions: Occasions = (now, before, news) => {
  if (!isNottinghamView(now) || !isNottinghamView(before)) return []
  const told = news.filter(isNottinghamEvent).flatMap((one) => {
    const found = TOPICS[one.event]?.(now, one as never)
    return found ? [found] : []
  })
  return ranked([...told, ...leads(now, before)], RANKS)
}

/** What everybody has seen of it: which cards, and how many. */
const thingsOf = ({ kind, count }: Named): Things => ({
  ...(kind && { good: kind }),
  ...(count !== undefined && { count }),
})

/** Something that is what it is called, between those whom it names. */
const plain = (_: NottinghamView, event: Named): Occasion =>
  occasion([event.event], event.seat ?? null, event.other ?? null, thingsOf(event))

/** Somebody is attacked, in the way of the card. */
const attacks: Topic<'attack'> = (_, { seat, other, kind }) => {
  const way = WAYS[kind]
  return occasion(way ? [way, 'attack'] : ['attack'], seat, other)
}

/** A card of the dearest kind comes into a hand. */
const takes: Topic<'take'> = ({ values }, event) =>
  values[event.kind] < Math.max(...Object.values(values))
    ? null
    : occasion(['take_dear'], event.seat, null, thingsOf(event))

/** A set lies there, perhaps a large one. */
const lays: Topic<'lay'> = (_, event) => {
  const events = event.count >= LARGE ? ['lay_large', 'lay'] : ['lay']
  return occasion(events, event.seat, null, thingsOf(event))
}

/** A task is done, for the first time or the second. */
const doesTask: Topic<'task'> = (_, { seat, place }) =>
  occasion([place ? 'task_second' : 'task_first', 'task'], seat)

/** The sheriff comes into sight of the city. */
const marches: Topic<'march'> = ({ track }, { field }) =>
  track.numbers.length + 1 - field === IN_SIGHT ? occasion(['nearly'], null) : null

/** The game is over, and somebody has won. */
const ends: Topic<'over'> = ({ winners }) => occasion(['won', 'over'], winners[0] ?? null)

/** Somebody alone has more points than whoever had most before. */
function leads(now: NottinghamView, before: NottinghamView): Occasion[] {
  const [was, is] = [firstOf(before.points), firstOf(now.points)]
  if (was === null || is === null || was === is) return []
  return [occasion(['lead_won', 'lead_lost'], is, was)]
}

/** Who alone has most points. */
function firstOf(points: readonly number[]): number | null {
  const most = Math.max(...points)
  const first = points.indexOf(most)
  return first === points.lastIndexOf(most) ? first : null
}

const TOPICS: Topics = {
  accept: plain,
  barter: plain,
  buy: plain,
  defend: plain,
  fail: plain,
  favour: plain,
  hold: plain,
  keep: plain,
  lapse: plain,
  pass: plain,
  purchase: plain,
  refuse: plain,
  reshuffle: plain,
  seize: plain,
  spring: plain,
  win: plain,
  yield: plain,
  attack: attacks,
  take: takes,
  lay: lays,
  task: doesTask,
  march: marches,
  over: ends,
}
