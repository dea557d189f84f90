/** A message from the table as what is shown of it, one true view after another. */
import type { GameEvent, View } from '../wire/messages'

/** How many things an event lays open, one after another; 0: it does not. */
export type Contents = (event: GameEvent) => number

const pauses = new WeakSet<View>()

/** Whether this is a beat in which nothing new is told, so that one can read what was laid open. */
export const isPause = (beat: View): boolean => pauses.has(beat)

/** The moments of a message, each with the events that led to it, and at last the message itself with the rest. */
export function beatsOf(message: View, contents: Contents = () => 0): View[] {
  const { events, moments } = message
  let told = 0
  const beats = moments.flatMap(({ view, to_come }): View[] => {
    const since = events.slice(told, events.length - to_come)
    told = events.length - to_come
    return oneByOne({ ...between(message), view, events: since }, contents)
  })
  return [...beats, { ...message, moments: [], events: events.slice(told) }]
}

/** A moment in which something is laid open: piece by piece, and then a pause. */
function oneByOne(beat: View, contents: Contents): View[] {
  const last = beat.events.findLastIndex((event) => contents(event) > 0)
  if (last < 0) return [beat]
  const pause = { ...beat, events: beat.events.slice(last + 1) }
  pauses.add(pause)
  const pieces: View[] = []
  let since: GameEvent[] = []
  for (const event of beat.events.slice(0, last + 1)) {
    since = [...since, event]
    if (contents(event) === 0) continue
    pieces.push({ ...beat, events: since })
    since = []
  }
  return [...pieces, pause]
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
