"""The thirty-six skills, each at a table."""

from typing import Any

from tests.games.descent.props import BOW, DAGGER, ROOM, RUNE, STAFF, SWORD, Table, duel, thing
from tests.games.descent.table import rule

SHIELD = thing("test-shield", "shield", "When an attack wounds you, exhaust: cancel 1 wound", hands=1)
MISSES = {SWORD: "miss 0/3/0", BOW: "miss blank blank blank", STAFF: "miss"}
OGRE, BEASTMAN = {"ogre-1": {"at": "C3"}}, {"beastman-1": {"at": "C3"}}


def skilled(skill: str, who: str = "sir-valadir", foes: Any = None, hero: Any = None, **fields: Any) -> Table:
    """A hero at B3 with one skill and a sword, beside an Ogre, about to declare his action."""
    return duel({"skills": [skill], **(hero or {})}, OGRE if foes is None else foes, who, **fields)


def suffered(table: Table) -> int:
    """The wounds of all attacks so far."""
    return sum(event.wounds for event in table.told("Wounded"))


def attacked(skill: str, monster: str, at: str, dice: str, **hero: Any) -> int:
    """The wounds that a monster's attack inflicts on a hero with a skill."""
    table = skilled(skill, foes={monster: {"at": at}}, hero=hero, next="activate", dice=[dice])
    return suffered(table.play(f"activate {monster}", "attack B3"))


def fight(skill: str, weapon: str, dice: str, who: str = "sir-valadir", at: str = "C3", **hero: Any) -> Table:
    """A hero with a skill attacks an Ogre with a weapon."""
    table = skilled(skill, who, {"ogre-1": {"at": at}}, {"equipped": [weapon], **hero}, dice=[dice])
    return table.play("battle", f"attack {at} with {weapon}")


# --- Fighting ---


def test_second_helping_buys_an_attack_when_advancing() -> None:
    table = skilled("second-helping", hero={"fatigue": 2}).play("advance")
    assert table.options() == ["pass", "use second-helping"]
    table.play("use second-helping")
    assert table.state.turn is not None
    assert (table.state.turn.attacks, table.state.turn.points, table.hero("sir-valadir").fatigue) == (2, 4, 0)
    assert skilled("second-helping", hero={"fatigue": 1}).play("advance").prompt == "turn"
    assert skilled("second-helping", hero={"fatigue": 2}).play("battle").prompt == "turn"


def test_marching_song_refreshes_everybody_near() -> None:
    heroes = {"sir-valadir": {"at": "B3", "skills": ["marching-song"]}, "silhouette": {"at": "C4"}, "mad-carthos": {"at": "E4"}}
    table = Table(heroes=heroes).play("battle")
    assert [hero.fatigue for hero in table.state.heroes.values()] == [1, 1, 0]
    assert [hero.fatigue for hero in Table(heroes=heroes).play("run").state.heroes.values()] == [0, 0, 0]


@rule("DE-ADJ-03")
def test_marching_song_is_not_heard_in_town() -> None:
    heroes = {"sir-valadir": {"at": "B3", "skills": ["marching-song"]}, "silhouette": {"at": ""}}
    assert Table(heroes=heroes).play("battle").hero("silhouette").fatigue == 0


def test_woodcutters_swing_goes_on_after_a_kill() -> None:
    foes = {"skeleton-1": {"at": "C3"}, "skeleton-2": {"at": "C4"}}
    table = skilled("woodcutters-swing", foes=foes, hero={"fatigue": 1}, dice=["0/4/0 0/3/0 blank blank"])
    table.play("advance", f"attack C3 with {SWORD}")
    assert (table.prompt, table.options()) == ("deed", ["pass", "use woodcutters-swing"])
    table.play("use woodcutters-swing")
    assert table.may(f"attack C4 with {SWORD}")
    missed = skilled("woodcutters-swing", hero={"fatigue": 1}, dice=["miss 0/3/0 blank blank"])
    assert missed.play("advance", f"attack C3 with {SWORD}").prompt == "turn"


