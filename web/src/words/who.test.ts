import { expect, it } from 'vitest'

import { who } from './who'

it('shortens a name that would be a sentence of its own', () => {
  const { name } = who(['Robin', 'Wilhelmina-Maximiliana von Scharlachrot'], 0)
  expect(name(0)).toBe('Robin')
  expect(name(1)).toBe('Wilhelmina-Maximi…')
  expect(name(1)).toHaveLength(18)
})
