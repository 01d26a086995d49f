"""Equipment (DV-EQP): played onto the sheet, one card a body part, back into the hand for nothing."""

from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V N . o|
+ + + + +
|. . . .|
+-+-+-+-+
"""


def vardak(hand: list[str] | None = None, worn: list[str] | None = None, **fields: object) -> Table:
    return Table(ROOM, turn="vardak", heroes={"vardak": {"hand": hand or [], "worn": worn or []}}, **fields)


@rule("DV-EQP-01", "DV-PLAY-04")
def test_equipment_is_put_on_by_playing_it() -> None:
    table = vardak(["iron-helm", "bow"])
    table.play("play iron-helm")
    assert table.state.heroes["vardak"].worn == ["iron-helm.1"]
    assert table.state.heroes["vardak"].hand == ["bow.1"]
    played = table.last("CardPlayed")
    assert (played.by, played.card, played.at, played.rule) == ("vardak", "iron-helm.1", "", "DV-EQP-01")
    worn = table.last("EquipmentWorn")
    assert (worn.hero, worn.card, worn.rule) == ("vardak", "iron-helm.1", "DV-EQP-01")
    assert table.last("ActionTaken").action == "play"
    assert table.refusal("play bow") == "DV-TURN-04"


@rule("DV-EQP-01", "DV-EQP-07")
def test_equipment_in_the_hand_grants_nothing_until_it_is_played() -> None:
    long = "\n+" + "-+" * 9 + "\n|V" + " ." * 8 + "|\n+" + "-+" * 9 + "\n"
    bare = Table(long, turn="vardak", heroes={"vardak": {"hand": ["seven-league-boots"]}})
    assert bare.may("move F1")
    assert bare.refusal("move G1") == "DV-MOV-02"
    bare.play("play seven-league-boots")
    assert bare.may("move H1")
    assert bare.refusal("move I1") == "DV-MOV-02"


@rule("DV-EQP-02")
def test_equipment_stays_on_turn_after_turn() -> None:
    table = vardak(["iron-helm"], initiative=["vardak"])
    table.play("play iron-helm", "end")
    assert table.asked == "vardak"
    assert table.told("TurnBegan")[-1].figure == "vardak"
    assert table.state.heroes["vardak"].worn == ["iron-helm.1"]


@rule("DV-EQP-03", "DV-EQP-04")
def test_a_new_card_takes_the_place_of_the_old_one() -> None:
    table = vardak(["circlet-of-sages"], ["iron-helm", "chain-mail"])
    table.play("play circlet-of-sages")
    assert table.state.heroes["vardak"].worn == ["chain-mail.1", "circlet-of-sages.1"]
    assert table.state.heroes["vardak"].hand == ["iron-helm.1"]
    back = table.told("EquipmentReturned")
    assert [(e.hero, e.card, e.rule) for e in back] == [("vardak", "iron-helm.1", "DV-EQP-04")]


@rule("DV-EQP-04")
def test_a_card_for_both_hands_displaces_two_cards() -> None:
    table = vardak(["two-handed-sword"], ["magic-sword", "iron-helm", "tower-shield"])
    table.play("play two-handed-sword")
    assert table.state.heroes["vardak"].worn == ["iron-helm.1", "two-handed-sword.1"]
    assert table.state.heroes["vardak"].hand == ["magic-sword.1", "tower-shield.1"]


@rule("DV-EQP-04")
def test_a_card_for_one_hand_displaces_the_card_for_both() -> None:
    table = vardak(["tower-shield"], ["bow"])
    table.play("play tower-shield")
    assert table.state.heroes["vardak"].worn == ["tower-shield.1"]
    assert table.state.heroes["vardak"].hand == ["bow.1"]


@rule("DV-EQP-05", "DV-RUL-50", "DV-EQP-08", "DV-ACT-04")
def test_taking_equipment_back_is_no_action() -> None:
    table = vardak(["healing-potion"], ["iron-helm"])
    table.play("takeoff iron-helm")
    assert table.state.heroes["vardak"].worn == []
    assert table.state.heroes["vardak"].hand == ["healing-potion.1", "iron-helm.1"]
    event = table.last("EquipmentReturned")
    assert (event.hero, event.card, event.rule) == ("vardak", "iron-helm.1", "DV-RUL-50")
    assert table.told("ActionTaken") == []
    assert table.may("search")
    assert table.may("move A2")
    assert table.refusal("takeoff iron-helm") == "DV-EQP-08"


@rule("DV-EQP-06", "DV-RUL-50")
def test_what_was_taken_off_can_be_played_again_from_the_next_turn_on() -> None:
    table = vardak(worn=["iron-helm"], initiative=["vardak"])
    table.play("takeoff iron-helm")
    assert not table.may("play iron-helm")
    assert table.refusal("play iron-helm") == "DV-EQP-06"
    table.play("end")
    assert table.may("play iron-helm")


@rule("DV-EQP-06", "DV-EQP-04")
def test_a_displaced_card_cannot_come_back_in_the_same_turn() -> None:
    table = Table(
        """
        +-+-+
        |V N|
        +-+-+
        """.replace("        ", ""),
        turn="vardak",
        heroes={"vardak": {"hand": ["circlet-of-sages"], "worn": ["iron-helm"]}},
    )
    table.play("reorganize", "naurania: agree", "vardak: play circlet-of-sages")
    assert table.state.heroes["vardak"].hand == ["iron-helm.1"]
    assert not table.may("play iron-helm", "vardak")
    assert table.may("give iron-helm to naurania", "vardak")


@rule("DV-RUL-50")
def test_only_heroes_wear_things_and_only_in_their_own_turn() -> None:
    table = Table(ROOM, turn="orc-1", heroes={"vardak": {"worn": ["iron-helm"]}})
    assert table.refusal("takeoff iron-helm") == "DV-MON-03"
    other = Table(ROOM, turn="naurania", heroes={"vardak": {"worn": ["iron-helm"]}})
    assert other.refusal("takeoff iron-helm") == "DV-EQP-08"
    assert not [o for o in other.options() if o.startswith("takeoff")]


@rule("DV-EQP-02")
def test_equipment_can_be_given_away_from_the_sheet() -> None:
    table = vardak(worn=["iron-helm"])
    table.play("give iron-helm to naurania")
    assert table.state.heroes["vardak"].worn == []
    assert table.state.heroes["naurania"].hand == ["iron-helm.1"]
    assert table.last("CardGiven").is_worn


@rule("DV-EQP-07", "DV-ABIL-02")
def test_the_bonus_applies_by_itself() -> None:
    table = Table(
        ROOM,
        turn="orc-1",
        heroes={"vardak": {"at": "C1", "worn": ["iron-helm", "chain-mail"]}},
        dice=["hit hit hit", "miss hit hit miss miss miss"],
    )
    table.play("attack vardak")
    assert table.told("Rolled")[-1].dice == ("blue", "green", "green", "green", "green", "green")
    assert table.figure("vardak").wounds == 1