@rule("DE-ARM-01")
def test_second_skin_is_never_slow_and_never_bare() -> None:
    def points(skill: str) -> int:
        table = Table(heroes={"silhouette": {"at": "B3", "skills": [skill], "equipped": ["plate-mail"]}}).play("advance")
        assert table.state.turn is not None
        return table.state.turn.points

    assert (points("second-skin"), points("thick-hide")) == (5, 3)
    blow = "0/4/0 0/3/0"
    bare, dressed = (attacked("second-skin", "beastman-1", "C3", blow, equipped=worn) for worn in ([], ["leather-armor"]))
    assert (bare, dressed) == (4 + 3 + 1 - 1 - 1, 4 + 3 + 1 - 1 - 1)
    assert attacked("thick-hide", "beastman-1", "C3", blow, equipped=[]) == 7


def test_headlong_adds_an_attack_and_half_a_move() -> None:
    table = skilled("headlong", "silhouette", hero={"fatigue": 2}).play("battle", "use headlong")
    assert table.state.turn is not None
    assert (table.state.turn.attacks, table.state.turn.points) == (3, 3), "half of 5, rounded up"


@rule("DE-ACT-05", "DE-ORD-01")
def test_sergeants_voice_orders_others_about() -> None:
    def table(map: str = ROOM) -> Table:
        own = {"at": "B3", "skills": ["sergeants-voice"], "equipped": [SWORD], "fatigue": 1}
        return Table(map, heroes={"sir-valadir": own, "silhouette": {"at": "B1"}}, monsters=OGRE).play("ready")

    ready = table()
    assert ready.options() == ["pass", "use sergeants-voice"]
    ready.play("use sergeants-voice")
    assert ready.state.turn is not None
    assert (ready.state.turn.attacks, ready.state.turn.halves) == (1, 1)
    assert ready.may("order guard to silhouette")
    ready.play("order guard to silhouette")
    assert (ready.hero("silhouette").order, ready.hero("sir-valadir").order) == ("guard", "")
    assert ready.refusal("order aim") == "DE-ACT-08"
    hidden = table(ROOM.replace("|. . . . . . . .|", "|. . . . . . . .|", 1).replace("+ + + + +", "+-+-+-+ +", 1))
    assert not hidden.play("pass").may("order guard to silhouette")


def test_arms_like_barrels_hit_harder_in_melee_only() -> None:
    assert suffered(fight("arms-like-barrels", SWORD, "1/3/0 0/2/1 blank blank")) == 3 + 2 + 2 - 4
    assert suffered(fight("arms-like-barrels", BOW, "1/2/0 enhancement enhancement enhancement", "silhouette")) == 5 - 4


def test_armor_against_one_type_of_attack() -> None:
    beastman, skeleton, sorcerer = ("beastman-1", "0/4/0 0/3/0"), ("skeleton-1", "2/2/0 0/3/0"), ("sorcerer-1", "2/2/0 2/1/0")

    def wounds(skill: str) -> list[int]:
        out = []
        for monster, dice in (beastman, skeleton, sorcerer):
            table = skilled(skill, foes={monster: {"at": "C3"}}, next="activate", dice=[dice]).play(f"activate {monster}")
            table.play("attack B3")
            if table.prompt == "spend":
                table.play(table.options()[0])
            out.append(suffered(table))
        return out

    plain = wounds("swift")
    less = {
        skill: [one - two for one, two in zip(plain, wounds(skill), strict=True)]
        for skill in ("blade-on-blade", "swat-the-arrow", "thick-skull")
    }
    assert less == {"blade-on-blade": [1, 0, 0], "swat-the-arrow": [0, 1, 0], "thick-skull": [0, 0, 1]}


def test_second_wind_refreshes_whoever_advances() -> None:
    assert skilled("second-wind").play("advance").hero("sir-valadir").fatigue == 1
    assert skilled("second-wind").play("run").hero("sir-valadir").fatigue == 0


@rule("DE-HERO-03", "DE-DMG-05")
def test_thick_hide_has_room_for_four_wounds_more() -> None:
    def life(skill: str) -> int:
        return Table(heroes={"quill-of-the-fen": {"at": "B3", "life": 12, "skills": [skill]}}).hero("quill-of-the-fen").life

    assert (life("thick-hide"), life("swift")) == (13, 12)


