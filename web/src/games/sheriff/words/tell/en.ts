/** What happened and what is offered, told in sentences. */
import type { Deal, DealPromise, Good, Pile, SheriffThings } from '../../view'
import { listed } from '../../view'
import type { Who } from '../../../../words/who'

interface Noun {
  name: string
  one: string
  many: string
}

export const goods: Record<Good, Noun> = {
  apples: { name: 'Apples', one: 'an apple', many: 'apples' },
  cheese: { name: 'Cheese', one: 'a cheese', many: 'cheeses' },
  bread: { name: 'Bread', one: 'a loaf of bread', many: 'loaves of bread' },
  chickens: { name: 'Chickens', one: 'a chicken', many: 'chickens' },
  pepper: { name: 'Pepper', one: 'a sack of pepper', many: 'sacks of pepper' },
  mead: { name: 'Mead', one: 'a tankard of mead', many: 'tankards of mead' },
  silk: { name: 'Silk', one: 'a bolt of silk', many: 'bolts of silk' },
  crossbow: { name: 'Crossbow', one: 'a crossbow', many: 'crossbows' },
  green_apples: {
    name: 'Green apples',
    one: 'a basket of green apples',
    many: 'baskets of green apples',
  },
  golden_apples: { name: 'Golden apples', one: 'a golden apple', many: 'golden apples' },
  gouda: { name: 'Gouda', one: 'a gouda', many: 'goudas' },
  bleu: { name: 'Bleu cheese', one: 'a bleu cheese', many: 'bleu cheeses' },
  rye: { name: 'Rye bread', one: 'a rye bread', many: 'rye breads' },
  pumpernickel: { name: 'Pumpernickel', one: 'a pumpernickel', many: 'pumpernickels' },
  rooster: { name: 'Royal rooster', one: 'a royal rooster', many: 'royal roosters' },
}
export const piles: Record<Pile, string> = { left: 'left', right: 'right' }
export const promised: Record<DealPromise, string> = {
  pass_yours: '“I will let your next bag pass”',
  pass_mine: '“You will let my next bag pass”',
  not_open: '“I will open no bag”',
  words: '“My word of honour”',
}

export const of = (count: number, good: Good): string =>
  count === 1 ? goods[good].one : `${count} ${goods[good].many}`
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
export const gold = (count: number): string => `${count} gold`
export const list = (parts: string[]): string => new Intl.ListFormat('en').format(parts)
export const whose = (name: string): string => `${name}’s`
export const aBag = (seat: number, who: Who): string =>
  who.you(seat) ? 'your bag' : `${whose(who.name(seat))} bag`
export const clause = {
  opens: (bag: string) => `${bag} is opened`,
  passes: (bag: string) => `${bag} passes`,
  noOther: 'no other bag is opened',
}

/** All that a deal says, in one breath. */
export function deal(said: Deal, who: Who): string {
  const given = list([
    ...(said.gold ? [gold(said.gold)] : []),
    ...listed(said.goods).map(([good, count]) => of(count, good)),
    ...listed(said.from_bag).map(([good, count]) => `${of(count, good)} from the bag`),
    ...(said.gold_next_round ? [`${gold(said.gold_next_round)} next round`] : []),
    ...said.promises.map((promise) => promised[promise]),
  ])
  const clauses = [
    ...said.opens.map((seat) => clause.opens(aBag(seat, who))),
    ...said.passes.map((seat) => clause.passes(aBag(seat, who))),
    ...(said.no_other ? [clause.noOther] : []),
  ]
  return clauses.length > 0 ? `${given} (and ${list(clauses)})` : given
}

export function told(event: SheriffThings, who: Who, all?: [Good, number][]) {
  const { seat = -1, other = -1, count = 1, good = 'apples', pile = 'left' } = event
  return {
    who: who.you(seat) ? 'You' : who.name(seat),
    whom: who.you(other) ? 'you' : who.name(other),
    bag: seat === other ? 'the bag' : who.you(other) ? 'your bag' : `${whose(who.name(other))} bag`,
    its: who.you(seat) ? 'your' : 'the',
    v: (you: string, they: string) => (who.you(seat) ? you : they),
    goods: all ? list(all.map(([one, many]) => of(many, one))) : of(count, good),
    cards: cards(count),
    gold: gold(event.gold ?? 0),
    pile: piles[pile],
    deal: event.deal ? deal(event.deal, who) : '',
    third: aBag(event.bag ?? -1, who),
  }
}
type Told = ReturnType<typeof told>

