"""Refusals are worded from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from bench.house import House
from tenebra.kernel import Reason, read_option
from tenebra.kit.words import LANGUAGES
from tenebra.tables.live import LiveTable
from tenebra.tables.words import words_of
from tests.server.socket_client import HEROES, choose, joined, open_table


def told_too_much(table: LiveTable, seat: str) -> Iterator[tuple[str, Reason]]:
    """Steps whose refusal would name an area that nobody has seen, if whoever says it knew everything."""
    game, session = table.game, table.session
    assert session.decision is not None
    words, view = words_of("en", game.id), session.view(seat)
    for column in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        for row in range(1, 22, 2):
            text = f"move {column}{row}"
            reason = session.decision.why_not(seat, read_option(text, game.options))
            if reason and game.teller(words, view).refusal(reason) != game.open_teller(words, session.state).refusal(reason):
                yield text, reason


def test_no_refusal_names_what_nobody_has_seen(house: House) -> None:
    opened = open_table(house, "restless-tombs", keeper="me", heroes="me")
    with joined(house, opened["key"]) as program:
        here = program.latest()
        while not any(option.startswith("move ") for option in here["options"]):
            here = program.position(choose(program)["choices"])
        table, seat = house.hall.awake.tables[opened["table"]], here["seat"]
        assert seat in HEROES
        wishes = list(told_too_much(table, seat))[::7]
        assert len(wishes) > 2
        for language in LANGUAGES:
            teller = table.game.teller(words_of(language, table.game.id), table.session.view(seat))
            with joined(house, opened["key"], language=language, seat=seat) as page:
                for text, reason in wishes:
                    said = page.ask("whynot", seat=seat, option=text)["text"]
                    refused = page.ask("choose", seat=seat, option=text, at=here["choices"])["detail"]
                    assert said == refused == teller.refusal(reason)
