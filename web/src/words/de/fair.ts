/** Was die Prüfung des Mischens sagt. */
import type { FairWords } from '../en/fair'
import type { Fault } from '../../local/reading'
import { lists, plurals } from '../plural'

const list = lists('de')
const count = plurals('de')

const fair: FairWords = {
  title: 'War das Mischen ehrlich?',
  how: 'Vor der Partie hat der Server eine geheime Zahl versiegelt und der Browser von jedem am Tisch ein paar Worte. Erst danach wurden die Worte geöffnet, und aus dem Geheimnis und den Worten folgt der Stapel. Jetzt rechnet dein Browser den Stapel nach und vergleicht alles mit dem, woran er sich erinnert: was versiegelt war, deine Worte und deine erste Hand.',
  howHere:
    'Die Karten dieser Partie folgen aus der geheimen Zahl in ihrem Protokoll, die ein Gerät gezogen hat. Jetzt berechnet dein Browser sie daraus noch einmal und spielt jede Aktion nach.',
  check: 'Jetzt prüfen',
  commitment: 'Fingerabdruck, vor der Partie veröffentlicht',
  contributions: 'Worte der Spielenden',
  noWords: 'keine',
  secret: 'Geheimnis',
  key: 'Schlüssel des Mischens',
  good: 'Das Mischen war ehrlich: Was versiegelt war, wurde unverändert geöffnet, deine Worte sind dabei, und deine erste Hand ist genau die, die daraus folgt.',
  goodSoFar:
    'Das Mischen war ehrlich: Was versiegelt war, wurde unverändert geöffnet, und deine Worte sind dabei. Deine erste Hand hat dieser Browser nicht gesehen und konnte sie nicht vergleichen.',
  unseen:
    'Alles passt zusammen. Dieser Browser hat aber nicht am Tisch gesessen und kann nicht wissen, ob es das ist, was vor der Partie versiegelt wurde.',
  laid: 'In einer Lektion liegen die Karten für dich bereit; gemischt wird nicht.',
  badCommitment:
    'Das Geheimnis ist nicht das, das der Server vor der Partie versiegelt hat. Jemand hat es geändert.',
  badWords:
    'Die Worte sind nicht die, die vor der Partie versiegelt wurden. Jemand hat sie geändert.',
  badKey: 'Der Schlüssel folgt nicht aus dem Geheimnis und den Worten. Jemand hat ihn geändert.',
  badHand:
    'Du hast eine andere Hand bekommen als die, die aus dem Schlüssel folgt. Es war ein anderer Stapel.',
  leftOut:
    'Deine Worte sind nicht in der Mischung: Sie kamen zu spät, oder der Server hat sie weggelassen. Dann kann jemand anders den Stapel ausgesucht haben.',
  withheld: (names) =>
    `Gemischt wurde ohne die versiegelten Worte von ${list(names)}, die nicht rechtzeitig geöffnet wurden.`,
  played: (actions: number) =>
    `Dein Browser hat alle ${count(actions, 'Aktion', 'Aktionen')} noch einmal gespielt: Jede war erlaubt, und das Ergebnis stimmt.`,
  broken: (line: number, what: string) => `Zeile ${line}: ${what}`,
  faults: {
    'no log': 'Diese Zeile gehört zu keinem Protokoll.',
    head: 'So kann keine Partie beginnen.',
    rules:
      'Diese Partie wurde nach anderen Regeln gespielt, als diese Seite sie hat; sie lässt sich hier nicht nachspielen.',
    edition: 'Mit diesen gedruckten Zahlen kann niemand spielen.',
    position:
      'Diese Partie begann mit einer eigenen Aufstellung; sie lässt sich hier nicht nachspielen.',
    commitment: 'Das Geheimnis ist nicht das, das vor der Partie versiegelt wurde.',
    key: 'Der Schlüssel folgt nicht aus dem Geheimnis und den Worten.',
    words: 'Die Worte sind nicht die, die versiegelt wurden.',
    seal: 'Diese Zeile oder eine davor wurde verändert: Ihr Siegel passt nicht.',
    illegal: 'Diese Aktion ist gegen die Regeln.',
    result: 'Das Ergebnis ist nicht das der Partie.',
  } as Record<Fault, string>,
}

export default fair
