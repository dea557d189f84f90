/** What the form for the numbers of another box says. */
const edition = {
  title: 'The numbers in your box',
  says: 'If your box has other numbers than ours, type them here. This device keeps them for next time.',
  ours: 'The table is played with our numbers.',
  yours: 'The table is played with your numbers.',
  reset: 'Back to our numbers',
  more: (part: string) => `${part}: one more`,
  fewer: (part: string) => `${part}: one fewer`,
  notWhole: (figure: string) => `${figure}: whole numbers only, please.`,
  wrong: (figure: string) => `${figure}: that cannot be.`,
  mend: 'Some of your numbers cannot be. The form says which.',
  share: 'Pass your numbers on',
  link: 'Link to a new table with these numbers',
  save: 'Save as a file',
  file: 'Read a file, in TOML or JSON',
  paste: 'Or paste the text of such a file here',
  take: 'Use this text',
  unreadable: 'That is neither TOML nor JSON with the numbers of this game. Nothing was changed.',
  strange: (figure: string) => `This game has no “${figure}”. Nothing was changed.`,
}

export default edition
export type EditionWords = typeof edition
