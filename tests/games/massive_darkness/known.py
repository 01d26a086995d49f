"""What the laws have to be told of Massive Darkness."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tenebra.games.massive_darkness.events import fights
from tenebra.kernel import Event
from tests.laws.known import EVERYBODY, Deeds, Effect, Known, heroes_or_not


def effects(events: Iterable[Event]) -> Iterator[Effect]:
    """No event says who did it: whose power works, or whoever attacks; an attacker hurt in the end is hurt by the defender."""
    attacker = defender = actor = ""
    for event in events:
        match event:
            case fights.AttackDeclared(attacker=attacker, defender=defender):
                actor = attacker
            case fights.PowerWorked(by=actor):
                pass
            case fights.CombatSettled():
                actor = ""
            case fights.CombatEnded():
                attacker = defender = actor = ""
        for who, change in changes(event):
            yield who, change, actor or (defender if who == attacker else attacker)


def changes(event: Event) -> Iterator[tuple[str, int]]:
    match event:
        case fights.HeroWounded(hero=who, wounds=wounds) | fights.EnemyWounded(enemy=who, wounds=wounds):
            yield who, -wounds
        case fights.HeroHealed(hero=who, amount=amount) | fights.EnemyHealed(enemy=who, amount=amount):
            yield who, amount
        case fights.Stunned(who=who):
            yield who, -1


KNOWN = Known(
    deeds=Deeds(effects, heroes_or_not, turns=("activation", "movement")),
    in_the_open={"CardDrawn": EVERYBODY},
    forgets_more=("AttackDeclared", "CardTaken", "CombatEnded", "EnemyRemoved", "MarketTaken"),
)
