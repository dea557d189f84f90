import { beforeEach, describe, expect, it } from 'vitest'

import { findOrigin, findPlace, placesNow } from './places'

const box = (left: number, top: number, width: number, height: number) => () =>
  ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
    x: left,
    y: top,
    toJSON: () => '',
  }) as DOMRect

function put(place: string, rect: () => DOMRect): void {
  const element = document.createElement('div')
  element.dataset.place = place
  element.getBoundingClientRect = rect
  document.body.append(element)
}

describe('places', () => {
  beforeEach(() => void document.body.replaceChildren())

  it('are found by their middles', () => {
    put('hand gold', box(10, 20, 40, 60))
    expect(findPlace('hand gold', placesNow())).toEqual({ x: 30, y: 50 })
  })

  it('that are not there stand within others', () => {
    put('hand', box(0, 0, 100, 100))
    expect(findPlace('hand gold', placesNow())).toEqual({ x: 50, y: 50 })
    expect(findPlace('market left', placesNow())).toBeNull()
  })

  it('that are not to be seen do not count', () => {
    put('pile', box(0, 0, 0, 0))
    expect(findPlace('pile', placesNow())).toBeNull()
  })

  it('from which the last thing has gone are where they were', () => {
    put('hand', box(0, 0, 100, 100))
    const now = placesNow()
    put('hand gold', box(10, 20, 40, 60))
    expect(findOrigin('hand gold', placesNow(), now)).toEqual({ x: 30, y: 50 })
    expect(findOrigin('hand gems', placesNow(), now)).toEqual({ x: 50, y: 50 })
  })
})
