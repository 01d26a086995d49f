"""What is told names the rules it stands on: which deck is shuffled, why somebody may go, where dice and Patrols come from."""

from typing import Any

import pytest

from tenebra.games.massive_darkness.content.model import DoorSection
from tests.games.massive_darkness.duel import BOW, DUMMY, MAIL, SWORD, duel
from tests.games.massive_darkness.table import ROOM, Table, card, door_card, event_card, foe, rule

LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
ROAD = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
EMPTY = door_card("cited-empty")
TOP, LOW = card("cited-top", level=5), card("cited-low")
BIG = card("cited-big", "two_hands", melee="3 red")
PLAIN = card("cited-plain", origin="starting")
AGENT = foe("cited-agent", "orc-agent", level=1, melee="1 yellow", health=9)
GOBLINS = foe("cited-goblins", "goblin-warriors", level=1, melee="1 yellow", health=2, minions=1)
SEER = foe("cited-seer", "orc-agent", magic="1 yellow", health=9)
GHOST = foe("cited-ghost", "orc-agent", magic="1 yellow", health=9, text="Elusive")


def phase(map: str, heroes: Any, enemies: Any, **fields: Any) -> Table:
    return Table(map, heroes, enemies, phase="enemies", **fields)


# --- cards ---


@rule("MD-DECK-04", "MD-DECK-05", "MD-RUB-02")
def test_a_shuffled_deck_says_whether_it_is_the_last_of_its_levels() -> None:
    pack = [TOP, "cited-top.2", "cited-top.3"]
    top = Table(ROOM, {"owen": {"pack": pack}}, decks={"treasure-5": ["cited-top.4"]})
    top.play("transmute", f"pick {TOP}", "pick cited-top.2")
    assert (top.last("DeckBuilt").deck, top.last("DeckBuilt").also) == ("treasure-5", ("MD-RUB-02", "MD-DECK-04"))
    table = Table("+-+-+\n|CDr|\n+-+-+", {"owen": {}}, decks={"door": [EMPTY]})
    table.state.decks["door"].discard = ["cited-empty.2"]
    table.play("open A1-B1")
    assert (table.last("DeckBuilt").deck, table.last("DeckBuilt").also) == ("door", ("MD-RUB-02", "MD-DECK-05"))


@rule("MD-DECK-09", "MD-DECK-01", "MD-TRN-04")
def test_a_card_that_goes_back_to_the_supply_says_so_and_a_transmutation_inside_a_trade_too() -> None:
    pack = [PLAIN, LOW, "cited-low.2", "cited-low.3", "cited-low.4", "cited-low.5"]
    table = Table(ROOM, {"owen": {"pack": pack}}, decks={"treasure-2": ["cited-low.8", "cited-low.9"]})
    table.play("transmute", f"pick {PLAIN}", f"pick {LOW}", "pick cited-low.2", "ready")
    spent = table.told("CardSpent")
    assert [("MD-DECK-09" in e.also, "MD-TRN-04" in e.also) for e in spent] == [(True, False), (False, False), (False, False)]
    table.play("trade", "transmute", "pick cited-low.3", "pick cited-low.4", "pick cited-low.5")
    assert all("MD-TRN-04" in e.also for e in table.told("CardSpent")[3:])


@rule("MD-ITM-05", "MD-EVT-03", "MD-SPW-01")
@pytest.mark.parametrize(("deed", "deck"), [("Spawn a Guard", "guard-1"), ("Spawn a Roaming Monster", "lesser")])
def test_an_enemy_says_whether_a_trap_or_an_event_called_it(deed: str, deck: str) -> None:
    trap = card(f"cited-trap-{deck}", category="consumable", keyword="trap", text=deed, level=2)
    decks = {deck: [GOBLINS], "treasure-2": [trap], "event": [event_card(f"cited-event-{deck}", deed)]}
    table = Table(ROOM, {"owen": {"pack": [LOW, "cited-low.2", "cited-low.3"]}}, decks=decks)
    table.play("transmute", f"pick {LOW}", "pick cited-low.2")
    event = Table(ROOM, {"owen": {}}, phase="event", decks=decks)
    for told, cited in ((table, "MD-ITM-05"), (event, "MD-EVT-03")):
        assert [e.rule for e in told.told("CardDrawn") if e.deck == deck] == [cited]
        assert cited in told.last("EnemySpawned").also


