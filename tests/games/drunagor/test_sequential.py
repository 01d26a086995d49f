"""Sequential Adventures: what stays, what is placed anew, and trying again (DR-SEQ, DR-RUB-32)."""

from __future__ import annotations

from typing import Any

import msgspec

from tenebra.games.drunagor.campaign import CAMPAIGN
from tenebra.games.drunagor.content.foes import runes
from tenebra.games.drunagor.rules.passives import most_health
from tenebra.games.drunagor.rules.space import are_adjacent
from tenebra.games.drunagor.state import Campaign
from tests.games.drunagor.table import Table, rule
from tests.games.drunagor.test_camp import CHAPTERS, FOURTH, camp, career, to_pack

FIFTH = "the-crown-beneath-the-ash"
GREY, RED = ("grey-1", "grey-2"), ("red-1",)


def onward(sheets: dict[str, Any] | None = None, paused: bool = False, party: str = "vorn maya", **log: Any) -> Table:
    """The fifth chapter right after the fourth, its reward taken."""
    careers = {hero: career(hero, **(sheets or {}).get(hero, {})) for hero in party.split()}
    record = {"passed": list(CHAPTERS), "played": list(CHAPTERS), "heroes": careers, **log}
    at = Table(scenario=FIFTH, next="setup", options={"party": party, "paused": paused}, campaign=record)
    while at.prompt in ("camp-item", "learn"):
        at.play("pass" if at.prompt == "camp-item" else "choose yellow")
    return at


def after_the_fourth(**fields: Any) -> Campaign:
    """The log after the chapter before the sequential one was won."""
    vorn = {"at": "I12", **fields.pop("vorn", {})}
    at = Table(
        scenario=FOURTH, heroes={"vorn": vorn}, campaign={"passed": list(CHAPTERS[:3]), "played": list(CHAPTERS[:3])}, **fields
    )
    at.state.outcome = "won"
    return msgspec.convert(CAMPAIGN.after(at.state), Campaign)


@rule("DR-SEQ-03", "DR-CPG-03", "DR-PET-09")
def test_cubes_resources_statuses_and_companions_stay_conditions_do_not() -> None:
    log = after_the_fourth(
        vorn={
            "curses": ["arcing-strike"],
            "traumas": ["guard-strike"],
            "tokens": {"focus": 2, "burn": 1},
            "statuses": ["grey-mare"],
            "aura": "silvered",
        },
        companions={"tharmagar": {"owner": "vorn", "at": "J12"}},
        familiars={"luma": {"owner": "vorn", "at": "J11"}},
        runes={"grey": 2},
    )
    sheet = log.heroes["vorn"]
    assert (sheet.curses, sheet.traumas, sheet.tokens) == (["arcing-strike"], ["guard-strike"], {"focus": 2})
    assert (sheet.statuses, sheet.aura) == (["grey-mare"], "silvered")
    assert log.companions == {"tharmagar": "vorn"}, "Familiars are dispelled (DR-PET-09)"
    assert len(log.runes) == 2
    before = Table(
        scenario=CHAPTERS[0],
        heroes={"vorn": {"at": "A1", "curses": ["arcing-strike"], "tokens": {"focus": 2}, "statuses": ["grey-mare"]}},
        runes={"grey": 2},
    )
    before.state.outcome = "won"
    camped = msgspec.convert(CAMPAIGN.after(before.state), Campaign)
    vorn = camped.heroes["vorn"]
    assert (vorn.curses, vorn.tokens, vorn.statuses, camped.runes) == ([], {}, [], []), "before a Camp nothing of it stays"


@rule("DR-SEQ-01", "DR-SEQ-02")
def test_there_is_a_reward_but_no_camp_before_it() -> None:
    at = Table(
        scenario=FIFTH,
        next="setup",
        options={"party": "vorn"},
        campaign={"passed": list(CHAPTERS), "played": list(CHAPTERS), "heroes": {"vorn": career("vorn")}, "runes": [*GREY]},
    )
    prompts = []
    while at.state.round == 0:
        prompts.append(at.prompt)
        at.play(at.options()[-1] if at.prompt == "camp-item" else at.options()[0])
    assert prompts == ["camp-item", "learn"], "nothing is packed, and nobody asks for help who has not failed"
    assert at.hero("vorn").learned, "the reward was taken"


@rule("DR-SEQ-03", "DR-SEQ-04", "DR-SET-04")
def test_continuing_at_once_everything_lies_as_it_lay() -> None:
    at = onward({"vorn": {"curses": ["arcing-strike"], "traumas": ["guard-strike"], "tokens": {"focus": 2}}}, runes=[*GREY, *RED])
    vorn = at.hero("vorn")
    assert (vorn.curses, vorn.traumas, vorn.tokens) == (["arcing-strike"], ["guard-strike"], {"focus": 2})
    assert vorn.health == most_health(at.state, "vorn")
    assert {colour: tuple(some) for colour, some in at.state.runes.items() if some} == {"grey": GREY, "red": RED}
    assert not {*GREY, *RED} & {*at.state.bag}, "out of the bag"
    assert at.state.sides.get("darkness-hunting") is None, "its face A"
    assert at.state.darkness == {}


