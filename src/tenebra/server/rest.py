"""The HTTP requests: games and rules, opening tables and finding them again, journals, campaigns."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Literal, cast

from litestar import Controller, MediaType, Request, Response, delete, get, patch, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Reference, RequestBody, Schema
from litestar.params import FromPath, JSONBody, QueryParameter

import tenebra
from tenebra.games.registry import GAMES
from tenebra.kernel import Rolled, draws_of, journal_of
from tenebra.kit.covers import Cover, LessonBook
from tenebra.kit.words import LANGUAGES
from tenebra.server.errors import Declined
from tenebra.server.guard import who_asks
from tenebra.server.http_server import address_for_others
from tenebra.server.messages import PROTOCOL
from tenebra.server.requests import (
    About,
    Branch,
    CampaignCard,
    CampaignOpened,
    Desk,
    Drawn,
    FoundRules,
    Health,
    HowTo,
    ImportedTable,
    Invitation,
    NewCampaign,
    NewLesson,
    NewTable,
    NextTable,
    Opened,
    Rulebook,
    SeatWish,
    TableCard,
    TableName,
    Trouble,
)
from tenebra.server.settings import Settings
from tenebra.server.summaries import covers, found_rules, how_to, lesson_book, listed_campaign, listed_card, rulebook, table_card
from tenebra.tables.errors import Unknown, Unreadable
from tenebra.tables.glance import BrokenTable
from tenebra.tables.hall import Hall, Listed
from tenebra.tables.people import Keys, Pass, Wish
from tenebra.tables.who import Who
from tenebra.tables.words import words_at_hand

Language = Annotated[Literal["en", "it"], QueryParameter(description="The language of everything said.")]
Question = Annotated[str, QueryParameter(description="What is asked, in the language's own words.", max_length=200)]
GivenHall = NamedDependency[Hall]
AnyRequest = Request[Any, Any, Any]
NEEDS_KEY: list[dict[str, list[str]]] = [{"key": []}]


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """The OpenAPI responses of the statuses that a request may be refused with."""
    said = {
        400: "It cannot be understood or used.",
        401: "There is no such key.",
        403: "This key does not open that.",
        404: "There is no such thing.",
        409: "The rules or the position do not allow it.",
        413: "It is too big.",
        429: "Too many, or no room for more.",
        503: "Nothing can be kept now.",
    }
    wanted = sorted({*statuses, 429})
    return {status: ResponseSpec(Trouble, description=said[status], generate_examples=False) for status in wanted}


def bearer(request: AnyRequest) -> str:
    """The key in the `Authorization` header."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not key.strip():
        raise Declined("no-key")
    return key.strip()


async def pass_for(request: AnyRequest, hall: Hall, table: str) -> Pass:
    """The rights of the request's key at a table."""
    who = await hall.enter(bearer(request))
    if who.table.id != table:
        raise Declined("unknown-table")
    return who


def opener_of(request: AnyRequest) -> Who:
    """The address that opens something, and the networks it is in: for the limits by address."""
    return who_asks(request.scope)


def wishes(seats: tuple[SeatWish, ...]) -> list[Wish]:
    """The wishes for seats, as `tables/` takes them."""
    return [Wish(wish.seat, wish.by, wish.name, wish.way) for wish in seats]


def opened(keys: Keys) -> Opened:
    """The keys of a new table, as they are sent."""
    return Opened(keys.table, keys.owner, tuple(Invitation(*one) for one in keys.invitations), keys.watch)


PACKED = CompressionConfig(backend="gzip", gzip_compress_level=6)
"""Compression, only for rules and covers: they are long and no secret."""


class Shelf(Controller):
    """The endpoints for games, scenarios and what else there is to play."""

    path = "/api"
    tags = ["games"]
    middleware = [DefineMiddleware(CompressionMiddleware, config=PACKED)]

    @get("/about", responses=troubles(), sync_to_thread=False)
    def about(self, request: AnyRequest, state: State) -> About:
        """The version, the protocol it speaks, and where others find it."""
        settings: Settings = state.settings
        _, port = request.scope["server"] or ("", None)
        address = settings.public_url or address_for_others(settings.host, port or 0)
        return About(tenebra.__version__, PROTOCOL, LANGUAGES, settings.is_local and not settings.public_url, address)

    @get("/health", responses=troubles(503))
    async def health(self, state: State, hall: GivenHall) -> Health:
        """The server answers, and what is done can be kept."""
        if trouble := await hall.trouble():
            raise Declined("store-away", what=trouble)
        return Health(len(hall.tables), state.feeds.sockets)

    @get("/games", responses=troubles(400))
    async def games(self, language: Language = "en") -> tuple[Cover, ...]:
        """All games, with their seats, scenarios and switches."""
        return await asyncio.to_thread(covers, language)

    @get("/games/{game:str}/rules", responses=troubles(400, 404))
    async def rules(self, game: FromPath[str], language: Language = "en") -> Rulebook:
        """A game's rules with their ids."""
        if game not in GAMES:
            raise Declined("unknown-game")
        return await asyncio.to_thread(rulebook, game, language)

    @get("/games/{game:str}/rules/found", responses=troubles(400, 404))
    async def found(self, game: FromPath[str], ask: Question, language: Language = "en") -> FoundRules:
        """The rules that answer a plain question, best first."""
        if game not in GAMES:
            raise Declined("unknown-game")
        return await asyncio.to_thread(found_rules, game, language, ask)

    @get("/games/{game:str}/howto", responses=troubles(400, 404))
    async def howto(self, game: FromPath[str], language: Language = "en") -> HowTo:
        """How to play a game, in two pages."""
        if game not in GAMES:
            raise Declined("unknown-game")
        return await asyncio.to_thread(how_to, game, language)