@rule("MD-DOOR-03", "MD-DOOR-06", "MD-DOOR-07")
@pytest.mark.parametrize(("rooms", "cited"), [(2, ["MD-DOOR-06"]), (3, []), (4, ["MD-DOOR-07"])])
def test_a_chamber_smaller_or_larger_than_its_door_card_is_named(rooms: int, cited: list[str]) -> None:
    row = f"|CD{' '.join('r' * rooms)}|"
    edge = "+-" * (rooms + 1) + "+"
    sections = door_card("cited-three", DoorSection(), DoorSection(), DoorSection())
    table = Table(f"{edge}\n{row}\n{edge}", {"owen": {}}, decks={"door": [sections]}).play("open A1-B1")
    assert [one for one in table.last("CardDrawn").also if one in ("MD-DOOR-06", "MD-DOOR-07")] == cited


@rule("MD-LVL-11", "MD-EVT-04", "MD-RUL-09")
@pytest.mark.parametrize(
    ("levels", "cited"),
    [
        ({"B1": 1, "E1": 2}, []),
        ({"B1": 2, "E1": 2}, ["MD-LVL-11", "MD-EVT-04"]),
        ({"B1": 1, "E1": 4}, ["MD-RUL-09"]),
        ({"B1": 1, "E1": 3}, ["MD-LVL-11", "MD-EVT-04", "MD-RUL-09"]),
    ],
)
def test_a_patrol_says_whether_several_zones_fit_and_whether_its_level_is_missing(
    levels: dict[str, int], cited: list[str]
) -> None:
    ahead = event_card("cited-ahead", "Spawn a Guard, Level token +1")
    # Level 2 is wanted; 1 and 3 are equally near
    table = Table(ROAD, {"owen": {}}, phase="event", mission={"levels": levels}, decks={"event": [ahead], "guard-1": [GOBLINS]})
    if table.prompt == "patrol":
        table.play("place E1")
    (drawn,) = [e for e in table.told("CardDrawn") if e.deck == "guard-1"]
    assert [one for one in drawn.also if one in ("MD-LVL-11", "MD-EVT-04", "MD-RUL-09")] == cited


# --- moves ---


@rule("MD-TGT-17", "MD-MOB-04")
def test_a_mob_moves_as_one_and_says_so() -> None:
    for enemy, is_mob in ((GOBLINS, True), (AGENT, False)):
        table = phase(LINE, {"owen": {"zone": "E1"}}, {"enemy": {"card": enemy, "zone": "A1"}})
        cited = [{"MD-TGT-17", "MD-MOB-04"} & set(moved.also) for moved in table.told("Moved")]
        assert cited == [{"MD-TGT-17", "MD-MOB-04"} if is_mob else set()] * 2


@rule("MD-STN-06", "MD-MOV-06", "MD-TGT-15")
def test_an_enemy_that_leaves_heroes_says_why_it_may() -> None:
    held = {"owen": {"zone": "A1", "is_stunned": True}, "elias": {"zone": "E1", "xp": 5}}
    stunned = phase(LINE, held, {"seer": {"card": SEER, "zone": "A1"}}, dice=["1"])
    assert [one for one in stunned.told("Moved")[0].also if one in ("MD-STN-06", "MD-MOV-06")] == ["MD-STN-06"]
    standing = {**held, "owen": {"zone": "A1"}}
    elusive = phase(LINE, standing, {"ghost": {"card": GHOST, "zone": "A1"}}, dice=["1"])
    assert [one for one in elusive.told("Moved")[0].also if one in ("MD-STN-06", "MD-MOV-06")] == ["MD-MOV-06"]
    held_up = phase(LINE, standing, {"seer": {"card": SEER, "zone": "A1"}})
    assert (held_up.told("Moved"), held_up.enemy("seer").zone) == ([], "A1")
    alone = phase(LINE, {"owen": {"zone": "E1"}}, {"seer": {"card": SEER, "zone": "A1"}}, dice=["1"])
    assert not {"MD-STN-06", "MD-MOV-06"} & set(alone.told("Moved")[0].also)


