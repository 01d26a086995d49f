"""The heroes' side of the box: complete, no two things equal under two names, said and pictured in both languages."""

import json
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from tenebra.checks import check_languages
from tenebra.games.drunagor import content, options
from tenebra.games.drunagor.content.foes import attack_cards, companions, familiars, monsters
from tenebra.games.drunagor.content.model import COPIES, HEROES, ROLES, SLOT_OF, Item, Skill
from tenebra.games.drunagor.inventory import count_components
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.printing import PLAIN, print_meanings, print_text
from tenebra.games.drunagor.vocabulary import COLOURS, Text
from tenebra.kit.files import read_toml
from tenebra.kit.ledger import ledger_of
from tenebra.kit.showing import shown_by
from tenebra.kit.words import Words, read_messages, shared_folder
from tests.games.drunagor.printed import VERBS

rule = pytest.mark.rule
FOLDER = files("tenebra.games.drunagor")
ICONS = Path(__file__).parents[3] / "web/node_modules/@iconify-json/game-icons/icons.json"
OWN_WORDS = ("heroes.ftl", "roles.ftl", "classes.ftl", "items.ftl", "notation.ftl")
"""The words of the heroes' side; those of foes, rules and scenarios are checked with the whole game."""
EXCEPTED = {"DR-COMP-14": 18, "DR-COMP-41": 48}
"""Chapters and doors: the campaign of our own is shorter."""
MULTICLASS_TREES = 4


class Spoken:
    """The words of this game, whether or not it is registered."""

    def folder(self) -> object:
        return FOLDER


ENGLISH, ITALIAN = Words("en", Spoken()), Words("it", Spoken())  # type: ignore[arg-type]
# as they are in the box: other tests add cards of their own, which are found by name but not counted
SKILLS, ITEMS, ABILITIES, EVENTS = (
    dict(content.skills()),
    dict(content.items()),
    dict(content.abilities()),
    dict(content.events()),
)


def faces(item: Item) -> list[Text]:
    """What is printed on an item beside its skills, side by side."""
    return [face.text for face in (item.front, item.back) if face]


def texts() -> dict[str, Text]:
    """Every printed text of the box and whose it is, the foes' too."""
    found = {f"skill {id}": skill.text for id, skill in SKILLS.items()}
    found |= {f"ability {id}": ability.text for id, ability in ABILITIES.items()}
    found |= {f"item {id} {n}": text for id, item in ITEMS.items() for n, text in enumerate(faces(item))}
    found |= {f"event {id}": event.text for id, event in EVENTS.items()}
    found |= {f"attack {id} {n}": text for id, one in attack_cards().items() for n, text in enumerate((one.text, one.passive))}
    fighters = [*monsters().values(), *familiars().values(), *companions().values()]
    found |= {
        f"{one.id} {n} {k}": text for n, one in enumerate(fighters) for k, text in enumerate((one.passive, one.start, one.attack))
    }
    return {whose: text for whose, text in found.items() if text.sentences}


# --- Complete ---


def test_every_component_is_there_in_full_number() -> None:
    counted = count_components()
    assert {component.id for component in counted} == {id for id, entry in ledger_of(FOLDER).items() if entry.kind == "component"}
    short = {c.id: c.required for c in counted if not c.cardboard and c.present < c.required}
    assert short.items() <= EXCEPTED.items()
    assert [c for c in counted if not c.cardboard and c.present > c.required] == []


@rule("DR-HER-03", "DR-HER-04", "DR-HER-06")
def test_a_hero_board_has_eight_skills_a_passive_two_focus_abilities_and_five_cubes() -> None:
    assert tuple(content.heroes()) == HEROES
    for hero, sheet in content.heroes().items():
        colours = [SKILLS[skill].colours for skill in sheet.skills]
        assert colours == [(colour,) for colour in COLOURS for _ in range(2)]
        assert SKILLS[sheet.passive].is_passive
        assert all(SKILLS[ability].focus for ability in sheet.focus)
        assert len(set(sheet.focus)) == 2
        assert sum(sheet.cubes.values()) == 5
        assert {SKILLS[skill].owner for skill in (*sheet.skills, sheet.passive, *sheet.focus)} == {hero}


