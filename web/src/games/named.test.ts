/** Nothing outside a game's folder names a game, so that a game is added by adding a folder. */
import { expect, it } from 'vitest'

const FOLDERS = import.meta.glob('./*/kit.ts')
const GAMES = Object.keys(FOLDERS).map((file) => file.split('/')[1])
const FILES = import.meta.glob<string>(
  [
    '/src/**/*',
    '/*.{html,json,ts,js}',
    '/public/*.{js,webmanifest,svg}',
    '!/src/games/*/**',
    '!**/*.test.ts',
    '!/package-lock.json',
  ],
  { query: '?raw', import: 'default', eager: true },
)
/** The welcome speaks of a sheriff, as any tale of Sherwood does. */
const MAY = ['/src/words/de/house.ts', '/src/words/en/house.ts']

it('names no game outside its folder', () => {
  expect(GAMES.length).toBeGreaterThan(1)
  expect(Object.keys(FILES).length).toBeGreaterThan(100)
  const names = new RegExp(GAMES.join('|'), 'i')
  const found = Object.entries(FILES).flatMap(([file, text]) => {
    const lines = text.split('\n').filter((line) => names.test(line))
    return lines.map((line) => `${file}: ${line.trim()}`)
  })
  const others = found.filter((line) => !MAY.some((file) => line.startsWith(`${file}: `)))
  expect(others).toEqual([])
  expect(found.length - others.length).toBeLessThanOrEqual(MAY.length)
})
