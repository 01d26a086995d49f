"""The board of a scene: tiles, Zones in light and shadow, doors, tokens, and everybody on them."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.massive_darkness.content import enemy_card
from tenebra.games.massive_darkness.looking import zones_in_sight
from tenebra.games.massive_darkness.printing import print_text
from tenebra.games.massive_darkness.rules.doors import closed_chamber
from tenebra.games.massive_darkness.rules.powers import full_health
from tenebra.games.massive_darkness.rules.space import board_of, exit_zones, is_in_shadow
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.scene.cards import card_of
from tenebra.games.massive_darkness.scene.stats import enemy_stats, hero_stats
from tenebra.games.massive_darkness.scene.voice import card_icon, picture, side_of
from tenebra.games.massive_darkness.state import MOB, ROAMING, SPECIAL, Enemy, Hero, MDState
from tenebra.games.massive_darkness.steps import BeginActivation
from tenebra.games.massive_darkness.telling import areas_of, layout_of, tiles_of, words_of_area, words_of_zone
from tenebra.kernel import View
from tenebra.kit.ground import Door, LevelToken, Room, Tile, Zone, Zones
from tenebra.kit.painting import once, with_beads
from tenebra.kit.scene import Bead, Piece, Thing
from tenebra.kit.telling import capital
from tenebra.kit.voice import Voice, by_heart

CORRIDOR_PAVING, CHAMBER_PAVINGS = 5, (2, 4, 1, 0)
START, EXIT = "starting-zone", "exit-zone"


def zones_of(view: View[MDState], voice: Voice) -> Zones:
    """The map, with closed Chambers still dark."""
    state, mission, board = view.state, sheet_of(view.state), board_of(view.state)
    rooms = []
    for number, (area, zones) in enumerate(areas_of(mission.id).items()):
        is_chamber = area.startswith("chamber")
        status = "unexplored" if is_chamber and closed_chamber(state, zones[0]) else "explored"
        paving = CHAMBER_PAVINGS[number % len(CHAMBER_PAVINGS)] if is_chamber else CORRIDOR_PAVING
        rooms.append(Room(area, voice.text(words_of_area(mission.id, area)), zones, status, paving))  # type: ignore[arg-type]
    room_of = layout_of(mission.id).room_of
    return Zones(
        board.grid.width,
        board.grid.height,
        tuple(rooms),
        board.walls(),
        tuple(_door(state, voice, door) for door in state.doors),
        mission.id,
        tuple(Tile(face, voice.text(f"tile-{face}"), *at) for face, *at in tiles_of(mission.id, tuple(state.turned))),
        tuple(_zone(state, voice, zone, room_of[zone]) for zone in board.zones(board.grid.floor)),
        tuple(_levels(state, voice)),
    )


def _zone(state: MDState, voice: Voice, zone: str, room: str) -> Zone:
    board, name = board_of(state), voice.text(words_of_zone(state.scenario, zone))
    is_lit, is_chamber = board.is_lit(zone), board.is_room(zone)
    about = voice.say("scene-zone", zone=capital(voice.name(zone)), lit="true" if is_lit else "false")
    return Zone(zone, name, room, is_lit, is_chamber, about, zones_in_sight(state, zone))


def _door(state: MDState, voice: Voice, door: str) -> Door:
    one, other, _ = board_of(state).grid.edges[door]
    status = "open" if state.doors[door] else "closed"
    names = {"one": voice.the(words_of_zone(state.scenario, one)), "other": voice.the(words_of_zone(state.scenario, other))}
    return Door(door, status, voice.say("scene-door", status=status, door=door, **names))  # type: ignore[arg-type]


def _levels(state: MDState, voice: Voice) -> Iterator[LevelToken]:
    """Level tokens; those of the Current Level lie on their Active side (MD-LVL-03)."""
    for zone, levels in state.levels.items():
        for level in levels:
            is_active = level == state.level
            about = voice.say("scene-level", level=level, zone=voice.name(zone), active="true" if is_active else "false")
            yield LevelToken(f"level-{level}@{zone}", zone, level, is_active, about)


def things_of(view: View[MDState], voice: Voice) -> tuple[Thing, ...]:
    """Treasure, Objective and Pillar tokens, where the Heroes begin and where they leave."""
    state, mission = view.state, sheet_of(view.state)
    out = [_mark(voice, START, mission.start), *(_mark(voice, EXIT, zone) for zone in exit_zones(state))]
    for zone, kinds in state.treasure.items():
        for number, kind in enumerate(kinds):
            name = capital(voice.say(f"treasure-{kind}"))
            shown = "special-treasure" if kind == SPECIAL else "treasure"
            about = voice.say("scene-thing", thing=name, zone=voice.name(zone))
            out.append(Thing(f"{shown}-{number}@{zone}", shown, name, picture("thing", shown), zone, about))
    for id, token in state.tokens.items():
        if token.zone:
            name = voice.name(id, "token")
            about = voice.say("scene-thing", thing=name, zone=voice.name(token.zone))
            out.append(Thing(id, "objective", name, picture("thing", token.kind), token.zone, about))
    return tuple(out)


def _mark(voice: Voice, kind: str, zone: str) -> Thing:
    name = voice.say(f"scene-{kind}")
    about = voice.say("scene-thing", thing=name, zone=voice.name(zone))
    return Thing(f"{kind}@{zone}", kind, name, picture("thing", kind), zone, about)


def pieces_of(view: View[MDState], voice: Voice) -> tuple[Piece, ...]:
    """Everybody on the board: Enemies in the order they came, then Heroes clockwise."""
    state = view.state
    if not state.round:
        return tuple(_hero(state, hero, voice) for hero in state.heroes.values())
    enemies = (_enemy(state, enemy, voice) for enemy in state.enemies.values())
    return (*enemies, *(_hero(state, hero, voice) for hero in state.heroes.values()))


def _hero(state: MDState, hero: Hero, voice: Voice) -> Piece:
    return Piece(
        hero.id,
        voice.name(hero.id),
        picture("figure", hero.id),
        "hero",
        hero.zone,
        hero_about(state, hero, voice),
        seat=hero.id,
        life=hero.health,
        life_most=hero.maximum,
        beads=beads_of(state, hero, voice),
        status=hero_status(state, hero),  # type: ignore[arg-type]
        stats=hero_stats(state, hero, voice),
    )


def hero_status(state: MDState, hero: Hero) -> tuple[str, ...]:
    """Acting, acted, down."""
    if hero.is_dead:
        return ("down",)
    if state.activation is not None and state.activation.hero == hero.id:
        return ("acting",)
    return ("acted",) if hero.id in acted(state) else ()


def acted(state: MDState) -> list[str]:
    """The Heroes whose Activation of this Round is over (MD-HPH-01): in the phases after the Heroes' own that is everybody's."""
    if not state.round:
        return []
    waiting = {step.hero for step in state.agenda if isinstance(step, BeginActivation)}
    active = state.activation.hero if state.activation is not None else ""
    return [hero for hero in state.party if hero not in waiting and hero != active]


@once
def hero_about(state: MDState, hero: Hero, voice: Voice) -> str:
    """All of a Hero in a sentence."""
    about = voice.say(
        "scene-hero",
        hero=voice.name(hero.id),
        calling=voice.say(f"class-{hero.calling}"),
        left=hero.health,
        life=hero.maximum,
        xp=hero.xp,
        zone=voice.name(hero.zone),
        dead="true" if hero.is_dead else "false",
    )
    return with_beads(about, beads_of(state, hero, voice))


def _enemy(state: MDState, enemy: Enemy, voice: Voice) -> Piece:
    beads, status = beads_of(state, enemy, voice), ("acting",) if _is_acting(state, enemy) else ()
    minions, holds, most = tuple(enemy.minions), tuple(enemy.holds), full_health(state, enemy)
    who = enemy.id, enemy.card, enemy.figure, enemy.role, enemy.zone
    return _shown_enemy(voice, *who, enemy.health, minions, holds, most, beads, status)


@by_heart
def _shown_enemy(
    voice: Voice,
    id: str,
    card: str,
    figure: str,
    role: str,
    zone: str,
    health: int,
    minions: tuple[int, ...],
    holds: tuple[str, ...],
    most: int,
    beads: tuple[Bead, ...],
    status: tuple[str, ...],
) -> Piece:
    """An Enemy with all that is told of it: most of them are the same from choice to choice."""
    number, enemy = id.rpartition("-")[2], Enemy(id, card, figure, role, zone, health, [*minions], [*holds])
    return Piece(
        id,
        voice.name(id),
        picture("figure", figure),
        side_of(enemy),
        zone,
        enemy_about(enemy, most, beads, voice),
        number=int(number) if number.isdigit() and int(number) > 1 else 0,
        life=health,
        life_most=most,
        beads=beads,
        status=status,  # type: ignore[arg-type]
        minions=minions,
        minion_most=enemy_card(card).health if role == MOB else 0,
        is_large=role == ROAMING,
        stats=enemy_stats(enemy, voice),
        notes=tuple(_notes(enemy, voice)),
    )


def _notes(enemy: Enemy, voice: Voice) -> Iterator[str]:
    """The text of an Enemy's card in its notation, and of the cards that it carries."""
    if text := print_text(enemy_card(enemy.card).text.clauses, voice.words.say):
        yield text
    for card in (card_of(voice, copy) for copy in enemy.holds):
        dice = "; ".join(f"{stat.label}: {stat.text}" for stat in card.stats)
        does = ". ".join(filter(None, (dice, card.text)))
        yield voice.say("scene-holds", card=f"{card.name} ({card.kind_name}): {does}")


