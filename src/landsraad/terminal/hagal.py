"""`landsraad hagal`: the companion in the terminal, for people who play with the box and leave its cards to us."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from landsraad.companion import Companion, CompanionError, Setup
from landsraad.companion.layout import setting_up
from landsraad.companion.setup import (
    SETS,
    VARIANTS,
    commanders_of,
    leaders_of_people,
    possible_leaders,
    rivals_in,
    variants_for,
)
from landsraad.companion.words import CompanionMessages, companion_messages
from landsraad.content.base.hagal import TWO_PERSONS
from landsraad.content.registry import DIFFICULTIES, rivals_of
from landsraad.content.setup import players_of
from landsraad.terminal import options
from landsraad.terminal.folder import set_aside
from landsraad.terminal.hagal_clock import forget
from landsraad.terminal.hagal_desk import PROMPT, Desk, companion_path
from landsraad.terminal.hagal_panel import DIM, NAME, TITLE, WRONG, has_words
from landsraad.terminal.keyboard import typed
from landsraad.text.search import fold


def hagal(
    players: int | None = None,
    difficulty: str | None = None,
    leaders: str | None = None,
    names: str | None = None,
    boxes: str | None = None,
    variants: frozenset[str] = frozenset(),
    language: str | None = None,
    load: Path | None = None,
) -> int:
    """Run the companion; the exit status. What is None is asked for, unless a game is there to go on with.

    players     1 or 2; 3, 4 and 6 play by themselves, without Rivals
    difficulty  of the game for one
    leaders     of the Rivals, or their cards, of persons by themselves theirs: ids with a comma between; `random`
    names       what people are called, with a comma between; asked for with the rest
    boxes       ids with a comma between them
    variants    ids of those that are played
    load        a saved game to go on with
    """
    say = companion_messages(options.read_language(language))
    console = Console(highlight=False)
    try:
        wishes = Wishes(players, difficulty, leaders, names, boxes, variants)
        game = _game(say, console, wishes, load)
        return Desk(game, say, console).run()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0


# Who plays: by the number of persons what that is called, and what is said of it.
KINDS: Final = {
    1: ("solo", "solo"),
    2: ("two", "two"),
    3: ("three", "people"),
    4: ("four", "people"),
    6: ("six", "six"),
}


# --- Beginning -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wishes:
    """What the options say is played; see hagal."""

    players: int | None
    difficulty: str | None
    leaders: str | None
    names: str | None
    boxes: str | None
    variants: frozenset[str]

    @property
    def are_named(self) -> bool:
        """Does any option say something? Then nothing is asked for."""
        said = (self.players, self.difficulty, self.leaders, self.names, self.boxes)
        return bool(self.variants) or any(option is not None for option in said)


def _game(say: CompanionMessages, console: Console, wishes: Wishes, load: Path | None) -> Companion:
    if load is not None:
        try:
            return Companion.load(load)
        except OSError as error:
            options.fail(say.say("companion-not-loaded", error=f"{load}: {error.strerror or error}"))
        except CompanionError as error:
            options.fail(f"{load}: {say.wrong(error)}", options.BROKEN)
    kept = _kept(say, console)
    if kept is not None and not wishes.are_named:
        yes = say.say("companion-yes")[:1].casefold()
        answer = typed(f"{say.say('companion-go-on', n=kept.table.round)} [{yes}]: ").casefold()
        if answer[:1] in ("", "y", yes):
            return kept
    try:
        game = Companion.new(_setup(say, console, wishes))
    except CompanionError as error:
        options.fail(say.wrong(error))
    aside = set_aside(companion_path()) if kept is not None and kept.commands else None
    if aside is not None:
        console.print(Text(say.say("companion-aside", file=str(aside)), WRONG))
    forget()
    for part in setting_up(say, game):
        console.print(Rule(Text(part.title, TITLE), style=DIM))
        for line in part.lines:
            console.print(Text(f"  · {line}"))
    return game


def _kept(say: CompanionMessages, console: Console) -> Companion | None:
    """The game that was kept; a file that cannot be read is put aside."""
    path = companion_path()
    try:
        return Companion.load(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        console.print(Text(say.say("companion-not-loaded", error=str(error)), WRONG))
        return None
    except CompanionError as error:
        console.print(Text(say.say("companion-not-loaded", error=say.wrong(error)), WRONG))
        aside = set_aside(path)
        if aside is not None:
            console.print(Text(say.say("companion-aside", file=str(aside)), WRONG))
        return None


def _setup(say: CompanionMessages, console: Console, wishes: Wishes) -> Setup:
    """What is played, as the options say or as is answered."""
    players = wishes.players
    if players is None:
        players = 1 if wishes.are_named else _ask_players(say, console)
    boxes = _boxes(say, console, wishes, players)
    known = boxes if players in players_of(boxes) else SETS[0]
    variants = wishes.variants
    if not wishes.are_named:
        variants = frozenset(id for id in variants_for(known, players) if _ask_variant(say, console, id))
    difficulty = _difficulty(say, console, wishes) if players == 1 else wishes.difficulty or ""
    leaders = _leaders(say, console, known, players, wishes)
    switches: dict[str, Any] = {id: id in variants for id in VARIANTS}
    asks_for_scores = players <= TWO_PERSONS and not wishes.are_named
    scores = asks_for_scores and _says_yes(
        say, console, f"{say.say('companion-scores')}. {say.say('companion-scores-note')}"
    )
    people = _names(say, console, wishes)
    return Setup(players, difficulty, list(boxes), leaders, **switches, scores=scores, people=people)


def _difficulty(say: CompanionMessages, console: Console, wishes: Wishes) -> str:
    if wishes.difficulty is not None:
        return wishes.difficulty
    labels = [say.name("difficulty", level) for level in DIFFICULTIES]
    return DIFFICULTIES[0 if wishes.are_named else _ask(say, console, say.say("companion-difficulty"), labels)]


def _leaders(
    say: CompanionMessages, console: Console, boxes: tuple[str, ...], players: int, wishes: Wishes
) -> list[str]:
    """The leaders of Rivals, or their cards; of persons by themselves theirs. "" is left to the lot."""
    named = [] if wishes.leaders in (None, "random") else options.words_of(wishes.leaders or "")
    count = rivals_in(boxes, players) if players <= TWO_PERSONS else players
    if named or wishes.are_named or not count:
        return named or [""] * count
    if players > TWO_PERSONS:
        return _ask_leaders_of_people(say, console, boxes, players)
    return _ask_leaders(say, console, boxes, count)


def _names(say: CompanionMessages, console: Console, wishes: Wishes) -> list[str]:
    """What people are called, by seat; an empty name, as an empty line, is none."""
    text = wishes.names or ""
    if not wishes.are_named:
        console.print(Text(say.say("companion-names"), NAME))
        console.print(Text(f"{say.say('companion-names-typed')} {say.say('companion-names-note')}", DIM))
        text = typed(PROMPT)
    return [name.strip() for name in text.split(",")] if text.strip() else []


def _ask_players(say: CompanionMessages, console: Console) -> int:
    console.print(Text(say.say("companion-lead"), DIM))
    kinds = [f"{say.say(f'companion-{kind}')}, {say.say(f'companion-{note}-note')}" for kind, note in KINDS.values()]
    return list(KINDS)[_ask(say, console, say.say("companion-players"), kinds)]


def _boxes(say: CompanionMessages, console: Console, wishes: Wishes, players: int) -> tuple[str, ...]:
    fitting = [one for one in SETS if players in players_of(one)] or [SETS[0]]
    if wishes.boxes is not None:
        return tuple(options.words_of(wishes.boxes))
    if wishes.are_named:
        return fitting[0]
    return fitting[_ask(say, console, say.say("companion-boxes"), [say.boxes(one) for one in fitting])]


def _ask_variant(say: CompanionMessages, console: Console, variant: str) -> bool:
    """Is this variant played?"""
    return _says_yes(say, console, f"{say.name('variant', variant)}. {say.variant_note(variant)}")


def _says_yes(say: CompanionMessages, console: Console, question: str) -> bool:
    """Enter says no."""
    return _ask(say, console, question, [say.say("companion-no"), say.say("companion-yes")]) == 1


def _ask_leaders(say: CompanionMessages, console: Console, boxes: tuple[str, ...], count: int) -> list[str]:
    kind = "rival" if rivals_of(boxes) else "leader"
    chosen: list[str] = []
    left = possible_leaders(boxes)
    for number in range(1, count + 1):
        question = say.say("companion-rival-left" if number == 1 and count > 1 else "companion-rival", n=number)
        labels = [say.say("companion-leader-random"), *(say.name(kind, leader) for leader in left)]
        answer = _ask(say, console, question, labels)
        chosen.append("" if answer == 0 else left.pop(answer - 1))
    return chosen


def _ask_leaders_of_people(say: CompanionMessages, console: Console, boxes: tuple[str, ...], players: int) -> list[str]:
    """By seat, clockwise; Commanders sit where they sit."""
    console.print(Text(say.say("companion-seats-note"), DIM))
    chosen: list[str] = []
    left = leaders_of_people(boxes, players)
    for seat, commander in enumerate(commanders_of(boxes, players) or [""] * players):
        if commander:
            chosen.append(commander)
            continue
        labels = [say.say("companion-leader-random"), *(say.name("leader", leader) for leader in left)]
        answer = _ask(say, console, say.say("companion-seat", n=seat + 1), labels)
        chosen.append("" if answer == 0 else left.pop(answer - 1))
    return chosen


def _ask(say: CompanionMessages, console: Console, question: str, labels: Sequence[str]) -> int:
    """Ask until a number or the beginning of a label is given; Enter takes the first."""
    console.print(Text(question, NAME))
    for number, label in enumerate(labels, start=1):
        console.print(Text.assemble((f"{number:>3}  ", NAME), label))
    while True:
        said = typed(f"{PROMPT}[1] ")
        if not said:
            return 0
        if said.isdecimal() and 1 <= int(said) <= len(labels):
            return int(said) - 1
        meant = [i for i, label in enumerate(labels) if fold(said) and has_words(fold(label), fold(said))]
        if len(meant) == 1:
            return meant[0]
        console.print(Text(say.say("companion-choose", n=len(labels)), WRONG))
