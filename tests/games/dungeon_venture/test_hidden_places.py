"""Refusals name nothing that the seat has not seen: no area, nothing that lies in one (DV-GEN-08, DV-GEN-10)."""

from __future__ import annotations

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import HERO, DVState
from tenebra.kernel import Option, Session, read_option
from tests.games.dungeon_venture.scenery import positions, words
from tests.games.dungeon_venture.table import rule
from tests.games.scenery import scene

ADVENTURES = ("restless-tombs", "breathing-mine", "saint-orlas-lantern")
LANGUAGES = ("en", "it")


def hero_asked(scenario: str) -> Session[DVState]:
    """A Hero's turn early in an Adventure."""
    for session in positions(scenario, "hidden", 2, 60):
        decision = session.decision
        if decision is not None and decision.prompt == "turn" and decision.seat in session.state.heroes:
            assert session.state.figures[decision.seat].form == HERO
            return session
    raise AssertionError


def guesses(session: Session[DVState]) -> list[str]:
    """What somebody may type who guesses at everything that there could be."""
    sheet = sheet_of(session.state)
    names = [*sheet.things, *sheet.tokens, *sheet.areas, *sheet.bosses, *sheet.grid.names, "kobold-1"]
    texts = [
        f"{verb} {name}" for verb in ("move", "leap", "attack", "chest", "use", "loot", "guide", "swap with") for name in names
    ]
    texts += [f"{verb} {edge}" for verb in ("open", "close") for edge in sheet.grid.edges]
    return texts + [f"move {space} via {area}" for space in sheet.grid.names[::7] for area in sheet.areas]


@rule("DV-GEN-08", "DV-GEN-10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ADVENTURES)
def test_no_refusal_names_what_is_hidden(scenario: str, language: str) -> None:
    session, said = hero_asked(scenario), words(language)
    decision, sheet = session.decision, sheet_of(session.state)
    assert decision is not None
    seat, known = decision.seat, session.state.areas
    secret = [f"area-{scenario}-{area}" for area in sheet.areas if area not in known]
    secret += [f"thing-{scenario}-{thing}" for thing, at in sheet.things.items() if sheet.area_of[at] not in known]
    secret += [f"token-{scenario}-{token}" for token, at in sheet.tokens.items() if sheet.area_of[at] not in known]
    names = {said.say(id) for id in secret} | {said.say(f"{id}.the") for id in secret if said.has(f"{id}.the")}
    teller = GAME.teller(said, session.view(seat))
    for text in guesses(session):
        option: Option = read_option(text, GAME.options)
        reason = decision.why_not(seat, option)
        if reason is not None:
            sentence = teller.refusal(reason)
            guessed = text.split()[-1].replace("-", " ").casefold()
            told = [name for name in names if name.casefold() in sentence.casefold() and name.casefold() != guessed]
            assert told == [], (text, sentence)
            assert "⟨" not in sentence
            assert sentence[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_sought_keeps_its_name(language: str) -> None:
    session, said = hero_asked("saint-orlas-lantern"), words(language)
    assert sheet_of(session.state).area_of[sheet_of(session.state).tokens["lantern"]] not in session.state.areas
    told = [objective.text for objective in scene(session, "vardak", language).objectives]
    sought = said.say("token-saint-orlas-lantern-lantern")
    assert said.say("objective-leave", name=sought, place="nowhere", bearer="") in told
