"""Health, death, Stun of Heroes, and experience gained (MD-HLT, MD-RES, MD-STN, MD-EXP)."""

from __future__ import annotations

from tenebra.games.massive_darkness.content.model import START_HEALTH
from tenebra.games.massive_darkness.events.fights import HeroHealed, HeroKilled, HeroWounded, Stunned
from tenebra.games.massive_darkness.events.turns import MaximumRaised, XPGained
from tenebra.games.massive_darkness.rules.powers import skills
from tenebra.games.massive_darkness.state import STORY, Hero, MDState, is_on
from tenebra.kernel import Game

G = Game[MDState]


def wound_hero(g: G, hero_id: str, wounds: int, by: str, cite: str) -> None:
    """A Hero suffers Wounds; at 0 Health it is killed (MD-HLT-02, MD-HLT-04)."""
    hero = g.state.heroes[hero_id]
    if hero.is_dead or wounds <= 0:
        return
    g.tell(HeroWounded(hero_id, min(wounds, hero.health), rule=cite))
    if hero.health == 0:
        g.tell(HeroKilled(hero_id, by, rule="MD-HLT-04"))


def heal_hero(g: G, hero_id: str, amount: int, cite: str) -> None:
    """A Hero heals so much, or fully if the amount is 0 (MD-HLT-03, MD-TRM-01)."""
    hero = g.state.heroes[hero_id]
    lacking = hero.maximum - hero.health
    healed = min(amount, lacking) if amount else lacking
    if healed and not hero.is_dead:
        g.tell(HeroHealed(hero_id, healed, rule=cite))


def stun(g: G, who: str, cite: str) -> None:
    """A Character is Stunned; one who already is cannot be again (MD-STN-04)."""
    state = g.state
    target = state.heroes.get(who) or state.enemies.get(who)
    if target is None or target.is_stunned or (isinstance(target, Hero) and target.is_dead):
        return
    g.tell(Stunned(who, rule=cite))


def gain_xp(g: G, hero_id: str, amount: int, cite: str, *also: str) -> None:
    """A Hero gains XP, or Micro-XP in Story Mode; killed Heroes gain none (MD-EXP-02, MD-STO-02, MD-RUL-27)."""
    state = g.state
    hero = state.heroes[hero_id]
    if amount <= 0 or (hero.is_dead and not is_on(state, "killed_heroes_gain_group_xp")):
        return
    is_story = state.mode == STORY
    also = (*also, "MD-STO-02", "MD-STO-03") if is_story else also
    g.tell(XPGained(hero_id, amount, is_story, rule=cite, also=also))


def settle_maximum(g: G) -> None:
    """Enhanced Health counts as soon as its step is in use; a new step also heals (MD-SKL-01, MD-RUL-36)."""
    for hero in g.state.heroes.values():
        more = max((skill.number for _, skill in skills(g.state, hero, "max_health")), default=0)
        if START_HEALTH + more != hero.maximum:
            raised = START_HEALTH + more > hero.maximum
            g.tell(MaximumRaised(hero.id, START_HEALTH + more, more if raised else 0, rule="MD-SKL-01", also=("MD-RUL-36",)))
