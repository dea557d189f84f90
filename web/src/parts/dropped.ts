/** A log that somebody chose on this device. It stays for as long as the tab is open. */

import { ownName } from '../wire/site'
import { TITLE } from './loghead'

/** The id under which it is looked at. */
export const DROPPED = '~log'
const KEPT = ownName('sherwood.log')
const LARGEST = 2_000_000 // bytes, many times the longest game

let held = ''

/** Take a file; whether it is a log. */
export async function dropLog(file: File): Promise<boolean> {
  if (file.size > LARGEST) return false
  const text = (await file.text()).replaceAll('\r\n', '\n')
  if (text.split('\n', 1)[0]?.trim() !== TITLE) return false
  held = text
  try {
    sessionStorage.setItem(KEPT, text)
  } catch {
    // A browser that keeps nothing shows it all the same, until the page is loaded again.
  }
  return true
}

export function droppedLog(): string {
  try {
    return held || (sessionStorage.getItem(KEPT) ?? '')
  } catch {
    return held
  }
}
