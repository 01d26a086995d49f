"""The effects of a Mission's own rules (MD-OBJ-04). The vocabulary is in `scenario`."""

from __future__ import annotations

from tenebra.games.massive_darkness.content import enemies
from tenebra.games.massive_darkness.events.board import (
    LifebringerChanged,
    TileLit,
    TileTurned,
    TokenPlaced,
    TokenRemoved,
    TreasurePlaced,
)
from tenebra.games.massive_darkness.events.cards import CardFound
from tenebra.games.massive_darkness.rules import doors, spawning
from tenebra.games.massive_darkness.rules.decks import EMPTY, home_of_enemy, roaming_for
from tenebra.games.massive_darkness.rules.enemies_phase import activate_all
from tenebra.games.massive_darkness.rules.equipment import reorganize_for_free
from tenebra.games.massive_darkness.rules.health import gain_xp, heal_hero, wound_hero
from tenebra.games.massive_darkness.rules.levels import rise_to
from tenebra.games.massive_darkness.rules.scenario_rules import CITE, effect, owns
from tenebra.games.massive_darkness.rules.space import around_middle, board_of, is_in_shadow
from tenebra.games.massive_darkness.scenario import Phrase
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import NORMAL, SPECIAL, MDState, active_hero, living
from tenebra.kernel import Game
from tenebra.kit.decks import name_of

G = Game[MDState]


@effect
async def guard(g: G, phrase: Phrase, by: str) -> None:
    """A Guard of the Current Level appears (MD-SPW-01)."""
    await spawning.spawn_guard(g, phrase.zone, g.state.level, CITE)


@effect
async def roaming(g: G, phrase: Phrase, by: str) -> None:
    """A Roaming Monster appears (MD-SPW-01)."""
    await spawning.spawn_roaming(g, phrase.zone, CITE)


def card_for(state: MDState, name: str) -> str:
    """The Enemy card that a Mission means: its id, or a figure type of the Current Level or tier."""
    if name in enemies():
        return name
    fits = [card for card in enemies().values() if card.figure == name]
    return next(card.id for card in fits if card.level == state.level or card.tier == roaming_for(state.level))


def take_card_of(g: G, name: str) -> str:
    """A copy from its discard pile, else out of its deck; if none is there the bare name, which is no card (MD-DECK-06)."""
    card = card_for(g.state, name)
    home = home_of_enemy(card)
    pile = g.state.decks.get(home, EMPTY)
    copy = next((copy for copy in (*pile.discard, *sorted(pile.draw)) if name_of(copy) == card), "")
    if copy:
        g.tell(CardFound(home, copy, rule="MD-DECK-06", also=(CITE,)))
    return copy or card


@effect
async def enemy(g: G, phrase: Phrase, by: str) -> None:
    """A certain Enemy appears, with a Treasure card as usual."""
    await spawning.spawn(g, take_card_of(g, phrase.name), phrase.zone, CITE)


@effect
async def armed(g: G, phrase: Phrase, by: str) -> None:
    """A certain Enemy appears and holds a card of the supply, such as an Artifact (MD-GRD-12, MD-OBJ-01)."""
    await spawning.spawn(g, take_card_of(g, phrase.name), phrase.zone, CITE, phrase.card)


@effect
async def treasure(g: G, phrase: Phrase, by: str) -> None:
    """Treasure tokens are placed."""
    g.tell(TreasurePlaced(phrase.zone, (NORMAL,) * phrase.number, rule=CITE))


@effect
async def special(g: G, phrase: Phrase, by: str) -> None:
    """Special Treasure tokens are placed."""
    g.tell(TreasurePlaced(phrase.zone, (SPECIAL,) * phrase.number, rule=CITE))


@effect
async def token(g: G, phrase: Phrase, by: str) -> None:
    """An Objective or Pillar token comes onto the board."""
    kind = sheet_of(g.state).tokens[phrase.name][0]
    g.tell(TokenPlaced(phrase.name, kind, phrase.zone, rule=CITE))


@effect
async def artifact(g: G, phrase: Phrase, by: str) -> None:
    """The Hero who set it off gets an Artifact (MD-OBJ-01)."""
    hero = by or active_hero(g.state)
    if spawning.take_from_supply(g, hero, phrase.name, "MD-OBJ-01"):
        await reorganize_for_free(g, [hero], "MD-EQP-19")


@effect
async def xp(g: G, phrase: Phrase, by: str) -> None:
    """Every Hero gains XP (MD-EXP-01)."""
    for hero in g.state.party:
        gain_xp(g, hero, phrase.number, "MD-EXP-01")


