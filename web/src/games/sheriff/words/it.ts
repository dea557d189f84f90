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

const goods: Sheriff['goods'] = {
  apples: { name: 'Mele', one: 'una mela', many: 'mele' },
  cheese: { name: 'Formaggio', one: 'una forma di formaggio', many: 'forme di formaggio' },
  bread: { name: 'Pane', one: 'una pagnotta', many: 'pagnotte' },
  chickens: { name: 'Polli', one: 'un pollo', many: 'polli' },
  pepper: { name: 'Pepe', one: 'un sacco di pepe', many: 'sacchi di pepe' },
  mead: { name: 'Idromele', one: 'un boccale di idromele', many: 'boccali di idromele' },
  silk: { name: 'Seta', one: 'un rotolo di seta', many: 'rotoli di seta' },
  crossbow: { name: 'Balestra', one: 'una balestra', many: 'balestre' },
  green_apples: { name: 'Mele verdi', one: 'un cesto di mele verdi', many: 'cesti di mele verdi' },
  golden_apples: { name: 'Mele d’oro', one: 'una mela d’oro', many: 'mele d’oro' },
  gouda: { name: 'Gouda', one: 'una forma di gouda', many: 'forme di gouda' },
  bleu: { name: 'Erborinato', one: 'un formaggio erborinato', many: 'formaggi erborinati' },
  rye: { name: 'Pane di segale', one: 'una pagnotta di segale', many: 'pagnotte di segale' },
  pumpernickel: { name: 'Pumpernickel', one: 'un pumpernickel', many: 'pumpernickel' },
  rooster: { name: 'Gallo reale', one: 'un gallo reale', many: 'galli reali' },
}
const realms: Partial<Record<Good, string>> = {
  apples: 'delle mele',
  cheese: 'del formaggio',
  bread: 'del pane',
  chickens: 'dei polli',
}
const piles: Record<Pile, string> = { left: 'di sinistra', right: 'di destra' }
const promised: Record<DealPromise, string> = {
  pass_yours: '«Farò passare la tua prossima sacca»',
  pass_mine: '«Farai passare la mia prossima sacca»',
  not_open: '«Non aprirò nessuna sacca»',
  words: '«Parola d’onore»',
}

const of = (count: number, good: Good): string =>
  count === 1 ? goods[good].one : `${count} ${goods[good].many}`
const cards = (count: number): string => (count === 1 ? '1 carta' : `${count} carte`)
const gold = (count: number): string => (count === 1 ? '1 moneta d’oro' : `${count} monete d’oro`)
const list = (parts: string[]): string => new Intl.ListFormat('it').format(parts)
const aBag = (seat: number, who: Who): string =>
  who.you(seat) ? 'la tua sacca' : `la sacca di ${who.name(seat)}`
