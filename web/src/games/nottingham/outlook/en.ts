const outlook = {
  keep: (count: number) => `you keep ${count}`,
  hold: (count: number) => `then you hold ${count}`,
  favour: (isYours: boolean) => `favour: ${isYours ? 'yes' : 'no'}`,
  stays: 'the sheriff stays',
  /** Ambushes lie in wait for a set; whether they are enough to break it. */
  ambushes: (count: number, breaks: boolean) =>
    breaks
      ? `unless ${count === 1 ? 'an ambush breaks' : 'ambushes break'} it`
      : `${count === 1 ? 'one ambush' : `${count} ambushes`} cannot break it`,
  broken: (name: string) => `the set breaks: no points for ${name}`,
  over: 'the game ends',
  accepted: (then: string) => `If accepted: ${then}`,
  /** One card of the reader's hand is taken by somebody. */
  lose: {
    blind: (name: string, of: number) => `${name} draws 1 of your ${of} cards, unseen`,
    secret: (name: string, of: number) => `${name} sees your ${of} cards and takes 1`,
    open: (name: string, of: number) => `all see your ${of} cards, and ${name} takes 1`,
  },
  loseTheOnly: (name: string, card: string) => `${name} takes a card: ${card}`,
  /** The reader takes one card of another hand. */
  take: {
    blind: (of: number) => `you draw 1 of ${of}, unseen`,
    secret: (of: number) => `you see ${of} and take 1`,
    open: (of: number) => `all see ${of}, you take 1`,
  },
  known: (cards: string) => `known: ${cards}`,
  buy: (offers: number) =>
    `${offers === 1 ? 'one offer' : `${offers} offers`}; you may refuse, and keep the coin`,
  barter: (offers: number) =>
    `${offers === 1 ? 'one offer' : `${offers} offers`}; you must accept one`,
  looksAt: (count: number) => `you choose 1 of ${count}; the gold stays with it`,
  still: (count: number) => (count > 0 ? `${count} more to go` : 'then it is enough'),
}

export default outlook
export type NottinghamOutlookWords = typeof outlook

declare module '../../../words/words.svelte' {
  interface Parts {
    'nottingham/outlook': NottinghamOutlookWords
  }
}
