/** What is said at the table of Sheriff of Nottingham. */
import type { Stamp } from '../proposals'
import type {
  DealPromise,
  Good,
  Pile,
  PromiseSort,
  SheriffThings,
  Side,
  Sort,
  Verdict,
} from '../view'
import type { Who } from '../../../words/who'
import {
  goods,
  piles,
  promised,
  of,
  cards,
  gold,
  list,
  whose,
  aBag,
  clause,
  deal,
  told,
  tell,
} from './tell/en'

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
  youAreSheriff: 'You are the sheriff',
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
    crowd: 'What is offered for this bag',
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
  record: {
    title: (name: string) => `What all have seen of ${name}`,
    bags: 'Bags',
    smuggled: 'With contraband',
    padded: 'With other goods',
    caught: 'Caught',
    opened: 'Opened as sheriff',
    vain: 'Opened in vain',
    bribed: 'Passed for something',
    taken: 'Gold taken',
    paid: 'Gold paid',
    kept: 'Words kept',
    broken: 'Words broken',
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
