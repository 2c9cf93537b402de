"""Beginning a game: from options, from quick questions, from a saved game."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from landsraad.bots.base import USUAL_BOT, bot_names
from landsraad.bots.levels import LEVELS, measured
from landsraad.content.box import PLAYERS, USUAL_PLAYERS
from landsraad.content.registry import DIFFICULTIES
from landsraad.content.setup import Setup, box_sets, players_of
from landsraad.playback import playable
from landsraad.record import BrokenRecord, Record
from landsraad.terminal import options
from landsraad.terminal.folder import autosave_path, set_aside
from landsraad.terminal.keyboard import typed
from landsraad.terminal.play import Table
from landsraad.terminal.seating import ME, Seating, SeatingError, default_kinds, seating_from, seating_of
from landsraad.terminal.story import Story
from landsraad.terminal.style import printable
from landsraad.terminal.words import Words, spoken, words
from landsraad.text import LANGUAGES

SEATS = USUAL_PLAYERS


@dataclass(frozen=True)
class Wishes:
    """The options of `landsraad play`; None for what was not said."""

    boxes: str | None
    players: int | None
    seats: str | None
    leaders: str | None
    variants: dict[str, Any]
    seed: str | None
    language: str | None
    load: Path | None
    names: str | None
    file: Path | None

    @property
    def describes_setup(self) -> bool:
        """Do the options say what a new game is like?"""
        said = (self.boxes, self.players, self.leaders, self.seed)
        return any(self.variants.values()) or any(option is not None for option in said)

    @property
    def describes_game(self) -> bool:
        """Do the options say which new game to begin, or who plays it?"""
        return self.describes_setup or self.seats is not None or self.names is not None


def play(wishes: Wishes) -> int:
    """Play a game as the options say; the exit status."""
    language = options.read_language(wishes.language)
    console = Console(highlight=False)
    asks = sys.stdin.isatty() and sys.stdout.isatty()
    if asks:
        _edit_lines()
    try:
        table = _table(wishes, language, console, asks)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0
    return table.run()


def _edit_lines() -> None:
    """Let the arrow keys work where the platform has GNU readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return


def _table(wishes: Wishes, language: str, console: Console, asks: bool) -> Table:
    path = autosave_path() if wishes.file is None else wishes.file
    if wishes.file is not None:
        if path.is_dir():
            options.fail(words(language)("mistake-directory", file=str(path)))
        if wishes.load is None and path.exists():
            return _continue(options.load_game(path), wishes, language, console, path)
    if wishes.load is not None:
        if wishes.describes_setup:
            options.fail(words(language)("mistake-load-setup"))
        record = options.load_game(wishes.load)
        if wishes.file is None:
            _keep_old(path, wishes.load, words(language), console)
        return _continue(record, wishes, language, console, path)
    said = None if asks and not wishes.describes_game else _as_said(wishes)
    if wishes.file is None:
        saved = _offer(path, words(language), console, asks or not wishes.describes_game)
        if saved is not None:
            return _continue(saved, wishes, language, console, path)
    return _begin(wishes, language, console, path, said)


# --- A game that was begun before ------------------------------------------------------------------------------------


def _offer(path: Path, said: Words, console: Console, asks: bool) -> Record | None:
    """The saved game, if somebody wants to go on with it; else it is kept under another name.

    A script that says which game to begin is not asked.
    """
    if not path.exists():
        return None
    try:
        record = playable(Record.load(path))
    except (OSError, BrokenRecord) as error:
        why = error.say(said.language) if isinstance(error, BrokenRecord) else str(error)
        console.print(said("play-broken-autosave", error=printable(why)), markup=False, style="yellow")
        _keep_old(path, None, said, console)
        return None
    if record.result is None and asks:
        date = printable(record.date[:16].replace("T", " "))
        question = said("start-continue", date=date, n=len(record.actions))
        yes = said("start-yes")
        answers = list(dict.fromkeys(("yes", "no", yes, said("start-no"))))
        if _ask(question, answers, yes, said) in ("yes", yes):
            return record
    _keep_old(path, None, said, console)
    return None


def _keep_old(path: Path, load: Path | None, said: Words, console: Console) -> None:
    if load is not None and load.exists() and path.exists() and load.samefile(path):
        return
    kept = set_aside(path)
    if kept is not None:
        console.print(said("play-aside", file=str(kept)), markup=False, style="yellow")


