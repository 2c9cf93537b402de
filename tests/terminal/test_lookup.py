"""`landsraad cards` finds all that any game of the boxes has, and shows each way in which it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from landsraad.engine.state.rules import Rules
from landsraad.terminal.library import every_game
from landsraad.text import LANGUAGES, texts
from landsraad.text.definitions import component_ids, words_of
from landsraad.text.search import find_among
from tests.terminal.conftest import Run


def components() -> dict[tuple[str, str], list[Rules]]:
    """Everything that some game has, with the games that have it."""
    found: dict[tuple[str, str], list[Rules]] = {}
    for rules in every_game():
        for kind, ids in component_ids(rules).items():
            for id in ids:
                found.setdefault((kind, id), []).append(rules)
    return found


def size(rules: Rules) -> int:
    """How many things a game has."""
    return sum(len(ids) for ids in component_ids(rules).values())


def lines_of(kind: str, id: str, games: list[Rules], language: str) -> Iterator[str]:
    for rules in games:
        yield from words_of(texts(language).describe(rules, kind, id))


def test_everything_is_found_by_its_name() -> None:
    """S-32: each id of each box, by its name in one of the languages in turn, comes before all that is only like it."""
    for number, ((kind, id), games) in enumerate(components().items()):
        query = texts(LANGUAGES[number % len(LANGUAGES)]).name(kind, id)
        found = find_among([min(games, key=size)], query)
        best = {one[2:] for one in found if one[0] == found[0][0]}
        assert (kind, id) in best, f"{query} does not find {kind} {id}"


@pytest.mark.parametrize(
    "query",
    [
        "Hall of Oratory",
        "Rally Troops",
        "Secure Contract",
        "Sell Melange",
        "Assembly Hall",
        "Gather Support",
        "Accept Contract",
        "Shipping",
        "assembly_hall_and_gather_support",
        "accept_contract_and_shipping",
        "Control the Spice",
        "Trade Dispute",
        "CHOAM Security",
        "Dutiful Service",
        "The Spice Must Flow",
        "Arrakeen",
    ],
)
def test_every_way_is_shown(run: Run, query: str) -> None:
    """S-32: what is covered by another box, and what differs with and without a module, is printed with its boxes."""
    out = " ".join(run("cards", query, "--language", "en").out.split())
    name = query if "_" not in query else ""
    for (kind, id), games in components().items():
        if id == query or (name and texts("en").name(kind, id) == name):
            for line in lines_of(kind, id, games, "en"):
                assert " ".join(line.split()) in out


def test_the_boxes_of_each_way_are_named(run: Run) -> None:
    """S-32: Trade Dispute gives a contract where there are contracts."""
    without, within = run("cards", "trade dispute", "--language", "en").out.split("\n\n")[:2]
    assert "take a contract" not in without
    assert without.splitlines()[-1].strip() == "Uprising"
    assert "take a contract" in within
    assert within.splitlines()[-1].strip() == "Uprising + CHOAM module"


def test_the_epic_card_is_found_among_its_boxes(run: Run) -> None:
    """S-32: the card of the epic game belongs to Rise of Ix."""
    assert run("cards", "Control the Spice", "--boxes", "base,ix").status == 0
    assert run("cards", "Control the Spice", "--boxes", "base").status == 1


@pytest.mark.parametrize("width", ["0", "-3", "wide", "100000000000", ""])
def test_an_impossible_width_is_the_usual_one(run: Run, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    """S-30: COLUMNS=0 printed nothing."""
    monkeypatch.delenv("COLUMNS")
    usual = run("cards", "arrakeen").out
    monkeypatch.setenv("COLUMNS", width)
    assert run("cards", "arrakeen").out == usual != ""
    monkeypatch.setenv("LINES", width)
    assert run("cards", "arrakeen").out == usual
