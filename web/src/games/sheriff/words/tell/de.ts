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

/** `one` und `many` stehen im Akkusativ, der hier überall passt. */
export const goods: Sheriff['goods'] = {
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
export const realms: Partial<Record<Good, string>> = {
  apples: 'der Äpfel',
  cheese: 'des Käses',
  bread: 'des Brots',
  chickens: 'der Hühner',
}
export const piles: Record<Pile, string> = { left: 'linken', right: 'rechten' }
export const promised: Record<DealPromise, string> = {
  pass_yours: '„Deinen nächsten Beutel lasse ich durch“',
  pass_mine: '„Meinen nächsten Beutel lässt du durch“',
  not_open: '„Ich öffne keinen Beutel“',
  words: '„Mein Ehrenwort“',
}

export const of = (count: number, good: Good): string =>
  count === 1 ? goods[good].one : `${count} ${goods[good].many}`
export const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
export const gold = (count: number): string => `${count} Gold`
export const list = (parts: string[]): string => new Intl.ListFormat('de').format(parts)
export const whose = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)
export const aBag = (seat: number, who: Who, your = 'dein'): string =>
  `${who.you(seat) ? your : whose(who.name(seat))} Beutel`
export const clause: Sheriff['clause'] = {
  opens: (bag) => `${bag} wird geöffnet`,
  passes: (bag) => `${bag} geht durch`,
  noOther: 'kein anderer wird geöffnet',
}

export function deal(said: Deal, who: Who): string {
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

export function told(event: SheriffThings, who: Who, all?: [Good, number][]) {
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

export const tell: Record<string, (t: Told, event: SheriffThings) => string | null> = {
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
  wave: (t) => `${t.who} ${t.v('lässt', 'lässt')} ${t.bag} umsonst durch.`,
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
