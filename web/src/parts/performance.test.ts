import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LONGEST_DELAY, Performance, type Scene } from './performance'

function scene(length: number, log: number[]): Scene {
  return {
    length,
    perform: (time, signal) =>
      new Promise((resolve) => {
        log.push(time)
        const timer = setTimeout(resolve, time)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}

describe('a performance', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows one scene after the other, at leisure when there is time', async () => {
    const log: number[] = []
    const performance = new Performance()
    performance.add([scene(300, log), scene(300, log)])
    expect(log).toEqual([300])
    await vi.advanceTimersByTimeAsync(300)
    expect(log).toEqual([300, 300])
    await vi.advanceTimersByTimeAsync(300)
    expect(performance.busy).toBe(false)
  })

  it('is never longer behind the game than it may be', async () => {
    const log: number[] = []
    const performance = new Performance()
    performance.add(Array.from({ length: 10 }, () => scene(300, log)))
    await vi.advanceTimersByTimeAsync(LONGEST_DELAY + 10)
    // Each scene is hurried by what is waiting behind it, so the last ones are at leisure again.
    expect(log[0]).toBe(150)
    expect(performance.busy).toBe(log.length < 10)
    performance.add(Array.from({ length: 1000 }, () => scene(300, log)))
    await vi.runAllTimersAsync()
    expect(performance.busy).toBe(false)
  })

  it('leaves out what nobody could see', async () => {
    const log: number[] = []
    const performance = new Performance()
    performance.add([scene(0, log), scene(300, log)])
    await vi.runAllTimersAsync()
    expect(log).toEqual([300])
  })

  it('stops at once when the audience has seen enough, and begins anew', async () => {
    const log: number[] = []
    const performance = new Performance()
    performance.add([scene(1000, log), scene(300, log)])
    performance.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(performance.busy).toBe(false)
    expect(log).toEqual([1000])
    performance.add([scene(300, log)])
    await vi.runAllTimersAsync()
    expect(log).toEqual([1000, 300])
  })

  it('clears the stage after every scene, and never the next one’s', async () => {
    const log: number[] = []
    let stage: string | null = null
    const performance = new Performance(() => (stage = null))
    const on = (name: string): Scene => {
      const { length, perform } = scene(300, log)
      return {
        length,
        perform: (time, signal) => {
          stage = name
          return perform(time, signal)
        },
      }
    }
    performance.add([on('card'), on('coin')])
    performance.skip()
    expect(stage).toBeNull()
    performance.add([on('bag')])
    await vi.advanceTimersByTimeAsync(299)
    expect(stage).toBe('bag')
    await vi.advanceTimersByTimeAsync(1)
    expect(stage).toBeNull()
  })
})
