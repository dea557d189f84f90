import { describe, expect, it } from 'vitest'

import { botName, optionWords, titleOf } from './game'
import { words } from './words.svelte'

describe('words', () => {
  it('are all there when several parts are asked for at once', async () => {
    await words.speak('en')
    await Promise.all([
      words.need('learn'),
      words.need('nottingham/words'),
      words.need('sheriff/words'),
    ])
    for (const part of ['house', 'learn', 'nottingham/words', 'sheriff/words'] as const)
      expect(words.of(part)).toBeTruthy()
  })

  it('are all in the language spoken, though it changes while they come', async () => {
    await Promise.all([words.speak('de'), words.need('sheriff/rules')])
    expect(words.language).toBe('de')
    expect(document.documentElement.lang).toBe('de')
    expect(words.of('sheriff/rules')).toBe((await import('../games/sheriff/rules/de')).default)
  })

  it('bring the title of every game along', async () => {
    await words.speak('it')
    expect(titleOf('sheriff').name).toBe('Lo sceriffo di Nottingham')
  })
})

describe('a game without a folder', () => {
  it('has a plain name, no words of its own, and those of the house', async () => {
    await words.speak('en')
    await Promise.all([
      words.need('create'),
      words.need('word_game/words'),
      words.need('word_game/setup'),
    ])
    expect(words.has('word_game/rules')).toBe(false)
    expect(titleOf('word_game')).toEqual({ name: 'Word game', about: '' })
    expect(botName('word_game', 'random')).toBe('Guesser')
    expect(botName('word_game', 'slow_coach')).toBe('Slow coach')
    expect(optionWords('word_game', 'first')?.name).toBe('Who begins')
    expect(optionWords('word_game', 'royal')).toBeUndefined()
  })
})
