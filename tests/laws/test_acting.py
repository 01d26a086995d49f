"""Who acts and who has acted, in every phase: the halo is with whose turn is asked about, the mark of the others is true."""

from __future__ import annotations

from tenebra.kit.words import Words
from tests.games.shelf import GAMES
from tests.laws.play import begin, long_game, random_moves

CHOICES = 160


def test_whoever_is_asked_for_a_turn_acts_and_has_not_acted(game: str, scenario: str) -> None:
    package, words, seed = GAMES[game], Words("en", GAMES[game]), long_game(game, scenario)
    turns = package.paint.asking.turns
    assert turns
    asked, acted, round = 0, set[str](), -1
    for session in random_moves(begin(game, scenario, seed), seed, CHOICES):
        assert session.decision is not None
        view = session.view(session.decision.seat)
        scene = package.paint(package, view, words, lambda _: None)
        assert scene.question is not None
        if scene.round != round:
            acted, round = set(), scene.round
        for shown in (scene.pieces, scene.plates):
            marks = {one.id: one.status for one in shown}
            assert not any({"acting", "acted"} <= set(status) for status in marks.values())
            about = scene.question.about
            if session.decision.prompt in turns and about in marks:
                asked += 1
                assert [id for id, status in marks.items() if "acting" in status] == [about]
        if session.decision.prompt == turns[0]:
            assert scene.question.about not in acted, "its turn was over"
        acted = {piece.id for piece in scene.pieces if "acted" in piece.status}
    assert asked
