/** A first game of Nottingham, step by step. */
import { isNottinghamView, type Kind, type NottinghamView } from '../view'
import { happened, may, type Now, type LessonStep } from '../../../pages/learn/lesson'

type At = Now<NottinghamView>

const turnsUp = ({ view, me }: At, ...kinds: Kind[]) =>
  view.phase === 'choice' &&
  view.active === me &&
  view.revealed !== null &&
  kinds.includes(view.revealed)
const isAsked = ({ view, legal }: At, phase: NottinghamView['phase']) =>
  view.phase === phase && legal.length > 0

/** Cards of a kind in the learner's hand. */
const held = ({ view, me }: At, kind: Kind) => view.seats[me]?.hand?.[kind] ?? 0

export const isOurs = isNottinghamView

export const steps: LessonStep<NottinghamView>[] = [
  { id: 'goal', sort: 'see', when: () => true, look: () => ['track'] },
  {
    id: 'attack',
    sort: 'do',
    when: (now) => turnsUp(now, 'silver', 'pearls', 'gems'),
    tries: () => ['rob purple', 'take'],
    look: () => ['revealed'],
  },
  { id: 'loot', sort: 'do', when: (now) => isAsked(now, 'loot'), tries: () => ['seize gems'] },
  { id: 'task', sort: 'do', when: (now) => may(now, 'task'), tries: () => ['task'] },
  { id: 'set', sort: 'do', when: (now) => may(now, 'lay'), tries: () => ['lay'] },
  {
    id: 'points',
    sort: 'see',
    when: (now) => happened(now, 'win', now.me),
    look: () => ['winnings'],
  },
  { id: 'favour', sort: 'see', when: (now) => happened(now, 'march'), look: () => ['track'] },
  {
    id: 'attacked',
    sort: 'do',
    when: (now) => isAsked(now, 'defence'),
    tries: () => ['defend'],
    look: () => ['hand necklace'],
  },
  {
    id: 'defended',
    sort: 'see',
    when: (now) => happened(now, 'defend', now.me),
    look: () => ['hand gems'],
  },
  {
    id: 'offer',
    sort: 'do',
    when: (now) => isAsked(now, 'offers'),
    tries: () => ['offer gems', 'offer'],
  },
  {
    id: 'bought',
    sort: 'see',
    when: (now) => happened(now, 'purchase', undefined, now.me) || happened(now, 'refuse'),
  },
  {
    id: 'ambush',
    sort: 'do',
    when: (now) => turnsUp(now, 'gold'),
    tries: () => ['ambush'],
    look: () => ['ambush_pile'],
  },
  {
    id: 'keep',
    sort: 'do',
    when: (now) => isAsked(now, 'look'),
    tries: () => ['keep silver+pearls', 'keep'],
  },
  {
    id: 'spring',
    sort: 'do',
    when: (now) => isAsked(now, 'spring'),
    tries: () => ['spring', 'hold'],
    look: () => ['laid'],
  },
  { id: 'sprung', sort: 'see', when: (now) => happened(now, 'spring', now.me) },
  {
    id: 'barter',
    sort: 'do',
    when: (now) => isAsked(now, 'barter'),
    tries: () => ['offer silver', 'offer'],
  },
  {
    id: 'take',
    sort: 'do',
    when: (now) => turnsUp(now, 'copper'),
    tries: (now) => (held(now, 'copper') > 0 ? ['take'] : ['buy', 'take']),
  },
  { id: 'end', sort: 'see', when: ({ view }) => view.phase === 'over' },
  {
    id: 'necklace',
    sort: 'do',
    extra: true,
    when: (now) => turnsUp(now, 'necklace'),
    tries: () => ['take'],
  },
  { id: 'chest', sort: 'do', extra: true, when: (now) => turnsUp(now, 'chest') },
  {
    id: 'choose',
    sort: 'do',
    extra: true,
    when: (now) => isAsked(now, 'purchase') || isAsked(now, 'bargain'),
  },
  { id: 'discard', sort: 'do', extra: true, when: (now) => isAsked(now, 'discard') },
  {
    id: 'pass',
    sort: 'do',
    extra: true,
    when: (now) => isAsked(now, 'exchange') && !may(now, 'lay') && !may(now, 'task'),
    tries: () => ['pass'],
  },
]
