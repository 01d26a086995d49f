"""The advice has an answer whatever card the notation can write, and whatever is taken away from what it may choose."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.content import Card, cards
from tenebra.games.dungeon_venture.notation import read_text, vocabulary
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Chance, Session, View
from tests.games.dungeon_venture.table import Table

WHENS = (
    "",
    "NEXT ATTACK: ",
    "NEXT DEFENCE: ",
    "THIS TURN: ",
    "UNTIL NEXT TURN: ",
    "ANY TIME: ",
    "WHEN A HERO ATTACKS: ",
    "WHEN A MONSTER ATTACKS: ",
    "WHEN A HERO MOVES: ",
    "WHEN A HERO RESTS: ",
    "WHEN A CHEST IS OPENED: ",
)
BONUSES = ("ATTACK +1 red", "DEFENCE -1 blue", "MANA +2 green", "MOVEMENT +3", "DIAGONAL", "RANGED")
DEEDS = (
    "HEAL 3",
    "DAMAGE 2",
    "ATTACK WITH MANA",
    "ATTACK WITH 2 red + 1 green",
    "SEARCH",
    "OPEN DOOR",
    "CLOSE DOOR",
    "TELEPORT",
    "REVIVE",
    "RECOVER SPELL",
    "LOSE SPELL",
    "LOSE ACTION",
    "LOSE MOVEMENT",
    "MARCH",
    "SPAWN 2 kobold",
    "HITS +2",
    "HITS -2",
    "STOP",
    "CANCEL",
    "GOLD 5",
)
TARGETS = ("SELF", "ONE ENEMY", "ANY ENEMY", "ALL ENEMIES", "ONE ALLY", "ANY ALLY", "ALL ALLIES", "ONE SPIRIT")
RESISTS = ("", ", RESIST MANA", ", RESIST NONE")


def clauses() -> Iterator[str]:
    """Every sentence of the notation, sense or no sense."""
    for when, what, target in product(WHENS, (*BONUSES, *DEEDS), ("", *TARGETS)):
        aimed = f"{when}{what}, {target}" if target else f"{when}{what}"
        yield aimed
        if what.startswith("ATTACK WITH"):
            yield from (aimed + resist for resist in RESISTS[1:])


def texts() -> list[str]:
    """Every sentence as the first of a card, some of which have a second one."""
    found = list(clauses())
    seconds = random.Random("second clauses").sample(found, len(found))
    return [text if number % 3 else f"{text}; {second}" for number, (text, second) in enumerate(zip(found, seconds, strict=True))]


def test_the_texts_speak_the_whole_notation() -> None:
    found = [clause for text in texts() for clause in read_text(text)]
    for part, spoken in (
        ("when", {clause.when for clause in found}),
        ("deed", {clause.deed for clause in found}),
        ("target", {clause.target for clause in found}),
        ("resist", {clause.resist for clause in found}),
        ("stat", {clause.stat for clause in found}),
    ):
        assert set(vocabulary(part)) <= spoken
    assert {"movement", "diagonal", "ranged"} <= {clause.stat for clause in found}


BOSS = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4, "mana": "4 blue"}}
FIGHT = """
+-+-+-+-+-+-+-+
|V N . . GDC .|
+ + + + + + + +
|S A o k .O. .|
+-+-+-+-+-+-+-+
"""
CALM = FIGHT.translate(dict.fromkeys(map(ord, "okG"), "."))
DEN = {"areas": {"start": "A1", "den": "F1"}}
ENDLESS = {"objective": {"win": ["count never 1"]}}


HAND = 120
"""So many cards are held at once, for speed."""


@pytest.fixture(scope="module", params=["equipment", "spell", "consumable", "event", "keeper_spell"])
def written(request: pytest.FixtureRequest) -> Iterator[tuple[str, list[list[str]]]]:
    """A kind of card, and hands full of cards of this kind that bear every text."""
    kind: str = request.param
    found = {f"{kind.replace('_', '-')}-{number}": text for number, text in enumerate(texts())}
    for id, text in found.items():
        cards()[id] = Card(id, kind, text, read_text(text), price=5, parts=("head",) if kind == "equipment" else ())
    names = [*found]
    yield kind, [names[at : at + HAND] for at in range(0, len(names), HAND)]
    for id in found:
        del cards()[id]


def heroes_moments(hand: list[str]) -> Iterator[Table]:
    """Tables at which Heroes are asked who hold these cards, or may choose among them."""
    hurt = {"vardak": {"wounds": 4}}
    holder = {"naurania": {"hand": hand, "used": ["blink", "haste"], "wounds": 3}}
    for map, bosses in ((FIGHT, BOSS), (CALM, {})):
        spirit = {"storm": {"spirit": True}}
        yield Table(map, turn="naurania", bosses=bosses, heroes={**hurt, **holder}, **DEN)
        yield Table(map, turn="naurania", moved=True, heroes={**holder, **spirit}, bosses=bosses, **DEN)
        yield Table(map, turn="naurania", acted=True, heroes={**holder, **spirit}, bosses=bosses, **DEN)
        weak = {"vardak": {"hand": hand, "wounds": 6}}
        yield Table(map, turn="vardak", bosses=bosses, heroes=weak, **DEN)
    yield Table(CALM, turn="naurania", heroes={**hurt, **holder}, choices=["reorganize"], adventure=ENDLESS)
    yield Table(CALM, turn="vardak", heroes={"vardak": {"hand": hand}}, choices=["reorganize"], adventure=ENDLESS)
    for at in range(0, len(hand), 20):
        chest = {"vardak": {"at": "F2"}, "naurania": {"at": "A1"}}
        yield Table(CALM, turn="vardak", heroes=chest, treasure=hand[at : at + 4], choices=["chest F1"], adventure=ENDLESS)


def keepers_moments(hand: list[str]) -> Iterator[Table]:
    """Tables at which the Keeper is asked whose Boss may play these cards."""
    for heroes in ({}, {"storm": {"spirit": True}, "vardak": {"wounds": 6}}):
        for hurt in (0, 4):
            fields = {"bosses": BOSS, "heroes": heroes, "monsters": {"gronk": {"wounds": hurt}}, "keeper_cards": hand}
            yield Table(FIGHT, turn="gronk", **fields)
            yield Table(FIGHT, turn="gronk", moved=True, **fields)
    yield Table(FIGHT, turn="kobold-1", keeper_cards=hand, options={"keeper_cards": "any_monster"}, bosses=BOSS)


def moments_of_events(hand: list[str]) -> Iterator[Table]:
    """Tables at which the Keeper is asked who holds these Events: before a card is revealed, and after each thing a Hero does."""
    wounded = {"vardak": {"wounds": 4}, "naurania": {"hand": ["fire-bolt"], "used": ["blink", "haste"], "at": "B1"}}
    dice = ["hit miss miss miss", "miss"]
    yield Table(FIGHT, next="reveal", keeper_hand=hand, heroes=wounded, bosses=BOSS, initiative=["vardak"])
    for turn, choice in (
        ("naurania", "move C1"),
        ("naurania", "rest"),
        ("naurania", "play fire-bolt at kobold-1"),
        ("kobold-1", "move E2"),
    ):
        table = Table(FIGHT, turn=turn, keeper_hand=hand, heroes=wounded, bosses=BOSS, dice=dice, choices=[choice])
        while table.prompt == "window":
            yield table
            table.play("pass")
    yield Table(CALM, turn="vardak", keeper_hand=hand, heroes={"vardak": {"at": "F2"}}, choices=["chest F1", "pass"])


def ask(session: Session[DVState], chance: random.Random) -> None:
    """Everybody who is asked has an answer, one of those there are, also where some of those may not be chosen."""
    assert session.decision is not None
    for seat in session.decision.seats:
        view = session.view(seat)
        check(view)
        assert view.decision is not None
        options = view.decision.options
        some = tuple(chance.sample(options, chance.randint(1, len(options))))
        check(replace(view, decision=replace(view.decision, options=some)))


def check(view: View[DVState]) -> None:
    assert view.decision is not None
    assert GAME.advise(view).option in {entry.key for entry in view.decision.options}


def test_there_is_advice_for_every_card_that_can_be_written(written: tuple[str, list[list[str]]]) -> None:
    kind, hands = written
    asked = {"event": moments_of_events}.get(kind, keepers_moments if kind.startswith("keeper") else heroes_moments)
    chance = random.Random(kind)
    for hand in hands:
        for table in asked(hand):
            ask(table.session, chance)


def test_the_card_of_the_documentation_is_picked_and_played(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "LOSE MOVEMENT, ONE ENEMY"
    monkeypatch.setitem(cards(), "grasping-roots", Card("grasping-roots", "spell", text, read_text(text), price=15))
    hall = "+-+-+-+-+-+-+-+-+\n|N . . . . . . g|\n+-+-+-+-+-+-+-+-+"
    table = Table(hall, turn="naurania", heroes={"naurania": {"hand": ["grasping-roots"]}})
    assert GAME.advise(table.session.view("naurania")).option == "play grasping-roots at ogre-1"
    chest = Table(CALM, turn="naurania", treasure=["grasping-roots"], choices=["chest F1"], heroes={"naurania": {"at": "F2"}})
    assert GAME.advise(chest.session.view("naurania")).option == "pick grasping-roots"


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_there_is_advice_at_every_decision_of_a_random_game(scenario: str) -> None:
    chance = random.Random(scenario)
    session = Session.begin(GAME, scenario, "any")
    for _ in range(400):
        if session.decision is None:
            return
        ask(session, chance)
        seat = chance.choice(session.decision.seats)
        # half of the choices are good ones, so that a game lasts
        choices = [str(option) for option in session.decision.options(seat) if str(option) != "leave"]
        session.choose(GAME.advise(session.view(seat)).option if chance.random() < 0.5 else chance.choice(choices), seat)


def holding(kind: str, id: str) -> Table:
    """Somebody who may play a card of this kind holds it."""
    match kind:
        case "event":
            return Table(FIGHT, next="reveal", keeper_hand=[id], bosses=BOSS, initiative=["vardak"])
        case "keeper_spell":
            return Table(FIGHT, turn="gronk", keeper_cards=[id], bosses=BOSS)
    return Table(FIGHT, turn="naurania", heroes={"naurania": {"hand": [id], "used": ["blink"]}}, bosses=BOSS)


@pytest.mark.parametrize("kind", ["spell", "consumable", "event", "keeper_spell"])
def test_every_card_that_can_be_written_can_be_played(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it makes no sense: then nothing happens."""
    chance = random.Random(kind)
    for number, text in enumerate(chance.sample(texts(), 150)):
        id = f"played-{kind.replace('_', '-')}-{number}"
        monkeypatch.setitem(cards(), id, Card(id, kind, text, read_text(text), price=5))
        table = holding(kind, id)
        session = Session.resume(GAME, table.session.start, table.state, Chance(id.encode()))
        mine = [option for option in table.options() if f" {id}" in option]
        if mine:
            session.choose(chance.choice(mine))
        for _ in range(6):
            if session.decision is not None:
                seat = session.decision.seats[0]
                session.choose(GAME.advise(session.view(seat)).option, seat)
