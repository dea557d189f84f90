/** Links and codes by which a seat gets to another device. */
import type { Claim } from '../wire/messages'
import { digitsOf as hexOf, randomBytes } from './key.ts'

const BYTES_OF_ID = 16

/** The secret stands behind a #, which a browser keeps to itself: no server and no log sees it. */
export const linkTo = (secret: string): string => new URL(`/seat#${secret}`, location.origin).href

/** `4711483920` as one reads it aloud: `4711 483 920`. */
export const grouped = (code: string): string =>
  code.replace(
    /^(\d{4})?(\d{3})(\d{3})$/,
    (_, mark: string | undefined, one: string, two: string) =>
      [mark, one, two].filter(Boolean).join(' '),
  )

/** What was typed, without what makes it easier to read. */
export const digitsOf = (text: string): string => text.replace(/[\s.-]/g, '')

/** Whether something that was typed is a whole code. */
export const isCode = (text: string): boolean => /^\d{10}$/.test(digitsOf(text))

/** What somebody brings: the end of a link, or a code; at a table its last six digits are enough. */
export function claimOf(text: string, table = ''): Claim | null {
  const digits = digitsOf(text)
  if (isCode(text)) return { code: digits }
  if (/^\d{6}$/.test(digits)) return table ? { code: digits, table } : null
  const secret = /([A-Za-z0-9_-]{20,64})$/.exec(text.trim())?.[1]
  return secret ? { secret } : null
}

/** What this device draws so that it can ask again, should an answer be lost before it has a cookie. */
export const requestId = (): string => hexOf(randomBytes(BYTES_OF_ID))

/** Whether this address means nothing on another device. */
export const isOnlyHere = (): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
