"""Writes the OpenAPI document without its paths: the types of the web client are generated from it.

The client imports types of messages alone.
"""

from __future__ import annotations

import sys

import msgspec

from semiramis.server.app import Settings, create_app

if __name__ == "__main__":
    # A database that is never opened.
    document = msgspec.json.decode(create_app(Settings("nowhere.db")).state.document.plain.content)
    sys.stdout.buffer.write(msgspec.json.encode(document | {"paths": {}}) + b"\n")
