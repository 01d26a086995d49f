"""The box: complete, no card twice under two names, said and pictured in both languages."""

import json
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

from tenebra.checks import check_languages
from tenebra.games.descent import content, options
from tenebra.games.descent.content.model import PLAYERS, SKILL_DECKS, TREASURES, HeroSheet, Text
from tenebra.games.descent.dice import DICE, Pool
from tenebra.games.descent.inventory import count_components
from tenebra.games.descent.notation import read_text
from tenebra.games.descent.printing import print_text
from tenebra.games.descent.vocabulary import (
    KINDS,
    TYPES,
    Ability,
    AbilityName,
    Attack,
    Bonus,
    Deed,
    Effect,
    Moment,
    Occasion,
    Plot,
    Power,
    PowerName,
    Scheme,
    SchemeVerb,
    Spawn,
    Stat,
    StatName,
    Target,
    Verb,
    When,
)
from tenebra.kit.files import read_toml
from tenebra.kit.ledger import ledger_of
from tenebra.kit.showing import shown_by
from tenebra.kit.words import Words, read_messages, shared_folder
from tests.games.descent.test_notation import ENGLISH, ITALIAN

rule = pytest.mark.rule
FOLDER = files("tenebra.games.descent")
ICONS = Path(__file__).parents[3] / "web/node_modules/@iconify-json/game-icons/icons.json"
OWN_WORDS = ("heroes.ftl", "items.ftl", "skills.ftl", "overlord.ftl", "monsters.ftl", "notation.ftl", "terms.ftl")
"""The words of the box; those of rules and quests are checked with the whole game."""
BASIC = {"melee": "red", "ranged": "blue", "magic": "white"}
RANKS: tuple[Any, ...] = ("normal", "leader")


def texts() -> dict[str, Text]:
    """Every printed text of the box and whose it is."""
    cards: list[Any] = [*content.items().values(), *content.overlord_cards().values(), *content.skills().values()]
    found: dict[str, Text] = {card.id: card.text for card in [*cards, *content.heroes().values()]}
    for kind in content.monsters().values():
        found |= {f"{kind.id} {rank}": kind.stats(rank).text for rank in RANKS}
    return found


def abilities(text: Text) -> dict[str, int]:
    """The special abilities that a text always has, with their ranks."""
    always = [clause for clause in text.clauses if isinstance(clause, Attack) and not clause.surges]
    return {effect.name: effect.rank for clause in always for effect in clause.effects if isinstance(effect, Ability)}


# --- Complete ---


def test_every_component_is_there_in_full_number_but_quests() -> None:
    counted = count_components()
    assert {component.id for component in counted} == {id for id, entry in ledger_of(FOLDER).items() if entry.kind == "component"}
    short = {c.id: (c.present, c.required) for c in counted if not c.cardboard and c.present != c.required}
    assert set(short) <= {"DE-COMP-01"}
    assert sum(component.required for component in counted if "DE-COMP-06" <= component.id <= "DE-COMP-15") == 180


@rule("DE-SKL-01")
def test_the_three_skill_decks_hold_twelve_cards_each() -> None:
    assert [len(content.skill_deck(deck)) for deck in SKILL_DECKS] == [12, 12, 12]
    assert content.skills()["swift"].deck == "subterfuge"


@rule("DE-DCK-04", "DE-OVC-01")
def test_the_decks_are_complete() -> None:
    assert [len(content.item_deck(origin)) for origin in ("shop", *TREASURES, "relic")] == [24, 22, 18, 16, 4]
    assert len(content.overlord_deck()) == 36
    assert {card.kind for card in content.overlord_cards().values()} == {"event", "trap", "spawn", "power"}
    for card in content.overlord_cards().values():
        assert card.cost > card.value > 0, card.id


def test_copies_know_their_card() -> None:
    for copy in (copy for origin in ("shop", *TREASURES, "relic") for copy in content.item_deck(origin)):
        assert copy.startswith(f"{content.item_card(copy).id}.")
    assert content.overlord_card("dodge.3") is content.overlord_cards()["dodge"]


def test_no_two_cards_are_equal_under_two_names() -> None:
    items = Counter((i.category, i.hands, i.type, i.dice, i.is_rune, i.text.clauses) for i in content.items().values())
    skills = Counter(skill.text.clauses for skill in content.skills().values())
    overlord = Counter((card.kind, card.text.clauses) for card in content.overlord_cards().values())
    sheets = Counter(hero.text.clauses for hero in content.heroes().values())
    assert {number for found in (items, skills, overlord, sheets) for number in found.values()} == {1}