@rule("DR-HER-11", "DR-CRD-05")
def test_starting_gear_is_a_weapon_and_an_armour_the_hero_can_use() -> None:
    assert len(content.item_deck("starting")) == 13
    for sheet in content.heroes().values():
        weapon, armor = (content.item(copy) for copy in sheet.gear)
        assert (weapon.slot, armor.slot, weapon.origin, armor.origin) == ("weapon", "armor", "starting", "starting")
        assert sheet.is_proficient(weapon)
        assert sheet.is_proficient(armor)


@rule("DR-HER-14", "DR-CRD-06")
def test_every_hero_has_four_two_sided_skill_cards_one_of_each_colour() -> None:
    assert len(content.skill_cards()) == 20
    for hero in HEROES:
        for colour in COLOURS:
            card = content.skill_card(hero, colour)
            sides = [SKILLS[side] for side in card.sides]
            assert [(side.owner, side.colours, side.level) for side in sides] == [(hero, (colour,), 1), (hero, (colour,), 2)]


@rule("DR-ROL-01", "DR-ROL-03", "DR-ROL-05", "DR-HER-15", "DR-CRD-08", "DR-RUL-42")
def test_every_role_has_four_skills_from_the_start_and_a_third_card_with_two_levels() -> None:
    assert tuple(content.roles()) == ROLES
    for id, role in content.roles().items():
        assert len(role.skills(0)) == 4
        first, second = role.cards[2]
        assert role.skills(1) == (*role.skills(0), first)
        assert role.skills(2) == (*role.skills(0), second), "only the side that lies up counts"
        assert [SKILLS[first].level, SKILLS[second].level] == [1, 2]
        assert f"remove-curse-{id}" in role.skills(0)
        cleansing = SKILLS[f"remove-curse-{id}"]
        assert cleansing.colours == COLOURS
        assert cleansing.text.sentences[0].find("cleanse")


@rule("DR-ROL-04")
def test_role_skills_are_passive_or_take_cubes_of_several_colours() -> None:
    of_roles = [skill for skill in SKILLS.values() if skill.source == "role"]
    assert len(of_roles) == 30
    assert all(skill.is_passive or len(skill.colours) > 1 for skill in of_roles)


@rule("DR-CLS-01", "DR-CRD-07")
def test_every_class_has_four_trees_of_three_abilities() -> None:
    trees = content.trees().values()
    assert Counter(tree.class_ for tree in trees) == dict.fromkeys(
        ("warrior", "assassin", "ranger", "mage", "cleric"), MULTICLASS_TREES
    )
    assert len(ABILITIES) == 60
    forms: Counter[str] = Counter()
    for tree in trees:
        one, two, _ = tree.abilities
        after = "+".join(ABILITIES[ability].after for ability in tree.abilities)
        forms[{f"+{one}+{two}": "line", f"+{one}+{one}": "choice"}[after]] += 1
    assert forms == {"choice": 15, "line": 5}


@rule("DR-CHE-04", "DR-CRD-02")
def test_the_chest_deck_has_twenty_cards_fewer_of_the_rarer() -> None:
    deck = content.item_deck("chest")
    assert len(deck) == len(set(deck)) == 20
    for item in (item for item in ITEMS.values() if item.origin == "chest"):
        assert [copy for copy in deck if content.item(copy) is item] == (
            [item.id] if item.rarity == "epic" else [f"{item.id}.{n}" for n in range(1, COPIES[item.rarity] + 1)]  # type: ignore[index]
        )
    assert {item.rarity for item in ITEMS.values() if item.origin == "chest"} == set(COPIES)


@rule("DR-CRD-04", "DR-CAM-04")
def test_camp_items_have_a_level_and_a_level_has_about_28() -> None:
    assert [len(content.item_deck("camp", level)) for level in (1, 2, 3)] == [28, 28, 16]


@rule("DR-ITM-01", "DR-ITM-03")
def test_consumables_say_discard_and_nothing_else_does() -> None:
    for item in ITEMS.values():
        is_discarded = any(cost.verb == "discard" for one in item.front.text.sentences for cost in one.costs)
        assert is_discarded == (item.slot is None), item.id
        assert is_discarded == (item.subtype in ("gem", "pattern", "potion", "scroll"))


@rule("DR-EQP-01", "DR-EQP-03", "DR-EQP-05")
def test_equipment_has_a_type_and_weapons_have_numbers() -> None:
    assert Counter(SLOT_OF.values()) == {"weapon": 4, "off-hand": 3, "armor": 3, "trinket": 1}
    for item in ITEMS.values():
        assert bool(item.front.accuracy and item.front.damage) == (item.slot == "weapon")
    ranged = {item.subtype for item in ITEMS.values() if item.slot == "weapon" and item.is_ranged}
    assert ranged == {"thrown", "ranged"}


