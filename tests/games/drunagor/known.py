"""What the laws have to be told of Drunagor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tenebra.games.drunagor.events.fights import HealthChanged, TokensChanged
from tenebra.games.drunagor.state import CONDITIONS, RESOURCES, STEALTH, team_of
from tenebra.kernel import Event
from tests.laws.known import EVERYBODY, Deeds, Effect, Known


def effects(events: Iterable[Event]) -> Iterator[Effect]:
    for event in events:
        match event:
            case HealthChanged(figure=who, gained=gained, lost=lost, by=by):
                yield who, gained - lost, by
            case TokensChanged(figure=who, token=token, gained=gained, by=by) if token in (*RESOURCES, STEALTH):
                yield who, gained, by
            case TokensChanged(figure=who, token=token, gained=gained, lost=lost, by=by) if token in CONDITIONS:
                yield who, lost - gained, by


KNOWN = Known(
    deeds=Deeds(effects, team_of, turns=("turn", "move")),
    in_the_open={"ItemFound": EVERYBODY, "ItemMoved": EVERYBODY},
    forgets_more=(
        "AttackDeclared",
        "BoonGained",
        "ChestPlaced",
        "Counted",
        "Evolved",
        "HealthChanged",
        "NoteMade",
        "NpcPlaced",
        "PointsLost",
        "Removed",
        "Rested",
        "RoundBegan",
        "RunePlaced",
        "RuneShown",
        "ScenePlaced",
        "Shielded",
        "SideForgotten",
        "TerrainSuffered",
        "TurnBegan",
        "TurnEnded",
        "Used",
    ),
)
