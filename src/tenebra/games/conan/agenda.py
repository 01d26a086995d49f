"""The agenda: which coroutine carries out which step."""

from __future__ import annotations

from tenebra.games.conan import setup, steps
from tenebra.games.conan.rules import (
    activation,
    attack,
    manipulation,
    overlord,
    rounds,
    settling,
    throwing,
    turn,
)
from tenebra.games.conan.state import COState
from tenebra.kit.actions import load_chapters
from tenebra.kit.package import Rules

load_chapters("tenebra.games.conan.rules")

RULES: Rules[COState] = {
    steps.LayOut: setup.lay_out,
    steps.HeroesBegin: lambda g, _: rounds.heroes_begin(g),
    steps.ChooseStances: turn.choose_stances,
    steps.HeroesAct: turn.act,
    steps.CommandAlly: activation.act,
    steps.HeroesEnd: lambda g, _: rounds.heroes_end(g),
    steps.Recover: lambda g, _: overlord.recover(g),
    steps.ActivateTiles: overlord.activate_tiles,
    steps.ActUnit: activation.act,
    steps.OverlordEnds: lambda g, _: rounds.overlord_ends(g),
    **attack.STEPS,
    steps.Attempt: manipulation.attempt,
    steps.Throw: throwing.throw,
    steps.Settle: lambda g, _: settling.settle(g),
}
