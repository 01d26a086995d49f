"""What the laws have to be told of Dungeon Venture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tenebra.games.dungeon_venture.events.fights import Healed, Wounded
from tenebra.games.dungeon_venture.state import HERO, SPIRIT
from tenebra.kernel import Event
from tests.laws.known import EVERYBODY, Deeds, Effect, Known


def effects(events: Iterable[Event]) -> Iterator[Effect]:
    for event in events:
        match event:
            case Wounded(figure=who, damage=damage):
                yield who, -damage, ""
            case Healed(figure=who, amount=amount):
                yield who, amount, ""


def side(state: Any, who: str) -> str:
    figure = state.figures.get(who)
    return "heroes" if who in state.heroes or (figure is not None and figure.kind in (HERO, SPIRIT)) else "keeper"


KNOWN = Known(
    deeds=Deeds(effects, side, turns=("turn",)),
    in_the_open={"CardPlayed": EVERYBODY, "KeeperCardSpent": EVERYBODY},
    forgets_more=("ChestOpened", "DoorPlaced", "DoorUnlocked", "SpiritFreed", "Swapped", "TrapFound"),
)
