/** The rules of Nottingham, in the order of play. The numbers are those of RULES.md. */
import type { Like } from '../../../pages/learn/book'
import type { Box } from './box'

const book = {
  lead: 'The sheriff’s term is nearly over, and his deputies ride out to collect what people owe him. You are one of them. You gather objects, turn them in for points, and help yourself to what the other deputies have gathered. Whoever has the most points when the sheriff is back in the city wins.',
  figures: {
    kinds: 'The seven kinds',
    kind: 'Kind',
    points: 'Points',
    action: 'Action',
    ambushes: 'The ambush cards with two objects; the others show a colour',
    tasks: 'The four tasks',
    task: 'Task',
    alone: 'Alone',
    shared: 'Two players, each',
    road: 'The sheriff’s road through the county',
  },
  chapters: {
    material: {
      title: 'What is on the table',
      texts: {
        '1.1': (box: { least: number; most: number }) =>
          `${box.least} to ${box.most} play. Everybody has a colour and an emblem: red, purple, yellow, blue, white, green or grey.`,
        '1.1 ours':
          'Here the colours go with the seats, clockwise in this order. At a real table everybody chooses one.',
        '1.2':
          'The deck has 84 object cards: seven kinds, twelve cards of each. The kind decides what a card is worth and what you can do with it.',
        '1.3':
          'There are 13 ambush cards. Six show two objects each, and every object but gold is on two of them. Seven show the colour of a player.',
        '1.3 ours': 'No two of the six show the same pair of objects.',
        '1.4':
          'There are four tasks, with two cards each. A task is worth more if only one player does it.',
        '1.5': (box: Box) =>
          `The sheriff walks through the county: from the city over ${box.track.numbers.length} numbered fields and back into the city.`,
        '1.6':
          'Some numbers of the box stand only in pictures that our sources do not show. If your box says otherwise, type your own numbers when you open a table.',
        '1.6 ours':
          'How many fields the track has, the order of their numbers, the points of three of the tasks, and which objects share an ambush card are our choice.',
      },
    },
    setup: {
      title: 'Before the first turn',
      texts: {
        '2.1':
          'The object cards are shuffled. You get three, which only you see. The rest is the draw pile.',
        '2.2':
          'Ambush cards with the colour of nobody at the table are left out. The others are shuffled into a pile of their own.',
        '2.3':
          'The task cards lie in the middle, of each task the more valuable card on top. The sheriff stands in the city.',
        '2.4': 'The players agree on who begins.',
        '2.4 ours': 'Here the lot decides, unless the host has chosen someone.',
      },
    },
    turn: {
      title: 'Your turn',
      texts: {
        '3.1': 'Turn up the top card of the draw pile, for all to see. You cannot skip this.',
        '3.2': 'Now decide: take the card into your hand, or use its action.',
        '3.3': 'Then you may exchange cards for points, once: a set or a task. You need not.',
        '3.4': 'After that it is the turn of the player to your left.',
        '3.5 ours': 'A player without cards cannot be the target of a theft, a robbery or a raid.',
        '3.6 ours':
          'An action that would find nobody cannot be chosen: an attack needs a target, a buy or a barter needs another player with cards.',
        '3 example':
          'Marian turns up pearls. She already holds two, so she takes them into her hand instead of robbing someone. Now she has three pearls and lays them out at once.',
        '3 tip':
          'To use an action is to swap: the card you turned up goes to somebody else, and you get something better for it.',
      },
    },
    buy: {
      title: 'Copper: the buy',
      texts: {
        '4.1':
          'Every other player lays one card face down before them, as an offer for your copper.',
        '4.2': 'Copper cannot be offered.',
        '4.3': 'Whoever has nothing but copper shows the whole hand and offers nothing.',
        '4.3 ours':
          'Until all have decided, nobody can tell. A player with nothing but copper is asked like everybody else, and the hand is shown when the offers are turned up. Who has no cards is not asked.',
        '4.4': 'When the last offer lies there, all are turned up together.',
        '4.5': 'Choose one offer and take it into your hand. Its owner gets the copper.',
        '4.6': 'Or refuse them all and take the copper yourself.',
        '4.7': 'The offers that you did not choose go back into their owners’ hands.',
        '4.8 ours': 'If nobody could offer anything, you take the copper.',
      },
    },
    theft: {
      title: 'Silver: the theft',
      texts: {
        '5.1':
          'Name a player and draw one card of that hand without looking. Every card is equally likely.',
        '5.2': 'The player you stole from gets the silver for it.',
        '5.3': 'You two know which card it was. Nobody else does.',
      },
    },
    robbery: {
      title: 'Pearls: the robbery',
      texts: {
        '6.1': 'Name a player and look at that hand. Nobody else sees it.',
        '6.2': 'Choose one of its cards and take it; you must. The player gets the pearls for it.',
        '6.3': 'You two know which card it was. Nobody else does.',
      },
    },
    raid: {
      title: 'Gems: the raid',
      texts: {
        '7.1': 'Name a player, who lays the whole hand open for everybody.',
        '7.2':
          'Choose one of the cards and take it, for all to see; you must. The player gets the gems for it.',
      },
    },
    defence: {
      title: 'Necklace: the defence',
      texts: {
        '8.1': 'A necklace that you turn up can only be taken. You use it later, from your hand.',
        '8.2':
          'If somebody wants to steal from you, rob you or raid you, you may play a necklace before any card is drawn or shown.',
        '8.3':
          'Then the attack does not happen. You get the card of the attack, the attacker gets your necklace, both into the hand.',
        '8.4': 'Nothing helps against a defence, an ambush, a buy or a barter.',
        '8.5 ours':
          'The target is always asked, with or without a necklace. So being asked tells nobody anything.',
        '8 example':
          'Much wants to raid Robin with gems. Robin plays a necklace: he gets the gems, and Much goes home with the necklace and has seen nothing.',
      },
    },
    ambush: {
      title: 'Gold: the ambush',
      texts: {
        '9.1': 'Look at the top two cards of the ambush pile. Nobody else sees them.',
        '9.2':
          'Lay one of them face down before you, and the gold face up and crosswise under it. The other goes face down under the pile.',
        '9.3': 'You may not keep the card with your own colour.',
        '9.4':
          'The ambush and its gold are no longer part of your hand. At the end they are worth nothing.',
        '9.5': 'You may have several ambushes.',
        '9.6 ours': 'For this action the ambush pile needs two cards.',
      },
    },
    barter: {
      title: 'Chest: the barter',
      texts: {
        '10.1':
          'One after the other, from your left, everybody else lays one or two cards face up, as an offer for your chest.',
        '10.2': 'A chest cannot be offered.',
        '10.3': 'Whoever has nothing but chests shows the whole hand and offers nothing.',
        '10.3 ours': 'A player without cards is passed over.',
        '10.4':
          'You must accept one of the offers and take it into your hand. Its owner gets the chest.',
        '10.5': 'The other offers go back into their owners’ hands.',
        '10.6 ours': 'If nobody could offer anything, you take the chest.',
      },
    },
    set: {
      title: 'Exchanging a set',
      texts: {
        '11.1':
          'A set is three or more cards of one kind from your hand, laid open. How many more than three is up to you.',
        '11.2': 'Before the set counts, the others may spring ambushes on it.',
        '11.3':
          'If at least three cards still lie there, you may keep one of them: it goes face down to your winnings and counts at the end. The others go to the discard pile.',
        '11.3 ours': 'You always keep one.',
        '11 tip':
          'A fourth card looks wasted, but it keeps the set alive when an ambush takes one away. And a smaller hand gets the sheriff’s favour sooner.',
      },
    },
    spring: {
      title: 'Springing an ambush',
      texts: {
        '12.1':
          'When another player lays out a set, you may spring an ambush that shows the kind of the set, or that player’s colour, whatever the kind.',
        '12.2': 'No ambush card shows gold. A set of gold can only be ambushed by colour.',
        '12.3':
          'Turn the ambush up, take one card of the set into your hand, and pay with the gold that lay under the ambush. The ambush card goes face down under its pile.',
        '12.3 ours': 'The gold goes into the hand of the player you ambushed.',
        '12.4':
          'If fewer than three cards of the set are left, the exchange is off. Nothing may be added, the rest goes back into the hand, the exchange of this turn is spent, and the sheriff stays where he is.',
        '12.5 ours':
          'The owners of ambushes are asked clockwise from the left of the player whose turn it is, one ambush at a time. Who has sprung one and has another is asked again. It stops as soon as fewer than three cards are left.',
        '12.6 ours':
          'Every owner is asked, whether an ambush fits or not. So being asked tells nobody anything.',
        '12.7 ours':
          'An ambush can be sprung from the turn after it was laid, and never in your own turn.',
        '12 example':
          'Robin lays out three gems. Marian turns up an ambush with pearls and gems, takes one of the gems and pays with her gold. Two gems are too few: Robin takes them back and his turn is over.',
      },
    },
    task: {
      title: 'Doing a task',
      texts: {
        '13.1':
          'Instead of a set you can do a task. Lay down exactly its cards; they go to the discard pile.',
        '13.2': 'Which kind the five are of, and which kinds the pairs are of, is your choice.',
        '13.3': 'The first to do a task takes its more valuable card.',
        '13.4':
          'When a second player does it, that player takes the other card, and from now on it is worth the lower value to both.',
        '13.5': 'No more than two players can do a task.',
        '13.6': 'You cannot do the same task twice.',
        '13.7': 'A task cannot be ambushed.',
      },
    },
    favour: {
      title: 'The sheriff and his favour',
      texts: {
        '14.1':
          'After every completed exchange, of a set or of a task, the sheriff moves one field.',
        '14.2':
          'Then he grants his favour: everybody whose hand has no more cards than the number on his new field draws one card, unseen by the others.',
        '14.3 ours':
          'The cards are drawn clockwise, beginning with the player whose turn it is. What counts is the size of the hand when the sheriff arrives, not after somebody has drawn.',
        '14.4 ours':
          'If there is neither a draw pile nor a discard pile, those who have not drawn yet get nothing.',
        '14 example':
          'The sheriff steps onto a 4. Robin holds three cards and Much four: both draw one. Marian holds five and gets none.',
      },
    },
    pile: {
      title: 'When the draw pile runs out',
      texts: {
        '15.1':
          'When the draw pile is empty, the discard pile is shuffled and becomes the new draw pile.',
        '15.1 ours': 'That is done when a card is needed, and not before.',
        '15.2':
          'If there is no discard pile either, everybody with more cards than the number on the sheriff’s field discards down to it. You choose which cards of yours go.',
        '15.2 ours': 'This happens only when a card is to be turned up.',
        '15.3': 'Then the sheriff moves one field and grants no favour. This may end the game.',
        '15.4 ours':
          'The discarding goes clockwise, beginning with the player whose turn it is, one card at a time.',
        '15.5 ours': 'The city has no number. While the sheriff stands there, nobody discards.',
        '15.6 ours': 'If there is still no card to turn up, it all happens again.',
      },
    },
    end: {
      title: 'The end',
      texts: {
        '16.1':
          'The game ends at once when the sheriff is back in the city. There is no favour there.',
        '16.2':
          'It also ends at once when the eighth task card is taken. Then the sheriff does not move any more.',
        '16.3':
          'Add up the points of the cards in your winnings and of your task cards. Cards in your hand count nothing. The most points win.',
        '16.4': 'Of those with equally many points, whoever has more cards in the winnings wins.',
        '16.5': 'If that is equal too, they share the win.',
      },
    },
    knowledge: {
      title: 'Who knows what',
      texts: {
        '17.1': 'Only you know the cards in your hand and your ambushes.',
        '17.2':
          'Everybody knows how many cards are in each hand, how many ambushes lie before each player, how many cards are in the piles, what is in the discard pile, what was offered openly, and who has done which task.',
        '17.2 ours':
          'Everybody may also see at any time what is in the winnings. They lie face down, but each card was laid open when it was won.',
        '17.3 ours':
          'Whoever pays attention knows more. At a table with the memory aid, the page remembers for you.',
        '17.4 ours':
          'It remembers how many cards of each kind are certain to be in a hand: cards seen going there, offered and taken back, or shown, until they are seen to leave. Who learns what:',
        '17.4 list': [
          'Everybody sees a card that is turned up and taken or given away, an offer that is turned up, and a hand that is laid open.',
          'Everybody sees what is bought, bartered, raided, or taken by an ambush, the gold that is paid for it, and a set that is taken back.',
          'Everybody sees that a card is gone when it is used to defend, laid out or discarded.',
          'Only the robber sees the hand in a robbery; only the two of them know what was stolen or robbed.',
          'Only you see what you are dealt, or draw as a favour.',
        ],
        '17.5 ours':
          'When a card leaves a hand unseen, by a theft or a robbery, it may have been of any kind. For those who did not see it, one card fewer of every kind is certain there, and they learn nothing of the hand it goes to. Only who is sure that the whole hand is of one kind knows what it was.',
        '17.6 ours':
          'What follows only from several hands together, or from counting the deck, is left to your own head.',
        '17.7 ours':
          'Of an ambush card in its pile, whoever saw it go there knows where it lies until somebody looks at it: who put it back after laying an ambush, and everybody after it was sprung.',
      },
    },
  },
}

export default book satisfies RulesNottingham
export type RulesNottingham = Like<typeof book, Box>

declare module '../../../words/words.svelte' {
  interface Parts {
    'nottingham/rules': RulesNottingham
  }
}
