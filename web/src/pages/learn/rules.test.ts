import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { filed, said, type Book, type Players } from './book'
import type { BookPictures } from './shelf'

/** Whatever is in a game's box. */
type Box = Record<string, unknown>

const TEXTS = import.meta.glob<Book<Box>>('../../games/*/rules/{de,en,it}.ts', {
  eager: true,
  import: 'default',
})
const FIGURES = import.meta.glob<BookPictures<never>>('../../games/*/rules/figures.ts', {
  eager: true,
  import: 'figures',
})
const GAMES = Object.keys(FIGURES).map((file) => file.split('/').at(-3) ?? '')

/** Numbers that stand for themselves: each asks for its own name and gets 7. */
const sevens = new Proxy({}, { get: () => 7 })
const box = {
  least: 3,
  most: 7,
  track: { numbers: [1, 2, 3] },
  penalties: sevens,
  kings: sevens,
  queens: sevens,
  start: sevens,
  terms: sevens,
} as unknown as Box & Players

/** What a text says; a list with a line for each of its parts. */
const inWords = (text: Book<Box>['chapters'][string]['texts'][string]) =>
  Array.isArray(text) ? text.join('\n') : said(text, box)
const textsOf = (book: Book<Box>) =>
  Object.entries(book.chapters).flatMap(([, chapter]) => Object.entries(chapter.texts))
const keysOf = (book: Book<Box>) => textsOf(book).map(([key]) => key)

/** The rules of RULES.md: what each number must be filed under. */
function printed(game: string): string[] {
  const text = readFileSync(
    join(import.meta.dirname, '../../../../sherwood/games', game, 'RULES.md'),
    'utf8',
  )
  const parts = text.split(/^\*\*(\d+\.\d+)\*\*\s*/m).slice(1)
  const keys: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [number = '', body = ''] = parts.slice(at, at + 2)
    if (!/^\*\*\[(ours|seed)\]/.test(body)) keys.push(number)
    for (const mark of ['seed', 'ours'])
      if (body.includes(`[${mark}]`)) keys.push(`${number} ${mark}`)
  }
  return keys
}

const bookOf = (game: string, language: string): Book<Box> =>
  TEXTS[`../../games/${game}/rules/${language}.ts`]!

describe.each(GAMES)('the rules of %s', (game) => {
  const en = bookOf(game, 'en')
  const de = bookOf(game, 'de')
  const italian = bookOf(game, 'it')

  test.each([
    ['German', de],
    ['Italian', italian],
  ])('have the same chapters and texts in %s, in the same order', (_, book) => {
    expect(Object.keys(book.chapters)).toEqual(Object.keys(en.chapters))
    expect(keysOf(book)).toEqual(keysOf(en))
    const lists = (one: Book<Box>) =>
      textsOf(one).map(([, text]) => (Array.isArray(text) ? text.length : 0))
    expect(lists(book)).toEqual(lists(en))
  })

  test.each([
    ['English', en],
    ['German', de],
    ['Italian', italian],
  ])('say something everywhere in %s', (_, book) => {
    for (const chapter of Object.values(book.chapters)) expect(chapter.title).toMatch(/\S/)
    for (const [key, text] of textsOf(book)) {
      const words = inWords(text)
      expect(words, key).toMatch(/[.:!?”“»]$/)
      expect(words, key).not.toMatch(/undefined|NaN|\[object|<|\*\*/)
    }
  })

  test.each([
    ['German', de],
    ['Italian', italian],
  ])('are translated into %s', (_, book) => {
    const english = new Map(textsOf(en))
    for (const [key, text] of textsOf(book))
      expect(inWords(text), key).not.toBe(inWords(english.get(key) ?? ''))
  })

  test('have a text for every printed rule and every ruling of ours, and no others', () => {
    const told = keysOf(en).filter((key) => ['rule', 'ours', 'seed'].includes(filed(key).sort))
    expect(told).toEqual(printed(game))
  })

  test('show their pictures below texts that are there', () => {
    expect(keysOf(en)).toEqual(
      expect.arrayContaining(Object.keys(FIGURES[`../../games/${game}/rules/figures.ts`]!.below)),
    )
  })
})
