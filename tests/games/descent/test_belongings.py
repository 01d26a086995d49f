"""What heroes own and find, their familiars, and the cards of the Overlord (DE-ITM, DE-SKL, DE-POT, DE-CHS, DE-FAM, DE-OVC)."""

from typing import Any

import pytest

from tenebra.games.descent import view
from tenebra.games.descent.rules.sight import seen_by_heroes_when_spawning
from tests.games.descent.props import BOW, DAGGER, ROOM, SHIELD, STAFF, SWORD, Table, duel, thing, weapon
from tests.games.descent.table import rule

VALADIR, SILHOUETTE, CARTHOS = "sir-valadir", "silhouette", "mad-carthos"
CHEST = ROOM.replace("|. .", "|. c", 1)
LANE = "+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+"


def points(table: Table) -> int:
    assert table.state.turn is not None
    return table.state.turn.points


def said(table: Table, word: str) -> list[str]:
    return [option.removeprefix(f"{word} ") for option in table.options() if option.partition(" ")[0] == word]


# --- cards


@rule("DE-ITM-02", "DE-WPN-02")
def test_hands_type_and_dice_of_a_card_say_what_it_does_in_an_attack() -> None:
    knife = weapon("test-throwing-knife", "ranged", "1 blue", hands=1)
    great = weapon("test-great-axe", "melee", "1 red + 1 yellow", hands=2)

    def attack(used: str, other: str) -> tuple[str, str, tuple[str, ...]]:
        dice = {SWORD: "1/3/0 0/3/0 blank blank", knife: "2/2/0", great: "1/3/0 1/1/0 blank blank"}
        table = duel({"equipped": [used, other]}, {"ogre-1": {"at": "C3"}}, dice=[dice[used]])
        table.play("battle", f"attack C3 with {used}")
        made = table.last("AttackDeclared")
        return made.type, made.off_hand, table.last("AttackRolled").dice

    assert attack(SWORD, DAGGER) == ("melee", DAGGER, ("red", "green", "black", "black"))
    assert attack(SWORD, knife) == ("melee", "", ("red", "green", "black", "black"))
    assert attack(SWORD, great) == ("melee", "", ("red", "green", "black", "black"))
    assert attack(knife, DAGGER) == ("ranged", "", ("blue",))
    assert attack(great, DAGGER) == ("melee", "", ("red", "yellow", "black", "black"))


@rule("DE-EQP-03", "DE-EQP-02", "DE-EQP-04")
def test_hand_icons_are_counted_and_nothing_else_takes_a_hand() -> None:
    def fits(*worn: str) -> list[str]:
        packed = [DAGGER, BOW, "leather-armor"]
        table = Table(heroes={VALADIR: {"at": "B3", "equipped": [*worn], "pack": packed}}, next="turn")
        return [item.partition(".")[0] for item in said(table, "equip")]

    assert fits() == ["test-dagger", "test-bow", "leather-armor"]
    assert fits(SWORD) == ["test-dagger", "leather-armor"]
    assert fits(SWORD, SHIELD) == ["leather-armor"]
    assert fits(STAFF, "healing-potion", "butchers-belt") == ["leather-armor"]
    assert fits("chain-mail", "healing-potion", "healing-potion", "healing-potion") == ["test-dagger", "test-bow"]
    table = Table(heroes={VALADIR: {"at": "B3", "equipped": [SWORD], "pack": [DAGGER]}}, next="turn").play(f"equip {DAGGER}")
    assert table.hero(VALADIR).equipped == [SWORD, DAGGER]
    assert said(table, "stow") == [SWORD], "each thing is moved once"


