/** What a choice will do, in words: the engine tells the facts, and nothing here knows a rule. */
import type { Choice } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { isSheriffChoice } from './view'

export function outlook(choice: Choice): string | null {
  if (!isSheriffChoice(choice)) return null
  const w = words.of('sheriff/outlook')
  const { draws, seized = 0, if_opened } = choice.outlook
  if (draws) return w.draws(draws)
  if (if_opened === undefined) return null
  return seized > 0 ? w.costs(-if_opened, seized) : w.gains(if_opened)
}
