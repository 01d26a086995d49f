"""The box: complete, no two things equal under two names, said and pictured in both languages."""

import json
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from tenebra.checks import check_languages
from tenebra.games.conan import content, options
from tenebra.games.conan.content.model import BASES, ROLLING, HeroSheet, SpaceName, Text, UnitTile
from tenebra.games.conan.dice import DICE
from tenebra.games.conan.inventory import count_components
from tenebra.games.conan.notation import read_text
from tenebra.games.conan.printing import print_text
from tenebra.games.conan.vocabulary import (
    COLOURS,
    SKILLS,
    Clause,
    Deed,
    Dice,
    Lasting,
    Skill,
    Stat,
    StatName,
    Target,
    Verb,
)
from tenebra.kit.files import read_toml
from tenebra.kit.ledger import ledger_of
from tenebra.kit.showing import shown_by
from tenebra.kit.words import Words, read_messages, shared_folder
from tests.games.conan.test_notation import ENGLISH, ITALIAN, shown

rule = pytest.mark.rule
FOLDER = files("tenebra.games.conan")
ICONS = Path(__file__).parents[3] / "web/node_modules/@iconify-json/game-icons/icons.json"
OWN_WORDS = ("heroes.ftl", "units.ftl", "cards.ftl", "skills.ftl", "notation.ftl", "kinds.ftl", "switches.ftl", "lessons.ftl")
"""The words of the box; those of rules and scenarios are checked with the whole game."""
# as they are in the box: other tests add heroes, units and cards of their own, which are found by name but not counted
HEROES, UNITS, ALLIES = dict(content.heroes()), dict(content.units()), dict(content.allies())
CARDS, SPELLS = dict(content.cards()), dict(content.spells())
TILES = UNITS | ALLIES


def texts() -> dict[str, Text]:
    """Every printed text of the box and whose it is."""
    found = {id: card.text for id, card in CARDS.items()} | {id: spell.text for id, spell in SPELLS.items()}
    return {id: text for id, text in found.items() if text.printed}


def clauses() -> list[Clause]:
    """Everything that the cards and spells say."""
    return [clause for text in texts().values() for clause in text.clauses]


def deeds() -> list[Deed]:
    """What the cards and spells do."""
    return [clause for clause in clauses() if isinstance(clause, Deed)]


# --- Complete ---


def test_every_component_is_there_in_full_number() -> None:
    counted = count_components()
    assert {component.id for component in counted} == {id for id, entry in ledger_of(FOLDER).items() if entry.kind == "component"}
    assert {c.id: (c.present, c.required) for c in counted if not c.cardboard and c.present < c.required} == {}


@rule("CO-CRD-01")
def test_the_box_holds_what_was_asked_for() -> None:
    ranks = Counter(tile.rank for tile in UNITS.values())
    assert ranks == {"minion": 14, "lieutenant": 8, "monster": 6}
    assert {tile.rank for tile in ALLIES.values()} == {"ally"}
    assert (len(HEROES), len(ALLIES), len(content.events())) == (10, 6, 6)
    assert Counter(card.category for card in CARDS.values()) == {"weapon": 22, "armour": 7, "shield": 5, "object": 25}
    assert len(SPELLS) == 18
    assert not set(CARDS) & set(SPELLS)


def test_copies_know_their_card() -> None:
    assert content.card("hand-axe.2") is CARDS["hand-axe"]
    assert content.card("hand-axe") is CARDS["hand-axe"]
    assert (content.tile("vesh"), content.tile("hounds")) == (UNITS["vesh"], ALLIES["hounds"])


def test_no_two_things_are_equal_under_two_names() -> None:
    for things in (HEROES, UNITS, ALLIES):
        assert len({str(thing).partition(",")[2] for thing in things.values()}) == len(things)
    tiles = Counter((t.armour, t.movement, t.melee, t.ranged, t.skills) for t in TILES.values())
    cards = Counter((card.load, card.text.clauses) for card in CARDS.values())
    spells = Counter(spell.deed for spell in SPELLS.values())
    assert {number for found in (tiles, cards, spells) for number in found.values()} == {1}


