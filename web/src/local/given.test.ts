import { expect, test } from 'vitest'
import { keepWords, linesOf } from './given.ts'
import type { KeptGame } from './store.ts'

const begun = (): KeptGame => ({ started_at: 5 }) as KeptGame

test('words are kept with a proposal, without what cannot be seen, and not without end', () => {
  const game = begun()
  expect(keepWords(game, 1, 3, ' I shall\n not open.\u202e ')?.text).toBe('I shall  not open.')
  expect(keepWords(game, 2, 1, 'a'.repeat(81))?.text).toHaveLength(80)
  expect(game.words?.map(({ seat, proposal }) => [seat, proposal])).toEqual([
    [1, 3],
    [2, 1],
  ])
})

test('nothing is no word', () => {
  const game = begun()
  expect(keepWords(game, 1, 1, ' \u200b ')).toBeNull()
  expect(linesOf(game)).toEqual([])
})

test('a line keeps its number when others follow, below those of bots', () => {
  const game = begun()
  const first = keepWords(game, 0, 1, 'On my honour.')
  keepWords(game, 0, 2, 'And again.')
  const lines = linesOf(game)
  expect(lines[0]).toEqual(first)
  expect(new Set(lines.map(({ number }) => number)).size).toBe(2)
  expect(Math.max(...lines.map(({ number }) => number))).toBeLessThan(0)
})
