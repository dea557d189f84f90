const outlook = {
  draws: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  gains: (gold: number) => `If opened: the sheriff pays you ${gold} gold`,
  costs: (gold: number, cards: number) =>
    `If opened: you pay ${gold} gold and lose ${cards === 1 ? '1 card' : `${cards} cards`}`,
}

export default outlook
export type SheriffOutlookWords = typeof outlook

declare module '../../../words/words.svelte' {
  interface Parts {
    'sheriff/outlook': SheriffOutlookWords
  }
}