@rule("MD-RUL-98", "MD-TGT-10", "MD-TGT-11")
def test_with_everybody_hidden_or_killed_an_enemy_patrols_and_says_why() -> None:
    apart = "+-+-+-+-+\n|C C C C|\n+-+-+-+-+\n|c c c c|\n+-+-+-+-+"
    foes = {"agent": {"card": AGENT, "zone": "D1"}}
    for hero, patrols in (({"zone": "A2"}, True), ({"zone": "A1", "is_dead": True, "health": 0}, True), ({"zone": "A1"}, False)):
        table = phase(apart, {"owen": hero}, foes, mission={"exits": ["D1"]})
        moves = table.told("Moved")
        assert [e.to for e in moves] == ["C1", "B1"]
        assert ["MD-RUL-98" in e.also for e in moves] == [patrols] * 2


@rule("MD-RUL-20", "MD-TGT-01")
def test_only_an_attack_whose_type_was_chosen_names_the_choice() -> None:
    elf = foe("cited-elf", "elf-agent", ranged="1 yellow", magic="1 red", health=9)
    for zone, chosen in (("C1", True), ("D1", False)):
        table = phase(LINE, {"owen": {"zone": zone}}, {"elf": {"card": elf, "zone": "A1"}}, dice=["1"])
        if chosen:
            table.play("kind ranged")
        assert ("MD-RUL-20" in table.last("AttackDeclared").also) is chosen


@rule("MD-MOV-05", "MD-MOV-06", "MD-STN-05", "MD-SKL-14")
def test_a_hero_who_leaves_enemies_says_why_it_may() -> None:
    cloak = card("cited-cloak", text="Elusive")
    for fields, pack, cited in (
        ({"is_stunned": True}, [], ("MD-MOV-05", "MD-STN-05")),
        ({"is_stunned": True}, [cloak], ("MD-MOV-05", "MD-STN-05")),
        ({}, [cloak], ("MD-MOV-06", "MD-SKL-14", "MD-SKG-01")),
        ({"zone": "D1"}, [cloak], ()),
    ):
        table = Table(LINE, {"owen": {"pack": pack}}, {"orc": {"card": DUMMY, "zone": "A1", **fields}}).play("move B1")
        assert table.last("Moved").also == ("MD-MVA-05", *cited)


@rule("MD-SKL-03", "MD-MVA-01")
def test_more_movement_points_are_a_skills_doing_only_if_a_skill_gave_them() -> None:
    ring = card("cited-ring", text="+1 Movement Point per Movement Action")
    boots = card("cited-boots", text="Free Movement 3", category="consumable")
    assert Table(LINE, {"owen": {}}).play("move B1").last("MovementBegan").also == ()
    assert Table(LINE, {"owen": {"pack": [ring]}}).play("move B1").last("MovementBegan").also == ("MD-SKL-03",)
    hasty = Table(LINE, {"owen": {"pack": [boots]}}).play(f"use {boots}")
    assert (hasty.last("MovementBegan").points, hasty.last("MovementBegan").also) == (3, ())


# --- fights ---


