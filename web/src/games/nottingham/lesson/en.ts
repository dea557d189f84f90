/** What the coach says in a first game of Nottingham. */
import type { LessonWords, Spoken } from '../../../pages/learn/lesson'

const lesson = {
  title: 'A first game of Nottingham',
  about:
    'Collect objects, take what you lack from the others, and turn sets into points while the sheriff makes his round. A game takes about half an hour.',
  steps: {
    goal: {
      title: 'What it is about',
      text: 'You are one of three deputies. Whoever has the most points when the sheriff is back in town wins. He is only four steps away, so this is a short game. Your cards are at the bottom.',
      why: 'The sheriff takes a step whenever somebody turns cards into points. A whole game begins with him in town.',
    },
    attack: {
      title: 'Take it or use it',
      text: ((name) =>
        `You have turned up a card. Take it into your hand, or use it. With pearls you rob: rob ${name(1)}, look at the hand, and take what you need.`) as Spoken,
      why: 'Using a card gives it away: the pearls stay with whom you robbed. Here that is worth it, for you lack one more of a kind.',
    },
    loot: {
      title: 'Choose your loot',
      text: 'Only you see this hand. Take the gems: with your two you have three of a kind.',
      why: 'A theft with silver is blind, a robbery with pearls is secret, a raid with gems is open to all.',
    },
    set: {
      title: 'Three of a kind',
      text: 'You have three of a kind. Lay them out to turn them into points.',
      why: 'You may do this once in each turn, after you have taken or used the card. Cards in your hand are worth nothing at the end.',
    },
    points: {
      title: 'Points',
      text: 'One card of the set is in your winnings and counts its points at the end. The others are gone.',
      why: 'More than three cards bring no more points. They only help against ambushes, and make your hand smaller.',
    },
    favour: {
      title: 'The sheriff’s favour',
      text: 'After every exchange the sheriff takes a step. Whoever holds no more cards than the number on his stone draws a card.',
      why: 'So a small hand is good: look at the next number before you fill yours.',
    },
    attacked: {
      title: 'You are attacked',
      text: ((name) =>
        `${name(1)} wants to raid you: to see your hand and take a card. Play your necklace, and it does not happen.`) as Spoken,
      why: 'You are asked even without a necklace. So nobody learns from the question what you hold.',
    },
    defended: {
      title: 'Warded off',
      text: 'You gave the necklace and got the card of the attack. Nobody has seen your hand.',
    },
    offer: {
      title: 'An offer for the copper',
      text: ((name) =>
        `${name(2)} buys: everybody lays a card face down. If yours is chosen, you get the copper. Offer the gems: they fit nothing you hold, and you want a third copper.`) as Spoken,
      why: 'You cannot offer copper. What is not chosen comes back to your hand, but everybody has seen it.',
    },
    bought: {
      title: 'The buyer has chosen',
      text: 'The offers were turned up together, and the buyer took one or none. Now everybody knows a little more about the hands.',
    },
    ambush: {
      title: 'Lay an ambush',
      text: 'Gold lays an ambush. Look at two ambush cards and lay one of them face down before you, with the gold crosswise under it.',
      why: 'You lose a card of nine points, and may take a better one from somebody’s set, at the worst moment for them.',
    },
    keep: {
      title: 'Lie in wait',
      text: 'An ambush strikes when a set of its kinds is laid out, or any set of its colour. You have seen that silver is about: keep silver and pearls.',
      why: 'The other card goes under the pile. Your own colour you could not keep.',
    },
    spring: {
      title: 'Spring it!',
      text: ((name) =>
        `${name(1)} lays out a set, and your ambush fits. Spring it: you take one of the cards and pay with the gold.`) as Spoken,
      why: 'Fewer than three cards are left, so the whole exchange is off. Who lays out four has less to fear.',
    },
    sprung: {
      title: 'The exchange is off',
      text: 'Two cards are no set. They go back to the hand, there are no points, and the sheriff does not move.',
    },
    barter: {
      title: 'A chest for sale',
      text: ((name) =>
        `${name(2)} barters a chest: everybody lays one or two cards openly, and one offer must be accepted. Offer a single candlestick: you would not mind either way.`) as Spoken,
      why: 'Two good cards for one chest is dear. A poor offer is often the safest.',
    },
    take: {
      title: 'Just take it',
      text: 'You hold one copper, two candlesticks and two chests. Take this copper: that makes three pairs.',
      why: 'A card that completes something is worth more in your hand than its action.',
    },
    task: {
      title: 'A task',
      text: 'Three pairs are a task, and it cannot be ambushed. Do it.',
      why: 'The first to do a task has its higher value as long as nobody else does it. Then both have the lower one.',
    },
    end: {
      title: 'The end',
      text: 'The sheriff is back in town and the game is over. Only winnings and tasks count. The score shows it line by line.',
      why: 'It would also have ended with the eighth task card.',
    },
    necklace: {
      title: 'A necklace',
      text: 'A necklace has no action when it is turned up. Take it and keep it for when you are attacked.',
    },
    chest: {
      title: 'A chest',
      text: 'Take the chest, worth thirteen in a set, or barter it: the others offer one or two cards each, and you must accept one offer.',
    },
    choose: {
      title: 'Choose an offer',
      text: 'The cards lie open. Choose the offer that brings you closest to three of a kind or to a task.',
    },
    discard: {
      title: 'Discard',
      text: 'There is no card left to turn up. Discard down to the number on the sheriff’s stone.',
    },
    pass: {
      title: 'Nothing to exchange',
      text: 'You have no three of a kind and no task. End your turn.',
    },
  },
}

export default lesson satisfies LessonWords
export interface LessonNottingham {
  title: string
  about: string
  steps: Record<keyof typeof lesson.steps, { title: string; text: Spoken; why?: string }>
}
