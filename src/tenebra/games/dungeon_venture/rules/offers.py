"""The Actions that a figure is offered in its turn (DV-ACT), in the order in which they are listed."""

from __future__ import annotations

from tenebra.games.dungeon_venture.rules import altars, cards, combat, doors, double, reorganize, search, swap, things, treasure
from tenebra.games.dungeon_venture.rules.space import altar_spaces, beside, obstacles
from tenebra.games.dungeon_venture.state import BOSS, HERO, SPIRIT, DVState, Figure, is_on
from tenebra.kernel import Option


def action_options(state: DVState, figure: Figure) -> list[Option]:
    """Every Action a figure may take from where it stands."""
    if figure.form == SPIRIT:  # DV-SPRT-03, DV-TURN-06
        return altars.resurrect_options(state, figure)
    near = beside(state, figure.space)
    out = combat.attack_options(state, figure, near)
    out += doors.door_options(state, figure)
    out += double.double_options(state, figure.id)
    if figure.form == HERO:
        out.append(search.SEARCH)
        out += hero_only_options(state, figure, near)
    elif figure.form == BOSS or is_on(state, "keeper_cards"):
        out += cards.play_options(state, figure)
        if figure.form == BOSS:
            out += swap.swap_options(state, figure, near)
    return out


def hero_only_options(state: DVState, hero: Figure, near: int) -> list[Option]:
    """The Actions that only Heroes have, with these spaces adjacent."""
    out = cards.hand_options(state, hero)
    if near & obstacles(state):
        out += treasure.chest_options(state, near)
        if near & altar_spaces(state):
            out.append(altars.REST)
    if state.skulls:
        out += treasure.loot_options(state, hero)
    out += altars.spirit_options(state, hero)
    out += swap.swap_options(state, hero, near)
    if state.things:
        out += things.thing_options(state, hero.id)
    out += reorganize.reorganize_options(state, hero)
    return out
