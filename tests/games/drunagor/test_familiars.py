"""Familiars (DR-PET), Companions (DR-CPN) and NPC tokens (DR-NPC): how they come, act, and are hit."""

from __future__ import annotations

from typing import Any

from tenebra.games.drunagor.content.foes import familiars
from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table, rule

MAYA = {"maya": {"at": "C3"}}


def evening(**more: Any) -> Table:
    """A Hero ends the turn: those it leads act."""
    more.setdefault("heroes", MAYA)
    marks = more.pop("marks", None)
    return Table(floor(8, 6, marks), **more).play("end")


def luma(at: str, **more: Any) -> dict[str, Any]:
    return {"luma": {"owner": "maya", "at": at, **more}}


@rule("DR-PET-06", "DR-RUL-15", "DR-TRN-04", "DR-PET-02")
def test_it_moves_then_attacks_after_its_summoners_turn() -> None:
    table = evening(familiars=luma("C4"), monsters={"rotten-flesh-1": {"at": "F4"}})
    assert (table.asked, table.prompt) == ("maya", "move")
    table.play("go E4")
    # two points of its five are left: it may go on or stop, and only then attack
    table.play("stop")
    assert table.prompt == "led-attack"
    assert table.options() == ["target rotten-flesh-1", "enough"]
    table.play("target rotten-flesh-1")
    # no roll: it always hits, and collateral follows lost Health
    assert table.monster("rotten-flesh-1").health == 10
    assert table.monster("rotten-flesh-1").tokens == {"bleed": 1}
    # never the other way round
    assert table.prompt == ""
    assert not any("luma" in cards for cards in table.state.track.values()), "its card is not on the Track"


@rule("DR-RUL-15", "DR-TKW-03")
def test_a_companion_strikes_as_many_as_its_card_says_and_not_harder_for_what_helps_familiars() -> None:
    heroes = {"maya": {"at": "C3", "abilities": ["wild-strength"]}}
    foes = {"rotten-flesh-1": {"at": "D4"}, "executioner-1": {"at": "D5"}, "executioner-2": {"at": "H6"}}
    hedda = {"hedda-ironbraid": {"owner": "maya", "at": "C4"}}
    table = evening(heroes=heroes, companions=hedda, monsters=foes).play("stop", "target rotten-flesh-1")
    if table.prompt == "led-attack":
        assert table.options() == ["target executioner-1", "enough"]
        table.play("target executioner-1")
    assert [table.monster(foe).health for foe in foes] == [9, 9, 12]
    assert table.last("AttackEnded").rule == "DR-RUL-15"
    wolf = evening(heroes=heroes, familiars=luma("C4"), monsters=foes).play("stop", "target rotten-flesh-1")
    assert wolf.monster("rotten-flesh-1").health == 12 - 2 - 1, "a Familiar is helped"
    assert wolf.prompt == "", "and strikes one"
    alone = evening(heroes=heroes, companions=hedda).play("stop")
    assert (alone.prompt, alone.told("AttackDeclared")) == ("", [])


@rule("DR-RUL-15", "DR-ENG-06")
def test_a_ranged_one_does_not_shoot_while_engaged() -> None:
    table = evening(familiars={"pax": {"owner": "maya", "at": "D4"}}, monsters={"rotten-flesh-1": {"at": "E4"}})
    # HEAL 1 for an ally first
    table.play("target maya", "stop")
    assert table.prompt == ""
    apart = evening(familiars={"pax": {"owner": "maya", "at": "C4"}}, monsters={"rotten-flesh-1": {"at": "E4"}})
    apart.play("target maya", "stop")
    assert apart.prompt == "led-attack"
    far = evening(familiars={"pax": {"owner": "maya", "at": "C4"}}, monsters={"rotten-flesh-1": {"at": "G4"}})
    assert far.play("target maya", "stop").prompt == ""


