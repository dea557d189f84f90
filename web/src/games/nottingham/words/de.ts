import type { EventName, Moment, Person, Tale, Trap } from '../tale'
import type { Kind, Task } from '../view'
import type { Nottingham } from './en'

/** Accusative, which most sentences need. */
const ONE: Record<Kind, string> = {
  copper: 'eine Kupfermünze',
  silver: 'einen Silberleuchter',
  gold: 'Gold',
  pearls: 'Perlen',
  gems: 'Edelsteine',
  necklace: 'eine Kette',
  chest: 'ein Kästchen',
}
const THE: Record<Kind, string> = {
  copper: 'die Kupfermünze',
  silver: 'den Silberleuchter',
  gold: 'das Gold',
  pearls: 'die Perlen',
  gems: 'die Edelsteine',
  necklace: 'die Kette',
  chest: 'das Kästchen',
}
const MANY: Record<Kind, string> = {
  copper: 'Kupfermünzen',
  silver: 'Silberleuchter',
  gold: 'Gold',
  pearls: 'Perlen',
  gems: 'Edelsteine',
  necklace: 'Ketten',
  chest: 'Kästchen',
}
const BARE: Record<Kind, string> = {
  copper: 'Kupfer',
  silver: 'Silber',
  gold: 'Gold',
  pearls: 'Perlen',
  gems: 'Edelsteine',
  necklace: 'Ketten',
  chest: 'Kästchen',
}
const TASK_NAMES: Record<Task, string> = {
  each: 'Eins von jedem',
  five: 'Fünf Gleiche',
  four_pairs: 'Vier Paare',
  three_pairs: 'Drei Paare',
}

const YOURS: Record<string, string> = { den: 'deinen', die: 'deine', das: 'dein' }

const list = (parts: string[]) => new Intl.ListFormat('de').format(parts)
const either = (parts: string[]) => new Intl.ListFormat('de', { type: 'disjunction' }).format(parts)
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const does = (who: Person, you: string, they: string) =>
  who.you ? `Du ${you}` : `${who.name} ${they}`
const nobody = (who: Person) => (who.you ? 'du' : who.name)
const whom = (who: Person) => (who.you ? 'dich' : who.name)
const toWhom = (who: Person) => (who.you ? 'dir' : who.name)
const card = (kind: Kind | null) => (kind ? ONE[kind] : 'eine Karte')
const the = (kind: Kind | null) => (kind ? THE[kind] : 'die Karte')
/** What is given for a card that was taken, in the accusative. */
const forIt = (kind: Kind | null, weapon: Kind | null) =>
  kind === weapon && kind
    ? kind === 'silver'
      ? 'den aufgedeckten'
      : 'die aufgedeckten'
    : the(weapon)
const cards = (kind: Kind | null, count: number) =>
  count === 1 ? card(kind) : `${count} ${kind ? MANY[kind] : 'Karten'}`
const both = (kind: Kind | null, second: Kind | null) =>
  second === null
    ? card(kind)
    : kind === second
      ? cards(kind, 2)
      : `${card(kind)} und ${card(second)}`
const held = (hand: [Kind, number][]) => list(hand.map(([kind, count]) => cards(kind, count)))
const points = (count: number) => plural(count, 'Punkt', 'Punkte')
const prey = ({ kinds, on }: Trap) =>
  kinds.length > 0 ? either(kinds.map((kind) => BARE[kind])) : whom(on)

const attack = (kind: Kind | null, by: Person, on: Person) => {
  if (kind === 'silver') return `${does(by, 'bestiehlst', 'bestiehlt')} ${whom(on)}`
  return `${kind === 'pearls' ? does(by, 'beraubst', 'beraubt') : does(by, 'überfällst', 'überfällt')} ${whom(on)}`
}
const lot = (kind: 'copper' | 'chest', who: Person) => {
  if (who.you) return kind === 'copper' ? 'deine Kupfermünze' : 'dein Kästchen'
  return `${THE[kind]} von ${who.name}`
}

