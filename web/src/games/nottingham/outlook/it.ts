import type { NottinghamOutlookWords } from './en'

const outlook: NottinghamOutlookWords = {
  keep: (count) => (count === 1 ? 'ti resta 1 carta' : `ti restano ${count} carte`),
  hold: (count) => (count === 1 ? 'poi hai 1 carta' : `poi hai ${count} carte`),
  favour: (isYours) => `favore: ${isYours ? 'sì' : 'no'}`,
  stays: 'lo sceriffo resta fermo',
  ambushes: (count, breaks) =>
    breaks
      ? 'salvo imboscate'
      : `${count === 1 ? 'un’imboscata non basta' : `${count} imboscate non bastano`} a rovinarla`,
  broken: (name) => `la serie salta: niente punti per ${name}`,
  over: 'la partita finisce',
  accepted: (then) => `Se viene accettata: ${then}`,
  lose: {
    blind: (name, of) => `${name} pesca alla cieca 1 delle tue ${of} carte`,
    secret: (name, of) => `${name} vede le tue ${of} carte e ne prende 1`,
    open: (name, of) => `tutti vedono le tue ${of} carte, ${name} ne prende 1`,
  },
  loseTheOnly: (name, card) => `${name} ti prende una carta: ${card}`,
  take: {
    blind: (of) => `ne peschi 1 su ${of}, alla cieca`,
    secret: (of) => `ne vedi ${of} e ne prendi 1`,
    open: (of) => `tutti ne vedono ${of}, tu ne prendi 1`,
  },
  known: (cards) => `note: ${cards}`,
  buy: (offers) =>
    `${offers === 1 ? 'un’offerta' : `${offers} offerte`}; puoi rifiutare e tenere la moneta`,
  barter: (offers) => `${offers === 1 ? 'un’offerta' : `${offers} offerte`}; devi accettarne una`,
  looksAt: (count) => `ne scegli 1 su ${count}; l’oro ci resta sotto`,
  still: (count) => (count > 0 ? `poi ancora ${count}` : 'poi basta così'),
}

export default outlook
