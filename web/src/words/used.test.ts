/** No text is kept that nobody says any more. */
import { describe, expect, it } from 'vitest'

import house from './en/house'
import learn from './en/learn'
import nottingham from './en/nottingham'
import sheriff from './en/sheriff'

const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../words/*/*.ts', '!../**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true,
})
const files = Object.values(SOURCES)
/** Their keys are words of the server or of a game: a colour, an option, a phase, a card. */
const DICTIONARIES: readonly string[] = [
  'house.bots.names', 'house.colours', 'house.create.option', 'house.create.paces', 'house.emblems', 'house.errors',
  'house.games', 'house.settings.themes', 'house.table.gone', 'learn.about', 'learn.figures.sorts', 'learn.marks',
  'nottingham.act', 'nottingham.cards', 'nottingham.colours', 'nottingham.decided', 'nottingham.deeds', 'nottingham.does',
  'nottingham.heading', 'nottingham.taskAsks', 'nottingham.tasks', 'nottingham.tell',
  'sheriff.act', 'sheriff.compose.as', 'sheriff.decided', 'sheriff.favours', 'sheriff.goods', 'sheriff.piles',
  'sheriff.promises.said', 'sheriff.sorts',
]
const OF_THE_GAME = /^sheriff\.(market\.(left|right)|reference\.(legal|contraband|royal))$/

/** The paths of all texts, as far as they are spelled out where they are said. */
function spelled(words: object, path: string): string[] {
  if (DICTIONARIES.includes(path)) return [path]
  return Object.entries(words).flatMap(([key, inner]) => {
    const where = `${path}.${key}`
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? spelled(inner as object, where) : [where]
  })
}

/** Spelled out in some file, whole or from a part of it that has a name there: `w = words.house.room` and `w.save`. */
function isSaid(path: string): boolean {
  const [, ...names] = path.split('.')
  return files.some((file) =>
    names.some((_, at) => {
      const named = names.slice(0, at).map((name) => `\\.${name}`).join('')
      const said = names.slice(at).map((name) => `\\.${name}`).join('')
      const isNamed = at === 0 || new RegExp(`${named}(?![\\w.[(])`).test(file)
      return isNamed && new RegExp(`${said}\\b|[{,] *${names[at]} *[,}].*words`).test(file)
    }),
  )
}

describe.each(Object.entries({ house, learn, nottingham, sheriff }))('the words of %s', (part, words) => {
  const all = spelled(words, part)

  it('have the dictionaries that are named here', () => {
    const ours = DICTIONARIES.filter((path) => path.startsWith(`${part}.`))
    expect(all).toEqual(expect.arrayContaining(ours))
  })

  it('are all said somewhere', () => {
    expect(all.filter((path) => !OF_THE_GAME.test(path) && !isSaid(path))).toEqual([])
  })
})
