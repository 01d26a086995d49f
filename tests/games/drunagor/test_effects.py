"""Immediate effects (DR-EFF) one by one, and keywords of Skills (DR-TKW) that no other page tests."""

from typing import Any

import pytest

from tenebra.games.drunagor.rules.passives import most_health
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(8, 6)


def used(monkeypatch: pytest.MonkeyPatch, text: str, **fields: Any) -> Table:
    """Vorn in C3 uses his blue Skill with that text."""
    printed(monkeypatch, whirl_of_steel=text)
    return Table(ROOM, **{"heroes": {"vorn": {"at": "C3", "health": 5}}, **fields}).play("use whirl-of-steel with blue")


@rule("DR-EFF-01", "DR-GEN-10")
def test_heal_stops_at_the_maximum(monkeypatch: pytest.MonkeyPatch) -> None:
    assert used(monkeypatch, "SELF, HEAL 3").hero("vorn").health == 8
    full = used(monkeypatch, "SELF, HEAL 9", heroes={"vorn": {"at": "C3", "health": 15}})
    assert full.hero("vorn").health == 16
    assert [event.gained for event in full.told("HealthChanged")] == [1]
    healthy = used(monkeypatch, "SELF, HEAL 9", heroes={"vorn": {"at": "C3", "health": 16}})
    assert not healthy.told("HealthChanged")
    printed(monkeypatch, hold_the_line="WHEN YOU HEAL: SELF, FOCUS 1")
    assert used(monkeypatch, "SELF, HEAL 3").hero("vorn").tokens == {"focus": 1}
    whole = {"at": "C3", "health": most_health(healthy.state, "vorn")}
    assert not used(monkeypatch, "SELF, HEAL 3", heroes={"vorn": whole}).hero("vorn").tokens


@rule("DR-EFF-01", "DR-CMD-05")
def test_a_monster_heals_up_to_its_card_and_a_commander_beyond(monkeypatch: pytest.MonkeyPatch) -> None:
    foes = {"executioner-1": {"at": "H6", "health": 11}}
    assert used(monkeypatch, "ENEMY, HEAL 5", monsters=foes).monster("executioner-1").health == 12
    boss = {"bane-1": {"at": "H6", "health": 40}}
    assert used(monkeypatch, "ENEMY, HEAL 5", monsters=boss).monster("bane-1").health == 45


