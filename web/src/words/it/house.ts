import type { House } from '../en/house'

const house: House = {
  title: 'Sherwood',
  table: {
    choices: 'Che cosa puoi fare',
    allChoices: 'Mostra tutto',
    takeBack: 'Annulla',
    ratherNot: 'Meglio di no',
    noReference: 'Per questo gioco non ci sono carte da consultare.',
    story: 'Che cosa è successo',
    waiting: (names) => `Si aspetta ${new Intl.ListFormat('it').format(names)} …`,
  },
}

export default house
