"""Tables: opening, sitting down, starting, playing, leaving, and what stays."""

import pytest

import sherwood
from sherwood.client import Guest, Player, RefusedError
from sherwood.play.fairness import pledge_to
from sherwood.server.messages import Seating, decode_to_client
from tests.server.company import play_on, table_with_bots, turn_of, until_over, until_version


def test_somebody_sits_down_with_a_link_and_plays_a_whole_game(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        assert play_on(player) > 10
        until_over(player)
    assert guest.table(table.id).state == "over"


def test_the_log_of_a_finished_game_proves_the_shuffle(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    with guest.sit_down(table.id, words="my own words") as player:
        before = guest.ask("GET", f"/api/tables/{table.id}/fairness")
        assert before == {
            "commitment": table.commitment, "pledges": [pledge_to("my own words"), "", "", ""],
            "contributions": [], "secret": None, "key": None, "lesson": None,
        }  # fmt: skip
        guest.start(table.id)
        play_on(player)
        until_over(player)
    log = guest.ask("GET", f"/api/tables/{table.id}/log")
    assert sherwood.verify(log, table.commitment, "my own words").right
    proof = guest.ask("GET", f"/api/tables/{table.id}/fairness")
    assert proof["contributions"] == ["my own words", "", "", ""]
    assert proof["secret"] in log
    assert proof["key"] in log


def test_a_finished_game_is_replayed_through_any_eyes_or_all_open(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        play_on(player)
        until_over(player)
    place = f"/api/tables/{table.id}/replay"
    mine = guest.ask("GET", f"{place}?eyes=0&start=0")["steps"]
    all_open = guest.ask("GET", place)["steps"]
    public = guest.ask("GET", f"{place}?eyes=-1")["steps"]
    assert [step["text"] for step in mine] == [step["text"] for step in all_open]
    assert all(seat["hand"] is not None for seat in all_open[5]["view"]["seats"])
    assert [seat["hand"] is None for seat in mine[0]["view"]["seats"]] == [False, True, True, True]
    assert all(seat["hand"] is None for seat in public[0]["view"]["seats"])
    with pytest.raises(RefusedError, match="seats 0 to 3"):
        guest.ask("GET", f"{place}?eyes=9")


def test_the_host_lets_bots_play_faster_in_the_middle_of_a_game(address: str) -> None:
    guest, other = Guest(address, "Robin"), Guest(address, "Marian")
    table = table_with_bots(guest, bot_pace=5000.0)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        pace = f"/api/tables/{table.id}/pace"
        with pytest.raises(RefusedError, match="host"):
            other.ask("PUT", pace, {"bot_pace": 0})
        assert guest.ask("PUT", pace, {"bot_pace": 0})["bot_pace"] == 0
        assert play_on(player) > 10
        until_over(player)


def test_nothing_of_a_game_is_told_before_its_end(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest, bot_pace=50.0)
    with guest.sit_down(table.id):
        guest.start(table.id)
        for what in ("log", "replay"):
            with pytest.raises(RefusedError, match="not over"):
                guest.ask("GET", f"/api/tables/{table.id}/{what}")
        proof = guest.ask("GET", f"/api/tables/{table.id}/fairness")
        assert proof["secret"] is None
        assert proof["key"] is None


def test_of_two_people_who_want_one_seat_one_gets_it(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3)
    robin.sit_down(table.id, seat=1)
    with pytest.raises(RefusedError, match="taken"):
        marian.sit_down(table.id, seat=1)
    marian.sit_down(table.id, seat=2)
    assert [seat.name for seat in robin.table(table.id).seats] == ["", "Robin", "Marian"]


def test_nobody_has_two_seats_unless_the_table_is_a_hot_seat_table(address: str) -> None:
    robin = Guest(address, "Robin")
    table = robin.open_table("nottingham", 3)
    robin.sit_down(table.id, seat=0)
    with pytest.raises(RefusedError, match="already"):
        robin.sit_down(table.id, seat=1, name="Other")
    hot = robin.open_table("nottingham", 3, hot_seat=True)
    robin.sit_down(hot.id, seat=0, name="Robin")
    robin.sit_down(hot.id, seat=1, name="Marian")
    assert [seat.yours for seat in robin.table(hot.id).seats] == [True, True, False]


def test_only_the_host_adds_and_removes_bots_and_starts(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3, bots=["random", None, None])
    marian.sit_down(table.id, seat=1)
    bot = f"/api/tables/{table.id}/seats/2/bot"
    for attempt in ((bot, {"level": "random"}), (f"/api/tables/{table.id}/start", None)):
        with pytest.raises(RefusedError, match="Only the host"):
            marian.ask("PUT" if attempt[1] else "POST", *attempt)
    with pytest.raises(RefusedError, match="empty seats: yellow"):
        robin.start(table.id)
    robin.ask("PUT", bot, {"level": "random"})
    robin.ask("DELETE", f"/api/tables/{table.id}/seats/0/bot")
    assert [seat.kind for seat in robin.table(table.id).seats] == ["empty", "person", "bot"]
    with pytest.raises(RefusedError, match="no bot called"):
        robin.ask("PUT", f"/api/tables/{table.id}/seats/0/bot", {"level": "genius"})


def test_when_the_host_leaves_before_the_start_the_next_person_is_host(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3)
    robin.sit_down(table.id, seat=0)
    marian.sit_down(table.id, seat=1)
    robin.ask("DELETE", f"/api/tables/{table.id}/seats/0")
    assert marian.table(table.id).you_are_host
    assert not robin.table(table.id).you_are_host


def test_the_host_can_free_a_seat_before_the_start_and_nobody_else(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3)
    robin.sit_down(table.id, seat=0)
    marian.sit_down(table.id, seat=1)
    with pytest.raises(RefusedError, match="Only the host"):
        marian.ask("DELETE", f"/api/tables/{table.id}/seats/0")
    robin.ask("DELETE", f"/api/tables/{table.id}/seats/1")
    assert robin.table(table.id).seats[1].kind == "empty"


def test_open_tables_are_listed_and_others_only_for_who_sits_there(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    public = robin.open_table("nottingham", 3, open=True)
    private = robin.open_table("nottingham", 3)
    robin.sit_down(private.id)
    mine = {table["id"] for table in robin.ask("GET", "/api/tables")}
    theirs = {table["id"] for table in marian.ask("GET", "/api/tables")}
    assert {public.id, private.id} <= mine
    assert public.id in theirs
    assert private.id not in theirs


def test_a_rematch_seats_the_same_people_and_is_opened_once(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        with pytest.raises(RefusedError, match="not over"):
            guest.ask("POST", f"/api/tables/{table.id}/rematch")
        play_on(player)
        until_over(player)
        again = guest.ask("POST", f"/api/tables/{table.id}/rematch")
        assert guest.ask("POST", f"/api/tables/{table.id}/rematch")["id"] == again["id"]
        assert again["seats"][0]["name"] == "Robin"
        assert [seat["kind"] for seat in again["seats"]] == ["person", "bot", "bot", "bot"]
        assert again["previous"] == table.id
        assert again["commitment"] != table.commitment
        assert guest.table(table.id).rematch == again["id"]
        guest.start(again["id"])


def test_options_that_make_no_sense_are_refused_in_words(address: str) -> None:
    guest = Guest(address, "Robin")
    for wish, why in (
        ({"game": "chess", "players": 4}, "no game called"),
        ({"game": "nottingham", "players": 2}, "3 to 7 players"),
        ({"game": "nottingham", "players": 4, "options": {"first": 9}}, "a seat from 0 to 3"),
        ({"game": "nottingham", "players": 4, "wrong": 1}, "wrong"),
        ({"game": "nottingham", "players": 4, "clock": -1}, "clock"),
        ({"game": "sheriff", "players": 4, "preset": "as_we_like"}, "first_game, as_printed"),
    ):
        with pytest.raises(RefusedError, match=why):
            guest.ask("POST", "/api/tables", wish)


def test_a_preset_chooses_the_options_that_the_host_does_not_choose(address: str) -> None:
    guest = Guest(address, "Robin")
    known = {game["name"]: game["presets"] for game in guest.ask("GET", "/api/games")}
    assert [preset["name"] for preset in known["sheriff"]] == ["first_game", "as_printed"]
    wish = {"game": "sheriff", "players": 4, "preset": "as_printed"}
    assert guest.ask("POST", "/api/tables", wish)["options"] == {"royal": True}
    wish["options"] = {"royal": False, "hand": 7}
    assert guest.ask("POST", "/api/tables", wish)["options"] == {"hand": 7}


def test_somebody_who_is_gone_is_stood_in_for_and_has_the_seat_back_on_return(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3, bots=["random", None, None])
    with robin.sit_down(table.id, seat=1) as player:
        gone = marian.sit_down(table.id, seat=2)
        with gone:
            robin.start(table.id)
        while not (player.info and player.info.seats[2].stand_in):
            player.receive(timeout=30)
        assert play_on(player, most=5) == 5
        with gone:
            while player.info.seats[2].stand_in:
                player.receive(timeout=30)
            assert player.info.seats[2].present


def test_who_looks_first_and_then_sits_down_is_there_at_once(address: str) -> None:
    robin = Guest(address, "Robin")
    table = robin.open_table("nottingham", 3)
    with robin.connect(table.id) as socket:
        robin.ask("PUT", f"/api/tables/{table.id}/seats/1", {"name": "Robin"})
        frames = iter(lambda: decode_to_client(socket.recv(timeout=5)), None)
        tables = (frame.table for frame in frames if isinstance(frame, Seating))
        assert any(table.seats[1].present and table.watching == 0 for table in tables)


def test_who_leaves_a_game_is_replaced_at_once(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3, bots=["random", None, None])
    with robin.sit_down(table.id, seat=1) as player, marian.sit_down(table.id, seat=2):
        robin.start(table.id)
        marian.ask("DELETE", f"/api/tables/{table.id}/seats/2")
        play_on(player)
        until_over(player)


def test_a_clock_acts_for_who_does_not(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest, clock=1.0)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        first = turn_of(player)
        assert first.deadline is not None
        assert until_version(player, first.version + 1).version > first.version


def test_a_private_table_shows_nothing_to_others(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = table_with_bots(robin, spectators=False, bot_pace=30.0)
    with robin.sit_down(table.id):
        robin.start(table.id)
        watcher = Player(marian, table.id, 0)
        with pytest.raises(RefusedError, match="players alone"):
            turn_of(watcher)


def test_how_one_sits_is_told_to_oneself_alone_and_stays_when_it_is_left_out(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3)
    place = f"/api/tables/{table.id}/seats/0"
    pledge = pledge_to("my own words")
    robin.ask("PUT", place, {"name": "Robin", "pledge": pledge, "says_no": True})
    robin.ask("PUT", place, {"name": "Hood"})
    mine, theirs = robin.table(table.id).seats[0], marian.table(table.id).seats[0]
    assert (mine.name, mine.pledge, mine.says_no) == ("Hood", pledge, True)
    assert (theirs.name, theirs.pledge, theirs.says_no) == ("Hood", pledge, None)
    robin.ask("PUT", place, {"name": "Hood", "says_no": False})
    assert robin.table(table.id).seats[0].says_no is False


def test_one_request_opens_a_table_seats_its_host_and_starts(address: str) -> None:
    guest = Guest(address, "Robin")
    table = guest.open_table("nottingham", 4, bots=["novice"], sit={"name": "Much"}, start=True)
    assert table.state == "playing"
    assert [seat.bot for seat in table.seats] == ["novice", None, "steady", "steady"]
    assert [seat.yours for seat in table.seats] == [False, True, False, False]
    assert len({seat.name for seat in table.seats}) == 4  # Much the bot has made way
    with guest.sit_down(table.id, seat=1) as player:
        assert play_on(player, most=2) == 2
    watched = guest.open_table("nottingham", 3, start=True)
    assert [seat.kind for seat in watched.seats] == ["bot"] * 3
    waiting = guest.open_table("nottingham", 3, sit={"name": "Robin"})
    assert (waiting.state, waiting.seats[0].yours) == ("waiting", True)
    with pytest.raises(RefusedError) as refused:
        guest.open_table("nottingham", 3, bots=["random"] * 3, sit={"name": "Robin"})
    assert refused.value.reason == "seat_taken"


def test_my_tables_are_listed_in_every_state_with_the_newest_first(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    over = table_with_bots(robin, spectators=False)
    with robin.sit_down(over.id) as player:
        robin.start(over.id)
        play_on(player)
        until_over(player)
    sit = {"name": "Robin"}
    playing = robin.open_table("nottingham", 3, sit=sit, start=True, bot_pace=600.0, open=True)
    waiting = robin.open_table("nottingham", 3)
    mine = robin.ask("GET", "/api/tables")
    assert [table["id"] for table in mine][:3] == [waiting.id, playing.id, over.id]
    assert [table["state"] for table in mine][:3] == ["waiting", "playing", "over"]
    assert mine[2]["ended_at"] > mine[2]["started_at"] > mine[2]["created_at"]
    assert mine[0]["started_at"] is None
    ended = [(seat["points"], seat["place"]) for seat in mine[2]["seats"]]
    assert min(place for _, place in ended) == 1
    assert max(ended)[1] == 1 or {points for points, _ in ended} == {0}
    assert all(seat["points"] is seat["place"] is None for seat in mine[1]["seats"])
    assert all(seat.points is seat.place is None for seat in marian.table(over.id).seats)
    theirs = [table["id"] for table in marian.ask("GET", "/api/tables")]
    assert playing.id in theirs
    assert not {over.id, waiting.id} & set(theirs)


def test_an_open_table_that_everybody_has_left_is_listed_no_more(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3, open=True)
    monkeypatch.setattr("sherwood.server.store.tables.FRESH", 0.0)

    def listed(guest: Guest) -> bool:
        return table.id in [one["id"] for one in guest.ask("GET", "/api/tables")]

    assert listed(robin)
    assert not listed(marian)
    with robin.sit_down(table.id) as player:
        player.receive(timeout=10)
        assert listed(marian)
