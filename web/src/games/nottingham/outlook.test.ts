import { beforeAll, describe, expect, it } from 'vitest'

import type { Choice, Language } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { outlook } from './outlook'
import { choiceOf, sampleTable } from './sample'
import type { NottinghamOutlook } from './view'

/** Seat 0 reads; the facts are as the engine tells them (tests/games/nottingham/test_outlook.py). */
const SAMPLES: [text: string, facts: NottinghamOutlook, said: Record<Language, string>][] = [
  [
    'task three_pairs copper silver chest',
    {
      points: [
        { seat: 0, points: 10 },
        { seat: 1, points: -5 },
      ],
      gets: [],
      gives: { copper: 2, silver: 2, chest: 2 },
      keep: 2,
      favour: [0, 2],
    },
    {
      en: '+10 · Marian −5 · you keep 2 · favour: yes',
      de: '+10 · Marian −5 · du behältst 2 · Gunst: ja',
      it: '+10 · Marian −5 · ti restano 2 carte · favore: sì',
    },
  ],
  [
    'lay 3 gems',
    {
      ambushes: 2,
      spare: 0,
      points: [{ seat: 0, points: 11 }],
      gets: [],
      gives: { gems: 3 },
      keep: 4,
      favour: [],
    },
    {
      en: '+11 · you keep 4 · favour: no · unless ambushes break it',
      de: '+11 · du behältst 4 · Gunst: nein · wenn kein Hinterhalt dazwischenkommt',
      it: '+11 · ti restano 4 carte · favore: no · salvo imboscate',
    },
  ],
  [
    'defend',
    {
      gets: [
        { seat: 0, cards: { silver: 1 } },
        { seat: 1, cards: { necklace: 1 } },
      ],
      gives: { necklace: 1 },
      keep: 4,
    },
    {
      en: '−Necklace · +Silver · Marian +Necklace',
      de: '−Kette · +Silber · Marian +Kette',
      it: '−Collana · +Argento · Marian +Collana',
    },
  ],
  [
    'yield',
    {
      gets: [{ seat: 0, cards: { silver: 1 } }],
      takes: { seat: 0, of: 3, way: 'blind' },
      keep: 3,
    },
    {
      en: 'Marian draws 1 of your 3 cards, unseen · +Silver',
      de: 'Marian zieht blind eine deiner 3 Karten · +Silber',
      it: 'Marian pesca alla cieca 1 delle tue 3 carte · +Argento',
    },
  ],
  [
    'offer gold',
    {
      if_accepted: true,
      gets: [
        { seat: 0, cards: { chest: 1 } },
        { seat: 1, cards: { gold: 1 } },
      ],
      gives: { gold: 1 },
      keep: 4,
    },
    {
      en: 'If accepted: +Chest',
      de: 'Falls angenommen: +Kästchen',
      it: 'Se viene accettata: +Forziere',
    },
  ],
]

describe.each(['en', 'de', 'it'] as const)('what a choice will do, in %s', (language) => {
  beforeAll(async () => {
    await words.need('nottingham/words')
    await words.need('nottingham/outlook')
    await words.speak(language)
  })

  it.each(SAMPLES)('is said of "%s"', (text, facts, said) => {
    const choice: Choice = { ...choiceOf(text), outlook: facts }
    expect(outlook(choice, sampleTable({ active: 1 }))).toBe(said[language])
  })
})
