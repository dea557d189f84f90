import type { EventName, Moment, Person, Tale, Trap } from '../tale'
import type { Kind, Task } from '../view'
import type { Nottingham } from './en'

const ONE: Record<Kind, string> = {
  copper: 'una moneta di rame',
  silver: 'un candelabro d’argento',
  gold: 'dell’oro',
  pearls: 'delle perle',
  gems: 'dei gioielli',
  necklace: 'una collana',
  chest: 'un forziere',
}
const THE: Record<Kind, string> = {
  copper: 'la moneta di rame',
  silver: 'il candelabro d’argento',
  gold: 'l’oro',
  pearls: 'le perle',
  gems: 'i gioielli',
  necklace: 'la collana',
  chest: 'il forziere',
}
const MANY: Record<Kind, string> = {
  copper: 'monete di rame',
  silver: 'candelabri d’argento',
  gold: 'lingotti d’oro',
  pearls: 'perle',
  gems: 'gioielli',
  necklace: 'collane',
  chest: 'forzieri',
}
const BARE: Record<Kind, string> = {
  copper: 'rame',
  silver: 'argento',
  gold: 'oro',
  pearls: 'perle',
  gems: 'gioielli',
  necklace: 'collane',
  chest: 'forzieri',
}
const TASK_NAMES: Record<Task, string> = {
  each: 'Uno per tipo',
  five: 'Cinque uguali',
  four_pairs: 'Quattro coppie',
  three_pairs: 'Tre coppie',
}

/** The card of an attack, where one of the same kind was taken for it. */
const TURNED_UP: Partial<Record<Kind, string>> = {
  silver: 'quello scoperto',
  pearls: 'quelle scoperte',
  gems: 'quelli scoperti',
}

const list = (parts: string[]) => new Intl.ListFormat('it').format(parts)
const either = (parts: string[]) => new Intl.ListFormat('it', { type: 'disjunction' }).format(parts)
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The verb alone says "you". */
const does = (who: Person, you: string, they: string) =>
  who.you ? large(you) : `${who.name} ${they}`
const then = (who: Person, you: string, they: string) => (who.you ? you : `${who.name} ${they}`)
const whoever = (who: Person) => (who.you ? 'tu' : who.name)
const whom = (who: Person) => (who.you ? 'te' : who.name)
const fromHand = (who: Person) => (who.you ? 'dalla tua mano' : `dalla mano di ${who.name}`)
const card = (kind: Kind | null) => (kind ? ONE[kind] : 'una carta')
const the = (kind: Kind | null) => (kind ? THE[kind] : 'la carta')
/** What is given for a card that was taken. */
const forIt = (kind: Kind | null, weapon: Kind | null) =>
  (kind === weapon && kind && TURNED_UP[kind]) || the(weapon)
const cards = (kind: Kind | null, count: number) =>
  count === 1 ? card(kind) : `${count} ${kind ? MANY[kind] : 'carte'}`
const both = (kind: Kind | null, second: Kind | null) =>
  second === null
    ? card(kind)
    : kind === second
      ? cards(kind, 2)
      : `${card(kind)} e ${card(second)}`
const held = (hand: [Kind, number][]) => list(hand.map(([kind, count]) => cards(kind, count)))
const points = (count: number) => plural(count, 'punto', 'punti')
const remain = (count: number) =>
  `${count === 1 ? 'resta' : 'restano'} ${plural(count, 'carta', 'carte')}`
const prey = ({ kinds, on }: Trap) =>
  kinds.length > 0 ? either(kinds.map((kind) => BARE[kind])) : whom(on)

/** Somebody takes something from somebody: "Marian ti prende …", "Prendi … a Much". */
const takes = (by: Person, on: Person, you: string, they: string, what: string) =>
  on.you ? `${by.name} ti ${they} ${what}` : `${does(by, you, they)} ${what} a ${on.name}`
