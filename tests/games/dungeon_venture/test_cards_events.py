"""Every Event at the table, one test each, named after the card."""

from typing import Any

from tenebra.games.dungeon_venture.content import copies
from tests.games.dungeon_venture.table import Table, rule

MAP = """
+-+-+-+-+-+-+
|V o A NO. .|
+ + + + + + +
|. . C W|z .|
+-+-+-+-+-+-+
"""


def table_with(event: str, turn: str = "vardak", **fields: Any) -> Table:
    return Table(MAP, turn=turn, keeper_hand=[event], **fields)


@rule("DV-COMP-16")
def test_there_are_fourteen_cards() -> None:
    assert len(copies("event")) == 14


@rule("DV-MON-12", "DV-RND-11")
def test_kobold_ambush() -> None:
    table = table_with("kobold-ambush", initiative=["orc"])
    table.play("search")
    assert table.options() == ["pass", "event kobold-ambush at room-2"]
    table.play("event kobold-ambush at room-2")
    assert (table.asked, table.prompt) == ("keeper", "spawn")
    assert table.options() == ["place E1", "place F1", "place F2"]
    table.play("place F2")
    assert table.options() == ["place E1", "place F1"]
    table.play("place E1")
    placed = table.told("FigurePlaced")
    assert [(e.figure, e.figure_kind, e.form, e.space, e.rule) for e in placed] == [
        ("kobold-1", "kobold", "monster", "F2", "DV-MON-12"),
        ("kobold-2", "kobold", "monster", "E1", "DV-MON-12"),
    ]
    assert sorted(table.state.initiative.draw) == ["kobold", "orc"]


@rule("DV-RND-12")
def test_kobolds_who_come_while_kobolds_act_wait_for_the_next_round() -> None:
    room = "\n+-+-+-+\n|V k|.|\n+ + + +\n|. k|.|\n+-+-+-+\n"
    table = Table(room, next="kobold", revealed_cards=["kobold"], initiative=["vardak"], keeper_hand=["kobold-ambush"])
    table.play("activate kobold-1", "move A2", "event kobold-ambush at room-2", "place C1", "place C2", "end")
    assert table.options() == ["activate kobold-2"]
    table.play("activate kobold-2", "end", "end")
    assert table.state.round == 2
    assert not {"kobold-3", "kobold-4"} & set(table.state.acted)


@rule("DV-MON-12", "DV-RND-12")
def test_restless_bones() -> None:
    table = table_with("restless-bones", monsters={"skeleton-1": {"at": "B2"}}, initiative=["orc"])
    table.play("search", "event restless-bones at room-2", "place E1")
    assert table.figure("skeleton-2").space == "E1"
    assert table.told("InitiativeShuffled") == []
    assert table.prompt == "turn"


@rule("DV-MON-12")
def test_monsters_appear_only_in_explored_areas_without_heroes() -> None:
    busy = table_with("restless-bones", heroes={"naurania": {"at": "E1"}})
    busy.play("search")
    assert busy.refusal("event restless-bones at room-2") == "DV-EVT-03"
    assert busy.options() == ["pass"]
    dark = table_with("restless-bones", revealed=["room-2"])
    dark.play("search")
    assert dark.options() == ["pass"]
    spirit = table_with("restless-bones", heroes={"naurania": {"at": "E1", "spirit": True}})
    spirit.play("search")
    assert spirit.may("event restless-bones at room-2")


@rule("DV-MON-12", "DV-RND-08")
def test_where_there_is_no_room_nobody_appears() -> None:
    full = MAP.replace("O. .|", "O. T|").replace("|z .|", "|z T|")
    table = Table(full, turn="vardak", keeper_hand=["kobold-ambush"], initiative=["orc"], monsters={"ogre-1": {"at": "E1"}})
    table.play("search", "event kobold-ambush at room-2")
    assert table.prompt == "turn"
    assert table.told("FigurePlaced") == []
    assert table.state.initiative.draw == ["orc"]