@rule("MD-CMB-05", "MD-CMB-06", "MD-CMB-07", "MD-CMB-08", "MD-CMB-09", "MD-EQP-15", "MD-ENM-10", "MD-GRD-13")
@rule("MD-HRD-01", "MD-HRD-04")
def test_the_dice_of_both_sides_say_where_they_come_from() -> None:
    enemy = ("MD-CMB-09", "MD-ENM-10")
    sword = duel(SWORD, DUMMY, dice=["1"]).play("melee orc")
    assert sword.told("PoolSet")[0].also == ("MD-CMB-05", "MD-CMB-06", *enemy)
    bow = duel(BOW, DUMMY, dice=["1 1"], foe_fields={"zone": "B1"}).play("ranged orc")
    assert bow.told("PoolSet")[0].also == ("MD-CMB-05", "MD-CMB-07", *enemy)
    mob = duel(SWORD, GOBLINS, dice=["1"]).play("melee orc")
    assert mob.told("PoolSet")[0].also == ("MD-CMB-05", "MD-CMB-06", *enemy, "MD-HRD-04")
    armed = duel(SWORD, DUMMY, dice=["1"], foe_fields={"holds": [SWORD]}).play("melee orc")
    assert armed.told("PoolSet")[0].also == ("MD-CMB-05", "MD-CMB-06", *enemy, "MD-GRD-04", "MD-GRD-13")
    horde = phase(ROOM, {"owen": {}}, {"mob": {"card": GOBLINS, "zone": "A1", "minions": [2, 2, 2]}}, dice=["1"])
    assert horde.told("PoolSet")[0].also == ("MD-CMB-09", "MD-HRD-01", "MD-CMB-05", "MD-CMB-08", "MD-EQP-15")
    assert horde.told("Rolled")[0].dice == ("yellow",), "once, however many they are"
    struck = phase(ROOM, {"owen": {"body": MAIL}}, {"orc": {"card": DUMMY, "zone": "A1"}}, dice=["1 1"])
    assert struck.told("PoolSet")[0].also == ("MD-CMB-09", "MD-CMB-05", "MD-CMB-08", "MD-EQP-15")


@rule("MD-EQP-17", "MD-ITM-01", "MD-ITM-04", "MD-ENC-12", "MD-ENC-13")
@pytest.mark.parametrize(
    ("slot", "text", "cited"),
    [
        ("hand", "Melee BAM: +1 Hit", ("MD-CSK-02", "MD-EQP-17", "MD-ENC-12")),
        ("hand", "Defense BAM: +1 Shield", ("MD-CSK-05", "MD-EQP-17", "MD-ENC-13")),
        ("", "Attack BAM: +1 Hit", ("MD-CSK-01", "MD-ITM-01", "MD-ITM-04")),
    ],
)
def test_an_enchantment_says_on_what_kind_of_card_it_is_printed(slot: str, text: str, cited: tuple[str, ...]) -> None:
    name = f"cited-{slot or 'item'}-{text.split(maxsplit=1)[0].lower()}"
    thing = card(name, slot, text, **({"melee": "1 red"} if slot else {}))
    hero = {"hands": [thing] if slot else [SWORD], "body": MAIL, "pack": [] if slot else [thing]}
    foes: dict[str, Any] = {"orc": {"card": foe("cited-red-orc", "orc-agent", melee="1 red", health=9), "zone": "A1"}}
    if "Defense" in text:
        table = phase(ROOM, {"owen": hero}, foes, dice=["1 2+bam"])
    else:
        table = Table(ROOM, {"owen": hero}, foes, dice=["2+bam"]).play("melee orc")
    table.play(f"trigger card:{thing}#0")
    assert table.last("PowerWorked").also[-len(cited) :] == cited


@rule("MD-ENM-12", "MD-ENM-13", "MD-CSK-10")
@pytest.mark.parametrize(
    ("text", "times", "cited"),
    [
        ("Attack: +1 Hit", 1, "MD-ENM-13"),
        ("Attack BAM: +1 Hit", 1, "MD-ENM-12"),
        ("Attack BAM: +1 Hit (Repeat 2)", 2, "MD-CSK-10"),
    ],
)
def test_a_natural_enchantment_works_as_often_as_it_may_and_says_so(text: str, times: int, cited: str) -> None:
    enemy = foe(f"cited-natural-{times}-{cited.lower()}", "orc-agent", text, melee="3 red", health=9)
    table = phase(ROOM, {"owen": {}}, {"orc": {"card": enemy, "zone": "A1"}}, dice=["2+bam 2+bam 2+bam"])
    worked = table.told("PowerWorked")
    assert (len(worked), table.last("CombatSettled").hits) == (times, 6 + times)
    natural = {"MD-ENM-12", "MD-ENM-13", "MD-CSK-10"}
    assert all(natural & set(event.also) == {cited} for event in worked)


