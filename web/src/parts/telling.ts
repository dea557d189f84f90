/** The story as sentences, ready to be read. */
import type { Kit } from '../games/kit'
import type { StoryEntry } from '../table.svelte'
import type { GameEvent } from '../wire/messages'
import type { Who } from '../words/who'

export interface Sentence {
  text: string
  /** Who did it, for the emblem. */
  seat: number | null
}

/** What somebody does several times on end is one sentence, where the game has one for it. */
export function sentences(events: readonly GameEvent[], kit: Kit, who: Who): Sentence[] {
  return runsOf(events).flatMap((run) => {
    const joined = run.length > 1 ? kit.together?.(run, who) : null
    const told = joined ? [joined] : run.flatMap((event) => kit.tell(event, who) ?? [])
    const seat = run[0]?.seat
    return told.map((text) => ({ text, seat: typeof seat === 'number' ? seat : null }))
  })
}

/** Events of one name and one seat that follow one another. */
function runsOf(events: readonly GameEvent[]): GameEvent[][] {
  const runs: GameEvent[][] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last?.[0]?.event === event.event && last[0].seat === event.seat) last.push(event)
    else runs.push([event])
  }
  return runs
}

/** The newest sentence of the story, or one so many before it; null: there is none. */
export function newest(
  story: readonly StoryEntry[],
  kit: Kit,
  who: Who,
  before = 0,
): string | null {
  let left = before
  for (const { events } of story.toReversed())
    for (const { text } of sentences(events, kit, who).toReversed()) if (left-- === 0) return text
  return null
}

/** A sentence of the story, the moment to which it leads back, and what it tells of. */
export interface StoryLine extends Sentence {
  version: number
  event: GameEvent
}

export const linesOf = ({ version, events }: StoryEntry, kit: Kit, who: Who): StoryLine[] =>
  events.flatMap((event) => sentences([event], kit, who).map((one) => ({ ...one, version, event })))

/** What is told under one heading. */
export interface Turn {
  /** How it begins; null: with nothing that the game calls a turn. */
  heading: StoryLine | null
  /** Who acts in it. */
  whose: readonly number[] | 'everybody'
  lines: StoryLine[]
  /** The lines that sum it up, in the order in which things happened. */
  gist: StoryLine[]
}

const MOST_LINES = 2 // that sum up a turn

/** The story by turns; where the game knows none, by what was told at once. */
export function turnsOf(told: readonly (readonly StoryLine[])[], kit: Kit, who: Who): Turn[] {
  const turns: Turn[] = []
  for (const lines of told)
    lines.forEach((line, at) => {
      const last = turns.at(-1)
      const whose = kit.opens?.(line.event)
      if (whose) turns.push({ heading: line, whose, lines: [], gist: [] })
      else if (last && (kit.opens || at > 0)) last.lines.push(line)
      else turns.push({ heading: null, whose: [], lines: [line], gist: [] })
    })
  return turns.map((turn) => ({ ...turn, gist: gistOf(turn, kit, who) }))
}

function gistOf({ heading, lines }: Turn, kit: Kit, who: Who): StoryLine[] {
  if (!heading || !kit.gist) return lines
  const order = (line: StoryLine) => lines.findIndex(({ event }) => event === line.event)
  return kit.gist
    .flatMap((name) =>
      joined(
        lines.filter(({ event }) => event.event === name),
        kit,
        who,
      ),
    )
    .slice(0, MOST_LINES)
    .sort((one, other) => order(one) - order(other))
}

/** Lines that are alike as one, where the game has a sentence for all of them. */
function joined(lines: StoryLine[], kit: Kit, who: Who): StoryLine[] {
  const [first, ...more] = lines
  const events = lines.map(({ event }) => event)
  const text = first && more.length > 0 ? kit.together?.(events, who) : null
  if (!first || !text) return lines
  const isOnes = more.every(({ seat }) => seat === first.seat)
  return [{ ...first, text, seat: isOnes ? first.seat : null }]
}

/** The last turn of a seat that is over; what came after it is news to whoever sits there. -1: there was none. */
export const lastTurn = (turns: readonly Turn[], seat: number | null): number =>
  seat === null
    ? -1
    : turns.findLastIndex(
        ({ whose }, at) => at < turns.length - 1 && (whose === 'everybody' || whose.includes(seat)),
      )

const LEAST = 2500 // milliseconds
const LETTER = 55

/** How long it takes to read a text, and to find it first. */
export const readingTime = (text: string): number => LEAST + LETTER * text.length
