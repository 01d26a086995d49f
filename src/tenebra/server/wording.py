"""What is said to a seat that cannot do something. It is worded from what the seat may know, and never from the true state."""

from __future__ import annotations

from typing import Any

from tenebra.kernel import Refused, Session, View, read_option
from tenebra.kit.package import GamePackage
from tenebra.kit.unforeseen import unforeseen
from tenebra.kit.words import Words
from tenebra.server.messages import Refusal, WhyNotAnswer
from tenebra.server.trouble import explain


def why_not(game: GamePackage, session: Session[Any], view: View[Any], text: str, words: Words, id: str = "") -> WhyNotAnswer:
    """Why the view's seat cannot do something now, in a sentence."""
    decision, option = session.decision, read_option(text, game.options)
    if decision is None or not decision.may_answer(view.seat):
        return WhyNotAnswer(id=id, text=words.say("whynot-not-asked"))
    if option in decision.options(view.seat):
        return WhyNotAnswer(id=id, text=words.say("whynot-legal"))
    try:
        reason = decision.why_not(view.seat, option)
    except Exception as error:  # a law that knows no such thing says nothing about it
        unforeseen(error, f"why not {text!r}, {game.id}")
        reason = None
    if reason is None:
        return WhyNotAnswer(id=id, text=words.say("whynot-unsaid"))
    return WhyNotAnswer(id=id, text=game.teller(words, view).refusal(reason), rule=reason.rule)


def refusal(game: GamePackage, view: View[Any], error: Exception, words: Words, id: str = "") -> Refusal:
    """Why something that the view's seat asked for was not done."""
    trouble = explain(error, words, game.teller(words, view))
    reason = error.reason if isinstance(error, Refused) else None
    return Refusal(id=id, error=trouble.error, detail=trouble.detail, reason=reason)
