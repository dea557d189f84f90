import type { PocketWords } from '../en/pocket'
import { plurals } from '../plural'

const count = plurals('de')

const pocket: PocketWords = {
  title: 'Mein Platz auf diesem Gerät',
  qr: 'Der Link als QR-Code, für die Kamera des anderen Geräts',
  scan: 'Halte die Kamera deines anderen Geräts hierher.',
  type: (address) => `Oder öffne dort ${address} und tippe auf der Startseite diesen Code ein:`,
  lasts: (seconds) => `Er gilt einmal und noch ${count(seconds, 'Sekunde', 'Sekunden')}.`,
  both: 'Dann bist du auf beiden Geräten: Du kannst auf jedem spielen, und jedes zeigt deine Karten.',
  beware: 'Zeig ihn sonst niemandem: Wer ihn benutzt, spielt als du.',
  local:
    'Diese Adresse meint nur dieses Gerät. Öffne die Seite zuerst über die Adresse dieses Rechners in deinem Netz.',
  tooOld: 'Dieser Code ist inzwischen zu alt.',
  another: 'Ein neuer Code',
  moved: 'Fertig: Du bist jetzt auch auf deinem anderen Gerät.',
  bot: 'Bot',
  here: 'da',
  gone: 'weg',
  stoodInFor: 'weg; solange spielt ein Bot',
  host: 'Gastgeber',
  give: 'Diesem Platz einen neuen Link geben',
  giveSays: (name) =>
    `Ist ${name} ganz weg oder ohne das alte Gerät? Wer den neuen Link öffnet, hat den Platz und sieht seine Karten, ${name} verliert ihn, und alle am Tisch erfahren es. Kommt ${name} vorher zurück, gilt der Link nicht mehr.`,
  giveYes: 'Neuen Link geben',
  notNow: 'Jetzt nicht',
  given: (name) =>
    `Schick das an die Person, die den Platz von ${name} haben soll, und an niemanden sonst. Es gilt einmal und für eine Stunde.`,
  noCode: 'Das ist kein Code. Er hat zehn Ziffern, an einem Tisch sechs.',
  youAre: (name, tables) =>
    tables === 0
      ? `Du bist ${name}. Hier übernehmen?`
      : `Du bist ${name} an ${count(tables, 'Tisch', 'Tischen')}. Hier übernehmen?`,
  seatIs: (name) => `Den Platz von ${name} kannst du haben. Nimmst du ihn?`,
  instead: 'Wer ihn bisher hatte, verliert ihn. Alle am Tisch erfahren es.',
  behind: (name, tables) =>
    `Auf diesem Gerät bist du bisher ${name}, an ${count(tables, 'Tisch', 'Tischen')}. Diese Plätze bleiben zurück, und Bots spielen weiter.`,
  takeOver: 'Übernehmen',
  takeSeat: 'Den Platz nehmen',
  askSix: 'Die letzten sechs Ziffern des Codes auf deinem anderen Gerät',
  askTen: 'Der Code auf deinem anderen Gerät',
  look: 'Weiter',
  how: 'Du findest ihn dort am Tisch, im Menü, unter „Meinen Platz mitnehmen“.',
  lost: 'Ist das andere Gerät verloren? Dann kann der Gastgeber deinem Platz einen neuen Link geben: im Menü, unter „Wer da ist“.',
}

export default pocket
