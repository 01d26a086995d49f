"""Step 6 of an attack (DE-ATK-18, DE-ATK-19): damage less armor, for each affected figure, and what comes with it."""

from __future__ import annotations

from tenebra.games.descent.dice import total
from tenebra.games.descent.events.cards import ThreatLost
from tenebra.games.descent.events.fights import AttackHit, TokensPlaced, attack_of
from tenebra.games.descent.rules.abilities import armor_of
from tenebra.games.descent.rules.knockback import knock_back
from tenebra.games.descent.rules.powers import is_immune
from tenebra.games.descent.rules.scope import not_spared, reached
from tenebra.games.descent.rules.spending import Boost, wounds_of
from tenebra.games.descent.rules.strength import boost_of, buys_of, extra_damage
from tenebra.games.descent.rules.wounds import fall, suffer, ward_off
from tenebra.games.descent.state import UNIQUE, Attack, DEState, figure, is_alive
from tenebra.kernel import Game

G = Game[DEState]


def total_boost(state: DEState, made: Attack) -> Boost:
    """Everything that is added to the attack, what was bought included (DE-ATK-18)."""
    gains = {buy.key: buy.gain for buy in buys_of(state, made)}
    out = boost_of(state, made)
    for key, times in made.bought.items():
        out = out.plus(gains[key], times)
    return out


async def inflict(g: G) -> None:
    """Each affected figure suffers the damage less its armor; then what lasts, and who is thrown (DE-ATK-19, DE-RUL-52)."""
    state = g.state
    made = attack_of(state)
    boost = total_boost(state, made)
    shown = total(made.faces).hearts + made.damage
    whom = not_spared(state, made, reached(state, made, boost.blast))
    damage = (shown + boost.damage) * (2 if boost.doubling else 1)
    g.tell(AttackHit(made.attacker, damage, tuple(whom), rule="DE-ATK-18", also=_cites(made, boost)))
    if lost := min(boost.drain, state.overlord.threat):
        g.tell(ThreatLost(lost, rule="DE-ATK-11"))
    for who in whom:
        if is_alive(state, who) and figure(state, who).space:
            await _hit(g, made, boost, who, shown)
    if boost.knockback and damage:
        await knock_back(g, made, whom)


def _cites(made: Attack, boost: Boost) -> tuple[str, ...]:
    """The rules of areas and abilities that this hit rests on."""
    found = {
        "DE-ABL-03": boost.blast,
        "DE-ABL-06": made.side,
        "DE-ABL-14": boost.pierce,
        "DE-WPN-02": made.off_hand,
        "DE-WPN-03": made.off_hand,
        "DE-RUL-68": boost.blast or made.side or not made.target,
    }
    return tuple(rule for rule, holds in found.items() if holds)


async def _hit(g: G, made: Attack, boost: Boost, who: str, shown: int) -> None:
    """One figure is hit: wounds after armor, then tokens if there was any damage before it (DE-DMG-06)."""
    state = g.state
    one = figure(state, who)
    if boost.death and who in state.monsters and state.monsters[who].rank != UNIQUE:
        await fall(g, who, made.attacker, 0, "DE-ATK-18", is_sure=True, is_blow=True)
        return
    more = extra_damage(state, made, who)
    damage = (shown + more + boost.damage) * (2 if boost.doubling else 1)
    wounds = wounds_of(boost._replace(death=0), shown + more, armor_of(state, who, made.type), one.life)
    if wounds and who in state.heroes:
        wounds = await ward_off(g, who, wounds, made.attacker)
    lost = min(wounds, one.life)
    await suffer(g, who, wounds, made.attacker, "DE-ATK-19", ("DE-DMG-01", "DE-RUL-52"), is_blow=True)
    if not is_alive(state, who) or not figure(state, who).space:
        return
    if boost.poison and lost and who in state.heroes and not is_immune(state, who, "poison"):  # DE-RUL-39
        g.tell(TokensPlaced(who, "poison", lost, rule="DE-EFF-05", also=("DE-ABL-15", "DE-DMG-06")))
    if damage:
        place_tokens(g, who, boost)


def place_tokens(g: G, who: str, boost: Boost) -> None:
    """Burn, Stun and Web tokens; unique monsters cannot be stunned (DE-ABL-07, DE-ABL-19, DE-ABL-22, DE-EFF-10)."""
    state = g.state
    for effect, number, rule in (
        ("burn", boost.burn, "DE-ABL-07"),
        ("stun", boost.stun, "DE-ABL-19"),
        ("web", boost.web, "DE-ABL-22"),
    ):
        # whatever else they suffer, unique monsters are not stunned (DE-UNQ-02)
        is_immune_to_it = is_immune(state, who, effect) or (
            effect == "stun" and who in state.monsters and state.monsters[who].rank == UNIQUE
        )
        if number and not is_immune_to_it:
            g.tell(TokensPlaced(who, effect, number, rule=rule, also=("DE-DMG-06", "DE-ABL-27", "DE-RUL-52")))
