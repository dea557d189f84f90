import { describe, expect, test, vi } from 'vitest'

import type { Step, Table } from '../../table.svelte'
import type { Choice } from '../../wire/messages'
import { stepsTo } from './actions'
import { Desk } from './desk.svelte'
import {
  choiceOf,
  deal as deals,
  knowFacts,
  sampleBag,
  sampleGate,
  sampleMessage,
  sampleTable,
  sampleView,
  seat,
  told,
} from './sample'
import { stands } from './stands'
import { outcomeOf } from './verdict'
import {
  NO_DEAL,
  type Bag,
  type Counted,
  type Gate,
  type Limits,
  type Offer,
  type SheriffView,
} from './view'

/** A table where seat 1 looks. */
function setUp(more: Partial<SheriffView>) {
  const table = sampleTable()
  const act = vi.spyOn(table, 'act').mockImplementation(() => {})
  const desk = new Desk(table)
  const see = (now: Partial<SheriffView>): void => {
    table.seen = sampleMessage(now)
    desk.attend()
  }
  see(more)
  return { desk, act, see, table }
}

const texts = (steps: readonly Step[] | undefined) => steps?.map(({ text }) => text)
/** What was sent, the only time. */
function sent({ act }: { act: { mock: { calls: Parameters<Table['act']>[] } } }) {
  expect(act.mock.calls).toHaveLength(1)
  return texts(act.mock.calls[0]?.[0])
}

describe('cards of the hand', () => {
  const hand = { apples: 2, silk: 1 }
  const load = {
    phase: 'load' as const,
    seats: [seat(0), seat(1, { hand, loading: true, in_bag: {} })],
  }

  test('are picked, put back, and sent together when the bag is shut', () => {
    const { desk, act } = setUp(load)
    desk.pick('apples')
    desk.pick('apples')
    desk.pick('apples') // there are only two
    desk.pick('silk')
    desk.putBack('apples')
    expect(desk.left('apples')).toBe(1)
    desk.snapShut()
    expect(sent({ act })).toEqual(['load apples', 'load silk', 'close'])
  })

  test('are no more than the bag takes, and forgotten in the next phase', () => {
    const { desk, see } = setUp({ ...load, bag_limits: [1, 2] })
    desk.pick('apples')
    desk.pick('apples')
    desk.pick('silk')
    expect(desk.picked).toEqual({ apples: 2 })
    see({ ...load, phase: 'declare' })
    expect(desk.picked).toEqual({})
  })

  test('set aside at the market go with the draw when asked so', () => {
    const { desk, act } = setUp({
      phase: 'market',
      active: 1,
      may_set_aside: 5,
      seats: [seat(0), seat(1, { hand })],
    })
    desk.pick('silk')
    desk.setAside(true)
    expect(sent({ act })).toEqual(['set aside silk', 'draw'])
  })

  test('are picked all at once, as far as there is room', () => {
    const { desk } = setUp({ ...load, bag_limits: [1, 2] })
    expect(desk.all('apples')).toBe(2)
    desk.pick('silk')
    expect(desk.all('apples')).toBe(1)
    desk.pickAll('apples')
    expect(desk.picked).toEqual({ silk: 1, apples: 1 })
    expect(desk.all('apples')).toBe(0)
  })

  test('are exchanged for the top of a pile together', () => {
    const { desk, act } = setUp({
      phase: 'market',
      active: 1,
      may_set_aside: 5,
      seats: [seat(0), seat(1, { hand })],
    })
    desk.pickAll('apples')
    desk.take('right', 2)
    const aside = ['set aside apples', 'set aside apples']
    expect(sent({ act })).toEqual([...aside, 'take right', 'take right'])
  })

  test('are laid in the order that was chosen, the last one on top', () => {
    const { desk, act } = setUp({
      phase: 'lay',
      active: 1,
      aside: { cards: 3, goods: { apples: 2, silk: 1 } },
      seats: [seat(0), seat(1)],
    })
    expect(desk.order).toEqual(['apples', 'apples', 'silk'])
    desk.toTop(0)
    desk.layAll('left')
    expect(sent({ act })).toEqual(['lay apples left', 'lay silk left', 'lay apples left'])
  })
})

