"""Playing over the WebSocket: hello, choices, refusals, coming back, undo, talk, stand-ins."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import pairwise

import pytest

from bench.house import House
from tenebra.kit.scenic import Side
from tenebra.kit.told import Told
from tenebra.server.reasons import is_theirs
from tenebra.tables.people import LIMITS
from tests.server.socket_client import HEROES, SEATS, SocketClient, choose, joined, open_table


def play_on(one: SocketClient, choices: int) -> None:
    """Make so many choices, each time the last option that is offered."""
    for _ in range(choices):
        here = one.latest()
        while here["seat"] not in here.get("asked", ()):
            here = one.wait("position")
        done = choose(one, here["options"][-1])
        assert done["type"] == "done", done
        one.position(done["choices"])


def test_hello_is_answered_with_the_table_and_its_position(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as one:
        welcome, position = one.heard[0], one.latest()
        assert welcome["protocol"] == 1
        assert welcome["table"]["table"] == opened["table"]
        assert welcome["table"]["role"] == "owner"
        assert sorted(welcome["seats"]) == sorted(["keeper", *HEROES])
        assert len(welcome["commitment"]) == 64
        assert position["choices"] == 0
        assert position["asked"] == [position["seat"]]
        assert position["options"]
        assert position["state"]["scenario"] == "gronks-lair"
        assert "scene" not in position
        chairs = one.told("chairs")
        assert [chair["seat"] for chair in chairs["chairs"] if chair["is_yours"]] == [c["seat"] for c in chairs["chairs"]]


@pytest.mark.parametrize(("language", "title"), [("en", "In Gronk's Lair"), ("it", "Nella tana di Gronk")])
def test_a_page_gets_the_scene_and_the_chronicle_in_its_language(house: House, language: str, title: str) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"], language=language, seat="naurania") as one:
        position = one.latest()
        assert position["scene"]["title"] == title
        assert position["seat"] == "naurania"
        assert "state" not in position
        choice = position["scene"]["question"]["choices"][0]
        done = one.ask("choose", seat="naurania", option=choice["key"], at=0)
        assert (done["type"], done["choices"]) == ("done", 1)
        after = one.position(1)
        assert after["by"] == "naurania"
        assert after["since"] == position["events"]
        assert all(position["events"] <= told["number"] < after["events"] for told in after["told"])
        assert any(told["text"] for told in after["told"])


def test_a_page_is_told_only_what_has_changed_and_has_the_whole_scene(house: House) -> None:
    opened = open_table(house, keeper="friend:Anna", heroes="me")
    eyes = {"keeper": opened["invitations"][0]["key"], "naurania": opened["key"], "spectator": opened["watch"]}
    with ExitStack() as stack:
        pages = {seat: stack.enter_context(joined(house, key, language="it", seat=seat)) for seat, key in eyes.items()}
        for _ in range(6):
            here = pages["spectator"].latest()
            seat = here["asked"][0]
            page = pages["keeper" if seat == "keeper" else "naurania"]
            if page.latest()["seat"] != seat:
                page.send("look", seat=seat, language="it", since=here["events"])
                page.wait(lambda news, seat=seat: news["type"] == "position" and news["seat"] == seat)
            option = page.latest()["scene"]["question"]["choices"][0]["key"]
            done = page.ask("choose", seat=seat, option=option, at=page.latest()["choices"])
            for one in pages.values():
                one.position(done.get("choices", 0))  # where there was nothing to choose, the table has gone on by itself
        for page in pages.values():
            seat = page.latest()["seat"]
            with joined(house, eyes[page_of(seat)], language="it", seat=seat) as fresh:
                here = page.position(fresh.latest()["choices"])
                assert fresh.position(here["choices"])["scene"] == here["scene"]
            sent = [json.loads(text).get("scene", {}) for text in page.raw if '"type":"position"' in text]
            assert set(sent[0]) == set(here["scene"])
            assert not any("title" in scene for scene in sent[1:])


def test_a_page_is_turned_to_the_seat_that_is_asked_and_told_all_of_it(house: House) -> None:
    opened = open_table(house, keeper="friend:Anna", heroes="me")
    anna = opened["invitations"][0]["key"]
    with joined(house, opened["key"], language="en", seat="naurania", follow=dict.fromkeys(HEROES, 0)) as page:
        with joined(house, anna, language="en") as keeper:
            for choices in range(14):
                here, there = page.position(choices), keeper.position(choices)
                one, shown = (keeper, there) if here["asked"] == ["keeper"] else (page, here)
                option = shown["scene"]["question"]["choices"][-1]["key"]
                assert one.ask("choose", seat=shown["seat"], option=option, at=shown["choices"])["type"] == "done"
        positions = [news for news in page.heard if news["type"] == "position"]
        for before, after in pairwise(positions):
            (asked,) = after["asked"]
            assert after["seat"] == (before["seat"] if asked == "keeper" else asked)
        seats = {news["seat"] for news in positions}
        assert len(seats) > 1
        for seat in seats:
            told = [line["number"] for news in positions if news["seat"] == seat for line in news.get("told", ())]
            with joined(house, opened["key"], language="en", seat=seat) as fresh:
                assert told == [line["number"] for line in fresh.latest()["told"]][: len(told)]
    with joined(house, anna, language="en", follow={"wick": 0}, welcome=False) as stranger:
        assert stranger.farewell()[0]["error"] == "not-your-seat"


def page_of(seat: str) -> str:
    """Whose key looks through a seat."""
    return seat if seat in ("keeper", "spectator") else "naurania"


def test_a_choice_is_acknowledged_and_shown_to_everybody(house: House) -> None:
    opened = open_table(house, keeper="friend:Anna", heroes="me")
    (anna,) = opened["invitations"]
    assert (anna["who"], anna["seats"]) == ("Anna", ["keeper"])
    with (
        joined(house, opened["key"]) as mine,
        joined(house, anna["key"]) as hers,
        joined(house, opened["watch"]) as watched,
    ):
        done = choose(mine)
        assert (done["type"], done["choices"]) == ("done", 1)
        for one in (mine, hers, watched):
            assert one.position(1)["choices"] == 1
        assert hers.latest()["seat"] == "keeper"
        assert watched.latest()["seat"] == "spectator"
        assert "options" not in watched.latest()


def test_the_same_id_is_carried_out_once(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as one:
        here = one.latest()
        same = {"id": "once", "seat": here["seat"], "option": here["options"][0], "at": 0}
        assert one.ask("choose", **same)["choices"] == 1
        assert one.ask("choose", **same) == {"type": "done", "id": "once", "choices": 1}
    with joined(house, opened["key"]) as again:
        assert again.ask("choose", **same) == {"type": "done", "id": "once", "choices": 1}
        other = again.ask("choose", **{**same, "option": here["options"][1]})
        assert (other["type"], other["error"]) == ("refusal", "bad-input")
        assert again.latest()["choices"] == 1


def test_a_late_choice_is_refused_and_changes_nothing(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as one:
        here = one.latest()
        choose(one)
        late = one.ask("choose", seat=here["seat"], option=here["options"][1], at=0)
        assert (late["type"], late["error"]) == ("refusal", "late")
        assert one.position(1)["choices"] == 1


def test_nobody_plays_for_others(house: House) -> None:
    opened = open_table(house, keeper="friend:Anna", heroes="me")
    with joined(house, opened["invitations"][0]["key"]) as hers, joined(house, opened["watch"]) as watched:
        for one, error in ((hers, "not-your-seat"), (watched, "only-players")):
            refusal = one.ask("choose", seat="naurania", option="pick fireball", at=0)
            assert (refusal["type"], refusal["error"]) == ("refusal", error)
            assert one.ask("look", seat="vardak")["error"] == error
            assert one.ask("hint", seat="naurania")["error"] == error
        for ask in (
            {"type": "undo", "to": 0},
            {"type": "redo"},
            {"type": "stand_in", "seat": "keeper"},
            {"type": "say", "text": "a"},
        ):
            kind = str(ask.pop("type"))
            assert watched.ask(kind.replace("_", ""), **ask)["error"] == "only-players"
        assert watched.latest()["choices"] == 0


def test_what_the_rules_forbid_is_refused_with_the_rule(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"], language="it") as one:
        refusal = one.ask("choose", seat=one.latest()["asked"][0], option="end", at=0)
        assert (refusal["type"], refusal["error"]) == ("refusal", "refused")
        nonsense = one.ask("choose", seat=one.latest()["asked"][0], option="dance wildly", at=0)
        assert (nonsense["type"], nonsense["error"]) == ("refusal", "bad-input")


def test_why_not_names_the_rule(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as one:
        while one.latest()["prompt"] != "turn" or one.latest()["seat"] == "keeper":
            play_on(one, 1)
        here = one.latest()
        answers = [one.ask("whynot", seat=here["seat"], option=f"attack {hero}") for hero in HEROES]
        assert {answer["type"] for answer in answers} == {"whynot"}
        assert all(answer["text"] and answer["rule"].startswith("DV-") for answer in answers)
        legal = one.ask("whynot", seat=here["seat"], option=here["options"][0])
        assert (legal["text"], "rule" in legal) == ("It is allowed.", False)
        refusal = one.ask("choose", seat=here["seat"], option="attack wick", at=here["choices"])
        assert refusal["error"] == "refused"
        assert refusal["reason"]["rule"] == answers[-1]["rule"]
        assert refusal["detail"] == answers[-1]["text"]


def test_a_client_that_comes_back_is_told_what_it_missed(house: House) -> None:
    opened = open_table(house, keeper="friend:Anna", heroes="me")
    watch = opened["watch"]
    with joined(house, watch, language="en") as watched:
        known = watched.latest()["events"]
    with joined(house, opened["key"]) as mine:
        play_on(mine, 3)
    with joined(house, watch, language="en", since=known) as again:
        position = again.latest()
        assert position["since"] == known
        assert position["choices"] == 3
        assert {told["number"] for told in position["told"]} <= set(range(known, position["events"]))
        assert position["told"]
    with joined(house, watch, language="en") as whole:
        assert len(whole.latest()["told"]) >= len(position["told"])


def test_undo_alone_is_free_and_tells_what_to_forget(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"], language="en", seat="naurania") as one:
        before = one.latest()
        seat = before["asked"][0]
        one.ask("choose", seat=seat, option=before["scene"]["question"]["choices"][0]["key"], at=0)
        after = one.position(1)
        assert {"by": "choice", "to": 0, "is_free": True} in after["undo"]
        assert one.ask("undo", to=0)["type"] == "done"
        back = one.latest()
        assert (back["choices"], back["is_rewound"], back["since"]) == (0, True, before["events"])
        assert back["can_redo"]
        assert one.ask("redo")["type"] == "done"
        assert one.position(1)["choices"] == 1


def test_undo_with_others_is_voted_on(house: House) -> None:
    opened = open_table(house, keeper="friend:Anna", heroes="me")
    with joined(house, opened["key"]) as mine, joined(house, opened["invitations"][0]["key"]) as hers:
        while not any(not step["is_free"] for step in mine.latest().get("undo", ())):
            here = mine.latest()
            actor = mine if here["seat"] in here["asked"] else hers
            if actor is hers:
                hers.position(here["choices"])
            done = choose(actor)
            assert done["type"] == "done", done
            mine.position(done["choices"])
        to = next(step["to"] for step in mine.latest()["undo"] if not step["is_free"])
        assert mine.ask("undo", to=to)["type"] == "done"
        proposed = hers.wait("proposed")
        assert (proposed["to"], proposed["waiting"]) == (to, ["Anna"])
        assert hers.ask("vote", proposal=proposed["proposal"], agree=False)["type"] == "done"
        assert mine.wait("settled")["is_agreed"] is False
        assert mine.ask("undo", to=to)["type"] == "done"
        proposed = hers.wait("proposed")
        assert hers.ask("vote", proposal=proposed["proposal"], agree=True)["type"] == "done"
        assert mine.wait("settled")["is_agreed"] is True
        assert mine.latest()["choices"] == to


def test_talk_reaches_everybody_and_whoever_comes_later(house: House) -> None:
    opened = open_table(house, keeper="friend:Anna", heroes="me")
    with joined(house, opened["key"]) as mine, joined(house, opened["watch"]) as watched:
        assert mine.ask("say", text="  Who is  there? ")["type"] == "done"
        said = watched.wait("spoken")
        assert said["text"] == "Who is there?"
        assert mine.ask("say", text=" ")["error"] == "bad-input"
        assert mine.ask("say", text="x" * 2000)["type"] == "refusal"
    with joined(house, opened["invitations"][0]["key"]) as late:
        assert late.told("spoken") == said


def test_a_computer_stands_in_for_somebody_who_is_away(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="friend:Anna")
    with joined(house, opened["invitations"][0]["key"]) as anna:
        assert anna.ask("allow", seat="naurania", if_away="computer")["type"] == "done"
    with joined(house, opened["key"]) as mine:
        assert mine.latest()["choices"] == 0
        mine.told(lambda n: n["type"] == "chairs" and not any(c["is_here"] for c in n["chairs"] if c["seat"] == "naurania"))
        house.hall.awake.tables[opened["table"]].absence.away["friend-1"] -= LIMITS.grace_seconds
        assert mine.ask("standin", seat="naurania", computer="greedy")["type"] == "done"
        chairs = mine.told(lambda n: n["type"] == "chairs" and any(chair["stand_in"] for chair in n["chairs"]))
        (seat,) = [chair for chair in chairs["chairs"] if chair["stand_in"]]
        assert (seat["seat"], seat["stand_in"], seat["is_here"]) == ("naurania", "greedy", False)
        assert mine.position(1)["choices"] >= 1
        with joined(house, opened["invitations"][0]["key"]):
            back = mine.wait(lambda n: n["type"] == "chairs" and all(not chair["stand_in"] for chair in n["chairs"]))
            assert all(chair["is_here"] for chair in back["chairs"])


def test_computers_play_and_say_why(house: House) -> None:
    opened = open_table(house, keeper="greedy", heroes="greedy")
    with joined(house, opened["watch"], language="en") as watched:
        watched.told(lambda news: any(told["why"] for told in news.get("told", ())))
        numbers = [news["choices"] for news in watched.heard if news["type"] == "position"]
        assert numbers == sorted(numbers)


def test_a_moment_of_the_past_is_shown_as_it_was(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"], language="en", seat="naurania") as one:
        first = one.latest()
        for _ in range(3):
            here = one.latest()
            seat = here["asked"][0]
            one.ask("look", seat=seat)
            here = one.wait("position") if one.latest()["seat"] != seat else one.latest()
            done = one.ask("choose", seat=seat, option=here["scene"]["question"]["choices"][0]["key"], at=here["choices"])
            one.position(done["choices"])
        one.ask("look", seat="naurania")
        frame = one.ask("moment", choices=0)
        assert frame["type"] == "frame"
        assert frame["scene"]["question"]["prompt"] == first["scene"]["question"]["prompt"]
        assert frame["scene"]["cards"] == first["scene"]["cards"]
        assert one.ask("moment", choices=99)["error"] == "nothing-there"
        assert one.ask("moment", choices=-1)["error"] == "nothing-there"


def test_hint_overview_and_sight_are_answered(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"], language="it") as one:
        here = one.latest()
        hint = one.ask("hint", seat=here["asked"][0])
        assert hint["type"] == "hinted"
        assert hint["option"]
        assert one.ask("overview")["lines"]
        assert one.ask("sight", piece="nobody")["places"] == []


def test_the_owner_is_told_the_invitations_again(house: House) -> None:
    opened = open_table(house, keeper="friend:Anna", vardak="friend:Bob", heroes="me")
    with joined(house, opened["key"]) as mine:
        keys = {entry["key"] for entry in mine.heard[0]["keys"]}
        assert keys == {entry["key"] for entry in opened["invitations"]} | {opened["watch"]}
    with joined(house, opened["invitations"][0]["key"]) as hers:
        assert "keys" not in hers.heard[0]


def test_seats_of_one_key_are_looked_through_one_at_a_time(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"], language="en", seat="keeper") as one:
        assert one.latest()["seat"] == "keeper"
        assert one.ask("look", seat="wick", language="it")["type"] == "done"
        there = one.told(lambda news: news["type"] == "position" and news["seat"] == "wick")
        assert there["is_rewound"]
        assert one.ask("look", seat="nobody")["error"] == "not-your-seat"
        assert one.ask("look", language="xx")["error"] == "bad-input"


def test_a_reason_is_told_with_what_its_own_figure_did() -> None:
    def told(seat: str = "", side: Side | None = None) -> Told:
        return Told(1, "a line", seat=seat, side=side)

    assert is_theirs(told("wick", "hero"), "wick", HEROES)
    assert not is_theirs(told("wick", "hero"), "keeper", HEROES)
    assert is_theirs(told(side="foe"), "keeper", HEROES)
    assert not is_theirs(told(side="foe"), "wick", HEROES)
    assert is_theirs(told(), "wick", HEROES)


def test_the_rounds_are_where_the_moments_say(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as program, joined(house, opened["key"], language="en") as page:
        while program.latest()["state"].get("round", 0) < 3:
            play_on(program, 1)
        marks = page.ask("rounds")["rounds"]
        assert [mark["name"] for mark in marks] == ["Round 1", "Round 2", "Round 3"]
        for number, mark in enumerate(marks, 1):
            assert page.ask("moment", choices=mark["choices"])["scene"]["round"] == number
            assert page.ask("moment", choices=mark["choices"] - 1)["scene"]["round"] == number - 1


def test_one_may_ask_about_figures_and_places_that_one_sees_and_about_nothing_else(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="friend:Anna")
    with joined(house, opened["key"], language="it") as mine, joined(house, opened["watch"], language="en") as watching:
        place = next(room["spaces"][0] for room in mine.latest()["scene"]["board"]["rooms"])
        answer = mine.ask("inspect", at=place)
        assert (answer["type"], answer["at"]) == ("inspected", place)
        assert set(answer["found"]) == {"abilities", "clashes", "strikers", "threat", "reach", "zone"}
        # nobody but the Keeper has the plan before the first door is open
        assert watching.ask("inspect", at=place)["error"] == "nothing-there"
        for one in (mine, watching):
            for hostile in ("", "orc-99", "Z99", "gronk", "x" * 5000, "A1-A2", "\u202e"):
                refused = one.ask("inspect", at=hostile)
                assert (refused["type"], refused["error"]) == ("refusal", "nothing-there")
                assert refused["detail"]


def test_the_owner_hands_a_seat_of_their_own_to_a_friend(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"], seat="wick") as mine:
        answer = mine.ask("hand", seat="wick", name="Bruno")
        (bruno, _watch) = answer["keys"]
        assert (bruno["who"], bruno["seats"]) == ("Bruno", ["wick"])
        mine.told(lambda news: {one["seat"] for one in news.get("chairs", ()) if one["is_yours"]} == {*SEATS} - {"wick"})
        assert mine.ask("look", seat="wick")["error"] == "not-your-seat"
        with joined(house, bruno["key"]) as his:
            assert his.heard[0]["seats"] == ["wick"]
            assert his.ask("hand", seat="keeper", name="Bruno")["error"] == "only-owner"
