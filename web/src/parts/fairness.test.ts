import { createHash } from 'node:crypto'

import { describe, expect, it, vi } from 'vitest'

import type { Counted } from '../games/deal'
import { checkShuffle, withheld } from './fairness'
import { readHead, type LogHead } from './loghead'
import { pledgeTo } from './key.ts'
import type { Remembered } from './pledge'

const sha = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const SECRET = Buffer.from('99'.repeat(32), 'hex')
const WORDS = ['acorn 1f', 'Übermut und Müßiggang', '']
const PLEDGES = WORDS.map((words) => words && sha('sherwood words 1\n', words))
const HANDS: Counted[] = [{ gold: 3 }, { gems: 2, copper: 1 }, { chest: 3 }]
const deal = () => HANDS

function keyOf(contributions: string[]): string {
  const words = contributions.flatMap((words) => {
    const length = Buffer.alloc(8)
    length.writeBigUInt64LE(BigInt(Buffer.byteLength(words)))
    return [length, Buffer.from(words)]
  })
  return sha('sherwood key 1\n', SECRET, ...words)
}

/** The log of an honest game, as its text, with some lines otherwise. */
function headWith(lines: Record<string, string> = {}): LogHead {
  const all = {
    game: 'nottingham',
    players: '3',
    names: '["Robin", "Marian: of\\u2028Knighton", "Much"]',
    options: '{"first": "random"}',
    edition: '{"values": {"gold": 9}}',
    commitment: sha('sherwood commitment 1\n', SECRET),
    pledges: JSON.stringify(PLEDGES),
    secret: SECRET.toString('hex'),
    contributions: JSON.stringify(WORDS),
    key: keyOf(WORDS),
    ...lines,
  }
  const head = Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  return readHead(`sherwood log 1\n${head}\nseal: 12345678\nred: take [aaaaaaaa]\n`)
}

const mine: Remembered = {
  commitment: sha('sherwood commitment 1\n', SECRET),
  pledges: PLEDGES,
  words: { 1: WORDS[1]! },
  hands: { 1: { copper: 1, gems: 2 } },
}
const other = (words: string[]) => ({ contributions: JSON.stringify(words), key: keyOf(words) })

describe('the shuffle', () => {
  it('is fair when everything is as we remember it', () => {
    expect(checkShuffle(headWith(), mine, deal)).toBe('good')
    expect(pledgeTo(WORDS[1]!)).toBe(PLEDGES[1])
  })

  it('is checked on a page that is not secure as well', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(checkShuffle(headWith(), mine, deal)).toBe('good')
    vi.unstubAllGlobals()
  })

  it('is as good as can be said when we did not see our hand, or were not there', () => {
    expect(checkShuffle(headWith(), { ...mine, hands: {} }, deal)).toBe('good so far')
    expect(checkShuffle(headWith(), mine, null)).toBe('good so far')
    expect(checkShuffle(headWith(), null, deal)).toBe('unseen')
    expect(checkShuffle(headWith(), { ...mine, words: {} }, deal)).toBe('unseen')
    expect(checkShuffle(headWith({ position: '{}' }), null, deal)).toBe('laid')
  })

  it('is not fair when the secret is another than the one sealed before the game', () => {
    expect(checkShuffle(headWith({ secret: '98'.repeat(32) }), mine, deal)).toBe('bad commitment')
    expect(checkShuffle(headWith({ secret: 'no hex' }), mine, deal)).toBe('bad commitment')
  })

  it('is not fair when a server makes up a secret and its commitment afterwards', () => {
    const made = Buffer.from('77'.repeat(32), 'hex')
    const head = headWith({
      secret: made.toString('hex'),
      commitment: sha('sherwood commitment 1\n', made),
    })
    expect(checkShuffle(head, mine, deal)).toBe('bad commitment')
  })

  it('is not fair when somebody’s words are not those that they pledged', () => {
    expect(checkShuffle(headWith(other(['acorn 2f', WORDS[1]!, ''])), mine, deal)).toBe('bad words')
    expect(checkShuffle(headWith(other([WORDS[0]!, WORDS[1]!, 'more'])), mine, deal)).toBe(
      'bad words',
    )
  })

  it('is not fair when the pledges were changed after we had shown our words', () => {
    const words = ['better words', WORDS[1]!, '']
    const pledges = JSON.stringify(words.map((one) => one && pledgeTo(one)))
    expect(checkShuffle(headWith({ ...other(words), pledges }), mine, deal)).toBe('bad words')
    expect(checkShuffle(headWith({ ...other(words), pledges: '[]' }), mine, deal)).toBe('bad words')
  })

  it('is not fair when the key is another', () => {
    expect(checkShuffle(headWith({ key: '00'.repeat(32) }), mine, deal)).toBe('bad key')
  })

  it('is not fair when our words were left out, or we had none', () => {
    expect(checkShuffle(headWith(other([WORDS[0]!, '', ''])), mine, deal)).toBe('left out')
    expect(checkShuffle(headWith(), { ...mine, words: { 2: '' }, hands: {} }, deal)).toBe(
      'left out',
    )
  })

  it('is not fair when we were dealt another hand', () => {
    expect(checkShuffle(headWith(), { ...mine, hands: { 1: { gems: 3 } } }, deal)).toBe('bad hand')
  })

  it('names whoever withheld their words', () => {
    expect(withheld(headWith())).toEqual([])
    expect(withheld(headWith(other(['', WORDS[1]!, ''])))).toEqual(['Robin'])
  })
})
