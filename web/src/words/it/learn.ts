import type { Learn } from '../en/learn'

const learn: Learn = {
  title: 'Impara',
  lead: 'Tre strade per imparare un gioco: gioca una prima partita con qualcuno che ti spiega tutto, leggi le regole o guarda le carte.',
  lesson: {
    start: 'Gioca una prima partita',
    says: 'Dieci minuti contro i bot, con le carte disposte in modo che tutto capiti una volta. Intanto qualcuno ti spiega.',
  },
  read: 'Leggi le regole',
  cards: 'Tutte le carte',
  cardsSays: 'Al tavolo le vedi premendo r.',
  rulesOf: (game) => `Le regole: ${game}`,
  contents: 'Indice',
  print: 'Stampa',
  marks: { ours: 'decisione nostra', seed: 'regole brevi', example: 'Esempio', tip: 'Consiglio' },
  marksSay: {
    ours: 'segna una decisione nostra, dove le regole stampate tacciono o si possono leggere in due modi.',
    seed: 'segna dove seguiamo una versione breve delle regole, diversa da quella completa.',
    rest: 'Tutto il resto è regola stampata. I numeri sono quelli del testo completo nel nostro repository.',
  },
  rule: (number) => `Regola ${number}`,
  table: {
    title: 'Al tavolo',
    list: [
      'Quello che puoi fare è illuminato dove si trova, ed elencato a parole.',
      'Annulla disfa il tuo ultimo passo, finché nessuno ne ha ricavato qualcosa.',
      'La storia racconta che cosa è successo. Premi una riga per rivedere quel momento.',
      'Premi ? per tutti i tasti. Puoi giocare con la sola tastiera.',
    ],
  },
  figures: {
    seats: 'Colori ed emblemi, in senso orario',
  },
  coach: {
    title: 'La tua guida',
    progress: (met, all) => `${met} di ${all}`,
    wait: 'Giocano gli altri. Guarda che cosa fanno.',
    over: 'Questa era la tua prima partita.',
    real: 'Ora gioca una partita vera',
    why: 'Perché?',
    read: 'Ho capito',
    topics: 'Tutti gli argomenti',
    still: 'deve ancora capitare',
    hide: 'Nascondi la guida',
    show: 'Mostra la guida',
    rules: 'Le regole',
  },
}

export default learn
