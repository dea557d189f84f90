import type { Create } from '../en/create'
import { plurals } from '../plural'

const count = plurals('de')

const create: Create = {
  title: 'Ein neuer Tisch',
  game: 'Spiel',
  seats: 'Wer mitspielt',
  howMany: 'Wie viele',
  you: 'du',
  person: 'ein Mensch',
  seatOf: (colour) => `Platz ${colour}`,
  options: 'Hausregeln',
  presets: 'Das Spiel',
  printed: (on) => `Wie gedruckt: ${on ? 'an' : 'aus'}.`,
  asPrinted: (value) => (value ? `${value}, wie gedruckt` : 'wie gedruckt'),
  table: 'Der Tisch',
  glass: 'Sanduhr beim Verhandeln',
  glassSays:
    'Für jede Sache, um die es geht. Jeder Vorschlag verlängert sie, und sie steht still, solange jemand einen zusammenstellt.',
  glassUsual: 'Nur Bots haben Eile',
  noGlass: 'Keine: Bots warten auf alle',
  glassOnce: 'Eine für alles zusammen',
  clock: 'Bedenkzeit',
  clocks: (seconds) =>
    seconds < 60 ? count(seconds, 'Sekunde', 'Sekunden') : count(seconds / 60, 'Minute', 'Minuten'),
  noClock: 'So lange du willst',
  clockSays: 'Für jede Entscheidung. Ist die Zeit um, wird für dich vorsichtig gewählt.',
  open: 'In der Liste der offenen Tische zeigen',
  openSays: 'Sonst finden ihn nur Leute mit dem Link.',
  spectators: 'Andere dürfen zusehen',
  chat: 'Chat',
  servedSays: 'Ein Meister spielt auf dem Server: Was er gelernt hat, ist zu viel für diese Seite.',
  hotSeat: 'Mehrere an diesem Gerät',
  hotSeatSays: 'Ihr gebt das Gerät weiter; ein Vorhang verdeckt jede Hand.',
  grace: 'Wenn jemand weg ist, springt ein Bot ein nach',
  graceServer: 'der üblichen Zeit',
  graceNever: 'einem Tag',
  pace: 'Wie schnell Bots spielen',
  paces: {
    usual: 'Wie üblich',
    slow: 'Gemächlich',
    quick: 'Zügig',
    instant: 'Sofort',
  },
  opening: 'Tisch aufmachen',
  playNow: 'Sofort anfangen',
  option: {
    first: { name: 'Wer anfängt', says: '', values: { random: 'Wird ausgelost' } },
    memory: {
      name: 'Gedächtnisstütze',
      says: 'Der Tisch zeigt, was sich aufmerksame Leute von den Karten der anderen merken könnten.',
      values: {},
    },
  },
}

export default create