const tell: Record<EventName, (tale: Tale) => string> = {
  turn: ({ seat }) => `${does(seat, 'bist', 'ist')} am Zug.`,
  reveal: ({ seat, kind }) => `${does(seat, 'deckst', 'deckt')} ${card(kind)} auf.`,
  take: ({ seat, kind }) => `${does(seat, 'nimmst', 'nimmt')} ${the(kind)}.`,
  buy: ({ seat }) =>
    `${does(seat, 'möchtest', 'möchte')} kaufen: Alle legen eine Karte verdeckt hin.`,
  lay_offer: ({ seat, kind }) => `${does(seat, 'legst', 'legt')} ${card(kind)} verdeckt hin.`,
  show_hand: ({ seat, hand }) =>
    `${seat.you ? 'Du zeigst deine Hand' : `${seat.name} zeigt die ganze Hand`}: ${held(hand)}.`,
  show_secretly: ({ seat, other, hand }) =>
    `${does(other, 'siehst', 'sieht')} ${seat.you ? 'deine ganze Hand' : `die ganze Hand von ${seat.name}`}: ${held(hand)}.`,
  turn_up: ({ seat, kind, second }) => `${does(seat, 'bietest', 'bietet')} ${both(kind, second)}.`,
  purchase: ({ seat, other, kind }) =>
    `${does(seat, 'kaufst', 'kauft')} ${toWhom(other)} für die Kupfermünze ${card(kind)} ab.`,
  refuse: ({ seat }) => `${does(seat, 'lehnst', 'lehnt')} alle Angebote ab.`,
  attack: ({ seat, other, kind }) => `${attack(kind, seat, other)}.`,
  yield: ({ seat }) => (seat.you ? 'Du wehrst dich nicht.' : `${seat.name} wehrt sich nicht.`),
  defend: ({ seat, other, kind }) =>
    `${seat.you ? 'Du wehrst dich' : `${seat.name} wehrt sich`} mit einer Kette und ${seat.you ? 'bekommst' : 'bekommt'} ${the(kind)}; ${nobody(other)} ${other.you ? 'bekommst' : 'bekommt'} die Kette.`,
  seize: ({ seat, other, kind }) =>
    `${does(seat, 'nimmst', 'nimmt')} ${toWhom(other)} ${card(kind)} ab.`,
  look: ({ seat, trap, otherTrap }) =>
    trap && otherTrap
      ? `${seat.you ? 'Du siehst dir' : `${seat.name} sieht sich`} zwei Hinterhalte an: einen auf ${prey(trap)} und einen auf ${prey(otherTrap)}.`
      : `${seat.you ? 'Du siehst dir' : `${seat.name} sieht sich`} zwei Hinterhalte an.`,
  keep: ({ seat, trap }) =>
    `${does(seat, 'legst', 'legt')} einen Hinterhalt${trap ? ` auf ${prey(trap)}` : ''}.`,
  barter: ({ seat }) =>
    `${does(seat, 'bietest', 'bietet')} das Kästchen zum Tausch: Alle machen ein Angebot, reihum.`,
  accept: ({ seat, other, kind, second }) =>
    `${does(seat, 'nimmst', 'nimmt')} ${both(kind, second)} von ${toWhom(other)} an; ${nobody(other)} ${other.you ? 'bekommst' : 'bekommt'} das Kästchen.`,
  lay: ({ seat, kind, count }) => `${does(seat, 'legst', 'legt')} ${cards(kind, count)} aus.`,
  hold: ({ seat }) => `${does(seat, 'löst', 'löst')} keinen Hinterhalt aus.`,
  spring: ({ seat, other, kind }) =>
    `Hinterhalt! ${does(seat, 'nimmst', 'nimmt')} ${toWhom(other)} ${card(kind)} aus dem Satz und ${seat.you ? 'zahlst' : 'zahlt'} mit Gold.`,
  fail: ({ seat }) => `Es sind weniger als drei: ${does(seat, 'nimmst', 'nimmt')} den Rest zurück.`,
  win: ({ seat, kind }) =>
    `${does(seat, 'legst', 'legt')} ${card(kind)} auf ${seat.you ? 'deinen' : 'den'} Gewinnstapel.`,
  task: ({ seat, task, isFirst }) =>
    `${does(seat, 'erfüllst', 'erfüllt')} ${isFirst ? 'vor allen anderen' : 'ebenfalls'} die Aufgabe „${TASK_NAMES[task]}“.`,
  march: ({ number }) =>
    number === null
      ? 'Der Sheriff ist zurück in der Stadt.'
      : `Der Sheriff zieht weiter, auf die ${number}.`,
  favour: ({ seat, kind }) =>
    `Die Gunst des Sheriffs: ${does(seat, 'ziehst', 'zieht')} ${card(kind)}.`,
  lapse: ({ seat }) => `Für ${whom(seat)} ist keine Karte mehr da: Die Gunst verfällt.`,
  reshuffle: () => 'Der Abwurfstapel wird gemischt und zum Nachziehstapel.',
  discard: ({ seat, kind, count }) => `${does(seat, 'wirfst', 'wirft')} ${cards(kind, count)} ab.`,
  pass: ({ seat }) => `${does(seat, 'tauschst', 'tauscht')} nichts ein.`,
  over: () => 'Das Spiel ist aus.',
}

