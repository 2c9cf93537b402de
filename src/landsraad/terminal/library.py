"""`landsraad cards`: looking things up outside a game."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from landsraad.content.box import TEAM_PLAYERS
from landsraad.content.setup import Setup, SetupError, box_sets, games_that_show, players_of
from landsraad.engine.state.rules import Rules
from landsraad.terminal import options
from landsraad.terminal.questions import component, name_list, nothing_like
from landsraad.terminal.seating import Seating
from landsraad.terminal.style import NAME, TITLE
from landsraad.terminal.table import Painter
from landsraad.terminal.words import words
from landsraad.text import texts
from landsraad.text.definitions import component_ids, words_of
from landsraad.text.search import find_among


def show(query: str | None, language: str | None, boxes: str) -> int:
    """Print what is called like the query, or all names; the exit status. `boxes`: all of them if empty."""
    code = options.read_language(language)
    try:
        shelves = _games_with(tuple(options.words_of(boxes))) if boxes else every_game()
    except SetupError as error:
        options.fail(error.say(code))
    painter = Painter(texts(code), words(code), Seating((), ()))
    console = Console(highlight=False)
    if query is None or not query.strip():
        _list(painter, shelves, console)
        return 0
    found = find_among(shelves, query)
    if not found:
        options.fail(nothing_like(painter, shelves, query), options.BROKEN)
    components = list(dict.fromkeys((kind, id) for _, _, kind, id in found))
    namesakes = [one for one in components if painter.texts.name(*one) == painter.texts.name(*components[0])]
    for number, one in enumerate(namesakes):
        if number > 0:
            console.print()
        _print(painter, [shelves[shelf] for _, shelf, *named in found if tuple(named) == one], *one, console)
    others = [one for one in components if one not in namesakes]
    if others:
        console.print()
        console.print(Text(painter.words("library-others", names=name_list(painter, others)), "dim"))
    return 0


def every_game() -> list[Rules]:
    """The rules of all games that boxes make, fewest boxes first: no game shows everything, boxes cover each other."""
    return [rules for boxes in box_sets() for rules in _games_with(boxes)]


def _games_with(boxes: tuple[str, ...]) -> list[Rules]:
    setups = games_that_show(boxes)
    if TEAM_PLAYERS in players_of(boxes):
        setups.append(Setup(players=TEAM_PLAYERS, boxes=boxes))
    return [setup.rules() for setup in setups]


def _print(painter: Painter, shelves: list[Rules], kind: str, id: str, console: Console) -> None:
    """A component, once for each way in which some boxes show it."""
    ways: dict[tuple[str, ...], Rules] = {}
    for rules in shelves:
        ways.setdefault(tuple(words_of(painter.texts.describe(rules, kind, id))), rules)
    for number, rules in enumerate(ways.values()):
        if number > 0:
            console.print()
        console.print(component(painter, rules, kind, id))
        if len(ways) > 1:
            boxes = " + ".join(painter.texts.name("box", box) for box in rules.boxes)
            if rules.teams is not None:
                boxes = painter.words("library-six", boxes=boxes)
            console.print(Text(f"  {boxes}", "dim"))


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
