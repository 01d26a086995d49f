"""Every position can still be won, or the game has said that it is lost: nothing takes for ever what an objective needs.

Looked for at every safe point of random and of advised games, and of games in which the worst is dealt first: all rocks have
fallen, the cards that block spaces are on the Overlord's hand, and his side plays whatever it can.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from tenebra.games.conan.state import OVERLORD, RESERVE, COState
from tenebra.games.descent.rules import traps
from tenebra.games.descent.state import ENCOUNTER, KEY, ROCK, THING, DEState
from tenebra.games.drunagor.state import DRState
from tenebra.games.dungeon_venture.state import EXPLORED, KEEPER, SPRUNG, DVState, Trap
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Chance, Session, copy_of
from tenebra.kit.decks import name_of
from tests.laws.play import advised, advised_moves, begin, random_moves
from tests.laws.winnable import Hopes
from tests.laws.winnable.conan import ConanHopes
from tests.laws.winnable.descent import DescentHopes
from tests.laws.winnable.drunagor import DrunagorHopes
from tests.laws.winnable.dungeon_venture import VentureHopes
from tests.laws.winnable.massive_darkness import MassiveHopes

HOPES: Mapping[str, Callable[[Any], Hopes[Any, Any]]] = {
    "conan": ConanHopes,
    "descent": DescentHopes,
    "drunagor": DrunagorHopes,
    "dungeon-venture": VentureHopes,
    "massive-darkness": MassiveHopes,
}
CHOICES = 2_500
RICH = 60


# --- the worst that can be dealt


def descent_at_worst(state: DEState) -> None:
    """The traps that lay obstacles are on his hand, and he can pay for them."""
    pile = state.overlord.deck.draw
    state.overlord.hand = [copy for copy in (*state.overlord.hand, *pile) if name_of(copy) in BLOCKS]
    state.overlord.deck.draw = [copy for copy in pile if copy not in state.overlord.hand]
    state.overlord.threat = RICH


def venture_at_worst(state: DVState) -> None:
    """Every rock that a Trap can bring down has fallen."""
    for trap in state.traps.values():
        if trap.kind == "boulders":
            trap.status = SPRUNG


def conan_at_worst(state: COState) -> None:
    """The Overlord can pay for every spell."""
    state.overlord.gems[RESERVE] = RICH


WORST: Mapping[str, Callable[[Any], None]] = {
    "conan": conan_at_worst,
    "descent": descent_at_worst,
    "dungeon-venture": venture_at_worst,
}
HARMFUL = ("play", "cast")
"""What the other side does whenever it can."""
BLOCKS = ("ceiling-disagrees", "loose-flagstone")
"""The Overlord's cards that lay an obstacle under a hero."""


def worst_moves(session: Session[Any], seed: str) -> Iterator[Session[Any]]:
    """The worst is dealt as soon as the first round has begun; then heroes follow the advice, and the other side does harm."""
    game = session.ruleset.id
    started = next((s for s in advised_moves(session) if HOPES[game](s.safe_state()).now), None)
    if started is None:
        return
    state = started.safe_state()
    WORST[game](state)
    session = Session.resume(session.ruleset, session.start, state, Chance(seed.encode()))
    pick = random.Random(seed)
    for _ in range(CHOICES):
        if session.decision is None:
            return
        yield session
        session.choose(*pick.choice(harmful(session) or [advised(session)]))


def harmful(session: Session[Any]) -> list[tuple[str, str]]:
    """What a side that is not the heroes' can play or cast; what blocks a space it keeps for what is sought."""
    decision, state = session.decision, session.state
    assert decision is not None
    others = [seat for seat in decision.seats if seat in (OVERLORD, KEEPER)]
    found = [(str(option), seat) for seat in others for option in decision.options(seat) if str(option).startswith(HARMFUL)]
    if isinstance(state, DEState) and not is_on_what_is_sought(state):
        kept = [(option, seat) for option, seat in found if option.endswith(BLOCKS)]
        return [one for one in found if one not in kept] or [("pass", seat) for _, seat in kept]
    return found


def is_on_what_is_sought(state: DEState) -> bool:
    """The hero whose turn it is stands on a key, an encounter or a thing of the quest."""
    here = state.heroes[state.turn.hero].space if state.turn is not None else ""
    return any(token.space == here and token.kind in (KEY, ENCOUNTER, THING) for token in state.tokens.values())


