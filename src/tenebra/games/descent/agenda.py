"""The agenda: which coroutine carries out which step."""

from __future__ import annotations

from tenebra.games.descent import setup, steps
from tenebra.games.descent.rules import familiars, monsters, overlord, rounds, turn
from tenebra.games.descent.state import DEState
from tenebra.kit.actions import load_chapters
from tenebra.kit.package import Rules

load_chapters("tenebra.games.descent.rules")
load_chapters("tenebra.games.descent.keywords")

RULES: Rules[DEState] = {
    steps.DealHeroes: setup.deal_heroes,
    steps.LayOut: setup.lay_out,
    steps.SwapSkill: setup.swap_skill,
    steps.ShopFirst: setup.shop_first,
    steps.PlaceHero: setup.place_hero,
    steps.NewRound: lambda g, _: rounds.new_round(g),
    steps.ChooseHero: rounds.choose_hero,
    steps.BeginTurn: turn.begin_turn,
    steps.Equip: turn.equip,
    steps.Declare: turn.declare,
    steps.Act: turn.act,
    steps.MoveFamiliars: familiars.move_familiars,
    steps.OverlordBegin: overlord.begin,
    steps.OverlordDraw: overlord.draw,
    steps.OverlordDiscard: overlord.discard_down,
    steps.OverlordPrepare: overlord.prepare,
    steps.ActivateMonsters: monsters.activate_monsters,
    steps.ActMonster: monsters.act,
    steps.EndRound: lambda g, _: rounds.end_round(g),
}
