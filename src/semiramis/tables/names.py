"""The rule for the names of people, of seats and of the players of imported records.

A name is shown to others, so it must not hide, reorder or imitate anything: it is one line of visible text, and only
names of bots may look as if they began with `bot:`.
"""

from __future__ import annotations

import re
import unicodedata

from .messages import LONGEST_NAME
from .refusals import Refusal

BOT = "bot:"
LONGEST_BOT_NAME = 100
"""The name of a bot in an imported record may contain a command."""

# Default_Ignorable_Code_Point of Unicode, and characters that are blank.
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
STYLE_SELECTORS = re.compile("[\ufe0e\ufe0f]")
"""They choose between a text and a picture form. Keyboards add them; they are removed."""

# Letters that look like those of "bot:", without marks and case: from the confusables of Unicode.
LOOK_ALIKES = {
    "b": ("\u044c\u0432\u03b2\u0185\u13cf\u13f4\u1472\u15af\u15f7\ua4d0\u2c83\U00010282\U000102a1\U00010301"),
    "o": (
        "0\u043e\u03bf\u03c3\u0585\u05e1\u0647\u0629\u0c66\u0966\u09e6\u0a66\u0ae6\u0b66"
        "\u0be6\u0ce6\u0d66\u0e50\u0ed0\u1040\u06f0\u0660\u07c0\u3007\u101d\u2c9f\ua4f3\u1d0f"
        "\u1d11\u0b20\u0d20\U00010292\U000102ab\U0001042c"
    ),
    "t": ("\u0442\u03c4\u13a2\ua4d4\u2ca7\u1d1b\U00010297\U000102b1\U00010315"),
    ":": ("\u02d0\u02f8\u0589\u05c3\u0703\u0704\u2236\ua789\ua4fd\u16ec\u1803\u1809\u205a"),
}
SKELETON = str.maketrans({look_alike: letter for letter, alikes in LOOK_ALIKES.items() for look_alike in alikes})


def clean_name(name: str, bots: bool = False) -> str:
    """Return a name as it is shown, or refuse it. With `bots` it may be the name of a bot, `bot:…`."""
    longest = LONGEST_BOT_NAME if bots and name.startswith(BOT) else LONGEST_NAME
    if len(name) > 4 * LONGEST_BOT_NAME:  # too long to be normalized
        raise Refusal("bad_name", f"a name has at most {longest} letters")
    clean = " ".join(STYLE_SELECTORS.sub("", unicodedata.normalize("NFC", name)).split())
    if not is_visible(clean):
        raise Refusal("bad_name", "a name is one line of visible text")
    if len(clean) > longest:  # normalization may make a name longer
        raise Refusal("bad_name", f"a name has at most {longest} letters")
    if looks_like_a_bot(clean) and not (bots and clean.startswith(BOT) and clean != BOT):
        raise Refusal("bad_name", "names that begin with bot: belong to bots")
    return clean


def is_visible(name: str) -> bool:
    """Whether a text is visible and has no characters that hide or reorder others."""
    if not name or unicodedata.category(name[0])[0] == "M":  # a mark belongs to the letter before it
        return False
    return INVISIBLE.search(name) is None and all(unicodedata.category(letter)[0] != "C" for letter in name)


def looks_like_a_bot(name: str) -> bool:
    """Whether a name looks like that of a bot: `Bot:`, `b o t :`, fullwidth or Cyrillic letters."""
    decomposed = unicodedata.normalize("NFKD", name)
    bare = "".join(letter for letter in decomposed if unicodedata.category(letter)[0] not in ("M", "Z"))
    return bare.casefold().translate(SKELETON).startswith(BOT)
