/** Was über eine beendete Partie Sheriff von Nottingham gesagt wird. */
import { plurals } from '../../../words/plural'
import type { Reason } from '../view'
import type { SheriffAfterwards } from './en'

const count = plurals('de')
const seen: Record<Reason, string> = {
  agreed: 'eine Abmachung, die bindet',
  paid: 'dafür wurde etwas geboten',
  seen: 'offen genommene Schmuggelware',
  caught: 'ein früherer Beutel, der falsch war',
  hidden: 'ein halb verdeckter Stand',
  large: 'ein großer Beutel',
  cheap: 'weniger geboten, als eine Lüge kostet',
  rich: 'der vollste Geldbeutel',
  word: 'ein Versprechen des Sheriffs',
  known: 'offen genommene Waren',
  honest: 'bisher nur ehrliche Beutel',
  small: 'ein kleiner Beutel',
  costly: 'ein ehrlicher Beutel hätte viel gekostet',
  whim: 'nichts, was dafür sprach',
  worth_it: 'weniger verlangt, als eine Lüge kostet',
  watched: 'ein früherer Beutel, der falsch war',
  peace: 'nichts, was dagegen sprach',
  dear: 'mehr verlangt, als eine Lüge kostet',
  poor: 'mehr verlangt, als da war',
  trusted: 'bisher nur ehrliche Beutel',
  modest: 'ein kleiner Beutel',
  firm: 'nichts, was dafür sprach',
}
const often = (times: number) => (times === 1 ? 'einmal' : `${times}-mal`)

const afterwards: SheriffAfterwards = {
  chapter: (round: number, sheriff: string) => `Runde ${round}: ${sheriff} ist Sheriff`,
  bag: (round: number, owner: string) => `Runde ${round}: Beutel von ${owner}`,
  chapters: 'Runden',
  ledger: 'Das Schuldbuch von Nottingham',
  landmarks: {
    caught: { title: 'Ertappt', next: 'Nächstes Mal ertappt' },
    wronged: { title: 'Umsonst geöffnet', next: 'Nächstes Mal umsonst geöffnet' },
  },
  seen: (owner: string, reason: Reason) => `${owner}, wie alle sehen konnten: ${seen[reason]}.`,
  believed: (sheriff: string, percent: number, gold: number | null) =>
    `Nach allem, was ${sheriff} wusste, hätte ein solider Sheriff den Beutel zu ${percent} % für falsch gehalten${
      gold === null
        ? '; eine Abmachung entschied.'
        : gold === 0
          ? ' und umsonst durchgelassen.'
          : `; insgesamt ${gold} Gold ${gold === 1 ? 'hätte' : 'hätten'} genügt.`
    }`,
  awards: {
    lie: {
      name: 'Die dreisteste Lüge',
      says: (cards: number, said: string | null = null) =>
        said === null
          ? `hatte in einem Beutel ${count(cards, 'Karte, die nicht deklariert war', 'Karten, die nicht deklariert waren')}`
          : `sagte „${said}“, und ${count(cards, 'Karte war', 'Karten waren')} etwas anderes`,
    },
    bribe: {
      name: 'Das teuerste Schmiergeld',
      says: (gold: number) => `zahlte ${gold} Gold für einen einzigen Beutel`,
    },
    gullible: {
      name: 'Der gutgläubigste Sheriff',
      says: (times: number) => `ließ ${count(times, 'falschen Beutel', 'falsche Beutel')} durch`,
    },
    unbelieved: {
      name: 'Ehrlich, und niemand glaubt es',
      says: (times: number) => `hat nie gelogen und wurde ${often(times)} durchsucht`,
    },
    smuggler: {
      name: 'Schmuggeln will gelernt sein',
      says: (times: number) => `hat ${count(times, 'Karte', 'Karten')} Schmuggelware durchgebracht`,
    },
    hawk: {
      name: 'Adlerauge',
      says: (times: number) => `hat als Sheriff ${often(times)} Schmuggel aufgedeckt`,
    },
    wronged: {
      name: 'Zu Unrecht verdächtigt',
      says: (times: number) => `wurde ${often(times)} durchsucht und hatte die Wahrheit gesagt`,
    },
    crowned: {
      name: 'Gekröntes Haupt',
      says: (times: number) => `ist König von ${count(times, 'Ware', 'Waren')}`,
    },
    faithful: {
      name: 'Ein Wort ist ein Wort',
      says: (times: number) => `hat ${count(times, 'Versprechen', 'Versprechen')} gehalten`,
    },
    faithless: {
      name: 'Gebrochene Versprechen',
      says: (times: number) => `hat ${count(times, 'Versprechen', 'Versprechen')} gebrochen`,
    },
    stocked: {
      name: 'Der vollste Stand',
      says: (times: number) => `hat ${count(times, 'Karte', 'Karten')} erlaubte Ware durchgebracht`,
    },
    unlucky: {
      name: 'Feuchte Hände',
      says: (times: number) => `wurde ${often(times)} ertappt`,
    },
  },
}

export default afterwards
