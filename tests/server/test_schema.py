"""Every request that the OpenAPI document allows, and many that it does not: answered as it says, and never with a 5xx."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from litestar import Litestar
from litestar.di import Provide
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bench import PATIENCE
from bench.house import UNLIMITED, House
from tenebra.server.app import OPENAPI, give_hall
from tenebra.server.rest import CONTROLLERS
from tenebra.tables.people import Limits
from tests.server.socket_client import open_table

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
EXAMPLES = 40


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which a generator of requests may open tables."""
    folder: Path = tmp_path_factory.mktemp("many")
    with House(f"sqlite:///{folder}/tables.sqlite", UNLIMITED, Limits(tables=200, campaigns=200)) as made:
        yield made


@pytest.fixture(scope="module")
def table(many: House) -> dict[str, Any]:
    return open_table(many, keeper="me", heroes="me")


def operations() -> dict[str, Any]:
    """Every request of the document by its name."""
    app = Litestar(route_handlers=list(CONTROLLERS), openapi_config=OPENAPI, dependencies={"hall": Provide(give_hall)})
    document = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    found = list(document.get_all_operations())
    assert all(isinstance(result, Ok) for result in found), found
    return {result.ok().label: result.ok() for result in found if isinstance(result, Ok)}


OPERATIONS = operations()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["as documented", "otherwise"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_every_request_is_answered_as_documented(name: str, mode: Any, many: House, table: dict[str, Any]) -> None:
    @given(case=OPERATIONS[name].as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        if "{table}" in name and not name.startswith("DELETE"):
            case.path_parameters["table"] = table["table"]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {table['key']}"}
        answers.append(case.call(base_url=many.address, timeout=PATIENCE))
        case.validate_response(answers[-1], checks=CHECKS)

    answers: list[Any] = []
    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # a request without parameters cannot be made otherwise
        return
    assert answers


def test_the_document_names_every_request(many: House) -> None:
    paths = httpx.get(f"{many.address}/api/schema/openapi.json", timeout=PATIENCE).json()["paths"]
    named = {f"{method.upper()} {path}" for path, operations in paths.items() for method in operations}
    assert named == {
        "GET /api/about",
        "GET /api/health",
        "GET /api/games",
        "GET /api/games/{game}/rules",
        "GET /api/games/{game}/rules/found",
        "GET /api/games/{game}/howto",
        "GET /api/games/{game}/lessons/{lesson}",
        "POST /api/games/{game}/lessons/{lesson}",
        "POST /api/tables",
        "POST /api/tables/import",
        "POST /api/desk",
        "GET /api/tables/{table}",
        "PATCH /api/tables/{table}",
        "DELETE /api/tables/{table}",
        "GET /api/tables/{table}/journal",
        "POST /api/tables/{table}/branch",
        "GET /api/tables/{table}/draws",
        "POST /api/campaigns",
        "POST /api/campaigns/desk",
        "POST /api/campaigns/{campaign}/tables",
    }
