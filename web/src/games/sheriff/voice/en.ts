/** What players say at the gate, in their own words. */
import type { Who } from '../../../words/who'
import type { SheriffThings } from '../view'
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