describe('what is to be said of a bag', () => {
  const hand = { apples: 2 }
  const packing = {
    phase: 'load' as const,
    seats: [seat(0), seat(1, { hand, loading: true, in_bag: {} })],
  }
  const shut = { phase: 'load' as const, seats: [seat(0), seat(1, { bag: 2, declared: null })] }
  const asked = { phase: 'declare' as const, active: 1, seats: shut.seats }

  /** The server asks; a person who has the choice sees it. */
  function ask({ table, desk }: ReturnType<typeof setUp>): Choice {
    const declare = choiceOf('declare apples')
    table.seen = { ...sampleMessage(asked), legal: [declare, choiceOf('declare bread')] }
    desk.attend()
    return declare
  }

  test('is said when it is asked for, and not before, and once', () => {
    const all = setUp(packing)
    const { act, desk, see } = all
    desk.pickAll('apples')
    desk.snapShut('apples')
    expect(sent({ act })).toEqual(['load apples', 'load apples', 'close'])
    see(packing) // an answer that comes before the view changes nothing
    see(shut)
    expect(desk.declaration.good).toBe('apples')
    expect(act).toHaveBeenCalledTimes(1)
    const declare = ask(all)
    ask(all)
    expect(act.mock.calls.slice(1).map(([steps]) => steps)).toEqual([[declare]])
    expect(desk.declaration.good).toBeNull()
  })

  test('can be left open again, and is with a bag that is', () => {
    const all = setUp(packing)
    all.desk.snapShut('apples')
    all.see(shut)
    all.desk.declaration.drop()
    ask(all)
    expect(all.act).toHaveBeenCalledTimes(1)
    const other = setUp(packing)
    other.desk.snapShut('apples')
    other.see(shut)
    other.see(packing) // taken back
    expect(other.desk.declaration.good).toBeNull()
  })

  test('is forgotten when the bag could not be shut', () => {
    const { act, desk } = setUp(packing)
    desk.pickAll('apples')
    desk.snapShut('apples')
    act.mock.calls[0]?.[1]?.()
    expect(desk.declaration.good).toBeNull()
    expect(desk.picked).toEqual({ apples: 2 })
  })
})

