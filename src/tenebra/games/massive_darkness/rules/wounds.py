"""Wounds on Enemies: Mobs figure by figure, deaths, experience and loot (MD-HRD, MD-DMG, MD-MOB, MD-GRD)."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.events.board import EnemyRemoved
from tenebra.games.massive_darkness.events.cards import CardGiven, CardReceived, GuardianLost
from tenebra.games.massive_darkness.events.fights import EnemyWounded, GuardianKilled, MinionKilled
from tenebra.games.massive_darkness.rules.asking import PASS, ask_one
from tenebra.games.massive_darkness.rules.citations import of_new_card
from tenebra.games.massive_darkness.rules.decks import discard, discard_enemy, home_of
from tenebra.games.massive_darkness.rules.deeds import carry_out
from tenebra.games.massive_darkness.rules.equipment import reorganize_for_free
from tenebra.games.massive_darkness.rules.health import gain_xp
from tenebra.games.massive_darkness.rules.scenario_rules import happened
from tenebra.games.massive_darkness.rules.space import heroes_in
from tenebra.games.massive_darkness.state import AGENT, MOB, ROAMING, Enemy, MDState
from tenebra.kernel import Game, Option

G = Game[MDState]
BOSS, MINION = opt.Strike("boss"), opt.Strike("minion")
REWARD = {MOB: (3, "MD-MOB-11"), AGENT: (4, "MD-AGT-05"), ROAMING: (5, "MD-ROM-04")}
"""XP for every Hero when a Guardian falls (MD-EXP-02)."""


def boss_can_be_hit(enemy: Enemy, reaches_boss: bool) -> bool:
    """No Minion protects the Boss, or the Mob is Stunned, or the Attack reaches it (MD-MOB-05, MD-MOB-07, MD-MOB-08)."""
    return enemy.health > 0 and (not enemy.minions or enemy.is_stunned or reaches_boss)


async def wound_enemy(g: G, enemy_id: str, wounds: int, by: str, cite: str, reaches_boss: bool = False) -> None:
    """Deal Wounds figure by figure; what is left after the last Minion of a protected Boss is lost (MD-HRD-05, MD-HRD-06)."""
    state = g.state
    enemy = state.enemies.get(enemy_id)
    if enemy is None:
        return
    is_protected = not boss_can_be_hit(enemy, reaches_boss)
    while wounds > 0 and enemy_id in state.enemies:
        if is_protected and not enemy.minions:
            return
        is_boss = not enemy.minions
        if enemy.minions and not is_protected and enemy.health > 0:
            is_boss = await _choose_boss(g, enemy_id, by)
        health = enemy.health if is_boss else enemy.minions[0]
        dealt = min(wounds, health)
        wounds -= dealt
        g.tell(EnemyWounded(enemy_id, dealt, -1 if is_boss else 0, rule=cite, also=_of_figure(enemy, is_boss)))
        if dealt == health:
            await (kill_guardian if is_boss else kill_minion)(g, enemy_id, by)


def _of_figure(enemy: Enemy, is_boss: bool) -> tuple[str, ...]:
    """Why these Wounds go to the Boss or to a Minion."""
    if enemy.role != MOB:
        return ()
    if not is_boss:
        return "MD-MOB-05", "MD-HRD-06", "MD-RUL-44"
    return ("MD-MOB-07", "MD-STN-09", "MD-RUB-03") if enemy.minions and enemy.is_stunned else ("MD-HRD-06",)


async def _choose_boss(g: G, enemy_id: str, by: str) -> bool:
    """Against a Stunned Mob the Attacker chooses the next figure, the Boss at any point (MD-STN-07, MD-RUL-44)."""
    if by not in g.state.heroes:
        return False
    answer = await ask_one(g, by, "strike", [BOSS, MINION], enemy=enemy_id)
    return answer == BOSS


async def wound_every_figure(g: G, enemy_id: str, wounds: int, by: str, cite: str) -> None:
    """An effect on all Enemies of a Zone: every figure suffers it, the Boss too (MD-MOB-06, MD-RUL-75)."""
    state = g.state
    enemy = state.enemies.get(enemy_id)
    if enemy is None:
        return
    for place in range(len(enemy.minions)):
        g.tell(EnemyWounded(enemy_id, min(wounds, enemy.minions[place]), place, rule=cite, also=("MD-MOB-06", "MD-RUL-75")))
    boss = min(wounds, enemy.health)
    if boss:
        g.tell(EnemyWounded(enemy_id, boss, -1, rule=cite, also=("MD-MOB-06",)))
    # the Boss first: the card goes only when no fallen Minion is left to be counted
    if boss and enemy.health == 0:
        await kill_guardian(g, enemy_id, by)
    while enemy_id in state.enemies and enemy.minions and enemy.minions[0] <= 0:
        await kill_minion(g, enemy_id, by)


async def kill_one_figure(g: G, enemy_id: str, by: str, boss_is_open: bool) -> None:
    """Instantly kill: one figure, the Boss only if it could be wounded when the Wounds were dealt (MD-TRM-10, MD-RUL-49)."""
    enemy = g.state.enemies.get(enemy_id)
    if enemy is None or not (enemy.minions or boss_is_open):
        return
    is_boss = not enemy.minions
    if enemy.minions and enemy.health and boss_is_open:
        is_boss = await _choose_boss(g, enemy_id, by)
    health = enemy.health if is_boss else enemy.minions[0]
    g.tell(EnemyWounded(enemy_id, health, -1 if is_boss else 0, rule="MD-TRM-10", also=("MD-RUL-49",)))
    await (kill_guardian if is_boss else kill_minion)(g, enemy_id, by)


def _if_alive(state: MDState, by: str) -> str:
    """The killer; nobody if that Hero was itself killed before (MD-RES-02, MD-RUL-28)."""
    return "" if by in state.heroes and state.heroes[by].is_dead else by


async def kill_minion(g: G, enemy_id: str, by: str) -> None:
    """A Minion falls: 1 XP to the Hero with the killing blow only (MD-MOB-10, MD-RUL-28)."""
    by = _if_alive(g.state, by)
    g.tell(MinionKilled(enemy_id, by, rule="MD-MOB-10"))
    if by in g.state.heroes:
        gain_xp(g, by, 1, "MD-MOB-10", "MD-EXP-02")
    enemy = g.state.enemies[enemy_id]
    if not enemy.minions and enemy.health == 0:
        await remove(g, enemy_id, by)


async def kill_guardian(g: G, enemy_id: str, by: str) -> None:
    """A Boss, Agent or Roaming Monster falls: XP to every Hero, its card to the Hero with the killing blow (MD-GRD-09)."""
    state = g.state
    by = _if_alive(state, by)
    enemy = state.enemies[enemy_id]
    amount, rule = REWARD[enemy.role]
    g.tell(GuardianKilled(enemy_id, enemy.role, by, rule=rule))
    for hero in state.party:
        gain_xp(g, hero, amount, rule, "MD-EXP-02")
    cards = list(enemy.holds)
    for card in cards:
        g.tell(GuardianLost(enemy_id, card, rule="MD-GRD-11"))
        if by not in state.heroes:
            discard(g, home_of(card), card, "MD-RUL-28")
    if not enemy.minions:
        await remove(g, enemy_id, by)
    if by in state.heroes:
        await take_loot(g, by, cards, "MD-GRD-09")


async def remove(g: G, enemy_id: str, by: str) -> None:
    """The last figure is gone: the card is discarded (MD-DECK-06, MD-RUL-22)."""
    enemy = g.state.enemies[enemy_id]
    g.tell(EnemyRemoved(enemy_id, rule="MD-DMG-05"))
    discard_enemy(g, enemy.card, "MD-DECK-06")
    await happened(g, "slay", enemy.figure, by=by)


async def take_loot(g: G, hero: str, cards: list[str], cite: str) -> None:
    """A Hero gets a Guardian's cards, may hand each on at once, and whoever got one Reorganizes (MD-GRD-09, MD-GRD-10)."""
    kept = []
    for card in cards:
        if equipment_card(card).keyword:
            await carry_out(g, f"card:{card}", hero, "MD-RUL-31")
            discard(g, home_of(card), card, "MD-RUL-31")
        else:
            g.tell(CardReceived(hero, card, rule=cite, also=("MD-HRD-08", *of_new_card(g.state))))
            kept.append(card)
    await hand_on(g, hero, kept, "MD-GRD-10")


async def hand_on(g: G, hero_id: str, cards: list[str], cite: str) -> None:
    """Each new card may go to another Hero in the Zone; all who got one may Reorganize for free (MD-PCK-05, MD-PCK-06)."""
    state = g.state
    hero = state.heroes[hero_id]
    got = []
    for card in cards:
        others = [other.id for other in heroes_in(state, hero.zone) if other is not hero] if not hero.is_dead else []
        to = hero_id
        if others:
            offers: list[Option] = [PASS, *(opt.Give(card, other) for other in others)]
            answer = await ask_one(g, hero_id, "hand-on", offers, hero=hero_id, card=card)
            if isinstance(answer, opt.Give):
                to = answer.to
                g.tell(CardGiven(hero_id, card, to, rule=cite))
        got.append(to)
    await reorganize_for_free(g, got, cite)
