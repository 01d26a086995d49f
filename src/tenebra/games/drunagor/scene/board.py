"""The board of a scene: setups laid together, heights, bridges, Doors, terrain and Darkness, who and what stands where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tenebra.games.drunagor.looking import when_of
from tenebra.games.drunagor.printing import print_text
from tenebra.games.drunagor.rules.field import card_of
from tenebra.games.drunagor.rules.passives import most_health
from tenebra.games.drunagor.rules.space import board_of, terrain_of
from tenebra.games.drunagor.scenarios import SHEETS, sheet_of
from tenebra.games.drunagor.scene.stats import hero_stats, monster_stats
from tenebra.games.drunagor.scene.voice import face_of, picture
from tenebra.games.drunagor.state import (
    CONDITIONS,
    DARKNESS,
    RESOURCES,
    STEALTH,
    TERRAIN,
    Character,
    DRState,
    Hero,
    Monster,
)
from tenebra.kernel import View
from tenebra.kit.ground import Bridge, Door, Grid, Height, Patch, Room
from tenebra.kit.painting import once, with_beads
from tenebra.kit.scene import Bead, Piece, Thing
from tenebra.kit.telling import capital
from tenebra.kit.voice import Voice

PAVINGS = 5
AREA = 2
"""Columns and rows of an area (DR-BRD-01); map faces lie so that areas begin at odd columns and rows."""
MORE = ("damage", "move", "health")
"""Tokens without a limit (DR-CON-07)."""


def grid_of(view: View[DRState], voice: Voice) -> Grid:
    """The map as far as it is laid (DR-BRD-08): trays on heights, open to each other."""
    state, sheet, board = view.state, sheet_of(view.state), board_of(view.state)
    rooms = tuple(
        Room(f"setup-{name}", voice.text(f"setup-{state.scenario}-{name}"), _spaces(state.scenario, name), paving=n % PAVINGS)
        for n, name in enumerate(sheet.setups)
        if name in state.laid
    )
    raised = [(level, squares & board.floor) for level, squares in enumerate(sheet.levels) if level]
    return Grid(
        sheet.grid.width,
        sheet.grid.height,
        rooms,
        _walls(state.scenario, board.floor),
        tuple(_doors(state, voice)),
        state.scenario,
        tuple(Height(level, tuple(sheet.grid.spaces(squares))) for level, squares in raised if squares),
        tuple(_bridges(state)),
        is_walled=False,
        block=AREA,
    )


@lru_cache(maxsize=256)
def _spaces(scenario: str, setup: str) -> tuple[str, ...]:
    sheet = SHEETS[scenario]
    return tuple(sheet.grid.spaces(sheet.setups[setup].spaces))


@lru_cache(maxsize=256)
def _walls(scenario: str, floor: int) -> tuple[str, ...]:
    """Edges nobody can pass between squares that are on the table."""
    sheet = SHEETS[scenario]
    doors = {edge for door in sheet.doors.values() for edge in door.edges}
    shown = set(sheet.grid.spaces(floor))
    closed = (edge for edge in sheet.grid.closed_edges() if edge not in doors)
    return tuple(edge for edge in closed if shown.issuperset(sheet.grid.edges[edge][:2]))


def _doors(state: DRState, voice: Voice) -> Iterator[Door]:
    for id, is_open in state.doors.items():
        door, status = sheet_of(state).doors[id], "open" if is_open else "closed"
        about = voice.say("scene-door", door=capital(voice.name(id)), status=status, at=door.edges[0])
        yield Door(door.edges[0], status, about, more=door.edges[1:])  # type: ignore[arg-type]


def _bridges(state: DRState) -> Iterator[Bridge]:
    sheet = sheet_of(state)
    for id in state.bridges:
        squares = tuple(sheet.grid.spaces(sheet.bridges[id].spaces))
        columns = {square.rstrip("0123456789") for square in squares}
        rows = {square.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for square in squares}
        yield Bridge(id, squares, "h" if len(columns) >= len(rows) else "v", sheet.bridges[id].level)


def patches_of(view: View[DRState], voice: Voice) -> tuple[Patch, ...]:
    """Terrain that no tile covers, then the Darkness (DR-DRK-15), and what of it lies below a bridge."""
    state, grid = view.state, sheet_of(view.state).grid
    ground = terrain_of(state)
    out = [
        Patch(kind, kind, voice.say(f"terrain-{kind}"), tuple(grid.spaces(ground[kind])), voice.say(f"terrain-{kind}.about"))
        for kind in TERRAIN
        if ground.get(kind)
    ]
    if state.depths:
        out.append(Patch("depths", DARKNESS, voice.say("scene-depths"), tuple(state.depths), voice.say("scene-depths.about")))
    return tuple(out)


def things_of(view: View[DRState], voice: Voice) -> tuple[Thing, ...]:
    """Chests, Interaction tokens, Traps, tokens of the Adventure, the Spawn Points of the Darkness."""
    return tuple(_things(view.state, voice))


def _things(state: DRState, voice: Voice) -> Iterator[Thing]:
    say, sheet = voice.say, sheet_of(state)
    for square in sheet.grid.spaces(sheet.spawn & board_of(state).floor & ~terrain_of(state)[DARKNESS]):
        yield _thing(voice, f"spawn@{square}", "glyph", say("scene-spawn"), picture("thing", "spawn"), square)
    for id, chest in state.chests.items():
        name = say("scene-loot") if chest.is_loot else say("scene-chest")
        yield _thing(voice, id, "chest", name, picture("thing", "chest"), chest.space, is_solid=not chest.is_loot)
    for id, scene in state.scenes.items():
        icon = picture.own("scene", id) or picture("thing", "scene")
        yield _thing(voice, id, "token", voice.name(id), icon, scene.space, is_solid=True)
    for id, square in state.things.items():
        icon = picture.own("thing", id) or picture("thing", id.rpartition("-")[0] or id)
        yield _thing(voice, id, "token", voice.name(id), icon, square, is_solid=True)
    for square, trap in state.traps.items():
        name = say(f"trap-{trap.kind}")
        about = say("scene-trap", trap=name, owner=voice.name(trap.owner), space=voice.name(square))
        yield Thing(f"trap@{square}", "trap", name, picture("trap", trap.kind), square, about, 2, 2)


def _thing(voice: Voice, id: str, kind: str, name: str, icon: str, at: str, is_solid: bool = False) -> Thing:
    said = capital(name)
    return Thing(id, kind, said, icon, at, voice.say("scene-thing", thing=said, space=voice.name(at)), is_solid=is_solid)


# --- who stands where


def pieces_of(view: View[DRState], voice: Voice) -> tuple[Piece, ...]:
    """Monsters in the order of their bases, then NPC tokens, Familiars and Companions, the Heroes last."""
    state = view.state
    beasts = (_monster(state, monster, voice) for monster in state.monsters.values())
    others = (*state.npcs.values(), *state.companions.values(), *state.familiars.values())
    led = (_other(state, one, voice) for one in others if one.space)
    party = (_hero(state, hero, voice) for hero in state.heroes.values() if hero.space)
    return (*beasts, *led, *party)


def _hero(state: DRState, hero: Hero, voice: Voice) -> Piece:
    return Piece(
        hero.id,
        voice.name(hero.id),
        picture("figure", hero.id),
        "hero",
        hero.space,
        hero_about(state, hero, voice),
        seat=hero.id,
        life=hero.health,
        life_most=most_health(state, hero.id),
        beads=beads_of(hero, voice),
        status=hero_status(state, hero),  # type: ignore[arg-type]
        stats=hero_stats(state, hero, voice),
    )


def hero_status(state: DRState, hero: Hero) -> tuple[str, ...]:
    """Acting or acted; lying down, hidden."""
    when = when_of(state, hero.id, hero.slot)
    marks = ("acting",) if when == "now" else ("acted",) if when == "past" else ()
    return (*marks, *(("down",) if hero.is_down else ()), *(("hidden",) if STEALTH in hero.tokens else ()))


@once
def hero_about(state: DRState, hero: Hero, voice: Voice) -> str:
    """All of a Hero in a sentence."""
    about = voice.say(
        "scene-hero",
        hero=voice.name(hero.id),
        left=hero.health,
        life=most_health(state, hero.id),
        cubes=sum(hero.available.values()),
        curses=len(hero.curses),
        traumas=len(hero.traumas),
        down="true" if hero.is_down else "false",
        place=voice.name(hero.space) if hero.space else "none",
    )
    return with_beads(about, beads_of(hero, voice))


def _monster(state: DRState, monster: Monster, voice: Voice) -> Piece:
    card, number = card_of(state, monster.id), monster.id.rpartition("-")[2]
    icon, side = face_of(state, monster.id)
    size = 2 if card.is_large else 1
    is_acting = state.turn is not None and state.turn.card == monster.card
    about = voice.say(
        "scene-monster",
        monster=voice.name(monster.id),
        rank=card.rank or "none",
        left=monster.health,
        place=voice.name(monster.space),
    )
    beads = beads_of(monster, voice)
    return Piece(
        monster.id,
        voice.name(monster.id),
        icon,
        side or "foe",
        monster.space,
        with_beads(about, beads),
        number=int(number) if number.isdigit() else 0,
        life=monster.health,
        life_most=max(monster.health, 0 if card.is_multiplied else card.health),
        columns=size,
        rows=size,
        beads=beads,
        status=("acting",) if is_acting and state.turn is not None and monster.id not in state.turn.acted else (),
        stats=monster_stats(state, monster, voice),
        notes=tuple(_printed(state, monster, voice)),
    )


def _printed(state: DRState, monster: Monster, voice: Voice) -> Iterator[str]:
    """The text of its card, line by line (DR-MON-05)."""
    face = card_of(state, monster.id)
    for part, text in (("passive", face.passive), ("start", face.start), ("attack", face.attack)):
        if text.sentences:
            yield voice.say(f"scene-monster-{part}", text=print_text(text, voice.say))


def _other(state: DRState, one: Character, voice: Voice) -> Piece:
    icon, side = face_of(state, one.id)
    beads = beads_of(one, voice)
    about = with_beads(voice.say("scene-other", who=voice.name(one.id), place=voice.name(one.space)), beads)
    return Piece(one.id, voice.name(one.id), icon, side or "ally", one.space, about, beads=beads)


def beads_of(one: Character, voice: Voice) -> tuple[Bead, ...]:
    """Conditions, then Resources, then tokens without limit."""
    return tuple(_beads(one, voice))


def _beads(one: Character, voice: Voice) -> Iterable[Bead]:
    for token in (*CONDITIONS, *RESOURCES, *MORE):
        if number := one.tokens.get(token, 0):
            label = f"{voice.say(f'token-{token}')} {number}: {voice.say(f'token-{token}.about')}"
            yield Bead(picture("token", token), label, number)
