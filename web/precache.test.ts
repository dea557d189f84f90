import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { filled } from './precache'

const WORKER = readFileSync('public/worker.js', 'utf8')

it('tells the worker its files and their hash', () => {
  const made = filled(WORKER, ['a.js', 'b.css'], 'abc')
  expect(made).toContain('const FILES = ["assets/a.js","assets/b.css"]')
  expect(made).toContain("const VERSION = 'abc'")
})

it('complains where there is no place for them', () => {
  expect(() => filled('nothing', [], '')).toThrow('const FILES')
})

/** The worker at some address, with caches of these names, and what the server answers. */
function installed(folder: string, names: string[], answer: () => Promise<Response>) {
  const heard: Record<string, (event: unknown) => void> = {}
  const scope = `https://example.org${folder}`
  const self = {
    registration: { scope },
    clients: { claim: async () => {} },
    addEventListener: (name: string, hear: (event: unknown) => void) => (heard[name] = hear),
  }
  const gone: string[] = []
  const caches = {
    keys: async () => names,
    delete: async (name: string) => gone.push(name),
    open: async () => ({ match: async () => new Response('kept') }),
  }
  const run = new Function('self', 'caches', 'fetch', 'location', filled(WORKER, [], 'new'))
  run(self, caches, answer, { origin: 'https://example.org' })
  const activate = () =>
    new Promise<void>((resolve) =>
      heard.activate?.({ waitUntil: (done: Promise<void>) => void done.then(resolve) }),
    )
  const open = async () => {
    const request = { method: 'GET', mode: 'navigate', url: scope }
    const shown = new Promise<Response>((respondWith) => heard.fetch?.({ request, respondWith }))
    return (await shown).text()
  }
  return { activate, open, gone }
}

it('shows the kept page while the server starts again or cannot be reached', async () => {
  const answers: (() => Promise<Response>)[] = [
    async () => new Response('fresh'),
    async () => new Response('none', { status: 404 }),
    async () => new Response('starting', { status: 503 }),
    () => Promise.reject(new TypeError()),
  ]
  const shown = await Promise.all(answers.map((answer) => installed('/', [], answer).open()))
  expect(shown).toEqual(['fresh', 'none', 'kept', 'kept'])
})

it.each([
  ['/', ['sherwood old']],
  ['/a/', ['sherwood /a/ old']],
])(
  'in %s takes away what it has kept itself, and nothing of its neighbours',
  async (folder, own) => {
    const names = ['sherwood old', 'sherwood /a/ old', 'sherwood /b/ old', 'other']
    const { activate, gone } = installed(folder, names, async () => new Response(''))
    await activate()
    expect(gone).toEqual(own)
  },
)
