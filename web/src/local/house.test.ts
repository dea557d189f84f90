import { existsSync, readFileSync } from 'node:fs'
import { expect, test as one, vi } from 'vitest'
import type { Catalogue, Language, TalkBook, TalkTexts, ToClient } from '../wire/messages.ts'
import { Archive } from './archive.ts'
import { WrongFigure, type Printed } from './blank.ts'
import { LocalHouse } from './house.ts'
import type { WasmManifest } from './manifest.ts'
import { GameModule } from './module.ts'
import type { Modules } from './modules.ts'
import { occasions } from '../games/nottingham/occasions.ts'
import { Phrasebook } from './phrasebook.ts'
import { Store, type KeptGame, type StorageTrouble } from './store.ts'

// The games as they were built; without them (`make wasm`) there is nothing to be tested.
const BUILT = 'wasm/'
const test = one.skipIf(!existsSync(`${BUILT}catalogue.json`))
const LOG = '../tests/games/nottingham/playthroughs/3_players.log'
const PURPLE = 1 // who has the last word in it
const WISH = {
  ...{ game: 'nottingham', players: 3, bots: [null, 'novice', 'novice'] },
  ...{ sit: { name: 'Robin' }, start: true, bot_pace: 0 },
}

const ANSWER_TIME = 0.2 // seconds
const read = <T>(file: string): T => JSON.parse(readFileSync(BUILT + file, 'utf8')) as T
/** What was done, line by line and without seals. */
const actionsIn = (log: string, colours: readonly string[]): string[] =>
  log
    .split('\n')
    .filter((line) => colours.includes(line.split(':')[0] ?? ''))
    .map((line) => line.replace(/ \[.*/, ''))

/** A device on which there is room for games, or none. */
class Device extends Store {
  room = true
  readonly kept = new Map<string, KeptGame>()
  override games = async () => [...this.kept.values()]
  override game = async (id: string) => this.kept.get(id)
  override keepModule = async () => {}
  override forget = async (id: string) => void this.kept.delete(id)
  override keep = async (game: KeptGame) => {
    if (!this.room) throw new DOMException('', 'QuotaExceededError')
    this.kept.set(game.id, game)
  }
}

/** What bots say, as it was built. */
async function phrasebookOf(game: string): Promise<Phrasebook | null> {
  const book = read<Record<string, TalkBook>>('talk.json')[game]
  const texts = async (language: Language) =>
    read<Record<string, TalkTexts>>(`talk.${language}.json`)
  return book ? new Phrasebook(game, book, occasions, texts) : null
}

/** A house in a browser that keeps nothing: there is no IndexedDB here. */
async function openHouse(store = new Store(), game = 'nottingham') {
  const code = await WebAssembly.compile(readFileSync(`${BUILT}${game}.wasm`))
  const module = new GameModule(code, read<WasmManifest>(`${game}.json`))
  const kept = { state: module.manifest.state, code: new ArrayBuffer(0), manifest: module.manifest }
  const found = { newest: async () => ({ module, kept }), like: async () => module }
  const modules = found as unknown as Modules
  const catalogue = async () => ({ ...read<Catalogue>('catalogue.json'), answer_time: ANSWER_TIME })
  const archive = new Archive(modules, catalogue, store)
  const complain = vi.fn<(trouble: StorageTrouble | null) => void>()
  const house = new LocalHouse(modules, catalogue, archive, complain, store, phrasebookOf)
  return { module, archive, complain, house }
}

/** Somebody at a table who does whatever comes first. */
async function sit(house: LocalHouse, id: string, language: Language = 'en') {
  const heard: ToClient[] = []
  const guest = await house.connect(id, language, (message) => heard.push(message))
  const last = () => heard.findLast((message) => message.type === 'view')
  const act = async () => {
    await vi.waitFor(() => expect(last()?.legal).not.toEqual([]), 20_000)
    const { version, seat, legal } = last()!
    house.hear(guest, { type: 'act', id: 'a', version, seat: seat ?? 0, steps: [legal[0]!.action] })
    await vi.waitFor(() => expect(last()?.version).toBeGreaterThan(version), 20_000)
  }
  return { act, heard, last, guest, leave: () => house.disconnect(guest) }
}

/** Until somebody is asked whether they react: no is among what they can say. */
async function asked(seat: Awaited<ReturnType<typeof sit>>, noes: number[]) {
  const no = () => seat.last()?.legal.find(({ action }) => noes.includes(action))
  for (;;) {
    await vi.waitFor(() => expect(seat.last()?.legal).not.toEqual([]), 20_000)
    if (no()) return no()!
    await seat.act()
  }
}

const printed = (module: GameModule) => structuredClone(module.manifest.edition) as Printed

test('where nothing can be kept it is said, and the game goes on', async () => {
  const { house, complain } = await openHouse()
  const { id } = await house.openTable(WISH)
  await vi.waitFor(() => expect(complain.mock.calls).toEqual([['forbidden']]))
  const { act, leave } = await sit(house, id)
  await act()
  expect((await house.getTables()).map((table) => table.id)).toEqual([id])
  await leave()
})

test('where room runs out in the middle it is said, the game goes on, and room heals it', async () => {
  const device = new Device()
  const { house, complain } = await openHouse(device)
  const { id } = await house.openTable(WISH)
  const { act, leave } = await sit(house, id)
  await act()
  expect(complain).not.toHaveBeenCalled()
  device.room = false
  await act()
  await act()
  await vi.waitFor(() => expect(complain.mock.calls).toEqual([['full']]))
  expect((await house.getTables()).map((table) => table.id)).toEqual([id])
  device.room = true
  await house.forgetTable('an old game')
  await vi.waitFor(() => expect(complain.mock.calls).toEqual([['full'], [null]]))
  await leave()
})

test('people may propose as often as they like, unless they wish for a limit', async () => {
  const { house } = await openHouse(new Device(), 'sheriff')
  const bots = [null, 'steady', 'steady']
  const { options } = await house.openTable({ ...WISH, game: 'sheriff', bots })
  expect(options).toEqual({ offers: 'unlimited' })
  const limited = { ...WISH, game: 'sheriff', bots, options: { offers: 2 } }
  expect((await house.openTable(limited)).options).toEqual({ offers: 2 })
})

test('a game that was thrown away stays away, whatever its bots still want to do', async () => {
  const device = new Device()
  const { house } = await openHouse(device)
  const { id } = await house.openTable(WISH)
  const { act } = await sit(house, id)
  await act()
  await act()
  expect(device.kept.has(id)).toBe(true)
  await house.forgetTable(id)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(device.kept.size).toBe(0)
  await expect(house.getTable(id)).rejects.toThrow('unknown_table')
})

test('a rematch that is asked for twice is one game', async () => {
  const device = new Device()
  const { house } = await openHouse(device)
  const { id } = await house.openTable({ ...WISH, start: false })
  const [one, other] = await Promise.all([house.rematch(id), house.rematch(id)])
  expect(other.id).toBe(one.id)
  expect((await house.rematch(id)).id).toBe(one.id)
  expect(await house.getTables()).toHaveLength(2)
})

test('a name that somebody has is refused by its name', async () => {
  const { house } = await openHouse(new Device())
  const { id } = await house.openTable({ ...WISH, bots: [null, null, 'novice'], start: false })
  const taken = house.sitDown(id, 1, { name: 'Robin' })
  await expect(taken).rejects.toMatchObject({ reason: 'name_taken', about: { name: 'Robin' } })
})

test('whoever lets the table say no is answered for at one moment, and no sooner than they choose', async () => {
  const { house, module } = await openHouse(new Device())
  const { noes } = module.manifest
  const { id } = await house.openTable({ ...WISH, bots: [null, 'steady', 'steady'] }) // who attack
  const seat = await sit(house, id)
  const { action } = await asked(seat, noes)
  const { version } = seat.last()!
  await house.sitDown(id, 0, { name: 'Robin', says_no: true })
  const start = performance.now()
  house.hear(seat.guest, { type: 'act', id: 'b', version, seat: 0, steps: [action] })
  expect(seat.heard.at(-1)?.type).not.toBe('done')
  const done = () => seat.heard.find((one) => one.type === 'done' && one.id === 'b')
  await vi.waitFor(() => expect(done()).toBeDefined(), 5_000)
  expect(performance.now() - start).toBeGreaterThanOrEqual(1000 * ANSWER_TIME - 50)
  await asked(seat, noes)
  const asking = seat.last()!.version // and now the table answers
  await vi.waitFor(() => expect(seat.last()!.version).toBeGreaterThan(asking), 5_000)
  await seat.leave()
}, 30_000)

test.each([
  ['options', 'null'],
  ['pledges', '3'],
  ['names', '[1, 2, 3]'],
  ['players', '"three"'],
  ['contributions', '{}'],
])('a log whose %s were changed to %s is named by that line', async (name, value) => {
  const { archive } = await openHouse()
  const lines = readFileSync(LOG, 'utf8').split('\n')
  const found = lines.findIndex((line) => line.startsWith(`${name}: `))
  const at = found < 0 ? 2 : found
  lines.splice(at, found < 0 ? 0 : 1, `${name}: ${value}`)
  const { fault } = await archive.readLog('changed', lines.join('\n'))
  expect(fault).toEqual({ line: at + 1, fault: 'head' })
})

test('only the last logs stay read', async () => {
  const { archive } = await openHouse()
  const log = readFileSync(LOG, 'utf8')
  for (const id of ['one', 'two', 'three']) await archive.readLog(id, log)
  await expect(archive.frame('one', 0, null)).rejects.toThrow('was not read')
  expect((await archive.frame('three', 0, null)).version).toBe(1)
})

test('somebody plays on from a step of a finished game', async () => {
  const { house, archive, module } = await openHouse()
  const log = readFileSync(LOG, 'utf8')
  const { length, fault } = await archive.readLog('old', log)
  expect(fault).toBeNull()
  const step = Math.floor(length / 2)
  const next = await house.continueFrom('old', step, 1, 'Robin', 'steady')
  expect(next.state).toBe('playing')
  expect(next.seats.map((seat) => seat.kind)).toEqual(['bot', 'person', 'bot'])
  const { colours } = module.manifest
  const again = actionsIn(await house.getLog(next.id), colours)
  expect(again).toEqual(actionsIn(log, colours).slice(0, step))
  expect(again).toHaveLength(step)
})

test('a game that ends here keeps who has won', async () => {
  const { house, archive } = await openHouse()
  const { length } = await archive.readLog('old', readFileSync(LOG, 'utf8'))
  const { view } = await archive.frame('old', length - 1, null)
  const { id } = await house.continueFrom('old', length - 2, PURPLE, 'Robin', 'novice')
  const { act, leave } = await sit(house, id)
  await act()
  await vi.waitFor(async () => expect((await house.getTables())[0]?.state).toBe('over'), 20_000)
  const [table] = await house.getTables()
  const first = table?.seats.filter(({ place }) => place === 1).map(({ seat }) => seat)
  expect(first).toEqual(view.winners)
  expect(table?.seats.map(({ points }) => points)).toEqual(view.points)
  await leave()
})

test('an edition of one’s own lies on the table and in the log, and is read again', async () => {
  const { house, archive, module } = await openHouse()
  const edition = printed(module)
  edition.values!.copper = 70
  const { id } = await house.openTable({ ...WISH, options: { edition } })
  const view = await house.getMoment(id, 0, 1)
  expect(view.view).toMatchObject({ values: { copper: 70 } })
  const log = await house.getLog(id)
  expect(log).toContain('"copper": 70')
  const again = await archive.readLog('again', log)
  expect(again.fault?.fault ?? 'result').toBe('result') // the game is not over, and nothing else is wrong
  expect((await archive.frame('again', 0, null)).view).toMatchObject({ values: { copper: 70 } })
})

test('figures with which nobody can play are refused by their names', async () => {
  const { house, archive, module } = await openHouse()
  const edition = printed(module)
  edition.tasks!.five = [25, 30]
  expect(await house.tryEdition('nottingham', edition)).toBe('tasks.five')
  expect(await house.tryEdition('nottingham', printed(module))).toBeNull()
  await expect(house.openTable({ ...WISH, options: { edition } })).rejects.toThrow(WrongFigure)
  const log = readFileSync(LOG, 'utf8').replace('"five": [30, 25]', '"five": [25, 30]')
  const line = log.split('\n').findIndex((one) => one.startsWith('edition: ')) + 1
  expect((await archive.readLog('changed', log)).fault).toEqual({ line, fault: 'edition' })
})

/** Play until a bot has spoken, or for so many decisions; the lines that were heard. */
async function listen({ act, heard, last }: Awaited<ReturnType<typeof sit>>, most: number) {
  const lines = () => heard.filter((message) => message.type === 'said')
  for (let done = 0; done < most && lines().length === 0 && !last()?.over; done += 1) await act()
  await vi.waitFor(() => expect(lines()).not.toEqual([]), 3_000).catch(() => {})
  return lines()
}

test('residents speak, in the language of the page, once, and are remembered', async () => {
  const device = new Device()
  const { house } = await openHouse(device)
  const { id } = await house.openTable(WISH)
  const robin = await sit(house, id, 'de')
  const [first] = await listen(robin, 60)
  const { lines } = read<Record<string, TalkTexts>>('talk.de.json')['nottingham']!
  const { seat, phrase, text, number } = first!
  expect([1, 2]).toContain(seat)
  expect(number).toBe(1)
  expect(text).not.toBe('')
  if (!phrase.includes(' ')) expect(text).toBe(lines[phrase])
  await robin.leave()
  const kept = device.kept.get(id)?.said ?? []
  expect(kept[0]).toMatchObject({ number, seat, phrase })
  expect(new Set(kept.map((line) => line.phrase.split(' ')[0])).size).toBe(kept.length)

  const later = await openHouse(device) // the page was loaded again
  const again = await sit(later.house, id, 'it')
  const told = () => again.heard.filter((message) => message.type === 'said')
  await vi.waitFor(() => expect(told().map((line) => line.number)).toContain(1))
  expect(told()[0]).toMatchObject({ seat, phrase })
  expect(told()[0]!.text).not.toBe(text)
  await again.leave()
}, 60_000)

test('residents are silent where one does not want to hear them', async () => {
  const { house } = await openHouse()
  const { id } = await house.openTable({ ...WISH, chat: false })
  const robin = await sit(house, id)
  expect(await listen(robin, 15)).toEqual([])
  await robin.leave()
}, 60_000)
