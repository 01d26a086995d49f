"""Setup (DE-SET): heroes, skills, shopping, the Overlord's side, everybody in their place."""

from typing import Any

import pytest

from tenebra.commands.simulation import party_options
from tenebra.games.descent import GAME
from tenebra.games.descent.content import heroes, item_deck, overlord_deck, skills
from tenebra.games.descent.scenario import CHESTS
from tenebra.games.descent.setup import new_game, read_options, seating
from tenebra.games.descent.state import OVERLORD
from tenebra.kernel import BadInput, Session
from tenebra.kit.ending import HEROES
from tests.games.descent.table import Table, rule

QUEST = "into-the-dark"
PARTY = "red-scorpion silhouette"


def begin(party: str = PARTY, seed: str = "1", **options: Any) -> Table:
    """A new game before its first question."""
    table = Table.__new__(Table)
    table.session = Session.begin(GAME, QUEST, seed, {"party": party, **options})
    return table


def shopping(party: str = PARTY, **options: Any) -> Table:
    """A new game whose heroes have kept their skills."""
    return begin(party, **options).play(*["keep"] * len(party.split()))


def placing(party: str = PARTY, **options: Any) -> Table:
    """A new game whose heroes have bought nothing."""
    return shopping(party, **options).play(*["done"] * len(party.split()))


def started(party: str = PARTY, **options: Any) -> Table:
    """A new game in its first round."""
    table = placing(party, **options)
    for _ in party.split():
        table.play(table.options()[0])
    return table


# --- Who plays ---


@rule("DE-GEN-01", "DE-MOD-01")
@pytest.mark.parametrize("party", ["sir-valadir", "", "sir-valadir silhouette mad-carthos red-scorpion doctor-vell"])
def test_two_to_four_heroes_are_needed(party: str) -> None:
    with pytest.raises(BadInput, match="2 to 4 heroes"):
        new_game(QUEST, {"party": party})


@rule("DE-GEN-01", "DE-SET-01", "DE-RUL-28", "DE-RUL-83")
def test_one_person_with_both_heroes_is_one_hero_player() -> None:
    alone = {OVERLORD: "Ada", "sir-valadir": "Bob", "silhouette": "Bob"}
    assert seating(alone, {}) == {"party": "sir-valadir silhouette", "one_player": True}
    assert seating({**alone, "silhouette": "Cleo"}, {})["one_player"] is False
    with pytest.raises(BadInput, match="overlord"):
        seating({**alone, OVERLORD: ""}, {})


@rule("DE-GEN-01", "DE-SET-01", "DE-RUL-28", "DE-RUL-83")
def test_everybody_else_is_a_hero_player_in_the_order_they_sit() -> None:
    table = {"red-scorpion": "Cleo", "doctor-vell": "", OVERLORD: "Ada", "silhouette": "Bob"}
    assert seating(table, {}) == {"party": "red-scorpion silhouette", "one_player": False}
    three = seating({**table, "doctor-vell": "Bob"}, {})
    assert three == {"party": "red-scorpion doctor-vell silhouette", "one_player": False}, "two heroes alone are one player's"
    same = seating({**table, "red-scorpion": "Bob"}, {})
    assert same == {"party": "red-scorpion silhouette", "one_player": True}
    assert seating({**table, "doctor-vell": "Dan", "sir-valadir": "Eve"}, {})["party"].count(" ") == 3
    for seats in ({**table, "silhouette": ""}, {**table, "doctor-vell": "Dan", "sir-valadir": "Eve", "mad-carthos": "Fay"}):
        with pytest.raises(BadInput, match="2 to 4 heroes"):
            seating(seats, {})


@rule("DE-RUL-28", "DE-SET-06", "DE-SET-22", "DE-MCD-01", "DE-MCD-02")
def test_the_number_of_players_chooses_the_side_of_the_monster_cards() -> None:
    assert new_game(QUEST, {"party": PARTY}).players == 3
    assert new_game(QUEST, {"party": PARTY, "one_player": True}).players == 2
    assert new_game(QUEST, {"party": f"{PARTY} doctor-vell mad-carthos"}).players == 5
    with pytest.raises(BadInput, match="one_player"):
        read_options({"party": f"{PARTY} doctor-vell", "one_player": True})


@rule("DE-SET-06", "DE-RUL-29", "DE-MOD-01")
def test_one_hero_player_runs_two_heroes_each_with_a_turn_and_tokens_of_his_own() -> None:
    table = started(one_player=True, overlord_start_cards="0")
    assert table.state.players == 2
    assert [hero.coins for hero in table.state.heroes.values()] == [300, 300]
    assert table.options("silhouette") == ["next red-scorpion", "next silhouette"]
    table.play("silhouette: next silhouette", "ready", "order rest", "end")
    assert (table.hero("silhouette").order, table.hero("red-scorpion").order) == ("rest", "")
    assert [hero.has_acted for hero in table.state.heroes.values()] == [False, True]
    assert (table.asked, table.prompt) == ("red-scorpion", "action"), "the other hero's turn comes before the Overlord's"


