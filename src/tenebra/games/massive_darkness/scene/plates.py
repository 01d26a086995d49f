"""Beside the board: the plates of the Heroes, the Phases of the Round and the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tenebra.games.massive_darkness.campaign import level_of
from tenebra.games.massive_darkness.scene.board import acted, beads_of, hero_about, hero_status
from tenebra.games.massive_darkness.scene.stats import hero_stats
from tenebra.games.massive_darkness.scene.voice import picture, side_of
from tenebra.games.massive_darkness.state import STORY, Hero, MDState, clockwise_from
from tenebra.games.massive_darkness.telling import PHASES
from tenebra.kernel import View
from tenebra.kit.scene import Bead, Equip, Fact, Order, Phase, Plate, Slot, Stat
from tenebra.kit.voice import Voice, by_heart

HANDS = 2


def plates_of(view: View[MDState], voice: Voice) -> tuple[Plate, ...]:
    """The Heroes clockwise."""
    return tuple(_plate(view.state, hero, voice) for hero in view.state.heroes.values())


def _plate(state: MDState, hero: Hero, voice: Voice) -> Plate:
    return _shown(
        voice,
        hero.id,
        hero.calling,
        (hero.xp, hero.micro if state.mode == STORY else None, level_of(hero), len(hero.pack), state.first == hero.id),
        (hero.body, *[*hero.hands, *[""] * HANDS][:HANDS]),
        hero.health,
        hero.maximum,
        hero_about(state, hero, voice),
        hero_status(state, hero),
        voice.say("scene-killed", number=state.lifebringer) if hero.is_dead else "",
        beads_of(state, hero, voice),
        hero_stats(state, hero, voice),
    )


@by_heart
def _shown(
    voice: Voice,
    hero: str,
    calling: str,
    counts: tuple[int, int | None, int, int, bool],
    slots: tuple[str, ...],
    health: int,
    maximum: int,
    about: str,
    status: tuple[str, ...],
    line: str,
    beads: tuple[Bead, ...],
    stats: tuple[Stat, ...],
) -> Plate:
    """A Hero with all that is told beside the board: most are the same from choice to choice."""
    return Plate(
        hero,
        hero,
        voice.name(hero),
        voice.say("scene-role", calling=voice.say(f"class-{calling}"), xp=counts[0]),
        picture("figure", hero),
        "hero",
        about,
        life=health,
        life_most=maximum,
        status=status,  # type: ignore[arg-type]
        line=line,
        facts=tuple(_facts(voice, *counts)),
        stats=stats,
        equipment=tuple(_equipment(slots, voice)),
        beads=beads,
    )


def _facts(voice: Voice, xp: int, micro: int | None, level: int, pack: int, is_first: bool) -> Iterator[Fact]:
    """Experience, the Hero's Level, cards in the Inventory, the First Player token."""
    yield Fact(picture("status", "xp"), str(xp), voice.say("scene-xp", number=xp))
    if micro is not None:
        yield Fact(picture("status", "xp"), str(micro), voice.say("scene-micro", number=micro))
    yield Fact(picture("sign", "level"), str(level), voice.say("scene-hero-level", level=level))
    yield Fact(picture("slot", "none"), str(pack), voice.say("scene-pack-number", number=pack))
    if is_first:
        yield Fact(picture("thing", "first-player"), "1", voice.say("scene-first-player"))


def _equipment(slots: tuple[str, ...], voice: Voice) -> Iterator[Equip]:
    """Body and two Hands; a two-handed weapon fills both (MD-EQP-02, MD-EQP-06)."""
    body, *hands = slots
    yield Equip(picture("slot", "body"), voice.say("slot-body"), body)
    for copy in hands:
        yield Equip(picture("slot", "hand"), voice.say("slot-hand"), copy)


def order_of(view: View[MDState], voice: Voice) -> Order:
    """The five Phases, the Heroes in turn order, in the Enemies' Phase who is still to act; Level and Lifebringer."""
    state = view.state
    slots = tuple(_slots(state, voice)) if state.round else ()
    facts = (
        Fact(picture("thing", f"level-{state.level}"), str(state.level), voice.say("scene-current-level")),
        Fact(picture("thing", "lifebringer"), str(state.lifebringer), voice.say("scene-lifebringer", number=state.lifebringer)),
    )
    return Order(slots, phases=tuple(_phases(state, voice)), facts=facts)


def _phases(state: MDState, voice: Voice) -> Iterator[Phase]:
    now = PHASES.index(state.phase) if state.phase in PHASES and state.round else -1
    for number, phase in enumerate(PHASES):
        status: Literal["past", "now", "next"] = "past" if number < now else "now" if number == now else "next"
        yield Phase(phase, voice.say(f"phase-{phase}.short"), status)


def _slots(state: MDState, voice: Voice) -> Iterator[Slot]:
    done = acted(state)
    active = state.activation.hero if state.activation is not None else ""
    for hero in clockwise_from(state, state.first):
        status: Literal["past", "now", "next", "waiting"] = "now" if hero == active else "past" if hero in done else "waiting"
        yield Slot(hero, voice.name(hero), picture("figure", hero), "hero", status, seat=hero)
    if state.phase == "enemies":
        for id in state.attacking:
            enemy = state.enemies.get(id)
            if enemy is not None:
                name = voice.name(id)
                yield Slot(id, name, picture("figure", enemy.figure), side_of(enemy), "waiting", number=len(enemy.minions))
