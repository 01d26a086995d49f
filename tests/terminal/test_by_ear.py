"""The table in sentences tells what is new, and says what Enter does."""

from pathlib import Path

from tenebra.games.conan import GAME as CONAN
from tests.terminal.sitting import BEGIN, sit

PLACE = "In Gronk's Lair. Dungeon Venture, round 1."
CONANS = {"game": CONAN.id, "scenario": "night-at-raven-ford", "seats": "heroes=me", "seed": "59"}


def test_the_position_is_told_again_only_where_it_changed(tmp_path: Path) -> None:
    typed = (*BEGIN, "open B4-B5", "search")
    said = sit(tmp_path, *typed, plain=True)
    assert said.count(PLACE) == 1
    assert sit(tmp_path / "again", *typed, "look", plain=True).count(PLACE) == 2


def test_a_list_that_is_asked_again_is_not_read_again(tmp_path: Path) -> None:
    said = sit(tmp_path, "pick fire-bolt", plain=True)
    first, second = said.split("Naurania >")[:2]
    assert "Lightning:" in first
    assert "Lightning:" not in second
    assert "options as before" in second
    assert "Lightning:" in sit(tmp_path / "more", "pick fire-bolt", "more", plain=True).split("Naurania >")[2]


def test_enter_does_what_was_announced(tmp_path: Path) -> None:
    said = sit(tmp_path, "", plain=True)
    announced = said.partition("Enter: ")[2].partition(".")[0]
    label = said.partition(f"{announced}. ")[2].partition(":")[0]
    assert f"Naurania chose a Spell: {label}." in said


def test_the_seal_is_read_out_to_those_who_ask(tmp_path: Path) -> None:
    sealed = "The dice are sealed before the first choice: "
    assert sealed not in sit(tmp_path, plain=True)
    told = sit(tmp_path / "asked", "seal", plain=True).partition(sealed)[2]
    assert len(told.partition(".")[0]) == 64
    assert sealed in sit(tmp_path / "drawn")


def test_on_open_land_one_hears_what_adjoins_and_who_is_how_far(tmp_path: Path) -> None:
    said = sit(tmp_path, plain=True, **CONANS)  # type: ignore[arg-type]
    assert "Adjoining: " in said
    assert "West path, south, 1 area away, in sight: enemies: Wolf 1, Wolf 3." in said
    assert "Vesh (18 of 18 life)" in said
