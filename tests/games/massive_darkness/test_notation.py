"""The notation: every kind of sentence is understood, printed back as it was, and told with its place when it is broken."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import get_args

import pytest

from tenebra.games.massive_darkness.notation import read_text
from tenebra.games.massive_darkness.printing import print_text
from tenebra.games.massive_darkness.vocabulary import (
    Add,
    AddDice,
    AddWounds,
    Cancel,
    Clause,
    Combat,
    CombatType,
    Condition,
    ConditionKind,
    Deed,
    DoubleHits,
    Effect,
    FillBlank,
    FlipBlank,
    Halve,
    Heal,
    Inflict,
    Kill,
    ReachBoss,
    Reroll,
    RollsNoDice,
    Skill,
    Stun,
    Target,
)
from tenebra.kernel import BadInput
from tenebra.kit.words import Words

rule = pytest.mark.rule


class Spoken:
    """The words of this game, without the game."""

    def folder(self) -> Traversable:
        return files("tenebra.games.massive_darkness")


PAGE = Path(__file__).parents[3] / "docs/massive-darkness/cards.md"
JOINTS = {"a", "an", "and", "or", "on", "all"}
"""Small words of the grammar that join the others."""
ENGLISH, ITALIAN = Words("en", Spoken()), Words("it", Spoken())


def one(text: str) -> Clause:
    """The only clause of a text, which also must print back as it is."""
    clauses = read_text(text)
    assert print_text(clauses, ENGLISH.say) == text
    (clause,) = clauses
    return clause


def effects(text: str) -> tuple[Effect, ...]:
    """The effects of a Combat Skill."""
    body = one(f"Attack: {text}").body
    assert isinstance(body, Combat)
    return body.effects


@rule("MD-ENC-10", "MD-CSK-09", "MD-RUL-59")
def test_an_enchantment_is_type_symbols_colon_effect_and_repeat() -> None:
    assert one("Melee BAM: +2 Hits (Repeat 3)") == Clause(Combat("melee", (Add("hit", 2),), bam=1, repeat=3))
    assert one("Attack 2 BAM DIAMOND: Stun") == Clause(Combat("attack", (Stun(),), bam=2, diamond=1))
    skill = one("Melee: +2 Hits").body
    enchantment = one("Melee DIAMOND: +2 Hits").body
    assert isinstance(skill, Combat)
    assert isinstance(enchantment, Combat)
    assert (skill.is_enchantment, enchantment.is_enchantment) == (False, True)
    with pytest.raises(BadInput, match="not understood"):
        read_text("Melee BAM; +2 Hits")


@pytest.mark.parametrize(
    ("printed", "type", "side", "ranges"),
    [
        ("Attack", "attack", "attack", ("melee", "ranged", "magic")),
        ("Melee", "melee", "attack", ("melee",)),
        ("Ranged", "ranged", "attack", ("ranged",)),
        ("Magic", "magic", "attack", ("magic",)),
        ("Defense", "defense", "defense", ("melee", "ranged", "magic")),
        ("Melee Defense", "melee_defense", "defense", ("melee",)),
        ("Ranged Defense", "ranged_defense", "defense", ("ranged",)),
        ("Magic Defense", "magic_defense", "defense", ("magic",)),
    ],
)
def test_the_type_says_when_it_works(printed: str, type: CombatType, side: str, ranges: tuple[str, ...]) -> None:
    body = one(f"{printed}: +1 Bam").body
    assert isinstance(body, Combat)
    assert (body.type, body.side, body.ranges) == (type, side, ranges)


def test_every_combat_type_is_tried() -> None:
    assert len(get_args(CombatType)) == 8


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("+2 Hits", Add("hit", 2)),
        ("-1 Hit", Add("hit", -1)),
        ("Attacker -1 Hit", Add("hit", -1, "attacker")),
        ("+1 Shield", Add("shield", 1)),
        ("-2 Shields", Add("shield", -2)),
        ("Defender -2 Shields", Add("shield", -2, "defender")),
        ("+1 Bam", Add("bam", 1)),
        ("+2 Diamonds", Add("diamond", 2)),
        ("+2 Wounds", AddWounds(2)),
        ("+1 red die", AddDice("red", 1)),
        ("-2 yellow dice", AddDice("yellow", -2)),
        ("Attacker -1 yellow die", AddDice("yellow", -1, "attacker")),
        ("+2 Attack dice", AddDice("attack", 2)),
        ("Attacker -1 Attack die", AddDice("attack", -1, "attacker")),
        ("+1 green die", AddDice("green", 1)),
        ("-1 blue die", AddDice("blue", -1)),
        ("Defender -1 green die", AddDice("green", -1, "defender")),
        ("+1 Defense die", AddDice("defense", 1)),
        ("Defender -2 Defense dice", AddDice("defense", -2, "defender")),
        ("Defender rolls no dice", RollsNoDice()),
        ("+1 Attack Re-roll", Reroll("attack")),
        ("+1 Defense Re-roll", Reroll("defense")),
        ("+1 Attack or Defense Re-roll", Reroll("either")),
        ("+2 Attack Re-rolls", Reroll("attack", times=2)),
        ("re-roll any number of Defense dice", Reroll("defense", "any")),
        ("re-roll blank Attack dice", Reroll("attack", "blank")),
        ("cancel an Attack BAM", Cancel("attack", "bam")),
        ("cancel an Attack DIAMOND", Cancel("attack", "diamond")),
        ("cancel a Defense BAM", Cancel("defense", "bam")),
        ("cancel a Defense DIAMOND", Cancel("defense", "diamond")),
        ("cancel all Defense BAM and DIAMOND", Cancel("defense", "all")),
        ("cancel all Attack BAM and DIAMOND", Cancel("attack", "all")),
        ("flip one blank result", FlipBlank()),
        ("flip all blank results", FlipBlank(all=True)),
        ("one blank result gets +1 Hit or +1 Bam", FillBlank(("hit", "bam"))),
        ("one blank result gets +1 Diamond", FillBlank(("diamond",))),
        ("double the number of Hits", DoubleHits()),
        ("Stun", Stun()),
        ("instantly kill", Kill()),
        ("may wound the Boss", ReachBoss()),
        ("suffer half of the Wounds", Halve()),
        ("heal 2", Heal(2)),
        ("fully heal", Heal(0)),
        ("inflict 1 Wound on the Attacker", Inflict(1, "attacker")),
        ("inflict 2 Wounds on each other Enemy in that Zone", Inflict(2, "others")),
    ],
)
def test_effects(text: str, meant: Effect) -> None:
    assert effects(text) == (meant,)


def test_several_effects_and_moments() -> None:
    assert effects("+1 Attack Re-roll and +3 Hits and Stun") == (Reroll("attack"), Add("hit", 3), Stun())
    after = one("Attack: after a re-roll, flip one blank result").body
    dull = one("Attack: if this Attack does not wound, +1 Wound").body
    assert isinstance(after, Combat)
    assert isinstance(dull, Combat)
    assert (after.moment, dull.moment) == ("after_reroll", "no_wound")


@pytest.mark.parametrize(
    ("printed", "kind", "number"),
    [
        ("Two-Handed Weapon", "two_handed_weapon", 0),
        ("Wounded 2", "wounded", 2),
        ("Dual Wield", "dual_wield", 0),
        ("Mace or Hammer Equipped", "mace_or_hammer_equipped", 0),
        ("Shadow Mode", "shadow_mode", 0),
        ("No Armor Equipped", "no_armor_equipped", 0),
        ("Shield Bearer", "shield_bearer", 0),
        ("Bloodlust 1", "bloodlust", 1),
        ("Sword Equipped", "sword_equipped", 0),
        ("Blood Toll 3", "blood_toll", 3),
    ],
)
def test_conditions(printed: str, kind: ConditionKind, number: int) -> None:
    assert one(f"[{printed}] Elusive") == Clause(Skill("elusive"), (Condition(kind, number),))


def test_several_conditions_stand_before_everything_they_are_for() -> None:
    clause = one("[Shadow Mode] [Dual Wield] Melee BAM: +1 Wound")
    assert [condition.kind for condition in clause.conditions] == ["shadow_mode", "dual_wield"]
    with pytest.raises(BadInput):
        read_text("Melee BAM: [Shadow Mode] +1 Wound")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("+2 Max Health", Skill("max_health", 2)),
        ("+1 Action", Skill("actions", 1)),
        ("+2 Actions", Skill("actions", 2)),
        ("+1 Melee Action", Skill("actions", 1, "melee")),
        ("+1 Combat Action", Skill("actions", 1, "combat")),
        ("+1 Movement Action", Skill("actions", 1, "movement")),
        ("+1 Movement Point per Movement Action", Skill("movement_points", 1)),
        ("+2 Movement Points per Movement Action", Skill("movement_points", 2)),
        ("Charge", Skill("charge")),
        ("Command", Skill("command")),
        ("Taunt", Skill("taunt")),
        ("Regeneration 2", Skill("regeneration", 2)),
        ("Retaliation 1", Skill("retaliation", 1)),
        ("Spellsword", Skill("spellsword")),
        ("Teleport 3", Skill("teleport", 3)),
        ("Elusive", Skill("elusive")),
        ("Safe Shot (Ranged: +1 Attack die)", Skill("safe_shot", combat=(Combat("ranged", (AddDice("attack", 1),)),))),
    ],
)
def test_skills_of_the_list(text: str, meant: Skill) -> None:
    assert one(text) == Clause(meant)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Heal 2", Deed("heal", 2)),
        ("Fully heal, one Hero", Deed("heal", 0, "one_hero")),
        ("Suffer 1 Wound", Deed("suffer", 1)),
        ("Suffer 2 Wounds, each Enemy in the Zone", Deed("suffer", 2, "each_enemy_in_zone")),
        ("Stun, each Hero in a Shadow Zone", Deed("stun", 0, "each_hero_in_shadow")),
        ("Stand up, one Hero in the Zone", Deed("stand_up", 0, "one_hero_in_zone")),
        ("Gain 2 XP, each Hero", Deed("gain_xp", 2, "each_hero")),
        ("Lose 1 XP, the Hero with the most XP", Deed("lose_xp", 1, "most_xp_hero")),
        ("Gain 1 Action", Deed("extra_actions", 1)),
        ("Draw 2 Treasure", Deed("draw_treasure", 2)),
        ("Draw 1 Treasure of Level +1", Deed("draw_treasure", 1, level=1)),
        ("Discard 1 Equipment", Deed("discard", 1)),
        ("Free Movement 3", Deed("extra_movement", 3)),
        ("Free Teleport 2", Deed("teleport", 2)),
        ("Free Command", Deed("command")),
        ("Lifebringer +1", Deed("lifebringer", 1)),
        ("Lifebringer -1", Deed("lifebringer", -1)),
        ("Activate, each Mob", Deed("activate", 0, "each_mob")),
        ("Spawn a Guard", Deed("spawn_guard")),
        ("Spawn a Guard, Level token", Deed("spawn_guard", place="level")),
        ("Spawn a Guard, Level token +1", Deed("spawn_guard", place="level+1")),
        ("Spawn a Roaming Monster, Level token -1", Deed("spawn_roaming_monster", place="level-1")),
        ("Place 2 Treasure tokens", Deed("place_treasure", 2)),
        ("Place 1 Special Treasure token, Level token", Deed("place_special_treasure", 1, place="level")),
    ],
)
def test_deeds(text: str, meant: Deed) -> None:
    assert one(text) == Clause(meant)


def test_lasting_effects_say_how_long_and_for_whom() -> None:
    shield = Combat("defense", (Add("shield", 1),))
    assert one("Until the End Phase: Defense: +1 Shield") == Clause(shield, until="end_phase")
    assert one("Until the next End Phase, each Hero: Defense: +1 Shield") == Clause(
        shield, until="next_end_phase", target="each_hero"
    )


def test_every_target_is_understood() -> None:
    for target in get_args(Target):
        if target != "self":
            printed = ENGLISH.say(f"notation-target-{target}")
            assert one(f"Stun, {printed}") == Clause(Deed("stun", target=target))


def test_spaces_and_line_breaks_do_not_matter() -> None:
    assert read_text("Melee   BAM:\n +2 Hits;Elusive") == read_text("Melee BAM: +2 Hits; Elusive")


@pytest.mark.parametrize(
    ("text", "italian"),
    [
        ("[Shadow Mode] Attack BAM: +2 Hits (Repeat 2)", "[Modalità Ombra] Attacco BAM: +2 Colpi (Ripetizione 2)"),
        ("Charge (Melee: +1 Attack Re-roll)", "Carica (Mischia: +1 Tiro di Attacco Ripetuto)"),
        ("Magic Defense DIAMOND: Attacker -1 red die", "Difesa Magica DIAMANTE: Attaccante -1 dado rosso"),
        ("Heal 2, each Hero in the Zone", "Cura 2, ogni Eroe nella Zona"),
        ("[Wounded 2] +1 Melee Action", "[Ferito 2] +1 Azione in Mischia"),
    ],
)
def test_the_notation_in_italian(text: str, italian: str) -> None:
    assert print_text(read_text(text), ITALIAN.say) == italian


@pytest.mark.parametrize(
    ("text", "column", "near"),
    [
        ("Melee BAM: +2 Kicks", 15, "Kicks"),
        ("Elusive; Jump 2", 10, "Jump 2"),
        ("[Full Moon] Melee: +1 Hit", 2, "Full Moon] Melee: +1 Hit"),
        ("Melee: +1 purple die", 11, "purple die"),
        ("Heal three", 6, "three"),
        ("Heal 2, nobody", 9, "nobody"),
        ("Heal", 5, ""),
        ("", 1, ""),
        ("Elusive;", 9, ""),
    ],
)
def test_a_text_that_is_not_understood(text: str, column: int, near: str) -> None:
    with pytest.raises(BadInput) as error:
        read_text(text, "cards.toml", 7)
    assert (error.value.source, error.value.line, error.value.column) == ("cards.toml", 7, column)
    assert f"at {near!r}; expected " in error.value.reason
    assert re.match(rf"cards\.toml:7:{column}: ", str(error.value))


def test_a_level_token_too_far() -> None:
    with pytest.raises(BadInput, match="-1, \\+0 or \\+1 from the Current Level, not \\+3") as error:
        read_text("Spawn a Guard, Level token +3", "events.toml", 4, 9)
    assert (error.value.line, error.value.column) == (4, 9)


@pytest.mark.parametrize("text", ["Gain 1 XP, one Enemy in the Zone", "Heal 2, each Mob", "Activate, each Hero", "Activate"])
def test_a_deed_for_whom_it_cannot_be(text: str) -> None:
    with pytest.raises(BadInput, match="Enemies"):
        read_text(text, "cards.toml", 7)


def test_the_page_on_cards_holds_the_whole_vocabulary() -> None:
    page = PAGE.read_text(encoding="utf-8")
    grammar = (Spoken().folder() / "cards.lark").read_text(encoding="utf-8")
    rules = "\n".join(line for line in grammar.split("\n") if not line.startswith(("//", "%")))
    words = {word for word in re.findall(r'"([A-Za-z][^"]*)"', rules) if word not in JOINTS}
    assert [word for word in sorted(words) if word not in page] == []
