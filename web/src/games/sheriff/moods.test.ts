import { describe, expect, it } from 'vitest'

import type { Mood } from '../../art/strokes'
import { moodOf } from './moods'
import { proposed as deal, sampleBag, sampleGate, sampleTable } from './sample'
import type { SheriffEvent } from './view'

const [SHERIFF, OWNER] = [0, 1]
const CAUGHT: SheriffEvent[] = [
  { event: 'open', seat: SHERIFF, other: OWNER, reason: 'whim' },
  { event: 'reveal', seat: OWNER, good: 'silk', count: 1 },
  { event: 'gold', seat: OWNER, other: SHERIFF, gold: 4 },
]
const HONEST: SheriffEvent[] = [
  { event: 'open', seat: SHERIFF, other: OWNER, reason: 'whim' },
  { event: 'to_stand', seat: OWNER, good: 'apples', count: 3 },
  { event: 'gold', seat: SHERIFF, other: OWNER, gold: 6 },
]
const HIDDEN: SheriffEvent[] = [
  { event: 'accept', seat: OWNER, other: SHERIFF, reason: 'peace' },
  { event: 'gold', seat: OWNER, other: SHERIFF, gold: 5 },
  { event: 'face_down', seat: OWNER, count: 2 },
]

/** What is felt after these events, of which the last so many are being shown. */
function moods(events: SheriffEvent[], shown = 0): Mood[] {
  const table = sampleTable()
  table.story = [{ version: 1, events }]
  table.latest = events.slice(events.length - shown)
  table.director.playing = shown > 0
  return [SHERIFF, OWNER, 2].map((seat) => moodOf(table, seat))
}

describe('a mood', () => {
  it('follows what has been seen, and nothing that is still to come', () => {
    expect(moods([])).toEqual(['calm', 'calm', 'calm'])
    expect(moods(CAUGHT.slice(0, 1))).toEqual(['calm', 'worried', 'calm'])
    expect(moods(CAUGHT.slice(0, 2), 1)).toEqual(['calm', 'worried', 'calm'])
    expect(moods(HONEST.slice(0, 2), 1)).toEqual(['calm', 'worried', 'calm'])
    expect(moods(CAUGHT.slice(0, 2))).toEqual(['pleased', 'angry', 'calm'])
    expect(moods(HONEST.slice(0, 2))).toEqual(['worried', 'pleased', 'calm'])
    expect(moods(CAUGHT)).toEqual(['pleased', 'angry', 'calm'])
    expect(moods(HONEST)).toEqual(['worried', 'pleased', 'calm'])
  })

  it('is good for whoever got something past the sheriff, whatever it has cost', () => {
    expect(moods(HIDDEN)).toEqual(['pleased', 'pleased', 'calm'])
  })

  it('is that of somebody to whom a word was broken or kept', () => {
    expect(moods([{ event: 'break_gold', seat: SHERIFF, other: 2 }])[2]).toBe('angry')
    expect(moods([{ event: 'keep_gold', seat: SHERIFF, other: 2 }])[2]).toBe('pleased')
  })

  it('is worried while something is demanded', () => {
    const gate = sampleGate({ bags: [sampleBag({ merchant: OWNER, demand: deal({ gold: 8 }) })] })
    expect(moodOf(sampleTable({ gate }), OWNER)).toBe('worried')
  })
})
