/** What is said of a finished game of Sheriff of Nottingham. */
import { plurals } from '../../../words/plural'

const count = plurals('en')

const afterwards = {
  chapter: (round: number, sheriff: string) => `Round ${round}: ${sheriff} is sheriff`,
  chapters: 'rounds',
  landmarks: {
    caught: { title: 'Caught', next: 'Next one caught' },
    wronged: { title: 'Opened in vain', next: 'Next one opened in vain' },
  },
  awards: {
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
      name: 'Short memory',
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
