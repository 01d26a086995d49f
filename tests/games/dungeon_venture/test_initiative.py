"""Rounds and the initiative deck (DV-RND), the first turn (DV-INI)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import ScriptedChance, Session
from tests.games.dungeon_venture.table import Table, rule
from tests.games.scenery import scene

T = TypeVar("T")
HALL = """
+-+-+-+-+-+-+
|V N S W . .|
+ + + + + + +
|. . . . . .|
+ + + + + + +
|s . s . s o|
+-+-+-+-+-+-+
"""
TWO_ROOMS = """
+-+-+-+-+-+
|V .O. z z|
+-+-+-+-+-+
"""
DEN = {"start": "A1", "den": "C1"}
PEACE: dict[str, Any] = {"objective": {"win": ["count never 1"]}}
"""An objective nobody reaches, so that an empty board does not end the game."""


class Reversing(ScriptedChance):
    """Every shuffle turns the pile over, so a shuffle can be seen."""

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        return list(cards)[::-1]

    def pick(self, items: Sequence[T]) -> T:
        return items[-1]


def turned(table: Table) -> Table:
    """From now on every shuffle turns the pile over."""
    table.session.game.chance = Reversing()
    return table


# --- building the deck ----------------------------------------------------------------------------


@rule("DV-RND-01", "DV-RND-02")
def test_one_card_for_each_hero_and_each_monster_type() -> None:
    """DV-EX-24: four Heroes, three Skeletons, an Orc: six cards."""
    table = Table(HALL, next="round", keeper_hand=["evil-eye"])
    assert table.last("InitiativeShuffled").order == ("vardak", "naurania", "storm", "wick", "skeleton", "orc")
    assert table.last("InitiativeShuffled").rule == "DV-RND-01"
    assert table.last("RoundBegan").number == 2
    assert table.last("RoundBegan").rule == "DV-RND-01"
    assert table.state.initiative.draw == ["vardak", "naurania", "storm", "wick", "skeleton", "orc"]


@rule("DV-RND-01")
def test_the_deck_is_shuffled_and_its_order_is_nobodys_business() -> None:
    table = Table(HALL, turn="wick", keeper_hand=["evil-eye"])
    turned(table).play("end", "keeper: pass", "keeper: pass")
    assert table.state.initiative.draw == ["orc", "skeleton", "wick", "storm", "naurania", "vardak"]
    for seat in ("keeper", "vardak"):
        assert table.session.view(seat).state.initiative.draw == sorted(table.state.initiative.draw)
        shadow = [e for e in table.session.told(seat) if type(e).__name__ == "InitiativeShuffled"][-1]
        assert shadow.order == tuple(sorted(table.state.initiative.draw))  # type: ignore[attr-defined]


@rule("DV-RND-01")
def test_two_seeds_give_two_orders() -> None:
    orders = set()
    for seed in ("a", "b", "c", "d"):
        session = Session.begin(GAME, "gronks-lair", seed)
        for choice in ("pick haste", "pick blink", "pick slumber", "place A5", "place B5", "place C5", "place A6"):
            session.choose(choice)
        orders.add(tuple(session.state.initiative.draw))
    assert len(orders) > 1


@rule("DV-RND-02", "DV-RND-10", "DV-RUL-11")
def test_each_boss_has_its_own_card() -> None:
    boss = {"attack": "1 red", "defence": "1 red", "life": 3, "movement": 3}
    table = Table(
        "+-+-+-+-+-+\n|.|V k G H|\n+-+-+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        bosses={"gronk": {**boss, "mark": "G"}, "harrow": {**boss, "mark": "H"}},
        next="round",
        keeper_hand=["evil-eye"],
    )
    assert table.state.initiative.draw == ["vardak", "kobold", "gronk", "harrow"]
    table.play("keeper: pass", "keeper: pass")
    assert table.state.initiative.discard == ["harrow"]
    assert table.options() == ["activate harrow"]


@rule("DV-RND-09", "DV-RND-01")
def test_a_spirits_card_stays_in_the_deck_and_a_dead_heros_does_not() -> None:
    table = Table(
        "+-+-+-+-+\n|V N A k|\n+-+-+-+-+",
        heroes={"naurania": {"spirit": True}},
        next="round",
        keeper_hand=["evil-eye"],
    )
    assert table.state.dead == ["storm", "wick"]
    assert table.state.initiative.draw == ["vardak", "naurania", "kobold"]


# --- revealing and activating ---------------------------------------------------------------------


@rule("DV-RND-03", "DV-RND-04", "DV-RND-07")
def test_the_top_card_is_revealed_and_that_hero_takes_its_turn() -> None:
    table = Table(HALL, next="reveal", initiative=["storm", "vardak", "orc"])
    assert (table.asked, table.prompt) == ("storm", "turn")
    revealed = table.last("InitiativeRevealed")
    assert (revealed.card, revealed.rule) == ("storm", "DV-RND-03")
    assert table.last("TurnBegan").figure == "storm"
    assert table.last("TurnBegan").rule == "DV-RND-04"
    assert table.state.initiative.draw == ["orc", "vardak"]
    assert table.state.initiative.discard == ["storm"]


@rule("DV-RND-04", "DV-RND-09")
def test_a_spirits_card_gives_the_spirit_its_turn() -> None:
    table = Table(
        "+-+-+-+\n|N V k|\n+-+-+-+",
        heroes={"naurania": {"spirit": True}},
        next="reveal",
        initiative=["naurania"],
    )
    assert (table.asked, table.prompt) == ("naurania", "turn")


@rule("DV-RND-05", "DV-DEC-03", "DV-RND-02")
def test_all_monsters_of_a_type_act_in_the_keepers_order() -> None:
    """DV-EX-14."""
    table = Table(HALL, next="reveal", initiative=["skeleton", "vardak"])
    assert (table.asked, table.prompt) == ("keeper", "activate")
    assert table.options() == ["activate skeleton-1", "activate skeleton-2", "activate skeleton-3"]
    table.play("activate skeleton-2", "end")
    assert table.options() == ["activate skeleton-1", "activate skeleton-3"]
    table.play("activate skeleton-3", "end", "activate skeleton-1", "end")
    assert table.asked == "vardak"
    began = [(event.figure, event.rule) for event in table.told("TurnBegan")]
    assert began == [
        ("skeleton-2", "DV-RND-05"),
        ("skeleton-3", "DV-RND-05"),
        ("skeleton-1", "DV-RND-05"),
        ("vardak", "DV-RND-04"),
    ]


@rule("DV-RND-05")
def test_a_turn_of_one_monster_ends_before_the_next_begins() -> None:
    table = Table(HALL, next="reveal", initiative=["skeleton"])
    table.play("activate skeleton-1", "move A2")
    assert table.prompt == "turn"
    assert table.options()[-1] == "end"
    assert not [option for option in table.options() if option.startswith("activate")]


@rule("DV-RND-06", "DV-RND-07")
def test_an_empty_deck_begins_a_new_round_with_all_cards() -> None:
    table = Table(HALL, turn="vardak", initiative=["wick"], revealed_cards=["vardak", "orc"])
    table.play("end")
    assert table.asked == "wick"
    assert table.state.round == 1
    assert table.state.initiative.draw == []
    assert table.state.initiative.discard == ["vardak", "orc", "wick"]
    table.play("end")
    assert table.state.round == 2
    assert table.last("RoundBegan").number == 2
    assert table.state.initiative.discard == ["orc"]
    assert table.state.initiative.draw == ["vardak", "naurania", "storm", "wick", "skeleton"]
    assert table.state.acted == []


@rule("DV-RUL-01", "DV-RND-06")
def test_a_round_is_a_pass_of_the_deck_and_a_turn_is_one_activation() -> None:
    """What lasts until the next turn lasts into the next round, until its owner acts again."""
    table = Table(
        "+-+-+-+\n|N . k|\n+-+-+-+",
        turn="naurania",
        heroes={"naurania": {"hand": ["stone-skin"]}},
        keeper_hand=["evil-eye"],
        revealed_cards=["kobold"],
    )
    table.play("play stone-skin at naurania", *["keeper: pass"] * 2, "end", "keeper: pass", "keeper: pass")
    assert (table.state.round, table.state.initiative.discard) == (2, [])
    assert len(table.state.lasting) == 1
    table.play("keeper: pass", "keeper: pass", "activate kobold-1", "end", "keeper: pass", "keeper: pass", "keeper: pass")
    assert table.asked == "naurania"
    assert table.prompt == "turn"
    assert table.state.lasting == []
    assert table.state.heroes["naurania"].used == ["stone-skin.1"]


@rule("DV-RND-08")
def test_the_card_of_the_last_of_a_type_leaves_the_deck_at_once() -> None:
    table = Table(
        "+-+-+-+\n|V o k|\n+-+-+-+",
        turn="vardak",
        initiative=["orc", "kobold"],
        dice=["hit hit hit hit", "miss miss"],
    )
    table.play("attack orc-1")
    removed = table.last("InitiativeRemoved")
    assert (removed.card, removed.rule) == ("orc", "DV-RND-08")
    assert table.state.initiative.draw == ["kobold"]
    table.play("end")
    assert table.options() == ["activate kobold-1"]


@rule("DV-RND-08")
def test_the_card_stays_while_one_of_the_type_is_left() -> None:
    table = Table(HALL, turn="wick", initiative=["skeleton"], heroes={"wick": {"at": "B3"}}, dice=["hit hit hit", "miss miss"])
    table.play("attack skeleton-1")
    assert "skeleton-1" not in table.state.figures
    assert table.told("InitiativeRemoved") == []
    assert table.state.initiative.draw == ["skeleton"]


@rule("DV-RND-08", "DV-RND-09")
@pytest.mark.parametrize("has_boss", [False, True])
def test_only_permanent_death_takes_a_heros_card_out(has_boss: bool) -> None:
    boss = {"mark": "G", "attack": "1 red", "defence": "1 red", "life": 3, "movement": 3}
    table = Table(
        "+-+-+-+-+-+\n|.|N o V G|\n+-+-+-+-+-+" if has_boss else "+-+-+-+-+-+\n|.|N o V A|\n+-+-+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        bosses={"gronk": boss} if has_boss else {},
        heroes={"naurania": {"wounds": 5}},
        next="reveal",
        initiative=["orc", "naurania", "vardak"],
        dice=["hit hit hit", "miss miss"],
    )
    table.play("activate orc-1", "attack naurania")
    assert ("naurania" in table.state.initiative.draw) is not has_boss
    assert [event.card for event in table.told("InitiativeRemoved")] == (["naurania"] if has_boss else [])
    table.play("end")
    assert table.asked == ("vardak" if has_boss else "naurania")


# --- new types in the middle of a round -----------------------------------------------------------


@rule("DV-RND-11", "DV-EXP-08", "DV-EXP-12")
def test_a_new_types_card_goes_into_the_current_deck_which_is_shuffled() -> None:
    table = Table(
        TWO_ROOMS,
        areas=DEN,
        revealed=["den"],
        turn="vardak",
        initiative=["vardak"],
    )
    turned(table).play("move C1", "end")
    shuffled = table.last("InitiativeShuffled")
    assert (shuffled.order, shuffled.rule) == (("zombie", "vardak"), "DV-RND-11")
    assert table.asked == "vardak"
    assert table.state.initiative.draw == ["zombie"]
    assert table.state.round == 1
    table.play("end")
    assert table.options() == ["activate zombie-1", "activate zombie-2"]
    assert table.state.round == 1


@rule("DV-RND-11", "DV-RND-06", "DV-EXP-12")
def test_after_the_last_card_the_new_card_is_the_deck() -> None:
    """DV-EX-46."""
    table = Table(TWO_ROOMS, areas=DEN, revealed=["den"], turn="vardak", revealed_cards=["vardak"])
    table.play("move C1")
    assert table.told("FigurePlaced") == []
    table.play("end")
    assert table.state.round == 1
    assert table.told("RoundBegan") == []
    assert table.options() == ["activate zombie-1", "activate zombie-2"]
    table.play("activate zombie-1", "end", "activate zombie-2", "end")
    assert table.state.round == 2


@rule("DV-RND-12", "DV-RND-11", "DV-RUL-12")
def test_newcomers_of_a_known_type_bring_no_second_card() -> None:
    """DV-EX-25: Skeletons have acted; a Hero enters a room with 2 Skeletons and 2 Zombies."""
    table = Table(
        "+-+-+-+-+-+-+\n|s VO. s s .|\n+ + + + + + +\n|S .|. z z .|\n+-+-+-+-+-+-+",
        areas=DEN,
        revealed=["den"],
        turn="vardak",
        initiative=["storm"],
        revealed_cards=["skeleton", "vardak"],
        already_acted=["skeleton-1"],
    )
    table.play("move C1", "end")
    assert table.state.initiative.discard.count("skeleton") == 1
    assert "skeleton" not in table.state.initiative.draw
    assert [f for f in table.state.figures if f.startswith("skeleton")] == ["skeleton-1", "skeleton-2", "skeleton-3"]
    assert table.options() == ["activate zombie-1", "activate zombie-2"]
    table.play("activate zombie-1", "end", "activate zombie-2", "end")
    assert table.asked == "storm"
    assert table.state.round == 1
    had_turn = {piece.id for piece in scene(table.session, "storm").pieces if "acted" in piece.status}
    assert had_turn == {"vardak", "skeleton-1", "zombie-1", "zombie-2"}, "who came too late has not acted"
    table.play("end")
    assert table.state.round == 2
    assert table.last("InitiativeShuffled").order == ("vardak", "storm", "skeleton", "zombie")


@rule("DV-RND-12")
def test_newcomers_act_this_round_when_their_types_card_is_still_to_come() -> None:
    table = Table(
        "+-+-+-+-+\n|. VOz z|\n+ + + + +\n|z .|. .|\n+-+-+-+-+",
        areas=DEN,
        revealed=["den"],
        turn="vardak",
        initiative=["zombie"],
    )
    table.play("move C2", "end")
    assert table.told("InitiativeShuffled") == []
    assert table.options() == ["activate zombie-1", "activate zombie-2", "activate zombie-3"]


@rule("DV-RUL-12")
def test_a_type_that_had_died_out_comes_back_with_its_card() -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|z VO. z . .|\n+-+-+-+-+-+-+",
        areas=DEN,
        revealed=["den"],
        turn="vardak",
        initiative=["vardak"],
        revealed_cards=["zombie"],
        monsters={"zombie-1": {"wounds": 1}},
        already_acted=["zombie-1"],
        dice=["hit miss miss miss", "miss"],
    )
    table.play("attack zombie-1")
    assert table.state.initiative.discard == []
    table.play("move C1")
    assert table.state.initiative.draw == ["vardak"]
    assert table.state.initiative.discard == ["zombie"]
    assert table.options() == ["activate zombie-2"]
    assert table.state.round == 1


@rule("DV-RUL-12", "DV-RND-05")
def test_no_figure_acts_twice_in_a_round() -> None:
    table = Table(HALL, next="skeleton", already_acted=["skeleton-1", "skeleton-3"])
    assert table.options() == ["activate skeleton-2"]


# --- the first turn -------------------------------------------------------------------------------


@rule("DV-INI-01", "DV-INI-02", "DV-INI-03", "DV-DEC-02")
def test_the_hero_players_choose_who_begins_and_the_rest_is_random() -> None:
    table = Table(HALL, next="first-round", options={"party": "vardak naurania storm wick"}, round=0)
    assert (table.asked, table.prompt) == ("vardak", "first")
    assert table.options() == ["pass", "first vardak", "first naurania", "first storm", "first wick"]
    turned(table).play("first storm")
    chosen = table.last("FirstHeroChosen")
    assert (chosen.hero, chosen.rule) == ("storm", "DV-INI-02")
    assert table.last("InitiativeShuffled").rule == "DV-INI-02"
    assert table.last("InitiativeShuffled").order == ("orc", "skeleton", "wick", "naurania", "vardak")
    assert table.state.initiative.discard == ["storm"]
    assert (table.asked, table.prompt, table.last("TurnBegan").figure) == ("storm", "turn", "storm")
    table.play("end")
    assert table.asked == "vardak"


@rule("DV-INI-03")
def test_later_rounds_ask_nobody_who_begins() -> None:
    table = Table(HALL, turn="wick")
    table.play("end")
    assert table.state.round == 2
    assert table.prompt == "activate"
    assert table.told("FirstHeroProposed") == []


@rule("DV-INI-01")
def test_heroes_who_decline_let_the_top_card_be_revealed() -> None:
    table = Table(HALL, next="first-round", options={"party": "vardak naurania storm wick"}, round=0)
    table.play("pass")
    assert table.told("FirstHeroChosen") == []
    assert [(e.by, e.hero, e.rule) for e in table.told("FirstHeroProposed")] == [("vardak", "", "DV-INI-01")]
    assert table.last("InitiativeRevealed").card == "orc"


@rule("DV-INI-05", "DV-RUL-13", "DV-DEC-02")
def test_the_majority_of_the_players_counts() -> None:
    table = Table(HALL, next="first-round", round=0)
    for seat, hero in (("vardak", "wick"), ("naurania", "storm"), ("storm", "storm"), ("wick", "wick")):
        assert table.asked == seat
        table.play(f"first {hero}" if seat != "wick" else "first storm")
    assert table.last("FirstHeroChosen").hero == "storm"
    assert [event.hero for event in table.told("FirstHeroProposed")] == ["wick", "storm", "storm", "storm"]


@rule("DV-INI-05", "DV-RUL-13")
@pytest.mark.parametrize(("take_last", "expected"), [(False, "wick"), (True, "storm")])
def test_a_tie_is_settled_by_chance_among_the_leading_proposals(take_last: bool, expected: str) -> None:
    table = Table(HALL, next="first-round", round=0)
    if take_last:
        turned(table)
    table.play("first wick", "first storm", "first storm", "first wick")
    assert table.last("FirstHeroChosen").hero == expected


@rule("DV-RUL-13")
def test_one_vote_a_player_however_many_heroes() -> None:
    table = Table(HALL, next="first-round", round=0, options={"party": "vardak naurania / storm / wick"})
    table.play("first vardak")
    assert table.asked == "storm"
    table.play("first wick")
    assert table.asked == "wick"
    table.play("first wick")
    assert table.last("FirstHeroChosen").hero == "wick"


@rule("DV-RUL-13", "DV-INI-01")
def test_a_player_whose_heroes_are_all_dead_is_not_asked() -> None:
    table = Table("+-+-+-+\n|N S k|\n+-+-+-+", next="first-round", round=0, options={"party": "vardak naurania / storm / wick"})
    assert table.asked == "naurania"
    assert table.options() == ["pass", "first naurania", "first storm"]
    table.play("first storm")
    assert table.asked == "storm"
    assert table.prompt == "first"
    table.play("first storm")
    assert table.prompt == "turn"


@rule("DV-INI-04", "DV-DEC-02")
def test_after_stop_and_reorganize_the_order_begins_anew() -> None:
    """DV-EX-47: two Heroes have acted; the third reorganizes, the fourth's turn is lost."""
    table = Table(
        "+-+-+-+-+\n|V N S W|\n+-+-+-+-+",
        turn="storm",
        initiative=["wick"],
        revealed_cards=["vardak", "naurania", "storm"],
        already_acted=["vardak", "naurania"],
        options={"party": "vardak naurania storm wick"},
        adventure=PEACE,
    )
    table.play("reorganize")
    assert table.told("RoundBegan") == []
    table.play("vardak: ready", "naurania: ready", "storm: ready", "wick: ready")
    assert table.state.round == 2
    assert table.prompt == "first"
    assert sorted(table.state.initiative.draw) == ["naurania", "storm", "vardak", "wick"]
    table.play("first vardak")
    assert (table.asked, table.prompt) == ("vardak", "turn")
    assert [event.figure for event in table.told("TurnBegan")] == ["vardak"]


@rule("DV-RUL-12", "DV-RND-11", "DV-RND-05")
def test_a_type_that_died_out_in_its_own_turn_acts_on_its_new_card() -> None:
    table = Table(
        "+-+-+-+-+\n|s p . g|\n+-+-+-+D+\n|V . . .|\n+-+-+-+-+",
        next="skeleton",
        sprung=["B1"],
        keeper_hand=["restless-bones"],
        initiative=["vardak", "ogre"],
        dice=["hit hit hit hit"],
    )
    table.play("activate skeleton-1", "leap C1")
    while "skeleton-1" in table.state.figures:
        table.play("pass")
    table.play("event restless-bones at start")
    while table.prompt in ("spawn", "window"):
        table.play(table.options()[0])
    assert "skeleton-2" in table.state.figures
    assert "skeleton-2" not in table.state.acted
    assert table.told("InitiativeRevealed"), "somebody's card was turned over before anybody acts"
