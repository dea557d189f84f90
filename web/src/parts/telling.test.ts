import { describe, expect, it } from 'vitest'

import { kit } from '../games/any'
import { who } from '../words/who'
import { lastTurn, sentences } from './telling'

describe('the story', () => {
  const story = [
    { version: 1, events: [{ event: 'take', seat: 0 }] },
    { version: 2, events: [{ event: 'take', seat: 1 }] },
    { version: 3, events: [{ event: 'reshuffle' }] },
  ]

  it('is told in sentences with whoever did it', () => {
    const told = sentences(story.flatMap((one) => one.events), kit, who(['Robin', 'Much'], null))
    expect(told).toEqual([
      { text: 'Robin: take', seat: 0 },
      { text: 'Much: take', seat: 1 },
      { text: 'reshuffle', seat: null },
    ])
  })

  it('leaves out what is not worth a line', () => {
    expect(sentences([{ event: 'hidden' }], { ...kit, tell: () => null }, who([], null))).toEqual([])
  })

  it('knows what is new since somebody’s last turn', () => {
    expect(lastTurn(story, [0])).toBe(1)
    expect(lastTurn(story, [2])).toBeNull()
  })
})
