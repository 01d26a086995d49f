"""The notation: every kind of sentence is understood, printed back as it was, and told with its place when it is broken."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import get_args

import pytest

from tenebra.games.conan.notation import read_text
from tenebra.games.conan.printing import print_meanings, print_text
from tenebra.games.conan.vocabulary import (
    SKILLS,
    Act,
    Armour,
    Burst,
    Clause,
    Deed,
    Dice,
    Gift,
    Guard,
    Lasting,
    Manipulation,
    Melee,
    Pool,
    Ranged,
    Skill,
    Stat,
    StatName,
    Target,
    Verb,
    read_dice,
)
from tenebra.kernel import BadInput
from tenebra.kit.words import Words

rule = pytest.mark.rule


class Spoken:
    """The words of this game, without the game."""

    def folder(self) -> Traversable:
        return files("tenebra.games.conan")


PAGE = Path(__file__).parents[3] / "docs/conan/cards.md"
ENGLISH, ITALIAN = Words("en", Spoken()), Words("it", Spoken())


def shown(text: str) -> str:
    """An English text as people read it: the mark of a free re-roll in words."""
    return re.sub(r" r\b", " (free re-roll)", text)


def one(text: str) -> Clause:
    """The only clause of a text, which also must print back as it is, and in Italian too."""
    clauses = read_text(text)
    assert print_text(clauses, ENGLISH.say) == shown(text)
    assert "⟨" not in print_text(clauses, ITALIAN.say)
    (clause,) = clauses
    return clause


# --- Dice ---


@rule("CO-RUL-38", "CO-RER-06")
@pytest.mark.parametrize(
    ("text", "pool", "marks"),
    [
        ("red", Pool(red=1), Pool()),
        ("2 red r", Pool(red=2), Pool(red=1)),
        ("orange r r", Pool(orange=1), Pool(orange=2)),
        ("red + 2 yellow r", Pool(red=1, yellow=2), Pool(yellow=1)),
        ("", Pool(), Pool()),
    ],
)
def test_dice_and_their_marks(text: str, pool: Pool, marks: Pool) -> None:
    assert read_dice(text) == Dice(pool, marks)
    assert str(read_dice(text)) == text


@rule("CO-RUL-38")
def test_one_printed_icon_gives_its_mark_once_however_many_gems_stand_behind_it() -> None:
    assert read_dice("orange r").times(3) == read_dice("3 orange r")
    assert read_dice("orange r").plus(read_dice("orange r")) == read_dice("2 orange r r")


@pytest.mark.parametrize("text", ["2", "pink", "red 2", "red, yellow", "red r2", "-1 red"])
def test_what_is_not_dice_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="is not dice"):
        read_dice(text)


# --- What a card adds, or is ---


@rule("CO-CRD-02")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Melee red r", Melee(read_dice("red r"))),
        ("Ranged orange", Ranged(read_dice("orange"))),
        ("Ranged orange thrown", Ranged(read_dice("orange"), is_thrown=True)),
        ("Ranged 2 yellow area", Ranged(read_dice("2 yellow"), is_area=True)),
        ("Ranged red r thrown area", Ranged(read_dice("red r"), is_thrown=True, is_area=True)),
        ("Guard orange + yellow", Guard(read_dice("orange + yellow"))),
        ("Manipulation 2 red", Manipulation(read_dice("2 red"))),
        ("Armour 2", Armour(2)),
        ("Armour yellow r", Armour(0, read_dice("yellow r"))),
        ("Armour 1 and red", Armour(1, read_dice("red"))),
        ("Bursts with 2 red", Burst(read_dice("2 red"))),
        ("You have Reach", Gift(("reach",))),
        ("You have Attack from Beyond and Lock-picking", Gift(("attack_from_beyond", "lock_picking"))),
    ],
)
def test_what_a_card_adds(text: str, meant: Clause) -> None:
    assert one(text) == meant


@pytest.mark.parametrize("name", get_args(StatName))
def test_every_number_of_a_sheet_can_change(name: StatName) -> None:
    printed = ENGLISH.say(f"notation-stat-{name.replace('_', '-')}")
    assert one(f"{printed} +2") == Stat(name, 2)
    assert one(f"{printed} -1") == Stat(name, -1)


@pytest.mark.parametrize("skill", SKILLS)
def test_every_skill_is_understood(skill: Skill) -> None:
    printed = ENGLISH.say(f"skill-{skill.replace('_', '-')}")
    assert one(f"You have {printed}") == Gift((skill,))
    assert one(f"Gain {printed}") == Deed((Act("grant", skills=(skill,)),))


# --- Deeds ---

ACTS: dict[Verb, dict[str, Act]] = {
    "attack": {
        "attack with 2 red r": Act("attack", dice=read_dice("2 red r")),
        "attack with X orange": Act("attack", dice=read_dice("orange"), is_per_gem=True),
    },
    "attack_undefended": {
        "undefended attack with 3 yellow": Act("attack_undefended", dice=read_dice("3 yellow")),
        "undefended attack with X yellow": Act("attack_undefended", dice=read_dice("yellow"), is_per_gem=True),
    },
    "armour": {"armour +2": Act("armour", 2)},
    "weaken": {"attack power -3": Act("weaken", 3), "attack power -X": Act("weaken", 1, is_per_gem=True)},
    "grant": {"gain Flying and Evasive": Act("grant", skills=("flying", "evasive"))},
    "heal": {
        "heal 1 wound": Act("heal", 1),
        "heal 2 wounds": Act("heal", 2),
        "heal orange r": Act("heal", dice=read_dice("orange r")),
    },
    "recover": {
        "recover 1 gem": Act("recover", 1),
        "recover 4 gems": Act("recover", 4),
        "recover X gems": Act("recover", 1, is_per_gem=True),
    },
    "exhaust": {"lose 1 gem": Act("exhaust", 1), "lose 2 gems": Act("exhaust", 2)},
    "suffer": {"suffer 1 damage": Act("suffer", 1)},
    "web": {"web": Act("web")},
    "push": {"push 1 area": Act("push", 1), "push 2 areas": Act("push", 2)},
    "teleport": {"teleport": Act("teleport")},
    "fetch": {"fetch up to load 3": Act("fetch", 3)},
    "raise": {"raise 1 minion": Act("raise", 1), "raise 2 minions": Act("raise", 2)},
    "reroll": {"re-roll 1 die": Act("reroll", 1), "re-roll 2 dice": Act("reroll", 2)},
}


def test_every_act_is_understood() -> None:
    assert list(ACTS) == list(get_args(Verb))
    for acts in ACTS.values():
        for text, act in acts.items():
            assert one(f"Discard: {text}") == Deed((act,), is_discarded=True)


def test_every_target_is_understood() -> None:
    for target in get_args(Target):
        if target != "you":
            printed = ENGLISH.say(f"notation-target-{target.replace('_', '-')}")
            assert one(f"Suffer 1 damage and recover 2 gems, {printed}") == Deed((Act("suffer", 1), Act("recover", 2)), target)


@rule("CO-RUL-41")
def test_how_long_it_lasts() -> None:
    assert get_args(Lasting) == ("turn", "round")
    assert one("Armour +1") == Deed((Act("armour", 1),), lasting="turn")
    assert one("Armour +1, a friend in sight, until your next turn") == Deed((Act("armour", 1),), "friend_in_sight", "round")


@rule("CO-RUX-07")
def test_what_is_used_up_and_when() -> None:
    assert one("Discard: heal 2 wounds") == Deed((Act("heal", 2),), is_discarded=True)
    assert one("Any time, discard: heal 2 wounds") == Deed((Act("heal", 2),), is_discarded=True, is_any_time=True)


# --- Language and errors ---


def test_what_the_skills_of_a_text_mean() -> None:
    said = print_meanings(read_text("You have Reach; Gain Leap and Reach; Teleport; Armour 1"), ENGLISH.say)
    assert re.findall(r"(Reach|Leap|Teleport|Armour):", said) == ["Reach", "Leap", "Teleport"]
    assert print_meanings(read_text("Melee red"), ENGLISH.say) == ""
    assert "⟨" not in print_meanings(read_text("You have Reach"), ITALIAN.say)


def test_spaces_and_line_breaks_between_words_do_not_matter() -> None:
    assert read_text("melee red;Gain  Leap\n and Reach") == read_text("Melee red; Gain Leap and Reach")


@pytest.mark.parametrize(
    ("text", "italian"),
    [
        ("Melee 2 red r; Guard yellow", "Mischia: 2 rossi (rilancio gratuito); Guardia: giallo"),
        ("Ranged orange thrown; You have Poison", "Distanza: arancione da lancio; Hai Veleno"),
        ("Discard: heal 2 wounds, a friend in your area", "Scarta: cura di 2 ferite, un amico nella tua area"),
        ("Undefended attack with X yellow, an adjacent area", "Attacco indifendibile con X gialli, un'area adiacente"),
        ("A person of 1 life", "Una persona con 1 di Vita"),
        ("Recover 1 gem, another hero in sight", "Recupero di 1 gemma, un altro eroe in vista"),
    ],
)
def test_the_notation_in_italian(text: str, italian: str) -> None:
    assert print_text(read_text(text), ITALIAN.say) == italian


@pytest.mark.parametrize(
    ("text", "column", "near"),
    [
        ("Melee pink", 7, "pink"),
        ("Melee red; Jump 2", 12, "Jump 2"),
        ("You have Patience", 10, "Patience"),
        ("Base movement 1", 15, "1"),
        ("Discard: heal two", 15, "two"),
        ("Heal 2 wounds, a stranger", 16, "a stranger"),
        ("Discard: attack power +3", 23, "+3"),
        ("Discard: armour -1", 17, "-1"),
        ("Armour +1, you, until Tuesday", 17, "until Tuesday"),
        ("Melee", 6, ""),
        ("", 1, ""),
        ("Melee red;", 11, ""),
    ],
)
def test_a_text_that_is_not_understood(text: str, column: int, near: str) -> None:
    with pytest.raises(BadInput) as error:
        read_text(text, "cards.toml", 7)
    assert (error.value.source, error.value.line, error.value.column) == ("cards.toml", 7, column)
    assert f"at {near!r}; expected " in error.value.reason


def test_the_page_on_cards_holds_the_whole_vocabulary() -> None:
    page = PAGE.read_text(encoding="utf-8")
    grammar = (Spoken().folder() / "cards.lark").read_text(encoding="utf-8")
    rules = "\n".join(line for line in grammar.split("\n") if not line.startswith(("//", "%")))
    words = set(re.findall(r'"([A-Za-z][^"]*)"', rules))
    assert len(words) > 90
    assert [word for word in sorted(words) if word not in page and word.capitalize() not in page] == []
