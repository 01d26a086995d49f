"""The cards and spells of the box in play: each does what it prints."""

from typing import Any

import pytest

from tenebra.games.conan.rules.encumbrance import base_movement, most_load
from tenebra.games.conan.rules.gems import limit_of
from tenebra.games.conan.rules.powers import has, skills_of
from tenebra.games.conan.state import FATIGUE, OVERLORD, RESERVE, WOUNDS
from tests.games.conan.props import ANNA, BORO, CORA, MAGE, SWORD, Table, unit

rule = pytest.mark.rule
CASTER = unit("caster", rank="lieutenant", life=4, models=1, skills=["spell_caster"], movement=2)


def through(table: Table) -> Table:
    """Let every moment pass until somebody is to act again, or the game stops; what must be chosen is the first."""
    while table.asked and table.prompt not in ("act", "overlord", "activation"):
        table.play("pass" if table.may("pass") else table.options()[0])
    return table


def until_asked(table: Table, seat: str) -> Table:
    """Let every moment pass until that seat is asked."""
    while table.asked != seat:
        table.play("pass")
    return table


def with_cards(*cards: str, foes: Any = None, friends: Any = None, **fields: Any) -> Table:
    """Anna in the yard with cards of the box, about to act."""
    copies = [f"{card}.1" for card in cards]
    return Table(
        heroes={ANNA: {"at": "yard", "cards": copies, **fields.pop("hero", {})}, **(friends or {})}, models=foes or {}, **fields
    )


def mage(*spells: str, foes: Any = None, friends: Any = None, **fields: Any) -> Table:
    """A mage in the yard with spells of the box, about to act."""
    own = {"at": "yard", "cards": list(spells), **fields.pop("hero", {})}
    return Table(heroes={MAGE: own, **(friends or {})}, models=foes or {}, **fields)


def gems(table: Table, who: str, zone: str) -> int:
    """How many gems of a hero, or of the Overlord, lie there."""
    owner = table.state.overlord if who == OVERLORD else table.hero(who)
    return owner.gems.get(zone, 0)


# --- What a card changes while it is carried ---


@rule("CO-MOV-11", "CO-ENC-06")
def test_sandals_and_heavy_plate() -> None:
    def movement(*cards: str) -> int:
        return base_movement(with_cards(*cards).state, ANNA)

    assert (movement(), movement("seven-mile-sandals"), movement("temple-plate")) == (3, 4, 2)
    assert movement("temple-plate", "somebodys-door") == 0, "two slow ones, and a load of 10"


@rule("CO-ENC-02")
def test_a_porters_frame_carries_more() -> None:
    table = with_cards("porters-frame")
    assert most_load(table.hero(ANNA)) == 16
    assert most_load(with_cards("iron-key").hero(ANNA)) == 12


@rule("CO-EXR-01", "CO-HER-05")
@pytest.mark.parametrize(
    ("card", "space", "limit"),
    [
        ("iron-knuckles", "melee", 6),
        ("iron-knuckles", "manipulation", 4),
        ("five-sisters", "ranged", 4),
        ("widows-bell", "guard", 4),
        ("grave-mail", "move", 3),
        ("hanged-mans-penny", "reroll", 5),
    ],
)
def test_cards_change_exertion_limits(card: str, space: str, limit: int) -> None:
    assert limit_of(with_cards(card).state, ANNA, space) == limit
    assert limit_of(with_cards("iron-key").state, ANNA, space) == {"move": 4, "reroll": 3}.get(space, 5)


@rule("CO-STA-03", "CO-HER-06")
def test_the_saints_finger_gives_a_gem_more() -> None:
    for cards, recovered in (([], 2), (["saints-finger"], 3)):
        table = with_cards(*cards, hero={"fatigue": 8}, next="stances").play("stance aggressive")
        assert gems(table, ANNA, FATIGUE) == 8 - recovered


@rule("CO-SKG-01", "CO-SKG-04")
def test_cards_give_skills_while_they_are_carried() -> None:
    table = with_cards("drovers-whip", "cork-vest", hero={"at": "yard"})
    assert skills_of(table.state, ANNA) == {"reach", "swimming"}
    assert not has(table.play("drop drovers-whip.1").state, ANNA, "reach")


@rule("CO-SKA-09")
def test_a_boar_spear_reaches_into_the_next_area() -> None:
    foes = {"thugs-1": {"at": "fire"}}
    assert with_cards("boar-spear", foes=foes).may("strike thugs-1 with boar-spear.1 for 1")
    assert with_cards("honest-sword", foes=foes).refusal("strike thugs-1 with honest-sword.1 for 1") == "CO-MEL-01"


# --- Objects that are used up ---


