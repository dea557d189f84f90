import { beforeEach, expect, test } from 'vitest'

import { Table } from '../table.svelte'
import { games } from '../wire/games.svelte'
import type { GameInfo, TableInfo } from '../wire/messages'
import { residentOf } from './resident'

const seats = [
  { kind: 'person', name: 'Tuck' },
  { kind: 'bot', name: 'Tuck' },
  { kind: 'bot', name: 'Tuck II' },
  { kind: 'bot', name: 'Tucker' },
]

beforeEach(() => {
  games.list = [{ name: 'any', residents: [{ name: 'Tuck', bot: 'bold' }] } as unknown as GameInfo]
})

test('a bot is the resident of that name, or a relative, and a person is nobody but themselves', () => {
  const table = new Table('test')
  expect(residentOf(table, 1)).toBeUndefined()
  table.info = { game: 'any', seats } as TableInfo
  expect(seats.map((_, seat) => residentOf(table, seat)?.bot)).toEqual([
    undefined,
    'bold',
    'bold',
    undefined,
  ])
})
