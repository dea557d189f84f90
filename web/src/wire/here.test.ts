import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { RequestFailed } from './problem'
import { here } from './here.svelte'

class FakeWorker {
  static last: FakeWorker
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  terminate = vi.fn()
  postMessage = vi.fn()

  constructor() {
    FakeWorker.last = this
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker)
  const deleteDatabase = () => {
    const request = { onsuccess: () => {} }
    setTimeout(() => request.onsuccess())
    return request
  }
  vi.stubGlobal('indexedDB', { deleteDatabase })
})
afterEach(async () => {
  await here.forget()
  vi.unstubAllGlobals()
})

test('a worker that fails is told to whoever asked, and to whoever sits at a table', async () => {
  const notice = vi.fn()
  const asked = here.ask('getTables')
  here.connect('~table', 'en', () => {}, notice)
  FakeWorker.last.onerror?.()
  await expect(asked).rejects.toThrow(RequestFailed)
  expect(notice.mock.calls.at(-1)).toEqual(['closed', 0])
})

test('what was asked is answered when everything is forgotten', async () => {
  const asked = here.ask('getTables')
  const answered = expect(asked).rejects.toThrow(RequestFailed)
  const { terminate } = FakeWorker.last
  await here.forget()
  expect(terminate).toHaveBeenCalled()
  await answered
})

test('a refusal says what it is about', async () => {
  const asked = here.ask('getTable', '~table')
  const [{ number }] = FakeWorker.last.postMessage.mock.calls.at(-1) as [{ number: number }]
  const data = { type: 'failed', number, reason: 'name_taken', about: { name: 'Robin' } }
  FakeWorker.last.onmessage?.({ data })
  await expect(asked).rejects.toMatchObject({ problem: { about: { name: 'Robin' } } })
})