@rule("DR-PET-03", "DR-PET-04")
def test_one_health_and_dispelled_by_losing_it() -> None:
    table = Table(
        floor(8, 6),
        heroes={"maya": {"at": "H6"}},
        familiars=luma("B1"),
        monsters={"rotten-flesh-1": {"at": "A1"}},
        turn="rotten-flesh.rookie",
    )
    while table.prompt:
        table.play("pass")
    assert "luma" not in table.state.familiars
    shielded = Table(
        floor(8, 6),
        heroes={"maya": {"at": "H6"}},
        familiars=luma("B1", tokens={"shield": 3}),
        monsters={"rotten-flesh-1": {"at": "A1"}},
        turn="rotten-flesh.rookie",
    )
    while shielded.prompt:
        shielded.play("pass")
    assert "luma" in shielded.state.familiars
    (left,) = table.told("LedOneLeft")
    assert (left.figure, left.by, left.rule, left.also) == ("luma", "rotten-flesh-1", "DR-PET-03", ("DR-PET-04",))
    assert table.state.slain == [], "it may be called again"


@rule("DR-PET-03")
def test_a_single_point_of_damage_is_enough_and_none_is_not() -> None:
    def struck(tokens: int) -> bool:
        foe = {"rotten-flesh-1": {"at": "A1", "tokens": {"intimidate": tokens}}}
        table = Table(floor(8, 6), heroes={"maya": {"at": "H6"}}, familiars=luma("B1"), monsters=foe, turn="rotten-flesh.rookie")
        while table.prompt:
            table.play("pass")
        assert table.last("HitsFixed").damage == {"luma": 3 - tokens}
        return "luma" not in table.state.familiars

    assert [struck(tokens) for tokens in (2, 3)] == [True, False]


@rule("DR-PET-03", "DR-DRK-18", "DR-TER-01")
def test_darkness_and_terrain_affect_it_like_a_hero() -> None:
    table = evening(familiars=luma("C4"), darkness="D4 E4 F4 G4 H4")
    table.play("go D4 through darkness")
    assert "luma" not in table.state.familiars


@rule("DR-RUB-01")
def test_familiars_before_companions_each_in_a_turn_of_its_own() -> None:
    table = evening(
        familiars=luma("C4"),
        companions={"mira-quickfingers": {"owner": "maya", "at": "D3"}, "wren": {"owner": "maya", "at": "B3"}},
    )
    table.play("stop")
    assert (table.prompt, table.options()) == ("led", ["choose mira-quickfingers", "choose wren"])
    table.play("choose wren", "stop", "stop")
    began = [event.card for event in table.told("TurnBegan")]
    assert began == ["luma", "wren", "mira-quickfingers"]


@rule("DR-RUB-31", "DR-RUL-33")
def test_they_act_even_if_a_knock_out_ended_the_turn() -> None:
    # Maya ends on Darkness with 2 Health
    table = Table(floor(8, 6), heroes={"maya": {"at": "C3", "health": 2}}, darkness="C3", familiars=luma("C4")).play("end")
    while table.prompt not in ("move", ""):
        table.play(table.options()[0])
    assert table.hero("maya").is_down
    assert (table.asked, table.prompt) == ("maya", "move")
    began = table.last("TurnBegan")
    assert (began.card, began.rule, began.also) == ("luma", "DR-PET-06", ("DR-RUB-01", "DR-RUB-31"))
    assert len(table.told("TurnBegan")) == 1, "nobody acts twice"
    up = evening(familiars=luma("C4")).last("TurnBegan")
    assert (up.card, up.also) == ("luma", ("DR-RUB-01",))


@rule("DR-RUB-31", "DR-RUB-01")
def test_several_act_in_the_order_of_their_player_though_their_hero_is_down() -> None:
    two = luma("C4") | {"jinx": {"owner": "maya", "at": "C2"}}
    table = Table(floor(8, 6), heroes={"maya": {"at": "C3", "health": 2}}, darkness="C3", familiars=two).play("end")
    table.play(table.options()[0])
    assert (table.asked, table.prompt, table.options()) == ("maya", "led", ["choose luma", "choose jinx"])
    table.play("choose jinx", "stop", "stop")
    assert [event.card for event in table.told("TurnBegan")] == ["jinx", "luma"]
    assert table.prompt == ""


