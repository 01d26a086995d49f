"""The options of a decision in groups, what may be told of a choice, and who plays for whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import heroes
from tenebra.games.dungeon_venture.setup import SWITCHES
from tenebra.kernel import BadInput, Option, View

GROUPS: dict[str, tuple[type[Option], ...]] = {
    "attack": (opt.Attack,),
    "event": (opt.Event,),
    "card": (opt.Play, opt.Takeoff),
    "act": (opt.Open, opt.Close, opt.Chest, opt.Loot, opt.Use, opt.Rest, opt.Resurrect, opt.Guide, opt.Release),
    "also": (opt.Search, opt.Double, opt.Swap, opt.Reorganize),
    "give": (opt.Give,),
    "choice": (opt.Activate, opt.Pick, opt.First, opt.Agree, opt.Refuse, opt.Keep, opt.Buy),
    "end": (opt.End, opt.Pass, opt.Ready, opt.Leave),
    "space": (opt.Move, opt.Leap, opt.Place),
}
"""The groups of the menu, in order; the spaces come last because they are many."""
RANK = {kind: rank for rank, kind in enumerate(kind for kinds in GROUPS.values() for kind in kinds)}
GROUP_OF = {kind: group for group, kinds in GROUPS.items() for kind in kinds}


def is_secret(view: View[Any], key: str) -> bool:
    """A Keeper who passes in a window keeps its thoughts: a pause must tell nothing."""
    return view.decision is not None and view.decision.prompt == "window" and key == str(opt.Pass())


def is_private(key: str, about: Mapping[str, str]) -> bool:
    """A card that is not played is a card in somebody's hand (DV-RUL-49)."""
    return "card" in about and not key.startswith(("play ", "event "))


def seating(seats: Mapping[str, str], ways: Mapping[str, str]) -> dict[str, Any]:
    """The options of a new game by who plays which seat: whoever plays several Heroes is one Hero player (DV-RUL-26)."""
    for seat, way in ways.items():
        raise BadInput(f"{seat} cannot be played as {way!r}: there is only one way to play each seat")
    players: dict[str, list[str]] = {}
    for hero in heroes():
        players.setdefault(seats[hero], []).append(hero)
    return {"party": " / ".join(" ".join(own) for own in players.values())}


def switched(switches: Iterable[str]) -> dict[str, Any]:
    """The options of a new game that put these switches on their second reading (DV-SWI)."""
    try:
        return {switch: SWITCHES[switch][1] for switch in switches}
    except KeyError as unknown:
        raise BadInput(f"there is no switch {unknown}; there are {', '.join(SWITCHES)}") from None