@rule("DE-ORD-02")
def test_feet_like_roots_stand_guard_while_battling() -> None:
    table = skilled("feet-like-roots").play("battle")
    assert table.hero("sir-valadir").order == "guard"
    aiming = skilled("feet-like-roots", hero={"order": "aim"}).play("battle")
    assert aiming.hero("sir-valadir").order == "aim"
    rooted = skilled("feet-like-roots", foes=BEASTMAN, dice=["0/4/0 0/3/0"], stop=False).play("battle", "end")
    assert rooted.hero("sir-valadir").lasting == ["armor-1"]


def test_free_surges_by_type_of_attack() -> None:
    sword = fight("every-trick", SWORD, "1/3/0 0/3/0 blank blank")
    assert suffered(sword) == 3 + 3 + 1 - 4, "two surges bought a point of damage"
    bow = fight("thread-the-needle", BOW, "1/2/0 enhancement blank blank", "silhouette")
    assert suffered(bow) == 2 + 1 + 2 - 4
    rune = fight("top-of-the-class", RUNE, "2/2/0 1/1/0 blank blank blank", "mad-carthos")
    assert "spend range 0 damage 0 on damage-1x2" in rune.options()
    assert fight("thread-the-needle", SWORD, "1/3/0 0/3/0 blank blank").told("RollSpent")[-1].bought == {}


# --- Subterfuge ---


@rule("DE-MOV-08")
def test_between_the_legs_goes_through_enemies_and_over_obstacles() -> None:
    lane = "+-+-+-+-+-+\n|. . o ^ .|\n+-+-+-+-+-+"
    heroes = {"silhouette": {"at": "A1", "skills": ["between-the-legs"]}}
    table = Table(lane, heroes=heroes, monsters={"beastman-1": {"at": "B1"}}).play("advance")
    assert table.play("move D1").refusal("end") == "DE-MOV-07", "nobody stays on a rock"
    table.play("move E1")
    assert (table.hero("silhouette").space, table.told("Wounded")) == ("E1", [])
    heroes["silhouette"]["skills"] = ["swift"]
    assert not Table(lane, heroes=heroes, monsters={"beastman-1": {"at": "B1"}}).play("advance").may("move E1")


@rule("DE-OBS-07")
def test_between_the_legs_is_never_over_a_pit_that_opens() -> None:
    def prompts(skill: str) -> list[str]:
        table = skilled(skill, foes={}, overlord={"threat": 9, "hand": ["loose-flagstone"]}, dice=["surge"])
        table.play("overlord: pass", "run", "move B4")
        return table.options("overlord") if table.asked == "overlord" else []

    assert prompts("swift") == ["pass", "play loose-flagstone"]
    assert "play loose-flagstone" not in prompts("between-the-legs")


def test_one_eye_open_strikes_whoever_comes_near() -> None:
    foes = {"skeleton-1": {"at": "E3"}}
    table = skilled("one-eye-open", foes=foes, hero={"fatigue": 2}, next="activate", dice=["0/4/0 0/3/0 blank blank"])
    table.play("activate skeleton-1", "move C3")
    assert (table.asked, table.options()) == ("sir-valadir", ["pass", "use one-eye-open"])
    table.play("use one-eye-open", f"attack C3 with {SWORD}")
    assert [event.monster for event in table.told("MonsterKilled")] == ["skeleton-1"]
    tired = skilled("one-eye-open", foes=foes, hero={"fatigue": 1}, next="activate").play("activate skeleton-1", "move C3")
    assert tired.asked == "overlord"


