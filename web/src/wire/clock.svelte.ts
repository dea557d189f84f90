/** The server's clock, by which deadlines are told, beside that of this device. */
import { getClock, RequestFailed } from './requests'

const TRIES = 5

/** What this device's clock says, in seconds. */
export const ourTime = (): number => Date.now() / 1000

export class ServerClock {
  /** How far the server's clock is ahead of ours, in seconds; null: we have not compared them. */
  ahead = $state<number | null>(null)

  /** Compare the clocks anew. The quickest answer counts: the server read its clock about halfway through it. */
  async compare(): Promise<void> {
    let quickest = Infinity
    for (let tries = 0; tries < TRIES; tries++) {
      const asked = ourTime()
      const told = await getClock().catch(nothing)
      const heard = ourTime()
      if (!told || heard - asked >= quickest) continue
      quickest = heard - asked
      this.ahead = told.now - (asked + heard) / 2
    }
  }

  /** How many seconds are left until a moment of the server's clock; null: we cannot tell. */
  until(moment: number, now: number): number | null {
    return this.ahead === null ? null : Math.max(0, moment - this.ahead - now)
  }
}

function nothing(error: unknown): null {
  if (error instanceof RequestFailed) return null
  throw error
}

export const serverClock = new ServerClock()
