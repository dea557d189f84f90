import { expect, it } from 'vitest'

import { groupsIn, needed } from './chunks'

const ROOT = import.meta.dirname
const IMPORTS: Record<string, string[]> = {
  'pages/Home.svelte': ['art/Sign.svelte'],
  'pages/TablePage.svelte': ['art/Sign.svelte', 'parts/PlayTable.svelte'],
  'parts/PlayTable.svelte': ['parts/reachable.ts', 'pages/TablePage.svelte'],
  'games/sheriff/kit.ts': ['parts/Spot.svelte', 'games/sheriff/view.ts'],
}
const graph = {
  getModuleInfo: (id: string) => {
    const importedIds = IMPORTS[id.slice(`${ROOT}/src/`.length)] ?? []
    return { importedIds: importedIds.map((each) => `${ROOT}/src/${each}`) }
  },
}

/** The first group that takes a file of ours. */
function groupOf(file: string): string | undefined {
  const id = `${ROOT}/src/${file}`
  const names = groupsIn(ROOT).map(({ name, test }) => {
    if (test && !test.test(id)) return null
    return typeof name === 'string' ? name : name(id, graph)
  })
  return names.find((name) => name !== null) ?? undefined
}

it('knows what a file needs, in a ring as well', () => {
  const start = `${ROOT}/src/pages/TablePage.svelte`
  expect([...needed(start, graph)].map((id) => id.slice(`${ROOT}/src/`.length))).toEqual([
    'pages/TablePage.svelte',
    'art/Sign.svelte',
    'parts/PlayTable.svelte',
    'parts/reachable.ts',
  ])
})

it('lets travel together what a page, a table and a board need', () => {
  expect(groupOf('wire/socket.ts')).toBe('base')
  expect(groupOf('art/Sign.svelte')).toBe('base')
  expect(groupOf('parts/reachable.ts')).toBe('table')
  expect(groupOf('parts/Spot.svelte')).toBe('table')
  expect(groupOf('games/sheriff/view.ts')).toBe('kit-sheriff')
})

it('leaves alone what none of them needs', () => {
  expect(groupOf('parts/Menu.svelte')).toBeUndefined()
  expect(groupOf('games/sheriff/Drawer.svelte')).toBeUndefined()
  expect(groupOf('games/nottingham/view.ts')).toBeUndefined()
})
