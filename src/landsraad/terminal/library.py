"""`landsraad cards`: looking things up outside a game."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from landsraad.api import Setup
from landsraad.engine.rules import Rules
from landsraad.terminal import options
from landsraad.terminal.questions import component, name_list, nothing_like
from landsraad.terminal.seating import Seating
from landsraad.terminal.style import NAME, TITLE
from landsraad.terminal.table import Painter
from landsraad.terminal.words import words
from landsraad.text import texts
from landsraad.text.definitions import component_ids
from landsraad.text.search import find_among

# No game has everything at once: there are two boards.
SHELVES: Final = ("base,ix", "uprising,choam,base,ix")


def show(query: str | None, language: str | None, boxes: str) -> int:
    """Print what is called like the query, or all names; the exit status. `boxes`: all of them if empty."""
    code = options.read_language(language)
    shelves = [_rules(names) for names in ([boxes] if boxes else SHELVES)]
    painter = Painter(texts(code), words(code), Seating((), ()))
    console = Console(highlight=False)
    if query is None or not query.strip():
        _list(painter, shelves, console)
        return 0
    found = find_among(shelves, query)
    if not found:
        options.fail(nothing_like(painter, shelves, query), options.BROKEN)
    _, _, kind, id = found[0]
    _print(painter, [shelves[one[1]] for one in found if one[2:] == (kind, id)], kind, id, console)
    others = [one[2:] for one in found if one[2:] != (kind, id)]
    if others:
        console.print()
        console.print(Text(painter.words("library-others", names=name_list(painter, others)), "dim"))
    return 0


def _rules(boxes: str) -> Rules:
    named = set(options.words_of(boxes))
    mixes = "uprising" in named and not named.isdisjoint({"base", "ix"})
    setup: Setup = options.read_setup(boxes, 4, "random", options.Variants(promo=True, old_conflicts=mixes))
    return setup.rules()


def _print(painter: Painter, shelves: list[Rules], kind: str, id: str, console: Console) -> None:
    """A component, once for each board on which it is another."""
    ways: dict[tuple[str, ...], Rules] = {}
    for rules in shelves:
        ways.setdefault(tuple(painter.texts.describe(rules, kind, id)), rules)
    for number, rules in enumerate(ways.values()):
        if number > 0:
            console.print()
        console.print(component(painter, rules, kind, id))
        if len(ways) > 1:
            board = "uprising" if "uprising" in rules.boxes else "base"
            console.print(Text(f"  {painter.texts.name('box', board)}", "dim"))


def _list(painter: Painter, shelves: list[Rules], console: Console) -> None:
    kinds = dict.fromkeys(kind for rules in shelves for kind in component_ids(rules))
    for kind in kinds:
        ids = {id for rules in shelves for id in component_ids(rules).get(kind, ())}
        names = dict.fromkeys(sorted((painter.texts.name(kind, id) for id in ids), key=str.casefold))
        if not names:
            continue
        console.print(Text.assemble((painter.words(f"library-{kind}"), TITLE), (f" ({len(names)})", NAME)))
        for name in names:
            console.print(Text(f"  {name}"))
