import { beforeAll, describe, expect, it } from 'vitest'

import type { Language, TableInfo } from '../../wire/messages'
import { LANGUAGES, words } from '../../words/words.svelte'
import { proposed as deal, NAMES, sampleTable } from './sample'
import { spokenIn } from './spoken'
import type { SheriffEvent } from './view'

const OFFER: SheriffEvent = {
  event: 'offer_for_passing',
  seat: 1,
  other: 1,
  deal: deal({ gold: 5 }),
}
const AGAINST: SheriffEvent = {
  event: 'offer_for_opening',
  seat: 2,
  other: 1,
  deal: deal({ gold: 3 }),
}
const DEMAND: SheriffEvent = { event: 'demand', seat: 0, other: 1, deal: deal({ gold: 8 }) }

/** What is said, by whom, with its stamp, when these things happen one after another. */
const heard = (...events: SheriffEvent[]) => heardFrom('person', ...events)

function heardFrom(kind: 'person' | 'bot', ...events: SheriffEvent[]) {
  const story = events.map((event, version) => ({ version, events: [event] }))
  const table = sampleTable()
  table.info = { seats: NAMES.map((name) => ({ name, kind })) } as TableInfo
  return spokenIn(story, table).map(({ seat, text, stamp }) => [seat, text, stamp?.text])
}

describe('what is said at the gate', () => {
  beforeAll(async () => {
    await words.speak('en')
    await words.need('sheriff/words')
    await words.need('sheriff/voice')
  })

  it.each<[SheriffEvent, string]>([
    [{ event: 'pass', seat: 0, other: 1, reason: 'whim' }, 'Deal'],
    [{ event: 'refuse', seat: 0, other: 1, bag: 1 }, 'No'],
    [{ event: 'withdraw', seat: 1, other: 1 }, 'Taken back'],
    [{ event: 'lapse', seat: 1, other: 1 }, 'Off'],
  ])('an offer has a stamp when %o answers it', (answer, stamp) => {
    expect(heard(OFFER, answer)[0]).toEqual([1, '5 gold, and my bag passes?', stamp])
  })

  it('each proposal is answered by what is meant for it alone', () => {
    const [offer, against, demand] = heard(OFFER, AGAINST, DEMAND, {
      event: 'open',
      seat: 0,
      other: 1,
      reason: 'whim',
    })
    expect([offer?.[2], against?.[2], demand?.[2]]).toEqual([undefined, 'Deal', undefined])
    const accepted = heard(DEMAND, OFFER, { event: 'accept', seat: 1, other: 0, reason: 'peace' })
    expect(accepted.map(([, , stamp]) => stamp)).toEqual(['Deal', undefined, undefined])
    const other = heard(OFFER, { event: 'refuse', seat: 0, other: 2, bag: 1 })
    expect(other[0]?.[2]).toBeUndefined()
  })

  it('a bag that passes for something is a deal, and one that passes for nothing is none', () => {
    const pass: SheriffEvent = { event: 'pass', seat: 0, other: 1, reason: 'whim' }
    expect(heard(OFFER, pass)[1]?.[1]).toBe(`A deal, ${NAMES[1]}. Off you go.`)
    expect(heard(pass)[0]?.[1]).toBe(`Off you go, ${NAMES[1]}.`)
  })

  it('a merchant says why, too', () => {
    const accept: SheriffEvent = { event: 'accept', seat: 1, other: 0, reason: 'worth_it' }
    expect(heardFrom('bot', accept)[0]?.[1]).toMatch(/ A lie would cost me more\.$/)
  })

  it('whoever lets all pass says so once, with a reason for each bag', () => {
    const wave = (other: number): SheriffEvent => ({
      ...{ event: 'wave', seat: 0, other, reason: 'small' },
    })
    const events: SheriffEvent[] = [{ event: 'stop', seat: 0 }, wave(1), wave(2)]
    const said = (kind: 'person' | 'bot') => {
      const table = sampleTable()
      table.info = { seats: NAMES.map((name) => ({ name, kind })) } as TableInfo
      return spokenIn([{ version: 1, events }], table).map(({ text }) => text)
    }
    expect(said('person')).toEqual(['Off you go, all of you.'])
    expect(said('bot')).toEqual(['Off you go, all of you.', 'A small bag.', 'A small bag.'])
  })

  it('a bot says why it decides so, and a person need not', () => {
    const open: SheriffEvent = { event: 'open', seat: 0, other: 1, reason: 'large' }
    expect(heardFrom('bot', open)[0]?.[1]).toBe(`${NAMES[1]}, let me see. A large bag.`)
    expect(heardFrom('person', open)[0]?.[1]).toBe(`${NAMES[1]}, let me see.`)
  })

  it('whoever has no more to say says nothing', () => {
    expect(heard({ event: 'done', seat: 1 })).toEqual([])
  })

  it.each(Object.keys(LANGUAGES) as Language[])('is said in %s', async (language) => {
    await words.speak(language)
    const lines = heard(
      { event: 'declare', seat: 1, good: 'apples', count: 3 },
      { event: 'call', seat: 0 },
      ...[OFFER, { ...OFFER, seat: 2 }, AGAINST, DEMAND],
      ...(
        ['refuse', 'refuse_demand', 'withdraw', 'accept', 'pass', 'wave', 'stop', 'open'] as const
      ).map((event) => ({ event, seat: 0, other: 1, bag: 1, reason: 'whim' }) as SheriffEvent),
    )
    const texts = lines.map(([, text]) => text)
    expect(texts).toHaveLength(14)
    expect(new Set(texts).size).toBe(14)
    await words.speak('en')
  })
})
