"""Standing orders over the socket: private to their seat, and answered by the table."""

from __future__ import annotations

from bench.house import House
from tests.server.socket_client import joined, open_table


def test_an_order_is_told_to_its_own_seat_alone(house: House) -> None:
    opened = open_table(house, keeper="friend:Bruno", heroes="me")
    (bruno,) = opened["invitations"]
    with (
        joined(house, opened["key"]) as hers,
        joined(house, bruno["key"], language="en") as his,
        joined(house, opened["watch"]) as seen,
    ):
        assert [one["kind"] for one in his.latest()["scene"]["windows"]][:2] == ["reveal", "movement"]
        assert "orders" not in his.latest()
        assert his.ask("instruct", seat="keeper", window="movement", when="if_useful")["type"] == "done"
        assert his.told(lambda news: "orders" in news)["orders"] == {"movement": "if_useful"}
        for other in (hers, seen):
            other.ask("overview", seat="spectator")  # whatever was sent before has come by then
            assert not any("orders" in news for news in other.heard)
    with joined(house, bruno["key"], language="en") as again:
        assert again.latest()["orders"] == {"movement": "if_useful"}


def test_only_ones_own_seat_takes_orders(house: House) -> None:
    opened = open_table(house, keeper="friend:Bruno", heroes="me")
    with joined(house, opened["key"]) as hers, joined(house, opened["watch"]) as seen:
        assert hers.ask("instruct", seat="keeper", when="if_useful")["error"] == "not-your-seat"
        assert hers.ask("instruct", seat="vardak", when="if_useful", window="lunch")["error"] == "bad-input"
        hers.send("instruct", seat="vardak", when="sometimes")
        assert hers.wait("refusal")["error"] == "bad-message"
        assert seen.ask("instruct", seat="vardak", when="if_useful")["error"] == "only-players"