@effect
async def heal(g: G, phrase: Phrase, by: str) -> None:
    """Every living Hero heals."""
    for hero in living(g.state):
        heal_hero(g, hero.id, phrase.number, CITE)


@effect
async def wound(g: G, phrase: Phrase, by: str) -> None:
    """Every living Hero suffers Wounds."""
    for hero in living(g.state):
        wound_hero(g, hero.id, phrase.number, "", CITE)


@effect
async def open(g: G, phrase: Phrase, by: str) -> None:
    """A door opens by itself; what waits behind it comes as if a Hero had opened it (MD-DOOR-12)."""
    if not g.state.doors.get(phrase.name, True):
        one, other, _ = board_of(g.state).grid.edges[phrase.name]
        outside = other if doors.closed_chamber(g.state, one) else one
        await doors.open_door(g, phrase.name, outside, by, CITE)


@effect
async def level(g: G, phrase: Phrase, by: str) -> None:
    """The Current Level rises."""
    await rise_to(g, phrase.number, by, CITE)


@effect
async def lifebringer(g: G, phrase: Phrase, by: str) -> None:
    """Tokens come onto the Lifebringer."""
    g.tell(LifebringerChanged(phrase.number, rule=CITE))


@effect
async def reward(g: G, phrase: Phrase, by: str) -> None:
    """The Hero who set it off gains XP (MD-EXP-01, MD-PCK-07)."""
    if by:
        gain_xp(g, by, phrase.number, "MD-EXP-01", "MD-PCK-07")


@effect
async def feed(g: G, phrase: Phrase, by: str) -> None:
    """The Hero who bears something gains XP (MD-EXP-01)."""
    for hero in living(g.state):
        if owns(g.state, hero.id, phrase.name):
            gain_xp(g, hero.id, phrase.number, "MD-EXP-01")


@effect
async def burn(g: G, phrase: Phrase, by: str) -> None:
    """Every living Hero on the tile of a Zone suffers Wounds."""
    tile_of = board_of(g.state).tile_of
    for hero in living(g.state):
        if tile_of[hero.zone] == tile_of[phrase.zone]:
            wound_hero(g, hero.id, phrase.number, "", CITE)


@effect
async def gloom(g: G, phrase: Phrase, by: str) -> None:
    """Every living Hero in Shadow Mode suffers Wounds (MD-SHA-02)."""
    for hero in living(g.state):
        if is_in_shadow(g.state, hero):
            wound_hero(g, hero.id, phrase.number, "", CITE)


@effect
async def light(g: G, phrase: Phrase, by: str) -> None:
    """A tile is lit for good."""
    tile = board_of(g.state).tile_of[phrase.zone]
    if tile not in g.state.lit:
        g.tell(TileLit(phrase.zone, tile, rule=CITE))


@effect
async def turn(g: G, phrase: Phrase, by: str) -> None:
    """A tile makes a quarter turn clockwise."""
    board = board_of(g.state)
    g.tell(TileTurned(phrase.zone, board.tile_of[phrase.zone], around_middle(board, phrase.zone), rule=CITE))


@effect
async def spoils(g: G, phrase: Phrase, by: str) -> None:
    """Each Enemy of a figure type takes one more Treasure card of the Current Level (MD-GRD-01)."""
    for enemy in [enemy.id for enemy in g.state.enemies.values() if enemy.figure == phrase.name]:
        spawning.equip_guardian(g, enemy)


@effect
async def arm(g: G, phrase: Phrase, by: str) -> None:
    """An Enemy takes an Artifact out of the supply, if it is still there (MD-GRD-12)."""
    enemy = next((enemy.id for enemy in g.state.enemies.values() if enemy.figure == phrase.name), "")
    if enemy and any(name_of(copy) == phrase.card for copy in g.state.supply):
        spawning.equip_from_supply(g, enemy, phrase.card)


@effect
async def activate(g: G, phrase: Phrase, by: str) -> None:
    """All Enemies of a figure type act at once, as in the Enemies' Phase (MD-RUL-24)."""
    same = [enemy.id for enemy in g.state.enemies.values() if enemy.figure == phrase.name]
    await activate_all(g, same, CITE)


@effect
async def remove(g: G, phrase: Phrase, by: str) -> None:
    """A token leaves the board, and nobody has taken it."""
    if phrase.name in g.state.tokens:
        g.tell(TokenRemoved(phrase.name, rule=CITE))