@rule("CO-RUX-07", "CO-RUX-08", "CO-GEM-05")
def test_wolf_milk_heals_a_friend_and_is_gone() -> None:
    table = with_cards("wolf-milk", friends={BORO: {"at": "yard", "wounds": 3}, CORA: {"at": "fire", "wounds": 3}})
    assert not table.may(f"use wolf-milk.1 at {CORA}"), "not in the same area"
    table.play(f"use wolf-milk.1 at {BORO}")
    assert (gems(table, BORO, WOUNDS), gems(table, BORO, FATIGUE)) == (1, 2)
    assert table.hero(ANNA).cards == []
    assert table.hero(ANNA).points == 0, "an action that is no Move ends his free steps"


@rule("CO-RUX-07", "CO-STA-07")
def test_a_cautious_hero_uses_nothing_but_what_says_any_time() -> None:
    table = with_cards("wolf-milk", hero={"wounds": 2, "stance": "cautious"}, next="act", friends={BORO: {"at": "wood"}})
    assert table.refusal(f"use wolf-milk.1 at {ANNA}", ANNA) in ("CO-SPL-06", "CO-STA-06", "CO-STA-07")


@rule("CO-RUX-08", "CO-GEM-04")
def test_black_wine_gives_back_what_is_there() -> None:
    table = with_cards("black-wine", hero={"fatigue": 3}).play(f"use black-wine.1 at {ANNA}")
    assert (gems(table, ANNA, RESERVE), gems(table, ANNA, FATIGUE)) == (12, 0)


@rule("CO-RUX-07", "CO-RER-10")
def test_loaded_dice_roll_again() -> None:
    table = with_cards("loaded-dice", "honest-sword", foes={"thugs-1": {"at": "yard"}}, dice=["0 0 0", "1 2"])
    table.play("strike thugs-1 with honest-sword.1 for 2")
    through(table.play("use loaded-dice.1 at red-0.red-0"))
    assert "thugs-1" not in table.state.models
    assert table.hero(ANNA).cards == ["honest-sword.1"]


@rule("CO-RUX-07")
def test_a_lucky_hare_takes_the_sting_out_of_a_blow() -> None:
    table = with_cards(
        "lucky-hare",
        hero={"reserve": 0, "fatigue": 12},
        foes={"heavies-1": {"at": "yard"}},
        next="activate",
        river=["heavies"],
        overlord={"reserve": 1},
        dice=["2 2"],
    )
    table.play("activate heavies", f"attack {ANNA} by heavies-1")
    until_asked(table, ANNA).play("use lucky-hare.1")
    through(table)
    assert gems(table, ANNA, WOUNDS) == 1, "4 less 3"


@rule("CO-STS-01", "CO-RUX-07")
def test_a_fowlers_net_holds() -> None:
    table = with_cards("fowlers-net", foes={"thugs-1": {"at": "yard"}, "thugs-2": {"at": "fire"}})
    assert not table.may("use fowlers-net.1 at thugs-2")
    assert table.play("use fowlers-net.1 at thugs-1").model("thugs-1").webbed


@rule("CO-RUX-07", "CO-RUL-41")
def test_smoke_hides_everybody_around_until_the_turn_ends() -> None:
    table = with_cards("smoke-pot", friends={BORO: {"at": "yard"}, CORA: {"at": "fire"}}, stop=False)
    table.play("use smoke-pot.1")
    assert [has(table.state, who, "evasive") for who in (ANNA, BORO, CORA)] == [True, True, False]
    table.play(*[f"{who}: done" for who in (ANNA, BORO, CORA)])
    assert not has(table.state, ANNA, "evasive")


@rule("CO-RUX-07", "CO-RUL-41")
def test_madmans_broth_hurts_and_lasts_until_ones_next_turn() -> None:
    table = with_cards("madmans-broth", stop=False).play("use madmans-broth.1")
    assert gems(table, ANNA, WOUNDS) == 1
    table.play("done")
    assert table.asked == OVERLORD
    assert skills_of(table.state, ANNA) == {"circular_strike", "counterattack"}
    table.play("end")
    assert skills_of(table.state, ANNA) == frozenset()


@rule("CO-RUL-30")
def test_red_cloth_is_armour_for_all_who_are_there() -> None:
    table = with_cards(
        "red-cloth",
        foes={"thugs-1": {"at": "yard"}},
        hero={"reserve": 0, "fatigue": 12},
        stop=False,
        river=["thugs"],
        overlord={"reserve": 1},
        dice=["2"],
    )
    table.play("use red-cloth.1", "done", "activate thugs", f"attack {ANNA} by thugs-1")
    through(table)
    assert gems(table, ANNA, WOUNDS) == 1, "2 less 1"