def _is_acting(state: MDState, enemy: Enemy) -> bool:
    return state.combat is not None and state.combat.attacker == enemy.id


def enemy_about(enemy: Enemy, most: int, beads: tuple[Bead, ...], voice: Voice) -> str:
    """All of an Enemy in a sentence; `most` is the Health it came with."""
    card = enemy_card(enemy.card)
    about = voice.say(
        "scene-enemy",
        enemy=voice.name(enemy.id),
        role=enemy.role,
        level=card.level,
        left=enemy.health,
        life=most,
        minions=len(enemy.minions),
        zone=voice.name(enemy.zone),
    )
    return f"{with_beads(about, beads)} {voice.text(f'enemy-{card.id}.gloss')}".strip()


@once
def beads_of(state: MDState, who: Hero | Enemy, voice: Voice) -> tuple[Bead, ...]:
    """Shadow Mode, Stun, what lasts, what a Guardian holds, what a Hero has taken for the Mission."""
    out = []
    is_dead = isinstance(who, Hero) and who.is_dead
    if isinstance(who, Hero) and not is_dead and is_in_shadow(state, who):
        out.append(Bead(picture("sign", "shadow"), voice.say("scene-shadow-mode")))
    if who.is_stunned:
        out.append(Bead(picture("status", "stunned"), voice.say("scene-stunned")))
    for lasting in state.lasting:
        if lasting.on == who.id:
            out.append(Bead(picture("sign", "lasting"), voice.say("scene-lasts", power=voice.name(lasting.power, "power"))))
    if isinstance(who, Enemy):
        out += [Bead(card_icon(copy), voice.say("scene-holds", card=voice.name(copy, "card"))) for copy in who.holds]
    else:
        for id, token in state.tokens.items():
            if token.by == who.id:
                out.append(Bead(picture("thing", token.kind), voice.name(id, "token")))
    return tuple(out)