@rule("DE-SET-02", "DE-SET-04")
def test_the_first_hero_dealt_comes_first_until_the_game_begins() -> None:
    table = begin(dealt=3)
    first, second, third = table.state.party
    asked = []
    for answer in ("keep", "done"):
        for _ in table.state.party:
            asked.append(table.asked)
            table.play(answer)
    for _ in table.state.party:
        asked.append(table.asked)
        table.play(table.options()[0])
        assert table.hero(asked[-1]).space
    assert asked == [first, second, third] * 3
    assert table.options(third) == [f"next {first}", f"next {second}", f"next {third}"], "but he need not act first"


@rule("DE-SET-04", "DE-DEC-03")
def test_heroes_can_be_dealt_at_random() -> None:
    dealt = [tuple(begin(seed=seed, dealt=3).state.party) for seed in ("1", "2", "3")]
    assert all(len(set(party)) == 3 and set(party) <= set(heroes()) for party in dealt)
    assert len(set(dealt)) == 3


@rule("DE-SET-05", "DE-SET-02")
def test_or_chosen_freely_the_first_hero_first() -> None:
    for party in ("silhouette doctor-vell", "doctor-vell silhouette red-scorpion", f"{PARTY} doctor-vell mad-carthos"):
        table = begin(party)
        assert table.state.party == list(table.state.heroes) == party.split()
    for party in ("silhouette silhouette", "silhouette nobody"):
        with pytest.raises(BadInput, match="each once"):
            new_game(QUEST, {"party": party})


@rule("DE-SET-20", "DE-DEC-04", "DE-GEN-02")
def test_the_quest_is_chosen_before_anything_else() -> None:
    with pytest.raises(BadInput):
        new_game("no-such-quest", {"party": PARTY})


# --- Heroes ---


@rule("DE-SET-07", "DE-SET-08", "DE-RUL-29", "DE-SET-09", "DE-EX-25")
def test_each_hero_has_the_tokens_of_his_sheet_300_coins_and_three_skills() -> None:
    table = begin()
    for hero in table.state.heroes.values():
        sheet = heroes()[hero.id]
        more = {"thick-hide": (4, 0), "deep-breath": (0, 2)}
        life, fatigue = (sum(more.get(skill, (0, 0))[n] for skill in hero.skills) for n in (0, 1))
        assert (hero.life, hero.fatigue, hero.coins, hero.space) == (sheet.wounds + life, sheet.fatigue + fatigue, 300, "")
        drawn = [skills()[skill].deck for skill in hero.skills]
        assert {deck: drawn.count(deck) for deck in sheet.skills} == sheet.skills


@rule("DE-SWI-14", "DE-SET-08", "DE-RUL-29")
def test_by_the_switch_one_hero_player_shares_300_coins() -> None:
    assert [hero.coins for hero in begin(one_player=True).state.heroes.values()] == [300, 300]
    shared = {"two_player_coins": "per_player"}
    assert [hero.coins for hero in begin(one_player=True, **shared).state.heroes.values()] == [150, 150]
    assert [hero.coins for hero in begin(**shared).state.heroes.values()] == [300, 300]


@rule("DE-SET-10", "DE-SET-11", "DE-SET-12", "DE-DCK-03")
def test_each_hero_may_swap_one_skill_for_another_of_its_deck() -> None:
    table = begin("silhouette red-scorpion")
    old = list(table.hero("silhouette").skills)
    assert (table.asked, table.options()) == ("silhouette", ["keep", *(f"swap {skill}" for skill in old)])
    table.play(f"swap {old[0]}")
    new = table.hero("silhouette").skills
    assert (len(new), old[0] in new, set(old[1:]) <= set(new)) == (3, False, True)
    assert skills()[new[-1]].deck == "subterfuge"
    assert old[0] in table.state.decks["subterfuge"].draw, "it is in the deck again"
    assert len(table.state.decks["subterfuge"].draw) == 12 - 3 - 1
    assert table.asked == "red-scorpion", "one swap is all"
    table.play("keep")
    assert table.prompt == "shop"


@rule("DE-SET-11")
def test_the_swapped_skill_never_comes_straight_back() -> None:
    for seed in map(str, range(12)):
        table = begin("silhouette red-scorpion", seed)
        old = table.hero("silhouette").skills[1]
        assert old not in table.play(f"swap {old}").hero("silhouette").skills


