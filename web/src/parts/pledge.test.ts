import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { SeatInfo, TableInfo, View } from '../wire/messages'
import { pledgeTo } from './key.ts'
import { ownWords, remembered, rememberHand, sitting, takePart, wordsBehind } from './pledge'

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  colour: 'red',
  kind: 'person',
  name: `Guest ${number}`,
  bot: null,
  yours: false,
  present: true,
  stand_in: false,
  pledge: null,
  words: null,
  says_no: null,
  new_link: null,
  was_yours: false,
  points: null,
  place: null,
  ...more,
})
const tableWith = (state: TableInfo['state'], ...seats: SeatInfo[]) =>
  ({ id: 'abc', state, commitment: 'c0ffee', lesson: null, seats }) as unknown as TableInfo
const view = (version: number, hand: object) =>
  ({ version, seat: 0, view: { seats: [{ hand }, {}] } }) as unknown as View

describe('our part in the shuffle', () => {
  let sent: [string, unknown][]

  beforeEach(() => {
    localStorage.clear()
    sent = []
    vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
      sent.push([path, JSON.parse(String(how.body))])
      return Promise.resolve(Response.json({}))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('begins with random words, of which the server gets no more than the pledge', () => {
    const [one, other] = [sitting('Robin'), sitting('Robin')]
    expect(one.pledge).toMatch(/^[0-9a-f]{64}$/)
    expect(one.pledge).not.toBe(other.pledge)
    expect(JSON.stringify(one)).not.toContain(wordsBehind(one.pledge!))
    expect(pledgeTo(wordsBehind(one.pledge!)!)).toBe(one.pledge)
  })

  it('puts our own words before those by chance', () => {
    const { pledge } = sitting('Robin', ' my own  words ')
    expect(wordsBehind(pledge!)).toMatch(/^my own {2}words [0-9a-f]{32}$/)
    expect(ownWords(seat(0, { pledge: pledge! }))).toBe('my own  words')
    expect(ownWords(seat(0, { pledge: sitting('Robin').pledge! }))).toBe('')
  })

  it('pledges where we sit without a pledge, as in a rematch', async () => {
    await takePart(tableWith('waiting', seat(0), seat(1, { yours: true })))
    expect(sent).toEqual([
      [
        '/api/tables/abc/seats/1',
        { name: 'Guest 1', pledge: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      ],
    ])
  })

  it('shows no words while the game has not begun', async () => {
    await takePart(tableWith('waiting', seat(0, { yours: true, pledge: sitting('Robin').pledge! })))
    expect(sent).toEqual([])
  })

  it('shows the words of every seat of ours, once', async () => {
    const pledges = [sitting('Robin').pledge!, sitting('Marian').pledge!]
    const table = tableWith(
      'dealing',
      ...pledges.map((pledge, number) => seat(number, { yours: true, pledge })),
      seat(2, { pledge: 'ff' }),
    )
    await Promise.all([takePart(table), takePart(table)])
    expect(sent).toEqual(
      pledges.map((pledge, number) => [
        `/api/tables/abc/seats/${number}/words`,
        { words: wordsBehind(pledge) },
      ]),
    )
    sent = []
    await takePart(
      tableWith(
        'dealing',
        ...pledges.map((pledge, number) => seat(number, { yours: true, pledge, words: 'shown' })),
      ),
    )
    expect(sent).toEqual([])
  })

  it('shows nothing to a server that changes a pledge after it has told them all', async () => {
    const pledge = sitting('Robin').pledge!
    vi.stubGlobal('fetch', () => Promise.reject(new Error('lost')))
    await takePart(
      tableWith('dealing', seat(0, { yours: true, pledge }), seat(1, { pledge: 'aa' })),
    )
    const asked = vi.fn(() => Promise.resolve(Response.json({})))
    vi.stubGlobal('fetch', asked)
    await takePart(
      tableWith('dealing', seat(0, { yours: true, pledge }), seat(1, { pledge: 'bb' })),
    )
    expect(asked).not.toHaveBeenCalled()
    await takePart(
      tableWith('dealing', seat(0, { yours: true, pledge }), seat(1, { pledge: 'aa' })),
    )
    expect(asked).toHaveBeenCalledOnce()
  })

  it('remembers what was public when the game began, and nothing that is told later', async () => {
    const pledge = sitting('Robin').pledge!
    await takePart(
      tableWith('dealing', seat(0, { yours: true, pledge }), seat(1, { pledge: 'aa' })),
    )
    await takePart({
      ...tableWith('playing', seat(0, { yours: true, pledge: 'cc' }), seat(1)),
      commitment: 'another',
    })
    expect(remembered('abc')).toEqual({
      commitment: 'c0ffee',
      pledges: [pledge, 'aa'],
      words: { 0: wordsBehind(pledge) },
      hands: {},
    })
  })

  it('remembers that we had no words, and forgets what is not ours', async () => {
    await takePart(tableWith('playing', seat(0, { yours: true }), seat(1)))
    expect(remembered('abc')?.words).toEqual({ 0: '' })
    await takePart({
      ...tableWith('playing', seat(0, { yours: true, pledge: 'of another browser' })),
      id: 'def',
    })
    expect(remembered('def')?.words).toEqual({})
    await takePart({ ...tableWith('playing', seat(0)), id: 'ghi' })
    expect(remembered('ghi')).toBeNull()
  })

  it('remembers the hand that was dealt, and no later one', async () => {
    await takePart(
      tableWith('playing', seat(0, { yours: true, pledge: sitting('Robin').pledge! }), seat(1)),
    )
    rememberHand('abc', view(2, { gold: 9 }))
    expect(remembered('abc')?.hands).toEqual({})
    rememberHand('abc', view(1, { gold: 3 }))
    rememberHand('abc', view(1, { gems: 3 }))
    expect(remembered('abc')?.hands).toEqual({ 0: { gold: 3 } })
  })

  it('works in a browser that keeps nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    const pledge = sitting('Robin').pledge!
    await takePart(tableWith('dealing', seat(0, { yours: true, pledge })))
    expect(sent).toHaveLength(1)
  })

  it('keeps no more than the newest', () => {
    const first = sitting('Robin').pledge!
    for (let more = 0; more < 100; more++) sitting('Robin')
    expect(wordsBehind(first)).toBeNull()
    expect(Object.keys(JSON.parse(localStorage.getItem('sherwood.words')!) as object)).toHaveLength(
      100,
    )
  })
})
