"""The verbs of heroes' cards: healing, more attacks and movement, orders, pushing, killing."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.effects import Doing, deed
from tenebra.games.descent.events.cards import ThreatLost
from tenebra.games.descent.events.fights import TokensPlaced
from tenebra.games.descent.events.heroes import OrderPlaced, PowerLasts
from tenebra.games.descent.events.turns import AttacksGained, PointsGained
from tenebra.games.descent.rules.attack import attack
from tenebra.games.descent.rules.fatigue import recover
from tenebra.games.descent.rules.knockback import landings, throw
from tenebra.games.descent.rules.powers import is_immune, most_life, speed_of
from tenebra.games.descent.rules.targets import AnyAttack, attack_options
from tenebra.games.descent.rules.wounds import fall, heal, suffer
from tenebra.games.descent.state import GUARD, UNIQUE, DEState, is_alive
from tenebra.kernel import Game, Option

G = Game[DEState]
CITE = "DE-RUL-86"
"""A card is used as its text allows."""


@deed("heal")
async def heal_wounds(g: G, doing: Doing) -> None:
    """Heal so many wounds, or all; Poison first (DE-EFF-06)."""
    for who in doing.targets:
        if who in g.state.heroes:
            everything = most_life(g.state, who) + g.state.heroes[who].poison
            heal(g, who, doing.act.number or everything, CITE)


@deed("recover")
async def recover_fatigue(g: G, doing: Doing) -> None:
    """Fatigue comes back, never above the maximum (DE-FAT-06)."""
    for who in doing.targets:
        if who in g.state.heroes:
            recover(g, who, doing.act.number, CITE, "DE-FAT-06")


@deed("lose_wounds")
async def lose_wounds(g: G, doing: Doing) -> None:
    """A price in wounds of one's own."""
    await suffer(g, doing.hero, doing.act.number, doing.hero, CITE, ("DE-DMG-04",))


@deed("attack")
async def attack_more(g: G, doing: Doing) -> None:
    """More attacks in his own turn; outside it one at once."""
    state = g.state
    turn = state.turn
    if turn is not None and turn.hero == doing.hero:
        g.tell(AttacksGained(doing.hero, doing.act.number, rule=CITE))
        return
    options = attack_options(state, doing.hero)
    if options:
        choices: list[Option] = [opt.Pass(), *options]
        answer = await g.ask(doing.hero, "strike", lambda: choices, hero=doing.hero)
        if isinstance(answer, AnyAttack):
            await attack(g, doing.hero, answer, CITE, GUARD)


@deed("move")
async def move(g: G, doing: Doing) -> None:
    """Movement points."""
    g.tell(PointsGained(doing.hero, doing.act.number, rule=CITE))


@deed("move_half")
async def move_half(g: G, doing: Doing) -> None:
    """Movement points of half his speed, rounded up."""
    g.tell(PointsGained(doing.hero, (speed_of(g.state, doing.hero) + 1) // 2, rule=CITE))


@deed("guard")
async def place_guard(g: G, doing: Doing) -> None:
    """A Guard order, if there is none yet (DE-ORD-02)."""
    if not g.state.heroes[doing.hero].order:
        g.tell(OrderPlaced(doing.hero, GUARD, doing.source, rule=CITE))


@deed("armor")
async def armor(g: G, doing: Doing) -> None:
    """More armor until the start of his next turn."""
    g.tell(PowerLasts(doing.hero, f"armor-{doing.act.number}", rule=CITE))


@deed("stun")
async def stun(g: G, doing: Doing) -> None:
    """A Stun token; unique monsters cannot be stunned (DE-EFF-10)."""
    for who in doing.targets:
        monster = g.state.monsters.get(who)
        if (monster is not None and monster.rank != UNIQUE) or (who in g.state.heroes and not is_immune(g.state, who, "stun")):
            g.tell(TokensPlaced(who, "stun", 1, rule=CITE, also=("DE-ABL-19",)))


@deed("slay")
async def slay(g: G, doing: Doing) -> None:
    """Unnamed enemies die, Undying or not."""
    for who in doing.targets:
        monster = g.state.monsters.get(who)
        if monster is not None and monster.rank != UNIQUE:
            await fall(g, who, doing.hero, 0, CITE, is_sure=True)


@deed("push")
async def push(g: G, doing: Doing) -> None:
    """A figure is put so many spaces further, over figures and obstacles, not over walls."""
    for who in doing.targets:
        found = landings(g.state, who, doing.act.number)
        if is_alive(g.state, who) and found:
            answer = await g.ask(doing.hero, "push", lambda: found, figure=who)  # noqa: B023
            await throw(g, who, answer, CITE, ("DE-RUB-09",))


@deed("drain_threat")
async def drain_threat(g: G, doing: Doing) -> None:
    """The Overlord loses Threat, not below none."""
    number = min(doing.act.number, g.state.overlord.threat)
    if number:
        g.tell(ThreatLost(number, rule=CITE))
