import { beforeAll, describe, expect, it } from 'vitest'

import type { Language } from '../../wire/messages'
import { words } from '../../words/words.svelte'
import { sampleTable, sampleView, told } from './sample'
import { touch } from './touch'
import type { NottinghamEvent } from './view'

/** Seat 0 reads, who attacked with pearls, or was attacked with them. */
const EVENTS: Record<string, NottinghamEvent> = {
  warded: { event: 'defend', seat: 4, other: 0, kind: 'pearls' },
  defended: { event: 'defend', seat: 0, other: 3, kind: 'gems' },
  robbed: { event: 'seize', seat: 3, other: 0, kind: 'gold' },
  took: { event: 'seize', seat: 0, other: 3, kind: 'gold' },
  did: { event: 'task', seat: 0, task: 'each', place: 0 },
  shared: { event: 'task', seat: 0, task: 'five', place: 1 },
  lost: { event: 'task', seat: 5, task: 'three_pairs', place: 1 },
  favoured: { event: 'favour', seat: 0, kind: 'gems' },
  alike: { event: 'seize', seat: 3, other: 0, kind: 'pearls' },
}
const SAID: Record<Language, Record<keyof typeof EVENTS, string>> = {
  en: {
    warded: 'Will played a necklace: no robbery. You get the necklace, Will your pearls.',
    defended: 'You played a necklace: no raid. Tuck gets the necklace, you get the gems.',
    robbed: 'Tuck takes gold from you. You get the pearls.',
    took: 'You take gold from Tuck, who gets the pearls.',
    did: 'You do the task “one of each kind”: +25.',
    shared: 'You share the task “five of a kind” with Much: +25.',
    lost: 'Alan shares your task “three pairs”: 15 becomes 10.',
    favoured: 'The sheriff’s favour, since you held no more than 5 cards: you draw gems.',
    alike: 'Tuck takes pearls from you. You get those that were turned up.',
  },
  de: {
    warded:
      'Will hat eine Kette gespielt und den Angriff abgewehrt. Du bekommst die Kette, Will deine Perlen.',
    defended:
      'Du hast eine Kette gespielt und den Angriff abgewehrt. Tuck bekommt die Kette, du die Edelsteine.',
    robbed: 'Tuck nimmt dir Gold ab. Dafür bekommst du die Perlen.',
    took: 'Du nimmst Tuck Gold ab. Dafür gibst du die Perlen her.',
    did: 'Du erfüllst die Aufgabe „Eins von jedem“: +25.',
    shared: 'Du teilst dir die Aufgabe „Fünf Gleiche“ mit Much: +25.',
    lost: 'Alan erfüllt deine Aufgabe „Drei Paare“ ebenfalls: Aus 15 Punkten werden 10.',
    favoured: 'Die Gunst des Sheriffs, denn du hattest höchstens 5 Karten: Du ziehst Edelsteine.',
    alike: 'Tuck nimmt dir Perlen ab. Dafür bekommst du die aufgedeckten.',
  },
  it: {
    warded:
      'Will ha giocato una collana e sventato l’attacco. A te va la collana, a Will le perle.',
    defended:
      'Hai giocato una collana e sventato l’attacco. A Tuck va la collana, a te i gioielli.',
    robbed: 'Tuck ti prende dell’oro. In cambio ricevi le perle.',
    took: 'Prendi dell’oro a Tuck, che riceve le perle.',
    did: 'Compi l’incarico «Uno per tipo»: +25.',
    shared: 'Condividi l’incarico «Cinque uguali» con Much: +25.',
    lost: 'Anche Alan compie l’incarico «Tre coppie»: i tuoi 15 punti diventano 10.',
    favoured: 'Il favore dello sceriffo, perché avevi al massimo 5 carte: peschi dei gioielli.',
    alike: 'Tuck ti prende delle perle. In cambio ricevi quelle scoperte.',
  },
}

/** Seat 0 has done one task alone. */
function table() {
  const { tasks } = sampleView()
  const found = sampleTable({
    tasks: { ...tasks, three_pairs: { ...tasks.three_pairs, done: [0, 5] } },
  })
  found.story = [
    { version: 1, events: [told({ event: 'attack', seat: 0, other: 4, kind: 'pearls' })] },
  ]
  return found
}

describe.each(Object.keys(SAID) as Language[])('what touches me, in %s', (language) => {
  beforeAll(async () => {
    await words.need('nottingham/words')
    await words.speak(language)
  })

  it.each(Object.entries(EVENTS))('is said: %s', (name, event) => {
    expect(touch(event, table())).toBe(SAID[language][name])
  })

  it('is nothing that others do among themselves', () => {
    expect(touch({ ...EVENTS.warded, seat: 2, other: 1 } as NottinghamEvent, table())).toBeNull()
    expect(touch(told({ event: 'task', seat: 5, task: 'each', place: 0 }), table())).toBeNull()
    expect(touch(told({ event: 'turn', seat: 0 }), table())).toBeNull()
  })
})
