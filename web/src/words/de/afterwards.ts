import { lists, plurals } from '../plural'
import type { AfterwardsWords } from '../en/afterwards'

const count = plurals('de')
const list = lists('de')
const points = (number: number) => count(number, 'Punkt', 'Punkte')
const withPoints = (number: number) => count(number, 'Punkt', 'Punkten')

const afterwards: AfterwardsWords = {
  headline: (names, total) =>
    names.length === 1
      ? `${list(names)} gewinnt mit ${withPoints(total)}`
      : `${list(names)} teilen sich den Sieg mit ${withPoints(total)}`,
  youWon: (total) => `Du gewinnst mit ${withPoints(total)}`,
  lead: (margin, second) => `${points(margin)} Vorsprung vor ${second}.`,
  because: (row, lead) => `Den Ausschlag gab: ${row} (+${lead}).`,
  what: 'Was zählt',
  curve: 'Der Verlauf der Partie',
  curveSays: (chapters, ends) => `Punkte über die ${chapters}. Am Ende: ${list(ends)}.`,
  end: (name, total) => `${name} ${total}`,
  awards: 'Auszeichnungen',
  share: 'Bild teilen',
  save: 'Bild speichern',
  unshared: 'Das Bild ließ sich nicht erstellen.',
  failed: 'Der Verlauf dieser Partie lässt sich nicht zeigen.',
  chapter: 'Kapitel',
  nextChapter: 'Nächstes Kapitel',
  previousChapter: 'Voriges Kapitel',
}

export default afterwards
