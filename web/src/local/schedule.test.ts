import { expect, test, vi } from 'vitest'
import { LENGTHS } from '../director/director.svelte'
import type { Live } from './live.ts'
import { Schedule, timeToLook } from './schedule.ts'

test('bots wait for at least as long as the page shows what happened', () => {
  const { moment, scene } = LENGTHS.ease
  for (let moments = 1; moments < 6; moments += 1) {
    expect(timeToLook({ moments, isScene: false }) * 1000).toBeGreaterThanOrEqual(moments * moment)
    const scenes = Math.min(moments, 2) // a bag is opened, and what is in it comes out
    const withScene = (moments - scenes) * moment + scenes * scene
    expect(timeToLook({ moments, isScene: true }) * 1000).toBeGreaterThanOrEqual(withScene)
  }
})

test('a bot that fails is told of, or its table would stand still', async () => {
  const broken = vi.fn()
  const company = {
    ...{ bots: ['novice'], pace: 0, patience: 0, answerTime: 0 },
    ...{ saysNo: () => false, script: () => null },
  }
  const match = { actors: [0], module: { manifest: { bots: {} } } } // and it can do nothing else
  const heard = { spoke: new Map(), rows: [], versionOf: () => 1 }
  const live = { match, moments: 0, isScene: false, ...heard }
  new Schedule(company, () => {}, broken).plan(live as unknown as Live)
  await vi.waitFor(() => expect(broken).toHaveBeenCalledOnce())
})
