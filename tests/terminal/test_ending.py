"""The last screen: the ranking shows what is compared, and says what decided between equals."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from landsraad import Game, Setup, new_game
from landsraad.engine.machine.rng import Rng
from landsraad.lab.bench import play_random
from landsraad.terminal.ending import ranking, sources, ties
from landsraad.terminal.seating import seating_of
from landsraad.terminal.table import Painter
from landsraad.terminal.words import words
from landsraad.text import LANGUAGES, texts


def painter(language: str = "en") -> Painter:
    return Painter(texts(language), words(language), seating_of(["random"] * 3, ["Ada", "Bo", "Cy"]))


def finished(*boxes: str) -> Game:
    game = new_game(Setup(players=3, boxes=("base", *boxes)), 5)
    play_random(game, Rng(5))
    assert game.over
    return game


@pytest.mark.parametrize("boxes", [(), ("ix",)])
def test_each_column_of_the_ranking_has_the_numbers_of_its_head(boxes: tuple[str, ...]) -> None:
    g = finished(*boxes).state
    for seat, player in enumerate(g.players):
        player.vp, player.spice, player.solari, player.water, player.garrison = (10 * n + seat for n in range(1, 6))
    console = Console(file=io.StringIO(), width=120)
    console.print(ranking(painter(), g))
    assert isinstance(console.file, io.StringIO)
    head, *rows = console.file.getvalue().splitlines()
    assert head.split()[-5:] == ["VP", "Spi", "Sol", "Wat", "Gar"]
    assert [row.split()[-5:] for row in rows] == [[str(10 * n + seat) for n in range(1, 6)] for seat in g.ranking]


def test_the_sources_of_victory_points() -> None:
    g = finished().state
    track = g.rules.source_ids.index("track/fremen")
    card = g.rules.source_ids.index("card/the_spice_must_flow")
    g.players[0].ledger = (track, 1, card, 1, track, -1, card, 1)
    g.players[1].ledger = ()
    assert sources(painter(), g, 0) == "The Spice Must Flow +2"
    assert sources(painter(), g, 1) == "—"


def test_what_decided_between_equals() -> None:
    g = finished().state
    g.ranking = (0, 1, 2)
    g.players[0].vp = g.players[1].vp = 12
    g.players[2].vp = 3
    g.players[0].spice = g.players[1].spice = 4
    g.players[0].solari, g.players[1].solari = 6, 5
    assert ties(painter(), g) == ["Equal VP; Solari decided between Ada (6) and Bo (5)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_wins_ties_is_named(language: str) -> None:
    g = finished("ix").state
    g.ranking = (0, 1, 2)
    g.players[0].vp = g.players[1].vp = 12
    g.players[2].vp = 3
    chaumurky = next(int(tile.number) for tile in g.rules.tech if tile.wins_ties)
    g.players[0].tech, g.players[1].tech = (chaumurky,), ()
    [said] = ties(painter(language), g)
    assert texts(language).name("tech", "chaumurky") in said
    assert said.index("Ada") < said.index("Bo")
