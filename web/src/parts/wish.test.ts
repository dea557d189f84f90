import { describe, expect, it } from 'vitest'

import type { GameInfo, OptionInfo, PresetInfo } from '../wire/messages'
import {
  firstWish,
  isPreset,
  needsNobody,
  PERSON,
  toServer,
  valuesOf,
  withPlayers,
  withPreset,
} from './wish'

const option = (name: string, usual: unknown, choices: unknown[]): OptionInfo => ({
  name,
  default: usual,
  says: '',
  choices,
  seats: false,
  printed: null,
  for_people: null,
})
const game: GameInfo = {
  name: 'sheriff',
  least: 3,
  most: 5,
  bots: ['random', 'steady'],
  served: [],
  strengths: ['steady'],
  figures: {},
  facts: {},
  lessons: [],
  company: [],
  residents: [],
  talks: false,
  presets: [
    { name: 'first_game', says: '', options: { royal: false } },
    { name: 'as_printed', says: '', options: { royal: true } },
  ],
  options: [
    { ...option('royal', false, [true, false]), printed: 0 },
    { ...option('hand', null, [null, 6, 7]), printed: 0 },
    { ...option('first', 'random', ['random']), seats: true },
    option('edition', null, []),
  ],
}

describe('a wish for a table', () => {
  it('is a game against bots at first', () => {
    const wish = firstWish(game, 'steady')
    expect(wish.seats).toEqual([PERSON, 'steady', 'steady', 'steady'])
    expect(needsNobody(wish)).toBe(true)
    expect(firstWish(game, 'unheard of').seats[1]).toBe('random')
  })

  it('tells the server only what was changed', () => {
    const wish = firstWish(game, 'steady')
    wish.options.royal = true
    wish.seats[1] = PERSON
    const sent = toServer(wish, game)
    expect(sent.options).toEqual({ royal: true })
    expect(sent.bots).toEqual([null, null, 'steady', 'steady'])
    expect(needsNobody(wish)).toBe(false)
  })

  it('lets nobody begin who has no seat any more', () => {
    const wish = withPlayers({ ...firstWish(game, 'steady'), options: { first: 3 } }, game, 3)
    expect(wish.seats).toHaveLength(3)
    expect(wish.options.first).toBe('random')
    expect(withPlayers(wish, game, 5).seats).toEqual([
      PERSON,
      'steady',
      'steady',
      'steady',
      'steady',
    ])
  })

  it('knows what there is to choose', () => {
    expect(valuesOf(game.options[2]!, 3)).toEqual(['random', 0, 1, 2])
    expect(valuesOf(game.options[0]!, 3)).toEqual([true, false])
    expect(valuesOf(game.options[3]!, 3)).toEqual([])
  })

  it('follows a preset in what is printed, and in nothing else', () => {
    const [first, printed] = game.presets as [PresetInfo, PresetInfo]
    const wish = firstWish(game, 'steady')
    expect([isPreset(wish, game, first), isPreset(wish, game, printed)]).toEqual([true, false])
    const chosen = withPreset(
      { ...wish, options: { ...wish.options, hand: 7, first: 2 } },
      game,
      printed,
    )
    expect(chosen.options).toMatchObject({ royal: true, hand: null, first: 2 })
    expect([isPreset(chosen, game, first), isPreset(chosen, game, printed)]).toEqual([false, true])
    chosen.options.hand = 7
    expect(isPreset(chosen, game, printed)).toBe(false)
  })
})