const heading: Record<Moment['phase'], (moment: Moment) => string> = {
  choice: ({ yours, active, revealed }) =>
    yours
      ? `Du bist am Zug: ${revealed ? nottingham.cards[revealed] : ''}`
      : `${active.name} entscheidet über ${the(revealed)}`,
  offers: ({ yours, active }) =>
    yours ? `Biete eine Karte für ${lot('copper', active)}` : 'Die anderen legen ihre Angebote',
  purchase: ({ yours, active }) =>
    yours
      ? 'Wähle ein Angebot oder behalte die Kupfermünze'
      : `${active.name} sieht sich die Angebote an`,
  defence: ({ yours, active, target, revealed }) =>
    yours
      ? `${attack(revealed, active, target)}. Wehrst du dich?`
      : attack(revealed, active, target),
  loot: ({ yours, active, target }) =>
    yours
      ? `Wähle eine Karte aus der Hand von ${target.name}`
      : `${active.name} wählt aus ${target.you ? 'deiner Hand' : `der Hand von ${target.name}`}`,
  look: ({ yours, active }) =>
    yours ? 'Wähle, welchen Hinterhalt du legst' : `${active.name} legt einen Hinterhalt`,
  barter: ({ yours, asked, active }) =>
    yours
      ? `Biete eine oder zwei Karten für ${lot('chest', active)}`
      : `${asked.name} bietet für ${lot('chest', active)}`,
  bargain: ({ yours, active }) =>
    yours ? 'Nimm eines der Angebote an' : `${active.name} wählt ein Angebot`,
  exchange: ({ yours, isBare, active }) => {
    if (!yours) return `${active.name} darf Karten eintauschen`
    return isBare ? 'Du hast noch nichts einzutauschen' : 'Tausche Karten gegen Punkte oder passe'
  },
  spring: ({ yours, active, asked, laid }) => {
    const set = `${does(active, 'legst', 'legt')} ${cards(laid?.kind ?? null, laid?.count ?? 3)} aus`
    return yours
      ? `${set}. Hinterhalt auslösen?`
      : `${set}; ${asked.name} darf einen Hinterhalt auslösen`
  },
  discard: ({ yours, actors, number }) =>
    yours
      ? `Wirf ab bis auf ${plural(number, 'Karte', 'Karten')}`
      : `Abwerfen: ${list(actors.map(nobody))}`,
  over: () => 'Das Spiel ist aus',
}

