"""The Camp Phase: rewards, Camp items, learning, rest, Stash and starting gear (DR-CAM, DR-HER-12, DR-ROL-07)."""

from __future__ import annotations

from typing import Any

from tenebra.games.drunagor.content import heroes, item, item_deck
from tenebra.games.drunagor.content.model import ROLES
from tenebra.games.drunagor.rules.passives import most_health
from tenebra.games.drunagor.state import party_leader
from tests.games.drunagor.table import Table, rule

FIRST, SECOND, THIRD, FOURTH, FIFTH = (
    "the-road-to-blackriver",
    "the-disappearance-of-blackriver",
    "the-jewel-of-the-free-people",
    "the-raid-on-ignispyra",
    "the-crown-beneath-the-ash",
)
CHAPTERS = (FIRST, SECOND, THIRD, FOURTH)


def career(hero: str, **fields: Any) -> dict[str, Any]:
    """A sheet of the log: cubes and gear of the board unless said otherwise."""
    board = heroes()[hero]  # type: ignore[index]
    worn = {item(card).slot: card for card in board.gear}
    return {"role": board.role, "cubes": dict(board.cubes), "equipped": worn, **fields}


def camp(passed: int, party: str = "vorn maya", sheets: dict[str, Any] | None = None, **log: Any) -> Table:
    """The Camp after so many chapters, before the next one."""
    names = [entry.partition(":")[0] for entry in party.split()]
    careers = {hero: career(hero, **(sheets or {}).get(hero, {})) for hero in names}
    done = list(CHAPTERS[:passed])
    return Table(
        scenario=[*CHAPTERS, FIFTH][passed],
        next="setup",
        options={"party": party},
        campaign={"passed": done, "played": done, "heroes": careers, **log},
    )


def to_pack(at: Table) -> Table:
    """Through the rewards, taking the first of each."""
    while at.prompt != "pack":
        at.play(at.options()[0])
    return at


@rule("DR-CAM-01", "DR-CAM-02", "DR-CAM-03", "DR-RUL-41", "DR-CAM-11", "DR-SEQ-01")
def test_after_a_chapter_comes_its_reward_then_the_camp_then_the_next_one() -> None:
    at = camp(1)
    prompts = []
    while at.prompt in ("learn", "role-cube", "pack"):
        prompts.append((at.asked, at.prompt))
        at.play("pass" if at.prompt == "pack" else at.options()[0])
    assert prompts == [("vorn", "learn"), ("maya", "learn"), ("vorn", "pack"), ("maya", "pack")]
    assert at.state.laid == ["first"]
    assert at.state.round == 1


@rule("DR-CAM-01", "DR-CAM-02")
def test_before_the_first_chapter_and_before_one_that_follows_at_once_there_is_no_camp() -> None:
    begun = camp(0)
    assert begun.state.round == 1
    assert not begun.told("Rested")
    onward = camp(4)
    prompts = []
    while onward.state.round < 1:
        prompts.append(onward.prompt)
        onward.play("pass" if onward.may("pass") else onward.options()[0])
    assert "camp-item" in prompts
    assert "pack" not in prompts


@rule("DR-CAM-02", "DR-ROL-07")
def test_only_whoever_has_a_new_role_chooses_the_colours_of_its_cubes_anew() -> None:
    board = heroes()["vorn"].cubes
    own = {"learned": {"role": 1}, "cubes": {**board, "red": board.get("red", 0) + 1}}
    at = camp(1, party="vorn:striker maya jaheen", sheets={"vorn": own, "jaheen": {"role": "support"}})
    asked = []
    while at.state.round < 1:
        asked.append((at.asked, at.prompt))
        at.play("pass" if at.may("pass") else "choose blue" if at.may("choose blue") else at.options()[0])
    assert [one for one in asked if one[1] == "role-cube"] == [("vorn", "role-cube")]


@rule("DR-CAM-06", "DR-HER-05")
def test_a_skill_that_is_learned_brings_a_cube_of_its_colour() -> None:
    at = camp(1).play("choose blue")
    before = heroes()["vorn"].cubes
    assert at.hero("vorn").learned == {"blue": 1}
    assert at.hero("vorn").available == {**before, "blue": before.get("blue", 0) + 1}


@rule("DR-CAM-06", "DR-RUL-42", "DR-RUL-90")
def test_no_level_is_learned_twice_or_before_the_one_below_it() -> None:
    at = camp(1, sheets={"vorn": {"learned": {"yellow": 1}}})
    assert at.options() == ["choose red", "choose green", "choose blue", "choose role"]
    assert at.refusal("choose yellow") == "DR-CAM-06"
    learned = camp(1, sheets={"vorn": {"learned": {"role": 1}}})
    assert learned.refusal("choose role") == "DR-CAM-06", "Roles are learned outside of Battlegrounds, once"


@rule("DR-ROL-06", "DR-CAM-06")
def test_a_role_skill_brings_a_cube_of_any_colour() -> None:
    at = camp(1).play("choose role")
    assert at.options() == ["choose yellow", "choose red", "choose green", "choose blue"]
    at.play("choose red")
    assert at.hero("vorn").learned == {"role": 1}
    assert at.hero("vorn").available["red"] == heroes()["vorn"].cubes.get("red", 0) + 1


