/** Why something that was asked for could not be done. */
import type { Problem } from './messages'

/** The server or this device said no; or the server could not be reached: status 0. */
export class RequestFailed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why)
  }
}
