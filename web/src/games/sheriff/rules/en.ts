/** The rules of Sheriff of Nottingham, in the order of play. The numbers are those of RULES.md. */
import type { Like, Players } from '../../../pages/learn/book'
import type { Box } from './box'

const book = {
  lead: 'You bring goods to the market of Nottingham, some of them forbidden, and everybody is sheriff in turn. What is in your bag and what you say about it need not be the same, and a sheriff can be talked to. Whoever is richest at the end wins.',
  figures: {
    goods: 'The goods',
    royal: 'The royal goods',
    good: 'Good',
    cards: 'Cards',
    value: 'Value',
    penalty: 'Penalty',
    withThree: 'With three',
    counts: 'Counts as',
    kings: 'King and queen',
    king: 'King',
    queen: 'Queen',
  },
  chapters: {
    material: {
      title: 'What is on the table',
      texts: {
        '1.1': (box: Players) => `${box.least} to ${box.most} play.`,
        '1.1 ours':
          'Clockwise around the table the players have a colour and an emblem each: red, purple, yellow, blue and white.',
        '1.2':
          'Every card shows a good. Two numbers matter: what it is worth on your stand, and its penalty.',
        '1.3': 'With three players some cards stay in the box.',
        '1.4':
          'With the royal goods there are twelve cards more. They belong to the printed game and are left out only while you learn it. In play they are contraband. At the end they also count as legal goods.',
        '1.5': (box: Box) =>
          `You start with ${box.start.gold} gold. There are coins of 1, 5, 20 and 50, and there is always change.`,
        '1.6': 'If your box has other numbers, type them when you open a table.',
      },
    },
    setup: {
      title: 'Before the first round',
      texts: {
        '2.1': (box: Box) =>
          `The cards are shuffled and everybody gets ${box.start.hand}. Beside the draw pile lie two discard piles with five open cards each, the left one and the right one.`,
        '2.2': 'You may look through both discard piles at any time.',
        '2.3 ours':
          'The first sheriff is chosen by lot, unless the host has chosen someone. The printed rules name whoever has the most money in their pockets.',
        '2.4': 'With the hand of seven, a full hand has seven cards.',
        '2.5': 'A table can leave out ten random cards. Nobody ever sees them.',
      },
    },
    round: {
      title: 'The round',
      texts: {
        '3.1':
          'In every round one player is sheriff and all others are merchants. A round has five phases: market, load, declare, inspect, and the end of the round. The sheriff takes no part in the first three.',
        '3.2': 'At the end of a round the office goes to the player on the sheriff’s left.',
        '3.3': (box: Box) =>
          `The game ends when everybody has been sheriff ${times(box.terms.four)}; with three players, ${times(box.terms.three)}. That makes ${3 * box.terms.three}, ${4 * box.terms.four} or ${5 * box.terms.five} rounds for three, four or five players.`,
      },
    },
    market: {
      title: 'The market',
      texts: {
        '4.1':
          'The merchants go to the market one after the other, clockwise from the sheriff’s left.',
        '4.2': 'First set aside up to five cards of your hand, face down. It may be none.',
        '4.3':
          'Then fill up your hand. You may begin with cards from the tops of the discard piles, as many as you like, from one or from both in any order.',
        '4.4':
          'What is still missing comes from the draw pile. Once you draw there, you cannot go back to the discard piles.',
        '4.5':
          'When your hand is full, lay the cards that you set aside on one of the two discard piles, open and in any order.',
        '4.6': 'Everybody sees what you take from a discard pile. Nobody else sees what you draw.',
        '4.7':
          'At the end of the round everybody draws up to a full hand, the sheriff too. So you come to the market with six cards.',
        '4.7 seed':
          'The short rules leave this out. A table can choose to play them, other than the printed game: the cards that went into your bag are then replaced at the next market.',
        '4.7 ours': 'That refilling goes clockwise from the sheriff’s left.',
      },
    },
    pile: {
      title: 'When the draw pile runs out',
      texts: {
        '5.1':
          'When a card is needed and the draw pile is empty, all but the top five cards of each discard pile are shuffled together and become the draw pile.',
        '5.2 ours': 'If that gives no card, the drawing ends and your hand stays smaller.',
        '5.3 ours':
          'A merchant without any card loads no bag in this round. If no merchant has a card, the round is over.',
      },
    },
    load: {
      title: 'Loading the bag',
      texts: {
        '6.1':
          'All merchants at once put one to five cards of their hands into their bags, unseen by the others.',
        '6.2': 'A closed bag stays as it is.',
        '6.3 ours':
          'Until you close your bag, nobody can tell how many cards are in it. Then everybody can.',
      },
    },
    declare: {
      title: 'Declaring',
      texts: {
        '7.1':
          'When all bags are closed, the merchants declare them clockwise from the sheriff’s left: one kind of good, and how many.',
        '7.2': 'You can only declare a legal good.',
        '7.2 ours': 'It must be one that is in the game.',
        '7.3':
          'The number must be that of the cards in the bag. Which good you name is up to you, true or not.',
        '7 example':
          'Marian’s bag holds two chickens, one cheese and one silk. She has to declare four cards of one legal good, and says: “Four chickens.”',
      },
    },
    inspect: {
      title: 'Being sheriff',
      texts: {
        '8.1':
          'All bags lie before the sheriff at once. He decides about them one by one, in any order, and may look at what is offered for several of them before he decides about the first.',
        '8.2': 'For each bag the sheriff decides: let it pass or open it. That is final.',
        '8.3': 'The sheriff may stop at any time, unless a deal binds him to open a bag (12.2).',
        '8.3 ours': 'Then all bags that are left pass, and nobody pays for it.',
        '8.4 ours':
          'The sheriff may also let a bag pass for nothing: all offers for it are refused, and nobody pays.',
        '8.5 ours':
          'When the time for a bag is up, the next one, clockwise from the sheriff’s left, passes for nothing, and no other. One that he is bound to open is opened.',
      },
    },
    passing: {
      title: 'A bag that passes',
      texts: {
        '9.1':
          'The owner shows the legal goods in the bag, declared or not, and lays them open on the stand.',
        '9.2':
          'Contraband goes to the stand face down. Everybody knows how many cards, only the owner knows which.',
      },
    },
    opening: {
      title: 'A bag that is opened',
      texts: {
        '10.1': 'Everybody sees everything in it.',
        '10.2':
          'If all of it is what was declared, it goes to the owner’s stand, and the sheriff pays the owner the penalties of all its cards.',
        '10.3':
          'Otherwise only the goods that were declared truly go to the stand. The others are seized, and the owner pays the sheriff the penalties of the seized cards.',
        '10.4': 'The sheriff lays seized cards on one of the discard piles, in any order.',
        '10.4 ours': 'The penalty is paid first.',
        '10 example': (box: Box) =>
          `Marian said “four chickens”, and the sheriff opens her bag: two chickens, one cheese, one silk. The chickens go to her stand. Cheese and silk are seized, and she pays ${box.penalties.cheese} + ${box.penalties.silk} = ${(box.penalties.cheese ?? 0) + (box.penalties.silk ?? 0)} gold. Had there been four chickens in it, the sheriff would have paid her ${4 * (box.penalties.chickens ?? 0)}.`,
      },
    },
    haggle: {
      title: 'Haggling',
      texts: {
        '11.1':
          'Until the last bag is decided, everybody may speak: all merchants may make offers for any bag that is left, and the sheriff may make demands.',
        '11.1 ours': 'Nobody has to. The sheriff can decide at once.',
        '11.2':
          'An offer is any mix of gold, goods from your stand, goods that you say are in the bag, and promises, and it may carry clauses (see below). Never a card from your hand.',
        '11.2 ours': 'Clauses alone are no offer.',
        '11.3':
          'You cannot offer gold that you do not have, nor goods that do not lie on your own stand.',
        '11.3 ours': 'You can offer the same gold for several bags.',
        '11.4 ours':
          'You offer contraband from your stand by its kind. That tells the table that it is there. It stays face down.',
        '11.5 ours':
          'Only the owner of the bag can offer goods said to be in it, in all no more than there are cards. They need not be there.',
        '11.6 ours':
          'You put an offer together in private and make it as a whole. Nobody else sees a draft. The log writes it down in one order: the bag, gold, goods, goods from the bag, promises, clauses.',
        '11.7 ours':
          'You have at most one offer for each bag. Until the sheriff decides, you can replace it by another one or withdraw it.',
        '11.8':
          'The sheriff can demand something of the owner of any bag: gold and goods that the owner would give, promises, and clauses. The offers stay on the table and can still be accepted.',
        '11.9 ours':
          'Gold and legal goods can be demanded as far as they are seen; contraband of any kind, for as many cards as lie face down; and from the bag any goods, for as many cards as it has.',
        '11.10 ours':
          'If you have what is demanded, as far as it is gold or lies on your stand, you can accept. That closes the deal: the bag passes at once, for just that, and all offers for it lapse. You can also refuse, for all to see.',
        '11.11 ours':
          'The other merchants can offer something for letting a bag pass, or for opening it. Your offer for your own bag is always for letting it pass.',
        '11.12': 'Letting a bag pass accepts what its owner offers. Opening it refuses that.',
        '11.12 ours':
          'Of the other merchants, letting it pass accepts all that is offered for its passing and refuses what is offered for its opening; opening it does the reverse. Nobody can accept both.',
        '11.13': 'What is accepted is settled at once and in full.',
        '11.13 ours': 'When a bag is opened, that comes before the penalties.',
        '11.14':
          'Goods said to be in the bag are handed over as far as they are there. What is missing is not owed; the sheriff sees what comes out.',
        '11.15':
          'Goods handed over go to the sheriff’s stand, legal ones open, contraband face down.',
        '11.15 ours': 'Of contraband out of the bag, the others see how many cards it is.',
        '11.16 ours':
          'The sheriff can refuse an offer, for all to see. It is off the table, and its maker can make another one.',
        '11.17 ours':
          'An offer lapses as soon as nobody could be certain that it can be kept: its gold was spent, its goods are gone, or a clause of it cannot be kept any more.',
        '11.18 ours':
          'A table can say how many offers the owner of a bag can make for it, how many demands the sheriff, and how often he can call; others can make a third as many, rounded up. Programs play with four. People without a clock have no limit, unless the host sets one.',
        '11.19 ours': 'The sheriff can call to all: who pays me not to look?',
        '11.20 ours':
          'If you have nothing more to say, say that you are done. Then nobody waits for you, until something concerns you: an offer for your bag or for one for which you have an offer too, a demand or a refusal addressed to you, a call, or a decision while your own bag is left. Who cannot say anything any more is not asked.',
        '11.21 ours':
          'Programs that ask one player after the other ask the merchants first, and last the sheriff.',
        '11 tip':
          'A bag full of apples can be worth a bribe as well: an offer makes it look guilty, and if the sheriff opens it, you are the one who is paid.',
      },
    },
    promise: {
      title: 'Clauses and promises',
      texts: {
        '12.1':
          'What is agreed for this round binds. A deal may carry clauses about the other bags that are left: open that one, let that one pass, or open no other one.',
        '12.2':
          'A sheriff who has taken such a deal can only decide as it says, whatever else is offered.',
        '12.3': 'A clause that contradicts one already taken cannot be taken.',
        '12.3 ours':
          'Offers that say so lapse. Where one decision accepts several offers, the owner’s comes first, then the others’, clockwise from the sheriff’s left.',
        '12.4':
          'What reaches beyond the round is a promise. It binds nobody, and breaking it costs nothing but your good name.',
        '12.5 ours':
          'Promises come from a small list, so that bots understand them too. They are said by whoever makes the offer or the demand:',
        '12.5 list': [
          '“I will let your next bag pass”: when I am sheriff, your next bag passes.',
          '“You will let my next bag pass”: the same, the other way round.',
          '“I will open no bag”: when I am next in office.',
          '“So much gold next round”: whoever gives the rest of the deal gives this too, in the next round, at most 100.',
          '“My word of honour”: whatever you said, in up to 80 letters.',
        ],
        '12.6 ours':
          'A promise counts from the moment its deal is accepted, and is about later rounds. The table keeps who has promised what to whom.',
        '12.7 ours':
          'A bag that passes keeps the promise to let it pass, and a bag that is opened breaks it, whatever else was agreed. Stopping and waving through are letting pass.',
        '12.8 ours':
          'The first bag that is opened breaks every promise to open none. If the sheriff’s round ends without one, the promise is kept.',
        '12.9 ours':
          'Promised gold is paid in the next round, in full: by a merchant during the own turn at the market, by the sheriff at the gate. That keeps the promise; the end of that round breaks it.',
        '12.10 ours':
          'Whether a word of honour was kept, its receiver says, at the market or at the gate. The table keeps that it was given, and what was said of it.',
        '12.11 ours':
          'Goods promised from a bag that were not there are a broken word, and a kept one if they all were.',
        '12.12 ours':
          'The same promise given again while it is open is still one promise; gold adds up. What the game has no round left for cannot be promised.',
        '12.13 ours':
          'The table shows all open promises, and how often each player has kept and broken which word to whom.',
      },
    },
    debt: {
      title: 'Not enough gold',
      texts: {
        '13.1': 'If you owe a penalty, you first pay all the gold that is needed.',
        '13.2':
          'What is missing you pay with legal goods from your stand, at their value, until the debt is covered. No change is given.',
        '13.2 ours': 'Which goods, you choose.',
        '13.3':
          'With no legal goods left you pay with contraband in the same way. It is shown to everybody.',
        '13.4': 'What is still missing then is forgiven.',
        '13.5': 'All this holds for the sheriff as for a merchant.',
        '13.6': 'Goods that you pay go to the other’s stand, contraband face down.',
      },
    },
    end: {
      title: 'The end',
      texts: {
        '14.1': 'At the end contraband is turned up. Cards in the hand count nothing.',
        '14.1 ours': 'They stay unseen.',
        '14.2': 'Add up the values of all goods on your stand, and your gold.',
        '14.3':
          'Whoever has the most cards of a legal good is its king, whoever has second most its queen. Both get a bonus.',
        '14.4': 'For this, a royal good counts as two or three cards of its legal good.',
        '14.5': 'Players tied for king share both bonuses, rounded down, and there is no queen.',
        '14.6': 'Players tied for queen share her bonus, rounded down.',
        '14.7 ours': 'Without a card of a good you are neither its king nor its queen.',
        '14.8':
          'The most points win. Of those tied, whoever has most legal goods on the stand wins, then whoever has most contraband.',
        '14.8 ours': 'If that is equal too, they share the win. Royal goods are contraband here.',
        '14 example': (box: Box) =>
          `Robin has eight apples on his stand, Marian and Much have five each. Robin is king of apples and gets ${box.kings.apples}. Marian and Much share the queen’s ${box.queens.apples}: ${Math.floor((box.queens.apples ?? 0) / 2)} each.`,
      },
    },
    knowledge: {
      title: 'Who knows what',
      texts: {
        '15.1':
          'Only you know your hand, your bag, the cards that you set aside, and the kinds of the contraband on your stand.',
        '15.2':
          'Everybody knows gold, legal goods on stands, declarations, offers and demands, all numbers of cards, and both discard piles card by card.',
        '15.3 ours':
          'Whoever pays attention knows more. At a table with the memory aid, the page remembers for you.',
        '15.4 ours':
          'Of what you hold in hand, bag and aside together, everybody is certain of the cards seen going there from a discard pile, until they are seen to leave. When contraband leaves a bag face down, it may have been any that you were known to hold; what does not fit into the hand that is left must have been among it.',
        '15.5 ours':
          'Of the contraband on a stand, everybody is certain of what was offered, given from another stand or paid. Of contraband given out of a bag, giver and taker know the kinds. The others know as much as follows from what was said and how many cards came.',
        '15.6 ours': 'Nobody is asked, or kept waiting, because of something hidden.',
        '15.7 ours':
          'The table keeps what all have seen of everybody: for each player before each sheriff, the bags, how many were opened, how many were false (with contraband, or with other legal goods alone), how many passed for something, and the gold that was paid; and the last twelve things that all have heard.',
      },
    },
  },
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
}

export default book satisfies RulesSheriff
export type RulesSheriff = Like<typeof book, Box>

declare module '../../../words/words.svelte' {
  interface Parts {
    'sheriff/rules': RulesSheriff
  }
}
