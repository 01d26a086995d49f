"""Every skill of the box is used once at a table: it is offered, paid for and done to its end."""

import pytest

from tenebra.games.drunagor.content import heroes, items, skills
from tenebra.games.drunagor.content.model import Skill
from tests.games.drunagor.table import Table

ROOM = "+-+-+-+-+-+-+-+-+\n" + "+ + + + + + + + +\n".join(["|. . . . . . . .|\n"] * 6) + "+-+-+-+-+-+-+-+-+\n"
ROLES = ("defender", "leader", "support", "striker", "controller")
CUBES = {"yellow": 2, "red": 2, "green": 2, "blue": 2}
USED = [skill for skill in skills().values() if not skill.is_passive and not skill.text.is_reaction]
REACTIONS = [skill for skill in skills().values() if skill.text.is_reaction]
MOST = 40
"""Choices until a skill must be done."""


def owner_of(skill: Skill) -> str:
    """A hero who can have the skill."""
    if skill.source == "role":
        return "vorn"
    if skill.source != "item":
        return skill.owner
    return next(hero for hero, sheet in heroes().items() if sheet.is_proficient(items()[skill.owner]))


def table_for(skill: Skill, *, is_engaged: bool) -> Table:
    """Its owner and two wounded friends, with foes beside them or far off."""
    own = owner_of(skill)
    sheet = heroes()[own]  # type: ignore[index]
    me: dict[str, object] = {
        "at": "C3",
        "cubes": CUBES,
        "health": 5,
        "tokens": {"focus": 4},
        "expended": {"yellow": 1, "blue": 1},
    }
    me["role"] = skill.owner if skill.source == "role" else "defender"
    me["learned"] = {skill.colours[0] if skill.source == "card" else "role": skill.level} if skill.level else {}
    if skill.source == "item":
        slot = items()[skill.owner].slot
        me["equipped"] = [*(gear for gear in sheet.gear if items()[gear].slot != slot), skill.owner]
    party = {own: me}
    friends = [hero for hero in heroes() if hero != own]
    roles = [role for role in ROLES if role != me["role"]]
    for hero, role, at in zip(friends, roles, ("B3", "C4"), strict=False):
        blocked = list(heroes()[hero].skills[::2])[:2]
        party[hero] = {"at": at, "role": role, "health": 4, "curses": blocked, "expended": {"green": 1}, "tokens": {"poison": 1}}
    near = {"executioner-1": {"at": "D3"}, "executioner-2": {"at": "D4"}} if is_engaged else {}
    return Table(
        ROOM,
        stop=False,
        heroes=party,
        monsters={**near, "skeleton-archer-1": {"at": "F1"}, "rotten-flesh-1": {"at": "G6"}},
        turn=own,
        dice=["14", "13", "12", "11", "10"],
        sides={skill.owner: "back"} if skill.id.endswith("-back") else {},
    )


def done(table: Table, skill: Skill) -> bool:
    return any(event.skill == skill.id for event in table.told("SkillDone"))


@pytest.mark.parametrize("skill", USED, ids=lambda skill: skill.id)
def test_a_skill_is_used_and_done(skill: Skill) -> None:
    ranged = skill.colours == ("red",) or skill.id == "three-on-the-string"
    table = table_for(skill, is_engaged=not ranged)
    offered = [text for text in table.options() if text.startswith((f"use {skill.id} with", f"focus {skill.id}"))]
    assert offered
    table.play(offered[0])
    for _ in range(MOST):
        if done(table, skill):
            break
        texts = table.options()
        table.play(next((text for text in texts if text.startswith("target")), texts[0]))
    assert done(table, skill)


@pytest.mark.parametrize("skill", REACTIONS, ids=lambda skill: skill.id)
def test_a_reaction_answers_a_blow(skill: Skill) -> None:
    table = table_for(skill, is_engaged=True)
    for _ in range(MOST):
        texts = table.options()
        answers = [text for text in texts if f"{text} ".startswith(f"react {skill.id} ")]
        if answers:
            table.play(answers[0])
            break
        table.play(next(text for text in ("end", "pass", texts[0]) if text in texts))
    for _ in range(MOST):
        if done(table, skill):
            break
        table.play(table.options()[0])
    assert done(table, skill)
    assert any(event.by == owner_of(skill) for event in table.told("Prevented"))
