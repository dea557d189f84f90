import { render } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { expect, test } from 'vitest'

import { words } from '../words/words.svelte'
import Dialog from './Dialog.svelte'

test('a dialog that is taken away while it is open gives the focus back', async () => {
  await words.speak('en')
  document.body.innerHTML = '<button>open</button>'
  const button = document.querySelector('button')!
  button.focus()
  const children = createRawSnippet(() => ({ render: () => '<input data-first />' }))
  const { unmount } = render(Dialog, { props: { title: 'A', onclose: () => {}, children } })
  await tick()
  expect(document.activeElement?.tagName).toBe('INPUT')
  unmount()
  expect(document.activeElement).toBe(button)
})
