"""Deeds: what cards, Skills and Events do outside an Attack."""

from __future__ import annotations

from tenebra.games.massive_darkness.effects import Use, deed, deed_called
from tenebra.games.massive_darkness.events.board import LifebringerChanged, TreasurePlaced
from tenebra.games.massive_darkness.events.fights import StoodUp
from tenebra.games.massive_darkness.events.turns import ActionsGained, XPLost
from tenebra.games.massive_darkness.rules import activations, enemies_phase, leaping, movement, spawning
from tenebra.games.massive_darkness.rules.asking import choose_card, choose_zone
from tenebra.games.massive_darkness.rules.decks import spend
from tenebra.games.massive_darkness.rules.deeds import targets
from tenebra.games.massive_darkness.rules.health import gain_xp, heal_hero, stun, wound_hero
from tenebra.games.massive_darkness.rules.transmute import draw_treasures
from tenebra.games.massive_darkness.rules.wounds import hand_on, wound_enemy, wound_every_figure
from tenebra.games.massive_darkness.state import NORMAL, SPECIAL, MDState, character
from tenebra.kernel import Game

G = Game[MDState]


@deed
async def heal(g: G, use: Use) -> None:
    """HEAL X: Heroes heal, or fully."""
    for who in await targets(g, use.user, use.deed.target):
        heal_hero(g, who, use.deed.number, "MD-HLT-03" if use.deed.number else "MD-TRM-01")


@deed
async def suffer(g: G, use: Use) -> None:
    """SUFFER X: Wounds; an effect on all Enemies hits every figure (MD-RUL-75). The user has the killing blow."""
    is_each = use.deed.target.startswith("each")
    for who in await targets(g, use.user, use.deed.target):
        if who in g.state.heroes:
            wound_hero(g, who, use.deed.number, "", "MD-HLT-02")
        elif is_each:
            await wound_every_figure(g, who, use.deed.number, _killer(use), "MD-RUL-75")
        else:
            await wound_enemy(g, who, use.deed.number, _killer(use), "MD-HRD-05")


def _killer(use: Use) -> str:
    """The killer: the Hero who used the card; nobody if an Event does it (MD-RUL-28)."""
    return "" if _is_event(use) else use.user


def _is_event(use: Use) -> bool:
    return use.source.startswith("event:")


@deed_called("stun")
async def stun_targets(g: G, use: Use) -> None:
    """STUN (MD-STN)."""
    for who in await targets(g, use.user, use.deed.target):
        stun(g, who, "MD-STN-01")


@deed
async def stand_up(g: G, use: Use) -> None:
    """STAND UP: Stunned no more."""
    for who in await targets(g, use.user, use.deed.target):
        if character(g.state, who).is_stunned:
            g.tell(StoodUp(who, rule="MD-STN-01"))


@deed_called("gain_xp")
async def give_xp(g: G, use: Use) -> None:
    """GAIN X XP."""
    for who in await targets(g, use.user, use.deed.target):
        gain_xp(g, who, use.deed.number, "MD-EXP-01")


@deed
async def lose_xp(g: G, use: Use) -> None:
    """LOSE X XP."""
    for who in await targets(g, use.user, use.deed.target):
        lost = min(use.deed.number, g.state.heroes[who].xp)
        if lost:
            g.tell(XPLost(who, lost, rule="MD-EXP-04"))


@deed_called("draw_treasure")
async def draw_cards(g: G, use: Use) -> None:
    """DRAW X TREASURE of the Current Level, or one above or below."""
    for who in await targets(g, use.user, use.deed.target):
        cards = await draw_treasures(g, who, use.deed.number, max(1, g.state.level + use.deed.level), "MD-EQP-18")
        await hand_on(g, who, [card for card in cards if card in g.state.heroes[who].cards], "MD-EQP-19")


@deed
async def discard(g: G, use: Use) -> None:
    """DISCARD X Equipment cards, the owner's choice."""
    for who in await targets(g, use.user, use.deed.target):
        for _ in range(use.deed.number):
            cards = g.state.heroes[who].cards
            if cards:
                spend(g, who, await choose_card(g, who, "discard", cards, hero=who), "MD-ITM-05")


@deed
async def extra_actions(g: G, use: Use) -> None:
    """GAIN X ACTIONS in this Activation."""
    for who in await targets(g, use.user, use.deed.target):
        g.tell(ActionsGained(who, use.deed.number, rule="MD-SKL-02"))


@deed
async def extra_movement(g: G, use: Use) -> None:
    """A free Movement Action of X points."""
    await movement.free_movement(g, use.user, use.deed.number)


@deed
async def teleport(g: G, use: Use) -> None:
    """FREE TELEPORT X: move up to X Zones as if Elusive."""
    await leaping.free_teleport(g, use.user, use.deed.number)


@deed
async def command(g: G, use: Use) -> None:
    """FREE COMMAND: another Hero performs a free Action."""
    await activations.free_command(g, use.user)


@deed
async def lifebringer(g: G, use: Use) -> None:
    """Tokens onto the Lifebringer, or off it."""
    g.tell(LifebringerChanged(use.deed.number, rule="MD-SET-16"))


@deed
async def activate(g: G, use: Use) -> None:
    """ACTIVATE: each target Enemy acts as in the Enemies' Phase, in the players' order (MD-ENP-01)."""
    await enemies_phase.activate_all(g, await targets(g, use.user, use.deed.target), "MD-EVT-01")


async def _place_of(g: G, use: Use) -> str:
    """The Zone a deed names: the user's, or that of a Level token; several: the players choose (MD-LVL-10, MD-LVL-11)."""
    if use.deed.place == "user":
        return g.state.heroes[use.user].zone
    zones = spawning.patrol_zones_for(g.state, spawning.SHIFTS[use.deed.place])
    return await choose_zone(g, "", "patrol", zones)


def _spawn_rule(use: Use) -> str:
    """By what an Enemy comes: a Patrol of an Event, or a Trap among the Treasure."""
    return "MD-EVT-03" if _is_event(use) else "MD-ITM-05"


@deed
async def spawn_guard(g: G, use: Use) -> None:
    """SPAWN A GUARD of the Current Level (MD-LVL-09, MD-EVT-03)."""
    zone = await _place_of(g, use)
    await spawning.spawn_guard(g, zone, g.state.level, _spawn_rule(use), *spawning.of_patrol(g.state, use.deed.place))


@deed
async def spawn_roaming_monster(g: G, use: Use) -> None:
    """SPAWN A ROAMING MONSTER, Lesser or Greater (MD-LVL-12)."""
    zone = await _place_of(g, use)
    await spawning.spawn_roaming(g, zone, _spawn_rule(use), *spawning.of_patrol(g.state, use.deed.place))


@deed
async def place_treasure(g: G, use: Use) -> None:
    """PLACE X TREASURE tokens."""
    g.tell(TreasurePlaced(await _place_of(g, use), (NORMAL,) * use.deed.number, rule="MD-EVT-01"))


@deed
async def place_special_treasure(g: G, use: Use) -> None:
    """PLACE X SPECIAL TREASURE tokens."""
    g.tell(TreasurePlaced(await _place_of(g, use), (SPECIAL,) * use.deed.number, rule="MD-EVT-01"))
