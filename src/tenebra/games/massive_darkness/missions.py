"""The Missions of the game, read from `scenarios/` when they are first asked for, and those of tests and situations."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tenebra.games.massive_darkness.mission import Mission, MissionText, build_mission
from tenebra.games.massive_darkness.mission_checks import check_mission, closed_places
from tenebra.kernel import BadInput
from tenebra.kit.files import toml_text

SHEET = "mission.toml"
PARTS = (".blurb", ".intro", ".objectives", ".rules", ".victory", ".defeat")
"""What a Mission's page says beside its title."""
_OTHERS: dict[str, Mission] = {}


def _folders() -> dict[str, Traversable]:
    """The folders of the Missions by id: `01_scorched_earth` holds `scorched-earth`."""
    folder = files("tenebra.games.massive_darkness") / "scenarios"
    found = sorted((entry for entry in folder.iterdir() if entry.name[:2].isdigit()), key=lambda entry: entry.name)
    return {entry.name[3:].replace("_", "-"): entry for entry in found}


@lru_cache(maxsize=1)
def tiles() -> dict[str, str]:
    """The faces of the tiles as they are drawn (MD-COMP-01): `1a` is the back of `1b`."""
    folder = files("tenebra.games.massive_darkness") / "tiles"
    drawn = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".txt")), key=lambda entry: entry.name)
    return {entry.name.removesuffix(".txt"): entry.read_text(encoding="utf-8") for entry in drawn}


@lru_cache(maxsize=1)
def scenario_ids() -> tuple[str, ...]:
    """The Missions in their printed order (MD-SET-02)."""
    return tuple(_folders())


def read_mission(id: str, text: str, source: str) -> Mission:
    """A Mission from the text of its file, checked if it is laid from tiles; an error names file, line and reason."""
    sheet = toml_text(text, MissionText, source)
    mission = build_mission(id, sheet, tiles(), source, text)
    if sheet.layout:
        check_mission(mission, sheet, tiles(), source, text)
    return mission


def register(mission: Mission) -> None:
    """Make a Mission known that lies in no file of the game."""
    _OTHERS[mission.id] = mission


@lru_cache(maxsize=64)
def _from_file(id: str) -> Mission:
    folder = _folders().get(id)
    if folder is None:
        raise BadInput(f"unknown Mission {id!r}; known are {', '.join((*scenario_ids(), *_OTHERS))}")
    return read_mission(id, (folder / SHEET).read_text(encoding="utf-8"), f"{folder.name}/{SHEET}")


def mission_by_id(id: str) -> Mission:
    """The Mission of this name."""
    known = _OTHERS.get(id)
    return known if known is not None else _from_file(id)


def words_of(mission: Mission) -> list[str]:
    """Every message that a Mission needs: its page, its places and tokens, what is read aloud."""
    page = [f"mission-{mission.id}{part}" for part in ("", *PARTS)]
    places = [f"place-{mission.id}-{name}" for name in mission.places]
    tokens = [f"token-{mission.id}-{name}" for name in mission.tokens]
    counts = {phrase.name for rule in mission.clockwork for phrase in rule.do if phrase.verb == "count"}
    told = {phrase.name for rule in mission.clockwork for phrase in rule.do if phrase.verb == "say"}
    told |= set(closed_places(mission))
    return [
        *page,
        *places,
        *tokens,
        *(f"count-{mission.id}-{name}" for name in sorted(counts)),
        *(f"say-{mission.id}-{name}" for name in sorted(told)),
    ]
