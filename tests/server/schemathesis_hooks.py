"""Hooks of schemathesis: the existing tables, and streams that do not end."""

from __future__ import annotations

import os
import random
from typing import Any

import httpx
import schemathesis
from schemathesis import Case, CheckContext, HookContext, Response
from schemathesis.core import NotSet

TABLES = "SEMIRAMIS_TEST_TABLES"
"""The variable that names the tables that there are, separated by blanks."""
ADDRESS = "SEMIRAMIS_TEST_ADDRESS"
"""The variable that names the server."""

chance = random.Random(5)


@schemathesis.hook
def before_call(context: HookContext, case: Case[Any], kwargs: dict[str, Any]) -> None:
    path = case.operation.path
    if "{id}" in path and case.meta is not None and case.meta.generation.mode.is_positive and chance.random() < 0.8:
        tables = os.environ[TABLES].split()
        if "/seats/" in path:  # only the first table has seats to give away, and they are not the host's
            case.path_parameters |= {"id": tables[0], "number": 2}
        else:
            case.path_parameters["id"] = chance.choice(tables)
    if path.endswith(("/events", "/lobby")) and case.query.get("follow") in (None, True, "true", "True", "1", 1):
        case.query["follow"] = "false"
    case.body = as_written(case.body)
    if case.method == "DELETE" and path.endswith("/me") and "Authorization" in case.headers:
        case.headers["Authorization"] = f"Bearer {enter()}"


def enter() -> str:
    """Return the token of a new person, who may be deleted; other requests use the token of the run."""
    entered = httpx.post(f"{os.environ[ADDRESS]}/api/v1/people", json={"name": "Berta"}, trust_env=False)
    return str(entered.raise_for_status().json()["token"])


def as_written(value: Any) -> Any:
    """Write whole numbers without a fraction: a schema accepts 3.0 as an integer, the server does not."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [as_written(one) for one in value]
    return {name: as_written(one) for name, one in value.items()} if isinstance(value, dict) else value


@schemathesis.check
def what_fits_the_document_can_be_read(context: CheckContext, response: Response, case: Case[Any]) -> None:
    """Replaces `positive_data_acceptance`: valid data may be refused by the rules, but not as malformed."""
    if case.meta is not None and case.meta.generation.mode.is_positive and response.status_code == 400:
        body = None if isinstance(case.body, NotSet) else case.body
        assert response.json()["code"] != "bad_request", f"{case.method} {case.path}: {body!r}: {response.text}"
