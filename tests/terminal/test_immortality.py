"""What the table draws of Immortality, and how its choices read."""

from __future__ import annotations

import pytest

from landsraad import Setup, new_game, view
from landsraad.engine.game import Game
from landsraad.engine.state.state import GameState
from landsraad.terminal.choices import choices
from landsraad.terminal.log import log_lines
from landsraad.terminal.questions import explain, help_text, topics
from landsraad.terminal.story import Story
from landsraad.terminal.words import words
from landsraad.text import LANGUAGES
from tests.support.immortality import holding, pair, revealed
from tests.support.table import Table, seat
from tests.support.terminal import drawn, line_with, painter, printed
from tests.terminal.conftest import Run

SETUP = Setup(
    players=3,
    boxes=("base", "immortality"),
    leaders=("baron_vladimir_harkonnen", "paul_atreides", "duke_leto_atreides"),
)
BASE = Setup(players=3, boxes=("base",), leaders=SETUP.leaders)


def place_of(g: GameState, id: str) -> int:
    return next(int(place.number) for place in g.rules.research if place.id == id)


def begun() -> Game:
    """The second seat is ahead on both tracks and has spent its Family Atomics."""
    game = new_game(SETUP, 3)
    player = game.state.players[1]
    player.research, player.tleilaxu, player.specimens, player.atomics = place_of(game.state, "c4r2"), 4, 2, False
    game.state.tleilaxu_spice = 0
    return game


def shown(table: Table, language: str = "en") -> list[tuple[str, str]]:
    """The labels and hints of the choices."""
    return [(choice.shown, choice.hint) for choice in choices(painter(language), view(table.game, 0))]


def test_where_the_tokens_are_and_what_each_seat_has() -> None:
    game = begun()
    said = line_with(drawn(game), "Bene Tleilax:")
    assert said == (
        "Bene Tleilax: 1 research 0, Tleilaxu 0, Family Atomics"
        " · 2 research 4, genetic marker 1, Tleilaxu 4, specimens 2"
        " · 3 research 0, Tleilaxu 0, Family Atomics"
    )
    assert "genetic marker 1" in printed(painter().short_table(view(game, 0)))


