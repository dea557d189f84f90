/** Was über eine beendete Partie Nottingham gesagt wird. */
import { plurals } from '../../../words/plural'
import type { Person } from '../tale'
import type { NottinghamAfterwards } from './en'

const count = plurals('de')

const afterwards: NottinghamAfterwards = {
  chapter: (who: Person) => (who.you ? 'Du bist am Zug' : `${who.name} ist am Zug`),
  chapters: 'Züge',
  landmarks: {
    exchange: { title: 'Tausch', next: 'Nächster Tausch' },
    task: { title: 'Aufgabe', next: 'Nächste Aufgabe' },
    ambush: { title: 'Hinterhalt', next: 'Nächster Hinterhalt' },
  },
  kinds: {
    copper: 'Kupfermünzen',
    silver: 'Silberleuchter',
    gold: 'Gold',
    pearls: 'Perlen',
    gems: 'Edelsteine',
    necklace: 'Ketten',
    chest: 'Kästchen',
  },
  awards: {
    ambusher: {
      name: 'Schrecken der Landstraße',
      says: (times: number) => `hat ${count(times, 'Hinterhalt', 'Hinterhalte')} ausgelöst`,
    },
    thief: {
      name: 'Die längsten Finger',
      says: (times: number) => `hat anderen ${count(times, 'Karte', 'Karten')} abgenommen`,
    },
    darling: {
      name: 'Liebling des Sheriffs',
      says: (times: number) => `hat ${count(times, 'Karte', 'Karten')} für seine Gunst gezogen`,
    },
    robbed: {
      name: 'Leichte Beute',
      says: (times: number) => `hat ${count(times, 'Karte', 'Karten')} an Diebe verloren`,
    },
    trader: {
      name: 'Immer am Tauschen',
      says: (times: number) => `hat ${count(times, 'Satz', 'Sätze')} eingetauscht`,
    },
    defender: {
      name: 'Die Kette zur rechten Zeit',
      says: (times: number) => `hat ${count(times, 'Angriff', 'Angriffe')} abgewehrt`,
    },
    bargainer: {
      name: 'Die beste Kundschaft',
      says: (times: number) => `hat ${count(times, 'Angebot', 'Angebote')} angenommen`,
    },
  },
}

export default afterwards