# --- Heroes ---


@rule("DE-HERO-01", "DE-HERO-02")
@pytest.mark.parametrize("hero", content.heroes().values(), ids=lambda hero: hero.id)
def test_hero_sheets(hero: HeroSheet) -> None:
    assert sum(hero.trait(type) for type in TYPES) == 3
    assert sum(hero.skills.values()) == 3
    assert 2 <= hero.conquest <= 4
    assert (hero.wounds in (8, 12, 16), 3 <= hero.fatigue <= 5, 0 <= hero.armor <= 2, 3 <= hero.speed <= 5) == (True,) * 4
    assert hero.text.clauses


@rule("DE-SET-09", "DE-EX-25")
def test_red_scorpion_draws_one_skill_from_each_deck() -> None:
    assert content.heroes()["red-scorpion"].skills == {"fighting": 1, "subterfuge": 1, "wizardry": 1}


@rule("DE-FAM-08", "DE-FAM-09", "DE-FAM-10", "DE-FAM-12", "DE-FAM-13", "DE-FAM-15")
def test_familiars_come_with_their_cards_and_heroes() -> None:
    sheets, heroes, skills = content.familiars(), content.heroes(), content.skills()
    assert {name: (sheet.speed, sheet.carries) for name, sheet in sheets.items()} == {
        "boggs": (4, 0),
        "mata": (6, 1),
        "kata": (6, 1),
        "skye": (5, 0),
        "pico": (0, 0),
    }
    assert [name for name, sheet in sheets.items() if sheet.bars_spawning] == ["boggs"]
    assert heroes["vyrak-the-falconer"].text.familiars == ("skye",)
    assert heroes["ronan-the-wild"].text.familiars == ("pico",)
    assert {skill.id: skill.text.familiars for skill in skills.values() if skill.text.familiars} == {
        "boggs-the-rat": ("boggs",),
        "mata-and-kata": ("mata", "kata"),
    }
    assert {skills[id].deck for id in ("boggs-the-rat", "mata-and-kata")} == {"wizardry"}


# --- Items ---


@rule("DE-WPN-01", "DE-EQP-03", "DE-EQP-04", "DE-ITM-02")
def test_weapons_have_dice_of_their_type_and_hands_and_nothing_else_has() -> None:
    for item in content.items().values():
        basic = {BASIC[type]: getattr(item.dice, BASIC[type]) for type in TYPES}
        if item.category == "weapon":
            assert basic == {colour: int(colour == BASIC[item.type]) for colour in basic}, item.id
            assert item.hands in (1, 2)
        else:
            assert (item.type, item.dice, item.hands) == ("", Pool(), int(item.category == "shield")), item.id
        assert item.dice.black == 0, "power dice come from traits"
        assert bool(item.price) == (item.origin == "shop")


def test_no_card_rolls_more_dice_than_the_box_has() -> None:
    pools = [item.dice for item in content.items().values()]
    pools += [kind.stats(rank).dice for kind in content.monsters().values() for rank in RANKS]
    for colour, die in DICE.items():
        assert max(getattr(pool, colour) for pool in pools) <= content.tokens()[f"{die.name}-die"], colour


@rule("DE-WPN-02")
def test_off_hand_bonuses_are_on_one_handed_melee_weapons_only() -> None:
    for item in content.items().values():
        has_bonus = any(isinstance(clause, Attack) and clause.when == "off_hand" for clause in item.text.clauses)
        assert not has_bonus or item.is_off_hand, item.id


@rule("DE-RUL-38")
def test_every_shield_is_exhausted_to_cancel_wounds_and_better_ones_cancel_more() -> None:
    shields = [item for item in content.items().values() if item.category == "shield"]
    deeds = [clause for shield in shields for clause in shield.text.clauses if isinstance(clause, Deed)]
    assert all(deed.moment == "struck" and deed.cost.exhaust for deed in deeds)
    assert [deed.acts[0].number for deed in deeds] == [1, 2, 3, 4]


