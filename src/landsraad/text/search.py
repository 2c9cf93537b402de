"""Finding a component by a name that may be misspelt, in any of the languages."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import cache
from typing import TYPE_CHECKING, Final

from landsraad.text.definitions import component_ids
from landsraad.text.messages import LANGUAGES, messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from landsraad.engine.state.rules import Rules

EXACT: Final = 3.0
BEGINS: Final = 2.0  # every word of the query begins a word of the name
ABILITIES: Final = ("left", "signet", "deck")  # the parts that a leader can have names for
ALIKE: Final = 0.7  # the least likeness that counts as found


def fold(text: str) -> str:
    """A text without what people leave out or write differently: case, ё, apostrophes, punctuation.

    >>> fold("  Smuggler's Thopter!")
    'smugglers thopter'
    """
    plain = re.sub(r"['’ʼ]", "", text.casefold().replace("ё", "е"))
    return " ".join(re.findall(r"\w+", plain.replace("_", " ")))


def find(rules: Rules, query: str) -> list[tuple[str, str]]:
    """The components whose name or id is like the query, as (kind, id), best first."""
    return [(kind, id) for _, _, kind, id in find_among([rules], query)]


def find_among(shelves: Sequence[Rules], query: str) -> list[tuple[float, int, str, str]]:
    """The same among several rules: (how like the query, number of the rules, kind, id), best first."""
    wanted = fold(query)
    if not wanted:
        return []
    matcher = SequenceMatcher(None, "", wanted)
    scores: dict[tuple[str, str], float] = {}
    found: list[tuple[float, int, str, str]] = []
    for shelf, rules in enumerate(shelves):
        for kind, ids in component_ids(rules).items():
            for id in ids:
                score = scores.get((kind, id))
                if score is None:
                    score = scores[kind, id] = max(_score(wanted, key, matcher) for key in _keys(kind, id))
                if score >= ALIKE:
                    found.append((score, shelf, kind, id))
    return sorted(found, key=lambda one: -one[0])


@cache
def _keys(kind: str, id: str) -> tuple[str, ...]:
    """All folded names of a component; a leader is also found by its abilities."""
    said = [messages(language).name(kind, id) for language in LANGUAGES]
    if kind == "leader":
        abilities = [f"ability-{id}-{part}" for part in ABILITIES]
        said += [
            messages(language).say(of) for language in LANGUAGES for of in abilities if of in messages(language).ids
        ]
    return tuple(dict.fromkeys(fold(name) for name in (id, *said)))


def _score(wanted: str, key: str, matcher: SequenceMatcher[str]) -> float:
    """How like the wanted text a name is. The matcher holds that text, which it reads but once for all names."""
    if wanted == key:
        return EXACT
    words = key.split()
    parts = wanted.split()
    if all(any(word.startswith(part) for word in words) for part in parts):
        matcher.set_seq1(key)
        return BEGINS + matcher.ratio()
    runs = (" ".join(words[start : start + len(parts)]) for start in range(len(words) - len(parts) + 1))
    return max(_likeness(matcher, text) for text in dict.fromkeys((key, *runs)))


def _likeness(matcher: SequenceMatcher[str], text: str) -> float:
    matcher.set_seq1(text)
    return matcher.ratio() if matcher.real_quick_ratio() >= ALIKE and matcher.quick_ratio() >= ALIKE else 0.0
