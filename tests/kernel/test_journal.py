"""Save, load, replay, verify: nothing is lost, nothing half-applied, bad files get a clear error."""

import contextlib
import json
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenebra.kernel import SaveError, TenebraError, load, replay, save, verify
from tenebra.kernel.journal import read
from tenebra.kernel.session import ENCODER, fingerprint
from tests.kernel.skirmish import RULES, SkirmishRules, skirmish


def game(choices: int = 12, seed: str = "3") -> Any:
    session = skirmish(seed, life=6)
    for _ in range(choices):
        if session.decision is None:
            break
        session.choose(session.decision.options()[0])
    return session


def changed(session: Any, **fields: Any) -> bytes:
    document = json.loads(save(session))
    for path, value in fields.items():
        *keys, last = path.split("__")
        place = document
        for key in keys:
            place = place[key]
        place[last] = value
    return json.dumps(document).encode()


def test_a_loaded_game_is_the_same_game_with_its_past() -> None:
    session = game()
    loaded = load(RULES, save(session))
    assert loaded.fingerprint() == session.fingerprint()
    assert loaded.events == session.events
    assert loaded.inputs == session.inputs
    assert loaded.notes == []
    loaded.undo(3)
    session.undo(3)
    assert loaded.fingerprint() == session.fingerprint()


def test_a_game_saved_in_the_middle_of_a_step_goes_on_there() -> None:
    session = game(0, "0")
    while session.decision.prompt != "parry":
        session.choose("hit bob" if session.decision.seat == "alice" else "wait")
    loaded = load(RULES, save(session))
    assert loaded.decision is not None
    assert loaded.decision.prompt == "parry"


def test_a_replay_shows_every_moment() -> None:
    session = game(5)
    moments = [(len(s.inputs), s.fingerprint()) for s in replay(RULES, read(save(session)))]
    assert [n for n, _ in moments] == [0, 1, 2, 3, 4, 5]
    assert moments[-1][1] == session.fingerprint()


class LaterRules(SkirmishRules):
    rules_version: ClassVar[str] = "2"


def test_a_game_of_older_rules_continues_from_its_safe_point_and_says_so() -> None:
    session = game(0, "0")
    while session.decision.prompt != "parry":
        session.choose("hit bob" if session.decision.seat == "alice" else "wait")
    loaded = load(LaterRules(), save(session))
    assert loaded.decision is not None
    assert loaded.decision.prompt == "turn"
    assert loaded.state.life == session.safe_state().life
    assert loaded.notes == [
        "saved under rules 1, continued under 2; the last 1 choices came after the safe point and must be made again"
    ]
    at_safe_point = game(4)
    assert at_safe_point.decision.prompt == "turn"
    assert load(LaterRules(), save(at_safe_point)).notes == ["saved under rules 1, continued under 2"]


def test_dice_after_a_continued_game_are_those_the_seed_promised() -> None:
    session = game(6)
    assert session.decision.prompt == "turn"
    loaded = load(LaterRules(), save(session))
    for one in (session, loaded):
        one.choose(one.decision.options()[0])  # type: ignore[union-attr]
    assert session.fingerprint() == loaded.fingerprint()


def test_a_finished_game_is_verified() -> None:
    session = game(400)
    assert session.is_over
    assert verify(RULES, save(session)).outcome == session.outcome


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"tenebra": 99}, "save format 99 is not known; this Tenebra reads 1"),
        ({"game": "chess"}, "this is a game of chess, not of skirmish"),
        ({"start__seed": "4"}, "the seed does not fit the published commitment"),
        ({"start__scenario": "nowhere"}, "there is no 'nowhere'"),
        ({"inputs": [["alice", "fly"]]}, r"choice 1 \(alice: fly\) cannot be played: unknown option 'fly'"),
        ({"inputs": [["bob", "wait"]]}, r"choice 1 \(bob: wait\) cannot be played: bob is not asked now"),
        ({"inputs": []}, "the game does not end as its record says|differs"),
        ({"drawn": [5, 5, 5]}, "the dice differ from the record"),
        ({"outcome": "bob"}, "the game does not end as its record says"),
        ({"safe__fingerprint": "00"}, "the position at the last safe point differs from the record"),
        ({"inputs": 3}, r"Expected `array`, got `int` - at `\$.inputs`"),
        ({"surprise": 1}, "unknown field `surprise`"),
    ],
)
def test_a_changed_save_is_refused_with_the_reason(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SaveError, match=complaint) as error:
        load(RULES, changed(game(), **fields), "my.save")
    assert str(error.value).startswith("my.save: ")


