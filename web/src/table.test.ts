import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { bareView } from './pages/learn/bare'
import { Table } from './table.svelte'
import type { TableInfo, ToClient, View } from './wire/messages'

class FakeSocket {
  static OPEN = 1
  static last: FakeSocket
  readyState = 1
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close = (): void => {}

  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const step = (verb: string) => ({ text: verb, verb, args: [] })
const TAKE = { ...step('take'), action: 4, place: 'revealed', outlook: {} }
const PASS = { ...step('pass'), action: 5, place: 'hand gold', outlook: {} }

const view = (version: number, more: Partial<View> = {}): View => ({
  type: 'view',
  version,
  seat: 0,
  view: bareView('any', {}).view,
  events: [],
  waiting_for: [0],
  moments: [],
  can_take_back: false,
  deadline: null,
  over: false,
  legal: [TAKE, PASS],
  ...more,
})

const told = (version: number, event: string) => ({ version, at: 0, events: [{ event }] })
/** What the server answers to addresses with this in them. */
let answers: Record<string, unknown>

describe('a table', () => {
  let table: Table
  let socket: FakeSocket
  let leave: () => void

  beforeEach(() => {
    answers = {}
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('fetch', (path: string) => {
      const found = Object.entries(answers).find(([part]) => path.includes(part))
      return Promise.resolve(
        Response.json(found?.[1] ?? { why: 'no', reason: 'nothing_here', about: {} }, {
          status: found ? 200 : 404,
        }),
      )
    })
    table = new Table('abc')
    leave = table.connect()
    socket = FakeSocket.last
    socket.onopen?.()
  })
  afterEach(() => {
    leave()
    vi.unstubAllGlobals()
  })

  it('sends an action with the version in which it was chosen, once', () => {
    socket.hear(view(3))
    table.choose(table.legal[0]!)
    table.choose(view(3).legal[0]!)
    expect(socket.sent).toHaveLength(1)
    expect(socket.sent[0]).toMatchObject({ type: 'act', seat: 0, version: 3, steps: [4] })
    expect(table.legal).toEqual([])
  })

  it('shows the moments of a message before its end, and tells it as one', () => {
    const events = [{ event: 'lay' }, { event: 'win' }]
    const moments = [{ view: view(2).view, to_come: 1 }]
    socket.hear(view(1))
    socket.hear(view(2, { events, moments }))
    expect(table.latest).toEqual([{ event: 'lay' }])
    expect(table.story).toEqual([{ version: 2, events: [{ event: 'lay' }] }])
    expect(table.legal).toEqual([])
    expect(table.isOurTurn).toBe(false)
    table.director.skip()
    expect(table.latest).toEqual([{ event: 'win' }])
    expect(table.story).toEqual([{ version: 2, events }])
    expect(table.legal).toHaveLength(2)
  })

  it('hears what a bot says to something when that was shown, and people at once', () => {
    const seats = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'person' }]
    table.info = { seats } as unknown as TableInfo
    const events = [{ event: 'open' }, { event: 'reveal' }]
    socket.hear(view(1))
    socket.hear(view(2, { events, moments: [{ view: view(2).view, to_come: 1 }] }))
    for (const seat of [1, 2])
      socket.hear({
        type: 'said',
        number: seat,
        seat,
        text: 'Ha!',
        phrase: '',
        at: 0,
        proposal: null,
      })
    expect(table.chat.map(({ seat }) => seat)).toEqual([2])
    table.director.skip()
    expect(table.chat.map((said) => [said.seat, table.heardAt(said)])).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  it('tells nothing of what is being shown before its time, and nothing twice', async () => {
    const events = [{ event: 'lay' }, { event: 'win' }]
    const moments = [{ view: view(2).view, to_come: 1 }]
    const page = { told: [told(1, 'deal'), { version: 2, at: 0, events }], version: 2, next: null }
    answers = { story: page }
    socket.hear(view(1))
    socket.hear(view(2, { events, moments }))
    await vi.waitFor(() => expect(table.story[0]?.version).toBe(1))
    expect(table.story.at(-1)).toEqual({ version: 2, events: [{ event: 'lay' }] })
    table.director.skip()
    expect(table.story.map((one) => one.events)).toEqual([[{ event: 'deal' }], events])
  })

  it('may choose again after it has come back, though nobody will answer the old choice', () => {
    socket.hear(view(3))
    table.choose(table.legal[0]!)
    expect(table.legal).toEqual([])
    table.comeBack()
    expect(table.legal).toHaveLength(2)
  })

  it('may choose again when the answer is there', () => {
    socket.hear(view(3))
    table.choose(table.legal[0]!)
    socket.hear({ type: 'done', id: String(socket.sent[0]!.id), version: 4 })
    expect(table.asking).toBeNull()
    expect(table.legal).toHaveLength(2)
  })

  it('shows why something was refused', () => {
    socket.hear(view(3))
    table.choose(table.legal[0]!)
    socket.hear({
      type: 'refused',
      id: String(socket.sent[0]!.id),
      why: 'no',
      reason: 'illegal',
      about: {},
      stale: false,
    })
    expect(table.complaint?.reason).toBe('illegal')
    expect(table.asking).toBeNull()
  })

  it('takes the refusal of a line for what it is', () => {
    socket.hear(view(3))
    table.say({ text: 'hello' })
    table.choose(table.legal[0]!)
    const [line, act] = socket.sent
    const refused = { type: 'refused', why: '', about: {}, stale: false } as const
    socket.hear({ ...refused, id: (line!.id as string | undefined) ?? null, reason: 'chat_off' })
    expect(table.complaint?.reason).toBe('chat_off')
    expect(table.asking).toBe(act!.id)
  })

  it('reads lines in the order in which they were said, whichever came first', () => {
    for (const number of [2, 1, 2])
      socket.hear({
        type: 'said',
        number,
        seat: 0,
        text: `${number}`,
        phrase: '',
        at: 0,
        proposal: null,
      })
    expect(table.chat.map((line) => line.number)).toEqual([1, 2])
  })

  describe('when somebody else was quicker', () => {
    const stale = () =>
      socket.hear({
        type: 'refused',
        id: String(socket.sent.at(-1)!.id),
        why: 'no',
        reason: 'stale',
        about: {},
        stale: true,
      })

    it('asks again by itself for what means the same in the newest view', () => {
      table.stands = (steps, before, now) =>
        steps[0]?.verb === 'take' && before.version === 3 && now.version > 3
      socket.hear(view(3))
      table.choose(table.legal[0]!)
      stale()
      expect(table.legal).toEqual([])
      socket.hear(view(4))
      expect(socket.sent[1]).toMatchObject({ type: 'act', version: 4, steps: [4] })
      expect(socket.sent[1]!.id).not.toBe(socket.sent[0]!.id)
      expect(table.complaint).toBeNull()
      socket.hear({ type: 'done', id: String(socket.sent[1]!.id), version: 5 })
      expect(table.asking).toBeNull()
    })

    it('says so and gives back what was composed when it means something else, or cannot be chosen any more', () => {
      const refused = vi.fn<() => void>()
      for (const [stands, more] of [
        [false, {}],
        [true, { legal: [] }],
        [true, { over: true }],
      ] as const) {
        table.stands = () => stands
        socket.hear(view(3))
        table.act([step('take'), step('pass')], refused)
        stale()
        socket.hear(view(4, more as Partial<View>))
        expect(table.complaint).toMatchObject({ reason: 'stale', about: { steps: 2 } })
        expect(table.asking).toBeNull()
      }
      expect(refused).toHaveBeenCalledTimes(3)
      expect(socket.sent).toHaveLength(3)
    })

    it('gives up after a few tries', () => {
      table.stands = () => true
      socket.hear(view(1))
      table.choose(table.legal[0]!)
      for (let version = 2; table.asking; version++) {
        stale()
        socket.hear(view(version))
      }
      expect(socket.sent).toHaveLength(5)
      expect(table.complaint?.reason).toBe('stale')
    })

    it('never takes a step back twice', () => {
      table.stands = () => true
      socket.hear(view(3))
      table.takeBack()
      stale()
      socket.hear(view(4))
      expect(socket.sent).toHaveLength(1)
      expect(table.complaint?.reason).toBe('stale')
    })
  })

  it('knows that it is our turn while the past is looked at, where nothing can be done', async () => {
    answers = { 'moments/1': view(1) }
    socket.hear(view(4, { waiting_for: [2] }))
    await table.lookBack(1)
    expect(table.isOurTurn).toBe(false)
    expect(table.waitingFor).toEqual([2])
    socket.hear(view(5, { events: [{ event: 'take', seat: 2 }] }))
    expect(table.isOurTurn).toBe(true)
    expect(table.shown?.version).toBe(1)
    table.choose(view(1).legal[0]!)
    table.act([step('take')])
    table.takeBack()
    expect(socket.sent).toEqual([])
    table.backToNow()
    table.choose(table.legal[0]!)
    expect(socket.sent[0]).toMatchObject({ version: 5, steps: [4] })
  })

  it('finds choices at a place and within it', () => {
    socket.hear(view(1))
    expect(table.at('hand').map((choice) => choice.text)).toEqual(['pass'])
    expect(table.at('han')).toEqual([])
  })

  it('tells the story as it comes', () => {
    socket.hear(view(1))
    socket.hear(view(2, { events: [{ event: 'take', seat: 1 }] }))
    expect(table.story).toEqual([{ version: 2, events: [{ event: 'take', seat: 1 }] }])
    expect(table.latest).toHaveLength(1)
  })

  it('fetches the story so far after a reload, in stretches, and goes on from there', async () => {
    answers = {
      'start=1': { version: 9, told: [told(7, 'a')], next: 201 },
      'start=201': { version: 9, told: [told(9, 'b')], next: null },
    }
    socket.hear(view(9))
    socket.hear(view(10, { events: [{ event: 'c' }] }))
    await vi.waitFor(() => expect(table.story.map((one) => one.version)).toEqual([7, 9, 10]))
  })

  it('fetches how the game began, too', async () => {
    answers = { 'start=1': { version: 1, told: [told(1, 'reveal')], next: null } }
    socket.hear(view(1))
    await vi.waitFor(() =>
      expect(table.story).toEqual([{ version: 1, events: [{ event: 'reveal' }] }]),
    )
  })

  it('forgets the story of other eyes', async () => {
    answers = { 'seat=2': { version: 5, told: [told(5, 'theirs')], next: null } }
    socket.hear(view(1))
    socket.hear(view(2, { events: [{ event: 'ours' }] }))
    socket.hear(view(5, { seat: 2 }))
    await vi.waitFor(() =>
      expect(table.story).toEqual([{ version: 5, events: [{ event: 'theirs' }] }]),
    )
  })

  it('looks back at a moment, where nothing can be chosen, and returns', async () => {
    answers = { 'moments/1': view(1) }
    socket.hear(view(4))
    await table.lookBack(1)
    expect(table.shown?.version).toBe(1)
    expect(table.legal).toEqual([])
    table.backToNow()
    expect(table.shown?.version).toBe(4)
    await table.lookBack(3)
    expect(table.complaint?.reason).toBe('nothing_here')
  })

  it('reads no line twice', () => {
    const line = {
      type: 'said' as const,
      number: 1,
      seat: 0,
      text: 'hello',
      phrase: '',
      at: 0,
      proposal: null,
    }
    socket.hear(line)
    socket.hear(line)
    expect(table.chat).toHaveLength(1)
    socket.hear({ ...line, text: 'guten Tag' }) // after another language was chosen
    expect(table.chat.map(({ text }) => text)).toEqual(['guten Tag'])
  })
})