const clause: Sheriff['clause'] = {
  opens: (bag) => `${bag} viene aperta`,
  passes: (bag) => `${bag} passa`,
  noOther: 'nessun’altra viene aperta',
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function deal(said: Deal, who: Who): string {
  const given = list([
    ...(said.gold ? [gold(said.gold)] : []),
    ...listed(said.goods).map(([good, count]) => of(count, good)),
    ...listed(said.from_bag).map(([good, count]) => `${of(count, good)} dalla sacca`),
    ...(said.gold_next_round ? [`${gold(said.gold_next_round)} nel prossimo round`] : []),
    ...said.promises.map((promise) => promised[promise]),
  ])
  const clauses = [
    ...said.opens.map((seat) => clause.opens(aBag(seat, who))),
    ...said.passes.map((seat) => clause.passes(aBag(seat, who))),
    ...(said.no_other ? [clause.noOther] : []),
  ]
  return clauses.length > 0 ? `${given} (e ${list(clauses)})` : given
}

function told(event: SheriffThings, who: Who, all?: [Good, number][]) {
  const { seat = -1, other = -1, count = 1, good = 'apples', pile = 'left' } = event
  const you = who.you(seat)
  const toYou = who.you(other)
  return {
    you,
    toYou,
    name: who.name(seat),
    other: who.name(other),
    /** «Apri …» o «Marian apre …». */
    s: (tu: string, lei: string) => (you ? capital(tu) : `${who.name(seat)} ${lei}`),
    /** «Marian ti paga … », «Paghi … a Much», «Marian paga … a Much». */
    to: (tu: string, lei: string, what: string) => {
      if (toYou) return `${who.name(seat)} ti ${lei} ${what}.`
      return `${you ? capital(tu) : `${who.name(seat)} ${lei}`} ${what} a ${who.name(other)}.`
    },
    bag: seat === other ? 'la sacca' : toYou ? 'la tua sacca' : `la sacca di ${who.name(other)}`,
    its: you ? 'sulla tua bancarella' : 'sulla bancarella',
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
  round: (t, e) => `Round ${e.round}: ${t.you ? 'lo sceriffo sei tu' : `lo sceriffo è ${t.name}`}.`,
  aside: (t) => `${t.s('metti', 'mette')} da parte una carta.`,
  aside_card: (t) => `È ${t.goods}.`,
  take: (t) => `${t.s('prendi', 'prende')} ${t.goods} dalla pila ${t.pile}.`,
  draw: (t, e) =>
    e.count
      ? `${t.s('peschi', 'pesca')} ${t.cards}.`
      : t.you
        ? 'Non peschi nulla.'
        : `${t.name} non pesca nulla.`,
  draw_card: (t) => `${t.s('peschi', 'pesca')} ${t.goods}.`,
  reshuffle: (t) => `Gli scarti vengono rimescolati in un nuovo mazzo: ${t.cards}.`,
  lay: (t) => `${t.s('metti', 'mette')} ${t.goods} sulla pila ${t.pile}.`,
  load: (t) => `Metti ${t.goods} nella tua sacca.`,
  close: (t) => `${t.s('chiudi', 'chiude')} una sacca con ${t.cards}.`,
  declare: (t) => `${t.s('dichiari', 'dichiara')} ${t.goods}.`,
  call: (t) => `${t.s('gridi', 'grida')}: «Chi mi paga per non guardare?».`,
  offer_for_passing: (t) => `${t.s('offri', 'offre')} ${t.deal} per far passare ${t.bag}.`,
  offer_for_opening: (t) => `${t.s('offri', 'offre')} ${t.deal} per far aprire ${t.bag}.`,
  demand: (t) =>
    t.toYou
      ? `${t.name} ti chiede ${t.deal}.`
      : `${t.s('chiedi', 'chiede')} a ${t.other} ${t.deal}.`,
  withdraw: (t) => `${t.s('ritiri', 'ritira')} la proposta per ${t.bag}.`,
  refuse: (t) =>
    `${t.s('rifiuti', 'rifiuta')} ${t.toYou ? 'la tua offerta' : `l’offerta di ${t.other}`} per ${t.third}.`,
  refuse_demand: (t) =>
    `${t.s('rifiuti', 'rifiuta')} ${t.toYou ? 'la tua richiesta' : `la richiesta di ${t.other}`}.`,
  lapse: (t) =>
    `${t.you ? 'La tua proposta' : `La proposta di ${t.name}`} per ${t.bag} non vale più.`,
  accept: (t) =>
    `${t.s('accetti', 'accetta')} ${t.toYou ? 'la tua richiesta' : `la richiesta di ${t.other}`}.`,
  pass: (t) => `${t.s('fai', 'fa')} passare ${t.bag}.`,
  wave: (t) => `${t.s('fai', 'fa')} passare ${t.bag} senza volere nulla.`,
  bind_open: (t) => `${t.s('devi', 'deve')} aprire ${t.bag}: è nei patti.`,
  bind_pass: (t) => `${t.s('devi', 'deve')} far passare ${t.bag}: è nei patti.`,
  stop: (t) => `${t.s('hai', 'ha')} visto abbastanza: tutte le sacche rimaste passano gratis.`,
  open: (t) => `${t.s('apri', 'apre')} ${t.bag}.`,
  to_stand: (t) => `${t.s('metti', 'mette')} ${t.goods} ${t.its}.`,
  face_down: (t) => `${t.s('metti', 'mette')} ${t.its} ${t.cards} di contrabbando a faccia in giù.`,
  reveal: (t) => `Non dichiarato: ${t.you ? 'perdi' : `${t.name} perde`} ${t.goods}.`,
  gold: (t) => t.to('paghi', 'paga', t.gold),
  good: (t) => t.to('dai', 'dà', t.goods),
  bag_good: (t) => t.to('dai', 'dà', `${t.goods} dalla sacca`),
  bag_contraband: (t) => t.to('dai', 'dà', `${t.cards} di contrabbando dalla sacca`),
  bag_card: (t) => `È ${t.goods}.`,
  pay: (t) =>
    t.you
      ? `Non hai più oro: dai ${t.goods} a ${t.other}.`
      : `${t.name} non ha più oro e ${t.toYou ? `ti dà ${t.goods}` : `dà ${t.goods} a ${t.other}`}.`,
  forgive: (t) =>
    `${t.toYou ? 'Non hai' : `${t.other} non ha`} più nulla: il resto del debito (${t.gold}) è condonato.`,
  promise_pass: (t) =>
    `${t.s('prometti', 'promette')} di far passare ${t.toYou ? 'la tua prossima sacca' : `la prossima sacca di ${t.other}`}.`,
  promise_closed: (t) =>
    t.toYou
      ? `${t.name} ti promette di non aprire nessuna sacca.`
      : `${t.s('prometti', 'promette')} a ${t.other} di non aprire nessuna sacca.`,
  promise_gold: (t) => t.to('prometti', 'promette', `${t.gold} nel prossimo round`),
  promise_words: (t) => t.to('dai', 'dà', 'la parola d’onore'),
  keep_pass: (t) => `${t.s('hai', 'ha')} mantenuto la promessa di far passare ${t.bag}.`,
  keep_closed: (t) =>
    `${t.s('hai', 'ha')} mantenuto la promessa, fatta a ${t.toYou ? 'te' : t.other}, di non aprire nessuna sacca.`,
  keep_gold: (t) =>
    `${t.s('hai', 'ha')} mantenuto la promessa di ${t.toYou ? 'pagarti' : `pagare ${t.other}`}.`,
  keep_words: (t) =>
    `${t.toYou ? 'Dici' : `${t.other} dice`} che ${t.you ? 'hai' : `${t.name} ha`} mantenuto la parola d’onore.`,
  keep_bag: (t) => t.to('hai dato', 'ha dato', 'tutto ciò che era promesso dalla sacca'),
  break_pass: (t) => `${t.s('hai', 'ha')} infranto la promessa di far passare ${t.bag}!`,
  break_closed: (t) =>
    `${t.s('hai', 'ha')} infranto la promessa, fatta a ${t.toYou ? 'te' : t.other}, di non aprire nessuna sacca!`,
  break_gold: (t) =>
    `${t.s('hai', 'ha')} infranto la promessa di ${t.toYou ? 'pagarti' : `pagare ${t.other}`}!`,
  break_words: (t) =>
    `${t.toYou ? 'Dici' : `${t.other} dice`} che ${t.you ? 'hai' : `${t.name} ha`} infranto la parola d’onore!`,
  break_bag: (t) => t.to('avevi promesso', 'aveva promesso', 'dalla sacca merci che non c’erano'),
  over: () => 'La partita è finita. Tutto ciò che era coperto viene scoperto.',
  turn_up: (t) => `${t.s('scopri', 'scopre')} ${t.goods}.`,
}

const sheriff: Sheriff = {
  goods,
  piles,
  promised,
  clause,
  theBag: aBag,
  theBagItself: aBag,
  of,
  cards,
  gold,
  deal,
  sorts: { legal: 'Legale', contraband: 'Contrabbando', royal: 'Reale' },
  tell: (event, who, all) => tell[event.event]?.(told(event, who, all), event) ?? null,
  declared: (events, who) => {
    const all = events.map((event) => told(event, who))
    return `Dichiarazioni: ${list(all.map((t) => `${t.you ? 'tu' : t.name} ${t.goods}`))}.`
  },

  act: {
    set_aside: (good) => `Metti da parte ${goods[good].one}`,
    take: (good, pile) =>
      `Prendi ${good ? goods[good].one : 'la prima carta'} dalla pila ${piles[pile]}`,
    draw: (missing) => (missing > 0 ? `Pesca ${cards(missing)}` : 'Tieni tutta la mano'),
    lay: (good, pile) => `Metti ${goods[good].one} sulla pila ${piles[pile]}`,
    load: (good) => `Metti ${goods[good].one} nella sacca`,
    close: (count) => (count > 0 ? `Chiudi la sacca con ${cards(count)}` : 'Chiudi la sacca'),
    declare: (good, count) => `Dichiara ${of(count, good)}`,
    honour: (name, count) =>
      count > 0 ? `Paga a ${name} ${gold(count)} come promesso` : `Paga a ${name} quanto promesso`,
    judge: {
      kept: (name) => `Di’ che ${name} ha mantenuto la parola`,
      broken: (name) => `Di’ che ${name} ha infranto la parola`,
    },
    call: '«Chi mi paga per non guardare?»',
    stop: 'Fai passare tutte le sacche, gratis',
    pass: (bag, said) => `Fai passare ${bag}` + (said ? ` per ${said}` : ''),
    open: (bag, said) => `Apri ${bag}` + (said ? ` per ${said}` : ''),
    wave: (bag) => `Fai passare gratis ${bag}`,
    refuse: (name, bag) => `Rifiuta l’offerta di ${name} per ${bag}`,
    about: (bag) => `Proponi qualcosa per ${bag}`,
    add_gold: (coin) => `Aggiungi ${gold(coin)}`,
    add_good: (good) => `Aggiungi dalla bancarella ${goods[good].one}`,
    add_from_bag: (good) => `Aggiungi dalla sacca ${goods[good].one}`,
    add_later: (coin) => `Prometti ${gold(coin)} nel prossimo round`,
    promise: (promise) => `Prometti: ${promised[promise]}`,
    and_open: (bag) => `A patto che ${bag} venga aperta`,
    and_pass: (bag) => `A patto che ${bag} passi`,
    no_other: 'A patto che nessun’altra sacca venga aperta',
    offer: { passing: 'Offri questo perché passi', opening: 'Offri questo perché sia aperta' },
    demand: 'Chiedi questo',
    withdraw: (bag) => `Ritira la tua proposta per ${bag}`,
    accept: (said) => (said ? `Accetta e dai ${said}` : 'Accetta la richiesta'),
    refuse_demand: 'Rifiuta la richiesta',
    done: 'Nient’altro da dire',
    pay: (good, value) => `Paga con ${goods[good].one}` + (value > 0 ? ` (vale ${value})` : ''),
  },
  ask: {
    open: (bag, risk) =>
      `Aprire ${bag}? Se è tutto come dichiarato, paghi ${gold(risk)}. Non si torna indietro.`,
    stop: 'Far passare tutte le sacche rimaste senza prendere nulla?',
    wave: (said) => `Far passare la sacca e rinunciare a ${said}?`,
  },

  heading: {
    market: 'Metti da parte ciò che non vuoi, poi pesca',
    draw: 'Completa la mano: prima dalle pile, oppure pesca',
    marketOther: (name) => `${name} è al mercato`,
    lay: 'Metti le carte messe da parte su una delle pile',
    layOther: (name) => `${name} mette carte su una pila`,
    load: 'Riempi la tua sacca e chiudila',
    loadWait: 'I mercanti riempiono le sacche',
    declare: 'Di’ che cosa c’è nella tua sacca',
    declareOther: (name) => `${name} dichiara la sua sacca`,
    gateSheriff: 'La tua porta: fai passare, apri o tratta',
    gateOwn: (name) => `La tua sacca è davanti a ${name}: quanto vale per te?`,
    gateAsked: (name) => `${name} aspetta la tua risposta`,
    gateOther: (name) => `Puoi dire la tua prima che ${name} decida`,
    gateWait: (name) => `Lo sceriffo ${name} decide`,
    debt: (name, count) => `Devi ancora ${gold(count)} a ${name}: paga con merci`,
    debtOther: (name, other) => `${name} paga ${other} con merci`,
    seizure: 'Metti le merci sequestrate su una delle pile',
    seizureOther: (name) => `Lo sceriffo ${name} ripone le merci sequestrate`,
    over: 'La partita è finita',
  },

  round: (round, rounds) => `Round ${round} di ${rounds}`,
  sheriff: 'Sceriffo',
  you: 'Tu',
  others: 'Gli altri',
  hand: 'La tua mano',
  handEmpty: 'La tua mano è vuota.',
  stand: 'La tua bancarella',
  faceDown: (count) => (count === 1 ? '1 carta coperta' : `${count} carte coperte`),
  remembered: 'Di sicuro in mano o nella sacca',
  inHand: (count) => `${cards(count)} in mano`,
  bagOf: (name) => `La sacca di ${name}`,
  yourBag: 'La tua sacca',
  king: 'Re',
  queen: 'Regina',
  kingOf: (good) => `Re ${realms[good] ?? goods[good].name}`,
  queenOf: (good) => `Regina ${realms[good] ?? goods[good].name}`,
  close: 'Chiudi',

  market: {
    drawPile: 'Mazzo',
    left: 'Pila di sinistra',
    right: 'Pila di destra',
    empty: 'Nessuna carta',
    lookThrough: (pile, count) => `Sfoglia la pila ${piles[pile]}: ${cards(count)}`,
    onTop: 'In cima',
    aside: 'Da parte',
    pick: 'Tocca le carte della tua mano per sceglierle.',
    asideThese: (count) =>
      count === 1 ? 'Metti da parte questa' : `Metti da parte queste ${count}`,
    asideAndDraw: (count, drawn) => `Metti da parte ${count} e pesca ${drawn}`,
    putBack: 'Riprendile in mano',
    order: 'La carta più a destra finirà in cima. Toccane una per spostarla lì.',
    layOn: (pile) => `Sulla pila ${piles[pile]}`,
    turn: (name) => `${name} sta scegliendo`,
  },
  bag: {
    fill: (least, most) =>
      `Tocca o trascina da ${least} a ${most} carte della tua mano nella sacca.`,
    takeOut: (good) => `Riprendi ${goods[good].one}`,
    shut: (count) => `Chiusa, con ${cards(count)}`,
    packing: 'sta preparando',
    none: 'nessuna sacca in questo round',
    whatToSay: (count) =>
      count === 1 ? '«Buon sceriffo, porto soltanto …»' : '«Buon sceriffo, porto …»',
    truth: 'La verità',
    halfTruth: 'Mezza verità',
    lie: 'Una bugia',
    inside: 'Dentro',
  },
  gate: {
    undecided: 'Sacche alla porta',
    forPassing: 'Perché passi',
    forOpening: 'Perché sia aperta',
    nothing: 'Nessuna offerta',
    wants: (name) => `Lo sceriffo ${name} chiede`,
    youWant: 'Tu chiedi',
    letPass: 'Fai passare',
    open: 'Apri',
    forNothing: 'gratis',
    forThis: (said) => `per ${said}`,
    risk: (count) => `Se è tutto come dichiarato, lo sceriffo paga ${gold(count)}.`,
    talking: 'sta ancora parlando',
    mustPass: 'deve passare',
    mustOpen: 'va aperta',
    hold: 'Tieni premuto per aprire',
    wave: 'Passa gratis',
    no: 'No',
    takeBack: 'Ritira',
    accept: 'Accetta',
    stamps: { refuse: 'No', refuse_demand: 'No', withdraw: 'Ritirata', lapse: 'Decaduta' },
  },
  compose: {
    offer: 'La tua offerta',
    demand: (name) => `Che cosa deve dare ${name}`,
    standing: 'È sul tavolo.',
    left: (count) =>
      count === null ? '' : count === 1 ? 'ancora una proposta' : `ancora ${count} proposte`,
    noneLeft: 'Per questa sacca hai fatto tutte le tue proposte.',
    gold: 'Oro',
    fromStand: 'Dalla bancarella',
    fromBag: 'Dalla sacca',
    fromBagHint: 'Di’ quel che vuoi: si consegna solo ciò che c’è davvero.',
    later: 'Oro nel prossimo round',
    promises: 'Promesse',
    promisesHint: 'Non vincolano nessuno, ma tutti se ne ricorderanno.',
    clauses: 'Condizioni',
    clausesHint: 'Riguardano altre sacche di questo round, e vincolano.',
    onePiece: (up) => (up ? 'Una moneta in più' : 'Una moneta in meno'),
    silent: 'Hai detto di aver finito, o non puoi proporre nulla per questa sacca.',
    less: (what) => `Togli: ${what}`,
    clear: 'Ricomincia',
    proposeFor: (said) => `Offri ${said}`,
    demandThis: (said) => `Chiedi ${said}`,
    as: { passing: 'perché passi', opening: 'perché sia aperta' },
    sideOf: 'Per che cosa?',
  },
  verdict: {
    opened: (name) => `La sacca di ${name} è aperta!`,
    openedYours: 'La tua sacca è aperta!',
    honest: 'Tutto come dichiarato',
    caught: 'Contrabbando!',
    passed: (name) => `La sacca di ${name} passa`,
    passedYours: 'La tua sacca passa',
    asDeclared: 'Come dichiarato',
    seized: 'Sequestrato',
    pays: (name, other, count) => `${name} paga ${gold(count)} a ${other}`,
    youPay: (other, count) => `Paghi ${gold(count)} a ${other}`,
    paysYou: (name, count) => `${name} ti paga ${gold(count)}`,
    toStand: 'Sulla bancarella',
    hidden: (count) => (count === 1 ? '1 carta coperta' : `${count} carte coperte`),
  },
  debt: {
    owes: (name, other, count) => `${name} deve ancora ${gold(count)} a ${other}.`,
    how: 'Le merci contano per il loro valore. Non c’è resto.',
  },
  promises: {
    title: 'Promesse',
    none: 'Ancora nessuna promessa.',
    open: 'in sospeso',
    due: (count) => `${gold(count)} da pagare in questo round`,
    dueNext: (count) => `${gold(count)} da pagare nel prossimo round`,
    kept: (count) => (count === 1 ? '1 mantenuta' : `${count} mantenute`),
    broken: (count) => (count === 1 ? '1 infranta' : `${count} infrante`),
    said: {
      let_pass: (name, other) => `${name} fa passare la prossima sacca di ${other}`,
      open_nothing: (name, other) => `${name} non apre sacche (promesso a ${other})`,
      pay: (name, other) => `${name} paga oro a ${other}`,
      words: (name, other) => `${name} ha dato a ${other} la parola d’onore`,
      from_bag: (name, other) => `${name} ha promesso a ${other} merci da una sacca`,
    },
  },
  standings: { title: 'Re e regina', bonus: (king, queen) => `re ${king}, regina ${queen}` },
  reference: {
    value: 'Valore',
    fine: 'Multa',
    cards: 'Carte',
    counts: (count, good) => `vale come ${of(count, good)}`,
    legal: 'Si può dichiarare. Chi alla fine ne ha di più è re, chi viene secondo è regina.',
    contraband: 'Non si può mai dichiarare: va contrabbandato. Sta coperto sulla bancarella.',
    royal: 'Contrabbando che alla fine conta anche come merce legale.',
  },
  sheet: {
    gold: 'Oro',
    goods: of,
  },
  decided: {
    points: 'il maggior numero di punti',
    legal_goods: 'parità, decisa dalle merci legali sulla bancarella',
    contraband: 'parità, decisa dal contrabbando sulla bancarella',
    shared: 'parità in tutto: la vittoria è condivisa',
  },
}

export default sheriff
