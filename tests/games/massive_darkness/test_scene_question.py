"""The question of a scene: chances that are exact, prices, warnings, what cannot be done, what Enemies are going to do."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.dice import DICE, read_pool
from tenebra.games.massive_darkness.forecast import forecast, strength_odds
from tenebra.games.massive_darkness.options import Reroll
from tenebra.kit.odds import percent
from tenebra.kit.words import Words
from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule
from tests.games.scenery import choice, scene

SWORD = card("odds-sword", "hand", melee="1 red + 1 yellow")
FIRE = card("odds-fire", "hand", "Melee BAM: +2 Hits", melee="1 red")
KEEN = card("odds-keen", "hand", "Melee: +1 Hit", melee="1 red")
BREAKER = card("odds-breaker", "hand", "Melee: Defender -1 Defense die", melee="1 yellow")
BOW = card("odds-bow", "two_hands", ranged="2 yellow")
MAIL = card("odds-mail", "body", defense="1 green")
PLAIN = foe("odds-plain", "orc-agent", melee="1 yellow", defense="1 blue", health=3)
WARDED = foe("odds-warded", "orc-agent", "Defense BAM: +2 Shields", melee="1 yellow", defense="1 green", health=3)
SHARP = foe("odds-sharp", "orc-agent", "Melee BAM: +1 Wound", melee="1 red", defense="1 blue", health=3)
RATS = foe("odds-rats", melee="1 yellow", defense="1 blue", health=2, minions=2)
ARCHERS = foe("odds-archers", "goblin-archers", ranged="2 yellow", health=1, minions=1)
ROW = "+-+-+-+-+\n|C c c C|\n+-+-+-+-+"


def duel(weapon: str, enemy: str, **hero: Any) -> Table:
    return Table(ROOM, {"owen": {"hands": [weapon], **hero}}, {"orc-agent-1": {"card": enemy, "zone": "A1"}})


def by_the_rules(weapon: str, enemy: str, dice: tuple[str, ...]) -> tuple[list[Fraction], Fraction]:
    """The Wounds and deaths of every way the dice can fall, each fought out by the rules themselves."""
    wounds: Counter[int] = Counter()
    kills = 0
    for faces in product(*(sorted(set(DICE[die].faces)) for die in dice)):
        weight = 1
        for die, face in zip(dice, faces, strict=True):
            weight *= DICE[die].faces.count(face)
        rolled = [" ".join(faces)]
        heroes = {"owen": {"hands": [weapon]}}
        table = Table(ROOM, heroes, {"orc-agent-1": {"card": enemy, "zone": "A1"}}, dice=rolled)
        table.play("melee orc-agent-1")
        while table.prompt in ("enchant", "reroll", "window"):
            table.play("pass")
        suffered = table.last("CombatSettled").wounds
        wounds[suffered] += weight
        kills += weight if table.told("GuardianKilled") or table.told("MinionKilled") else 0
    total = 6 ** len(dice)
    return [Fraction(wounds[n], total) for n in range(max(wounds) + 1)], Fraction(kills, total)


@rule("MD-DMG-01")
@pytest.mark.parametrize(
    ("weapon", "enemy", "dice"),
    [
        (SWORD, PLAIN, ("red", "yellow", "blue")),
        (SWORD, WARDED, ("red", "yellow", "green")),
        (KEEN, PLAIN, ("red", "blue")),
        (FIRE, PLAIN, ("red", "blue")),
        (BREAKER, PLAIN, ("yellow",)),
        (SWORD, RATS, ("red", "yellow", "blue")),
    ],
)
def test_a_forecast_is_what_the_rules_make_of_every_roll(weapon: str, enemy: str, dice: tuple[str, ...]) -> None:
    chances, kills = by_the_rules(weapon, enemy, dice)
    found = forecast(duel(weapon, enemy).state, "owen", "orc-agent-1", "melee")
    assert list(found.odds) == chances
    assert found.kill == kills
    assert found.hit == 1 - chances[0]


@rule("MD-ENC-08")
def test_the_attack_of_an_enemy_counts_the_enchantments_it_triggers() -> None:
    heroes, foes = {"owen": {"body": MAIL}}, {"orc-agent-1": {"card": SHARP, "zone": "A1"}}
    wounds: Counter[int] = Counter()
    for attack, defense in product(DICE["red"].faces, DICE["green"].faces):
        table = Table(ROOM, heroes, foes, turn="", phase="enemies", dice=[f"{attack} {defense}"])
        wounds[table.last("CombatSettled").wounds] += 1
    found = forecast(Table(ROOM, heroes, foes).state, "orc-agent-1", "owen", "melee")
    assert (str(found.attack), str(found.defence)) == ("1 red", "1 green")
    assert list(found.odds) == [Fraction(wounds[n], 36) for n in range(max(wounds) + 1)]
    assert found.left_out == ()


def test_what_a_player_may_choose_is_named_and_not_counted() -> None:
    seen = scene(duel(FIRE, PLAIN).session, "owen")
    (chances,) = choice(seen, "melee orc-agent-1").forecasts
    assert forecast(duel(FIRE, PLAIN).state, "owen", "orc-agent-1", "melee").left_out == ("card:odds-fire.1#0",)
    assert "Not counted" in chances.text
    assert (chances.attack, chances.defence) == (("sword-red",), ("shield-blue",))


def test_the_chances_on_the_page_are_those_of_the_view() -> None:
    table = duel(SWORD, PLAIN)
    (chances,) = choice(scene(table.session, "owen"), "melee orc-agent-1").forecasts
    exact = forecast(table.state, "owen", "orc-agent-1", "melee")
    assert (chances.hit, chances.kill) == (percent(exact.hit), percent(exact.kill))
    assert chances.chances == tuple(percent(chance) for chance in exact.odds)
    assert choice(scene(table.session, "owen"), "trade").forecasts == ()


def test_dice_have_exact_odds_of_their_own() -> None:
    assert strength_odds(read_pool("1 red")) == (Fraction(1, 6), Fraction(2, 6), Fraction(2, 6), Fraction(1, 6))


def test_an_enchantment_says_what_it_would_come_to() -> None:
    table = Table(ROOM, {"owen": {"hands": [FIRE]}}, {"orc-agent-1": {"card": PLAIN, "zone": "A1"}}, dice=["2+bam 1"])
    table.play("melee orc-agent-1")
    assert table.prompt == "enchant"
    seen = scene(table.session, "owen")
    assert choice(seen, "trigger card:odds-fire.1#0").note.endswith("3 Wounds")
    assert choice(seen, "pass").note == "1 Wound"
    table.play("trigger card:odds-fire.1#0")
    assert table.last("CombatSettled").wounds == 3


@rule("MD-MOV-03", "MD-DOOR-03")
def test_steps_into_danger_and_doors_of_chambers_carry_a_warning() -> None:
    drawn = "+-+-+-+\n|C c D r|\n+-+-+-+".replace("|C c D r|", "|C cDr|")
    table = Table(drawn, {"owen": {"zone": "B1"}}, {"orc-agent-1": {"card": PLAIN, "zone": "A1"}})
    seen = scene(table.session, "owen")
    assert "Orc Agent" in choice(seen, "move A1").warn
    assert "Door card" in choice(seen, "open B1-C1").warn
    assert choice(seen, "open B1-C1").at == ("B1-C1",)


def test_what_cannot_be_done_comes_with_its_rule() -> None:
    table = Table(ROW, {"owen": {"hands": [BOW], "pack": []}}, {"orc-agent-1": {"card": PLAIN, "zone": "A1"}})
    seen = scene(table.session, "owen")
    assert seen.question is not None
    refused = {entry.label: entry.rule for entry in seen.question.not_now}
    assert refused["Ranged"] == "MD-CAC-03"
    assert refused["Move"] == "MD-MOV-03"
    assert refused["Pick up"] == "MD-PCK-01"
    assert refused["Transmute"] == "MD-TRN-01"
    assert refused["Signature"] == "MD-SIG-01"
    assert len(refused) == len(seen.question.not_now), "nothing is told twice"
    assert "Melee" not in refused, "without a weapon nobody expects it"


@rule("MD-TGT-03", "MD-TGT-08", "MD-TGT-09", "MD-TGT-10")
@pytest.mark.parametrize(
    ("heroes", "what", "target", "path", "cited"),
    [
        ({"owen": {"zone": "A1", "xp": 1}, "elias": {"zone": "C1"}}, "will attack Owen", "owen", (), "MD-TGT-03"),
        ({"owen": {"zone": "A1"}, "elias": {"zone": "C1"}}, "Owen or Elias, you choose", "", (), "MD-TGT-03"),
    ],
)
def test_enemies_announce_whom_they_will_attack(heroes: Any, what: str, target: str, path: Any, cited: str) -> None:
    table = Table(ROW, heroes, {"goblin-archers-1": {"card": ARCHERS, "zone": "D1"}}, whole_round=True)
    (intention,) = scene(table.session, "owen").intentions
    assert what in intention.text
    assert (intention.target, intention.path, intention.rule) == (target, path, cited)


@rule("MD-SHA-04", "MD-TGT-09", "MD-TGT-10")
def test_enemies_walk_to_heroes_in_the_light_and_patrol_past_those_in_the_dark() -> None:
    bend = "+-+-+-+\n|c c C|\n+ +-+-+\n|{} c c|\n+-+-+-+"
    foes = {"orc-agent-1": {"card": PLAIN, "zone": "C2"}}
    lit = Table(bend.format("c"), {"owen": {"zone": "C1"}}, foes, whole_round=True)
    (intention,) = scene(lit.session, "owen").intentions
    assert (intention.path, intention.rule) == (("B2", "A2"), "MD-TGT-09")
    dark = Table(bend.format("c"), {"owen": {"zone": "B1"}}, foes, whole_round=True, mission={"start": "A2"})
    (intention,) = scene(dark.session, "owen").intentions
    assert (intention.target, intention.path, intention.rule) == ("", ("B2", "A2"), "MD-TGT-10")


@pytest.mark.parametrize("zones", [("A1", "D1"), ("B1", "D1"), ("C1", "D1"), ("A1", "B1")])
def test_an_announced_attack_is_the_one_that_comes(zones: tuple[str, str]) -> None:
    hero, enemy = zones
    heroes = {"owen": {"zone": hero}}
    foes = {"goblin-archers-1": {"card": ARCHERS, "zone": enemy}}
    table = Table(ROW, heroes, foes, turn="", phase="enemies", dice=["1 1"])
    said = Table(ROW, heroes, foes, whole_round=True)
    (intention,) = scene(said.session, "owen").intentions
    attacks = table.told("AttackDeclared")
    assert [attack.defender for attack in attacks] == ([intention.target] if intention.target else [])
    assert [moved.to for moved in table.told("Moved")] == list(intention.path)


def test_what_is_left_is_said_once_and_dice_are_called_by_where_they_lie() -> None:
    table = Table(ROOM, {"owen": {"hands": [SWORD]}}, actions=1)
    question = scene(table.session, "owen").question
    assert question is not None
    assert question.prompt == "Owen, take the last Action"
    assert [fact.label for fact in question.left] == ["1 Action left"]
    teller = GAME.open_teller(Words("en", GAME), table.session.state)
    assert teller.option(Reroll("defense", "1.3")) == "Roll Defense dice again: 1, 3"
