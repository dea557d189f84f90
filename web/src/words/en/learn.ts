/** What the pages for learning say: overview, rules, the coach of a first game. */
const learn = {
  title: 'Learn',
  lead: 'Three ways to learn a game: play a first game with a coach at your side, read the rules, or look at the cards.',
  lesson: {
    start: 'Play a first game',
    says: 'Ten minutes against bots, with cards laid so that everything comes up once. A coach explains as you go.',
  },
  read: 'Read the rules',
  cards: 'All cards',
  cardsSays: 'At a table, press r to see this.',
  rulesOf: (game: string) => `The rules of ${game}`,
  contents: 'Contents',
  print: 'Print',
  marks: { ours: 'our ruling', seed: 'short rules', example: 'Example', tip: 'Tip' },
  marksSay: {
    ours: 'marks a decision of ours, where the printed rules say nothing or can be read in two ways.',
    seed: 'marks where we follow a short version of the rules that differs from the full one.',
    rest: 'Everything else is a printed rule. The numbers are those of the full text in our repository.',
  },
  rule: (number: string) => `Rule ${number}`,
  table: {
    title: 'At the table',
    list: [
      'What you can do is lit where it lies, and listed in words.',
      'Take back undoes your last step, as long as nobody has learned anything from it.',
      'The story tells what happened. Press a line to look at that moment again.',
      'Press ? for all keys. You can play with the keyboard alone.',
    ],
  },
  figures: {
    seats: 'Colours and emblems, clockwise',
  },
  coach: {
    title: 'Your coach',
    progress: (met: number, all: number) => `${met} of ${all}`,
    wait: 'The others are playing. Watch what they do.',
    over: 'That was your first game.',
    real: 'Now play a real game',
    why: 'Why?',
    read: 'Got it',
    topics: 'All topics',
    still: 'still to come',
    hide: 'Hide the coach',
    show: 'Show the coach',
    rules: 'The rules',
  },
}

export default learn
export type Learn = typeof learn
