import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Kit } from '../games/kit'
import { kit as any } from '../games/any'
import { choiceOf, sampleTable } from '../games/nottingham/sample'
import { TABLE } from '../table.svelte'
import { Choosing, CHOOSING } from './choosing.svelte'
import Ribbon from './Ribbon.svelte'
import { readingTime } from './telling'

const ROBBED = 'Tuck takes gold from you.'
const kit: Kit = {
  ...any,
  touch: ({ event }) => (event === 'seize' ? ROBBED : null),
  outlook: ({ text }) => `what comes of ${text}`,
}

function laid() {
  const table = sampleTable({}, ['take'])
  const choosing = new Choosing(table, kit)
  const { container } = render(Ribbon, {
    context: new Map<unknown, unknown>([
      [TABLE, table],
      [CHOOSING, choosing],
    ]),
  })
  const all = () => [...container.querySelectorAll('.ribbon')].map((one) => one.textContent)
  return { table, choosing, all, read: () => all()[0] ?? null }
}

describe('the ribbon', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('says what was done to us for as long as it takes to read', async () => {
    const { table, read } = laid()
    table.latest = [{ event: 'turn' }]
    await tick()
    expect(read()).toBeNull()
    table.latest = [{ event: 'seize' }]
    await tick()
    expect(read()).toBe(ROBBED)
    vi.advanceTimersByTime(readingTime(ROBBED) - 1)
    await tick()
    expect(read()).toBe(ROBBED)
    vi.advanceTimersByTime(1)
    await tick()
    expect(read()).toBeNull()
  })

  it('says what the choice will do that one points at, as long as it can be chosen', async () => {
    const { table, choosing, read } = laid()
    const [take] = table.legal
    const thing = choosing.pointing(take)
    thing.onpointerenter()
    await tick()
    expect(read()).toBe(`what comes of ${choiceOf('take').text}`)
    thing.onpointerleave()
    await tick()
    expect(read()).toBeNull()
    thing.onfocus()
    if (table.seen) table.seen = { ...table.seen, legal: [] }
    await tick()
    expect(read()).toBeNull()
  })

  it('says both where a choice comes to lie under a pointer that rests', async () => {
    const { table, choosing, all } = laid()
    table.latest = [{ event: 'seize' }]
    choosing.pointing(table.legal[0]).onpointerenter()
    await tick()
    expect(all()).toEqual([ROBBED, `what comes of ${choiceOf('take').text}`])
  })
})
