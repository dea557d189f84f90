import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LENGTHS } from '../../director/director.svelte'
import { TABLE } from '../../table.svelte'
import { games } from '../../wire/games.svelte'
import type { FaceInfo, ResidentInfo, TableInfo, View } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { kit } from './kit'
import { NAMES, sampleMessage, sampleTable, sampleView, told } from './sample'
import Verdict from './Verdict.svelte'
import type { SheriffEvent } from './view'

const FACE: FaceInfo = {
  ...{ hat: 'cap', hair: 'short', beard: 'none', brows: 'thin', nose: 'short' },
  ...{ build: 'usual', mark: 'none', dress: 'oak', cloth: 'ash', mane: 'ink' },
}
const OPEN = told({ event: 'open', seat: 0, other: 1, reason: 'whim' })
const APPLES = told({ event: 'to_stand', seat: 1, good: 'apples', count: 2 })
const SILK = told({ event: 'reveal', seat: 1, good: 'silk', count: 1 })
const PASS = told({ event: 'pass', seat: 0, other: 1, reason: 'whim' })
const HIDDEN = told({ event: 'face_down', seat: 1, count: 2 })
const FINE = told({ event: 'gold', seat: 1, other: 0, gold: 4 })

/** Some events come to somebody who looks; what they can read, moment by moment. */
async function look(events: SheriffEvent[], moments: View['moments'] = []) {
  await words.need('sheriff/words')
  const table = sampleTable()
  const seats = NAMES.map((name, seat) => ({ seat, name, yours: seat === 1, kind: 'bot' }))
  table.info = { game: 'sheriff', seats } as TableInfo
  games.list = [
    { ...games.list[0]!, residents: NAMES.map((name) => ({ name, face: FACE }) as ResidentInfo) },
  ]
  table.director.isScene = kit.isScene!
  table.director.contents = kit.contents!
  const { container } = render(Verdict, { context: new Map([[TABLE, table]]) })
  table.see({ ...sampleMessage(), version: 2, moments, events })
  await tick()
  const read = () => container.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const wait = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await vi.dynamicImportSettled()
    return read()
  }
  const moods = () =>
    [...container.querySelectorAll('.faces .portrait[data-mood]')].map((face) =>
      face.getAttribute('data-mood'),
    )
  const winks = () => container.querySelectorAll('.wink svg').length
  return { table, read, wait, moods, winks, said: words.of('sheriff/words').verdict }
}

/** A bag is opened. */
function open(...sorted: SheriffEvent[]) {
  const moments = [sorted.length + 1, 1].map((to_come) => ({ view: sampleView(), to_come }))
  return look([OPEN, ...sorted, FINE], moments)
}

describe('the verdict on a bag', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is not spoken before everything lies there, and what was in it comes piece by piece', async () => {
    const { scene, thing, pause } = LENGTHS.ease
    const { read, wait, said } = await open(APPLES, SILK)
    for (const text of [read(), await wait(scene - 1)]) {
      expect(text).toContain('Marian')
      for (const early of [said.honest, said.caught, said.seized, said.openedYours])
        expect(text).not.toContain(early)
    }
    const declared = await wait(1)
    expect(declared).toContain(said.asDeclared)
    expect(declared).not.toContain(said.seized)
    const worst = await wait(2 * thing)
    expect(worst).toContain(said.seized)
    expect(worst).not.toContain(said.caught)
    const stamped = await wait(thing)
    expect(stamped).toContain(said.caught)
    expect(stamped).not.toContain(said.youPay('Marian', 4))
    expect(await wait(pause - 1)).not.toContain(said.youPay('Marian', 4))
    expect(await wait(1)).toContain(said.youPay('Marian', 4))
    expect(3 * thing + pause).toBeGreaterThanOrEqual(2000 + 3 * 500)
  })

  it('is good for an honest bag', async () => {
    const { wait, said } = await open(APPLES)
    const { scene, thing } = LENGTHS.ease
    const text = await wait(scene + 2 * thing)
    expect(text).toContain(said.honest)
    expect(text).not.toContain(said.caught)
  })

  it.each([
    [
      [APPLES, SILK],
      ['angry', 'pleased'],
    ],
    [[APPLES], ['pleased', 'worried']],
  ])('changes the faces of owner and sheriff with the stamp, not before', async (sorted, after) => {
    const { wait, moods } = await open(...sorted)
    const { scene, thing } = LENGTHS.ease
    await wait(scene)
    expect(moods()).toEqual(['worried', 'calm'])
    await wait(2 * thing - 1)
    expect(moods()).toEqual(['worried', 'calm'])
    await wait(1 + (sorted.length - 1) * thing)
    expect(moods()).toEqual(after)
  })

  it('has a moment for what passes unseen, which says how much and not what', async () => {
    const { read, wait, moods, winks, said } = await look([PASS, HIDDEN])
    for (const text of [read(), await wait(6000)]) {
      expect(text).toContain(said.hidden(2))
      expect(text).not.toContain(said.honest)
      expect(text).not.toContain(said.caught)
    }
    expect(moods()).toEqual(['pleased', 'calm'])
    expect(winks()).toBe(1)
    expect(await wait(2000)).toBe('')
  })

  it('leaves what passes unseen among all bags until one could read it', async () => {
    const wave = (other: number) => told({ event: 'wave', seat: 0, other, reason: 'small' })
    const next = told({ event: 'to_stand', seat: 2, good: 'apples', count: 1 })
    const moments = [4, 2].map((to_come) => ({ view: sampleView(), to_come }))
    const all = [told({ event: 'stop', seat: 0 }), wave(1), HIDDEN, wave(2), next]
    const { wait, said } = await look(all, moments)
    const { moment, thing, pause } = LENGTHS.ease
    for (const text of [await wait(moment), await wait(thing), await wait(pause - 1)])
      expect(text).toContain(said.hidden(2))
    expect(await wait(1)).not.toContain(said.hidden(2))
  })

  it('does not wink for what lies open', async () => {
    const { wait, moods, winks } = await look([PASS, APPLES])
    await wait(2000)
    expect([moods(), winks()]).toEqual([[], 0])
  })

  it('stays until it is read, and no longer', async () => {
    const { table, read, wait, said } = await open(SILK)
    table.director.skip()
    await tick()
    expect(read()).toContain(said.caught)
    await wait(6000)
    expect(read()).toContain(said.caught)
    await wait(2000)
    expect(read()).toBe('')
  })
})
