/** Che cosa dice la verifica del mescolamento. */
import type { FairWords } from '../en/fair'
import type { Fault } from '../../local/reading'
import { lists, plurals } from '../plural'

const list = lists('it')
const count = plurals('it')

const fair: FairWords = {
  title: 'Si è mescolato onestamente?',
  how: 'Prima della partita il server ha sigillato un numero segreto, e il browser di ogni giocatore alcune parole. Solo dopo le parole sono state aperte, e il mazzo deriva dal segreto e dalle parole. Ora il tuo browser ricalcola il mazzo e confronta tutto con ciò che ricorda: quello che era sigillato, le tue parole e la tua prima mano.',
  howHere:
    'Le carte di questa partita seguono dal numero segreto nel suo registro, estratto da un dispositivo. Ora il tuo browser le ricalcola da lì e rigioca ogni azione.',
  check: 'Controlla ora',
  commitment: 'Impronta pubblicata prima della partita',
  contributions: 'Parole di chi gioca',
  noWords: 'nessuna',
  secret: 'Segreto',
  key: 'Chiave del mescolamento',
  good: 'Si è mescolato onestamente: ciò che era sigillato è stato aperto senza modifiche, le tue parole ci sono, e la tua prima mano è proprio quella che ne deriva.',
  goodSoFar:
    'Si è mescolato onestamente: ciò che era sigillato è stato aperto senza modifiche, e le tue parole ci sono. Questo browser non ha visto la tua prima mano e non ha potuto confrontarla.',
  unseen:
    'Tutto torna. Ma questo browser non ha giocato a questo tavolo, quindi non può sapere se è ciò che era stato sigillato prima della partita.',
  laid: 'In una lezione le carte sono già disposte per te; non si mescola niente.',
  badCommitment:
    'Il segreto non è quello che il server aveva sigillato prima della partita. Qualcuno l’ha cambiato.',
  badWords: 'Le parole non sono quelle sigillate prima della partita. Qualcuno le ha cambiate.',
  badKey: 'La chiave non deriva dal segreto e dalle parole. Qualcuno l’ha cambiata.',
  badHand:
    'Hai ricevuto una mano diversa da quella che deriva dalla chiave. Il mazzo era un altro.',
  leftOut:
    'Le tue parole non sono nel mescolamento: sono arrivate tardi, o il server le ha tralasciate. Qualcun altro può quindi aver scelto il mazzo.',
  withheld: (names) =>
    `Si è mescolato senza le parole sigillate di ${list(names)}, che non sono state aperte in tempo.`,
  played: (actions: number) =>
    `Il tuo browser ha rigiocato ${count(actions, 'azione', 'azioni')}: erano tutte regolari, e il risultato è giusto.`,
  broken: (line: number, what: string) => `Riga ${line}: ${what}`,
  faults: {
    'no log': 'questa riga non appartiene a nessun registro.',
    head: 'nessuna partita può cominciare così.',
    rules: 'questa partita è stata giocata con altre regole, quindi qui non si può rigiocare.',
    edition: 'con questi numeri stampati non si può giocare.',
    position:
      'questa partita è cominciata da una posizione propria, quindi qui non si può rigiocare.',
    commitment: 'il segreto non è quello sigillato prima della partita.',
    key: 'la chiave non deriva dal segreto e dalle parole.',
    words: 'le parole non sono quelle sigillate.',
    seal: 'questa riga, o una precedente, è stata cambiata: il suo sigillo non torna.',
    illegal: 'questa azione è contro le regole.',
    result: 'il risultato non è quello della partita.',
  } as Record<Fault, string>,
}

export default fair
