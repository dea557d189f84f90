import { expect, test } from 'vitest'
import { LENGTHS } from '../director/director.svelte'
import { timeToLook } from './schedule.ts'

test('bots wait for at least as long as the page shows what happened', () => {
  const { moment, scene } = LENGTHS.ease
  for (let moments = 1; moments < 6; moments += 1) {
    expect(timeToLook({ moments, isScene: false }) * 1000).toBeGreaterThanOrEqual(moments * moment)
    const withScene = (moments - 1) * moment + scene
    expect(timeToLook({ moments, isScene: true }) * 1000).toBeGreaterThanOrEqual(withScene)
  }
})
