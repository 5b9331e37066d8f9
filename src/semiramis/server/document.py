"""Writes the OpenAPI document as the server gives it: `python -m semiramis.server.document`."""

from __future__ import annotations

import sys

import msgspec

from .app import Settings, create_app

if __name__ == "__main__":
    # A database that is never opened.
    document = create_app(Settings("nowhere.db")).openapi_schema.to_schema()
    sys.stdout.buffer.write(msgspec.json.encode(document) + b"\n")
