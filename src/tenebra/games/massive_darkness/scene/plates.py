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
from tenebra.kit.scene import Equip, Fact, Order, Phase, Plate, Slot
from tenebra.kit.voice import Voice

HANDS = 2


def plates_of(view: View[MDState], voice: Voice) -> tuple[Plate, ...]:
    """The Heroes clockwise."""
    return tuple(_plate(view.state, hero, voice) for hero in view.state.heroes.values())


def _plate(state: MDState, hero: Hero, voice: Voice) -> Plate:
    return Plate(
        hero.id,
        hero.id,
        voice.name(hero.id),
        voice.say("scene-role", calling=voice.say(f"class-{hero.calling}"), xp=hero.xp),
        picture("figure", hero.id),
        "hero",
        hero_about(state, hero, voice),
        life=hero.health,
        life_most=hero.maximum,
        status=hero_status(state, hero),  # type: ignore[arg-type]
        line=voice.say("scene-killed", number=state.lifebringer) if hero.is_dead else "",
        facts=tuple(_facts(state, hero, voice)),
        stats=hero_stats(state, hero, voice),
        equipment=tuple(_equipment(hero, voice)),
        beads=beads_of(state, hero, voice),
    )


def _facts(state: MDState, hero: Hero, voice: Voice) -> Iterator[Fact]:
    """Experience, the Hero's Level, cards in the Inventory, the First Player token."""
    yield Fact(picture("status", "xp"), str(hero.xp), voice.say("scene-xp", number=hero.xp))
    if state.mode == STORY:
        yield Fact(picture("status", "xp"), str(hero.micro), voice.say("scene-micro", number=hero.micro))
    level = level_of(hero)
    yield Fact(picture("sign", "level"), str(level), voice.say("scene-hero-level", level=level))
    yield Fact(picture("slot", "none"), str(len(hero.pack)), voice.say("scene-pack-number", number=len(hero.pack)))
    if state.first == hero.id:
        yield Fact(picture("thing", "first-player"), "1", voice.say("scene-first-player"))


def _equipment(hero: Hero, voice: Voice) -> Iterator[Equip]:
    """Body and two Hands; a two-handed weapon fills both (MD-EQP-02, MD-EQP-06)."""
    yield Equip(picture("slot", "body"), voice.say("slot-body"), hero.body)
    hands = [*hero.hands, *[""] * HANDS][:HANDS]
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
