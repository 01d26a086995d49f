"""What is said fits what happened, and the room there is for it."""

from __future__ import annotations

from tenebra.games.drunagor import GAME
from tenebra.kit.words import Words
from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table

ROOM = floor(8, 6)
ITALIAN = Words("it", GAME)


def test_what_is_paid_is_said_to_be_spent() -> None:
    heroes = {"vorn": {"at": "C3", "tokens": {"focus": 2}}}
    table = Table(ROOM, heroes=heroes, monsters={"rotten-flesh-1": {"at": "C2"}}, turn="rotten-flesh.rookie")
    table.play("react cross-parry for vorn")
    lines = GAME.chronicle(table.session.numbered("vorn", 0), table.session.view("vorn"), ITALIAN)
    assert "Vorn spende FOCUS 2." in [told.text for told in lines]


def test_on_the_track_the_rank_is_short_and_stands_once() -> None:
    """A track of ten has no room for "×1 Combattente": what that is is told to whoever asks."""
    table = Table(ROOM, heroes={"maya": {"at": "C3"}}, monsters={"skeleton-archer-1": {"at": "H6"}})
    scene = GAME.scene(table.session.view("maya"), ITALIAN, lambda _: None)
    monsters, _ = (slot for track in scene.tracks for slot in track.slots)
    assert (monsters.name, monsters.line) == ("Scheletri Arcieri", "×1 Esord.")
    assert monsters.about == "Scheletri Arcieri, ×1 Esord. (Esordiente); runa blu."
