"""Mistakes: each that the sources make can be said in three languages, with what it is told."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

import landsraad
from landsraad import Setup
from landsraad.engine.machine.reasons import Reason
from landsraad.mistakes import Mistake
from landsraad.text import LANGUAGES

SOURCES = Path(landsraad.__file__).parent


class Variables(Visitor):
    """The variables that a message is told."""

    def __init__(self, node: BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 # the name is Fluent's
        self.names.add(node.id.name)


def kinds() -> set[str]:
    """The names of all classes of mistakes."""
    for module in pkgutil.walk_packages(landsraad.__path__, "landsraad."):
        if "__main__" not in module.name and "migrations" not in module.name:
            importlib.import_module(module.name)
    found = [Mistake]
    for kind in found:
        found += kind.__subclasses__()
    return {kind.__name__ for kind in found}


def made() -> Iterator[tuple[str, str, set[str]]]:
    """Where the sources make a mistake, its message and what it is told."""
    names = kinds()
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                where = f"{path.relative_to(SOURCES)}:{node.lineno}"
                (id,) = node.args
                assert isinstance(id, ast.Constant), f"{where}: the message is not named there"
                yield where, str(id.value), {str(word.arg) for word in node.keywords}


def written(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with its variables."""
    source = files("landsraad.text").joinpath(f"mistakes.{language}.ftl").read_text("utf-8")
    entries = FluentParser().parse(source).body
    return {entry.id.name: Variables(entry).names for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_that_is_made_has_its_words_and_tells_them_what_they_say(language: str) -> None:
    messages = written(language)
    mistakes = list(made())
    assert len(mistakes) > 30
    for where, id, told in mistakes:
        assert messages.get(id) == told, f"{where}: {id}"
    assert set(messages) == {id for _, id, _ in mistakes}


def test_a_mistake_is_said_in_a_language_with_all_that_is_in_it() -> None:
    """Lists, numbers, other mistakes, reasons; other errors in their own words."""
    box = Mistake("setup-unknown-box", said="moon", names=["base", "ix"])
    assert Mistake("record-setup", why=box).say("ru") == (
        "с настройками из записи играть нельзя: неизвестная коробка «moon»; известные коробки: base, ix"
    )
    assert str(Mistake("record-setup", why=box)).endswith("unknown box 'moon'; known boxes: base, ix")
    illegal = Mistake("record-action", n=1200, all=2000, said="reveal", why=Reason("no_agent"))
    assert illegal.say("uk") == "дія 1200 з 2000: неприпустима дія «reveal» (Не лишилося агентів)"
    assert Mistake("record-none", why=KeyError("seed")).say("ru") == "не запись партии: 'seed'"
    with pytest.raises(ValueError, match="unknown language 'fr'"):
        box.say("fr")


@pytest.mark.parametrize("players", [-1, 0, 5, 21, 10**18, 10**40])
def test_numbers_of_every_size_are_said(players: int) -> None:
    for language in LANGUAGES:
        with pytest.raises(Mistake) as caught:
            Setup(players=players).rules()
        assert caught.value.say(language).startswith(f"{players} ")
