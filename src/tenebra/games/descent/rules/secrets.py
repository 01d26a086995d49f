"""The abilities of a unique monster: the Overlord's secret until they are used (DE-UNQ-01, DE-SEC-02, DE-RUB-25)."""

from __future__ import annotations

from tenebra.games.descent.events.figures import AbilitiesShown
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import UNIQUE, Attack, DEState
from tenebra.games.descent.vocabulary import Ability, Clause
from tenebra.games.descent.vocabulary import Attack as AttackText
from tenebra.kernel import Game

G = Game[DEState]
STANDING = ("aura", "command", "fear", "fly", "grapple", "undying")
"""Abilities of the figure itself; all others, and every bonus, are of its attacks."""
AT_ONCE = ("breath", "sweep", "reach", "blast", "quick_shot")
"""Of those, what everybody sees as the attack is declared."""


def show(g: G, who: str, *abilities: str) -> None:
    """These abilities of a figure have just been used; of a unique monster everybody knows them from now on."""
    monster = g.state.monsters.get(who)
    if monster is None or monster.rank != UNIQUE:
        return
    clauses = sheet_of(g.state).uniques[monster.kind].stats.text.clauses
    known = g.state.exposed.get(monster.kind, ())
    found = tuple(n for n, clause in enumerate(clauses) if n not in known and not _names(clause).isdisjoint(abilities))
    if found:
        g.tell(AbilitiesShown(monster.kind, found, rule="DE-UNQ-01", also=("DE-SEC-02", "DE-RUB-25")))


def _names(clause: Clause) -> set[str]:
    """The abilities in a clause; "" for anything else that attacks have."""
    effects = clause.effects if isinstance(clause, AttackText) else ()
    return {effect.name if isinstance(effect, Ability) else "" for effect in effects}


def show_declared(g: G, made: Attack, attacks: int) -> None:
    """The form of an attack is seen as it is declared: its area, its reach, and that it is a second one."""
    used = {
        "breath": made.side,
        "sweep": not made.side and not made.target,
        "reach": made.distance > 1,
        "quick_shot": attacks > 1,
    }
    show(g, made.attacker, "blast", *(name for name, holds in used.items() if holds))


def show_hit(g: G, made: Attack) -> None:
    """All that an attack has besides is seen when it hits."""
    monster = g.state.monsters.get(made.attacker)
    if monster is not None and monster.rank == UNIQUE:
        clauses = sheet_of(g.state).uniques[monster.kind].stats.text.clauses
        names = {name for clause in clauses for name in _names(clause)}
        show(g, made.attacker, *sorted(names - {*STANDING, *AT_ONCE}))
