import type { SetupWords } from '../../../words/game'

const setup: SetupWords = {
  options: {},
  bots: {},
  parts: {
    values: { title: 'Punkte der Gegenstände', says: 'Was eine Karte im Gewinnstapel zählt.' },
    track: {
      title: 'Der Weg des Sheriffs',
      says: 'Die Zahlen auf seinen Feldern, von der Stadt an. Keine unserer Quellen zeigt sie; die Reihenfolge ist von uns.',
      item: 'Feld',
    },
    tasks: {
      title: 'Aufgaben',
      says: 'Punkte, wenn nur eine Person die Aufgabe erfüllt, und für jede von zweien: allein mindestens so viele. Bekannt sind nur die für fünf Gleiche; die anderen sind von uns.',
      columns: ['allein', 'geteilt'],
    },
    ambushes: {
      title: 'Hinterhaltkarten mit zwei Gegenständen',
      says: 'Sechs verschiedene Paare; jeder Gegenstand außer Gold steht auf zweien davon. Welche Paare es sind, wissen wir aus keiner Quelle; diese sind von uns.',
      item: 'Karte',
    },
  },
  things: {},
}

export default setup
