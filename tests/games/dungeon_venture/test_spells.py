"""Spells (DV-SPL): as many as Mana dice, then a Rest; used ones lie on their Hero's own pile."""

from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V N A W|
+ + + + +
|o . . S|
+-+-+-+-+
"""
TWO_ROOMS = """
+-+-+-+-+-+-+
|N . .O. . o|
+ + + + + + +
|. . .|. k .|
+-+-+-+-+-+-+
"""


@rule("DV-SPL-01", "DV-PLAY-01")
def test_a_spell_is_played_with_the_one_action() -> None:
    table = Table(ROOM, turn="naurania", heroes={"naurania": {"hand": ["blink", "true-sight"]}})
    table.play("play true-sight")
    played = table.last("CardPlayed")
    assert (played.by, played.card, played.rule) == ("naurania", "true-sight.1", "DV-SPL-01")
    assert table.refusal("play blink") == "DV-TURN-04"


@rule("DV-SPL-02")
def test_a_used_spell_lies_on_its_heros_own_pile() -> None:
    table = Table(ROOM, turn="naurania", heroes={"naurania": {"hand": ["true-sight"]}})
    table.play("play true-sight")
    own = table.state.heroes["naurania"]
    assert (own.hand, own.used, own.cast) == ([], ["true-sight.1"], 1)
    used = table.last("SpellUsed")
    assert (used.hero, used.card, used.is_cast, used.rule) == ("naurania", "true-sight.1", True, "DV-SPL-02")
    assert all(not hero.used for name, hero in table.state.heroes.items() if name != "naurania")
    assert (table.state.treasure.discard, table.state.spoils.discard) == ([], [])


@rule("DV-SPL-03", "DV-SPL-04", "DV-EX-30")
def test_as_many_spells_as_mana_dice_then_a_rest() -> None:
    def wick(cast: int) -> Table:
        return Table(ROOM, turn="wick", heroes={"wick": {"hand": ["true-sight"], "cast": cast}}, events=["dark-fury"])

    assert wick(1).may("play true-sight")
    table = wick(2)
    assert not table.may("play true-sight")
    assert table.refusal("play true-sight") == "DV-SPL-04"
    table.play("rest")
    assert table.state.heroes["wick"].cast == 0
    assert table.state.keeper_hand == ["dark-fury.1"]


@rule("DV-SPL-03", "DV-RUL-88")
def test_the_limit_is_the_present_number_of_mana_dice() -> None:
    hero = {"hand": ["true-sight"], "worn": ["magic-talisman"], "cast": 2}
    table = Table(ROOM, turn="wick", heroes={"wick": hero})
    assert table.may("play true-sight")
    table.play("takeoff magic-talisman")
    assert table.refusal("play true-sight") == "DV-SPL-04"


@rule("DV-SPL-05", "DV-REST-02")
def test_rest_brings_all_used_spells_back() -> None:
    hero = {"hand": ["haste"], "used": ["fire-bolt", "blink"], "cast": 2, "wounds": 3}
    table = Table(ROOM, turn="wick", heroes={"wick": hero})
    table.play("rest")
    own = table.state.heroes["wick"]
    assert (own.hand, own.used, own.cast) == (["haste.1", "fire-bolt.1", "blink.1"], [], 0)
    assert table.last("Rested").rule == "DV-REST-02"


@rule("DV-SPL-05", "DV-SPL-04")
def test_resurrection_brings_them_back_too() -> None:
    hero = {"used": ["fire-bolt", "blink"], "cast": 2, "wounds": 7, "spirit": True}
    table = Table(ROOM, turn="wick", heroes={"wick": hero})
    table.play("resurrect")
    own = table.state.heroes["wick"]
    assert (own.hand, own.used, own.cast) == (["fire-bolt.1", "blink.1"], [], 0)


@rule("DV-SPL-06", "DV-RUL-51", "DV-EX-16", "DV-STS-02")
def test_a_lasting_spell_lies_open_until_its_work_is_done() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        heroes={"vardak": {"hand": ["battle-hymn"]}},
        initiative=["vardak"],
        dice=["hit hit miss miss miss miss", "miss hit"],
    )
    table.play("play battle-hymn at vardak")
    own = table.state.heroes["vardak"]
    assert (own.hand, own.used, own.cast) == ([], [], 1)
    began = table.last("LastingBegan")
    assert (began.card, began.owner, began.on, began.until, began.is_spell, began.rule) == (
        "battle-hymn.1",
        "vardak",
        "vardak",
        "next_attack",
        True,
        "DV-SPL-06",
    )
    assert [e.card for e in table.state.lasting] == ["battle-hymn.1"]
    table.play("end", "attack orc-1")
    assert table.told("Rolled")[0].dice == ("red", "red", "green", "green", "green", "green")
    assert table.state.lasting == []
    assert table.state.heroes["vardak"].used == ["battle-hymn.1"]
    ended = table.last("LastingEnded")
    assert (ended.card, ended.to, ended.rule) == ("battle-hymn.1", "used", "DV-STS-02")


@rule("DV-SPL-06", "DV-REST-03", "DV-RUL-51", "DV-EX-51", "DV-RUL-37")
def test_after_a_rest_the_lasting_spell_goes_to_the_hand() -> None:
    table = Table(
        ROOM,
        turn="wick",
        heroes={"wick": {"used": ["blink"], "cast": 2, "at": "B2"}, "naurania": {"at": "D1"}},
        lasting=[{"card": "battle-hymn", "owner": "wick"}],
        initiative=["wick"],
        dice=["hit miss miss miss miss", "hit hit"],
    )
    table.play("move C2", "rest")
    assert [e.is_refreshed for e in table.state.lasting] == [True]
    assert table.state.heroes["wick"].cast == 0
    table.play("move B2", "attack orc-1")
    own = table.state.heroes["wick"]
    assert sorted(own.hand) == ["battle-hymn.1", "blink.1"]
    assert (own.used, own.cast) == ([], 0)
    ended = table.last("LastingEnded")
    assert (ended.to, ended.rule) == ("hand", "DV-REST-03")


@rule("DV-SPL-06")
def test_what_lasts_until_the_next_turn_ends_as_that_turn_begins() -> None:
    table = Table(
        ROOM,
        turn="storm",
        lasting=[{"card": "haste", "owner": "wick", "on": "storm"}, {"card": "stone-skin", "owner": "naurania"}],
        initiative=["wick"],
    )
    table.play("end")
    assert table.asked == "wick"
    assert [e.card for e in table.state.lasting] == ["stone-skin.1"]
    ended = table.last("LastingEnded")
    assert (ended.card, ended.to, ended.rule) == ("haste.1", "used", "DV-SPL-06")


@rule("DV-SPL-07")
def test_one_mana_die_is_enough_and_none_is_too_few() -> None:
    assert Table(ROOM, turn="vardak", heroes={"vardak": {"hand": ["blink"]}}).may("play blink")
    storm = Table(ROOM, turn="storm", heroes={"storm": {"hand": ["blink"]}})
    assert not storm.may("play blink")
    assert storm.refusal("play blink") == "DV-SPL-07"


@rule("DV-SPL-08", "DV-LOS-01", "DV-ABIL-02")
def test_attack_spells_need_sight_and_roll_mana_against_defence() -> None:
    table = Table(
        TWO_ROOMS,
        turn="naurania",
        heroes={"naurania": {"hand": ["fire-bolt"], "at": "C1"}},
        dice=["hit hit miss miss", "hit miss"],
    )
    table.play("play fire-bolt at orc-1")
    assert [r.dice for r in table.told("Rolled")] == [("blue",) * 4, ("green", "green")]
    assert [r.rule for r in table.told("Rolled")] == ["DV-SPL-08", "DV-CBT-03"]
    assert "orc-1" not in table.state.figures
    declared = table.last("AttackDeclared")
    assert (declared.attacker, declared.target, declared.card) == ("naurania", "orc-1", "fire-bolt")


@rule("DV-SPL-08", "DV-LOS-08")
def test_an_attack_spell_does_not_reach_what_cannot_be_seen() -> None:
    away = Table(TWO_ROOMS, turn="naurania", heroes={"naurania": {"hand": ["fire-bolt"]}})
    assert not [o for o in away.options() if o.startswith("play")]
    assert away.refusal("play fire-bolt at orc-1") == "DV-PLAY-01"
    closed = Table(TWO_ROOMS.replace("O", "D"), turn="naurania", heroes={"naurania": {"hand": ["fire-bolt"], "at": "C1"}})
    assert closed.refusal("play fire-bolt at kobold-1") == "DV-PLAY-01"


@rule("DV-SPL-08", "DV-DMG-06")
def test_a_kill_by_spell_brings_a_card() -> None:
    table = Table(
        ROOM,
        turn="naurania",
        heroes={"naurania": {"hand": ["fire-bolt"]}, "vardak": {"at": "B2"}},
        monsters={"kobold-1": {"at": "A1"}},
        spoils=["blink"],
        dice=["hit miss miss miss", "miss"],
    )
    table.play("play fire-bolt at kobold-1")
    assert table.state.heroes["naurania"].hand == ["blink.1"]


@rule("DV-PLAY-01")
def test_a_card_must_be_in_the_hand() -> None:
    table = Table(ROOM, turn="naurania", heroes={"naurania": {"used": ["blink"]}, "wick": {"hand": ["haste"]}})
    assert table.refusal("play blink") == "DV-PLAY-01"
    assert table.refusal("play haste at naurania") == "DV-PLAY-01"


@rule("DV-RUL-47")
def test_a_lasting_spell_ends_when_its_bearer_or_its_owner_falls() -> None:
    for owner, on in (("wick", "vardak"), ("vardak", "wick")):
        table = Table(
            ROOM,
            turn="orc-1",
            heroes={"vardak": {"wounds": 7}},
            lasting=[
                {"card": "haste", "owner": owner, "on": on},
                {"card": "battle-hymn", "owner": "wick", "on": "storm"},
            ],
            dice=["hit miss miss", "miss miss miss miss"],
        )
        table.play("attack vardak")
        assert [e.card for e in table.state.lasting] == ["battle-hymn.1"]
        assert table.state.heroes[owner].used == ["haste.1"]
        ended = table.last("LastingEnded")
        assert (ended.card, ended.to, ended.rule) == ("haste.1", "used", "DV-RUL-47")


@rule("DV-RUL-47", "DV-KPC-04")
def test_a_keepers_lasting_card_ends_with_the_monster_that_bears_it() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        monsters={"kobold-1": {"at": "C2"}},
        lasting=[{"card": "blood-rage", "owner": "gronk", "on": "orc-1"}],
        dice=["hit miss miss miss", "miss miss"],
    )
    table.play("attack orc-1")
    assert table.state.lasting == []
    ended = table.last("LastingEnded")
    assert (ended.card, ended.to, ended.rule) == ("blood-rage.1", "", "DV-RUL-47")


@rule("DV-TURN-07")
def test_who_is_killed_between_two_targets_attacks_no_more() -> None:
    table = Table(
        "+-+-+-+\n|N . k|\n+ + + +\n|V . k|\n+-+-+-+",
        turn="naurania",
        heroes={"naurania": {"hand": ["fireball"], "wounds": 5}},
        keeper_hand=["falling-stones"],
        dice=["miss miss", "miss", "hit hit miss miss", "miss miss"],
    )
    table.play("play fireball", "keeper: pass", "keeper: event falling-stones at naurania")
    assert [(event.attacker, event.target) for event in table.told("AttackDeclared")] == [
        ("naurania", "kobold-1"),
        ("keeper", "naurania"),
    ]
