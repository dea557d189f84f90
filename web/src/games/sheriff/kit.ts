/** Sheriff of Nottingham for the page. */
import type { Table } from '../../table.svelte'
import { words } from '../../words/words.svelte'
import type { Kit, Sound } from '../kit'
import { deskOf } from './desk.svelte'
import { flightsOf } from './flights'
import Hand from './Hand.svelte'
import { nameOf, question } from './names'
import Others from './Others.svelte'
import { outlook } from './outlook'
import Reference from './Reference.svelte'
import Scene from './Scene.svelte'
import Side from './Side.svelte'
import { stands } from './stands'
import { GIST, opens, together } from './story'
import Token from './Token.svelte'
import { touch } from './touch'
import { readIn } from './verdict'
import { lines, voices } from './voices.svelte'
import { asSheriff, bagOf, isSheriffEvent, isSheriffLine, total, viewOf } from './view'

/** Their neighbours in the story say the same and more. */
const UNTOLD = new Set(['aside'])

/** What is picked in the hand or composed in the scene. */
const COMPOSED = new Set([
  'set_aside',
  'load',
  'close',
  'lay',
  'about',
  'add_gold',
  'add_good',
  'add_from_bag',
  'add_later',
  'add_promise',
  'and_open',
  'and_pass',
  'no_other',
  'offer',
  'demand',
])
/** What the scene says itself, with its words: on tags for the bag, on signs, at offers, at the demand. */
const IN_THE_SCENE = new Set(
  'declare call pass open wave refuse withdraw accept refuse_demand'.split(' '),
)
/** Of that, what there is but one of: signs and offers of many bags have no key, which would be another one each time. */
const WITH_A_KEY = new Set('declare withdraw accept refuse_demand'.split(' '))
/** What one says who wants no more of it. */
const NOES = new Set(['done', 'refuse_demand'])
const FINAL = new Set(['open'])
const MAIN = new Set(['draw', 'pass', 'declare'])

/** The hand on the clasp, and contraband that is turned up at the end. */
const SCENES = new Set('open over turn_up'.split(' '))

const SOUNDS: Record<string, Sound> = {
  round: 'drum',
  aside: 'card',
  take: 'card',
  draw: 'card',
  lay: 'card',
  load: 'card',
  close: 'bag',
  declare: 'card',
  call: 'drum',
  offer_for_passing: 'coin',
  offer_for_opening: 'coin',
  demand: 'drum',
  refuse: 'bag',
  refuse_demand: 'bag',
  open: 'creak',
  reveal: 'alarm',
  gold: 'coin',
  good: 'card',
  pay: 'card',
  break_pass: 'alarm',
  break_closed: 'alarm',
  break_gold: 'alarm',
  break_words: 'alarm',
  break_bag: 'alarm',
  over: 'win',
}

/** Who waits for whom at the gate. */
function atTheGate(table: Table): string {
  const w = words.of('sheriff/words').heading
  const view = viewOf(table)
  const sheriff = table.names[view.sheriff] ?? '?'
  if (table.seat === view.sheriff) return w.gateSheriff
  const own = bagOf(view, table.seat)
  if (!view.actors.includes(table.seat ?? -1)) return w.gateWait(sheriff)
  if (own?.demand) return w.gateAsked(sheriff)
  return own ? w.gateOwn(sheriff) : w.gateOther(sheriff)
}

/** At the gate the sheriff decides, and whoever is asked answers; others may say something. */
function awaited(table: Table): number[] {
  const { gate, sheriff } = viewOf(table)
  if (!gate) return table.waitingFor
  const asked = gate.bags.filter(({ demand }) => demand).map(({ merchant }) => merchant)
  return table.waitingFor.filter((seat) => seat === sheriff || asked.includes(seat))
}

function heading(table: Table): string {
  const w = words.of('sheriff/words').heading
  const view = viewOf(table)
  const name = (seat: number | null | undefined) => table.names[seat ?? -1] ?? '?'
  const me = table.seat
  const sheriff = me === view.sheriff
  switch (view.phase) {
    case 'market':
      if (view.active !== me) return w.marketOther(name(view.active))
      return view.may_set_aside > 0 ? w.market : w.draw
    case 'lay':
      return view.active === me ? w.lay : w.layOther(name(view.active))
    case 'load':
      return view.seats[me ?? -1]?.loading ? w.load : w.loadWait
    case 'declare':
      return view.active === me ? w.declare : w.declareOther(name(view.active))
    case 'gate':
      return atTheGate(table)
    case 'debt':
      if (view.debt?.debtor === me) return w.debt(name(view.debt?.creditor), view.debt?.gold ?? 0)
      return w.debtOther(name(view.debt?.debtor), name(view.debt?.creditor))
    case 'seizure':
      return sheriff ? w.seizure : w.seizureOther(name(view.sheriff))
    default:
      return w.over
  }
}

/** While cards are picked, what can be done with them takes the place of drawing alone. */
const picks = (table: Table): boolean => total(deskOf(table).picked) > 0

export const kit: Kit = {
  Others,
  Scene,
  fits: (table) => viewOf(table).phase === 'gate',
  Hand,
  Side,
  Token,
  Reference,
  tell: (event, who) => {
    if (!isSheriffEvent(event) || (UNTOLD.has(event.event) && who.you(event.seat))) return null
    return words.of('sheriff/words').tell(event, who)
  },
  opens,
  gist: GIST,
  together,
  touch,
  name: nameOf,
  outlook,
  // Cards are picked in the hand, and deals composed in the scene.
  isListed: ({ verb }, table) =>
    !COMPOSED.has(verb) && !IN_THE_SCENE.has(verb) && !(verb === 'draw' && picks(table)),
  isPlate: ({ verb }) => IN_THE_SCENE.has(verb),
  isKeyless: ({ verb }) => COMPOSED.has(verb) || (IN_THE_SCENE.has(verb) && !WITH_A_KEY.has(verb)),
  isNo: ({ verb }) => NOES.has(verb),
  look: ({ verb }) => (FINAL.has(verb) ? 'danger' : MAIN.has(verb) ? 'main' : 'usual'),
  ask: question,
  stands: (steps, before, now) =>
    stands(steps, asSheriff(before.view), asSheriff(now.view), now.seat ?? -1),
  heading,
  awaited,
  flights: (event, table) => (isSheriffEvent(event) ? flightsOf(event, viewOf(table)) : []),
  sound: ({ event }) => SOUNDS[event] ?? null,
  // An opened bag has a scene of its own on the board: it shakes before it opens.
  isTheatre: ({ event }) => event === 'over',
  isScene: ({ event }) => SCENES.has(event),
  // Between the hand on the clasp and what comes of it.
  contents: (event) => (isSheriffEvent(event) ? readIn(event) : 0),
  line: (line) => {
    const w = words.of('sheriff/words')
    if (!isSheriffLine(line)) return line.line
    if (line.line === 'king') return w.kingOf(line.good)
    if (line.line === 'queen') return w.queenOf(line.good)
    return line.line === 'gold' ? w.sheet.gold : w.sheet.goods(line.count, line.good)
  },
  voices,
  lines,
  decided: (by) => words.of('sheriff/words').decided[by] ?? by,
}
