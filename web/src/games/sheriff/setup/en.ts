/** What one chooses before a game of Sheriff of Nottingham: options, bots, and the numbers in the box. */
import type { SetupWords } from '../../../words/game'

const setup: SetupWords = {
  presets: {
    first_game: { name: 'First game', says: 'As printed, but without the royal goods.' },
    as_printed: { name: 'As printed', says: 'The whole game, with the royal goods.' },
  },
  options: {
    royal: {
      name: 'Royal goods',
      says: 'Rare goods that are worth more and count double or triple for king and queen. They belong to the printed game.',
      values: {},
    },
    refill: {
      name: 'Hands are refilled',
      says: 'At the end of the round, so that you come to the market with a full hand; or, by the short rules, only there.',
      values: { market: 'at the market', round_end: 'at the end of the round' },
    },
    hand: { name: 'Cards in a full hand', says: '', values: {} },
    left_out: {
      name: 'Leave ten cards out',
      says: 'Ten random cards go back into the box unseen, so that nobody can count to the end.',
      values: {},
    },
    offers: {
      name: 'Offers for one bag',
      says: 'How many proposals the owner of a bag, and the sheriff, can make for it; others a third as many.',
      values: { unlimited: 'without limit' },
    },
  },
  bots: {
    always_honest: 'Always honest',
    always_lying: 'Always lying',
    always_opening: 'Opens every bag',
    bold: 'Bold',
    fixed_price: 'Fixed price',
    greedy: 'Greedy',
    honest: 'Honest',
    nervous: 'Nervous',
    never_opening: 'Opens no bag',
  },
  parts: {
    copies: { title: 'Cards', says: 'How many there are of each good.' },
    left_out_with_three: {
      title: 'Left out with three players',
      says: 'How many of them stay in the box.',
    },
    values: { title: 'Value', says: 'What a card on the stand is worth.' },
    penalties: { title: 'Penalty', says: 'In gold, for each card.' },
    counts_as: {
      title: 'Royal goods count as',
      says: 'For king and queen, a royal good is taken for a legal one.',
    },
    counts_for: {
      title: 'Royal goods count for',
      says: 'For king and queen: so many cards of that legal good.',
    },
    kings: { title: 'King', says: 'The bonus for the most cards of a legal good.' },
    queens: { title: 'Queen', says: 'The bonus for the second most.' },
    start: { title: 'At the start', says: 'What everybody has.' },
    terms: {
      title: 'Times in office',
      says: 'How often everybody is sheriff, by the number of players.',
    },
  },
  things: {
    gold: 'Gold',
    hand: 'Cards in a full hand',
    three: 'Three players',
    four: 'Four players',
    five: 'Five players',
  },
}

export default setup