def test_the_research_track_as_it_lies() -> None:
    lines = drawn(begun()).splitlines()
    first = lines.index("Research track")
    assert [line.rstrip() for line in lines[first + 1 : first + 8]] == [
        "  0      1      2       3       4 ◇1    5       6       7       8 ◇2",
        "1                       Res             Res             Tlx",
        "2               Spe             Tlx [2]         Spi             2Spi",
        "3 [13]   Spe            Tra+Spe         Spe             −Int→Card+Int",
        "4               Tlx             Spe             Tlx             Tlx",
        "5                       Tlx+Spe         Sol             Tra+Spe",
        "6                               Res             Inf             7Sol→2Tlx",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_of_the_track_runs_into_the_next(language: str) -> None:
    """Even with four tokens on one place, in the widest language, on a screen of 80 columns."""
    game = new_game(Setup(players=4, boxes=("base", "immortality")), 3)
    for place in game.state.rules.research[1:]:
        for player in game.state.players:
            player.research = place.number
        lines = drawn(game, language).splitlines()
        first = lines.index(painter(language).texts.term("research_track"))
        row = lines[first + 1 + int(place.row)]
        assert "[1234]" in row
        assert not row[row.index("[1234]") + 6 :].strip() or row[row.index("[1234]") + 6] == " "
        assert len(row) <= 80


def test_the_tleilaxu_track_and_its_spice() -> None:
    assert line_with(drawn(begun()), "Tleilaxu track:") == (
        "Tleilaxu track: 0 [13] · 1 · 2 Int · 3 · 4 VP [2] · 5 · 6 Int · 7 VP"
    )
    assert " · 4 VP 2Spi · " in line_with(drawn(new_game(SETUP, 3)), "Tleilaxu track:")


def test_the_tleilaxu_row_with_prices_and_texts() -> None:
    game = new_game(SETUP, 3)
    g = game.state
    g.tleilaxu_row = tuple(int(g.rules.card_number(card)) for card in ("ghola", "contaminator"))
    assert line_with(drawn(game), "Tleilaxu Row:") == (
        "Tleilaxu Row: Ghola (3 specimens) · Contaminator (1 specimen) · Reclaimed Forces (3 specimens)"
        f" · in the deck: {len(g.tleilaxu_deck)}"
    )
    sold = printed(painter().market_cards(view(game, 0)))
    assert "Graft: sends an Agent only with another card" in sold
    assert "recruit 2 troops | advance on the Tleilaxu track" in sold
    assert "Research: your token goes one place to the right" in printed(painter().spaces(view(game, 0)))


def test_the_own_line_counts_specimens() -> None:
    game = new_game(SETUP, 3)
    assert "specimens" not in printed(painter().own_line(view(game, 0)))
    game.state.players[0].specimens = 2
    assert "specimens 2" in printed(painter().own_line(view(game, 0)))


def test_a_graft_card_says_where_it_leads_with_each_other_card() -> None:
    table = holding("ghola", "dagger", "diplomacy")
    together = dict(shown(table))["Play Ghola"]
    assert "Wealth" in together
    assert "Hall of Oratory" in together
    table.play("ghola")
    grafts = dict(shown(table))
    assert "Hall of Oratory" in grafts["Graft Dagger"]
    assert "Hall of Oratory" not in grafts["Graft Diplomacy"]
    assert "Arrakeen" in grafts["Graft Diplomacy"]


def test_a_card_of_the_row_counts_as_one_of_the_two() -> None:
    table = holding("usurp", "dagger", row=["stilgar"] * 5).play("usurp")
    assert "Arrakeen" in dict(shown(table))["Graft Stilgar of the Imperium Row"]
    assert "Arrakeen" not in dict(shown(table))["Graft Dagger"]


def test_research_says_where_it_goes_on() -> None:
    table = holding("experimentation", mine=seat(research="c3r3")).play("experimentation").to("imperial_basin")
    table.resolve("card/experimentation")
    assert shown(table) == [
        ("To column 4, row 2: advance on the Tleilaxu track", "Genetic marker 1 · Leads to row 1 | 3"),
        ("To column 4, row 4: +1 specimen", "Genetic marker 1 · Leads to row 3 | 5"),
    ]


def test_what_can_always_be_done_stands_below_the_rest() -> None:
    table = revealed("dagger", mine=seat(specimens=3, supply=0))
    labels = [label for label, _ in shown(table)]
    assert labels[-2:] == ["Use the Family Atomics: new cards for the Imperium Row", "Return 1 specimen to your supply"]
    assert labels[-3] == "End turn"
    assert any(label == "Acquire Reclaimed Forces (3 specimens)" and hint for label, hint in shown(table))


def test_the_cards_that_family_atomics_remove_stand_in_one_line() -> None:
    story = Story(SETUP, "3")
    while "atomics" not in story.game.legal_actions():
        story.play(story.game.legal_actions()[0])
    story.play("atomics")
    said = [line.said for line in log_lines(painter(), story, 0) if line.kind == "remove_from_row"]
    assert len(said) == 1
    assert said[0].startswith("Removed from the Imperium Row: ")
    assert said[0].count(" · ") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_it_without_immortality(language: str) -> None:
    say = words(language)
    base, with_it = drawn(new_game(BASE, 3), language), drawn(new_game(SETUP, 3), language)
    names = [painter(language).texts.term(id) for id in ("research_track", "tleilaxu_track", "tleilaxu_row")]
    for name in (say("table-bene_tleilax"), *names):
        assert name not in base
        assert name in with_it


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_it(language: str) -> None:
    rules, without = new_game(SETUP, 3).state.rules, new_game(BASE, 3).state.rules
    legend = words(language)("help-legend-immortality").strip()
    assert legend in help_text(painter(language), rules).plain
    assert legend not in help_text(painter(language), without).plain
    assert {"research", "specimens", "graft"} == set(topics(rules)) - set(topics(without))


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("graft", "You play both"),
        ("genetic markers", "From column ◇1 on"),
        ("Family Atomics", "Once per game, on your turn"),
        ("Трек Тлейлаксу", "Space 4: +1 VP"),
        ("Ghola", "has the Agent box of the other grafted card, too"),
    ],
)
def test_it_can_be_looked_up(query: str, said: str) -> None:
    found = explain(painter(), view(new_game(SETUP, 3), 0), query)
    assert found is not None
    assert said in printed(found)


def test_two_grafted_cards_in_the_hints_of_spaces() -> None:
    table = pair("ghola", "power_play")
    assert dict(shown(table))["Wealth"].startswith("With Ghola + Power Play: 2 Influence instead of 1")


def test_a_game_shows_it_at_the_command(run: Run) -> None:
    result = run(
        "play", "--boxes", "base,immortality", "--seats", "me,random,random", "--seed", "2", typed=["board", "quit"]
    )
    assert result.status == 0
    assert "Bene Tleilax: 1 research 0" in result.out
    assert "Genetic marker 2: from column 8 on" in " ".join(result.out.split())
