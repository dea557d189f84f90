import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Table, TABLE } from '../table.svelte'
import { ServerClock, serverClock } from '../wire/clock.svelte'
import type { TableInfo, View } from '../wire/messages'
import { words } from '../words/words.svelte'
import Clock from './Clock.svelte'

const AHEAD = 1000 // seconds by which the server's clock is ahead of ours
const LONG = 10_000 // milliseconds in which all answers have come
const serversTime = () => Date.now() / 1000 + AHEAD
const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Answers that take so many milliseconds to the server and back. */
function answerAfter(...delays: [there: number, back: number][]): void {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    const [there, back] = delays[Math.min(asked++, delays.length - 1)] ?? [0, 0]
    await pass(there)
    const answer = Response.json(
      { now: serversTime() },
      { headers: { date: new Date(serversTime() * 1000).toUTCString() } },
    )
    await pass(back)
    return answer
  })
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-17T12:00:00.600Z') })
  serverClock.ahead = null
  await words.speak('en')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the comparison of clocks', () => {
  it('believes the quickest answer', async () => {
    answerAfter([10, 3000], [20, 20], [900, 10])
    const clock = new ServerClock()
    await Promise.all([clock.compare(), vi.advanceTimersByTimeAsync(LONG)])
    expect(clock.ahead).toBeCloseTo(AHEAD, 2)
  })

  it('bears answers that do not come', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    const clock = new ServerClock()
    await clock.compare()
    expect(clock.ahead).toBeNull()
  })

  it('believes a new comparison more than an old one', async () => {
    const clock = new ServerClock()
    answerAfter([1, 1])
    await Promise.all([clock.compare(), vi.advanceTimersByTimeAsync(LONG)])
    vi.setSystemTime(Date.now() + 60_000) // somebody has set the device's clock
    vi.stubGlobal('fetch', () => pass(50).then(() => Response.json({ now: serversTime() - 60 })))
    await Promise.all([clock.compare(), vi.advanceTimersByTimeAsync(LONG)])
    expect(clock.ahead).toBeCloseTo(AHEAD - 60, 1)
  })
})

describe('the clock at the table', () => {
  /** A table at which somebody has 15 seconds from now on. */
  async function show(): Promise<void> {
    const table = new Table('abc')
    table.info = { clock: 15 } as TableInfo
    table.connection = 'open'
    render(Clock, { context: new Map([[TABLE, table]]) })
    await vi.advanceTimersByTimeAsync(LONG)
    table.seen = { deadline: serversTime() + 15 } as View
    await vi.advanceTimersByTimeAsync(0)
  }

  it('shows the time that one has, from the first second to the last', async () => {
    answerAfter([5, 5], [5, 1500])
    await show()
    expect(screen.getByRole('timer').textContent).toContain('0:15')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(screen.getByRole('timer').textContent).toContain('0:05')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(screen.getByRole('timer').textContent).toContain('0:01')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(screen.getByRole('timer').textContent).toContain('0:00')
  })

  it('shows nothing as long as it cannot know', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await show()
    expect(screen.queryByRole('timer')).toBeNull()
  })
})