@rule("DE-ARM-01", "DE-ARM-03")
def test_heavy_armor_slows_and_forbids_runes() -> None:
    for id, armor, speed in [("chain-mail", 2, 4), ("plate-mail", 3, 3), ("gilded-plate", 3, 3), ("wyrmscale-hauberk", 4, 3)]:
        clauses = content.items()[id].text.clauses
        assert {Stat("armor", armor), Stat("speed_limit", speed), Power("no_runes")} <= set(clauses)


@rule("DE-EX-14", "DE-EX-26", "DE-EX-07")
def test_the_items_that_the_examples_name() -> None:
    items = content.items()
    assert (items["sword"].dice, items["sword"].is_off_hand) == (Pool(red=1, green=1), True)
    assert items["dagger"].is_off_hand
    assert items["leather-armor"].text.clauses == (Stat("armor", 1),)


@rule("DE-RUL-31", "DE-EX-06")
def test_the_mace_of_kellos_is_an_item_of_the_game() -> None:
    mace = content.items()["mace-of-kellos"]
    bought = [clause for clause in mace.text.clauses if isinstance(clause, Attack) and clause.surges]
    assert [(clause.surges, clause.effects) for clause in bought] == [(2, (Bonus("damage", 1),)), (2, (Ability("knockback"),))]
    assert "mace-of-kellos.1" in content.item_deck("copper")


@rule("DE-TWN-05", "DE-RUL-46")
def test_what_is_sold_brings_half_in_steps_of_25() -> None:
    sales = {item.id: item.sale for item in content.items().values()}
    assert (sales["molar"], sales["leech-rune"], sales["tantrum"], sales["last-candle"]) == (125, 250, 375, 0)
    assert (sales["sword"], sales["crossbow"], sales["dagger"], sales["chain-mail"]) == (25, 75, 0, 50)


def test_better_treasures_have_more_dice() -> None:
    def dice(origin: str) -> float:
        pools = [item.dice for item in content.items().values() if item.origin == origin and item.category == "weapon"]
        return sum(sum(pool) for pool in pools) / len(pools)

    worth = [dice(origin) for origin in ("shop", *TREASURES, "relic")]
    assert worth[0] == worth[1] == 2
    assert worth[1:] == sorted(set(worth[1:]))


def test_a_cache_is_used_up_as_it_is_drawn_and_nothing_else_is() -> None:
    for item in content.items().values():
        drawn = [clause for clause in item.text.clauses if isinstance(clause, Deed) and clause.moment == "drawn"]
        assert bool(drawn) == (item.category == "cache"), item.id
        assert all(deed.acts[-1].verb == "draw_again" for deed in drawn)


# --- Monsters ---


@rule("DE-MCD-01", "DE-MCD-02", "DE-MCD-03", "DE-MCD-04", "DE-SET-22")
def test_reference_cards_for_every_number_of_players() -> None:
    assert tuple(content.monsters()) == KINDS
    for kind in content.monsters().values():
        for rank in RANKS:
            stats = kind.stats(rank)
            wounds = [stats.wounds_for(players) for players in PLAYERS]
            assert wounds == sorted(wounds)
            assert wounds[0] == wounds[-1] - 2
            assert min(wounds) > 0
        pairs = [(one, two) for one, two in zip(kind.leader.wounds, kind.normal.wounds, strict=True)]
        assert all(one > two for one, two in pairs), kind.id
        assert kind.leader.armor > kind.normal.armor
        assert sum(kind.leader.dice) >= sum(kind.normal.dice)


@rule("DE-MCD-05")
def test_a_monster_has_one_type_of_attack() -> None:
    for kind in content.monsters().values():
        for rank in RANKS:
            dice = kind.stats(rank).dice
            assert [getattr(dice, BASIC[type]) for type in TYPES] == [int(type == kind.type) for type in TYPES]


@rule("DE-RUL-65", "DE-LRG-01", "DE-GEN-08")
def test_footprints() -> None:
    sizes = {kind.id: (kind.long, kind.short) for kind in content.monsters().values()}
    assert {id for id, size in sizes.items() if size == (1, 1)} == {"beastman", "razorwing", "skeleton", "sorcerer"}
    assert (sizes["hell-hound"], sizes["dragon"]) == ((2, 1), (3, 2))
    large = {"ogre", "giant", "manticore", "naga", "bane-spider", "demon"}
    assert {id for id, size in sizes.items() if size == (2, 2)} == large


