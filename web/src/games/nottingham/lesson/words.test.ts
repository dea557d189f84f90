import { expect, test } from 'vitest'

import de from './de'
import en from './en'
import it from './it'

test('the first game lays the gold under the ambush', () => {
  const said = [en, de, it].map((book) => book.steps.ambush.text)
  for (const [at, under] of [/crosswise under it/, /quer darunter/, /sotto, di traverso/].entries())
    expect(said[at]).toMatch(under)
})
