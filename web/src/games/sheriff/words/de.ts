import {
  listed,
  type Deal,
  type DealPromise,
  type Good,
  type Pile,
  type SheriffThings,
} from '../view'
import type { Sheriff } from './en'
import type { Who } from '../../../words/who'

/** `one` und `many` stehen im Akkusativ, der hier überall passt. */
const goods: Sheriff['goods'] = {
  apples: { name: 'Äpfel', one: 'einen Apfel', many: 'Äpfel' },
  cheese: { name: 'Käse', one: 'einen Käselaib', many: 'Käselaibe' },
  bread: { name: 'Brot', one: 'ein Brot', many: 'Brote' },
  chickens: { name: 'Hühner', one: 'ein Huhn', many: 'Hühner' },
  pepper: { name: 'Pfeffer', one: 'einen Sack Pfeffer', many: 'Sack Pfeffer' },
  mead: { name: 'Met', one: 'einen Krug Met', many: 'Krüge Met' },
  silk: { name: 'Seide', one: 'einen Ballen Seide', many: 'Ballen Seide' },
  crossbow: { name: 'Armbrust', one: 'eine Armbrust', many: 'Armbrüste' },
  green_apples: { name: 'Grüne Äpfel', one: 'einen Korb grüne Äpfel', many: 'Körbe grüne Äpfel' },
  golden_apples: { name: 'Goldäpfel', one: 'einen Goldapfel', many: 'Goldäpfel' },
  gouda: { name: 'Gouda', one: 'einen Gouda', many: 'Goudas' },
  bleu: { name: 'Blauschimmel', one: 'einen Blauschimmelkäse', many: 'Blauschimmelkäse' },
  rye: { name: 'Roggenbrot', one: 'ein Roggenbrot', many: 'Roggenbrote' },
  pumpernickel: { name: 'Pumpernickel', one: 'einen Pumpernickel', many: 'Pumpernickel' },
  rooster: { name: 'Königshahn', one: 'einen Königshahn', many: 'Königshähne' },
}
const realms: Partial<Record<Good, string>> = {
  apples: 'der Äpfel',
  cheese: 'des Käses',
  bread: 'des Brots',
  chickens: 'der Hühner',
}
const piles: Record<Pile, string> = { left: 'linken', right: 'rechten' }
const promised: Record<DealPromise, string> = {
  pass_yours: '„Deinen nächsten Beutel lasse ich durch“',
  pass_mine: '„Meinen nächsten Beutel lässt du durch“',
  not_open: '„Ich öffne keinen Beutel“',
  words: '„Mein Ehrenwort“',
}

const of = (count: number, good: Good): string =>
  count === 1 ? goods[good].one : `${count} ${goods[good].many}`
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
const gold = (count: number): string => `${count} Gold`
const list = (parts: string[]): string => new Intl.ListFormat('de').format(parts)
const whose = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)
const aBag = (seat: number, who: Who, your = 'dein'): string =>
  `${who.you(seat) ? your : whose(who.name(seat))} Beutel`
const clause: Sheriff['clause'] = {
  opens: (bag) => `${bag} wird geöffnet`,
  passes: (bag) => `${bag} geht durch`,
  noOther: 'kein anderer wird geöffnet',
}

function deal(said: Deal, who: Who): string {
  const given = list([
    ...(said.gold ? [gold(said.gold)] : []),
    ...listed(said.goods).map(([good, count]) => of(count, good)),
    ...listed(said.from_bag).map(([good, count]) => `${of(count, good)} aus dem Beutel`),
    ...(said.gold_next_round ? [`${gold(said.gold_next_round)} in der nächsten Runde`] : []),
    ...said.promises.map((promise) => promised[promise]),
  ])
  const clauses = [
    ...said.opens.map((seat) => clause.opens(aBag(seat, who))),
    ...said.passes.map((seat) => clause.passes(aBag(seat, who))),
    ...(said.no_other ? [clause.noOther] : []),
  ]
  return clauses.length > 0 ? `${given} (und ${list(clauses)})` : given
}

