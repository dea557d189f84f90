import { afterEach, expect, test, vi } from 'vitest'
import { Store } from './store.ts'

/** A browser's database, which can be taken away. */
class FakeDatabase {
  onversionchange: (() => void) | null = null
  onclose: (() => void) | null = null
  closed = false

  close(): void {
    this.closed = true
  }

  transaction() {
    const request = { result: [], onsuccess: () => {} }
    setTimeout(() => request.onsuccess())
    return { objectStore: () => ({ getAll: () => request }) }
  }
}

function browser(): FakeDatabase[] {
  const opened: FakeDatabase[] = []
  const open = () => {
    const request = { result: new FakeDatabase(), onsuccess: () => {} }
    opened.push(request.result)
    setTimeout(() => request.onsuccess())
    return request
  }
  vi.stubGlobal('indexedDB', { open })
  return opened
}

afterEach(() => vi.unstubAllGlobals())

test('another page that forgets everything is not in our way, and we open the store anew', async () => {
  const [opened, store] = [browser(), new Store()]
  await store.games()
  await store.games()
  expect(opened).toHaveLength(1)
  opened[0]!.onversionchange?.()
  expect(opened[0]!.closed).toBe(true)
  await store.games()
  expect(opened).toHaveLength(2)
})

test('a store that the browser has closed is opened anew', async () => {
  const [opened, store] = [browser(), new Store()]
  await store.games()
  opened[0]!.onclose?.()
  await store.games()
  expect(opened).toHaveLength(2)
})
