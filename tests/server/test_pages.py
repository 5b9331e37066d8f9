"""How the web client is served: its files, their cache headers and compression, and a server without a client."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from semiramis.server.http.compression import accepts_gzip
from semiramis.server.http.pages import FOLDER, KINDS
from tests.server.refused import assert_refused
from tests.server.running_server import ME, RunningServer, run_server

ROOT = Path(__file__).parents[2]
LONG = "let garden = 'hanging';\n" * 100
FILES = {
    "index.html": "<!doctype html><title>Semiramis</title>" + "<p>garden</p>" * 50,
    "icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "manifest.webmanifest": "{}",
    "robots.txt": "User-agent: *",
    "assets/index-B4b1l0n.js": LONG,
    "assets/index-B4b1l0n.css": "body {}",
    "assets/words-Am1t1s.json": '{"garden": "hanging"}' + " " * 3000,
    "assets/letters-S3m1r4.woff2": "\x00\x01\x02",
    "assets/picture-S3m1r4.png": "\x89PNG",
    "assets/strange-S3m1r4.xyz": "?",
}


def path_of(name: str) -> str:
    return "/" if name == "index.html" else f"/{name}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a client of some files."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "pages" / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text("nobody's business")
    (folder / "pages" / ".built-from").write_text("nobody's business")
    for name, content in FILES.items():
        (folder / "pages" / name).write_text(content, encoding="utf-8")
    with run_server(folder, pages=folder / "pages") as server:
        yield server


def get(server: RunningServer, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    headers = {"accept-encoding": "identity"} | {name.replace("_", "-"): value for name, value in headers.items()}
    return server.visitor().http.request(method, path, headers=headers)


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_sent_with_its_content_type(server: RunningServer, name: str) -> None:
    answer = get(server, path_of(name))
    assert answer.status_code == 200
    assert answer.content == FILES[name].encode()
    assert answer.headers["content-type"] == KINDS.get(Path(name).suffix, "application/octet-stream")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_files_have_cache_headers_and_are_sent_again_only_if_changed(
    server: RunningServer, name: str, encoding: str
) -> None:
    answer = get(server, path_of(name), accept_encoding=encoding)
    kept_for_ever = answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert kept_for_ever == name.startswith("assets/")
    assert kept_for_ever or answer.headers["cache-control"] == "no-cache"
    tag = answer.headers["etag"]
    for known in (tag, f"W/{tag}", f'"another", {tag}'):
        again = get(server, path_of(name), accept_encoding=encoding, if_none_match=known)
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == answer.headers["cache-control"]
        assert again.headers["vary"] == "Accept-Encoding"
    assert get(server, path_of(name), accept_encoding=encoding, if_none_match='"another"').status_code == 200


def test_files_are_compressed_for_clients_that_accept_it_if_that_saves_bytes(server: RunningServer) -> None:
    path = "/assets/index-B4b1l0n.js"
    plain, packed = get(server, path), get(server, path, accept_encoding="gzip, deflate, br")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content == LONG.encode()
    assert int(packed.headers["content-length"]) < len(LONG) / 5
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.headers["etag"] != plain.headers["etag"]
    assert "content-encoding" not in get(server, "/icon.svg", accept_encoding="gzip").headers
    # JSON is packed as it was read, not once more on its way out.
    assert get(server, "/assets/words-Am1t1s.json", accept_encoding="gzip").json() == {"garden": "hanging"}


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_head_requests_get_only_headers(server: RunningServer, encoding: str) -> None:
    whole = get(server, "/", accept_encoding=encoding)
    head = get(server, "/", "HEAD", accept_encoding=encoding)
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers == whole.headers


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/.built-from",
        "/assets",
        "/assets/",
        "/assets/nothing.js",
        "/assets/%2e%2e/icon.svg",
        "/assets/..%2ficon.svg",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/..%5csecret.txt",
        "/%00",
        "/pages/index.html",
    ],
)
def test_paths_outside_the_client_are_not_found(server: RunningServer, path: str) -> None:
    assert_refused(get(server, path), "not_found")


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/assets/index-B4b1l0n.js"])
def test_files_accept_only_get_and_head(server: RunningServer, path: str) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        answer = get(server, path, method)
        assert_refused(answer, "method_not_allowed")
        assert answer.headers["allow"] == "GET, HEAD"


def test_without_a_client_the_server_works_and_tells_how_to_build_one(lasting: RunningServer) -> None:
    assert "make web" in assert_refused(get(lasting, "/"), "client_not_built").message
    assert_refused(get(lasting, "/icon.svg"), "not_found")
    assert get(lasting, "/health").json()["status"] == "ok"
    assert get(lasting, "/api/v1/games").status_code == 200


def test_the_client_is_shipped_with_the_package() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert (
        f"{FOLDER.relative_to(ROOT / 'src' / 'semiramis')}/**/*"
        in (settings["tool"]["setuptools"]["package-data"]["semiramis"])
    )


# What the API answers.


def test_only_large_answers_are_compressed(lasting: RunningServer) -> None:
    for path, packed in (("/api/v1/games", True), ("/api", True), ("/health", False), ("/api/v1/me", False)):
        plain, answer = get(lasting, path), get(lasting, path, accept_encoding="gzip")
        assert answer.content == plain.content
        assert "content-encoding" not in plain.headers
        assert (answer.headers.get("content-encoding") == "gzip") == packed
        assert (len(plain.content) >= 1400) == packed
        assert packed == (int(answer.headers["content-length"]) < len(plain.content))
        assert int(plain.headers["content-length"]) == len(plain.content)
        assert ("vary" in answer.headers) == packed


def test_streams_are_never_compressed(lasting: RunningServer) -> None:
    anna = lasting.visitor("Anna")
    table = anna.create("babylon", [ME, ME])
    anna.start(table.id)
    answer = anna.send("GET", f"/tables/{table.id}/events?follow=false", **{"accept-encoding": "gzip"})
    assert len(answer.content) > 1400
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("header", "taken"),
    [
        (b"", False),
        (b"gzip", True),
        (b"gzip, deflate, br, zstd", True),
        (b"br;q=1.0, gzip;q=0.8, *;q=0.1", True),
        (b"br, gzip; q=0.5", True),
        (b"br", False),
        (b"gzip;q=0", False),
        (b"gzip; q=0.000, br", False),
    ],
)
def test_which_headers_accept_gzip(header: bytes, taken: bool) -> None:
    assert accepts_gzip(header) == taken
