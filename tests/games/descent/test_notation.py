"""The notation: every kind of sentence is understood, printed back as it was, and told with its place when it is broken."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import get_args

import pytest

from tenebra.games.descent.notation import read_text
from tenebra.games.descent.printing import print_meanings, print_text
from tenebra.games.descent.vocabulary import (
    KINDS,
    RANKED,
    Ability,
    AbilityName,
    Act,
    Attack,
    AttackType,
    Band,
    Bonus,
    Clause,
    Condition,
    Cost,
    Deed,
    DoubleDamage,
    DrainThreat,
    Effect,
    Familiar,
    Immune,
    Moment,
    Nova,
    Occasion,
    Plot,
    Power,
    PowerName,
    Scheme,
    SchemeVerb,
    Slay,
    Spawn,
    Stat,
    Target,
    Verb,
    Ward,
    When,
)
from tenebra.kernel import BadInput
from tenebra.kit.words import Words

rule = pytest.mark.rule


class Spoken:
    """The words of this game, without the game."""

    def folder(self) -> Traversable:
        return files("tenebra.games.descent")


PAGE = Path(__file__).parents[3] / "docs/descent/cards.md"
ENGLISH, ITALIAN = Words("en", Spoken()), Words("it", Spoken())


def one(text: str) -> Clause:
    """The only clause of a text, which also must print back as it is, and in Italian too."""
    clauses = read_text(text)
    assert print_text(clauses, ENGLISH.say) == text
    assert "⟨" not in print_text(clauses, ITALIAN.say)
    (clause,) = clauses
    return clause


# --- Attacks ---


@rule("DE-ATK-12")
def test_a_surge_ability_says_how_many_surges_it_costs() -> None:
    assert one("2 surges: +1 damage") == Attack((Bonus("damage", 1),), surges=2)
    assert one("1 surge: +1 damage and Pierce 1") == Attack((Bonus("damage", 1), Ability("pierce", 1)), surges=1)
    assert one("Pierce 2") == Attack((Ability("pierce", 2),))
    with pytest.raises(BadInput, match="not understood"):
        read_text("2 surges; +1 damage")


@pytest.mark.parametrize(
    ("printed", "when", "helped"),
    [
        ("", "", ("melee", "ranged", "magic")),
        ("Melee: ", "melee", ("melee",)),
        ("Ranged: ", "ranged", ("ranged",)),
        ("Magic: ", "magic", ("magic",)),
        ("Ranged or Magic: ", "ranged_or_magic", ("ranged", "magic")),
        ("Off-hand: ", "off_hand", ("melee",)),
    ],
)
def test_which_attacks_it_is_about(printed: str, when: When, helped: tuple[AttackType, ...]) -> None:
    clause = one(f"{printed}+1 damage")
    assert isinstance(clause, Attack)
    assert clause.when == when
    assert tuple(type for type in get_args(AttackType) if clause.helps(type)) == helped


def test_every_kind_of_attack_is_tried() -> None:
    assert len(get_args(When)) == 6


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("+1 damage", Bonus("damage", 1)),
        ("+2 range", Bonus("range", 2)),
        ("+1 surge", Bonus("surge", 1)),
        ("+2 surges", Bonus("surge", 2)),
        ("+1 power die", Bonus("power_die", 1)),
        ("+2 power dice", Bonus("power_die", 2)),
        ("double the damage", DoubleDamage()),
        ("kill an unnamed target", Slay()),
        ("the Overlord loses 2 Threat", DrainThreat(2)),
        ("hit every enemy you see within 1 space", Nova(1)),
        ("hit every enemy you see within 3 spaces", Nova(3)),
    ],
)
def test_effects(text: str, meant: Effect) -> None:
    clause = one(f"1 surge: {text}")
    assert isinstance(clause, Attack)
    assert clause.effects == (meant,)


@pytest.mark.parametrize("name", get_args(AbilityName))
def test_every_ability_is_understood_with_its_rank(name: AbilityName) -> None:
    printed = ENGLISH.say(f"ability-{name}")
    has_rank = name in RANKED
    assert one(f"{printed} 3" if has_rank else printed) == Attack((Ability(name, 3 if has_rank else 1),))
    with pytest.raises(BadInput):
        read_text(printed if has_rank else f"{printed} 3")


@pytest.mark.parametrize(
    ("printed", "condition"), [("adjacent target", "adjacent"), ("unseen target", "unseen"), ("no armor", "no_armor")]
)
def test_conditions(printed: str, condition: Condition) -> None:
    assert one(f"Magic: [{printed}] 1 surge: Pierce 2") == Attack((Ability("pierce", 2),), "magic", 1, condition)
    assert one(f"[{printed}] +1 armor") == Stat("armor", 1, condition=condition)


# --- Numbers, protection, company ---


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("+1 armor", Stat("armor", 1)),
        ("+1 armor against melee", Stat("armor", 1, "melee")),
        ("+2 armor against ranged", Stat("armor", 2, "ranged")),
        ("+1 armor against magic", Stat("armor", 1, "magic")),
        ("+4 maximum wounds", Stat("wounds", 4)),
        ("+2 maximum fatigue", Stat("fatigue", 2)),
        ("+2 speed", Stat("speed", 2)),
        ("+1 movement point each turn", Stat("movement_points", 1)),
        ("+2 movement points each turn", Stat("movement_points", 2)),
        ("Speed at most 4", Stat("speed_limit", 4)),
        ("Only 1 hand", Stat("hands", 1)),
        ("Only 3 hands", Stat("hands", 3)),
        ("Immune to Poison", Immune(("poison",))),
        ("Immune to Aura, Burn and Fear", Immune(("aura", "burn", "fear"))),
        ("For each wound of an attack roll a power die: a blank cancels it", Ward("blank")),
        ("For each wound of an attack roll a power die: a surge cancels it", Ward("surge")),
        ("For each wound of an attack roll a power die: an enhancement cancels it", Ward("enhancement")),
        ("Familiar: Boggs", Familiar(("boggs",))),
        ("Familiar: Skye", Familiar(("skye",))),
        ("Familiars: Mata and Kata", Familiar(("mata", "kata"))),
        ("Companion: Pico", Familiar(("pico",))),
    ],
)
def test_numbers_protection_and_company(text: str, meant: Clause) -> None:
    assert one(text) == meant


# --- Deeds ---


@pytest.mark.parametrize("moment", [moment for moment in get_args(Moment) if moment])
def test_every_moment_is_understood(moment: Moment) -> None:
    printed = ENGLISH.say(f"notation-moment-{moment}")
    assert one(f"{printed}: recover 1 fatigue") == Deed((Act("recover", 1),), moment)
    assert one(f"{printed}, 2 fatigue: +1 attack") == Deed((Act("attack", 1),), moment, Cost(fatigue=2))


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("1 fatigue", Cost(fatigue=1)),
        ("1 movement point", Cost(movement=1)),
        ("2 movement points, 1 fatigue", Cost(fatigue=1, movement=2)),
        ("1 wound", Cost(wounds=1)),
        ("2 wounds", Cost(wounds=2)),
        ("Exhaust", Cost(exhaust=True)),
        ("Discard", Cost(discard=True)),
        ("1 movement point, 2 fatigue, 3 wounds, exhaust, discard", Cost(2, 1, 3, exhaust=True, discard=True)),
    ],
)
def test_prices(text: str, cost: Cost) -> None:
    assert one(f"{text}: draw again") == Deed((Act("draw_again"),), cost=cost)


def test_no_part_of_a_price_is_named_twice() -> None:
    with pytest.raises(BadInput, match="each part of its price once"):
        read_text("1 fatigue, 2 fatigue: draw again")


ACTS: dict[Verb, tuple[str, ...]] = {
    "heal": ("heal 1 wound", "heal 3 wounds", "heal all wounds"),
    "recover": ("recover 2 fatigue", "recover all fatigue"),
    "cancel": ("cancel 1 wound", "cancel 2 wounds"),
    "attack": ("+1 attack", "+2 attacks"),
    "move": ("+1 movement point", "+3 movement points"),
    "move_half": ("half your speed in movement points",),
    "guard": ("place a Guard order",),
    "armor": ("+1 armor until your next turn",),
    "stun": ("a Stun token",),
    "slay": ("death",),
    "push": ("a push of 1 space", "a push of 2 spaces"),
    "drain_threat": ("the Overlord loses 1 Threat",),
    "coins": ("gain 50 coins",),
    "healing_potion": ("gain a healing potion",),
    "vitality_potion": ("gain a vitality potion",),
    "draw_again": ("draw again",),
}


def test_every_act_is_understood() -> None:
    assert list(ACTS) == list(get_args(Verb))
    for verb, texts in ACTS.items():
        for text in texts:
            number = re.search(r"\d+", text)
            assert one(f"Exhaust: {text}") == Deed((Act(verb, int(number[0]) if number else 0),), cost=Cost(exhaust=True))


def test_every_target_is_understood() -> None:
    for target in get_args(Target):
        if target != "self":
            reach = 3 if target.endswith("within") else 0
            printed = ENGLISH.say(f"notation-target-{target}", number=3)
            deed = Deed((Act("heal", 1), Act("recover", 0)), "start", target=target, reach=reach)
            assert one(f"At the start of your turn: heal 1 wound and recover all fatigue, {printed}") == deed


# --- One of a kind ---


@pytest.mark.parametrize("name", get_args(PowerName))
def test_every_power_is_understood(name: PowerName) -> None:
    for number in (1, 2):
        printed = ENGLISH.say(f"notation-power-{name}", number=number, signed=f"+{number}")
        has_number = printed != ENGLISH.say(f"notation-power-{name}", number=9, signed="+9")
        assert one(printed) == Power(name, number if has_number else 0)


# --- Overlord cards ---


@rule("DE-NAM-37")
@pytest.mark.parametrize("occasion", get_args(Occasion))
def test_every_occasion_is_understood(occasion: Occasion) -> None:
    printed = ENGLISH.say(f"notation-occasion-{occasion}")
    assert one(f"{printed}: his turn ends") == Plot(occasion, (Scheme("end_turn"),))


SCHEMES = {
    "the attack is aimed": Scheme("aim"),
    "the monster dodges": Scheme("dodge"),
    "the monster's speed is doubled": Scheme("haste"),
    "the monster may attack twice as often": Scheme("frenzy"),
    "heroes see only 5 spaces far until your next turn": Scheme("dim", 5),
    "he suffers 2 wounds": Scheme("wounds", 2),
    "a pit opens under him": Scheme("pit"),
    "a rock takes his space": Scheme("rock"),
    "his turn ends": Scheme("end_turn"),
    "he gets a Stun token": Scheme("stun"),
    "he becomes a monkey": Scheme("monkey"),
    "a Leader Beastman springs out next to him and attacks": Scheme("ambush", monster="beastman", rank="leader"),
    "he makes an attack that you declare": Scheme("charm"),
}


def test_every_scheme_is_understood() -> None:
    assert {scheme.verb for scheme in SCHEMES.values()} == set(get_args(SchemeVerb))
    for text, scheme in SCHEMES.items():
        assert one(f"Play before a hero's turn: {text}") == Plot("hero_turn", (scheme,))
    both = one("Play before a hero's turn: his turn ends and he gets a Stun token")
    assert both == Plot("hero_turn", (Scheme("end_turn"), Scheme("stun")))


def test_wounds_say_whom_and_what_saves() -> None:
    assert one(
        "Play when a hero opens a door: each hero next to the door suffers 4 wounds (1 fewer for each surge on 4 power dice)"
    ) == Plot("hero_opens_door", (Scheme("wounds", 4, "door", 1, 4),))
    assert one("Play when a hero opens a chest: he and each adjacent hero suffer 1 wound") == Plot(
        "hero_opens_chest", (Scheme("wounds", 1, "hero_and_adjacent"),)
    )
    assert one("Play when a hero enters a space: unless he rolls a blank on 1 power die, he becomes a monkey") == Plot(
        "hero_enters", (Scheme("monkey"),), 1
    )


@rule("DE-NAM-33")
def test_a_spawn_names_its_monsters() -> None:
    bands = (Band("beastman", 2), Band("beastman", 1, "leader"))
    assert one("2 Beastmen + 1 Leader Beastman") == Spawn(bands)
    for kind in KINDS:
        several = f"3 {ENGLISH.say(f'monster-{kind}.plural')} + 2 {ENGLISH.say(f'monster-{kind}.leaders')}"
        assert one(several) == Spawn((Band(kind, 3), Band(kind, 2, "leader")))
        assert one(f"1 {ENGLISH.say(f'monster-{kind}')}") == Spawn((Band(kind, 1),))


# --- Language and errors ---


def test_what_the_abilities_of_a_text_mean() -> None:
    said = print_meanings(read_text("Pierce 2; 1 surge: Pierce 1 and Stun; +1 armor; Immune to Web"), ENGLISH.say)
    assert [word for word in ("Pierce:", "Stun:", "Web:", "armor:") if word in said] == ["Pierce:", "Stun:", "Web:"]
    assert said.count("Pierce:") == 1
    assert print_meanings(read_text("+1 armor"), ENGLISH.say) == ""
    assert "⟨" not in print_meanings(read_text("Pierce 2; Immune to Web"), ITALIAN.say)


def test_spaces_and_line_breaks_do_not_matter() -> None:
    assert read_text("2   surges:\n +1 damage;Aura") == read_text("2 surges: +1 damage; Aura")


@pytest.mark.parametrize(
    ("text", "italian"),
    [
        ("2 surges: +1 damage; Off-hand: +1 surge", "2 Scariche: +1 danno; Disinvoltura: +1 Scarica"),
        ("Immune to Aura and Web", "Immune ad Aura e Rete"),
        ("Exhaust: heal 1 wound, you or an adjacent hero", "Esaurisci: cura 1 ferita, tu o un eroe adiacente"),
        ("2 Skeletons + 1 Leader Skeleton", "2 Scheletri + 1 Scheletro Leader"),
    ],
)
def test_the_notation_in_italian(text: str, italian: str) -> None:
    assert print_text(read_text(text), ITALIAN.say) == italian


@pytest.mark.parametrize(
    ("text", "column", "near"),
    [
        ("2 surges: +1 kick", 14, "kick"),
        ("Aura; Jump 2", 7, "Jump 2"),
        ("[full moon] +1 armor", 2, "full moon] +1 armor"),
        ("Exhaust: heal three wounds", 15, "three wounds"),
        ("When you Battle, 2 coins: +1 attack", 20, "coins: +1 attack"),
        ("2 Beastmen + 1 Rabbit", 16, "Rabbit"),
        ("1 surge:", 9, ""),
        ("", 1, ""),
        ("Aura;", 6, ""),
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
    assert len(words) > 150
    assert [word for word in sorted(words) if word not in page] == []
