/** What there is to talk about at a table of Sheriff of Nottingham, as sherwood/bots/sheriff/occasions.py finds it. */
import { occasion, ranked, type Occasion, type Occasions, type Things } from '../occasion.ts'
import {
  isSheriffEvent,
  isSheriffView,
  type Repute,
  type SheriffEvent,
  type SheriffView,
} from './types.ts'

const SMALL = 2 // gold that is hardly an offer
const RICH = 15 // gold taken from which on one counts along
const OFTEN = 2 // times from which on it is a habit
const RANKS = ['won', 'broken', 'caught', 'wronged', 'crown_won', 'slipped', 'kept']

/** An action as a spectator saw it. */
interface Seen {
  now: SheriffView
  before: SheriffView
  news: readonly SheriffEvent[]
}

type Told<Name> = Extract<SheriffEvent, { event: Name }>
type Topic<Name> = (seen: Seen, event: Told<Name>) => Occasion | null
type Topics = { [Name in SheriffEvent['event']]?: Topic<Name> }

export const occasions: Occasions = (now, before, all) => {
  if (!isSheriffView(now) || !isSheriffView(before)) return []
  const seen = { now, before, news: all.filter(isSheriffEvent) }
  const told = seen.news.flatMap((one) => {
    const found = TOPICS[one.event]?.(seen, one as never)
    return found ? [found] : []
  })
  return ranked([...told, ...crowns(seen)], RANKS)
}

const sum = (counts: readonly number[]): number => counts.reduce((one, other) => one + other, 0)

/** How often something was seen of a merchant, before all sheriffs. */
const record = ({ now }: Seen, seat: number, what: keyof Repute): number =>
  sum(now.seats[seat]?.repute[what] ?? [])

/** How often it was seen of all merchants, before this sheriff. */
const asSheriff = ({ now }: Seen, seat: number, what: keyof Repute): number =>
  sum(now.seats.map(({ repute }) => repute[what][seat] ?? 0))

/** What lay at the gate for a bag before, if it lay there. */
const bagOf = ({ before }: Seen, owner: number) =>
  before.gate?.bags.find(({ merchant }) => merchant === owner)

/** Something that is what it is called, between those whom it names. */
const plain =
  (name: string) =>
  (_: Seen, { seat, other }: { seat?: number; other?: number }): Occasion =>
    occasion([name], seat ?? null, other ?? null)

/** A merchant names a good: whoever is sheriff thinks of what that one's word was worth. */
const declares: Topic<'declare'> = (seen, { seat, good, count }) => {
  const [caught, opened] = [record(seen, seat, 'caught'), record(seen, seat, 'opened')]
  const events = count === seen.now.bag_limits[1] ? ['declare_full', 'declare'] : ['declare']
  if (caught) events.unshift('declare_caught')
  else if (record(seen, seat, 'bags') > OFTEN) events.unshift('declare_clean')
  if (caught >= OFTEN) events.unshift('declare_caught_again')
  const things = { declared: good, count }
  const isKnown = Math.max(caught, opened) >= OFTEN
  const told = isKnown ? { ...things, times: caught || opened } : things
  return occasion(events, seat, seen.now.sheriff, told)
}

/** The sheriff names a price, or a lower one than before. */
const demands: Topic<'demand'> = (seen, { seat, other, deal: { gold } }) => {
  const stood = bagOf(seen, other)?.demand
  const usual = record(seen, other, 'caught') ? ['demand_caught', 'demand'] : ['demand']
  const events = stood && gold < stood.gold ? ['demand_again'] : usual
  return occasion(events, seat, other, sums(seen, other, gold))
}

/** Somebody offers something for letting a bag pass: its owner, or somebody else. */
const offers: Topic<'offer_for_passing'> = (seen, { seat, other, deal }) => {
  if (seat !== other) return occasion(['meddle'], seat, other)
  const { gold, goods, from_bag: fromBag } = deal
  const own = bagOf(seen, other)?.offers.filter((offer) => offer.seat === seat) ?? []
  const isRaised = own.length > 0 && gold > Math.max(...own.map((offer) => offer.gold))
  const isGoldAlone = Object.keys(goods).length + Object.keys(fromBag).length === 0
  const isSmall = 0 < gold && gold <= SMALL && isGoldAlone
  const usual = record(seen, other, 'caught') ? ['offer_caught', 'offer'] : ['offer']
  const events = isRaised ? ['raise'] : isSmall ? ['offer_small', ...usual] : usual
  return occasion(events, seat, seen.now.sheriff, sums(seen, other, gold))
}

/** What a proposal lets one name: its gold, one less, and a good on the owner's stand. */
function sums({ now }: Seen, owner: number, gold: number): Things {
  const stand = Object.entries(now.seats[owner]?.legal ?? {}).find(([, count]) => count)
  return {
    ...(gold && { gold }),
    ...(gold > 1 && { less: gold - 1 }),
    ...(stand && { stand: stand[0] }),
  }
}

