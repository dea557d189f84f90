import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'

import GamePicture from './GamePicture.svelte'

const GAMES = Object.keys(import.meta.glob('../games/*/kit.ts')).map((file) => file.split('/')[2]!)

afterEach(cleanup)

const drawn = (game: string) => render(GamePicture, { props: { game } }).container.innerHTML

it('is another for every game, and a plain one for a game that has none', () => {
  const pictures = [...GAMES, 'word_game'].map(drawn)
  expect(new Set(pictures).size).toBe(GAMES.length + 1)
  expect(drawn('another')).toBe(pictures.at(-1))
  expect(drawn('another')).toContain('rotate(')
})
