"""What is remembered beside the state is what one finds anew: who stands where, skills, ways to walk, what heroes are offered."""

from __future__ import annotations

import random

import pytest

from tenebra.games.conan import GAME
from tenebra.games.conan import options as opt
from tenebra.games.conan.rules.movement import means_of, walk_of, way_of
from tenebra.games.conan.rules.moving import moves_with
from tenebra.games.conan.rules.offers import offered
from tenebra.games.conan.rules.paths import bearing
from tenebra.games.conan.rules.space import Standing, ground_of, standing
from tenebra.games.conan.state import COState, living_heroes
from tenebra.kernel import Decision, Option, Session, copy_of

CHOICES, COPY_EVERY, AHEAD = 120, 15, 6


def pick(decision: Decision[Option], chance: random.Random) -> tuple[str, Option]:
    seat = chance.choice(decision.seats)
    return seat, chance.choice(list(decision.options(seat)))


def whole(known: Standing) -> tuple[object, ...]:
    """All that it says; areas where nobody is do not count."""
    hindering = [known.hindering(heroic) for heroic in (False, True)]
    full = [known.full_for(size) for size in (1, 2, 3)]
    return (
        {area: known.at(area) for area in known.ground.names},
        known.heroic,
        known.foes,
        list(known.bases),
        known.taken,
        known.crowd,
        hindering,
        full,
    )


def check(state: COState) -> None:
    fresh = copy_of(state)
    assert whole(standing(state)) == whole(standing(fresh))
    assert bearing(state) == bearing(fresh)
    names = ground_of(state).names
    for who in standing(state).bases:
        one = state.heroes.get(who) or state.models[who]
        listed = [option.to for option in moves_with(state, one, means_of(state, who)) if isinstance(option, opt.Move)]
        walk = walk_of(fresh, who)
        assert listed == [area for area in names if area in walk.before]
        for to in listed:
            way = way_of(state, who, to)
            assert (way.path(to), way.cost[to]) == (walk.path(to), walk.cost[to])


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_it_holds_after_every_choice_and_in_copies(scenario: str) -> None:
    session, chance = Session.begin(GAME, scenario, "remembered"), random.Random(scenario)
    while session.decision is not None and len(session.inputs) < CHOICES:
        check(session.state)
        if len(session.inputs) % COPY_EVERY == 0:
            copy = session.fork()
            for _ in range(AHEAD):
                if copy.decision is not None:
                    seat, option = pick(copy.decision, chance)
                    copy.play(option, seat)
                    check(copy.state)
            check(session.state)
        seat, option = pick(session.decision, chance)
        session.play(option, seat)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_a_list_kept_in_parts_is_the_list_made_anew(scenario: str) -> None:
    session, chance = Session.begin(GAME, scenario, "offers"), random.Random(scenario)
    asked = 0
    while (decision := session.decision) is not None and len(session.inputs) < 2 * CHOICES:
        if decision.prompt == "act":
            state = copy_of(session.state)
            for hero in living_heroes(state):
                if hero.id in decision.seats:
                    assert list(decision.options(hero.id)) == offered(state, hero.id)
                    asked += 1
        seat, option = pick(decision, chance)
        session.play(option, seat)
    assert asked > CHOICES / 4
