import { describe, expect, it } from 'vitest'

import { words } from './words.svelte'

describe('words', () => {
  it('are all there when several parts are asked for at once', async () => {
    await words.speak('en')
    await Promise.all([words.need('learn'), words.need('nottingham'), words.need('sheriff')])
    for (const part of ['house', 'learn', 'nottingham', 'sheriff'] as const) expect(words.of(part)).toBeTruthy()
  })

  it('are all in the language spoken, though it changes while they come', async () => {
    await Promise.all([words.speak('de'), words.need('rules_sheriff')])
    expect(words.language).toBe('de')
    expect(document.documentElement.lang).toBe('de')
    expect(words.of('rules_sheriff')).toBe((await import('./de/rules_sheriff')).default)
  })
})