const nottingham: Nottingham = {
  title: 'Nottingham',
  cards: {
    copper: 'Kupfer',
    silver: 'Silber',
    gold: 'Gold',
    pearls: 'Perlen',
    gems: 'Edelsteine',
    necklace: 'Kette',
    chest: 'Kästchen',
  },
  deeds: {
    copper: 'Kauf',
    silver: 'Diebstahl',
    gold: 'Hinterhalt',
    pearls: 'Raub',
    gems: 'Überfall',
    necklace: 'Abwehr',
    chest: 'Tauschhandel',
  },
  does: {
    copper:
      'Alle anderen legen eine Karte verdeckt hin. Nimm eine davon für die Kupfermünze, oder behalte die Münze.',
    silver:
      'Zieh ungesehen eine Karte aus einer fremden Hand. Dafür gibst du den Silberleuchter her.',
    gold: 'Sieh dir zwei Hinterhalte an und leg einen davon, mit dem Gold darunter. Er lauert auf einen fremden Satz.',
    pearls: 'Sieh dir eine fremde Hand an und nimm eine Karte. Dafür gibst du die Perlen her.',
    gems: 'Jemand zeigt allen die Hand: Nimm eine Karte. Dafür gibst du die Edelsteine her.',
    necklace:
      'Nimm sie. Aus der Hand wehrt sie einen Angriff ab, und du bekommst die Karte des Angriffs.',
    chest:
      'Alle anderen bieten offen eine oder zwei Karten. Ein Angebot musst du annehmen, für das Kästchen.',
  },
  colours: {
    red: 'Rot',
    purple: 'Lila',
    yellow: 'Gelb',
    blue: 'Blau',
    white: 'Weiß',
    green: 'Grün',
    grey: 'Grau',
  },
  tasks: TASK_NAMES,
  tasksBriefly: { ...TASK_NAMES, each: 'Jedes einmal' },
  taskAsks: {
    each: 'eine Karte von jeder der sieben Sorten',
    five: 'fünf Karten einer Sorte',
    four_pairs: 'je zwei Karten von vier Sorten',
    three_pairs: 'je zwei Karten von drei Sorten',
  },
  tell,
  discards: (seat, hand) => `${does(seat, 'wirfst', 'wirft')} ${held(hand)} ab.`,
  heading,
  act: {
    take: (kind) => `${large(the(kind))} nehmen`,
    buy: 'Mit der Kupfermünze kaufen',
    ambush: 'Mit dem Gold einen Hinterhalt legen',
    barter: 'Das Kästchen tauschen',
    steal: (name) => `${name} bestehlen`,
    rob: (name) => `${name} berauben`,
    raid: (name) => `${name} überfallen`,
    offer: (kind, second) => `${large(both(kind, second))} bieten`,
    show: 'Deine Hand zeigen',
    accept: (name, offer) =>
      `Angebot von ${name} annehmen: ${both(offer[0] ?? null, offer[1] ?? null)}`,
    refuse: 'Die Kupfermünze behalten',
    defend: 'Mit einer Kette abwehren',
    yield: 'Nicht abwehren',
    seize: (kind, name) => `${name} ${the(kind)} abnehmen`,
    keep: (trap) => `Hinterhalt auf ${prey(trap)} legen`,
    lay: (kind, count, worth) => `${cards(kind, count)} auslegen (${points(worth)})`,
    task: (task, kinds, worth) =>
      `${TASK_NAMES[task]}${kinds.length > 0 ? `: ${list(kinds.map((kind) => BARE[kind]))}` : ''} (${points(worth)})`,
    taskWithout: (task, spared) =>
      `${TASK_NAMES[task]} ohne ${list(spared.map((kind) => BARE[kind]))}`,
    pass: 'Nichts eintauschen',
    spring: (trap) => `Hinterhalt auf ${prey(trap)} auslösen`,
    hold: 'Keinen Hinterhalt auslösen',
    discard: (kind) => `${large(card(kind))} abwerfen`,
  },
  /** The same in a word, where it lies. */
  brief: {
    steal: 'Bestehlen',
    rob: 'Berauben',
    raid: 'Überfallen',
    offer: 'Bieten',
    show_hand: 'Zeigen',
    accept: 'Annehmen',
    defend: 'Abwehren',
    seize: 'Nehmen',
    keep: 'Legen',
    lay: 'Auslegen',
    task: 'Erfüllen',
    spring: 'Auslösen',
    discard: 'Abwerfen',
  },
  ask: {
    pass: 'Du könntest jetzt eine Aufgabe erfüllen. Trotzdem passen?',
    task: (count, worth) =>
      `Das kostet ${count} Karten aus deiner Hand und bringt ${points(worth)}. Wirklich?`,
    discard: (kind, count) => `Du hast einen Satz: ${cards(kind, count)}. Davon abwerfen?`,
  },
  line: {
    winnings: (kind, count) =>
      `Gewinnstapel: ${count} ${count === 1 ? { ...MANY, copper: 'Kupfermünze', necklace: 'Kette' }[kind] : MANY[kind]}`,
    task: (task) => `Aufgabe: ${TASK_NAMES[task]}`,
  },
  decided: {
    points: 'nach Punkten',
    winnings: 'durch mehr Karten im Gewinnstapel',
    shared: 'der Sieg wird geteilt',
  },
  touch: {
    defend: ({ seat, other, kind }) =>
      `${does(seat, 'hast', 'hat')} eine Kette gespielt und den Angriff abgewehrt. ${
        other.you
          ? `Du bekommst die Kette, ${seat.name} ${the(kind).replace(/^d(en|ie|as)/, (word) => YOURS[word] ?? word)}`
          : `${other.name} bekommt die Kette, du ${the(kind)}`
      }.`,
    seize: ({ seat, other, kind }, weapon) =>
      seat.you
        ? `Du nimmst ${other.name} ${card(kind)} ab. Dafür gibst du ${forIt(kind, weapon)} her.`
        : `${seat.name} nimmt dir ${card(kind)} ab. Dafür bekommst du ${forIt(kind, weapon)}.`,
    favour: ({ kind }, most) =>
      `Die Gunst des Sheriffs, denn du hattest höchstens ${plural(most, 'Karte', 'Karten')}: Du ziehst ${card(kind)}.`,
    task: ({ task }, worth) => `Du erfüllst die Aufgabe „${TASK_NAMES[task]}“: +${worth}.`,
    shared: ({ task }, first, worth) =>
      `Du teilst dir die Aufgabe „${TASK_NAMES[task]}“ mit ${first.name}: +${worth}.`,
    share: ({ seat, task }, before, now) =>
      `${seat.name} erfüllt deine Aufgabe „${TASK_NAMES[task]}“ ebenfalls: Aus ${before} Punkten werden ${now}.`,
  },
  ambushCard: (trap) => large(trap.kinds.length > 0 ? prey(trap) : nobody(trap.on)),
  ambushLabel: (trap) => `Hinterhalt auf ${prey(trap)}`,
  you: 'Du',
  others: 'Die anderen am Tisch',
  seat: {
    hand: (count) => plural(count, 'Karte', 'Karten'),
    ambushes: (count) => plural(count, 'Hinterhalt', 'Hinterhalte'),
    points,
    active: 'ist am Zug',
    attacked: 'wird angegriffen',
    asked: 'wird gefragt',
    away: 'ist weg',
    standIn: 'ein Bot spielt weiter',
    winnings: 'Gewinnstapel',
    nothingWon: 'Noch nichts gewonnen',
    remembered: 'Bekannt auf der Hand:',
    more: (name) => `Mehr über ${name}`,
  },
  hand: 'Deine Hand',
  emptyHand: 'Deine Hand ist leer.',
  held: (kind, count) =>
    count === 1 && kind === 'silver' ? 'ein Silberleuchter' : cards(kind, count),
  yourAmbushes: 'Deine Hinterhalte',
  yourWinnings: 'Dein Gewinnstapel',
  map: (field, fields) =>
    field === 0
      ? 'Die Karte der Grafschaft. Der Sheriff ist in der Stadt.'
      : field > fields
        ? 'Die Karte der Grafschaft. Der Sheriff ist zurück in der Stadt.'
        : `Die Karte der Grafschaft. Der Sheriff steht auf Meilenstein ${field} von ${fields}.`,
  nextFavour: (number) => `Nächste Gunst: höchstens ${plural(number, 'Karte', 'Karten')}.`,
  favour: 'Gunst',
  upTo: (number) => `: eine Karte für alle, die höchstens ${number} haben`,
  laterFavour: (number) => `Danach: höchstens ${plural(number, 'Karte', 'Karten')}.`,
  favoured: (people) => `Jetzt ginge sie an ${list(people.map(whom))}.`,
  nobodyFavoured: 'Jetzt ginge sie an niemanden.',
  lastStep: 'Noch ein Schritt, und der Sheriff ist zurück in der Stadt: Das Spiel endet.',
  allTasksDone: 'Alle Aufgaben sind erfüllt.',
  sheriffHome: 'Der Sheriff ist zurück in der Stadt.',
  drawPile: 'Nachziehstapel',
  discardPile: 'Abwurfstapel',
  ambushPile: 'Hinterhalte',
  noCard: 'Es ist keine Karte aufgedeckt.',
  task: {
    title: 'Aufgaben',
    alone: 'allein',
    shared: 'geteilt',
    missing: (count) =>
      count === 0
        ? 'Du hast die Karten!'
        : `Dir ${count === 1 ? 'fehlt' : 'fehlen'} ${plural(count, 'Karte', 'Karten')}`,
    doneBy: (people) => `Erfüllt von ${list(people.map(toWhom))}`,
    full: 'von zweien erfüllt',
  },
  stage: {
    attacks: (kind, by, on) => `${attack(kind, by, on)}.`,
    mayDefend: (who) =>
      who.you
        ? 'Spiel eine Kette, oder lass es geschehen.'
        : `${who.name} darf sich mit einer Kette wehren.`,
    choosesFrom: (by, on) =>
      `${does(by, 'wählst', 'wählt')} eine Karte aus ${on.you ? 'deiner Hand' : `der Hand von ${on.name}`}.`,
    looksSecretly: (by, on) =>
      `Nur ${nobody(by)} ${by.you ? 'darfst' : 'darf'} ${on.you ? 'deine Hand' : `die Hand von ${on.name}`} sehen.`,
    ifTaken: (kind, { name }) =>
      kind === 'copper'
        ? `Nimmt ${name} deine Karte, bekommst du dafür die Kupfermünze. ${name} muss keine nehmen.`
        : `${name} muss ein Angebot annehmen. Ist es deines, bekommst du dafür das Kästchen.`,
    offersFor: (kind, who) => `Angebote für ${lot(kind === 'copper' ? 'copper' : 'chest', who)}`,
    thinking: 'überlegt …',
    faceDown: 'verdeckt',
    showedHand: 'hat nichts zu bieten',
    noOffer: 'kein Angebot',
    looks: (who) =>
      `${who.you ? 'Du siehst dir' : `${who.name} sieht sich`} zwei Hinterhalte an. Einer wird gelegt, der andere kommt unter den Stapel.`,
    set: (who, kind, count) => `${does(who, 'legst', 'legt')} ${cards(kind, count)} aus.`,
    whoSprings: (who) =>
      who.you ? 'Löst du einen Hinterhalt aus?' : `${who.name} darf einen Hinterhalt auslösen.`,
    exchange: (who) =>
      who.you
        ? 'Leg drei oder mehr Gleiche aus der Hand aus, erfüll eine Aufgabe, oder passe.'
        : `${who.name} darf einen Satz auslegen oder eine Aufgabe erfüllen.`,
    nothingToExchange:
      'Für einen Satz brauchst du drei oder mehr Gleiche auf der Hand, für eine Aufgabe die Karten, die sie zeigt.',
    discards: (people, number) =>
      `Es ist keine Karte zum Aufdecken da. Abwerfen bis auf ${plural(number, 'Karte', 'Karten')}: ${list(people.map(nobody))}.`,
    pressSeat: 'Tipp an, wen du angreifen willst, oder nimm die Karte.',
    decides: (who) => `${who.name} nimmt die Karte oder nutzt sie.`,
    over: 'Das Spiel ist aus.',
    sprung: 'Hinterhalt!',
  },
  reference: {
    objects: 'Gegenstände',
    objectsSay:
      'Von jeder Sorte gibt es zwölf. In deinem Zug deckst du eine Karte auf und nimmst sie oder nutzt sie.',
    ambushes: 'Hinterhalte',
    ambushesSay:
      'Ein Hinterhalt liegt verdeckt vor dir, das Gold darunter, und gilt zwei Sorten oder einer Person. Wird ein solcher Satz ausgelegt, darfst du eine Karte daraus nehmen und zahlst mit dem Gold.',
    tasks: 'Aufgaben',
    tasksSay:
      'Jede kann von zweien erfüllt werden. Ab dem zweiten Mal zählt für beide der kleinere Wert.',
    sets: 'Sätze',
    setsSay:
      'Drei oder mehr Karten einer Sorte bringen dir die Punkte einer davon. Mehr Karten schützen vor Hinterhalten.',
    favour: 'Die Gunst des Sheriffs',
    favourSay:
      'Nach jedem Eintausch zieht der Sheriff weiter. Wer nicht mehr Karten hält, als sein Meilenstein sagt, zieht eine. Zurück in der Stadt beendet er das Spiel.',
    ours: 'Von wem die Zahlen sind',
    oursSay:
      'Die Reihenfolge der Zahlen auf dem Weg, die Punkte dreier Aufgaben und die Paare auf den Hinterhaltkarten zeigt keine unserer Quellen: Die in unserer Schachtel sind von uns. Wenn du das Spiel hast, trag die gedruckten ein, sobald du einen Tisch eröffnest.',
    points,
  },
}

export default nottingham