const attack = (kind: Kind | null, by: Person, on: Person) => {
  if (kind === 'silver') return takes(by, on, 'trafughi', 'trafuga', 'una carta')
  if (kind === 'pearls') return takes(by, on, 'rubi', 'ruba', 'una carta')
  return on.you ? `${by.name} ti rapina` : `${does(by, 'rapini', 'rapina')} ${on.name}`
}
const lot = (kind: 'copper' | 'chest', who: Person) => {
  if (who.you) return kind === 'copper' ? 'la tua moneta di rame' : 'il tuo forziere'
  return `${THE[kind]} di ${who.name}`
}

const tell: Record<EventName, (tale: Tale) => string> = {
  turn: ({ seat }) => (seat.you ? 'È il tuo turno.' : `È il turno di ${seat.name}.`),
  reveal: ({ seat, kind }) => `${does(seat, 'scopri', 'scopre')} ${card(kind)}.`,
  take: ({ seat, kind }) => `${does(seat, 'prendi', 'prende')} ${the(kind)}.`,
  buy: ({ seat }) =>
    `${does(seat, 'vuoi', 'vuole')} comprare: tutti mettono giù una carta coperta.`,
  lay_offer: ({ seat, kind }) =>
    `${does(seat, 'metti', 'mette')} giù ${card(kind)}, a faccia in giù.`,
  show_hand: ({ seat, hand }) =>
    `${seat.you ? 'Mostri la tua mano' : `${seat.name} mostra tutta la mano`}: ${held(hand)}.`,
  show_secretly: ({ seat, other, hand }) =>
    `${does(other, 'vedi', 'vede')} tutta la ${seat.you ? 'tua mano' : `mano di ${seat.name}`}: ${held(hand)}.`,
  turn_up: ({ seat, kind, second }) => `${does(seat, 'offri', 'offre')} ${both(kind, second)}.`,
  purchase: ({ seat, other, kind }) =>
    other.you
      ? `${seat.name} compra da te ${card(kind)} per la moneta di rame.`
      : `${does(seat, 'compri', 'compra')} da ${other.name} ${card(kind)} per la moneta di rame.`,
  refuse: ({ seat }) => `${does(seat, 'rifiuti', 'rifiuta')} tutte le offerte.`,
  attack: ({ seat, other, kind }) => `${attack(kind, seat, other)}.`,
  yield: ({ seat }) => (seat.you ? 'Non ti difendi.' : `${seat.name} non si difende.`),
  defend: ({ seat, other, kind }) =>
    `${seat.you ? 'Ti difendi' : `${seat.name} si difende`} con una collana e ${seat.you ? 'ottieni' : 'ottiene'} ${the(kind)}; ${then(other, 'a te va', 'riceve')} la collana.`,
  seize: ({ seat, other, kind }) => `${takes(seat, other, 'prendi', 'prende', card(kind))}.`,
  look: ({ seat, trap, otherTrap }) =>
    trap && otherTrap
      ? `${does(seat, 'guardi', 'guarda')} due imboscate: una per ${prey(trap)} e una per ${prey(otherTrap)}.`
      : `${does(seat, 'guardi', 'guarda')} due imboscate.`,
  keep: ({ seat, trap }) =>
    `${does(seat, 'tendi', 'tende')} un’imboscata${trap ? ` per ${prey(trap)}` : ''}.`,
  barter: ({ seat }) =>
    `${does(seat, 'baratti', 'baratta')} il forziere: tutti fanno un’offerta, a turno.`,
  accept: ({ seat, other, kind, second }) =>
    `${does(seat, 'accetti', 'accetta')} ${both(kind, second)} da ${whom(other)}; ${then(other, 'ricevi', 'riceve')} il forziere.`,
  lay: ({ seat, kind, count }) => `${does(seat, 'cali', 'cala')} ${cards(kind, count)}.`,
  hold: ({ seat }) =>
    seat.you ? 'Non fai scattare imboscate.' : `${seat.name} non fa scattare imboscate.`,
  spring: ({ seat, other, kind }) =>
    `Imboscata! ${takes(seat, other, 'prendi', 'prende', card(kind))} e ${seat.you ? 'paghi' : 'paga'} con l’oro.`,
  fail: ({ seat }) => `Restano meno di tre carte: ${then(seat, 'riprendi', 'riprende')} le altre.`,
  win: ({ seat, kind }) =>
    `${does(seat, 'metti', 'mette')} ${card(kind)} tra ${seat.you ? 'le tue vincite' : 'le vincite'}.`,
  task: ({ seat, task, isFirst }) =>
    isFirst
      ? `${does(seat, 'compi', 'compie')} l’incarico «${TASK_NAMES[task]}» prima di tutti.`
      : `Anche ${whoever(seat)} ${seat.you ? 'compi' : 'compie'} l’incarico «${TASK_NAMES[task]}».`,
  march: ({ number }) =>
    number === null ? 'Lo sceriffo è tornato in città.' : `Lo sceriffo avanza, fino al ${number}.`,
  favour: ({ seat, kind }) =>
    `Il favore dello sceriffo: ${then(seat, 'peschi', 'pesca')} ${card(kind)}.`,
  lapse: ({ seat }) => `Non ci sono più carte: niente favore per ${whom(seat)}.`,
  reshuffle: () => 'Gli scarti vengono mescolati e diventano il mazzo.',
  discard: ({ seat, kind, count }) => `${does(seat, 'scarti', 'scarta')} ${cards(kind, count)}.`,
  pass: ({ seat }) => (seat.you ? 'Non scambi nulla.' : `${seat.name} non scambia nulla.`),
  over: () => 'La partita è finita.',
}

