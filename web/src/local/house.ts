/** The tables on this device, and all that a page asks about them. */
import { digitsOf, randomBytes } from '../parts/key.ts'
import type {
  AddBot,
  Catalogue,
  FromClient,
  GameInfo,
  Language,
  NewTable,
  Problem,
  Reason,
  SitDown,
  Story,
  Words,
  TableInfo,
  ToClient,
  View,
} from '../wire/messages.ts'
import type { Archive } from './archive.ts'
import { WrongFigure } from './blank.ts'
import { optionsOf } from './head.ts'
import { Keeper } from './keeper.ts'
import { leisureAt } from './schedule.ts'
import { scriptOf, tableOf } from './lesson.ts'
import { writeLog } from './log.ts'
import { SPECTATOR } from './match.ts'
import type { Modules } from './modules.ts'
import { MARK } from './post.ts'
import { infoOf } from './info.ts'
import { Room, timeNow, type Guest } from './room.ts'
import { parted } from './residents.ts'
import type { KeptGame, KeptSeat, StorageTrouble, Store } from './store.ts'
import { lookBack, tell } from './story.ts'
import type { FindPhrasebook } from './talk.ts'

/** Something that cannot be done, and why. */
export class LocalRefusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly about: Problem['about'] = {},
  ) {
    super(reason)
  }
}

const BYTES_OF_ID = 9
const BYTES_OF_SECRET = 32

export class LocalHouse {
  readonly #rooms = new Map<string, Promise<Room>>()
  /** Tables that were opened here and that no page has looked at yet. */
  readonly #fresh = new Set<string>()
  /** The next game of each that is over, while it is being opened. */
  readonly #rematches = new Map<string, Promise<TableInfo>>()
  readonly #keeper: Keeper

  constructor(
    readonly modules: Modules,
    readonly catalogue: () => Promise<Catalogue>,
    readonly archive: Archive,
    complain: (trouble: StorageTrouble | null) => void,
    readonly store: Store,
    readonly phrasebookOf: FindPhrasebook,
  ) {
    this.#keeper = new Keeper(store, complain)
  }

  /** The printed figure with which one cannot play; null: one can play with all of them. */
  async tryEdition(game: string, figures: unknown): Promise<string | null> {
    const { module } = await this.modules.newest(game)
    try {
      module.checked(figures)
      return null
    } catch (error) {
      if (error instanceof WrongFigure) return error.figure
      throw error
    }
  }

  // ---- tables

  async openTable(wish: NewTable): Promise<TableInfo> {
    const { module, kept } = await this.modules.newest(wish.game)
    const { games, lessons } = await this.catalogue()
    const lesson = lessons[wish.game]?.[wish.lesson ?? '']
    const { edition, ...wished } = wish.options ?? {}
    const chosen = { ...optionsForPeople(games, wish.game), ...wished }
    const options = edition ? { ...chosen, edition: module.checked(edition) } : chosen
    const bots = lesson?.bots ?? wish.bots ?? []
    const game: KeptGame = {
      id: `${MARK}${digitsOf(randomBytes(BYTES_OF_ID))}`,
      wish: { ...wish, options: lesson?.options ?? options },
      seats: Array.from({ length: wish.players }, (_, seat) => ({
        name: bots[seat] ? ' ' : '',
        bot: bots[seat] || null,
      })),
      state: 'waiting',
      rules: module.manifest.rules,
      module: module.manifest.state,
      secret: lesson?.secret ?? digitsOf(randomBytes(BYTES_OF_SECRET)),
      contributions: lesson ? bots.map(() => '') : [],
      pledges: [],
      position: lesson?.position ?? null,
      laid: lesson ? tableOf(lesson) : null,
      rows: [],
      created_at: timeNow(),
      started_at: null,
      ended_at: null,
      previous: null,
      rematch: null,
    }
    const free = game.seats.find((seat) => seat.bot === null)
    if (wish.sit && free) free.name = wish.sit.name
    parted(game, games)
    this.#keeper.keepModule(kept)
    this.#fresh.add(game.id)
    const room = await this.#roomFor(game, module)
    this.#rooms.set(game.id, Promise.resolve(room))
    this.#keeper.keep(game)
    return wish.start ? this.startGame(game.id) : room.info
  }

  async getTables(): Promise<TableInfo[]> {
    const games = await this.#keeper.games()
    const known = games.toSorted((one, other) => other.created_at - one.created_at)
    const { colours } = await this.catalogue()
    return known.map((game) => infoOf(game, colours))
  }

