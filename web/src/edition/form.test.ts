import { readFileSync } from 'node:fs'

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { parse } from 'smol-toml'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Language } from '../wire/messages'
import { words } from '../words/words.svelte'
import { Edition } from './edition.svelte'
import EditionForm from './EditionForm.svelte'
import { figuresOf, wordsOf, type Figures } from './figures'
import { Labels } from './labels'

const LANGUAGES: Language[] = ['en', 'de', 'it']
const GAMES = ['nottingham', 'sheriff']
const boxOf = (game: string) =>
  parse(readFileSync(`../sherwood/games/${game}/edition.toml`, 'utf8')) as Figures

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
})

afterEach(cleanup)

async function show(game: string, language: Language): Promise<Edition> {
  await words.speak(language)
  const edition = new Edition(game, boxOf(game))
  edition.open = true
  render(EditionForm, { props: { edition } })
  await screen.findByText(words.of('edition').says, { exact: false })
  return edition
}

describe.each(GAMES)('the form for %s', (game) => {
  it.each(LANGUAGES)('has a name for every figure and every word in %s', async (language) => {
    await words.speak(language)
    const labels = await Labels.of(game)
    const box = boxOf(game)
    for (const [path, figure] of figuresOf(box)) {
      const [part = '', name = ''] = path.split('.')
      expect(labels.part(part).says, part).toMatch(/[.…]$/)
      if (!labels.part(part).item) expect(labels.thing(name), path).not.toBe(name)
      if (Array.isArray(figure))
        expect(labels.part(part).item ?? labels.part(part).columns?.length, path).toBeTruthy()
      if (typeof [figure].flat()[0] === 'string')
        for (const word of wordsOf(box, part)) expect(labels.thing(word), word).not.toBe(word)
    }
  })

  it('has a field for every cell, each with a name of its own', async () => {
    await show(game, 'en')
    const names = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')].map(
      (field) => {
        const label = document.querySelector(`label[for="${field.id}"]`)?.textContent
        return `${field.closest('fieldset')?.querySelector('legend')?.textContent}: ${label ?? field.getAttribute('aria-label')}`
      },
    )
    const cells = figuresOf(boxOf(game))
      .flatMap(([, figure]) => [figure].flat())
      .flatMap((cell) => String(cell).split('+'))
    expect(names.length).toBeGreaterThanOrEqual(cells.length)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the form', () => {
  it('takes the numbers of a track, one by one or all at once', async () => {
    const edition = await show('nottingham', 'en')
    await fireEvent.input(screen.getByLabelText('Field 2'), { target: { value: '8' } })
    expect(edition.typed['track.numbers']?.slice(0, 3)).toEqual(['3', '8', '4'])
    await fireEvent.input(screen.getByLabelText('Field 1'), { target: { value: '2 3, 4' } })
    expect(edition.typed['track.numbers']?.slice(0, 4)).toEqual(['2', '3', '4', '6'])
    expect(edition.typed['track.numbers']).toHaveLength(21)
    await fireEvent.click(screen.getByLabelText('The sheriff’s track: one more'))
    expect(screen.getByLabelText('Field 22')).toBeTruthy()
    expect(screen.getByText('The table is played with your numbers.')).toBeTruthy()
  })

  it('takes the values of a task and the pairs of an ambush card', async () => {
    const edition = await show('nottingham', 'de')
    await fireEvent.input(screen.getByLabelText('Fünf Gleiche, geteilt'), {
      target: { value: '26' },
    })
    await fireEvent.change(screen.getByLabelText('Karte 1 (2)'), { target: { value: 'chest' } })
    expect(edition.typed['tasks.five']).toEqual(['30', '26'])
    expect(edition.typed['ambushes.pairs']?.[0]).toBe('copper+chest')
  })

  it('shows what is wrong at its field, in the reader’s language', async () => {
    const edition = await show('nottingham', 'it')
    await fireEvent.input(screen.getByLabelText('Cinque uguali, uno solo'), {
      target: { value: 'x' },
    })
    await edition.check()
    const wrong = await screen.findByText(
      'Incarichi: Cinque uguali: solo numeri interi, per favore.',
    )
    const field = screen.getByLabelText('Cinque uguali, uno solo')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toBe(wrong.id)
    for (const label of ['Cinque uguali, in due', 'Uno per tipo, uno solo'])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('false')
  })

  it('saves no file with a figure that cannot be', async () => {
    const edition = await show('nottingham', 'en')
    const save = () => screen.getByText<HTMLButtonElement>('Save as a file').disabled
    await fireEvent.input(screen.getByLabelText('Field 1'), { target: { value: 'x' } })
    await edition.check()
    await vi.waitFor(() => expect(save()).toBe(true))
    await fireEvent.input(screen.getByLabelText('Field 1'), { target: { value: '7' } })
    await edition.check()
    await vi.waitFor(() => expect(save()).toBe(false))
  })

  it('takes a pasted text in TOML, and says when it is none', async () => {
    const edition = await show('nottingham', 'en')
    const paste = screen.getByLabelText('Or paste the text of such a file here')
    await fireEvent.input(paste, { target: { value: '[track]\nnumbers = [5, 5]' } })
    await fireEvent.click(screen.getByText('Use this text'))
    await vi.waitFor(() => expect(edition.typed['track.numbers']).toEqual(['5', '5']))
    await fireEvent.input(paste, { target: { value: 'numbers, please' } })
    await fireEvent.click(screen.getByText('Use this text'))
    expect((await screen.findByRole('alert')).textContent).toContain('neither TOML nor JSON')
    expect(edition.typed['track.numbers']).toEqual(['5', '5'])
  })
})
