/** What the page for a new table says. */
import type { OptionWords } from '../game'
import { plurals } from '../plural'

const count = plurals('en')

const create = {
  title: 'A new table',
  game: 'Game',
  seats: 'Who plays',
  howMany: 'Players',
  you: 'you',
  person: 'a person',
  seatOf: (colour: string) => `Seat ${colour}`,
  options: 'House rules',
  presets: 'The game',
  printed: (on: boolean) => `As printed: ${on ? 'on' : 'off'}.`,
  asPrinted: (value: string) => (value ? `${value}, as printed` : 'as printed'),
  table: 'The table',
  glass: 'Sand-glass for bargaining',
  glassSays:
    'For each thing that is bargained about. It runs longer with every proposal, and stands still while somebody composes one.',
  glassUsual: 'Only bots are hurried',
  noGlass: 'None: bots wait for everybody',
  glassOnce: 'One for all of it together',
  clock: 'Time to think',
  clocks: (seconds: number) =>
    seconds < 60 ? count(seconds, 'second', 'seconds') : count(seconds / 60, 'minute', 'minutes'),
  noClock: 'As long as you like',
  clockSays: 'For each decision. When the time is up, a safe choice is made for you.',
  open: 'Show it in the list of open tables',
  openSays: 'Otherwise only people with the link find it.',
  spectators: 'Others may watch',
  chat: 'Chat',
  servedSays:
    'A master plays on the server: what it has learned is too much for this page to carry.',
  hotSeat: 'Several people on this device',
  hotSeatSays: 'You pass the device around; a curtain hides each hand.',
  grace: 'When somebody is gone, a bot stands in after',
  graceServer: 'the usual time',
  graceNever: 'a day',
  pace: 'How fast bots play',
  paces: {
    usual: 'As usual',
    slow: 'At leisure',
    quick: 'Briskly',
    instant: 'At once',
  },
  opening: 'Open the table',
  playNow: 'Start at once',
  option: {
    first: { name: 'Who begins', says: '', values: { random: 'Drawn by lot' } },
    memory: {
      name: 'Memory aid',
      says: 'The table shows what an attentive player could remember of the others’ cards.',
      values: {},
    },
  } as Record<string, OptionWords>,
}

export default create
export type Create = typeof create