@rule("DE-ITM-03", "DE-SKL-04", "DE-TRN-03", "DE-TRN-04")
def test_exhausted_cards_lie_sideways_until_their_owners_turn_begins() -> None:
    foes = {"beastman-1": {"at": "C3"}, "beastman-2": {"at": "A3"}}
    heroes = {VALADIR: {"at": "B3", "equipped": [SHIELD, "healing-potion"], "pack": [SWORD]}}
    table = Table(heroes=heroes, monsters=foes, next="activate", dice=["1/3/0 0/3/0"] * 2, stop=False)
    table.play("activate beastman-1", "attack B3", f"use {SHIELD}")
    assert table.hero(VALADIR).exhausted == [SHIELD]
    table.play("end", "activate beastman-2", "attack B3")
    assert [event.wounds for event in table.told("WoundsCancelled")] == [2], "once only"
    table.play("end")
    assert (table.prompt, table.hero(VALADIR).exhausted) == ("arrange", [])
    mage = {"at": "B3", "equipped": [STAFF], "skills": ["hasty-syllables"], "fatigue": 3}
    cast = duel(mage, {"giant-1": {"at": "C3"}}, CARTHOS, dice=["1/3/1 blank blank blank"] * 2, stop=False)
    cast.play("advance", f"attack C3 with {STAFF}")
    while cast.prompt == "spend":
        cast.play(cast.options()[0])
    cast.play("use hasty-syllables")
    assert cast.hero(CARTHOS).exhausted == ["hasty-syllables"]
    cast.play(f"attack C3 with {STAFF}")
    while cast.prompt == "spend":
        cast.play(cast.options()[0])
    assert cast.prompt == "turn", "it is exhausted"


@rule("DE-SKL-03")
def test_skills_are_used_whenever_their_moment_comes_and_never_used_up() -> None:
    foes = {f"skeleton-{number}": {"at": at} for number, at in enumerate(("C3", "C4", "C2"), 1)}
    hero = {"skills": ["woodcutters-swing", "second-wind", "second-helping"], "fatigue": 3}
    table = duel(hero, foes, dice=["0/4/0 0/3/0 blank blank"] * 3).play("advance")
    assert table.options() == ["pass", "use second-helping"], "the breath comes by itself: he was not tired"
    table.play("use second-helping")
    assert (table.prompt, table.hero(VALADIR).fatigue) == ("turn", 1), "once for each Advance"
    table.play(f"attack C3 with {SWORD}")
    while table.prompt == "spend":
        table.play("done")
    assert table.options() == ["pass", "use woodcutters-swing"]
    table.play("use woodcutters-swing", f"attack C4 with {SWORD}")
    assert table.state.turn is not None
    assert (table.prompt, table.state.turn.attacks, table.hero(VALADIR).fatigue) == ("turn", 1, 0)
    assert table.hero(VALADIR).skills == ["woodcutters-swing", "second-wind", "second-helping"]
    assert table.hero(VALADIR).exhausted == []
    tired = duel({"skills": ["second-wind"], "fatigue": 1}).play("advance")
    assert (tired.prompt, tired.hero(VALADIR).fatigue) == ("turn", 2)


@rule("DE-ARM-01", "DE-NAM-38")
def test_heavy_armor_slows_every_action_of_its_wearer() -> None:
    plate = thing("test-iron-plate", "armor", "+3 armor; Speed at most 3")
    table = duel({"equipped": [plate]}, {}, "tamsin-second-thought").play("advance")
    assert table.state.turn is not None
    assert (table.state.turn.action, points(table)) == ("advance", 3)
    table.play("run")
    assert (table.state.turn.action, points(table)) == ("run", 6)
    assert points(duel({"pack": [plate]}, {}, "tamsin-second-thought").play("run")) == 8
    assert points(duel({"equipped": [plate]}, {}, "grumha-oxblood").play("run")) == 6, "he is no faster without it"


# --- potions