class Lessons(Controller):
    """Learning a game at a table."""

    path = "/api/games/{game:str}/lessons/{lesson:str}"
    tags = ["lessons"]

    @get(responses=troubles(400, 404))
    async def book(self, game: FromPath[str], lesson: FromPath[str], language: Language = "en") -> LessonBook:
        """The steps of a lesson, in order."""
        _need_lesson(game, lesson)
        return await asyncio.to_thread(lesson_book, game, lesson, language)

    @post(responses=troubles(400, 404, 413))
    async def begin(
        self, request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[NewLesson], hall: GivenHall
    ) -> Opened:
        """Open a table at which one learns the game. The keys are told now and never again."""
        _need_lesson(game, lesson)
        return opened(await hall.new_lesson(game, lesson, data.name, opener_of(request)))


def _need_lesson(game: str, lesson: str) -> None:
    if game not in GAMES:
        raise Declined("unknown-game")
    if lesson not in GAMES[game].lessons:
        raise Declined("unknown-lesson")


class Tables(Controller):
    """Opening tables, and finding them again."""

    path = "/api"
    tags = ["tables"]

    @post("/tables", responses=troubles(400, 413))
    async def new(self, request: AnyRequest, data: JSONBody[NewTable], hall: GivenHall) -> Opened:
        """Open a table. The keys are told now and never again."""
        seats, opener = wishes(data.seats), opener_of(request)
        keys = await hall.new_table(
            data.game,
            data.scenario,
            seats,
            data.switches,
            data.title,
            opener=opener,
            difficulty=data.difficulty,
            at_once=data.at_once,
        )
        return opened(keys)

    @post("/desk", status_code=200, responses=troubles(400, 413))
    async def desk(self, data: JSONBody[Desk], hall: GivenHall) -> tuple[TableCard, ...]:
        """The tables that these keys open; keys that open none are left out. One that cannot be shown is `broken`."""
        found = await hall.desk(data.keys)
        await words_at_hand((_game_of(table) for table, _ in found), [data.language])
        return tuple(listed_card(table, key, data.language) for table, key in found)

    @get("/tables/{table:str}", security=NEEDS_KEY, responses=troubles(400, 401, 404))
    async def card(self, request: AnyRequest, table: FromPath[str], hall: GivenHall, language: Language = "en") -> TableCard:
        """One table."""
        who = await pass_for(request, hall, table)
        await words_at_hand([who.table.game.id], [language])
        return table_card(who.table, who, language)

    @patch("/tables/{table:str}", security=NEEDS_KEY, responses=troubles(400, 401, 403, 404))
    async def name(
        self, request: AnyRequest, table: FromPath[str], data: JSONBody[TableName], hall: GivenHall, language: Language = "en"
    ) -> TableCard:
        """Give a table a name."""
        who = await pass_for(request, hall, table)
        if who.role != "owner":
            raise Declined("only-owner")
        await who.table.rename(who, data.title)
        await words_at_hand([who.table.game.id], [language])
        return table_card(who.table, who, language)

    @delete("/tables/{table:str}", security=NEEDS_KEY, responses=troubles(400, 401, 403, 404))
    async def remove(self, request: AnyRequest, table: FromPath[str], hall: GivenHall) -> None:
        """Clear a table away, for good."""
        try:
            who = await pass_for(request, hall, table)
        except Unreadable:
            await hall.remove_broken(table, bearer(request))
            return
        if who.role != "owner":
            raise Declined("only-owner")
        await hall.remove(who.table)

    @get(
        "/tables/{table:str}/journal",
        security=NEEDS_KEY,
        responses=troubles(400, 401, 403, 404),
        media_type=MediaType.JSON,
        response_description="The saved game, as `tenebra replay` and `tenebra verify` read it.",
    )
    async def journal(self, request: AnyRequest, table: FromPath[str], hall: GivenHall) -> Response[dict[str, Any]]:
        """The saved game, where nothing in it is hidden from anybody at the table."""
        try:
            who = await pass_for(request, hall, table)
        except Unreadable:
            name, saved = f"tenebra-{table}.json", cast("Any", await hall.broken_journal(table, bearer(request)))
        else:
            if who.role == "spectator" and not who.table.session.is_over:
                raise Declined("only-players")
            if not who.table.is_open_book:
                raise Declined("not-open-book")
            name, saved = f"tenebra-{who.table.session.start.scenario}-{who.table.id}.json", cast("Any", who.table.journal())
        return Response(saved, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=MediaType.JSON)

    @get("/tables/{table:str}/draws", security=NEEDS_KEY, responses=troubles(400, 401, 403, 404, 409))
    async def draws(self, request: AnyRequest, table: FromPath[str], hall: GivenHall) -> Drawn:
        """Every roll and shuffle of a game that is over, with its seed: whoever likes draws them again, and compares."""
        who = await pass_for(request, hall, table)
        session = who.table.session
        if not who.table.undo.is_settled or session.start.dice:  # those of a lesson were laid out, nobody drew them
            raise Declined("not-open-book")
        told = [event for event in session.events if isinstance(event, Rolled)]
        found = await asyncio.to_thread(draws_of, who.table.game, journal_of(session), told)
        return Drawn(session.commitment, session.start.seed, found.count, found.dice, found.draws)

    @post("/tables/{table:str}/branch", security=NEEDS_KEY, responses=troubles(400, 401, 403, 404, 409, 413))
    async def branch(self, request: AnyRequest, table: FromPath[str], data: JSONBody[Branch], hall: GivenHall) -> Opened:
        """A new table from a moment of this one, where nothing in it is hidden from anybody."""
        who = await pass_for(request, hall, table)
        if not who.table.is_open_book or (who.role == "spectator" and not who.table.session.is_over):
            raise Declined("not-open-book")
        return opened(await hall.branch(who.table, data.choices, wishes(data.seats), opener_of(request)))