MANNERS: Mapping[str, Callable[[Session[Any], str], Iterator[Session[Any]]]] = {
    "random": lambda session, seed: random_moves(session, seed, CHOICES),
    "advised": lambda session, seed: advised_moves(session, CHOICES),
    "worst": worst_moves,
}


def first_breach(session: Session[Any], manner: str, seed: str) -> str:
    """Where a position comes that cannot be won, though nobody is told so; "" if none does."""
    for moment in MANNERS[manner](session, seed):
        if lost := out_of_reach(moment):
            return f"{len(moment.inputs)} choices: {lost} is out of reach"
    return ""


def out_of_reach(session: Session[Any]) -> list[Any]:
    """The objectives that nothing could bring about any more, at the last safe point: after it a deed may be half done."""
    hopes = HOPES[session.ruleset.id](session.safe_state())
    return hopes.lost() if hopes.now else []


@pytest.mark.parametrize("manner", MANNERS)
def test_nothing_takes_for_ever_what_is_needed(game: str, scenario: str, manner: str) -> None:
    if game not in HOPES or (manner == "worst" and game not in WORST):
        pytest.skip("nothing can be dealt in it that would be in the way")
    assert first_breach(begin(game, scenario, f"winnable {manner}"), manner, f"winnable {manner}") == ""


# --- it can fail


def bury_the_key(state: DEState) -> None:
    state.obstacles["I5"] = ROCK


def wall_up_the_glyphs(state: DEState) -> None:
    for hero in state.heroes.values():
        hero.space = ""
    state.obstacles |= dict.fromkeys(state.glyphs, ROCK)


def throw_the_cage_key_away(state: COState) -> None:
    state.tasks.remove("cage")


def sink_the_boat(state: COState) -> None:
    state.tasks.remove("cast-off")


def take_the_lamp(state: DRState) -> None:
    del state.scenes["square-lamp"]


def lose_the_boss(state: DRState) -> None:
    state.laid.append("hall")


def take_a_prisoner_away(state: DVState) -> None:
    state.areas["third-cell"] = EXPLORED


def bury_both_ways(state: DVState) -> None:
    state.traps |= {space: Trap("boulders", SPRUNG) for space in ("D5", "B4")}


def break_the_forge(state: MDState) -> None:
    del state.tokens["forge"]


def melt_the_sword(state: MDState) -> None:
    del state.tokens["sword"]


SPOILED: list[tuple[str, str, Callable[[Any], None], str]] = [
    ("conan", "the-ferrymans-daughter", throw_the_cage_key_away, "captive"),
    ("conan", "the-ferrymans-daughter", sink_the_boat, "cast-off"),
    ("descent", "into-the-dark", bury_the_key, "narthak"),
    ("descent", "a-warm-stone", wall_up_the_glyphs, "out"),
    ("drunagor", "the-disappearance-of-blackriver", take_the_lamp, "under"),
    ("drunagor", "the-raid-on-ignispyra", lose_the_boss, "bane"),
    ("dungeon-venture", "iron-cells", take_a_prisoner_away, "freed"),
    ("dungeon-venture", "breathing-mine", bury_both_ways, "props"),
    ("massive-darkness", "scorched-earth", break_the_forge, "fires"),
    ("massive-darkness", "the-chosen-one", melt_the_sword, "altars"),
]


@pytest.mark.parametrize(("where", "spoil", "objective"), [((one, two), *rest) for one, two, *rest in SPOILED])
def test_what_is_lost_for_ever_is_noticed(where: tuple[str, str], spoil: Callable[[Any], None], objective: str) -> None:
    hopes = HOPES[where[0]]
    session = next(moment for moment in advised_moves(begin(*where, "spoiled")) if hopes(moment.safe_state()).now)
    assert out_of_reach(session) == []
    state = session.safe_state()
    spoil(state)
    assert objective in [phrase.name for phrase in hopes(copy_of(state)).lost()]


def test_a_trap_that_buries_what_is_needed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traps, "may_fall", lambda *_: True)
    seeds = (f"buried {number}" for number in range(20))
    assert any(first_breach(begin("descent", "into-the-dark", seed), "worst", seed) for seed in seeds)
