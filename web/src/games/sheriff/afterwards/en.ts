/** What is said of a finished game of Sheriff of Nottingham. */
import { plurals } from '../../../words/plural'
import type { Reason } from '../view'

const count = plurals('en')
const seen: Record<Reason, string> = {
  agreed: 'a deal that binds',
  paid: 'something was offered for it',
  seen: 'contraband taken openly',
  caught: 'a bag that was found false before',
  hidden: 'half a stand face down',
  large: 'a large bag',
  cheap: 'less on offer than a lie would cost',
  rich: 'the fullest purse',
  word: 'the sheriff’s promise',
  known: 'goods taken openly',
  honest: 'an honest record',
  small: 'a small bag',
  costly: 'an honest bag would have cost much',
  whim: 'nothing that spoke for it',
  worth_it: 'less asked than a lie would cost',
  watched: 'a bag that was found false before',
  peace: 'nothing that spoke against it',
  dear: 'more asked than a lie would cost',
  poor: 'more asked than there was',
  trusted: 'an honest record',
  modest: 'a small bag',
  firm: 'nothing that spoke for it',
}

const afterwards = {
  chapter: (round: number, sheriff: string) => `Round ${round}: ${sheriff} is sheriff`,
  bag: (round: number, owner: string) => `Round ${round}: ${owner}’s bag`,
  chapters: 'rounds',
  ledger: 'The Ledger of Nottingham',
  landmarks: {
    caught: { title: 'Caught', next: 'Next one caught' },
    wronged: { title: 'Opened in vain', next: 'Next one opened in vain' },
  },
  /** Why a bag was opened or passed, or a demand met or not, as far as everybody could see. */
  seen: (owner: string, reason: Reason) => `${owner}, as all could see: ${seen[reason]}.`,
  /** How a bag looked to the sheriff, and what would have passed it; null: a deal decided. */
  believed: (sheriff: string, percent: number, gold: number | null) =>
    `Knowing what ${sheriff} knew, a steady sheriff would have put the chance of a lie at ${percent} %${
      gold === null
        ? '; a deal decided.'
        : gold === 0
          ? ' and let the bag pass for nothing.'
          : `; ${gold} gold in all would have been enough.`
    }`,
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
