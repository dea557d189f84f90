import { expect, it } from 'vitest'

import type { GameInfo } from '../wire/messages'
import { companyOf } from './playnow'

const game = (company: string[]) => ({ company }) as GameInfo

it('seats different characters where the usual strength is wanted', () => {
  const company = ['steady', 'bold', 'greedy', 'nervous']
  for (let time = 0; time < 20; time++) {
    const three = companyOf(game(company), 'steady', 3)
    expect(new Set(three).size).toBe(3)
    expect(company).toEqual(expect.arrayContaining(three))
  }
  expect(companyOf(game(company), 'steady', 6)).toHaveLength(6)
  expect(new Set(companyOf(game(company), 'steady', 4))).toEqual(new Set(company))
})

it('seats one strength where that is wanted, or where a game has no characters', () => {
  expect(companyOf(game(['steady', 'bold']), 'sharp', 2)).toEqual(['sharp', 'sharp'])
  expect(companyOf(game(['steady']), 'steady', 3)).toEqual(['steady', 'steady', 'steady'])
})
