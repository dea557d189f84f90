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
