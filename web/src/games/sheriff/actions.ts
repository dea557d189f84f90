/** Actions of the notation, taken apart and put together. */
import { coinsOf, listed, type Coin, type Counts, type Deal, type Favour, type Good, type Legal, type Pile } from './view'

export type Action =
  | { does: 'set_aside' | 'load' | 'add_good' | 'add_from_bag' | 'pay'; good: Good }
  | { does: 'take'; pile: Pile }
  | { does: 'lay'; good: Good; pile: Pile }
  | { does: 'declare'; good: Legal }
  | { does: 'honour' | 'inspect'; colour: string }
  | { does: 'add_gold' | 'add_later'; coin: Coin }
  | { does: 'favour'; favour: Favour }
  | { does: 'draw' | 'close' | 'stop' | 'pass' | 'open' | 'wave' | 'demand' | 'withdraw' | 'accept' | 'done' }
  | { does: 'offer'; side: 'passing' | 'opening' }

export const FAVOUR_TEXTS: Record<Favour, string> = {
  pass_yours: 'promise to pass your next bag',
  pass_mine: 'ask to pass my next bag',
  not_open: 'promise not to open',
  words: 'promise in words',
}

/** What an action says; null for words that this game does not know. */
export function readAction(text: string): Action | null {
  const favour = (Object.keys(FAVOUR_TEXTS) as Favour[]).find((one) => FAVOUR_TEXTS[one] === text)
  if (favour) return { does: 'favour', favour }
  const [first = '', second = '', third = ''] = text.split(' ')
  switch (first) {
    case 'set':
      return { does: 'set_aside', good: third as Good }
    case 'load':
    case 'pay':
      return { does: first, good: second as Good }
    case 'take':
      return { does: 'take', pile: second as Pile }
    case 'lay':
      return { does: 'lay', good: second as Good, pile: third as Pile }
    case 'declare':
      return { does: 'declare', good: second as Legal }
    case 'honour':
    case 'inspect':
      return { does: first, colour: second }
    case 'add':
      if (third === 'gold') return { does: 'add_gold', coin: Number(second) as Coin }
      return { does: third === 'from' ? 'add_from_bag' : 'add_good', good: second as Good }
    case 'promise':
      return { does: 'add_later', coin: Number(second) as Coin }
    case 'offer':
      return { does: 'offer', side: third === 'opening' ? 'opening' : 'passing' }
    case 'draw':
    case 'close':
    case 'stop':
    case 'pass':
    case 'open':
    case 'wave':
    case 'demand':
    case 'withdraw':
    case 'accept':
    case 'done':
      return { does: first }
    default:
      return null
  }
}

const times = (counts: Counts, before: Counts, text: (good: Good) => string): string[] =>
  listed(counts).flatMap(([good, count]) => Array<string>(Math.max(count - (before[good] ?? 0), 0)).fill(text(good)))

/** The steps that make a deal out of what is written down already. */
export function stepsTo(deal: Deal, before: Deal): string[] {
  return [
    ...coinsOf(deal.gold - before.gold).map((coin) => `add ${coin} gold`),
    ...times(deal.goods, before.goods, (good) => `add ${good}`),
    ...times(deal.from_bag, before.from_bag, (good) => `add ${good} from bag`),
    ...coinsOf(deal.gold_next_round - before.gold_next_round).map((coin) => `promise ${coin} gold next round`),
    ...deal.favours.filter((favour) => !before.favours.includes(favour)).map((favour) => FAVOUR_TEXTS[favour]),
  ]
}
