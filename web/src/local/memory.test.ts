import { expect, test } from 'vitest'
import { Memory } from './memory.ts'

const fresh = (): Memory => new Memory(new WebAssembly.Memory({ initial: 1, maximum: 8 }), 1001)

test('pieces do not overlap, and begin where any number may begin', () => {
  const memory = fresh()
  const one = memory.room(8, 3)
  const two = memory.room(1, 2, 5)
  expect(one.at).toBeGreaterThanOrEqual(1001)
  expect(one.at % 16).toBe(0)
  expect(two.at).toBeGreaterThanOrEqual(one.at + 24)
  expect(two.lengths).toEqual([2, 5])
})

test('what was taken back is handed out again, and is empty then', () => {
  const memory = fresh()
  const one = memory.lay(Uint8Array.of(1, 2, 3), 1, 3)
  expect([...memory.bytes(one.at, 3)]).toEqual([1, 2, 3])
  memory.reset()
  const again = memory.room(1, 3)
  expect(again.at).toBe(one.at)
  expect([...memory.bytes(again.at, 3)]).toEqual([0, 0, 0])
})

test('memory grows where there is too little of it', () => {
  const memory = fresh()
  const large = memory.room(1, 200_000)
  memory.bytes(large.at + 199_999, 1).set([7])
  expect(memory.view().getUint8(large.at + 199_999)).toBe(7)
})
