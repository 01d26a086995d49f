"""Story Mode between two Missions (MD-STO, MD-MKT): what is kept, the Town Market, defeat and retry."""

import random
from typing import Any

import msgspec
import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.campaign import CAMPAIGN, after, level_of
from tenebra.games.massive_darkness.content import artifact_deck, equipment_card, starting_deck, treasure_deck
from tenebra.games.massive_darkness.rules.powers import class_of
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.state import Career, Hero, MDState
from tenebra.kernel import Refused, Session, load, save
from tenebra.kit.campaign import CampaignTally, PastScenario
from tenebra.kit.decks import name_of
from tenebra.kit.words import LANGUAGES, Words
from tests.games.massive_darkness.table import Table, rule

FIRST, SECOND = SHEETS.ids[:2]
ARMOR = "leather-armor.1"


def treasures(level: int, number: int = 1, slot: str = "") -> list[str]:
    """Real Treasure cards of a Level that a Hero can own."""
    fit = [copy for copy in treasure_deck(level) if not equipment_card(copy).keyword]
    return [copy for copy in fit if not slot or equipment_card(copy).slot == slot][:number]


def steps_to(level: int, calling: str = "fury-paladin") -> dict[str, int]:
    """Skills of a Class that make a Hero be of a Level."""
    for line in class_of(Hero("owen", calling, "A1")).lines:
        for number, step in enumerate(line.steps, 1):
            if step.level == level and "health" not in line.id:
                return {line.id: number}
    raise AssertionError(f"no Skill of Level {level}")


def career(**fields: Any) -> dict[str, Any]:
    return {"calling": "fury-paladin", "body": ARMOR, "hands": ["mace.1"], **fields}


def begin(scenario: str = SECOND, lost: bool = False, played: tuple[str, ...] = (FIRST,), **heroes: Any) -> Session[MDState]:
    """The next Mission of a campaign, up to its first question."""
    won = [] if lost else list(played)
    record = {"played": list(played), "passed": won, "has_lost": lost, "heroes": heroes or {"owen": career()}}
    return Session.begin(GAME, scenario, "town", {"campaign": record})


def prompts(session: Session[MDState]) -> list[str]:
    """The questions up to the First Player, each answered with the first option: nothing more to do."""
    asked: list[str] = []
    while session.decision is not None and not session.state.round and session.decision.prompt != "first":
        if session.decision.prompt not in asked[-1:]:
            asked.append(session.decision.prompt)
        session.choose(session.decision.options(session.decision.seat)[0])
    return asked


def to_market(session: Session[MDState]) -> Session[MDState]:
    while session.decision is not None and session.decision.prompt != "market":
        session.choose("ready")
    assert session.decision is not None
    return session


def refusal(session: Session[MDState], choice: str) -> str:
    with pytest.raises(Refused) as refused:
        session.choose(choice)
    assert refused.value.reason is not None
    return refused.value.reason.rule


def finished(session: Session[MDState], outcome: str) -> MDState:
    session.state.outcome = outcome
    return session.state


# --- the record ---


@rule("MD-STO-01", "MD-STO-10", "MD-STO-19", "MD-RUL-97", "MD-CLS-11")
def test_a_victory_keeps_xp_micro_xp_skills_and_cards() -> None:
    skills = steps_to(2)
    pack = treasures(2, 2)
    record = after(finished(begin(owen=career(xp=7, micro=3, skills=skills, pack=pack)), "victory"))
    assert record.passed == record.played == [FIRST, SECOND]
    kept = record.heroes["owen"]
    assert (kept.xp, kept.micro, kept.skills) == (7, 3, skills)
    assert sorted(kept.cards) == sorted([ARMOR, "mace.1", *pack])


@rule("MD-STO-20", "MD-STO-21", "MD-STO-25")
def test_a_defeat_costs_all_micro_xp_and_may_be_tried_again() -> None:
    plain = CAMPAIGN.after(finished(begin(owen=career(xp=7, micro=3)), "defeat"))
    assert plain["heroes"]["owen"].get("xp") == 7
    assert plain["heroes"]["owen"].get("micro", 0) == 0
    assert plain["passed"] == [FIRST]
    assert CAMPAIGN.next(plain)[:2] == (SECOND, SHEETS.ids[2])


@rule("MD-STO-18", "MD-STO-19", "MD-DEC-01")
def test_missions_come_in_order_each_once_until_all_are_played() -> None:
    assert CAMPAIGN.next({}) == SHEETS.ids
    assert CAMPAIGN.next({"played": [FIRST], "passed": [FIRST]}) == SHEETS.ids[1:]
    assert CAMPAIGN.next({"played": list(SHEETS.ids), "passed": [FIRST]}) == ()