const heading: Record<Moment['phase'], (moment: Moment) => string> = {
  choice: ({ yours, active, revealed }) =>
    yours ? `Tocca a te: ${the(revealed)}` : `${active.name} decide: ${the(revealed)}`,
  offers: ({ yours, active }) =>
    yours ? `Offri una carta per ${lot('copper', active)}` : 'Gli altri fanno le loro offerte',
  purchase: ({ yours, active }) =>
    yours ? 'Scegli un’offerta o tieni la moneta di rame' : `${active.name} guarda le offerte`,
  defence: ({ yours, active, target, revealed }) =>
    yours ? `${attack(revealed, active, target)}. Ti difendi?` : attack(revealed, active, target),
  loot: ({ yours, active, target }) =>
    yours ? `Scegli una carta ${fromHand(target)}` : `${active.name} sceglie ${fromHand(target)}`,
  look: ({ yours, active }) =>
    yours ? 'Scegli l’imboscata da tendere' : `${active.name} tende un’imboscata`,
  barter: ({ yours, asked, active }) =>
    yours
      ? `Offri una o due carte per ${lot('chest', active)}`
      : `${asked.name} fa un’offerta per ${lot('chest', active)}`,
  bargain: ({ yours, active }) =>
    yours ? 'Accetta una delle offerte' : `${active.name} sceglie un’offerta`,
  exchange: ({ yours, isBare, active }) => {
    if (!yours) return `${active.name} può scambiare carte`
    return isBare ? 'Non hai ancora nulla da scambiare' : 'Scambia carte con punti, o passa'
  },
  spring: ({ yours, active, asked, laid }) => {
    const set = `${does(active, 'cali', 'cala')} ${cards(laid?.kind ?? null, laid?.count ?? 3)}`
    return yours
      ? `${set}. Fai scattare un’imboscata?`
      : `${set}; ${asked.name} può far scattare un’imboscata`
  },
  discard: ({ yours, actors, number }) =>
    yours
      ? `Scarta finché ${remain(number)}`
      : `${actors.length === 1 ? 'Deve' : 'Devono'} scartare: ${list(actors.map(whoever))}`,
  over: () => 'La partita è finita',
}

