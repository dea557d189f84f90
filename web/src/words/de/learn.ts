import type { Learn } from '../en/learn'

const learn: Learn = {
  title: 'Lernen',
  lead: 'Drei Wege zu einem Spiel: Spiel eine erste Partie mit jemandem, der dir alles erklärt, lies die Regeln, oder schau dir die Karten an.',
  lesson: {
    start: 'Eine erste Partie spielen',
    says: 'Zehn Minuten gegen Bots, mit Karten, die so liegen, dass alles einmal vorkommt. Dabei wird dir alles erklärt.',
  },
  read: 'Die Regeln lesen',
  cards: 'Alle Karten',
  cardsSays: 'Am Tisch zeigt dir die Taste r dasselbe.',
  rulesOf: (game) => `Die Regeln von ${game}`,
  contents: 'Inhalt',
  print: 'Drucken',
  marks: { ours: 'unsere Auslegung', seed: 'Kurzregel', example: 'Beispiel', tip: 'Tipp' },
  marksSay: {
    ours: 'steht bei dem, was wir entschieden haben, weil die gedruckten Regeln nichts dazu sagen oder sich auf zweierlei Weise lesen lassen.',
    seed: 'steht dort, wo wir einer kurzen Fassung der Regeln folgen, die von der vollen abweicht.',
    rest: 'Alles andere ist gedruckte Regel. Die Nummern sind die des vollen Textes in unserem Repository.',
  },
  rule: (number) => `Regel ${number}`,
  table: {
    title: 'Am Tisch',
    list: [
      'Was du tun kannst, leuchtet dort, wo es liegt, und steht in Worten dabei.',
      'Zurücknehmen macht deinen letzten Schritt ungeschehen, solange niemand etwas daraus erfahren hat.',
      'Der Verlauf erzählt, was geschah. Drück auf eine Zeile, um den Augenblick noch einmal zu sehen.',
      'Die Taste ? zeigt alle Tasten. Du kannst auch allein mit der Tastatur spielen.',
    ],
  },
  figures: {
    seats: 'Farben und Zeichen, im Uhrzeigersinn',
  },
  coach: {
    title: 'Dein Begleiter',
    progress: (met, all) => `${met} von ${all}`,
    wait: 'Die anderen spielen. Schau zu, was sie tun.',
    over: 'Das war deine erste Partie.',
    real: 'Jetzt eine richtige Partie spielen',
    why: 'Warum?',
    read: 'Verstanden',
    topics: 'Alle Themen',
    still: 'kommt noch',
    hide: 'Begleiter ausblenden',
    show: 'Begleiter zeigen',
    rules: 'Die Regeln',
  },
}

export default learn
