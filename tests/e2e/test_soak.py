"""Whole games by clicks at many kinds of table: any boxes, seats, window, size of texts and language.

`make soak` plays them.
"""

from __future__ import annotations

import random
from dataclasses import asdict
from itertools import product

import pytest

from landsraad import Setup
from tests.e2e.conftest import MID, PHONE, QUICK, WIDE, OpenPage
from tests.e2e.support import Account, Person, Sight, foreign_words, raw_words, scrolling, unfit
from tests.properties import test_immortality_games, test_ix_games, test_six_games, test_uprising_games

SETUPS = [
    *(Setup(players=players, end_turns=True) for players in (1, 2, 3, 4)),
    *test_ix_games.KINDS.values(),
    *test_uprising_games.KINDS.values(),
    *test_six_games.KINDS.values(),
    *test_immortality_games.KINDS.values(),
]
# Desktops, tablets, phones in both ways of holding them, and a laptop at 200 %; fingers where the name says so.
SIZES = {
    "wide": WIDE,
    "mid": MID,
    "large": {"width": 1920, "height": 1080},
    "laptop": {"width": 1366, "height": 768},
    "small": {"width": 1280, "height": 720},
    "zoomed": {"width": 640, "height": 400},
    "touch tablet": {"width": 768, "height": 1024},
    "touch phone": PHONE,
    "touch narrow": {"width": 360, "height": 740},
    "touch across": {"width": 844, "height": 390},
}
DESKS = ("wide", "mid", "large", "laptop", "small")
TEXT_SIZES = (1, 1.15, 1.3, 0.9)
GAMES = 40


def pair(number: int) -> tuple[str, float]:
    """A window and a size of texts for a game. Neighbouring games differ in both, and forty have every pair."""
    windows = tuple(SIZES)
    return windows[number % len(windows)], TEXT_SIZES[(number + number // len(windows)) % len(TEXT_SIZES)]


def test_every_window_is_played_with_every_size_of_texts() -> None:
    assert {pair(number) for number in range(GAMES)} == set(product(SIZES, TEXT_SIZES))


class Looker:
    """Reads the screen at the beginning of each round, and keeps what should not be there."""

    def __init__(self, person: Person, language: str, panes: bool) -> None:
        self.person = person
        self.language = language
        self.panes = panes
        self.rounds = 0
        self.wrong: set[str] = set()

    def __call__(self, sight: Sight) -> bool:
        """Looks once a round; never the end."""
        if len(self.person.rounds) > self.rounds:
            self.rounds = len(self.person.rounds)
            page = self.person.page
            self.wrong.update(raw_words(page), foreign_words(page, self.language), unfit(page))
            if self.panes:
                self.wrong.update(scrolling(page))
        return False


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_of_any_kind(open_page: OpenPage, account: Account, number: int) -> None:
    """It comes to its end; every round reads well, and all of it fits its window; on a desktop nothing scrolls, unless
    larger texts have made the board larger. Nothing that can be clicked moves by a decision."""
    chance = random.Random(number)
    setup = chance.choice(SETUPS)
    seats = "m" + "".join(chance.choice("mgr") for _ in range(setup.players - 1))
    language = chance.choice(("en", "ru", "uk"))
    size, text = pair(number)
    print(f"{setup}, seats {seats}, {language}, {size}, texts at {text}")
    table = account.open(seats, setup=asdict(setup), seed=f"clicks {number}")
    touch = size.startswith("touch")
    settings = QUICK | {"language": language, "textSize": text}
    page = open_page(
        f"/t/{table}", size=SIZES[size], language=language, touch=touch, settings=settings, cookie=account.cookie
    )
    person = Person(page, random.Random(number), touch=touch)
    looker = Looker(person, language, panes=size in DESKS and text <= 1)
    assert person.play(looker, most=4000).over
    assert looker.rounds >= 5
    looker.wrong.update(f"moves: {what} ({where})" for what, where in person.moved.items())
    assert not looker.wrong, "\n".join(sorted(looker.wrong))
