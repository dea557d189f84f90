import { describe, expect, test } from 'vitest'

import type { Book } from '../../../pages/learn/book'
import lesson from '../lesson/de'
import type { Box } from './box'
import de from './de'
import en from './en'
import it from './it'

const PRINTED_GAME = { en: /printed/, de: /gedruckte/, it: /stampat[oe]/ }
const BOOKS: Record<keyof typeof PRINTED_GAME, Book<Box>> = { de, en, it }

/** Texts by what they are filed under. */
const textsOf = (book: Book<Box>) =>
  new Map(Object.values(book.chapters).flatMap(({ texts }) => Object.entries(texts)))

test('the office of sheriff goes round more than once in German too', () => {
  for (const text of [de.lead, lesson.about]) expect(text).not.toMatch(/einmal/)
})

describe('the short rules', () => {
  test.each(['de', 'en', 'it'] as const)('do not pass for the printed game in %s', (language) => {
    const texts = textsOf(BOOKS[language])
    for (const key of ['1.4', '4.7 seed'])
      expect(String(texts.get(key)), key).toMatch(PRINTED_GAME[language])
  })
})

test('rulings that once passed for printed rules are marked as ours', () => {
  const numbers = ['1.1', '2.3', '11.7', '11.11', '11.12', '12.5', '13.2', '14.8']
  const ours = numbers.map((number) => `${number} ours`)
  expect([...textsOf(en).keys()]).toEqual(expect.arrayContaining(ours))
})
