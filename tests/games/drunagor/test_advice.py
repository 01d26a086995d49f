"""Computer Heroes of Drunagor: no cube for nothing, nobody sent where it only hurts, and the reason is the true one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tenebra.games.drunagor import GAME
from tenebra.games.drunagor.content import item, skills
from tenebra.games.drunagor.effects import KEYWORDS
from tenebra.games.drunagor.rules.attack import FEATURES
from tenebra.games.drunagor.rules.items import may_wear
from tenebra.games.drunagor.vocabulary import ONE, Effect, Sentence, Target, Text, Verb
from tenebra.kernel import Session
from tenebra.kit.advice import Advice
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import VERBS, forget_printed, printed
from tests.games.drunagor.table import Table
from tests.games.drunagor.test_camp import camp

ROOM = floor(8, 6)
FLESH = "rotten-flesh.rookie"


def advised(table: Table) -> Advice:
    return GAME.advise(table.session.view(table.asked))


def room(heroes: dict[str, Any], monsters: dict[str, str] | None = None, map: str = ROOM, **more: Any) -> Table:
    return Table(map, heroes=heroes, monsters={name: {"at": at} for name, at in (monsters or {}).items()}, **more)


# --- orders


def ordering(monsters: dict[str, str]) -> Table:
    """Jaheen lets two others strike; Elros stands beside C2, Vorn far away."""
    heroes = {"jaheen": {"at": "A6", "role": "leader", "learned": {"role": 1}}, "elros": {"at": "C3"}, "vorn": {"at": "H6"}}
    return room(heroes, monsters).play("use all-together with blue")


def test_whoever_has_somebody_to_strike_is_ordered_to_and_nobody_else() -> None:
    table = ordering({"rotten-flesh-1": "C2"})
    assert (advised(table).option, advised(table).why) == ("target elros", "why-order")
    table.play("target elros")
    assert advised(table).option == "enough"


def test_whoever_is_ordered_to_strike_aims_where_it_does_most() -> None:
    table = room({"vorn": {"at": "C3"}}, {"skeleton-archer-1": "D3", "rotten-flesh-1": "C2"})
    table.monster("rotten-flesh-1").health = 3
    table.play("use warlords-charge with blue", "stop", "target vorn")
    assert (advised(table).option, advised(table).why) == ("target rotten-flesh-1", "why-strike")


# --- gifts


def test_nobody_is_hidden_who_has_a_turn_before_any_monster() -> None:
    """After the Striker comes the Defender: the Vampires act before Elros' next turn, but not before Vorn's."""
    heroes = {"elros": {"at": "A6", "role": "striker"}, "vorn": {"at": "A1", "role": "defender"}}
    table = room(heroes, {"shadow-vampire-1": "H6"}).play("use smoke-pot with blue")
    assert advised(table).option == "target elros"
    table.play("target elros")
    assert advised(table).option == "enough"


def test_a_curse_for_somebody_goes_to_whoever_can_bear_it_best() -> None:
    marks = ["arcing-strike", "guard-strike", "bull-rush"]
    heroes = {"maya": {"at": "B2"}, "vorn": {"at": "A1", "curses": marks}, "elros": {"at": "H6"}}
    sheet = {"scene": {"wall": {"choice": {"knock": {"do": ["event whispering-wall"]}}}}}
    table = room(heroes, sheet=sheet, scenes={"wall": {"at": "B3"}}).play("interact wall for knock")
    assert (advised(table).option, advised(table).why) in (("target maya", "why-least"), ("target elros", "why-least"))


def test_poison_that_would_fell_a_hero_is_cleansed_first() -> None:
    heroes = {"lorelai": {"at": "A1", "role": "support", "health": 2, "tokens": {"poison": 2}}}
    table = room(heroes, {"rotten-flesh-1": "H6"})
    assert advised(table).option.startswith("use remove-curse-support")


# --- traps and Familiars


def test_a_trap_is_laid_only_where_somebody_may_come() -> None:
    heroes = {"maya": {"at": "C3", "role": "controller", "cubes": {"blue": 1, "red": 1}}}
    assert "bear-trap" not in advised(room(heroes)).option
    table = room(heroes, {"rotten-flesh-1": "G4"}).play("use bear-trap with blue")
    assert (advised(table).option, advised(table).why) == ("choose E3", "why-trap")


def calling(**more: Any) -> Table:
    """Maya reacts to a blow by calling a Familiar."""
    table = room({"maya": {"at": "C3"}}, {"rotten-flesh-1": "C2"}, turn=FLESH, **more)
    return table.play("react birds-fall-silent with blue for maya")


def test_of_all_familiars_the_one_comes_that_strikes_hardest() -> None:
    assert (advised(calling()).option, advised(calling()).why) == ("choose umbra", "why-familiar")


def test_a_familiar_that_is_there_acts_instead() -> None:
    table = calling(familiars={"luma": {"owner": "maya", "at": "D5"}})
    assert (advised(table).option, advised(table).why) == ("choose luma", "why-familiar-acts")


def test_a_familiar_is_called_to_the_fight_and_never_into_lava() -> None:
    table = calling(map=floor(8, 6, {"&": "B2 B3 D2 D3"})).play("choose umbra")
    assert (advised(table).option, advised(table).why) == ("choose B4", "why-step")


# --- Reactions


def struck(heroes: dict[str, Any], at: str = "C2", **more: Any) -> Table:
    return room(heroes, {"rotten-flesh-1": at}, turn=FLESH, **more)


def test_a_reaction_that_cannot_keep_one_on_ones_feet_is_not_worth_its_cube() -> None:
    table = struck({"lorelai": {"at": "C3", "health": 1, "cubes": {"yellow": 1, "blue": 2}}})
    assert (advised(table).option, advised(table).why) == ("pass", "why-no-reaction")
    assert advised(struck({"lorelai": {"at": "C3", "health": 2, "cubes": {"yellow": 1, "blue": 2}}})).why == "why-react"


def test_no_cube_is_spent_for_one_health_unless_it_runs_low() -> None:
    def elros(health: int) -> Table:
        return struck({"elros": {"at": "C3", "health": health, "tokens": {"shield": 2}, "cubes": {"yellow": 1, "green": 2}}})

    hale = elros(8)
    assert hale.prompt == "reaction"
    assert (advised(hale).option, advised(hale).why) == ("pass", "why-no-reaction")
    assert advised(elros(3)).why == "why-react"


def test_what_is_told_to_be_stopped_is_what_is_stopped() -> None:
    """The Sturdy one's PREVENT stops one more."""
    vorn = {"at": "C3", "abilities": ["sturdy"]}
    table = room({"vorn": vorn}, {"shadow-vampire-1": "C2"}, turn="shadow-vampire.rookie")
    advice = advised(table)
    table.play(advice.option)
    assert advice.about["number"] == str(table.last("Prevented").number) == "4"


