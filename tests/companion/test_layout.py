"""What is laid out on a table of cardboard for a game: by lot, by the rules, and what stays in the boxes."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.companion import Companion, Setup
from landsraad.companion.layout import printed, setting_up
from landsraad.companion.setup import rivals_in
from landsraad.companion.words import companion_messages
from landsraad.content.registry import BOXES
from landsraad.content.setup import box_sets, players_of
from landsraad.text import LANGUAGES

SAY = companion_messages("en")


def begun(players: int, *boxes: str, **more: Any) -> Companion:
    """A game with all leaders by lot."""
    count = rivals_in(boxes, players) if players < 3 else players
    level = "mentat" if players == 1 else ""
    return Companion.new(Setup(players, level, list(boxes), [""] * count, **more))


def lines(game: Companion) -> str:
    return "\n".join(line for part in setting_up(SAY, game) for line in part.lines)


def test_seats_are_drawn_by_lot() -> None:
    games = [begun(4, "base") for _ in range(20)]
    for game in games:
        seats = setting_up(SAY, game)[0].lines
        assert len({seat.partition(":")[0] for seat in seats}) == len(seats) == 4
        assert sum("First Player" in seat for seat in seats) == 1
        assert all("3 troops in the garrison" in seat and seat.endswith("1 VP") for seat in seats)
    assert len({game.setup.leaders[0] for game in games}) > 1
    assert len({game.table.first for game in games}) > 1


def test_leaders_that_suit_their_team() -> None:
    for _ in range(5):
        leaders = begun(6, "uprising", "choam", recommended=True).setup.leaders
        assert (leaders[0], leaders[3]) == ("muaddib", "shaddam_corrino_iv")
        assert not {leaders[2], leaders[4]} & {"feyd_rautha_harkonnen", "lady_margot_fenring", "princess_irulan"}


def test_with_rivals_it_says_what_they_begin_with() -> None:
    told = lines(begun(1, "base"))
    assert "Each Rival: 1 Intrigue card" in told
    assert "those for another number of players" in told
    assert "House Hagal deck: 28" in lines(begun(2, "base"))


@pytest.mark.parametrize(
    ("players", "boxes", "variant", "said", "not_said"),
    [
        (3, ("base",), "", "Base game, House Hagal cards: all", "Conflict cards"),
        (1, ("base",), "", "those for another number of players", "Base game, House Hagal cards: all"),
        (4, ("base", "ix"), "", "Control the Spice", "5 Conflicts"),
        (4, ("base", "ix"), "epic", "5 of level II, 5 of level III", "for people only"),
        (4, ("base", "uprising"), "", "Base game, Conflict cards: all", "Uprising, Conflict"),
        (4, ("base", "uprising"), "old_conflicts", "Base game, Conflict cards: Sort Through", "Conflict cards: all"),
        (4, ("uprising",), "", "CHOAM module, contracts: all", "Contracts: "),
        (3, ("uprising", "choam"), "", "Desert Mouse II, Crysknife II", "Ornithopter I\n"),
        (6, ("uprising", "choam"), "", "5 of level II, 4 of level III", "of level I,"),
    ],
)
def test_what_is_laid_out_and_what_stays_in_the_box(
    players: int, boxes: tuple[str, ...], variant: str, said: str, not_said: str
) -> None:
    told = lines(begun(players, *boxes, **({variant: True} if variant else {})))
    assert said in told
    assert not_said not in told.partition("Conflict deck")[2]


def test_a_box_holds_what_any_game_takes_from_it() -> None:
    for box in BOXES:
        held = printed(box)
        assert held["cards"]
    assert {"control_the_spice", "boundless_ambition"} <= set(printed("ix")["cards"])
    assert len(printed("uprising")["objectives"]) == 5


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_set_out_in_every_language(language: str) -> None:
    say = companion_messages(language)
    for boxes in box_sets():
        for players in players_of(boxes):
            game = begun(players, *boxes)
            parts = setting_up(say, game)
            assert all(part.title and part.lines for part in parts)
            assert game.setup.players == players
