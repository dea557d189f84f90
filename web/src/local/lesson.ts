/** A lesson on this device: bots follow its lines for as long as the learner does (sherwood/play/lesson.py). */
import type { LaidLesson } from '../wire/messages.ts'
import type { Script } from './deputy.ts'
import type { Match } from './match.ts'

/** The table on which a lesson begins. */
export const tableOf = ({ table }: LaidLesson): Uint8Array =>
  Uint8Array.from(atob(table), (letter) => letter.charCodeAt(0))

type LessonLine = readonly [seat: number, text: string]

/** What the bots of a lesson are to do. */
export function scriptOf(lesson: LaidLesson, colours: readonly string[]): Script {
  const lines = lesson.lines.map((line): LessonLine => {
    const [colour = ''] = line.split(': ', 1)
    return [colours.indexOf(colour), line.slice(colour.length + 2)]
  })
  const learner = lesson.bots.indexOf('')
  return (match) => {
    for (const line of linesLeft(match, lines, learner)) {
      const [seat, text] = line
      if (match.actors.includes(seat)) return isLegal(match, seat, text) ? line : null
      if (match.actors.includes(learner)) return line // after the learner
    }
    return null
  }
}

const isLegal = (match: Match, seat: number, text: string): boolean =>
  match.legal(seat).some((action) => match.describe(action) === text)

/** The bots' lines that are still to come; none where somebody did something else. */
function linesLeft(match: Match, lines: readonly LessonLine[], learner: number): LessonLine[] {
  const done = match.deeds.map(([seat, action]): LessonLine => [seat, match.describe(action)])
  const steps = lines.filter(([seat]) => seat === learner)
  const own = done.filter(([seat]) => seat === learner)
  if (!own.every(([, text], at) => text === steps[at]?.[1])) return []
  let left = lines.filter(([seat]) => seat !== learner)
  for (const [seat, text] of done.filter(([actor]) => actor !== learner)) {
    const at = left.findIndex((line) => line[0] === seat && line[1] === text)
    if (at < 0) return []
    left = left.slice(at + 1)
  }
  return left
}
