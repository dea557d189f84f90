import { beforeAll, describe, expect, it } from 'vitest'

import { kit } from '../games/any'
import { Table } from '../table.svelte'
import type { Said, SeatInfo, TableInfo } from '../wire/messages'
import { words } from '../words/words.svelte'
import { Panels } from './panels.svelte'

const seat = (number: number, kind: SeatInfo['kind'], yours = false): SeatInfo => ({
  seat: number,
  colour: 'red',
  kind,
  name: '',
  bot: null,
  yours,
  present: true,
  stand_in: false,
  pledge: null,
  words: null,
  says_no: null,
  new_link: null,
  was_yours: false,
  points: null,
  place: null,
})
const said = (number: number): Said => ({
  type: 'said',
  number,
  seat: 1,
  text: 'Hey!',
  phrase: '',
  at: 0,
  proposal: null,
})

function tableWith(...others: SeatInfo['kind'][]): Table {
  const table = new Table('test')
  const seats = [seat(0, 'person', true), ...others.map((kind, at) => seat(at + 1, kind))]
  table.info = { chat: true, seats } as TableInfo
  return table
}

const namesOf = (panels: Panels) => panels.list.map((one) => one.panel)

beforeAll(() => words.speak('en'))

describe('panels', () => {
  it('are the story, what the game adds, and the chat where there are people', () => {
    const { Side, ...plain } = { ...kit, Side: kit.Scene }
    expect(namesOf(new Panels(tableWith('bot'), plain))).toEqual(['story'])
    expect(namesOf(new Panels(tableWith('bot', 'person'), { ...plain, Side }))).toEqual([
      'story',
      'side',
      'chat',
    ])
  })

  it('have the chat where somebody has spoken, or where there are people and it is not off', () => {
    const table = tableWith('bot')
    const panels = new Panels(table, kit)
    table.chat = [said(1)]
    expect(panels.talking).toBe(true)
    table.info = { ...table.info!, chat: false } // as on a device, where nobody writes
    expect(panels.talking).toBe(true)
    table.chat = []
    expect(panels.talking).toBe(false)
    table.info = tableWith('person').info
    expect(panels.talking).toBe(true)
    table.info = { ...table.info!, chat: false }
    expect(panels.talking).toBe(false)
  })

  it('are raised when shown, changed while raised, and lowered when shown again', () => {
    const panels = new Panels(tableWith('person'), kit)
    expect(panels.raised).toBe(false)
    panels.show('story')
    panels.show('chat')
    expect(panels.isRaised('story')).toBe(false)
    expect(panels.isRaised('chat')).toBe(true)
    panels.show('chat')
    expect(panels.raised).toBe(false)
    expect(panels.front).toBe('chat')
  })

  it('that are not there are not shown', () => {
    const panels = new Panels(tableWith('bot'), kit)
    panels.show('chat')
    expect(panels.raised).toBe(false)
    expect(panels.front).toBe('story')
  })

  it('take the focus when raised, and leave it when lowered', async () => {
    document.body.innerHTML =
      '<aside><div class="story"><ol tabindex="0"></ol></div><div class="chat"><input></div></aside>'
    const panels = new Panels(tableWith('person'), kit)
    panels.column = document.querySelector('aside')!
    panels.show('chat')
    await Promise.resolve()
    expect(document.activeElement?.tagName).toBe('INPUT')
    panels.show('story')
    await Promise.resolve()
    expect(document.activeElement?.tagName).toBe('OL')
    document.querySelector('input')!.focus()
    panels.show('story')
    await Promise.resolve()
    expect(document.activeElement?.tagName).toBe('INPUT')
  })
})

describe('unread lines', () => {
  it('are those that came while the chat was not in front', () => {
    const table = tableWith('person')
    table.chat = [said(1)]
    const panels = new Panels(table, kit)
    expect(panels.unread).toBe(0)
    table.chat = [...table.chat, said(2), said(3)]
    expect(panels.unread).toBe(2)
    panels.front = 'chat'
    expect(panels.unread).toBe(0)
    table.chat = [...table.chat, said(4)]
    panels.front = 'story'
    expect(panels.unread).toBe(0)
    table.chat = [...table.chat, said(5)]
    expect(panels.unread).toBe(1)
  })
})
