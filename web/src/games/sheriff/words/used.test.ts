/** No text is kept that nobody says any more. */
import { expect, it } from 'vitest'

import { isSaid, paths } from '../../../words/spelled'
import rules from '../rules/en'
import words from './en'

/** Their keys are words of the game: a good, a pile, a promise. */
const DICTIONARIES = [
  'act',
  'compose.as',
  'decided',
  'clause',
  'gate.stamps',
  'goods',
  'piles',
  'promised',
  'promises.said',
  'sorts',
]
const OF_THE_GAME = /^(market\.(left|right)|reference\.(legal|contraband|royal))$/

it('has the dictionaries that are named here', () => {
  expect(paths(words, DICTIONARIES)).toEqual(expect.arrayContaining(DICTIONARIES))
})

it('says everything somewhere', () => {
  const all = [...paths(words, DICTIONARIES), ...paths(rules.figures, [])]
  expect(all.filter((path) => !OF_THE_GAME.test(path) && !isSaid(path))).toEqual([])
})
