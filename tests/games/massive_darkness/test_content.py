"""The box: complete, coherent from Level to Level, said in both languages; a broken file is told with file and line."""

import json
import re
from collections.abc import Iterable
from fractions import Fraction
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tenebra.checks import check_languages
from tenebra.games.massive_darkness import content, options
from tenebra.games.massive_darkness.content.model import LEVELS, TYPES, Enemy, Equipment, Sections, Text
from tenebra.games.massive_darkness.dice import DICE, FACES, Pool, dice_of
from tenebra.games.massive_darkness.inventory import count_components
from tenebra.games.massive_darkness.notation import read_text
from tenebra.games.massive_darkness.printing import print_text
from tenebra.games.massive_darkness.vocabulary import Combat, Deed, Skill
from tenebra.games.massive_darkness.wording import words_of_content, words_of_the_notation, words_of_the_table
from tenebra.kit.decks import name_of
from tenebra.kit.files import read_toml
from tenebra.kit.ledger import ledger_of
from tenebra.kit.odds import mean, roll_odds, worth_of
from tenebra.kit.showing import shown_by
from tenebra.kit.words import Words, read_messages, shared_folder
from tests.games.massive_darkness.test_notation import ENGLISH, ITALIAN

rule = pytest.mark.rule
FOLDER = files("tenebra.games.massive_darkness")
ICONS = Path(__file__).parents[3] / "web/node_modules/@iconify-json/game-icons/icons.json"
OWN_WORDS = ("heroes.ftl", "classes.ftl", "equipment.ftl", "enemies.ftl", "eventcards.ftl", "notation.ftl", "terms.ftl")
"""The words of the box; those of rules and Missions are checked with the whole game."""
STRENGTH = worth_of({name: face.strength for name, face in FACES.items()})


def texts() -> dict[str, Text]:
    """Every printed text of the box and whose it is."""
    found = {f"{hero.id} shadow": hero.shadow for hero in content.heroes().values()}
    found |= {f"{hero.id} special": hero.special for hero in content.heroes().values()}
    for sheet in content.classes().values():
        found |= {f"{sheet.id} signature": sheet.signature, f"{sheet.id} free": sheet.free}
        found |= {f"{line.id} {n}": step.text for line in sheet.lines for n, step in enumerate(line.steps, 1)}
    cards: list[Any] = [*content.equipment().values(), *content.enemies().values(), *content.events().values()]
    return found | {card.id: card.text for card in cards if card.text.printed}


def strength(pool: Pool) -> Fraction:
    """The mean of Hits or Shields of a pool, exactly."""
    return mean(roll_odds(dice_of(pool), STRENGTH))


def best_attack(dice: Sections) -> Fraction:
    """The mean Hits of the best section."""
    return max(strength(dice.of(type)) for type in TYPES)


def average(values: Iterable[Fraction]) -> Fraction:
    """The mean of some figures."""
    known = list(values)
    return sum(known, Fraction(0)) / len(known)


def is_rising(values: list[Fraction]) -> bool:
    """Each is more than the one before."""
    return all(low < high for low, high in pairwise(values))


# --- Complete ---


def test_the_decks_are_complete() -> None:
    assert [len(content.treasure_deck(level)) for level in LEVELS] == [41, 36, 34, 33, 32]
    assert [len(content.guard_deck(level)) for level in LEVELS] == [10] * 5
    assert [len(content.roaming_deck(tier)) for tier in ("lesser", "greater")] == [6, 6]
    assert (len(content.door_deck()), len(content.event_deck())) == (10, 20)
    assert (len(content.starting_deck()), len(content.artifact_deck())) == (19, 6)


def test_every_component_is_there_in_full_number_but_boards_and_missions() -> None:
    ledger = ledger_of(FOLDER)
    counted = count_components()
    assert {component.id for component in counted} >= {id for id, entry in ledger.items() if entry.kind == "component"}
    for component in counted:
        if component.id not in ("MD-COMP-01", "MD-NAM-65") and not component.cardboard:
            assert (component.present, component.id) == (component.required, component.id)


