"""Commanders (DR-CMD), Bosses (DR-BOS), Attack cards and Scenario cards; how Monsters come (DR-MON-07 to DR-MON-12)."""

from __future__ import annotations

from typing import Any

from tenebra.games.drunagor.content.foes import attack_cards, attack_deck
from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table, rule

TWO = {"vorn": {"at": "C1", "health": 9}, "elros": {"at": "H6", "health": 5}}


def card(name: str, heroes: dict[str, dict[str, Any]] | None = None, monster: str = "bane-1", **more: Any) -> Table:
    """The turn of an Attack card; nobody reacts."""
    own = {"at": "A1", "health": 40, "attacks": [name], **more.pop("own", {})}
    table = Table(floor(8, 6), heroes=heroes or TWO, monsters={monster: own, **more.pop("others", {})}, turn=name, **more)
    return let_pass(table)


def let_pass(table: Table) -> Table:
    while table.prompt.startswith("tie-") or table.prompt == "reaction":
        table.play("pass")
    return table


def arrival(do: list[str], heroes: dict[str, dict[str, Any]] | None = None, **more: Any) -> Table:
    """A round begins, and a rule of the Adventure summons."""
    sheet = {"rules": [{"on": "round 2", "do": do}]}
    return let_pass(Table(floor(8, 6), heroes=heroes or TWO, next="round", round=2, sheet=sheet, **more))


@rule("DR-CMD-01", "DR-CMD-02", "DR-CMD-03", "DR-CMD-08", "DR-CRD-10", "DR-NUM-05", "DR-RUL-75")
def test_a_commander_comes_with_health_by_its_power_and_a_card_for_each_hero() -> None:
    table = arrival(["summon 1 bane at A1"], {**TWO, "maya": {"at": "H1"}})
    bane = next(monster for monster in table.state.monsters.values() if monster.card == "bane")
    assert bane.health == 8 * 3
    assert len(bane.attacks) == 3
    for attack in bane.attacks:
        assert attack in table.state.track[attack_cards()[attack].position]
    drawn = table.last("AttackCardsDrawn")
    assert (drawn.monster, drawn.rule) == (bane.id, "DR-CMD-02")
    assert drawn.also == ("DR-CMD-08", "DR-CRD-10", "DR-RUL-75")
    assert set(drawn.cards) <= set(attack_deck("commander"))
    assert len({attack_cards()[attack].position for attack in drawn.cards}) == 3


@rule("DR-CMD-04", "DR-RUL-78")
def test_an_attack_card_is_no_turn_of_the_commander() -> None:
    table = card("soul-tithe", runes={"blue": 1}, own={"tokens": {"bleed": 2}})
    assert table.monster("bane-1").tokens == {"bleed": 2}
    assert table.monster("bane-1").health == 40
    assert not table.told("Prepared")
    assert [event.card for event in table.told("TurnBegan")] == ["soul-tithe"], "of the card, not of Bane"
    (resolved,) = table.told("CardResolved")
    assert (resolved.card, resolved.monster, resolved.rule) == ("soul-tithe", "bane-1", "DR-CMD-03")
    assert table.told("AttackDeclared"), "but it happens"
    gone = Table(floor(8, 6), heroes=TWO, monsters={"bane-1": {"at": "A1", "health": 40, "attacks": ["haste"]}}, turn="haste")
    assert let_pass(gone).told("Prepared"), "HASTE alone is an activation"


@rule("DR-CMD-03", "DR-CMD-07", "DR-MKW-15", "DR-RNK-05")
def test_x_counts_runes_of_the_cards_own_colour() -> None:
    heroes = {"vorn": {"at": "C1", "health": 9}, "elros": {"at": "H6", "health": 8, "curses": ["backstab"]}}
    table = card("soul-tithe", heroes, runes={"blue": 3, "grey": 1})
    assert table.hero("elros").health == 5
    assert table.hero("vorn").health == 9
    (resolved,) = table.told("CardResolved")
    assert (resolved.card, resolved.monster) == ("soul-tithe", "bane-1")


