"""Refusals in words: why a seat cannot do something, worded from its own view and never from the true state."""

from __future__ import annotations

from typing import Any

from tenebra.kernel import Refused, Session, View, read_option
from tenebra.kit.package import GamePackage
from tenebra.kit.unforeseen import unforeseen
from tenebra.kit.words import Words
from tenebra.server.errors import explain
from tenebra.server.messages import Refusal, WhyNotAnswer


def why_not(game: GamePackage, session: Session[Any], view: View[Any], text: str, words: Words, id: str = "") -> WhyNotAnswer:
    """The answer to "why not?" for the seat of a view."""
    decision, option = session.decision, read_option(text, game.options)
    if decision is None or not decision.may_answer(view.seat):
        return WhyNotAnswer(id=id, text=words.say("whynot-not-asked"))
    if option in decision.options(view.seat):
        return WhyNotAnswer(id=id, text=words.say("whynot-legal"))
    try:
        reason = decision.why_not(view.seat, option)
    except Exception as error:  # the game's `why_not` does not know such an option
        unforeseen(error, f"why not {text!r}, {game.id}")
        reason = None
    if reason is None:
        return WhyNotAnswer(id=id, text=words.say("whynot-unsaid"))
    return WhyNotAnswer(id=id, text=game.teller(words, view).refusal(reason), rule=reason.rule)


def refusal(game: GamePackage, view: View[Any], error: Exception, words: Words, id: str = "") -> Refusal:
    """The message that a request of the view's seat was refused."""
    trouble = explain(error, words, game.teller(words, view))
    reason = error.reason if isinstance(error, Refused) else None
    return Refusal(id=id, error=trouble.error, detail=trouble.detail, reason=reason)
