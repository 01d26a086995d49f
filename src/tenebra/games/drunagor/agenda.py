"""The agenda: which coroutine carries out which step."""

from __future__ import annotations

from tenebra.games.drunagor import setup, steps, windows
from tenebra.games.drunagor.rules import (
    camp,
    commanders,
    familiars,
    monsters,
    moving,
    reactions,
    sequential,
    skills,
    track,
    turn,
)
from tenebra.games.drunagor.state import DRState
from tenebra.kit.actions import load_chapters
from tenebra.kit.package import Rules

load_chapters("tenebra.games.drunagor.keywords")
load_chapters("tenebra.games.drunagor.rules")

RULES: Rules[DRState] = {
    steps.LayOut: setup.lay_out,
    steps.LayFirst: setup.lay_first,
    steps.BeginRound: track.begin_round,
    steps.NextCard: track.next_card,
    steps.BeginTurn: turn.begin_turn,
    steps.Act: turn.act,
    steps.SkillSays: skills.skill_says,
    steps.MoveOn: moving.move_on,
    steps.EndTurn: turn.end_turn,
    steps.LedAct: familiars.led_act,
    steps.LedStrikes: familiars.led_strikes,
    steps.MonstersAct: monsters.act_monsters,
    steps.MonsterStrikes: monsters.strike,
    steps.HeroesReact: windows.heroes_react,
    steps.ReactionOver: reactions.end_reaction,
    steps.DamageFalls: monsters.damage_falls,
    steps.CardActs: commanders.card_acts,
    steps.Offer: camp.offer,
    steps.Learn: camp.learn,
    steps.Recolour: camp.recolour,
    steps.Pack: camp.pack,
    steps.TakeUp: sequential.take_up,
    steps.Help: sequential.help_along,
    steps.Rejoin: sequential.rejoin,
}
