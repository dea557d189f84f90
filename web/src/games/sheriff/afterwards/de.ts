/** Was über eine beendete Partie Sheriff von Nottingham gesagt wird. */
import { plurals } from '../../../words/plural'
import type { SheriffAfterwards } from './en'

const count = plurals('de')
const often = (times: number) => (times === 1 ? 'einmal' : `${times}-mal`)

const afterwards: SheriffAfterwards = {
  chapter: (round: number, sheriff: string) => `Runde ${round}: ${sheriff} ist Sheriff`,
  chapters: 'Runden',
  landmarks: {
    caught: { title: 'Ertappt', next: 'Nächstes Mal ertappt' },
    wronged: { title: 'Umsonst geöffnet', next: 'Nächstes Mal umsonst geöffnet' },
  },
  awards: {
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
      name: 'Kurzes Gedächtnis',
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
