/** A table for a game that the page has no folder for: its options go by the names that the server gives them. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { GameInfo } from '../wire/messages'
import { words } from '../words/words.svelte'
import NewTable from './NewTable.svelte'

const GAME: GameInfo = {
  name: 'word_game',
  least: 2,
  most: 4,
  bots: ['random', 'slow_coach'],
  figures: {},
  facts: {},
  lessons: [],
  served: [],
  strengths: [],
  company: [],
  residents: [],
  talks: false,
  presets: [{ name: 'short_words', says: 'for the impatient', options: { letters: 5 } }],
  options: [
    {
      name: 'letters',
      default: 7,
      says: 'how many letters one holds',
      choices: [null, 5, 7, 'all'],
      seats: false,
      printed: 0,
      for_people: null,
    },
    {
      name: 'first',
      default: 'random',
      says: 'who begins',
      choices: ['random'],
      seats: true,
      printed: null,
      for_people: null,
    },
  ],
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([GAME])))
  await words.speak('en')
  await words.need('create')
  render(NewTable, { props: { id: 'word_game' } })
  await screen.findByText('Word game')
})

afterEach(cleanup)

const choicesAt = (label: RegExp) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent)

it('offers the values that the server names, and says which is printed', () => {
  expect(choicesAt(/letters/)).toEqual(['as printed', '5', '7', 'all'])
  expect(screen.getByText('how many letters one holds')).toBeTruthy()
})

it('offers the presets that the server names, and marks the one that is chosen', async () => {
  const preset = screen.getByLabelText<HTMLInputElement>(/Short words/)
  expect([preset.checked, screen.getByText('for the impatient') !== null]).toEqual([false, true])
  await fireEvent.click(preset)
  expect(
    screen.getByLabelText<HTMLSelectElement>(/letters one holds/).selectedOptions[0]?.text,
  ).toBe('5')
  expect(preset.checked).toBe(true)
})

it('offers every seat where a seat is chosen, in the words of the house', () => {
  expect(choicesAt(/Who begins/)).toEqual([
    'Drawn by lot',
    'Seat red',
    'Seat purple',
    'Seat yellow',
    'Seat blue',
  ])
})

it('offers the bots that the server names', () => {
  expect(choicesAt(/Seat purple/)).toEqual(['a person', 'Guesser', 'Slow coach'])
})
