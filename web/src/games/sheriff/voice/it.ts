import type { Who } from '../../../words/who'
import type { SheriffThings } from '../view'
import { deal, of } from '../words/tell/it'
import type { VoiceWords } from './en'

const theirs = (seat: number | undefined, who: Who): string => who.name(seat ?? -1)
const what = (event: SheriffThings, who: Who): string => (event.deal ? deal(event.deal, who) : '')

const voice: VoiceWords = {
  say: {
    declare: ({ good, count = 1 }) => (good ? `Buon sceriffo: ${of(count, good)}.` : null),
    call: () => 'Chi mi paga per non guardare?',
    offer_for_passing: (event, who) =>
      event.seat === event.other
        ? `${what(event, who)}, e la mia sacca passa?`
        : `${what(event, who)}, se passa la sacca di ${theirs(event.other, who)}.`,
    offer_for_opening: (event, who) =>
      `${what(event, who)}, se apri la sacca di ${theirs(event.other, who)}.`,
    demand: (event, who) => `${theirs(event.other, who)}, facciamo ${what(event, who)}.`,
    withdraw: () => 'Ritiro tutto.',
    refuse: (event, who) => `No, ${theirs(event.other, who)}.`,
    refuse_demand: () => 'No.',
    accept: () => 'Affare fatto.',
    pass: (event, who, isDeal) =>
      isDeal
        ? `Affare fatto, ${theirs(event.other, who)}. Passa pure.`
        : `Passa pure, ${theirs(event.other, who)}.`,
    wave: (event, who) => `Tieniti l’oro, ${theirs(event.other, who)}. Passa pure.`,
    stop: () => 'Passate pure, tutti quanti.',
    open: (event, who) => `${theirs(event.other, who)}, fammi vedere.`,
  },
  why: {
    agreed: 'Così era nei patti.',
    paid: 'Ne vale la pena.',
    seen: 'Ti ho visto prendere del contrabbando.',
    caught: 'Chi mente una volta, si controlla due volte.',
    hidden: 'Metà della tua bancarella è coperta.',
    large: 'Una sacca grande.',
    cheap: 'Una bugia ti costerebbe più di quanto offri.',
    rich: 'Nessuno ha più oro di te.',
    word: 'Ho dato la mia parola.',
    known: 'Quelle merci te le abbiamo viste prendere tutti.',
    honest: 'Finora hai detto la verità.',
    small: 'Una sacca piccola.',
    costly: 'Se è onesta, mi costa troppo.',
    whim: 'Chiamalo un capriccio.',
    worth_it: 'Una bugia mi costerebbe di più.',
    watched: 'Mi hanno già scoperto una volta. Prendi.',
    peace: 'Per amore della pace.',
    dear: 'In una sacca così nessuna bugia costa tanto.',
    poor: 'Non ho così tanto.',
    trusted: 'Nelle mie sacche nessuno ha mai trovato una bugia.',
    modest: 'Per una sacca così piccola?',
    firm: 'Nella mia sacca c’è quello che ho detto.',
  },
  stamps: {
    deal: 'Affare',
    refuse: 'No',
    refuse_demand: 'No',
    withdraw: 'Ritirata',
    lapse: 'Decaduta',
  },
}

export default voice
