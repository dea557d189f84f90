/** Che cosa si dice di una partita finita di Nottingham. */
import { plurals } from '../../../words/plural'
import type { Person } from '../tale'
import type { NottinghamAfterwards } from './en'

const count = plurals('it')

const afterwards: NottinghamAfterwards = {
  chapter: (who: Person) => (who.you ? 'Il tuo turno' : `Turno di ${who.name}`),
  chapters: 'turni',
  landmarks: {
    exchange: { title: 'Scambio', next: 'Prossimo scambio' },
    task: { title: 'Incarico', next: 'Prossimo incarico' },
    ambush: { title: 'Imboscata', next: 'Prossima imboscata' },
  },
  kinds: {
    copper: 'Monete di rame',
    silver: 'Candelabri d’argento',
    gold: 'Lingotti d’oro',
    pearls: 'Perle',
    gems: 'Gioielli',
    necklace: 'Collane',
    chest: 'Forzieri',
  },
  awards: {
    ambusher: {
      name: 'Terrore delle strade',
      says: (times: number) => `ha fatto scattare ${count(times, 'imboscata', 'imboscate')}`,
    },
    thief: {
      name: 'Mano lesta',
      says: (times: number) => `ha sottratto ${count(times, 'carta', 'carte')} agli altri`,
    },
    darling: {
      name: 'Nelle grazie dello sceriffo',
      says: (times: number) => `ha pescato ${count(times, 'carta', 'carte')} grazie al suo favore`,
    },
    robbed: {
      name: 'Preda facile',
      says: (times: number) => `ha perso ${count(times, 'carta', 'carte')} per mano dei ladri`,
    },
    trader: {
      name: 'Al mercato ogni giorno',
      says: (times: number) => `ha scambiato ${count(times, 'serie', 'serie')}`,
    },
    defender: {
      name: 'Collana provvidenziale',
      says: (times: number) => `ha sventato ${count(times, 'attacco', 'attacchi')}`,
    },
    bargainer: {
      name: 'La migliore clientela',
      says: (times: number) => `ha accettato ${count(times, 'offerta', 'offerte')}`,
    },
  },
}

export default afterwards
