import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Table, TABLE } from '../table.svelte'
import type { SeatInfo, SitDown } from '../wire/messages'
import { words } from '../words/words.svelte'
import MySeat from './MySeat.svelte'
import { sitting, wordsBehind } from './pledge'

const seat: SeatInfo = {
  seat: 1,
  colour: 'purple',
  kind: 'person',
  name: 'Robin',
  bot: null,
  yours: true,
  present: true,
  stand_in: false,
  pledge: sitting('Robin', 'my own words').pledge!,
  words: null,
  says_no: true,
  new_link: null,
  was_yours: false,
  points: null,
  place: null,
}

describe('my seat', () => {
  let sent: unknown[]

  beforeEach(async () => {
    await words.speak('en')
    sent = []
    vi.stubGlobal('fetch', (_: string, how: RequestInit) => {
      sent.push(JSON.parse(String(how.body)))
      return Promise.resolve(Response.json({}))
    })
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  const show = (more: Partial<SeatInfo> = {}) =>
    render(MySeat, {
      props: { seat: { ...seat, ...more }, report: () => {} },
      context: new Map([[TABLE, new Table('abc')]]),
    })

  it('reads back what was kept, so that keeping again changes nothing', async () => {
    show()
    expect(screen.getByLabelText<HTMLInputElement>('Your words for the shuffle').value).toBe(
      'my own words',
    )
    await fireEvent.submit(screen.getByRole('button').closest('form')!)
    expect(sent).toEqual([{ name: 'Robin', says_no: true }])
  })

  it('pledges new words, and keeps them to itself', async () => {
    show()
    await fireEvent.input(screen.getByLabelText('Your words for the shuffle'), {
      target: { value: 'other words' },
    })
    await fireEvent.submit(screen.getByRole('button').closest('form')!)
    const [how] = sent as SitDown[]
    expect(how?.pledge).not.toBe(seat.pledge)
    expect(wordsBehind(how!.pledge!)).toContain('other words')
    expect(JSON.stringify(sent)).not.toContain('other words')
  })

  it('says what the shuffle takes', async () => {
    const { rerender } = show()
    expect(screen.getByRole('status').textContent).toContain('“my own words”')
    await rerender({ seat: { ...seat, pledge: null } })
    expect(screen.getByRole('status').textContent).toContain('without words')
  })
})