@rule("DR-PET-06", "DR-RUB-01")
def test_their_moves_and_attacks_are_asked_for_at_safe_points() -> None:
    table = evening(familiars=luma("C4") | {"jinx": {"owner": "maya", "at": "C2"}}, monsters={"rotten-flesh-1": {"at": "E4"}})
    asked = [table.prompt]
    table.play("choose luma")
    for answer in ("go D4", "stop", "enough", "stop"):
        session = table.session
        assert session.safe_point.inputs == len(session.inputs), table.prompt
        assert session.fork().state == session.state
        asked.append(table.prompt)
        table.play(answer)
    assert asked == ["led", "move", "move", "led-attack", "move"], "whoever has acted is not asked for again"


@rule("DR-TKW-17")
def test_flyby_returns_to_its_master() -> None:
    table = evening(familiars={"jinx": {"owner": "maya", "at": "C4"}}, monsters={"rotten-flesh-1": {"at": "G4"}})
    table.play("go F4", "stop", "target rotten-flesh-1")
    assert table.prompt == "summon"
    table.play("choose D4")
    assert table.state.familiars["jinx"].space == "D4"


@rule("DR-MOV-16", "DR-RUL-70")
def test_flying_passes_over_enemies_and_harm() -> None:
    walls = {"&": "D1 D2 D3 D4 D5 D6"}
    table = evening(familiars={"jinx": {"owner": "maya", "at": "C4"}}, marks=walls)
    table.play("go E4", "stop")
    assert "jinx" in table.state.familiars
    assert not table.state.familiars["jinx"].tokens
    high = evening(familiars={"jinx": {"owner": "maya", "at": "C4"}}, marks={"2": "D1 D2 D3 D4 D5 D6"})
    high.play("go D4", "go E4", "stop")
    assert [event.cost for event in high.told("Moved")] == [2, 1], "the climb costs a point more, the way down does not hurt"
    assert "jinx" in high.state.familiars


@rule("DR-TKW-19", "DR-PET-08")
def test_unique_familiars_are_in_the_box() -> None:
    assert {name for name, card in familiars().items() if card.is_unique} == {"granite", "pax"}


# --- Companions


@rule("DR-CPN-06", "DR-CPN-01", "DR-CPN-05")
def test_a_companion_moves_and_attacks_like_a_monster() -> None:
    table = evening(
        heroes={"vorn": {"at": "C3"}},
        companions={"hedda-ironbraid": {"owner": "vorn", "at": "C4"}},
        monsters={"rotten-flesh-1": {"at": "F4"}, "rotten-flesh-2": {"at": "F6"}},
    )
    table.play("go E5", "stop", "target rotten-flesh-1", "target rotten-flesh-2")
    assert [table.monster(id).health for id in ("rotten-flesh-1", "rotten-flesh-2")] == [9, 9]
    assert len(table.told("AttackDeclared")) == 1


@rule("DR-CPN-01")
def test_a_missing_entry_does_not_apply() -> None:
    table = evening(
        heroes={"vorn": {"at": "C3"}},
        companions={"the-nameless-prince": {"owner": "vorn", "at": "C4"}},
        monsters={"rotten-flesh-1": {"at": "F4"}},
    )
    table.play("go E4", "stop")
    assert table.prompt == ""


def attacked(companion: str, monster: str, at: str = "B1", **more: Any) -> Table:
    kind = monster.partition(".")[0]
    table = Table(
        floor(8, 6),
        heroes={"vorn": {"at": "H6", "cubes": {}}},
        companions={companion: {"owner": "vorn", "at": at, **more.pop("own", {})}},
        monsters={f"{kind}-1": {"at": "A1", "rank": monster.partition(".")[2] or "rookie"}},
        turn=monster,
        **more,
    )
    while table.prompt:
        table.play("pass")
    return table


@rule("DR-CPN-02", "DR-CPN-09", "DR-BHV-12")
def test_sturdiness_absorbs_one_hit_up_to_its_value() -> None:
    # 4 of a Rotten Flesh Fighter against Sturdiness 4, 5 of a Veteran
    kept = attacked("tharmagar", "rotten-flesh.fighter")
    assert "tharmagar" in kept.state.companions
    # collateral effects never reach it
    assert not kept.state.companions["tharmagar"].tokens
    lost = attacked("tharmagar", "rotten-flesh.veteran")
    assert "tharmagar" not in lost.state.companions
    assert "tharmagar" in lost.state.slain