@rule("DE-POT-02", "DE-POT-05", "DE-RUL-48", "DE-SWI-08")
def test_only_potions_in_use_are_drunk_for_a_point_each_and_by_the_switch_one_a_turn() -> None:
    hero = {"at": "B3", "life": 4, "equipped": [SWORD, "healing-potion", "healing-potion"], "pack": ["vitality-potion"]}
    for limit in ("unlimited", "1"):
        table = Table(heroes={VALADIR: hero}, options={"potions_per_turn": limit}).play("advance")
        assert said(table, "drink") == ["healing-potion"]
        assert table.refusal(f"drink {SWORD}") == table.refusal("drink vitality-potion") == "DE-POT-02"
        table.play("drink healing-potion")
        assert table.state.turn is not None
        assert (points(table), table.state.turn.potions, table.hero(VALADIR).life) == (3, 1, 7)
        assert table.hero(VALADIR).equipped == [SWORD, "healing-potion"]
        assert table.may("drink healing-potion") is (limit == "unlimited")
        if limit == "1":
            assert table.refusal("drink healing-potion") == "DE-SWI-08"
    broke = Table(heroes={VALADIR: hero}).play("battle")
    assert broke.refusal("drink healing-potion") == "DE-MVA-01"


# --- chests


def opened(holds: dict[str, str], number: int, others: Any = None, **fields: Any) -> Table:
    """Sir Valadir opens a chest with this number."""
    heroes = {VALADIR: {"at": "B1"}, **(others or {})}
    table = Table(CHEST, heroes=heroes, quest={"chests": holds}, chests={"B1": number}, **fields)
    return table.play("advance", "chest")


@rule("DE-CHS-02", "DE-CHS-09", "DE-CHS-10", "DE-CHS-04")
def test_the_number_under_the_chest_says_what_everybody_gains() -> None:
    holds = {"1": "100 coins", "2": "50 coins, 1 curse", "3": "2 conquest"}
    others = {SILHOUETTE: {"at": ""}, CARTHOS: {"at": "H5", "monkey": 2}}

    def gained(number: int) -> tuple[list[int], int, int, int]:
        table = opened(holds, number, others)
        assert (table.last("ChestOpened").number, table.state.chests) == (number, {})
        assert [event.number for event in table.told("ThreatGained")] == ([3] if number == 2 else [])
        coins = [hero.coins for hero in table.state.heroes.values()]
        return coins, len(table.told("CoinsGained")), table.state.overlord.threat, table.state.conquest

    assert gained(1) == ([100] * 3, 3, 0, 5)
    assert gained(2) == ([50] * 3, 3, 3, 5)
    assert gained(3) == ([0] * 3, 0, 0, 7)


@rule("DE-CHS-10", "DE-CHS-11", "DE-CHS-14", "DE-RUL-50")
def test_every_hero_draws_in_town_and_as_a_monkey_too_while_there_are_cards() -> None:
    others = {SILHOUETTE: {"at": ""}, CARTHOS: {"at": "H5", "monkey": 2}, "red-scorpion": {"at": "A1"}}
    table = opened({"1": "copper"}, 1, others, decks={"copper": ["molar", "icicle-rune", "bonfire-rune"]})
    for seat, card in ((VALADIR, "molar.1"), (SILHOUETTE, "icicle-rune.1"), (CARTHOS, "bonfire-rune.1")):
        assert (table.asked, table.last("TreasureDrawn").card, table.last("TreasureDrawn").hero) == (seat, card, seat)
        table.play(f"coins {card}")
    assert (table.prompt, table.state.decks["copper"].draw) == ("turn", [])
    assert [hero.coins for hero in table.state.heroes.values()] == [250, 250, 250, 0]
    assert {"DE-CHS-10", "DE-CHS-14"} <= set(table.told("TreasureDrawn")[0].also)


