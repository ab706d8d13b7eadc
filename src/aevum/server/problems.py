"""How refusals over HTTP look: a status, and one sentence by its key."""

import logging
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from aevum.kernel.message import Msg
from aevum.server.messages.tables import Problem
from aevum.server.refusal import Refusal, sentence, store_is_away
from aevum.server.security import HEADERS
from aevum.server.store.kept import NotKept

log: Final = logging.getLogger("aevum.server")

BY_STATUS: Final = {
    HTTPStatus.NOT_FOUND: Msg("web-refused-no-page"),
    HTTPStatus.METHOD_NOT_ALLOWED: Msg("web-refused-method"),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: Msg("web-refused-too-large"),
}


def problem(status: int, reason: Msg, headers: dict[str, str] | None = None) -> Response[Problem]:
    """Say in one sentence why a request was refused."""
    body = Problem(sentence(reason))
    return Response(body, status_code=status, headers={**HEADERS, **(headers or {})})


def refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """Say what the table says."""
    headers = {**HEADERS, **refusal.headers}
    return Response(Problem(refusal.reason), status_code=refusal.status, headers=headers)


def away(request: Request[Any, Any, Any], error: NotKept) -> Response[Problem]:
    """Say that nothing can be kept or read just now."""
    log.error("the store cannot be used: %s", error)
    return refused(request, store_is_away())


def failed(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Say that something went wrong inside; what it was stands in the log alone."""
    log.error("a request failed", exc_info=error)
    return problem(HTTPStatus.INTERNAL_SERVER_ERROR, Msg("web-refused-failed"))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Refuse a body that is nested too deeply; anything else that is went wrong inside."""
    if "deserializing" not in str(error):
        return failed(request, error)
    return problem(HTTPStatus.BAD_REQUEST, Msg("web-refused-deep"))


def no_text(_request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Problem]:
    """Refuse a body that is not written in UTF-8."""
    return problem(HTTPStatus.BAD_REQUEST, Msg("web-refused-text"))


def not_understood(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Say what the framework found wrong."""
    headers = dict(error.headers or {})
    if isinstance(error, ValidationException):
        return problem(error.status_code, Msg("web-refused-message", detail=detail_of(error)))
    reason = BY_STATUS.get(HTTPStatus(error.status_code))
    return problem(
        error.status_code, reason or Msg("web-refused-message", detail=error.detail), headers
    )


def detail_of(error: ValidationException) -> str:
    """Name the part of a message that is wrong."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('message', '')} ({part.get('key', '')})" for part in found]
    return "; ".join(parts)[:400] or error.detail[:400]