/** Somebody pays for seeing into another's bag. */
const opposes: Topic<'offer_for_opening'> = (_, { seat, other }) =>
  seat === other ? null : occasion(['against'], seat, other)

/** A bag passes, for something or nothing, and what goes face down is seen by all. */
const passes =
  (sheriffOf: 'seat' | 'other') =>
  (seen: Seen, event: Told<'accept' | 'pass' | 'wave'>): Occasion => {
    const ownerOf = sheriffOf === 'seat' ? 'other' : 'seat'
    const [sheriff, owner] = [event[sheriffOf], event[ownerOf]]
    const taken = asSheriff(seen, sheriff, 'paid')
    const events = seen.news.some(isPaid) ? ['bribed_rich', 'bribed'] : ['passed']
    if (seen.news.some((one) => one.event === 'face_down')) events.unshift('slipped')
    return occasion(events, sheriff, owner, taken >= RICH ? { times: taken } : {})
  }

/** Whether anything is given for something. */
const isPaid = ({ event }: SheriffEvent): boolean =>
  event === 'gold' || event === 'good' || event === 'bag_good' || event === 'bag_contraband'

/** A bag is opened, and its owner caught, or the sheriff in the wrong. */
const opens: Topic<'open'> = (seen, { seat, other }) => {
  const found = seen.news.find((one) => one.event === 'reveal')
  if (found) return catches(seen, seat, other, found.good)
  const vain = asSheriff(seen, seat, 'opened') - asSheriff(seen, seat, 'caught')
  return vain >= OFTEN
    ? occasion(['vain_again', 'wronged'], seat, other, { times: vain })
    : occasion(['wronged'], seat, other)
}

/** A false bag: what was said, what was found, and how often that was so. */
function catches(seen: Seen, sheriff: number, owner: number, found: string): Occasion {
  const caught = record(seen, owner, 'caught')
  const kind = Object.entries(seen.now.goods).find(([good]) => good === found)?.[1].kind
  const said = seen.before.seats[owner]?.declared
  const events = ['caught']
  if (kind === 'royal') events.unshift('caught_royal')
  else if (kind === 'contraband') events.unshift(`caught_${found}`)
  if (caught >= OFTEN) events.unshift('caught_again')
  const things = { good: found, ...(said && { declared: said }) }
  return occasion(events, sheriff, owner, caught >= OFTEN ? { ...things, times: caught } : things)
}

/** A word is broken, perhaps not for the first time. */
function breaks(seen: Seen, { seat, other }: { seat: number; other: number }): Occasion {
  const vows = seen.now.promises.filter((vow) => vow.seat === seat)
  const broken = sum(vows.map((vow) => vow.broken))
  return broken < OFTEN
    ? occasion(['broken'], seat, other)
    : occasion(['broken_again', 'broken'], seat, other, { times: broken })
}

/** Somebody takes from the open piles what no bag may be declared to hold. */
const takes: Topic<'take'> = ({ now }, { seat, good }) =>
  now.goods[good]?.kind === 'legal' ? null : occasion(['took'], seat, null, { good })

/** The game is over, and somebody has won. */
const ends: Topic<'over'> = ({ now }) => occasion(['won', 'over'], now.winners[0] ?? null)

/** Somebody has overtaken the king of a good. */
function crowns({ now, before }: Seen): Occasion[] {
  const ousted = new Map(Object.entries(before.standings).map(([good, { king }]) => [good, king]))
  return Object.entries(now.standings).flatMap(([good, { king }]) => {
    const was = ousted.get(good) ?? []
    const [winner, loser] = [king[0], was[0]]
    if (king.length !== 1 || was.length !== 1 || winner === loser) return []
    return [occasion(['crown_won', 'crown_lost'], winner ?? null, loser ?? null, { good })]
  })
}

const kept = plain('kept')
const TOPICS: Topics = {
  round: plain('round'),
  declare: declares,
  call: plain('call'),
  demand: demands,
  offer_for_passing: offers,
  offer_for_opening: opposes,
  withdraw: plain('withdraw'),
  refuse: plain('refuse'),
  refuse_demand: plain('refuse_demand'),
  accept: passes('other'),
  pass: passes('seat'),
  wave: passes('seat'),
  stop: plain('stop'),
  open: opens,
  pay: plain('pay'),
  take: takes,
  over: ends,
  break_pass: breaks,
  break_closed: breaks,
  break_gold: breaks,
  break_words: breaks,
  break_bag: breaks,
  keep_pass: kept,
  keep_closed: kept,
  keep_gold: kept,
  keep_words: kept,
  keep_bag: kept,
}
