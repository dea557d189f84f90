/** The keyboard at a table. */
import type { Choosing } from './choosing.svelte'

/** What opens over or beside the table. */
export type Opening =
  'keys' | 'type' | 'reference' | 'menu' | 'story' | 'chat' | 'score' | 'leave' | 'move' | 'company'

const OPENINGS: Record<string, Opening> = {
  '?': 'keys',
  '/': 'type',
  r: 'reference',
  s: 'story',
  c: 'chat',
}
const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
/** What a game lights on the board, what it offers as a button of its own, and what is listed in words. */
const CHOOSABLE = 'main :is(button.lit, button[data-action], .choices button):enabled'
const WRITING = 'input, textarea, select, [contenteditable]'

/** What a key does; true: it was for us. */
export function press(
  event: KeyboardEvent,
  choosing: Choosing,
  open: (what: Opening) => void,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(WRITING) || document.querySelector('dialog[open]')) return false
  const { table } = choosing
  const opening = OPENINGS[event.key]
  if (opening) open(opening)
  else if (event.key === 'Escape') return escape(choosing)
  else if (event.key === 'u' && table.seen?.can_take_back && !table.moment) table.takeBack()
  else if (event.key === 'n' && table.moment) table.backToNow()
  else if (/^[0-9]$/.test(event.key)) return choosing.chooseByKey(event.key)
  else if (event.key in ARROWS) return step(ARROWS[event.key] ?? 1)
  else return false
  return true
}

function escape(choosing: Choosing): boolean {
  if (choosing.question) choosing.answer(false)
  else if (choosing.place !== null) choosing.place = null
  else if (choosing.table.moment) choosing.table.backToNow()
  else return false
  return true
}

/** To the next thing that can be chosen, on the board or in the list. */
function step(by: number): boolean {
  const things = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)].filter((thing) =>
    thing.checkVisibility(),
  )
  const at = things.indexOf(document.activeElement as HTMLElement)
  const next = things.at(at === -1 ? (by > 0 ? 0 : -1) : (at + by) % things.length)
  next?.focus()
  return next !== undefined
}
