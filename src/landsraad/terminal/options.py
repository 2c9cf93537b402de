"""Reading the options of the commands: each wrong one is answered by one line on stderr and an exit status."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

import typer

from landsraad.bots.base import bot_names
from landsraad.content.setup import Setup, SetupError
from landsraad.engine.course.setup import CHOSEN, DRAFTED, RANDOM
from landsraad.lab.agents import AgentMistake, is_agent, make_agent
from landsraad.mistakes import Mistake
from landsraad.playback import Playback, play_back, playable
from landsraad.problem import Problem, problem_in
from landsraad.record import BrokenRecord, Record
from landsraad.terminal.style import printable
from landsraad.terminal.words import guess_language, speak, spoken
from landsraad.text import LANGUAGES

if TYPE_CHECKING:
    from landsraad.lab.crew import Crew

BROKEN: Final = 1  # the data is not what it should be
WRONG: Final = 2  # the command was called in a wrong way
INSTALL_LAB: Final = "pip install 'landsraad[lab]'"
LEADER_MODES: Final = (RANDOM, CHOSEN, DRAFTED)


def fail(message: str, status: int = WRONG) -> NoReturn:
    """End the command with one line on stderr."""
    print(f"landsraad: {printable(' '.join(message.split()))}", file=sys.stderr)
    raise typer.Exit(status)


def refuse(path: Path, mistake: Mistake) -> NoReturn:
    """End the command with what is wrong with a file."""
    fail(f"{path}: {mistake.say(spoken().language)}", BROKEN)


def refuse_folder(folder: Path, error: Exception) -> NoReturn:
    """End the command with what is wrong with a folder: a mistake says it whole, the system only why."""
    if isinstance(error, Mistake):
        fail(error.say(spoken().language), BROKEN)
    why = getattr(error, "strerror", None) or str(error)
    fail(spoken()("mistake-write", file=str(folder), why=why))


def fail_without(name: str) -> NoReturn:
    """End the command with what to install, where a library of the lab is missing."""
    fail(spoken()("lab-needs", name=name, command=INSTALL_LAB))


@contextmanager
def hands(jobs: int | None, cluster: str | None = None) -> Iterator[Crew]:
    """Who does the pieces of a long work (lab/crew.py); the command ends where nobody can."""
    from landsraad.lab.crew import CrewMistake, crew  # loads multiprocessing, which most commands do without

    try:
        with crew(jobs, cluster) as found:
            yield found
    except CrewMistake as error:
        fail(error.say(spoken().language), BROKEN)


def words_of(text: str) -> list[str]:
    """The parts of a list written with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def read_language(code: str | None) -> str:
    """A language by its code, or that of the environment; what is said from now on is in it."""
    if code is not None and code not in LANGUAGES:
        fail(spoken()("mistake-language", said=code, names=", ".join(LANGUAGES)))
    language = code or guess_language()
    speak(language)
    return language


def read_setup(boxes: str, players: int, leaders: str = RANDOM, rivals: str = "", **more: Any) -> Setup:
    """The setup that the options describe.

    leaders  a way to choose them, or the id of each seat's leader
    rivals   the id of each Rival's leader or card; empty where that way decides
    more     its other fields
    """
    ids: tuple[str, ...] = ()
    mode = leaders
    if leaders not in LEADER_MODES:
        ids = tuple(words_of(leaders))
        mode = RANDOM
        if len(ids) == 1 and players > 1:
            fail(spoken()("mistake-leaders", said=leaders, names=", ".join(LEADER_MODES)))
    more |= {"boxes": tuple(words_of(boxes)), "rival_leaders": tuple(words_of(rivals))}
    setup = Setup(players=players, leaders=ids, leader_mode=mode, **more)
    try:
        setup.rules()
    except SetupError as error:
        fail(error.say(spoken().language))
    return setup


def read_bots(text: str, players: int) -> list[str]:
    """The bot of each seat, its name or the file that makes it; a shorter list is repeated where that fills them."""
    names = words_of(text)
    if not names:
        fail(spoken()("mistake-no-bot", names=", ".join(bot_names())))
    for name in names:
        if not is_agent(name):
            fail(spoken()("mistake-bot", said=name, names=", ".join(bot_names())))
        try:
            make_agent(name, 0)
        except AgentMistake as mistake:
            fail(mistake.say(spoken().language), BROKEN)
    if players % len(names):
        fail(spoken()("mistake-bots", n=len(names), seats=players))
    return names * (players // len(names))


def load_record(path: Path) -> Record:
    """A record from a file."""
    if path.is_dir():
        fail(spoken()("mistake-directory", file=str(path)))
    try:
        return Record.load(path)
    except FileNotFoundError:
        fail(spoken()("mistake-no-file", file=str(path)))
    except OSError as error:
        fail(spoken()("mistake-read", file=str(path), why=error.strerror or str(error)))
    except BrokenRecord as error:
        refuse(path, error)


def read_problem(path: Path, record: Record) -> Problem | None:
    """What a file reports beside the record that it holds; None where it is a record alone."""
    try:
        problem = problem_in(path.read_bytes())
        if problem is not None:
            problem.check(record)
    except BrokenRecord as error:
        refuse(path, error)
    return problem


def load_playback(path: Path) -> Playback:
    """A record from a file as these rules play it, to be looked at."""
    record = load_record(path)
    try:
        return play_back(record)
    except BrokenRecord as error:
        refuse(path, error)


def load_game(path: Path) -> Record:
    """A record from a file that these rules play as it is recorded, to be played on."""
    record = load_record(path)
    try:
        return playable(record)
    except BrokenRecord as error:
        refuse(path, error)


def check_writable(path: Path) -> None:
    """Fail before the work is done rather than after it, where a file cannot be written."""
    if path.is_dir():
        fail(spoken()("mistake-directory", file=str(path)))
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        fail(spoken()("mistake-write", file=str(path), why=error.strerror or str(error)))
