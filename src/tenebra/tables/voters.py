"""The people whose word is needed for what somebody wants to do at a table."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.kit.package import GamePackage
from tenebra.tables.absence import Absence
from tenebra.tables.people import Limits, Pass, People


class Voters:
    """Everybody else who plays; but whoever has been away for long is not waited for for ever."""

    def __init__(self, game: GamePackage, limits: Limits, people: People, absence: Absence) -> None:
        self._game, self._limits, self._people, self._absence = game, limits, people, absence

    def is_ally(self, mine: Sequence[str], seats: Sequence[str]) -> bool:
        """All of these seats are on the one side that all of mine are on."""
        sides = self._game.sides().items()
        return bool(mine) and len({side for side, members in sides if not {*mine, *seats}.isdisjoint(members)}) == 1

    def present(self, who: Pass) -> dict[str, str]:
        """The keys and names of everybody else who plays and has not been away for long."""
        most = self._limits.long_absence_seconds
        return {key: name for key, name in self._others(who).items() if self._absence.seconds(key) < most}

    def needed(self, who: Pass) -> dict[str, str]:
        """All whose word is needed. After a long absence it is not, unless one would then go back alone against another side."""
        everybody, present = self._others(who), self.present(who)
        if present or all(self.is_ally(who.seats, self._people.keys[key].seats) for key in everybody):
            return present
        return everybody

    def _others(self, who: Pass) -> dict[str, str]:
        return {key: name for key, name in self._people.names.items() if key != who.key_id}