def test_a_changed_position_is_not_continued_under_other_rules() -> None:
    session = game()
    with pytest.raises(SaveError, match="the saved position was changed"):
        load(LaterRules(), changed(session, safe__state__life={"alice": 99, "bob": 99}))
    with pytest.raises(SaveError, match="the saved position cannot be read by these rules"):
        load(LaterRules(), changed(session, safe__state__life=3))


def test_a_position_that_no_game_has_is_not_continued() -> None:
    session = game()
    state = session.safe_state()
    state.life["bob"] = -1
    made_up = {"safe__state": msgspec.to_builtins(state), "safe__fingerprint": fingerprint(ENCODER.encode(state))}
    with pytest.raises(SaveError, match="no game has such a position: -1 Life"):
        load(LaterRules(), changed(session, **made_up))


def test_a_game_of_other_rules_cannot_be_verified() -> None:
    with pytest.raises(SaveError, match="played under rules 1; these are 2"):
        verify(LaterRules(), save(game()))


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'"text"', b"[" * 100_000])
def test_what_is_no_save_at_all_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(SaveError, match="not a saved game"):
        load(RULES, data)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_no_damaged_file_gets_in(data: st.DataObject) -> None:
    """Change, cut or add bytes anywhere: the file is refused cleanly, or it is still the same game."""
    session = game(6)
    original = save(session)
    broken = bytearray(original)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(broken) - 1))
        broken[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    for rules in (RULES, LaterRules()):
        try:
            loaded = load(rules, bytes(broken))
        except SaveError:
            continue
        expected = session.state if rules is RULES else session.safe_state()
        assert loaded.state.life == expected.life


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40) | st.builds(" ".join, st.lists(st.sampled_from(["hit", "throw", "bob", "alice", "at", "wait", ""]))))
def test_no_option_text_breaks_the_table(text: str) -> None:
    session = skirmish()
    before = session.fingerprint()
    with contextlib.suppress(TenebraError):
        session.choose(text)
    taken = [str(option) for _, option in session.inputs]
    assert taken in ([], [" ".join(text.split())])
    if not taken:
        assert session.fingerprint() == before


def test_a_save_is_readable_json() -> None:
    document = msgspec.json.decode(save(game(3)))
    assert document["inputs"][0] == ["alice", "hit bob"]
    assert document["safe"]["state"]["life"].keys() == {"alice", "bob"}


class StillLaterRules(SkirmishRules):
    rules_version: ClassVar[str] = "3"


def test_a_continued_game_can_be_saved_again_and_is_never_lost() -> None:
    session = load(LaterRules(), save(game(6)))
    for _ in range(4):
        session.choose(session.decision.options()[0])  # type: ignore[union-attr]
    again = load(LaterRules(), save(session))
    assert again.fingerprint() == session.fingerprint()
    assert (again.inputs, again.notes) == (session.inputs, session.notes)
    again.undo(4)
    assert load(LaterRules(), save(again)).fingerprint() == again.fingerprint()
    with pytest.raises(SaveError, match="it began under other rules, so not all of its dice can be checked"):
        verify(LaterRules(), save(session))
    third = load(StillLaterRules(), save(session))
    assert [note.partition(";")[0] for note in third.notes] == [
        "saved under rules 1, continued under 2",
        "saved under rules 2, continued under 3",
    ]


def test_a_stream_of_dice_does_not_begin_before_its_beginning() -> None:
    with pytest.raises(SaveError, match=r"safe\.count"):
        load(LaterRules(), changed(game(6), safe__count=-16))