@rule("DV-MON-12")
def test_kobold_ambush_ends_with_the_miniatures_of_the_box() -> None:
    def ambush(kobolds: int) -> Table:
        crowd = "|V|" + "k " * kobolds + ". .|"
        edge = "+" + "-+" * (len(crowd) // 2)
        table = Table(f"\n{edge}\n{crowd}\n{edge}\n", turn="vardak", keeper_hand=["kobold-ambush"])
        return table.play("search", "event kobold-ambush at room-2")

    one = ambush(15)
    one.play(one.options()[0])
    assert one.prompt == "turn"
    assert [e.figure for e in one.told("FigurePlaced")] == ["kobold-16"]
    none = ambush(16)
    assert none.prompt == "turn"
    assert none.told("FigurePlaced") == []


@rule("DV-EVT-03", "DV-RUL-53")
def test_dark_fury() -> None:
    table = table_with("dark-fury", "orc-1", dice=["hit miss miss", "hit hit miss miss"])
    table.play("attack vardak")
    assert table.options() == ["pass"]
    table.play("pass")
    assert table.may("event dark-fury")
    table.play("event dark-fury")
    changed = table.last("HitsChanged")
    assert (changed.by, changed.rule) == (2, "DV-EVT-02")
    assert table.last("AttackEnded").damage == 1
    assert table.figure("vardak").wounds == 1


@rule("DV-EVT-03")
def test_dark_fury_does_not_help_heroes_traps_or_stones() -> None:
    table = table_with("dark-fury", dice=["hit miss miss miss", "miss miss"])
    table.play("attack orc-1", "pass")
    assert table.options() == ["pass"]
    stones = Table(MAP, turn="vardak", keeper_hand=["falling-stones", "dark-fury"], dice=["miss " * 4, "miss " * 4])
    stones.play("search", "event falling-stones at vardak")
    assert stones.options() == ["pass"]


@rule("DV-EVT-03", "DV-RUL-53")
def test_evil_eye() -> None:
    table = table_with("evil-eye", dice=["hit hit hit miss", "miss miss"])
    table.play("attack orc-1", "pass", "event evil-eye")
    assert table.last("AttackEnded").damage == 1
    assert "orc-1" not in table.state.figures
    few = table_with("evil-eye", dice=["hit miss miss miss", "miss miss"])
    few.play("attack orc-1", "pass", "event evil-eye")
    assert few.state.attacks == []
    assert few.last("AttackEnded").damage == 0
    assert "orc-1" in few.state.figures


@rule("DV-EVT-03")
def test_evil_eye_looks_at_spells_too_but_not_at_monsters() -> None:
    table = table_with(
        "evil-eye", "naurania", heroes={"naurania": {"hand": ["fire-bolt"]}}, dice=["hit hit miss miss", "miss miss"]
    )
    table.play("play fire-bolt at orc-1", "pass", "event evil-eye")
    assert "orc-1" in table.state.figures
    orc = table_with("evil-eye", "orc-1", dice=["hit miss miss", "miss miss miss miss"])
    orc.play("attack vardak", "pass")
    assert orc.options() == ["pass"]


@rule("DV-EVT-03")
def test_leaden_feet() -> None:
    table = table_with("leaden-feet")
    table.play("move B2")
    assert table.session.decision is not None
    assert table.session.decision.about["moment"] == "before_step"
    table.play("pass", "event leaden-feet")
    stopped = table.last("MovementStopped")
    assert (stopped.figure, stopped.rule) == ("vardak", "DV-EVT-02")
    assert table.figure("vardak").space == "A2"
    assert [e.to for e in table.told("Moved")] == ["A2"]
    assert table.refusal("move B2") == "DV-TURN-01"
    assert table.may("search")
    assert table.state.turn is not None
    assert not table.state.turn.is_stopped


@rule("DV-TRAP-02")
def test_leaden_feet_on_a_trap_set_it_off() -> None:
    table = table_with("leaden-feet", traps={"A2": "arrows"}, dice=["hit miss miss miss miss miss", "miss miss miss miss"])
    table.play("move B2", "pass", "event leaden-feet")
    assert table.last("TrapSprung").space == "A2"
    assert table.figure("vardak").wounds == 1


@rule("DV-MOV-07")
def test_leaden_feet_cannot_stop_a_hero_on_anothers_space_nor_a_monster() -> None:
    table = table_with("leaden-feet", heroes={"wick": {"at": "A2"}})
    table.play("move B2", "pass")
    assert table.figure("vardak").space == "A2"
    assert table.options() == ["pass"]
    orc = table_with("leaden-feet", "orc-1")
    orc.play("move B2")
    assert orc.options() == ["pass"]
    ghost = table_with("leaden-feet", heroes={"vardak": {"spirit": True, "wounds": 8}})
    ghost.play("move B2")
    assert ghost.options() == ["pass"]


@rule("DV-DOOR-06")
def test_slamming_doors() -> None:
    table = table_with("slamming-doors", "naurania")
    table.play("move E1", "event slamming-doors at D1-E1")
    closed = table.last("DoorClosed")
    assert (closed.door, closed.by, closed.rule) == ("D1-E1", "keeper", "DV-PLAY-04")
    assert table.figure("naurania").space == "D1"
    assert table.told("Moved") == []
    shut = Table(MAP.replace("O", "D"), turn="vardak", keeper_hand=["slamming-doors"])
    shut.play("search")
    assert shut.options() == ["pass"]


@rule("DV-DTH-09")
def test_falling_stones() -> None:
    table = table_with(
        "falling-stones", heroes={"wick": {"wounds": 6}}, events=["evil-eye"], dice=["hit miss miss miss", "miss miss miss"]
    )
    table.play("search", "event falling-stones at wick")
    rolled = table.told("Rolled")
    assert [(r.by, r.dice) for r in rolled] == [("keeper", ("green",) * 4), ("wick", ("green",) * 3)]
    assert table.figure("wick").form == "spirit"
    killed = table.last("HeroKilled")
    assert (killed.hero, killed.by) == ("wick", "keeper")


@rule("DV-EVT-03")
def test_defiled_altar() -> None:
    table = table_with(
        "defiled-altar", "naurania", heroes={"naurania": {"wounds": 3}}, events=["evil-eye"], initiative=["naurania"]
    )
    table.play("rest", "event defiled-altar")
    assert table.figure("naurania").wounds == 3
    assert table.told("Rested") == []
    assert table.told("EventDrawn") == []
    assert (table.last("Cancelled").rule, table.last("CancelPassed").rule) == ("DV-EVT-02", "DV-EVT-03")
    assert table.refusal("rest") == "DV-TURN-04"
    table.play("end", "rest")
    assert table.figure("naurania").wounds == 0


@rule("DV-EVT-03")
def test_defiled_altar_fits_only_a_rest() -> None:
    table = table_with("defiled-altar", "naurania")
    table.play("search")
    assert table.options() == ["pass"]
    rest = table_with("defiled-altar", "naurania")
    rest.play("rest", "pass")
    assert rest.options() == ["pass"]
    spirit = table_with("defiled-altar", "naurania", heroes={"naurania": {"spirit": True, "wounds": 6}})
    spirit.play("resurrect")
    assert spirit.options() == ["pass"]


@rule("DV-EVT-03")
def test_a_cancelled_rest_is_forgotten_even_if_the_hero_dies_at_once() -> None:
    table = Table(
        MAP,
        turn="naurania",
        keeper_hand=["defiled-altar", "falling-stones"],
        heroes={"naurania": {"wounds": 5}},
        dice=["hit hit hit hit", "miss miss"],
        initiative=["wick"],
    )
    table.play("rest", "event defiled-altar")
    assert table.refusal("event defiled-altar") == "DV-EVT-01"
    table.play("event falling-stones at naurania")
    while table.prompt == "window":
        table.play("keeper: pass")
    assert not table.state.is_cancelled
    assert table.told("Rested") == []
    assert table.figure("naurania").form == "spirit"


@rule("DV-DTH-09")
def test_poisoned_lock() -> None:
    table = table_with("poisoned-lock", "wick", treasure=["blink", "haste"])
    table.play("chest C2", "pass", "event poisoned-lock")
    assert table.figure("wick").wounds == 2
    assert (table.last("Wounded").damage, table.last("Wounded").rule) == (2, "DV-EVT-02")
    assert table.told("Rolled") == []
    assert (table.asked, table.prompt) == ("wick", "pick")
    search = table_with("poisoned-lock", "wick")
    search.play("search")
    assert search.options() == ["pass"]


@rule("DV-TRE-05", "DV-DTH-02")
def test_poisoned_lock_may_kill_and_the_spirit_still_picks() -> None:
    table = table_with("poisoned-lock", "wick", heroes={"wick": {"wounds": 5}}, treasure=["blink", "haste"])
    table.play("chest C2", "pass", "event poisoned-lock")
    assert table.figure("wick").form == "spirit"
    assert [e.damage for e in table.told("Wounded")] == [2]
    while table.prompt == "window":
        table.play("pass")
    table.play("wick: pick haste")
    assert table.state.heroes["wick"].hand == ["haste.1"]


@rule("DV-SPL-03")
def test_stolen_words() -> None:
    heroes = {"naurania": {"hand": ["blink", "healing-potion", "haste"]}, "wick": {"hand": ["healing-potion"]}}
    table = table_with("stolen-words", heroes=heroes)
    table.play("search")
    assert table.options() == ["pass", "event stolen-words at naurania", "event stolen-words at wick"]
    table.play("event stolen-words at naurania")
    assert (table.asked, table.prompt, table.options()) == ("naurania", "lose", ["pick blink", "pick haste"])
    table.play("pick haste")
    own = table.state.heroes["naurania"]
    assert (own.hand, own.used, own.cast) == (["blink.1", "healing-potion.1"], ["haste.1"], 0)
    event = table.last("SpellUsed")
    assert (event.hero, event.card, event.is_cast, event.rule) == ("naurania", "haste.1", False, "DV-EVT-02")


def test_stolen_words_finds_no_words_where_there_is_no_spell() -> None:
    table = table_with("stolen-words", heroes={"wick": {"hand": ["healing-potion"]}})
    table.play("search", "event stolen-words at wick")
    assert table.told("SpellUsed") == []
    assert table.state.keeper_hand == []
    assert table.prompt == "turn"


@rule("DV-EVT-02")
def test_forced_march() -> None:
    table = table_with("forced-march")
    table.play("search")
    assert table.options() == ["pass", "event forced-march at orc-1", "event forced-march at zombie-1"]
    table.play("event forced-march at zombie-1")
    assert (table.asked, table.prompt) == ("keeper", "march")
    assert table.options() == ["pass", "move E1", "move F1", "move F2"]
    table.play("move F1")
    assert table.figure("zombie-1").space == "F1"
    assert table.told("MovementEnded") == []


@rule("DV-EVT-02")
def test_forced_march_leaves_a_monsters_own_turn_whole() -> None:
    table = table_with("forced-march", "orc-1")
    table.play("move B2", "pass", "event forced-march at orc-1", "move A2", "double")
    assert table.figure("orc-1").space == "A2"
    assert table.may("move B1")
    still = table_with("forced-march", "orc-1", dice=["miss miss miss", "miss miss miss miss"])
    still.play("attack vardak", "event forced-march at orc-1", "move A2")
    assert still.last("AttackEnded").target == "vardak"
    assert still.may("move B1")


@rule("DV-RUL-53")
def test_the_keeper_may_play_another_event_after_a_forced_march() -> None:
    table = Table(MAP, turn="vardak", keeper_hand=["forced-march", "evil-eye"])
    table.play("search", "event forced-march at zombie-1", "move F1")
    moments = []
    while table.prompt == "window":
        assert table.session.decision is not None
        moments.append((table.session.decision.about["moment"], table.session.decision.about["figure"]))
        table.play("pass")
    assert ("after_movement", "zombie-1") in moments


@rule("DV-RUL-60")
def test_nobody_stays_in_the_pit_that_a_forced_march_ends_in() -> None:
    pit = "+-+-+-+-+-+\n|V . p . k|\n+-+-+-+-+-+"
    table = Table(pit, turn="vardak", keeper_hand=["forced-march"], found=["C1"], dice=["miss miss miss miss"])
    table.play("search", "event forced-march at kobold-1", "leap C1")
    assert table.prompt == "displace"
    table.play("place D1")
    assert table.figure("kobold-1").space == "D1"


def test_forced_march_may_be_declined() -> None:
    table = table_with("forced-march")
    table.play("search", "event forced-march at orc-1", "pass")
    assert table.figure("orc-1").space == "B1"
    assert table.prompt == "turn"


def test_knitting_flesh() -> None:
    table = table_with("knitting-flesh", monsters={"ogre-1": {"at": "F2", "wounds": 2}})
    table.play("search")
    assert table.options() == ["pass", "event knitting-flesh at ogre-1"]
    table.play("event knitting-flesh at ogre-1")
    assert table.figure("ogre-1").wounds == 0
    assert (table.last("Healed").amount, table.last("Healed").rule) == (2, "DV-PLAY-04")
