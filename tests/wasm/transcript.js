/* A game written down by a WebAssembly module, as transcript.py writes it down by native rules. */
import { Audience } from '../../web/src/local/audience.ts'
import { bytesOf } from '../../web/src/parts/key.ts'
import { candidates, choose, isUnderWay, judge, rollOut, weightsOf } from '../../web/src/local/bots.ts'

const [CLOSELY, DEEPLY, WRONGLY] = [16, 128, 32]
const [WORLDS, TRIED] = [2, 3]
const REFUSALS = { not_legal: 'NOT_LEGAL', not_your_turn: 'NOT_YOUR_TURN', game_over: 'GAME_OVER' }
const NO_FLAW = -1
const OPENING = '{"game":"any"'
const letters = new TextEncoder()

export class Transcript {
  constructor(module, played) {
    this.module = module
    this.played = played
    this.chance = played.seed
    this.key = bytesOf(played.key)
    this.bots = Object.keys(module.manifest.characters).sort()
    this.weights = Object.fromEntries(this.bots.map((bot) => [bot, weightsOf(module, bot)]))
    this.audience = new Audience(module, played.players)
    this.text = new Uint8Array(1 << 16)
    this.length = 0
    this.decisions = 0
  }

  /** A number from 0 on. */
  below(count) {
    this.chance = (this.chance * 48271) % 2147483647
    return this.chance % count
  }

  bytes(bytes) {
    const length = this.length + bytes.length
    if (length > this.text.length) {
      const more = new Uint8Array(2 * length)
      more.set(this.text)
      this.text = more
    }
    this.text.set(bytes, this.length)
    this.length = length
  }

  numbers(...numbers) {
    this.bytes(new Uint8Array(Int32Array.of(numbers.length, ...numbers).buffer))
  }

  wide(numbers) {
    this.bytes(new Uint8Array(numbers.buffer))
  }

  /** Play the game; all that was written down. */
  write() {
    const { players, options, edition, most } = this.played
    const own = edition && this.module.checked(edition)
    this.numbers(NO_FLAW)
    const table = this.module.setUp(players, options, this.key, own)
    let around = this.module.look(table)
    for (; around.actors && this.decisions < most; this.decisions += 1)
      around = this.decide(table, around)
    const { winners, points } = this.module.outcome(table, players)
    this.numbers(winners, ...points)
    this.bytes(table)
    this.show(table, this.module.manifest.numbers.OPEN)
    if (!around.actors) this.bytes(letters.encode(this.module.ending(table)))
    return this.text.subarray(0, this.length)
  }

  decide(table, around) {
    const { module, played, decisions } = this
    let { legal } = around
    this.around(around)
    const seats = [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (around.actors >> seat) & 1)
    const seat = seats[this.below(seats.length)]
    const closely = decisions % CLOSELY === 0
    if (seat !== around.next || closely) {
      legal = module.legal(table, seat)
      this.numbers(seat, ...legal)
    }
    if (closely) this.lookClosely(table, seat, legal)
    if (played.deep && decisions % DEEPLY === DEEPLY / 2) {
      this.search(table, seat)
      this.playOut(table)
    }
    if (decisions % WRONGLY === 1) this.doWrongly(table, seats, seat, legal)
    const choice = this.choose(table, seat, legal, closely)
    const before = closely ? table.slice() : table
    const after = module.play(table, seat, choice)
    if (closely) this.film(before, table, seat, choice)
    return after
  }

  /** Who may act, who is next, and what that seat may choose from, as a look around packs it. */
  around({ actors, next, legal }) {
    this.bytes(new Uint8Array(Int32Array.of(actors | (next << 8) | (legal.length << 16)).buffer))
    this.bytes(new Uint8Array(Int16Array.from(legal).buffer))
  }

  choose(table, seat, legal, closely) {
    const choice = legal[this.below(legal.length)]
    if (!this.played.led && !closely) return choice
    const bot = this.ask(table, seat, this.bots[this.below(this.bots.length)])
    return this.played.led && this.below(4) ? bot : choice
  }

  doWrongly(table, seats, seat, legal) {
    const { actions, numbers } = this.module.manifest
    const wrong = actions.findIndex((_, action) => !legal.includes(action))
    const tried = [
      [seat, wrong],
      [seats.at(-1) + 1, legal[0]],
    ]
    for (const [actor, action] of tried) {
      const refusal = REFUSALS[this.module.play(table, actor, action)]
      this.numbers(refusal ? numbers[refusal] : 0)
    }
  }

  film(before, table, seat, action) {
    const moments = table[this.module.field('table', 'moments').at]
    const reel = this.module.film(before, seat, action, moments)
    this.numbers(moments)
    this.bytes(reel)
    this.watch(table, { reel, opening: OPENING })
  }

  lookClosely(table, seat, legal) {
    const { module, played } = this
    this.bytes(table)
    const viewer = this.below(played.players + 1) + module.manifest.numbers.SPECTATOR
    this.show(table, viewer)
    const hidden = module.hidden(table, seat)
    this.bytes(hidden)
    this.bytes(module.guessed(table, viewer, this.key))
    this.numbers(
      module.safe(hidden, seat),
      module.lastWord(table),
      module.talks(table),
      module.proposed(table, seat),
      Number(module.quiet(hidden, seat, legal[0])),
      Number(isUnderWay(module, table, seat)),
      ...module.scores(table, played.players),
    )
    for (let other = 0; other < played.players; other += 1) {
      const beliefs = judge(module, table, seat, other, this.weights.steady)
      if (beliefs) this.wide(Float64Array.from(Object.values(beliefs)))
    }
    this.watch(table)
  }

  show(table, viewer) {
    const { text, events } = this.module.written(table, viewer)
    const whole = letters.encode(`{${text}`)
    this.numbers(viewer, whole.length - letters.encode(`,${events}`).length, whole.length)
    this.bytes(whole)
  }

  watch(table, film) {
    const { saw, written } = this.audience.look(table, { film })
    this.numbers(saw, ...this.audience.versions)
    for (const { text } of written.values()) this.bytes(letters.encode(`{${text}`))
  }

  ask(table, seat, bot) {
    const seed = BigInt(this.played.seed)
    const action = choose(this.module, table, seat, this.weights[bot], seed)
    this.numbers(action)
    return action
  }

  search(table, seat) {
    const { module, key } = this
    const { steady } = this.weights
    const found = candidates(module, table, seat, steady, BigInt(this.played.seed))
    this.numbers(...found.map((one) => one.action))
    this.wide(BigInt64Array.from(found, (one) => BigInt(one.course)))
    this.wide(Float64Array.from(found, (one) => one.worth))
    const tried = found.slice(0, TRIED)
    const results = new Float64Array(WORLDS * tried.length)
    const run = { seat, key, first: 0, count: results.length }
    rollOut(module, module.hidden(table, seat), tried, steady, run, results)
    this.wide(results)
  }

  playOut(table) {
    const copy = table.slice()
    this.numbers(this.module.playOut(copy, BigInt(this.played.seed)))
    this.bytes(copy)
  }
}

/** What a transcript comes down to. */
export const digestOf = async (module, played) => {
  const digest = await crypto.subtle.digest('SHA-256', new Transcript(module, played).write())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
