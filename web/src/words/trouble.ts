/** What went wrong, in the reader's language. */
import type { Problem } from '../wire/messages'
import { RequestFailed } from '../wire/requests'
import { words } from './words.svelte'

type Trouble = Pick<Problem, 'why' | 'reason' | 'about'> & { status?: number }

export function troubleInWords(trouble: Trouble): string {
  const errors = words.house.errors
  if (trouble.status === 0) return errors.away({})
  const sentence = errors[trouble.reason]
  return sentence ? sentence(trouble.about) : trouble.why
}

/** For requests: what to show when one failed. Anything else is a mistake of ours, and goes on. */
export function failureInWords(error: unknown): string {
  if (error instanceof RequestFailed) return troubleInWords(error.problem)
  throw error
}
