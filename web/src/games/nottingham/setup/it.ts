import type { SetupWords } from '../../../words/game'

const setup: SetupWords = {
  options: {},
  bots: {},
  parts: {
    values: {
      title: 'Punti degli oggetti',
      says: 'Quanto vale una carta nel mazzo delle vincite.',
    },
    track: {
      title: 'Il percorso dello sceriffo',
      says: 'I numeri sulle sue caselle, dalla città in poi. Nessuna delle nostre fonti li mostra; l’ordine è nostro.',
      item: 'Casella',
    },
    tasks: {
      title: 'Incarichi',
      says: 'Punti per chi lo compie da solo e per ciascuno di due: da solo almeno altrettanti. Si conoscono solo quelli di cinque uguali; gli altri sono nostri.',
      columns: ['uno solo', 'in due'],
    },
    ambushes: {
      title: 'Carte imboscata con due oggetti',
      says: 'Sei coppie diverse; ogni oggetto tranne l’oro è su due di esse. Quali siano non risulta da nessuna nostra fonte; queste sono nostre.',
      item: 'Carta',
    },
  },
  things: {},
}

export default setup
