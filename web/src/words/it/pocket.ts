import type { PocketWords } from '../en/pocket'
import { plurals } from '../plural'

const count = plurals('it')

const pocket: PocketWords = {
  title: 'Il mio posto su questo dispositivo',
  qr: 'Il link come codice QR, per la fotocamera dell’altro dispositivo',
  scan: 'Inquadra qui con la fotocamera dell’altro dispositivo.',
  type: (address) => `Oppure apri lì ${address} e scrivi questo codice nella pagina iniziale:`,
  lasts: (seconds) => `Vale una volta, ancora per ${count(seconds, 'secondo', 'secondi')}.`,
  both: 'Allora sei su entrambi i dispositivi: puoi giocare su ognuno, e ognuno mostra le tue carte.',
  beware: 'Non mostrarlo a nessun altro: chi lo usa gioca al posto tuo.',
  local:
    'Questo indirizzo vale solo per questo dispositivo. Apri prima la pagina con l’indirizzo di questo computer nella tua rete.',
  tooOld: 'Questo codice è ormai troppo vecchio.',
  another: 'Un nuovo codice',
  moved: 'Fatto: ora sei anche sull’altro dispositivo.',
  bot: 'bot',
  here: 'c’è',
  gone: 'non c’è',
  stoodInFor: 'non c’è; intanto gioca un bot',
  host: 'ha aperto il tavolo',
  give: 'Dai un nuovo link a questo posto',
  giveSays: (name) =>
    `${name} non torna più, o non ha più il vecchio dispositivo? Chi apre il nuovo link ha il posto e ne vede le carte, ${name} lo perde, e tutti al tavolo lo vengono a sapere. Se ${name} torna prima, il link non vale più.`,
  giveYes: 'Dai un nuovo link',
  notNow: 'Non ora',
  given: (name) =>
    `Mandalo a chi deve avere il posto di ${name}, e a nessun altro. Vale una volta, per un’ora.`,
  noCode: 'Questo non è un codice. Ha dieci cifre, a un tavolo sei.',
  youAre: (name, tables) =>
    tables === 0
      ? `Sei ${name}. Vuoi continuare qui?`
      : `Sei ${name} a ${count(tables, 'tavolo', 'tavoli')}. Vuoi continuare qui?`,
  seatIs: (name) => `Il posto di ${name} può essere tuo. Lo prendi?`,
  instead: 'Chi lo aveva finora lo perde. Tutti al tavolo lo vengono a sapere.',
  behind: (name, tables) =>
    `Su questo dispositivo finora sei ${name}, a ${count(tables, 'tavolo', 'tavoli')}. Quei posti restano indietro, e i bot continuano.`,
  takeOver: 'Continua qui',
  takeSeat: 'Prendi il posto',
  askSix: 'Le ultime sei cifre del codice sull’altro dispositivo',
  askTen: 'Il codice sull’altro dispositivo',
  look: 'Avanti',
  how: 'Lo trovi lì al tavolo, nel menu, sotto «Sposta il mio posto».',
  lost: 'Hai perso l’altro dispositivo? Allora chi ha aperto il tavolo può dare un nuovo link al tuo posto: nel menu, sotto «Chi c’è».',
}

export default pocket
