"""Beside the board: the plates of the Heroes and the Keeper, and the order of play."""

from __future__ import annotations

from typing import Literal

from tenebra.games.dungeon_venture.content import BODY_PARTS, card, monsters
from tenebra.games.dungeon_venture.rules.characteristics import life_left, pool_of, printed
from tenebra.games.dungeon_venture.rules.space import altar_spaces, obstacles, spirit_ways, ways
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.scene.board import beads_of, figure_about
from tenebra.games.dungeon_venture.scene.stats import stats_of
from tenebra.games.dungeon_venture.scene.voice import SIDES, figure_icon, picture
from tenebra.games.dungeon_venture.state import BOSS, HERO, KEEPER, MONSTER, SPIRIT, DVState, Figure, heroes_in_order
from tenebra.kernel import View
from tenebra.kit.scene import Equip, Fact, Order, Plate, Slot
from tenebra.kit.voice import Voice, by_heart


def plates_of(view: View[DVState], voice: Voice) -> tuple[Plate, ...]:
    """The four Heroes clockwise, then the Keeper."""
    state = view.state
    return (*(_hero_plate(state, hero, voice) for hero in heroes_in_order(state)), _keeper_plate(state, voice))


def _hero_plate(state: DVState, hero: str, voice: Voice) -> Plate:
    here = state.figures.get(hero)
    figure = here or Figure(hero, hero, HERO, "")
    is_spirit = figure.form == SPIRIT
    own = state.heroes[hero]
    mana = pool_of(state, figure, "mana").size
    facts = [Fact(picture("stat", "hand"), str(len(own.hand)), voice.say("hand-number", number=len(own.hand)))]
    if mana:
        left = max(0, mana - own.cast)
        facts.append(Fact(picture("stat", "spells"), f"{left}/{mana}", voice.say("sheet-cast", left=left, limit=mana)))
    return Plate(
        hero,
        hero,
        voice.name(hero),
        voice.say(f"hero-{hero}.class"),
        figure_icon(figure.kind),
        SIDES[figure.form],
        figure_about(state, here, voice) if here is not None else f"{voice.name(hero)}: {_line(state, hero, voice)}.",
        life=0 if is_spirit or hero in state.dead else life_left(state, figure),
        life_most=printed(state, figure).life,
        status=_status(state, hero),
        line=_line(state, hero, voice),
        facts=tuple(facts),
        stats=stats_of(state, figure, voice),
        equipment=_equipment(voice, tuple(own.worn)),
        beads=beads_of(state, here, voice) if here is not None else (),
    )


def _status(state: DVState, hero: str) -> tuple[Literal["acting", "acted", "down", "gone"], ...]:
    if hero in state.dead:
        return ("gone",)
    down: tuple[Literal["down"], ...] = ("down",) if hero in state.figures and state.figures[hero].form == SPIRIT else ()
    if state.turn is not None and state.turn.figure == hero:
        return ("acting", *down)
    return ("acted", *down) if hero in state.acted else down


def _line(state: DVState, hero: str, voice: Voice) -> str:
    """The fact that matters most about a Hero who is not alive and well."""
    figure = state.figures.get(hero)
    if figure is None:
        return voice.say("sheet-dead" if hero in state.dead else "scene-outside")
    if figure.form != SPIRIT:
        return ""
    if figure.carried_by:
        return voice.say("sheet-carried", hero=voice.name(figure.carried_by))
    steps = _steps_to_altar(state, figure)
    return voice.say("scene-spirit-lost") if steps is None else voice.say("scene-spirit", steps=steps)


def _steps_to_altar(state: DVState, spirit: Figure) -> int | None:
    """The steps of a Spirit until it can come back (DV-SPRT-08)."""
    grid = sheet_of(state).grid
    goals = grid.beside(altar_spaces(state), ways(state)) & ~obstacles(state)
    rings = grid.rings(grid.bit[spirit.space], grid.floor, spirit_ways(state))
    return next((steps for steps, ring in enumerate(rings) if ring & goals), None)


@by_heart
def _equipment(voice: Voice, worn: tuple[str, ...]) -> tuple[Equip, ...]:
    """One place for each part of the body (DV-EQP-03)."""
    on = {part: copy for copy in worn for part in card(copy).parts}
    return tuple(Equip(picture("part", part), voice.say(f"part-{part}"), on.get(part, "")) for part in BODY_PARTS)


def _keeper_plate(state: DVState, voice: Voice) -> Plate:
    foes = sum(figure.form in (MONSTER, BOSS) for figure in state.figures.values())
    acts = state.turn is not None and state.turn.figure not in state.heroes
    events, cards = len(state.keeper_hand), len(state.keeper_cards)
    facts = (
        Fact(picture("kind", "event"), str(events), voice.say("scene-keeper-events", number=events)),
        Fact(picture("kind", "keeper_spell"), str(cards), voice.say("scene-keeper-cards", number=cards)),
        Fact(picture("pile", "spoils"), str(foes), voice.say("scene-foes", number=foes)),
    )
    name = voice.say("seat-keeper")
    about = voice.say("scene-keeper", name=name, events=events, cards=cards, foes=foes)
    icon = picture("figure", KEEPER)
    role = voice.say("scene-role-keeper")
    return Plate(KEEPER, KEEPER, name, role, icon, "boss", about, status=("acting",) if acts else (), facts=facts)


def order_of(view: View[DVState], voice: Voice) -> Order:
    """The order of the round: who has acted, who acts, and the rest: face down, its cards known, their order not (DV-RND-02)."""
    state = view.state
    now = _card_now(view)
    past = state.initiative.discard
    slots = tuple(_slot(state, entry, "now" if entry == now else "past", voice) for entry in past)
    hidden = tuple(_slot(state, entry, "waiting", voice) for entry in _by_side(state))
    note = voice.say("scene-order") if hidden else ""
    return Order(slots, len(hidden), hidden, note)


def _by_side(state: DVState) -> list[str]:
    """The cards still to come: Heroes clockwise, then the others by name, so that nothing of the deck's order shows."""
    left = state.initiative.draw
    return [*(hero for hero in heroes_in_order(state) if hero in left), *sorted(set(left) - set(state.heroes))]


def _card_now(view: View[DVState]) -> str:
    """The initiative card whose figures act."""
    state = view.state
    if state.turn is not None:
        figure = state.figures.get(state.turn.figure)
        return state.turn.figure if figure is None or figure.id in state.heroes else figure.kind
    about = view.decision.about if view.decision is not None else {}
    return about.get("kind", "") or (about.get("figure", "") if about.get("moment") == "after_reveal" else "")


def _slot(state: DVState, entry: str, status: Literal["past", "now", "next", "waiting"], voice: Voice) -> Slot:
    if entry in state.heroes:
        figure = state.figures.get(entry) or Figure(entry, entry, HERO, "")
        return Slot(entry, voice.name(entry), figure_icon(figure.kind), SIDES[figure.form], status, seat=entry)
    number = sum(figure.kind == entry for figure in state.figures.values() if figure.id not in state.heroes)
    is_type = entry in monsters()
    name = voice.say(f"monster-{entry}.plural") if is_type else voice.name(entry)
    return Slot(entry, name, picture("figure", entry), "foe" if is_type else "boss", status, number=number if is_type else 0)
