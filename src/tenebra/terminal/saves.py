"""Games of the text table on disk: a journal as `tenebra verify` reads it, and beside it a small file: who sits where."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from tenebra.kernel import SaveError, Session, load, save
from tenebra.kit.package import GamePackage

PEOPLE = "person:"
COMPUTERS = ("greedy", "random")
ME = PEOPLE


class Seating(msgspec.Struct, frozen=True):
    """The player of each seat: `greedy` and `random` are computers, `person:Anna` is Anna, `person:` is the only person."""

    seats: dict[str, str]
    ways: dict[str, str] = {}
    """How seats are played, where it is not the usual way."""

    @property
    def people(self) -> list[str]:
        """Everybody who is not a computer, in seat order."""
        return list(dict.fromkeys(who for who in self.seats.values() if who.startswith(PEOPLE)))

    def seats_of(self, who: str) -> list[str]:
        return [seat for seat, name in self.seats.items() if name == who]


class SavedTable(msgspec.Struct, frozen=True):
    """The file beside a journal: who plays, and which choices people made."""

    seating: Seating
    by_hand: list[bool] = []
    """For each choice: a person made it. Undo goes back to those."""
    is_campaign: bool = False


class _Head(msgspec.Struct, frozen=True):
    game: str


class CampaignFile(msgspec.Struct, frozen=True):
    """The file of a Campaign between two Adventures."""

    game: str
    record: dict[str, Any]
    seating: Seating
    played: int = 0
    """Scenarios that were played to their end."""


def home() -> Path:
    """The folder of saved games: TENEBRA_HOME, or the user's data directory."""
    named = os.environ.get("TENEBRA_HOME")
    return Path(named) if named else user_data_path("tenebra", appauthor=False)


def autosave(folder: Path, campaign_of: str = "") -> Path:
    """The file of the game in progress; the Campaign of a game has one of its own."""
    return folder / (f"campaign-{campaign_of}-game.json" if campaign_of else "game.json")


def campaign_file(folder: Path, game: str) -> Path:
    """The file of a game's Campaign under way."""
    return folder / f"campaign-{game}.json"


def write(path: Path, data: bytes) -> None:
    """Replace a file as a whole: a crash leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.part")
    draft.write_bytes(data)
    draft.replace(path)


def table_file(path: Path) -> Path:
    """`game.json` has `game.table.json` beside it."""
    return path.with_name(f"{path.stem}.table.json")


def write_game(path: Path, session: Session[Any], saved: SavedTable) -> None:
    """Write a journal, and the file beside it."""
    write(path, save(session))
    write(table_file(path), msgspec.json.encode(saved))


def remove_game(path: Path) -> None:
    """Delete a journal, and the file beside it."""
    path.unlink(missing_ok=True)
    table_file(path).unlink(missing_ok=True)


def read_game(path: Path, games: Mapping[str, GamePackage]) -> tuple[GamePackage, Session[Any], SavedTable | None]:
    """Read a journal and the file beside it, which may be missing; an error says what is wrong with the journal."""
    try:
        data = path.read_bytes()
        head = msgspec.json.decode(data, type=_Head)
    except OSError as error:
        raise SaveError(error.strerror or str(error), source=str(path)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaveError(str(error), source=str(path)) from None
    if head.game not in games:
        raise SaveError(head.game, source=str(path))
    session = load(games[head.game], data, str(path))
    try:
        saved = msgspec.json.decode(table_file(path).read_bytes(), type=SavedTable)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return games[head.game], session, None
    if len(saved.by_hand) != len(session.inputs):
        # continued under newer rules from its last safe point: the past is not known
        saved = msgspec.structs.replace(saved, by_hand=[])
    return games[head.game], session, saved


def read_campaign(folder: Path, game: str) -> CampaignFile | None:
    """The Campaign under way, if there is one that can be read."""
    path = campaign_file(folder, game)
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=CampaignFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaveError(str(error), source=str(path)) from None


def write_campaign(folder: Path, campaign: CampaignFile) -> None:
    """Write the Campaign down until the next Adventure."""
    write(campaign_file(folder, campaign.game), msgspec.json.format(msgspec.json.encode(campaign), indent=1))
