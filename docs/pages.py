"""Pages of the documentation site that are made from other files: hooks of MkDocs.

- Documents of the project that are outside of `docs/`, such as `CONTRIBUTING.md`, and the source files that a page
  links. Links between files of the project are written so that they work in a checkout; here they are led to the pages.
- The help of every command, from its parser.
"""

from __future__ import annotations

import os
import posixpath
import re
from argparse import SUPPRESS, Action
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
DOCS = "docs/"
FILES = "files/"
"""The folder of the site with the files that are outside of `docs/`."""
LINK = re.compile(r"(\]\()(?!\w+:|#)([^)#\s]+)")
FENCE = "`" * 5
USAGE_WIDTH = 80
LANGUAGES = {
    ".py": "python",
    ".pl": "perl",
    ".toml": "toml",
    ".cff": "yaml",
    ".conf": "nginx",
    ".env": "ini",
    ".service": "ini",
}
FOREIGN = re.compile(r'<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)="(?:https?:)?//[^"]*"')
COMMANDS = "<!-- the help of every command -->"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add every file outside of `docs/` that a page links, and those that these link."""
    from mkdocs.structure.files import File

    waiting = [(f"{DOCS}{file.src_uri}", file.content_string) for file in files.documentation_pages()]
    while waiting:
        name, text = waiting.pop()
        for _, link in LINK.findall(text):
            target = resolve(name, link)
            if target.startswith(DOCS) or files.get_file_from_path(page_of(target)) or not (ROOT / target).is_file():
                continue
            content = read(target)
            if target.endswith(".md"):
                waiting.append((target, content))
            else:
                content = source_page(target, content)
            files.append(File.generated(config, page_of(target), content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead the links of a page to the pages of this site, and write the help of the commands."""
    here = page.file.src_uri
    name = here.removeprefix(FILES) if here.startswith(FILES) else f"{DOCS}{here}"

    def lead(found: re.Match[str]) -> str:
        target = page_of(resolve(name, found[2]))
        return f"{found[1]}{posixpath.relpath(target, posixpath.dirname(here))}"

    if (ROOT / name).is_file():  # a source file, which is shown as it is, has another name here
        markdown = LINK.sub(lead, markdown)
    return markdown.replace(COMMANDS, command_help())


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> None:
    """Refuse a page that would load something from another site."""
    if found := FOREIGN.search(output):
        raise ValueError(f"{page.file.src_uri} loads from another site: {found[0]}")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def source_page(name: str, content: str) -> str:
    """A page with the text of a source file, which the search leaves to the reference."""
    language = LANGUAGES.get(Path(name).suffix, "text")
    return f"---\nsearch: {{exclude: true}}\n---\n# `{name}`\n\n{FENCE}{language}\n{content}\n{FENCE}\n"


def resolve(name: str, link: str) -> str:
    """The file that a link of a file names, both from the root of the project."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), link))


def page_of(name: str) -> str:
    """The source of the page of a file."""
    if name.startswith(DOCS):
        return name.removeprefix(DOCS)
    return f"{FILES}{name}" if name.endswith(".md") else f"{FILES}{name}.md"


def command_help() -> str:
    """The help of every command, as the command prints it, with its arguments as a table."""
    from semiramis.cli import add_commands
    from semiramis.cli.arguments import Parser

    os.environ["NO_COLOR"] = "1"  # argparse writes in colours if it can
    parser = Parser(prog="semiramis")
    commands = parser.add_subparsers(prog="semiramis")
    add_commands(commands)
    return "\n".join(help_of(name, command) for name, command in commands.choices.items())


def help_of(name: str, parser: Any) -> str:
    formatter = parser._get_formatter()
    rows = [
        f"| `{invocation(action)}` | {cell(formatter._expand_help(action))} |"
        for action in parser._actions
        if "--help" not in action.option_strings and action.help != SUPPRESS
    ]
    usage = fill(
        " ".join(parser.format_usage().split()[1:]), USAGE_WIDTH, subsequent_indent="    ", break_on_hyphens=False
    )
    table = ["| argument | what it is |", "|---|---|", *rows, ""] if rows else []
    return "\n".join([f"## semiramis {name}", "", parser.description, "", "```text", usage, "```", "", *table])


def invocation(action: Action) -> str:
    """An argument as the help writes it: `--players N`."""
    value = action.metavar if isinstance(action.metavar, str) else " ".join(action.metavar or ())
    return f"{', '.join(action.option_strings)} {value}".strip() or action.dest


def cell(text: str) -> str:
    """A text in a cell of a table, without the name of the person who builds the site."""
    return text.replace("|", "\\|").replace(str(Path.home()), "~")
