"""What a situation expects of piles, odds and the setup is really compared, and what cannot be is an error."""

from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import BadInput
from tenebra.kit.situations import Expected, check, play_out

SETUP = """game = "dungeon-venture"
map = \"\"\"
+-+-+-+-+
|. .D. z|
+-+-+-+-+
\"\"\"
next = "setup"
choices = ["pick lightning", "pick blink", "pick haste"]
"""


def complaints(**expected: Any) -> list[str]:
    return check(play_out(GAME, SETUP, "setup.toml"), Expected(**expected))


def test_kinds_are_counted_exactly() -> None:
    assert complaints(kinds={"treasure.draw": {"spell": 8, "equipment": 8, "consumable": 8}}) == []
    (wrong,) = complaints(kinds={"treasure.draw": {"spell": 8, "equipment": 8}})
    assert wrong == "treasure.draw holds 8 consumable, 8 equipment, 8 spell, expected 8 spell, 8 equipment"


@pytest.mark.parametrize("path", ["treasure.drawn", "round", "players"])
def test_kinds_of_something_that_is_no_pile_of_cards(path: str) -> None:
    assert complaints(kinds={path: {"spell": 1}}) == [f"the state has no pile of cards {path!r}"]


def test_odds_are_exact() -> None:
    assert complaints(odds={"4 green": {"mean": "4/3", "0": "16/81", "9": "0"}, "1 red + 1 blue": {"2": "1/3"}}) == []
    assert complaints(odds={"4 green": {"0": "0.1975"}}) == ["4 green: 0 is 16/81, expected 0.1975"]
    assert complaints(odds={"1 blue": {"mean": "1/3"}}) == ["1 blue: mean is 1/2, expected 1/3"]


@pytest.mark.parametrize("entry", [{"average": "1/3"}, {"0": "often"}])
def test_odds_that_cannot_be_read(entry: dict[str, str]) -> None:
    with pytest.raises(BadInput, match="a number of successes, and a fraction"):
        complaints(odds={"1 green": entry})


def test_before_the_setup_nobody_is_on_the_board() -> None:
    with pytest.raises(BadInput, match=r"setup\.toml:7: before the setup nobody is on the board"):
        play_out(GAME, SETUP.replace("|. .D", "|V .D"), "setup.toml")


def test_a_campaigns_cards_are_written_by_name() -> None:
    record = 'campaign = { played = 1, won = 1, bought = ["haste"], owned = { wick = ["haste"] }, loose = ["bow"] }\n'
    session = play_out(GAME, SETUP.partition("choices")[0] + record, "setup.toml")
    campaign = session.state.campaign
    assert (campaign.bought, campaign.owned, campaign.loose) == (["haste.1"], {"wick": ["haste.1"]}, ["bow.1"])


def test_an_error_in_the_drawing_names_its_line_in_the_file() -> None:
    with pytest.raises(BadInput, match=r"setup\.toml:4:8: the mark '\?' at D1"):
        play_out(GAME, SETUP.replace("z", "?"), "setup.toml")
    with pytest.raises(BadInput, match=r"setup\.toml:3:3: '\?' stands where a corner is"):
        play_out(GAME, SETUP.replace("+-+-", "+-?-", 1), "setup.toml")


def test_the_number_of_a_copy_may_be_left_out_of_a_name_with_a_number() -> None:
    text = SETUP.partition("choices")[0] + 'campaign = { played = 1, owned = { wick = ["gold-10"] } }\n'
    session = play_out(GAME, text, "setup.toml")
    assert check(session, Expected(state={"heroes.wick.hand": ["gold-10"]})) == []
    assert check(session, Expected(state={"heroes.wick.hand": ["gold-5"]})) != []
