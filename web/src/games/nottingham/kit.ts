/** Nottingham for the page: its board, its words, and how things move and sound. */
import type { Kit } from '../kit'
import { words } from '../../words/words.svelte'
import type { Table } from '../../table.svelte'
import { ask, look, name } from './actions'
import { flights, sound } from './flights'
import Hand from './Hand.svelte'
import Others from './Others.svelte'
import Reference from './Reference.svelte'
import Scene from './Scene.svelte'
import { stands } from './stands'
import { isEventName, person, reader, taleOf } from './tale'
import Token from './Token.svelte'
import { isKind, isTask, viewOf, type NottinghamView } from './view'

const w = () => words.of('nottingham')

function heading(table: Table): string {
  const view = viewOf(table)
  const who = reader(table)
  return w().heading[view.phase]({
    phase: view.phase,
    yours: table.seat !== null && view.actors.includes(table.seat),
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
  words: 'nottingham',
  Others,
  Scene,
  Hand,
  Token,
  Reference,
  tell: (event, who) => (isEventName(event.event) ? w().tell[event.event](taleOf(event, who)) : null),
  name,
  look,
  gather: (place) => {
    const thing = place.split(' ')[1]
    return isKind(thing) ? w().cards[thing] : isTask(thing) ? w().tasks[thing] : null
  },
  ask,
  stands: (_, before, now) => stands(before.view as unknown as NottinghamView, now.view as unknown as NottinghamView),
  heading,
  flights,
  sound,
  // A sprung ambush has a scene of its own on the board.
  isTheatre: ({ event }) => event === 'over',
  line: ({ line, kind, count, task }) => {
    if (line === 'winnings' && isKind(kind)) return w().line.winnings(kind, Number(count))
    return isTask(task) ? w().line.task(task) : line
  },
  decided: (by) => w().decided[by] ?? by,
}
