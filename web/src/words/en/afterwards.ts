/** What is said when a game is over. */
import { lists, plurals } from '../plural'

const count = plurals('en')
const list = lists('en')
const points = (number: number) => count(number, 'point', 'points')

const afterwards = {
  headline: (names: string[], total: number) =>
    names.length === 1
      ? `${list(names)} wins with ${points(total)}`
      : `${list(names)} share the victory with ${points(total)}`,
  youWon: (total: number) => `You win with ${points(total)}`,
  lead: (margin: number, second: string) => `${points(margin)} ahead of ${second}.`,
  because: (row: string, lead: number) => `What made the difference: ${row} (+${lead}).`,
  what: 'What counts',
  curve: 'The course of the game',
  curveSays: (chapters: string, ends: string[]) =>
    `Points over the ${chapters}. At the end: ${list(ends)}.`,
  end: (name: string, total: number) => `${name} ${total}`,
  awards: 'Awards',
  share: 'Share a picture',
  save: 'Save a picture',
  unshared: 'The picture could not be made.',
  failed: 'The course of this game cannot be shown.',
  chapter: 'Chapter',
  nextChapter: 'Next chapter',
  previousChapter: 'Previous chapter',
}

export default afterwards
export type AfterwardsWords = typeof afterwards