@rule("MD-STO-19", "MD-STO-21")
def test_a_campaign_counts_every_try_and_tells_them_apart() -> None:
    assert CAMPAIGN.tally({}) == CampaignTally(0, 0)
    assert CAMPAIGN.tally(CAMPAIGN.after(finished(begin(), "defeat"))).past[-1] == PastScenario(SECOND, False)
    third = SHEETS.ids[2]
    tally = CAMPAIGN.tally({"played": [SECOND, FIRST, FIRST, third], "passed": [FIRST], "has_lost": True})
    assert (tally.played, tally.won) == (4, 1)
    tries = [(SECOND, False), (FIRST, False), (FIRST, True), (third, False)]
    assert [(one.scenario, one.is_won) for one in tally.past] == tries


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_told_in_sentences(language: str) -> None:
    words = Words(language, GAME)
    record = {"played": [FIRST], "has_lost": True, "heroes": {"owen": career(xp=2)}}
    lines = CAMPAIGN.lines(record, words)
    assert words.say(f"scenario-{FIRST}") in lines[-1]
    assert words.say("hero-owen") in lines[1]
    assert not any("⟨" in line for line in [*lines, *CAMPAIGN.lines({"played": list(SHEETS.ids)}, words)])


@rule("MD-STO-06", "MD-RUL-66", "MD-STO-25")
def test_a_heros_level_is_that_of_its_highest_skill() -> None:
    assert level_of(Career("fury-paladin")) == 1
    assert level_of(Career("fury-paladin", skills=steps_to(3))) == 3


# --- the next Mission ---


@rule("MD-STO-11", "MD-SET-20", "MD-MOD-02")
def test_the_first_mission_deals_starting_equipment_and_has_no_market() -> None:
    session = Session.begin(GAME, FIRST, "town", {"campaign": {}, "party": "owen sibyl"})
    assert session.state.mode == "story"
    assert prompts(session) == ["weapon"]
    assert [(hero.xp, hero.micro, hero.health) for hero in session.state.heroes.values()] == [(0, 0, 5)] * 2
    assert session.state.level == 1


@rule("MD-STO-11", "MD-MKT-01", "MD-MKT-06", "MD-MKT-11", "MD-CLS-10")
def test_later_missions_begin_in_town_with_what_was_kept() -> None:
    session = begin(owen=career(xp=4, micro=2, calling="pit-fighter-berserker"))
    assert prompts(session) == ["trade", "market", "trade"]
    owen = session.state.heroes["owen"]
    assert (owen.xp, owen.micro, owen.calling, owen.body, owen.hands) == (4, 2, "pit-fighter-berserker", ARMOR, ["mace.1"])
    assert ARMOR not in session.state.supply
    assert sorted([*session.state.supply, ARMOR, "mace.1"]) == sorted([*starting_deck(), *artifact_deck()])


@rule("MD-STO-06", "MD-EX-34", "MD-STO-24", "MD-RUB-05", "MD-RUL-36", "MD-MKT-10")
def test_a_mission_starts_at_the_highest_heros_level_in_full_health() -> None:
    health = next(line.id for line in class_of(Hero("owen", "fury-paladin", "A1")).lines if "health" in line.id)
    skills = {**steps_to(3), health: 1}
    session = begin(owen=career(skills=skills), sibyl=career(body="leather-armor.2", hands=[]))
    prompts(session)
    assert session.state.level == 3
    assert (session.state.heroes["owen"].health, session.state.heroes["owen"].maximum) == (6, 6)
    assert session.state.lifebringer == SHEETS[SECOND].lifebringer


@rule("MD-STO-06", "MD-STO-10", "MD-RUL-67")
def test_a_hero_who_stays_at_home_counts_for_cards_but_not_for_the_level() -> None:
    home = career(body="leather-armor.2", hands=[], skills=steps_to(4))
    record = {"played": [FIRST], "passed": [FIRST], "heroes": {"owen": career(skills=steps_to(2)), "sibyl": home}}
    state = Session.begin(GAME, SECOND, "town", {"campaign": record, "party": "owen elias"}).state
    assert state.level == 2
    assert not {ARMOR, "mace.1", "leather-armor.2"} & set(state.supply)
    assert sorted([*state.supply, ARMOR, "mace.1", "leather-armor.2"]) == sorted([*starting_deck(), *artifact_deck()])
    alone = {"played": [FIRST], "passed": [FIRST], "heroes": {"sibyl": home}}
    assert Session.begin(GAME, SECOND, "town", {"campaign": alone, "party": "elias"}).state.level == 1


