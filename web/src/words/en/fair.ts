/** What the check of a fair shuffle says. */
import type { Fault } from '../../local/reading'
import { lists, plurals } from '../plural'

const list = lists('en')
const count = plurals('en')

const fair = {
  title: 'Was the shuffle fair?',
  how: 'Before the game the server sealed a secret number, and every player’s browser sealed some words. Only then were the words opened, and the deck follows from the secret and the words. Now your browser computes the deck again, and compares all of it with what it remembers: what was sealed, your words, and your first hand.',
  howHere:
    'The deck of this game follows from the secret in its log, which a device drew. Now your browser computes the deck from it again, and plays every action again.',
  check: 'Check now',
  commitment: 'Fingerprint published before the game',
  contributions: 'Words of the players',
  noWords: 'none',
  secret: 'Secret',
  key: 'Key of the shuffle',
  good: 'The shuffle was fair: what was sealed was opened unchanged, your words are in it, and your first hand is the one that follows.',
  goodSoFar:
    'The shuffle was fair: what was sealed was opened unchanged, and your words are in it. This browser did not see your first hand and could not compare it.',
  unseen:
    'It all fits together. But this browser did not play at this table, so it cannot know whether this is what was sealed before the game.',
  laid: 'In a lesson the cards are laid out for you; nothing is shuffled.',
  badCommitment:
    'The secret is not the one that the server sealed before the game. Somebody has changed it.',
  badWords: 'The words are not those that were sealed before the game. Somebody has changed them.',
  badKey: 'The key does not follow from the secret and the words. Somebody has changed it.',
  badHand:
    'You were dealt another hand than the one that follows from the key. The deck was a different one.',
  leftOut:
    'Your words are not in the shuffle: they came too late, or the server left them out. So somebody else may have chosen the deck.',
  withheld: (names: string[]) =>
    `The deck was made without the sealed words of ${list(names)}, which were not opened in time.`,
  played: (actions: number) =>
    `Your browser has played all ${count(actions, 'action', 'actions')} again: every one was legal, and the result is right.`,
  broken: (line: number, what: string) => `Line ${line}: ${what}`,
  faults: {
    'no log': 'this line belongs to no log.',
    head: 'no game can begin like this.',
    rules:
      'this game was played by other rules than this page has, so that it cannot be played again here.',
    edition: 'nobody can play with these printed numbers.',
    position: 'this game began in a position of its own, so that it cannot be played again here.',
    commitment: 'the secret is not the one that was sealed before the game.',
    key: 'the key does not follow from the secret and the words.',
    words: 'the words are not those that were sealed.',
    seal: 'this line, or one before it, has been changed: its seal does not fit.',
    illegal: 'this action is against the rules.',
    result: 'the result is not the one that the game had.',
  } as Record<Fault, string>,
}

export default fair
export type FairWords = typeof fair
