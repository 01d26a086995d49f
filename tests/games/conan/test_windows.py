"""Windows (CO-WIN, CO-CMB): who is asked when, and when a standing order "only if it can change something" answers."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan import GAME
from tenebra.games.conan.state import OVERLORD
from tenebra.games.conan.windows import KINDS, asked_in
from tenebra.kernel import Session
from tenebra.kit.orders import EVERY, AskedAt, StandingOrder, answer_to
from tests.games.conan.props import AXE, MAIL, STONE, SWORD, WARD, Table, card, duel, hero, spell, unit
from tests.games.conan.table import rule

BULLS = unit("bulls", melee="2 red")
CHAMPION = unit("champion", melee="orange", armour=1, life=6, rank="lieutenant", models=1)
SIBYL = hero("sibyl", skills={"spell_caster": 9})
SPITE = spell("test-spite", 0, 3, "attack power -X, a friend in sight", is_reaction=True)
THORNS = spell("test-briars", 1, 3, "gain Counterattack, a friend in sight", is_reaction=True)
VEIL = spell("test-shroud", 1, 3, "armour +1, a friend in sight", is_reaction=True)
LONG_THORNS = spell("test-long-briars", 1, 3, "gain Counterattack, a friend in sight, until your next turn", is_reaction=True)
ADEPTS = unit("adepts", skills=("spell_caster",), life=3, rank="lieutenant", models=1)
STOPPER = hero("stopper", skills={"sacrifice": 9})
CHARMED = hero("charmed", melee=("red r", 5))
SPLIT = hero("split", skills={"circular_strike": 9})
MOST_CHOICES = 3000
TORCH = card("test-naphtha", "ranged 2 orange area", "object", 1)
COAT = card("test-coat", "armour 1", "armour", 2)
PLATE = card("test-plate", "armour 9", "armour", 2)


def matters(table: Table) -> bool:
    """What the window that is open says: whether an answer can change something."""
    decision = table.session.decision
    assert decision is not None
    window = asked_in(decision.prompt, decision.about)
    assert window is not None
    return window.matters


def is_open(table: Table, kind: str) -> bool:
    """A window of this kind is open, and an answer can change something."""
    return table.prompt == kind and matters(table)


def struck(dice: str, overlord: int = 1, **hero: Any) -> Table:
    """Anna is struck by a bull, whose dice have fallen."""
    heroes = {"anna": {"at": "yard", **hero}}
    table = Table(
        heroes=heroes, models={"bulls-1": {"at": "yard"}}, next="activate", overlord={"reserve": overlord}, dice=[dice, "0"]
    )
    return table.play("activate bulls", "attack anna by bulls-1 as melee")


@rule("CO-WIN-02", "CO-WIN-03")
def test_every_kind_of_window_lets_itself_pass_and_nothing_else_is_one() -> None:
    assert {kind: asked_in(kind, {}) is not None for kind in (*KINDS, "act", "next")} == dict.fromkeys(KINDS, True) | {
        "act": False,
        "next": False,
    }
    assert struck("2 1").options()[0] == "pass"


@rule("CO-WIN-03", "CO-GRD-01", "CO-CMB-07")
@pytest.mark.parametrize(
    ("dice", "cards", "counts"), [("1 0", [], True), ("0 0", [], False), ("1 1", [MAIL], False), ("2 1", [MAIL], True)]
)
def test_a_guard_is_asked_for_if_something_gets_through_the_armour(dice: str, cards: list[str], counts: bool) -> None:
    table = struck(dice, cards=cards)
    assert (table.prompt == "guard", is_open(table, "guard")) == (counts, counts)


@rule("CO-WIN-03")
def test_a_guard_that_cannot_save_anybody_is_not_asked_for() -> None:
    doomed = struck("3 3", reserve=1, fatigue=1, wounds=10)
    assert doomed.hero("anna").is_dead
    saved = struck("3 0", reserve=1, fatigue=1, wounds=10)
    assert is_open(saved, "guard")


@rule("CO-WIN-03", "CO-BEN-07")
@pytest.mark.parametrize(("reserve", "counts"), [(1, False), (2, True)])
def test_the_overlord_guards_a_minion_only_if_he_can_stop_the_whole_blow(reserve: int, counts: bool) -> None:
    table = duel(overlord={"reserve": reserve}, dice=["3 1"]).play(f"strike thugs-1 with {SWORD}.1 for 1")
    if table.prompt == "reroll":
        table.play("pass")
    assert is_open(table, "guard") == counts
    assert ("thugs-1" in table.state.models) == counts


@rule("CO-WIN-02", "CO-CMB-05")
@pytest.mark.parametrize(("dice", "counts"), [("1 0", True), ("0 1", True), ("1 1", False)])
def test_a_gem_for_rolling_again_counts_if_a_die_shows_nothing(dice: str, counts: bool) -> None:
    table = duel(foes={"champion": {"at": "yard"}}, dice=[dice]).play(f"strike champion with {SWORD}.1 for 1")
    assert (table.prompt, matters(table)) == ("reroll", counts)


@rule("CO-WIN-02", "CO-RER-06")
@pytest.mark.parametrize(("dice", "counts"), [("1 2", True), ("2 2", False)])
def test_a_free_reroll_counts_if_a_die_shows_less_than_it_would_on_average(dice: str, counts: bool) -> None:
    table = duel(foes={"champion": {"at": "yard"}}, who=CHARMED, dice=[dice]).play(f"strike champion with {SWORD}.1 for 1")
    assert (table.prompt, matters(table)) == ("reroll", counts)


@rule("CO-WIN-02")
def test_dice_that_have_done_their_work_need_not_be_rolled_again() -> None:
    kills = duel(who=CHARMED, overlord={"reserve": 1}, dice=["1 0"]).play(f"strike thugs-1 with {SWORD}.1 for 1")
    assert not matters(kills), "nobody has laid anything against it yet"
    wounds = duel(foes={"champion": {"at": "yard"}}, who=CHARMED, dice=["1 0"]).play(f"strike champion with {SWORD}.1 for 1")
    assert matters(wounds), "every symbol is a wound more"
    hopeless = duel(foes={"beast": {"at": "yard"}}, dice=["0"]).play("strike beast for 1")
    assert hopeless.prompt == "act", "3 symbols at most, 2 of them lost, against armour 3"
    highest = duel(foes={"champion": {"at": "yard"}}, dice=["3 2"]).play(f"strike champion with {SWORD}.1 for 1")
    assert highest.prompt == "act", "more than that the dice do not show"


@rule("CO-SKA-03", "CO-WIN-02")
def test_more_than_kills_counts_where_it_goes_on() -> None:
    foes = {"thugs-1": {"at": "yard"}, "thugs-2": {"at": "yard"}}
    table = duel({"cards": [AXE]}, foes, who=SPLIT, dice=["3 0 0"]).play(f"strike thugs-1 with {AXE}.1 for 1")
    assert matters(table)


@rule("CO-WIN-02", "CO-CMB-08")
def test_a_defence_that_holds_need_not_be_rolled_again() -> None:
    held = struck("1 1").play("guard for 1")
    assert held.last("DiceRolled").faces == (0,)
    assert matters(held)
    enough = Table(
        heroes={"anna": {"at": "yard"}},
        models={"bulls-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["1 1", "0 2"],
    )
    enough.play("activate bulls", "attack anna by bulls-1 as melee", "guard for 2")
    assert (enough.prompt, enough.hero("anna").gems["wounds"]) == ("overlord", 0)


@rule("CO-DMG-03", "CO-RUL-51")
@pytest.mark.parametrize(("guard", "counts"), [(5, True), (2, False)])
def test_where_a_wound_comes_from_counts_if_a_full_space_would_be_free_again(guard: int, counts: bool) -> None:
    table = struck("1 0", reserve=3, wounds=12 - 3 - guard - 1, gems={"guard": guard, "reroll": 1})
    if table.prompt == "guard":
        table.play("pass")
    assert (table.prompt, matters(table)) == ("wounds", counts)


@rule("CO-SKD-03", "CO-WIN-01")
@pytest.mark.parametrize(("target", "stand_in", "counts"), [
    ({}, {}, False),
    ({}, {"cards": [MAIL]}, True),
    ({}, {"cards": [COAT]}, False),
    ({"reserve": 0, "fatigue": 12}, {"cards": [COAT]}, True),
    ({"reserve": 6, "wounds": 6}, {}, True),
    ({"reserve": 6, "wounds": 6, "cards": [PLATE]}, {}, False),
])  # fmt: skip
def test_stepping_in_counts_if_the_friend_could_die_or_wears_less(target: Any, stand_in: Any, counts: bool) -> None:
    table = Table(
        heroes={"anna": {"at": "yard", **target}, STOPPER: {"at": "yard", **stand_in}},
        models={"bulls-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["1 1"],
    ).play("activate bulls", "attack anna by bulls-1 as melee")
    assert is_open(table, "sacrifice") == counts
    assert (table.prompt == "sacrifice") == (PLATE not in target.get("cards", ())), (
        "what cannot harm him is nobody's blow to take"
    )


@rule("CO-RUL-43", "CO-WIN-07", "CO-WIN-11")
def test_a_reaction_counts_once_the_power_is_known_and_hurts() -> None:
    table = Table(
        heroes={SIBYL: {"at": "yard", "cards": [WARD, SPITE]}},
        models={"bulls-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["2 1"],
    ).play("activate bulls", f"attack {SIBYL} by bulls-1 as melee")
    assert (table.prompt, matters(table)) == ("spell", False)
    table.play("pass")
    assert (table.prompt, matters(table)) == ("spell", True)
    weak = Table(
        heroes={SIBYL: {"at": "yard", "cards": [WARD, SPITE, MAIL]}},
        models={"bulls-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["1 1"],
    ).play("activate bulls", f"attack {SIBYL} by bulls-1 as melee", "pass")
    assert (weak.prompt, matters(weak)) == ("spell", False)


@rule("CO-WIN-09")
def test_in_the_overlords_turn_a_hero_only_reacts() -> None:
    table = struck("2 1")
    assert {option.split()[0] for option in table.options()} == {"pass", "guard"}


@rule("CO-WIN-11")
def test_both_sides_are_asked_the_active_one_first_and_again_after_an_effect() -> None:
    table = Table(
        heroes={SIBYL: {"at": "yard", "cards": [WARD, SWORD]}},
        models={"champion": {"at": "yard"}, ADEPTS: {"at": "fire"}},
        overlord={"reserve": 3, "spells": [VEIL]},
    ).play(f"strike champion with {SWORD}.1 for 1")
    assert (table.asked, table.prompt) == (SIBYL, "spell")
    table.play("pass")
    assert (table.asked, table.prompt) == (OVERLORD, "spell")
    table.play(f"cast {VEIL} at champion for 1 by {ADEPTS}")
    assert (table.asked, table.prompt) == (SIBYL, "spell")


@rule("CO-RUL-105")
@pytest.mark.parametrize(
    ("card", "options", "counts"), [(THORNS, {}, False), (LONG_THORNS, {}, True), (THORNS, {"counterChain": "true"}, True)]
)
def test_in_ones_own_turn_nobody_is_asked_for_an_answer_to_blows_that_do_not_come(card: str, options: Any, counts: bool) -> None:
    table = Table(
        heroes={SIBYL: {"at": "yard", "cards": [card, SWORD]}}, models={"champion": {"at": "yard"}}, dice=["3 2"], options=options
    )
    assert f"cast {card} at {SIBYL} for 1" in table.options(), "it may be cast among the actions all the same"
    table.play(f"strike champion with {SWORD}.1 for 1")
    assert (table.prompt == "spell") == counts


@rule("CO-RUL-105", "CO-WIN-07")
def test_in_the_enemys_turn_an_answer_to_blows_is_asked_for() -> None:
    table = Table(
        heroes={SIBYL: {"at": "yard", "cards": [THORNS]}},
        models={"bulls-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
    ).play("activate bulls", f"attack {SIBYL} by bulls-1 as melee")
    assert (table.asked, table.prompt) == (SIBYL, "spell")


@rule("CO-RUL-105")
@pytest.mark.parametrize(("dice", "counts"), [("1 1", False), ("2 1", True)])
def test_nobody_is_asked_to_weaken_a_blow_that_does_no_harm(dice: str, counts: bool) -> None:
    table = Table(
        heroes={SIBYL: {"at": "yard", "cards": [SPITE, MAIL]}},
        models={"bulls-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=[dice],
    ).play("activate bulls", f"attack {SIBYL} by bulls-1 as melee")
    assert (table.prompt == "spell") == counts


@rule("CO-RUL-105")
@pytest.mark.parametrize(("dice", "reserve", "card", "counts"), [
    ("3 0", 1, SPITE, True),
    ("3 0", 1, VEIL, True),
    ("3 0", 1, THORNS, False),
    ("3 2", 1, SPITE, False),
    ("1 0", 0, SPITE, False),
    ("1 0", 0, VEIL, False),
])  # fmt: skip
def test_dice_fall_again_for_fear_of_a_card_that_can_be_played_if_they_can_do_better(
    dice: str, reserve: int, card: str, counts: bool
) -> None:
    foes = {"thugs-1": {"at": "yard"}, ADEPTS: {"at": "fire"}}
    table = duel(foes=foes, overlord={"reserve": reserve, "spells": [card]}, dice=[dice])
    table.play(f"strike thugs-1 with {SWORD}.1 for 1", *(["pass"] if reserve and card != SPITE else []))
    assert (table.prompt == "reroll") == counts


@rule("CO-RUL-105")
def test_nobody_fears_his_own_cards() -> None:
    table = duel({"cards": [SWORD, SPITE]}, who=SIBYL, overlord={"reserve": 1}, dice=["3 0"])
    assert table.play(f"strike thugs-1 with {SWORD}.1 for 1").prompt != "reroll"


@rule("CO-RUL-105", "CO-RUL-51")
@pytest.mark.parametrize(("reserve", "counts"), [(1, False), (2, False), (3, True)])
def test_where_a_wound_comes_from_is_asked_if_room_could_run_short(reserve: int, counts: bool) -> None:
    table = struck("1 0", reserve=reserve, wounds=12 - reserve - 3, gems={"guard": 2, "reroll": 1}).play("pass")
    assert (table.prompt == "wounds") == counts


@rule("CO-RUL-105")
@pytest.mark.parametrize(("difficulty", "counts"), [(3, False), (2, True)])
def test_dice_that_cannot_open_the_chest_any_more_are_let_lie(difficulty: int, counts: bool) -> None:
    table = Table(heroes={"anna": {"at": "yard"}}, chests={"yard": difficulty}, dice=["0"])
    assert (table.play("try chest for 1").prompt == "reroll") == counts


@rule("CO-RUL-105")
def test_dice_that_struck_friends_too_may_be_rolled_lower() -> None:
    heroes = {"anna": {"at": "yard", "cards": [TORCH]}, "boro": {"at": "fire"}}
    among_friends = Table(heroes=heroes, models={"thugs-1": {"at": "fire"}}, dice=["2 2 2"])
    assert among_friends.play(f"shoot fire with {TORCH}.1 for 1").prompt == "reroll"
    among_foes = Table(heroes={"anna": heroes["anna"]}, models={"thugs-1": {"at": "fire"}}, dice=["2 2 2"])
    assert among_foes.play(f"shoot fire with {TORCH}.1 for 1").prompt != "reroll"


@rule("CO-RUL-105")
@pytest.mark.parametrize(("to", "counts"), [("yard", False), ("path", True)])
def test_what_is_thrown_onto_the_spot_need_not_fly_further(to: str, counts: bool) -> None:
    table = Table(heroes={"anna": {"at": "yard", "cards": [STONE]}}, dice=["0"])
    assert (table.play(f"throw {STONE}.1", f"aim at {to} for 1").prompt == "reroll") == counts


def windows_of(scenario: str, heroes: int) -> tuple[int, int]:
    """The windows of heroes in a whole game played by the advice, and those that a useful standing order does not answer."""
    session = Session.begin(GAME, scenario, "windows", {"heroes": heroes})
    all_of_them, asked, now = 0, 0, AskedAt("", 0, 0)
    order = {EVERY: StandingOrder("if_useful", now)}
    while session.decision is not None:
        decision = session.decision
        seat = decision.seat
        window = asked_in(decision.prompt, decision.about)
        is_passed = window is not None and bool(answer_to(order, window, [str(option) for option in decision.options(seat)], now))
        if window is not None and seat != OVERLORD:
            all_of_them, asked = all_of_them + 1, asked + (not is_passed)
        session.choose(window.passing if window is not None and is_passed else GAME.advise(session.view(seat)).option, seat)
        assert len(session.inputs) < MOST_CHOICES
    return all_of_them, asked


def test_who_wants_to_be_asked_only_if_it_can_change_something_is_asked_at_most_two_thirds_as_often() -> None:
    games = [windows_of(scenario, 3) for scenario in GAME.scenarios()]
    assert 0 < 3 * sum(asked for _, asked in games) <= 2 * sum(all_of_them for all_of_them, _ in games)