def test_no_cube_is_spent_on_a_familiar_that_is_lost_all_the_same() -> None:
    heroes = {"maya": {"at": "C3", "tokens": {"shield": 4, "focus": 0}, "cubes": {"blue": 2}}}
    table = room(heroes, {"abomination-1": "C1"}, turn="abomination.rookie", familiars={"luma": {"owner": "maya", "at": "D3"}})
    assert "react birds-fall-silent with blue for luma" in table.options()
    assert "luma" not in advised(table).option


# --- cubes and items


def test_the_cube_comes_back_from_the_skill_that_is_missed_most() -> None:
    docked = {"stand-with-me": "green", "arcing-strike": "yellow", "bull-rush": "green"}
    heroes = {
        "vorn": {"at": "C3", "docked": docked, "bag": ["scroll-of-return.1"], "cubes": {"yellow": 2, "green": 2, "blue": 1}}
    }
    table = room(heroes).play("consume scroll-of-return.1")
    advice = advised(table)
    assert (advice.option, advice.why, advice.about) == ("choose arcing-strike", "why-freed", {"skill": "arcing-strike"})


def test_better_armour_is_put_on_and_worse_is_not() -> None:
    def found(item: str, *worn: str) -> Advice:
        return advised(room({"vorn": {"at": "C3", "equipped": list(worn), "bag": [item]}}))

    better, first = found("last-gate-plate", "old-road-scales"), found("old-road-scales")
    assert (better.option, better.why) == ("equip last-gate-plate", "why-equip")
    assert (first.option, first.why) == ("equip old-road-scales", "why-wear")
    assert found("old-road-scales", "last-gate-plate").option != "equip old-road-scales"


def test_nobody_takes_from_the_camp_what_they_cannot_wear() -> None:
    """The goods of the first level: most of them are no use to Lorelai."""
    table, wanted = camp(2, "lorelai"), []
    while table.prompt != "pack":
        advice = advised(table)
        wanted += [advice.option.removeprefix("choose ")] if table.prompt == "camp-item" else []
        table.play(advice.option)
    assert wanted
    assert all(may_wear("lorelai", item(name)) for name in wanted if name != "pass")


