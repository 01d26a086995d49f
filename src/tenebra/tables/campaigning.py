"""The campaigns of a house: each is found by its key, and knows what came of the tables at which it is played."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Sequence
from typing import Any

from tenebra.tables.campaigns import CampaignRecord, read_campaign
from tenebra.tables.errors import Unknown
from tenebra.tables.live import LiveTable
from tenebra.tables.people import hash_of
from tenebra.tables.scribe import Line
from tenebra.tables.store import Row

LOG = logging.getLogger("tenebra.tables")


class Campaigning:
    """A house at which campaigns are played."""

    def __init__(self) -> None:
        self.campaigns: dict[str, CampaignRecord] = {}
        """By the hash of the key. One that cannot be read is not among them; its tables are played like any other."""

    def _read_campaigns(self, rows: Iterable[Row]) -> None:
        for row in rows:
            try:
                campaign = read_campaign(row)
            except Exception as error:  # whatever is wrong with a campaign, all others go on
                LOG.error("campaign %s cannot be read, and is left as it is: %s", row["id"], error)
            else:
                self.campaigns[campaign.hash] = campaign

    def campaign(self, key: str) -> CampaignRecord:
        """The campaign a key opens."""
        try:
            return self.campaigns[hash_of(key)]
        except KeyError:
            raise Unknown("no campaign has such a key") from None

    def _campaign_ids(self) -> list[str]:
        return [campaign.id for campaign in self.campaigns.values()]

    def _campaign(self, id: str) -> CampaignRecord | None:
        """A campaign by its id; nothing for a table that belongs to none."""
        return next((campaign for campaign in self.campaigns.values() if campaign.id == id), None)

    def when_over(self, table: LiveTable, state: Any) -> Sequence[Line]:
        """The line that takes a table's outcome into its campaign's record."""
        campaign = self._campaign(table.campaign)
        if campaign is None or campaign.table != table.id:
            return ()
        return (campaign.advance_line(table.game.the_campaign().after(state), time.time()),)

    def counted(self, table: LiveTable) -> None:
        """Let the campaign go on, once the line for that is kept."""
        campaign = self._campaign(table.campaign)
        if campaign is not None and campaign.table == table.id:
            campaign.record = table.game.the_campaign().after(table.session.state)
            campaign.table, campaign.changed = "", time.time()

    def when_handed(self, table: LiveTable, seat: str, name: str) -> Sequence[Line]:
        """The line that hands a seat of a campaign on, for the scenarios to come."""
        campaign = self._campaign(table.campaign)
        return (campaign.hand_line(seat, name),) if campaign is not None else ()

    def _handed(self, table: LiveTable, seat: str, name: str) -> None:
        """Let somebody else play the seat in the campaign, once the line for that is kept."""
        campaign = self._campaign(table.campaign)
        if campaign is not None:
            campaign.seats = campaign.handed(seat, name)

    def when_regained(self, table: LiveTable) -> Sequence[Line] | None:
        """The line that takes a table's outcome out of its campaign's record again; None if the campaign has gone on."""
        campaign = self._campaign(table.campaign)
        if campaign is None:
            return ()
        if campaign.table or campaign.record != table.game.the_campaign().after(table.session.state):
            return None
        return (campaign.return_line(table.session.start.options["campaign"], table.id, time.time()),)

    def discounted(self, table: LiveTable) -> None:
        """Let the campaign wait for this table again, once the line for that is kept."""
        campaign = self._campaign(table.campaign)
        if campaign is not None:
            campaign.record, campaign.table = table.session.start.options["campaign"], table.id
