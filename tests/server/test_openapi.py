"""Whatever is asked over HTTP, the answer is one that the description promises, never a failure."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.server.kit import Served

FEW = settings(
    max_examples=5, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


def test_the_description_names_every_way_to_ask(served: Served) -> None:
    described = served.http.get("/api/schema/openapi.json").json()

    assert set(described["paths"]) == {
        "/api/addresses",
        "/api/games",
        "/api/games/{game}/tables",
        "/api/lessons/{game}",
        "/api/lessons/{game}/{chapter}",
        "/api/records",
        "/api/rules/{game}/{lang}",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/{name}",
        "/api/tables/{name}/claim",
        "/api/tables/{name}/fork",
        "/api/tables/{name}/record",
        "/api/tables/{name}/seats/{seat}/invitation",
        "/api/tables/{name}/seats/{seat}/others",
        "/api/text/{lang}",
        "/api/text/{lang}/{game}",
    }


def test_no_request_makes_the_server_fail(served: Served) -> None:
    schema = schemathesis.openapi.from_url(f"http://{served.host}/api/schema/openapi.json")

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)

        @FEW
        @given(case=result.ok().as_strategy())
        def ask(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500
            if answer.status_code >= 400:
                assert answer.json()["reason"]["key"].startswith("web-refused-")

        ask()
