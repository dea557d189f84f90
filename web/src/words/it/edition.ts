/** Che cosa dice il modulo per i numeri di un’altra scatola. */
import type { EditionWords } from '../en/edition'

const edition: EditionWords = {
  title: 'I numeri della tua scatola',
  says: 'Se i numeri della tua scatola sono diversi dai nostri, scrivili qui. Questo dispositivo li ricorda per la prossima volta.',
  ours: 'A questo tavolo valgono i nostri numeri.',
  yours: 'A questo tavolo valgono i tuoi numeri.',
  reset: 'Torna ai nostri numeri',
  more: (part) => `${part}: uno in più`,
  fewer: (part) => `${part}: uno in meno`,
  notWhole: (figure) => `${figure}: solo numeri interi, per favore.`,
  wrong: (figure) => `${figure}: così non può essere.`,
  mend: 'Alcuni dei tuoi numeri non possono andare. Il modulo mostra quali.',
  share: 'Passa i tuoi numeri ad altri',
  link: 'Link a un nuovo tavolo con questi numeri',
  save: 'Salva in un file',
  file: 'Leggi un file, in TOML o JSON',
  paste: 'Oppure incolla qui il testo di un file così',
  take: 'Usa questo testo',
  unreadable: 'Non è né TOML né JSON con i numeri di questo gioco. Non è cambiato nulla.',
  strange: (figure) => `«${figure}» non esiste in questo gioco. Non è cambiato nulla.`,
}

export default edition
