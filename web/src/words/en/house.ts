/** What the house says: pages, tables, settings, errors. */
const house = {
  title: 'Sherwood',
  table: {
    choices: 'What you can do',
    allChoices: 'Show everything',
    takeBack: 'Take back',
    ratherNot: 'Rather not',
    noReference: 'There are no cards to look up for this game.',
    story: 'What happened',
    waiting: (names: string[]) => `Waiting for ${new Intl.ListFormat('en').format(names)} …`,
  },
}

export default house
export type House = typeof house