@rule("DR-EQP-02", "DR-HER-09")
def test_everybody_finds_something_of_every_kind_at_every_camp() -> None:
    for sheet in content.heroes().values():
        for level in (1, 2, 3):
            slots = {ITEMS[copy].slot for copy in content.item_deck("camp", level) if sheet.is_proficient(ITEMS[copy])}
            assert slots == {"weapon", "off-hand", "armor", "trinket"}, (sheet.id, level)
        assert not all(sheet.is_proficient(item) for item in ITEMS.values() if item.slot)


@rule("DR-EQP-12", "DR-CRD-03", "DR-ITM-06")
def test_many_adventure_items_have_two_sides_and_a_gem_turns_the_socketed() -> None:
    mine = [item for item in ITEMS.values() if item.origin == "adventure"]
    two_sided = [item for item in mine if item.back]
    assert len(two_sided) > len(mine) / 3
    assert len([item for item in two_sided if item.is_socketed]) >= 8
    for item in two_sided:
        words = [one for text in (*faces(item), *printed_skills(item)) for one in text.sentences]
        assert item.is_socketed != any(one.find("flip") for one in words), f"{item.id} is turned in one way"
    gems = [item for item in ITEMS.values() if item.subtype == "gem"]
    assert {item.origin for item in gems} == {"adventure", "chest"}
    assert len({item.front for item in gems}) == 1


def printed_skills(item: Item) -> list[Text]:
    return [SKILLS[face.skill].text for face in (item.front, item.back) if face and face.skill]


# --- Worth a thought each ---


def test_no_two_things_are_equal_under_two_names() -> None:
    def signature(skill: Skill) -> object:
        return skill.source in ("board", "card", "role"), skill.colours, skill.text, skill.slots, skill.focus

    for one, other in combinations(SKILLS, 2):
        assert signature(SKILLS[one]) != signature(SKILLS[other]), (one, other)
    kinds = [(item.subtype, item.front, item.back, item.origin == "chest") for item in ITEMS.values()]
    bare = [(kind, face.accuracy, face.damage, face.text, face.skill) for kind, face, _, _ in kinds if kind != "gem"]
    assert [one for one, number in Counter(bare).items() if number > 1] == []
    assert [id for id, number in Counter(ability.text for ability in ABILITIES.values()).items() if number > 1] == []
    assert [id for id, number in Counter(event.text for event in EVENTS.values()).items() if number > 1] == []


def test_weapons_grow_with_the_level_of_the_camp() -> None:
    """What a weapon does a swing on the average against Accuracy alone rises from the start to the third camp."""

    def worth(item: Item) -> float:
        return (21 - item.front.accuracy) / 20 * item.front.damage

    def mean(items: list[Item]) -> float:
        return sum(map(worth, items)) / len(items)

    weapons = [item for item in ITEMS.values() if item.slot == "weapon"]
    steps = [mean([one for one in weapons if one.origin == "starting"])]
    steps += [mean([one for one in weapons if one.origin == "camp" and one.level == level]) for level in (1, 2, 3)]
    assert steps == sorted(steps)
    assert all(later > earlier * 1.1 for earlier, later in pairwise(steps)), steps
    assert all(6 <= one.front.accuracy <= 12 for one in weapons)


def test_what_the_examples_print_is_printed() -> None:
    printed = {
        "quick-shots": "+0 HIT / +0 HIT",
        "rangers-mark": "RANGER'S MARK AND 3 DMG",
        "magic-missile": "UP TO TWO TARGETS, 2 DMG",
        "warlords-charge": "MOVE 5; SELF, FOCUS 1; UP TO TWO TARGETS, COMMAND, +1 DMG",
        "whirl-of-steel": "SELF, SHIELD 2; UP TO TWO ADJ TARGETS, 1 DMG",
        "gravity-control": "ROLL 16+: THIS ATTACK, STUN",
        "beacon-of-protection": "ROLL 16+: SHIELD 2",
        "tumble": "REACTION: PREVENT 2 AND MOVE 2",
    }
    assert {id: SKILLS[id].text for id in printed} == {id: read_text(text) for id, text in printed.items()}
    assert (ITEMS["elvish-bow"].front.accuracy, ITEMS["elvish-bow"].front.damage) == (7, 3)
    assert (ITEMS["iron-hammer"].front.accuracy, ITEMS["iron-hammer"].front.damage) == (12, 6)
    assert ABILITIES["sturdy"].text == read_text("+1 PREVENT")
    assert ABILITIES["comforting-word"].text == read_text("+1 HEAL")