# --- where to go


def test_the_reason_for_a_step_names_what_is_then_done() -> None:
    """From afar no melee Skill can be used yet: it is planned with all the same."""
    table = room({"vorn": {"at": "C3", "learned": {"yellow": 1}}}, {"rotten-flesh-1": "G3"})
    step = advised(table)
    assert step.why == "why-position"
    table.play(step.option)
    assert advised(table).option.startswith(f"use {step.about['skill']} ")


def test_whoever_has_little_health_left_goes_round_the_darkness() -> None:
    def after_a_step(health: int) -> int:
        table = room({"vorn": {"at": "A1", "health": health}}, chests=["D1"], darkness="B1 B2 B3 B4 B5")
        return table.play(advised(table).option).hero("vorn").health

    assert after_a_step(10) == 8
    assert after_a_step(2) == 2


def at_a_door(**sheet: Any) -> Table:
    """Vorn at the gate, Elros nine squares behind."""
    walled = floor(14, 2).replace(". . . . . . . . . . . . . .", ". . . . . . . . . .|. . . .")
    heroes = {"vorn": {"at": "J1", "equipped": []}, "elros": {"at": "A2", "equipped": []}}
    return Table(
        walled,
        heroes=heroes,
        setups={"hall": "K1"},
        unlaid=["hall"],
        doors={"gate": "J1-K1"},
        sheet={"setup": {"hall": {}}, **sheet},
    )


def test_nobody_opens_a_door_alone_unless_a_clock_runs_down() -> None:
    waits, hurries = advised(at_a_door()), advised(at_a_door(losses=["round 3"]))
    assert (waits.option, waits.why) == ("end", "why-gather")
    assert (hurries.option, hurries.why) == ("open gate", "why-open-late")


def test_nobody_waits_at_a_door_for_ever() -> None:
    patient, weary = at_a_door(), at_a_door()
    patient.state.round, weary.state.round = 30, 31
    assert (advised(patient).option, advised(patient).why) == ("end", "why-gather")
    assert (advised(weary).option, advised(weary).why) == ("open gate", "why-open-anyway")


def test_whoever_is_slowed_and_cannot_pass_a_friend_takes_a_step_all_the_same() -> None:
    """A corridor one square wide: with the single step of the slowed Maya she would end on her Familiar."""
    corridor = "+-+-+-+-+-+-+\n|. . . . . .|\n+-+-+-+-+-+-+\n|. . . . . .|\n+-+-+-+-+-+-+"
    sheet = {"places": {"gate": "F1"}, "wins": ["stands all gate"]}
    maya = {"at": "C1", "tokens": {"slow": 1}, "cubes": {"green": 1}}
    table = Table(corridor, heroes={"maya": maya}, familiars={"umbra": {"owner": "maya", "at": "D1"}}, sheet=sheet)
    assert (advised(table).option, advised(table).why) == ("go B1", "why-shake-off")
    table.play("go B1")
    assert "slow" not in table.hero("maya").tokens


def test_whoever_waits_or_has_nothing_to_do_leaves_the_darkness() -> None:
    table = at_a_door()
    table.state.darkness["J1"] = "large"
    assert advised(table).why == "why-safer"
    alone = room({"vorn": {"at": "C3"}}, darkness="C3")
    assert advised(alone).why == "why-safer"
    alone.play(advised(alone).option)
    assert alone.state.heroes["vorn"].space not in alone.state.darkness


def test_the_last_way_out_comes_before_whoever_could_be_struck() -> None:
    """Vorn could strike the Rotten Flesh beside him or walk out with the move that is left; from the gate he could do neither."""
    sheet = {"places": {"gate": "H1"}, "wins": ["stands all gate"]}
    heroes = {"vorn": {"at": "E1", "cubes": {"green": 1}}}
    out = advised(room(heroes, {"rotten-flesh-1": "A6"}, sheet=sheet))
    assert (out.option, out.why) == ("go H1", "why-to-place")
    fight = advised(room(heroes, {"rotten-flesh-1": "A6"}))
    assert fight.why == "why-closer"


