"""Moments of Descent, Conan and Drunagor with known dice, for browser tests and pictures to go on from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenebra.games.registry import game_called
from tenebra.kernel import Session
from tenebra.kit.ending import HEROES
from tests.web.windows import advised

QUESTERS = "sir-valadir silhouette mad-carthos battlemage-jaes"
NIGHT_PARTY = "hroar sanga"
ROAD_PARTY = "vorn maya"
RAIDERS = "vorn elros maya lorelai jaheen"
FOUR_RAIDERS = "hroar sanga niv tuomi"
GEMS = 18
"""What the Overlord has there to spend at once."""
ENOUGH = 3
"""Enemies among whom a moment lets one choose."""
LATE = 6
"""The round of a chapter from which the Darkness lies among the Heroes."""


def quest(choices: int = 0) -> Session[Any]:
    """Into the Dark, so many choices after its beginning."""
    return advised(Session.begin(game_called("descent"), "into-the-dark", "7", {"party": QUESTERS}), choices)


def night(choices: int = 0, first: str = HEROES) -> Session[Any]:
    """Raven Ford, so many choices after its beginning."""
    options = {"party": NIGHT_PARTY, "firstSide": first}
    return advised(Session.begin(game_called("conan"), "night-at-raven-ford", "7", options), choices)


def road(choices: int = 0) -> Session[Any]:
    """The first chapter, so many choices after its beginning."""
    return advised(Session.begin(game_called("drunagor"), "the-road-to-blackriver", "7", {"party": ROAD_PARTY}), choices)


def carthos_aims() -> Session[Any]:
    """Into the Dark as soon as Mad Carthos may attack three monsters, across the guardroom."""
    return until(quest(), lambda session: len(targets(session, "mad-carthos", "attack")) >= ENOUGH)


def rich_overlord() -> Session[Any]:
    """Raven Ford, four heroes: the Overlord had best guard, with any of eighteen gems."""
    options = {"party": FOUR_RAIDERS, "firstSide": HEROES}
    session = Session.begin(game_called("conan"), "night-at-raven-ford", "7", options)

    def is_wanted(now: Session[Any]) -> bool:
        asked = now.decision
        return asked is not None and asked.prompt == "guard" and len(asked.options()) > GEMS and best(now, "overlord", "guard")

    return until(session, is_wanted)


def hroar_strikes() -> Session[Any]:
    """Raven Ford as soon as Hroar had best strike one of three enemies around him."""
    return until(night(), lambda session: len(targets(session, "hroar", "strike")) >= ENOUGH and best(session, "hroar", "strike"))


def elros_among_tiles() -> Session[Any]:
    """The fourth chapter in its sixth round or later, Elros' turn, the Darkness between the Heroes."""
    session = Session.begin(game_called("drunagor"), "the-raid-on-ignispyra", "p", {"party": RAIDERS})

    def is_late(session: Session[Any]) -> bool:
        asked = session.decision
        return asked is not None and (asked.prompt, asked.seats) == ("turn", ("elros",)) and session.state.round >= LATE

    return until(session, is_late)


def targets(session: Session[Any], seat: str, verb: str) -> set[str]:
    """Whom a seat may strike, each once."""
    decision = session.decision
    options = map(str, decision.options(seat)) if decision is not None and seat in decision.seats else ()
    return {option.split()[1] for option in options if option.startswith(f"{verb} ")}


def best(session: Session[Any], seat: str, verb: str) -> bool:
    """The advice is to do that."""
    return str(session.ruleset.advise(session.view(seat)).option).startswith(f"{verb} ")  # type: ignore[attr-defined]


def until(session: Session[Any], is_wanted: Callable[[Session[Any]], bool]) -> Session[Any]:
    """The first moment of a game by the advice that is as one wants it: whatever the advice is, the same things can be seen."""
    while not is_wanted(session):
        assert session.decision is not None, "the game was over before that"
        advised(session, 1)
    return session


def asked(prompt: str, session: Session[Any]) -> Session[Any]:
    """As soon as that is asked."""
    return until(session, lambda now: now.decision is not None and now.decision.prompt == prompt)


def over(session: Session[Any]) -> Session[Any]:
    """Played to its end."""
    while session.decision is not None:
        advised(session, 1)
    return session


def before_end(session: Session[Any], last: int) -> Session[Any]:
    """So many choices before its end."""
    over(session).undo(last)
    return session


def seats_of(session: Session[Any], heroes: str = "me", others: str = "greedy") -> list[dict[str, str]]:
    """Who plays the Heroes, and who everybody else."""
    game = game_called(session.ruleset.id)
    side = game.sides()[HEROES]
    return [{"seat": seat, "by": heroes if seat in side else others, "name": "Anna"} for seat in game.seats(session.state)]
