import { beforeAll, describe, expect, it } from 'vitest'

import type { Language, GameEvent } from '../../wire/messages'
import { who } from '../../words/who'
import { words } from '../../words/words.svelte'
import { kit } from './kit'
import { choiceOf, line, NAMES, sampleTable, told } from './sample'
import samples from './samples.json'
import type { Moment } from './tale'
import tasksDone from './told.json'
import { KINDS, PHASES, TASKS } from './view'

/** told.json is two players who do the same task, as the engine tells it; test_tasks.py holds it to the engine. */
const FIRST_AND_SECOND: Record<
  Language,
  [first: string, second: string, you: string, youToo: string]
> = {
  en: [
    'Marian is the first to do the task “one of each kind”.',
    'Much is the second to do the task “one of each kind”.',
    'You are the first to do the task “one of each kind”.',
    'You are the second to do the task “one of each kind”.',
  ],
  de: [
    'Marian erfüllt vor allen anderen die Aufgabe „Eins von jedem“.',
    'Much erfüllt ebenfalls die Aufgabe „Eins von jedem“.',
    'Du erfüllst vor allen anderen die Aufgabe „Eins von jedem“.',
    'Du erfüllst ebenfalls die Aufgabe „Eins von jedem“.',
  ],
  it: [
    'Marian compie l’incarico «Uno per tipo» prima di tutti.',
    'Anche Much compie l’incarico «Uno per tipo».',
    'Compi l’incarico «Uno per tipo» prima di tutti.',
    'Anche tu compi l’incarico «Uno per tipo».',
  ],
}
const FAVOUR_AND_DISCARD: Record<
  Language,
  [you: string, both: string, one: string, three: string]
