"""An Adventure's own rules (DV-GEN-06, DV-VIC-05): every trigger and every verb at the table."""

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

MAP = """
+-+-+-+-+-+-+
|V . CO. . k|
+ + + + + + +
|N o .|. T .|
+-+-+D+-+-+-+
|. . . .|. .|
+-+-+-+-+-+-+
"""
"""`start` with two Heroes and an Orc, `room-2` behind an open door, `room-3` behind a closed one, `room-4` walled off."""


def adventure(*rules: tuple[str, list[str]], once: bool = True, **sheet: Any) -> dict[str, Any]:
    return {"when": [{"on": on, "do": do, "once": once} for on, do in rules], **sheet}


def table_with(
    on: str,
    *do: str,
    map: str = MAP,
    turn: str = "vardak",
    once: bool = True,
    sheet: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    return Table(map, turn=turn, adventure=adventure((on, list(do)), once=once, **(sheet or {})), **fields)


HALL = """
+-+-+-+
|V . .|
+ + + +
|N o .|
+ + + +
|. . .|
+-+-+-+
"""
"""One room in which there is a way round every space."""


def said(table: Table) -> list[str]:
    return [event.text for event in table.told("Said")]


# --- triggers ---------------------------------------------------------------------------------------


@rule("DV-GEN-06")
def test_start_happens_in_the_first_round_only() -> None:
    sheet = adventure(("start", ["say begin"]), once=False)
    table = Table(MAP, next="round", round=0, adventure=sheet)
    assert said(table) == ["begin"]
    assert table.last("Said").rule == "DV-GEN-06"
    assert said(Table(MAP, next="round", round=1, adventure=sheet)) == []


@rule("DV-GEN-06")
def test_round_happens_in_that_round() -> None:
    sheet = adventure(("round 3", ["say three"]))
    assert said(Table(MAP, next="round", round=2, adventure=sheet)) == ["three"]
    assert said(Table(MAP, next="round", round=1, adventure=sheet)) == []
    assert said(Table(MAP, next="round", round=3, adventure=sheet)) == []


@rule("DV-GEN-06")
def test_a_rule_happens_only_if_what_it_is_given_holds() -> None:
    def words(*given: str) -> list[str]:
        sheet = {"when": [{"on": "round 3", "given": list(given), "do": ["say three"]}]}
        return said(Table(MAP, next="round", round=2, adventure=sheet))

    assert words("not orc defeated") == words("ogre defeated", "not all defeated") == ["three"]
    assert words("orc defeated") == words("not orc defeated", "count alarm 1") == []


@rule("DV-GEN-06")
def test_every_so_many_rounds_happens_again_and_again() -> None:
    sheet = adventure(("every 2 rounds", ["say even"]))
    for before, words in ((0, []), (1, ["even"]), (2, []), (3, ["even"])):
        table = Table(MAP, next="round", round=before, adventure=sheet)
        assert said(table) == words
        assert table.state.sprung == []


@rule("DV-GEN-06")
def test_enter_happens_when_a_hero_explores() -> None:
    sheet = adventure(("enter room-2", ["say hello"]))
    table = Table(MAP.replace("C", "."), turn="vardak", revealed=["room-2"], adventure=sheet)
    table.play("move D1")
    assert said(table) == ["hello"]
    orc = Table(MAP.replace("C", "."), turn="orc-1", revealed=["room-2"], adventure=sheet)
    orc.play("move D1")
    assert said(orc) == []


@rule("DV-GEN-06")
def test_chest_happens_when_it_is_opened() -> None:
    table = table_with("chest C1", "say creak", heroes={"vardak": {"at": "B1"}}, treasure=["blink"])
    table.play("chest C1")
    assert said(table) == []
    table.play("pick blink")
    assert said(table) == ["creak"]


@rule("DV-GEN-06")
def test_use_happens_when_a_hero_uses_a_thing() -> None:
    table = table_with("use lever", "say clank", sheet={"things": {"lever": "B1"}})
    table.play("use lever")
    assert said(table) == ["clank"]
    used = table.last("ThingUsed")
    assert (used.hero, used.thing, used.rule) == ("vardak", "lever", "DV-GEN-06")
    assert table.state.things == {}
    assert table.refusal("use lever") == "DV-TURN-04"


@rule("DV-GEN-06")
def test_a_thing_is_used_from_its_space_or_beside_it() -> None:
    things = {"things": {"lever": "A1", "wheel": "B1", "rope": "C2"}}
    table = table_with("use lever", "say clank", sheet=things)
    assert [o for o in table.options() if o.startswith("use")] == ["use lever", "use wheel"]
    assert table.refusal("use rope") == "DV-GEN-06"
    assert table.refusal("use bell") == "DV-GEN-06"


@rule("DV-GEN-06")
def test_take_happens_when_a_hero_stops_on_a_token() -> None:
    table = table_with("take crown", "say shiny", sheet={"tokens": {"crown": "B1"}})
    table.play("move B1")
    assert said(table) == ["shiny"]
    taken = table.last("TokenTaken")
    assert (taken.hero, taken.token, taken.rule) == ("vardak", "crown", "DV-GEN-06")
    assert table.state.tokens == {"crown": "vardak"}
    orc = table_with("take crown", "say shiny", turn="orc-1", sheet={"tokens": {"crown": "B1"}})
    orc.play("move B1")
    assert orc.state.tokens == {"crown": "B1"}


@rule("DV-GEN-06")
def test_a_token_is_dropped_where_its_bearer_falls() -> None:
    table = table_with(
        "take crown",
        "say shiny",
        sheet={"tokens": {"crown": "B1"}},
        heroes={"vardak": {"wounds": 7}},
        initiative=["orc"],
        dice=["hit miss miss", "miss " * 4],
    )
    table.play("move B1", "end", "activate orc-1", "attack vardak")
    dropped = table.last("TokenDropped")
    assert (dropped.token, dropped.space, dropped.rule) == ("crown", "B1", "DV-GEN-06")
    assert table.state.tokens == {"crown": "B1"}


@rule("DV-GEN-06")
def test_defeat_happens_with_the_last_of_a_kind() -> None:
    two = table_with(
        "defeat orc",
        "say victory",
        heroes={"vardak": {"at": "B1"}},
        dice=["hit miss miss miss", "miss miss"],
        monsters={"orc-2": {"at": "F3"}},
    )
    two.play("attack orc-1")
    assert said(two) == []
    one = table_with("defeat orc", "say victory", heroes={"vardak": {"at": "B1"}}, dice=["hit miss miss miss", "miss miss"])
    one.play("attack orc-1")
    assert said(one) == ["victory"]


@rule("DV-GEN-06")
def test_open_happens_whoever_opens_the_door() -> None:
    table = table_with("open C2-C3", "say squeak", heroes={"vardak": {"at": "C2"}})
    table.play("open C2-C3")
    assert said(table) == ["squeak"]
    orc = table_with("open C2-C3", "say squeak", turn="orc-1")
    orc.play("move C2", "open C2-C3")
    assert said(orc) == ["squeak"]


@rule("DV-GEN-06")
def test_count_happens_at_exactly_that_number() -> None:
    sheet = adventure(
        ("use a", ["count seal"]), ("use b", ["count seal"]), ("count seal 2", ["say broken"]), things={"a": "A1", "b": "B1"}
    )
    table = Table(MAP, turn="vardak", adventure=sheet, initiative=["vardak"])
    table.play("use a")
    assert (said(table), table.state.counters) == ([], {"seal": 1})
    assert (table.last("Counted").name, table.last("Counted").rule) == ("seal", "DV-GEN-06")
    table.play("end", "use b")
    assert (said(table), table.state.counters) == (["broken"], {"seal": 2})


@rule("DV-GEN-06")
def test_a_rule_happens_once_unless_it_says_otherwise() -> None:
    def twice(once: bool) -> Table:
        table = table_with("open C2-C3", "say squeak", once=once, heroes={"vardak": {"at": "C2"}}, initiative=["vardak"] * 2)
        return table.play("open C2-C3", "end", "close C2-C3", "end", "open C2-C3")

    once = twice(True)
    assert said(once) == ["squeak"]
    assert once.state.sprung == [0]
    assert (once.last("ScenarioRuleFired").number, once.last("ScenarioRuleFired").rule) == (0, "DV-GEN-06")
    often = twice(False)
    assert said(often) == ["squeak", "squeak"]
    assert often.state.sprung == []


@rule("DV-GEN-06")
def test_effects_happen_in_their_order_and_stop_when_the_game_is_over() -> None:
    sheet = adventure(
        ("use lever", ["say one", "count end", "say two"]), things={"lever": "B1"}, objective={"win": ["count end 1"]}
    )
    table = Table(MAP, turn="vardak", adventure=sheet)
    table.play("use lever")
    assert said(table) == ["one"]
    assert table.state.outcome == "heroes"


# --- effects ----------------------------------------------------------------------------------------


def pull(*do: str, sheet: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Vardak pulls a lever, and this happens."""
    table = table_with("use lever", *do, sheet={"things": {"lever": "A1"}} | (sheet or {}), **fields)
    return table.play("use lever")


@rule("DV-GEN-06", "DV-MON-12")
def test_spawn() -> None:
    table = pull("spawn 1 zombie at B1", initiative=["orc"])
    placed = table.last("FigurePlaced")
    assert (placed.figure, placed.space, placed.rule) == ("zombie-1", "B1", "DV-GEN-06")
    assert sorted(table.state.initiative.draw) == ["orc", "zombie"]


@rule("DV-GEN-06", "DV-EXP-10")
def test_spawn_beside_a_taken_space_and_in_a_dark_area() -> None:
    table = pull("spawn 2 zombie at F3", unexplored=["room-4"])
    assert table.state.areas["room-4"] == "revealed"
    assert (table.asked, table.prompt, table.options()) == ("keeper", "place", ["place E3"])
    table.play("place E3")
    assert [(e.figure, e.space, e.rule) for e in table.told("FigurePlaced")] == [
        ("zombie-1", "F3", "DV-GEN-06"),
        ("zombie-2", "E3", "DV-EXP-10"),
    ]


@rule("DV-RUL-24", "DV-EXP-10")
def test_spawn_avoids_a_pit_as_long_as_another_space_is_free() -> None:
    assert pull("spawn 1 zombie at A2").options() == ["place B1"]
    assert pull("spawn 1 zombie at A2", traps={"B1": "pit"}, found=["B1"]).options() == ["place C2"]


@rule("DV-GEN-06")
def test_spawn_ends_with_the_miniatures_of_the_box() -> None:
    ogres = {f"ogre-{n}": {"at": at} for n, at in enumerate(("A3", "B3", "C3", "D3"), 1)}
    table = pull("spawn 2 ogre at B1", monsters=dict(list(ogres.items())[:3]), initiative=["orc"])
    assert [e.figure for e in table.told("FigurePlaced")] == ["ogre-4"]
    full = pull("spawn 1 ogre at B1", monsters=ogres, initiative=["orc"])
    assert full.told("FigurePlaced") == []
    assert full.told("InitiativeShuffled") == []


@rule("DV-GEN-06", "DV-MON-06")
def test_wake() -> None:
    table = pull("wake room-2", revealed=["room-2"], initiative=["orc"])
    assert table.figure("kobold-1").space == "F1"
    assert "room-2" in table.state.placed
    assert table.state.areas["room-2"] == "revealed"
    assert sorted(table.state.initiative.draw) == ["kobold", "orc"]
    dark = Table(
        MAP.replace("O.", "D."),
        turn="vardak",
        unexplored=["room-2"],
        adventure=adventure(("use lever", ["wake room-2"]), things={"lever": "A1"}),
    )
    dark.play("use lever")
    assert dark.state.furniture["E2"] == "table"
    assert dark.figure("kobold-1").space == "F1"


@rule("DV-GEN-06", "DV-AREA-03")
def test_wake_does_not_wake_twice() -> None:
    table = pull("wake room-2", "wake room-2", revealed=["room-2"])
    assert len(table.told("FigurePlaced")) == 1
    assert table.prompt == "turn"


@rule("DV-GEN-06", "DV-DOOR-05")
def test_unlock() -> None:
    locked = {"locked": ["C2-C3"]}
    shut = table_with("use lever", "unlock C2-C3", sheet=locked | {"things": {"lever": "A1"}}, heroes={"vardak": {"at": "C2"}})
    assert shut.refusal("open C2-C3") == "DV-GEN-06"
    table = pull("unlock C2-C3", sheet=locked)
    assert table.state.doors["C2-C3"] == "closed"
    unlocked = table.last("DoorUnlocked")
    assert (unlocked.door, unlocked.rule) == ("C2-C3", "DV-GEN-06")


@rule("DV-GEN-06", "DV-EXP-02")
def test_unlock_a_door_that_is_not_on_the_map_yet() -> None:
    map = "\n+-+-+-+-+-+\n|V .D. .D.|\n+-+-+-+-+-+\n"
    sheet = adventure(
        ("use lever", ["unlock D1-E1", "unlock D1-E1"]),
        things={"lever": "B1"},
        locked=["D1-E1"],
        objective={"win": ["count never 1"]},
    )
    fields: dict[str, Any] = {"heroes": {"vardak": {"at": "B1"}}, "unexplored": ["room-2", "room-3"], "initiative": ["vardak"]}
    table = Table(map, turn="vardak", adventure=sheet, **fields)
    table.play("use lever", "end", "open B1-C1")
    assert len(table.told("DoorUnlocked")) == 1
    assert table.state.doors == {"B1-C1": "open", "D1-E1": "closed"}
    locked = Table(map, turn="vardak", adventure=sheet, **fields)
    locked.play("open B1-C1")
    assert locked.state.doors == {"B1-C1": "open", "D1-E1": "locked"}


@rule("DV-GEN-06")
def test_open() -> None:
    table = pull("open C2-C3", "open C1-D1", unexplored=["room-3"])
    assert table.state.doors == {"C1-D1": "open", "C2-C3": "open"}
    assert [(e.door, e.by, e.rule) for e in table.told("DoorOpened")] == [("C2-C3", "", "DV-GEN-06")]
    assert table.state.areas["room-3"] == "revealed"


@rule("DV-GEN-06")
def test_close() -> None:
    table = pull("close C1-D1", "close C2-C3")
    assert table.state.doors["C1-D1"] == "closed"
    assert [(e.door, e.by, e.rule) for e in table.told("DoorClosed")] == [("C1-D1", "", "DV-GEN-06")]


@rule("DV-GEN-06")
def test_events() -> None:
    table = pull("events 2", events=["dark-fury", "evil-eye", "leaden-feet"])
    assert table.state.keeper_hand == ["dark-fury.1", "evil-eye.1"]
    assert {e.rule for e in table.told("EventDrawn")} == {"DV-GEN-06"}


@rule("DV-GEN-06", "DV-ATK-06")
def test_attack() -> None:
    table = pull(
        "attack start with 2 blue",
        heroes={"storm": {"at": "C2", "spirit": True}, "wick": {"at": "E1"}},
        dice=["hit hit", "miss miss miss hit", "hit miss", "hit miss"],
    )
    assert [(r.by, r.rule) for r in table.told("Rolled")][::2] == [("dungeon", "DV-GEN-06")] * 2
    assert [(e.attacker, e.target, e.damage) for e in table.told("AttackEnded")] == [
        ("dungeon", "vardak", 1),
        ("dungeon", "naurania", 0),
    ]


@rule("DV-GEN-06")
def test_attack_spares_a_hero_killed_meanwhile() -> None:
    table = table_with(
        "use lever",
        "attack start with 2 blue",
        sheet={"things": {"lever": "A1"}},
        keeper_hand=["falling-stones"],
        heroes={"naurania": {"wounds": 5}},
        dice=["miss miss", "miss " * 4, "hit hit hit hit", "miss miss"],
    )
    table.play("use lever", "pass", "event falling-stones at naurania")
    while table.prompt == "window":
        table.play("pass")
    assert [e.target for e in table.told("AttackDeclared")] == ["vardak", "naurania"]
    assert table.figure("naurania").form == "spirit"


@rule("DV-GEN-06", "DV-ROCK-04")
def test_boulders() -> None:
    table = pull("boulders B1", "boulders C1")
    assert [(e.space, e.rule) for e in table.told("BouldersFell")] == [("B1", "DV-GEN-06")]
    assert (table.state.traps["B1"].kind, table.state.traps["B1"].status) == ("boulders", "sprung")
    assert table.refusal("move B1") == "DV-ROCK-04"


@rule("DV-GEN-06", "DV-RUL-80", "DV-DEC-04")
def test_boulders_fall_where_somebody_stands_and_the_figure_is_put_beside_them() -> None:
    table = pull("boulders A1", "boulders B2", map=HALL)
    assert (table.asked, table.prompt, table.options()) == ("vardak", "displace", ["place B1"])
    table.play("place B1")
    assert (table.asked, table.prompt, table.options()) == ("keeper", "displace", ["place C2", "place B3"])
    table.play("place C2")
    assert [(e.figure, e.to, e.rule) for e in table.told("Displaced")] == [
        ("vardak", "B1", "DV-RUL-80"),
        ("orc-1", "C2", "DV-RUL-80"),
    ]
    assert [e.space for e in table.told("BouldersFell")] == ["A1", "B2"]
    assert table.prompt == "turn"


@rule("DV-GEN-06", "DV-OCC-01")
def test_boulders_do_not_push_a_spirit_away() -> None:
    table = pull("boulders B1", heroes={"naurania": {"at": "B1", "spirit": True}})
    assert table.told("Displaced") == []
    assert [e.space for e in table.told("BouldersFell")] == ["B1"]


@rule("DV-RUL-80", "DV-EXP-06")
@pytest.mark.parametrize(("place", "woken"), [("D1", ["kobold-1"]), ("B1", [])])
def test_whoever_makes_room_between_turns_may_be_put_into_a_new_area(place: str, woken: list[str]) -> None:
    table = Table(
        MAP.replace("C", ".").replace("|N o .|", "|N o .D"),
        next="round",
        round=5,
        heroes={"vardak": {"at": "C1"}},
        revealed=["room-2"],
        adventure=adventure(("round 6", ["boulders C1"])),
    )
    assert (table.asked, table.prompt) == ("vardak", "displace")
    table.play(f"place {place}")
    assert [e.figure for e in table.told("FigurePlaced")] == woken
    assert [e.area for e in table.told("AreaEntered")] == ["room-2"] * len(woken)
    assert [e.space for e in table.told("BouldersFell")] == ["C1"]


@rule("DV-GEN-06", "DV-ALT-01")
def test_altar() -> None:
    table = pull("altar B1", "altar C1", initiative=["vardak"])
    assert [(e.space, e.rule) for e in table.told("AltarRaised")] == [("B1", "DV-GEN-06")]
    table.play("end")
    assert table.may("rest")


@rule("DV-RUL-82")
@pytest.mark.parametrize(("deed", "told"), [("boulders", "BouldersFell"), ("altar", "AltarRaised")])
def test_a_token_that_fell_where_something_comes_down_lies_beside_it(deed: str, told: str) -> None:
    table = table_with("use lever", f"{deed} B1", map=HALL, sheet={"things": {"lever": "A1"}})
    table.state.tokens["lantern"] = "B1"
    table.play("use lever")
    assert [(e.token, e.space, e.rule) for e in table.told("TokenDropped")] == [("lantern", "C1", "DV-RUL-82")]
    assert [e.space for e in table.told(told)] == ["B1"]


@rule("DV-RUL-82")
def test_nothing_comes_down_on_a_token_that_could_lie_nowhere_else() -> None:
    table = table_with("use lever", "boulders B1", map="+-+-+\n|V .|\n+-+-+", sheet={"things": {"lever": "A1"}})
    table.state.tokens["lantern"] = "B1"
    table.play("use lever")
    assert table.told("TokenDropped") == table.told("BouldersFell") == []


@rule("DV-GEN-06", "DV-RUL-80")
def test_an_altar_rises_where_somebody_stands() -> None:
    table = pull("altar B2", map=HALL)
    assert (table.asked, table.prompt) == ("keeper", "displace")
    table.play("place C2")
    assert table.figure("orc-1").space == "C2"
    assert table.state.furniture["B2"] == "altar"


@rule("DV-GEN-06")
def test_heal() -> None:
    hurt = {
        "vardak": {"wounds": 5},
        "naurania": {"wounds": 1},
        "storm": {"at": "C3", "wounds": 9, "spirit": True},
        "wick": {"at": "F3"},
    }
    table = pull("heal 2", heroes=hurt)
    assert [table.figure(hero).wounds for hero in ("vardak", "naurania", "storm")] == [3, 0, 9]
    assert [(e.figure, e.amount, e.rule) for e in table.told("Healed")] == [
        ("vardak", 2, "DV-GEN-06"),
        ("naurania", 1, "DV-GEN-06"),
    ]


@rule("DV-GEN-06", "DV-GOLD-02")
def test_treasure() -> None:
    table = pull("treasure 3", treasure=["blink", "gold-5", "haste", "bow"])
    assert table.state.heroes["vardak"].hand == ["blink.1", "haste.1"]
    assert [(e.hero, e.deck, e.card, e.rule) for e in table.told("CardDrawn")] == [
        ("vardak", "treasure", "blink.1", "DV-GEN-06"),
        ("vardak", "treasure", "haste.1", "DV-GEN-06"),
    ]


@rule("DV-GEN-06")
def test_treasure_is_for_heroes_in_their_turn() -> None:
    orc = table_with("open C2-C3", "treasure 1", turn="orc-1", treasure=["blink"])
    orc.play("move C2", "open C2-C3")
    assert orc.told("CardDrawn") == []


@rule("DV-RUL-80", "DV-EXP-06")
def test_whoever_makes_room_at_the_end_of_a_turn_may_be_put_into_a_new_area() -> None:
    """Forced to march at the end of Vardak's turn, the Orc dies in an open Pit, and that brings down boulders on Vardak."""
    table = Table(
        "+-+-+-+-+-+-+\n|. . VO. . k|\n+ +-+-+D+-+-+\n|o p .D. . .|\n+-+-+-+-+-+-+",
        areas={"start": "A1", "room-2": "D1", "room-3": "D2"},
        revealed=["room-2"],
        sprung=["B2"],
        keeper_hand=["forced-march"],
        monsters={"orc-1": {"wounds": 1}},
        turn="vardak",
        initiative=["vardak"],
        dice=["hit hit hit hit"],
        adventure=adventure(("defeat orc", ["boulders C1"])),
    )
    table.play("end", "event forced-march at orc-1", "leap C2")
    assert (table.asked, table.prompt) == ("vardak", "displace")
    table.play("place D1")
    assert [event.figure for event in table.told("FigurePlaced")] == ["kobold-1"]
    assert [event.figure for event in table.told("TurnEnded")] == ["vardak"]