@rule("MD-STO-08", "MD-EX-35", "MD-RUL-11")
def test_missing_level_tokens_lie_with_the_highest_one() -> None:
    state = begin("walking-in-the-dark", played=(SECOND,), owen=career(skills=steps_to(5))).state
    zone = next(zone for zone, level in SHEETS["walking-in-the-dark"].levels.items() if level == 2)
    assert state.levels[zone] == [2, 3, 4, 5]


@rule("MD-STO-15", "MD-STO-14")
def test_cards_above_the_level_begin_in_the_inventory() -> None:
    good = treasures(4, slot="body")[0]
    owen = begin(owen=career(body=good)).state.heroes["owen"]
    assert owen.body == ""
    assert owen.pack == [good]
    assert owen.hands == ["mace.1"]


@rule("MD-STO-15", "MD-STO-22", "MD-MKT-11")
def test_where_cards_may_be_too_high_everybody_may_reorganize_before_the_mission() -> None:
    """On a retry for that alone; after a Market the trade is the Market's."""
    high, low = treasures(4, slot="body")[0], treasures(1, slot="body")[0]
    heroes: dict[str, Any] = {"owen": career(body=high, pack=[low]), "sibyl": career(body="", hands=[])}
    session = begin(FIRST, lost=True, **heroes)
    while session.decision is not None and session.decision.prompt != "reorganize":
        session.choose("ready", session.decision.seat)
    began = [event for event in session.events if type(event).__name__ == "ExchangeBegan"]
    assert [event.rule for event in began] == ["MD-STO-15"]
    assert refusal(session, f"equip {high}") == "MD-STO-15"
    session.choose(f"equip {low}", "owen")
    assert (session.state.heroes["owen"].body, session.state.heroes["owen"].pack) == (low, [high])
    later = begin(**heroes)
    prompts(later)
    assert [event.rule for event in later.events if type(event).__name__ == "ExchangeBegan"] == ["MD-MKT-06", "MD-MKT-11"]


@rule("MD-RUL-67")
def test_decks_are_built_from_all_cards_that_nobody_owns() -> None:
    owned = treasures(1, 3)
    session = begin(owen=career(pack=owned), sibyl=career(body="leather-armor.2", hands=[]))
    prompts(session)
    assert sorted([*session.state.decks["treasure-1"].draw, *owned]) == sorted(treasure_deck(1))


@rule("MD-RUL-67", "MD-MKT-07")
def test_the_market_comes_from_the_decks_and_what_nobody_keeps_goes_back_to_them() -> None:
    sold = treasures(2)[0]
    session = to_market(begin(owen=career(pack=[sold]), sibyl=career(body="leather-armor.2", hands=[])))
    state = session.state
    laid = list(state.market)
    drawn = [card for level in (1, 2) for card in state.decks[f"treasure-{level}"].draw]
    assert len(laid) == 6
    assert not set(laid) & set(drawn)
    assert not any(equipment_card(card).keyword for card in laid)
    session.choose(f"sell {sold}", "owen")
    again = session.fork()
    assert again.decision is not None
    assert again.decision.seats == ("sibyl",), "one deal for each Hero, also in a game taken up again"
    assert [prompts(game) for game in (session, again)] == [["market", "trade"]] * 2
    for game in (session, again):
        assert game.state.market == []
        for level in (1, 2):
            assert sorted(game.state.decks[f"treasure-{level}"].draw) == sorted(treasure_deck(level))


@rule("MD-STO-07", "MD-LVL-04")
def test_from_there_the_level_rises_as_always() -> None:
    corridor = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
    levels = {"A1": 1, "F1": 4}
    record = {"heroes": {"owen": career(skills=steps_to(2))}}
    table = Table.begin(corridor, {"campaign": record}, {"start": "B1", "levels": levels})
    assert (table.state.mode, table.state.level) == ("story", 2)
    table.play("move C1", "move D1")
    assert table.state.level == 4
    assert table.last("LevelRose").also == ("MD-STO-07",)


# --- the Town Market ---


