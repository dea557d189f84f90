/** The Ledger of Nottingham: who lied most boldly, paid most, believed most and was believed least. All of it lies open at the end. */
import type { Distinction } from '../../afterwards/awards'
import type { Course } from '../../afterwards/course'
import { words } from '../../words/words.svelte'
import { isSheriffEvent, type Good, type SheriffThings } from './view'

/** What everybody knows of a bag when the game is over. */
interface BagEntry {
  owner: number
  sheriff: number
  said: Good
  cards: number
  /** Cards in it that were not as declared. */
  lies: number
  opened: boolean
}

const PASSING = new Set('pass accept'.split(' '))
/** Goods that come out of a bag by name, and cards that do without. */
const NAMED = new Set('to_stand reveal bag_good'.split(' '))
const NAMELESS = new Set('face_down bag_contraband'.split(' '))

/** Every bag of a game, in the order in which they were declared. */
export function bagsOf({ steps }: Course): BagEntry[] {
  const bags: BagEntry[] = []
  let sheriff = -1
  for (const event of steps.flatMap(({ events }) => events)) {
    if (!isSheriffEvent(event)) continue
    const told: SheriffThings = event
    const { event: name, seat = -1, other = -1, good, count = 0 } = told
    if (name === 'round') sheriff = seat
    else if (name === 'declare' && good)
      bags.push({ owner: seat, sheriff, said: good, cards: count, lies: 0, opened: false })
    const bag = bags.findLast(({ owner }) => owner === (name === 'open' ? other : seat))
    if (!bag) continue
    if (name === 'open') bag.opened = true
    else if (NAMELESS.has(name) || (NAMED.has(name) && good !== bag.said)) bag.lies += count
  }
  return bags
}

/** The most gold that everybody paid at once so that a bag passes. */
function bribes({ steps }: Course): number[] {
  const most = (steps[0]?.points ?? []).map(() => 0)
  for (const { events } of steps) {
    if (!events.some(({ event }) => PASSING.has(event))) continue
    for (const event of events) {
      if (!isSheriffEvent(event) || event.event !== 'gold') continue
      most[event.seat] = Math.max(most[event.seat] ?? 0, event.gold)
    }
  }
  return most
}

/** The entries of the ledger, the best story first. */
export function entries(course: Course): Distinction[] {
  const w = words.of('sheriff/afterwards').awards
  const bags = bagsOf(course)
  const seats = (course.steps[0]?.points ?? []).map((_, seat) => seat)
  const of = (seat: number) => bags.filter(({ owner }) => owner === seat)
  const lies = seats.map((seat) => Math.max(0, ...of(seat).map((bag) => bag.lies)))
  const passed = bags.filter(({ opened, lies: some }) => !opened && some > 0)
  const isHonest = (seat: number) => of(seat).every((bag) => bag.lies === 0)
  return [
    { ...w.lie, says: (count) => w.lie.says(count, whatWasSaid(bags, count)), tally: lies },
    { ...w.bribe, tally: bribes(course) },
    {
      ...w.gullible,
      tally: seats.map((seat) => passed.filter(({ sheriff }) => sheriff === seat).length),
    },
    {
      ...w.unbelieved,
      tally: seats.map((seat) =>
        isHonest(seat) ? of(seat).filter(({ opened }) => opened).length : 0,
      ),
    },
  ]
}

/** What was declared of the bag with so many lies in it, where there was one such bag. */
function whatWasSaid(bags: readonly BagEntry[], lies: number): string | null {
  const [bag, ...more] = bags.filter((one) => one.lies === lies)
  return bag && more.length === 0 ? words.of('sheriff/words').of(bag.cards, bag.said) : null
}
