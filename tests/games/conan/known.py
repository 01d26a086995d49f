"""What the laws have to be told of Conan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tenebra.games.conan.events.fights import Held, Hurt, LifeRegained, Webbed
from tenebra.games.conan.events.turns import GemsMoved
from tenebra.games.conan.state import is_heroic
from tenebra.kernel import Event
from tests.laws.known import Deeds, Effect, Known


def effects(events: Iterable[Event]) -> Iterator[Effect]:
    for event in events:
        match event:
            case Hurt(figure=who, damage=damage, by=by):
                yield who, -damage, by
            case LifeRegained(figure=who, life=life):
                yield who, life, ""
            case GemsMoved(figure=who, source="wounds", number=number):
                yield who, number, ""
            case Webbed(figure=who) | Held(figure=who):
                yield who, -1, ""


def side(state: Any, who: str) -> str:
    return "heroes" if who in state.heroes or (who in state.models and is_heroic(state, who)) else "overlord"


KNOWN = Known(
    deeds=Deeds(effects, side, turns=("stance", "act", "command", "activation", "overlord")),
    forgets_more=("BookPrepared", "BorderClosed", "CardDrawn", "CarriedKilled", "DiceRerolled", "HeroJoined", "UnitMustered"),
)
