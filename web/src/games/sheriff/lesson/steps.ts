/** The last rounds of a game of Sheriff of Nottingham, step by step. */
import { deskOf } from '../desk.svelte'
import { bagOf, CONTRABANDS, isSheriffView, type Good, type SheriffView } from '../view'
import { happened, type Now, type LessonStep } from '../../../pages/learn/lesson'

type At = Now<SheriffView>

const HONEST_ROUND = 7 // the lesson begins with it
const APPLES = 4 // enough for an honest bag

const isAsked = ({ view, legal }: At, phase: SheriffView['phase']) =>
  view.phase === phase && legal.length > 0
const isSheriff = ({ view, me }: At) => view.sheriff === me
const bargains = (now: At) => isAsked(now, 'gate')
const isMine = ({ view, me }: At) => bagOf(view, me) !== undefined
/** Whether one bag alone is not decided. */
const isLast = ({ view }: At) => view.gate?.bags.length === 1
const own = ({ view, me }: At) => view.seats[me]
const inHand = (now: At) => own(now)?.hand ?? {}
const inBag = (now: At) => own(now)?.in_bag ?? {}
/** The bag is what it was said to be. */
const isHonest = (now: At) => Object.keys(inBag(now)).every((good) => good === own(now)?.declared)

/** How the coach would use the market: change one cheese for the apple that lies on top, and draw what is missing. */
function market(now: At): string[] {
  const { view } = now
  const apple = view.discards.left[0] === 'apples' && view.round === HONEST_ROUND
  if (!apple) return ['draw']
  return view.aside.cards > 0 ? ['take left', 'draw'] : ['set aside cheese', 'draw']
}

/** How the coach would load: apples alone where there are many, else the cheese and all contraband. */
function load(now: At): string[] {
  const [hand, bag] = [inHand(now), inBag(now)]
  const honest = (hand.apples ?? 0) + (bag.apples ?? 0) >= APPLES
  const wanted: Good[] = honest ? ['apples'] : ['cheese', ...CONTRABANDS]
  return [...wanted.filter((good) => (hand[good] ?? 0) > 0).map((good) => `load ${good}`), 'close']
}

/** How the coach would bribe: five gold and a promise. */
function bribe({ view, me, table }: At): string[] {
  if (bagOf(view, me)?.offers.some((offer) => offer.seat === me)) return ['done']
  const { deal } = deskOf(table).bargain(me)
  if (deal.gold === 0) return ['add 5 gold', 'about']
  return deal.promises.includes('pass_yours')
    ? ['offer for passing']
    : ['promise to pass your next bag']
}

/** Where something is composed. */
function places(wish: string): string[] {
  if (wish.startsWith('promise')) return ['promises']
  return wish.startsWith('add') ? ['purse'] : []
}

export const isOurs = isSheriffView

export const steps: LessonStep<SheriffView>[] = [
  { id: 'goal', sort: 'see', when: () => true },
  { id: 'market', sort: 'do', when: (now) => isAsked(now, 'market'), tries: market },
  {
    id: 'lay',
    sort: 'do',
    when: (now) => isAsked(now, 'lay'),
    tries: () => ['lay cheese left', 'lay'],
  },
  {
    id: 'load',
    sort: 'do',
    when: (now) => isAsked(now, 'load') && now.view.round === HONEST_ROUND,
    tries: load,
  },
  {
    id: 'smuggle',
    sort: 'do',
    when: (now) => isAsked(now, 'load') && now.view.round > HONEST_ROUND,
    tries: load,
  },
  {
    id: 'declare',
    sort: 'do',
    when: (now) => isAsked(now, 'declare'),
    tries: (now) => [inBag(now).apples ? 'declare apples' : 'declare cheese'],
  },
  {
    id: 'others',
    sort: 'do',
    when: (now) =>
      bargains(now) && !isSheriff(now) && (!isMine(now) || (isHonest(now) && !isLast(now))),
    tries: () => ['done'],
  },
  {
    id: 'honest',
    sort: 'do',
    when: (now) => bargains(now) && isMine(now) && isHonest(now),
    tries: () => ['done'],
  },
  {
    id: 'paid',
    sort: 'see',
    when: (now) =>
      happened(now, 'open', undefined, now.me) && happened(now, 'gold', undefined, now.me),
  },
  { id: 'stand', sort: 'see', when: (now) => happened(now, 'to_stand', now.me) },
  {
    id: 'bribe',
    sort: 'do',
    when: (now) => bargains(now) && isMine(now) && !isHonest(now),
    tries: bribe,
    look: (now) => places(bribe(now)[0] ?? ''),
  },
  { id: 'smuggled', sort: 'see', when: (now) => happened(now, 'face_down', now.me) },
  { id: 'promised', sort: 'see', when: (now) => happened(now, 'promise_pass', now.me) },
  {
    id: 'inspect',
    sort: 'do',
    when: (now) => bargains(now) && isSheriff(now) && !isLast(now),
    tries: ({ view }) => (view.gate?.talking.length ? [] : ['open purple', 'pass']),
  },
  {
    id: 'judge',
    sort: 'do',
    when: (now) => bargains(now) && isSheriff(now),
    tries: ({ view }) => (view.gate?.talking.length ? [] : ['pass yellow', 'pass']),
  },
  { id: 'seizure', sort: 'do', when: (now) => isAsked(now, 'seizure'), tries: () => ['lay'] },
  { id: 'fine', sort: 'see', when: (now) => happened(now, 'reveal') && isSheriff(now) },
  { id: 'kept', sort: 'see', when: (now) => happened(now, 'keep_pass', now.me) },
  { id: 'end', sort: 'see', when: ({ view }) => view.phase === 'over' },
  { id: 'caught', sort: 'see', extra: true, when: (now) => happened(now, 'reveal', now.me) },
  { id: 'debt', sort: 'do', extra: true, when: (now) => isAsked(now, 'debt') },
]
