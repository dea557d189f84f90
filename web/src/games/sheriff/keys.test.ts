import { expect, test } from 'vitest'

import { Choosing } from '../../parts/choosing.svelte'
import { kit } from './kit'
import { choiceOf, sampleBag, sampleGate, sampleTable } from './sample'

const keysFor = (...texts: string[]): string[] => {
  const table = sampleTable({ phase: 'gate', gate: sampleGate({ bags: [sampleBag({})] }) })
  const legal = texts.map(choiceOf)
  Object.defineProperty(table, 'legal', { value: legal })
  return new Choosing(table, kit).keys.map(({ key, choice }) => `${key} ${choice.verb}`)
}

test('the key 0 says no to a demand, else that one has no more to say', () => {
  expect(keysFor('accept', 'refuse demand', 'done')).toEqual(['1 accept', '0 refuse_demand'])
  expect(keysFor('withdraw red', 'done')).toEqual(['1 withdraw', '0 done'])
})

test('cards that are picked in the hand have no key, so that the plate has the first', () => {
  expect(keysFor('set aside apples', 'set aside silk', 'draw')).toEqual(['1 draw'])
})

test('what lies at the gate for each bag has no key, so that what is listed has the first', () => {
  const gate = ['pass purple', 'wave through purple', 'open purple', 'open yellow']
  expect(keysFor('judge purple kept', ...gate, 'stop')).toEqual(['1 judge', '2 stop'])
})