describe('a deal', () => {
  const at = (more: Partial<Bag>, gate: Partial<Gate> = {}): Partial<SheriffView> => ({
    phase: 'gate',
    gate: sampleGate({ bags: [sampleBag(more), sampleBag({ merchant: 2 })], ...gate }),
  })
  const limits: Limits = {
    gold: 30,
    goods: { apples: 2, silk: 3, mead: 1 },
    contraband: 2,
    from_bag: 2,
    gold_next_round: 40,
    promises: ['not_open', 'words'],
    opens: [2],
    passes: [2],
    no_other: true,
    sides: ['passing'],
  }
  const own = (more: Partial<SheriffView>) => {
    const all = setUp(more)
    return { ...all, deal: all.desk.bargain(1) }
  }

  test('takes no more than the server allows', () => {
    const { deal } = own(at({ limits }))
    expect(deal.more).toEqual({
      gold: 30,
      later: 40,
      goods: [
        ['apples', 2],
        ['mead', 1],
        ['silk', 2],
      ],
      fromBag: 2,
    })
    deal.setGold(99)
    expect(deal.deal.gold).toBe(30)
    deal.setGold(20)
    deal.addLater(5)
    deal.addGood('goods', 'silk', 1)
    deal.addGood('goods', 'apples', 1)
    deal.addGood('from_bag', 'bread', 1)
    expect(deal.more).toEqual({
      gold: 10,
      later: 35,
      goods: [
        ['apples', 1],
        ['mead', 1],
        ['silk', 1],
      ],
      fromBag: 1,
    })
    deal.addGood('goods', 'silk', 1) // now all contraband that lies there is named
    expect(deal.more.goods).toEqual([
      ['apples', 1],
      ['mead', 0],
      ['silk', 0],
    ])
  })

  test('is proposed whole, in the order of the game and in as few coins as possible', () => {
    const { deal, act } = own(at({ limits }))
    deal.toggleClause('passes', 2)
    deal.toggleNoOther()
    deal.toggle('words')
    deal.toggle('not_open')
    deal.addLater(5)
    deal.addGood('from_bag', 'silk', 1)
    deal.addGood('goods', 'mead', 1)
    deal.addGood('goods', 'apples', 1)
    deal.setGold(26)
    deal.propose()
    expect(sent({ act })).toEqual([
      'about purple',
      'add 20 gold',
      'add 5 gold',
      'add 1 gold',
      'add apples',
      'add mead',
      'add silk from bag',
      'promise 5 gold next round',
      'promise not to open',
      'promise in words',
      'and pass yellow',
      'and open no other',
      'offer for passing',
    ])
  })

  test('never has a bag both opened and let pass, nor one opened where no other is', () => {
    const { deal } = own(at({ limits }))
    deal.toggleClause('passes', 2)
    deal.toggleClause('opens', 2)
    expect(deal.deal).toMatchObject({ opens: [2], passes: [], no_other: false })
    deal.toggleNoOther()
    expect(deal.deal).toMatchObject({ opens: [], no_other: true })
    deal.toggleClause('opens', 2)
    expect(deal.deal).toMatchObject({ opens: [2], no_other: false })
  })

  test('survives what others say meanwhile, and a look at another bag', () => {
    const { desk, deal, see } = own(at({ limits }))
    deal.setGold(5)
    desk.look(2)
    see(at({ limits, offers: [{ seat: 2, for: 'opening', proposal: 1, ...deals({ gold: 3 }) }] }))
    expect(desk.bag).toBe(2)
    expect(desk.bargain(2).deal.gold).toBe(0)
    expect(deal.deal.gold).toBe(5)
  })

  test('is about one’s own bag first, and about another one when that is decided', () => {
    const { desk, see } = own(at({}))
    expect(desk.bag).toBe(1)
    see({ phase: 'gate', gate: sampleGate({ bags: [sampleBag({ merchant: 2 })] }) })
    expect(desk.bag).toBe(2)
  })

  test('goes on from what lies on the table', () => {
    const { deal, see, act } = own(at({ limits }))
    see(at({ limits, offers: [{ seat: 1, for: 'passing', proposal: 1, ...deals({ gold: 5 }) }] }))
    expect(deal.isStanding).toBe(true)
    deal.setGold(6)
    expect(deal.isStanding).toBe(false)
    deal.propose()
    expect(sent({ act })).toEqual(['about purple', 'add 5 gold', 'add 1 gold', 'offer for passing'])
  })

  test('is composed no more when it was refused or taken back, until something is changed', () => {
    const { deal, see } = own(at({ limits }))
    expect(deal.isComposed).toBe(false)
    deal.setGold(5)
    expect(deal.isComposed).toBe(true)
    see(at({ limits, offers: [{ seat: 1, for: 'passing', proposal: 1, ...deals({ gold: 5 }) }] }))
    expect(deal.isComposed).toBe(false)
    see(at({ limits }))
    expect([deal.deal.gold, deal.isStanding, deal.isComposed]).toEqual([5, false, false])
    deal.setGold(6)
    expect(deal.isComposed).toBe(true)
    deal.clear()
    expect(deal.isComposed).toBe(false)
  })

  test('counts what the server has written down already', () => {
    const draft = { bag: 1, ...deals({ gold: 5 }) }
    const { deal, act } = own(at({ limits }, { draft }))
    deal.setGold(0) // that cannot be taken out here
    expect(deal.mayChange('gold')).toBe(false)
    deal.toggle('words')
    deal.propose()
    expect(sent({ act })).toEqual(['promise in words', 'offer for passing'])
  })

  test('says gold for later and goods of the stand', () => {
    knowFacts()
    expect(texts(stepsTo(deals({ gold_next_round: 21, goods: { bread: 2 } }), NO_DEAL))).toEqual([
      'add bread',
      'add bread',
      'promise 20 gold next round',
      'promise 1 gold next round',
    ])
  })
})

describe('what is composed', () => {
  const load = {
    phase: 'load' as const,
    seats: [seat(0), seat(1, { hand: { apples: 2 }, loading: true, in_bag: {} })],
  }

  test('is there again when it came to nothing, but not in another phase', () => {
    const { desk, act, see } = setUp(load)
    desk.pick('apples')
    desk.snapShut()
    expect(desk.picked).toEqual({})
    act.mock.lastCall![1]!()
    expect(desk.picked).toEqual({ apples: 1 })
    desk.snapShut()
    see({ ...load, phase: 'declare' })
    act.mock.lastCall![1]!()
    expect(desk.picked).toEqual({})
  })

  test('outlives a look at the past', () => {
    const { desk, table, see } = setUp(load)
    desk.pick('apples')
    table.moment = sampleMessage()
    see({ ...load, phase: 'market', round: 1 })
    expect(desk.picked).toEqual({})
    table.moment = null
    see(load)
    expect(desk.picked).toEqual({ apples: 1 })
  })
})

