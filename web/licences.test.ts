import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entry, packagesIn } from './licences.ts'

const root = mkdtempSync(join(tmpdir(), 'licences-'))

/** A package as npm would install it, and its folder. */
function install(name: string, licence?: string): string {
  const folder = join(root, 'node_modules', name)
  mkdirSync(join(folder, 'files'), { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.2.3', license: 'OFL-1.1' }),
  )
  writeFileSync(join(folder, 'files', 'package.json'), '{"type":"module"}')
  if (licence) writeFileSync(join(folder, 'LICENSE'), licence)
  return folder
}

test('a package counts whether a script or a font of it is in the page', () => {
  const [script, font] = [install('script'), install('@some/font')]
  const built = [
    {
      type: 'chunk' as const,
      moduleIds: [join(script, 'files/main.js'), join(root, 'src/main.ts'), '\0virtual'],
    },
    {
      type: 'asset' as const,
      originalFileNames: ['node_modules/@some/font/files/bold.woff2', 'index.html'],
    },
  ]
  expect(packagesIn(built, root)).toEqual([font, script])
})

test('an entry has the name, the version and the whole licence', () => {
  const text = entry(install('free', 'Copyright Robin.\n\nTake it.\n'))
  expect(text).toMatch(/^free 1\.2\.3 \(OFL-1\.1\)\n-+\nCopyright Robin\.\n\nTake it\.\n/)
})

test('a package without the text of its licence stops the build', () => {
  const folder = install('silent')
  expect(() => entry(folder)).toThrow('silent 1.2.3 brings no text of its licence')
})
