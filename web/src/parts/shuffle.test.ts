import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { dealOf, type Counted, type Setup } from '../games/deal'
import { block, Dice } from './shuffle'

interface Vectors {
  key: string
  blocks: { stream: number; block: number; words: string[] }[]
  throws: { stream: number; first_block: number; sides: number; thrown: number[] }[]
  shuffles: { stream: number; cards: number; shuffled: number[] }[]
  deals: (Setup & { game: string; key: string; hands: Counted[] })[]
}

/** Made by the rules themselves: tests/play/vectors.py. */
const vectors = JSON.parse(readFileSync('../docs/fairness.json', 'utf8')) as Vectors
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const dice = () => new Dice(bytes(vectors.key))

describe('chance in the page is chance at the table', () => {
  it.each(vectors.blocks)(
    'in block $block of stream $stream',
    ({ stream, block: number, words }) => {
      const key = new Uint32Array(bytes(vectors.key).buffer)
      expect(
        Array.from(block([...key], stream, number), (word) => word.toString(16).padStart(8, '0')),
      ).toEqual(words)
    },
  )

  it.each(vectors.throws)('in throws of $sides sides', ({ stream, first_block, sides, thrown }) => {
    const thrower = dice()
    for (let used = 0; used < first_block; used++) thrower.roll(stream, 1)
    expect(thrown.map(() => thrower.roll(stream, sides))).toEqual(thrown)
  })

  it.each(vectors.shuffles)('in a shuffle of $cards cards', ({ stream, cards, shuffled }) => {
    const pile = Array.from({ length: cards }, (_, card) => card)
    dice().shuffle(stream, pile)
    expect(pile).toEqual(shuffled)
  })

  it.each(vectors.deals)(
    'in the deal of $game for $players',
    async ({ game, key, hands, ...setup }) => {
      const deal = await dealOf(game)
      expect(deal?.(new Dice(bytes(key)), setup)).toEqual(hands)
    },
  )

  it('knows no deal of a game without one', async () => {
    expect(await dealOf('chess')).toBeNull()
  })
})