const nottingham: Nottingham = {
  title: 'Nottingham',
  cards: {
    copper: 'Rame',
    silver: 'Argento',
    gold: 'Oro',
    pearls: 'Perle',
    gems: 'Gioielli',
    necklace: 'Collana',
    chest: 'Forziere',
  },
  deeds: {
    copper: 'Acquisto',
    silver: 'Trafugare',
    gold: 'Imboscata',
    pearls: 'Rubare',
    gems: 'Rapinare',
    necklace: 'Difesa',
    chest: 'Baratto',
  },
  does: {
    copper:
      'Gli altri mettono giù una carta coperta ciascuno. Prendine una per la moneta di rame, o tieni la moneta.',
    silver: 'Pesca una carta dalla mano di qualcuno, senza vederla, e dai in cambio il candelabro.',
    gold: 'Guarda due imboscate e tendine una, con l’oro sotto. Aspetta al varco una serie altrui.',
    pearls: 'Guarda la mano di qualcuno, prendi una carta e dai in cambio le perle.',
    gems: 'Qualcuno mostra la mano a tutti: prendi una carta e dai in cambio i gioielli.',
    necklace: 'Prendila. Dalla mano respinge un attacco, e tu ottieni la carta dell’attacco.',
    chest:
      'Gli altri offrono una o due carte ciascuno, scoperte. Devi accettare un’offerta, in cambio del forziere.',
  },
  colours: {
    red: 'rosso',
    purple: 'viola',
    yellow: 'giallo',
    blue: 'blu',
    white: 'bianco',
    green: 'verde',
    grey: 'grigio',
  },
  tasks: TASK_NAMES,
  tasksBriefly: {
    each: 'Uno per tipo',
    five: '5 uguali',
    four_pairs: '4 coppie',
    three_pairs: '3 coppie',
  },
  taskAsks: {
    each: 'una carta di ognuno dei sette tipi',
    five: 'cinque carte di un tipo',
    four_pairs: 'due carte di ognuno di quattro tipi',
    three_pairs: 'due carte di ognuno di tre tipi',
  },
  tell,
  discards: (seat, hand) => `${does(seat, 'scarti', 'scarta')} ${held(hand)}.`,
  heading,
  act: {
    take: (kind) => `Prendi ${the(kind)}`,
    buy: 'Compra con la moneta di rame',
    ambush: 'Tendi un’imboscata con l’oro',
    barter: 'Baratta il forziere',
    steal: (name) => `Trafuga una carta a ${name}`,
    rob: (name) => `Ruba una carta a ${name}`,
    raid: (name) => `Rapina ${name}`,
    offer: (kind, second) => `Offri ${both(kind, second)}`,
    show: 'Mostra la tua mano',
    accept: (name, offer) =>
      `Accetta l’offerta di ${name}: ${both(offer[0] ?? null, offer[1] ?? null)}`,
    refuse: 'Tieni la moneta di rame',
    defend: 'Difenditi con una collana',
    yield: 'Non difenderti',
    seize: (kind, name) => `Prendi ${the(kind)} a ${name}`,
    keep: (trap) => `Tendi l’imboscata per ${prey(trap)}`,
    lay: (kind, count, worth) => `Cala ${cards(kind, count)} (${points(worth)})`,
    task: (task, kinds, worth) =>
      `${TASK_NAMES[task]}${kinds.length > 0 ? `: ${list(kinds.map((kind) => BARE[kind]))}` : ''} (${points(worth)})`,
    taskWithout: (task, spared) =>
      `${TASK_NAMES[task]} senza ${list(spared.map((kind) => BARE[kind]))}`,
    pass: 'Non scambiare nulla',
    spring: (trap) => `Fai scattare l’imboscata per ${prey(trap)}`,
    hold: 'Nessuna imboscata',
    discard: (kind) => `Scarta ${card(kind)}`,
  },
  /** The same in a word, where it lies. */
  brief: {
    steal: 'Trafuga',
    rob: 'Ruba',
    raid: 'Rapina',
    offer: 'Offri',
    show_hand: 'Mostra',
    accept: 'Accetta',
    defend: 'Difenditi',
    seize: 'Prendi',
    keep: 'Tendi',
    lay: 'Cala',
    task: 'Compi',
    spring: 'Attiva',
    discard: 'Scarta',
  },
  ask: {
    pass: 'Ora potresti compiere un incarico. Passi lo stesso?',
    task: (count, worth) =>
      `Costa ${count} carte della tua mano e porta ${points(worth)}. Procedi?`,
    discard: (kind, count) => `Hai una serie: ${cards(kind, count)}. Ne scarti una?`,
  },
  line: {
    winnings: (kind, count) =>
      `Vincite: ${count === 1 ? nottingham.cards[kind].toLowerCase() : cards(kind, count)}`,
    task: (task) => `Incarico: ${TASK_NAMES[task]}`,
  },
  decided: {
    points: 'per punti',
    winnings: 'per più carte tra le vincite',
    shared: 'la vittoria è condivisa',
  },
  touch: {
    defend: ({ seat, other, kind }) =>
      `${does(seat, 'hai', 'ha')} giocato una collana e sventato l’attacco. ${
        other.you
          ? `A te va la collana, a ${seat.name} ${the(kind)}`
          : `A ${other.name} va la collana, a te ${the(kind)}`
      }.`,
    seize: ({ seat, other, kind }, weapon) =>
      seat.you
        ? `Prendi ${card(kind)} a ${other.name}, che riceve ${forIt(kind, weapon)}.`
        : `${seat.name} ti prende ${card(kind)}. In cambio ricevi ${forIt(kind, weapon)}.`,
    favour: ({ kind }, most) =>
      `Il favore dello sceriffo, perché avevi al massimo ${plural(most, 'carta', 'carte')}: peschi ${card(kind)}.`,
    task: ({ task }, worth) => `Compi l’incarico «${TASK_NAMES[task]}»: +${worth}.`,
    shared: ({ task }, first, worth) =>
      `Condividi l’incarico «${TASK_NAMES[task]}» con ${first.name}: +${worth}.`,
    share: ({ seat, task }, before, now) =>
      `Anche ${seat.name} compie l’incarico «${TASK_NAMES[task]}»: i tuoi ${before} punti diventano ${now}.`,
  },
  ambushCard: (trap) => large(trap.kinds.length > 0 ? prey(trap) : whoever(trap.on)),
  ambushLabel: (trap) => `Imboscata per ${prey(trap)}`,
  you: 'Tu',
  others: 'Gli altri al tavolo',
  seat: {
    hand: (count) => plural(count, 'carta', 'carte'),
    ambushes: (count) => plural(count, 'imboscata', 'imboscate'),
    points,
    active: 'è di turno',
    attacked: 'sotto attacco',
    asked: 'deve rispondere',
    away: 'non c’è',
    standIn: 'gioca un bot',
    winnings: 'Vincite',
    nothingWon: 'Ancora niente',
    remembered: 'Carte note in mano:',
    more: (name) => `Di più su ${name}`,
  },
  hand: 'La tua mano',
  emptyHand: 'La tua mano è vuota.',
  held: (kind, count) => cards(kind, count),
  yourAmbushes: 'Le tue imboscate',
  yourWinnings: 'Le tue vincite',
  map: (field, fields) =>
    field === 0
      ? 'La mappa della contea. Lo sceriffo è in città.'
      : field > fields
        ? 'La mappa della contea. Lo sceriffo è tornato in città.'
        : `La mappa della contea. Lo sceriffo è alla pietra miliare ${field} di ${fields}.`,
  nextFavour: (number) => `Prossimo favore: al massimo ${plural(number, 'carta', 'carte')}.`,
  favour: 'Favore',
  upTo: (number) => `: una carta per chi ne ha al massimo ${number}`,
  laterFavour: (number) => `Poi: al massimo ${plural(number, 'carta', 'carte')}.`,
  favoured: (people) => `Ora andrebbe a ${list(people.map(whom))}.`,
  nobodyFavoured: 'Ora non andrebbe a nessuno.',
  lastStep: 'Ancora un passo e lo sceriffo è in città: la partita finisce.',
  allTasksDone: 'Tutti gli incarichi sono compiuti.',
  sheriffHome: 'Lo sceriffo è tornato in città.',
  drawPile: 'Mazzo',
  discardPile: 'Scarti',
  ambushPile: 'Imboscate',
  noCard: 'Nessuna carta scoperta.',
  task: {
    title: 'Incarichi',
    alone: 'uno solo',
    shared: 'in due',
    missing: (count) =>
      count === 0
        ? 'Hai le carte!'
        : `Ti ${count === 1 ? 'manca' : 'mancano'} ${plural(count, 'carta', 'carte')}`,
    doneBy: (people) => `Compiuto da ${list(people.map(whom))}`,
    full: 'compiuto da due',
  },
  stage: {
    attacks: (kind, by, on) => `${attack(kind, by, on)}.`,
    mayDefend: (who) =>
      who.you ? 'Gioca una collana, o lascia fare.' : `${who.name} può difendersi con una collana.`,
    choosesFrom: (by, on) => `${does(by, 'scegli', 'sceglie')} una carta ${fromHand(on)}.`,
    looksSecretly: (by, on) =>
      `Solo ${whoever(by)} ${by.you ? 'puoi' : 'può'} vedere ${on.you ? 'la tua mano' : `la mano di ${on.name}`}.`,
    ifTaken: (kind, { name }) =>
      kind === 'copper'
        ? `Se ${name} prende la tua carta, ottieni in cambio la moneta di rame. Può anche non prenderne nessuna.`
        : `${name} deve accettare un’offerta. Se è la tua, ottieni in cambio il forziere.`,
    offersFor: (kind, who) => `Offerte per ${lot(kind === 'copper' ? 'copper' : 'chest', who)}`,
    thinking: 'ci pensa …',
    faceDown: 'coperta',
    showedHand: 'non ha nulla da offrire',
    noOffer: 'nessuna offerta',
    looks: (who) =>
      `${does(who, 'guardi', 'guarda')} due imboscate. Una viene tesa, l’altra va sotto il mazzo.`,
    set: (who, kind, count) => `${does(who, 'cali', 'cala')} ${cards(kind, count)}.`,
    whoSprings: (who) =>
      who.you ? 'Fai scattare un’imboscata?' : `${who.name} può far scattare un’imboscata.`,
    exchange: (who) =>
      who.you
        ? 'Cala tre o più carte uguali dalla mano, compi un incarico, o passa.'
        : `${who.name} può calare una serie o compiere un incarico.`,
    nothingToExchange:
      'Per una serie servono tre o più carte uguali in mano, per un incarico le carte che mostra.',
    discards: (people, number) =>
      `Non ci sono carte da scoprire. Si scarta finché ${remain(number)}: ${list(people.map(whoever))}.`,
    pressSeat: 'Tocca chi vuoi attaccare, o prendi la carta.',
    decides: (who) => `${who.name} prende la carta o la usa.`,
    over: 'La partita è finita.',
    sprung: 'Imboscata!',
  },
  reference: {
    objects: 'Oggetti',
    objectsSay: 'Ce ne sono dodici per tipo. Nel tuo turno ne scopri uno e lo prendi, o lo usi.',
    ambushes: 'Imboscate',
    ambushesSay:
      'Sta coperta davanti a te, con l’oro sotto, e vale per due tipi o per un giocatore. Quando viene calata una serie così, puoi prenderne una carta e paghi con l’oro.',
    tasks: 'Incarichi',
    tasksSay:
      'Ognuno può essere compiuto da due giocatori. Quando lo compie il secondo, vale meno per entrambi.',
    sets: 'Serie',
    setsSay:
      'Tre o più carte di un tipo ti danno i punti di una di esse. Più carte proteggono dalle imboscate.',
    favour: 'Il favore dello sceriffo',
    favourSay:
      'Dopo ogni scambio lo sceriffo avanza. Chi ha al massimo tante carte quante ne indica la sua pietra miliare ne pesca una. Quando torna in città, la partita finisce.',
    ours: 'Di chi sono i numeri',
    oursSay:
      'Nessuna delle nostre fonti mostra l’ordine dei numeri sul percorso, i punti di tre incarichi o le coppie sulle carte imboscata: quelli della nostra scatola sono nostri. Se hai il gioco, scrivi quelli stampati quando apri un tavolo.',
    points,
  },
}

export default nottingham
