import type { SheriffOutlookWords } from './en'

const outlook: SheriffOutlookWords = {
  draws: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  gains: (gold) => `Wird er geöffnet, zahlt dir der Sheriff ${gold} Gold`,
  costs: (gold, cards) =>
    `Wird er geöffnet, zahlst du ${gold} Gold und verlierst ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
}

export default outlook
