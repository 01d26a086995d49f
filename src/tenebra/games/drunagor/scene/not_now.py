"""What a seat might expect to do and cannot."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.rules.passives import skills_of
from tenebra.games.drunagor.state import COLOURS, DRState
from tenebra.kernel import Option, View


def wishes_of(view: View[DRState]) -> Iterator[Option]:
    """The nearest thing of each kind that the seat has no legal option for."""
    if view.decision is None or view.decision.prompt != "turn":
        return
    state, possible = view.state, {type(entry.option) for entry in view.decision.options}
    hero = state.heroes[view.seat]
    used = {entry.option.skill for entry in view.decision.options if isinstance(entry.option, opt.Use)}
    for skill in skills_of(state, hero.id).values():
        if skill.colours and skill.id not in used and not skill.text.is_reaction:
            yield opt.Use(skill.id, next((colour for colour in skill.colours if hero.available.get(colour)), skill.colours[0]))
    if opt.Recall not in possible:
        yield opt.Recall()
    if opt.Expend not in possible:
        yield opt.Expend(next((colour for colour in COLOURS if hero.available.get(colour)), COLOURS[0]))
    if opt.Open not in possible:
        yield from (opt.Open(door) for door in [door for door, is_open in state.doors.items() if not is_open][:1])
    if opt.Search not in possible:
        yield from (opt.Search(chest) for chest in list(state.chests)[:1])
