import { describe, expect, it } from 'vitest'

import { kit } from '../games/any'
import type { Kit } from '../games/kit'
import type { GameEvent } from '../wire/messages'
import { who } from '../words/who'
import { lastTurn, linesOf, newest, sentences, turnsOf } from './telling'

describe('the story', () => {
  const story = [
    { version: 1, events: [{ event: 'take', seat: 0 }] },
    { version: 2, events: [{ event: 'take', seat: 1 }] },
    { version: 3, events: [{ event: 'reshuffle' }] },
  ]

  it('is told in sentences with whoever did it', () => {
    const told = sentences(
      story.flatMap((one) => one.events),
      kit,
      who(['Robin', 'Much'], null),
    )
    expect(told).toEqual([
      { text: 'Robin: take', seat: 0 },
      { text: 'Much: take', seat: 1 },
      { text: 'reshuffle', seat: null },
    ])
  })

  it('ends with its newest sentence, and has those before it', () => {
    const reader = who(['Robin', 'Much'], null)
    const told = {
      ...kit,
      tell: (event: GameEvent) => (event.event === 'hidden' ? null : event.event),
    }
    const quiet = [...story, { version: 4, events: [{ event: 'win' }, { event: 'hidden' }] }]
    expect([0, 1, 2].map((before) => newest(quiet, told, reader, before))).toEqual([
      'win',
      'reshuffle',
      'take',
    ])
    expect(newest(quiet, told, reader, 9)).toBeNull()
  })

  it('says in one sentence what somebody does several times on end', () => {
    const events = [0, 0, 1].map((seat) => ({ event: 'discard', seat }))
    const joining: Kit = { ...kit, together: (run) => `${run.length} cards` }
    const told = sentences([...events, { event: 'march' }], joining, who(['Robin', 'Much'], null))
    expect(told.map(({ text }) => text)).toEqual(['2 cards', 'Much: discard', 'march'])
  })

  it('leaves out what is not worth a line', () => {
    expect(sentences([{ event: 'hidden' }], { ...kit, tell: () => null }, who([], null))).toEqual(
      [],
    )
  })
})

describe('the story by turns', () => {
  const opens =
    (name: string) =>
    ({ event, seat = -1 }: GameEvent) =>
      event === name ? [seat] : null
  const byTurns: Kit = { ...kit, opens: opens('turn'), gist: ['win', 'take', 'march'] }
  const story = [
    { version: 1, events: [{ event: 'reveal', seat: 0 }] },
    { version: 2, events: [{ event: 'take', seat: 0 }] },
    {
      version: 3,
      events: [
        { event: 'lay', seat: 0 },
        { event: 'march' },
        { event: 'win', seat: 0 },
        { event: 'turn', seat: 1 },
        { event: 'reveal', seat: 1 },
      ],
    },
    {
      version: 4,
      events: [
        { event: 'take', seat: 1 },
        { event: 'turn', seat: 0 },
      ],
    },
    {
      version: 5,
      events: [
        { event: 'take', seat: 0 },
        { event: 'turn', seat: 1 },
      ],
    },
    { version: 6, events: [{ event: 'favour', seat: 0 }] },
  ]
  const told = (knowing = byTurns) => {
    const reader = who(['Robin', 'Much'], null)
    const lines = story.map((one) => linesOf(one, knowing, reader))
    return turnsOf(lines, knowing, reader)
  }

  it('has a heading for each of them, and leaves nothing out', () => {
    expect(told().map(({ heading }) => heading?.seat ?? null)).toEqual([null, 1, 0, 1])
    const all = told().flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines])
    expect(all.map(({ event }) => event.event)).toEqual(
      story.flatMap(({ events }) => events.map(({ event }) => event)),
    )
  })

  it('sums each up in two lines, the weightiest, in their order', () => {
    const long = { ...byTurns, opens: opens('lay') }
    expect(told(long)[1]?.gist.map(({ event }) => event.event)).toEqual(['win', 'take'])
    expect(told()[1]?.gist.map(({ event }) => event.event)).toEqual(['take'])
  })

  it('tells in one line what is alike, by one person or by many', () => {
    const together = (events: readonly GameEvent[]) => `${events.length} of them`
    const long = { ...byTurns, opens: opens('lay'), gist: ['take', 'win', 'march'], together }
    const gist = told(long)[1]?.gist.map(({ text, seat }) => [text, seat])
    expect(gist).toEqual([
      ['Robin: win', 0],
      ['2 of them', null],
    ])
  })

  it('knows parts in which everybody acts', () => {
    const shared: Kit = {
      ...byTurns,
      opens: (event) => (opens('turn')(event) ? 'everybody' : null),
    }
    expect(lastTurn(told(shared), 0)).toBe(2)
    expect(lastTurn(told(shared), null)).toBe(-1)
  })

  it('knows what is new since somebody’s last turn, whatever happened to them after it', () => {
    expect(lastTurn(told(), 0)).toBe(2)
    expect(lastTurn(told(), 1)).toBe(1)
    expect(lastTurn(told(), null)).toBe(-1)
  })

  it('is told as it came where the game knows no turns', () => {
    expect(told(kit).map(({ lines }) => lines.length)).toEqual([1, 1, 5, 2, 2, 1])
  })
})
