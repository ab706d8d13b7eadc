"""Every message as an OpenAPI document: `python -m aevum.server.schema` prints it.

The types of the client are made from it, so that a message is defined in one place only.
"""

import sys
from typing import Any, Final, get_args

from msgspec import Struct
from msgspec.json import encode, format, schema_components

from aevum.server import messages

ROOTS: Final[tuple[type, ...]] = (
    messages.GameCard,
    messages.NewTable,
    messages.Opened,
    messages.Fork,
    messages.Claim,
    messages.Summary,
    messages.Problem,
    messages.Rules,
    messages.Lesson,
)


def union(kinds: tuple[type[Struct], ...]) -> dict[str, Any]:
    """Describe a message that is one of several."""
    places = {kind.__name__: f"#/components/schemas/{kind.__name__}" for kind in kinds}
    tags = {str(kind.__struct_config__.tag): places[kind.__name__] for kind in kinds}
    return {
        "anyOf": [{"$ref": place} for place in places.values()],
        "discriminator": {"propertyName": "type", "mapping": tags},
    }


def document() -> dict[str, Any]:
    """Describe all messages."""
    requests, events = get_args(messages.Request), get_args(messages.News)
    _, schemas = schema_components(
        (*ROOTS, *requests, *events), ref_template="#/components/schemas/{name}"
    )
    schemas = {**schemas, "Request": union(requests), "News": union(events)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "The messages of the table", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


if __name__ == "__main__":
    sys.stdout.write(format(encode(document()), indent=2).decode() + "\n")
