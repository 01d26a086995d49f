"""Actions that Skills and cards add (MD-SKL, MD-ITM): extra ones of a kind, Safe Shot, free movement, Teleport and Command."""

from typing import Any

import pytest

from tests.games.massive_darkness.duel import BOW, DUMMY, SWORD
from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule

LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
DARTS = card("free-darts", "hand", ranged="1 yellow")
BOOTS = card("free-boots", category="consumable", text="Free Movement 3")
SCROLL = card("free-scroll", category="consumable", text="Free Teleport 2")
WHISTLE = card("free-whistle", category="consumable", text="Free Command")
HORN = card("free-horn", text="Command")
JUNK = ["free-junk.1", "free-junk.2", "free-junk.3"]
card("free-junk")
ORC: dict[str, Any] = {"orc": {"card": DUMMY, "zone": "A1"}}


def trapped(text: str) -> Table:
    """Owen turns three cards into a Trap that does all this, one after the other."""
    trap = card(f"free-trap-{text.replace(' ', '-').lower()}", category="consumable", keyword="trap", text=text, level=2)
    table = Table(LINE, {"owen": {"pack": list(JUNK)}, "elias": {"zone": "C1"}}, decks={"treasure-2": [trap]})
    return table.play("transmute", "pick free-junk.1", "pick free-junk.2")


def actions(table: Table) -> int:
    assert table.state.activation is not None
    return table.state.activation.actions


@rule("MD-SKL-02", "MD-RUL-83", "MD-HPH-02")
@pytest.mark.parametrize(
    ("bonus", "attacks"),
    [("melee", ["melee near"]), ("ranged", ["ranged far"]), ("combat", ["melee near", "ranged far"]), ("movement", [])],
)
def test_an_extra_action_of_a_kind_offers_only_what_it_pays_for(bonus: str, attacks: list[str]) -> None:
    foes = {"near": {"card": DUMMY, "zone": "A1"}, "far": {"card": DUMMY, "zone": "B1"}}
    table = Table(ROOM, {"owen": {"hands": [SWORD, DARTS]}}, foes, actions=0, bonus={bonus: 1})
    assert [option for option in table.options() if option.split()[0] in ("melee", "ranged", "magic")] == attacks
    for option in {"melee near", "ranged far"} - set(attacks):
        assert table.refusal(option) == "MD-HPH-02"


@rule("MD-SKL-13", "MD-RUL-38")
@pytest.mark.parametrize(
    "hero",
    [
        {"calling": "nightshade-ranger", "skills": {"nightshade-ranger.safe-shot": 2}, "hands": [SWORD]},
        {"calling": "fury-paladin", "hands": [BOW]},
    ],
)
def test_a_safe_shot_needs_the_skill_and_a_ranged_weapon(hero: dict[str, Any]) -> None:
    table = Table(LINE, {"owen": hero}, {"orc": {"card": DUMMY, "zone": "C1"}}, level=4)
    assert not any(option.startswith("safeshot") for option in table.options())
    assert table.refusal("safeshot B1") == "MD-RUL-38"


@rule("MD-SKL-13", "MD-SKL-14")
def test_a_hero_who_is_held_shoots_from_next_door_as_if_elusive() -> None:
    shot = card("free-held-shot", text="Safe Shot")
    table = Table(LINE, {"owen": {"zone": "A1", "pack": [shot], "hands": [BOW]}}, {"orc": {"card": DUMMY, "zone": "A1"}})
    assert (table.may("safeshot B1"), table.may("move B1")) == (True, False)


@rule("MD-MOV-01", "MD-RUL-37", "MD-RUL-38", "MD-SKL-12")
def test_nobody_goes_to_a_zone_that_is_not_on_the_map() -> None:
    tricks = [card("free-charge", text="Charge"), card("free-shot", text="Safe Shot"), card("free-blink", text="Teleport 2")]
    foes = {"orc": {"card": DUMMY, "zone": "A1"}, "other": {"card": DUMMY, "zone": "D1"}}
    table = Table(LINE, {"owen": {"zone": "B1", "hands": [SWORD, DARTS], "pack": tricks}}, foes)
    assert {"move A1", "charge A1", "safeshot A1", "teleport A1"} <= set(table.options())
    refused = [table.refusal(f"{verb} Z9") for verb in ("move", "charge", "safeshot", "teleport")]
    assert refused == ["MD-MOV-01", "MD-RUL-37", "MD-RUL-38", "MD-SKL-12"]


@rule("MD-ITM-02", "MD-ITM-03", "MD-MVA-02")
def test_a_card_gives_a_movement_action_that_costs_nothing() -> None:
    table = Table(LINE, {"owen": {"pack": [BOOTS]}}).play(f"use {BOOTS}")
    assert (table.prompt, table.options()) == ("movement", ["move B1", "stop"])
    assert table.refusal("trade") == "MD-MVA-02"
    table.play("move B1", "move C1", "move D1")
    assert (table.prompt, table.hero("owen").zone, actions(table)) == ("activation", "D1", 3)
    assert table.hero("owen").pack == []


@rule("MD-RES-02", "MD-STN-02", "MD-ITM-05")
@pytest.mark.parametrize("gift", ["Free Movement 2", "Free Teleport 2"])
def test_a_killed_hero_goes_nowhere(gift: str) -> None:
    table = trapped(f"Suffer 9 Wounds; {gift}")
    assert table.hero("owen").is_dead
    assert table.session.is_over
    assert table.told("Moved") == table.told("MovementBegan") == []


