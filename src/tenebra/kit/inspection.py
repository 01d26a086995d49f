"""Answers about one figure or place of the board, which no scene holds for all of them: odds both ways, threats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenebra.kit.ground import Areas, Board, Zones
from tenebra.kit.odds import Chances, percent
from tenebra.kit.scene import Forecast
from tenebra.kit.scenic import Scenic
from tenebra.kit.voice import Voice


class Clash(Scenic, frozen=True):
    """An attack of one figure on another, if it came to it: the names, the exact chances, and all of it in a sentence."""

    attacker: str
    target: str
    forecast: Forecast
    text: str
    kind: str = ""
    """The kind of attack, if a figure has several."""


class Inspection(Scenic, frozen=True):
    """The answer: of a figure what it can do and the odds between it and whoever acts, of a place who could strike there."""

    abilities: tuple[str, ...] = ()
    """A sentence each."""
    clashes: tuple[Clash, ...] = ()
    strikers: tuple[str, ...] = ()
    """The figures that could strike there in their next turn, as far as the seat knows."""
    threat: str = ""
    """The same in words; empty where the question makes no sense."""
    reach: tuple[str, ...] = ()
    """The places where a figure could be at the end of its next walk."""
    zone: tuple[str, ...] = ()
    """The places where it could strike then."""


def places_of(board: Board) -> frozenset[str]:
    """The spaces, Zones or areas that a board shows."""
    match board:
        case Areas():
            return frozenset(area.id for area in board.areas)
        case Zones():
            return frozenset(zone.id for zone in board.zones)
    return frozenset(space for room in board.rooms for space in room.spaces)


def clash_of(found: Chances[Any], forecast: Forecast, voice: Voice, kind: str = "") -> Clash:
    """The chances of one attack, told."""
    attacker, target = voice.name(found.attacker), voice.name(found.target)
    chances = {"hit": forecast.hit, "kill": forecast.kill, "mean": round(forecast.mean, 1)}
    text = voice.words.say("scene-clash", attacker=attacker, target=target, **chances)
    return Clash(attacker, target, forecast, text, kind)


def threat_of(strikers: Sequence[tuple[str, Chances[Any] | None]], voice: Voice) -> Inspection:
    """The figures that could strike at a place, each with the chances against whoever would stand there."""
    said = [
        voice.name(piece) if odds is None else voice.say("scene-striker", who=voice.name(piece), hit=percent(odds.hit))
        for piece, odds in strikers
    ]
    text = voice.say("scene-strikers", who=", ".join(said)) if said else voice.say("scene-no-strikers")
    return Inspection(strikers=tuple(piece for piece, _ in strikers), threat=text)