@rule("DR-CAM-07", "DR-CLS-04")
def test_a_class_ability_brings_no_cube() -> None:
    at = camp(3)
    assert at.prompt == "learn-ability"
    choice = at.options()[0].removeprefix("choose ")
    at.play(f"choose {choice}")
    assert at.hero("vorn").abilities == [choice]
    assert at.hero("vorn").available == heroes()["vorn"].cubes
    told = at.last("Learned")
    assert (told.subject, told.level, told.colour, told.rule) == (choice, 0, "", "DR-CAM-07")
    assert at.prompt == "learn-ability", "Maya's turn"
    skill = camp(1).play("choose yellow").last("Learned")
    assert (skill.subject, skill.level, skill.colour, skill.rule) == ("yellow", 1, "yellow", "DR-CAM-06")


@rule("DR-CLS-02")
def test_a_later_ability_is_refused_before_the_first_of_its_tree() -> None:
    assert camp(3, party="maya").refusal("choose oak-hide") == "DR-CLS-02"


# --- Camp items


@rule("DR-CAM-04")
def test_all_camp_items_of_the_level_lie_open_but_those_somebody_has() -> None:
    cards = item_deck("camp", 1)
    at = camp(2, sheets={"maya": {"stash": [cards[0]]}})
    assert at.prompt == "camp-item"
    assert at.options() == [*(f"choose {card}" for card in cards[1:]), "pass"]


@rule("DR-CAM-04")
def test_an_item_one_can_wear_is_put_on_and_starting_gear_goes_back_into_the_box() -> None:
    vorn = heroes()["vorn"]
    sword = next(card for card in item_deck("camp", 1) if item(card).slot == "weapon" and vorn.is_proficient(item(card)))
    at = camp(2).play(f"choose {sword}", "pass")
    assert at.hero("vorn").equipped["weapon"] == sword
    assert at.hero("vorn").bag == []


@rule("DR-CAM-04")
def test_what_an_item_of_the_camp_replaces_goes_into_the_bag() -> None:
    vorn = heroes()["vorn"]
    old, new, *_ = [card for card in item_deck("camp", 1) if item(card).slot == "weapon" and vorn.is_proficient(item(card))]
    gear = {item(card).slot: card for card in vorn.gear}
    at = camp(2, sheets={"vorn": {"equipped": {**gear, "weapon": old}}}).play(f"choose {new}", "pass")
    assert (at.hero("vorn").equipped["weapon"], at.hero("vorn").bag) == (new, [old])


@rule("DR-CAM-04")
def test_an_item_one_cannot_wear_comes_into_the_bag() -> None:
    other = next(card for card in item_deck("camp", 1) if not heroes()["vorn"].is_proficient(item(card)))
    assert camp(2).play(f"choose {other}", "pass").hero("vorn").bag == [other]


@rule("DR-CAM-04", "DR-TIE-01")
def test_if_two_want_the_same_the_party_leader_decides() -> None:
    ring = next(card for card in item_deck("camp", 1) if item(card).slot == "trinket")
    at = camp(2).play(f"choose {ring}", f"choose {ring}")
    assert (at.asked, at.prompt) == ("vorn", "tie-item"), "the Defender is before the Striker"
    at.play("choose maya")
    assert (at.asked, at.prompt) == ("vorn", "camp-item")
    assert not at.may(f"choose {ring}")
    at.play("pass")
    assert at.hero("maya").equipped["trinket"] == ring
    assert "trinket" not in at.hero("vorn").equipped


@rule("DR-CAM-05", "DR-EX-82")
def test_what_nobody_chose_is_the_previous_camp_item_deck_and_nothing_older() -> None:
    cards = item_deck("camp", 1)
    at = camp(2, camp=["a-card-of-another-level"]).play(f"choose {cards[0]}", "pass")
    assert at.state.campaign is not None
    assert at.state.campaign.camp == [*cards[1:]]


# --- rest, Stash, starting gear, Role


@rule("DR-CAM-08", "DR-ITM-02", "DR-ITM-06", "DR-EX-83", "DR-RUL-49")
def test_equipment_and_an_adventure_gem_may_be_stashed_chest_cards_not() -> None:
    chest = item_deck("chest")
    gem, potion = (next(card for card in chest if item(card).subtype == kind) for kind in ("gem", "potion"))
    at = to_pack(camp(1, sheets={"vorn": {"bag": ["cosmic-gem", gem]}}))
    assert at.refusal(f"stash {gem}") == "DR-ITM-02"
    at.play("stash cosmic-gem")
    assert at.state.campaign is not None
    assert at.state.campaign.heroes["vorn"].stash == ["cosmic-gem"]
    assert at.hero("vorn").bag == [gem]
    at.play("fetch cosmic-gem")
    assert (at.hero("vorn").bag, at.state.campaign.heroes["vorn"].stash) == ([gem, "cosmic-gem"], [])
    at = to_pack(camp(1, sheets={"vorn": {"bag": ["sealed-letter", "good-quality-torch"]}}))
    assert at.refusal("stash sealed-letter") == "DR-ITM-02"
    assert at.refusal("equip sealed-letter") == "DR-ITM-02"
    assert at.may("stash good-quality-torch")
    at = to_pack(camp(1, sheets={"vorn": {"bag": [potion]}}))
    assert at.refusal(f"stash {potion}") == "DR-ITM-02"
    assert at.refusal("stash elvish-bow") == "DR-CAM-08"