@rule("DR-EFF-02", "DR-CUB-12")
def test_cleanse_takes_curses_and_all_poison(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = {"at": "C3", "health": 5, "curses": ["bull-rush", "guard-strike"], "tokens": {"poison": 3, "burn": 1}}
    table = used(monkeypatch, "SELF, CLEANSE 1", heroes={"vorn": hero}).play("choose guard-strike")
    assert (table.hero("vorn").curses, table.hero("vorn").tokens) == (["bull-rush"], {"burn": 1})
    luma = {"luma": {"owner": "vorn", "at": "D3", "tokens": {"poison": 2, "burn": 1}}}
    cleansed = used(monkeypatch, "OTHER ALLY, CLEANSE 2", familiars=luma)
    assert cleansed.state.familiars["luma"].tokens == {"burn": 1}


@rule("DR-EFF-06", "DR-TIE-03")
def test_fatigue_expends_cubes_of_the_owners_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = {"at": "C3", "cubes": {"yellow": 1, "red": 1, "blue": 1}}
    table = used(monkeypatch, "SELF, FATIGUE 1", heroes={"vorn": hero})
    assert table.options() == ["choose yellow", "choose red"]
    table.play("choose red")
    assert table.hero("vorn").expended == {"red": 1}


@rule("DR-EFF-06", "DR-REC-04", "DR-RUL-37")
def test_with_fewer_cubes_all_are_expended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = used(monkeypatch, "SELF, FATIGUE 3", heroes={"vorn": {"at": "C3", "cubes": {"yellow": 1, "blue": 1}}})
    assert table.prompt == "curse"
    assert table.hero("vorn").available == {"yellow": 1, "blue": 1}


@pytest.mark.parametrize(("word", "gone"), [("DISARM", {"yellow": 2, "red": 1}), ("SILENCE", {"green": 1})])
@rule("DR-EFF-06", "DR-EFF-07", "DR-EFF-08")
def test_disarm_and_silence_are_fatigue_of_two_colours(monkeypatch: pytest.MonkeyPatch, word: str, gone: dict[str, int]) -> None:
    printed(monkeypatch, hold_the_line="+2 HEALTH")
    assert used(monkeypatch, f"SELF, {word}").hero("vorn").expended == gone
    printed(monkeypatch, hold_the_line="IMMUNE FATIGUE")
    assert used(monkeypatch, f"SELF, {word}; SELF, FATIGUE 1").hero("vorn").expended == {}
    foes = {"executioner-1": {"at": "H6"}}
    tired = used(monkeypatch, f"ENEMY, {word} AND FATIGUE 1 AND CURSE 1; SELF, FOCUS 1", monsters=foes)
    assert tired.hero("vorn").tokens == {"focus": 1}, "a Monster has no cubes"
    assert [event.hero for event in tired.told("CubesMoved")] == ["vorn"]


@rule("DR-EFF-09", "DR-REC-09")
def test_immunity_to_curse_is_against_the_effect_only(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, hold_the_line="IMMUNE CURSE")
    table = used(monkeypatch, "SELF, CURSE 2")
    assert not table.hero("vorn").curses
    printed(monkeypatch, hold_the_line="+2 HEALTH")
    cursed = used(monkeypatch, "SELF, CURSE 2; ENEMY, CURSE 1; SELF, FOCUS 1", monsters={"executioner-1": {"at": "H6"}})
    cursed.play("choose bull-rush", "choose guard-strike")
    assert (cursed.hero("vorn").curses, cursed.hero("vorn").tokens) == (["bull-rush", "guard-strike"], {"focus": 1})
    printed(monkeypatch, hold_the_line="IMMUNE CURSE")
    hero = {"at": "C3", "cubes": {"yellow": 1, "blue": 1}}
    assert used(monkeypatch, "SELF, CURSE 1", heroes={"vorn": hero}).play("recall").prompt == "curse"


@rule("DR-EFF-10")
def test_penitence_counts_curse_cubes(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = {"at": "C3", "health": 9, "curses": ["bull-rush", "guard-strike"], "tokens": {"shield": 4}}
    table = used(monkeypatch, "SELF, PENITENCE", heroes={"vorn": hero})
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (7, {"shield": 4})
    foes = {"executioner-1": {"at": "H6"}}
    assert used(monkeypatch, "ENEMY, PENITENCE; SELF, FOCUS 1", monsters=foes).monster("executioner-1").health == 12
    printed(monkeypatch, hold_the_line="IMMUNE PENITENCE")
    assert used(monkeypatch, "SELF, PENITENCE", heroes={"vorn": hero}).hero("vorn").health == 9


@rule("DR-EFF-17", "DR-REC-08", "DR-EFF-19")
def test_recall_takes_some_back_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = {"at": "C3", "docked": {"bull-rush": "green"}, "expended": {"yellow": 1, "red": 1}}
    table = used(monkeypatch, "SELF, RECALL 2", heroes={"vorn": hero})
    assert table.options() == ["choose yellow", "choose red", "choose bull-rush", "choose whirl-of-steel", "enough"]
    table.play("choose bull-rush", "choose red")
    assert (table.hero("vorn").docked, table.hero("vorn").expended) == ({"whirl-of-steel": "blue"}, {"yellow": 1})
    assert not table.hero("vorn").curses


@rule("DR-EFF-19", "DR-CUB-05")
def test_cubes_that_a_text_costs_are_expended_without_a_use(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = {"at": "C3", "cubes": {"yellow": 1, "red": 1, "blue": 1}}
    table = used(monkeypatch, "PAY 1 CUBE: SELF, FOCUS 1", heroes={"vorn": hero})
    assert table.options() == ["choose yellow", "choose red"]
    own = table.play("choose red").hero("vorn")
    assert (own.available, own.expended, own.tokens) == ({"yellow": 1}, {"red": 1}, {"focus": 1})
    assert not used(monkeypatch, "SELF, FOCUS 1", heroes={"vorn": hero}).hero("vorn").expended
    printed(monkeypatch, whirl_of_steel="PAY 2 CUBES: SELF, FOCUS 1")
    poor = Table(ROOM, heroes={"vorn": {"at": "C3", "cubes": {"blue": 1}}})
    assert poor.refusal("use whirl-of-steel with blue") == "DR-EFF-12"


@rule("DR-REC-06", "DR-REC-01", "DR-REC-02")
def test_a_free_recall_costs_no_curse(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = {"at": "C3", "docked": {"bull-rush": "green"}, "expended": {"yellow": 1, "red": 1}}
    table = used(monkeypatch, "SELF, FREE RECALL", heroes={"vorn": hero})
    assert not table.hero("vorn").docked
    assert not table.hero("vorn").expended
    assert table.prompt == "turn"
    back = table.last("CubesMoved")
    assert len(back.cubes) == 4, "that of the Skill itself too"
    assert back.also == ("DR-REC-01",)


@rule("DR-EFF-13")
def test_push_goes_straight_away_and_not_for_the_large(monkeypatch: pytest.MonkeyPatch) -> None:
    table = used(monkeypatch, "ADJ ENEMY, PUSH 2", monsters={"executioner-1": {"at": "D3"}})
    while table.prompt == "push":
        table.play(table.options()[0])
    assert table.monster("executioner-1").space in ("F3", "F1", "F5")
    large = used(monkeypatch, "ADJ ENEMY, PUSH 2", monsters={"shadow-knight-1": {"at": "C1"}})
    assert large.monster("shadow-knight-1").space == "C1"


@rule("DR-EFF-15", "DR-RUB-09")
def test_swap_exchanges_user_and_target(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = {"vorn": {"at": "C3"}, "jaheen": {"at": "H6"}}
    table = used(monkeypatch, "OTHER ALLY, SWAP", heroes=heroes)
    assert (table.hero("vorn").space, table.hero("jaheen").space) == ("H6", "C3")


@rule("DR-EFF-14")
def test_telekinesis_moves_a_small_one_where_the_user_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = used(monkeypatch, "ENEMY, TELEKINESIS 2", monsters={"executioner-1": {"at": "F3"}})
    table.play("choose H5")
    assert table.monster("executioner-1").space == "H5"


@rule("DR-EFF-16", "DR-MOV-03", "DR-EX-80")
def test_move_without_a_target_is_the_users_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table = used(monkeypatch, "MOVE 2; OTHER ALLY, MOVE 1", heroes={"vorn": {"at": "C3"}, "jaheen": {"at": "H6"}})
    table.play("go E3", "jaheen: go G6")
    assert (table.hero("vorn").space, table.hero("jaheen").space) == ("E3", "G6")


@rule("DR-EFF-23", "DR-NUM-03")
def test_a_trap_is_placed_in_an_adjacent_area(monkeypatch: pytest.MonkeyPatch) -> None:
    table = used(monkeypatch, "BEAR TRAP", monsters={"executioner-1": {"at": "F3"}})
    assert table.prompt == "trap"
    assert {"choose C3", "choose G3"} & set(table.options()) == set()
    table.play("choose E3")
    assert table.state.traps["E3"].kind == "bear"
    assert not table.told("TrapRemoved")


@pytest.mark.parametrize(
    ("kind", "tokens"), [("bear", {"bleed": 2}), ("fire", {"burn": 4}), ("poison", {"poison": 2})], ids=["bear", "fire", "poison"]
)
@rule("DR-EFF-24", "DR-EFF-25", "DR-EFF-26", "DR-EFF-27", "DR-EX-86", "DR-RUL-71", "DR-NUM-06")
def test_the_first_enemy_who_enters_springs_it_for_all_in_the_area(kind: str, tokens: dict[str, int]) -> None:
    foes = {"executioner-1": {"at": "G1"}, "shadow-vampire-1": {"at": "F2"}}
    traps = {"E1": {"kind": kind, "owner": "vorn"}}
    table = Table(floor(8, 2), heroes={"vorn": {"at": "C1"}}, monsters=foes, traps=traps, turn="executioner.rookie")
    while table.prompt:
        table.play("pass")
    assert [table.monster(foe).health for foe in foes] == [10, 10]
    assert table.monster("executioner-1").tokens == tokens
    assert table.monster("shadow-vampire-1").tokens == ({} if kind == "bear" else tokens)
    assert not table.state.traps


@rule("DR-TRN-05", "DR-MOV-02")
def test_extra_actions_and_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    table = used(monkeypatch, "SELF, EXTRA ACTION AND EXTRA MOVE")
    assert table.state.turn is not None
    assert (table.state.turn.cubes, table.state.turn.moves) == (2, 2)


@rule("DR-EFF-18", "DR-CON-10")
def test_tokens_are_removed_by_name_or_all_conditions(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = {"at": "C3", "tokens": {"burn": 3, "slow": 1, "focus": 2}}
    assert used(monkeypatch, "SELF, REMOVE BURN", heroes={"vorn": hero}).hero("vorn").tokens == {"slow": 1, "focus": 2}
    assert used(monkeypatch, "SELF, REMOVE CONDITIONS", heroes={"vorn": hero}).hero("vorn").tokens == {"focus": 2}


@rule("DR-CUB-08")
def test_a_trauma_cube_is_removed_by_an_ability(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = {"at": "C3", "traumas": ["bull-rush"]}
    assert not used(monkeypatch, "SELF, REMOVE TRAUMA", heroes={"vorn": hero}).hero("vorn").traumas


@rule("DR-EFF-06")
def test_who_has_one_colour_left_is_not_asked_which(monkeypatch: pytest.MonkeyPatch) -> None:
    table = used(monkeypatch, "SELF, FATIGUE 1", heroes={"vorn": {"at": "C3", "cubes": {"blue": 1, "yellow": 2}}})
    assert (table.prompt, table.hero("vorn").available) == ("turn", {"yellow": 1})


@rule("DR-TKW-16")
def test_trample_hurts_whom_it_crosses(monkeypatch: pytest.MonkeyPatch) -> None:
    corridor = floor(6, 2)
    printed(monkeypatch, whirl_of_steel="TRAMPLE 2")
    foes = {"executioner-1": {"at": "B1"}, "executioner-2": {"at": "B2"}}
    table = Table(corridor, heroes={"vorn": {"at": "A1", "health": 9}}, monsters=foes).play(
        "use whirl-of-steel with blue", "go C1"
    )
    assert sorted(table.monster(foe).health for foe in foes) == [10, 12]
    assert table.hero("vorn").health == 9, "not the one who tramples"


@rule("DR-TKW-16")
def test_trample_hurts_nobody_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="TRAMPLE 2")
    knight = {"shadow-knight-1": {"at": "C1", "health": 15}}
    table = Table(floor(6, 2), heroes={"vorn": {"at": "B1"}}, monsters=knight).play("use whirl-of-steel with blue", "go E1")
    assert table.monster("shadow-knight-1").health == 13


@rule("DR-EFF-22", "DR-DRK-18")
def test_shadow_aura_puts_darkness_under_its_target(monkeypatch: pytest.MonkeyPatch) -> None:
    table = used(monkeypatch, "SELF, SHADOW AURA")
    assert table.state.darkness == {"C3": "small"}
    assert table.hero("vorn").health == 3


@rule("DR-EFF-21")
def test_manifest_shows_a_rune_and_puts_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = used(monkeypatch, "MANIFEST; IF RUNE RED: SELF, FOCUS 2; IF NOT RUNE RED: SELF, FURY 1", bag=["red-1", "red-2"])
    assert table.hero("vorn").tokens == {"focus": 2}
    assert sorted(table.state.bag) == ["red-1", "red-2"]
    assert not any(table.state.runes.values())


@rule("DR-GEN-08", "DR-GEN-06")
def test_a_later_price_may_be_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = {"vorn": {"at": "C3", "tokens": {"ki": 1}}}
    table = used(monkeypatch, "SELF, FOCUS 1; PAY 1 KI: SELF, FURY 2", heroes=heroes)
    assert table.prompt == "trigger"
    assert table.play("pass").hero("vorn").tokens == {"ki": 1, "focus": 1}


@rule("DR-GEN-05")
def test_a_sentence_once_in_a_round_is_done_once(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="COPY SKILL")
    table = used(monkeypatch, "ONCE PER ROUND: SELF, FOCUS 1; SELF, FURY 1")
    table.play("use guard-strike with yellow", "choose whirl-of-steel")
    assert table.hero("vorn").tokens == {"focus": 1, "fury": 2}


@rule("DR-CUB-06")
def test_a_wild_cube_is_made_of_an_available_one(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = {"vorn": {"at": "C3", "cubes": {"yellow": 1, "red": 1, "blue": 1}}}
    table = used(monkeypatch, "SELF, WILD CUBE", heroes=heroes)
    assert (table.prompt, table.options()) == ("wild", ["choose yellow", "choose red"])
    assert table.play("choose red").hero("vorn").available == {"yellow": 1, "wild": 1}
    alone = used(monkeypatch, "SELF, WILD CUBE", heroes={"vorn": {"at": "C3", "cubes": {"green": 1, "blue": 1}}})
    assert alone.hero("vorn").available == {"wild": 1}
