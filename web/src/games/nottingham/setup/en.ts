/** What one chooses before a game of Nottingham: options, bots, and the numbers in the box. */
import type { SetupWords } from '../../../words/game'

const setup: SetupWords = {
  options: {},
  bots: {},
  parts: {
    values: { title: 'Points of the objects', says: 'What a card in the winnings is worth.' },
    track: {
      title: 'The sheriff’s track',
      says: 'The numbers on his fields, from the city on. No source that we have shows them; their order is ours.',
      item: 'Field',
    },
    tasks: {
      title: 'Tasks',
      says: 'Points for a player alone, and for each of two: alone at least as many. Only those for five of a kind are known; the others are ours.',
      columns: ['alone', 'shared'],
    },
    ambushes: {
      title: 'Ambush cards with two objects',
      says: 'Six different pairs; every object but gold is on two of them. Which pairs there are is known from no source that we have; these are ours.',
      item: 'Card',
    },
  },
  things: {},
}

export default setup
