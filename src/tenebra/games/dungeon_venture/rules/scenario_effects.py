"""The effects of an Adventure's own rules (DV-GEN-06, DV-VIC-05). The vocabulary is in `scenario`."""

from __future__ import annotations

from tenebra.games.dungeon_venture.dice import read_pool
from tenebra.games.dungeon_venture.events.board import AltarRaised, BouldersFell, DoorUnlocked, TokenDropped
from tenebra.games.dungeon_venture.events.fights import Healed
from tenebra.games.dungeon_venture.rules import combat, doors
from tenebra.games.dungeon_venture.rules.decks import draw_card, draw_event
from tenebra.games.dungeon_venture.rules.exploration import insert_initiative, miniatures_left, place, place_monsters
from tenebra.games.dungeon_venture.rules.scenario_rules import CITE, effect
from tenebra.games.dungeon_venture.rules.space import area_of, is_explored, is_free, nearest_to
from tenebra.games.dungeon_venture.rules.traps import displace
from tenebra.games.dungeon_venture.scenario import Phrase
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import HERO, LOCKED, OPEN, SPIRIT, DVState
from tenebra.kernel import Game

G = Game[DVState]


@effect
async def spawn(g: G, phrase: Phrase, by: str) -> None:
    """Monsters appear at a space or beside it; the area behind it is set up first."""
    area = sheet_of(g.state).area_of[phrase.space]
    doors.reveal(g, area, CITE)
    count = min(phrase.number, miniatures_left(g.state, phrase.name))
    if count:
        insert_initiative(g, [phrase.name])
    for _ in range(count):
        await place(g, phrase.name, phrase.space, CITE)


@effect
async def wake(g: G, phrase: Phrase, by: str) -> None:
    """An area's Monsters come into play without a Hero entering (DV-MON-06)."""
    doors.reveal(g, phrase.name, CITE)
    await place_monsters(g, phrase.name)


@effect
async def unlock(g: G, phrase: Phrase, by: str) -> None:
    """A locked door can be opened from now on, also one that is not on the map yet."""
    if g.state.doors.get(phrase.name, LOCKED) == LOCKED and phrase.name not in g.state.unlocked:
        g.tell(DoorUnlocked(phrase.name, rule=CITE))


@effect
async def open(g: G, phrase: Phrase, by: str) -> None:
    """A door opens by itself."""
    if g.state.doors.get(phrase.name) != OPEN:
        await doors.open_door(g, phrase.name, "", CITE)


@effect
async def close(g: G, phrase: Phrase, by: str) -> None:
    """A door falls shut."""
    if g.state.doors.get(phrase.name) == OPEN:
        doors.close_door(g, phrase.name, "", CITE)


@effect
async def events(g: G, phrase: Phrase, by: str) -> None:
    """The Keeper draws Event cards."""
    for _ in range(phrase.number):
        draw_event(g, CITE)


@effect
async def attack(g: G, phrase: Phrase, by: str) -> None:
    """Every Hero in an area is attacked."""
    area_of = sheet_of(g.state).area_of
    for hero in [f.id for f in g.state.figures.values() if f.form == HERO and area_of[f.space] == phrase.name]:
        if hero in g.state.figures and g.state.figures[hero].form == HERO:
            await combat.attack(g, "dungeon", hero, read_pool(phrase.dice), cite=CITE)


async def make_room(g: G, space: str) -> bool:
    """Put whoever stands on the space beside it (DV-RUL-80), and what lies there too (DV-RUL-82). False if that cannot be."""
    state = g.state
    for figure in [f.id for f in state.figures.values() if f.space == space and f.form != SPIRIT]:
        await displace(g, figure, "DV-RUL-80")
        area = area_of(state, state.figures[figure].space) if figure in state.figures else ""
        if state.turn is None and is_explored(state, area):
            # between turns there is no end of a turn that its Monsters could wait for (DV-EXP-06)
            await place_monsters(g, area)
    return is_free(state, space) and all(move_aside(g, token) for token, at in tuple(state.tokens.items()) if at == space)


def move_aside(g: G, token: str) -> bool:
    """A quest token lies on the nearest free space instead, where it can be taken up (DV-RUL-82). False if there is none."""
    to = nearest_to(g.state, g.state.tokens[token])
    if to:
        g.tell(TokenDropped(token, to, rule="DV-RUL-82"))
    return bool(to)


@effect
async def boulders(g: G, phrase: Phrase, by: str) -> None:
    """A space is blocked by boulders."""
    if await make_room(g, phrase.space):
        g.tell(BouldersFell(phrase.space, rule=CITE))


@effect
async def altar(g: G, phrase: Phrase, by: str) -> None:
    """An Altar appears."""
    if await make_room(g, phrase.space):
        g.tell(AltarRaised(phrase.space, rule=CITE))


@effect
async def heal(g: G, phrase: Phrase, by: str) -> None:
    """Every Hero on its feet is healed."""
    for figure in list(g.state.figures.values()):
        if figure.form == HERO and figure.wounds:
            g.tell(Healed(figure.id, min(phrase.number, figure.wounds), rule=CITE))


@effect
async def treasure(g: G, phrase: Phrase, by: str) -> None:
    """The Hero whose turn it is draws from the Treasure deck."""
    turn = g.state.turn
    if turn is not None and turn.figure in g.state.heroes:
        for _ in range(phrase.number):
            draw_card(g, turn.figure, "treasure", CITE)
