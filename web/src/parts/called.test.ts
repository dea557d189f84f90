import { afterEach, expect, it, vi } from 'vitest'

import { me } from '../me.svelte'
import { drawName, NAMES } from './called'

afterEach(() => vi.restoreAllMocks())

it('draws a name that nobody at the table has', () => {
  const [only = '', ...taken] = NAMES
  for (let time = 0; time < 20; time++) expect(drawName(taken)).toBe(only)
})

it('draws one of them where all are taken', () => {
  expect(NAMES).toContain(drawName(NAMES))
})

it('has short names, each once', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length)
  expect(NAMES.every((name) => name.length <= 10)).toBe(true)
})

it('is drawn again only until somebody chooses a name', () => {
  me.name = 'Wat'
  expect(me.avoid(['Hob'])).toBe(false)
  expect(me.avoid(['Wat', 'Hob'])).toBe(true)
  expect(['Wat', 'Hob']).not.toContain(me.name)
  me.name = 'Wat'
  me.rename()
  expect(me.avoid(['Wat'])).toBe(false)
  expect(me.name).toBe('Wat')
})
