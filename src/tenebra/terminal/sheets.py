"""Figures and cards of a scene as lines of text: the list of all figures, the sheet of one, the cards one may see."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tenebra.kit.scene import Card, Cards, Fact, Piece, Plate, Question, Scene, Stat
from tenebra.kit.told import Told
from tenebra.kit.words import Words
from tenebra.terminal.chart import written
from tenebra.terminal.marks import Mark
from tenebra.terminal.menu import called, plain_text

ORDER = ("hero", "spirit", "ally", "boss", "foe")


def health_colour(left: int, most: int) -> str:
    """The colour of a health: well, hurt, in danger."""
    return "green" if 3 * left > 2 * most else "yellow" if 3 * left > most else "bold red"


def fact_text(fact: Fact) -> str:
    """The label of a fact, and its number if the label does not have it."""
    return fact.label if any(map(str.isdigit, fact.label)) else f"{fact.label}: {fact.value}"


def words_left(question: Question) -> list[str]:
    """What is left to spend, as far as the question does not say it; with its number where its words do not have it."""
    left = [fact for fact in question.left if fact.label not in question.prompt]
    return [fact.label if any(map(str.isdigit, fact.label)) else f"{fact.value} {fact.label}" for fact in left]


def told_line(told: Told) -> str:
    """A line of the chronicle with the rules that caused it."""
    return f"{told.text} [{', '.join(told.rules)}]" if told.rules else told.text


def stat_text(stat: Stat) -> str:
    """A characteristic in words."""
    return f"{stat.label}: {' '.join(filter(None, (stat.text, stat.value)))}"


def party_lines(scene: Scene, marks: dict[str, Mark], words: Words) -> list[Text]:
    """Everybody on the board, Heroes first: mark, name, Life, where, what lasts; then those who are not there."""
    plates = {plate.id: plate for plate in scene.plates}
    seats = list(plates)

    def rank(piece: Piece) -> tuple[int, int, str, int]:
        # a Hero who is down keeps the place among the Heroes
        at = seats.index(piece.id) if piece.id in plates else len(seats)
        return at, ORDER.index(piece.side), piece.name.removesuffix(str(piece.number)), piece.number

    pieces = sorted(scene.pieces, key=rank)
    broad = max((len(piece.name) for piece in pieces), default=0)
    wide = max((len(marks[piece.id].text) for piece in pieces), default=0)
    far = max(3, *(len(written(scene, piece.place)) for piece in pieces)) if pieces else 0
    out = []
    for piece in pieces:
        mark, is_acting = marks[piece.id], "acting" in piece.status
        life = f"{piece.life:>2}/{piece.life_most:<2}" if piece.life_most else " " * 5
        line = Text(">" if is_acting else " ", style="bold")
        line.append(f"{mark.text:<{wide}}", mark.style)
        line.append(f" {piece.name:<{broad}} ", "bold" if is_acting else "")
        line.append(life, health_colour(piece.life, piece.life_most))
        line.append(f" {written(scene, piece.place):<{far}} ", "dim")
        line.append(", ".join(dict.fromkeys(_notes(piece, plates.get(piece.id), words))), "italic")
        line.rstrip()
        out.append(line)
    on_board = {piece.id for piece in pieces}
    away = [plate for plate in scene.plates if plate.line and plate.id not in on_board]
    return out + [Text(f" {'':<{wide}} {plate.name}: {plate.line}", style="dim") for plate in away]


def _notes(piece: Piece, plate: Plate | None, words: Words) -> Iterator[str]:
    """The notes on a figure besides its Life: role, state, Minions, tokens."""
    if plate is not None:
        yield from filter(None, (plate.role, plate.line))
    if piece.minions:
        yield words.say("sheet-minions", number=len(piece.minions))
    yield from (bead.label if bead.count == 1 else f"{bead.count} {bead.label}" for bead in piece.beads)


def sheet_lines(scene: Scene, who: str, seat: str, words: Words) -> list[str] | None:
    """Somebody's sheet, or None if nobody is called so, or several are; "" is the seat's own."""
    found = _meant(scene, plain_text(who)) if who else [plate.id for plate in scene.plates if seat in (plate.seat, plate.id)]
    if len(found) != 1:
        return None
    id = found[0]
    plates, pieces = {plate.id: plate for plate in scene.plates}, {piece.id: piece for piece in scene.pieces}
    return list(_plate(scene, plates[id]) if id in plates else _piece(scene, pieces[id], words))


def _meant(scene: Scene, wanted: str) -> list[str]:
    """The pieces that are called so, or else those whose id or name begins like that."""
    said = {id: (plain_text(id), plain_text(name)) for id, name in called(scene).items()}
    exact = [id for id, names in said.items() if wanted in names]
    return exact or [id for id, names in said.items() if any(name.startswith(wanted) for name in names)]


def _plate(scene: Scene, plate: Plate) -> Iterator[str]:
    """All that lies before somebody at the table."""
    yield f"{plate.name}, {plate.role}"
    yield f"  {plate.about}"
    if plate.line:
        yield f"  {plate.line}"
    if plate.facts:
        yield f"  {'; '.join(fact.label for fact in plate.facts)}"
    yield from (f"  {stat_text(stat)}" for stat in plate.stats)
    for cards in scene.cards:
        if cards.owner == plate.id and cards.cards:
            yield from (f"  {line}" for line in _cards(cards))


def _piece(scene: Scene, piece: Piece, words: Words) -> Iterator[str]:
    """All of a figure that nobody sits behind, and what it is going to do."""
    yield piece.about
    if piece.minions:
        healths = ", ".join(map(str, piece.minions))
        yield f"  {words.say('sheet-minions-health', healths=healths, full=piece.minion_most)}"
    yield from (f"  {stat_text(stat)}" for stat in piece.stats)
    yield from (f"  {note}" for note in piece.notes)
    yield from (f"  {plan.text}" for plan in scene.intentions if plan.piece == piece.id)


def _cards(cards: Cards) -> Iterator[str]:
    """Cards lying together under their title; those face down are only counted."""
    hidden = sum(not card.name for card in cards.cards)
    yield f"{cards.title}: {hidden}" if hidden else cards.title
    yield from (f"  {card_line(card)}" for card in cards.cards if card.name)


def card_line(card: Card) -> str:
    """A card with what it is and what it does; a characteristic that the text names is not said twice."""
    does = " ".join((*(f"{stat_text(stat)}." for stat in card.stats if f"{stat.label}:" not in card.text), card.text))
    return f"{card.name} ({card.kind_name}): {does}".rstrip(": ")


def hand_lines(scene: Scene) -> list[str]:
    """The cards that everybody holds and wears, as far as one may see them, and those laid out to choose from."""
    return [line for cards in scene.cards if cards.kind in ("hand", "worn", "laid") and cards.cards for line in _cards(cards)]
