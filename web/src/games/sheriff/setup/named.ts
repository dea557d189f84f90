/** What the things in the box of Sheriff of Nottingham are called. */
import { words } from '../../../words/words.svelte'
import { GOODS } from '../view'

export function nameOf(thing: string): string | undefined {
  const good = GOODS.find((one) => one === thing)
  return good && words.of('sheriff/words').goods[good].name
}
