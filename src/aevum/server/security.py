"""What every answer tells the browser: nothing from elsewhere, nothing inline, no traces."""

from typing import Final

from litestar.datastructures import ResponseHeader

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'none'",
    )
)

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def response_headers() -> list[ResponseHeader]:
    """Give the headers in the form in which the framework takes them."""
    return [
        ResponseHeader(name=name, value=value, documentation_only=False)
        for name, value in HEADERS.items()
    ]
