/** The points of everybody over the turns of a game, as places on a sheet of paper. */
import type { GameEvent } from '../wire/messages'
import type { Who } from '../words/who'
import type { Chronicle, Landmark } from './chronicle'
import type { Course } from './course'

export interface PlayedChapter {
  step: number
  title: string
}

export interface Found extends Landmark {
  step: number
}

export function chaptersOf({ steps }: Course, { chapter }: Chronicle, who: Who): PlayedChapter[] {
  const before: GameEvent[] = []
  return steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const title = chapter(event, who, before)
      before.push(event)
      return title === null ? [] : [{ step, title }]
    }),
  )
}

export function landmarksOf({ steps }: Course, { landmark }: Chronicle): Found[] {
  return steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const found = landmark(event, events)
      return found ? [{ ...found, step }] : []
    }),
  )
}

/** Paper of some size, with room around the lines. */
export interface Paper {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

const ROUND_NUMBERS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]
const FEW_LINES = 5

export class Curve {
  readonly most: number
  readonly least: number
  /** Values at which a line is drawn across. */
  readonly grid: number[]

  constructor(
    readonly course: Course,
    readonly chapters: readonly PlayedChapter[],
    readonly paper: Paper,
  ) {
    const all = course.steps.flatMap(({ points }) => points)
    this.most = Math.max(1, ...all)
    this.least = Math.min(0, ...all)
    const span = this.most - this.least
    const apart = ROUND_NUMBERS.find((one) => span / one <= FEW_LINES) ?? span
    const first = Math.ceil(this.least / apart)
    this.grid = Array.from(
      { length: Math.floor(this.most / apart) - first + 1 },
      (_, at) => (first + at) * apart,
    )
  }

  /** Every chapter is as wide as any other, and those that begin at one step are one; without chapters every step is. */
  x(step: number): number {
    const { left, right, width } = this.paper
    const last = this.course.steps.length - 1
    const begun = [...new Set(this.chapters.map((one) => one.step))]
    const starts = begun.length > 1 ? begun : [0]
    const at = Math.max(
      0,
      starts.findLastIndex((start) => start <= step),
    )
    const from = starts[at] ?? 0
    const to = starts[at + 1] ?? last
    const within = to > from ? (Math.min(step, to) - from) / (to - from) : 0
    return left + ((at + within) / starts.length) * (width - left - right)
  }

  y(points: number): number {
    const { top, bottom, height } = this.paper
    return (
      height - bottom - ((points - this.least) / (this.most - this.least)) * (height - top - bottom)
    )
  }

  /** The line of a seat: level until something is counted, then up or down. */
  path(seat: number): string {
    const { steps } = this.course
    const at = (step: number) => steps[step]?.points[seat] ?? 0
    const turns = steps.flatMap((_, step) =>
      step > 0 && at(step) !== at(step - 1)
        ? [`H${round(this.x(step))}V${round(this.y(at(step)))}`]
        : [],
    )
    const end = round(this.x(steps.length - 1))
    return `M${round(this.x(0))} ${round(this.y(at(0)))}${turns.join('')}H${end}`
  }

  pointsAt(seat: number, step: number): number {
    return this.course.steps[step]?.points[seat] ?? 0
  }

  /** Where names stand at the end of the lines, from above, none over another. */
  ends(apart: number): { seat: number; y: number }[] {
    const last = this.course.steps.at(-1)?.points ?? []
    const wanted = last
      .map((points, seat) => ({ seat, y: this.y(points) }))
      .sort((one, other) => one.y - other.y || one.seat - other.seat)
    const lowest = this.paper.height - this.paper.bottom
    let below = lowest + apart
    const fromBelow = wanted.toReversed().map(({ seat, y }) => {
      below = Math.min(y, below - apart)
      return { seat, y: below }
    })
    let above = this.paper.top / 2 - apart
    return fromBelow.toReversed().map(({ seat, y }) => {
      above = Math.max(y, above + apart)
      return { seat, y: above }
    })
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