def test_no_card_is_better_than_another_in_every_way() -> None:
    """Of two cards that print the same things, the better one is heavier or costs something else."""
    for one in CARDS.values():
        for other in CARDS.values():
            if one is not other and one.load <= other.load and other.text.clauses and one.category == other.category:
                assert not set(one.text.clauses) > set(other.text.clauses) or any(stat.amount < 0 for stat in one.stats), one.id


# --- Skills ---


@rule("CO-SKG-01")
def test_every_skill_is_used_somewhere() -> None:
    printed: set[Skill] = {skill for hero in HEROES.values() for skill in hero.skills}
    printed |= {skill for tile in TILES.values() for skill in tile.skills}
    assert set(SKILLS) - printed == {"teleport"}, "which is a spell (CO-SKM-02)"
    assert any(act.verb == "teleport" for spell in SPELLS.values() for act in spell.deed.acts)
    assert len(SKILLS) == len(set(SKILLS)) == 34


def test_somebody_can_use_every_card() -> None:
    commanders = [hero for hero in HEROES.values() if "leadership" in hero.skills]
    casters = [id for id, hero in HEROES.items() if "spell_caster" in hero.skills]
    casters += [id for id, tile in UNITS.items() if "spell_caster" in tile.skills]
    assert [hero.id for hero in commanders] == ["okka"]
    assert casters == ["tuomi", "velka", "pale-abbot", "aunt-harrow"]
    assert all(card.load <= min(hero.load for hero in HEROES.values()) for card in CARDS.values())


# --- Hero sheets ---


@rule("CO-HER-01", "CO-HER-03", "CO-HER-04", "CO-HER-05", "CO-HER-08", "CO-HER-09", "CO-HER-10", "CO-RUL-07")
@pytest.mark.parametrize("hero", HEROES.values(), ids=HEROES)
def test_hero_sheets(hero: HeroSheet) -> None:
    assert 10 <= hero.gems <= 15
    assert set(hero.spaces) == set(get_args(SpaceName))
    for name, space in hero.spaces.items():
        assert 2 <= space.limit <= 6, "every space has an exertion limit, Guard and Re-roll too"
        assert sum(space.die.pool) == (name in ROLLING)
    assert 2 <= hero.movement <= 4
    assert 6 <= hero.load <= 14
    assert 2 <= len(hero.skills) <= 4
    assert all(4 <= limit <= 9 for limit in hero.skills.values())
    (first, less), (second, least) = hero.slow
    assert 0 < first < second <= hero.load
    assert 0 < less < least <= hero.movement


@rule("CO-HER-10", "CO-RUL-49")
def test_the_highest_limit_reached_counts_alone() -> None:
    hroar = HEROES["hroar"]
    assert hroar.slow == ((8, 1), (11, 2))
    assert [hroar.penalty(load) for load in (0, 7, 8, 10, 11, 12)] == [0, 0, 1, 1, 2, 2]


# --- Tiles ---


def dice_in(dice: Dice) -> int:
    """How many dice are printed."""
    return sum(dice.pool)


@rule("CO-TIL-01", "CO-TIL-02", "CO-LIF-01", "CO-LIF-02", "CO-ENM-01", "CO-ENM-02")
@pytest.mark.parametrize("tile", UNITS.values(), ids=UNITS)
def test_unit_tiles(tile: UnitTile) -> None:
    shape = {
        "minion": (
            tile.life == 1,
            tile.armour <= 3,
            3 <= tile.models <= 5,
            tile.reinforcement in (1, 2, 3),
            len(tile.skills) <= 2,
        ),
        "lieutenant": (3 <= tile.life <= 8, 1 <= tile.armour <= 4, tile.models == 1, tile.size == "small"),
        "monster": (6 <= tile.life <= 15, 2 <= tile.armour <= 5, tile.models == 1, tile.size == "large"),
    }
    assert all(shape[tile.rank])
    assert 2 <= tile.movement <= 4
    assert 1 <= max(dice_in(tile.melee), dice_in(tile.ranged)) <= 3


@rule("CO-RNF-02")
def test_some_tiles_cannot_come_back() -> None:
    gone_for_good = {tile.id for tile in UNITS.values() if not tile.reinforcement}
    assert {"vesh", "mire-troll"} <= gone_for_good
    assert all(UNITS[id].rank != "minion" for id in gone_for_good)