@rule("MD-SET-05")
def test_every_card_has_a_code_of_its_own() -> None:
    codes = content.codes()
    assert len(set(codes.values())) == len(codes) == 231 + 50 + 12
    kinds = {"T": 176, "EP": 19, "A": 6, "G": 50, "ME": 12, "P": 10, "E": 20}
    for letters, number in kinds.items():
        assert {f"{letters}{n}" for n in range(1, number + 1)} <= set(codes.values())
    assert codes[content.treasure_deck(2)[0]] == "T42"


def test_copies_know_their_card() -> None:
    assert content.equipment_card("long-sword.2") is content.equipment()["long-sword"]
    assert content.enemy_card("goblin-warriors-1.2").id == "goblin-warriors-1"
    assert content.event_card("patrol.2").kind == "patrol"
    assert content.door_card("ambush.1").sections[0].enemy == "ambush"
    assert name_of("long-sword") == "long-sword"


@rule("MD-RUL-60", "MD-HERO-01")
def test_the_six_heroes_recommend_six_classes() -> None:
    assert set(content.heroes()) == {"owen", "elias", "sibyl", "whisper", "bjorn", "siegfried"}
    assert {hero.recommended for hero in content.heroes().values()} == set(content.classes())
    for hero in content.heroes().values():
        assert all(hero.shadow.printed.startswith("[Shadow Mode] ") for _ in hero.shadow.clauses)
        assert all(condition.kind != "shadow_mode" for clause in hero.special.clauses for condition in clause.conditions)


@rule("MD-CLS-01", "MD-CLS-02", "MD-CLS-03")
def test_every_class_has_its_signature_free_skill_and_six_lines() -> None:
    for sheet in content.classes().values():
        assert sheet.signature.clauses
        assert sheet.free.clauses
        assert len(sheet.lines) == 6
        health = next(line for line in sheet.lines if line.id == f"{sheet.id}.enhanced-health")
        assert [step.text.printed for step in health.steps] == ["+1 Max Health", "+2 Max Health"]
        for line in sheet.lines:
            assert 1 <= len(line.steps) <= 3
            costs = [step.cost for step in line.steps]
            assert costs == sorted(costs)
            assert all(3 <= cost <= 9 for cost in costs)
        levels = {step.level for line in sheet.lines for step in line.steps}
        assert levels == set(LEVELS)


def test_the_rangers_sheet_is_the_printed_one() -> None:
    sheet = content.classes()["nightshade-ranger"]
    lines = {line.id.partition(".")[2]: [(step.level, step.text.printed) for step in line.steps] for line in sheet.lines}
    assert (sheet.signature.printed, sheet.free.printed) == ("Attack: re-roll any number of Defense dice", "Elusive")
    assert lines["ranged-specialist"] == [(1, "Ranged: +1 Attack Re-roll"), (3, "Ranged: +1 Attack or Defense Re-roll")]
    assert [text for _, text in lines["safe-shot"]] == ["Safe Shot", "Safe Shot (Ranged: +1 Attack die)"]
    assert [level for level, _ in lines["shadow-hunter"]] == [2, 4]


def test_the_cards_that_the_examples_name() -> None:
    named = content.equipment()
    assert named["hammer"].dice.melee == Pool(yellow=2)
    assert named["fire-sword"].dice.melee == Pool(red=1)
    assert named["fire-sword"].text.printed == "Melee BAM: +2 Hits"
    assert (named["long-sword"].level, named["long-sword"].dice.defense) == (2, Pool(blue=1))
    assert (named["plate-armor"].level, named["plate-armor"].dice.defense) == (2, Pool(blue=2))
    assert (named["cold-iron-armor"].level, named["cold-iron-armor"].dice.defense) == (3, Pool(green=2))
    assert (named["dwarven-shield"].level, named["dwarven-shield"].dice.defense) == (3, Pool(green=1))
    assert named["kings-crown"].text.printed == "Attack BAM: Defender -1 Shield"
    assert content.enemies()["orc-bruisers-2"].dice.defense == Pool(blue=1)
    archers = content.enemies()["goblin-archers-3"]
    assert (archers.health, archers.minions, archers.dice.attacks) == (1, 2, ("melee", "ranged"))
    assert content.enemies()["goblin-warriors-2"].minions == 1