@rule("DR-SEQ-04", "DR-SEQ-05", "DR-SEQ-06", "DR-RUB-32")
def test_after_a_pause_cubes_are_placed_anew_and_as_many_runes_drawn_without_tiles() -> None:
    at = onward({"vorn": {"curses": ["arcing-strike"]}}, paused=True, runes=[*GREY, *RED])
    assert (at.asked, at.prompt) == ("vorn", "curse")
    at.play("choose bull-rush")
    assert at.hero("vorn").curses == ["bull-rush"]
    (laid,) = [event for event in at.told("CubesMoved") if event.cubes[0][0] == "curse"]
    assert (laid.cubes, laid.rule, laid.also) == ((("curse", "box", "bull-rush"),), "DR-SEQ-05", ("DR-RUB-32",))
    assert sum(len(some) for some in at.state.runes.values()) == 3
    assert len(at.state.bag) == len(runes()) - 3
    assert at.state.darkness == {}


@rule("DR-SEQ-03", "DR-SEQ-05")
def test_a_cube_stays_where_it_lay_beside_the_board_too_unless_there_is_no_such_skill_any_more() -> None:
    at = onward({"vorn": {"curses": ["beside", "guard-strike", "backstab"]}})
    assert (at.asked, at.prompt) == ("vorn", "curse"), "of the Skill of somebody else nobody knows"
    assert "choose guard-strike" not in at.options()
    assert "choose arcing-strike" in at.options()
    at.play("choose arcing-strike")
    assert at.hero("vorn").curses == ["beside", "guard-strike", "arcing-strike"]
    rules = [event.rule for event in at.told("CubesMoved") if event.cubes[0][0] == "curse"]
    assert rules == ["DR-SEQ-03", "DR-SEQ-03", "DR-SEQ-05"]


@rule("DR-CPN-08", "DR-SEQ-03")
def test_companions_come_along() -> None:
    at = onward(companions={"tharmagar": "maya"})
    assert at.state.companions["tharmagar"].owner == "maya"
    assert are_adjacent(at.state, "maya", "tharmagar")
    left = onward(companions={"tharmagar": "jaheen"})
    assert left.state.companions["tharmagar"].owner == "vorn", "whoever it followed is not there"
    assert are_adjacent(left.state, "vorn", "tharmagar")
    assert onward().state.companions == {}
    assert to_pack(camp(1, companions={"tharmagar": "maya"})).play("pass", "pass").state.companions == {}, "not after a Camp"


@rule("DR-SEQ-04", "DR-SEQ-07", "DR-RUB-32", "DR-RUL-16")
def test_trying_again_with_fewer_runes() -> None:
    at = onward({"vorn": {"curses": ["arcing-strike"]}}, runes=[*GREY, *RED], has_lost=True)
    assert (at.asked, at.prompt) == ("vorn", "curse"), "cubes are placed anew"
    at.play("choose bull-rush")
    drawn = {colour: len(some) for colour, some in at.state.runes.items() if some}
    assert sum(drawn.values()) == 3, "redrawn first"
    assert (at.asked, at.prompt, at.options()) == ("vorn", "restart-help", ["choose runes", "choose cleanse", "pass"])
    at.play("choose runes")
    assert {colour: len(some) for colour, some in at.state.runes.items() if some} == {
        colour: number - 1 for colour, number in drawn.items() if number > 1
    }
    assert len(at.state.bag) == len(runes()) - 3 + len(drawn)


@rule("DR-SEQ-07", "DR-RUB-32")
def test_trying_again_with_fewer_cubes_each_help_once() -> None:
    sheets = {"vorn": {"curses": ["arcing-strike"] * 3, "traumas": ["guard-strike"]}, "maya": {"curses": ["arcing-strike"]}}
    at = onward(sheets, has_lost=True)
    while at.prompt in ("curse", "trauma"):
        at.play(at.options()[0])
    assert at.options() == ["choose cleanse", "choose vorn", "pass"]
    at.play("choose cleanse")
    while at.prompt == "cleanse-curse":
        at.play(at.options()[0])
    assert (len(at.hero("vorn").curses), len(at.hero("maya").curses)) == (1, 0)
    assert at.options() == ["choose vorn", "pass"]
    at.play("choose vorn")
    assert at.hero("vorn").traumas == []
    assert at.state.round == 1, "no help is left"


@rule("DR-SEQ-07")
def test_the_party_may_do_without_help() -> None:
    at = onward(runes=[*GREY], has_lost=True).play("pass")
    assert at.state.round == 1
    assert sum(len(some) for some in at.state.runes.values()) == 2


@rule("DR-RUB-14")
def test_old_monsters_and_their_cards_do_not_come_along() -> None:
    at = onward(runes=[*GREY])
    placed = [(event.rune, event.colour, event.rule, event.also) for event in at.told("RunePlaced")]
    assert placed == [(rune, "grey", "DR-SEQ-04", ("DR-SET-04", "DR-RUB-14")) for rune in GREY]
    assert at.state.runes["grey"] == list(GREY), "the Runes stay"
    assert all(card.partition(".")[0] != "bane" for cards in at.state.track.values() for card in cards)
    assert at.state.track["end-down"] == ["darkness-hunting"]