@rule("DE-CHS-07", "DE-CHS-06", "DE-CHS-05", "DE-TWN-05")
@pytest.mark.parametrize(
    ("kind", "card", "coins", "sale"),
    [("copper", "molar", 250, 125), ("silver", "millstone-axe", 500, 250), ("gold", "winterbite", 750, 375)],
)
def test_a_treasure_is_worth_coins_at_once_and_half_of_them_in_town(kind: str, card: str, coins: int, sale: int) -> None:
    taken = opened({"1": kind}, 1, decks={kind: [card]})
    assert taken.options() == [f"keep {card}.1", f"coins {card}.1"]
    assert taken.play(f"coins {card}.1").hero(VALADIR).coins == coins
    hall = ROOM.replace("|. .", "|. *", 1)
    town = Table(hall, heroes={VALADIR: {"at": "", "equipped": [card]}}).play("run", "visit", f"sell {card}.1")
    assert (town.hero(VALADIR).coins, town.hero(VALADIR).equipped, town.state.shop) == (sale, [], [])


@rule("DE-CHS-13", "DE-TRS-02")
def test_of_all_that_lies_with_a_chest_the_chest_alone_stays() -> None:
    table = Table(CHEST, heroes={VALADIR: {"at": "B1"}}, tokens=["healing-potion at B1", "red-key at B1"]).play("advance")
    assert said(table, "pickup") == ["healing-potion-1", "red-key"]
    table.play("pickup red-key", "pickup healing-potion-1", "stow healing-potion")
    assert (said(table, "pickup"), list(table.state.chests)) == ([], ["B1"])
    assert table.refusal("pickup chest") == "DE-TRS-02"


# --- relics


@rule("DE-REL-03", "DE-EQP-07", "DE-RUL-25")
def test_what_is_dropped_is_lost_but_a_relic_lies_there_for_the_next_one() -> None:
    hero = {"at": "B3", "equipped": [SWORD, "healing-potion", "last-candle"]}
    table = Table(heroes={VALADIR: hero, SILHOUETTE: {"at": "B4"}}, stop=False).play("run")
    table.play(f"drop {SWORD}", "drop healing-potion")
    assert table.state.tokens == {}
    table.play("drop last-candle.1")
    assert table.hero(VALADIR).equipped == []
    assert {name: (one.kind, one.space, one.name) for name, one in table.state.tokens.items()} == {
        "last-candle": ("relic", "B3", "last-candle")
    }
    table.play("move A3", "end", "run", "move B3", "pickup last-candle", "equip last-candle.1")
    assert (table.hero(SILHOUETTE).equipped, table.state.tokens) == (["last-candle.1"], {})


# --- the Overlord's cards


@rule("DE-OVC-01", "DE-OVC-05", "DE-OVC-06")
def test_a_card_costs_what_it_says_to_play_and_brings_its_other_number() -> None:
    own = {"threat": 5, "hand": ["snuffed-torches", "bad-air", "aim"]}
    table = Table(heroes={VALADIR: {"at": "B3"}}, next="prepare", overlord=own).play("discard bad-air")
    assert (table.state.overlord.threat, table.state.overlord.hand) == (5 + 3, ["snuffed-torches.1", "aim.1"])
    table.play("play snuffed-torches")
    assert (table.state.overlord.threat, table.state.overlord.hand) == (8 - 6, ["aim.1"])
    assert table.state.overlord.deck.discard == ["bad-air.1", "snuffed-torches.1"]


@rule("DE-OVC-02", "DE-SEC-01")
def test_nobody_else_sees_what_the_overlord_draws_and_he_plays_from_his_hand_alone() -> None:
    own = {"threat": 9, "hand": ["dodge", "bad-air"], "deck": ["aim", "seeing-red", "dodge"]}
    fields: dict[str, Any] = {"heroes": {VALADIR: {"at": "B3"}}, "overlord": own}
    table = Table(next="draw", conquest=9, stop=False, **fields)
    drawn = table.last("CardsDrawn")
    assert (table.state.overlord.hand, table.state.overlord.deck.draw) == (
        ["dodge.1", "bad-air.1", "aim.1", "seeing-red.1"],
        ["dodge.2"],
    )
    blind = view.redact(Table(next="prepare", **fields).state, VALADIR)
    drawn.seen_by(VALADIR, blind).apply(blind)
    assert (blind.overlord.hand, len(blind.overlord.deck.draw)) == (["?"] * 4, 1)
    drawn.apply(peeped := view.redact(Table(next="prepare", **fields).state, VALADIR))
    assert peeped.overlord.hand == ["?"] * 4
    assert table.refusal("discard sweet-voice") == table.refusal("play sweet-voice") == "DE-OVC-02"
    assert table.play("discard aim").state.overlord.hand == ["dodge.1", "bad-air.1", "seeing-red.1"]
    window = Table(**fields)
    assert window.refusal("play aim") == "DE-OVC-02"
    assert window.play("pass").asked == VALADIR


