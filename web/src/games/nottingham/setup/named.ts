/** What the things in the box of Nottingham are called. */
import { words } from '../../../words/words.svelte'
import { isKind, isTask } from '../view'

export function nameOf(thing: string): string | undefined {
  const { cards, tasks } = words.of('nottingham/words')
  return isKind(thing) ? cards[thing] : isTask(thing) ? tasks[thing] : undefined
}