  async getTable(id: string): Promise<TableInfo> {
    return (await this.#room(id)).info
  }

  /** Before the game anybody sits down anywhere; later people change how they play. */
  async sitDown(id: string, seat: number, { name, says_no }: SitDown): Promise<TableInfo> {
    const { game, ours } = await this.#room(id)
    if (game.state === 'playing' && ours.includes(seat))
      return this.#change(id, ({ seats }) => instruct(seats[seat], says_no))
    return this.#arrange(id, seat, (game, place) => {
      if (game.seats.some((one) => one !== place && one.bot === null && one.name === name))
        throw new LocalRefusal('name_taken', { name })
      place.name = name
      place.bot = null
      instruct(place, says_no)
    })
  }

  /** Before the game a seat gets free; a game that goes on stays here until one comes back. */
  async standUp(id: string, seat: number): Promise<TableInfo> {
    const room = await this.#room(id)
    if (room.game.state !== 'waiting') return room.info
    return this.#arrange(id, seat, (_, place) => (place.name = ''))
  }

  async addBot(id: string, seat: number, { level }: AddBot): Promise<TableInfo> {
    return this.#arrange(id, seat, (_, place) => {
      place.name = ' '
      place.bot = level
    })
  }

  async removeBot(id: string, seat: number): Promise<TableInfo> {
    return this.#arrange(id, seat, (_, place) => {
      place.name = ''
      place.bot = null
    })
  }

  async setPace(id: string, seconds: number | null): Promise<TableInfo> {
    const { pace } = await this.catalogue()
    ;(await this.#room(id)).setPace(seconds ?? pace)
    return this.#change(id, ({ wish }) => (wish.bot_pace = seconds))
  }

  async startGame(id: string): Promise<TableInfo> {
    const room = await this.#room(id)
    if (room.game.state !== 'waiting') throw new LocalRefusal('started')
    if (room.game.seats.some((seat) => !seat.name)) throw new LocalRefusal('empty_seats')
    room.game.state = 'playing'
    const again = await this.#roomFor(room.game, room.module)
    again.begin()
    this.#rooms.set(id, Promise.resolve(again))
    this.#keeper.keep(room.game)
    this.#move(room, again)
    return again.info
  }

  /** The next game with the same people: one, however often it is asked for. */
  async rematch(id: string): Promise<TableInfo> {
    const { game } = await this.#room(id)
    const opened = game.rematch && (await this.#room(game.rematch).catch(() => null))
    if (opened) return opened.info
    const opening = this.#rematches.get(id) ?? this.#openRematch(id, game)
    this.#rematches.set(id, opening)
    return opening.finally(() => this.#rematches.delete(id))
  }

  async #openRematch(id: string, game: KeptGame): Promise<TableInfo> {
    const bots = game.seats.map((seat) => seat.bot)
    const next = await this.openTable({ ...game.wish, bots, sit: null, start: false })
    const room = await this.#room(next.id)
    game.seats.forEach((seat, at) => Object.assign(room.game.seats[at] ?? {}, seat))
    room.game.previous = id
    game.rematch = next.id
    this.#keeper.keep(game)
    return this.startGame(next.id)
  }

  /** Play a game on from one of its steps, in one of its seats and against bots. */
  async continueFrom(
    id: string,
    step: number,
    seat: number,
    name: string,
    level: string,
  ): Promise<TableInfo> {
    const { head, deeds } = this.archive.standing(id, step)
    const { game, players } = head
    const { module } = await this.modules.newest(game)
    if (module.manifest.rules !== head.rules) throw new LocalRefusal('other_rules')
    const options = optionsOf(head)
    const bots = head.names.map((_, at) => (at === seat ? null : level))
    const next = await this.openTable({ game, players, options, bots, sit: { name } })
    const room = await this.#room(next.id)
    const { secret, contributions, pledges, position } = head
    Object.assign(room.game, { secret, contributions, pledges, position, laid: head.laid })
    room.game.rows = deeds.map(([actor, action]) => {
      const text = room.module.manifest.actions[action] ?? ''
      return { seat: actor, text, by: 'bot', at: timeNow() }
    })
    return this.startGame(next.id)
  }

  async forgetTable(id: string): Promise<void> {
    const room = await this.#rooms.get(id)?.catch(() => null)
    room?.close() // or a bot would play on, and the game be kept again
    this.#rooms.delete(id)
    await this.#keeper.forget(id)
  }

  // ---- what was seen

  async getLog(id: string): Promise<string> {
    return writeLog((await this.#room(id)).match)
  }

  /** What was said with the proposals of a game. */
  async getWords(id: string): Promise<Words[]> {
    return (await this.#room(id)).game.words ?? []
  }

  async getStory(id: string, eyes: number | null): Promise<Story> {
    const { module, head, game } = await this.#room(id)
    return tell(module, head, game.started_at ?? 0, game.rows, eyes ?? SPECTATOR)
  }

  async getMoment(id: string, eyes: number | null, version: number): Promise<View> {
    const { module, head, game } = await this.#room(id)
    const seen = lookBack(module, head, game.rows, eyes ?? SPECTATOR, version)
    if (!seen) throw new LocalRefusal('unknown_moment')
    return seen
  }

  // ---- the live connection

  readonly #guests = new Map<Guest, Room>()

  async connect(
    id: string,
    language: Language,
    send: (message: ToClient) => void,
    lose: Guest['lose'] = () => {},
  ): Promise<Guest> {
    await this.#refresh(id)
    const room = await this.#room(id)
    const guest: Guest = { seat: SPECTATOR, language, send, lose }
    this.#guests.set(guest, room)
    room.welcome(guest)
    return guest
  }

  hear(guest: Guest, message: FromClient): void {
    this.#guests.get(guest)?.hear(guest, message)
  }

  /** Somebody leaves; what was done is written when this is done. */
  async disconnect(guest: Guest): Promise<void> {
    this.#guests.get(guest)?.leave(guest)
    this.#guests.delete(guest)
    await this.#keeper.done
  }

  /** Another page may have played on at a table that nobody looks at here. */
  async #refresh(id: string): Promise<void> {
    if (this.#fresh.delete(id)) return
    await this.#keeper.done
    const isOpen = [...this.#guests.values()].some((room) => room.game.id === id)
    if (!isOpen && !this.#keeper.isUnkept(id)) this.#rooms.delete(id)
  }

  #move(from: Room, to: Room): void {
    for (const [guest, room] of this.#guests)
      if (room === from) {
        from.leave(guest)
        this.#guests.set(guest, to)
        to.welcome(guest)
      }
  }

  // ---- how they are kept

  /** Change a seat before the game. */
  async #arrange(
    id: string,
    seat: number,
    change: (game: KeptGame, place: KeptGame['seats'][number]) => void,
  ): Promise<TableInfo> {
    const room = await this.#room(id)
    const place = room.game.seats[seat]
    if (!place) throw new LocalRefusal('unknown_seat')
    if (room.game.state !== 'waiting') throw new LocalRefusal('started')
    const { games } = await this.catalogue()
    return this.#change(id, (game) => {
      change(game, place)
      parted(game, games)
    })
  }

  /** Change what is kept of a table, and show it. */
  async #change(id: string, change: (game: KeptGame) => void): Promise<TableInfo> {
    const room = await this.#room(id)
    change(room.game)
    this.#keeper.keep(room.game)
    room.tell()
    room.reconsider()
    return room.info
  }

  #room(id: string): Promise<Room> {
    const known = this.#rooms.get(id)
    if (known) return known
    const found = this.#reopened(id)
    this.#rooms.set(id, found)
    found.catch(() => this.#rooms.delete(id))
    return found
  }

  /** A game that was kept goes on with the rules by which it began. */
  async #reopened(id: string): Promise<Room> {
    const game = await this.#keeper.game(id)
    if (!game) throw new LocalRefusal('unknown_table')
    const module = await this.modules.like(game, this.store)
    if (!module) throw new LocalRefusal('other_rules')
    if (game.rules !== module.manifest.rules) await this.#renew(game)
    const room = await this.#roomFor(game, module)
    if (game.state !== 'waiting' && !room.begin()) throw new LocalRefusal('other_rules')
    return room
  }

  /** A game that has not begun takes the newest rules. */
  async #renew(game: KeptGame): Promise<void> {
    const { kept } = await this.modules.newest(game.wish.game)
    game.rules = kept.manifest.rules
    game.module = kept.state
    this.#keeper.keepModule(kept)
    this.#keeper.keep(game)
  }

  async #roomFor(game: KeptGame, module: Room['module']): Promise<Room> {
    const { pace, patience, answer_time: answerTime, lessons } = await this.catalogue()
    const lesson = lessons[game.wish.game]?.[game.wish.lesson ?? '']
    const company = {
      bots: game.seats.map((seat) => seat.bot),
      pace: game.wish.bot_pace ?? pace,
      answerTime,
      saysNo: (seat: number) => !lesson && (game.seats[seat]?.says_no ?? false),
      script: lesson ? scriptOf(lesson, module.manifest.colours) : () => null,
    }
    const { glass, glass_once: once = false } = game.wish
    const rule =
      lesson || glass === 0
        ? null
        : {
            ...{ seconds: glass ?? patience, once, forAll: typeof glass === 'number' },
            leisure: leisureAt(company.pace),
          }
    const keep = (changed: KeptGame): void => this.#keeper.keep(changed)
    return new Room(game, module, company, keep, rule, this.phrasebookOf)
  }
}

/** The options that have another default where people play, as somebody does on every device. */
function optionsForPeople(games: readonly GameInfo[], name: string): Record<string, unknown> {
  const options = games.find((game) => game.name === name)?.options ?? []
  const others = options.filter((option) => option.for_people !== null)
  return Object.fromEntries(others.map((option) => [option.name, option.for_people]))
}

/** Whether the table says no for somebody; without a word it stays as it is. */
function instruct(place: KeptSeat | undefined, says_no: boolean | null | undefined): void {
  if (place && typeof says_no === 'boolean') place.says_no = says_no
}
