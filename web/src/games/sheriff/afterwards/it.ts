/** Che cosa si dice di una partita finita dello Sceriffo di Nottingham. */
import { plurals } from '../../../words/plural'
import type { Reason } from '../view'
import type { SheriffAfterwards } from './en'

const count = plurals('it')
const seen: Record<Reason, string> = {
  agreed: 'un patto che vincola',
  paid: 'qualcosa era offerto in cambio',
  seen: 'contrabbando preso davanti a tutti',
  caught: 'una sacca già trovata falsa',
  hidden: 'mezza bancarella coperta',
  large: 'una sacca grande',
  cheap: 'un’offerta minore del costo di una bugia',
  rich: 'la borsa più piena',
  word: 'una promessa dello sceriffo',
  known: 'merci prese davanti a tutti',
  honest: 'finora solo sacche oneste',
  small: 'una sacca piccola',
  costly: 'una sacca onesta sarebbe costata molto',
  whim: 'nulla che parlasse a favore',
  worth_it: 'una richiesta minore del costo di una bugia',
  watched: 'una sacca già trovata falsa',
  peace: 'nulla che parlasse contro',
  dear: 'una richiesta maggiore del costo di una bugia',
  poor: 'una richiesta maggiore dell’oro che c’era',
  trusted: 'finora solo sacche oneste',
  modest: 'una sacca piccola',
  firm: 'nulla che parlasse a favore',
}
const often = (times: number) => (times === 1 ? 'una volta' : `${times} volte`)

const afterwards: SheriffAfterwards = {
  chapter: (round: number, sheriff: string) => `Round ${round}: lo sceriffo è ${sheriff}`,
  bag: (round: number, owner: string) => `Round ${round}: la sacca di ${owner}`,
  chapters: 'round',
  ledger: 'Il libro mastro di Nottingham',
  landmarks: {
    caught: { title: 'Contrabbando scoperto', next: 'Prossimo contrabbando scoperto' },
    wronged: { title: 'Aperta invano', next: 'Prossima aperta invano' },
  },
  seen: (owner: string, reason: Reason) => `${owner}, come tutti potevano vedere: ${seen[reason]}.`,
  believed: (sheriff: string, percent: number, gold: number | null) =>
    `Per quel che sapeva ${sheriff}, uno sceriffo abile avrebbe ritenuto la sacca falsa al ${percent} %${
      gold === null
        ? '; ha deciso un patto.'
        : gold === 0
          ? ' e l’avrebbe lasciata passare per nulla.'
          : `; in tutto ${gold === 1 ? 'sarebbe bastata' : 'sarebbero bastate'} ${count(gold, 'moneta', 'monete')} d’oro.`
    }`,
  awards: {
    lie: {
      name: 'La bugia più sfacciata',
      says: (cards: number, said: string | null = null) =>
        said === null
          ? `aveva in una sola sacca ${count(cards, 'carta non dichiarata', 'carte non dichiarate')}`
          : `ha detto «${said}», e ${count(cards, 'carta era tutt’altro', 'carte erano tutt’altro')}`,
    },
    bribe: {
      name: 'La mazzetta più cara',
      says: (gold: number) =>
        `ha pagato ${count(gold, 'moneta', 'monete')} d’oro per una sola sacca`,
    },
    gullible: {
      name: 'Lo sceriffo più credulone',
      says: (times: number) => `ha fatto passare ${count(times, 'sacca falsa', 'sacche false')}`,
    },
    unbelieved: {
      name: 'Onestà mai creduta',
      says: (times: number) =>
        `non ha mai mentito e ha subito ${count(times, 'ispezione', 'ispezioni')}`,
    },
    smuggler: {
      name: 'Contrabbando d’autore',
      says: (times: number) => `ha fatto passare ${count(times, 'carta', 'carte')} di contrabbando`,
    },
    hawk: {
      name: 'Occhio di falco',
      says: (times: number) => `da sceriffo ha scoperto il contrabbando ${often(times)}`,
    },
    wronged: {
      name: 'Onestà sospetta',
      says: (times: number) =>
        `ha subito ${count(times, 'ispezione', 'ispezioni')} pur avendo detto la verità`,
    },
    crowned: {
      name: 'Testa coronata',
      says: (times: number) => `è re di ${count(times, 'merce', 'merci')}`,
    },
    faithful: {
      name: 'Parola mantenuta',
      says: (times: number) => `ha mantenuto ${count(times, 'promessa', 'promesse')}`,
    },
    faithless: {
      name: 'Promesse infrante',
      says: (times: number) => `ha infranto ${count(times, 'promessa', 'promesse')}`,
    },
    stocked: {
      name: 'Il banco più fornito',
      says: (times: number) => `ha fatto passare ${count(times, 'carta legale', 'carte legali')}`,
    },
    unlucky: {
      name: 'Mani sudate',
      says: (times: number) => `lo sceriffo ne ha smascherato le bugie ${often(times)}`,
    },
  },
}

export default afterwards
