import type { SetupWords } from '../../../words/game'

const setup: SetupWords = {
  presets: {
    first_game: { name: 'Prima partita', says: 'Come stampato, ma senza le merci reali.' },
    as_printed: { name: 'Come stampato', says: 'Il gioco completo, con le merci reali.' },
  },
  options: {
    royal: {
      name: 'Merci reali',
      says: 'Merci rare che valgono di più e contano doppio o triplo per re e regina. Fanno parte del gioco stampato.',
      values: {},
    },
    refill: {
      name: 'Le mani si riempiono',
      says: 'Alla fine del round, così arrivi al mercato con la mano piena; oppure, secondo le regole brevi, solo lì.',
      values: { market: 'al mercato', round_end: 'alla fine del round' },
    },
    hand: { name: 'Carte di una mano piena', says: '', values: {} },
    left_out: {
      name: 'Dieci carte restano fuori',
      says: 'Dieci carte a caso tornano nella scatola senza essere viste, così nessuno può contare fino alla fine.',
      values: {},
    },
    offers: {
      name: 'Offerte per ogni sacca',
      says: 'Quante proposte possono fare per una sacca il proprietario e lo sceriffo; gli altri un terzo.',
      values: { unlimited: 'senza limite' },
    },
  },
  bots: {
    always_honest: 'Sempre onesto',
    always_lying: 'Mente sempre',
    always_opening: 'Apre ogni sacco',
    bold: 'Audace',
    fixed_price: 'Prezzo fisso',
    greedy: 'Avido',
    honest: 'Onesto',
    nervous: 'Nervoso',
    never_opening: 'Non apre mai',
  },
  parts: {
    copies: { title: 'Carte', says: 'Quante ce ne sono di ogni merce.' },
    left_out_with_three: {
      title: 'Escluse in tre',
      says: 'Quante di esse restano nella scatola.',
    },
    values: { title: 'Valore', says: 'Quanto vale una carta sulla bancarella.' },
    penalties: { title: 'Multa', says: 'In oro, per ogni carta.' },
    counts_as: {
      title: 'Le merci reali contano come',
      says: 'Per re e regina una merce reale vale come merce legale.',
    },
    counts_for: {
      title: 'Le merci reali contano per',
      says: 'Per re e regina: tante carte di quella merce legale.',
    },
    kings: { title: 'Re', says: 'Il bonus per chi ha più carte di una merce legale.' },
    queens: { title: 'Regina', says: 'Il bonus per chi è secondo.' },
    start: { title: 'All’inizio', says: 'Che cosa hanno tutti.' },
    terms: {
      title: 'Volte in carica',
      says: 'Quante volte ognuno è sceriffo, secondo il numero dei giocatori.',
    },
  },
  things: {
    gold: 'Oro',
    hand: 'Carte di una mano piena',
    three: 'In tre',
    four: 'In quattro',
    five: 'In cinque',
  },
}

export default setup
