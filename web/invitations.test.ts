import { join } from 'node:path'

import { expect, it } from 'vitest'

import { invitationsIn, SENTENCES } from './invitations'

it('has every game in three languages', async () => {
  const games = await invitationsIn(join(import.meta.dirname, 'src', 'games'))
  expect(Object.keys(games).length).toBeGreaterThan(1)
  for (const names of Object.values(games)) {
    expect(Object.keys(names)).toEqual(['de', 'en', 'it'])
    for (const name of Object.values(names)) expect(name).not.toBe('')
  }
})

it('leaves the same to be filled in in every language', () => {
  const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const { de, en, it } of Object.values(SENTENCES)) {
    expect(gaps(de)).toEqual(gaps(en))
    expect(gaps(it)).toEqual(gaps(en))
  }
})
