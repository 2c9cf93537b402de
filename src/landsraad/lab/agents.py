"""Bots by name, as the lab takes them: those of the package, and those that researchers bring in a file of their own.

A name that ends with `.py` is a file, which defines `bot(seed: int) -> Bot`. Its code is run, so only who types a
command names one: `landsraad.bots.make_bot`, which a server calls with names that come over the network, knows none.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Final

from landsraad.bots import bot_names, make_bot
from landsraad.mistakes import Mistake

if TYPE_CHECKING:
    from landsraad.bots import Bot

ENDING: Final = ".py"
MAKER: Final = "bot"  # the function of a file that makes its bot


class AgentMistake(Mistake):
    """A file that brings no bot; the message says why."""


def is_agent(name: str) -> bool:
    """Is it the name of a bot, or that of a file that may bring one?"""
    return name in bot_names() or name.endswith(ENDING)


def make_agent(name: str, seed: int) -> Bot:
    """A bot by the name that `make_bot` knows, or by the file that makes it; other processes make the same by it.

    Raises BotError for an unknown name, AgentMistake where a file brings no bot.
    """
    if not name.endswith(ENDING):
        return make_bot(name, seed)
    path = Path(name).resolve()
    maker = _maker(name, path)
    with _told(name, path):
        bot = maker(seed)
    if not hasattr(bot, "choose"):
        raise AgentMistake("agent-no-choose", file=name, said=type(bot).__name__)
    return bot


def make_agents(names: list[str], seed: int) -> list[Bot]:
    """A bot for each name, each with chance of its own, as `make_bots` gives it."""
    return [make_agent(name, seed * 31 + place) for place, name in enumerate(names)]


@cache
def _maker(name: str, path: Path) -> Callable[[int], Bot]:
    """What makes the bots of a file; a process runs it once."""
    if not path.is_file():
        raise AgentMistake("agent-no-file", file=name)
    spec = spec_from_file_location(f"agent_{sha256(str(path).encode()).hexdigest()[:16]}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # pickle and dataclasses look there
    with _told(name, path):
        spec.loader.exec_module(module)
    maker: Callable[[int], Bot] | None = getattr(module, MAKER, None)
    if not callable(maker):
        raise AgentMistake("agent-no-bot", file=name)
    return maker


@contextmanager
def _told(name: str, path: Path) -> Iterator[None]:
    """Say what is wrong in the file, and where."""
    try:
        yield
    except Exception as error:  # whatever somebody else's code raises
        why = traceback.format_exception_only(error)[-1].strip()
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
        line = error.lineno if isinstance(error, SyntaxError) else lines[-1]
        raise AgentMistake("agent-broken", file=name, line=line or 1, why=why) from error
