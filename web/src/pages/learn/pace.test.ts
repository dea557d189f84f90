/** A first game of Nottingham with readers of every pace: whatever is explained stays until it is read. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { isOurs, steps } from '../../games/nottingham/lesson/steps'
import { choiceOf, told } from '../../games/nottingham/sample'
import type { NottinghamEvent, NottinghamView } from '../../games/nottingham/view'
import { me } from '../../me.svelte'
import { Table } from '../../table.svelte'
import type { View } from '../../wire/messages'
import { bareView } from './bare'
import { Coach } from './coach.svelte'

const TICK = 50 // milliseconds
const BOTS_PACE = 1000
const NEVER_ENDS = 600_000

/** What is seen, what has led to it, and what the learner may do then: nothing where a bot goes on. */
type Scene = [seen: Partial<NottinghamView>, legal: string[], events?: NottinghamEvent[]]

const SCENES: Scene[] = [
  [{ phase: 'choice', active: 0, revealed: 'pearls' }, ['take', 'rob purple']],
  [{ phase: 'loot', active: 0, target: 1 }, ['seize gems', 'seize gold']],
  [{ phase: 'exchange', active: 0 }, ['pass', 'task five gems']],
  [{ phase: 'exchange', active: 0 }, ['pass', 'lay 3 gems']],
  [
    { phase: 'choice', active: 1, revealed: 'gems' },
    [],
    [
      told({ event: 'lay', seat: 0, kind: 'gems', count: 3 }),
      told({ event: 'win', seat: 0, kind: 'gems' }),
      told({ event: 'march', field: 1, number: 3 }),
    ],
  ],
  [{ phase: 'defence', active: 1, target: 0, revealed: 'gems' }, ['defend', 'yield']],
  [
    { phase: 'exchange', active: 1 },
    [],
    [told({ event: 'defend', seat: 0, other: 1, kind: 'gems' })],
  ],
  [{ phase: 'choice', active: 2, revealed: 'copper' }, []],
  [{ phase: 'offers', active: 2, revealed: 'copper' }, ['offer gems']],
  [{ phase: 'exchange', active: 2 }, [], [told({ event: 'refuse', seat: 2 })]],
  [{ phase: 'choice', active: 0, revealed: 'gold' }, ['take', 'ambush']],
  [{ phase: 'look', active: 0 }, ['keep silver+pearls', 'keep purple']],
  [{ phase: 'choice', active: 1, revealed: 'chest' }, []],
  [{ phase: 'spring', active: 1, asked: 0 }, ['spring silver+pearls', 'hold']],
  [
    { phase: 'choice', active: 2, revealed: 'chest' },
    [],
    [told({ event: 'spring', seat: 0, other: 1, ambush: 'silver+pearls', kind: 'pearls' })],
  ],
  [{ phase: 'barter', active: 2, asked: 0 }, ['offer silver']],
  [{ phase: 'choice', active: 0, revealed: 'copper' }, ['take', 'buy']],
  [{ phase: 'over', active: 0 }, [], [told({ event: 'over' })]],
]

function message([seen, legal, events = []]: Scene, version: number): View {
  const bare = bareView('nottingham', seen)
  const moments = events.slice(0, -1).map((_, at) => ({
    view: { ...bare.view },
    to_come: events.length - 1 - at,
  }))
  return { ...bare, version, seat: 0, events, moments, legal: legal.map(choiceOf) }
}

/** Somebody who takes so long for everything: the shortest time of each step, and during which the table went on. */
function learn(pace: number): { shown: Map<string, number>; missed: Set<string> } {
  const table = new Table(`lesson at ${pace}`)
  const coach = new Coach(table, steps, isOurs)
  const shown = new Map<string, number>()
  const missed = new Set<string>()
  let sent = 0
  let [step, since, quiet, seen] = [coach.step, 0, 0, table.seen]
  const send = () => {
    const scene = SCENES[sent]
    if (scene) table.see(message(scene, (sent += 1)))
    quiet = 0
  }
  send()
  for (
    let now = 0;
    now < NEVER_ENDS && !(sent === SCENES.length && !step && quiet > TICK);
    now += TICK
  ) {
    vi.advanceTimersByTime(TICK)
    coach.follow()
    quiet += TICK
    if (coach.step?.id !== step?.id) {
      if (step) shown.set(step.id, Math.min(now - since, shown.get(step.id) ?? Infinity))
      ;[step, since, seen] = [coach.step, now, table.seen]
    }
    if (step?.sort === 'see' && table.seen !== seen) missed.add(step.id)
    const isAsked = (SCENES[sent - 1]?.[1].length ?? 0) > 0
    if (step?.sort === 'do') coach.meet(step)
    if (step && now - since >= pace) {
      if (step.sort === 'see') coach.gotIt(step)
      else if (table.legal.length > 0) send()
    } else if (!isAsked && quiet >= BOTS_PACE) send() // whoever is a bot waits for nobody
  }
  return { shown, missed }
}

describe('a first game', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sessionStorage.clear()
  })
  afterEach(() => {
    vi.useRealTimers()
    me.tempo = 'ease'
  })

  test.each([
    ['ease', 10_000],
    ['ease', 1000],
    ['brisk', 10_000],
    ['brisk', 1000],
    ['once', 10_000],
    ['once', 1000],
  ] as const)('told %s shows every step to somebody who takes %d ms', (tempo, pace) => {
    me.tempo = tempo
    const { shown, missed } = learn(pace)
    const planned = steps.filter((step) => !step.extra).map((step) => step.id)
    expect([...shown.keys()].filter((id) => planned.includes(id)).sort()).toEqual(planned.sort())
    for (const [id, time] of shown) expect(time, id).toBeGreaterThanOrEqual(pace)
    expect([...missed]).toEqual([])
  })
})
