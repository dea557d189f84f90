/** What is said at a table of Nottingham. */
import type { EventName, Moment, Person, Tale, Trap } from '../tale'
import type { Kind, Task } from '../view'

const ONE: Record<Kind, string> = {
  copper: 'a copper coin',
  silver: 'a silver candlestick',
  gold: 'gold',
  pearls: 'pearls',
  gems: 'gems',
  necklace: 'a necklace',
  chest: 'a chest',
}
const THE: Record<Kind, string> = {
  copper: 'the copper coin',
  silver: 'the silver candlestick',
  gold: 'the gold',
  pearls: 'the pearls',
  gems: 'the gems',
  necklace: 'the necklace',
  chest: 'the chest',
}
const MANY: Record<Kind, string> = {
  copper: 'copper coins',
  silver: 'silver candlesticks',
  gold: 'gold',
  pearls: 'pearls',
  gems: 'gems',
  necklace: 'necklaces',
  chest: 'chests',
}
const BARE: Record<Kind, string> = {
  copper: 'copper',
  silver: 'silver',
  gold: 'gold',
  pearls: 'pearls',
  gems: 'gems',
  necklace: 'necklaces',
  chest: 'chests',
}
const COLOURS: Record<string, string> = {
  red: 'red',
  purple: 'purple',
  yellow: 'yellow',
  blue: 'blue',
  white: 'white',
  green: 'green',
  grey: 'grey',
}
const TASK_NAMES: Record<Task, string> = {
  each: 'one of each kind',
  five: 'five of a kind',
  four_pairs: 'four pairs',
  three_pairs: 'three pairs',
}

/** What did not happen, by the card of the attack. */
const SPARED: Partial<Record<Kind, string>> = {
  silver: 'no theft',
  pearls: 'no robbery',
  gems: 'no raid',
}

/** The card of an attack, where one of the same kind was taken for it. */
const TURNED_UP: Partial<Record<Kind, string>> = {
  silver: 'the one that was turned up',
  pearls: 'those that were turned up',
  gems: 'those that were turned up',
}

