"""People for the tests of timing: they haggle with bots, and leave them time to answer."""

import random
import threading
from collections.abc import Sequence
from typing import Any

from sherwood.client import Guest, Player
from sherwood.server.messages import View
from tests.server.company import until_over

TALKATIVE = 0.6  # of those who could speak, how many do
Steps = Sequence[str]


def wish_of(player: Player, view: View, luck: int) -> Steps:
    """What somebody does now; nothing: they wait."""
    texts = [choice.text for choice in view.legal]
    sight = view.view
    if sight["phase"] != "haggle":
        return [random.Random(f"{luck} {view.version}").choice(texts)]
    haggle, owner = sight["haggle"], sight["haggle"]["merchant"]
    mood = random.Random(f"{luck} {player.seat} {sight['round']} {owner}")
    if player.seat == sight["sheriff"]:
        return as_sheriff(view, texts, haggle, mood)
    return as_merchant(player.seat, texts, haggle, mood)


def as_sheriff(view: View, texts: Steps, haggle: dict[str, Any], mood: random.Random) -> Steps:
    """Demand a little, hear the owner's answer, and decide."""
    owner, demand = haggle["merchant"], haggle["demand"]
    if demand is None and "add 1 gold" in texts:
        return ["add 1 gold"] * mood.randint(1, 4) + ["demand"]
    answered = any(offer["seat"] == owner for offer in haggle["offers"])
    if demand is not None and owner in view.waiting_for and not answered:
        return []
    return [mood.choice(["pass", "open"])]


def as_merchant(seat: int, texts: Steps, haggle: dict[str, Any], mood: random.Random) -> Steps:
    """Offer something, say that one is done, or sit there in silence; but answer a demand."""
    demanded = seat == haggle["merchant"] and haggle["demand"] is not None
    if mood.random() > TALKATIVE and not demanded:
        return []
    if any(offer["seat"] == seat for offer in haggle["offers"]):
        return []
    if seat == haggle["merchant"] and "add 1 gold" in texts:
        return ["add 1 gold"] * mood.randint(1, 3) + ["offer for passing"]
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
    table = host.open_table("sheriff", len(bots), bots=list(bots), chat=False, **wish)
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
