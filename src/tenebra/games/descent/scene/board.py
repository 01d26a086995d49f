"""The board of a scene: areas, walls, doors, what lies about and who stands where, as far as the seat knows it; and the Town."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tenebra.boards.grid import space_cell
from tenebra.games.descent.printing import print_clause
from tenebra.games.descent.rules.abilities import most_life_of, stats_of, type_of
from tenebra.games.descent.rules.powers import most_life
from tenebra.games.descent.rules.space import size_of
from tenebra.games.descent.scenarios import SHEETS, sheet_of
from tenebra.games.descent.scene.stats import hero_stats, monster_stats
from tenebra.games.descent.scene.voice import figure_icon, picture, side_of
from tenebra.games.descent.state import KEY, OVERLORD, ROCK, TOWN, UNIQUE, DEState, Figure, Hero, Monster, Token
from tenebra.games.descent.telling import TOWN_WIDE, town_of
from tenebra.kernel import View
from tenebra.kit.ground import Door, Grid, Patch, Room
from tenebra.kit.painting import once, with_beads
from tenebra.kit.scene import Bead, Piece, Thing
from tenebra.kit.telling import capital
from tenebra.kit.voice import Voice

PAVINGS = 5
TOWN_PAVING = 5
EFFECTS = ("burn", "web", "stun", "poison", "monkey")


def is_planned(view: View[DEState]) -> bool:
    """The seat holds the quest guide (DE-GEN-04)."""
    return view.seat == OVERLORD


def grid_of(view: View[DEState], voice: Voice) -> Grid:
    """The map, its unrevealed areas in the fog, and the Town beside it."""
    state, sheet, town = view.state, sheet_of(view.state), town_of(view.state.scenario)
    rooms = []
    for number, area in enumerate(sheet.areas.values()):
        is_known = area.name in state.revealed
        if is_known or is_planned(view) or not area.is_hidden:
            name = voice.name(area.name, "area") if is_known or is_planned(view) else ""
            spaces = tuple(sheet.grid.spaces(area.spaces))
            rooms.append(Room(f"area-{number}", name, spaces, "explored" if is_known else "unexplored", number % PAVINGS))
    rooms.append(Room(TOWN, voice.say("scene-town"), town, paving=TOWN_PAVING, is_outdoors=True))
    columns, rows = zip(*(space_cell(space) for space in town), strict=True)
    size = max(sheet.grid.width, max(columns) + 1), max(sheet.grid.height, max(rows) + 1)
    return Grid(
        *size, tuple(rooms), *_edges(state), tuple(_doors(view, voice)), state.scenario, passages=_passages(state.scenario)
    )


def _edges(state: DEState) -> tuple[tuple[str, ...]]:
    """The walls within the areas that are on the table."""
    return (tuple(edge for edge, area in _inner_walls(state.scenario) if area in state.revealed),)


@lru_cache(maxsize=64)
def _inner_walls(scenario: str) -> tuple[tuple[str, str], ...]:
    sheet = SHEETS[scenario]
    doors = {edge for door in sheet.doors.values() for edge in door.edges}
    closed = ((edge, *(sheet.area_of[space] for space in sheet.grid.edges[edge][:2])) for edge in sheet.grid.closed_edges())
    return tuple((edge, one) for edge, one, other in closed if one == other and edge not in doors)


@lru_cache(maxsize=64)
def _passages(scenario: str) -> tuple[str, ...]:
    """Edges between two areas that are simply open."""
    sheet = SHEETS[scenario]
    closed = {*sheet.grid.closed_edges(), *(edge for door in sheet.doors.values() for edge in door.edges)}
    between = ((edge, *(sheet.area_of[space] for space in sides[:2])) for edge, sides in sheet.grid.edges.items())
    return tuple(edge for edge, one, other in between if one != other and edge not in closed)


def _doors(view: View[DEState], voice: Voice) -> Iterator[Door]:
    """The doors on the board, and for the Overlord those still to come."""
    state = view.state
    for door in sheet_of(state).doors.values():
        if door.id in state.doors or is_planned(view):
            is_locked = bool(door.rune) and door.rune not in state.keys
            status = "open" if state.doors.get(door.id) else "locked" if is_locked else "closed"
            rune = voice.name(door.rune, "colour") if door.rune else "none"
            about = voice.say("scene-door", door=capital(voice.name(door.id)), status=status, rune=rune)
            yield Door(door.id, status, about, door.id not in state.doors, door.edges[1:], door.rune)  # type: ignore[arg-type]


def patches_of(view: View[DEState], voice: Voice) -> tuple[Patch, ...]:
    """Water and pits."""
    kinds: dict[str, list[str]] = {}
    for space, kind in view.state.obstacles.items():
        if kind != ROCK:
            kinds.setdefault(kind, []).append(space)
    return tuple(
        Patch(kind, kind, voice.name(kind, "obstacle"), tuple(spaces), voice.say(f"obstacle-{kind}.about"))
        for kind, spaces in kinds.items()
    )


def things_of(view: View[DEState], voice: Voice) -> tuple[Thing, ...]:
    """Rocks, chests, glyphs, stairs, tokens, familiars, the houses of the Town; for the Overlord what is still to come."""
    state, town = view.state, town_of(view.state.scenario)
    out = [
        _thing(voice, "rubble", f"rock@{at}", at, f"obstacle-{ROCK}", ROCK)
        for at, kind in state.obstacles.items()
        if kind == ROCK
    ]
    out += [_thing(voice, "chest", f"chest@{at}", at, f"chest-{chest.kind}", "chest") for at, chest in state.chests.items()]
    out += [_glyph(voice, at, is_active) for at, is_active in state.glyphs.items()]
    out += [_thing(voice, "stairs", f"stairs@{at}", at, f"stairs-{colour}", "stairs") for at, colour in state.stairs.items()]
    out += [_token(voice, id, token) for id, token in state.tokens.items()]
    for familiar in state.familiars.values():
        if familiar.space:
            about = voice.say(
                "scene-familiar",
                familiar=voice.name(familiar.id),
                owner=voice.name(familiar.owner),
                space=voice.name(familiar.space),
            )
            icon = picture("figure", familiar.id)
            out.append(Thing(familiar.id, "familiar", voice.name(familiar.id), icon, familiar.space, about))
    name = voice.say("scene-houses")
    out.append(Thing(TOWN, "houses", name, picture("thing", TOWN), town[0], name, columns=TOWN_WIDE))
    return (*out, *(_plan(view, voice) if is_planned(view) else ()))


def _thing(voice: Voice, kind: str, id: str, at: str, name: str, icon: str, is_plan: bool = False) -> Thing:
    said = capital(voice.say(name))
    about = voice.say("scene-thing", thing=said, space=voice.name(at))
    return Thing(id, kind, said, picture("thing", icon), at, about, is_plan=is_plan, is_solid=icon == ROCK)


def _glyph(voice: Voice, at: str, is_active: bool, is_plan: bool = False) -> Thing:
    kind = "glyph-active" if is_active else "glyph"
    return _thing(voice, kind, f"glyph@{at}", at, f"scene-{kind}", kind, is_plan)


def _token(voice: Voice, id: str, token: Token, is_plan: bool = False) -> Thing:
    name = voice.name(token.name, "card") if token.kind == "relic" else voice.name(id, "token")
    icon = picture.own("thing", id) or picture("thing", f"{token.name}-key" if token.kind == KEY else token.kind)
    about = voice.say("scene-thing", thing=name, space=voice.name(token.space))
    return Thing(id, token.kind, name, icon, token.space, about, is_plan=is_plan)


def _plan(view: View[DEState], voice: Voice) -> Iterator[Thing]:
    """The things only the quest guide shows: those in areas that no hero has seen (DE-GEN-04)."""
    state = view.state
    for area in sheet_of(state).areas.values():
        if area.name in state.revealed:
            continue
        yield from (_glyph(voice, at, False, True) for at in area.glyphs)
        yield from (_thing(voice, "chest", f"chest@{at}", at, f"chest-{kind}", "chest", True) for at, kind in area.chests.items())
        yield from (_token(voice, id, Token(*token), True) for id, token in area.tokens.items())
        for number, placed in enumerate(area.monsters):
            if placed.fewest <= len(state.party) <= placed.most:
                id = f"{area.name}-{number}@{placed.space}"
                waiting = Monster(id, placed.kind, placed.rank, placed.space, 0, placed.upright)
                name = _kind_name(voice, waiting)
                about = voice.say("scene-waits", monster=name, space=voice.name(placed.space))
                columns, rows = _columns(state, waiting)
                yield Thing(id, "waiting", name, figure_icon(state, waiting), placed.space, about, columns, rows, is_plan=True)


def pieces_of(view: View[DEState], voice: Voice) -> tuple[Piece, ...]:
    """Monsters in the order they came, then the heroes; those in Town stand there."""
    state, town = view.state, town_of(view.state.scenario)
    monsters = (_monster(state, monster, voice) for monster in state.monsters.values())
    heroes = (
        _hero(state, hero, voice, hero.space or town[TOWN_WIDE + number]) for number, hero in enumerate(state.heroes.values())
    )
    return (*monsters, *heroes)


def _hero(state: DEState, hero: Hero, voice: Voice, place: str) -> Piece:
    return Piece(
        hero.id,
        voice.name(hero.id),
        picture("figure", "monkey") if hero.monkey else picture("figure", hero.id),
        "hero",
        place,
        hero_about(state, hero, voice),
        seat=hero.id,
        life=hero.life,
        life_most=most_life(state, hero.id),
        beads=beads_of(state, hero, voice),
        status=hero_status(state, hero),  # type: ignore[arg-type]
        stats=hero_stats(state, hero, voice),
    )


def hero_status(state: DEState, hero: Hero) -> tuple[str, ...]:
    """Acting, or acted."""
    if state.turn is not None and state.turn.hero == hero.id:
        return ("acting",)
    return ("acted",) if hero.has_acted else ()


@once
def hero_about(state: DEState, hero: Hero, voice: Voice) -> str:
    """All of a hero in a sentence."""
    about = voice.say(
        "scene-hero",
        hero=voice.name(hero.id),
        left=hero.life,
        life=most_life(state, hero.id),
        fatigue=hero.fatigue,
        place=voice.name(hero.space) if hero.space else voice.say("scene-town"),
        town="false" if hero.space else "true",
    )
    return with_beads(about, beads_of(state, hero, voice))


def _monster(state: DEState, monster: Monster, voice: Voice) -> Piece:
    columns, rows = _columns(state, monster)
    number, stats = monster.id.rpartition("-")[2], stats_of(state, monster)
    is_acting = state.activation is not None and state.activation.monster == monster.id
    return Piece(
        monster.id,
        voice.name(monster.id),
        figure_icon(state, monster),
        side_of(monster),
        monster.space,
        monster_about(state, monster, voice),
        number=int(number) if number.isdigit() else 0,
        life=monster.life,
        life_most=most_life_of(state, monster),
        columns=columns,
        rows=rows,
        beads=beads_of(state, monster, voice),
        status=("acting",) if is_acting else ("acted",) if monster.has_acted and state.phase == "activate" else (),
        stats=monster_stats(state, monster, voice),
        notes=tuple(dict.fromkeys(f"{print_clause(clause, voice.say)}." for clause in stats.text.clauses)),
    )


def _columns(state: DEState, monster: Monster) -> tuple[int, int]:
    """Columns and rows that a monster covers."""
    long, short = size_of(state, monster)
    return (short, long) if monster.upright else (long, short)


def monster_about(state: DEState, monster: Monster, voice: Voice) -> str:
    """All of a monster in a sentence."""
    about = voice.say(
        "scene-monster",
        monster=voice.name(monster.id),
        left=monster.life,
        life=most_life_of(state, monster),
        armor=stats_of(state, monster).armor,
        type=voice.say(f"type-{type_of(state, monster)}"),
        place=voice.name(monster.space),
    )
    return with_beads(about, beads_of(state, monster, voice))


def _kind_name(voice: Voice, monster: Monster) -> str:
    """The name of a monster that has no number yet."""
    if monster.rank == UNIQUE:
        return voice.name(monster.kind)
    return voice.say(f"monster-{monster.kind}" if monster.rank == "normal" else f"monster-{monster.kind}.leader")


@once
def beads_of(state: DEState, one: Figure, voice: Voice) -> tuple[Bead, ...]:
    """Orders, effect tokens, the pit, what lasts, whom and what a hero carries."""
    return tuple(_beads(state, one, voice))


def _beads(state: DEState, one: Figure, voice: Voice) -> Iterable[Bead]:
    if isinstance(one, Hero) and one.order:
        yield Bead(picture("order", one.order), voice.say(f"order-{one.order}"))
    for effect in EFFECTS:
        if number := getattr(one, effect, 0):
            yield Bead(picture("effect", effect), voice.say(f"effect-{effect}"), number)
    if one.in_pit:
        yield Bead(picture("effect", "pit"), voice.say("scene-in-pit"))
    for lasting in one.lasting:
        yield Bead(picture("effect", "lasting"), voice.say("scene-lasting", power=voice.name(lasting, "power")))
    if state.pico == one.id:
        yield Bead(picture("figure", "pico"), voice.name("pico"))
    carried = [thing for thing, bearer in state.bearers.items() if bearer == one.id]
    for thing in carried:
        yield Bead(picture.own("thing", thing) or picture("thing", "thing"), voice.name(thing, "token"))
