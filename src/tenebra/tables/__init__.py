"""Live tables on a store that loses nothing: seats and keys, choices and taking them back, computers, campaigns."""

from tenebra.tables.campaigns import CampaignRecord
from tenebra.tables.changes import (
    ChairsChanged,
    Change,
    Instructed,
    PositionChanged,
    Proposal,
    ProposalMade,
    ProposalSettled,
    Remark,
    RemarkMade,
    Removed,
    UndoTarget,
)
from tenebra.tables.errors import Full, Halted, Late, NoAdvice, NotKept, NotYours, StoreError, Unknown, Unreadable
from tenebra.tables.hall import Hall
from tenebra.tables.live import LiveTable
from tenebra.tables.people import ChairState, IssuedKey, Keys, Limits, Pass, Wish
from tenebra.tables.resuming import Broken

__all__ = [
    "Broken",
    "CampaignRecord",
    "ChairState",
    "ChairsChanged",
    "Change",
    "Full",
    "Hall",
    "Halted",
    "Instructed",
    "IssuedKey",
    "Keys",
    "Late",
    "Limits",
    "LiveTable",
    "NoAdvice",
    "NotKept",
    "NotYours",
    "Pass",
    "PositionChanged",
    "Proposal",
    "ProposalMade",
    "ProposalSettled",
    "Remark",
    "RemarkMade",
    "Removed",
    "StoreError",
    "UndoTarget",
    "Unknown",
    "Unreadable",
    "Wish",
]
