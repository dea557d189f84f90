import { expect, test } from 'vitest'
import { bytesOf } from '../parts/key.ts'
import { choicesOf, figureAt, rowOf, settledEdition, WrongFigure } from './blank.ts'
import type { WasmManifest } from './manifest.ts'
import { loadModule } from './module.ts'

const manifest: WasmManifest = {
  game: 'higher',
  rules: 1,
  state: '',
  scenes: {},
  proposals: [],
  noes: [],
  actions: ['swap', 'keep'],
  players: [2, 3],
  options: [{ name: 'first', default: 'random', values: ['random'], seats: true }],
  figures: [
    { path: 'deck.cards', low: 8, high: 12, least: 0, most: 0, words: {} },
    { path: 'deck.numbers', low: 0, high: 9, least: 1, most: 3, words: {} },
    { path: 'deck.suit', low: 0, high: 0, least: 0, most: 0, words: { 'a+b': 0, c: 1, 'b+a': 0 } },
  ],
  records: { table: { size: 8, fields: {} } },
  numbers: {},
  characters: {},
  edition: {},
  bots: {},
  colours: [],
  entries: [{ name: 'setup', arguments: [] }],
}
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)

const BOX = { deck: { cards: 10, numbers: [4, 5], suit: 'c' } }
const withDeck = (changed: object) => ({ deck: { ...BOX.deck, ...changed } })
const wrong = (given: unknown): string => {
  try {
    settledEdition(manifest.figures, given)
  } catch (error) {
    if (error instanceof WrongFigure) return error.figure
  }
  return 'nothing'
}

test('options are taken by the number of their value', () => {
  expect(choicesOf(manifest, 3, {})).toEqual([0])
  expect(choicesOf(manifest, 3, { first: 'random' })).toEqual([0])
  expect(choicesOf(manifest, 3, { first: 2 })).toEqual([3])
})

test('what cannot be chosen is refused with what can', () => {
  expect(() => choicesOf(manifest, 9, {})).toThrow('higher is not for 9 players')
  expect(() => choicesOf(manifest, 2, { first: 2 })).toThrow('one of ["random",0,1]')
  expect(() => choicesOf(manifest, 3, { lanterns: true })).toThrow('no option lanterns')
})

test('figures are taken as one row, a list with its length and filled up', () => {
  expect(rowOf(manifest.figures, BOX)).toEqual([10, 2, 4, 5, 0, 1])
  expect([0, 1, 4, 5].map((place) => figureAt(manifest.figures, place))).toEqual([
    'deck.cards',
    'deck.numbers',
    'deck.numbers',
    'deck.suit',
  ])
})

test('words are settled as they are usually written', () => {
  expect(settledEdition(manifest.figures, withDeck({ suit: 'b+a' }))).toEqual(
    withDeck({ suit: 'a+b' }),
  )
})

test('a figure that cannot be is named', () => {
  expect(wrong(BOX)).toBe('nothing')
  expect(wrong(withDeck({ cards: 7 }))).toBe('deck.cards')
  expect(wrong(withDeck({ cards: 9.5 }))).toBe('deck.cards')
  expect(wrong(withDeck({ cards: true }))).toBe('deck.cards')
  expect(wrong(withDeck({ numbers: [] }))).toBe('deck.numbers')
  expect(wrong(withDeck({ numbers: [1, 2, 3, 4] }))).toBe('deck.numbers')
  expect(wrong(withDeck({ suit: 'd' }))).toBe('deck.suit')
  expect(wrong(withDeck({ suit: 0 }))).toBe('deck.suit')
  expect(wrong(withDeck({ more: 1 }))).toBe('deck.more')
  expect(wrong({ ...BOX, more: 1 })).toBe('more')
  expect(wrong({})).toBe('deck')
  expect(wrong({ deck: {} })).toBe('deck.cards')
  expect(wrong('deck')).toBe('')
})

test('digits become bytes', () => {
  expect([...bytesOf('00ff7f')]).toEqual([0, 255, 127])
  expect([...bytesOf('')]).toEqual([])
})

test('a module that lacks what its manifest promises is refused', async () => {
  await expect(loadModule(EMPTY, manifest)).rejects.toThrow('the module of higher has no setup')
})
