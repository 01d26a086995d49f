"""The card file and the notation: what is printed is understood, and what is broken is told with file and line."""

from importlib.resources import files

import pytest

from tenebra.games.dungeon_venture.content import BODY_PARTS, Card, card, cards, copies, read_cards
from tenebra.games.dungeon_venture.dice import Pool, read_pool
from tenebra.games.dungeon_venture.effects import DEEDS
from tenebra.games.dungeon_venture.notation import read_text
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.vocabulary import Clause
from tenebra.kernel import BadInput
from tenebra.kit.decks import name_of
from tests.games.dungeon_venture.table import rule

TEXT = files("tenebra.games.dungeon_venture.content").joinpath("cards.toml").read_text(encoding="utf-8")
BONUS_DEEDS = {"bonus", "gold"}


def line_of(needle: str) -> int:
    return next(n for n, line in enumerate(TEXT.split("\n"), 1) if needle in line)


def broken(old: str, new: str) -> BadInput:
    """The complaint about the card file with one thing changed."""
    assert old in TEXT
    with pytest.raises(BadInput) as error:
        read_cards(TEXT.replace(old, new, 1), "cards.toml")
    assert error.value.source == "cards.toml"
    return error.value


@rule("DV-CARD-01")
def test_the_box_is_complete() -> None:
    kinds = ("equipment", "spell", "consumable", "event", "keeper_spell", "keeper_consumable")
    assert [len(copies(kind)) for kind in kinds] == [10, 21, 30, 14, 8, 8]
    assert len(set(cards())) == len(cards())


@rule("DV-EQP-03")
def test_equipment_and_only_equipment_covers_body_parts() -> None:
    for printed in cards().values():
        assert bool(printed.parts) == (printed.kind == "equipment")
        assert set(printed.parts) <= set(BODY_PARTS)


def test_every_keyword_of_every_card_has_its_rule() -> None:
    used = {clause.deed for printed in cards().values() for clause in printed.clauses}
    assert used - BONUS_DEEDS == set(DEEDS)


@rule("DV-EVT-03")
def test_every_event_says_when_and_nothing_else_waits_for_a_moment() -> None:
    moments = {"any_time", "hero_attacks", "monster_attacks", "hero_moves", "hero_rests", "chest_opened"}
    for printed in cards().values():
        whens = {clause.when for clause in printed.clauses}
        assert (whens <= moments and bool(whens)) == (printed.kind == "event")


@rule("DV-KPC-02")
def test_every_adventure_lists_keeper_cards_of_the_box_once_each() -> None:
    for id in SHEETS.ids:
        listed = SHEETS[id].keeper_cards
        assert listed
        assert len(set(listed)) == len(listed)


def test_the_box_holds_no_keeper_equipment() -> None:
    assert not [printed for printed in cards().values() if printed.kind.startswith("keeper") and printed.parts]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("ATTACK +1 red; DIAGONAL", (Clause("bonus", stat="attack", dice=Pool(red=1)), Clause("bonus", stat="diagonal"))),
        ("MOVEMENT -1", (Clause("bonus", stat="movement", number=-1),)),
        (
            "ATTACK WITH MANA + 1 red, ONE ENEMY, RESIST MANA",
            (Clause("attack", dice=Pool(red=1), with_mana=True, target="one_enemy", resist="mana"),),
        ),
        ("ATTACK WITH 2 blue + 1 green, ALL ENEMIES", (Clause("attack", dice=Pool(blue=2, green=1), target="all_enemies"),)),
        ("ATTACK WITH 1 red, RESIST NONE", (Clause("attack", dice=Pool(red=1), resist="none"),)),
        (
            "UNTIL NEXT TURN: DEFENCE +2 blue, ONE ALLY",
            (Clause("bonus", when="until_next_turn", stat="defence", dice=Pool(blue=2), target="one_ally"),),
        ),
        ("ANY TIME: SPAWN 2 kobold", (Clause("spawn", when="any_time", number=2, name="kobold"),)),
        ("WHEN A HERO ATTACKS: HITS -2", (Clause("hits", when="hero_attacks", number=-2),)),
        ("HEAL 3, SELF", (Clause("heal", number=3, target="self"),)),
        ("GOLD 20", (Clause("gold", number=20),)),
    ],
)
def test_the_notation(text: str, clauses: tuple[Clause, ...]) -> None:
    assert read_text(text) == clauses


