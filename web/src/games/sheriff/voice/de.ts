import type { Who } from '../../../words/who'
import type { SheriffThings } from '../view'
import { deal, of } from '../words/tell/de'
import type { VoiceWords } from './en'

const theirs = (seat: number | undefined, who: Who): string => who.name(seat ?? -1)
const what = (event: SheriffThings, who: Who): string => (event.deal ? deal(event.deal, who) : '')

const voice: VoiceWords = {
  say: {
    declare: ({ good, count = 1 }) => (good ? `Guter Sheriff: ${of(count, good)}.` : null),
    call: () => 'Wer zahlt, damit ich nicht nachsehe?',
    offer_for_passing: (event, who) =>
      event.seat === event.other
        ? `${what(event, who)}, und mein Beutel geht durch?`
        : `${what(event, who)}, wenn ${theirs(event.other, who)} durchkommt.`,
    offer_for_opening: (event, who) =>
      `${what(event, who)}, wenn du bei ${theirs(event.other, who)} nachsiehst.`,
    demand: (event, who) => `${theirs(event.other, who)}, sagen wir ${what(event, who)}.`,
    withdraw: () => 'Das nehme ich zurück.',
    refuse: (event, who) => `Nein, ${theirs(event.other, who)}.`,
    refuse_demand: () => 'Nein.',
    accept: () => 'Abgemacht.',
    pass: (event, who, isDeal) =>
      isDeal
        ? `Abgemacht, ${theirs(event.other, who)}. Geh durch.`
        : `Geh durch, ${theirs(event.other, who)}.`,
    wave: (event, who) => `Behalt dein Gold, ${theirs(event.other, who)}. Geh durch.`,
    stop: () => 'Geht durch, alle miteinander.',
    open: (event, who) => `${theirs(event.other, who)}, lass mal sehen.`,
  },
  why: {
    agreed: 'So war es abgemacht.',
    paid: 'Das ist es mir wert.',
    seen: 'Ich sah dich Schmuggelware nehmen.',
    caught: 'Wer einmal ertappt wird, wird zweimal durchsucht.',
    hidden: 'Dein halber Stand liegt verdeckt.',
    large: 'Ein großer Beutel.',
    cheap: 'Eine Lüge käme dich teurer als dein Angebot.',
    rich: 'Niemand hat mehr Gold als du.',
    word: 'Ich habe es versprochen.',
    known: 'Diese Waren sahen wir dich alle nehmen.',
    honest: 'Bisher warst du ehrlich.',
    small: 'Ein kleiner Beutel.',
    costly: 'Ist er ehrlich, kommt er mich zu teuer.',
    whim: 'Nenn es eine Laune.',
    worth_it: 'Eine Lüge käme mich teurer.',
    watched: 'Mich hat man schon ertappt. Nimm es.',
    peace: 'Um des lieben Friedens willen.',
    dear: 'So viel kostet in so einem Beutel keine Lüge.',
    poor: 'So viel habe ich nicht.',
    trusted: 'In meinen Beuteln fand noch niemand eine Lüge.',
    modest: 'Für so einen kleinen Beutel?',
    firm: 'In meinem Beutel ist, was ich gesagt habe.',
  },
  stamps: {
    deal: 'Abgemacht',
    refuse: 'Nein',
    refuse_demand: 'Nein',
    withdraw: 'Zurückgenommen',
    lapse: 'Hinfällig',
  },
}

export default voice
