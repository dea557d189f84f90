import { afterEach, expect, test, vi } from 'vitest'
import { claim } from './claim.ts'

type Held = () => Promise<void>

/** The locks of a browser, as far as they are used: one holder of a name at a time, and whoever waits may give up. */
class Locks {
  readonly #last = new Map<string, Promise<void>>()

  async request(name: string, { signal }: { signal: AbortSignal }, hold: Held): Promise<void> {
    const before = this.#last.get(name) ?? Promise.resolve()
    const given = Promise.race([
      before,
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
    ])
    const done = given.then(hold)
    this.#last.set(
      name,
      done.catch(() => before),
    )
    return done
  }
}

const A_MOMENT = 20 // milliseconds
const withLocks = () => vi.stubGlobal('navigator', { locks: new Locks() })

afterEach(() => vi.unstubAllGlobals())

test('a second page does not get a table that is open in a first', async () => {
  withLocks()
  await claim('~a')
  await expect(claim('~a', A_MOMENT)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('another table is free', async () => {
  withLocks()
  await claim('~a')
  await expect(claim('~b', A_MOMENT)).resolves.toBeTypeOf('function')
})

test('a page that leaves gives its table to the one that waits', async () => {
  withLocks()
  const release = await claim('~a')
  const waiting = claim('~a')
  release()
  await expect(waiting).resolves.toBeTypeOf('function')
})

test('a browser that cannot tell lets everybody in', async () => {
  vi.stubGlobal('navigator', {})
  await claim('~a')
  await expect(claim('~a', A_MOMENT)).resolves.toBeTypeOf('function')
})