@rule("MD-MKT-06")
def test_heroes_see_the_market_before_they_trade() -> None:
    session = begin(owen=career(pack=treasures(1)), sibyl=career(body="leather-armor.2", hands=[]))
    assert session.decision is not None
    assert session.decision.prompt == "trade"
    assert len(session.state.market) == 6
    card = session.state.heroes["owen"].pack[0]
    session.choose(f"give {card} to sibyl", "owen")
    assert card in session.state.heroes["sibyl"].cards


@rule("MD-MKT-02", "MD-MKT-03", "MD-MKT-04", "MD-MKT-05")
def test_the_market_has_three_cards_for_each_hero() -> None:
    low, high = career(skills=steps_to(2)), career(body="leather-armor.2", hands=[], skills=steps_to(4))
    session = to_market(begin(owen=low, sibyl=high))
    assert [equipment_card(card).level for card in session.state.market] == [1, 1, 2, 2, 2, 4]
    assert not any(equipment_card(card).keyword for card in session.state.market)


@rule("MD-MKT-08", "MD-EX-37", "MD-MKT-07", "MD-RUL-84")
@pytest.mark.parametrize(("level", "gained"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_card_is_sold_for_half_its_level_in_full_xp(level: int, gained: int) -> None:
    card = treasures(level)[0]
    session = to_market(begin(owen=career(xp=4, micro=1, pack=[card])))
    session.choose(f"sell {card}")
    owen = session.state.heroes["owen"]
    assert (owen.xp, owen.micro) == (4 + gained, 1)
    assert card not in owen.cards
    assert session.decision is not None
    assert session.decision.prompt != "market", "one deal for each Hero"
    assert session.state.market == []


@rule("MD-RUL-84", "MD-EXP-03")
def test_a_sale_above_30_xp_loses_the_excess() -> None:
    card = treasures(5)[0]
    session = to_market(begin(owen=career(xp=29, pack=[card])))
    session.choose(f"sell {card}")
    assert session.state.heroes["owen"].xp == 30


@rule("MD-MKT-09", "MD-EX-38")
def test_two_cards_are_given_for_one() -> None:
    two, three = treasures(2)[0], treasures(3)[0]
    session = to_market(begin(owen=career(skills=steps_to(5), pack=[two, three])))
    five = next(card for card in session.state.market if equipment_card(card).level == 5)
    session.choose(f"barter {two}+{three}")
    session.choose(f"pick {five}")
    assert five in session.state.heroes["owen"].cards
    assert {two, three}.isdisjoint(session.state.heroes["owen"].cards)
    assert session.decision is not None
    assert session.decision.prompt == "trade", "two cards never buy two"


@rule("MD-MKT-09", "MD-EX-39", "MD-STO-12")
def test_one_card_is_given_for_two_of_no_higher_level_in_all() -> None:
    five = treasures(5)[0]
    session = to_market(begin(owen=career(skills=steps_to(3), pack=[five])))
    threes = [card for card in session.state.market if equipment_card(card).level == 3]
    one = next(card for card in session.state.market if equipment_card(card).level == 1)
    session.choose(f"barter {five}")
    session.choose(f"pick {threes[0]}")
    assert session.decision is not None
    assert [str(option) for option in session.decision.options()] == ["pass", f"pick {one}"]
    session.choose(f"pick {one}")
    assert {threes[0], one} <= set(session.state.heroes["owen"].cards)


@rule("MD-STO-12")
def test_an_artifact_counts_as_level_4() -> None:
    session = to_market(begin(owen=career(pack=["dawnbringer.1"])))
    session.choose("sell dawnbringer.1")
    assert session.state.heroes["owen"].xp == 2
    assert "dawnbringer.1" in session.state.supply


@rule("MD-MKT-07", "MD-MKT-09")
def test_what_the_market_refuses() -> None:
    session = to_market(begin(owen=career(skills=steps_to(5)), sibyl=career(body="leather-armor.2", skills=steps_to(5))))
    dear = [card for card in session.state.market if equipment_card(card).level == 5]
    assert len(dear) == 4
    assert refusal(session, f"sell {dear[0]}") == "MD-MKT-08"
    assert refusal(session, f"barter {dear[0]}") == "MD-MKT-09"
    assert refusal(session, f"barter {ARMOR}+{ARMOR}") == "MD-MKT-09"
    assert refusal(session, "pickup") == "MD-MKT-07"


@rule("MD-MKT-12", "MD-STO-17", "MD-STO-13")
def test_a_hero_leaves_town_with_six_cards_and_one_artifact() -> None:
    pack = ["dawnbringer.1", "oathkeeper.1", *treasures(1, 4)]
    session = begin(owen=career(pack=pack))
    while session.decision is not None and session.decision.prompt != "limit":
        session.choose("ready")
    assert session.decision is not None
    assert [str(option) for option in session.decision.options()] == ["pick dawnbringer.1", "pick oathkeeper.1"]
    session.choose("pick oathkeeper.1")
    assert len(session.decision.options()) == 7
    session.choose(f"pick {pack[-1]}")
    owen = session.state.heroes["owen"]
    assert sorted(owen.cards) == sorted([ARMOR, "mace.1", "dawnbringer.1", *pack[2:-1]])
    assert "oathkeeper.1" in session.state.supply


@rule("MD-MKT-13", "MD-RUL-69")
def test_a_hero_with_nothing_but_high_cards_may_swap_them() -> None:
    high = treasures(4, 2)
    low = treasures(1)
    session = begin(owen=career(body="", hands=[], pack=high), sibyl=career(body="", hands=[], pack=[*low, *treasures(5)]))
    while session.decision is not None and session.decision.prompt != "swap":
        session.choose("ready", session.decision.seat)
    assert session.decision is not None
    assert session.decision.seats == ("owen",)
    session.choose(f"swap {high[0]} for mace")
    assert refusal(session, f"swap {high[0]} for mace") == "MD-MKT-13"
    assert refusal(session, f"swap {high[1]} for {name_of(low[0])}") == "MD-RUL-69"
    assert refusal(session, "pickup") == "MD-MKT-13"
    session.choose("ready")
    assert sorted(map(name_of, session.state.heroes["owen"].cards)) == sorted(["mace", name_of(high[1])])


# --- defeat ---


@rule("MD-STO-22", "MD-STO-20", "MD-RUL-72", "MD-MKT-01")
def test_a_retry_has_no_market_but_swaps() -> None:
    pack = treasures(1, 6)
    session = begin(FIRST, lost=True, owen=career(pack=pack))
    assert session.decision is not None
    assert session.decision.prompt == "limit"
    session.choose("pick mace.1")
    session.choose(f"pick {pack[0]}")
    assert session.decision.prompt == "swap"
    session.choose(f"swap {pack[1]} for mace")
    assert "mace.2" in session.state.heroes["owen"].cards
    assert prompts(session) == ["swap", "reorganize"]
    assert len(session.state.heroes["owen"].cards) == 6


@rule("MD-STO-23", "MD-STO-21")
def test_going_on_after_a_defeat_leads_to_the_market() -> None:
    assert prompts(begin(SECOND, lost=True)) == ["trade", "market", "trade"]


@rule("MD-STO-10")
def test_a_new_hero_may_join_and_an_old_one_stay_at_home() -> None:
    record = {"played": [FIRST], "passed": [FIRST], "heroes": {"owen": career(), "sibyl": career(body="leather-armor.2", xp=9)}}
    session = Session.begin(GAME, SECOND, "town", {"campaign": record, "party": "owen elias"})
    assert prompts(session) == ["weapon", "trade", "market", "trade"]
    assert "leather-armor.2" not in [*session.state.supply, *session.state.heroes["elias"].cards]
    assert after(finished(session, "victory")).heroes["sibyl"].xp == 9


@rule("MD-STO-19", "MD-MKT-01")
def test_a_game_in_town_can_be_saved() -> None:
    session = to_market(begin(owen=career(pack=treasures(2, 2))))
    again = load(GAME, save(session))
    assert again.state == session.state
    again.choose("ready")
    assert again.state.market == []


@rule("MD-STO-19", "MD-STO-21")
@pytest.mark.parametrize("party", ["owen", "owen elias sibyl"])
def test_a_whole_campaign_of_random_play(party: str) -> None:
    pick, record = random.Random(party), dict[str, Any]()
    options = {"party": party}
    for number in range(2 * len(SHEETS.ids)):
        mission = pick.choice(CAMPAIGN.next(record)[:2])
        session = Session.begin(GAME, mission, f"{party} {number}", {"campaign": record, **options})
        while session.decision is not None:
            seat = pick.choice(session.decision.seats)
            session.choose(pick.choice(session.decision.options(seat)), seat)
        record, options = CAMPAIGN.after(session.state), {}
        owned = [card for entry in record["heroes"].values() for card in msgspec.convert(entry, Career).cards]
        assert len(owned) == len(set(owned))
        assert record["played"][-1] == mission
        if set(record["played"]) == set(SHEETS.ids):
            break
    assert list(record["heroes"]) == party.split()
    assert len(record["played"]) >= len(SHEETS.ids)
