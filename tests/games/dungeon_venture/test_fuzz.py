"""Bad input of every kind: a clear error, and nothing half-applied."""

from __future__ import annotations

import contextlib
import random
from functools import cache

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tenebra.boards import parse_drawing
from tenebra.games.dungeon_venture import GAME, options
from tenebra.games.dungeon_venture.notation import read_text
from tenebra.games.dungeon_venture.scenario_reader import read_adventure
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import BadInput, SaveError, Session, TenebraError, load, save

FUZZ = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@cache
def played() -> Session[DVState]:
    """A game well under way."""
    session = Session.begin(GAME, "ravens-watch", "fuzz 3")
    pick = random.Random("fuzz")
    for _ in range(150):
        assert session.decision is not None
        seat = pick.choice(session.decision.seats)
        choices = [option for option in session.decision.options(seat) if not isinstance(option, options.Leave)]
        session.play(pick.choice(choices), seat)
    return session


@cache
def saved() -> bytes:
    return save(played())


@FUZZ
@given(st.data())
def test_a_damaged_save_is_refused_or_is_still_the_same_game(data: st.DataObject) -> None:
    broken = bytearray(saved())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(broken) - 1))
        broken[at : at + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=4))
    try:
        loaded = load(GAME, bytes(broken), "broken.save")
    except SaveError as error:
        message = str(error)
    else:
        message = ""
        assert loaded.fingerprint() == played().fingerprint()
    assert not message or message.startswith("broken.save: ")


WORDS = sorted(
    {str(kind.__struct_config__.tag) for kind in options.ALL}
    | {"to", "at", "via", "with", "by", "for", "A1", "C7", "ZZ99", "orc-1", "vardak", "keeper", "fire-bolt", "B4-B5", "", "-1"}
)


def legal() -> st.SearchStrategy[str]:
    """Texts that are options of the game, some of them with too much space between their words."""
    decision = played().decision
    assert decision is not None
    return st.sampled_from([f"{option}{space}" for option in decision.options() for space in ("", " ")])


@FUZZ
@given(st.text(max_size=30) | st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join) | st.deferred(legal))
def test_no_option_text_breaks_the_table(text: str) -> None:
    session = played().fork()
    before, answered = session.fingerprint(), len(session.inputs)
    with contextlib.suppress(TenebraError):
        session.choose(text)
    if len(session.inputs) == answered:
        assert session.fingerprint() == before
    else:
        assert str(session.inputs[-1][1]) == " ".join(text.split())


def corridor(spaces: list[str]) -> str:
    """A drawing that can be read."""
    wall = "+-" * len(spaces) + "+"
    return f"{wall}\n|{' '.join(spaces)}|\n{wall}"


@FUZZ
@given(st.text(alphabet="+-| .#DOSCAko<\n;x", max_size=200) | st.lists(st.sampled_from(".CAko"), min_size=1).map(corridor))
@example(corridor(["."]))
def test_any_drawing_is_read_or_refused_with_its_place(text: str) -> None:
    try:
        drawing = parse_drawing(text, "some.map")
    except BadInput as error:
        place = (error.source, error.line > 0)
    else:
        place = ("some.map", drawing.grid.floor > 0)
    assert place == ("some.map", True)


NOTATION = [
    "HEAL",
    "3",
    "SELF",
    ",",
    ";",
    ":",
    "ATTACK",
    "WITH",
    "MANA",
    "+1",
    "red",
    "NEXT",
    "ANY",
    "TIME",
    "SPAWN",
    "kobold",
    "é",
]


CLAUSES = [
    "HEAL 3, SELF",
    "ATTACK +1 red",
    "NEXT ATTACK: ATTACK +2 red",
    "ANY TIME: SPAWN 2 kobold",
    "ATTACK WITH MANA, ONE ENEMY",
]


@FUZZ
@given(
    st.text(max_size=40)
    | st.lists(st.sampled_from(NOTATION), max_size=10).map(" ".join)
    | st.lists(st.sampled_from([*CLAUSES, *NOTATION]), max_size=3).map("; ".join)
)
@example("; ".join(CLAUSES))
def test_any_card_text_is_read_or_refused_with_its_place(text: str) -> None:
    try:
        clauses = read_text(text, "cards.toml", 7)
    except BadInput as error:
        place = (error.source, error.line)
    else:
        assert clauses
        place = ("cards.toml", 7)
    assert place[0] == "cards.toml"
    assert place[1] >= 7


@cache
def sheet() -> tuple[str, str]:
    folder = GAME.folder().joinpath("scenarios").joinpath("01_gronks_lair")
    return (
        folder.joinpath("scenario.toml").read_text(encoding="utf-8"),
        folder.joinpath("map.txt").read_text(encoding="utf-8"),
    )


@FUZZ
@given(st.data())
def test_a_damaged_adventure_is_read_or_refused_with_its_place(data: st.DataObject) -> None:
    texts = list(sheet())
    which = data.draw(st.integers(0, 1))
    at = data.draw(st.integers(0, len(texts[which]) - 1))
    cut = data.draw(st.integers(0, 12))
    texts[which] = texts[which][:at] + data.draw(st.text(alphabet='azD.+|"=[]#1\n', max_size=4)) + texts[which][at + cut :]
    try:
        adventure = read_adventure("broken", 1, texts[0], texts[1], "01_broken/scenario.toml")
    except BadInput as error:
        source = error.source
    else:
        assert adventure.areas
        source = "01_broken/scenario.toml"
    assert source in ("01_broken/scenario.toml", "01_broken/map.txt")


def test_the_undamaged_adventure_is_read() -> None:
    assert read_adventure("whole", 1, *sheet(), "x/scenario.toml").areas == SHEETS["gronks-lair"].areas
