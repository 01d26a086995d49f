"""The notation of a card as it is printed, in the language of whoever reads it. In English it is what `notation` reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tenebra.games.dungeon_venture.content import monsters
from tenebra.games.dungeon_venture.dice import DICE, Pool
from tenebra.games.dungeon_venture.notation import vocabulary
from tenebra.games.dungeon_venture.vocabulary import Clause

Say = Callable[..., str]
"""`Words.say` of a language with the words of this game."""
STATS = ("attack", "defence", "mana", "movement", "diagonal", "ranged")


def print_text(clauses: Sequence[Clause], say: Say) -> str:
    """The clauses as a card shows them."""
    return "; ".join(_clause(clause, say) for clause in clauses)


def _clause(clause: Clause, say: Say) -> str:
    when = f"{say(f'notation-when-{clause.when}')}: " if clause.when else ""
    parts = [_bonus(clause, say) if clause.deed == "bonus" else _deed(clause, say)]
    if clause.target:
        parts.append(say(f"notation-target-{clause.target}"))
    if clause.resist != "defence":
        parts.append(say(f"notation-resist-{clause.resist}"))
    return f"{when}{', '.join(parts)}"


def _bonus(clause: Clause, say: Say) -> str:
    """`ATTACK +1 red`, `MOVEMENT -1`, `DIAGONAL`: a bonus in dice is of one colour."""
    stat = say(f"notation-stat-{clause.stat}")
    if clause.stat == "movement":
        return f"{stat} {clause.number:+}"
    return " ".join((stat, *(f"{'+' if n > 0 else '-'}{_dice(colour, n, say)}" for colour, n in _coloured(clause.dice))))


def _deed(clause: Clause, say: Say) -> str:
    if clause.deed == "attack":
        mana = [say("notation-stat-mana")] if clause.with_mana else []
        dice = [_dice(colour, n, say) for colour, n in _coloured(clause.dice)]
        return say("notation-deed-attack", dice=" + ".join(mana + dice))
    if clause.deed == "spawn":
        return say("notation-deed-spawn", monsters=say(f"notation-monster-{clause.name}", number=clause.number))
    if clause.deed == "hits":
        return say("notation-deed-hits", signed=f"{clause.number:+}")
    return say(f"notation-deed-{clause.deed}", number=clause.number)


def _dice(colour: str, number: int, say: Say) -> str:
    return say(f"notation-dice-{colour}", number=abs(number))


def _coloured(pool: Pool) -> list[tuple[str, int]]:
    return [(colour, number) for colour, number in pool._asdict().items() if number]


def words_of_the_notation() -> Iterator[str]:
    """Whatever can be printed: the whole vocabulary of the notation."""
    yield from (f"notation-stat-{stat}" for stat in STATS)
    yield from (f"notation-{part}-{word}" for part in ("when", "deed", "target", "resist") for word in vocabulary(part))
    yield from (f"notation-dice-{colour}" for colour in DICE)
    yield from (f"notation-monster-{monster}" for monster in monsters())