@rule("CO-THR-07", "CO-DRP-02")
def test_a_wasp_jar_bursts_where_it_falls() -> None:
    table = with_cards("wasp-jar", foes={"thugs-1": {"at": "yard"}}, hero={"reserve": 0, "fatigue": 12}, dice=["1 1 0", "0"])
    through(table.play("drop wasp-jar.1"))
    assert "thugs-1" not in table.state.models
    assert gems(table, ANNA, WOUNDS) == 2


# --- Spells ---


@rule("CO-SPL-03", "CO-SPL-05", "CO-RUL-42")
def test_cold_fingers_reach_over_there() -> None:
    table = mage("cold-fingers", foes={"thugs-1": {"at": "fire"}}, dice=["1 0"])
    through(table.play("cast cold-fingers at thugs-1 for 2"))
    assert "thugs-1" not in table.state.models
    assert gems(table, MAGE, "spell:cold-fingers") == 2


@rule("CO-SPL-05", "CO-AOE-01", "CO-AOE-02")
def test_the_whole_sky_falls_on_everybody_there() -> None:
    table = mage(
        "the-whole-sky", foes={"thugs-1": {"at": "fire"}, "thugs-2": {"at": "fire"}, "thugs-3": {"at": "tent"}}, dice=["1 0"]
    )
    table.play("cast the-whole-sky at fire for 3")
    through(table)
    assert list(table.state.models) == ["thugs-3"]


@rule("CO-RUL-41", "CO-EXR-04")
def test_the_locust_hour_costs_what_one_likes_and_nothing_defends() -> None:
    table = mage("locust-hour", foes={"beast": {"at": "fire"}}, overlord={"reserve": 5}, dice=["2 1 0"])
    assert [table.may(f"cast locust-hour at fire for {number}") for number in (1, 4, 5)] == [True, True, False]
    table.play("cast locust-hour at fire for 3")
    assert table.asked == MAGE, "the dice are his"
    through(table)
    assert table.model("beast").life == 8 - 3, "armour 3 does not help"


@rule("CO-RUL-30", "CO-RUL-41", "CO-SPL-09")
def test_a_borrowed_hide_holds_until_the_casters_next_turn() -> None:
    table = mage(
        "borrowed-hide",
        friends={BORO: {"at": "fire", "reserve": 0, "fatigue": 12}},
        foes={"thugs-1": {"at": "fire"}},
        stop=False,
        river=["thugs"],
        overlord={"reserve": 9},
        dice=["2"],
    )
    table.play(f"{MAGE}: cast borrowed-hide at {BORO} for 2", f"{MAGE}: done", f"{BORO}: done")
    table.play("activate thugs", f"attack {BORO} by thugs-1")
    through(table)
    assert gems(table, BORO, WOUNDS) == 0


@rule("CO-SPL-07", "CO-RUL-43", "CO-WIN-07")
def test_the_evil_eye_weakens_a_blow_on_a_friend() -> None:
    table = mage(
        "evil-eye",
        friends={BORO: {"at": "fire", "reserve": 0, "fatigue": 12}},
        foes={"thugs-1": {"at": "fire"}},
        next="activate",
        river=["thugs"],
        overlord={"reserve": 9},
        dice=["2"],
    )
    table.play("activate thugs", f"attack {BORO} by thugs-1")
    until_asked(table, MAGE).play(f"cast evil-eye at {BORO} for 2")
    through(table)
    assert gems(table, BORO, WOUNDS) == 0
    assert gems(table, MAGE, "spell:evil-eye") == 2


@rule("CO-RUX-08", "CO-SPL-04")
def test_mothers_stitches_heal_what_the_die_shows() -> None:
    table = mage("mothers-stitches", friends={BORO: {"at": "yard", "wounds": 4}}, dice=["2"])
    through(table.play(f"cast mothers-stitches at {BORO} for 2"))
    assert (gems(table, BORO, WOUNDS), gems(table, BORO, FATIGUE)) == (2, 2)


@rule("CO-RUX-08", "CO-RUL-41")
def test_the_ember_is_passed_gem_for_gem() -> None:
    table = mage("pass-the-ember", friends={BORO: {"at": "fire", "fatigue": 6}})
    assert not table.may(f"cast pass-the-ember at {MAGE} for 1"), "to another hero"
    table.play(f"cast pass-the-ember at {BORO} for 3")
    assert (gems(table, BORO, FATIGUE), gems(table, MAGE, RESERVE)) == (3, 9)


@rule("CO-RUX-08")
def test_the_thief_of_breath_takes_a_red_gem() -> None:
    table = mage("thief-of-breath", foes={"thugs-1": {"at": "fire"}}, overlord={"reserve": 2, "fatigue": 1})
    table.play("cast thief-of-breath at thugs-1 for 1")
    assert (gems(table, OVERLORD, RESERVE), gems(table, OVERLORD, FATIGUE)) == (1, 2)