def test_what_a_card_is() -> None:
    def made(text: str) -> Card:
        return Card("x", "spell", text, read_text(text))

    assert made("NEXT ATTACK: ATTACK +2 red").is_lasting
    assert not made("ATTACK +2 red").is_lasting
    assert not made("ANY TIME: SPAWN 2 kobold").is_lasting
    assert made("GOLD 5").gold == 5
    assert made("HEAL 5").gold == 0
    assert (name_of("fire-bolt.2"), name_of("fire-bolt")) == ("fire-bolt", "fire-bolt")
    assert card("fire-bolt.2") is card("fire-bolt")
    assert copies("equipment")[:2] == ("two-handed-sword.1", "magic-sword.1")
    assert [copy for copy in copies("spell") if name_of(copy) == "fire-bolt"] == ["fire-bolt.1", "fire-bolt.2"]


@pytest.mark.parametrize(
    ("text", "column", "near"),
    [
        ("HEAL three, SELF", 6, "three, SELF"),
        ("HEAL 3; JUMP 2", 9, "JUMP 2"),
        ("HEAL 3, SOMEBODY", 9, "SOMEBODY"),
        ("ATTACK +1 purple", 11, "purple"),
    ],
)
def test_a_card_text_that_is_not_understood(text: str, column: int, near: str) -> None:
    with pytest.raises(BadInput) as error:
        read_text(text, "cards.toml", 17)
    assert (error.value.source, error.value.line, error.value.column) == ("cards.toml", 17, column)
    assert repr(near) in error.value.reason
    assert str(error.value).startswith(f"cards.toml:17:{column}: ")


def test_an_unfinished_or_empty_card_text() -> None:
    for text in ("HEAL", "", "HEAL 3;"):
        with pytest.raises(BadInput) as error:
            read_text(text, "cards.toml", 3, 9)
        assert (error.value.source, error.value.line, error.value.column) == ("cards.toml", 3, 9 + len(text))


def test_a_broken_text_in_the_card_file() -> None:
    error = broken('text = "HEAL 6, SELF"', 'text = "HEAL 6, NOBODY"')
    assert (error.line, error.column) == (line_of("HEAL 6, SELF"), len('text = "HEAL 6, ') + 1)
    assert "NOBODY" in error.reason


def test_a_card_written_twice() -> None:
    error = broken('id = "magic-sword"', 'id = "bow"')
    assert "'bow' is written twice" in error.reason
    assert TEXT.replace('id = "magic-sword"', 'id = "bow"').split("\n")[error.line - 1] == 'id = "bow"'


def test_equipment_for_no_part_of_the_body() -> None:
    error = broken('parts = ["head"]', 'parts = ["tail"]')
    assert "iron-helm: parts must be of head" in error.reason
    assert error.line == line_of('id = "iron-helm"')
    missing = broken('parts = ["head"]\n', "")
    assert "iron-helm" in missing.reason


def test_an_unknown_field_or_kind_or_a_wrong_type() -> None:
    field = broken("price = 15", "cost = 15")
    assert ("cost" in field.reason, field.line) == (True, line_of("price = 15"))
    kind = broken("[[spell]]", "[[song]]")
    assert "song" in kind.reason
    assert kind.line == line_of("[[spell]]")
    wrong = broken("copies = 2", 'copies = "two"')
    assert "int" in wrong.reason


def test_broken_toml() -> None:
    error = broken('id = "bow"', "id = bow")
    assert error.line == line_of('id = "bow"')
    assert error.column > 0


@rule("DV-DICE-07", "DV-RUL-08")
def test_pools_in_words() -> None:
    assert read_pool("2 green + 1 red") == Pool(red=1, green=2)
    assert read_pool("") == Pool()
    assert read_pool("1 blue + 1 blue") == Pool(blue=2)
    for wrong in ("2 purple", "green", "two green", "-1 green"):
        with pytest.raises(BadInput, match="is not dice"):
            read_pool(wrong)
