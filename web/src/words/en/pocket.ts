/** What is said when a seat gets to another device, or a lost one to somebody. */
import { plurals } from '../plural'

const count = plurals('en')

const pocket = {
  title: 'My seat on this device',
  qr: 'The link as a QR code, for the camera of the other device',
  scan: 'Point the camera of your other device here.',
  type: (address: string) => `Or open ${address} there and type this code on the first page:`,
  lasts: (seconds: number) =>
    `It works once, for ${count(seconds, 'more second', 'more seconds')}.`,
  both: 'You are on both devices then: you can play on either, and either shows your cards.',
  beware: 'Show this to nobody else: whoever uses it plays as you.',
  local:
    'This address works only on this device. Open the page by the address of this computer in your network first.',
  tooOld: 'This code is too old by now.',
  another: 'A new code',
  moved: 'Done: you are on your other device as well.',
  bot: 'bot',
  here: 'here',
  gone: 'gone',
  stoodInFor: 'gone; a bot plays meanwhile',
  host: 'host',
  give: 'Give this seat a new link',
  giveSays: (name: string) =>
    `Is ${name} gone for good, or without the old device? Whoever opens the new link has the seat and sees its cards, ${name} loses it, and everybody at the table is told. If ${name} comes back first, the link is void.`,
  giveYes: 'Give a new link',
  notNow: 'Not now',
  given: (name: string) =>
    `Send this to whoever is to have the seat of ${name}, and to nobody else. It works once, for an hour.`,
  noCode: 'That is no code. It has ten digits, and at a table six.',
  youAre: (name: string, tables: number) =>
    tables === 0
      ? `You are ${name}. Take that over?`
      : `You are ${name} at ${count(tables, 'table', 'tables')}. Take ${tables === 1 ? 'it' : 'them'} over?`,
  seatIs: (name: string) => `The seat of ${name} can be yours. Take it?`,
  instead: 'Whoever had it so far loses it. Everybody at the table is told.',
  behind: (name: string, tables: number) =>
    `On this device you are ${name} so far, at ${count(tables, 'table', 'tables')}. Those seats stay behind, and bots play on.`,
  takeOver: 'Take over',
  takeSeat: 'Take the seat',
  askSix: 'The last six digits of the code on your other device',
  askTen: 'The code on your other device',
  look: 'Go on',
  how: 'You find it there at the table, in the menu, under “Move my seat”.',
  lost: 'Is the other device lost? Then the host of the table can give your seat a new link: in the menu, under “Who is here”.',
}

export default pocket
export type PocketWords = typeof pocket