@rule("DR-CPN-04", "DR-DMG-03")
def test_shield_is_spent_first_even_if_sturdiness_would_do() -> None:
    table = attacked("tharmagar", "rotten-flesh.rookie", own={"tokens": {"shield": 2}})
    assert "shield" not in table.state.companions["tharmagar"].tokens
    more = attacked("tharmagar", "rotten-flesh.rookie", own={"tokens": {"shield": 4}})
    assert more.state.companions["tharmagar"].tokens == {"shield": 1}
    saved = attacked("tharmagar", "rotten-flesh.veteran", own={"tokens": {"shield": 1}})
    assert "tharmagar" in saved.state.companions


@rule("DR-CPN-03", "DR-CPN-06", "DR-RUB-16")
def test_sturdiness_absorbs_conditions_group_by_group() -> None:
    table = evening(
        heroes={"vorn": {"at": "C3"}},
        companions={"hedda-ironbraid": {"owner": "vorn", "at": "C4", "tokens": {"bleed": 4, "poison": 4}}},
    )
    assert "hedda-ironbraid" in table.state.companions
    frail = evening(heroes={"vorn": {"at": "C3"}}, companions={"wren": {"owner": "vorn", "at": "C4", "tokens": {"bleed": 3}}})
    assert "wren" not in frail.state.companions
    assert not [event for event in frail.told("MovementBegan") if event.figure == "wren"]


@rule("DR-TKW-21", "DR-RUL-69", "DR-CPN-06")
def test_trick_or_treat() -> None:
    table = evening(
        heroes={"vorn": {"at": "C3", "health": 5}},
        companions={"tharmagar": {"owner": "vorn", "at": "C4"}},
        monsters={"executioner-1": {"at": "E4"}, "executioner-2": {"at": "H4"}},
    )
    assert table.prompt == "trick-or-treat"
    assert table.options() == ["target vorn", "target executioner-1", "enough"]
    table.play("target executioner-1", "choose poison")
    assert table.monster("executioner-1").tokens == {"poison": 2}
    treat = evening(heroes={"vorn": {"at": "C3", "health": 5}}, companions={"tharmagar": {"owner": "vorn", "at": "C4"}})
    treat.play("target vorn")
    assert treat.hero("vorn").health == 7


@rule("DR-TKW-18", "DR-CHE-01")
def test_loot_leaves_a_safe_chest() -> None:
    table = evening(
        heroes={"vorn": {"at": "C3"}},
        companions={"mira-quickfingers": {"owner": "vorn", "at": "C4"}},
        monsters={"executioner-1": {"at": "E4", "health": 2}},
    )
    table.play("go D4", "stop", "target executioner-1")
    (chest,) = table.state.chests.values()
    assert (chest.space, chest.is_loot) == ("E4", True)


# --- NPC tokens


@rule("DR-NPC-01", "DR-NPC-02", "DR-RUB-28")
def test_an_npc_token_is_solid_passable_and_nobodys_enemy() -> None:
    corridor = "+-+-+-+-+\n|. . . .|\n+-+-+-+-+\n|. . . .|\n+-+-+-+-+"
    table = Table(corridor, heroes={"elros": {"at": "A1"}}, npcs={"miller": "B1"})
    assert not table.may("go B1")
    assert table.may("go C1")


# --- summoning (Maya's Call the Wolf: MOVE 3; ACTIVATE Luma. Blade and Fang: +2 HIT; ACTIVATE FAMILIAR)


def called(**more: Any) -> Table:
    """Maya calls the wolf and does not move."""
    return Table(floor(8, 6), heroes={"maya": {"at": "A1"}}, **more).play("use call-the-wolf with green", "stop")


