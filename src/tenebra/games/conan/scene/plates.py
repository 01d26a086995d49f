"""Beside the board: the sheets of the heroes with their gems, the Overlord's book, the river, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tenebra.games.conan.content import heroes, tile
from tenebra.games.conan.rules.gems import limit_of, next_turn
from tenebra.games.conan.rules.powers import load_of
from tenebra.games.conan.rules.river import cost_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.scene.board import beads_of, hero_about, hero_status
from tenebra.games.conan.scene.stats import stats_of
from tenebra.games.conan.scene.voice import face_of, picture
from tenebra.games.conan.state import (
    ACTIVATION,
    ALLY,
    BENEFITS,
    FATIGUE,
    OVERLORD,
    RESERVE,
    SPACES,
    SPELL,
    WOUNDS,
    COState,
    Hero,
    Tile,
)
from tenebra.kernel import View
from tenebra.kit.ending import HEROES
from tenebra.kit.odds import colours
from tenebra.kit.scenario_rules import time_limit
from tenebra.kit.scene import Fact, Gauge, Order, Phase, Plate, Slot, Token, Track, TrackSlot
from tenebra.kit.voice import Voice, by_heart

HEROES_PHASES = ("stance", "action")
OVERLORDS_PHASES = ("recovery", "activation")


def plates_of(view: View[COState], voice: Voice) -> tuple[Plate, ...]:
    """The heroes in seat order, then the Overlord."""
    state = view.state
    return (*(_hero(state, hero, voice) for hero in state.heroes.values()), _overlord(state, voice))


def _hero(state: COState, hero: Hero, voice: Voice) -> Plate:
    sheet, load = heroes()[hero.id], load_of(hero)
    role = voice.say("scene-dead") if hero.is_dead else voice.say(f"stance-{hero.stance}")
    return Plate(
        hero.id,
        hero.id,
        voice.name(hero.id),
        role,
        picture("figure", hero.id),
        "hero",
        hero_about(state, hero, voice),
        status=("down",) if hero.is_dead else hero_status(state, hero),  # type: ignore[arg-type]
        facts=(
            Fact(picture("stat", "movement"), str(hero.points), voice.say("scene-points", number=hero.points)),
            Fact(picture("stat", "load"), f"{load}/{sheet.load}", voice.say("scene-load", number=load, most=sheet.load)),
        ),
        stats=stats_of(state, hero, voice),
        beads=beads_of(state, hero, voice) if hero.area else (),
        gauges=tuple(_gauges(hero, voice)),
        spaces=tuple(_spaces(state, hero, voice)),
    )


def gems(voice: Voice, number: int, look: Literal["ready", "spent", "lost", "planned"] = "ready") -> Token:
    """Blue gems."""
    return Token("gem", "blue", voice.say("scene-gems", number=number), number, look)


def _gauges(hero: Hero, voice: Voice) -> Iterator[Gauge]:
    """Reserve, Fatigue and Wounds; and gems on spells and allies, where there are any (CO-GEM-01)."""
    have = hero.gems.get
    yield Gauge(voice.say("zone-reserve"), (gems(voice, have(RESERVE, 0)),), tone="good")
    yield Gauge(voice.say("zone-fatigue"), (gems(voice, have(FATIGUE, 0), "spent"),), tone="bad")
    if number := have(WOUNDS, 0):
        yield Gauge(voice.say("zone-wounds"), (gems(voice, number, "lost"),), tone="bad")
    for zone, number in hero.gems.items():
        if number and zone.startswith((SPELL, ALLY)):
            yield Gauge(voice.name(zone, "zone"), (gems(voice, number, "spent"),), picture("kind", "spell"))


def _spaces(state: COState, hero: Hero, voice: Voice) -> Iterator[Gauge]:
    """The six action spaces: what lies there, the die, the exertion limit as sockets (CO-HER-03 to CO-HER-05)."""
    for space in SPACES:
        yield _space(voice, hero.id, space, hero.gems.get(space, 0), limit_of(state, hero.id, space))


@by_heart
def _space(voice: Voice, hero: str, space: str, lying: int, most: int) -> Gauge:
    dice = colours(heroes()[hero].spaces[space].die.pool)  # type: ignore[index]
    return Gauge(voice.say(f"space-{space}"), (gems(voice, lying, "spent"),), picture("space", space), most=most, dice=dice)


def _overlord(state: COState, voice: Voice) -> Plate:
    own, name = state.overlord, voice.name(OVERLORD)
    have = own.gems.get

    def red(zone: str, look: Literal["ready", "spent"] = "ready") -> tuple[Token, ...]:
        return (Token("gem", "red", voice.say("scene-gems", number=have(zone, 0)), have(zone, 0), look),)

    used = [one for one in BENEFITS if have(one, 0)]
    benefits = tuple(Gauge(voice.say(f"benefit-{one}"), red(one, "spent"), picture("benefit", one)) for one in used)
    gauges = (
        Gauge(voice.say("zone-reserve"), red(RESERVE), tone="good"),
        Gauge(voice.say("zone-fatigue"), red(FATIGUE, "spent"), tone="bad"),
        *benefits,
    )
    facts = (
        Fact(picture("stat", "recovery"), f"+{own.recovery}", voice.say("scene-recovery", number=own.recovery)),
        Fact(picture("stat", "models"), str(_models(state)), voice.say("scene-models", number=_models(state))),
    )
    about = voice.say("scene-overlord", name=name, reserve=have(RESERVE, 0), fatigue=have(FATIGUE, 0), recovery=own.recovery)
    status = ("acting",) if state.side == OVERLORD else ()
    icon, role = picture("figure", OVERLORD), voice.say("scene-role-overlord")
    return Plate(OVERLORD, OVERLORD, name, role, icon, "boss", about, status=status, facts=facts, gauges=gauges)  # type: ignore[arg-type]


def _models(state: COState) -> int:
    return sum(not state.units[model.unit].is_ally for model in state.models.values())


# --- the river


def tracks_of(view: View[COState], voice: Voice) -> tuple[Track, ...]:
    """The river with its costs (CO-RIV-01)."""
    state = view.state
    slots = tuple(_slot(state, state.tiles[id], voice) for id in state.river)
    return (Track("river", voice.say("scene-river"), slots),)


def _slot(state: COState, one: Tile, voice: Voice) -> TrackSlot:
    cost, name = cost_of(state, one.id), voice.name(one.id, "tile")
    is_now = state.activation is not None and state.activation.tile == one.id
    can_pay = cost <= next_turn(state)
    if not one.unit:
        about = voice.say("scene-tile-event", tile=name, cost=cost)
        return TrackSlot(one.id, name, about, picture("thing", "event"), cost=str(cost), status=_status(is_now, can_pay))
    unit = state.units[one.unit]
    icon, side = face_of(state, one.unit)
    if one.is_dead:
        about = voice.say("scene-tile-dead", tile=name, cost=cost)
        slain, status = voice.say("scene-all-slain"), _status(is_now, can_pay)
        return TrackSlot(one.id, name, about, picture("thing", "dead"), line=slain, cost=str(cost), status=status)
    living = [model for model in state.models.values() if model.unit == unit.id]
    line = f"{len(living)}/{unit.started}" if unit.started > 1 else f"{living[0].life}/{unit.life}" if living else ""
    entry = tile(unit.kind)
    about = voice.say("scene-tile", tile=name, cost=cost, line=line, armour=entry.armour, movement=entry.movement)
    return TrackSlot(one.id, name, about, icon, side, line=line, cost=str(cost), status=_status(is_now, can_pay))


def _status(is_now: bool, can_pay: bool) -> Literal["now", "next", "waiting"]:
    return "now" if is_now else "next" if can_pay else "waiting"


# --- the order of play


def order_of(view: View[COState], voice: Voice) -> Order:
    """The phases of whose turn it is, the turn marker and how far it goes, who has finished."""
    state = view.state
    last = time_limit(sheet_of(state).losses)
    marker = f"{state.turn}/{last}" if last else str(state.turn)
    facts = (Fact(picture("stat", "turn"), marker, voice.say("scene-marker", turn=state.turn, last=last)),)
    if state.phase == "setup":
        return Order(facts=facts)
    return Order(tuple(_slots(state, voice)), phases=tuple(_phases(state, voice)), facts=facts)


def _phases(state: COState, voice: Voice) -> Iterator[Phase]:
    phases = HEROES_PHASES if state.side == HEROES else OVERLORDS_PHASES
    now = phases.index(state.phase) if state.phase in phases else -1
    for number, phase in enumerate(phases):
        status: Literal["past", "now", "next"] = "past" if number < now else "now" if number == now else "next"
        yield Phase(phase, voice.say(f"phase-{phase}"), status)


def _slots(state: COState, voice: Voice) -> Iterator[Slot]:
    is_his = state.side == OVERLORD
    for hero in state.heroes.values():
        if hero.area:
            status: Literal["past", "now", "waiting"] = "past" if is_his or hero.is_done else "now"
            yield Slot(hero.id, voice.name(hero.id), picture("figure", hero.id), "hero", status, seat=hero.id)
    status = "now" if is_his and state.phase == ACTIVATION else "waiting"
    yield Slot(OVERLORD, voice.name(OVERLORD), picture("figure", OVERLORD), "boss", status, seat=OVERLORD)