@rule("DE-COMP-03", "DE-SPW-09")
def test_the_figures_of_the_box() -> None:
    supply = {rank: [kind.supply(rank) for kind in content.monsters().values()] for rank in RANKS}
    assert (sum(supply["normal"]), sum(supply["leader"])) == (39, 21)
    assert min(supply["normal"] + supply["leader"]) >= 1
    for card in content.overlord_cards().values():
        for band in (band for clause in card.text.clauses if isinstance(clause, Spawn) for band in clause.bands):
            assert band.number <= content.monsters()[band.kind].supply(band.rank), card.id


@rule("DE-RUB-20")
def test_what_the_rulebook_says_holds_against_the_published_cards() -> None:
    assert content.heroes()["battlemage-jaes"].armor == 1
    razorwing = content.monsters()["razorwing"]
    assert (razorwing.normal.dice, razorwing.leader.dice) == (Pool(red=1, green=1), Pool(red=1, green=1, black=1))
    assert razorwing.leader.speed > razorwing.normal.speed
    assert {"vyrak-the-falconer", "ronan-the-wild"} <= set(content.heroes())


SHOWN = {
    "beastman": ((), ("command",)),
    "giant": (("reach",), ("reach", "sweep")),
    "razorwing": (("fly",), ("fly",)),
    "skeleton": ((), ("undying",)),
    "ogre": (("knockback",), ("knockback", "undying")),
    "hell-hound": (("breath",), ("breath", "aura")),
    "manticore": (("quick_shot",), ("quick_shot", "poison")),
    "sorcerer": (("sorcery",), ("sorcery", "undying")),
    "dragon": (("breath", "burn"), ("breath", "burn", "fear")),
    "naga": (("sorcery", "grapple"), ("sorcery", "grapple", "command")),
    "bane-spider": (("poison",), ("poison", "web")),
    "demon": (("sorcery", "aura"), ("sorcery", "aura", "fear")),
}
"""What examples show and descriptions hint at (DE-NAM-01 to DE-NAM-12)."""


@pytest.mark.parametrize("kind", KINDS)
def test_monsters_have_the_abilities_of_the_ledger(kind: Any) -> None:
    for rank, names in zip(RANKS, SHOWN[kind], strict=True):
        assert set(names) <= set(abilities(content.monsters()[kind].stats(rank).text)), rank
    assert abilities(content.monsters()["demon"].leader.text)["fear"] > abilities(content.monsters()["demon"].normal.text)["fear"]


# --- Overlord cards ---


@rule("DE-EFF-13", "DE-ABL-26")
def test_the_overlord_cards_that_the_ledger_names() -> None:
    cards = content.overlord_cards()
    assert cards["dodge"].text.clauses == (Plot("monster_attacked", (Scheme("dodge"),)),)
    assert cards["aim"].text.clauses == (Plot("monster_attacks", (Scheme("aim"),)),)
    assert cards["curse-of-the-monkey-god"].text.clauses == (Plot("hero_opens_chest", (Scheme("monkey"),), 1),)
    assert (cards["dodge"].kind, cards["curse-of-the-monkey-god"].kind) == ("event", "trap")
    assert {"beastman-war-party", "bane-spider-swarm"} <= set(cards)


@rule("DE-TRN-08")
def test_every_occasion_that_the_ledger_names_has_a_card() -> None:
    plots = [clause for card in content.overlord_cards().values() for clause in card.text.clauses if isinstance(clause, Plot)]
    before = {card.kind for card in content.overlord_cards().values() if "before a hero's turn" in card.text.printed}
    assert before == {"event"}
    needed = {"overlord_turn", "hero_turn", "monster_attacked", "hero_enters", "hero_opens_chest"}
    assert needed <= {plot.occasion for plot in plots}


# --- The texts and their words ---


def test_every_word_of_the_vocabulary_is_on_some_card() -> None:
    clauses = [clause for text in texts().values() for clause in text.clauses]
    deeds = [clause for clause in clauses if isinstance(clause, Deed)]
    attacks = [clause for clause in clauses if isinstance(clause, Attack)]
    effects = [effect for clause in attacks for effect in clause.effects]
    schemes = [scheme for clause in clauses if isinstance(clause, Plot) for scheme in clause.schemes]
    assert {clause.name for clause in clauses if isinstance(clause, Power)} == set(get_args(PowerName))
    assert {clause.name for clause in clauses if isinstance(clause, Stat)} == set(get_args(StatName))
    assert {deed.moment for deed in deeds} == set(get_args(Moment))
    assert {act.verb for deed in deeds for act in deed.acts} == set(get_args(Verb))
    assert {deed.target for deed in deeds} == set(get_args(Target))
    assert {clause.when for clause in attacks} == set(get_args(When))
    assert {effect.name for effect in effects if isinstance(effect, Ability)} == set(get_args(AbilityName))
    assert {effect.of for effect in effects if isinstance(effect, Bonus)} == {"damage", "range", "surge", "power_die"}
    assert {type(effect) for effect in effects} == set(get_args(Effect))
    assert {clause.occasion for clause in clauses if isinstance(clause, Plot)} == set(get_args(Occasion))
    assert {scheme.verb for scheme in schemes} == set(get_args(SchemeVerb))


