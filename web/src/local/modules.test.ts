import { afterEach, expect, test, vi } from 'vitest'
import type { WasmManifest } from './manifest.ts'
import { Modules } from './modules.ts'
import type { KeptGame, KeptModule, Store } from './store.ts'

/** A module with a memory, where it is free, and nothing else. */
const CODE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 1],
  ...[6, 6, 1, 127, 0, 65, 16, 11],
  ...[7, 24, 2, 6, ...new TextEncoder().encode('memory'), 2, 0],
  ...[11, ...new TextEncoder().encode('__heap_base'), 3, 0],
)

const manifestOf = (state: string, rules: number): WasmManifest => ({
  ...{
    game: 'higher',
    rules,
    state,
    actions: [],
    scenes: {},
    proposals: [],
    noes: [],
    players: [],
    options: [],
  },
  ...{ edition: {}, records: { table: { size: 8, fields: {} } }, numbers: {}, characters: {} },
  ...{ figures: [], bots: {}, colours: [], entries: [] },
})

const gameOf = (rules: number, more: Partial<KeptGame> = {}): KeptGame =>
  ({
    ...{ wish: { game: 'higher', players: 3 }, state: 'playing', rules, module: 'old' },
    ...{ rows: [], laid: null },
    ...more,
  }) as unknown as KeptGame

const old: KeptModule = { state: 'old', code: CODE.buffer, manifest: manifestOf('old', 1) }
const withOld = {
  module: async () => old,
  moduleFor: async (_: string, rules: number) => (rules === 1 ? old : undefined),
} as unknown as Store
const withNothing = {
  module: async () => undefined,
  moduleFor: async () => undefined,
} as unknown as Store

/** The page after an update: what it fetches is new. */
function updated(): Modules {
  vi.stubGlobal('fetch', async (address: string) =>
    address === 'code' ? new Response(CODE) : Response.json(manifestOf('new', 2)),
  )
  return new Modules(() => ({ code: 'code', manifest: 'manifest' }))
}

afterEach(() => vi.unstubAllGlobals())

test('a game goes on with the newest module that has its rules', async () => {
  const module = await updated().like(gameOf(2), withOld)
  expect(module?.manifest.state).toBe('new')
})

test('a game of older rules goes on with the module that it began with', async () => {
  const module = await updated().like(gameOf(1), withOld)
  expect(module?.manifest.state).toBe('old')
})

test('without that module a game of older rules cannot go on', async () => {
  expect(await updated().like(gameOf(1), withNothing)).toBeNull()
})

test('a game that has not begun takes the newest rules', async () => {
  const module = await updated().like(gameOf(1, { state: 'waiting' }), withOld)
  expect(module?.manifest.state).toBe('new')
})

test('a table that was laid is read by the module that laid it alone', async () => {
  const laid = { laid: new Uint8Array(8) }
  expect((await updated().like(gameOf(2, laid), withOld))?.manifest.state).toBe('old')
  expect(await updated().like(gameOf(2, laid), withNothing)).toBeNull()
})

test('a log of older rules is read with a module that was kept', async () => {
  expect((await updated().kept('higher', 1, withOld))?.manifest.state).toBe('old')
  expect(await updated().kept('higher', 1, withNothing)).toBeUndefined()
})

test('a module that cannot be fetched is asked for again', async () => {
  const modules = updated()
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(modules.newest('higher')).rejects.toThrow('code cannot be fetched')
  vi.stubGlobal('fetch', async (address: string) =>
    address === 'code' ? new Response(CODE) : Response.json(manifestOf('new', 2)),
  )
  expect((await modules.newest('higher')).module.manifest.state).toBe('new')
})
