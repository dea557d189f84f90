import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import type { Table } from '../../table.svelte'
import type { Language } from '../../wire/messages'
import { who } from '../../words/who'
import { LANGUAGES, words } from '../../words/words.svelte'
import { kit } from './kit'
import { COINS, CONTRABAND, FAVOURS, GOODS, LEGAL, PILES, type Deal, type SheriffView } from './view'

const COLOURS = ['red', 'purple', 'yellow', 'blue', 'white']
const NAMES = ['Marian', 'Much', 'Klaus', 'Will', 'Tuck']
const DEAL: Deal = {
  gold: 12, goods: { cheese: 1, silk: 2 }, from_bag: { apples: 3 }, gold_next_round: 5, favours: [...FAVOURS],
}
const SAID: Record<string, unknown> = { good: 'bread', count: 2, gold: 7, round: 3, pile: 'left', deal: DEAL }

/** A part of a page of the documentation, from one heading to the next. */
function chapter(page: string, heading: string): string[] {
  const text = readFileSync(`${import.meta.dirname}/../../../../docs/${page}`, 'utf8')
  const part = text.split(`### ${heading}\n`)[1]?.split('\n## ')[0]?.split('\n### ')[0] ?? ''
  return part.split('\n').filter((line) => line.startsWith('| `'))
}

/** Every event as docs/view.md describes it: once done by the reader, once to the reader, once among others. */
const events = chapter('view.md', 'Events of Sheriff').flatMap((line) => {
  const [, name = '', things = ''] = line.split('|')
  const told = Object.fromEntries([...things.matchAll(/`(\w+)`/g)].map(([, thing = '']) => [thing, SAID[thing]]))
  const event = { event: name.replaceAll('`', '').trim(), ...told }
  const counts = 'count' in told ? [1, 2] : [undefined]
  return [[0, 1], [1, 0], [1, 2]].flatMap(([seat, other]) =>
    counts.map((count) => ({ ...event, seat, other, ...(count === undefined ? {} : { count }) })),
  )
})

/** Every action of docs/notation.md, with every word for every placeholder. */
const WORDS: Record<string, readonly (string | number)[]> = {
  good: GOODS, legal: LEGAL, pile: PILES, coin: COINS, colour: COLOURS,
}
function spelled(text: string): string[] {
  const placeholder = /<(\w+)>/.exec(text)?.[1]
  if (!placeholder) return [text]
  return (WORDS[placeholder] ?? []).flatMap((word) => spelled(text.replace(`<${placeholder}>`, String(word))))
}
const actions = chapter('notation.md', 'Actions of Sheriff').flatMap((line) =>
  spelled(line.split('|')[1]?.replaceAll('`', '').trim() ?? ''),
)

const view = {
  phase: 'haggle', round: 1, sheriff: 0, hand_limit: 6, discards: { left: ['bread'], right: [] }, promises: [],
  goods: {}, seats: COLOURS.map((colour) => ({ colour, cards: 4, bag: 3, in_bag: { bread: 2 }, penalty_if_true: 6 })),
  haggle: { merchant: 1, offers: [{ ...DEAL, seat: 1, for: 'passing' }], demand: DEAL },
} as unknown as SheriffView
const table = { names: NAMES, seat: 1, shown: { view } } as unknown as Table

const BROKEN = /\b(undefined|null|NaN)\b|\[object|\bfunction\b/

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  const ready = async (): Promise<void> => {
    await words.speak(language)
    await words.need('sheriff')
  }
  const reader = who(NAMES, 0)

  test('every event has a sentence, but for what another one says', async () => {
    await ready()
    expect(events.length).toBeGreaterThan(100)
    for (const event of events) {
      const sentence = kit.tell(event, reader)
      if (event.event === 'aside' && event.seat === 0) expect(sentence).toBeNull()
      else expect(sentence, JSON.stringify(event)).toMatch(/^[\p{Lu}„«“].*[.!]$/u)
      expect(sentence ?? '', JSON.stringify(event)).not.toMatch(BROKEN)
    }
  })

  test('the reader is spoken to, and others are called by name', async () => {
    await ready()
    const open = (seat: number, other: number) => kit.tell({ event: 'open', seat, other }, reader)
    const said = [open(0, 1), open(1, 0), open(1, 2)]
    expect(said).toEqual({
      en: ['You open Much’s bag.', 'Much opens your bag.', 'Much opens Klaus’s bag.'],
      de: ['Du öffnest Muchs Beutel.', 'Much öffnet deinen Beutel.', 'Much öffnet Klaus’ Beutel.'],
      it: ['Apri la sacca di Much.', 'Much apre la tua sacca.', 'Much apre la sacca di Klaus.'],
    }[language])
  })

  test('every action has a name of its own', async () => {
    await ready()
    const names = actions.map((text) => kit.name({ action: 0, text, place: '' }, table))
    expect(actions.length).toBeGreaterThan(130)
    for (const [at, name] of names.entries()) {
      expect(name, actions[at]).not.toMatch(BROKEN)
      expect(name, actions[at]).not.toMatch(/_/)
      expect(name).not.toBe(actions[at])
    }
    expect(new Set(names).size).toBe(names.length)
  })

  test('buttons say what they do', async () => {
    await ready()
    const name = (text: string) => kit.name({ action: 0, text, place: '' }, table)
    expect(name('declare apples')).toBe({ en: 'Declare 3 apples', de: 'Deklariere 3 Äpfel', it: 'Dichiara 3 mele' }[language])
    expect(name('pass')).toContain('12')
  })

  test('every line of the sheet is said, and what decided', async () => {
    await ready()
    for (const good of [...LEGAL, ...CONTRABAND]) {
      for (const line of ['goods', 'contraband', 'king', 'queen']) {
        expect(kit.line({ line, good, count: 2, points: 4 }, reader)).not.toMatch(BROKEN)
      }
    }
    for (const by of ['points', 'legal_goods', 'contraband', 'shared']) expect(kit.decided(by)).not.toBe(by)
  })
})

test.each<[Language, string, string]>([
  ['en', 'King of bread', 'Queen of chickens'],
  ['de', 'König des Brots', 'Königin der Hühner'],
  ['it', 'Re del pane', 'Regina dei polli'],
])('kings and queens have a realm in %s', async (language, king, queen) => {
  await words.speak(language)
  await words.need('sheriff')
  expect(kit.line({ line: 'king', good: 'bread', points: 15 }, who(NAMES, 0))).toBe(king)
  expect(kit.line({ line: 'queen', good: 'chickens', points: 5 }, who(NAMES, 0))).toBe(queen)
})
