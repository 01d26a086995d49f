"""Looking back on a game that is over, and only then: every draw with the seed, what decided it; the story at any time."""

from __future__ import annotations

import json

import httpx

from bench import PATIENCE
from bench.house import House
from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import Session, commitment, save
from tenebra.players import play_out, seat_players
from tests.server.socket_client import joined, open_table, wish


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def test_while_a_game_goes_on_its_draws_are_nobodys(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    address = f"{house.address}/api/tables/{opened['table']}/draws"
    asked = httpx.get(address, headers=bearer(opened["key"]), timeout=PATIENCE)
    assert (asked.status_code, asked.json()["error"]) == (403, "not-open-book")
    with joined(house, opened["key"], language="en") as one:
        assert one.ask("lookback")["error"] == "nothing-there"
        tales = one.ask("story")["tales"]
    assert [tale["title"] for tale in tales] == ["In Gronk's Lair"]
    assert tales[0]["text"].startswith("Velkan the White does not raise his voice")


def test_a_finished_game_tells_its_draws_its_story_and_what_decided_it(house: House) -> None:
    session = Session.begin(GAME, "gronks-lair", "over 12")
    play_out(session, seat_players(GAME, "heroes=random,keeper=random", "over 12"))
    wanted = {"journal": json.loads(save(session)), "seats": wish(keeper="me", heroes="me")}
    opened = httpx.post(f"{house.address}/api/tables/import", json=wanted, timeout=PATIENCE).json()
    drawn = httpx.get(
        f"{house.address}/api/tables/{opened['table']}/draws", headers=bearer(opened["watch"]), timeout=PATIENCE
    ).json()
    assert drawn["commitment"] == commitment(drawn["seed"]) == session.commitment
    assert sum(len(draw["drawn"]) for draw in drawn["draws"]) == len(session.game.chance.drawn)
    with joined(house, opened["key"], language="it") as one:
        tales, aftermath = one.ask("story")["tales"], one.ask("lookback")["aftermath"]
    assert tales[-1]["title"] in ("Gli Eroi hanno vinto", "Il Custode del Male ha vinto")
    assert {"Vardak", "Nemici"} <= {tally["name"] for tally in aftermath["tallies"]}
