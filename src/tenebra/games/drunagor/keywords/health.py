"""Words about Health and damage (DR-EFF-01 to DR-EFF-05, DR-EFF-10)."""

from __future__ import annotations

from tenebra.games.drunagor.effects import Doing, G, allies_triggered, keyword, triggered
from tenebra.games.drunagor.events.fights import Prevented, attack_of
from tenebra.games.drunagor.notation import ALL, ALL_BUT_1
from tenebra.games.drunagor.rules.cubes import cleanse as cleanse_cubes
from tenebra.games.drunagor.rules.damage import heal as heal_health
from tenebra.games.drunagor.rules.damage import suffer
from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.tokens import MOST, lose
from tenebra.games.drunagor.state import POISON, is_there


@keyword("heal")
async def heal(g: G, doing: Doing) -> None:
    """Health comes back, never above the maximum (DR-EFF-01)."""
    regained = heal_health(g, doing.who, doing.number, doing.user, "DR-EFF-01")
    if regained:
        await triggered(g, "when_you_heal", doing.user, doing.who)
        await allies_triggered(g, "when_an_ally_is_healed", doing.who)


@keyword("cleanse")
async def cleanse(g: G, doing: Doing) -> None:
    """Curse cubes and all POISON go (DR-EFF-02)."""
    lose(g, doing.who, POISON, MOST, "DR-EFF-02")
    if doing.who in g.state.heroes:
        await cleanse_cubes(g, doing.who, doing.number, "DR-EFF-02")
    await triggered(g, "when_you_cleanse", doing.user, doing.who)


@keyword("prevent")
async def prevent(g: G, doing: Doing) -> None:
    """Some of the damage about to be dealt to the target is ignored (DR-DMG-05, DR-EFF-04)."""
    state = g.state
    if not state.attacks or doing.who not in attack_of(state).damage:
        return
    attack = attack_of(state)
    left = attack.damage[doing.who] - attack.prevented.get(doing.who, 0)
    if doing.effect.number == ALL:
        number, rule = left, "DR-EFF-04"
    elif doing.effect.number == ALL_BUT_1:
        number, rule = left - 1, "DR-EFF-04"
    else:
        number, rule = min(left, doing.number), "DR-DMG-05"
    if number > 0:
        g.tell(Prevented(doing.who, number, doing.user, rule=rule, also=("DR-EFF-03", "DR-DMG-06", "DR-RNG-10")))
        await triggered(g, "when_you_prevent", doing.user, doing.who)


@keyword("retaliate")
async def retaliate(g: G, doing: Doing) -> None:
    """Damage to the attacker, at once (DR-EFF-05)."""
    if is_there(g.state, doing.who):
        await suffer(g, doing.who, doing.number, preventable=True, source=doing.user, rule="DR-EFF-05")


@keyword("damage")
async def damage(g: G, doing: Doing) -> None:
    """Damage outside an attack."""
    await suffer(g, doing.who, doing.number, preventable=True, source=doing.user, rule=doing.rule)


@keyword("sure_damage")
async def sure_damage(g: G, doing: Doing) -> None:
    """Non-preventable damage (DR-DMG-02)."""
    await suffer(g, doing.who, doing.number, preventable=False, source=doing.user, rule=doing.rule)


@keyword("penitence")
async def penitence(g: G, doing: Doing) -> None:
    """1 non-preventable damage for each Curse cube the target holds (DR-EFF-10)."""
    hero = g.state.heroes.get(doing.who)
    if hero is not None and not is_immune(g.state, doing.who, "penitence"):
        await suffer(g, doing.who, len(hero.curses), preventable=False, source=doing.user, rule="DR-EFF-10")
