"""Checks of refusals and of the security headers."""

from __future__ import annotations

import httpx
import msgspec

from semiramis.tables.messages import Error
from semiramis.tables.refusals import STATUS


def assert_refused(answer: httpx.Response, code: str) -> Error:
    assert answer.status_code == STATUS[code], answer.text
    assert answer.headers["content-type"] == "application/json"
    error = msgspec.json.decode(answer.content, type=Error)
    assert error.code == code
    assert error.message
    assert len(error.message.splitlines()) == 1
    assert len(error.message) <= 300
    assert answer.json().keys() == {"code", "message", "facts"}
    assert not any(trace in answer.text for trace in ("Traceback", ".py", "sqlalchemy", "site-packages", "0x"))
    assert_guarded(answer)
    assert ("retry-after" in answer.headers) == (answer.status_code == 429)
    assert ("www-authenticate" in answer.headers) == (answer.status_code == 401)
    return error


def assert_guarded(answer: httpx.Response) -> None:
    policy = answer.headers.get_list("content-security-policy")
    assert len(policy) == 1
    directives = dict(directive.split(" ", 1) for directive in policy[0].split("; "))
    assert directives["default-src"] == directives["frame-ancestors"] == directives["base-uri"] == "'none'"
    assert "unsafe" not in policy[0]
    expected = {
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    assert {name: answer.headers.get(name) for name in expected} == expected
    assert answer.headers["cache-control"] in ("no-store", "no-cache")
    assert "server" not in answer.headers
    assert not any(name.startswith("access-control-") for name in answer.headers)
