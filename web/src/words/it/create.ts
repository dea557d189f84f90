import type { Create } from '../en/create'
import { plurals } from '../plural'

const count = plurals('it')

const create: Create = {
  title: 'Un nuovo tavolo',
  game: 'Gioco',
  seats: 'Chi gioca',
  howMany: 'Giocatori',
  you: 'tu',
  person: 'una persona',
  seatOf: (colour) => `Posto ${colour}`,
  options: 'Regole della casa',
  presets: 'Il gioco',
  printed: (on) => `Come stampato: ${on ? 'sì' : 'no'}.`,
  asPrinted: (value) => (value ? `${value}, come stampato` : 'come stampato'),
  table: 'Il tavolo',
  glass: 'Clessidra per trattare',
  glassSays:
    'Per ogni cosa di cui si tratta. Ogni proposta la allunga, e si ferma mentre qualcuno ne prepara una.',
  glassUsual: 'Solo i bot hanno fretta',
  noGlass: 'Nessuna: i bot aspettano tutti',
  glassOnce: 'Una per tutto insieme',
  clock: 'Tempo per pensare',
  clocks: (seconds) =>
    seconds < 60 ? count(seconds, 'secondo', 'secondi') : count(seconds / 60, 'minuto', 'minuti'),
  noClock: 'Quanto vuoi',
  clockSays: 'Per ogni decisione. Scaduto il tempo, si sceglie per te con prudenza.',
  open: 'Mostralo nella lista dei tavoli aperti',
  openSays: 'Altrimenti lo trova solo chi ha il link.',
  spectators: 'Altri possono guardare',
  chat: 'Chat',
  servedSays: 'Un maestro gioca sul server: quello che ha imparato è troppo per questa pagina.',
  hotSeat: 'In più persone su questo dispositivo',
  hotSeatSays: 'Vi passate il dispositivo; un sipario nasconde ogni mano.',
  grace: 'Se qualcuno se ne va, un bot lo sostituisce dopo',
  graceServer: 'il tempo consueto',
  graceNever: 'un giorno',
  pace: 'Quanto in fretta giocano i bot',
  paces: {
    usual: 'Come al solito',
    slow: 'Con calma',
    quick: 'Spediti',
    instant: 'Subito',
  },
  opening: 'Apri il tavolo',
  playNow: 'Comincia subito',
  option: {
    first: { name: 'Chi comincia', says: '', values: { random: 'Si tira a sorte' } },
    memory: {
      name: 'Promemoria',
      says: 'Il tavolo mostra ciò che una persona attenta ricorderebbe delle carte altrui.',
      values: {},
    },
  },
}

export default create