@rule("DR-RUL-73", "DR-MKW-15", "DR-CMD-03")
def test_no_rune_no_effect() -> None:
    table = card("soul-tithe")
    assert not table.told("AttackDeclared")
    (resolved,) = table.told("CardResolved")
    assert {"DR-MKW-15", "DR-RUL-73", "DR-RUL-78"} <= {*resolved.also}
    assert card("soul-tithe", runes={"blue": 3}).last("HitsFixed").damage == {"vorn": 3}
    assert card("come-here").last("HitsFixed").damage == {"vorn": 2}, "a printed number asks for no Rune"
    assert not card("wall-of-bone").monster("bane-1").tokens


@rule("DR-CMD-03")
def test_a_passive_card_always_holds_and_is_skipped() -> None:
    heroes = {"vorn": {"at": "B1", "health": 14}}
    own = {"at": "A1", "health": 40, "attacks": ["whetted-hate"]}
    table = Table(floor(8, 6), heroes=heroes, monsters={"bane-1": own}, turn="bane", runes={"green": 2}, stop=False)
    assert table.last("HitsFixed").damage == {"vorn": 7}
    let_pass(table)
    assert "whetted-hate" not in [event.card for event in table.told("CardReached")]


@rule("DR-CMD-04", "DR-NAM-37")
def test_haste_activates_the_commander() -> None:
    table = card("haste", own={"tokens": {"burn": 1}})
    assert table.monster("bane-1").health == 39
    assert table.last("AttackDeclared").targets[0] == "vorn"


@rule("DR-CMD-05", "DR-EFF-01")
def test_a_commander_can_be_healed_beyond_any_maximum() -> None:
    table = card("red-harvest", runes={"red": 4})
    assert table.monster("bane-1").health == 44


@rule("DR-CMD-06", "DR-BOS-04", "DR-DRK-21")
def test_darkness_adds_nothing_to_attack_cards() -> None:
    table = card("come-here", darkness="A1")
    assert table.last("HitsFixed").damage == {"vorn": 2}
    assert [(event.card, event.monster) for event in table.told("CardResolved")] == [("come-here", "bane-1")]


@rule("DR-CMD-04")
def test_ranges_are_measured_from_where_the_commander_stands() -> None:
    heroes = {"vorn": {"at": "C1", "health": 9}, "elros": {"at": "H6", "health": 8}}
    table = card("cinder-tithe", heroes, runes={"orange": 2})
    assert (table.hero("vorn").health, table.hero("elros").health) == (7, 8)


@rule("DR-RUL-74", "DR-INI-09")
def test_attack_cards_leave_with_their_commander() -> None:
    own = {"at": "A1", "health": 1, "tokens": {"bleed": 1}, "attacks": ["haste", "soul-tithe"]}
    table = let_pass(Table(floor(8, 6), heroes=TWO, monsters={"bane-1": own}, turn="bane"))
    assert not any(card in attack_cards() for cards in table.state.track.values() for card in cards)
    (defeated,) = table.told("MonsterDefeated")
    assert (defeated.monster, defeated.also) == ("bane-1", ("DR-RUL-74",))
    plain = {"executioner-1": {"at": "A1", "health": 1, "tokens": {"bleed": 1}}}
    other = let_pass(Table(floor(8, 6), heroes=TWO, monsters=plain, turn="executioner.rookie"))
    assert other.last("MonsterDefeated").also == ()


@rule("DR-MON-03", "DR-CMD-03", "DR-RUL-18")
def test_minions_are_called_to_the_commanders_side() -> None:
    table = card("call-the-fallen")
    minion = table.monster("skeleton-minion-1")
    assert minion.health == 3
    assert minion.space in ("A2", "B1", "B2")
    assert "skeleton-minion" in table.state.track["orange-up"]


