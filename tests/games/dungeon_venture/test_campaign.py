"""The Campaign (DV-CAMP, DV-COUS, DV-SHOP, DV-CEVT, DV-CDCK): what goes from one Adventure to the next."""

from typing import Any

import msgspec
import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.campaign import CAMPAIGN, after, campaign_path, next_adventures
from tenebra.games.dungeon_venture.content import card, cards, copies, heroes
from tenebra.games.dungeon_venture.rules.characteristics import printed
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.state import Campaign, DVState, Played
from tenebra.games.dungeon_venture.steps import KeepEquipment, VisitShop
from tenebra.kernel import Refused, Session, fold, load, save
from tenebra.kit.decks import HIDDEN
from tests.games.dungeon_venture.scenery import words
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+
|V k .|
+ + + +
|N S W|
+-+-+-+
"""
EQUIPMENT = copies("equipment")


def begin(options: dict[str, Any] | None = None, **record: Any) -> Session[DVState]:
    """The next Adventure of a Campaign, up to its first question."""
    return Session.begin(GAME, "ravens-watch", "campaign", {"campaign": record, **(options or {})})


def play(session: Session[DVState], *choices: str) -> Session[DVState]:
    for choice in choices:
        session.choose(choice)
    return session


def to_the_start(session: Session[DVState]) -> Session[DVState]:
    """Keep and buy no more; the Mage takes what comes first."""
    while session.decision is not None and session.decision.prompt in ("keep", "shop", "spells"):
        session.choose(session.decision.options()[0])
    return session


def refusal(session: Session[DVState], choice: str) -> str:
    with pytest.raises(Refused) as refused:
        session.choose(choice)
    assert refused.value.reason is not None
    return refused.value.reason.rule


def told(session: Session[DVState], kind: str) -> list[Any]:
    return [event for event in session.events if type(event).__name__ == kind]


def won(**fields: Any) -> DVState:
    """An Adventure that has just been won: Vardak has killed the last Monster."""
    table = Table(ROOM, turn="vardak", dice=["hit miss miss miss", "miss"], **fields)
    table.play("attack kobold-1")
    assert table.state.outcome == "heroes"
    return table.state


@rule("DV-CAMP-01")
def test_the_campaign_is_a_row_of_adventures() -> None:
    assert len(campaign_path()) >= 4
    assert set(campaign_path()) == set(SHEETS.ids)
    assert campaign_path()[0] == "gronks-lair"


@rule("DV-LVL-02")
def test_levels_rise_along_the_row() -> None:
    levels = [SHEETS[id].level for id in campaign_path()]
    assert levels == sorted(levels)
    assert levels[0] == 1
    assert set(levels) == set(range(1, max(levels) + 1))
    assert max(levels) >= 4


@rule("DV-CAMP-02", "DV-RUL-64")
def test_the_campaign_goes_on_while_somebody_survives() -> None:
    record = after(won())
    assert (record.played, record.won, record.is_over, record.has_lost) == (1, 1, False, False)
    spirit = Table(ROOM, turn="vardak", heroes={"vardak": {"spirit": True, "wounds": 8}, **dead("naurania", "storm", "wick")})
    lost = after(spirit.state)
    assert (lost.played, lost.won, lost.is_over, lost.has_lost) == (1, 0, False, True)
    assert lost.cousins == ["naurania", "storm", "wick"]


def dead(*names: str) -> dict[str, Any]:
    return {name: {"dead": True} for name in names}


@rule("DV-CAMP-02", "DV-RUL-64")
def test_it_ends_when_nobody_survives() -> None:
    state = Table(ROOM, turn="kobold-1").state
    state.dead = ["vardak", "naurania", "storm", "wick"]
    record = after(state)
    assert record.is_over
    assert next_adventures(record) == []
    (line,) = CAMPAIGN.lines(msgspec.to_builtins(record), words("en"))
    assert "the Campaign is over" in line, "and no Cousin is spoken of"


def test_the_record_names_what_was_played_in_order_with_its_end() -> None:
    lost = Table(ROOM, turn="vardak", campaign={}).state
    first = after(lost)
    assert first.past == [Played(lost.scenario, False)]
    again = won(campaign=msgspec.to_builtins(first))
    second = after(again)
    assert second.past == [Played(lost.scenario, False), Played(again.scenario, True)]
    assert (second.played, second.won, second.passed) == (2, 1, [again.scenario])


def test_an_old_record_that_names_only_what_was_won_goes_on() -> None:
    old: dict[str, Any] = {"played": 3, "won": 2, "passed": ["ravens-watch", "gronks-lair"], "has_lost": True}
    assert begin(**old).state.campaign == Campaign(3, 2, ["ravens-watch", "gronks-lair"], has_lost=True)
    lost = Table(ROOM, turn="vardak", campaign=old).state
    assert after(lost).past == [Played("ravens-watch", True), Played("gronks-lair", True), Played(lost.scenario, False)]


@rule("DV-RUL-64")
def test_what_comes_next() -> None:
    path = list(campaign_path())
    assert next_adventures(Campaign()) == [path[0]]
    assert next_adventures(Campaign(played=1, won=1)) == [path[1]]
    lost = next_adventures(Campaign(played=1, won=0, has_lost=True))
    level = SHEETS[path[0]].level
    assert lost == [path[0], *(id for id in path[1:] if SHEETS[id].level == level)]
    assert len(lost) == 2
    assert next_adventures(Campaign(played=3, won=2, has_lost=False)) == [path[2]]
    assert next_adventures(Campaign(played=len(path), won=len(path))) == []
    assert next_adventures(Campaign(played=9, won=len(path) - 1)) == [path[-1]]
    detour = Campaign(played=2, won=1, passed=[path[1]])
    assert next_adventures(detour) == [path[0]]
    assert next_adventures(Campaign(played=3, won=2, passed=[path[1], path[0]])) == [path[2]]


@rule("DV-RUL-64", "DV-RUL-65")
def test_a_lost_adventure_does_not_raise_the_limit() -> None:
    state = Table(ROOM, turn="vardak", campaign={"played": 1, "won": 1}).state
    record = after(state)
    assert (record.played, record.won) == (2, 1)
    session = begin(played=2, won=1, loose=list(EQUIPMENT[:3]))
    play(session, f"keep {EQUIPMENT[0][:-2]} by vardak")
    assert refusal(session, f"keep {EQUIPMENT[1][:-2]} by vardak") == "DV-RUL-65"


@rule("DV-CAMP-03", "DV-COUS-01", "DV-RUL-66", "DV-CAMP-10")
def test_the_next_adventure_begins_with_four_fresh_heroes() -> None:
    lost = Table(
        ROOM,
        turn="vardak",
        heroes={"vardak": {"wounds": 5, "used": ["blink"], "cast": 1}, **dead("naurania", "storm")},
        lasting=[{"card": "haste", "owner": "wick"}],
    )
    record = after(lost.state)
    assert record.cousins == ["naurania", "storm"]
    session = to_the_start(Session.begin(GAME, "gronks-lair", "x", {"campaign": record}))
    while session.decision is not None and session.decision.prompt == "start":
        session.choose(session.decision.options()[0])
    assert list(session.state.figures) == list(heroes())
    assert all((f.form, f.wounds) == ("hero", 0) for f in session.state.figures.values())
    assert (session.state.lasting, session.state.dead, session.state.hexes) == ([], [], {})
    assert all((own.used, own.worn, own.cast) == ([], [], 0) for own in session.state.heroes.values())
    assert [len(own.hand) for own in session.state.heroes.values()] == [0, 3, 0, 0]


@rule("DV-CAMP-04", "DV-CAMP-11", "DV-SHOP-03")
def test_only_gold_and_equipment_come_back_from_an_adventure() -> None:
    fields = {"hand": ["blink", "healing-potion", "gold-10", "magic-sword"], "worn": ["iron-helm"], "used": ["haste"]}
    record = after(won(heroes={"vardak": fields}, campaign={"bought": ["blink"]}))
    assert (record.gold, record.loose, record.owned, record.bought) == (10, ["magic-sword.1", "iron-helm.1"], {}, [])


@rule("DV-CAMP-05", "DV-CAMP-06", "DV-CAMP-07", "DV-RUL-65", "DV-EX-21")
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_after_n_adventures_each_hero_keeps_n_cards(limit: int) -> None:
    session = begin(played=limit, won=limit, loose=list(EQUIPMENT))
    names = [copy[:-2] for copy in EQUIPMENT]
    for name in names[:limit]:
        play(session, f"keep {name} by storm")
    assert session.state.heroes["storm"].hand == list(EQUIPMENT[:limit])
    assert refusal(session, f"keep {names[limit]} by storm") == "DV-RUL-65"
    assert session.decision is not None
    assert not any(str(o).endswith("by storm") for o in session.decision.options())
    assert any(str(o).endswith("by wick") for o in session.decision.options())


@rule("DV-CAMP-05", "DV-CAMP-08", "DV-DEC-08", "DV-EX-54", "DV-RUL-66", "DV-COUS-02")
def test_the_heroes_choose_and_the_rest_goes_back() -> None:
    session = begin(played=1, won=1, loose=list(EQUIPMENT[:6]), cousins=["storm", "wick"])
    names = [copy[:-2] for copy in EQUIPMENT]
    assert session.decision is not None
    assert set(session.decision.seats) == set(heroes())
    for name, hero in zip(names, heroes(), strict=False):
        play(session, f"keep {name} by {hero}")
    kept = told(session, "EquipmentKept")
    assert [(e.hero, e.card, e.rule) for e in kept] == [
        ("vardak", EQUIPMENT[0], "DV-CAMP-08"),
        ("naurania", EQUIPMENT[1], "DV-CAMP-08"),
        ("storm", EQUIPMENT[2], "DV-COUS-02"),
        ("wick", EQUIPMENT[3], "DV-COUS-02"),
    ]
    assert [str(o) for o in session.decision.options()] == ["ready"]
    play(session, "ready", "ready", "ready")
    assert told(session, "EquipmentHandedBack") == []
    play(session, "ready")
    back = told(session, "EquipmentHandedBack")
    assert [(e.cards, e.rule) for e in back] == [(EQUIPMENT[4:6], "DV-CAMP-04")]
    assert session.state.campaign is not None
    assert session.state.campaign.loose == []


@rule("DV-DEC-08")
def test_every_hero_player_says_ready_and_the_others_go_on() -> None:
    session = begin({"party": "vardak wick / naurania / storm"}, played=1, won=1, gold=25, loose=["bow.1"])
    session.choose("ready", "wick")
    assert session.decision is not None
    assert (session.decision.prompt, session.decision.seats) == ("keep", ("naurania", "storm"))
    session.choose("ready", "storm")
    session.choose("keep bow by wick", "naurania")
    assert (session.decision.prompt, session.decision.seats) == ("shop", ("vardak", "wick", "naurania", "storm"))
    session.choose("ready", "naurania")
    session.choose("buy healing-potion for naurania", "vardak")
    assert (session.decision.prompt, session.decision.seats) == ("shop", ("vardak", "wick", "storm"))
    assert load(GAME, save(session)).fingerprint() == session.fingerprint()
    session.choose("ready", "storm")
    session.choose("ready", "vardak")
    assert session.decision.prompt == "spells"
    said = [(event.by, event.heroes, event.rule) for event in told(session, "PlayerReady")]
    assert said[0] == ("wick", ("vardak", "wick"), "DV-DEC-08")
    assert [by for by, *_ in said] == ["wick", "storm", "naurania", "storm", "vardak"]


@rule("DV-DEC-08")
def test_who_plays_all_heroes_says_ready_once() -> None:
    session = begin({"party": "vardak naurania storm wick"}, played=1, won=0, loose=["bow.1"])
    session.choose("ready", "storm")
    assert [event.cards for event in told(session, "EquipmentHandedBack")] == [("bow.1",)]
    session.choose("ready", "wick")
    assert session.decision is not None
    assert session.decision.prompt == "spells"


def test_a_position_saved_before_anybody_could_be_ready_alone_is_the_same() -> None:
    assert msgspec.to_builtins(KeepEquipment()) == {"step": "KeepEquipment"}
    assert msgspec.to_builtins(VisitShop()) == {"step": "VisitShop"}
    assert msgspec.convert({"step": "VisitShop"}, VisitShop).ready == ()


@rule("DV-CAMP-08")
def test_only_recovered_equipment_can_be_kept_and_only_by_heroes() -> None:
    session = begin(played=1, won=1, loose=["bow.1"])
    assert refusal(session, "keep iron-helm by vardak") == "DV-CAMP-08"
    assert refusal(session, "keep bow by gronk") == "DV-CAMP-08"
    nothing = begin(played=1, won=0, loose=["bow.1"])
    assert refusal(nothing, "keep bow by vardak") == "DV-RUL-65"


@rule("DV-COUS-01", "DV-RUL-66")
def test_a_cousin_has_the_same_sheet_and_no_belongings() -> None:
    table = Table(ROOM, turn="vardak", heroes={"storm": {"dead": True, "hand": ["gold-20", "bow"]}}, campaign={})
    record = after(table.state)
    assert (record.cousins, record.gold, record.loose) == (["storm"], 0, [])
    session = to_the_start(begin(played=1, won=1, cousins=["storm"]))
    while session.decision is not None and session.decision.prompt == "start":
        session.choose(session.decision.options()[0])
    cousin = session.state.figures["storm"]
    assert printed(session.state, cousin) == heroes()["storm"]
    assert (cousin.wounds, session.state.heroes["storm"].hand, session.state.dead) == (0, [], [])


@rule("DV-SHOP-01", "DV-RUL-90", "DV-SHOP-04", "DV-SHOP-05", "DV-RUL-67")
def test_the_group_buys_consumables_and_spells_and_writes_down_the_rest() -> None:
    session = begin(played=1, won=1, gold=42)
    assert session.decision is not None
    assert (session.decision.prompt, session.decision.about) == ("shop", {"gold": "42"})
    play(session, "buy healing-potion for wick", "buy fire-bolt for vardak")
    bought = told(session, "CardBought")
    assert [(e.hero, e.card, e.price, e.rule) for e in bought] == [
        ("wick", "healing-potion.1", 10, "DV-SHOP-01"),
        ("vardak", "fire-bolt.1", 15, "DV-SHOP-01"),
    ]
    assert session.state.campaign is not None
    assert (session.state.campaign.gold, session.state.campaign.bought) == (17, ["healing-potion.1", "fire-bolt.1"])
    assert session.state.heroes["wick"].hand == ["healing-potion.1"]
    assert refusal(session, "buy lightning for wick") == "DV-SHOP-01"
    to_the_start(session)
    assert after(session.state).gold == 17


@rule("DV-RUL-49")
@pytest.mark.parametrize("seat", ["keeper", "spectator"])
def test_what_heroes_keep_and_buy_is_hidden_from_the_keeper(seat: str) -> None:
    session = begin(played=1, won=1, gold=42, loose=["bow.1", "iron-helm.1"])
    view, told = GAME.redact(session.state, seat), len(session.events)
    play(session, "keep bow by wick", "ready", "ready", "ready", "ready", "buy healing-potion for storm")
    news = session.told(seat, told)
    assert fold(view, news) == GAME.redact(session.state, seat)
    assert view.campaign is not None
    assert (view.campaign.gold, view.campaign.bought, view.campaign.loose) == (32, [HIDDEN], [])
    assert (view.heroes["wick"].hand, view.heroes["storm"].hand) == ([HIDDEN], [HIDDEN])
    for copy in ("bow.1", "iron-helm.1", "healing-potion.1"):
        assert copy not in repr(news)
        assert copy in repr(session.told("vardak", told))


@rule("DV-RUL-49")
def test_equipment_that_may_be_kept_is_hidden_from_the_keeper() -> None:
    session = begin(played=1, won=1, loose=["bow.1", "iron-helm.1"])
    seen, own = GAME.redact(session.state, "keeper").campaign, GAME.redact(session.state, "wick").campaign
    assert seen is not None
    assert own is not None
    assert (seen.loose, own.loose) == ([HIDDEN, HIDDEN], ["bow.1", "iron-helm.1"])


@rule("DV-RUL-49")
def test_in_the_keepers_other_worlds_the_heroes_bought_other_cards() -> None:
    session = to_the_start(play(begin(played=1, won=1, gold=500), "buy lightning for vardak", "buy blink for wick"))
    bought = set()
    for number in range(8):
        other = session.redeal("keeper", bytes([number]))
        assert GAME.redact(other.state, "keeper") == GAME.redact(session.state, "keeper")
        assert other.state.campaign is not None
        assert other.state.campaign.bought == [other.state.heroes["vardak"].hand[0], other.state.heroes["wick"].hand[0]]
        bought.update(other.state.campaign.bought)
    assert len(bought) > 2


@rule("DV-SHOP-01")
def test_exactly_enough_gold_is_enough() -> None:
    session = begin(played=1, won=1, gold=10)
    assert refusal(session, "buy fire-bolt for wick") == "DV-SHOP-01"
    assert refusal(session, "buy healing-potion for gronk") == "DV-SHOP-01"
    play(session, "buy healing-potion for wick")
    assert session.state.campaign is not None
    assert session.state.campaign.gold == 0
    assert session.decision is not None
    assert [str(o) for o in session.decision.options()] == ["ready"]


@rule("DV-SHOP-02", "DV-RUL-67")
def test_no_equipment_and_no_gold_is_sold_and_nothing_twice() -> None:
    session = begin(played=1, won=1, gold=500)
    assert refusal(session, "buy bow for vardak") == "DV-SHOP-02"
    assert refusal(session, "buy gold-20 for vardak") == "DV-SHOP-02"
    play(session, "buy lightning for vardak")
    assert refusal(session, "buy lightning for wick") == "DV-SHOP-02"
    play(session, "buy fire-bolt for vardak", "buy fire-bolt for wick")
    assert session.state.heroes["wick"].hand == ["fire-bolt.2"]
    assert refusal(session, "buy fire-bolt for wick") == "DV-SHOP-02"


@rule("DV-RUL-67", "DV-SHOP-05")
def test_everything_sold_has_a_price() -> None:
    for sold in cards().values():
        is_sold = sold.kind in ("spell", "consumable") and not sold.gold
        assert (sold.price > 0) == is_sold
    assert card("healing-potion").price == 10


@rule("DV-SHOP-01")
def test_before_the_first_adventure_there_is_no_shop() -> None:
    session = begin(gold=50)
    assert session.decision is not None
    assert session.decision.prompt == "spells"


def events_at_start(spells: int = 0, consumables: int = 0, equipment: int = 0, played: int = 4) -> int:
    """Event cards the Keeper starts with when the Heroes own so many cards."""
    free = [copy for copy in copies("spell") if not copy.startswith("fire-bolt")]
    potions = [copy for copy in copies("consumable") if not card(copy).gold]
    owned = {"vardak": free[:spells], "wick": potions[:consumables], "storm": list(EQUIPMENT[:equipment])}
    session = to_the_start(begin(played=played, won=played, owned=owned))
    assert [e.rule for e in told(session, "EventDrawn")] == ["DV-CEVT-01"] * len(session.state.keeper_hand)
    assert len(session.state.events.draw) == 14 - len(session.state.keeper_hand)
    return len(session.state.keeper_hand)


@rule("DV-CEVT-01", "DV-CEVT-02", "DV-CEVT-03", "DV-CEVT-05", "DV-CEVT-06", "DV-EVT-08", "DV-EX-37", "DV-CAMP-09")
def test_the_keeper_starts_with_events_for_what_the_heroes_own() -> None:
    assert events_at_start(spells=2, consumables=1, equipment=5) == 5
    assert events_at_start() == 0
    assert events_at_start(equipment=10) == 3


@rule("DV-CEVT-02")
def test_an_event_for_each_spell_beyond_the_mages_three() -> None:
    assert [events_at_start(spells=n) for n in (1, 3)] == [1, 3]


@rule("DV-CEVT-03")
def test_an_event_for_each_consumable() -> None:
    assert [events_at_start(consumables=n) for n in (1, 4)] == [1, 4]


@rule("DV-CEVT-04", "DV-CEVT-05", "DV-CEVT-06")
@pytest.mark.parametrize(("owned", "events"), [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_events_by_equipment(owned: int, events: int) -> None:
    assert events_at_start(equipment=owned) == events


@rule("DV-RUL-95")
def test_never_more_events_than_there_are() -> None:
    assert events_at_start(spells=7, consumables=4, equipment=9) == 14
    assert events_at_start(spells=8, consumables=9, equipment=9) == 14


@rule("DV-CEVT-01", "DV-EVT-08")
def test_no_events_in_the_first_adventure_of_a_campaign() -> None:
    assert len(to_the_start(begin()).state.keeper_hand) == 0


@rule("DV-EX-13", "DV-CEVT-03", "DV-CEVT-04", "DV-SHOP-01")
def test_the_example_of_the_rulebook() -> None:
    session = begin(played=1, won=1, gold=10, loose=["magic-sword.1", "magic-talisman.1"])
    play(session, "keep magic-sword by vardak", "keep magic-talisman by naurania", "buy healing-potion for wick")
    assert len(to_the_start(session).state.keeper_hand) == 2


def decks(equipment: int = 0, spells: int = 0) -> tuple[list[int], list[int]]:
    """Equipment, Spells and Consumables in the Treasure deck and in the Monster deck."""
    free = [copy for copy in copies("spell") if not copy.startswith("fire-bolt")]
    owned = {"storm": list(EQUIPMENT[:equipment]), "vardak": free[:spells]}
    state = to_the_start(begin(played=3, won=3, owned=owned)).state
    for copy in (*owned["storm"], *owned["vardak"]):
        assert copy not in (*state.treasure.draw, *state.spoils.draw)
    kinds = ("equipment", "spell", "consumable")
    treasure, spoils = ([card(copy).kind for copy in deck.draw] for deck in (state.treasure, state.spoils))
    return [treasure.count(kind) for kind in kinds], [spoils.count(kind) for kind in kinds]


@rule("DV-CDCK-01", "DV-CDCK-04", "DV-RUL-68", "DV-CAMP-09")
def test_with_nothing_owned_the_decks_are_as_in_the_first_adventure() -> None:
    assert decks() == ([8, 8, 8], [2, 10, 22])


@rule("DV-CDCK-01", "DV-CDCK-02", "DV-CDCK-04", "DV-RUL-68", "DV-EX-38", "DV-EX-39")
def test_missing_equipment_is_replaced_by_spells() -> None:
    assert decks(equipment=2) == ([8, 8, 8], [0, 10, 22])
    assert decks(equipment=4) == ([6, 10, 8], [0, 8, 22])
    assert decks(equipment=8) == ([2, 14, 8], [0, 4, 22])


@rule("DV-CDCK-02", "DV-CDCK-03", "DV-RUL-68", "DV-EX-40")
def test_missing_spells_are_replaced_by_consumables() -> None:
    assert decks(equipment=10, spells=2) == ([0, 16, 8], [0, 0, 22])
    assert decks(equipment=10, spells=4) == ([0, 14, 10], [0, 0, 20])


@rule("DV-RUL-68", "DV-CDCK-01")
def test_the_mage_chooses_three_spells_anew_and_a_campaign_knows_no_first_game_decks() -> None:
    session = Session.begin(GAME, "gronks-lair", "x", {"campaign": {}})
    assert session.decision is not None
    assert (session.decision.prompt, session.decision.seat) == ("spells", "naurania")
    state = to_the_start(session).state
    assert len(state.heroes["naurania"].hand) == 3
    assert len(state.treasure.draw) == 24


@rule("DV-SWI-06", "DV-CAMP-11")
def test_by_the_switch_bought_cards_stay_with_their_heroes() -> None:
    fields: dict[str, Any] = {
        "heroes": {
            "vardak": {"hand": ["healing-potion", "healing-potion"]},
            "naurania": {"used": ["blink"]},
            "storm": {"dead": True},
        },
        "lasting": [{"card": "haste", "owner": "wick"}, {"card": "quicksilver", "owner": "wick"}],
        "campaign": {"bought": ["healing-potion", "blink", "haste", "quicksilver", "fireball"]},
    }
    kept = after(won(options={"bought_cards": "kept"}, **fields))
    assert kept.owned == {"vardak": ["healing-potion.1"], "naurania": ["blink.1"], "wick": ["haste.1"]}
    assert kept.bought == ["healing-potion.1", "blink.1", "haste.1"]
    plain = after(won(**fields))
    assert (plain.owned, plain.bought) == ({}, [])


@rule("DV-SWI-06", "DV-CEVT-02", "DV-CEVT-03")
def test_by_the_switch_kept_cards_count_again_for_the_keepers_events() -> None:
    session = begin(
        {"bought_cards": "kept"},
        played=1,
        won=1,
        owned={"wick": ["blink.1", "healing-potion.1"]},
        bought=["blink.1", "healing-potion.1"],
    )
    state = to_the_start(session).state
    assert state.heroes["wick"].hand == ["blink.1", "healing-potion.1"]
    assert len(state.keeper_hand) == 2


def test_a_game_never_changes_the_record_it_was_begun_with() -> None:
    record = Campaign(played=1, won=1, gold=20, loose=["bow.1"])
    session = Session.begin(GAME, "ravens-watch", "campaign", {"campaign": record})
    play(session, "keep bow by vardak", "buy healing-potion for wick")
    assert (record.loose, record.gold, record.bought) == (["bow.1"], 20, [])
    assert load(GAME, save(session)).fingerprint() == session.fingerprint()