@rule("DE-WPN-02", "DE-RUL-38")
def test_no_wrong_hand_helps_the_other_weapon_and_the_shield() -> None:
    two = {"equipped": [SWORD, DAGGER]}
    table = skilled("no-wrong-hand", hero=two, dice=["1/3/0 0/2/1 blank blank"]).play("battle", f"attack C3 with {SWORD}")
    assert suffered(table) == 3 + 2 + 2 + 1 - 4
    hero = {"equipped": [SHIELD]}
    hit = skilled("no-wrong-hand", foes=BEASTMAN, hero=hero, next="activate", dice=["0/4/0 0/3/0"])
    hit.play("activate beastman-1", "attack B3", f"use {SHIELD}")
    assert suffered(hit) == 4 + 3 + 1 - 1 - 2


def test_ten_foot_pole_takes_threat_and_the_sting_out_of_traps() -> None:
    assert skilled("ten-foot-pole", overlord={"threat": 2}).state.overlord.threat == 1
    assert skilled("ten-foot-pole", overlord={"threat": 0}).state.overlord.threat == 0
    for skill, wounds in (("ten-foot-pole", 1), ("swift", 2)):
        hand = {"threat": 9, "hand": ["loose-flagstone"]}
        table = skilled(skill, foes={}, overlord=hand, dice=["surge"])
        table.play("overlord: pass", "run", "move B4", "overlord: play loose-flagstone")
        assert suffered(table) == wounds


PILLAR = """
+-+-+-+-+-+
|. . . . .|
+ + + + + +
|. . ^ . .|
+ + + + + +
|. . . . .|
+-+-+-+-+-+
"""


def aims(skill: str, **more: Any) -> bool:
    """A hero at A2 may shoot at a monster at E2, behind a rock at C2."""
    heroes = {"silhouette": {"at": "A2", "skills": [skill], "equipped": [BOW]}, **more}
    return Table(PILLAR, heroes=heroes, monsters={"beastman-1": {"at": "E2"}}).play("battle").may(f"attack E2 with {BOW}")


@rule("DE-LOS-02")
def test_round_the_corner_looks_from_the_next_space() -> None:
    assert (aims("swift"), aims("round-the-corner")) == (False, True)
    heroes = {"silhouette": {"at": "A2", "skills": ["round-the-corner"], "equipped": [BOW]}}
    table = Table(PILLAR, heroes=heroes, monsters={"beastman-1": {"at": "E2"}}, dice=["4/0/1 blank blank blank"])
    assert table.play("battle", f"attack E2 with {BOW}").told("AttackDeclared")[-1].distance in (3, 4)


@rule("DE-LOS-02")
def test_past_your_ear_looks_through_one_blocker() -> None:
    assert aims("past-your-ear")
    assert not aims("past-your-ear", **{"sir-valadir": {"at": "D2"}}), "two are too many"


@rule("DE-RNG-02")
def test_more_range() -> None:
    def may_reach(skill: str) -> bool:
        table = fight(skill, BOW, "1/2/0 blank blank blank", "silhouette", "E3")
        return not table.told("AttackMissed")

    assert [may_reach(skill) for skill in ("swift", "farsighted", "long-fuse")] == [False, True, True]
    assert suffered(fight("long-fuse", BOW, "3/1/1 enhancement enhancement blank", "silhouette")) == 1 + 1 + 2 + 1 - 4


@rule("DE-ACT-02")
def test_quiver_on_fire_shoots_as_long_as_the_breath_lasts() -> None:
    dice = ["4/0/1 blank blank blank"] * 2
    table = skilled("quiver-on-fire", "silhouette", hero={"equipped": [BOW], "fatigue": 5}, dice=dice)
    table.play("advance", f"attack C3 with {BOW}")
    while table.prompt == "spend":
        table.play(next(option for option in table.options() if option.startswith("spend")))
    assert table.options() == ["pass", "use quiver-on-fire"]
    table.play("use quiver-on-fire")
    assert table.state.turn is not None
    assert table.hero("silhouette").fatigue == 3
    assert table.state.turn.attacks >= 1


@rule("DE-ACT-02")
def test_one_more_shot_or_spell_comes_after_its_own_kind_of_attack() -> None:
    def after(skill: str, weapon: str) -> str:
        table = skilled(skill, "silhouette", hero={"equipped": [weapon], "fatigue": 5}, dice=[MISSES[weapon]])
        return table.play("advance", f"attack C3 with {weapon}").prompt

    weapons = (SWORD, BOW, STAFF)
    assert [after("quiver-on-fire", weapon) for weapon in weapons] == ["turn", "deed", "turn"]
    assert [after("hasty-syllables", weapon) for weapon in weapons] == ["turn", "turn", "deed"]