def test_whoever_has_nothing_to_do_goes_where_all_will_have_to_stand() -> None:
    sheet = {
        "places": {"gate": "H1"},
        "wins": ["count jewel 1", "stands all gate"],
        "scene": {"altar": {"choice": {"pray": {"do": ["count jewel"]}}}},
    }
    heroes = {"vorn": {"at": "A5"}, "elros": {"at": "C1"}}
    table = room(heroes, scenes={"altar": {"at": "A6"}}, sheet=sheet, turn="elros")
    assert (advised(table).option, advised(table).why) == ("go F1", "why-to-place")


def test_two_who_are_as_near_are_not_sent_to_one_scene() -> None:
    """Two scenes: each Hero goes to another; where there is one, only one goes."""
    sheet = {"scene": {name: {"choice": {"pray": {"do": ["cast SELF, FOCUS 1"]}}} for name in ("altar", "cage")}}
    heroes = {"vorn": {"at": "A1"}, "elros": {"at": "A2"}}

    def sent(hero: str, *scenes: str) -> str:
        there = {name: {"at": at} for name, at in zip(scenes, ("H1", "H2"), strict=False)}
        return advised(room(heroes, scenes=there, sheet=sheet, turn=hero)).about.get("name", "")

    assert {sent("vorn", "altar", "cage"), sent("elros", "altar", "cage")} == {"altar", "cage"}
    assert sorted([sent("vorn", "altar"), sent("elros", "altar")]) == ["", "altar"]


def test_the_rest_of_a_move_is_given_up_for_the_cubes_that_wait() -> None:
    """Elros has walked beside his enemy with the last cube; one step is left, and a Cube Action."""
    heroes = {"elros": {"at": "A1", "cubes": {"yellow": 1, "red": 1}, "expended": {"red": 1}}}
    table = room(heroes, {"rotten-flesh-1": "D1"}, moves=0).play("expend yellow to move", "go B1", "go C1")
    assert (advised(table).option, advised(table).why) == ("stop", "why-stop")


# --- each part of a text by itself


def test_a_skill_that_heals_and_strikes_heals_a_friend_and_strikes_an_enemy() -> None:
    heroes = {"jaheen": {"at": "C3"}, "maya": {"at": "D4", "health": 4}}
    monsters = {"rotten-flesh-1": {"at": "C2", "health": 5}}
    table = Table(ROOM, heroes=heroes, monsters=monsters, dice=["15"]).play("use invigorating-breath with yellow")
    assert (advised(table).option, advised(table).why) == ("target maya", "why-help")
    unhurt = Table(ROOM, heroes={"jaheen": {"at": "C3"}}, monsters=monsters).play("use invigorating-breath with yellow")
    assert advised(unhurt).option == "target jaheen", "nobody gains by it, the wounded enemy least of all"


def test_what_weakens_an_enemy_is_not_said_to_help_it(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="ENEMY, INTIMIDATE 2; ALLY, FURY 1")
    table = room({"vorn": {"at": "C3"}, "maya": {"at": "D4"}}, {"rotten-flesh-1": "C2", "executioner-1": "D2"})
    table.play("use arcing-strike with yellow")
    assert advised(table).why == "why-hinder"
    table.play(advised(table).option)
    assert advised(table).why == "why-help"


def test_what_comes_of_an_option_is_not_known_before_it_is_chosen() -> None:
    """The same two options, once a gift and a curse, once the other way round."""
    found = []
    for gift, curse in (("left", "right"), ("right", "left")):
        choices = {gift: {"do": ["cast SELF, FOCUS 4"]}, curse: {"do": ["cast SELF, CURSE 2"]}}
        choices = {name: choices[name] for name in ("left", "right")}
        sheet = {"scene": {"altar": {"choice": choices}}}
        found.append(advised(room({"vorn": {"at": "B2"}}, scenes={"altar": {"at": "B3"}}, sheet=sheet)).option)
    assert found == ["interact altar for left"] * 2


def test_an_enemy_is_pushed_to_where_it_hurts_and_a_friend_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def pushed(text: str, map: str, **who: Any) -> str:
        printed(monkeypatch, patient_eye=text)
        table = Table(map, heroes={"elros": {"at": "B3"}, **who.pop("heroes", {})}, **who).play("use patient-eye with blue")
        return advised(table).option

    lava = floor(8, 6, {"&": "D2 E1"})
    assert pushed("ENEMY, PUSH 2", lava, monsters={"rotten-flesh-1": {"at": "C3"}}) == "choose D2"
    assert pushed("OTHER HERO, PUSH 2", lava, heroes={"maya": {"at": "C3"}}) != "choose D2"


# --- advice is total


