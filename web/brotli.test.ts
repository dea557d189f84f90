import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressAll, ENDING } from './brotli.ts'

it('lays a compressed copy beside every file that gets smaller', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  const text = 'much ado about nothing '.repeat(100)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main.js'), text)
  writeFileSync(join(folder, 'noise.png'), randomBytes(256))
  compressAll(folder)
  const small = readFileSync(join(folder, 'assets', `main.js${ENDING}`))
  expect(brotliDecompressSync(small).toString()).toBe(text)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'noise.png'])
})