@rule("DE-FAT-06")
def test_deep_breath_has_room_for_two_fatigue_more() -> None:
    def fatigue(skill: str) -> int:
        hero = {"at": "B3", "fatigue": 4, "skills": [skill]}
        return Table(heroes={"late-captain-orme": hero}).hero("late-captain-orme").fatigue

    assert (fatigue("deep-breath"), fatigue("swift")) == (5, 4)


@rule("DE-ABL-24", "DE-ARM-02")
def test_swift_adds_to_speed_after_armor() -> None:
    table = Table(heroes={"silhouette": {"at": "B3", "skills": ["swift"], "equipped": ["plate-mail"]}}).play("run")
    assert table.state.turn is not None
    assert table.state.turn.points == 2 * (3 + 2)


# --- Wizardry ---


@rule("DE-ABL-08", "DE-EX-16")
def test_good_word_commands_friends_within_three_spaces() -> None:
    def damage(*at: str) -> int:
        names = ("mad-carthos", "doctor-vell")
        friends = {name: {"at": space, "skills": ["good-word"]} for name, space in zip(names, at, strict=False)}
        heroes = {"sir-valadir": {"at": "B3", "equipped": [SWORD]}, **friends}
        table = Table(heroes=heroes, monsters=OGRE, dice=["1/3/0 0/2/1 blank blank"])
        return int(table.play("battle", f"attack C3 with {SWORD}").last("AttackHit").damage)

    assert (damage(), damage("E3"), damage("F3")) == (5, 6, 5)


@rule("DE-FAM-08", "DE-SPW-06")
def test_boggs_keeps_monsters_from_being_spawned_where_he_looks() -> None:
    rooms = "+-+-+-+-+-+\n|. .|. . .|\n+-+-+-+-+-+"

    def spaces(**familiars: Any) -> list[str]:
        table = Table(
            rooms,
            heroes={"mad-carthos": {"at": "A1", "skills": ["boggs-the-rat"]}},
            familiars=familiars,
            overlord={"threat": 9, "hand": ["beastman-war-party"]},
            next="prepare",
        )
        table.play("play beastman-war-party")
        return [option for option in table.options() if option.startswith("place")] if table.prompt == "spawn" else []

    assert spaces(boggs={"owner": "mad-carthos", "at": "C1"}) == []
    assert spaces(boggs={"owner": "mad-carthos", "at": "A1"}) == ["place C1", "place D1", "place E1"]


@rule("DE-ABL-21")
def test_last_word_takes_unnamed_enemies_along() -> None:
    foes = {"beastman-1": {"at": "C3"}, "skeleton-leader-1": {"at": "E3"}, "beastman-2": {"at": "F3"}, "ogre-1": {"at": "B5"}}
    table = skilled("last-word", "mad-carthos", foes, {"life": 1}, next="activate", dice=["0/4/0 0/3/0"])
    table.play("activate beastman-1", "attack B3")
    assert list(table.state.monsters) == ["beastman-2"]
    assert table.hero("mad-carthos").space == ""


@rule("DE-ABL-01")
def test_patience_of_a_saint_hurts_whoever_comes_near() -> None:
    foes = {"beastman-1": {"at": "E3"}}
    table = skilled("patience-of-a-saint", foes=foes, next="activate").play("activate beastman-1", "move C3")
    assert [(event.figure, event.wounds) for event in table.told("Wounded")] == [("beastman-1", 1)]


@rule("DE-FAM-09")
def test_mata_and_kata_move_after_their_owner() -> None:
    familiars = {name: {"owner": "mad-carthos", "at": "B3"} for name in ("mata", "kata")}
    heroes = {"mad-carthos": {"at": "B3", "skills": ["mata-and-kata"]}}
    table = Table(heroes=heroes, familiars=familiars, stop=False).play("battle", "end")
    assert {"guide mata to H3", "guide kata to H3"} <= set(table.options())


