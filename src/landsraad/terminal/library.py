"""`landsraad cards`: looking things up outside a game."""

from __future__ import annotations

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


def show(query: str | None, language: str | None, boxes: str) -> int:
    """Print what is called like the query, or all names; the exit status."""
    code = options.read_language(language)
    named = set(options.words_of(boxes))
    mixes = "uprising" in named and not named.isdisjoint({"base", "ix"})
    setup: Setup = options.read_setup(boxes, 4, "random", options.Variants(promo=True, old_conflicts=mixes))
    rules = setup.rules()
    painter = Painter(texts(code), words(code), Seating((), ()))
    console = Console(highlight=False)
    if query is None or not query.strip():
        _list(painter, rules, console)
        return 0
    found = painter.texts.find(rules, query)
    if not found:
        options.fail(nothing_like(painter, rules, query), options.BROKEN)
    console.print(component(painter, rules, *found[0]))
    if found[1:]:
        console.print()
        console.print(Text(painter.words("library-others", names=name_list(painter, found[1:])), "dim"))
    return 0


def _list(painter: Painter, rules: Rules, console: Console) -> None:
    for kind, ids in component_ids(rules).items():
        names = dict.fromkeys(sorted((painter.texts.name(kind, id) for id in ids), key=str.casefold))
        if not names:
            continue
        console.print(Text.assemble((painter.words(f"library-{kind}"), TITLE), (f" ({len(names)})", NAME)))
        for name in names:
            console.print(Text(f"  {name}"))