# --- Coherent ---


@rule("MD-RUL-57", "MD-RUL-58")
def test_tags_follow_the_italian_names() -> None:
    words = {"mace": "mazza", "hammer": "martello", "sword": "spada", "shield": "scudo"}
    for card in content.equipment().values():
        name = ITALIAN.say(f"card-{card.id}").lower()
        for tag, word in words.items():
            assert (tag in card.tags, card.id) == (word in name, card.id)
        assert card.is_shield == ("shield" in card.tags and card.slot == "hand")
        assert card.is_armor == (card.slot == "body")
        assert card.is_weapon == bool(card.dice.attacks)


@rule("MD-ITM-01")
def test_only_combat_equipment_has_dice_and_a_slot() -> None:
    for card in content.equipment().values():
        has_dice = any(card.dice.of(section).size for section in (*TYPES, "defense"))
        assert has_dice == bool(card.slot) == (card.category == "combat")


def test_pools_hold_at_most_three_dice_of_a_colour_and_fit_their_section() -> None:
    cards: list[Equipment | Enemy] = [*content.equipment().values(), *content.enemies().values()]
    for card in cards:
        for section in (*TYPES, "defense"):
            pool = card.dice.of(section)
            assert pool.capped() == pool
            assert pool == (pool.defence if section == "defense" else pool.attack)


def test_an_enchantment_can_be_paid_by_the_dice_of_its_enemy() -> None:
    """A Diamond needs a red or green die (MD-DIC-04, MD-DIC-05), and a type needs its section."""
    for card in content.enemies().values():
        for combat in (clause.body for clause in card.text.clauses if isinstance(clause.body, Combat)):
            if not combat.is_enchantment:
                continue
            pools = [card.dice.defense] if combat.side == "defense" else [card.dice.of(type) for type in combat.ranges]
            assert any(pool.size for pool in pools), card.id
            if combat.diamond:
                assert any(pool.red or pool.green for pool in pools), card.id


def test_enemies_own_only_skills_that_an_enemy_can_use() -> None:
    skills = {skill.name for card in content.enemies().values() for skill in card.text.skills}
    assert skills <= {"elusive", "regeneration", "retaliation"}
    assert all(not isinstance(clause.body, Deed) for card in content.enemies().values() for clause in card.text.clauses)


def test_mobs_with_six_minion_figures_have_one_for_each_hero() -> None:
    for card in content.enemies().values():
        if content.figure_types()[card.figure].minions == 6:
            assert card.minions == 1


def test_guards_grow_with_their_level() -> None:
    guards = [card for card in content.enemies().values() if card.level]
    for role in ("mob", "agent"):
        of_level = [[card for card in guards if card.level == level and card.role == role] for level in LEVELS]
        assert is_rising([average(best_attack(card.dice) for card in cards) for cards in of_level])
        guarding = [average(strength(card.dice.defense) for card in cards) for cards in of_level]
        health = [average(Fraction(card.health) for card in cards) for cards in of_level]
        for means in (guarding, health):
            assert means == sorted(means)
            assert means[0] < means[2] < means[4]
    for figure in {card.figure for card in guards}:
        line = sorted((card for card in guards if card.figure == figure), key=lambda card: card.level)
        assert is_rising([best_attack(card.dice) + strength(card.dice.defense) for card in line])


def test_every_mob_comes_at_every_level_and_agents_are_few() -> None:
    for level in LEVELS:
        cards = [content.enemy_card(copy) for copy in content.guard_deck(level)]
        assert {card.figure for card in cards if card.role == "mob"} == {
            id for id, kind in content.figure_types().items() if kind.role == "mob"
        }
        assert 1 <= sum(card.role == "agent" for card in cards) <= 2
    agents = [card.figure for card in content.enemies().values() if card.role == "agent"]
    assert {agents.count(figure) for figure in agents} == {3}


