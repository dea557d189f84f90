/** The licences of everything of others that the built page contains, as one text beside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

export const FILE = 'licences.txt'
const LICENCE = /^(licen[cs]e|copying|ofl)/i
const RULE = '-'.repeat(80)

type Built = { type: 'chunk'; moduleIds: string[] } | { type: 'asset'; originalFileNames: string[] }

/** Vite's own option does the same for scripts alone; fonts and pictures are files of others, too. */
export function licences(): Plugin {
  return {
    name: 'sherwood:licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = packagesIn(Object.values(bundle), this.environment.config.root)
      this.emitFile({ type: 'asset', fileName: FILE, source: folders.map(entry).join('\n') })
    },
  }
}

/** The folders of the packages that any part of the bundle comes from, in order. */
export function packagesIn(built: Built[], root: string): string[] {
  const files = built.flatMap((part) =>
    part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
  )
  const foreign = files.filter((file) => !file.startsWith('\0') && file.includes('node_modules/'))
  return [
    ...new Set(foreign.map((file) => packageOf(join(file.startsWith('/') ? '' : root, file)))),
  ].sort()
}

/** The nearest folder that is a package with a name. */
function packageOf(file: string): string {
  const folder = dirname(file)
  if (folder === file) throw new Error('a file of the page belongs to no package')
  const description = join(folder, 'package.json')
  const named = existsSync(description) && JSON.parse(readFileSync(description, 'utf8')).name
  return named ? folder : packageOf(folder)
}

/** A package's name, version and licence; one without a licence's text has no place in the page. */
export function entry(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => LICENCE.test(each))
  if (!file) throw new Error(`${name} ${version} brings no text of its licence`)
  return `${name} ${version} (${license})\n${RULE}\n${readFileSync(join(folder, file), 'utf8').trim()}\n\n`
}
