/** Tells the service worker which files the built page has, so that it can keep all of them. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'worker.js'
const PLACES = ['const FILES = []', "const VERSION = 'none'"] as const

export function precache(): Plugin {
  return {
    name: 'sherwood:precache',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = 'dist' }) {
        if (dir.endsWith('dist')) fillIn(dir)
      },
    },
  }
}

/** Write the names of all files with a hash in their names into the worker, and one hash of everything. */
function fillIn(folder: string): void {
  const files = readdirSync(join(folder, 'assets')).sort()
  const page = readFileSync(join(folder, 'index.html'))
  const hash = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 16)
  const worker = join(folder, WORKER)
  writeFileSync(worker, filled(readFileSync(worker, 'utf8'), files, hash))
}

/** The worker with the names of its files. */
export function filled(worker: string, files: readonly string[], hash: string): string {
  for (const place of PLACES)
    if (!worker.includes(place)) throw new Error(`${WORKER} has no line ${place}`)
  const listed = JSON.stringify(files.map((file) => `assets/${file}`))
  return worker
    .replace(PLACES[0], `const FILES = ${listed}`)
    .replace(PLACES[1], `const VERSION = '${hash}'`)
}
