"""Adventures played alone: Heroes in starting state, then the listed upgrades one at a time (DR-ONE)."""

from __future__ import annotations

import pytest

from tenebra.door import begin
from tenebra.games.drunagor import GAME
from tenebra.games.drunagor.content import heroes, item, item_deck
from tenebra.games.drunagor.scenario import Reward
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.kernel import BadInput
from tenebra.kit.words import Words
from tests.games.drunagor.table import Table, rule

TABLE = {
    "the-disappearance-of-blackriver": Reward(skills=(1,)),
    "the-jewel-of-the-free-people": Reward(skills=(1,), items=(1,)),
    "the-raid-on-ignispyra": Reward(skills=(1,), items=(1,), abilities=1),
    "the-draconian-dungeon": Reward(skills=(1, 1), items=(1,), abilities=1),
    "the-tunnels-of-undermountain": Reward(skills=(1, 1), items=(1, 1), abilities=2),
}
"""DR-ONE-04, for the chapters there are."""


@rule("DR-ONE-04")
@pytest.mark.parametrize("scenario", TABLE)
def test_the_upgrades_are_those_of_the_table(scenario: str) -> None:
    assert SHEETS[scenario].upgrades == TABLE[scenario]


@rule("DR-ONE-01")
def test_only_a_sequential_adventure_cannot_be_played_alone() -> None:
    alone = {cover.id: cover.is_alone for cover in GAME.cover(Words("en", GAME)).scenarios}
    assert [id for id, is_alone in alone.items() if not is_alone] == ["the-crown-beneath-the-ash"]
    with pytest.raises(BadInput, match="it is played in the campaign"):
        begin("drunagor", "the-crown-beneath-the-ash", "one")
    assert begin("drunagor", "the-draconian-dungeon", "one").decision is not None
    done = ["the-road-to-blackriver", "the-disappearance-of-blackriver", "the-jewel-of-the-free-people", "the-raid-on-ignispyra"]
    assert begin("drunagor", "the-crown-beneath-the-ash", "one", campaign={"passed": done, "played": done}).decision is not None


@rule("DR-ONE-02", "DR-ONE-03", "DR-ONE-04")
def test_upgrades_are_given_one_at_a_time_before_the_first_setup() -> None:
    at = Table(scenario="the-draconian-dungeon", next="setup", options={"party": "vorn maya"})
    assert at.hero("vorn").available == heroes()["vorn"].cubes
    assert at.hero("vorn").equipped == {item(card).slot: card for card in heroes()["vorn"].gear}
    prompts = []
    while at.state.round == 0:
        prompts.append((at.asked, at.prompt))
        at.play(at.options()[0])
    assert prompts == [
        *(("vorn", "camp-item"), ("maya", "camp-item"), ("vorn", "tie-item"), ("maya", "camp-item")),
        *(("vorn", "learn"), ("maya", "learn"), ("vorn", "learn"), ("maya", "learn")),
        *(("vorn", "learn-ability"), ("maya", "learn-ability")),
    ]
    assert at.state.laid == ["first"]
    before = heroes()["vorn"].cubes
    vorn = at.hero("vorn")
    assert sorted(vorn.learned.items()) == [("red", 1), ("yellow", 1)], "two Skills of level 1"
    assert vorn.available == {**before, "yellow": before["yellow"] + 1, "red": before["red"] + 1}, "each with its cube"
    assert len(vorn.abilities) == 1
    learned = [(event.subject, event.level) for event in at.told("Learned") if event.hero == "vorn"]
    assert learned == [("yellow", 1), ("red", 1), (vorn.abilities[0], 0)]
    assert sum(len(hero.equipped) + len(hero.bag) for hero in at.state.heroes.values()) > 4, "and a Camp item"


@rule("DR-ONE-03")
def test_a_skill_upgrade_may_be_a_role_skill_and_gives_a_cube() -> None:
    at = Table(scenario="the-disappearance-of-blackriver", next="setup", options={"party": "vorn"})
    at.play("choose role", "choose blue")
    assert at.hero("vorn").learned == {"role": 1}
    assert at.hero("vorn").available["blue"] == heroes()["vorn"].cubes.get("blue", 0) + 1


def test_the_first_chapter_needs_no_upgrades() -> None:
    at = Table(scenario="the-road-to-blackriver", next="setup", options={"party": "vorn"})
    assert at.state.round == 1


def test_there_are_cards_for_five_heroes_on_every_level_offered() -> None:
    levels = {level for id in SHEETS.ids for level in (*SHEETS[id].upgrades.items, *SHEETS[id].rewards.items)}
    assert all(len(item_deck("camp", level)) >= 10 for level in levels)