@rule("DE-OVC-10", "DE-OVC-06", "DE-PRI-04")
def test_a_trap_is_played_at_its_own_moment_for_its_price_once() -> None:
    doors = "+-+-+-+-+\n|. .D. .|\n+ + + + +\n|. .D. .|\n+-+-+-+-+"
    own = {"threat": 8, "hand": ["bad-air", "knock-knock", "loose-flagstone", "loose-flagstone"]}

    def opened_door(**hero: Any) -> Table:
        table = Table(doors, heroes={VALADIR: {"at": "A1", **hero}}, overlord=own, dice=["surge", "surge"]).play(
            "pass", "run", "move B1"
        )
        assert table.refusal("play bad-air") == "DE-OVC-10", "no door was opened"
        return table.play("pass", "open B1-C1")

    table = opened_door()
    assert table.refusal("play loose-flagstone") == "DE-OVC-10"
    assert table.refusal("play knock-knock") == "DE-OVC-06"
    table.play("play bad-air")
    assert (table.hero(VALADIR).stun, table.state.overlord.threat, table.state.overlord.deck.discard) == (1, 3, ["bad-air.1"])
    assert not table.play("pass").asked, "his turn is over"
    assert len(table.told("TurnSpent")) == 1
    steady = thing("test-steady-boots", "other", "Immune to Stun")
    calm = opened_door(equipped=[steady]).play("play bad-air", "pass")
    assert (calm.hero(VALADIR).stun, calm.told("TokensPlaced"), calm.asked) == (0, [], "")


# --- familiars


def guided(familiars: dict[str, dict[str, str]], map: str = LANE, **fields: Any) -> Table:
    """Mad Carthos has ended his turn; now his familiars move."""
    owner = {CARTHOS: {"at": "A1", "skills": ["mata-and-kata", "boggs-the-rat"]}}
    own = {name: {"owner": CARTHOS, **entry} for name, entry in familiars.items()}
    return Table(map, heroes={**owner, **fields.pop("others", {})}, familiars=own, stop=False, **fields).play("battle", "end")


@rule("DE-FAM-03", "DE-FAM-09", "DE-FAM-02")
def test_each_familiar_has_its_own_points_and_pays_for_every_space() -> None:
    table = guided({"mata": {"at": "A1"}, "kata": {"at": "B1"}, "boggs": {"at": "A1"}}, monsters={"beastman-1": {"at": "C1"}})
    left = {name: one.points for name, one in table.state.familiars.items()}
    assert left == {"mata": 6, "kata": 6, "boggs": 4}
    table.play("guide mata to E1", "guide boggs to C1")
    assert {name: (one.space, one.points) for name, one in table.state.familiars.items()} == {
        "mata": ("E1", 2),
        "kata": ("B1", 6),
        "boggs": ("C1", 2),
    }
    assert [option.rpartition(" ")[2] for option in table.options() if option.startswith("guide mata")] == [
        "C1",
        "D1",
        "F1",
        "G1",
    ]
    assert table.refusal("guide boggs to F1") == "DE-FAM-03"
    table.play("guide kata to H1")
    assert table.state.familiars["kata"].points == 0