describe('what was chosen while somebody else was quicker', () => {
  const offer = (from: number, gold: number): Offer => ({
    seat: from,
    proposal: 1,
    for: 'passing',
    ...deals({ gold }),
  })
  const chosen = (...said: string[]) => said.map(choiceOf)
  const at = (own: Partial<Bag>, other: Partial<Bag> = {}, rest: Partial<SheriffView> = {}) =>
    sampleView({
      phase: 'gate',
      seats: [seat(0), seat(1), seat(2)],
      gate: sampleGate({
        talking: [1, 2],
        bags: [sampleBag({ offers: [offer(1, 5)], ...own }), sampleBag({ merchant: 2, ...other })],
      }),
      ...rest,
    })
  const others = at({ offers: [offer(1, 5), offer(2, 9)] })
  const elsewhere = at({}, { offers: [offer(2, 9)] })
  const proposed = chosen('about purple', 'add 1 gold', 'offer for passing')

  test('stands as an offer, whatever others offer', () => {
    expect(stands(proposed, at({}), others, 1)).toBe(true)
    expect(stands(proposed, at({}), elsewhere, 1)).toBe(true)
    expect(
      stands(proposed, at({}), at({ demand: { ...deals({ gold: 3 }), proposal: 1 } }), 1),
    ).toBe(false)
    expect(stands(proposed, at({}), at({ must: 'pass' }), 1)).toBe(false)
  })

  test('stands as a decision only when all that lies there for the bag is the same', () => {
    expect(stands(chosen('open purple'), at({}), elsewhere, 0)).toBe(true)
    expect(stands(chosen('open purple'), at({}), others, 0)).toBe(false)
    expect(stands(chosen('open purple'), at({}), at({ must: 'open' }), 0)).toBe(false)
    const demanded = chosen('about purple', 'add 5 gold', 'demand')
    expect(stands(demanded, at({}), others, 0)).toBe(false)
    expect(stands(chosen('stop'), at({}), elsewhere, 0)).toBe(false)
    expect(stands(chosen('done'), at({}), others, 2)).toBe(false)
  })

  test('stands for one’s own cards while one has them', () => {
    const load = (hand: Counted, more: Parameters<typeof seat>[1] = {}) =>
      at({}, {}, { phase: 'load', gate: null, seats: [seat(0, more), seat(1, { hand })] })
    expect(
      stands(
        chosen('load apples', 'close'),
        load({ apples: 1 }),
        load({ apples: 1 }, { bag: 3 }),
        1,
      ),
    ).toBe(true)
    expect(stands(chosen('load apples', 'close'), load({ apples: 1 }), load({ silk: 1 }), 1)).toBe(
      false,
    )
    expect(stands(chosen('draw'), load({}), load({}), 1)).toBe(false)
  })
})

describe('what came of a bag', () => {
  test('is read from the events of the decision', () => {
    const outcome = outcomeOf([
      told({ event: 'offer_for_passing', seat: 2, other: 1, deal: { ...NO_DEAL, proposal: 1 } }),
      { event: 'open', seat: 0, other: 1 },
      { event: 'to_stand', seat: 1, good: 'apples', count: 2 },
      { event: 'reveal', seat: 1, good: 'silk', count: 1 },
      { event: 'gold', seat: 1, other: 0, gold: 4 },
      { event: 'round', seat: 1, round: 2 },
      { event: 'to_stand', seat: 2, good: 'bread', count: 1 },
    ])
    expect(outcome).toEqual({
      opened: true,
      owner: 1,
      sheriff: 0,
      laid: { apples: 2 },
      seized: { silk: 1 },
      faceDown: 0,
      payments: [{ from: 1, to: 0, gold: 4 }],
      also: [],
    })
  })

  test('an accepted demand lets the bag of the one who accepts pass', () => {
    const outcome = outcomeOf([
      { event: 'accept', seat: 1, other: 0 },
      { event: 'face_down', seat: 1, count: 2 },
    ])
    expect(outcome).toMatchObject({ opened: false, owner: 1, sheriff: 0, faceDown: 2 })
  })

  test('nothing is decided by talking', () => {
    expect(outcomeOf([{ event: 'done', seat: 1 }])).toBeNull()
  })
})
