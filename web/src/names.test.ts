/** One meaning a name: no type or class of the page has another's, apart from the props of a component. */
import { expect, it } from 'vitest'

const FILES = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./games/*/**', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const DECLARED = /^\s*(?:export )?(?:class|interface|type) (\w+)(?: =|<| \{| extends| implements)/gm

it('declares no name twice outside the folders of the games', () => {
  const places = new Map<string, string[]>()
  for (const [file, text] of Object.entries(FILES))
    for (const [, name = ''] of text.matchAll(DECLARED))
      places.set(name, [...(places.get(name) ?? []), file])
  expect(places.size).toBeGreaterThan(50)
  const twice = [...places].filter(([name, files]) => name !== 'Props' && files.length > 1)
  expect(twice).toEqual([])
})