def test_greater_monsters_outdo_lesser_ones() -> None:
    for figure in (id for id, kind in content.figure_types().items() if kind.role == "roaming"):
        lesser, greater = content.enemies()[f"{figure}-lesser"], content.enemies()[f"{figure}-greater"]
        assert lesser.health < greater.health
        assert best_attack(lesser.dice) < best_attack(greater.dice)
        assert strength(lesser.dice.defense) < strength(greater.dice.defense)
        assert lesser.dice.attacks == greater.dice.attacks


def test_treasures_grow_with_their_level() -> None:
    for slot in ("hand", "two_hands"):
        weapons = [card for card in content.equipment().values() if card.is_weapon and card.slot == slot]
        of_level = [[card for card in weapons if card.level == level and card.origin == "treasure"] for level in LEVELS]
        assert is_rising([average(best_attack(card.dice) for card in cards) for cards in of_level])
        first = average(best_attack(card.dice) for card in weapons if card.origin == "starting")
        assert first < average(best_attack(card.dice) for card in of_level[0])
    for is_worn in (True, False):
        gear = [card for card in content.equipment().values() if (card.is_armor if is_worn else card.is_shield)]
        guarding = [[card for card in gear if card.level == level and card.origin == "treasure"] for level in LEVELS]
        means = [average(strength(card.dice.defense) for card in cards) for cards in guarding]
        assert means == sorted(means)
        assert means[0] < means[2] < means[4]


def test_every_level_has_weapons_of_every_type_armor_shields_items_and_consumables() -> None:
    for level in LEVELS:
        cards = [content.equipment_card(copy) for copy in content.treasure_deck(level)]
        for type in TYPES:
            assert any(card.dice.of(type).size for card in cards)
        assert any(card.is_armor for card in cards)
        assert any(card.is_shield for card in cards)
        assert {card.category for card in cards} == {"combat", "item", "consumable"}
        assert {card.keyword for card in cards} == {"", "trap", "fortune"}


@rule("MD-EVT-02", "MD-RUL-10")
def test_patrols_come_to_all_three_places_and_blessings_spawn_nobody() -> None:
    places = set()
    for card in content.events().values():
        deeds = [clause.body for clause in card.text.clauses if isinstance(clause.body, Deed)]
        spawns = [deed for deed in deeds if deed.verb.startswith("spawn")]
        assert bool(spawns) == (card.kind == "patrol")
        places |= {deed.place for deed in spawns}
    assert places == {"level-1", "level", "level+1"}


def test_door_cards_hold_the_printed_example_and_ambushes() -> None:
    printed = content.doors()["watch-room"].sections
    assert [(one.enemy, one.treasure, one.special) for one in printed] == [("none", 2, 0), ("guard", 3, 0), ("none", 2, 0)]
    ambushes = [card for card in content.doors().values() if any(one.enemy == "ambush" for one in card.sections)]
    assert ambushes
    assert all(card.sections[0].enemy == "ambush" for card in ambushes)
    assert any(one.special for card in content.doors().values() for one in card.sections)


def test_deeds_are_done_once_and_skills_last() -> None:
    """Whatever is not used up says nothing that would be done once; a Trap or Fortune does all of it when drawn."""
    for id, text in texts().items():
        bodies = {type(clause.body) for clause in text.clauses}
        card = content.equipment().get(id)
        if card is not None and card.category == "consumable":
            assert Skill not in bodies, id
            assert not card.keyword or bodies == {Deed}
        elif id in content.events():
            assert all(clause.until or isinstance(clause.body, Deed) for clause in text.clauses), id
        elif not id.endswith("signature"):
            assert Deed not in bodies, id


# --- The texts and their words ---


@pytest.mark.parametrize(("id", "text"), texts().items())
def test_every_text_is_read_and_printed_back(id: str, text: Text) -> None:
    assert read_text(text.printed) == text.clauses
    assert print_text(text.clauses, ENGLISH.say) == text.printed
    italian = print_text(text.clauses, ITALIAN.say)
    assert "⟨" not in italian
    assert italian != text.printed


