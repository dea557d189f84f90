import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { me } from '../me.svelte'
import { bareView } from '../pages/learn/bare'
import type { Choice, View } from '../wire/messages'
import { beatsOf } from './beats'
import { Director, LENGTHS } from './director.svelte'

const { moment: MOMENT, scene: SCENE } = LENGTHS.ease
const BARE = bareView('any', {})
const TAKE: Choice = {
  text: 'take',
  verb: 'take',
  args: [],
  action: 4,
  place: 'revealed',
  outlook: {},
}

const lying = (points: number) => ({ ...BARE.view, points: [points] })
const told = (...names: string[]) => names.map((event) => ({ event }))

/** A set is laid, wins points, and then it is our turn. */
const exchange = (more: Partial<View> = {}): View => ({
  ...BARE,
  version: 2,
  view: lying(11),
  moments: [
    { view: lying(0), to_come: 3 },
    { view: lying(11), to_come: 2 },
  ],
  events: told('lay', 'win', 'turn', 'reveal'),
  legal: [TAKE],
  waiting_for: [0],
  ...more,
})

const quiet = (version: number): View => ({ ...BARE, version, events: told('take') })

describe('a message', () => {
  it('is cut into its moments, and every event is told once', () => {
    const beats = beatsOf(exchange())
    expect(beats.map(({ events }) => events)).toEqual([
      told('lay'),
      told('win'),
      told('turn', 'reveal'),
    ])
    expect(beats.map(({ view }) => view.points)).toEqual([[0], [11], [11]])
  })

  it('asks for nothing before its end', () => {
    const beats = beatsOf(exchange({ over: true }))
    expect(beats.map(({ legal }) => legal.length)).toEqual([0, 0, 1])
    expect(beats.map(({ waiting_for }) => waiting_for.length)).toEqual([0, 0, 1])
    expect(beats.map(({ over }) => over)).toEqual([false, false, true])
  })

  it('without moments is one', () => {
    expect(beatsOf(quiet(3))).toEqual([quiet(3)])
  })
})

describe('the director', () => {
  let shown: View[]
  let director: Director
  const names = () => shown.map(({ events }) => events.map(({ event }) => event).join(' '))

  beforeEach(() => {
    vi.useFakeTimers()
    me.tempo = 'ease'
    shown = []
    director = new Director((view) => shown.push(view))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    me.tempo = 'ease'
  })

  it('shows one moment after the other', () => {
    director.hear(exchange())
    expect(names()).toEqual(['lay'])
    expect(director.playing).toBe(true)
    vi.advanceTimersByTime(MOMENT)
    expect(names()).toEqual(['lay', 'win'])
    vi.advanceTimersByTime(MOMENT)
    expect(names()).toEqual(['lay', 'win', 'turn reveal'])
    expect(director.playing).toBe(false)
    vi.advanceTimersByTime(10 * SCENE)
    expect(shown).toHaveLength(3)
  })

  it('gives a scene more time', () => {
    director.isScene = ({ event }) => event === 'lay'
    director.hear(exchange())
    vi.advanceTimersByTime(SCENE - 1)
    expect(names()).toEqual(['lay'])
    vi.advanceTimersByTime(1)
    expect(names()).toEqual(['lay', 'win'])
  })

  it('lays things open one after another, with time to read them, and nothing cuts that short', () => {
    director.contents = ({ event }) => (event === 'win' ? 3 : event === 'turn' ? 1 : 0)
    const { thing, pause } = LENGTHS.ease
    const moments = [
      { view: lying(0), to_come: 4 },
      { view: lying(11), to_come: 1 },
    ]
    director.hear(exchange({ moments, events: told('lay', 'win', 'hush', 'turn', 'reveal') }))
    vi.advanceTimersByTime(MOMENT)
    expect(names()).toEqual(['lay', 'win'])
    director.makeWay()
    director.hear(quiet(3))
    vi.advanceTimersByTime(3 * thing - 1)
    expect(names()).toEqual(['lay', 'win'])
    vi.advanceTimersByTime(1)
    expect(names()).toEqual(['lay', 'win', 'hush turn'])
    vi.advanceTimersByTime(thing + pause - 1)
    expect(names().at(-1)).toBe('')
    vi.advanceTimersByTime(1)
    expect(names().at(-1)).toBe('reveal')
    vi.advanceTimersByTime(MOMENT)
    expect(names().at(-1)).toBe('take')
    expect(director.playing).toBe(false)
  })

  it('is skipped by whoever does not want to see it, whatever has come since', () => {
    director.contents = ({ event }) => (event === 'win' ? 3 : 0)
    director.hear(exchange())
    vi.advanceTimersByTime(MOMENT)
    director.hear(quiet(3))
    director.skip()
    expect(names()).toEqual(['lay', 'win', 'turn reveal take'])
    expect(director.playing).toBe(false)
  })

  it('is brisk where that is wanted', () => {
    me.tempo = 'brisk'
    director.hear(exchange())
    vi.advanceTimersByTime(2 * LENGTHS.brisk.moment)
    expect(director.playing).toBe(false)
  })

  it('shows the end at once, with all that is still to be told, when it is skipped', () => {
    director.hear(exchange())
    director.skip()
    expect(names()).toEqual(['lay', 'win turn reveal'])
    expect(shown.at(-1)?.legal).toEqual([TAKE])
    vi.advanceTimersByTime(10 * SCENE)
    expect(shown).toHaveLength(2)
    director.skip()
    expect(shown).toHaveLength(2)
  })

  it('never falls behind: a newer message ends the one before', () => {
    director.hear(exchange())
    director.hear(quiet(3))
    expect(names()).toEqual(['lay', 'win turn reveal', 'take'])
    expect(director.playing).toBe(false)
  })

  it('plays nothing where everything is wanted at once', () => {
    me.tempo = 'once'
    director.hear(exchange())
    expect(names()).toEqual(['lay win turn reveal'])
    expect(director.playing).toBe(false)
  })

  it('jumps to the end where nobody looks', () => {
    vi.stubGlobal('document', { hidden: true })
    director.hear(exchange())
    expect(names()).toEqual(['lay win turn reveal'])
  })

  it('jumps to the end when somebody looks away', () => {
    const page = { hidden: false }
    vi.stubGlobal('document', page)
    director.hear(exchange())
    page.hidden = true
    vi.advanceTimersByTime(MOMENT)
    expect(names()).toEqual(['lay', 'win turn reveal'])
  })

  it('shows the same moments without motion: they are steps', () => {
    me.motion = false
    director.hear(exchange())
    vi.advanceTimersByTime(2 * MOMENT)
    expect(shown).toHaveLength(3)
    me.motion = true
  })
})
