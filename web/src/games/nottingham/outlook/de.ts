import type { NottinghamOutlookWords } from './en'

const outlook: NottinghamOutlookWords = {
  keep: (count) => `du behältst ${count}`,
  hold: (count) => `dann hast du ${count}`,
  favour: (isYours) => `Gunst: ${isYours ? 'ja' : 'nein'}`,
  stays: 'der Sheriff bleibt stehen',
  ambushes: (count, breaks) =>
    breaks
      ? `wenn kein Hinterhalt dazwischenkommt`
      : `${count === 1 ? 'ein Hinterhalt kann' : `${count} Hinterhalte können`} nicht schaden`,
  broken: (name) => `der Satz platzt: keine Punkte für ${name}`,
  over: 'das Spiel endet',
  accepted: (then) => `Falls angenommen: ${then}`,
  lose: {
    blind: (name, of) => `${name} zieht blind eine deiner ${of} Karten`,
    secret: (name, of) => `${name} sieht deine ${of} Karten und nimmt eine`,
    open: (name, of) => `alle sehen deine ${of} Karten, ${name} nimmt eine`,
  },
  loseTheOnly: (name, card) => `${name} nimmt dir eine Karte: ${card}`,
  take: {
    blind: (of) => `du ziehst blind eine von ${of}`,
    secret: (of) => `du siehst ${of} und nimmst eine`,
    open: (of) => `alle sehen ${of}, du nimmst eine`,
  },
  known: (cards) => `bekannt: ${cards}`,
  buy: (offers) =>
    `${offers === 1 ? 'ein Angebot' : `${offers} Angebote`}; du darfst ablehnen und die Münze behalten`,
  barter: (offers) =>
    `${offers === 1 ? 'ein Angebot' : `${offers} Angebote`}; eines musst du annehmen`,
  looksAt: (count) => `du wählst eine von ${count}; das Gold bleibt dabei liegen`,
  still: (count) => (count > 0 ? `danach noch ${count}` : 'dann reicht es'),
}

export default outlook
