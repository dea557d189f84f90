/** What is said at the table of Sheriff of Nottingham. */
import type { Stamp } from '../proposals'
import type {
  Deal,
  DealPromise,
  Good,
  Pile,
  PromiseSort,
  SheriffThings,
  Side,
  Sort,
  Verdict,
} from '../view'
import { listed } from '../view'
import type { Who } from '../../../words/who'

interface Noun {
  name: string
  one: string
  many: string
}

const goods: Record<Good, Noun> = {
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
const piles: Record<Pile, string> = { left: 'left', right: 'right' }
const promised: Record<DealPromise, string> = {
  pass_yours: '“I will let your next bag pass”',
  pass_mine: '“You will let my next bag pass”',
  not_open: '“I will open no bag”',
  words: '“My word of honour”',
}

const of = (count: number, good: Good): string =>
  count === 1 ? goods[good].one : `${count} ${goods[good].many}`
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const gold = (count: number): string => `${count} gold`
const list = (parts: string[]): string => new Intl.ListFormat('en').format(parts)
const whose = (name: string): string => `${name}’s`
const aBag = (seat: number, who: Who): string =>
  who.you(seat) ? 'your bag' : `${whose(who.name(seat))} bag`
const clause = {
  opens: (bag: string) => `${bag} is opened`,
  passes: (bag: string) => `${bag} passes`,
  noOther: 'no other bag is opened',
}

/** All that a deal says, in one breath. */
function deal(said: Deal, who: Who): string {
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

function told(event: SheriffThings, who: Who, all?: [Good, number][]) {
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

const tell: Record<string, (t: Told, event: SheriffThings) => string | null> = {
  round: (t, e) => `Round ${e.round}: ${t.who} ${t.v('are', 'is')} the sheriff.`,
  aside: (t) => `${t.who} ${t.v('set', 'sets')} a card aside.`,
  aside_card: (t) => `It is ${t.goods}.`,
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
  wave: (t) => `${t.who} ${t.v('wave', 'waves')} ${t.bag} through for nothing.`,
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

const sheriff = {
  goods,
  piles,
  promised,
  clause,
  /** Somebody's bag, to which something is done, and which does something. */
  theBag: aBag,
  theBagItself: aBag,
  of,
  cards,
  gold,
  deal,
  sorts: { legal: 'Legal', contraband: 'Contraband', royal: 'Royal' } as Record<Sort, string>,
  /** An event as a sentence; several that are alike, with all their goods. */
  tell: (event: SheriffThings, who: Who, all?: [Good, number][]): string | null =>
    tell[event.event]?.(told(event, who, all), event) ?? null,
  /** What all merchants say is in their bags. */
  declared: (events: readonly SheriffThings[], who: Who): string => {
    const all = events.map((event) => told(event, who))
    return `Declared: ${list(all.map((t) => `${t.who === 'You' ? 'you' : t.who} ${t.goods}`))}.`
  },

  /** What a button does. */
  act: {
    set_aside: (good: Good) => `Set aside ${goods[good].one}`,
    take: (good: Good | null, pile: Pile) =>
      `Take ${good ? goods[good].one : 'the top card'} from the ${piles[pile]} pile`,
    draw: (missing: number) => (missing > 0 ? `Draw ${cards(missing)}` : 'Keep your whole hand'),
    lay: (good: Good, pile: Pile) => `Lay ${goods[good].one} on the ${piles[pile]} pile`,
    load: (good: Good) => `Put ${goods[good].one} into the bag`,
    close: (count: number) =>
      count > 0 ? `Snap the bag shut with ${cards(count)}` : 'Snap the bag shut',
    declare: (good: Good, count: number) => `Declare ${of(count, good)}`,
    honour: (name: string, count: number) =>
      count > 0 ? `Pay ${name} the ${gold(count)} you promised` : `Pay ${name} what you promised`,
    judge: {
      kept: (name: string) => `Say that ${name} kept the word`,
      broken: (name: string) => `Say that ${name} broke the word`,
    } as Record<Verdict, (name: string) => string>,
    call: '“Who pays me not to look?”',
    stop: 'Let all bags pass, for nothing',
    pass: (bag: string, said: string) => `Let ${bag} pass` + (said ? ` for ${said}` : ''),
    open: (bag: string, said: string) => `Open ${bag}` + (said ? ` for ${said}` : ''),
    wave: (bag: string) => `Wave ${bag} through, for nothing`,
    refuse: (name: string, bag: string) => `Refuse what ${name} offers for ${bag}`,
    about: (bag: string) => `Propose something for ${bag}`,
    add_gold: (coin: number) => `Add ${gold(coin)}`,
    add_good: (good: Good) => `Add ${goods[good].one} from the stand`,
    add_from_bag: (good: Good) => `Add ${goods[good].one} from the bag`,
    add_later: (coin: number) => `Promise ${gold(coin)} next round`,
    promise: (promise: DealPromise) => `Promise: ${promised[promise]}`,
    and_open: (bag: string) => `On condition that ${clause.opens(bag)}`,
    and_pass: (bag: string) => `On condition that ${clause.passes(bag)}`,
    no_other: `On condition that ${clause.noOther}`,
    offer: {
      passing: 'Offer this for letting it pass',
      opening: 'Offer this for opening it',
    } as Record<Side, string>,
    demand: 'Demand this',
    withdraw: (bag: string) => `Take back what you proposed for ${bag}`,
    accept: (said: string) => (said ? `Accept, and give ${said}` : 'Accept the demand'),
    refuse_demand: 'Refuse the demand',
    done: 'Nothing more to say',
    pay: (good: Good, value: number) =>
      `Pay with ${goods[good].one}` + (value > 0 ? ` (worth ${value})` : ''),
  },
  ask: {
    open: (bag: string, risk: number) =>
      `Open ${bag}? If all is as declared, you pay ${gold(risk)}. There is no way back.`,
    stop: 'Let all remaining bags pass, and take nothing for it?',
    wave: (said: string) => `Wave the bag through and leave ${said} on the table?`,
  },

  heading: {
    market: 'Set aside what you do not want, then draw',
    draw: 'Fill your hand: from the piles first, or draw',
    marketOther: (name: string) => `${name} is at the market`,
    lay: 'Lay what you set aside on one of the piles',
    layOther: (name: string) => `${name} lays cards on a pile`,
    load: 'Fill your bag, and snap it shut',
    loadWait: 'The merchants fill their bags',
    declare: 'Say what is in your bag',
    declareOther: (name: string) => `${name} declares a bag`,
    gateSheriff: 'Your gate: let pass, open, or bargain',
    gateOwn: (name: string) => `Your bag lies before ${name}: what is it worth to you?`,
    gateAsked: (name: string) => `${name} waits for your answer`,
    gateOther: (name: string) => `You may put in a word before ${name} decides`,
    gateWait: (name: string) => `Sheriff ${name} decides`,
    debt: (name: string, count: number) => `You owe ${name} ${gold(count)} more: pay with goods`,
    debtOther: (name: string, other: string) => `${name} pays ${other} with goods`,
    seizure: 'Lay the seized goods on one of the piles',
    seizureOther: (name: string) => `Sheriff ${name} puts the seized goods on a pile`,
    over: 'The game is over',
  },

  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  sheriff: 'Sheriff',
  you: 'You',
  others: 'The other players',
  hand: 'Your hand',
  handEmpty: 'Your hand is empty.',
  stand: 'Your stand',
  faceDown: (count: number) => `${cards(count)} face down`,
  remembered: 'Certainly in the hand or the bag',
  inHand: (count: number) => `${cards(count)} in hand`,
  bagOf: (name: string) => `${whose(name)} bag`,
  yourBag: 'Your bag',
  king: 'King',
  queen: 'Queen',
  kingOf: (good: Good) => `King of ${goods[good].name.toLowerCase()}`,
  queenOf: (good: Good) => `Queen of ${goods[good].name.toLowerCase()}`,
  close: 'Close',

  market: {
    drawPile: 'Draw pile',
    left: 'Left pile',
    right: 'Right pile',
    empty: 'No cards',
    lookThrough: (pile: Pile, count: number) =>
      `Look through the ${piles[pile]} pile: ${cards(count)}`,
    onTop: 'On top',
    aside: 'Set aside',
    pick: 'Tap cards in your hand to pick them.',
    asideThese: (count: number) =>
      count === 1 ? 'Set this one aside' : `Set these ${count} aside`,
    asideAndDraw: (count: number, drawn: number) => `Set ${count} aside and draw ${drawn}`,
    putBack: 'Put them back',
    order: 'The rightmost card ends up on top. Tap a card to move it there.',
    layOn: (pile: Pile) => `Lay on the ${piles[pile]} pile`,
    turn: (name: string) => `${name} is choosing`,
  },
  bag: {
    fill: (least: number, most: number) =>
      `Tap or drag ${least} to ${most} cards from your hand into the bag.`,
    takeOut: (good: Good) => `Take ${goods[good].one} out again`,
    shut: (count: number) => `Shut with ${cards(count)}`,
    packing: 'is packing',
    none: 'no bag this round',
    whatToSay: (count: number) => `“Good sheriff, in my bag there ${count === 1 ? 'is' : 'are'} …”`,
    truth: 'The truth',
    halfTruth: 'Half the truth',
    lie: 'A lie',
    inside: 'In it',
  },
  gate: {
    undecided: 'Bags at the gate',
    forPassing: 'For letting it pass',
    forOpening: 'For opening it',
    nothing: 'Nothing offered',
    wants: (name: string) => `Sheriff ${name} wants`,
    youWant: 'You want',
    letPass: 'Let pass',
    open: 'Open',
    forNothing: 'for nothing',
    forThis: (said: string) => `for ${said}`,
    risk: (count: number) => `If all is as declared, the sheriff pays ${gold(count)}.`,
    talking: 'is still talking',
    mustPass: 'bound to pass',
    mustOpen: 'bound to be opened',
    hold: 'Hold to open',
    wave: 'Pass, for nothing',
    no: 'No',
    takeBack: 'Take back',
    accept: 'Take it',
    stamps: { refuse: 'No', refuse_demand: 'No', withdraw: 'Taken back', lapse: 'Off' } as Record<
      Stamp,
      string
    >,
  },
  compose: {
    offer: 'Your offer',
    demand: (name: string) => `What ${name} is to give`,
    standing: 'This lies on the table.',
    left: (count: number | null) =>
      count === null ? '' : count === 1 ? 'one proposal left' : `${count} proposals left`,
    noneLeft: 'You have made all your proposals for this bag.',
    gold: 'Gold',
    fromStand: 'From the stand',
    fromBag: 'From the bag',
    fromBagHint: 'Say what you like: only what is really there is handed over.',
    later: 'Gold next round',
    promises: 'Promises',
    promisesHint: 'They bind nobody, but all will remember.',
    clauses: 'Conditions',
    clausesHint: 'They are about other bags of this round, and they bind.',
    onePiece: (up: boolean): string => (up ? 'One gold more' : 'One gold less'),
    silent: 'You have said that you are done, or cannot propose anything for this bag.',
    less: (what: string) => `Take away ${what}`,
    clear: 'Start again',
    proposeFor: (said: string) => `Offer ${said}`,
    demandThis: (said: string) => `Demand ${said}`,
    as: { passing: 'so that it passes', opening: 'so that it is opened' } as Record<Side, string>,
    sideOf: 'What for?',
  },
  verdict: {
    opened: (name: string) => `${whose(name)} bag is open!`,
    openedYours: 'Your bag is open!',
    honest: 'All as declared',
    caught: 'Caught',
    passed: (name: string) => `${whose(name)} bag passes`,
    passedYours: 'Your bag passes',
    asDeclared: 'As declared',
    seized: 'Seized',
    pays: (name: string, other: string, count: number) => `${name} pays ${other} ${gold(count)}`,
    youPay: (other: string, count: number) => `You pay ${other} ${gold(count)}`,
    paysYou: (name: string, count: number) => `${name} pays you ${gold(count)}`,
    toStand: 'To the stand',
    hidden: (count: number) => `${cards(count)} face down`,
  },
  debt: {
    owes: (name: string, other: string, count: number) =>
      `${name} owes ${other} ${gold(count)} more.`,
    how: 'Goods count at their value. No change is given.',
  },
  promises: {
    title: 'Promises',
    none: 'No promises yet.',
    open: 'open',
    due: (count: number) => `${gold(count)} due this round`,
    dueNext: (count: number) => `${gold(count)} due next round`,
    kept: (count: number) => `${count} kept`,
    broken: (count: number) => `${count} broken`,
    said: {
      let_pass: (name: string, other: string) => `${name} lets ${whose(other)} next bag pass`,
      open_nothing: (name: string, other: string) => `${name} opens no bag (promised to ${other})`,
      pay: (name: string, other: string) => `${name} pays ${other} gold`,
      words: (name: string, other: string) => `${name} gave ${other} a word of honour`,
      from_bag: (name: string, other: string) => `${name} promised ${other} goods from a bag`,
    } as Record<PromiseSort, (name: string, other: string) => string>,
  },
  standings: {
    title: 'King and queen',
    bonus: (king: number, queen: number) => `king ${king}, queen ${queen}`,
  },
  reference: {
    value: 'Value',
    fine: 'Fine',
    cards: 'Cards',
    counts: (count: number, good: Good) => `counts as ${of(count, good)}`,
    legal: 'May be declared. Most of a kind at the end makes king, second most queen.',
    contraband: 'May never be declared: smuggle it. It lies face down on the stand.',
    royal: 'Contraband that also counts as legal goods at the end.',
  },
  sheet: {
    gold: 'Gold',
    goods: (count: number, good: Good) => of(count, good),
  },
  decided: {
    points: 'most points',
    legal_goods: 'a tie, broken by the legal goods on the stand',
    contraband: 'a tie, broken by the contraband on the stand',
    shared: 'a tie in everything: the win is shared',
  } as Record<string, string>,
}

export default sheriff
export type Sheriff = typeof sheriff

declare module '../../../words/words.svelte' {
  interface Parts {
    'sheriff/words': Sheriff
  }
}
