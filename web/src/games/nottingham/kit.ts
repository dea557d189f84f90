/** Nottingham for the page: its board, its words, and how things move and sound. */
import type { Kit } from '../kit'
import { words } from '../../words/words.svelte'
import type { Table } from '../../table.svelte'
import { ask, brief, isPlate, look, name } from './actions'
import { flights, sound } from './flights'
import Hand from './Hand.svelte'
import Others from './Others.svelte'
import { outlook } from './outlook'
import Reference from './Reference.svelte'
import Scene from './Scene.svelte'
import { stands } from './stands'
import { GIST, together } from './story'
import { person, reader, taleOf } from './tale'
import Token from './Token.svelte'
import { touch } from './touch'
import { asNottingham, isNottinghamEvent, isNottinghamLine, viewOf } from './view'

const NOES = ['refuse', 'yield', 'pass', 'hold']

const w = () => words.of('nottingham/words')

function heading(table: Table): string {
  const view = viewOf(table)
  const who = reader(table)
  return w().heading[view.phase]({
    phase: view.phase,
    yours: table.seat !== null && view.actors.includes(table.seat),
    isBare: table.shown?.legal.length === 1,
    active: person(view.active, who),
    target: person(view.target, who),
    asked: person(view.asked, who),
    revealed: view.revealed,
    laid: view.laid,
    number: view.track.number ?? 0,
    actors: view.actors.map((seat) => person(seat, who)),
  })
}

export const kit: Kit = {
  Others,
  Scene,
  fits: () => true,
  Hand,
  Token,
  Reference,
  tell: (event, who) =>
    isNottinghamEvent(event) ? w().tell[event.event](taleOf(event, who)) : null,
  opens: ({ event, seat = -1 }) => (event === 'turn' ? [seat] : null),
  gist: GIST,
  together,
  hasNotes: (table) => viewOf(table).seats.some(({ remembered }) => remembered),
  touch,
  name,
  outlook,
  isNo: ({ verb }) => NOES.includes(verb),
  brief,
  isPlate,
  isListed: () => false, // everything lies somewhere on the board
  look,
  ask,
  stands: (_, before, now) => stands(asNottingham(before.view), asNottingham(now.view)),
  heading,
  flights,
  sound,
  // A sprung ambush has a scene of its own on the board.
  isTheatre: ({ event }) => event === 'over',
  isScene: ({ event }) => event === 'spring',
  line: (line) => {
    if (!isNottinghamLine(line)) return line.line
    if (line.line === 'task') return w().line.task(line.task)
    return w().line.winnings(line.kind, line.count)
  },
  decided: (by) => w().decided[by] ?? by,
}
