import type { SetupWords } from '../../../words/game'

const setup: SetupWords = {
  presets: {
    first_game: { name: 'Erstes Spiel', says: 'Wie gedruckt, nur ohne die königlichen Waren.' },
    as_printed: { name: 'Wie gedruckt', says: 'Das ganze Spiel, mit den königlichen Waren.' },
  },
  options: {
    royal: {
      name: 'Königliche Waren',
      says: 'Seltene Waren, die mehr wert sind und für König und Königin doppelt oder dreifach zählen. Sie gehören zum gedruckten Spiel.',
      values: {},
    },
    refill: {
      name: 'Die Hand wird aufgefüllt',
      says: 'Am Ende der Runde, sodass du mit voller Hand auf den Markt kommst; oder, nach den Kurzregeln, erst dort.',
      values: { market: 'auf dem Markt', round_end: 'am Ende der Runde' },
    },
    hand: { name: 'Karten einer vollen Hand', says: '', values: {} },
    left_out: {
      name: 'Zehn Karten bleiben draußen',
      says: 'Zehn zufällige Karten gehen ungesehen in die Schachtel zurück, damit niemand bis zum Ende zählen kann.',
      values: {},
    },
    offers: {
      name: 'Angebote je Beutel',
      says: 'Wie viele Vorschläge der Besitzer eines Beutels und der Sheriff dafür machen können; andere ein Drittel davon.',
      values: { unlimited: 'unbegrenzt' },
    },
  },
  bots: {
    always_honest: 'Immer ehrlich',
    always_lying: 'Lügt immer',
    always_opening: 'Öffnet jeden Beutel',
    bold: 'Kühn',
    fixed_price: 'Fester Preis',
    greedy: 'Gierig',
    honest: 'Ehrlich',
    nervous: 'Nervös',
    never_opening: 'Öffnet keinen Beutel',
  },
  parts: {
    copies: { title: 'Karten', says: 'Wie viele es von jeder Ware gibt.' },
    left_out_with_three: {
      title: 'Zu dritt nicht dabei',
      says: 'Wie viele davon in der Schachtel bleiben.',
    },
    values: { title: 'Wert', says: 'Was eine Karte am Marktstand zählt.' },
    penalties: { title: 'Strafe', says: 'In Gold, für jede Karte.' },
    counts_as: {
      title: 'Königliche Waren zählen als',
      says: 'Für König und Königin gilt eine königliche Ware als legale.',
    },
    counts_for: {
      title: 'Königliche Waren zählen für',
      says: 'Für König und Königin: so viele Karten dieser legalen Ware.',
    },
    kings: { title: 'König', says: 'Der Bonus für die meisten Karten einer legalen Ware.' },
    queens: { title: 'Königin', says: 'Der Bonus für die zweitmeisten.' },
    start: { title: 'Zu Beginn', says: 'Was alle haben.' },
    terms: { title: 'Amtszeiten', says: 'Wie oft alle Sheriff sind, je nach Zahl der Spieler.' },
  },
  things: {
    gold: 'Gold',
    hand: 'Karten einer vollen Hand',
    three: 'Zu dritt',
    four: 'Zu viert',
    five: 'Zu fünft',
  },
}

export default setup
