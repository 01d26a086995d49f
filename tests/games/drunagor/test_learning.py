"""Learning: Hero Skills by level, Role cards, Class Abilities and the second class (DR-CLS, DR-ROL, DR-CAM-06)."""

import msgspec
import pytest

from tenebra.games.drunagor.content import abilities, roles, trees
from tenebra.games.drunagor.rules.learning import (
    SUBJECTS,
    learnable,
    learnable_abilities,
    second_class_of,
    why_not_learn,
    why_not_learn_ability,
)
from tenebra.kernel import Reason

rule = pytest.mark.rule


class Sheet(msgspec.Struct):
    """A Hero's sheet of the log."""

    learned: dict[str, int] = {}
    abilities: list[str] = []


def party(*heroes: str, **known: list[str]) -> dict[str, Sheet]:
    """Heroes with the Class Abilities they know."""
    return {hero: Sheet(abilities=known.get(hero, [])) for hero in heroes}


def refused(reason: Reason | None) -> str:
    assert reason is not None
    return reason.rule


@rule("DR-CAM-06", "DR-ROL-06")
def test_level_2_needs_level_1_of_the_same_colour_or_of_the_role() -> None:
    heroes = party("vorn")
    assert learnable(heroes, "vorn", 1) == [*SUBJECTS] == ["yellow", "red", "green", "blue", "role"]
    assert learnable(heroes, "vorn", 2) == []
    heroes["vorn"].learned = {"red": 1, "role": 1, "blue": 2}
    assert learnable(heroes, "vorn", 1) == ["yellow", "green"]
    assert learnable(heroes, "vorn", 2) == ["red", "role"]
    assert refused(why_not_learn(heroes, "vorn", "yellow", 2)) == "DR-CAM-06"
    assert refused(why_not_learn(heroes, "vorn", "blue", 2)) == "DR-CAM-06", "nothing is learned twice"


@rule("DR-CLS-01")
def test_what_no_tree_has_is_no_ability() -> None:
    assert refused(why_not_learn_ability(party("vorn"), "vorn", "zz")) == "DR-CLS-01"
    assert [why_not_learn_ability(party("vorn"), "vorn", one) for one in learnable_abilities(party("vorn"), "vorn")[:4]] == [
        None
    ] * 4


@rule("DR-CLS-02", "DR-CLS-03", "DR-CLS-05")
def test_the_first_ability_of_any_tree_and_then_its_later_ones() -> None:
    firsts = [tree.abilities[0] for tree in trees().values() if tree.class_ == "ranger"]
    crowd = ("maya", "vorn", "elros", "lorelai", "jaheen")
    assert learnable_abilities(party(*crowd), "maya") == firsts
    knows = party(*crowd, maya=["wild-strength"])
    assert {"oak-hide", "master-trainer"} <= set(learnable_abilities(knows, "maya"))
    knows = party(*crowd, maya=["relentless-pursuit"])
    assert "bounty-of-the-hunt" in learnable_abilities(knows, "maya")
    assert "hunting-party" not in learnable_abilities(knows, "maya"), "a line has an order"
    assert refused(why_not_learn_ability(knows, "maya", "hunting-party")) == "DR-CLS-02"


@rule("DR-RUB-13")
def test_both_later_abilities_of_a_branch_may_be_learned_in_time() -> None:
    heroes = party("maya", maya=["wild-strength", "oak-hide"])
    assert why_not_learn_ability(heroes, "maya", "master-trainer") is None
    assert refused(why_not_learn_ability(heroes, "maya", "oak-hide")) == "DR-CLS-04"


@rule("DR-CLS-09")
def test_a_second_class_is_one_that_nobody_plays_and_never_a_third() -> None:
    heroes = party("maya", "vorn")
    assert refused(why_not_learn_ability(heroes, "maya", "sturdy")) == "DR-CLS-09"
    assert why_not_learn_ability(heroes, "maya", "kindling") is None
    assert refused(why_not_learn_ability(heroes, "maya", "sparks-fly")) == "DR-CLS-02"
    heroes = party("maya", "vorn", maya=["kindling"])
    assert second_class_of(heroes, "maya") == "mage"
    assert why_not_learn_ability(heroes, "maya", "sparks-fly") is None
    assert why_not_learn_ability(heroes, "maya", "chalk-circle") is None
    assert refused(why_not_learn_ability(heroes, "maya", "comforting-word")) == "DR-CLS-09", "that would be a third class"


@rule("DR-RUL-98")
def test_a_class_that_somebody_has_as_a_second_one_is_taken_too() -> None:
    heroes = party("maya", "vorn", maya=["kindling"])
    assert refused(why_not_learn_ability(heroes, "vorn", "chalk-circle")) == "DR-RUL-98"
    assert why_not_learn_ability(heroes, "vorn", "comforting-word") is None


@rule("DR-CLS-09")
def test_five_heroes_have_no_second_class_to_take() -> None:
    heroes = party("maya", "vorn", "elros", "lorelai", "jaheen")
    for hero in heroes:
        own = {abilities()[ability].class_ for ability in learnable_abilities(heroes, hero)}
        assert len(own) == 1


@rule("DR-ROL-07")
def test_an_improved_role_card_is_the_heros_in_whatever_role() -> None:
    """The level belongs to the Hero: a new Role shows the same side of its card III, and another's level counts nothing."""
    level = Sheet(learned={"role": 1}).learned["role"]
    assert set(roles()["support"].skills(level)) - set(roles()["support"].skills(0)) == {"deep-breath"}
    assert set(roles()["leader"].skills(level)) - set(roles()["leader"].skills(0)) == {"all-together"}
    assert "deep-breath" not in roles()["support"].skills(Sheet().learned.get("role", 0))