def test_a_hero_without_a_weapon_is_advised_whom_to_aim_at() -> None:
    heroes = {"vorn": {"at": "C3", "equipped": []}, "elros": {"at": "D4"}}
    table = room(heroes, {"rotten-flesh-1": "D3", "rotten-flesh-2": "B3"}).play("use warlords-charge with blue")
    assert advised(table).option in table.options()


def test_a_wild_cube_is_worth_what_it_counts_as() -> None:
    heroes = {"vorn": {"at": "C3", "cubes": {"wild": 2, "green": 1}}}
    table = room(heroes, {"rotten-flesh-1": "C2"})
    assert advised(table).option.startswith("use ")
    table.play("use bull-rush with wild")
    assert advised(table).option in table.options()


@pytest.mark.parametrize(("seed", "choices"), [(52, 17), (610, 51)])
def test_advice_is_there_where_there_once_was_none(seed: int, choices: int) -> None:
    """Random games: somebody is aimed at who would strike without a weapon; a wild cube lies there."""
    dice, session = random.Random(seed), Session.begin(GAME, "the-salt-pit", f"r{seed}", {})
    for _ in range(choices):
        assert session.decision is not None
        seat = session.decision.seats[0]
        session.play(dice.choice(session.decision.options(seat)), seat)
    assert session.decision is not None
    view = session.view(session.decision.seats[0])
    assert view.decision is not None
    assert GAME.advise(view).option in [entry.key for entry in view.decision.options]


NAMES = {"remove": "burn", "drain": "health", "discard": "focus", "bonus": "dmg", "immune": "burn", "summon": "rotten-flesh"}
"""What follows a word that needs another one."""


def printings(verb: Verb) -> Iterator[Text]:
    """A word alone, on all sorts of targets; as part of a strike; and before one."""
    effect = Effect(verb, 2, NAMES.get(verb, ""))
    strike = Sentence((effect,) if verb in FEATURES else (), hits=(2,))
    for target in (
        ONE,
        Target("enemy", 2, is_up_to=True, is_stated=True),
        Target("ally", is_stated=True, is_split=verb == "heal"),
        Target("enemy", is_each=True, is_stated=True),
    ):
        yield Text((Sentence((effect,), target=target),))
        yield Text((Sentence((effect,), target=target), strike)) if verb not in FEATURES else Text((strike,))


@pytest.mark.parametrize("verb", VERBS)
def test_every_word_of_the_notation_can_be_advised_on(verb: Verb, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in printings(verb):
        monkeypatch.setitem(skills(), "arcing-strike", replace(skills()["arcing-strike"], text=text))
        forget_printed()
        heroes = {"vorn": {"at": "C3", "health": 9, "tokens": {"focus": 2}}, "maya": {"at": "C4", "health": 5}}
        table = room(heroes, {"rotten-flesh-1": "C2", "executioner-1": "E5"}, dice=["10"] * 9)
        assert advised(table).option in table.options()
        is_done = all(one.hits or effect.verb in KEYWORDS for one in text.sentences for effect in one.effects)
        if is_done and text.uses and table.may("use arcing-strike with yellow"):
            table.play("use arcing-strike with yellow")
            while table.prompt not in ("", "turn"):
                assert advised(table).option in table.options(table.asked)
                table.play(advised(table).option)


@pytest.mark.parametrize("seed", range(9))
def test_advice_is_there_at_every_moment_and_whatever_is_left_of_the_options(seed: int) -> None:
    """Games of random choices in every Adventure, with the advice asked for every seat, and once more with some options less."""
    dice = random.Random(seed)
    heroes = dice.sample(["vorn", "elros", "maya", "lorelai", "jaheen"], 3)
    session = Session.begin(GAME, GAME.scenarios()[seed], f"total-{seed}", {"party": " ".join(heroes)})
    for _ in range(150):
        if (asked := session.decision) is None:
            break
        for seat in asked.seats:
            view = session.view(seat)
            assert view.decision is not None
            texts = [entry.key for entry in view.decision.options]
            assert len(set(texts)) == len(texts), "nothing is offered twice"
            left = tuple(entry for entry in view.decision.options if dice.random() < 0.5) or view.decision.options[-1:]
            assert GAME.advise(view).option in texts
            fewer = session.view(seat)
            fewer = replace(fewer, decision=replace(view.decision, options=left))
            assert GAME.advise(fewer).option in [entry.key for entry in left]
        session.choose(dice.choice([str(option) for option in asked.options(asked.seats[0])]), asked.seats[0])
