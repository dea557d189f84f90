/** No text is kept that nobody says any more. */
import { describe, expect, it } from 'vitest'

import afterwards from './en/afterwards'
import create from './en/create'
import edition from './en/edition'
import fair from './en/fair'
import house from './en/house'
import learn from './en/learn'
import pocket from './en/pocket'
import { isSaid, paths } from './spelled'

const DICTIONARIES: Record<string, readonly string[]> = {
  afterwards: [],
  create: ['option', 'paces'],
  edition: [],
  fair: ['faults'],
  house: [
    'bots.names',
    'colours',
    'emblems',
    'errors',
    'games',
    'settings.tempos',
    'settings.themes',
    'table.gone',
  ],
  learn: ['marks'],
  pocket: [],
}

describe.each(Object.entries({ afterwards, create, edition, fair, house, learn, pocket }))(
  'the words of %s',
  (part, words) => {
    const dictionaries = DICTIONARIES[part] ?? []
    const all = paths(words, dictionaries)

    it('have the dictionaries that are named here', () => {
      expect(all).toEqual(expect.arrayContaining([...dictionaries]))
    })

    it('are all said somewhere', () => {
      expect(all.filter((path) => !isSaid(path))).toEqual([])
    })
  },
)