@rule("DR-PET-01", "DR-PET-07", "DR-PET-08", "DR-TIE-03")
def test_a_named_familiar_is_summoned_next_to_its_hero_if_it_is_not_there() -> None:
    table = called()
    assert (table.asked, table.prompt) == ("maya", "summon")
    assert table.options() == ["choose B1", "choose A2", "choose B2"]
    two, one = called(chests=["A2"]), called(chests=["A2", "B2"])
    assert (two.prompt, two.options()) == ("summon", ["choose B1", "choose B2"])
    assert (one.prompt, one.state.familiars["luma"].space) == ("turn", "B1"), "there is nothing to choose"
    table.play("choose B2")
    assert table.state.familiars["luma"].space == "B2"
    # summoned instead of activated: no move, no attack
    assert table.prompt == "turn"


@rule("DR-PET-01", "DR-TER-04")
def test_what_lies_there_affects_it_at_once() -> None:
    table = called(darkness="B2")
    table.play("choose B2")
    assert "luma" not in table.state.familiars


@rule("DR-PET-07", "DR-RUB-03")
def test_an_extra_activation_is_move_and_attack_within_the_turn() -> None:
    own = luma("B2", tokens={"bleed": 1})
    table = called(familiars=own, monsters={"rotten-flesh-1": {"at": "D2"}})
    assert table.prompt == "move"
    # its Conditions are not resolved: these belong to its own turn
    assert table.state.familiars["luma"].tokens == {"bleed": 1}
    table.play("go C2", "stop", "target rotten-flesh-1")
    assert table.monster("rotten-flesh-1").health == 10
    table.play("end")
    # in its own turn BLEED dispels it
    assert "luma" not in table.state.familiars


@rule("DR-PET-05")
def test_one_familiar_a_hero_unless_an_effect_allows_more() -> None:
    table = called(familiars={"jinx": {"owner": "maya", "at": "B1"}})
    table.play("choose A2")
    assert list(table.state.familiars) == ["luma"]
    trainer = Table(
        floor(8, 6),
        heroes={"maya": {"at": "A1", "abilities": ["wild-strength", "master-trainer"]}},
        familiars={"jinx": {"owner": "maya", "at": "B1"}},
    )
    trainer.play("use call-the-wolf with green", "stop", "choose A2")
    assert list(trainer.state.familiars) == ["jinx", "luma"]


@rule("DR-PET-07", "DR-TKW-19")
def test_any_familiar_may_be_called_but_no_unique_one() -> None:
    table = Table(
        floor(8, 6),
        heroes={"maya": {"at": "A1", "learned": {"yellow": 1}}},
        monsters={"rotten-flesh-1": {"at": "B1"}},
        dice=["15"],
    )
    table.play("use blade-and-fang with yellow")
    while table.prompt not in ("familiar", "turn"):
        table.play(table.options()[0])
    assert table.options() == ["choose luma", "choose jinx", "choose ember", "choose umbra"]


@rule("DR-PET-01", "DR-GEN-07")
def test_without_a_free_square_nobody_comes() -> None:
    crowd = {f"ghoul-minion-{n}": {"at": at} for n, at in enumerate(("A2", "B1", "B2"), 1)}
    table = Table(floor(8, 6), heroes={"maya": {"at": "A1"}}, monsters=crowd).play("use call-the-wolf with green")
    assert not table.state.familiars
    assert table.prompt == "turn"


@rule("DR-GEN-08", "DR-PET-06")
def test_its_player_may_leave_the_attack() -> None:
    table = evening(familiars=luma("C4"), monsters={"rotten-flesh-1": {"at": "D4"}})
    table.play("stop", "enough")
    assert table.monster("rotten-flesh-1").health == 12
    treat = evening(heroes={"vorn": {"at": "C3", "health": 5}}, companions={"tharmagar": {"owner": "vorn", "at": "C4"}})
    treat.play("enough")
    assert treat.hero("vorn").health == 5


@rule("DR-DRK-18", "DR-TER-01", "DR-RUB-01")
def test_the_end_of_its_own_turn_on_darkness_dispels_it() -> None:
    table = evening(familiars=luma("C4"), darkness="C4")
    assert "luma" in table.state.familiars
    table.play("stop")
    assert "luma" not in table.state.familiars
