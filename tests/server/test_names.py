"""The rule for names: of guests, and of the players of imported records."""

from __future__ import annotations

import pytest

from semiramis.tables.messages import LONGEST_NAME
from semiramis.tables.names import LONGEST_BOT_NAME, clean_name
from semiramis.tables.refusals import Refusal
from tests.server.refused import assert_refused
from tests.server.running_server import RunningServer

RECORD = {"format": "semiramis-record/1", "game": "amytis", "seed": 1, "actions": []}

HOSTILE = [
    "",
    " \u3000 ",
    "A\u202enna",  # turns round what follows
    "An\u200bna",  # zero width
    "An\u034fna",  # the rest of these passed for guests: marks and signs that look like nothing
    "An\u17b4na",
    "An\u180bna",
    "An\ufe01na",
    "An\U000e0100na",
    "An\U0001d159na",
    "\u0301",  # a mark without a letter
    "An\x1b[31mna",
    "x" * (LONGEST_NAME + 1),
    "x" * 150_010,
    "\ufb2c" * LONGEST_NAME,  # three times as long once it is normalized
]
LIKE_BOTS = [
    "Bot:master",
    "BOT: master",
    " bot : master",
    "b\u00f6t:master",
    "\uff42\uff4f\uff54\uff1amaster",  # fullwidth
    "\u0412\u043e\u0442:master",  # Cyrillic
    "\u0392\u039f\u03a4:master",  # Greek
    "\U0001d41b\U0001d428\U0001d42d:master",  # bold letters of mathematics
    "b0t:master",
    "bot\u02d0master",  # another colon
    "bot\ua789master",
    "\u24d1\u24de\u24e3:master",  # in circles
]
GOOD = [
    "Anna",
    "bottle: a message",
    "Botho",
    "Abbot: X",
    "\u5c3c\u6258\u514b\u91cc\u65af",
    "\u0628\u0627\u0628\u0644",
    "\u0e1a\u0e32\u0e1a\u0e34\u0e42\u0e25\u0e19",
    "Zo\u00eb \u2764",
    "\U0001f600",
]


@pytest.mark.parametrize("name", [*HOSTILE, *LIKE_BOTS], ids=range(len(HOSTILE + LIKE_BOTS)))
def test_a_name_that_hides_or_imitates_is_refused_everywhere(lasting: RunningServer, name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)
    with pytest.raises(Refusal):
        clean_name(name, bots=True)
    assert lasting.visitor().send("POST", "/people", {"name": name}).status_code in (400, 413)
    anna = lasting.visitor("Anna")
    assert anna.send("PATCH", "/me", {"name": name}).status_code in (400, 413)
    imported = anna.send("POST", "/records", {**RECORD, "players": ["Ben", name]})
    assert imported.status_code == 400
    assert imported.json()["code"] in ("bad_name", "bad_record")


@pytest.mark.parametrize("name", GOOD)
def test_other_names_are_shown_as_they_are(lasting: RunningServer, name: str) -> None:
    assert clean_name(name) == name
    imported = lasting.visitor("Anna").send("POST", "/records", {**RECORD, "players": ["Ben", name]})
    assert [seat["name"] for seat in imported.json()["seats"]] == ["Ben", name]


def test_invisible_characters_do_not_make_a_different_name() -> None:
    assert clean_name("  An\u2764\ufe0fna \n X ") == "An\u2764na X"
    assert clean_name("Zoe\u0308") == clean_name("Zo\u00eb")


@pytest.mark.parametrize("name", ["bot:master", "bot:py:examples/collector.py:Collector", "bot:collector@2"])
def test_records_may_use_the_names_of_bots_and_guests_may_not(lasting: RunningServer, name: str) -> None:
    anna = lasting.visitor("Anna")
    imported = anna.send("POST", "/records", {**RECORD, "players": ["Ben", name]})
    assert imported.json()["seats"][1]["name"] == name
    exported = anna.send("GET", f"/tables/{imported.json()['id']}/record").json()
    assert exported["players"] == ["Ben", name]
    assert_refused(lasting.visitor().send("POST", "/people", {"name": name[:LONGEST_NAME]}), "bad_name")


@pytest.mark.parametrize("name", ["bot:", "bot:\u202e", "bot:" + "x" * LONGEST_BOT_NAME])
def test_names_of_bots_follow_the_rule(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name, bots=True)