@pytest.mark.parametrize(("id", "text"), texts().items())
def test_every_text_is_read_and_printed_back(id: str, text: Text) -> None:
    assert text.clauses
    assert read_text(text.printed) == text.clauses
    assert print_text(text.clauses, ENGLISH.say) == text.printed
    italian = print_text(text.clauses, ITALIAN.say)
    assert "⟨" not in italian
    assert italian != text.printed or italian == "Aura"


def words_of_the_box() -> list[str]:
    """Every id that the box needs words for."""
    cards = [*content.items(), *content.skills(), *content.overlord_cards()]
    needed = [f"card-{card}{part}" for card in cards for part in ("", ".flavour")]
    needed += [f"hero-{hero}{part}" for hero in content.heroes() for part in ("", ".about", ".ability")]
    forms = ("", ".plural", ".leader", ".leaders", ".about")
    needed += [f"monster-{kind}{part}" for kind in KINDS for part in forms]
    needed += [f"familiar-{name}{part}" for name in (*content.familiars(), "monkey") for part in ("", ".about")]
    return needed + [f"ability-{name}{part}" for name in get_args(AbilityName) for part in ("", ".meaning")]


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_everything_has_words_and_no_two_things_the_same(words: Words) -> None:
    needed = words_of_the_box()
    assert [id for id in needed if not words.has(id)] == []
    said = Counter(words.say(id) for id in needed if re.match(r"(card|hero|familiar)-[^.]*$", id) or ".flavour" in id)
    named_twice = {text for text, number in said.items() if number > 1}
    assert named_twice <= {"Boggs the Rat", "Boggs il Ratto"}, "the skill is named after the rat"


def test_both_languages_agree_and_take_no_word_of_all_games() -> None:
    problems = list(check_languages(FOLDER, "descent"))
    assert [problem for problem in problems if any(file in problem for file in OWN_WORDS)] == []
    found, _ = read_messages(FOLDER, "en")
    shared, _ = read_messages(shared_folder(), "en")
    own = {id for id, message in found.items() if message.file.endswith(OWN_WORDS)}
    assert len(own) > 300
    assert own.isdisjoint(shared)


# --- Pictures ---


def test_everything_has_a_picture_in_the_collection() -> None:
    icons = read_toml(FOLDER / "icons.toml", dict[str, dict[str, str]])
    figures = [*content.heroes(), *KINDS, *content.familiars(), "monkey", "overlord"]
    cards = [*content.items(), *content.skills(), *content.overlord_cards()]
    assert [id for id in figures if id not in icons["figure"]] == []
    assert [id for id in cards if id not in icons["card"]] == []
    if ICONS.is_file():
        known = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
        named = [name for section in icons.values() for name in section.values()]
        named += [record.icon for record in shown_by(options.ALL).values() if record.icon]
        assert [name for name in named if name not in known] == []


# --- The ledger ---


def test_the_ledger_names_only_ids_it_holds() -> None:
    ledger = ledger_of(FOLDER)
    assert len(ledger) == 720
    for file in ("ledger.md", "ledger.it.md"):
        text = (FOLDER / file).read_text(encoding="utf-8")
        assert set(re.findall(r"DE-[A-Z]+-\d\d+", text)) <= set(ledger)
        assert not re.findall(r"(?<![A-Z-])[A-Z]{2,4}-\d\d\b", text), "every rule is named with its prefix"
    cardboard = read_toml(FOLDER / "cardboard.toml", dict[str, str])
    rules = [id for id, entry in ledger.items() if entry.is_rule]
    assert set(cardboard) <= set(rules)
    assert len(cardboard) <= 0.08 * len(rules)
    assert all(len(reason) > 10 for reason in cardboard.values())
