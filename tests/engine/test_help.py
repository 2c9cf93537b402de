"""What `help` says of the public API, the same whether the engine is compiled or interpreted."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import landsraad
from landsraad import engine

CODE = re.compile(r"\b(?:B|Ix|U|R)-\d+")  # of docs/rules.md and docs/rulings.md, which are not installed


@cache
def documented(module: ModuleType) -> dict[str, str]:
    """The docstrings of a module's public classes, functions, methods and properties, read from its source."""
    assert module.__file__ is not None
    source = Path(module.__file__).with_name(f"{module.__name__.rsplit('.', 1)[1]}.py")
    found: dict[str, str] = {}
    inside: list[tuple[str, ast.Module | ast.ClassDef]] = [("", ast.parse(source.read_bytes()))]
    for owner, body in inside:
        for node in body.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name[0] != "_":
                found[owner + node.name] = ast.get_docstring(node) or ""
                if isinstance(node, ast.ClassDef):
                    inside.append((f"{owner}{node.name}.", node))
    return found


def public() -> dict[str, Any]:
    """The public API: its names, and the methods and properties of its classes."""
    found: dict[str, Any] = {"landsraad": landsraad}
    for name in landsraad.__all__:
        thing = found[name] = getattr(landsraad, name)
        members = documented(importlib.import_module(thing.__module__))
        found |= {member: getattr(thing, member.split(".")[1]) for member in members if member.startswith(f"{name}.")}
    return found


def test_s_5_the_public_api_is_documented() -> None:
    """S-5: every name, method and property says in `help` what it is, without rules codes that users cannot look up."""
    things = public()
    assert {"Game.play", "Game.over", "View.determinize", "Listener.take", "Record.load", "Setup.rules"} <= set(things)
    for name, thing in things.items():
        doc = inspect.getdoc(thing)
        assert doc is not None, f"{name} has no docstring"
        assert len(doc) > 15, f"the docstring of {name} says nothing"
        assert not CODE.search(doc), f"the docstring of {name} names a rules code"


MODULES = [info.name for info in pkgutil.walk_packages(engine.__path__, "landsraad.engine.") if not info.ispkg]


@pytest.mark.parametrize("name", MODULES)
def test_s_5_no_docstring_of_the_engine_is_lost(name: str) -> None:
    """S-5: what stands in the source can be asked for."""
    module = importlib.import_module(name)
    for path, doc in documented(module).items():
        thing: Any = module
        for step in path.split("."):
            thing = getattr(thing, step)
        if doc:
            assert inspect.getdoc(thing) == doc, path
