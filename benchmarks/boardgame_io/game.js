// A card game of hidden hands for four on boardgame.io, of the same kind and size as Nottingham:
// turn up a card, take it or steal with it, then exchange three of a kind or pass.
'use strict'

const { INVALID_MOVE } = require('boardgame.io/core')

const KINDS = ['copper', 'silver', 'gold', 'pearls', 'gems', 'necklace', 'chest']
const COPIES = 12
const DEALT = 3
const SET = 3
const TRACK = [3, 5, 4, 6, 2, 7, 4, 5, 8, 3, 6, 4, 7, 2, 5, 8, 3, 6, 7, 2, 8]
const COLOURS = ['red', 'purple', 'yellow', 'blue']
const none = () => Object.fromEntries(KINDS.map((kind) => [kind, 0]))

function setup({ ctx, random }) {
  const cards = KINDS.flatMap((kind) => Array(COPIES).fill(kind))
  const seats = COLOURS.slice(0, ctx.numPlayers).map((colour) => ({
    colour, cards: 0, hand: none(), winnings: none(), ambushes: 0,
  }))
  const G = { pile: random.Shuffle(cards), discard: none(), seats, sheriff: 0, revealed: null, chosen: false }
  for (const seat of seats) for (let card = 0; card < DEALT; card++) gain(seat, G.pile.pop())
  return G
}

function gain(seat, kind) {
  seat.hand[kind]++
  seat.cards++
}

function lose(seat, kind) {
  seat.hand[kind]--
  seat.cards--
}

/** The top card; when there is none, the discards are shuffled first. */
function draw(G, random) {
  if (G.pile.length === 0) {
    const cards = KINDS.flatMap((kind) => Array(G.discard[kind]).fill(kind))
    G.pile = random.Shuffle(cards)
    G.discard = none()
  }
  return G.pile.pop() ?? null
}

const moves = {
  take({ G, playerID }) {
    if (G.chosen) return INVALID_MOVE
    if (G.revealed) gain(G.seats[playerID], G.revealed)
    G.revealed = null
    G.chosen = true
  },
  steal({ G, playerID, random }, target) {
    const victim = G.seats[target]
    if (G.chosen || !G.revealed || target === Number(playerID) || victim.cards === 0) return INVALID_MOVE
    let place = random.Die(victim.cards)
    const loot = KINDS.find((kind) => (place -= victim.hand[kind]) <= 0)
    lose(victim, loot)
    gain(G.seats[playerID], loot)
    gain(victim, G.revealed)
    G.revealed = null
    G.chosen = true
  },
  lay({ G, playerID, random, events }, kind) {
    const seat = G.seats[playerID]
    if (!G.chosen || !(seat.hand[kind] >= SET)) return INVALID_MOVE
    for (let card = 0; card < SET; card++) lose(seat, kind)
    seat.winnings[kind]++
    G.discard[kind] += SET - 1
    G.sheriff = (G.sheriff + 1) % TRACK.length
    for (const other of G.seats.filter((one) => one.cards <= TRACK[G.sheriff])) {
      const card = draw(G, random)
      if (card) gain(other, card)
    }
    events.endTurn()
  },
  pass({ G, events }) {
    if (!G.chosen) return INVALID_MOVE
    events.endTurn()
  },
}

/** What a seat sees: its own hand, how many cards the others hold, how many lie in the pile. */
function playerView({ G, playerID }) {
  const seats = G.seats.map((seat, number) => (String(number) === playerID ? seat : { ...seat, hand: null }))
  return { ...G, pile: G.pile.length, seats }
}

exports.Deputies = {
  name: 'deputies',
  minPlayers: COLOURS.length,
  maxPlayers: COLOURS.length,
  disableUndo: true,
  setup,
  moves,
  playerView,
  turn: {
    onBegin({ G, random }) {
      G.revealed = draw(G, random)
      G.chosen = false
    },
  },
}
