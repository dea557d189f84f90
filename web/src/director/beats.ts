/** A message from the table as what is shown of it, one true view after another. */
import type { View } from '../wire/messages'

/** The moments of a message, each with the events that led to it, and at last the message itself with the rest. */
export function beatsOf(message: View): View[] {
  const { events, moments } = message
  let told = 0
  const beats = moments.map(({ view, to_come }): View => {
    const since = events.slice(told, events.length - to_come)
    told = events.length - to_come
    return { ...between(message), view, events: since }
  })
  return [...beats, { ...message, moments: [], events: events.slice(told) }]
}

/** The last of some beats, with the events of all: what is shown where the others are left out. */
export function lastOf(beats: readonly View[]): View | undefined {
  const last = beats.at(-1)
  return last && { ...last, moments: [], events: beats.flatMap((beat) => beat.events) }
}

/** Between the steps of an action nobody can choose anything. */
function between(message: View): View {
  return {
    ...message,
    moments: [],
    legal: [],
    waiting_for: [],
    over: false,
    can_take_back: false,
  }
}
