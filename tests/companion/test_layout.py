"""A table of cardboard set out for any number of people: by lot, and what stays in the boxes."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.companion.layout import Layout, lay_out, printed, tables
from landsraad.companion.words import companion_messages
from landsraad.content.registry import BOXES
from landsraad.content.setup import Setup, box_sets, players_of
from landsraad.text import LANGUAGES

SAY = companion_messages("en")


def laid(players: int, *boxes: str, **more: Any) -> Layout:
    return lay_out(SAY, Setup(players=players, boxes=boxes, **more))


def lines(layout: Layout) -> str:
    return "\n".join(line for part in layout.parts for line in part.lines)


def test_seats_are_drawn_by_lot() -> None:
    layouts = [laid(4, "base") for _ in range(30)]
    for layout in layouts:
        names = [seat.name for seat in layout.seats]
        assert len(set(names)) == len(names) == 4
        assert sum(seat.first for seat in layout.seats) == 1
        assert all(seat.begins.startswith("3 troops in the garrison") for seat in layout.seats)
        assert all(seat.begins.endswith("1 VP") for seat in layout.seats)
    assert len({layout.seats[0].name for layout in layouts}) > 1
    assert len({[seat.first for seat in layout.seats].index(True) for layout in layouts}) > 1


def test_rivals_and_house_hagal_sit_at_the_table() -> None:
    solo = laid(1, "base", difficulty="mentat")
    assert [seat.person for seat in solo.seats] == [True, False, False]
    assert solo.seats[1].first
    assert "1 Intrigue card" in solo.seats[1].begins
    two = laid(2, "base")
    assert two.seats[2].name == "House Hagal"
    assert "House Hagal deck: 28" in lines(two)


@pytest.mark.parametrize(
    ("setup", "said", "not_said"),
    [
        (Setup(players=3, boxes=("base",)), "Base game, House Hagal cards: all", "Conflict cards"),
        (Setup(players=1, boxes=("base",)), "those for another number of players", "Base game, House Hagal cards: all"),
        (Setup(players=4, boxes=("base", "ix")), "Control the Spice", "5 Conflicts"),
        (Setup(players=4, boxes=("base", "ix"), epic=True), "5 of level II, 5 of level III", "Control the Spice,"),
        (Setup(players=4, boxes=("base", "uprising")), "Base game, Conflict cards: all", "Uprising, Conflict"),
        (
            Setup(players=4, boxes=("base", "uprising"), old_conflicts=True),
            "Base game, Conflict cards: Sort Through",
            "Conflict cards: all",
        ),
        (Setup(players=4, boxes=("uprising",)), "CHOAM module, contracts: all", "Contracts: "),
        (Setup(players=3, boxes=("uprising", "choam")), "Desert Mouse II, Crysknife II", "Ornithopter I"),
        (Setup(players=6, boxes=("uprising", "choam")), "5 of level II, 4 of level III", "of level I,"),
    ],
    ids=str,
)
def test_what_is_laid_out_and_what_stays_in_the_box(setup: Setup, said: str, not_said: str) -> None:
    told = lines(lay_out(SAY, setup))
    assert said in told
    assert not_said not in told


def test_a_box_holds_what_any_game_takes_from_it() -> None:
    for box in BOXES:
        held = printed(box)
        assert held["cards"]
    assert {"control_the_spice", "boundless_ambition"} <= set(printed("ix")["cards"])
    assert len(printed("uprising")["objectives"]) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_set_out_in_every_language(language: str) -> None:
    say = companion_messages(language)
    assert {tuple(one.boxes): list(one.variants) for one in tables(say)} == {
        boxes: [str(players) for players in players_of(boxes)] for boxes in box_sets()
    }
    for boxes in box_sets():
        for players in players_of(boxes):
            layout = lay_out(say, Setup(players=players, boxes=boxes))
            assert sum(seat.person for seat in layout.seats) == players
            assert all(part.lines for part in layout.parts)
