"""What the Adventure sheet still hides, and dungeons in which all of it is dealt anew."""

from __future__ import annotations

import msgspec

from tenebra.games.dungeon_venture.imagined import Glimpse
from tenebra.games.dungeon_venture.scenario import SECRET, START
from tenebra.games.dungeon_venture.scenarios import IMAGINED, sheet_of
from tenebra.games.dungeon_venture.state import SPRUNG, DVState
from tenebra.games.dungeon_venture.steps import NewRound


def secret_doors(state: DVState) -> list[str]:
    """Secret doors nobody has found."""
    doors = sheet_of(state).doors
    return [door for door, kind in doors.items() if kind == SECRET and door not in state.doors]


def imagine_dungeon(state: DVState, key: int) -> None:
    """The Adventure becomes another one that looks the same to the Heroes so far: nothing true can be learned from it."""
    written = sheet_of(state)
    begins = bool(state.agenda) and isinstance(state.agenda[-1], NewRound)  # what its round brings has perhaps been seen
    raised = [space for space in state.furniture if space not in written.furniture]
    fallen = [space for space, trap in state.traps.items() if trap.kind == "boulders" and trap.status == SPRUNG]
    glimpse = Glimpse(
        key,
        state.round + begins,
        tuple(dict.fromkeys((START, *state.areas))),
        tuple(dict.fromkeys((START, *state.placed))),
        tuple(state.doors),
        tuple(state.traps),
        (*raised, *fallen),
        tuple(state.figures[hero].space for hero in state.heroes if hero in state.figures),
    )
    state.scenario += IMAGINED + msgspec.json.encode(glimpse).decode()
    renamed = dict(zip(written.doors, sheet_of(state).doors, strict=True))
    state.unlocked = [renamed[door] for door in state.unlocked]


def as_written(scenario: str) -> str:
    """The Adventure that an imagined one was made from."""
    return scenario.partition(IMAGINED)[0]
