import { flushSync } from 'svelte'
import { expect, test } from 'vitest'

import { words } from './words.svelte'

test('whoever has asked for words is not made anew when they come, or others', async () => {
  await words.speak('en')
  let asked = 0
  const stop = $effect.root(() => {
    $effect(() => {
      asked += 1
      void words.need('edition')
    })
  })
  flushSync()
  await words.need('edition')
  await words.need('fair')
  flushSync()
  expect(asked).toBe(1)
  stop()
})
