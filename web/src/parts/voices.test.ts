import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { kit as plain } from '../games/any'
import type { Kit, Voice } from '../games/kit'
import { bareView } from '../pages/learn/bare'
import { Table } from '../table.svelte'
import type { GameEvent, Said, TableInfo, View } from '../wire/messages'
import { words } from '../words/words.svelte'
import { Voices } from './voices.svelte'

/** A game in which everybody says what they do. */
const kit: Kit = {
  ...plain,
  voices: (story) =>
    story.flatMap(({ version, events }) =>
      events.map(({ event, seat = 0 }): Voice => ({ version, seat, text: event, stamp: null })),
    ),
}
const said = (number: number, seat: number, text: string): Said => ({
  ...{ type: 'said', number, seat, text, phrase: '', at: 0, proposal: null },
})
const view = (version: number, events: GameEvent[]): View => ({
  ...{ type: 'view', version, seat: 0, view: bareView('any', {}).view, events, waiting_for: [] },
  ...{ moments: [], can_take_back: false, deadline: null, over: false, legal: [] },
})
const texts = (voices: Voices, seat: number) => voices.of(seat).map(({ text }) => text)

beforeAll(() => words.speak('en'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A table at which somebody has been sitting for a while. */
function seated(): [Table, Voices] {
  const table = new Table('test')
  table.info = { chat: true, seats: [] } as unknown as TableInfo
  const voices = new Voices(table, kit)
  vi.advanceTimersByTime(3000)
  return [table, voices]
}

function shows(table: Table, voices: Voices, version: number, ...events: GameEvent[]): void {
  table.see(view(version, events))
  voices.follow()
}

describe('what is said', () => {
  it('stands at the face of the one who says it for five seconds, once', () => {
    const [table, voices] = seated()
    shows(table, voices, 1, { event: 'No.', seat: 2 })
    voices.follow()
    expect([texts(voices, 2), texts(voices, 1)]).toEqual([['No.'], []])
    vi.advanceTimersByTime(4900)
    expect(texts(voices, 2)).toEqual(['No.'])
    vi.advanceTimersByTime(200)
    expect(texts(voices, 2)).toEqual([])
    voices.follow()
    expect(texts(voices, 2)).toEqual([])
  })

  it('lies over what others said before', () => {
    const [table, voices] = seated()
    shows(table, voices, 1, { event: 'No.', seat: 2 })
    shows(table, voices, 2, { event: 'Yes.', seat: 1 })
    expect(voices.height(1)).toBeGreaterThan(voices.height(2))
    shows(table, voices, 3, { event: 'But.', seat: 2 })
    expect(voices.height(2)).toBeGreaterThan(voices.height(1))
  })

  it('stands longer where there is more to read', () => {
    const [table, voices] = seated()
    shows(table, voices, 1, { event: 'x'.repeat(100), seat: 2 })
    vi.advanceTimersByTime(7000)
    expect(texts(voices, 2)).toHaveLength(1)
  })

  it('stands beside the line of chat that goes with it, and makes room for the next', () => {
    const [table, voices] = seated()
    shows(table, voices, 1, { event: 'Eight gold.', seat: 2 })
    table.chat = [said(1, 2, 'And smile.')]
    voices.follow()
    expect(texts(voices, 2)).toEqual(['Eight gold.', 'And smile.'])
    shows(table, voices, 2, { event: 'Six.', seat: 2 })
    expect(texts(voices, 2)).toEqual(['And smile.', 'Six.'])
  })

  it('is not said again to those who have just come, nor by those whom nobody wants to read', () => {
    const table = new Table('test')
    const voices = new Voices(table, kit)
    table.chat = [said(1, 2, 'Before.')]
    voices.follow()
    vi.advanceTimersByTime(3000)
    table.muted = [1]
    table.chat = [...table.chat, said(2, 1, 'Muted.'), said(3, 2, 'After.')]
    voices.follow()
    expect([texts(voices, 1), texts(voices, 2)]).toEqual([[], ['After.']])
  })

  it('may be a face that is pulled for three seconds', () => {
    const [table, voices] = seated()
    table.chat = [{ ...said(1, 2, 'winks'), phrase: 'emote_wink' }]
    voices.follow()
    expect([voices.emote(2), texts(voices, 2)]).toEqual(['wink', []])
    vi.advanceTimersByTime(2900)
    voices.follow()
    expect(voices.emote(2)).toBe('wink')
    vi.advanceTimersByTime(200)
    expect(voices.emote(2)).toBeUndefined()
  })

  it('is one feed in the order in which it was heard', () => {
    const [table, voices] = seated()
    shows(table, voices, 1, { event: 'Eight gold.', seat: 2 })
    vi.spyOn(table, 'heardAt').mockReturnValue(1)
    table.chat = [said(1, 0, 'Never.')]
    shows(table, voices, 2, { event: 'No.', seat: 0 })
    expect(voices.feed.map(({ said: line, voice }) => line?.text ?? voice?.text)).toEqual([
      'Eight gold.',
      'Never.',
      'No.',
    ])
  })
})
