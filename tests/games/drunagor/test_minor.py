"""Minor Actions: items (DR-MIN, DR-EQP, DR-ITM), Chests (DR-CHE), Interactions and Challenges (DR-INT, DR-CHL)."""

from typing import Any

import pytest

from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

ROOM = """
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
"""


def pair(elros: dict[str, Any] | None = None, jaheen: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Elros in his turn, Jaheen beside him."""
    return Table(ROOM, heroes={"elros": {"at": "A1", **(elros or {})}, "jaheen": {"at": "B1", **(jaheen or {})}}, **fields)


# --- wearing


@rule("DR-MIN-03", "DR-MIN-05", "DR-RUL-43", "DR-HER-07", "DR-EQP-01", "DR-EQP-02", "DR-HER-09")
def test_one_item_is_put_on_or_off_and_what_was_there_goes_into_the_bag() -> None:
    table = pair({"bag": ["padded-leather-armor", "iron-shield"]})
    assert table.refusal("equip iron-shield") == "DR-EQP-02"
    assert table.refusal("equip family-locket") == "DR-MIN-03"
    assert table.refusal("unequip iron-shield") == "DR-MIN-03"
    table.play("equip padded-leather-armor")
    own = table.hero("elros")
    assert own.equipped["armor"] == "padded-leather-armor"
    assert own.bag == ["iron-shield", "leather-armor"]
    assert own.health == 11
    assert own.equipped == {"weapon": "blooded-sword", "armor": "padded-leather-armor"}
    moved = [(event.item, event.source, event.goal) for event in table.told("ItemMoved")]
    assert moved == [
        ("leather-armor", "elros:armor", "elros:bag"),
        ("padded-leather-armor", "elros:bag", "elros:armor"),
    ]
    assert table.refusal("unequip blooded-sword") == "DR-MIN-01"
    full = pair({"bag": ["healing-potion", "iron-shield"]})
    assert full.refusal("unequip blooded-sword") == "DR-RUL-43"
    bare = pair().play("unequip leather-armor")
    assert bare.hero("elros").bag == ["leather-armor"]
    assert "armor" not in bare.hero("elros").equipped
    torch = pair({"bag": ["good-quality-torch"]}, sides={"good-quality-torch": "back"}).play("equip good-quality-torch")
    assert "good-quality-torch" in torch.hero("elros").equipped.values()
    assert (torch.state.sides, torch.hero("elros").bag) == ({"good-quality-torch": "back"}, [])


@rule("DR-RUL-99", "DR-MIN-03")
def test_bags_are_open_and_only_what_is_drawn_comes_to_light() -> None:
    """What was changed, given and taken can be taken back like a step; a card of the Chest deck cannot."""

    def free(*choices: str, elros: dict[str, Any] | None = None, **fields: Any) -> int:
        table = pair(elros, {"bag": ["healing-potion.1"]}, **fields)
        table.play(*choices)
        return table.session.choices_nothing_was_seen()

    armour = {"bag": ["padded-leather-armor"]}
    assert free("go A2", "equip padded-leather-armor", elros=armour) == 2
    assert free("unequip leather-armor") == 1
    assert free("give padded-leather-armor to jaheen", "go A2", elros=armour) == 2
    assert free("take healing-potion.1 from jaheen", "jaheen: agree") == 2
    searched: dict[str, Any] = {"chests": ["B2"], "decks": {"chest": ["healing-potion.2"]}, "dice": ["blank"]}
    assert free("search chest-1", "go A2", **searched) == 1
    full = {"bag": ["padded-leather-armor", "iron-shield"]}
    assert free("search chest-1", elros=full, **searched) == 0, "it is looked at before there is room for it"


@rule("DR-MIN-03")
def test_two_cards_of_one_name_are_one_choice_and_change_nothing_for_each_other() -> None:
    twice = pair({"equipped": [], "bag": ["leather-armor", "leather-armor"]})
    assert len(set(twice.options())) == len(twice.options())
    twice.play("equip leather-armor")
    assert twice.hero("elros").bag == ["leather-armor"]
    again = pair({"equipped": ["leather-armor"], "bag": ["leather-armor"]})
    assert again.refusal("equip leather-armor") == "DR-MIN-03"
    assert not again.may("equip leather-armor")


@rule("DR-MIN-04", "DR-EQP-06", "DR-EQP-08", "DR-SKL-12")
def test_an_item_under_a_cube_stays_where_it_is() -> None:
    table = pair({"bag": ["padded-leather-armor"], "docked": {"tumble": "green"}})
    assert table.refusal("unequip leather-armor") == "DR-MIN-04"
    assert table.refusal("equip padded-leather-armor") == "DR-MIN-04"
    bare = pair({"bag": ["padded-leather-armor"], "equipped": ["blooded-sword"]})
    assert bare.play("equip padded-leather-armor").hero("elros").equipped["armor"] == "padded-leather-armor"
    twice = pair({"docked": {}}, {"equipped": ["iron-shield"], "docked": {"iron-shield.2": "yellow"}}, turn="jaheen")
    assert twice.refusal("unequip iron-shield") == "DR-MIN-04"


@rule("DR-MIN-05", "DR-EQP-11")
def test_a_card_keeps_its_face_up() -> None:
    table = pair({"bag": ["good-quality-torch"]}, sides={"good-quality-torch": "back"})
    table.play("give good-quality-torch to jaheen")
    assert table.state.sides == {"good-quality-torch": "back"}
    assert table.hero("jaheen").bag == ["good-quality-torch"]


@rule("DR-EQP-12", "DR-ITM-03", "DR-ITM-06")
def test_a_cosmic_gem_turns_a_socketed_item() -> None:
    for gem in ("cosmic-gem", "chest-cosmic-gem"):
        table = pair({"bag": [gem, "ferrymans-pole"], "equipped": ["blackriver-blade", "good-quality-torch"]})
        table.play(f"consume {gem}")
        assert set(table.options()) == {"choose blackriver-blade", "choose ferrymans-pole"}
        table.play("choose ferrymans-pole")
        assert table.state.sides == {"ferrymans-pole": "back"}
        assert table.hero("elros").bag == ["ferrymans-pole"]


# --- each once in a turn


GATE = """
+-+-+-+-+-+-+-+-+
|. . . .|. . . .|
+ + + + + + + + +
|. . . .|. . . .|
+-+-+-+-+-+-+-+-+
"""


def amid_everything(foe: str = "", **fields: Any) -> Table:
    """Elros can do everything that is a Minor Action, unless an enemy stands there."""
    sheet = {
        "setup": {"hall": {}},
        "door": {"gate": {"at": "D1-E1", "opens": "hall"}},
        "scene": {"altar": {"choice": {"pray": {"do": ["count prayers"]}, "sing": {"do": ["count songs"]}}}},
    }
    bag = {"bag": ["healing-potion", "padded-leather-armor"]}
    return Table(
        GATE,
        heroes={
            "elros": {"at": "D1", "health": 5, "tokens": {"focus": 4}, **bag},
            "maya": {"at": "C1", "bag": ["clear-draught"]},
        },
        monsters={"executioner-1": {"at": foe}} if foe else {},
        setups={"hall": "E1"},
        unlaid=["hall"],
        doors={"gate": "D1-E1"},
        sheet=sheet,
        chests=["D2"] if foe != "D2" else ["B2"],
        scenes={"altar": {"at": "C2", "charges": 2}},
        decks={"chest": ["blessed-salt"]},
        dice=["blank"],
        **fields,
    )


def minor(table: Table) -> list[str]:
    """The Minor Actions that can be taken now."""
    others = ("go ", "use ", "expend ", "end", "recall", "stop")
    return [option for option in table.options() if not option.startswith(others)]


@rule("DR-MIN-01", "DR-MIN-03", "DR-MIN-07", "DR-TRN-08", "DR-INT-04", "DR-DOR-01", "DR-CHE-02", "DR-FOC-02")
def test_each_kind_is_taken_once_in_a_turn() -> None:
    table = amid_everything()
    kinds = {
        "focus": ["focus vanishing-act"],
        "consume": ["consume healing-potion.1"],
        "open": ["open gate"],
        "search": ["search chest-1"],
        "interact": ["interact altar for pray", "interact altar for sing"],
        "exchange": [
            "equip padded-leather-armor",
            "give healing-potion.1 to maya",
            "give padded-leather-armor to maya",
            "take clear-draught.1 from maya",
            "take clear-draught.1 from maya to consume",
        ],
    }
    assert minor(table) == [option for options in kinds.values() for option in options]
    for kind in ("open", "interact", "focus", "consume", "search"):
        table.play(kinds[kind][0])
        assert table.refusal(kinds[kind][-1]) == "DR-MIN-01"
        assert not [option for option in minor(table) if option.startswith(kind)]
    assert minor(table) == [
        "equip padded-leather-armor",
        *("give padded-leather-armor to maya", "give blessed-salt.1 to maya", "take clear-draught.1 from maya"),
    ]
    taken = [(event.action, event.rule) for event in table.told("ActionTaken")]
    assert taken == [
        ("open", "DR-DOR-01"),
        ("interact", "DR-INT-04"),
        ("focus", "DR-FOC-02"),
        ("consume", "DR-MIN-07"),
        ("search", "DR-CHE-02"),
    ]
    assert table.refusal("take clear-draught.1 from maya to consume") == "DR-MIN-03"
    table.play("equip padded-leather-armor")
    assert minor(table) == []
    assert table.refusal("unequip padded-leather-armor") == "DR-MIN-01"


@rule("DR-MIN-02", "DR-MIN-07", "DR-MIN-09", "DR-ENG-03", "DR-FOC-02")
def test_while_engaged_only_focus_and_consumables() -> None:
    table = amid_everything("D2")
    assert minor(table) == ["focus vanishing-act", "focus cut-the-thread", "consume healing-potion.1"]
    for choice in ("open gate", "interact altar for pray", "equip padded-leather-armor", "give healing-potion.1 to maya"):
        assert table.refusal(choice) == "DR-MIN-02"
    assert table.refusal("consume clear-draught.1") == "DR-MIN-07"
    table.play("consume healing-potion.1")
    assert table.hero("elros").health == 9
    assert amid_everything().refusal("search chest-9") == "DR-CHE-02"
    assert amid_everything().refusal("open nowhere") == "DR-DOR-01"
    near = amid_everything("A2")
    assert minor(near)[1:] == minor(amid_everything())[1:]


# --- giving, taking, using


@rule("DR-MIN-03", "DR-MIN-06", "DR-RUB-27", "DR-HER-08", "DR-CRD-01")
def test_a_gift_goes_from_bag_to_bag_if_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pair({"bag": ["healing-potion"]})
    table.play("give healing-potion.1 to jaheen")
    assert table.hero("jaheen").bag == ["healing-potion.1"]
    full = pair({"bag": ["healing-potion"]}, {"bag": ["clear-draught", "iron-shield"]})
    full.play("give healing-potion.1 to jaheen")
    assert (full.asked, full.prompt) == ("jaheen", "bag-full")
    full.play("jaheen: pass")
    assert full.hero("elros").bag == ["healing-potion.1"]
    other = pair({"bag": ["healing-potion"]}, {"bag": ["clear-draught", "iron-shield"]})
    other.play("give healing-potion.1 to jaheen", "jaheen: choose clear-draught.1")
    assert other.hero("jaheen").bag == ["iron-shield", "healing-potion.1"]
    assert other.state.decks["chest"].discard == ["clear-draught.1"]
    assert not other.told("HealthChanged")
    printed(monkeypatch, hold_the_line="+1 BAG")
    vorn = {"at": "B1", "bag": ["clear-draught", "iron-shield"]}
    roomy = Table(ROOM, heroes={"elros": {"at": "A1", "bag": ["healing-potion"]}, "vorn": vorn})
    assert roomy.play("give healing-potion.1 to vorn").hero("vorn").bag == ["clear-draught.1", "iron-shield", "healing-potion.1"]
    far = Table(ROOM, heroes={"elros": {"at": "A1", "bag": ["healing-potion"]}, "jaheen": {"at": "D1"}})
    assert far.refusal("give healing-potion.1 to jaheen") == "DR-MIN-03"


@rule("DR-MIN-03")
def test_taking_needs_leave_and_may_be_to_consume_at_once() -> None:
    table = pair({"health": 3}, {"bag": ["healing-potion", "iron-shield"]})
    table.play("take healing-potion.1 from jaheen to consume", "jaheen: pass")
    assert table.hero("jaheen").bag == ["healing-potion.1", "iron-shield"]
    assert table.refusal("take healing-potion.1 from jaheen") == "DR-MIN-03"
    table.play("take iron-shield from jaheen", "jaheen: agree")
    assert table.hero("elros").bag == ["iron-shield"]
    assert table.refusal("give iron-shield to jaheen") == "DR-MIN-01"
    drunk = pair({"health": 3, "bag": ["clear-draught"]}, {"bag": ["healing-potion"]})
    drunk.play("take healing-potion.1 from jaheen to consume", "jaheen: agree")
    assert drunk.hero("elros").health == 7
    assert drunk.refusal("consume clear-draught.1") == "DR-MIN-01"
    assert drunk.state.decks["chest"].discard == ["healing-potion.1"]
    late = pair({"bag": ["clear-draught"]}, {"bag": ["healing-potion"]}).play("consume clear-draught.1")
    assert late.refusal("take healing-potion.1 from jaheen to consume") == "DR-MIN-03"


@rule("DR-MIN-07", "DR-ITM-01", "DR-ITM-02", "DR-ITM-04")
def test_a_consumable_is_used_once_from_the_own_bag() -> None:
    table = pair({"bag": ["healing-potion"], "health": 2}).play("consume healing-potion.1")
    assert table.hero("elros").health == 6
    assert table.hero("elros").bag == []
    assert table.state.decks["chest"].discard == ["healing-potion.1"]
    assert pair({"bag": ["iron-shield"]}).refusal("consume iron-shield") == "DR-MIN-07"
    assert pair({"bag": ["healing-potion"]}).refusal("equip healing-potion.1") == "DR-ITM-02"


@rule("DR-RES-05")
def test_a_fruit_of_life_heals_two_and_is_given_without_a_bag() -> None:
    table = pair({"tokens": {"fruit_of_life": 2}, "health": 2}, {"bag": ["clear-draught", "iron-shield"]})
    table.play("consume fruit_of_life", "give fruit_of_life to jaheen")
    assert table.hero("elros").health == 4
    assert table.hero("elros").tokens == {}
    assert table.hero("jaheen").tokens == {"fruit_of_life": 1}


@rule("DR-EQP-09", "DR-CRD-02", "DR-CRD-03", "DR-CRD-04", "DR-CRD-05")
def test_a_discarded_card_goes_back_where_it_came_from() -> None:
    homes = {"healing-potion": "chest", "iron-shield": "camp-1", "good-quality-torch": "adventure", "leather-armor": ""}
    for card, deck in homes.items():
        bag = ["clear-draught", card]
        table = pair({"bag": bag}, chests=["A2"], decks={"chest": ["blessed-salt"]}, dice=["blank"])
        copy = table.hero("elros").bag[1]
        table.play("search chest-1", f"choose {copy}")
        home = table.state.decks.get(deck)
        held = [*home.draw, *home.discard] if home is not None else []
        assert (copy in held) is bool(deck)
        assert [name for name, pile in table.state.decks.items() if name != deck and copy in (*pile.draw, *pile.discard)] == []
        assert (copy in table.state.decks["chest"].discard) is (deck == "chest")


# --- Chests


@rule("DR-CHE-02", "DR-CHE-03", "DR-RUL-45", "DR-MIN-09")
@pytest.mark.parametrize(
    ("face", "tokens"),
    [("poison", {"poison": 2}), ("slow", {"slow": 1}), ("burn", {"burn": 2}), ("bleed", {"bleed": 2}), ("blank", {})],
)
def test_a_chest_gives_a_card_and_then_the_trap_die_is_rolled(face: str, tokens: dict[str, int]) -> None:
    table = pair(chests=["A2"], decks={"chest": ["healing-potion", "clear-draught"]}, dice=[face])
    table.play("search chest-1")
    assert table.hero("elros").bag == ["healing-potion.1"]
    assert not table.state.chests
    assert table.hero("elros").tokens == tokens
    kinds = [type(event).__name__ for event in table.session.events]
    assert kinds.index("ItemMoved") < kinds.index("Rolled")
    assert pair(chests=["D1"]).refusal("search chest-1") == "DR-MIN-09"


@rule("DR-CHE-05", "DR-MIN-06", "DR-RUB-27")
def test_a_card_found_with_a_full_bag_is_discarded_or_replaces_another() -> None:
    fields: dict[str, Any] = {"chests": ["A2"], "decks": {"chest": ["blessed-salt"]}, "dice": ["blank"]}
    left = pair({"bag": ["healing-potion", "iron-shield"]}, **fields).play("search chest-1", "pass")
    assert left.hero("elros").bag == ["healing-potion.1", "iron-shield"]
    assert left.state.decks["chest"].discard == ["blessed-salt.1"]
    kept = pair({"bag": ["healing-potion", "iron-shield"]}, **fields).play("search chest-1", "choose healing-potion.1")
    assert kept.hero("elros").bag == ["iron-shield", "blessed-salt.1"]


@rule("DR-RUL-44", "DR-CRD-02")
def test_an_empty_chest_deck_gives_nothing_but_the_trap() -> None:
    table = pair(chests=["A2"], decks={"chest": []}, discards={"chest": ["healing-potion"]}, dice=["burn"])
    table.play("search chest-1")
    assert table.hero("elros").bag == []
    assert table.hero("elros").tokens == {"burn": 2}


@rule("DR-CHE-01", "DR-BRD-06")
def test_nobody_small_walks_onto_a_chest() -> None:
    assert pair(chests=["A2"]).refusal("go A2") == "DR-BRD-06"


# --- Interactions


SCENE = {
    "scene": {
        "altar": {
            "charges": 2,
            "choice": {
                "pray": {"do": ["cast SELF, SHIELD 2"]},
                "touch": {"do": ["cast SELF, BURN 1"]},
                "sing": {"do": ["each SELF, FOCUS 1"], "given": ["has hymn"]},
            },
        }
    }
}


def altar(elros: dict[str, Any] | None = None, **fields: Any) -> Table:
    return pair(elros, sheet=SCENE, scenes={"altar": {"at": "A2", "charges": 2}}, **fields)


@rule("DR-INT-01", "DR-INT-02", "DR-INT-03", "DR-INT-04", "DR-INT-05", "DR-INT-07", "DR-RUL-52")
def test_an_option_is_taken_once_and_costs_a_charge() -> None:
    table = altar(stop=False)
    assert [option for option in table.options() if option.startswith("interact")] == [
        "interact altar for pray",
        "interact altar for touch",
    ]
    assert table.refusal("go A2") == "DR-BRD-06"
    assert table.refusal("interact altar for sing") == "DR-INT-04"
    table.play("interact altar for pray")
    assert [event.text for event in table.told("Said")] == ["pray"]
    assert [(event.token, event.choice, event.hero) for event in table.told("OptionTaken")] == [("altar", "pray", "elros")]
    assert table.hero("elros").tokens == {"shield": 2}
    assert table.hero("jaheen").tokens == {}
    assert table.state.scenes["altar"].charges == 1
    assert table.refusal("interact altar for touch") == "DR-MIN-01"
    table.play("end")
    while table.asked != "jaheen" or table.prompt != "turn":
        table.play("pass")
    assert table.refusal("interact altar for pray") == "DR-INT-04"
    table.play("interact altar for touch")
    assert not table.state.scenes
    assert table.may("go A2")


@rule("DR-INT-04", "DR-INT-07", "DR-MIN-09")
def test_some_options_need_a_status_and_all_need_the_token_beside() -> None:
    table = altar({"statuses": ["hymn"]})
    table.play("interact altar for sing")
    assert [table.hero(hero).tokens for hero in ("elros", "jaheen")] == [{"focus": 1}, {"focus": 1}]
    assert pair(sheet=SCENE, scenes={"altar": {"at": "D2"}}).refusal("interact altar for pray") == "DR-MIN-09"


@rule("DR-INT-06")
def test_other_heroes_use_the_point_in_the_same_round_and_the_same_one_again_later() -> None:
    table = altar(stop=False).play("interact altar for pray", "end")
    while table.prompt != "turn":
        table.play("pass")
    assert table.asked == "jaheen"
    table.play("end")
    while table.asked != "elros" or table.prompt != "turn":
        table.play("pass" if table.prompt != "turn" else "end")
    assert table.may("interact altar for touch")
    assert table.refusal("interact altar for pray") == "DR-INT-04"


@rule("DR-INT-07", "DR-TIE-01")
def test_some_scenes_are_the_party_leaders_to_decide() -> None:
    sheet = {"scene": {"altar": {**SCENE["scene"]["altar"], "chooser": "leader"}}}
    table = pair(sheet=sheet, scenes={"altar": {"at": "A2"}}).play("interact altar")
    assert (table.asked, table.prompt) == ("jaheen", "scene")
    table.play("jaheen: choose pray")
    assert table.hero("elros").tokens == {"shield": 2}


# --- Challenges


def tried(roll: str, elros: dict[str, Any] | None = None, challenge: str = "yellow 12 +2", **fields: Any) -> Table:
    choice = {"challenge": challenge, "do": ["cast SELF, FOCUS 1"], "fail": ["cast SELF, BLEED 1"]}
    table = pair(
        elros,
        sheet={"scene": {"rock": {"choice": {"lift": choice}}}},
        scenes={"rock": {"at": "A2"}},
        dice=[roll],
        **fields,
    )
    return table.play("interact rock for lift")


@rule("DR-CHL-01", "DR-CHL-02")
def test_a_challenge_adds_every_cube_owned_and_spends_none() -> None:
    cubes = {"cubes": {"yellow": 3, "blue": 1}, "expended": {"yellow": 1}, "docked": {"backstab": "yellow"}}
    met = tried("6", cubes)
    assert met.hero("elros").tokens == {"focus": 1}
    assert met.hero("elros").available == {"yellow": 1, "blue": 1}
    assert tried("5", cubes).hero("elros").tokens == {"bleed": 1}
    read = tried("6", cubes).last("ChallengeMet")
    assert (read.total, read.difficulty, read.is_met) == (12, 12, True)


@rule("DR-CHL-02")
def test_a_wild_cube_and_what_one_always_has_count_and_another_path_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, old_debts="+3 CHALLENGE")
    cubes = {"cubes": {"yellow": 2, "wild": 1, "blue": 2}, "docked": {"backstab": "yellow"}}
    assert tried("3", cubes).last("ChallengeMet").total == 3 + 3 * 2 + 3
    assert tried("3", cubes, "yellow 12 +2 cunning").last("ChallengeMet").total == 3 + 3 * 2 + 3 + 4
    assert tried("3", cubes, "yellow 12 +2 noble").last("ChallengeMet").total == 3 + 3 * 2 + 3


@rule("DR-HER-10")
def test_the_right_path_helps() -> None:
    assert tried("6", challenge="yellow 12 +2").hero("elros").tokens == {"bleed": 1}
    helped = tried("6", challenge="yellow 12 +2 cunning")
    assert helped.hero("elros").tokens == {"focus": 1}
    assert "DR-HER-10" in helped.last("ChallengeMet").also


@rule("DR-CHL-03")
def test_some_may_roll_a_failed_challenge_again(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, old_debts="REROLL CHALLENGE")
    choice = {"challenge": "yellow 12 +2", "do": ["cast SELF, FOCUS 1"], "fail": ["cast SELF, BLEED 1"]}
    fields: dict[str, Any] = {"sheet": {"scene": {"rock": {"choice": {"lift": choice}}}}, "scenes": {"rock": {"at": "A2"}}}
    again = pair(**fields, dice=["2", "19"]).play("interact rock for lift", "reroll")
    assert again.hero("elros").tokens == {"focus": 1}
    kept = pair(**fields, dice=["2"]).play("interact rock for lift", "pass")
    assert kept.hero("elros").tokens == {"bleed": 1}
    met = pair(**fields, dice=["19"]).play("interact rock for lift")
    assert (met.prompt, met.hero("elros").tokens) == ("turn", {"focus": 1})
    printed(monkeypatch, old_debts="+1 CHALLENGE")
    other = pair(**fields, dice=["2"]).play("interact rock for lift")
    assert (other.prompt, other.hero("elros").tokens) == ("turn", {"bleed": 1})