@rule("MD-CAC-07", "MD-EQP-12", "MD-EQP-13", "MD-CAC-06")
def test_an_attack_says_its_range_and_its_weapon() -> None:
    foes: dict[str, Any] = {"near": {"card": DUMMY, "zone": "A1"}, "far": {"card": GOBLINS, "zone": "B1", "is_stunned": True}}
    near = Table(ROOM, {"owen": {"hands": [SWORD]}}, foes, dice=["1"]).play("melee near")
    assert near.last("AttackDeclared").also == ("MD-RNG-02", "MD-LOS-05", "MD-EQP-12", "MD-CAC-07")
    far = Table(ROOM, {"owen": {"hands": [BOW]}}, foes, dice=["1 1"]).play("ranged far")
    ranged = ("MD-RNG-03", "MD-LOS-02", "MD-LOS-03", "MD-EQP-13", "MD-CAC-07")
    assert far.last("AttackDeclared").also == (*ranged, "MD-HRD-03", "MD-STN-04", "MD-CAC-06")


@rule("MD-HRD-01", "MD-HRD-02", "MD-ENM-07", "MD-ENM-08", "MD-RNG-05", "MD-TGT-05", "MD-TGT-06", "MD-TGT-07", "MD-SHA-05")
def test_an_enemys_attack_says_how_it_fights_and_why_it_may() -> None:
    archers = foe("cited-archers", "goblin-archers", level=1, ranged="1 yellow", minions=1)
    plain = ("MD-RNG-05", "MD-TGT-01", "MD-TGT-02", "MD-TGT-05")
    melee, ranged = ("MD-RNG-02", "MD-LOS-05", "MD-ENM-07"), ("MD-RNG-03", "MD-LOS-02", "MD-LOS-03", "MD-ENM-08")
    down: dict[str, Any] = {"is_stunned": True}
    for enemy, board, hero, cited, dice in (
        (AGENT, ROOM, {}, (*melee, *plain), ("MD-CMB-09",)),
        (GOBLINS, ROOM, {}, (*melee, *plain, "MD-HRD-02"), ("MD-CMB-09", "MD-HRD-01")),
        (archers, "+-+-+\n|C c|\n+-+-+", {"zone": "B1"}, (*ranged, *plain, "MD-HRD-02", "MD-TGT-06", "MD-SHA-05"), ()),
        (AGENT, ROOM, down, (*melee, *plain, "MD-TGT-07"), ()),
    ):
        table = phase(board, {"owen": {"body": MAIL, **hero}}, {"enemy": {"card": enemy, "zone": "A1"}}, dice=["1 blank"])
        assert table.last("AttackDeclared").also == cited
        assert table.told("PoolSet")[0].also[: len(dice)] == dice


@rule("MD-DMG-05", "MD-RUL-22", "MD-END-01")
def test_whoever_is_gone_is_gone_from_every_list() -> None:
    lasting = "Until the End Phase, one Enemy in the Zone: Defense: Attacker +1 Hit"
    curse = card("cited-curse", text=lasting, category="consumable")
    foes: dict[str, Any] = {"orc": {"card": AGENT, "zone": "A1", "health": 2}, "goblins": {"card": GOBLINS, "zone": "A1"}}
    pack = [curse, "cited-curse.2"]
    table = Table(ROOM, {"owen": {"hands": [SWORD], "pack": pack}}, foes, dice=["blank", "blank", "1", "1"])
    table.play(f"use {curse}", "choose orc", "use cited-curse.2", "choose goblins", "melee goblins", "melee orc")
    activation = table.state.activation
    assert activation is not None
    assert ([one.on for one in table.state.lasting], activation.attacked) == (["orc", "goblins"], ["goblins", "orc"])
    table.play("melee orc")
    assert [one.on for one in table.state.lasting] == ["goblins"]
    assert (list(table.state.enemies), activation.attacked) == (["goblins"], ["goblins"])
    table.play("nothing")
    assert [e.enemies for e in table.told("CounterattackBegan")] == [("goblins",)]