def _continue(record: Record, wishes: Wishes, language: str, console: Console, path: Path) -> Table:
    players = record.setup.players
    seating = seating_from(record)
    if wishes.seats is not None or wishes.names is not None:
        kinds = list(seating.kinds) if wishes.seats is None else options.words_of(wishes.seats)
        names = list(seating.names) if wishes.names is None else _names(wishes.names)
        seating = _seating(kinds, names)
    if len(seating.kinds) != players:
        options.fail(words(language)("mistake-seats-saved", n=len(seating.kinds), players=players))
    console.print(words(language)("play-resumed"), markup=False, style="green")
    return Table(console, language, Story.of(record), seating, path)


# --- A new game ------------------------------------------------------------------------------------------------------


def _begin(wishes: Wishes, language: str, console: Console, path: Path, said: tuple[Setup, Seating] | None) -> Table:
    """Begin the game that the options describe; where they describe none, ask for it."""
    if said is None:
        language, setup, seating = _questions(wishes, language)
    else:
        setup, seating = said
    seed = wishes.seed if wishes.seed is not None else secrets.token_hex(4)
    console.print(words(language)("play-seed", seed=seed), markup=False, style="dim")
    return Table(console, language, Story(setup, seed), seating, path)


def _as_said(wishes: Wishes) -> tuple[Setup, Seating]:
    named = None if wishes.seats is None else options.words_of(wishes.seats)
    players = wishes.players
    if players is None:
        players = len(named) if named is not None else SEATS
    boxes, leaders = wishes.boxes or "base", wishes.leaders or "random"
    setup = options.read_setup(boxes, players, leaders, end_turns=True, **wishes.variants)
    kinds = default_kinds(players) if named is None else named
    if len(kinds) != players:
        options.fail(spoken()("mistake-seats", n=len(kinds), players=players))
    return setup, _seating(kinds, _names(wishes.names or ""))


def _names(text: str) -> list[str]:
    """Names of the seats; an empty one leaves the seat without."""
    return [name.strip() for name in text.split(",")] if text.strip() else []


def _seating(kinds: list[str], names: list[str]) -> Seating:
    try:
        return seating_of(kinds, names)
    except SeatingError as error:
        options.fail(spoken()(f"mistake-{error.code}", **error.values))


def _questions(wishes: Wishes, language: str) -> tuple[str, Setup, Seating]:
    if wishes.language is None:
        language = _ask(words(language)("start-language"), LANGUAGES, language, words(language))
    said = words(language)
    players = int(_ask(said("start-players"), [str(n) for n in PLAYERS], str(SEATS), said))
    mixes = [",".join(boxes) for boxes in box_sets() if players in players_of(boxes)]
    boxes = _ask(said("start-boxes", names=" · ".join(mixes)), mixes, mixes[0], said)
    people = 1
    difficulty = ""
    if players == 1:
        names = list(DIFFICULTIES)
        difficulty = _ask(said("start-difficulty", names=", ".join(names)), names, names[0], said)
    else:
        people_most = [str(n + 1) for n in range(players)]
        people = int(_ask(said("start-people", n=players), people_most, "1", said))
    bot = USUAL_BOT
    if people < players:
        _show_levels(said)
        bot = _ask(said("start-bots", names=", ".join(LEVELS)), bot_names(), USUAL_BOT, said)
    leaders = _ask(said("start-leaders"), options.LEADER_MODES, options.LEADER_MODES[0], said)
    setup = options.read_setup(boxes, players, leaders, difficulty=difficulty, end_turns=True)
    return language, setup, _seating([ME] * people + [bot] * (players - people), [])


def _show_levels(said: Words) -> None:
    """The levels of opponents, from the weakest to the strongest."""
    for row in measured():
        wins = said("level-wins", n=round(100 * row["beats_previous"]), below=said(f"bot-{row['against']}"))
        seconds = said("level-seconds", n=round(2 * row["seconds_p95"]) / 2)
        print(f"  {row['name']:14} {said('bot-' + row['name'])} · {wins} · {seconds}")


def _ask(question: str, answers: tuple[str, ...] | list[str], default: str, said: Words) -> str:
    """Ask until one of the answers, or how one of them begins, is given; Enter gives the default."""
    while True:
        given = typed(f"{question} [{default}]: ").casefold()
        if not given:
            return default
        meant = [answer for answer in answers if answer.startswith(given)]
        if given in answers or len(meant) == 1:
            return given if given in answers else meant[0]
        print(said("start-wrong", names=", ".join(answers)))
