import { readFileSync } from 'node:fs'

import { parse } from 'smol-toml'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fromFile, fromLink, NoEdition, toFile, toLink } from './carried'
import { Edition } from './edition.svelte'
import { changed, notWhole, read, typedFrom, type Figures } from './figures'

const GAMES = ['nottingham', 'sheriff']
const textOf = (game: string) => readFileSync(`../sherwood/games/${game}/edition.toml`, 'utf8')
const boxOf = (game: string) => parse(textOf(game)) as Figures

describe.each(GAMES)('the figures of %s', (game) => {
  const box = boxOf(game)

  it('are the same after they were typed', () => {
    expect(read(box, typedFrom(box))).toEqual(box)
    expect(changed(box, typedFrom(box))).toEqual({})
  })

  it('travel whole in a file, as TOML and as JSON', async () => {
    expect(await fromFile(box, textOf(game))).toEqual(typedFrom(box))
    expect(await fromFile(box, await toFile(box, typedFrom(box)))).toEqual(typedFrom(box))
    expect(await fromFile(box, JSON.stringify(box))).toEqual(typedFrom(box))
  })
})

describe('figures that somebody types', () => {
  const box = boxOf('nottingham')
  const typed = {
    ...typedFrom(box),
    'track.numbers': ['4', '4', '2'],
    'tasks.each': ['27', '22'],
    'ambushes.pairs': ['copper+gems'],
  }

  it('travel in a link, and only those that differ', () => {
    const link = toLink(box, typed)
    expect(link).toBe('track.numbers:4,4,2;tasks.each:27,22;ambushes.pairs:copper%2Bgems')
    expect(
      fromLink(
        box,
        new URL(`http://localhost/new/nottingham?edition=${link}`).searchParams.get('edition') ??
          '',
      ),
    ).toEqual(typed)
  })

  it('take nothing from a link that the box does not know', () => {
    expect(fromLink(box, 'tasks.each:27,22;__proto__.x:1;rooms.many:9;;:')).toEqual({
      ...typedFrom(box),
      'tasks.each': ['27', '22'],
    })
    expect(
      fromLink(box, `values.gold:${'9'.repeat(9999)}`)['values.gold']?.[0]?.length,
    ).toBeLessThan(50)
  })

  it('keep what a file does not say, and refuse what is none of theirs', async () => {
    expect(await fromFile(box, '[tasks]\neach = [27, 22]')).toEqual({
      ...typedFrom(box),
      'tasks.each': ['27', '22'],
    })
    await expect(fromFile(box, '[tasks]\nsix = [1, 1]')).rejects.toEqual(new NoEdition('tasks.six'))
    for (const text of [
      '',
      '{"tasks":',
      'tasks = [',
      '[]',
      '7',
      '{"tasks": {"each": [[1]]}}',
      '{"tasks": {"each": null}}',
    ])
      await expect(fromFile(box, text), text).rejects.toBeInstanceOf(NoEdition)
  })

  it('are whole numbers, or are found', () => {
    for (const [cell, wrong] of [
      ['7', null],
      [' 7 ', null],
      ['', 'values.gold'],
      ['7.5', 'values.gold'],
      ['-7', 'values.gold'],
      ['x', 'values.gold'],
    ])
      expect(notWhole(box, { ...typedFrom(box), 'values.gold': [cell ?? ''] }), `${cell}`).toBe(
        wrong,
      )
  })
})

describe('an edition', () => {
  const box = boxOf('nottingham')
  let asked: Figures[]
  let answer: () => Response

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    asked = []
    answer = () => Response.json({})
    vi.stubGlobal('fetch', (_: string, how: RequestInit) => {
      asked.push(JSON.parse(String(how.body)) as Figures)
      return Promise.resolve(answer())
    })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const refuse = () => {
    const about = { figure: 'tasks.five', complaint: 'gives 25 points alone but 30 shared' }
    answer = () =>
      Response.json({ status: 400, why: '', reason: 'bad_edition', about }, { status: 400 })
  }

  it('is nothing to send as long as it is ours', async () => {
    const edition = new Edition('nottingham', box)
    expect(edition.figures).toBeNull()
    expect(await edition.check()).toBe(true)
    expect(asked).toEqual([])
  })

  it('is tried when somebody stops typing, and sent whole', async () => {
    const edition = new Edition('nottingham', box)
    edition.type('values.gold', ['1'])
    edition.type('values.gold', ['10'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([{ ...box, values: { ...box.values, gold: 10 } }])
    expect(edition.wrong).toBeNull()
    expect(edition.figures).toEqual(asked[0])
  })

  it('says which figure cannot be, and loses nothing that was typed', async () => {
    refuse()
    const edition = new Edition('nottingham', box)
    edition.type('tasks.five', ['25', '30'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(edition.wrong).toEqual({
      figure: 'tasks.five',
      isWhole: true,
      complaint: 'gives 25 points alone but 30 shared',
    })
    edition.type('values.gold', ['nine'])
    expect(await edition.check()).toBe(false)
    expect(edition.wrong?.figure).toBe('values.gold')
    expect(new Edition('nottingham', box).typed).toMatchObject({
      'tasks.five': ['25', '30'],
      'values.gold': ['nine'],
    })
  })

  it('hears no answer to what is no longer typed', async () => {
    refuse()
    const edition = new Edition('nottingham', box)
    edition.type('tasks.five', ['25', '30'])
    const early = edition.check()
    answer = () => Response.json({})
    edition.type('tasks.five', ['30', '26'])
    await Promise.all([edition.check(), early])
    expect(edition.wrong).toBeNull()
  })

  it('is there again next time, and gone after going back to ours', () => {
    new Edition('nottingham', box).type('values.gold', ['10'])
    const again = new Edition('nottingham', box)
    expect(again.open && again.differs).toBe(true)
    again.reset()
    expect(new Edition('nottingham', box).differs).toBe(false)
    localStorage.setItem('sherwood.edition.nottingham', '{broken')
    expect(new Edition('nottingham', box).typed).toEqual(typedFrom(box))
  })
})
