/** What happened and what is offered, told in sentences. */
import {
  listed,
  type Deal,
  type DealPromise,
  type Good,
  type Pile,
  type SheriffThings,
} from '../../view'
import type { Sheriff } from '../en'
import type { Who } from '../../../../words/who'

export const goods: Sheriff['goods'] = {
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
export const realms: Partial<Record<Good, string>> = {
  apples: 'delle mele',
  cheese: 'del formaggio',
  bread: 'del pane',
  chickens: 'dei polli',
}
export const piles: Record<Pile, string> = { left: 'di sinistra', right: 'di destra' }
export const promised: Record<DealPromise, string> = {
  pass_yours: '«Farò passare la tua prossima sacca»',
  pass_mine: '«Farai passare la mia prossima sacca»',
  not_open: '«Non aprirò nessuna sacca»',
  words: '«Parola d’onore»',
}

export const of = (count: number, good: Good): string =>
  count === 1 ? goods[good].one : `${count} ${goods[good].many}`
export const cards = (count: number): string => (count === 1 ? '1 carta' : `${count} carte`)
export const gold = (count: number): string =>
  count === 1 ? '1 moneta d’oro' : `${count} monete d’oro`
export const list = (parts: string[]): string => new Intl.ListFormat('it').format(parts)
export const aBag = (seat: number, who: Who): string =>
  who.you(seat) ? 'la tua sacca' : `la sacca di ${who.name(seat)}`
export const clause: Sheriff['clause'] = {
  opens: (bag) => `${bag} viene aperta`,
  passes: (bag) => `${bag} passa`,
  noOther: 'nessun’altra viene aperta',
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function deal(said: Deal, who: Who): string {
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

export function told(event: SheriffThings, who: Who, all?: [Good, number][]) {
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

export const tell: Record<string, (t: Told, event: SheriffThings) => string | null> = {
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