@dataclass
class ImportOperation(Operation):
    """Documents the body of an import as an `ImportedTable`. It is not decoded here: a saved game can be long."""

    def __post_init__(self) -> None:
        seats = Schema(type=OpenAPIType.ARRAY, items=Reference(ref="#/components/schemas/SeatWish"))
        sent = Schema(
            type=OpenAPIType.OBJECT,
            title=ImportedTable.__name__,
            properties={"journal": Schema(type=OpenAPIType.OBJECT), "seats": seats},
            required=["journal"],
            additional_properties=False,
        )
        self.request_body = RequestBody(content={MediaType.JSON: OpenAPIMediaType(schema=sent)}, required=True)


def _game_of(table: Listed) -> str:
    return table.game if isinstance(table, BrokenTable) else table.game.id


class Imports(Controller):
    """Saved games that are brought along."""

    path = "/api/tables/import"
    tags = ["tables"]
    request_max_body_size = Settings().journal_bytes

    @post(responses=troubles(400, 409, 413), operation_class=ImportOperation)
    async def bring(self, request: AnyRequest, hall: GivenHall) -> Opened:
        """Go on with a saved game at a new table."""
        return opened(await hall.import_letter(await request.body(), opener_of(request)))


class Campaigns(Controller):
    """One adventure after another."""

    path = "/api/campaigns"
    tags = ["campaigns"]

    @post(responses=troubles(400, 413))
    async def begin(self, request: AnyRequest, data: JSONBody[NewCampaign], hall: GivenHall) -> CampaignOpened:
        """Begin a campaign. Its key is told now and never again."""
        campaign, key = await hall.new_campaign(data.game, wishes(data.seats), data.switches, opener_of(request))
        return CampaignOpened(campaign, key)

    @post("/desk", status_code=200, responses=troubles(400, 413))
    async def desk(self, data: JSONBody[Desk], hall: GivenHall) -> tuple[CampaignCard, ...]:
        """The campaigns that these keys open; keys that open none are left out. One that cannot be shown has a `trouble`."""
        found = []
        for key in dict.fromkeys(data.keys):
            try:
                found.append(hall.campaign(key))
            except Unknown:
                continue
        await words_at_hand((campaign.game for campaign in found), [data.language])
        return tuple(listed_campaign(campaign, data.language) for campaign in found)

    @post("/{campaign:str}/tables", security=NEEDS_KEY, responses=troubles(400, 401, 404, 409, 413))
    async def go_on(self, request: AnyRequest, campaign: FromPath[str], data: JSONBody[NextTable], hall: GivenHall) -> Opened:
        """Open the table of the next adventure."""
        key = bearer(request)
        if hall.campaign(key).id != campaign:
            raise Declined("unknown-campaign")
        return opened(await hall.next_table(key, data.scenario, opener_of(request)))


CONTROLLERS = (Shelf, Lessons, Tables, Imports, Campaigns)
