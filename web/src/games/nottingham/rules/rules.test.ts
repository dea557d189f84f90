import { describe, expect, test } from 'vitest'

import type { Book } from '../../../pages/learn/book'
import type { Box } from './box'
import de from './de'
import en from './en'
import it from './it'

const BELOW = {
  en: /under (it|the ambush)\b/,
  de: /darunter|unter dem Hinterhalt/,
  it: /\bsotto\b/,
}
const BOOKS: Record<keyof typeof BELOW, Book<Box>> = { de, en, it }

/** Texts by what they are filed under. */
const textsOf = (book: Book<Box>) =>
  new Map(Object.values(book.chapters).flatMap(({ texts }) => Object.entries(texts)))

describe('the gold of an ambush', () => {
  test.each(['de', 'en', 'it'] as const)('lies under it in %s', (language) => {
    const texts = textsOf(BOOKS[language])
    for (const key of ['9.2', '12.3']) expect(texts.get(key), key).toMatch(BELOW[language])
  })
})

test('rulings that once passed for printed rules are marked as ours', () => {
  const ours = ['1.1', '1.6', '11.3', '15.1', '15.2', '17.2'].map((number) => `${number} ours`)
  expect([...textsOf(en).keys()]).toEqual(expect.arrayContaining(ours))
})