> = {
  en: [
    'Now that would be you.',
    'Now that would be you and Much.',
    'Discard down to 1 card',
    'Discard down to 3 cards',
  ],
  de: [
    'Jetzt ginge sie an dich.',
    'Jetzt ginge sie an dich und Much.',
    'Wirf ab bis auf 1 Karte',
    'Wirf ab bis auf 3 Karten',
  ],
  it: [
    'Ora andrebbe a te.',
    'Ora andrebbe a te e Much.',
    'Scarta finché resta 1 carta',
    'Scarta finché restano 3 carte',
  ],
}
const UNDER: Record<Language, RegExp> = {
  en: /gold under it/,
  de: /Gold darunter/,
  it: /oro sotto/,
}
const LANGUAGES: Language[] = ['en', 'de', 'it']
const BROKEN = /undefined|\bnull\b|NaN|\[object|\?|[a-z]+_[a-z]+| {2}|\.\./
const THINGS: Record<string, readonly unknown[]> = {
  seat: [1],
  other: [2],
  kind: KINDS,
  second: ['gold'],
  ambush: ['copper+silver', 'yellow'],
  other_ambush: ['pearls+gems'],
  count: [1, 4],
  task: TASKS,
  place: [0, 1],
  field: [7],
  number: [4],
  hand: [{ gold: 1 }, { copper: 2, chest: 1 }],
}
/** A hand that is shown to all, and to whoever reads. */
const SHOWN: Record<Language, [string, string]> = {
  en: ['Marian shows the whole hand: 2 gold and a chest.', 'You see Marian’s whole hand: gold.'],
  de: [
    'Marian zeigt die ganze Hand: 2 Gold und ein Kästchen.',
    'Du siehst die ganze Hand von Marian: Gold.',
  ],
  it: [
    'Marian mostra tutta la mano: 2 lingotti d’oro e un forziere.',
    'Vedi tutta la mano di Marian: dell’oro.',
  ],
}

/** An event with every combination of what it may tell. A key with a question mark may be null. */
const variants = (event: string, keys: string[]): GameEvent[] =>
  keys.reduce<GameEvent[]>(
    (sofar, key) => {
      const thing = key.replace('?', '')
      const values = [
        ...(THINGS[thing] ?? [`no sample of ${thing}`]),
        ...(thing === key ? [] : [null]),
      ]
      return sofar.flatMap((one) => values.map((value) => ({ ...one, [thing]: value })))
    },
    [{ event }],
  )

describe.each(LANGUAGES)('In %s', (language) => {
  beforeAll(async () => {
    await words.need('nottingham/words')
    await words.speak(language)
  })

  it('tells every event from every seat', () => {
    for (const [event, things] of Object.entries(samples.events))
      for (const reader of [null, 1, 2])
        for (const one of variants(event, things)) {
          const sentence = kit.tell(one, who(NAMES, reader))
          expect(sentence, JSON.stringify(one)).toMatch(/^["„«A-ZÈ].*[.!]$/)
          expect(sentence, JSON.stringify(one)).not.toMatch(BROKEN)
        }
  })

  it('says in one sentence which cards a task takes', () => {
    const events = [
      told({ event: 'discard', seat: 1, kind: 'chest', count: 2 }),
      told({ event: 'discard', seat: 1, kind: 'gold', count: 2 }),
    ]
    const said = kit.together?.(events, who(NAMES, null))
    expect(said).toMatch(/^Marian .*2 .*2 .*\.$/)
    expect(said).not.toMatch(BROKEN)
    expect(kit.together?.([told({ event: 'turn', seat: 1 })], who(NAMES, null))).toBeNull()
  })

  it('names the people of a sentence, and the reader not by name', () => {
    const raid = told({ event: 'attack', seat: 1, other: 2, kind: 'gems' })
    expect(kit.tell(raid, who(NAMES, null))).toMatch(/^Marian .*Much/)
    expect(kit.tell(raid, who(NAMES, 1))).not.toContain('Marian')
    expect(kit.tell(raid, who(NAMES, 2))).not.toContain('Much')
  })

  it('says who was the first to do a task, and who the second', () => {
    const from = (reader: number | null) =>
      tasksDone.map((event: GameEvent) => kit.tell(event, who(NAMES, reader)))
    const [first, second, you, youToo] = FIRST_AND_SECOND[language]
    expect(from(null)).toEqual([first, second])
    expect(from(1)).toEqual([you, second])
    expect(from(2)).toEqual([first, youToo])
  })

  it('tells the cards of a hand that is shown', () => {
    const [all, you] = SHOWN[language]
    const hand = told({ event: 'show_hand', seat: 1, hand: { chest: 1, gold: 2 } })
    expect(kit.tell(hand, who(NAMES, 2))).toBe(all)
    const secret = told({ event: 'show_secretly', seat: 1, other: 2, hand: { gold: 1 } })
    expect(kit.tell(secret, who(NAMES, 2))).toBe(you)
  })

  it('says whom the favour would go to, and how far to discard', () => {
    const people = NAMES.slice(1, 3).map((name, at) => ({ name, you: at === 0 }))
    const { favoured, heading } = words.of('nottingham/words')
    const [you, both, one, three] = FAVOUR_AND_DISCARD[language]
    expect([favoured(people.slice(0, 1)), favoured(people)]).toEqual([you, both])
    const discard = (number: number) =>
      heading.discard({ yours: true, number, actors: people } as unknown as Moment)
    expect([discard(1), discard(3)]).toEqual([one, three])
  })

  it('lays the gold under an ambush', () => {
    const { does, reference } = words.of('nottingham/words')
    for (const text of [does.gold, reference.ambushesSay]) expect(text).toMatch(UNDER[language])
  })

  it('names every action', () => {
    const { choices } = samples
    const table = sampleTable({ target: 2 })
    const names = choices.map((choice) => kit.name(choice, table))
    names.forEach((name, at) => {
      expect(name, choices[at]?.text).toMatch(/^[A-Z0-9]/)
      expect(name, choices[at]?.text).not.toMatch(BROKEN)
    })
    const lays = choices.filter(({ verb }) => verb === 'lay' || verb === 'task')
    expect(new Set(lays.map((choice) => kit.name(choice, table))).size).toBe(lays.length)
  })

  it('has a heading for every phase, for those who decide and those who wait', () => {
    for (const phase of PHASES)
      for (const actors of [[0], [3]]) {
        const change = {
          phase,
          actors,
          active: 1,
          target: 2,
          asked: 3,
          laid: { kind: 'gold' as const, count: 4 },
        }
        expect(kit.heading(sampleTable(change))).not.toMatch(/undefined|null|\[object/)
      }
  })

  it('invites nobody to an exchange who can only pass', () => {
    const moment = { phase: 'exchange' as const, actors: [0], active: 0 }
    const invited = kit.heading(sampleTable(moment, ['pass', 'lay 3 gold']))
    expect(kit.heading(sampleTable(moment, ['pass']))).not.toBe(invited)
    expect(kit.heading(sampleTable(moment))).toBe(invited)
  })

  it('reads a score sheet and says what decided', () => {
    expect(
      kit.line(line({ line: 'winnings', kind: 'gems', count: 3, points: 33 }), who(NAMES, 0)),
    ).toContain('3')
    expect(kit.line(line({ line: 'task', task: 'five', points: 30 }), who(NAMES, 0))).toMatch(
      /\S{4}/,
    )
    for (const by of ['points', 'winnings', 'shared']) expect(kit.decided(by)).not.toBe(by)
  })
})

describe('A choice', () => {
  beforeAll(async () => {
    await words.need('nottingham/words')
    await words.speak('en')
  })
  it('says what it does', () => {
    const table = sampleTable({ target: 2 })
    const name = (text: string) => kit.name(choiceOf(text), table)
    expect(name('take')).toBe('Take the gems')
    expect(name('raid yellow')).toBe('Raid Much')
    expect(name('lay 3 pearls')).toBe('Lay out 3 pearls (10 points)')
    expect(name('task five gold')).toBe('Five of a kind: gold (25 points)')
    expect(name('offer gold gold')).toBe('Offer 2 gold')
    expect(name('keep yellow')).toBe('Lie in wait for Much')
  })

  it('says which cards are kept where more would do for a task', () => {
    const both = [
      'task four_pairs copper silver gold pearls',
      'task four_pairs copper silver gold gems',
    ]
    const name = (legal: string[]) => kit.name(choiceOf(both[0] ?? ''), sampleTable({}, legal))
    expect(name(both)).toBe('Four pairs without gems')
    expect(name(both.slice(0, 1))).toContain('copper, silver, gold, and pearls')
  })

  it('is asked about seldom', () => {
    const ask = (text: string, legal: string[] = []) =>
      kit.ask(choiceOf(text), sampleTable({}, legal))
    expect(ask('pass')).toBeNull()
    expect(ask('pass', ['task each'])).not.toBeNull()
    expect(ask('task each')).toContain('7 cards')
    expect(ask('task five gold')).toBeNull()
    expect(ask('discard gold')).not.toBeNull()
    expect(ask('discard pearls')).toBeNull()
    expect(ask('take')).toBeNull()
  })
})

describe('What flies', () => {
  it('goes to the own hand by kind, and to the others by colour', () => {
    const table = sampleTable()
    expect(kit.flights(told({ event: 'favour', seat: 0, kind: 'gold' }), table)).toEqual([
      { thing: 'gold', from: 'draw_pile', to: 'hand gold', count: 1 },
    ])
    expect(kit.flights(told({ event: 'favour', seat: 1, kind: null }), table)).toEqual([
      { thing: 'object', from: 'draw_pile', to: 'seat purple', count: 1 },
    ])
  })

  it('is no second card where one turns over in its place', () => {
    expect(kit.flights(told({ event: 'reveal', seat: 1, kind: 'gold' }), sampleTable())).toEqual([])
  })

  it('brings the card of an attack to its victim', () => {
    const table = sampleTable()
    table.story = [
      { version: 1, events: [told({ event: 'attack', seat: 1, other: 2, kind: 'gems' })] },
    ]
    const flown = kit.flights(told({ event: 'seize', seat: 1, other: 2, kind: 'chest' }), table)
    expect(flown).toContainEqual({ thing: 'gems', from: 'revealed', to: 'seat yellow', count: 1 })
  })
})