@rule("MD-ENM-14", "MD-GRD-05", "MD-END-01")
def test_what_lasts_on_one_enemy_works_beside_its_own_and_on_no_other() -> None:
    lasting = "Until the End Phase, one Enemy in the Zone: Defense: Attacker +1 Hit"
    weaken = card("cited-weaken", text=lasting, category="consumable")
    shell = card("cited-shell", "body", "Defense BAM: +2 Shields", defense="1 blue")
    orc = foe("cited-shelled", "orc-agent", melee="1 yellow", defense="1 blue", health=20)
    enemies: dict[str, Any] = {"orc": {"card": orc, "zone": "A1", "holds": [shell]}, "goblins": {"card": GOBLINS, "zone": "A1"}}
    hero = {"hands": [BIG], "pack": [weaken]}
    table = Table(ROOM, {"owen": hero}, enemies, dice=["1 1 1 2+bam blank", "1 1 1", "1 1 1 2+bam blank"])
    table.play("melee orc", f"use {weaken}", "choose orc", "melee goblins", "melee orc")
    assert [(event.hits, event.shields) for event in table.told("CombatSettled")] == [(3, 4), (3, 0), (4, 4)]


@rule("MD-MOB-05", "MD-HRD-06", "MD-RUL-44")
def test_wounds_on_a_minion_say_that_it_protects_its_boss() -> None:
    table = duel(SWORD, GOBLINS, dice=["3+diamond"], foe_fields={"minions": [2, 2]}).play("melee orc")
    wounded = [(e.minion, e.wounds, e.also) for e in table.told("EnemyWounded")]
    assert wounded == [(0, 2, ("MD-MOB-05", "MD-HRD-06", "MD-RUL-44")), (0, 1, ("MD-MOB-05", "MD-HRD-06", "MD-RUL-44"))]
    single = duel(SWORD, AGENT, dice=["1"]).play("melee orc")
    assert [(e.minion, e.also) for e in single.told("EnemyWounded")] == [(-1, ())]


@rule("MD-TGT-12", "MD-TGT-18", "MD-RUL-40", "MD-SKL-08", "MD-STO-05")
def test_whom_an_enemy_turns_to_is_told_with_what_made_it_so() -> None:
    banner = card("cited-banner", text="Taunt")
    taunt, story = {"MD-TGT-18", "MD-SKL-08", "MD-RUL-40"}, {"MD-STO-05"}
    moments: tuple[tuple[list[str], bool, set[str]], ...]
    moments = (([], False, set()), ([banner], False, taunt), ([], True, story), ([banner], True, taunt | story))
    for pack, is_story, cited in moments:
        heroes: dict[str, Any] = {"owen": {"pack": pack}, "elias": {}}
        table = phase(ROOM, heroes, {"orc": {"card": DUMMY, "zone": "A1"}}, dice=["1"], story=is_story)
        if not pack:
            assert (table.prompt, table.options("elias")) == ("prey", ["choose owen", "choose elias"])
            table.play("elias: choose owen")
        (chosen,) = table.told("TargetChosen")
        assert (chosen.hero, set(chosen.also) & (taunt | story)) == ("owen", cited)


@rule("MD-MOB-07", "MD-STN-09", "MD-HRD-06")
def test_wounds_on_a_boss_say_what_laid_it_open() -> None:
    spear = card("cited-spear", "two_hands", "Melee: may wound the Boss", melee="1 red")
    for weapon, fields, cited in (
        (SWORD, {"is_stunned": True}, ("MD-MOB-07", "MD-STN-09", "MD-RUB-03")),
        (spear, {}, ("MD-HRD-06",)),
        (SWORD, {"is_stunned": True, "minions": []}, ("MD-HRD-06",)),
    ):
        table = duel(weapon, GOBLINS, dice=["1"], foe_fields=fields).play("melee orc")
        if table.prompt == "strike":
            table.play("strike boss")
        assert (table.last("EnemyWounded").minion, table.last("EnemyWounded").also) == (-1, cited)


@rule("MD-STO-20", "MD-STO-21", "MD-STO-19", "MD-WIN-03")
def test_the_end_of_a_story_mission_says_what_is_kept() -> None:
    for goal, kept, lost in (("wins", True, False), ("losses", False, True)):
        mission = {goal: ["count bells 1"], "rules": [{"on": "enter B1", "do": ["count bells"]}]}
        table = Table(ROOM, {"owen": {}}, mission=mission, story=True).play("move B1", "stop")
        assert ("MD-STO-19" in table.last("Ended").also, "MD-STO-20" in table.last("Ended").also) == (kept, lost)
