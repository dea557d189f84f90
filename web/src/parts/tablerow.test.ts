import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'

import { sampleTable } from '../games/nottingham/sample'
import { here } from '../wire/here.svelte'
import { words } from '../words/words.svelte'
import TableRow from './TableRow.svelte'

/** A finished game in the list, and what is pressed there. */
function listed(id: string) {
  const onforget = vi.fn()
  const table = { ...sampleTable({}, []).info!, id, state: 'over' as const }
  const { container } = render(TableRow, { props: { table, onforget } })
  const buttons = () => [...container.querySelectorAll('button')]
  const press = async () => {
    buttons()[0]!.click()
    await tick()
  }
  return { onforget, buttons, press }
}

beforeEach(() => words.speak('en'))

test('a finished game on this device is thrown away, once that is meant', async () => {
  const ask = vi.spyOn(here, 'ask').mockResolvedValue(undefined)
  const { onforget, press } = listed('~one')
  await press()
  expect(ask).not.toHaveBeenCalled()
  await press()
  expect(ask).toHaveBeenCalledWith('forgetTable', '~one')
  await vi.waitFor(() => expect(onforget).toHaveBeenCalled())
})

test('a finished game of a server is not ours to throw away', () => {
  expect(listed('one').buttons()).toEqual([])
})
