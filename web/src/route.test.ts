import { beforeEach, describe, expect, it } from 'vitest'

import { route } from './route.svelte'

/** Whether a click on a link stays in the page. */
function staysHere(markup: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = markup
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  let stays = false
  const follow = (click: MouseEvent) => {
    route.follow(click)
    stays = click.defaultPrevented
    click.preventDefault() // or the test itself would leave
  }
  document.body.addEventListener('click', follow, { once: true })
  document.querySelector('a')?.dispatchEvent(event)
  return stays
}

describe('the route', () => {
  beforeEach(() => route.go('/'))

  it('has the words of the path', () => {
    route.go('/table/a%20b')
    expect(route.words).toEqual(['table', 'a b'])
  })

  it('leaves a word that nobody can have written as it is', () => {
    route.go('/table/%')
    expect(route.words).toEqual(['table', '%'])
  })

  it('keeps clicks on our own links in the page', () => {
    expect(staysHere('<a href="/new/sheriff">x</a>')).toBe(true)
    expect(route.path).toBe('/new/sheriff')
  })

  it.each([
    ['<a href="https://example.org/">x</a>', {}],
    ['<a href="/api/tables/1/log">x</a>', {}],
    ['<a href="/new" download>x</a>', {}],
    ['<a href="/new" target="_blank">x</a>', {}],
    ['<a href="/new">x</a>', { ctrlKey: true }],
  ])('leaves %s to the browser', (markup, how) => {
    expect(staysHere(markup, how)).toBe(false)
    expect(route.path).toBe('/')
  })
})