@rule("MD-RUL-99")
@pytest.mark.parametrize("words", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_every_id_has_words(words: Words) -> None:
    needed = [*words_of_content(), *words_of_the_table(), *words_of_the_notation()]
    assert [id for id in needed if not words.has(id)] == []
    assert len(needed) == len(set(needed))


def test_both_languages_agree_and_take_no_word_of_all_games() -> None:
    problems = list(check_languages(FOLDER, "massive_darkness"))
    assert [problem for problem in problems if any(file in problem for file in OWN_WORDS)] == []
    found, _ = read_messages(FOLDER, "en")
    shared, _ = read_messages(shared_folder(), "en")
    own = {id for id, message in found.items() if message.file.endswith(OWN_WORDS)}
    assert len(own) > 400
    assert own.isdisjoint(shared)


def glosses() -> dict[str, tuple[str, Text]]:
    """Every meaning in words: its id, and the text that it explains."""
    found = {f"card-{card.id}.gloss": card.text for card in content.equipment().values()}
    found |= {f"enemy-{card.id}.gloss": card.text for card in content.enemies().values()}
    found |= {f"eventcard-{card.id}.gloss": card.text for card in content.events().values()}
    for hero in content.heroes().values():
        found |= {f"hero-{hero.id}.shadow-gloss": hero.shadow, f"hero-{hero.id}.special-gloss": hero.special}
    for sheet in content.classes().values():
        found |= {f"class-{sheet.id}.signature-gloss": sheet.signature, f"class-{sheet.id}.free-gloss": sheet.free}
        for line in sheet.lines:
            name = f"line-{line.id.replace('.', '-')}"
            found |= {f"{name}.step-{n}": step.text for n, step in enumerate(line.steps, 1)}
    return {id: (text.printed, text) for id, text in found.items() if text.printed}


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_what_is_said_has_the_numbers_of_what_is_printed(words: Words) -> None:
    for id, (printed, text) in glosses().items():
        said = re.findall(r"\d+", words.say(id))
        for number in re.findall(r"\d+", printed):
            assert number in said, id
        for combat in (clause.body for clause in text.clauses if isinstance(clause.body, Combat)):
            stem = words.say("symbol-bam" if combat.bam else "symbol-diamond")[:7]
            assert not combat.is_enchantment or stem in words.say(id), id


# --- Pictures ---


def test_everything_has_a_picture() -> None:
    icons = read_toml(FOLDER / "icons.toml", dict[str, dict[str, str]])
    lines = {line.id.partition(".")[2] for sheet in content.classes().values() for line in sheet.lines}
    needed = {
        "figure": [*content.heroes(), *content.figure_types()],
        "class": content.classes(),
        "line": lines,
        "card": content.equipment(),
        "event": content.events(),
        "door": content.doors(),
        "thing": content.tokens(),
        "type": (*TYPES, "defense"),
    }
    for section, ids in needed.items():
        assert [id for id in ids if id not in icons[section]] == []


@pytest.mark.skipif(not ICONS.is_file(), reason="the icon collection is installed with the page")
def test_every_picture_is_in_the_collection() -> None:
    known = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    icons = read_toml(FOLDER / "icons.toml", dict[str, dict[str, str]])
    named = [name for section in icons.values() for name in section.values()]
    named += [record.icon for record in shown_by(options.ALL).values() if record.icon]
    assert [name for name in named if name not in known] == []


# --- The ledger ---


def test_the_ledger_names_only_ids_it_holds() -> None:
    text = (FOLDER / "ledger.md").read_text(encoding="utf-8")
    ledger = ledger_of(FOLDER)
    assert len(ledger) == 793
    assert set(re.findall(r"MD-[A-Z]+-\d\d+", text)) <= set(ledger)
    cardboard = read_toml(FOLDER / "cardboard.toml", dict[str, str])
    rules = [id for id, entry in ledger.items() if entry.is_rule]
    assert set(cardboard) <= set(rules)
    assert len(cardboard) <= 0.08 * len(rules)
    assert all(len(reason) > 10 for reason in cardboard.values())


@rule("MD-RUL-02")
def test_the_dice_are_those_of_the_ledger() -> None:
    symbols = {colour: {face for face in die.faces if "diamond" in face} for colour, die in DICE.items()}
    assert {colour for colour, found in symbols.items() if found} == {"red", "green"}
    assert all(any("bam" in face for face in die.faces) for die in DICE.values())
    assert all("blank" in die.faces for die in DICE.values())
