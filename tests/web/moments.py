"""Moments of Descent, Conan and Drunagor with known dice, for browser tests and pictures to go on from."""

from __future__ import annotations

from typing import Any

from tenebra.games.registry import game_called
from tenebra.kernel import Session
from tenebra.kit.ending import HEROES
from tests.web.windows import advised

QUESTERS = "sir-valadir silhouette mad-carthos battlemage-jaes"
NIGHT_PARTY = "hroar sanga"
ROAD_PARTY = "vorn maya"
RAIDERS = "vorn elros maya lorelai jaheen"
CARTHOS_AIMS = 104
"""So many choices into the quest of seed 7 Mad Carthos may attack three monsters across the guardroom."""
HROAR_STRIKES = 59
"""So many choices into the night of seed 7 Hroar stands in the tent and may strike Vesh and three who came to help her."""
AMONG_BRAZIERS = 330
"""So many choices into the raid of seed p the Darkness lies between the Heroes."""


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


def raid() -> Session[Any]:
    """The fourth chapter in its seventh round or so, somebody's turn."""
    session = Session.begin(game_called("drunagor"), "the-raid-on-ignispyra", "p", {"party": RAIDERS})
    return asked("turn", advised(session, AMONG_BRAZIERS))


def asked(prompt: str, session: Session[Any]) -> Session[Any]:
    """As soon as that is asked."""
    while session.decision is None or session.decision.prompt != prompt:
        advised(session, 1)
    return session


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
