/** The course of a finished game: what everybody could count after each step, and what everybody saw. */
import type { Source } from '../parts/recording.svelte'
import type { GameEvent, GameLine } from '../wire/messages'

const SPECTATOR = -1
const STRETCH = 50 // steps asked for at once

export interface CourseStep {
  points: number[]
  events: GameEvent[]
}

export interface Course {
  /** From the deal on. */
  steps: CourseStep[]
  /** For each seat the lines that add up to its points at the end. */
  sheet: GameLine[][]
}

/** Through a spectator's eyes: nothing is in it that was not public when it happened. */
export async function courseOf(source: Source): Promise<Course> {
  const look = (step: number) => source.view(step, SPECTATOR)
  const seen = [await look(0)] // only now the length is known for certain
  while (seen.length < source.length) {
    const many = Math.min(STRETCH, source.length - seen.length)
    seen.push(
      ...(await Promise.all(Array.from({ length: many }, (_, at) => look(seen.length + at)))),
    )
  }
  return {
    steps: seen.map(({ view, events }) => ({ points: view.points, events })),
    sheet: seen.at(-1)?.view.sheet ?? [],
  }
}

/** How often, or how much, something happened to each seat. */
export function tally(
  { steps }: Course,
  count: (
    event: GameEvent,
    events: readonly GameEvent[],
  ) => { seat: number | undefined; by?: number } | null,
): number[] {
  const sums = (steps[0]?.points ?? []).map(() => 0)
  for (const { events } of steps)
    for (const event of events) {
      const { seat, by = 1 } = count(event, events) ?? {}
      if (seat !== undefined) sums[seat] = (sums[seat] ?? 0) + by
    }
  return sums
}
