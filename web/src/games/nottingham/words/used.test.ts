/** No text is kept that nobody says any more. */
import { expect, it } from 'vitest'

import { isSaid, paths } from '../../../words/spelled'
import rules from '../rules/en'
import words from './en'

/** Their keys are words of the game: a phase, a card, an event. */
const DICTIONARIES = [
  'act',
  'brief',
  'cards',
  'colours',
  'decided',
  'deeds',
  'does',
  'heading',
  'taskAsks',
  'tasks',
  'tasksBriefly',
  'tell',
]

it('has the dictionaries that are named here', () => {
  expect(paths(words, DICTIONARIES)).toEqual(expect.arrayContaining(DICTIONARIES))
})

it('says everything somewhere', () => {
  const all = [...paths(words, DICTIONARIES), ...paths(rules.figures, [])]
  expect(all.filter((path) => !isSaid(path))).toEqual([])
})
