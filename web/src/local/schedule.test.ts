import { expect, test, vi } from 'vitest'
import { LENGTHS } from '../director/director.svelte'
import type { Live } from './live.ts'
import { timeToLook } from './live.ts'
import { Schedule } from './schedule.ts'

test('bots wait for at least as long as the page shows what happened', () => {
  const { moment } = LENGTHS.ease
  for (let moments = 1; moments < 6; moments += 1)
    expect(timeToLook({ moments, scene: 0 }) * 1000).toBeGreaterThanOrEqual(moments * moment)
})

test('a bot that fails is told of, or its table would stand still', async () => {
  const broken = vi.fn()
  const company = {
    ...{ bots: ['novice'], pace: 0, answerTime: 0 },
    ...{ saysNo: () => false, script: () => null },
  }
  const match = { actors: [0], module: { manifest: { bots: {} } } } // and it can do nothing else
  const heard = { spoke: new Map(), rows: [], versionOf: () => 1 }
  const live = { match, timeToLook: 0, glass: null, isUnderGlass: () => false, ...heard }
  new Schedule(company, () => {}, broken).plan(live as unknown as Live)
  await vi.waitFor(() => expect(broken).toHaveBeenCalledOnce())
})
