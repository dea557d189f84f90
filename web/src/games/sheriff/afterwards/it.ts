/** Che cosa si dice di una partita finita dello Sceriffo di Nottingham. */
import { plurals } from '../../../words/plural'
import type { SheriffAfterwards } from './en'

const count = plurals('it')
const often = (times: number) => (times === 1 ? 'una volta' : `${times} volte`)

const afterwards: SheriffAfterwards = {
  chapter: (round: number, sheriff: string) => `Round ${round}: lo sceriffo è ${sheriff}`,
  chapters: 'round',
  landmarks: {
    caught: { title: 'Smascherato', next: 'Prossimo contrabbando scoperto' },
    wronged: { title: 'Aperta invano', next: 'Prossima aperta invano' },
  },
  awards: {
    smuggler: {
      name: 'Contrabbando d’autore',
      says: (times: number) => `ha fatto passare ${count(times, 'carta', 'carte')} di contrabbando`,
    },
    hawk: {
      name: 'Occhio di falco',
      says: (times: number) => `da sceriffo ha scoperto il contrabbando ${often(times)}`,
    },
    wronged: {
      name: 'Onestà sospetta',
      says: (times: number) =>
        `ha subito ${count(times, 'ispezione', 'ispezioni')} pur avendo detto la verità`,
    },
    crowned: {
      name: 'Testa coronata',
      says: (times: number) => `è re di ${count(times, 'merce', 'merci')}`,
    },
    faithful: {
      name: 'Parola mantenuta',
      says: (times: number) => `ha mantenuto ${count(times, 'promessa', 'promesse')}`,
    },
    faithless: {
      name: 'Memoria corta',
      says: (times: number) => `ha infranto ${count(times, 'promessa', 'promesse')}`,
    },
    stocked: {
      name: 'Il banco più fornito',
      says: (times: number) => `ha fatto passare ${count(times, 'carta legale', 'carte legali')}`,
    },
    unlucky: {
      name: 'Mani sudate',
      says: (times: number) => `lo sceriffo ne ha smascherato le bugie ${often(times)}`,
    },
  },
}

export default afterwards
