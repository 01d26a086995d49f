"""Beside the board: the plates of the heroes and the Overlord, the phases of the round, who has acted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tenebra.games.descent.content import heroes, item_card
from tenebra.games.descent.rules.powers import most_fatigue, most_life
from tenebra.games.descent.scene.board import beads_of, hero_about, hero_status
from tenebra.games.descent.scene.stats import hero_stats
from tenebra.games.descent.scene.voice import picture
from tenebra.games.descent.state import OVERLORD, POTIONS, DEState, Hero, is_overlords_turn
from tenebra.kernel import View
from tenebra.kit.scene import Equip, Fact, Gauge, Order, Phase, Plate, Slot, Token
from tenebra.kit.voice import Voice

PHASES = ("heroes", "draw", "spawn", "activate")
HANDS, OTHERS = 2, 2
"""DE-EQP-01 to DE-EQP-04: hands, other items, potions that can be in use."""


def plates_of(view: View[DEState], voice: Voice) -> tuple[Plate, ...]:
    """The heroes in seat order, then the Overlord."""
    state = view.state
    return (*(_hero(state, hero, voice) for hero in state.heroes.values()), _overlord(state, voice))


def _hero(state: DEState, hero: Hero, voice: Voice) -> Plate:
    sheet, most = heroes()[hero.id], most_fatigue(state, hero.id)
    drops = (Token("drop", "green", voice.say("stat-fatigue"), hero.fatigue),)
    return Plate(
        hero.id,
        hero.id,
        voice.name(hero.id),
        voice.say("scene-in-town") if not hero.space else voice.say("scene-worth", number=sheet.conquest),
        picture("figure", hero.id),
        "hero",
        hero_about(state, hero, voice),
        life=hero.life,
        life_most=most_life(state, hero.id),
        status=hero_status(state, hero),  # type: ignore[arg-type]
        facts=(
            Fact(picture("stat", "coins"), str(hero.coins), voice.say("scene-coins", number=hero.coins)),
            Fact(picture("stat", "conquest"), str(sheet.conquest), voice.say("scene-worth", number=sheet.conquest)),
        ),
        stats=hero_stats(state, hero, voice),
        equipment=tuple(_equipment(hero, voice)),
        beads=beads_of(state, hero, voice),
        gauges=(Gauge(voice.say("stat-fatigue"), drops, picture("stat", "fatigue"), most=most),),
    )


def _equipment(hero: Hero, voice: Voice) -> Iterator[Equip]:
    """Two hands, armor, other items; a two-handed weapon fills both hands (DE-EQP-01)."""
    worn = [copy for copy in hero.equipped if copy not in POTIONS]
    hands = [copy for copy in worn for _ in range(item_card(copy).hands)]
    armor = [copy for copy in worn if item_card(copy).category == "armor"]
    others = [copy for copy in worn if copy not in hands and copy not in armor]
    yield from _places("hand", hands, HANDS, voice)
    yield from _places("armor", armor, 1, voice)
    yield from _places("other", others, OTHERS, voice)


def _places(slot: str, copies: list[str], number: int, voice: Voice) -> Iterator[Equip]:
    """The things worn in a slot, then its places that are free."""
    free = [""] * (number - len(copies))
    for copy in (*copies, *free):
        yield Equip(picture("kind", slot), voice.say(f"slot-{slot}"), copy)


def _overlord(state: DEState, voice: Voice) -> Plate:
    own, name = state.overlord, voice.name(OVERLORD)
    cards, monsters = len(own.hand), len(state.monsters)
    facts = (
        Fact(picture("stat", "hand"), str(cards), voice.say("scene-hand-number", number=cards)),
        Fact(picture("stat", "monsters"), str(monsters), voice.say("scene-monsters", number=monsters)),
    )
    threat = Gauge(
        voice.say("stat-threat"),
        (Token("gem", "red", voice.say("stat-threat"), own.threat),),
        picture("stat", "threat"),
        tone="bad",
    )
    about = voice.say("scene-overlord", name=name, threat=own.threat, cards=cards, monsters=monsters, powers=len(own.powers))
    role, status = voice.say("scene-role-overlord"), ("acting",) if is_overlords_turn(state) else ()
    icon = picture("figure", OVERLORD)
    return Plate(OVERLORD, OVERLORD, name, role, icon, "boss", about, status=status, facts=facts, gauges=(threat,))  # type: ignore[arg-type]


def order_of(view: View[DEState], voice: Voice) -> Order:
    """Turn tokens: who has acted, who acts, the Overlord last; the phases of his turn; Conquest and Threat for all to see."""
    state = view.state
    facts = (
        Fact(picture("stat", "conquest"), str(state.conquest), voice.say("stat-conquest")),
        Fact(picture("stat", "threat"), str(state.overlord.threat), voice.say("stat-threat")),
        Fact(picture("stat", "hand"), str(len(state.overlord.hand)), voice.say("scene-hand.label")),
    )
    if not state.round:
        return Order(facts=facts)
    return Order(tuple(_slots(state, voice)), phases=tuple(_phases(state, voice)), facts=facts)


def _phases(state: DEState, voice: Voice) -> Iterator[Phase]:
    now = PHASES.index(state.phase) if state.phase in PHASES else -1
    for number, phase in enumerate(PHASES):
        status: Literal["past", "now", "next"] = "past" if number < now else "now" if number == now else "next"
        yield Phase(phase, voice.say(f"phase-{phase}.short"), status)


def _slots(state: DEState, voice: Voice) -> Iterator[Slot]:
    acting, is_his = state.turn.hero if state.turn is not None else "", is_overlords_turn(state)
    for hero in state.heroes.values():
        status: Literal["past", "now", "waiting"] = (
            "now" if hero.id == acting else "past" if hero.has_acted or is_his else "waiting"
        )
        yield Slot(hero.id, voice.name(hero.id), picture("figure", hero.id), "hero", status, seat=hero.id)
    yield Slot(OVERLORD, voice.name(OVERLORD), picture("figure", OVERLORD), "boss", "now" if is_his else "waiting", seat=OVERLORD)
