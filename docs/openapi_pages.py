"""The pages of the API, made from the server's OpenAPI document: a hook of MkDocs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from semiramis.server.app import Settings, create_app

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

DOCUMENT = "openapi.json"
REQUESTS = "<!-- every request -->"
TYPES = "<!-- every type -->"
TYPES_PAGE = "openapi-types.md"
PREFIX = "#/components/schemas/"
ERROR = 400
"""The first status code of a refusal."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File

    text = json.dumps(document(), indent=1, ensure_ascii=False)
    files.append(File.generated(config, DOCUMENT, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if REQUESTS in markdown:
        markdown = markdown.replace(REQUESTS, requests(document()))
    if TYPES in markdown:
        markdown = markdown.replace(TYPES, types(document()))
    return markdown


def document() -> dict[str, Any]:
    schema: dict[str, Any] = create_app(Settings("nowhere.db")).openapi_schema.to_schema()  # a database never opened
    return json.loads(json.dumps(schema))  # type: ignore[no-any-return]


def requests(document: Mapping[str, Any]) -> str:
    """A section for each request, and the document itself, which is a file only on the site."""
    sections = [
        request(f"{method.upper()} {path}", operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    return "\n".join([f"The document itself: [{DOCUMENT}]({DOCUMENT}).\n", *sections])


def request(name: str, operation: Mapping[str, Any]) -> str:
    """A section for one request."""
    lines = [f"## {name}", "", f"**{operation['summary']}.** {operation.get('description', '')}", ""]
    rows = [
        f"| `{parameter['name']}` | {parameter['in']}{'' if parameter.get('required') else ', optional'} "
        f"| {type_of(parameter['schema'])} | {cell(parameter.get('description', ''))} |"
        for parameter in operation.get("parameters", [])
    ]
    if body := operation.get("requestBody"):
        rows.append(f"| | body | {content_type(body)} | |")
    for status, answer in operation["responses"].items():
        if int(status) < ERROR:
            rows.append(f"| | answer {status} | {content_type(answer)} | |")
    refusals = [status for status in operation["responses"] if int(status) >= ERROR]
    lines += ["| name | where | type | |", "|---|---|---|---|", *rows, ""]
    if refusals:
        lines += [f"It can be [refused](api.md#errors) with {', '.join(sorted(refusals))}.", ""]
    return "\n".join(lines)


def content_type(message: Mapping[str, Any]) -> str:
    """The type of a body, of the only kind of content that it has."""
    for kind, content in message.get("content", {}).items():
        shown = type_of(content["schema"]) if content.get("schema") else "text"
        return shown if kind == "application/json" else f"`{kind}` {shown}"
    return "nothing"


def types(document: Mapping[str, Any]) -> str:
    """A section for each type, by its name."""
    schemas = document["components"]["schemas"]
    return "\n".join(declaration(name, schemas[name]) for name in sorted(schemas))


def declaration(name: str, schema: Mapping[str, Any]) -> str:
    lines = [f"## {name}", "", schema.get("description", ""), ""]
    properties = schema.get("properties")
    if properties is None:
        return "\n".join([*lines, type_of({**schema, "title": None}, ""), ""])
    required = schema.get("required", [])
    rows = [
        f"| `{key}` | {type_of(value, '')}{'' if key in required else ', optional'} "
        f"| {cell(value.get('description', ''))} |"
        for key, value in properties.items()
    ]
    table = ["| key | type | |", "|---|---|---|", *rows, ""] if rows else ["An empty object.", ""]
    return "\n".join([*lines, *table])


def type_of(schema: Mapping[str, Any], page: str = TYPES_PAGE) -> str:
    """A type in words, with links to the types that it names on a page."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(PREFIX)
        return f"[{name}]({page}#{name.lower()})"
    for key in ("allOf", "anyOf", "oneOf"):
        if key in schema:
            return " or ".join(type_of(choice, page) for choice in schema[key])
    if "enum" in schema or "const" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {type_of(schema['items'], page)}" if schema.get("items") else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {type_of(schema['additionalProperties'], page)}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def cell(text: str) -> str:
    """A text in a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")
