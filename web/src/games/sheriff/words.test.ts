import { describe, expect, test } from 'vitest'

import type { GameEvent, Language } from '../../wire/messages'
import { who } from '../../words/who'
import { LANGUAGES, words } from '../../words/words.svelte'
import { kit } from './kit'
import { choiceOf, line, NAMES, sampleBag, sampleGate, sampleTable, seat, told } from './sample'
import samples from './samples.json'
import { CONTRABANDS, DEAL_PROMISES, LEGALS, type Deal } from './view'

const DEAL: Deal = {
  gold: 12,
  goods: { cheese: 1, silk: 2 },
  from_bag: { apples: 3 },
  gold_next_round: 5,
  promises: [...DEAL_PROMISES],
  opens: [2],
  passes: [0],
  no_other: true,
}
const SAID: Record<string, readonly unknown[]> = {
  good: ['bread'],
  count: [1, 2],
  gold: [7],
  round: [3],
  bag: [0, 2],
  pile: ['left'],
  deal: [DEAL],
  reason: ['large'],
}
const PAIRS = [
  [0, 1],
  [1, 0],
  [1, 2],
]

/** Every event: once done by the reader, once to the reader, once among others. */
const events = Object.entries(samples.events).flatMap(([event, keys]) =>
  PAIRS.flatMap(([by, to]) =>
    keys.reduce<GameEvent[]>(
      (sofar, key) => {
        const values = key === 'seat' ? [by] : key === 'other' ? [to] : (SAID[key] ?? [])
        return sofar.flatMap((one) => values.map((value) => ({ ...one, [key]: value })))
      },
      [{ event }],
    ),
  ),
)

const table = sampleTable({
  phase: 'gate',
  seats: NAMES.map((_, number) =>
    seat(number, { cards: 4, bag: 3, in_bag: { bread: 2 }, penalty_if_true: 6 }),
  ),
  gate: sampleGate({
    bags: [
      sampleBag({
        offers: [{ ...DEAL, seat: 1, for: 'passing', proposal: 1 }],
        demand: { ...DEAL, proposal: 1 },
      }),
    ],
  }),
})
Object.defineProperty(table, 'names', { value: NAMES })

const BROKEN = /\b(undefined|null|NaN)\b|\[object|\bfunction\b/

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  const ready = async (): Promise<void> => {
    await words.speak(language)
    await words.need('sheriff/words')
  }
  const reader = who(NAMES, 0)

  test('every event has a sentence, but for what another one says', async () => {
    await ready()
    expect(events.length).toBeGreaterThan(100)
    for (const event of events) {
      const sentence = kit.tell(event, reader)
      if (event.event === 'done' || (event.event === 'aside' && event.seat === 0))
        expect(sentence).toBeNull()
      else expect(sentence, JSON.stringify(event)).toMatch(/^[\p{Lu}„«“].*[.!]$/u)
      expect(sentence ?? '', JSON.stringify(event)).not.toMatch(BROKEN)
    }
  })

  test('the reader is spoken to, and others are called by name', async () => {
    await ready()
    const open = (seat: number, other: number) =>
      kit.tell(told({ event: 'open', seat, other, reason: 'whim' }), reader)
    const said = [open(0, 1), open(1, 0), open(1, 2)]
    expect(said).toEqual(
      {
        en: ['You open Much’s bag.', 'Much opens your bag.', 'Much opens Klaus’s bag.'],
        de: [
          'Du öffnest Muchs Beutel.',
          'Much öffnet deinen Beutel.',
          'Much öffnet Klaus’ Beutel.',
        ],
        it: ['Apri la sacca di Much.', 'Much apre la tua sacca.', 'Much apre la sacca di Klaus.'],
      }[language],
    )
  })

  test('every action has a name of its own', async () => {
    await ready()
    const actions = samples.choices.map(({ text }) => text)
    const names = samples.choices.map((choice) => kit.name(choice, table))
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
    const name = (text: string) => kit.name(choiceOf(text), table)
    expect(name('declare apples')).toBe(
      { en: 'Declare 3 apples', de: 'Deklariere 3 Äpfel', it: 'Dichiara 3 mele' }[language],
    )
    expect(name('pass purple')).toContain('12')
  })

  test('every line of the sheet is said, and what decided', async () => {
    await ready()
    for (const good of [...LEGALS, ...CONTRABANDS]) {
      for (const sort of ['goods', 'contraband', 'king', 'queen'] as const) {
        expect(kit.line(line({ line: sort, good, count: 2, points: 4 }), reader)).not.toMatch(
          BROKEN,
        )
      }
    }
    for (const by of ['points', 'legal_goods', 'contraband', 'shared'])
      expect(kit.decided(by)).not.toBe(by)
  })
})

test.each<[Language, string, string]>([
  ['en', 'King of bread', 'Queen of chickens'],
  ['de', 'König des Brots', 'Königin der Hühner'],
  ['it', 'Re del pane', 'Regina dei polli'],
])('kings and queens have a realm in %s', async (language, king, queen) => {
  await words.speak(language)
  await words.need('sheriff/words')
  expect(kit.line(line({ line: 'king', good: 'bread', points: 15 }), who(NAMES, 0))).toBe(king)
  expect(kit.line(line({ line: 'queen', good: 'chickens', points: 5 }), who(NAMES, 0))).toBe(queen)
})
