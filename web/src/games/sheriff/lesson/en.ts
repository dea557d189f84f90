/** What the coach says in a first game of Sheriff of Nottingham. */
import type { LessonWords, Spoken } from '../../../pages/learn/lesson'

const lesson = {
  title: 'A first game of Sheriff',
  about:
    'Bring goods past the sheriff, honest or not, and talk your way through. Everybody is sheriff in turn. A game takes about an hour.',
  steps: {
    goal: {
      title: 'What it is about',
      text: ((name) =>
        `You are a merchant and bring goods to your stand. Three rounds are left: in the first ${name(1)} is sheriff, then ${name(2)}, then you. Whoever is richest at the end wins.`) as Spoken,
      why: 'Goods on your stand count their value, gold counts as it is, and most of a legal good brings a bonus.',
    },
    market: {
      title: 'The market',
      text: 'Set aside cards that you do not want, and fill up your hand: from the tops of the discard piles, or unseen from the draw pile. First change your cheese for the apple on the left pile. Later just draw.',
      why: 'What you take from a discard pile everybody sees. A sheriff who saw you take five apples will believe in five apples.',
    },
    lay: {
      title: 'Lay the rest down',
      text: 'Your hand is full. Lay what you set aside on one of the discard piles. The next merchant can take it.',
    },
    load: {
      title: 'Load an honest bag',
      text: 'Put one to five cards into your bag. Take your five apples and nothing else, and close it.',
      why: 'An honest bag cannot lose. With five more apples on your stand you also overtake the king of apples.',
    },
    declare: {
      title: 'Declare it',
      text: 'Say what is in the bag: one legal good, and exactly as many as there are cards. Only the good can be a lie. Five apples are five apples; with cheese, pepper and silk you say “cheese”.',
      why: 'Contraband can never be declared. Whoever carries it lies.',
    },
    others: {
      title: 'All bags at the gate',
      text: 'All bags lie before the sheriff. You may offer something for any of them, so that it passes or is opened. You need not: say that you are done.',
      why: 'If you think that a bag is honest, opening it costs the sheriff. If it is not, it costs the merchant. Either may suit you.',
    },
    honest: {
      title: 'Your own bag',
      text: 'Only your bag is left. It is honest, so pay nothing: say that you are done and look innocent.',
      why: 'If the sheriff opens it, you are paid a penalty for every card.',
    },
    paid: {
      title: 'The sheriff pays',
      text: 'The bag held what you said. The apples are on your stand, and the sheriff pays you their penalties.',
    },
    stand: {
      title: 'Your stand',
      text: 'What passed lies on your stand: legal goods open, contraband face down. Whoever has most of a legal good at the end is its king, the second its queen.',
      why: 'You can see how the kings and queens stand now while you play.',
    },
    smuggle: {
      title: 'Now something forbidden',
      text: 'Pepper and silk are worth a lot, but they are contraband. Put both cheese, the pepper and the silk into the bag, and close it.',
      why: 'If the bag is opened, pepper and silk are seized and you pay four gold for each. The cheese would be yours all the same.',
    },
    bribe: {
      title: 'Bribe the sheriff',
      text: 'Your bag is a lie, so make an offer: add 5 gold, and promise to let the sheriff’s next bag pass. Make the offer, then say that you are done.',
      why: 'Gold is paid at once if the bag passes. A promise binds nobody, but the table remembers who keeps it, and next round you are sheriff.',
    },
    smuggled: {
      title: 'It worked',
      text: 'The bag has passed. The contraband lies face down on your stand: the others know how many cards it is, not which.',
    },
    promised: {
      title: 'Your word',
      text: 'Your promise stands on the list of promises. It is kept or broken next round, for all to see.',
    },
    inspect: {
      title: 'You are sheriff',
      text: ((name) =>
        `All bags lie before you. Listen to the offers, demand something if you like, and decide in any order. ${name(1)} offers two gold for “cheese”: that smells. Hold the iron sign until the bag opens.`) as Spoken,
      why: 'You can stop at any time. Then the bags that are left pass, and nobody pays.',
    },
    judge: {
      title: 'And the other one?',
      text: ((name) => `${name(2)} has your promise: let that bag pass.`) as Spoken,
      why: 'Letting pass takes what is offered for it. Opening takes nothing of that, but the penalty of whatever is not as declared, or you pay.',
    },
    seizure: {
      title: 'Seized',
      text: 'Lay the seized cards on a discard pile, in any order. Mind who goes to the market next.',
    },
    fine: {
      title: 'The fine',
      text: 'What was declared truly goes to the stand. The rest is seized, and its owner pays you the penalties.',
    },
    kept: {
      title: 'A promise kept',
      text: 'You let the bag pass, as you had promised. People will believe you again.',
      why: 'You could have opened it: a promise costs nothing but your good name.',
    },
    end: {
      title: 'Kings and queens',
      text: 'Contraband is turned up, and everything is counted: goods, gold, and the bonuses of kings and queens. The score shows it line by line.',
      why: 'Your honest apples made you king of apples. That is worth more than most contraband.',
    },
    caught: {
      title: 'Caught',
      text: 'What was not as declared is seized, and you pay its penalties. What you declared truly is on your stand.',
    },
    debt: {
      title: 'Not enough gold',
      text: 'You owe more than you have. Pay with goods from your stand, at their value.',
    },
  },
}

export default lesson satisfies LessonWords
export interface LessonSheriff {
  title: string
  about: string
  steps: Record<keyof typeof lesson.steps, { title: string; text: Spoken; why?: string }>
}
