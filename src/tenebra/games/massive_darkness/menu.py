"""The options of a decision in groups, what may be told of a choice, and who plays for whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import heroes
from tenebra.games.massive_darkness.setup import SWITCHES, check_class
from tenebra.kernel import BadInput, Option

NOBODY = ""

GROUPS: dict[str, tuple[type[Option], ...]] = {
    "attack": (opt.Melee, opt.Ranged, opt.Magic),
    "skill": (opt.Charge, opt.Safeshot, opt.Teleport, opt.Command, opt.Signature),
    "card": (opt.Use, opt.Pay, opt.Trigger, opt.Reroll),
    "act": (opt.Open, opt.Pickup, opt.Standup, opt.Trade, opt.Transmute),
    "choice": (
        opt.Die,
        opt.Symbol,
        opt.Strike,
        opt.Activate,
        opt.Choose,
        opt.Kind,
        opt.Pick,
        opt.First,
        opt.Learn,
        opt.Sell,
        opt.Barter,
        opt.Swap,
        opt.Agree,
        opt.Refuse,
    ),
    "equip": (opt.Equip, opt.Unequip),
    "give": (opt.Give,),
    "end": (opt.Ready, opt.Pass, opt.Stop, opt.Nothing),
    "space": (opt.Move, opt.Place),
}
"""The groups of the menu, in order; the Zones come last because the board shows them."""
RANK = {kind: rank for rank, kind in enumerate(kind for kinds in GROUPS.values() for kind in kinds)}
GROUP_OF = {kind: group for group, kinds in GROUPS.items() for kind in kinds}


def seating(seats: Mapping[str, str], ways: Mapping[str, str]) -> dict[str, Any]:
    """The options of a new game by who plays which Hero, and as which Class (MD-SET-13).

    Heroes that nobody plays stay at home (MD-SET-01).
    """
    for hero, calling in ways.items():
        check_class(hero, calling)
    party = [hero for hero in heroes() if seats.get(hero, NOBODY) != NOBODY]
    return {"party": " ".join(f"{hero}:{ways[hero]}" if hero in ways else hero for hero in party)} if party else {}


def switched(switches: Iterable[str]) -> dict[str, Any]:
    """The options of a new game that put these switches on their second reading (MD-SWT)."""
    try:
        return {switch: SWITCHES[switch][1] for switch in switches}
    except KeyError as unknown:
        raise BadInput(f"there is no switch {unknown}; there are {', '.join(SWITCHES)}") from None
