import { lists, plurals } from '../plural'
import type { AfterwardsWords } from '../en/afterwards'

const count = plurals('it')
const list = lists('it')
const points = (number: number) => count(number, 'punto', 'punti')

const afterwards: AfterwardsWords = {
  headline: (names, total) =>
    names.length === 1
      ? `${list(names)} vince con ${points(total)}`
      : `${list(names)} vincono insieme con ${points(total)}`,
  youWon: (total) => `Vinci con ${points(total)}`,
  lead: (margin, second) => `${points(margin)} di vantaggio su ${second}.`,
  because: (row, lead) => `A fare la differenza: ${row} (+${lead}).`,
  what: 'Che cosa conta',
  curve: 'L’andamento della partita',
  curveSays: (chapters, ends) => `I punti nel corso dei ${chapters}. Alla fine: ${list(ends)}.`,
  end: (name, total) => `${name} ${total}`,
  awards: 'Riconoscimenti',
  share: 'Condividi un’immagine',
  save: 'Salva un’immagine',
  unshared: 'Non è stato possibile creare l’immagine.',
  failed: 'L’andamento di questa partita non si può mostrare.',
  chapter: 'Capitolo',
  nextChapter: 'Capitolo successivo',
  previousChapter: 'Capitolo precedente',
}

export default afterwards
