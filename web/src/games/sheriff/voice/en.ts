/** What players say at the gate, in their own words. */
import type { Who } from '../../../words/who'
import type { Reason, SheriffThings } from '../view'
import { deal, of } from '../words/tell/en'

const theirs = (seat: number | undefined, who: Who): string => who.name(seat ?? -1)
const what = (event: SheriffThings, who: Who): string => (event.deal ? deal(event.deal, who) : '')

const voice = {
  say: {
    declare: ({ good, count = 1 }) => (good ? `Good sheriff: ${of(count, good)}.` : null),
    call: () => 'Who pays me not to look?',
    offer_for_passing: (event, who) =>
      event.seat === event.other
        ? `${what(event, who)}, and my bag passes?`
        : `${what(event, who)}, if ${theirs(event.other, who)} passes.`,
    offer_for_opening: (event, who) =>
      `${what(event, who)}, if you open what ${theirs(event.other, who)} has there.`,
    demand: (event, who) => `${theirs(event.other, who)}, make it ${what(event, who)}.`,
    withdraw: () => 'I take that back.',
    refuse: (event, who) => `No, ${theirs(event.other, who)}.`,
    refuse_demand: () => 'No.',
    accept: () => 'It is a deal.',
    pass: (event, who, isDeal) =>
      isDeal
        ? `A deal, ${theirs(event.other, who)}. Off you go.`
        : `Off you go, ${theirs(event.other, who)}.`,
    wave: (event, who) => `Keep your gold, ${theirs(event.other, who)}. Off you go.`,
    stop: () => 'Off you go, all of you.',
    open: (event, who) => `${theirs(event.other, who)}, let me see.`,
  } as Record<string, Say>,
  /** Why a bag is opened or passes, to its owner; and why a demand is met or not, to the sheriff. */
  why: {
    agreed: 'That was the deal.',
    paid: 'It is worth my while.',
    seen: 'I saw you take contraband.',
    caught: 'Once caught, twice searched.',
    hidden: 'Half of your stand lies face down.',
    large: 'A large bag.',
    cheap: 'A lie would cost you more than you offer.',
    rich: 'Nobody has more gold than you.',
    word: 'I gave my word.',
    known: 'We all saw you take those.',
    honest: 'You have been honest so far.',
    small: 'A small bag.',
    costly: 'If it is honest, it costs me too much.',
    whim: 'Call it a whim.',
    worth_it: 'A lie would cost me more.',
    watched: 'I was caught once. Take it.',
    peace: 'For the sake of peace.',
    dear: 'No lie in a bag of that size would cost so much.',
    poor: 'I have not got that much.',
    trusted: 'Nobody has ever found a lie in my bags.',
    modest: 'For such a small bag?',
    firm: 'My bag is what I said.',
  } as Record<Reason, string>,
  stamps: {
    deal: 'Deal',
    refuse: 'No',
    refuse_demand: 'No',
    withdraw: 'Taken back',
    lapse: 'Off',
  },
}

/** What somebody says with an event, which may strike a deal; null: nothing. */
type Say = (event: SheriffThings, who: Who, isDeal: boolean) => string | null

export default voice
export type VoiceWords = typeof voice

declare module '../../../words/words.svelte' {
  interface Parts {
    'sheriff/voice': VoiceWords
  }
}