# --- Said and pictured ---


def test_every_text_is_printed_in_english_as_it_is_read() -> None:
    printed = {whose: print_text(text, ENGLISH.say) for whose, text in texts().items()}
    assert {whose: said for whose, said in printed.items() if read_text(said) != texts()[whose]} == {}
    assert len(printed) > 400


def test_a_text_is_printed_in_italian_and_its_words_are_explained() -> None:
    for whose, text in texts().items():
        said = print_text(text, ITALIAN.say)
        assert said != print_text(text, ENGLISH.say) or said in ("FOCUS 1", "CRIT 18+", "CRIT 19+", "MAELSTROM"), whose
        for words in (ENGLISH, ITALIAN):
            explained = print_meanings(text, words.say)
            assert explained or all(e.verb == "bonus" for one in text.sentences for e in one.effects), whose


def test_every_word_without_a_number_is_one_of_the_vocabulary() -> None:
    assert set(PLAIN) < set(VERBS)
    assert len(PLAIN) == len(set(PLAIN))


def test_both_languages_agree_and_take_no_word_of_all_games() -> None:
    problems = list(check_languages(FOLDER, "drunagor"))
    assert [problem for problem in problems if any(file in problem for file in OWN_WORDS)] == []
    found, _ = read_messages(FOLDER, "en")
    shared, _ = read_messages(shared_folder(), "en")
    own = {id for id, message in found.items() if message.file.endswith(OWN_WORDS)}
    assert len(own) > 500
    assert own.isdisjoint(shared)


def test_everything_has_a_name_in_both_languages() -> None:
    wanted = [f"hero-{id}{part}" for id in HEROES for part in ("", ".title", ".about")]
    wanted += [f"role-{id}{part}" for id in ROLES for part in ("", ".line", ".about")]
    wanted += [f"skill-{id}" for id in SKILLS] + [f"ability-{id}" for id in ABILITIES] + [f"tree-{id}" for id in content.trees()]
    wanted += [f"class-{sheet.class_}" for sheet in content.heroes().values()]
    wanted += [f"path-{sheet.path}" for sheet in content.heroes().values()]
    wanted += [f"item-{id}{part}" for id in ITEMS for part in ("", ".flavour")] + [
        f"kind-{one.subtype}" for one in ITEMS.values()
    ]
    wanted += [f"special-{id}{part}" for id in EVENTS for part in ("", ".flavour")]
    for words in (ENGLISH, ITALIAN):
        assert [id for id in wanted if not words.has(id)] == []
        names = Counter(words.say(f"item-{id}") for id in ITEMS)
        assert [name for name, number in names.items() if number > 1] == [words.say("item-cosmic-gem")]
        skills = Counter(words.say(f"skill-{id}") for id in SKILLS if not id.endswith("-back"))
        assert [name for name, number in skills.items() if number > 1] == [words.say("skill-remove-curse-leader")]


def test_everything_has_a_picture_in_the_collection() -> None:
    icons = read_toml(FOLDER / "icons.toml", dict[str, dict[str, str]])
    assert [id for id in ITEMS if id not in icons["item"]] == []
    assert [id for id, skill in SKILLS.items() if skill.source != "item" and id not in icons["skill"]] == []
    kinds = {card.kind for card in monsters().values()}
    assert [id for id in [*HEROES, *kinds, *familiars(), *companions()] if id not in icons["figure"]] == []
    figures = Counter(icons["figure"].values())
    assert [name for name, number in figures.items() if number > 1] == [], "everybody is told apart by the picture"
    if ICONS.is_file():
        known = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
        named = [name for section in icons.values() for name in section.values()]
        named += [record.icon for record in shown_by(options.ALL).values()]
        assert [name for name in named if name not in known] == []


def test_the_ledger_names_only_ids_it_holds() -> None:
    ledger = ledger_of(FOLDER)
    cardboard = read_toml(FOLDER / "cardboard.toml", dict[str, str])
    assert [id for id in cardboard if id not in ledger] == []
    assert len(cardboard) <= 0.08 * sum(entry.kind in ("rule", "ruling", "switch") for entry in ledger.values())
