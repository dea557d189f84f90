import { expect, test } from 'vitest'

import { linesFor } from './lines'
import { proposed as deal, sampleBag, sampleGate, sampleTable, seat } from './sample'

const bags = [sampleBag({ merchant: 1, demand: deal({ gold: 12 }) }), sampleBag({ merchant: 2 })]
const gate = sampleGate({ bags })
const seats = [0, 1, 2, 3].map((number) => seat(number, { penalty_if_true: number * 2 }))

test('six lines fit the sheriff, the owner of a bag, and everybody else, with numbers of the table', () => {
  const owner = linesFor(sampleTable({ phase: 'gate', gate, seats }))
  const sheriff = linesFor(sampleTable({ phase: 'gate', gate, seats, sheriff: 1 }))
  const other = linesFor(
    sampleTable({ phase: 'gate', gate: { ...gate, bags: bags.slice(1) }, seats }),
  )
  for (const lines of [owner, sheriff, other]) expect(new Set(lines).size).toBe(6)
  expect(owner).toEqual(expect.arrayContaining(['say_never_met 6', 'say_cost 2']))
  expect(sheriff.some((line) => /^say_make_it \d+$/.test(line))).toBe(true)
  expect(other).toContain('say_look')
})

test('away from the gate there are none', () => {
  expect(linesFor(sampleTable())).toEqual([])
})
