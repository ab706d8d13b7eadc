"""Whatever is asked over HTTP, the answer is one that the description promises, never a failure."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from tests.server.kit import HERE, LINK, RANDOM, Served

FEW = settings(
    max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


EASY = {
    ("DELETE", "/api/tables/{name}"),
    ("DELETE", "/api/tables/{name}/seats/{seat}/invitation"),
    ("GET", "/api/account"),
    ("GET", "/api/addresses"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/tables"),
    ("GET", "/api/lessons/{game}"),
    ("GET", "/api/rules/{game}/{lang}"),
    ("GET", "/api/text/{lang}"),
    ("POST", "/api/lessons/{game}"),
    ("POST", "/api/tables/mine"),
    ("POST", "/api/tables/{name}/seats/{seat}/invitation"),
}
"""What is granted to whoever asks at a real place; the rest needs more than that."""


def test_the_description_names_every_way_to_ask(served: Served) -> None:
    described = served.http.get("/api/schema/openapi.json").json()

    assert set(described["paths"]) == {
        "/api/account",
        "/api/addresses",
        "/api/games",
        "/api/games/{game}/tables",
        "/api/lessons/{game}",
        "/api/lessons/{game}/{chapter}",
        "/api/lessons/{game}/{chapter}/{at}",
        "/api/records",
        "/api/rules/{game}/{lang}",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/public",
        "/api/tables/{name}",
        "/api/tables/{name}/begin",
        "/api/tables/{name}/claim",
        "/api/tables/{name}/fork",
        "/api/tables/{name}/join",
        "/api/tables/{name}/leave",
        "/api/tables/{name}/record",
        "/api/tables/{name}/rematch",
        "/api/tables/{name}/seats/{seat}",
        "/api/tables/{name}/seats/{seat}/hand-over",
        "/api/tables/{name}/seats/{seat}/invitation",
        "/api/tables/{name}/seats/{seat}/others",
        "/api/text/{lang}",
        "/api/text/{lang}/{game}",
    }


def test_no_request_makes_the_server_fail(served: Served) -> None:
    schema = schemathesis.openapi.from_url(f"http://{served.host}/api/schema/openapi.json")
    place = Place(served)

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)

        @FEW
        @given(case=result.ok().as_strategy(), is_real=st.booleans())
        def ask(case: Any, is_real: bool) -> None:
            if is_real:
                place.lead(case)
            answer = case.call()
            assert answer.status_code < 500
            if answer.status_code >= 400:
                assert answer.json()["reason"]["key"].startswith("web-refused-")
            else:
                place.answered.add((case.method, case.path))

        ask()
    assert place.answered >= EASY


class Place:
    """A table that is there, and its host's key: some of what is asked leads to it."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.answered: set[tuple[str, str]] = set()
        """What was asked with success."""

    def lead(self, case: Any) -> None:
        """Ask for what is there instead of for anything."""
        there = {"game": "tempus", "lang": "de", "chapter": 1, "seat": 1}
        if "name" in case.path_parameters:
            there["name"], key = self.served.open(HERE, LINK, RANDOM)
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {key}"}
        names = case.path_parameters.keys() & there.keys()
        case.path_parameters = {**case.path_parameters, **{name: there[name] for name in names}}