@rule("DR-BOS-01", "DR-BOS-02", "DR-BOS-03", "DR-CRD-11")
def test_a_boss_has_all_its_cards_and_health_for_each_hero() -> None:
    table = arrival(["summon 1 undead-king at A1"])
    king = table.monster("undead-king-1")
    assert king.health == 50
    assert sorted(king.attacks) == ["black-edict", "crown-of-frost", "long-shadow", "nobody-leaves", "the-levy"]
    lying = [one for cards in table.state.track.values() for one in cards if one in attack_cards()]
    assert sorted(lying) == sorted(king.attacks)


@rule("DR-BOS-04", "DR-EFF-10")
def test_a_boss_card_with_conditions_bound_to_its_damage() -> None:
    heroes = {"elros": {"at": "C1", "health": 9}, "maya": {"at": "H6", "health": 5}}
    table = card("crown-of-frost", heroes, "undead-king-1", runes={"blue": 2})
    assert (table.hero("elros").health, table.hero("elros").tokens) == (7, {"slow": 1, "stun": 1})
    assert table.hero("maya").tokens == {"slow": 1}
    assert [(event.card, event.monster) for event in table.told("CardResolved")] == [("crown-of-frost", "undead-king-1")]


@rule("DR-INI-12", "DR-CRD-12", "DR-MON-03")
def test_a_monster_raid_summons_out_of_the_darkness() -> None:
    table = let_pass(
        Table(floor(8, 6, {"*": "A1 H6"}), heroes={"vorn": {"at": "F6"}}, cards=["monster-raid"], turn="monster-raid")
    )
    assert table.monster("skeleton-minion-1").space == "H6"
    assert [(event.card, event.rule) for event in table.told("CardResolved")] == [("monster-raid", "DR-INI-12")]
    dark = let_pass(
        Table(floor(8, 6, {"*": "A1"}), heroes={"vorn": {"at": "F6"}}, cards=["monster-raid"], turn="monster-raid", small="F5")
    )
    assert dark.monster("skeleton-minion-1").space == "F5"


# --- summoning


@rule("DR-MON-07", "DR-MON-08", "DR-MON-11", "DR-SET-08")
def test_a_summoned_monster_has_its_card_on_the_track_its_health_and_base() -> None:
    table = arrival(["summon 2 executioner fighter at A1"])
    first, second = table.monster("executioner-1"), table.monster("executioner-2")
    assert (first.card, first.health, first.base, second.base) == ("executioner.fighter", 16, 0, 1)
    assert table.state.track["green-down"] == ["executioner.fighter"]
    assert first.space == "A1"
    assert second.space in ("A2", "B1", "B2")


@rule("DR-RUL-06", "DR-RUB-23")
def test_no_limit_but_with_the_switch_at_most_twelve() -> None:
    crowd = {f"skeleton-minion-{n}": {"at": f"{'ABCDEFGH'[n % 8]}{n // 8 + 1}"} for n in range(12)}
    heroes = {"vorn": {"at": "H6"}}
    free = arrival(["summon 1 ghoul-minion at A4"], heroes, monsters=crowd)
    assert free.monster("ghoul-minion-1").base == 12
    twins = arrival(["summon 1 ghoul-minion at A4", "summon 1 ghoul-minion at C4", "summon 1 executioner rookie at E4"], heroes)
    numbers = {one.id: one.base for one in twins.state.monsters.values()}
    assert numbers == {"ghoul-minion-1": 0, "ghoul-minion-2": 1, "executioner-1": 2}, "one after the other, none twice"
    assert (twins.state.serial, twins.state.bases) == ({"ghoul-minion": 2, "executioner": 1}, 3)
    capped = arrival(["summon 1 ghoul-minion at A4"], heroes, monsters=crowd, options={"monster-cap": "on"})
    assert "ghoul-minion-1" not in capped.state.monsters
    assert capped.told("MonsterNotSummoned")