@rule("CO-TIL-06", "CO-ALY-09", "CO-ALY-12", "CO-LIF-09")
@pytest.mark.parametrize("tile", ALLIES.values(), ids=ALLIES)
def test_ally_tiles(tile: UnitTile) -> None:
    assert dice_in(tile.melee) + dice_in(tile.ranged) in (1, 2)
    assert tile.life == 1 or tile.models == 1, "one Life unless stated otherwise"
    assert (tile.armour <= 2, 2 <= tile.movement <= 4, tile.reinforcement == 0) == (True,) * 3


@rule("CO-RUL-57")
def test_the_room_that_models_take() -> None:
    assert BASES == {"small": 1, "medium": 2, "large": 4}
    assert (UNITS["raiders"].room, ALLIES["mule"].room, UNITS["mire-troll"].room) == (1, 2, 4)


@rule("CO-TIL-05")
def test_event_tiles_have_no_models() -> None:
    assert not set(content.events()) & set(TILES)


# --- Cards ---


@rule("CO-CRD-02", "CO-CRD-03", "CO-CRD-04", "CO-ENC-07")
def test_weapons() -> None:
    weapons = [card for card in CARDS.values() if card.category == "weapon"]
    assert {card.id for card in weapons if card.is_two_handed} == {card.id for card in weapons if card.load >= 3}
    for card in weapons:
        assert 1 <= card.load <= 5, card.id
        assert all(dice_in(bonus.dice) in (1, 2) for bonus in (card.melee, card.ranged, card.guard) if bonus), card.id
    hand_axe = CARDS["hand-axe"]
    assert hand_axe.melee is not None
    assert hand_axe.ranged is not None
    assert hand_axe.ranged.is_thrown
    assert not any(CARDS[id].is_two_handed for id in ("scale-coat", "somebodys-door", "captive")), "those are no weapons"


@rule("CO-CRD-02", "CO-RUL-30")
def test_armour_and_shields() -> None:
    for card in CARDS.values():
        if card.category == "armour":
            assert card.armour is not None
            assert 2 <= card.load <= 6, card.id
            assert 1 <= card.armour.number + dice_in(card.armour.dice) <= 3, card.id
        if card.category == "shield":
            assert card.guard is not None
            assert 2 <= card.load <= 4, card.id
            assert (card.melee, card.ranged) == (None, None)
    kinds = {(card.armour.number > 0, any(card.armour.dice.pool)) for card in CARDS.values() if card.armour}
    assert kinds == {(True, False), (False, True), (True, True)}, "a number, dice, or both"


@rule("CO-THR-01", "CO-ENC-09")
def test_what_can_be_thrown() -> None:
    assert [card.id for card in CARDS.values() if card.burst and not card.can_be_thrown] == []
    assert (CARDS["round-shield"].can_be_thrown, CARDS["captive"].can_be_thrown) == (True, False)


@rule("CO-CRD-05", "CO-RUL-41")
def test_spells() -> None:
    for spell in SPELLS.values():
        assert 0 <= spell.cost <= spell.limit <= 4, spell.id
        assert spell.is_variable == (spell.cost == 0) == any(act.is_per_gem for act in spell.deed.acts)
    assert [spell.id for spell in SPELLS.values() if spell.is_reaction] == ["evil-eye", "nettle-skin", "turn-the-bones"]
    assert [(spell.id, spell.side) for spell in SPELLS.values() if spell.side] == [
        ("pass-the-ember", "heroes"),
        ("nobodys-hand", "heroes"),
        ("get-up", "overlord"),
    ]


# --- The texts and their words ---


def test_every_word_of_the_vocabulary_is_on_some_card() -> None:
    assert {type(clause) for clause in clauses()} == set(get_args(Clause))
    assert {clause.name for clause in clauses() if isinstance(clause, Stat)} == set(get_args(StatName))
    assert {act.verb for deed in deeds() for act in deed.acts} == set(get_args(Verb))
    assert {deed.target for deed in deeds()} == set(get_args(Target))
    assert {deed.lasting for deed in deeds()} == set(get_args(Lasting))
    assert {(deed.is_discarded, deed.is_any_time) for deed in deeds()} == {(False, False), (True, False), (True, True)}
    assert set(COLOURS) == set(DICE)