@rule("CO-SKM-02", "CO-RUL-91", "CO-RUL-46")
def test_a_door_in_the_air_opens_whoever_blocks() -> None:
    unit("wall-of-men", skills=["blocking"])
    table = mage("door-in-the-air", foes={"wall-of-men-1": {"at": "yard"}})
    assert not table.may("move fire")
    assert table.play("cast door-in-the-air at fire for 2").hero(MAGE).area == "fire"
    webbed = mage("door-in-the-air", hero={"webbed": True})
    assert not webbed.may("cast door-in-the-air at fire for 2")


def test_feather_and_smoke_give_skills_for_the_turn() -> None:
    table = mage("feather-word", "walk-like-smoke", friends={BORO: {"at": "yard"}})
    table.play(f"{MAGE}: cast feather-word at {BORO} for 1", f"{MAGE}: cast walk-like-smoke for 2")
    assert skills_of(table.state, BORO) == {"flying"}
    assert skills_of(table.state, MAGE) == {"spell_caster", "intangible", "evasive"}


def test_nobodys_hand_fetches_what_is_light_enough() -> None:
    table = mage("nobodys-hand", objects={"fire": ["round-shield.1", "captive.1"]})
    assert not table.may("cast nobodys-hand at captive.1 for 1"), "a load of 4"
    table.play("cast nobodys-hand at round-shield.1 for 1")
    assert "round-shield.1" in table.hero(MAGE).cards
    assert table.state.objects.get("fire") == ["captive.1"]


@rule("CO-STS-01")
def test_roots_hold_without_a_roll() -> None:
    table = mage("roots-remember", foes={"boss": {"at": "fire"}})
    assert table.play("cast roots-remember at boss for 3").model("boss").webbed


@rule("CO-LIF-06", "CO-OSP-01", "CO-RNF-10")
def test_get_up_brings_a_minion_back_beside_its_caster() -> None:
    table = Table(
        models={"caster": {"at": "fire"}},
        units={"thugs": {"started": 3, "fallen": ["thugs-1", "thugs-2"]}},
        river=["caster", "thugs"],
        overlord={"reserve": 9, "spells": ["get-up"]},
        next="activate",
    )
    assert table.state.tiles["thugs"].is_dead
    table.play("activate caster", "cast get-up at thugs for 3 by caster")
    assert [(one.id, one.area) for one in table.state.models.values()] == [("caster", "fire"), ("thugs-1", "fire")]
    assert not table.state.tiles["thugs"].is_dead


@rule("CO-RUL-46")
def test_the_winds_shoulder_pushes_past_a_border() -> None:
    table = mage("the-winds-shoulder", foes={"boss": {"at": "fire"}}, borders={"fire|tent": "wall"})
    table.play("cast the-winds-shoulder at boss for 1")
    assert table.options() == ["choose yard"], "the wall is in the way"
    assert table.play("choose yard").model("boss").area == "yard"


@rule("CO-SKA-05", "CO-SPL-07")
def test_nettle_skin_strikes_back() -> None:
    table = mage(
        "nettle-skin",
        friends={BORO: {"at": "fire", "reserve": 0, "fatigue": 12}},
        foes={"thugs-1": {"at": "fire"}},
        next="activate",
        river=["thugs"],
        overlord={"reserve": 1},
        dice=["0", "2"],
    )
    table.play("activate thugs", f"attack {BORO} by thugs-1")
    until_asked(table, MAGE).play(f"cast nettle-skin at {BORO} for 1")
    through(until_asked(table, BORO).play(f"attack thugs-1 by {BORO} as counter"))
    assert "thugs-1" not in table.state.models


@rule("CO-SPL-07", "CO-RER-04")
def test_turning_the_bones_rolls_a_friends_dice_again() -> None:
    table = mage(
        "turn-the-bones",
        friends={BORO: {"at": "fire", "cards": [SWORD], "reserve": 1, "fatigue": 11}},
        foes={"thugs-1": {"at": "fire"}},
        dice=["0 0", "3 2"],
    )
    table.play(f"{BORO}: strike thugs-1 with {SWORD}.1 for 1")
    until_asked(table, MAGE).play("cast turn-the-bones at orange-0.red-0 for 1")
    through(table)
    assert "thugs-1" not in table.state.models


@rule("CO-RUX-08")
def test_red_ink_is_signed_with_one_and_brings_four() -> None:
    table = mage("red-ink", hero={"reserve": 3, "fatigue": 9})
    table.play("cast red-ink for 1")
    assert (gems(table, MAGE, WOUNDS), gems(table, MAGE, RESERVE), gems(table, MAGE, FATIGUE)) == (1, 6, 4)
