/** Actions in words: what a button says, how it looks, and what is asked before something final. */
import type { Table } from '../../table.svelte'
import type { Choice } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { reader, trapOf } from './tale'
import {
  facts,
  isNottinghamChoice,
  viewOf,
  type Kind,
  type NottinghamView,
  type Task,
} from './view'

const MANY = 7 // cards that are better not laid down by a slip

/** What a task is worth to whoever does it next. */
function worthOf(task: Task, view: NottinghamView): number {
  const { points, done } = view.tasks[task]
  return points[done.length === 0 ? 0 : 1]
}

/** Which kinds would do for a task, but are kept when it is done with these. */
function sparedBy(task: Task, kinds: readonly Kind[], table: Table): Kind[] {
  const would = table.legal.flatMap((other) =>
    isNottinghamChoice(other) && other.verb === 'task' && other.args[0] === task
      ? (other.args.slice(1) as Kind[])
      : [],
  )
  return [...new Set(would)].filter((kind) => !kinds.includes(kind))
}

export function name(choice: Choice, table: Table): string {
  const act = words.of('nottingham/words').act
  const view = viewOf(table)
  if (!isNottinghamChoice(choice)) return choice.text
  const { verb, args } = choice
  const player = (seat: number) => reader(table).name(seat)
  switch (verb) {
    case 'take':
      return act.take(view.revealed)
    case 'buy':
    case 'ambush':
    case 'barter':
    case 'refuse':
    case 'defend':
    case 'yield':
    case 'pass':
    case 'hold':
      return act[verb]
    case 'show_hand':
      return act.show
    case 'steal':
    case 'rob':
    case 'raid':
      return act[verb](player(args[0]))
    case 'offer':
      return act.offer(args[0], args[1] ?? null)
    case 'accept':
      return act.accept(player(args[0]), view.seats[args[0]]?.offer ?? [])
    case 'seize':
      return act.seize(args[0], player(view.target ?? -1))
    case 'keep':
    case 'spring':
      return act[verb](trapOf(args[0], reader(table)))
    case 'lay':
      return act.lay(args[1], args[0], view.values[args[1]])
    case 'task': {
      const [task, ...kinds] = args
      const spared = sparedBy(task, kinds, table)
      return spared.length > 0 && spared.length < kinds.length
        ? act.taskWithout(task, spared)
        : act.task(task, kinds, worthOf(task, view))
    }
    case 'discard':
      return act.discard(args[0])
  }
}

/** The areas whose choices are plates beside the card: what can be said at once. */
const PLATES = ['revealed', 'offers', 'answer', 'exchange']

export const isPlate = ({ place }: Choice): boolean => PLATES.includes(place)

export function brief(choice: Choice): string {
  const said = words.of('nottingham/words').brief
  return isNottinghamChoice(choice) ? (said[choice.verb] ?? '') : ''
}

const ATTACKS = ['steal', 'rob', 'raid', 'spring']
const MAIN = ['take', 'lay', 'task', 'accept', 'keep', 'defend']

export function look({ verb }: Choice): 'main' | 'danger' | 'usual' {
  return ATTACKS.includes(verb) ? 'danger' : MAIN.includes(verb) ? 'main' : 'usual'
}

/** Seldom: a pass while a task could be done, a task of many cards, a card thrown out of a set. */
export function ask(choice: Choice, table: Table): string | null {
  const asks = words.of('nottingham/words').ask
  const view = viewOf(table)
  if (!isNottinghamChoice(choice)) return null
  const { verb, args } = choice
  if (verb === 'pass') return table.at('task').length > 0 ? asks.pass : null
  if (verb === 'task') {
    const cards = facts().task_cards[args[0]]
    return cards >= MANY ? asks.task(cards, worthOf(args[0], view)) : null
  }
  if (verb !== 'discard') return null
  const held = view.seats[table.seat ?? -1]?.hand?.[args[0]] ?? 0
  return held >= facts().smallest_set ? asks.discard(args[0], held) : null
}
