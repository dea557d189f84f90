import { describe, expect, it } from 'vitest'

import { claimOf, grouped, isCode, linkTo, requestId } from './moving'

const SECRET = 'QW_0-' + 'a'.repeat(38)

describe('a code', () => {
  it('is read aloud in groups', () => {
    expect(grouped('4711483920')).toBe('4711 483 920')
    expect(grouped('483920')).toBe('483 920')
  })

  it('can be typed as it is shown', () => {
    expect(isCode(' 4711 483 920')).toBe(true)
    expect(isCode('4711-483-920')).toBe(true)
    expect(isCode('483 920')).toBe(false)
    expect(claimOf('4711 483 920')).toEqual({ code: '4711483920' })
  })

  it('needs its mark, unless it is typed at a table', () => {
    expect(claimOf('483 920')).toBeNull()
    expect(claimOf('483 920', 'oak')).toEqual({ code: '483920', table: 'oak' })
    expect(claimOf('4711 483 920', 'oak')).toEqual({ code: '4711483920' })
  })
})

it('draws another id each time', () => {
  expect(requestId()).toMatch(/^[0-9a-f]{32}$/)
  expect(requestId()).not.toBe(requestId())
})

describe('a link', () => {
  it('keeps its secret where no server sees it', () => {
    const link = new URL(linkTo(SECRET))
    expect(link.pathname + link.search).toBe('/seat')
    expect(claimOf(link.href)).toEqual({ secret: SECRET })
    expect(claimOf(link.hash.slice(1))).toEqual({ secret: SECRET })
  })

  it('is nothing where it is too short', () => {
    expect(claimOf('hello')).toBeNull()
    expect(claimOf('')).toBeNull()
  })
})