@rule("DE-FAM-04", "DE-FAM-07")
def test_a_familiar_is_in_nobodys_way_where_a_hero_would_be() -> None:
    def shooter(**fields: Any) -> Table:
        heroes = {SILHOUETTE: {"at": "A1", "equipped": [BOW]}, **fields.pop("others", {})}
        return Table(LANE, heroes=heroes, monsters={"beastman-1": {"at": "D1"}}, **fields).play("advance")

    table = shooter(familiars={"boggs": {"owner": SILHOUETTE, "at": "B1"}})
    assert table.may(f"attack D1 with {BOW}")
    assert table.refusal(f"attack B1 with {BOW}") == "DE-RUL-77", "nobody is there to attack"
    assert table.play("move B1").hero(SILHOUETTE).space == table.state.familiars["boggs"].space == "B1"
    assert table.may("end")
    hero = shooter(others={VALADIR: {"at": "B1"}})
    assert hero.refusal(f"attack D1 with {BOW}") == "DE-LOS-01"
    paid = guided({"boggs": {"at": "A1"}}).play("guide boggs to C1")
    assert paid.state.familiars["boggs"].points == 2


@rule("DE-FAM-06", "DE-FAM-01", "DE-RUL-84", "DE-FAM-08")
def test_familiars_come_with_their_owner_with_what_they_carry_and_only_boggs_keeps_watch() -> None:
    hall = "+-+-+-+-+-+\n|* .|. . .|\n+-+-+-+-+-+"

    def watched(**fields: Any) -> int:
        return seen_by_heroes_when_spawning(Table(hall, heroes={CARTHOS: {"at": "A1"}}, **fields).state)

    assert watched(familiars={"mata": {"owner": CARTHOS, "at": "D1"}}) == watched()
    assert watched(familiars={"boggs": {"owner": CARTHOS, "at": ""}}) == watched()
    assert watched(familiars={"boggs": {"owner": CARTHOS, "at": "D1"}}) > watched()
    known = {"mata": {"owner": CARTHOS, "at": "", "item": "sword"}, "kata": {"owner": CARTHOS, "at": ""}}
    table = Table(hall, heroes={CARTHOS: {"at": "", "skills": ["mata-and-kata"]}}, familiars=known).play("run", "travel to A1")
    assert {name: (one.owner, one.space, one.item) for name, one in table.state.familiars.items()} == {
        "mata": (CARTHOS, "A1", "sword.1"),
        "kata": (CARTHOS, "A1", ""),
    }
    pupil = {CARTHOS: {"at": "", "coins": 1000}}
    learnt = Table(hall, heroes=pupil, decks={"wizardry": ["mata-and-kata"]}).play("run", "visit", "learn wizardry", "done")
    assert {name: (one.owner, one.space) for name, one in learnt.state.familiars.items()} == {
        "mata": (CARTHOS, ""),
        "kata": (CARTHOS, ""),
    }
    assert [event.familiar for event in learnt.told("FamiliarPlaced")] == ["mata", "kata"]


@rule("DE-FAM-17", "DE-ATK-05", "DE-DIC-08")
def test_pico_adds_a_die_to_his_bearers_attacks_alone() -> None:
    def dice(pico: str, roll: str, **hero: Any) -> tuple[str, ...]:
        worn = {"at": "B3", "equipped": [SWORD], **hero}
        table = Table(heroes={VALADIR: worn, SILHOUETTE: {"at": "H5"}}, monsters={"ogre-1": {"at": "C3"}}, pico=pico, dice=[roll])
        rolled: tuple[str, ...] = table.play("battle", f"attack C3 with {SWORD}").last("AttackRolled").dice
        return rolled

    assert dice(SILHOUETTE, "1/3/0 0/3/0 blank blank").count("black") == 2
    assert dice(VALADIR, "1/3/0 0/3/0 blank blank blank").count("black") == 3
    assert dice(VALADIR, "1/3/0 0/3/0 blank blank blank blank blank", training={"melee": 3}).count("black") == 5
