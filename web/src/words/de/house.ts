import type { House } from '../en/house'

const house: House = {
  title: 'Sherwood',
  table: {
    choices: 'Was du tun kannst',
    allChoices: 'Alles zeigen',
    takeBack: 'Zurücknehmen',
    ratherNot: 'Lieber nicht',
    noReference: 'Für dieses Spiel gibt es keine Karten zum Nachschlagen.',
    story: 'Was geschah',
    waiting: (names) => `Wir warten auf ${new Intl.ListFormat('de').format(names)} …`,
  },
}

export default house
