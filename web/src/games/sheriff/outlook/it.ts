import type { SheriffOutlookWords } from './en'

const outlook: SheriffOutlookWords = {
  draws: (count) => (count === 1 ? '1 carta' : `${count} carte`),
  gains: (gold) => `Se viene aperta, lo sceriffo ti paga ${gold} monete`,
  costs: (gold, cards) =>
    `Se viene aperta, paghi ${gold} monete e perdi ${cards === 1 ? '1 carta' : `${cards} carte`}`,
}

export default outlook