@rule("DR-RUB-11")
def test_who_is_summoned_by_a_card_lands_on_terrain() -> None:
    own = {"at": "A1", "health": 40, "attacks": ["call-the-fallen"]}
    lava = floor(8, 6, {"&": "A2 B1 B2"})
    table = let_pass(Table(lava, heroes={"vorn": {"at": "H6"}}, monsters={"bane-1": own}, turn="call-the-fallen"))
    assert table.monster("skeleton-minion-1").tokens == {"burn": 2}


@rule("DR-MON-12", "DR-MON-13", "DR-MON-19")
def test_the_players_may_agree_on_other_versions_of_the_cards() -> None:
    monsters = ["rotten-flesh rookie at E3", "executioner rookie at H6"]
    sheet = {"starts": "A1 B1", "setup": {"first": {"monsters": monsters}}}

    def begin(behaviour: str) -> Table:
        return Table(floor(8, 6), next="setup", sheet=sheet, options={"party": "vorn", "behaviour": behaviour})

    assert begin("standard").state.sides == {}
    assert begin("alternate").state.sides == {"rotten-flesh.rookie": "alternate", "executioner.rookie": "alternate"}
    # side A up; of the Executioner there is no complex card
    assert begin("complex").state.sides == {"rotten-flesh.rookie": "complex-a"}
    turned = [(event.card, event.side, event.rule, event.also) for event in begin("complex").told("CardFlipped")]
    assert turned == [("rotten-flesh.rookie", "complex-a", "DR-MON-12", ("DR-MON-13", "DR-MON-19"))]
    assert begin("standard").told("CardFlipped") == []
    back = arrival(["summon 1 executioner rookie at E3"], sides={"executioner.rookie": "alternate"})
    assert [(event.card, event.side) for event in back.told("CardFlipped")] == [("executioner.rookie", "")], (
        "its first side again"
    )
    assert back.state.sides == {}


@rule("DR-RUL-92")
def test_in_a_battleground_chance_decides_what_concerns_nobody() -> None:
    heroes = {"vorn": {"at": "C3", "team": "red"}, "elros": {"at": "H6", "health": 3, "team": "blue"}}
    table = Table(floor(8, 6, {"*": "A3 E3"}), heroes=heroes, cards=["monster-raid"], turn="monster-raid")
    assert table.monster("skeleton-minion-1").space == "A3"
    assert not table.prompt


@rule("DR-RUL-18")
def test_no_room_no_monster() -> None:
    small = floor(2, 2)
    own = {"at": "A1", "health": 40, "attacks": ["call-the-fallen"]}
    crowd = {"ghoul-minion-1": {"at": "A2"}, "ghoul-minion-2": {"at": "B2"}}
    table = Table(small, heroes={"vorn": {"at": "B1"}}, monsters={"bane-1": own, **crowd}, turn="call-the-fallen")
    assert table.told("MonsterNotSummoned")
    raid = Table(floor(4, 2), heroes={"vorn": {"at": "B1"}}, cards=["monster-raid"], turn="monster-raid")
    assert raid.told("MonsterNotSummoned")


@rule("DR-MON-11", "DR-MON-06")
def test_a_large_monster_is_put_on_a_whole_area() -> None:
    table = arrival(["summon 1 abomination rookie at B2"], {"vorn": {"at": "C1"}})
    assert table.monster("abomination-1").space == "A1"
    moved = arrival(["summon 1 abomination rookie at A1"], {"vorn": {"at": "B2"}})
    assert moved.monster("abomination-1").space in ("C1", "A3", "C3")


@rule("DR-CRD-09", "DR-MON-16")
def test_a_card_goes_back_with_its_first_side_up() -> None:
    own = {"at": "A1", "side": "complex-b", "health": 1, "tokens": {"bleed": 1}}
    table = Table(floor(8, 6), heroes=TWO, monsters={"rotten-flesh-1": own}, turn="rotten-flesh.rookie")
    assert table.state.sides == {}
    assert not table.told("CardFlipped"), "nothing is turned on the table"