function told(event: SheriffThings, who: Who, all?: [Good, number][]) {
  const { seat = -1, other = -1, count = 1, good = 'apples', pile = 'left' } = event
  return {
    who: who.you(seat) ? 'Du' : who.name(seat),
    /** Dativ und Akkusativ. */
    whom: who.you(other) ? 'dir' : who.name(other),
    bag:
      seat === other
        ? 'den Beutel'
        : who.you(other)
          ? 'deinen Beutel'
          : `${whose(who.name(other))} Beutel`,
    its: who.you(seat) ? 'deinen' : 'den',
    v: (du: string, er: string) => (who.you(seat) ? du : er),
    goods: all ? list(all.map(([one, many]) => of(many, one))) : of(count, good),
    cards: cards(count),
    gold: gold(event.gold ?? 0),
    pile: piles[pile],
    deal: event.deal ? deal(event.deal, who) : '',
    third: aBag(event.bag ?? -1, who, 'deinen'),
  }
}
type Told = ReturnType<typeof told>

const tell: Record<string, (t: Told, event: SheriffThings) => string | null> = {
  round: (t, e) => `Runde ${e.round}: ${t.who} ${t.v('bist', 'ist')} Sheriff.`,
  aside: (t) => `${t.who} ${t.v('legst', 'legt')} eine Karte beiseite.`,
  aside_card: (t) => `Beiseite liegt: ${t.goods.replace(/^(einen|eine|ein) /, '')}.`,
  take: (t) => `${t.who} ${t.v('nimmst', 'nimmt')} ${t.goods} vom ${t.pile} Stapel.`,
  draw: (t, e) => `${t.who} ${t.v('ziehst', 'zieht')} ${e.count ? t.cards : 'nichts'}.`,
  draw_card: (t) => `${t.who} ${t.v('ziehst', 'zieht')} ${t.goods}.`,
  reshuffle: (t) =>
    `Die abgelegten Karten werden zu einem neuen Nachziehstapel gemischt: ${t.cards}.`,
  lay: (t) => `${t.who} ${t.v('legst', 'legt')} ${t.goods} auf den ${t.pile} Stapel.`,
  load: (t) => `Du steckst ${t.goods} in deinen Beutel.`,
  close: (t) => `${t.who} ${t.v('schließt', 'schließt')} einen Beutel mit ${t.cards}.`,
  declare: (t) => `${t.who} ${t.v('deklarierst', 'deklariert')} ${t.goods}.`,
  call: (t) => `${t.who} ${t.v('rufst', 'ruft')}: „Wer zahlt, damit ich nicht nachsehe?“.`,
  offer_for_passing: (t) =>
    `${t.who} ${t.v('bietest', 'bietet')} ${t.deal}, um ${t.bag} durchzubringen.`,
  offer_for_opening: (t) =>
    `${t.who} ${t.v('bietest', 'bietet')} ${t.deal}, um ${t.bag} öffnen zu lassen.`,
  demand: (t) => `${t.who} ${t.v('verlangst', 'verlangt')} von ${t.whom} ${t.deal}.`,
  withdraw: (t) => `${t.who} ${t.v('ziehst', 'zieht')} den Vorschlag für ${t.bag} zurück.`,
  refuse: (t) =>
    `${t.who} ${t.v('lehnst', 'lehnt')} ab, was ${t.whom === 'dir' ? 'du' : t.whom} für ${t.third} ${t.whom === 'dir' ? 'bietest' : 'bietet'}.`,
  refuse_demand: (t) =>
    `${t.who} ${t.v('lehnst', 'lehnt')} ab, was ${t.whom === 'dir' ? 'du verlangst' : `${t.whom} verlangt`}.`,
  lapse: (t) =>
    `Was ${t.v('du', t.who)} für ${t.bag} ${t.v('vorgeschlagen hast', 'vorgeschlagen hat')}, ist vom Tisch.`,
  accept: (t) => `${t.who} ${t.v('gehst', 'geht')} auf die Forderung von ${t.whom} ein.`,
  pass: (t) => `${t.who} ${t.v('lässt', 'lässt')} ${t.bag} durch.`,
  wave: (t) => `${t.who} ${t.v('winkst', 'winkt')} ${t.bag} durch, umsonst.`,
  bind_open: (t) => `${t.who} ${t.v('musst', 'muss')} ${t.bag} öffnen: So ist es abgemacht.`,
  bind_pass: (t) => `${t.who} ${t.v('musst', 'muss')} ${t.bag} durchlassen: So ist es abgemacht.`,
  stop: (t) =>
    `${t.who} ${t.v('hast', 'hat')} genug gesehen: Alle übrigen Beutel gehen umsonst durch.`,
  open: (t) => `${t.who} ${t.v('öffnest', 'öffnet')} ${t.bag}.`,
  to_stand: (t) => `${t.who} ${t.v('legst', 'legt')} ${t.goods} auf ${t.its} Stand.`,
  face_down: (t) =>
    `${t.who} ${t.v('legst', 'legt')} ${t.cards} Schmuggelware verdeckt auf ${t.its} Stand.`,
  reveal: (t) =>
    `Nicht deklariert; ${t.who === 'Du' ? 'du verlierst' : `${t.who} verliert`} ${t.goods}.`,
  gold: (t) => `${t.who} ${t.v('zahlst', 'zahlt')} ${t.whom} ${t.gold}.`,
  good: (t) => `${t.who} ${t.v('gibst', 'gibt')} ${t.whom} ${t.goods}.`,
  bag_good: (t) => `${t.who} ${t.v('gibst', 'gibt')} ${t.whom} ${t.goods} aus dem Beutel.`,
  bag_contraband: (t) =>
    `${t.who} ${t.v('gibst', 'gibt')} ${t.whom} ${t.cards} Schmuggelware aus dem Beutel.`,
  bag_card: (t) => `Darunter: ${t.goods.replace(/^(einen|eine|ein) /, '')}.`,
  pay: (t) =>
    `${t.who} ${t.v('hast', 'hat')} kein Gold mehr und ${t.v('gibst', 'gibt')} ${t.whom} dafür ${t.goods}.`,
  forgive: (t) =>
    `${t.whom === 'dir' ? 'Du hast' : `${t.whom} hat`} nichts mehr; ${t.gold} Schulden sind erlassen.`,
  promise_pass: (t) =>
    `${t.who} ${t.v('versprichst', 'verspricht')}, ${t.whom === 'dir' ? 'deinen' : whose(t.whom)} nächsten Beutel durchzulassen.`,
  promise_closed: (t) =>
    `${t.who} ${t.v('versprichst', 'verspricht')} ${t.whom}, keinen Beutel zu öffnen.`,
  promise_gold: (t) =>
    `${t.who} ${t.v('versprichst', 'verspricht')} ${t.whom} ${t.gold} in der nächsten Runde.`,
  promise_words: (t) => `${t.who} ${t.v('gibst', 'gibt')} ${t.whom} das Ehrenwort.`,
  keep_pass: (t) => `${t.who} ${t.v('hast', 'hat')} Wort gehalten und ${t.bag} durchgelassen.`,
  keep_closed: (t) =>
    `${t.who} ${t.v('hast', 'hat')} ${t.whom} gegenüber Wort gehalten und keinen Beutel geöffnet.`,
  keep_gold: (t) => `${t.who} ${t.v('hast', 'hat')} Wort gehalten und ${t.whom} das Gold gezahlt.`,
  keep_words: (t) =>
    `${t.whom === 'dir' ? 'Du sagst' : `${t.whom} sagt`}: ${t.who} ${t.v('hast', 'hat')} das Ehrenwort gehalten.`,
  keep_bag: (t) =>
    `${t.who} ${t.v('hast', 'hat')} ${t.whom} alles gegeben, was aus dem Beutel versprochen war.`,
  break_pass: (t) =>
    `${t.who} ${t.v('hast', 'hat')} das Versprechen gebrochen, ${t.bag} durchzulassen!`,
  break_closed: (t) =>
    `${t.who} ${t.v('hast', 'hat')} ${t.whom} gegenüber das Versprechen gebrochen, keinen Beutel zu öffnen!`,
  break_gold: (t) =>
    `${t.who} ${t.v('hast', 'hat')} ${t.whom} das versprochene Gold nicht gezahlt!`,
  break_words: (t) =>
    `${t.whom === 'dir' ? 'Du sagst' : `${t.whom} sagt`}: ${t.who} ${t.v('hast', 'hat')} das Ehrenwort gebrochen!`,
  break_bag: (t) =>
    `${t.who} ${t.v('hast', 'hat')} ${t.whom} Waren aus dem Beutel versprochen, die nicht darin waren!`,
  over: () => 'Das Spiel ist aus. Was verdeckt liegt, wird aufgedeckt.',
  turn_up: (t) => `${t.who} ${t.v('deckst', 'deckt')} ${t.goods} auf.`,
}

