"""What is said where a package of the extra `lab` is missing, or an argument cannot be taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from landsraad.content.setup import Setup
from landsraad.mistakes import Mistake

PACKAGES: Final = ("gymnasium", "librt", "numpy", "pettingzoo", "pyspiel")


class EnvError(Mistake):
    """An argument of an environment that cannot be taken; the message says what to give instead."""


@contextmanager
def explained() -> Iterator[None]:
    """Say which command installs a package that is missing."""
    try:
        yield
    except ImportError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES:
            raise
        raise ImportError(str(Mistake("envs-needs", name=package)), name=package) from error


def one_of(name: str, said: str, known: Sequence[str]) -> str:
    """An argument that is one of some words. Raises EnvError where it is none."""
    if said not in known:
        raise EnvError("envs-unknown", name=name, said=repr(said), names=tuple(known))
    return said


def setup_or_usual(given: Setup | None) -> Setup:
    """What is played; None for four players of the base box. Raises TypeError for something else."""
    if given is not None and not isinstance(given, Setup):
        raise TypeError(f"a Setup is needed, not {type(given).__name__}")
    return Setup() if given is None else given
