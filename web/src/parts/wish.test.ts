import { describe, expect, it } from 'vitest'

import type { GameInfo } from '../wire/messages'
import { firstWish, needsNobody, PERSON, toServer, valuesOf, withPlayers } from './wish'

const game: GameInfo = {
  name: 'sheriff', least: 3, most: 5, bots: ['random', 'steady'], figures: {}, lessons: [],
  options: [
    { name: 'royal', default: false, says: '' },
    { name: 'first', default: 'random', says: '' },
    { name: 'edition', default: null, says: '' },
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
    const wish = withPlayers({ ...firstWish(game, 'steady'), options: { first: 3 } }, 3)
    expect(wish.seats).toHaveLength(3)
    expect(wish.options.first).toBe('random')
    expect(withPlayers(wish, 5).seats).toEqual([PERSON, 'steady', 'steady', 'steady', 'steady'])
  })

  it('knows what there is to choose', () => {
    expect(valuesOf(game.options[1]!, 3)).toEqual(['random', 0, 1, 2])
    expect(valuesOf(game.options[0]!, 3)).toEqual([false, true])
    expect(valuesOf(game.options[2]!, 3)).toBeNull()
  })
})
