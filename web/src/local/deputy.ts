/** What a bot does next: its steps up to the first that everybody sees. */
import { Audience } from './audience.ts'
import { Bot, thinkingTime } from './bot.ts'
import { Match } from './match.ts'
import type { Stopwatch } from './search.ts'

export interface Decision {
  steps: number[]
  /** What others could still talk about and what they end, as everybody will see; as flags. */
  ended: number
}

/** What a lesson lets a bot do: its line; nothing: it is for others to go on. Null: there is none, or no lesson. */
export type Script = (match: Match) => readonly [seat: number, text: string] | null

const MOST_STEPS = 64
const PUBLIC = 1 // the flag of a spectator's eyes

export async function decide(
  match: Match,
  seat: number,
  level: string,
  script: Script,
  clock: Stopwatch,
  pause: () => Promise<void>,
): Promise<Decision> {
  const bot = new Bot(match.module, level)
  const end = clock() + thinkingTime(match.module, level)
  const now = match.copy()
  const everybody = new Audience(match.module, match.head.players)
  everybody.look(now.table, { listening: 0 })
  const steps: number[] = []
  while (now.actors.includes(seat) && steps.length < MOST_STEPS) {
    const legal = now.legal(seat)
    const line = script(now)
    const scripted = line ? now.numberOf(line[1]) : null
    if (line && (line[0] !== seat || scripted === null || !legal.includes(scripted))) break
    const chosen =
      scripted ?? (await bot.choose(now.hidden(seat), seat, legal, { end, clock, pause }))
    const action = legal.includes(chosen) ? chosen : match.module.safe(now.hidden(seat), seat)
    now.play(seat, action)
    steps.push(action)
    if (everybody.look(now.table, { listening: 0 }).saw & PUBLIC) break
  }
  return { steps, ended: match.lastWord === seat ? match.talks ^ now.talks : 0 }
}
