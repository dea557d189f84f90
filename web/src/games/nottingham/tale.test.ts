import { beforeAll, describe, expect, it } from 'vitest'

import { words } from '../../words/words.svelte'
import { sampleTable, sampleView } from './sample'
import { calledIn, whyOver } from './tale'

describe('on the board', () => {
  beforeAll(async () => {
    await words.need('nottingham/words')
    await words.speak('en')
  })

  it('whoever reads is called “You”, and others by their names', () => {
    const table = sampleTable()
    expect(calledIn(table, 0)).toBe('You')
    expect(calledIn(table, 3)).toBe(table.names[3])
  })

  it('the end says what has ended the game', () => {
    const { track } = sampleView()
    const end = (sheriff: number) => whyOver(sampleView({ track: { ...track, sheriff } }))
    expect(end(track.numbers.length + 1)).toBe('The sheriff is back in town.')
    expect(end(3)).toBe('All tasks are done.')
  })
})
