import { beforeAll, describe, expect, it } from 'vitest'

import { lastTurn, linesOf, turnsOf } from '../../parts/telling'
import type { Language } from '../../wire/messages'
import { who } from '../../words/who'
import { LANGUAGES, words } from '../../words/words.svelte'
import { kit } from './kit'
import { NAMES, sampleTable, told } from './sample'
import { touch } from './touch'
import type { SheriffEvent } from './view'

const ROUND: SheriffEvent[] = [
  { event: 'round', seat: 0, round: 2 },
  { event: 'draw', seat: 1, count: 2 },
  { event: 'close', seat: 1, count: 3 },
  { event: 'declare', seat: 1, good: 'apples', count: 3 },
  { event: 'close', seat: 2, count: 1 },
  { event: 'declare', seat: 2, good: 'bread', count: 1 },
]
const OPENED: SheriffEvent[] = [
  { event: 'open', seat: 0, other: 1, reason: 'whim' },
  { event: 'to_stand', seat: 1, good: 'apples', count: 1 },
  { event: 'reveal', seat: 1, good: 'mead', count: 1 },
  { event: 'reveal', seat: 1, good: 'silk', count: 1 },
  { event: 'gold', seat: 1, other: 0, gold: 8 },
]
const HONEST: SheriffEvent[] = [
  { event: 'open', seat: 0, other: 1, reason: 'whim' },
  { event: 'to_stand', seat: 1, good: 'apples', count: 3 },
  { event: 'gold', seat: 0, other: 1, gold: 6 },
]
const PASSED: SheriffEvent[] = [
  { event: 'pass', seat: 0, other: 2, reason: 'whim' },
  { event: 'gold', seat: 2, other: 0, gold: 5 },
  { event: 'to_stand', seat: 2, good: 'bread', count: 1 },
]
const STORY = [ROUND, OPENED, PASSED, ROUND].map((events, at) => ({ version: at, events }))

const GIST: Record<Language, string[][]> = {
  en: [
    ['Declared: you 3 apples and Klaus a loaf of bread.'],
    [
      'Not declared, and seized from you: a tankard of mead and a bolt of silk.',
      'You pay Marian 8 gold.',
    ],
    ['Klaus pays Marian 5 gold.', 'Klaus puts a loaf of bread on the stand.'],
  ],
  de: [
    ['Deklariert: du 3 Äpfel und Klaus ein Brot.'],
    [
      'Nicht deklariert; du verlierst einen Krug Met und einen Ballen Seide.',
      'Du zahlst Marian 8 Gold.',
    ],
    ['Klaus zahlt Marian 5 Gold.', 'Klaus legt ein Brot auf den Stand.'],
  ],
  it: [
    ['Dichiarazioni: tu 3 mele e Klaus una pagnotta.'],
    [
      'Non dichiarato: perdi un boccale di idromele e un rotolo di seta.',
      'Paghi 8 monete d’oro a Marian.',
    ],
    ['Klaus paga 5 monete d’oro a Marian.', 'Klaus mette una pagnotta sulla bancarella.'],
  ],
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  const reader = who(NAMES, 1)
  const turns = () =>
    turnsOf(
      STORY.map((one) => linesOf(one, kit, reader)),
      kit,
      reader,
    )

  beforeAll(async () => {
    await words.need('sheriff/words')
    await words.speak(language)
  })

  it('a round and each bag have a heading, and two lines at most sum them up', () => {
    expect(turns().map(({ heading }) => heading?.event.event)).toEqual([
      'round',
      'open',
      'pass',
      'round',
    ])
    const gist = turns().map((turn) => turn.gist.map(({ text }) => text))
    expect(gist.slice(0, 3)).toEqual(GIST[language])
  })

  it('what came after one’s own bag is news', () => {
    expect(lastTurn(turns(), 1)).toBe(1)
    expect(lastTurn(turns(), 0)).toBe(2)
  })
})

/** What the reader in seat 1 is told of these events, one moment after the other. */
function touched(events: SheriffEvent[]): string {
  const table = sampleTable({ sheriff: 0 })
  Object.defineProperty(table, 'names', { value: NAMES })
  table.latest = events.map(told)
  table.story = [{ version: 1, events: table.latest }]
  return table.latest.flatMap((event) => touch(event, table) ?? []).join(' ')
}

describe('what touches me', () => {
  beforeAll(async () => {
    await words.need('sheriff/words')
    await words.speak('en')
  })

  it('is what became of my bag, goods that go the same way in one sentence', () => {
    expect(touched(OPENED)).toBe(
      'Marian opens your bag. Not declared, and seized from you: a tankard of mead and a bolt of silk. ' +
        'You pay Marian 8 gold.',
    )
    expect(touched(HONEST)).toBe('Marian opens your bag. All as declared. Marian pays you 6 gold.')
  })

  it('is a promise to me, kept or broken, and no one else’s affairs', () => {
    expect(touched([{ event: 'break_pass', seat: 2, other: 1 }])).toBe(
      'Klaus has broken the promise to let your bag pass!',
    )
    expect(touched(PASSED)).toBe('')
    expect(touched(ROUND)).toBe('')
  })

  it('is what I draw, counted', () => {
    const draw = (good: 'apples' | 'silk') => ({ event: 'draw_card' as const, seat: 1, good })
    expect(touched([draw('apples'), draw('silk'), draw('apples')])).toBe(
      'You draw 2 apples and a bolt of silk.',
    )
  })
})