@pytest.mark.parametrize(("id", "text"), texts().items(), ids=texts())
def test_every_text_is_read_and_printed_back(id: str, text: Text) -> None:
    assert text.clauses
    assert read_text(text.printed) == text.clauses
    assert print_text(text.clauses, ENGLISH.say) == shown(text.printed)
    italian = print_text(text.clauses, ITALIAN.say)
    assert "⟨" not in italian
    assert italian != text.printed


def words_of_the_box() -> list[str]:
    """Every id that the box needs words for."""
    needed = [f"card-{card}{part}" for card in [*CARDS, *SPELLS] for part in ("", ".flavour")]
    needed += [f"hero-{hero}{part}" for hero in HEROES for part in ("", ".title", ".about")]
    needed += [f"tile-{kind}{part}" for kind in TILES for part in ("", ".plural", ".about")]
    return needed + [f"skill-{skill.replace('_', '-')}{part}" for skill in SKILLS for part in ("", ".about")]


@rule("CO-NAM-01", "CO-NAM-02")
@pytest.mark.parametrize("words", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_everything_has_words_and_no_two_things_the_same(words: Words) -> None:
    needed = words_of_the_box()
    assert [id for id in needed if not words.has(id)] == []
    said = Counter(words.say(id) for id in needed if re.match(r"(card|hero|tile)-[^.]*$", id))
    said += Counter(words.say(id) for id in needed if id.endswith((".flavour", ".about")) and not id.startswith("skill-"))
    assert {text for text, number in said.items() if number > 1} == set()


def test_both_languages_agree_and_take_no_word_of_all_games() -> None:
    problems = list(check_languages(FOLDER, "conan"))
    assert [problem for problem in problems if any(file in problem for file in OWN_WORDS)] == []
    found, _ = read_messages(FOLDER, "en")
    shared, _ = read_messages(shared_folder(), "en")
    own = {id for id, message in found.items() if message.file.endswith(OWN_WORDS)}
    assert len(own) > 200
    assert own.isdisjoint(shared)


# --- Pictures ---


def test_everything_has_a_picture_in_the_collection() -> None:
    icons = read_toml(FOLDER / "icons.toml", dict[str, dict[str, str]])
    assert [id for id in [*HEROES, *TILES, "overlord"] if id not in icons["figure"]] == []
    assert [id for id in [*CARDS, *SPELLS] if id not in icons["card"]] == []
    assert [skill for skill in SKILLS if skill.replace("_", "-") not in icons["skill"]] == []
    figures = Counter(icons["figure"].values())
    assert [name for name, number in figures.items() if number > 1] == [], "everybody is told apart by the picture"
    if ICONS.is_file():
        known = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
        named = [name for section in icons.values() for name in section.values()]
        named += [record.icon for record in shown_by(options.ALL).values() if record.icon]
        assert [name for name in named if name not in known] == []


# --- The ledger ---


def test_the_ledger_names_only_ids_it_holds() -> None:
    ledger = ledger_of(FOLDER)
    assert len(ledger) == 711
    for file in ("ledger.md", "ledger.it.md"):
        text = (FOLDER / file).read_text(encoding="utf-8")
        assert set(re.findall(r"CO-[A-Z]+-\d\d+", text)) <= set(ledger)
        assert not re.findall(r"(?<![A-Z-])[A-Z]{2,4}-\d\d\b", text), "every rule is named with its prefix"
    cardboard = read_toml(FOLDER / "cardboard.toml", dict[str, str])
    rules = [id for id, entry in ledger.items() if entry.is_rule]
    assert set(cardboard) <= set(rules)
    assert len(cardboard) <= 0.08 * len(rules)
    assert all(len(reason) > 10 for reason in cardboard.values())


def test_no_skill_is_printed_where_it_could_never_do_anything() -> None:
    """Poison is for heroes, whom no hero strikes; of what a tile rolls only shots are hindered (CO-SKV-06, CO-SKV-02)."""
    in_heroes_hands = {skill for card in CARDS.values() for skill in card.skills} | {
        skill for sheet in HEROES.values() for skill in sheet.skills
    }
    assert "poison" not in in_heroes_hands
    assert [id for id, tile in TILES.items() if {"elite_shooter", "concentration"} <= set(tile.skills)] == []
