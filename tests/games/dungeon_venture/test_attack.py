"""Attack and combat (DV-ATK, DV-CBT)."""

from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V o . s|
+ + + + +
|. k . .|
+-+-+-+-+
"""


@rule("DV-CBT-04", "DV-CBT-06")
def test_a_tie_hurts_nobody() -> None:
    table = Table(ROOM, turn="vardak", dice=["hit hit miss miss", "hit hit"])
    table.play("attack orc-1")
    assert table.figure("orc-1").wounds == 0
    assert table.last("AttackEnded").damage == 0


@rule("DV-ATK-01")
def test_only_adjacent_enemies_can_be_attacked() -> None:
    table = Table(ROOM, turn="vardak")
    assert table.may("attack orc-1")
    assert table.refusal("attack skeleton-1") == "DV-ATK-01"


@rule("DV-ATK-02")
def test_diagonal_attacks_need_a_card() -> None:
    assert Table(ROOM, turn="vardak").refusal("attack kobold-1") == "DV-ATK-02"
    assert Table(ROOM, turn="vardak", heroes={"vardak": {"worn": ["two-handed-sword"]}}).may("attack kobold-1")