const sheriff: Sheriff = {
  goods,
  piles,
  promised,
  clause,
  theBag: (seat, who) => aBag(seat, who, 'deinen'),
  theBagItself: aBag,
  of,
  cards,
  gold,
  deal,
  sorts: { legal: 'Legal', contraband: 'Schmuggelware', royal: 'Königlich' },
  tell: (event, who, all) => tell[event.event]?.(told(event, who, all), event) ?? null,
  declared: (events, who) => {
    const all = events.map((event) => told(event, who))
    return `Deklariert: ${list(all.map((t) => `${t.who === 'Du' ? 'du' : t.who} ${t.goods}`))}.`
  },

  act: {
    set_aside: (good) => `Lege ${goods[good].one} beiseite`,
    take: (good, pile) =>
      `Nimm ${good ? goods[good].one : 'die oberste Karte'} vom ${piles[pile]} Stapel`,
    draw: (missing) => (missing > 0 ? `Ziehe ${cards(missing)}` : 'Behalte die ganze Hand'),
    lay: (good, pile) => `Lege ${goods[good].one} auf den ${piles[pile]} Stapel`,
    load: (good) => `Stecke ${goods[good].one} in den Beutel`,
    close: (count) =>
      count > 0 ? `Schließe den Beutel mit ${cards(count)}` : 'Schließe den Beutel',
    declare: (good, count) => `Deklariere ${of(count, good)}`,
    honour: (name, count) =>
      count > 0
        ? `Zahle ${name} die versprochenen ${gold(count)}`
        : `Zahle ${name}, was du versprochen hast`,
    judge: {
      kept: (name) => `Sag: ${name} hat Wort gehalten`,
      broken: (name) => `Sag: ${name} hat das Wort gebrochen`,
    },
    call: '„Wer zahlt, damit ich nicht nachsehe?“',
    stop: 'Lass alle Beutel umsonst durch',
    pass: (bag, said) => `Lass ${bag} durch` + (said ? ` für ${said}` : ''),
    open: (bag, said) => `Öffne ${bag}` + (said ? ` für ${said}` : ''),
    wave: (bag) => `Wink ${bag} umsonst durch`,
    refuse: (name, bag) => `Lehne ab, was ${name} für ${bag} bietet`,
    about: (bag) => `Schlage etwas für ${bag} vor`,
    add_gold: (coin) => `Lege ${gold(coin)} dazu`,
    add_good: (good) => `Lege vom Stand ${goods[good].one} dazu`,
    add_from_bag: (good) => `Lege aus dem Beutel ${goods[good].one} dazu`,
    add_later: (coin) => `Versprich ${gold(coin)} in der nächsten Runde`,
    promise: (promise) => `Versprich: ${promised[promise]}`,
    and_open: (bag) => `Bedingung: Öffnen von ${bag.replace(/^deinen/, 'deinem')}`,
    and_pass: (bag) => `Bedingung: Durchlassen von ${bag.replace(/^deinen/, 'deinem')}`,
    no_other: 'Bedingung: Kein anderer Beutel wird geöffnet',
    offer: {
      passing: 'Biete das, damit er durchgeht',
      opening: 'Biete das, damit er geöffnet wird',
    },
    demand: 'Verlange das',
    withdraw: (bag) => `Zieh deinen Vorschlag für ${bag} zurück`,
    accept: (said) => (said ? `Geh darauf ein und gib ${said}` : 'Geh auf die Forderung ein'),
    refuse_demand: 'Lehne die Forderung ab',
    done: 'Nichts mehr zu sagen',
    pay: (good, value) => `Gib ${goods[good].one}` + (value > 0 ? ` (Wert ${value})` : ''),
  },
  ask: {
    open: (bag, risk) =>
      `Willst du ${bag} öffnen? Stimmt alles, zahlst du ${gold(risk)}. Es gibt kein Zurück.`,
    stop: 'Alle übrigen Beutel durchlassen und nichts dafür nehmen?',
    wave: (said) => `Den Beutel durchwinken und ${said} liegen lassen?`,
  },

  heading: {
    market: 'Lege beiseite, was du nicht willst; dann zieh nach',
    draw: 'Füll deine Hand auf: erst von den Stapeln, oder zieh gleich',
    marketOther: (name) => `${name} ist am Markt`,
    lay: 'Lege das Beiseitegelegte auf einen der Stapel',
    layOther: (name) => `${name} legt Karten ab`,
    load: 'Füll deinen Beutel und schließ ihn',
    loadWait: 'Die Händler füllen ihre Beutel',
    declare: 'Sag, was in deinem Beutel ist',
    declareOther: (name) => `${name} deklariert einen Beutel`,
    gateSheriff: 'Dein Tor: durchlassen, öffnen oder feilschen',
    gateOwn: (name) => `Dein Beutel liegt vor ${name}: Was ist er dir wert?`,
    gateAsked: (name) => `${name} wartet auf deine Antwort`,
    gateOther: (name) => `Du kannst mitreden, bevor ${name} entscheidet`,
    gateWait: (name) => `Sheriff ${name} entscheidet`,
    debt: (name, count) => `Du schuldest ${name} noch ${gold(count)}: Zahle mit Waren`,
    debtOther: (name, other) => `${name} zahlt ${other} mit Waren`,
    seizure: 'Lege die beschlagnahmten Waren auf einen der Stapel',
    seizureOther: (name) => `Sheriff ${name} legt die beschlagnahmten Waren ab`,
    over: 'Das Spiel ist aus',
  },

  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  sheriff: 'Sheriff',
  you: 'Du',
  others: 'Die anderen',
  hand: 'Deine Hand',
  handEmpty: 'Deine Hand ist leer.',
  stand: 'Dein Stand',
  faceDown: (count) => `${cards(count)} verdeckt`,
  remembered: 'Sicher auf der Hand oder im Beutel',
  inHand: (count) => `${cards(count)} auf der Hand`,
  bagOf: (name) => `${whose(name)} Beutel`,
  yourBag: 'Dein Beutel',
  king: 'König',
  queen: 'Königin',
  kingOf: (good) => `König ${realms[good] ?? goods[good].name}`,
  queenOf: (good) => `Königin ${realms[good] ?? goods[good].name}`,
  close: 'Schließen',

  market: {
    drawPile: 'Nachziehstapel',
    left: 'Linker Stapel',
    right: 'Rechter Stapel',
    empty: 'Keine Karten',
    lookThrough: (pile, count) => `Den ${piles[pile]} Stapel durchsehen: ${cards(count)}`,
    onTop: 'Obenauf',
    aside: 'Beiseite',
    pick: 'Tippe Karten deiner Hand an, um sie auszuwählen.',
    asideThese: (count) => (count === 1 ? 'Lege diese beiseite' : `Lege diese ${count} beiseite`),
    asideAndDraw: (count, drawn) => `Lege ${count} beiseite und zieh ${drawn}`,
    putBack: 'Zurück auf die Hand',
    order: 'Die Karte ganz rechts kommt obenauf. Tippe eine an, um sie dorthin zu legen.',
    layOn: (pile) => `Auf den ${piles[pile]} Stapel legen`,
    turn: (name) => `${name} wählt`,
  },
  bag: {
    fill: (least, most) => `Tippe oder zieh ${least} bis ${most} Karten deiner Hand in den Beutel.`,
    takeOut: (good) => `Nimm ${goods[good].one} wieder heraus`,
    shut: (count) => `Zu, mit ${cards(count)}`,
    packing: 'packt noch',
    none: 'kein Beutel in dieser Runde',
    whatToSay: (count) =>
      count === 1 ? '„Werter Sheriff, ich bringe nur …“' : '„Werter Sheriff, ich bringe …“',
    truth: 'Die Wahrheit',
    halfTruth: 'Halb wahr',
    lie: 'Gelogen',
    inside: 'Darin',
  },
  gate: {
    undecided: 'Beutel am Tor',
    forPassing: 'Fürs Durchlassen',
    forOpening: 'Fürs Öffnen',
    nothing: 'Nichts geboten',
    wants: (name) => `Sheriff ${name} verlangt`,
    youWant: 'Du verlangst',
    letPass: 'Durchlassen',
    open: 'Öffnen',
    forNothing: 'umsonst',
    forThis: (said) => `für ${said}`,
    risk: (count) => `Stimmt alles, zahlt der Sheriff ${gold(count)}.`,
    talking: 'redet noch',
    mustPass: 'muss durch',
    mustOpen: 'muss geöffnet werden',
    hold: 'Halten, um zu öffnen',
    wave: 'Umsonst durch',
    no: 'Nein',
    takeBack: 'Zurückziehen',
    accept: 'Darauf eingehen',
    stamps: {
      refuse: 'Nein',
      refuse_demand: 'Nein',
      withdraw: 'Zurückgezogen',
      lapse: 'Vom Tisch',
    },
  },
  compose: {
    offer: 'Dein Angebot',
    demand: (name) => `Was ${name} geben soll`,
    standing: 'Das liegt auf dem Tisch.',
    left: (count) =>
      count === null ? '' : count === 1 ? 'noch ein Vorschlag' : `noch ${count} Vorschläge`,
    noneLeft: 'Für diesen Beutel hast du alle Vorschläge gemacht.',
    gold: 'Gold',
    fromStand: 'Vom Stand',
    fromBag: 'Aus dem Beutel',
    fromBagHint: 'Sag, was du willst: Übergeben wird nur, was wirklich da ist.',
    later: 'Gold nächste Runde',
    promises: 'Versprechen',
    promisesHint: 'Sie binden niemanden, aber alle merken sie sich.',
    clauses: 'Bedingungen',
    clausesHint: 'Sie betreffen andere Beutel dieser Runde, und sie binden.',
    onePiece: (up) => (up ? 'Ein Gold mehr' : 'Ein Gold weniger'),
    silent:
      'Du hast gesagt, dass du fertig bist, oder kannst für diesen Beutel nichts vorschlagen.',
    less: (what) => `Nimm weg: ${what}`,
    clear: 'Von vorn',
    proposeFor: (said) => `Biete ${said}`,
    demandThis: (said) => `Verlange ${said}`,
    as: { passing: 'damit er durchgeht', opening: 'damit er geöffnet wird' },
    sideOf: 'Wofür?',
  },
  verdict: {
    opened: (name) => `${whose(name)} Beutel ist offen!`,
    openedYours: 'Dein Beutel ist offen!',
    honest: 'Alles wie deklariert',
    caught: 'Ertappt',
    passed: (name) => `${whose(name)} Beutel geht durch`,
    passedYours: 'Dein Beutel geht durch',
    asDeclared: 'Wie deklariert',
    seized: 'Beschlagnahmt',
    pays: (name, other, count) => `${name} zahlt ${other} ${gold(count)}`,
    youPay: (other, count) => `Du zahlst ${other} ${gold(count)}`,
    paysYou: (name, count) => `${name} zahlt dir ${gold(count)}`,
    toStand: 'Auf den Stand',
    hidden: (count) => `${cards(count)} verdeckt`,
  },
  debt: {
    owes: (name, other, count) => `${name} schuldet ${other} noch ${gold(count)}.`,
    how: 'Waren zählen nach ihrem Wert. Wechselgeld gibt es nicht.',
  },
  promises: {
    title: 'Versprechen',
    none: 'Noch keine Versprechen.',
    open: 'offen',
    due: (count) => `${gold(count)} in dieser Runde fällig`,
    dueNext: (count) => `${gold(count)} in der nächsten Runde fällig`,
    kept: (count) => `${count} gehalten`,
    broken: (count) => `${count} gebrochen`,
    said: {
      let_pass: (name, other) => `${name} lässt ${whose(other)} nächsten Beutel durch`,
      open_nothing: (name, other) => `${name} öffnet keinen Beutel (${other} versprochen)`,
      pay: (name, other) => `${name} zahlt ${other} Gold`,
      words: (name, other) => `${name} gab ${other} das Ehrenwort`,
      from_bag: (name, other) => `${name} versprach ${other} Waren aus einem Beutel`,
    },
  },
  standings: {
    title: 'König und Königin',
    bonus: (king, queen) => `König ${king}, Königin ${queen}`,
  },
  reference: {
    value: 'Wert',
    fine: 'Strafe',
    cards: 'Karten',
    counts: (count, good) => `zählt wie ${count} ${goods[good].many}`,
    legal:
      'Darf deklariert werden. Wer am Ende die meisten hat, ist König, wer die zweitmeisten hat, Königin.',
    contraband: 'Darf nie deklariert werden: Schmuggle sie. Sie liegt verdeckt auf dem Stand.',
    royal: 'Schmuggelware, die am Ende auch als legale Ware zählt.',
  },
  sheet: {
    gold: 'Gold',
    goods: (count, good) =>
      count === 1 ? goods[good].one.replace(/^(einen|eine|ein) /, '1 ') : of(count, good),
  },
  decided: {
    points: 'die meisten Punkte',
    legal_goods: 'Gleichstand, entschieden durch die legalen Waren auf dem Stand',
    contraband: 'Gleichstand, entschieden durch die Schmuggelware auf dem Stand',
    shared: 'Gleichstand in allem: Der Sieg wird geteilt',
  },
}

export default sheriff
