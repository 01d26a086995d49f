"""Where a step asks again and again, each question is a safe point: a copy of the game there needs no choice made before.

An old save goes on from its last safe point under newer rules, and a computer that thinks ahead starts there.
"""

import pytest

from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Session
from tests.games.massive_darkness.duel import SWORD
from tests.games.massive_darkness.table import Table, card, foe, rule

LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
AXE = card("safe-axe", "hand", melee="1 yellow")
CALM = [foe(f"safe-{name}-agent", f"{name}-agent", level=1, ranged="1 yellow", health=9) for name in ("orc", "dwarf", "goblin")]
FOES = {name: {"card": enemy, "zone": "A1"} for name, enemy in zip(("one", "two", "three"), CALM, strict=True)}


def is_safe(session: Session[MDState]) -> bool:
    """A copy stands where the game stands, without playing anything again."""
    twin = session.fork()
    assert twin.fingerprint() == session.fingerprint()
    return twin.inputs == []


@rule("MD-TRD-02", "MD-TRD-03")
def test_in_a_trade() -> None:
    table = Table(LINE, {"owen": {"pack": [AXE]}, "elias": {}}).play("trade")
    for choice in (f"owen: equip {AXE}", f"owen: give {AXE} to elias", "owen: ready"):
        assert is_safe(table.play(choice).session), choice


@rule("MD-CTR-10")
def test_between_counterattacks() -> None:
    table = Table(LINE, {"owen": {"hands": [SWORD]}}, FOES, dice=["blank"] * 3)
    table.play("melee one", "melee two", "melee three", "activate two")
    assert (table.prompt, table.options()) == ("counterattack", ["activate one", "activate three"])
    assert is_safe(table.session)


@pytest.mark.parametrize(("phase", "prompt"), [("enemies", "activate"), ("reinforcements", "call")])
@rule("MD-ENP-01", "MD-AGT-02")
def test_between_enemies_and_between_calls(phase: str, prompt: str) -> None:
    table = Table(LINE, {"owen": {}}, FOES, phase=phase).play("activate two")
    assert (table.prompt, table.options()) == (prompt, ["activate one", "activate three"])
    assert is_safe(table.session)


@rule("MD-STO-17", "MD-MKT-12")
def test_between_cards_that_must_stay_in_town() -> None:
    cards = [f"hammer.{n}" for n in range(1, 3)] + [f"mace.{n}" for n in range(1, 3)]
    owned = ["leather-armor.1", "leather-armor.2", "leather-armor.3", *cards, "dawnbringer.1", "oathkeeper.1"]
    record = {"heroes": {"owen": {"calling": "fury-paladin", "pack": owned}}, "played": ["walking-in-the-dark"]}
    table = Table.begin(LINE, {"campaign": {**record, "passed": ["walking-in-the-dark"]}}, {"levels": {"A1": 1}})
    while table.prompt != "limit":
        table.play("ready")
    table.play("pick oathkeeper.1")
    assert table.prompt == "limit"
    assert is_safe(table.session)
