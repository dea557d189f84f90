/** Every text in all three languages; the types say that the keys are there, this says that the texts are. */
import { describe, expect, it } from 'vitest'

import createDe from './de/create'
import de from './de/house'
import pocketDe from './de/pocket'
import createEn from './en/create'
import en from './en/house'
import pocketEn from './en/pocket'
import createIt from './it/create'
import it_ from './it/house'
import pocketIt from './it/pocket'

const SAMPLES = [1, 2, ['Robin'], ['Robin', 'Much'], 'Robin']
const ABOUT = { complaint: 'no', bot: 'x', name: 'Robin', figure: 'tasks.five' }

type Speaking = (...values: unknown[]) => unknown

/** All texts by their path; functions are called with samples that suit their names. */
function texts(words: unknown, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  if (typeof words === 'string') found.set(path, words)
  else if (typeof words === 'function')
    for (const [at, text] of called(words as Speaking, path).entries())
      found.set(`${path}#${at}`, text)
  else
    for (const [key, inner] of Object.entries(words as object)) {
      const name = key.replace(/\/(de|en|it)\.ts$/, '') // a game's title goes by its file
      for (const [where, text] of texts(inner, `${path}.${name}`)) found.set(where, text)
    }
  return found
}

function called(words: Speaking, path: string): string[] {
  if (path.startsWith('.0.errors')) return [String(words(ABOUT))]
  const samples = words.length === 2 ? [[3, 7]] : SAMPLES.map((sample) => [sample])
  return samples.flatMap((sample) => {
    try {
      return [String(words(...sample))]
    } catch {
      return [] // not the sort of thing that this one says
    }
  })
}

/** What the house says, the titles of all games in it, and what every game says of its setup. */
const OF_GAMES = import.meta.glob<object>('../games/*/setup/{de,en,it}.ts', {
  eager: true,
  import: 'default',
})
const gamesIn = (language: string) =>
  Object.entries(OF_GAMES)
    .filter(([file]) => file.endsWith(`${language}.ts`))
    .map(([, words]) => words)
const all = {
  de: texts([de, createDe, pocketDe, ...gamesIn('de')]),
  en: texts([en, createEn, pocketEn, ...gamesIn('en')]),
  it: texts([it_, createIt, pocketIt, ...gamesIn('it')]),
}
const MAY_BE_EMPTY = /\.options?\.\w+\.says$/

describe.each(['de', 'en', 'it'] as const)('what is said before a game in %s', (language) => {
  it('is all there', () => {
    expect([...all[language].keys()]).toEqual([...all.en.keys()])
  })

  it('says something, and nothing raw', () => {
    for (const [path, text] of all[language]) {
      if (!MAY_BE_EMPTY.test(path)) expect(text, path).not.toBe('')
      expect(text, path).not.toMatch(/undefined|\[object|NaN \w+ \w+ of/)
    }
  })
})

describe('plurals', () => {
  it('are right', () => {
    expect(en.lobby.waiting(1)).toBe('1 free seat')
    expect(en.lobby.waiting(3)).toBe('3 free seats')
    expect(de.lobby.waiting(1)).toBe('1 freier Platz')
    expect(de.room.waitingFor(2)).toBe('Es fehlen noch 2 Personen.')
    expect(it_.lobby.waiting(2)).toBe('2 posti liberi')
    expect(it_.room.waitingFor(1)).toBe('Manca ancora 1 persona.')
  })

  it('join names as the language does', () => {
    expect(en.table.waiting(['Robin', 'Much'])).toBe('Waiting for Robin and Much …')
    expect(de.table.waiting(['Robin', 'Much'])).toBe('Wir warten auf Robin und Much …')
    expect(it_.table.waiting(['Robin', 'Much'])).toBe('Si aspetta Robin e Much …')
  })
})
