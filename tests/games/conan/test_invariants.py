"""What never changes (CO-INV), watched through evenings of people who play at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tenebra.games.conan import GAME, content
from tenebra.games.conan.rules.encumbrance import most_load
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.powers import load_of, spell_of
from tenebra.games.conan.scenarios import SHEETS
from tenebra.games.conan.state import (
    ACTIVATION,
    BENEFITS,
    BOX,
    CAUTIOUS,
    GUARD,
    OVERLORD,
    REROLL,
    SPACES,
    SPELL,
    STANCE,
    WOUNDS,
    COState,
)
from tenebra.kernel import Session
from tenebra.kit.ending import HEROES

rule = pytest.mark.rule
MOST_CHOICES = 500
FLUSH_PRICE = 2
EVENINGS = list(enumerate(SHEETS.ids))


def evening(seed: int, scenario: str) -> Iterator[tuple[COState, str]]:
    """The state of a game before each choice of people who choose at random, and what they are asked."""
    whim = random.Random(seed)
    session = Session.begin(GAME, scenario, f"evening {seed}", {"heroes": 2 + seed % 3})
    for _ in range(MOST_CHOICES):
        if session.decision is None:
            return
        yield session.state, session.decision.prompt
        seat = whim.choice(session.decision.seats)
        session.choose(str(whim.choice(session.decision.options(seat))), seat)


@rule("CO-INV-01", "CO-INV-05", "CO-INV-09", "CO-INV-12", "CO-GEM-01", "CO-GEM-06", "CO-GEN-11")
@pytest.mark.parametrize(("seed", "scenario"), EVENINGS)
def test_a_heros_gems_are_always_somewhere(seed: int, scenario: str) -> None:
    for state, _ in evening(seed, scenario):
        for hero in state.heroes.values():
            total = content.heroes()[hero.id].gems
            assert sum(hero.gems.values()) == total
            assert min(hero.gems.values()) >= 0
            assert hero.is_dead == (hero.gems.get(WOUNDS, 0) == total)
            for zone, lying in hero.gems.items():
                if zone in SPACES:
                    assert lying <= gear_of(hero).limits[zone]
                if zone.startswith(SPELL):
                    assert lying <= spell_of(zone.removeprefix(SPELL)).limit
            if hero.stance == CAUTIOUS and state.side == HEROES and state.phase != STANCE:
                assert {zone for zone in SPACES if hero.gems.get(zone)} <= {GUARD, REROLL}
                assert hero.points == 0


@rule("CO-INV-02", "CO-INV-03", "CO-INV-04", "CO-OGM-01")
@pytest.mark.parametrize(("seed", "scenario"), EVENINGS)
def test_the_overlords_gems_are_in_his_zones_or_in_the_box(seed: int, scenario: str) -> None:
    started = None
    for state, _ in evening(seed, scenario):
        own = state.overlord.gems
        started = started if started is not None else sum(own.values())
        assert sum(own.values()) == started
        if state.side == HEROES and state.phase == STANCE:
            assert not any(own.get(zone) for zone in BENEFITS)
            assert not any(number for hero in state.heroes.values() for zone, number in hero.gems.items() if zone in SPACES)
        if state.side == OVERLORD:
            acted = ("melee", "ranged", "move", "manipulation")
            assert not any(hero.gems.get(zone) for hero in state.heroes.values() for zone in acted)


@rule("CO-INV-06", "CO-INV-07", "CO-INV-08", "CO-TIL-03", "CO-STS-08")
@pytest.mark.parametrize(("seed", "scenario"), EVENINGS)
def test_the_river_has_no_gap_and_dead_tiles_are_dead(seed: int, scenario: str) -> None:
    length = None
    for state, _ in evening(seed, scenario):
        length = length if length is not None else len(state.river)
        assert sorted(state.river) == sorted(state.tiles)
        assert len(state.river) == length - state.overlord.gems.get(BOX, 0) // FLUSH_PRICE
        living = Counter(model.unit for model in state.models.values())
        for unit in state.units.values():
            assert living[unit.id] <= unit.started
        for tile in state.tiles.values():
            if tile.unit and (living[tile.unit] or state.units[tile.unit].fallen):
                assert tile.is_dead == (not living[tile.unit])


@rule("CO-INV-10", "CO-INV-11", "CO-INV-13", "CO-OTN-05", "CO-OTN-06", "CO-RND-01", "CO-RND-05")
@pytest.mark.parametrize(("seed", "scenario"), EVENINGS)
def test_rounds_and_burdens(seed: int, scenario: str) -> None:
    side, marker = HEROES, 0
    for state, asked in evening(seed, scenario):
        if state.side != side:
            marker += state.side == OVERLORD
            side = state.side
        if state.phase == ACTIVATION or state.side == HEROES:
            assert state.turn == marker, "it grows by one in each turn of the Overlord"
        assert 0 <= state.overlord.activations <= 2
        if asked in ("stance", "act", "overlord", "activation"):
            assert all(load_of(hero) <= most_load(hero) for hero in state.heroes.values() if hero.area)
