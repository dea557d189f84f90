/** Was das Formular für die Zahlen einer anderen Schachtel sagt. */
import type { EditionWords } from '../en/edition'

const edition: EditionWords = {
  title: 'Die Zahlen in deiner Schachtel',
  says: 'Stehen in deiner Schachtel andere Zahlen als bei uns, dann trag sie hier ein. Dieses Gerät merkt sie sich fürs nächste Mal.',
  ours: 'An diesem Tisch gelten unsere Zahlen.',
  yours: 'An diesem Tisch gelten deine Zahlen.',
  reset: 'Zurück zu unseren Zahlen',
  more: (part) => `${part}: eins mehr`,
  fewer: (part) => `${part}: eins weniger`,
  notWhole: (figure) => `${figure}: bitte nur ganze Zahlen.`,
  wrong: (figure) => `${figure}: Das kann nicht stimmen.`,
  mend: 'Einige deiner Zahlen können nicht stimmen. Das Formular zeigt, welche.',
  share: 'Deine Zahlen weitergeben',
  link: 'Link zu einem neuen Tisch mit diesen Zahlen',
  save: 'Als Datei speichern',
  file: 'Eine Datei lesen, in TOML oder JSON',
  paste: 'Oder füge den Text einer solchen Datei hier ein',
  take: 'Diesen Text verwenden',
  unreadable: 'Das ist weder TOML noch JSON mit den Zahlen dieses Spiels. Nichts wurde geändert.',
  strange: (figure) => `„${figure}“ gibt es in diesem Spiel nicht. Nichts wurde geändert.`,
}

export default edition