@rule("DE-SET-13", "DE-SET-14", "DE-SET-15", "DE-SET-16", "DE-SET-17", "DE-DEC-02", "DE-EX-37", "DE-RUL-04")
def test_the_first_shopping() -> None:
    table = shopping("silhouette red-scorpion")
    assert table.asked == "silhouette"
    assert not any(option.startswith(("sell", "learn", "train")) for option in table.options())
    assert table.refusal("learn fighting") == "DE-SET-13"
    table.play("buy moonsilk-vest", "equip moonsilk-vest.1", "buy vitality-potion", "equip vitality-potion")
    assert table.hero("silhouette").coins == 300 - 150 - 50
    table.play("buy healing-potion", "equip healing-potion")
    assert table.refusal("buy chain-mail") == "DE-TWN-15"
    table.play("done")
    assert (table.asked, table.refusal("buy moonsilk-vest")) == ("red-scorpion", "DE-SET-15")
    table.play("done")
    assert len(table.state.shop) == 23, "what is not sold stays for the Town"


@rule("DE-SET-17", "DE-EQP-02")
def test_nobody_buys_what_he_cannot_carry() -> None:
    table = shopping("silhouette red-scorpion").play("buy dagger", "equip dagger.1", "buy dagger", "equip dagger.2")
    for number in (1, 2, 3):
        table.play("buy leather-armor", f"stow leather-armor.{number}")
    assert table.refusal("buy iron-shield") == "DE-SET-17"


@rule("DE-SET-19", "DE-RUL-21", "DE-SET-03", "DE-SET-27", "DE-FAM-01")
def test_heroes_begin_on_or_next_to_the_active_glyph_each_in_a_space_of_his_own() -> None:
    table = placing("vyrak-the-falconer red-scorpion")
    (glyph,) = [space for space, active in table.state.glyphs.items() if active]
    offered = [option.removeprefix("place ") for option in table.options()]
    assert glyph in offered
    assert len(offered) <= 9
    table.play(f"place {glyph}")
    assert (table.asked, table.may(f"place {glyph}")) == ("red-scorpion", False)
    assert table.state.familiars["skye"].space == glyph
    table.play(table.options()[0])
    assert (table.state.round, table.state.conquest, table.prompt) == (1, 8, "next"), "5, and 3 more for two heroes"


@rule("DE-FAM-14")
def test_ronan_begins_with_pico() -> None:
    assert started("ronan-the-wild red-scorpion").state.pico == "ronan-the-wild"


# --- The Overlord ---


@rule("DE-SET-26", "DE-RUL-01", "DE-SWI-01")
def test_the_overlord_begins_with_three_cards_and_no_threat() -> None:
    overlord = begin().state.overlord
    assert (len(overlord.hand), overlord.threat, len(overlord.deck.draw)) == (3, 0, 33)
    assert begin(overlord_start_cards="0").state.overlord.hand == []


@rule("DE-SET-28", "DE-SET-21", "DE-SET-09")
def test_every_deck_is_shuffled() -> None:
    orders = []
    for seed in ("1", "2"):
        state = begin(seed=seed).state
        assert sorted([*state.overlord.hand, *state.overlord.deck.draw]) == sorted(overlord_deck())
        for kind in ("copper", "silver", "gold"):
            assert sorted(state.decks[kind].draw) == sorted(item_deck(kind))
            chests = [*state.chest_numbers[kind], *(chest.number for chest in state.chests.values() if chest.kind == kind)]
            assert sorted(chests) == [number for number, of in CHESTS.items() if of == kind]
        orders.append((state.overlord.deck.draw, *(deck.draw for deck in state.decks.values()), state.chest_numbers))
    assert all(one != two for one, two in zip(*orders, strict=True))


@rule("DE-SWI-13", "DE-RUL-31")
def test_by_the_switch_the_mace_of_kellos_stays_in_the_box() -> None:
    assert "mace-of-kellos.1" in begin().state.decks["copper"].draw
    assert "mace-of-kellos.1" not in begin(mace_of_kellos="example_only").state.decks["copper"].draw


@rule("DE-SET-24", "DE-SET-23", "DE-SET-25", "DE-SET-21", "DE-SEC-01")
def test_only_the_starting_area_is_laid_out_and_chests_are_drawn_at_random() -> None:
    state = placing().state
    assert state.revealed == ["start"]
    numbers = [chest.number for chest in state.chests.values()]
    assert len(set(numbers)) == len(numbers)
    assert all(CHESTS[chest.number] == chest.kind for chest in state.chests.values())


@rule("DE-SET-18", "DE-EX-31")
def test_the_quest_gives_the_conquest_tokens_unless_the_players_say_otherwise() -> None:
    assert begin().state.conquest == 5
    assert begin(conquest=8).state.conquest == 8
    with pytest.raises(BadInput, match="DE-CNQ-03"):
        read_options({"conquest": 0})


def test_any_hero_may_stay_home_but_never_the_overlord() -> None:
    """Of twenty heroes at most four play: a seat is free if the others suffice, not only if all the others are taken."""
    assert all(GAME.may_stay_home(hero) for hero in GAME.sides()[HEROES])
    assert not GAME.may_stay_home(OVERLORD)
    assert party_options(GAME, "into-the-dark", 3, 19)["party"] == "sir-valadir silhouette late-captain-orme"
