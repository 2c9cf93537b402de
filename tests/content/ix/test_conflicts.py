"""The four Conflict cards of Rise of Ix: all three rewards of each."""

from __future__ import annotations

from tests.support.table import Table, given, seat


def fought(conflict: str, first: seat | None = None, second: seat | None = None, third: seat | None = None) -> Table:
    """Four players; A has the highest strength, B the second, C the third, D none. The last round of a game."""
    seats = [first or seat(), second or seat(), third or seat()]
    for player, troops in zip(seats, (3, 2, 1), strict=True):
        player.conflict = troops
        player.garrison = 0
    return given(
        players=4,
        boxes=("base", "ix"),
        phase="rewards",
        conflict=conflict,
        conflict_deck=[],
        tech_stacks=[["windtraps"], [], []],
        A=seats[0],
        B=seats[1],
        C=seats[2],
        D=seat(),
    )


def test_skirmish_ix_a_first() -> None:
    """A freighter icon and 1 spice."""
    table = fought("skirmish_ix_a")
    assert table.legal == ["freighter:advance", "decline"]
    table.choose("freighter:advance")
    assert (table.A.state.freighter, table.A.spice, table.A.solari) == (1, 1, 0)


def test_skirmish_ix_a_second_and_third() -> None:
    """3 Solari and 2 Solari; nothing for the fourth."""
    table = fought("skirmish_ix_a").choose("decline")
    assert (table.B.solari, table.C.solari, table.D.solari) == (3, 2, 0)


def test_skirmish_ix_b_first() -> None:
    """A freighter icon and 1 troop for the garrison."""
    table = fought("skirmish_ix_b", seat(freighter=1)).choose("freighter:recall", "choose:2")
    assert (table.A.spice, table.A.garrison, table.A.state.freighter) == (2, 1, 0)


def test_skirmish_ix_b_second_and_third() -> None:
    """2 spice and 1 spice."""
    table = fought("skirmish_ix_b").choose("decline")
    assert (table.B.spice, table.C.spice, table.D.spice) == (2, 1, 0)


def test_trade_monopoly_first() -> None:
    """Two freighter icons, one after the other, and 1 troop."""
    table = fought("trade_monopoly", seat(freighter=2)).choose("freighter:advance", "freighter:recall")
    assert (table.A.state.freighter, table.legal) == (0, ["choose:1", "choose:2", "choose:3"])
    table.choose("choose:1", "choose:2", "choose:3", "tech:windtraps", "influence:fremen")
    assert (table.A.tech, table.A.spice, table.A.influence["fremen"]) == (["windtraps"], 2, 1)
    assert (table.A.garrison, table.A.water) == (2 + 1, 1)


def test_trade_monopoly_second_and_third() -> None:
    """An Intrigue card and 1 water; one of the two for the third."""
    table = fought("trade_monopoly").choose("decline", "decline")
    assert (len(table.B.intrigue), table.B.water) == (1, 1)
    assert (table.decider, table.legal) == ("C", ["choose:1", "choose:2"])
    water = table.copy().choose("choose:2")
    assert (len(water.C.intrigue), water.C.water) == (0, 1)
    table.choose("choose:1")
    assert (len(table.C.intrigue), table.C.water) == (1, 0)


def test_economic_supremacy_first() -> None:
    """1 VP, and 1 more for 6 Solari and for 4 spice, each once and only if wanted."""
    table = fought("economic_supremacy", seat(solari=13, spice=9))
    both = table.copy().choose("accept", "accept")
    assert (both.A.vp, both.A.solari, both.A.spice) == (3, 7, 5)
    spice = table.copy().choose("decline", "accept")
    assert (spice.A.vp, spice.A.solari, spice.A.spice) == (2, 13, 5)
    table.choose("decline", "decline")
    assert table.A.vp == 1
    poor = fought("economic_supremacy", seat(solari=5, spice=3))
    assert (poor.A.vp, poor.A.solari, poor.A.spice) == (1, 5, 3)


def test_economic_supremacy_second_and_third() -> None:
    """1 VP; 2 spice and 2 Solari."""
    table = fought("economic_supremacy")
    assert table.B.vp == 1
    assert (table.C.spice, table.C.solari, table.C.vp) == (2, 2, 0)


def test_economic_supremacy_pays_a_third_place_only_with_four_players() -> None:
    """With three players the third goes empty."""
    table = given(
        boxes=("base", "ix"),
        phase="rewards",
        conflict="economic_supremacy",
        conflict_deck=[],
        A=seat(conflict=3),
        B=seat(conflict=2),
        C=seat(conflict=1),
    )
    assert (table.A.vp, table.B.vp, table.C.spice, table.C.solari) == (1, 1, 0, 0)
