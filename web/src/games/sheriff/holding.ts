/** Something final is held for a moment, by a finger or by a key; letting go before is "not yet". */
import type { Attachment } from 'svelte/attachments'

export const HOLD = 1200 // milliseconds

interface Held {
  done: () => void
  /** Whether it is held now. */
  now: (is: boolean) => void
  /** Pressed by something that cannot hold, as a screen reader does. */
  tapped: () => void
}

const KEYS = ['Enter', ' ']

export function holding({ done, now, tapped }: Held): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hold = () => {
      if (timer !== undefined) return
      now(true)
      timer = setTimeout(() => {
        letGo()
        done()
      }, HOLD)
    }
    // It may lose the focus while it is taken off the page, when nothing else may change.
    const letGo = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      queueMicrotask(() => now(false))
    }
    const on: [string, (event: Event) => void][] = [
      ['pointerdown', hold],
      ['pointerup', letGo],
      ['pointerleave', letGo],
      ['pointercancel', letGo],
      ['contextmenu', (event) => event.preventDefault()],
      ['blur', letGo],
      ['keydown', (event) => isKey(event) && (event.preventDefault(), hold())],
      ['keyup', (event) => isKey(event) && (event.preventDefault(), letGo())],
      // A click that neither a pointer nor a key began has no detail.
      ['click', (event) => event instanceof MouseEvent && event.detail === 0 && tapped()],
    ]
    for (const [name, listener] of on) node.addEventListener(name, listener)
    return () => {
      letGo()
      for (const [name, listener] of on) node.removeEventListener(name, listener)
    }
  }
}

const isKey = (event: Event): boolean => event instanceof KeyboardEvent && KEYS.includes(event.key)
