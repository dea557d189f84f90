/** What is said of a finished game of Sheriff of Nottingham. */
import { plurals } from '../../../words/plural'

const count = plurals('en')

const afterwards = {
  chapter: (round: number, sheriff: string) => `Round ${round}: ${sheriff} is sheriff`,
  chapters: 'rounds',
  ledger: 'The Ledger of Nottingham',
  landmarks: {
    caught: { title: 'Caught', next: 'Next one caught' },
    wronged: { title: 'Opened in vain', next: 'Next one opened in vain' },
  },
  awards: {
    lie: {
      name: 'Boldest lie',
      /** So many cards were not as declared; of one bag, what was declared. */
      says: (cards: number, said: string | null = null) =>
        said === null
          ? `had ${count(cards, 'card', 'cards')} in one bag that ${cards === 1 ? 'was' : 'were'} not as declared`
          : `said “${said}”, and ${count(cards, 'card was', 'cards were')} something else`,
    },
    bribe: {
      name: 'Dearest bribe',
      says: (gold: number) => `paid ${gold} gold to get one bag past the sheriff`,
    },
    gullible: {
      name: 'Most gullible sheriff',
      says: (times: number) => `let ${count(times, 'false bag', 'false bags')} pass`,
    },
    unbelieved: {
      name: 'Honest and never believed',
      says: (times: number) =>
        `never lied, and was searched ${times === 1 ? 'once' : `${times} times`}`,
    },
    smuggler: {
      name: 'Master smuggler',
      says: (times: number) => `brought ${count(times, 'contraband card', 'contraband cards')} in`,
    },
    hawk: {
      name: 'Eye of a hawk',
      says: (times: number) => `caught ${count(times, 'smuggler', 'smugglers')} as sheriff`,
    },
    wronged: {
      name: 'Honest in vain',
      says: (times: number) =>
        times === 1
          ? 'was searched once and had told the truth'
          : `was searched ${times} times and had told the truth`,
    },
    crowned: {
      name: 'Crowned head',
      says: (times: number) => `is king of ${count(times, 'kind', 'kinds')} of goods`,
    },
    faithful: {
      name: 'As good as their word',
      says: (times: number) => `kept ${count(times, 'promise', 'promises')}`,
    },
    faithless: {
      name: 'Broken words',
      says: (times: number) => `broke ${count(times, 'promise', 'promises')}`,
    },
    stocked: {
      name: 'Fullest stand',
      says: (times: number) => `brought ${count(times, 'legal card', 'legal cards')} in`,
    },
    unlucky: {
      name: 'Sweaty hands',
      says: (times: number) => `was caught ${times === 1 ? 'once' : `${times} times`}`,
    },
  },
}

export default afterwards
export type SheriffAfterwards = typeof afterwards

declare module '../../../words/words.svelte' {
  interface Parts {
    'sheriff/afterwards': SheriffAfterwards
  }
}
