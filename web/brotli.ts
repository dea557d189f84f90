/** Every text of the built page once more, compressed with Brotli: a server could not do it as well in time. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

export const ENDING = '.br'
const WORTH_IT = 0.9 // of its size: fonts and pictures are compressed already

export function brotli(): Plugin {
  return {
    name: 'sherwood:brotli',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = 'dist' }) {
        if (dir.endsWith('dist')) compressAll(dir)
      },
    },
  }
}

/** Lay a compressed copy beside every file for which that saves something. */
export function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!statSync(file).isFile()) continue
    const content = readFileSync(file)
    const small = brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
    if (small.length < WORTH_IT * content.length) writeFileSync(file + ENDING, small)
  }
}
