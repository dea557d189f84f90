"""People for the tests of timing: they haggle with bots, and leave them time to answer."""

import random
import threading
from collections.abc import Sequence
from typing import Any

from sherwood.client import Guest, Player
from sherwood.games.seats import COLOURS
from sherwood.server.messages import View
from tests.server.company import until_over

PROPOSALS = 4  # for one bag
TALKATIVE = 0.6  # of those who could speak, how many do
Steps = Sequence[str]


def wish_of(player: Player, view: View, luck: int) -> Steps:
    """What somebody does now; nothing: they wait."""
    texts = [choice.text for choice in view.legal]
    sight = view.view
    if sight["phase"] != "gate":
        return [random.Random(f"{luck} {view.version}").choice(texts)]
    bags = sight["gate"]["bags"]
    mood = random.Random(f"{luck} {player.seat} {sight['round']} {len(bags)}")
    if player.seat == sight["sheriff"]:
        return as_sheriff(view, bags[0], mood)
    own = next((bag for bag in bags if bag["merchant"] == player.seat), None)
    return as_merchant(player.seat, own, mood)


def as_sheriff(view: View, bag: dict[str, Any], mood: random.Random) -> Steps:
    """Demand a little for the first bag, hear the owner's answer, and decide."""
    owner, colour = bag["merchant"], COLOURS[bag["merchant"]]
    if bag["proposals_left"][view.seat] == PROPOSALS and bag["limits"]["gold"] > 0:
        gold = min(mood.randint(1, 4), bag["limits"]["gold"])
        return [f"about {colour}", *["add 1 gold"] * gold, "demand"]
    answered = any(offer["seat"] == owner for offer in bag["offers"])
    if bag["demand"] is not None and owner in view.waiting_for and not answered:
        return []
    return [f"{mood.choice(['pass', 'open'])} {colour}"]


def as_merchant(seat: int, own: dict[str, Any] | None, mood: random.Random) -> Steps:
    """Offer something, say that one is done, or sit there in silence; but answer a demand."""
    demanded = own is not None and own["demand"] is not None
    if mood.random() > TALKATIVE and not demanded:
        return []
    if own is None or any(offer["seat"] == seat for offer in own["offers"]):
        return ["refuse demand"] if demanded else []
    if own["limits"] is not None and own["limits"]["gold"] > 0:
        gold = min(mood.randint(1, 3), own["limits"]["gold"])
        return [f"about {COLOURS[seat]}", *["add 1 gold"] * gold, "offer for passing"]
    return ["done"]


def haggle_on(player: Player, luck: int) -> None:
    """Play to the end."""
    for view in player.turns():
        steps = wish_of(player, view, luck)
        if steps:
            player.play(*steps)
    until_over(player)


def haggled_game(address: str, bots: Sequence[str | None], luck: int, **wish: Any) -> str:
    """A game of Sheriff in which people take the seats without bots; its table."""
    guests = [
        Guest(address, f"Guest {number}") for number in range(sum(bot is None for bot in bots))
    ]
    host = guests[0]
    wish = {"options": {"offers": PROPOSALS}, "chat": False, **wish}
    table = host.open_table("sheriff", len(bots), bots=list(bots), **wish)
    free = [seat for seat, bot in enumerate(bots) if bot is None]
    players = [
        guest.sit_down(table.id, seat=seat) for guest, seat in zip(guests, free, strict=True)
    ]
    host.start(table.id)
    threads = [threading.Thread(target=take_part, args=(player, luck)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(240)
    return table.id


def take_part(player: Player, luck: int) -> None:
    """Sit there from beginning to end."""
    with player:
        haggle_on(player, luck)
