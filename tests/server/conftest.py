"""A server for the tests of one file."""

from collections.abc import Iterator

import pytest

from tests.server.kit import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve tables from an empty folder."""
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server
