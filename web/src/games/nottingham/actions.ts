/** Actions in words: what a button says, how it looks, and what is asked before something final. */
import type { Table } from '../../table.svelte'
import type { Choice } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { reader, trapOf } from './tale'
import { isKind, isTask, seatOf, viewOf, type Kind, type NottinghamView } from './view'

const LARGE_TASK = 7 // cards that are better not laid down by a slip
const SET = 3

/** An action taken apart: its verb and what follows it. */
interface Said {
  verb: string
  rest: string[]
  kinds: Kind[]
}

function read(text: string): Said {
  const [verb = '', ...rest] = text.split(' ')
  return { verb, rest, kinds: rest.filter(isKind) }
}

/** What a task is worth to who does it next, and how many cards it takes. */
function taskOf({ rest, kinds }: Said, view: NottinghamView) {
  const task = isTask(rest[0]) ? rest[0] : 'each'
  const { points, done } = view.tasks[task]
  const cards = { each: 7, five: 5, four_pairs: 8, three_pairs: 6 }[task]
  return { task, kinds, worth: points[done.length === 0 ? 0 : 1], cards }
}

export function name({ text }: Choice, table: Table): string {
  const act = words.of('nottingham').act
  const view = viewOf(table)
  const said = read(text)
  const last = said.rest.at(-1) ?? ''
  const [kind = 'copper', second = null] = said.kinds
  const player = table.names[seatOf(last)] ?? last
  switch (said.verb) {
    case 'take':
      return act.take(view.revealed)
    case 'buy':
    case 'ambush':
    case 'barter':
    case 'show':
    case 'refuse':
    case 'defend':
    case 'yield':
    case 'pass':
    case 'hold':
      return act[said.verb]
    case 'steal':
    case 'rob':
    case 'raid':
      return act[said.verb](player)
    case 'offer':
      return act.offer(kind, second)
    case 'accept':
      return act.accept(player, view.seats.find((seat) => seat.colour === last)?.offer ?? [])
    case 'seize':
      return act.seize(kind, table.names[view.target ?? -1] ?? '?')
    case 'keep':
    case 'spring':
      return act[said.verb](trapOf(last, reader(table)))
    case 'lay':
      return act.lay(kind, Number(said.rest[0]), view.values[kind])
    case 'task': {
      const { task, kinds, worth } = taskOf(said, view)
      return act.task(task, kinds, worth)
    }
    case 'discard':
      return act.discard(kind)
    default:
      return text
  }
}

const ATTACKS = ['steal', 'rob', 'raid', 'spring']
const MAIN = ['take', 'lay', 'task', 'accept', 'keep', 'defend']

export function look({ text }: Choice): 'main' | 'danger' | 'usual' {
  const { verb } = read(text)
  return ATTACKS.includes(verb) ? 'danger' : MAIN.includes(verb) ? 'main' : 'usual'
}

/** Seldom: a pass while a task could be done, a task of many cards, a card thrown out of a set. */
export function ask({ text }: Choice, table: Table): string | null {
  const asks = words.of('nottingham').ask
  const view = viewOf(table)
  const said = read(text)
  if (said.verb === 'pass') return table.at('task').length > 0 ? asks.pass : null
  if (said.verb === 'task') {
    const { cards, worth } = taskOf(said, view)
    return cards >= LARGE_TASK ? asks.task(cards, worth) : null
  }
  const [kind] = said.kinds
  if (said.verb !== 'discard' || !kind) return null
  const held = view.seats[table.seat ?? -1]?.hand?.[kind] ?? 0
  return held >= SET ? asks.discard(kind, held) : null
}