@rule("DR-EQP-13", "DR-ITM-05", "DR-SET-02")
def test_what_is_in_the_bag_goes_along_and_is_not_in_the_chest_deck() -> None:
    potion = next(card for card in item_deck("chest") if item(card).subtype == "potion")
    at = to_pack(camp(1, sheets={"vorn": {"bag": [potion, "family-locket"]}}))
    assert at.hero("vorn").bag == [potion, "family-locket"]
    assert len(at.state.decks["chest"].draw) == len(item_deck("chest")) - 1


@rule("DR-ROL-08")
def test_the_party_leader_is_the_first_of_the_roles_that_are_played() -> None:
    order = ["leader", "defender", "support", "controller", "striker"]
    party = dict(zip(("vorn", "elros", "maya", "lorelai", "jaheen"), reversed(order), strict=True))
    while party:
        state = camp(1, party=" ".join(f"{hero}:{role}" for hero, role in party.items())).state
        first = party_leader(state)
        assert state.heroes[first].role == next(role for role in order if role in party.values())
        del party[first]
    first_seat = camp(1, party="vorn:leader elros:striker maya:defender").state
    middle = camp(1, party="vorn:striker elros:leader maya:defender").state
    assert (party_leader(first_seat), party_leader(middle)) == ("vorn", "elros")
    for hero in middle.heroes.values():
        hero.role = ""
    assert party_leader(middle) == "vorn", "without Roles the first seat"


@rule("DR-CAM-09", "DR-HER-12", "DR-CRD-05")
def test_starting_gear_may_be_taken_back_for_free() -> None:
    mine, other = heroes()["vorn"].gear[0], "elvish-bow"
    at = to_pack(camp(1, sheets={"vorn": {"equipped": {}}}))
    at.play(f"fetch {mine}", f"equip {mine}")
    assert at.hero("vorn").equipped == {item(mine).slot: mine}
    fetched = next(event for event in at.told("ItemMoved") if event.goal == "vorn:bag")
    assert (fetched.item, fetched.source, fetched.rule) == (mine, "box", "DR-CAM-09")
    assert at.refusal(f"fetch {mine}") == "DR-CAM-08", "not what one wears"
    assert at.refusal(f"fetch {other}") == "DR-CAM-08", "not what one cannot wear"


@rule("DR-HER-08")
def test_nothing_is_fetched_into_a_full_bag() -> None:
    at = to_pack(camp(1, sheets={"vorn": {"equipped": {}, "bag": ["family-locket", "mayors-chain"]}}))
    assert at.refusal(f"fetch {heroes()['vorn'].gear[0]}") == "DR-HER-08"


@rule("DR-CAM-10", "DR-RUL-40")
def test_everybody_leaves_the_camp_at_full_health_without_cubes_of_sorrow() -> None:
    at = to_pack(camp(1, sheets={"vorn": {"aura": "silvered", "outcomes": ["beacon-lit"]}})).play("pass", "pass")
    vorn = at.hero("vorn")
    assert vorn.health == most_health(at.state, "vorn")
    assert (vorn.curses, vorn.traumas, vorn.statuses, vorn.tokens) == ([], [], [], {})
    assert (vorn.aura, vorn.outcomes) == ("silvered", ["beacon-lit"]), "these stay"


@rule("DR-CAM-10", "DR-HER-02")
def test_whoever_can_have_more_health_after_the_camp_has_it() -> None:
    at = camp(2).play("pass", "choose padded-leather-armor")
    most = heroes()["maya"].health + 2
    assert [(event.hero, event.health) for event in at.told("Rested")] == [("maya", most)]
    assert at.hero("maya").health == most_health(at.state, "maya") == most
    assert at.play("pass", "pass").state.round == 1
    assert len(at.told("Rested")) == 1


@rule("DR-ROL-07", "DR-EX-55", "DR-HER-05")
def test_in_a_new_role_the_colours_of_its_cubes_are_chosen_anew() -> None:
    board = heroes()["vorn"].cubes
    cubes = {**board, "red": board.get("red", 0) + 1}
    at = camp(1, party="vorn:striker", sheets={"vorn": {"learned": {"role": 1}, "cubes": cubes}})
    at.play("choose yellow")
    assert at.prompt == "role-cube"
    at.play("choose green")
    assert at.hero("vorn").available["green"] == board.get("green", 0) + 1
    assert at.hero("vorn").available.get("red", 0) == board.get("red", 0)
    assert at.hero("vorn").role == "striker"
    same = camp(1, party="vorn", sheets={"vorn": {"learned": {"role": 1}, "cubes": cubes}}).play("choose yellow")
    assert same.prompt == "pack"
    assert "striker" in ROLES
