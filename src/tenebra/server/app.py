"""The ASGI app: HTTP requests, the WebSocket, the static page, and the guard before them all."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, route
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

import tenebra
from tenebra.server.errors import Declined, answer_http, language_of
from tenebra.server.guard import Guard
from tenebra.server.rest import CONTROLLERS
from tenebra.server.settings import Settings
from tenebra.server.static_files import StaticFile, StaticFiles
from tenebra.server.table_feed import TableFeeds
from tenebra.server.websocket import play
from tenebra.tables.hall import Hall

OPENAPI = OpenAPIConfig(
    title="Tenebra",
    version=tenebra.__version__,
    description="Tables for dungeon-crawler board games. The game itself is played over the WebSocket /api/play.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    components=Components(
        security_schemes={"key": SecurityScheme(type="http", scheme="bearer", description="The key of a table or campaign.")}
    ),
)


async def give_hall(state: State) -> Hall:
    """The hall, injected into request handlers."""
    hall: Hall = state.hall
    return hall


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The static files; addresses without a file show the page itself."""
    path = request.scope["path"]
    found: StaticFile | None = None if path.startswith("/api") else state.page.find(path, language_of(request))
    if found is None:
        raise Declined("not-found")
    headers = {"Cache-Control": found.cache, "ETag": found.tag, "Vary": "Accept-Encoding, Accept-Language"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.media)
    body = found.body
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = found.packed, headers | {"Content-Encoding": "gzip"}
    return Response(body, headers=headers, media_type=found.media)


def make_app(settings: Settings, hall: Hall) -> ASGIApp:
    """The app that serves a hall. It does not close the hall."""
    hall.awake.sleep_after(settings.idle_seconds)
    hall.clear_every(settings.clear_seconds)
    feeds = TableFeeds(settings)
    hall.also_close(feeds.close)
    app = Litestar(
        route_handlers=[*CONTROLLERS, play, page],
        dependencies={"hall": Provide(give_hall)},
        exception_handlers={HTTPException: answer_http, Exception: answer_http},
        openapi_config=OPENAPI,
        request_max_body_size=settings.body_bytes,
        state=State({"hall": hall, "settings": settings, "feeds": feeds, "page": StaticFiles(settings.page)}),
        logging_config=None,
    )
    return Guard(app, settings)
