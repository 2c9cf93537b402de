"""The messages of one language, read from the .ftl files (Project Fluent) next to this module.

Fluent, and all that it knows of the world's languages, is loaded when somebody reads them, not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from landsraad.engine.machine.terms import FACTION_NAMES, ICON_NAMES

LANGUAGES: Final = ("en", "ru", "uk")
GAME: Final = ("game", "moments", "variants", "coach", "analysis")  # what people write
PARTS: Final = (*GAME, "names")  # and the English names, which follow from the definitions (tests/names.py)

SAID: Final = 20_000  # messages of a language that are kept as they were said last

Value = str | int  # what a variable of a message can be


class MissingText(LookupError):
    """A text that a language does not have, or that needs something it was not given."""


def files_of(language: str, parts: Sequence[str] = PARTS) -> list[str]:
    """The files of a language that hold some parts: `<part>.<language>.ftl`, and `<part>.<box>.<language>.ftl`."""
    names = [file.name for file in files("landsraad.text").iterdir() if file.name.endswith(f".{language}.ftl")]
    return sorted(name for name in names if name.partition(".")[0] in parts)


class Messages:
    """The messages of a language.

    say    a message with its variables filled in
    ids    the ids of all messages, and of their attributes as `message.attribute`; terms begin with `-`
    """

    def __init__(self, language: str, parts: Sequence[str] = PARTS) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.ids: set[str] = set()
        self._of_rival = False
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said = lru_cache(SAID)(self._format)  # most are said again and again
        for file in files_of(language, parts):
            self._read(file)

    def _read(self, file: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk, Message, Term

        resource = FluentResource(files("landsraad.text").joinpath(file).read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingText(f"{file}: cannot read {(entry.content or '').strip()!r}")
            if isinstance(entry, Message | Term):
                id = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
                if id in self.ids:
                    raise MissingText(f"{file}: {id} is written twice")
                self.ids.add(id)
                self.ids.update(f"{id}.{attribute.id.name}" for attribute in entry.attributes)
        self._bundle.add_resource(resource)

    def say(self, id: str, **values: Value) -> str:
        """The message, or the attribute `message.attribute`, with these variables. Raises MissingText."""
        if self._of_rival and f"{id}.rival" in self.ids:
            id = f"{id}.rival"
        if id not in self.ids or id.startswith("-"):
            raise MissingText(f"{self.language}: there is no text {id!r}")
        return self._said(id, **values)

    def _format(self, id: str, **values: Value) -> str:
        message_id, _, attribute = id.partition(".")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self.language}: {id!r} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.language}: {id!r}: {'; '.join(map(str, errors))}")
        return str(text)

    def of_rival(self) -> Messages:
        """The same messages; those with an attribute `rival` are told of a Rival and not of the reader."""
        told = copy(self)
        told._of_rival = True
        return told

    def name(self, kind: str, id: str) -> str:
        """The name of a component: `card`, `space`, `leader`, ... and its id."""
        return self.say(f"{kind}-{id}")

    def faction(self, number: int) -> dict[str, Value]:
        """The variables of a message that speaks of the faction of an icon."""
        return self.faction_forms(FACTION_NAMES[number])

    def faction_forms(self, faction: str) -> dict[str, Value]:
        """The variables of a message that speaks of a faction: its name and the forms of it."""
        id = f"faction-{faction}"
        forms: dict[str, Value] = {"faction": self.say(id)}
        for form in ("of", "influence", "alliance"):
            forms[f"faction_{form}"] = self.say(f"{id}.{form}")
        return forms

    def faction_names(self, factions: int) -> list[str]:
        """The names of a bit set of factions."""
        return [self.name("faction", name) for i, name in enumerate(FACTION_NAMES) if (factions >> i) & 1]

    def icon_names(self, icons: int) -> list[str]:
        """The names of a bit set of Agent icons."""
        return [self.name("icon", name) for i, name in enumerate(ICON_NAMES) if (icons >> i) & 1]

    def icon_place(self, icons: int) -> str:
        """Where an Agent stands that is on a space with this one Agent icon, given as a bit set."""
        return self.say(f"icon-{ICON_NAMES[icons.bit_length() - 1]}.place")


@cache
def messages(language: str, parts: tuple[str, ...] = PARTS) -> Messages:
    """The messages of a language; read once. Raises ValueError for an unknown language."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; known languages: {', '.join(LANGUAGES)}")
    return Messages(language, parts)
