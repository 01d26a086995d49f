"""The kernel: how rules ask, how chance enters, how a game is told, forked, undone, saved and seen. Knows no dungeon."""

from tenebra.kernel.chance import Chance, DieKind, ScriptedChance, commitment, fresh_seed
from tenebra.kernel.decision import Decision, Option, Reason, kinds_among, read_option
from tenebra.kernel.derived import aside, derived
from tenebra.kernel.errors import BadInput, Endless, Refused, SaveError, ScriptError, TenebraError
from tenebra.kernel.events import Began, Ended, Event, Planned, Rolled, StepDone
from tenebra.kernel.game import Game, GameOver, Rule, Ruleset, State, Step, copy_of, fold
from tenebra.kernel.journal import Journal, journal_of, load, replay, save, verify
from tenebra.kernel.session import Session, Start
from tenebra.kernel.view import DecisionView, OptionView, View
from tenebra.kernel.witness import Draw, draws_of

__all__ = [
    "BadInput",
    "Began",
    "Chance",
    "Decision",
    "DecisionView",
    "DieKind",
    "Draw",
    "Ended",
    "Endless",
    "Event",
    "Game",
    "GameOver",
    "Journal",
    "Option",
    "OptionView",
    "Planned",
    "Reason",
    "Refused",
    "Rolled",
    "Rule",
    "Ruleset",
    "SaveError",
    "ScriptError",
    "ScriptedChance",
    "Session",
    "Start",
    "State",
    "Step",
    "StepDone",
    "TenebraError",
    "View",
    "aside",
    "commitment",
    "copy_of",
    "derived",
    "draws_of",
    "fold",
    "fresh_seed",
    "journal_of",
    "kinds_among",
    "load",
    "read_option",
    "replay",
    "save",
    "verify",
]