const list = (parts: string[]) => new Intl.ListFormat('en').format(parts)
const either = (parts: string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(parts)
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Who does something, with the verb: "You take", "Marian takes". */
const does = (who: Person, you: string, they: string) =>
  who.you ? `You ${you}` : `${who.name} ${they}`
const whom = (who: Person) => (who.you ? 'you' : who.name)
const whose = (who: Person) => (who.you ? 'your' : `${who.name}’s`)
const card = (kind: Kind | null) => (kind ? ONE[kind] : 'a card')
const the = (kind: Kind | null) => (kind ? THE[kind] : 'the card')
/** What is given for a card that was taken. */
const forIt = (kind: Kind | null, weapon: Kind | null) =>
  (kind === weapon && kind && TURNED_UP[kind]) || the(weapon)
const cards = (kind: Kind | null, count: number) =>
  count === 1 ? card(kind) : `${count} ${kind ? MANY[kind] : 'cards'}`
const both = (kind: Kind | null, second: Kind | null) =>
  second === null
    ? card(kind)
    : kind === second
      ? cards(kind, 2)
      : `${card(kind)} and ${card(second)}`
const held = (hand: [Kind, number][]) => list(hand.map(([kind, count]) => cards(kind, count)))
const points = (count: number) => plural(count, 'point', 'points')

/** What an ambush waits for: a set of some kinds, or a player. */
const prey = ({ kinds, on }: Trap) =>
  kinds.length > 0 ? either(kinds.map((kind) => BARE[kind])) : whom(on)

const attack = (kind: Kind | null, by: Person, on: Person) => {
  if (kind === 'silver') return `${does(by, 'steal', 'steals')} from ${whom(on)}`
  return `${kind === 'pearls' ? does(by, 'rob', 'robs') : does(by, 'raid', 'raids')} ${whom(on)}`
}

const tell: Record<EventName, (tale: Tale) => string> = {
  turn: ({ seat }) => (seat.you ? 'It is your turn.' : `It is ${seat.name}’s turn.`),
  reveal: ({ seat, kind }) => `${does(seat, 'turn', 'turns')} up ${card(kind)}.`,
  take: ({ seat, kind }) => `${does(seat, 'take', 'takes')} ${the(kind)}.`,
  buy: ({ seat }) => `${does(seat, 'want', 'wants')} to buy: everybody lays a card face down.`,
  lay_offer: ({ seat, kind }) => `${does(seat, 'lay', 'lays')} ${card(kind)} face down.`,
  show_hand: ({ seat, hand }) =>
    `${seat.you ? 'You show your hand' : `${seat.name} shows the whole hand`}: ${held(hand)}.`,
  show_secretly: ({ seat, other, hand }) =>
    `${does(other, 'see', 'sees')} ${whose(seat)} whole hand: ${held(hand)}.`,
  turn_up: ({ seat, kind, second }) => `${does(seat, 'offer', 'offers')} ${both(kind, second)}.`,
  purchase: ({ seat, other, kind }) =>
    `${does(seat, 'buy', 'buys')} ${card(kind)} from ${whom(other)} for the copper coin.`,
  refuse: ({ seat }) => `${does(seat, 'refuse', 'refuses')} all offers.`,
  attack: ({ seat, other, kind }) => `${attack(kind, seat, other)}.`,
  yield: ({ seat }) => `${does(seat, 'do', 'does')} not defend.`,
  defend: ({ seat, other, kind }) =>
    `${does(seat, 'defend', 'defends')} with a necklace: ${whom(other)} ${other.you ? 'get' : 'gets'} it, and ${whom(seat)} ${seat.you ? 'get' : 'gets'} ${the(kind)}.`,
  seize: ({ seat, other, kind }) =>
    `${does(seat, 'take', 'takes')} ${card(kind)} from ${whom(other)}.`,
  look: ({ seat, trap, otherTrap }) =>
    trap && otherTrap
      ? `${does(seat, 'look', 'looks')} at two ambush cards: one for ${prey(trap)}, one for ${prey(otherTrap)}.`
      : `${does(seat, 'look', 'looks')} at two ambush cards.`,
  keep: ({ seat, trap }) =>
    `${does(seat, 'lay', 'lays')} an ambush${trap ? ` for ${prey(trap)}` : ''}.`,
  barter: ({ seat }) =>
    `${does(seat, 'barter', 'barters')} the chest: everybody makes an offer, one after the other.`,
  accept: ({ seat, other, kind, second }) =>
    `${does(seat, 'accept', 'accepts')} ${both(kind, second)} from ${other.you ? 'you: you get' : `${other.name}, who gets`} the chest.`,
  lay: ({ seat, kind, count }) => `${does(seat, 'lay', 'lays')} out ${cards(kind, count)}.`,
  hold: ({ seat }) => `${does(seat, 'spring', 'springs')} no ambush.`,
  spring: ({ seat, other, kind }) =>
    `Ambush! ${does(seat, 'take', 'takes')} ${card(kind)} from ${whose(other)} set and ${seat.you ? 'pay' : 'pays'} with gold.`,
  fail: ({ seat }) =>
    `Fewer than three are left: ${whom(seat)} ${seat.you ? 'take' : 'takes'} the rest back.`,
  win: ({ seat, kind }) =>
    `${does(seat, 'add', 'adds')} ${card(kind)} to ${seat.you ? 'your' : 'the'} winnings.`,
  task: ({ seat, task, isFirst }) =>
    `${does(seat, 'are', 'is')} the ${isFirst ? 'first' : 'second'} to do the task “${TASK_NAMES[task]}”.`,
  march: ({ number }) =>
    number === null
      ? 'The sheriff is back in town.'
      : `The sheriff walks on, to the stone marked ${number}.`,
  favour: ({ seat, kind }) =>
    `The sheriff’s favour: ${whom(seat)} ${seat.you ? 'draw' : 'draws'} ${card(kind)}.`,
  lapse: ({ seat }) => `The sheriff’s favour: no card is left for ${whom(seat)}.`,
  reshuffle: () => 'The discard pile is shuffled and becomes the draw pile.',
  discard: ({ seat, kind, count }) => `${does(seat, 'discard', 'discards')} ${cards(kind, count)}.`,
  pass: ({ seat }) => `${does(seat, 'exchange', 'exchanges')} nothing.`,
  over: () => 'The game is over.',
}

const heading: Record<Moment['phase'], (moment: Moment) => string> = {
  choice: ({ yours, active, revealed }) =>
    yours ? `Your turn: ${the(revealed)}` : `${active.name} decides about ${the(revealed)}`,
  offers: ({ yours, active }) =>
    yours ? `Offer a card for ${whose(active)} copper coin` : 'The others lay their offers',
  purchase: ({ yours, active }) =>
    yours ? 'Choose an offer, or keep the copper coin' : `${active.name} looks at the offers`,
  defence: ({ yours, active, target, revealed }) =>
    yours
      ? `${attack(revealed, active, target)}. Do you defend?`
      : `${attack(revealed, active, target)}`,
  loot: ({ yours, active, target }) =>
    yours
      ? `Choose a card from ${whose(target)} hand`
      : `${active.name} chooses from ${whose(target)} hand`,
  look: ({ yours, active }) =>
    yours ? 'Choose the ambush that you lay' : `${active.name} lays an ambush`,
  barter: ({ yours, asked, active }) =>
    yours
      ? `Offer one or two cards for ${whose(active)} chest`
      : `${asked.name} makes an offer for ${whose(active)} chest`,
  bargain: ({ yours, active }) =>
    yours ? 'Accept one of the offers' : `${active.name} chooses an offer`,
  exchange: ({ yours, isBare, active }) => {
    if (!yours) return `${active.name} may exchange cards`
    return isBare ? 'You have nothing to exchange yet' : 'Exchange cards for points, or pass'
  },
  spring: ({ yours, active, asked, laid }) => {
    const set = `${does(active, 'lay', 'lays')} out ${cards(laid?.kind ?? null, laid?.count ?? 3)}`
    return yours ? `${set}. Spring an ambush?` : `${set}; ${asked.name} may spring an ambush`
  },
  discard: ({ yours, actors, number }) =>
    yours
      ? `Discard down to ${plural(number, 'card', 'cards')}`
      : `${list(actors.map(whom))} must discard`,
  over: () => 'The game is over',
}

const nottingham = {
  title: 'Nottingham',
  cards: {
    copper: 'Copper',
    silver: 'Silver',
    gold: 'Gold',
    pearls: 'Pearls',
    gems: 'Gems',
    necklace: 'Necklace',
    chest: 'Chest',
  } as Record<Kind, string>,
  deeds: {
    copper: 'Buy',
    silver: 'Theft',
    gold: 'Ambush',
    pearls: 'Robbery',
    gems: 'Raid',
    necklace: 'Defence',
    chest: 'Barter',
  } as Record<Kind, string>,
  /** What a card does. */
  does: {
    copper:
      'The others lay a card each, face down. Take one for the copper coin, or keep the coin.',
    silver: 'Draw a card from somebody’s hand, unseen, and give the silver candlestick for it.',
    gold: 'Look at two ambush cards and lay one, with the gold under it. It lies in wait for somebody’s set.',
    pearls: 'Look at somebody’s hand, take a card, and give the pearls for it.',
    gems: 'Somebody shows everybody their hand: take a card, and give the gems for it.',
    necklace: 'Take it. From the hand it wards off an attack, and you get the attacker’s card.',
    chest:
      'The others offer one or two cards each, openly. You must accept one offer, for the chest.',
  } as Record<Kind, string>,
  colours: COLOURS,
  tasks: {
    each: 'One of each kind',
    five: 'Five of a kind',
    four_pairs: 'Four pairs',
    three_pairs: 'Three pairs',
  } as Record<Task, string>,
  tasksBriefly: {
    each: 'One of each',
    five: 'Five alike',
    four_pairs: 'Four pairs',
    three_pairs: 'Three pairs',
  } as Record<Task, string>,
  taskAsks: {
    each: 'one card of each of the seven kinds',
    five: 'five cards of one kind',
    four_pairs: 'two cards of each of four kinds',
    three_pairs: 'two cards of each of three kinds',
  } as Record<Task, string>,
  tell,
  discards: (seat: Person, hand: [Kind, number][]) =>
    `${does(seat, 'discard', 'discards')} ${held(hand)}.`,
  heading,
  act: {
    take: (kind: Kind | null) => `Take ${the(kind)}`,
    buy: 'Buy with the copper coin',
    ambush: 'Lay an ambush with the gold',
    barter: 'Barter the chest',
    steal: (name: string) => `Steal from ${name}`,
    rob: (name: string) => `Rob ${name}`,
    raid: (name: string) => `Raid ${name}`,
    offer: (kind: Kind, second: Kind | null) => `Offer ${both(kind, second)}`,
    show: 'Show your hand',
    accept: (name: string, offer: Kind[]) =>
      `Accept ${name}’s offer: ${both(offer[0] ?? null, offer[1] ?? null)}`,
    refuse: 'Keep the copper coin',
    defend: 'Defend with a necklace',
    yield: 'Do not defend',
    seize: (kind: Kind, name: string) => `Take ${the(kind)} from ${name}`,
    keep: (trap: Trap) => `Lie in wait for ${prey(trap)}`,
    lay: (kind: Kind, count: number, worth: number) =>
      `Lay out ${cards(kind, count)} (${points(worth)})`,
    task: (task: Task, kinds: Kind[], worth: number) =>
      `${large(TASK_NAMES[task])}${kinds.length > 0 ? `: ${list(kinds.map((kind) => BARE[kind]))}` : ''} (${points(worth)})`,
    taskWithout: (task: Task, spared: Kind[]) =>
      `${large(TASK_NAMES[task])} without ${list(spared.map((kind) => BARE[kind]))}`,
    pass: 'Exchange nothing',
    spring: (trap: Trap) => `Spring the ambush for ${prey(trap)}`,
    hold: 'Spring no ambush',
    discard: (kind: Kind) => `Discard ${card(kind)}`,
  },
  /** The same in a word, where it lies. */
  brief: {
    steal: 'Steal',
    rob: 'Rob',
    raid: 'Raid',
    offer: 'Offer',
    show_hand: 'Show',
    accept: 'Accept',
    defend: 'Defend',
    seize: 'Take',
    keep: 'Lay',
    lay: 'Lay out',
    task: 'Do it',
    spring: 'Spring',
    discard: 'Discard',
  } as Partial<Record<string, string>>,
  ask: {
    pass: 'You could do a task now. Pass all the same?',
    task: (count: number, worth: number) =>
      `That takes ${count} cards from your hand for ${points(worth)}. Do it?`,
    discard: (kind: Kind, count: number) =>
      `You hold a set: ${cards(kind, count)}. Discard one of them?`,
  },
  line: {
    winnings: (kind: Kind, count: number) => `Winnings: ${cards(kind, count)}`,
    task: (task: Task) => `Task: ${TASK_NAMES[task]}`,
  },
  decided: {
    points: 'by points',
    winnings: 'by more cards in the winnings',
    shared: 'the win is shared',
  } as Record<string, string>,
  /** What touches the reader. */
  touch: {
    defend: ({ seat, other, kind }: Tale) =>
      `${seat.you ? 'You' : seat.name} played a necklace: ${(kind && SPARED[kind]) ?? 'no attack'}. ${
        other.you
          ? `You get the necklace, ${seat.name} ${the(kind).replace('the', 'your')}`
          : `${other.name} gets the necklace, you get ${the(kind)}`
      }.`,
    seize: ({ seat, other, kind }: Tale, weapon: Kind | null) =>
      seat.you
        ? `You take ${card(kind)} from ${other.name}, who gets ${forIt(kind, weapon)}.`
        : `${seat.name} takes ${card(kind)} from you. You get ${forIt(kind, weapon)}.`,
    favour: ({ kind }: Tale, most: number) =>
      `The sheriff’s favour, since you held no more than ${plural(most, 'card', 'cards')}: you draw ${card(kind)}.`,
    task: ({ task }: Tale, worth: number) => `You do the task “${TASK_NAMES[task]}”: +${worth}.`,
    shared: ({ task }: Tale, first: Person, worth: number) =>
      `You share the task “${TASK_NAMES[task]}” with ${first.name}: +${worth}.`,
    share: ({ seat, task }: Tale, before: number, now: number) =>
      `${seat.name} shares your task “${TASK_NAMES[task]}”: ${before} becomes ${now}.`,
  },
  /** An ambush card's own name. */
  ambushCard: (trap: Trap) => large(prey(trap)),
  ambushLabel: (trap: Trap) => `Ambush for ${prey(trap)}`,
  you: 'You',
  others: 'The other players',
  seat: {
    hand: (count: number) => plural(count, 'card', 'cards'),
    ambushes: (count: number) => plural(count, 'ambush', 'ambushes'),
    points,
    active: 'has the turn',
    attacked: 'is attacked',
    asked: 'is asked',
    away: 'is away',
    standIn: 'a bot plays on',
    winnings: 'Winnings',
    nothingWon: 'Nothing won yet',
    remembered: 'Known in hand:',
    more: (name: string) => `More about ${name}`,
  },
  hand: 'Your hand',
  emptyHand: 'Your hand is empty.',
  held: (kind: Kind, count: number) => cards(kind, count),
  yourAmbushes: 'Your ambushes',
  yourWinnings: 'Your winnings',
  map: (field: number, fields: number) =>
    field === 0
      ? 'The county map. The sheriff is in town.'
      : field > fields
        ? 'The county map. The sheriff is back in town.'
        : `The county map. The sheriff is on milestone ${field} of ${fields}.`,
  nextFavour: (number: number) => `Next favour: at most ${plural(number, 'card', 'cards')}.`,
  favour: 'Favour',
  upTo: (number: number) => `: a card for whoever holds at most ${number}`,
  laterFavour: (number: number) => `After that: at most ${plural(number, 'card', 'cards')}.`,
  favoured: (people: Person[]) => `Now that would be ${list(people.map(whom))}.`,
  nobodyFavoured: 'As things stand, nobody.',
  lastStep: 'One step more, and the sheriff is back in town: the game ends.',
  allTasksDone: 'All tasks are done.',
  sheriffHome: 'The sheriff is back in town.',
  drawPile: 'Draw pile',
  discardPile: 'Discard pile',
  ambushPile: 'Ambush pile',
  noCard: 'No card is turned up.',
  task: {
    title: 'Tasks',
    alone: 'alone',
    shared: 'shared',
    missing: (count: number) =>
      count === 0 ? 'You have the cards!' : `You lack ${plural(count, 'card', 'cards')}`,
    doneBy: (people: Person[]) => `Done by ${list(people.map(whom))}`,
    full: 'done by two',
  },
  stage: {
    attacks: (kind: Kind, by: Person, on: Person) => `${attack(kind, by, on)}.`,
    mayDefend: (who: Person) =>
      who.you ? 'Play a necklace, or let it happen.' : `${who.name} may defend with a necklace.`,
    choosesFrom: (by: Person, on: Person) =>
      `${does(by, 'choose', 'chooses')} a card from ${whose(on)} hand.`,
    looksSecretly: (by: Person, on: Person) => `Only ${whom(by)} may see ${whose(on)} hand.`,
    /** What becomes of one's offer. */
    ifTaken: (kind: Kind, { name }: Person) =>
      kind === 'copper'
        ? `If ${name} takes your card, you get the copper coin for it. ${name} may take none.`
        : `${name} must accept one of the offers. If it is yours, you get the chest for it.`,
    offersFor: (kind: Kind, who: Person) =>
      `Offers for ${whose(who)} ${kind === 'copper' ? 'copper coin' : 'chest'}`,
    thinking: 'thinks …',
    faceDown: 'face down',
    showedHand: 'nothing to offer',
    noOffer: 'no offer',
    looks: (who: Person) =>
      `${does(who, 'look', 'looks')} at two ambush cards. One is laid, the other goes under the pile.`,
    set: (who: Person, kind: Kind, count: number) =>
      `${does(who, 'lay', 'lays')} out ${cards(kind, count)}.`,
    whoSprings: (who: Person) =>
      who.you ? 'Do you spring an ambush?' : `${who.name} may spring an ambush.`,
    exchange: (who: Person) =>
      who.you
        ? 'Lay out three or more of a kind from your hand, do a task, or pass.'
        : `${who.name} may lay out a set or do a task.`,
    nothingToExchange:
      'A set takes three or more of a kind from your hand, a task the cards that it shows.',
    discards: (people: Person[], number: number) =>
      `No card is left to turn up: ${list(people.map(whom))} must discard down to ${plural(number, 'card', 'cards')}.`,
    pressSeat: 'Press the player that you want to attack, or take the card.',
    decides: (who: Person) => `${who.name} takes the card or uses it.`,
    over: 'The game is over.',
    sprung: 'Ambush!',
  },
  reference: {
    objects: 'Objects',
    objectsSay:
      'There are twelve of each kind. On your turn you turn one up and take it, or use it.',
    ambushes: 'Ambushes',
    ambushesSay:
      'An ambush lies face down before its owner, with the gold under it, and waits for two kinds or for one player. When such a set is laid out, the owner may take a card of it and pays with the gold.',
    tasks: 'Tasks',
    tasksSay:
      'Each can be done by two players. Once a second player has done it, both get the lower value.',
    sets: 'Sets',
    setsSay:
      'Three or more cards of one kind bring you the points of one of them. More cards protect against ambushes.',
    favour: 'The sheriff’s favour',
    favourSay:
      'After every exchange the sheriff walks on. Whoever holds no more cards than his milestone says draws one. Back in town he ends the game.',
    ours: 'Whose numbers these are',
    oursSay:
      'No source that we have shows the order of the numbers on the track, the points of three tasks, or the pairs on the ambush cards: those in our box are ours. If you own the game, type the printed ones when you open a table.',
    points,
  },
}

export default nottingham
export type Nottingham = typeof nottingham

declare module '../../../words/words.svelte' {
  interface Parts {
    'nottingham/words': Nottingham
  }
}
