"""What the laws have to be told of Descent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tenebra.games.descent.events.fights import TokensPlaced, Wounded
from tenebra.games.descent.events.heroes import Healed
from tenebra.kernel import Event
from tests.laws.known import EVERYBODY, Deeds, Effect, Known, heroes_or_not


def effects(events: Iterable[Event]) -> Iterator[Effect]:
    for event in events:
        match event:
            case Wounded(figure=who, wounds=wounds, by=by):
                yield who, -wounds, by
            case TokensPlaced(figure=who, number=number):
                yield who, -number, ""
            case Healed(hero=who, poison=poison, life=life):
                yield who, poison + life, ""


KNOWN = Known(
    deeds=Deeds(effects, heroes_or_not, turns=("turn", "action", "monster", "activate", "next", "prepare")),
    in_the_open={
        "CardPlayed": EVERYBODY,
        "SpawnBegan": EVERYBODY,
        "ItemDropped": EVERYBODY,
        "TreasureDrawn": ("heroes",),
        "TreasureExchanged": ("heroes",),
    },
    no_secrets=("healing-potion", "vitality-potion"),
    forgets_more=(
        "AbilitiesShown",
        "ActionDeclared",
        "ActivationEnded",
        "CardDiscarded",
        "CardPlayed",
        "Entered",
        "FamiliarMoved",
        "FamiliarsReady",
        "FerretGave",
        "HalfTaken",
        "HeroJoined",
        "HeroKilled",
        "LightDimmed",
        "MonkeyCounted",
        "MonkeyMade",
        "MonsterActivated",
        "MonsterHastened",
        "MonsterRemoved",
        "ObstacleRemoved",
        "PhaseBegan",
        "PointsGained",
        "PointsSpent",
        "PotionDrunk",
        "Sold",
        "ThingGiven",
        "ThreatGained",
        "ThreatLost",
        "TokenPlaced",
        "TokenRemoved",
        "TokenTaken",
        "TurnBegan",
        "TurnEnded",
        "WalkBegan",
        "Webbed",
        "WentToTown",
    ),
)
