/** What is said of a finished game of Nottingham. */
import { plurals } from '../../../words/plural'
import type { Person } from '../tale'
import type { Kind } from '../view'

const count = plurals('en')

const afterwards = {
  chapter: (who: Person) => (who.you ? 'Your turn' : `${who.name}’s turn`),
  chapters: 'turns',
  landmarks: {
    exchange: { title: 'Exchange', next: 'Next exchange' },
    task: { title: 'Task', next: 'Next task' },
    ambush: { title: 'Ambush', next: 'Next ambush' },
  },
  kinds: {
    copper: 'Copper coins',
    silver: 'Candlesticks',
    gold: 'Gold',
    pearls: 'Pearls',
    gems: 'Gems',
    necklace: 'Necklaces',
    chest: 'Chests',
  } as Record<Kind, string>,
  awards: {
    ambusher: {
      name: 'Terror of the road',
      says: (times: number) => `sprang ${count(times, 'ambush', 'ambushes')}`,
    },
    thief: {
      name: 'Longest fingers',
      says: (times: number) => `took ${count(times, 'card', 'cards')} from others`,
    },
    darling: {
      name: 'The sheriff’s favourite',
      says: (times: number) => `drew ${count(times, 'card', 'cards')} for the sheriff’s favour`,
    },
    robbed: {
      name: 'Everybody’s purse',
      says: (times: number) => `lost ${count(times, 'card', 'cards')} to thieves`,
    },
    trader: {
      name: 'Busiest trader',
      says: (times: number) => `exchanged ${count(times, 'set', 'sets')}`,
    },
    defender: {
      name: 'A necklace in time',
      says: (times: number) => `warded off ${count(times, 'attack', 'attacks')}`,
    },
    bargainer: {
      name: 'Best customer',
      says: (times: number) => `accepted ${count(times, 'offer', 'offers')}`,
    },
  },
}

export default afterwards
export type NottinghamAfterwards = typeof afterwards

declare module '../../../words/words.svelte' {
  interface Parts {
    'nottingham/afterwards': NottinghamAfterwards
  }
}