@rule("DE-TRN-04")
def test_hasty_syllables_cast_once_more_and_are_exhausted() -> None:
    own = {"equipped": [STAFF], "fatigue": 4}
    table = skilled("hasty-syllables", "mad-carthos", {"giant-1": {"at": "C3"}}, own, dice=["3/1/1 blank blank blank"] * 2)

    def strike() -> None:
        table.play(f"attack C3 with {STAFF}")
        while table.prompt == "spend":
            table.play(next(option for option in table.options() if option.startswith("spend")))

    table.play("advance")
    strike()
    assert table.options() == ["pass", "use hasty-syllables"]
    table.play("use hasty-syllables")
    assert (table.hero("mad-carthos").exhausted, table.prompt) == (["hasty-syllables"], "turn")
    strike()
    assert (table.hero("mad-carthos").fatigue, table.prompt) == (2, "turn"), "not again, though he is not tired"
    assert table.refusal(f"attack C3 with {STAFF}") == "DE-ACT-04"


@rule("DE-TRN-04")
def test_what_is_not_exhausted_by_its_use_is_used_as_often_as_one_likes() -> None:
    table = skilled("unseen-nudge", "mad-carthos", foes={"beastman-1": {"at": "D3"}}, hero={"fatigue": 2}).play("battle")
    for _ in range(2):
        table.play("use unseen-nudge at beastman-1")
        table.play(next(option for option in table.options() if option.startswith("place")))
    assert table.hero("mad-carthos").exhausted == []


@rule("DE-RUB-09")
def test_unseen_nudge_pushes_a_figure_one_space() -> None:
    pit = ROOM.replace("|. . . . . . . .|", "|. . . o . . . .|", 1)
    hero = {"at": "B1", "skills": ["unseen-nudge"], "fatigue": 1}
    table = Table(pit, heroes={"mad-carthos": hero}, monsters={"beastman-1": {"at": "C1"}}).play("battle")
    assert {"use unseen-nudge at beastman-1", "use unseen-nudge at mad-carthos"} <= set(table.options())
    table.play("use unseen-nudge at beastman-1")
    assert "place A1" not in table.options()
    table.play("place D1")
    assert (table.monster("beastman-1").space, table.monster("beastman-1").in_pit) == ("D1", True)
    assert suffered(table) == 1


def test_borrowed_breath_comes_from_the_dead() -> None:
    table = skilled("borrowed-breath", foes={"skeleton-1": {"at": "C3"}}, dice=["0/4/0 0/3/0 blank blank"])
    assert table.play("battle", f"attack C3 with {SWORD}").hero("sir-valadir").fatigue == 1


@rule("DE-ABL-18", "DE-DIC-07")
def test_hedge_magic_is_a_point_of_sorcery_and_a_die_against_traps() -> None:
    assert suffered(fight("hedge-magic", SWORD, "1/3/0 0/3/0 blank blank")) == 3 + 3 + 1 - 4
    hand = {"threat": 9, "hand": ["loose-flagstone"]}
    table = skilled("hedge-magic", foes={}, overlord=hand, dice=["surge blank"])
    table.play("overlord: pass", "run", "move B4", "overlord: play loose-flagstone")
    assert (suffered(table), table.state.obstacles) == (0, {})


# --- All of them ---


@rule("DE-SKL-03", "DE-DTH-06")
def test_a_skill_is_never_lost_whatever_it_is_used_for() -> None:
    foes = {"beastman-1": {"at": "C3"}}
    table = skilled(
        "last-word", "mad-carthos", foes, {"life": 1, "skills": ["last-word", "swift"]}, next="activate", dice=["0/4/0 0/3/0"]
    )
    table.play("activate beastman-1", "attack B3")
    assert table.hero("mad-carthos").skills == ["last-word", "swift"]
    town = Table(ROOM.replace("|. .", "|. *", 1), heroes={"mad-carthos": {"at": "", "skills": ["swift"]}}).play("run", "visit")
    assert [option for option in town.options() if "swift" in option] == []