export const tell: Record<string, (t: Told, event: SheriffThings) => string | null> = {
  round: (t, e) => `Round ${e.round}: ${t.who} ${t.v('are', 'is')} the sheriff.`,
  aside: (t) => `${t.who} ${t.v('set', 'sets')} a card aside.`,
  aside_card: (t) => (t.who === 'You' ? `You set ${t.goods} aside.` : `It is ${t.goods}.`),
  take: (t) => `${t.who} ${t.v('take', 'takes')} ${t.goods} from the ${t.pile} pile.`,
  draw: (t, e) =>
    e.count
      ? `${t.who} ${t.v('draw', 'draws')} ${t.cards}.`
      : `${t.who} ${t.v('draw', 'draws')} nothing.`,
  draw_card: (t) => `${t.who} ${t.v('draw', 'draws')} ${t.goods}.`,
  reshuffle: (t) => `The discards are shuffled into a new draw pile of ${t.cards}.`,
  lay: (t) => `${t.who} ${t.v('lay', 'lays')} ${t.goods} on the ${t.pile} pile.`,
  load: (t) => `You put ${t.goods} into your bag.`,
  close: (t) => `${t.who} ${t.v('snap', 'snaps')} a bag shut with ${t.cards}.`,
  declare: (t) => `${t.who} ${t.v('declare', 'declares')} ${t.goods}.`,
  call: (t) => `${t.who} ${t.v('call', 'calls')}: “Who pays me not to look?”.`,
  offer_for_passing: (t) =>
    `${t.who} ${t.v('offer', 'offers')} ${t.deal} for letting ${t.bag} pass.`,
  offer_for_opening: (t) => `${t.who} ${t.v('offer', 'offers')} ${t.deal} for opening ${t.bag}.`,
  demand: (t) => `${t.who} ${t.v('ask', 'asks')} ${t.whom} for ${t.deal}.`,
  withdraw: (t) => `${t.who} ${t.v('take', 'takes')} back what was proposed for ${t.bag}.`,
  refuse: (t) =>
    `${t.who} ${t.v('refuse', 'refuses')} what ${t.whom} ${t.whom === 'you' ? 'offer' : 'offers'} for ${t.third}.`,
  refuse_demand: (t) =>
    `${t.who} ${t.v('refuse', 'refuses')} what ${t.whom} ${t.whom === 'you' ? 'demand' : 'demands'}.`,
  lapse: (t) => `What ${t.who === 'You' ? 'you' : t.who} proposed for ${t.bag} is off the table.`,
  accept: (t) =>
    `${t.who} ${t.v('accept', 'accepts')} what ${t.whom} ${t.whom === 'you' ? 'demand' : 'demands'}.`,
  pass: (t) => `${t.who} ${t.v('let', 'lets')} ${t.bag} pass.`,
  wave: (t) => `${t.who} ${t.v('let', 'lets')} ${t.bag} pass, for nothing.`,
  bind_open: (t) => `${t.who} ${t.v('are', 'is')} bound to open ${t.bag}.`,
  bind_pass: (t) => `${t.who} ${t.v('are', 'is')} bound to let ${t.bag} pass.`,
  stop: (t) =>
    `${t.who} ${t.v('have', 'has')} seen enough: all bags that are left pass for nothing.`,
  open: (t) => `${t.who} ${t.v('open', 'opens')} ${t.bag}.`,
  to_stand: (t) => `${t.who} ${t.v('put', 'puts')} ${t.goods} on ${t.its} stand.`,
  face_down: (t) =>
    `${t.who} ${t.v('put', 'puts')} ${t.cards} of contraband face down on ${t.its} stand.`,
  reveal: (t) => `Not declared, and seized from ${t.who === 'You' ? 'you' : t.who}: ${t.goods}.`,
  gold: (t) => `${t.who} ${t.v('pay', 'pays')} ${t.whom} ${t.gold}.`,
  good: (t) => `${t.who} ${t.v('give', 'gives')} ${t.whom} ${t.goods}.`,
  bag_good: (t) => `${t.who} ${t.v('give', 'gives')} ${t.whom} ${t.goods} out of the bag.`,
  bag_contraband: (t) =>
    `${t.who} ${t.v('give', 'gives')} ${t.whom} ${t.cards} of contraband out of the bag.`,
  bag_card: (t) => `It is ${t.goods}.`,
  pay: (t) =>
    `${t.who} ${t.v('have', 'has')} no gold left and ${t.v('pay', 'pays')} ${t.whom} with ${t.goods}.`,
  forgive: (t) =>
    `${t.whom === 'you' ? 'You have' : `${t.whom} has`} nothing left; a debt of ${t.gold} is forgiven.`,
  promise_pass: (t) =>
    `${t.who} ${t.v('promise', 'promises')} to let ${t.whom === 'you' ? 'your' : whose(t.whom)} next bag pass.`,
  promise_closed: (t) => `${t.who} ${t.v('promise', 'promises')} ${t.whom} to open no bag.`,
  promise_gold: (t) =>
    `${t.who} ${t.v('promise', 'promises')} ${t.whom} ${t.gold} in the next round.`,
  promise_words: (t) => `${t.who} ${t.v('give', 'gives')} ${t.whom} a word of honour.`,
  keep_pass: (t) => `${t.who} ${t.v('have', 'has')} kept the promise to let ${t.bag} pass.`,
  keep_closed: (t) =>
    `${t.who} ${t.v('have', 'has')} kept the promise to ${t.whom} to open no bag.`,
  keep_gold: (t) => `${t.who} ${t.v('have', 'has')} kept the promise to pay ${t.whom}.`,
  keep_words: (t) =>
    `${t.whom === 'you' ? 'You say' : `${t.whom} says`} that ${t.who === 'You' ? 'you' : t.who} kept the word of honour.`,
  keep_bag: (t) =>
    `${t.who} ${t.v('have', 'has')} given ${t.whom} all that was promised from the bag.`,
  break_pass: (t) => `${t.who} ${t.v('have', 'has')} broken the promise to let ${t.bag} pass!`,
  break_closed: (t) =>
    `${t.who} ${t.v('have', 'has')} broken the promise to ${t.whom} to open no bag!`,
  break_gold: (t) => `${t.who} ${t.v('have', 'has')} broken the promise to pay ${t.whom}!`,
  break_words: (t) =>
    `${t.whom === 'you' ? 'You say' : `${t.whom} says`} that ${t.who === 'You' ? 'you' : t.who} broke the word of honour!`,
  break_bag: (t) =>
    `${t.who} ${t.v('have', 'has')} promised ${t.whom} goods from the bag that were not there!`,
  over: () => 'The game is over. Whatever lies face down is turned up.',
  turn_up: (t) => `${t.who} ${t.v('turn', 'turns')} up ${t.goods}.`,
}