@rule("MD-STN-02", "MD-ITM-05")
def test_a_stunned_hero_gets_no_movement_action() -> None:
    table = trapped("Stun; Free Movement 2")
    assert table.prompt == "reorganize"
    assert table.told("MovementBegan") == []


@rule("MD-SKL-12", "MD-RUL-38", "MD-ITM-03", "MD-SKL-14")
def test_a_card_teleports_past_enemies_without_an_action_or_not_at_all() -> None:
    foes = {**ORC, "other": {"card": DUMMY, "zone": "B1"}}
    table = Table(LINE, {"owen": {"pack": [SCROLL]}}, foes).play(f"use {SCROLL}")
    assert (table.prompt, table.options()) == ("teleport", ["pass", "place B1", "place C1"])
    twin = table.session.fork()
    table.play("place C1")
    assert (table.hero("owen").zone, actions(table)) == ("C1", 3)
    assert (table.last("Moved").rule, table.last("Moved").also) == ("MD-SKL-12", ("MD-RUL-38",))
    twin.choose("pass")
    assert twin.state.heroes["owen"].zone == "A1"


@rule("MD-SKL-07", "MD-RUL-71", "MD-CTR-07", "MD-ITM-03")
def test_a_card_commands_another_hero_besides_the_skill() -> None:
    heroes: dict[str, Any] = {"owen": {"pack": [WHISTLE, HORN]}, "elias": {"zone": "C1"}, "sibyl": {"hands": [SWORD]}}
    table = Table(LINE, heroes, ORC, dice=["1"]).play(f"use {WHISTLE}")
    assert (table.prompt, table.asked, table.options()) == ("command-whom", "owen", ["choose elias", "choose sibyl"])
    table.play("choose sibyl")
    assert (table.prompt, table.asked) == ("command", "sibyl")
    table.play("melee orc")
    assert table.enemy("orc").health == 59
    assert (table.asked, actions(table)) == ("owen", 3)
    assert table.state.activation is not None
    assert table.state.activation.attacked == []
    assert table.may("command sibyl")


@rule("MD-CTR-07", "MD-SKL-07", "MD-TRD-02")
def test_whatever_a_commanded_hero_does_nobody_answers_and_the_commander_goes_on() -> None:
    heroes: dict[str, Any] = {"owen": {"pack": [HORN]}, "sibyl": {"hands": [SWORD]}}

    def after(*choices: str) -> Table:
        table = Table(LINE, heroes, ORC).play("command sibyl")
        assert table.refusal("melee nobody") == "MD-CAC-05"
        table.play(*choices)
        assert (table.asked, table.prompt, actions(table)) == ("owen", "activation", 2)
        assert (table.told("CounterattackBegan"), table.enemy("orc").zone) == ([], ORC["orc"]["zone"])
        return table

    assert after("nothing").hero("sibyl").hands == [SWORD]
    assert after("trade", "owen: ready", f"sibyl: unequip {SWORD}", "sibyl: ready").hero("sibyl").hands == []


@rule("MD-RUL-71", "MD-RES-02")
def test_a_free_command_needs_another_living_hero() -> None:
    dead = {"is_dead": True, "health": 0}
    alone = Table(LINE, {"owen": {"pack": [WHISTLE]}, "elias": dead})
    assert alone.refusal(f"use {WHISTLE}") == "MD-ITM-02"
    one = Table(LINE, {"owen": {"pack": [WHISTLE]}, "elias": dead, "sibyl": {}}).play(f"use {WHISTLE}")
    assert (one.prompt, one.asked) == ("command", "sibyl")


@rule("MD-CND-01", "MD-ITM-02", "MD-CND-06")
@pytest.mark.parametrize(("zone", "health"), [("c", 4), ("C", 2)])
def test_what_stands_behind_a_condition_is_done_only_if_it_is_met(zone: str, health: int) -> None:
    tea = card("free-tea", category="consumable", text="[Shadow Mode] Heal 2; Gain 1 XP")
    table = Table(f"+-+\n|{zone}|\n+-+", {"owen": {"pack": [tea], "health": 2}}).play(f"use {tea}")
    assert (table.hero("owen").health, table.hero("owen").xp) == (health, 1)


@rule("MD-SPW-06", "MD-RUL-24", "MD-ENP-01")
def test_all_enemies_that_a_card_rouses_act() -> None:
    drum = card("free-drum", category="consumable", keyword="trap", text="Activate, each Enemy", level=2)
    flayers = foe("free-flayers", "orc-flayers", melee="1 red", minions=1)
    foes = {"orc": {"card": DUMMY, "zone": "D1"}, "flayers": {"card": flayers, "zone": "E1"}}
    table = Table(LINE, {"owen": {"pack": list(JUNK)}}, foes, decks={"treasure-2": [drum]})
    table.play("transmute", "pick free-junk.1", "pick free-junk.2")
    assert (table.prompt, table.options()) == ("activate", ["activate orc", "activate flayers"])
    table.play("activate flayers")
    assert [e.enemy for e in table.told("EnemyActivated")] == ["flayers", "orc"]
    assert (table.enemy("orc").zone, table.enemy("flayers").zone) == ("B1", "C1")
