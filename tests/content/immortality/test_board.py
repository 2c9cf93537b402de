"""The Bene Tleilax board: both tracks place by place, the row, the tokens."""

from __future__ import annotations

import pytest

from landsraad.engine.machine.terms import NOBODY
from tests.support.immortality import (
    DULL_ROW,
    DULL_TLEILAXU,
    KEEPER,
    WAITING,
    cloned,
    grafted,
    holding,
    revealed,
    sent,
)
from tests.support.six import acting, six
from tests.support.table import Table, given, seat

BREAKTHROUGH = "breakthrough"
UPRISING = ("uprising", "immortality")
SIX = ("uprising", "choam", "immortality")


def researching(place: str, mine: seat | None = None, **more: object) -> Table:
    """A, whose token is at a place, has played Breakthrough: a research icon."""
    mine = mine or seat()
    mine.research = place
    mine.intrigue = [BREAKTHROUGH, *mine.intrigue]
    return holding("dagger", mine=mine, **more).intrigue(BREAKTHROUGH)


def stepping(space: int, mine: seat | None = None, **more: object) -> Table:
    """A, whose token is on a space, has played Illicit Dealings: a step on the Tleilaxu track."""
    mine = mine or seat()
    mine.tleilaxu = space
    mine.intrigue = ["illicit_dealings", *mine.intrigue]
    return holding("dagger", mine=mine, **more).intrigue("illicit_dealings")


# --- The research track -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ("start", "c1r3"),
        ("c1r3", "c2r2 c2r4"),
        ("c2r2", "c3r1 c3r3"),
        ("c2r4", "c3r3 c3r5"),
        ("c3r1", "c4r2"),
        ("c3r3", "c4r2 c4r4"),
        ("c3r5", "c4r4 c4r6"),
        ("c4r2", "c5r1 c5r3"),
        ("c4r4", "c5r3 c5r5"),
        ("c4r6", "c5r5"),
        ("c5r1", "c6r2"),
        ("c5r3", "c6r2 c6r4"),
        ("c5r5", "c6r4 c6r6"),
        ("c6r2", "c7r1 c7r3"),
        ("c6r4", "c7r3 c7r5"),
        ("c6r6", "c7r5"),
        ("c7r1", "c8r2"),
        ("c7r3", "c8r2 c8r4"),
        ("c7r5", "c8r4 c8r6"),
    ],
)
def test_research_leads_on_along_the_lines(place: str, ways: str) -> None:
    """Always to the next column; a lone way is gone at once (IM-9)."""
    table = researching(place, seat(intrigue=["bribery"]))
    if " " in ways:
        assert table.offers("research") == ways.split()
        assert table.legal == [f"research:{way}" for way in ways.split()]  # it is not declined
    else:
        assert table.A.research == ways


def arriving(place: str, mine: seat | None = None, **more: object) -> Table:
    """A has come to a place of the track from one before it."""
    before = {
        "c1r3": "start",
        "c2r2": "c1r3",
        "c2r4": "c1r3",
        "c3r1": "c2r2",
        "c3r3": "c2r4",
        "c3r5": "c2r4",
        "c4r2": "c3r3",
        "c4r4": "c3r3",
        "c4r6": "c3r5",
        "c5r1": "c4r2",
        "c5r3": "c4r4",
        "c5r5": "c4r4",
        "c6r2": "c5r3",
        "c6r4": "c5r3",
        "c6r6": "c5r5",
        "c7r1": "c6r2",
        "c7r3": "c6r2",
        "c7r5": "c6r4",
        "c8r2": "c7r3",
        "c8r4": "c7r3",
        "c8r6": "c7r5",
    }[place]
    table = researching(before, mine, **more)
    return table.choose(f"research:{place}") if table.asked == "research" else table


@pytest.mark.parametrize(
    ("place", "tleilaxu", "specimens", "solari", "spice"),
    [
        ("c1r3", 0, 1, 0, 0),
        ("c2r2", 0, 1, 0, 0),
        ("c2r4", 1, 0, 0, 0),
        ("c4r2", 1, 0, 0, 0),
        ("c4r4", 0, 1, 0, 0),
        ("c5r3", 0, 1, 0, 0),
        ("c5r5", 0, 0, 1, 0),
        ("c6r2", 0, 0, 0, 1),
        ("c6r4", 1, 0, 0, 0),
        ("c7r1", 1, 0, 0, 0),
        ("c8r2", 0, 0, 0, 2),
        ("c8r4", 1, 0, 0, 0),
        ("c3r5", 1, 1, 0, 0),
    ],
)
def test_a_place_gives_its_bonus_at_once(place: str, tleilaxu: int, specimens: int, solari: int, spice: int) -> None:
    """A specimen, a step, Solari, spice."""
    a = arriving(place).A
    assert a.research == place
    assert (a.tleilaxu, a.specimens, a.solari, a.spice) == (tleilaxu, specimens, solari, spice)


@pytest.mark.parametrize(("place", "then"), [("c3r1", "c4r2"), ("c4r6", "c5r5"), ("c5r1", "c6r2")])
def test_a_place_that_researches_leads_on(place: str, then: str) -> None:
    """There and at once to the next one."""
    assert arriving(place).A.research == then


@pytest.mark.parametrize("place", ["c3r3", "c7r5"])
def test_a_place_that_trashes_a_card(place: str) -> None:
    """If one likes, and a specimen in any case."""
    table = arriving(place)
    kept = table.copy()
    while kept.asked != "turn":
        kept.choose("decline")
    assert (kept.trashed, kept.A.specimens) == ([], 1)
    table.choose("accept")  # the Dagger, which is all there is
    assert (table.trashed, table.A.specimens) == (["dagger"], 1)


def test_the_place_that_gives_influence() -> None:
    """c6r6: with any faction."""
    assert arriving("c6r6").choose("influence:guild").A.influence["guild"] == 1


def test_the_place_that_exchanges_an_intrigue_card() -> None:
    """c7r3: if one likes, only on arrival; trashed, not discarded (IM-13)."""
    table = arriving("c7r3", seat(deck=["diplomacy"] * 2), intrigue_deck=["windfall"] * 2)
    left = table.copy().choose("decline")
    assert left.A.intrigue == [KEEPER]
    table.choose("accept")
    if table.asked == "trash_intrigue":
        table.choose(f"trash_intrigue:{KEEPER}")
    assert (table.A.intrigue, table.A.hand) == (["windfall"], ["dagger", "diplomacy"])
    assert table.intrigue_gone == [KEEPER]
    assert table.intrigue_discard == [BREAKTHROUGH]


def test_the_place_that_costs_7_solari() -> None:
    """c8r6: two steps, if one likes and can pay (IM-13)."""
    table = arriving("c8r6", seat(solari=7))
    assert table.copy().choose("decline").A.tleilaxu == 0
    table.choose("accept")
    assert (table.A.solari, table.A.tleilaxu) == (0, 2)
    assert arriving("c8r6", seat(solari=6)).asked == "turn"


@pytest.mark.parametrize("place", ["c8r2", "c8r4", "c8r6"])
def test_at_the_end_research_draws_a_card(place: str) -> None:
    """The token stays (IM-11)."""
    table = researching(place, seat(deck=["diplomacy"] * 2))
    assert (table.A.research, table.A.hand) == (place, ["dagger", "diplomacy"])


# --- The Tleilaxu track -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "vp", "intrigue", "spice"),
    [(1, 0, 0, 0), (2, 0, 1, 0), (3, 0, 0, 0), (4, 1, 0, 2), (5, 0, 0, 0), (6, 0, 1, 0), (7, 1, 0, 0)],
)
def test_a_space_of_the_tleilaxu_track(space: int, vp: int, intrigue: int, spice: int) -> None:
    """What arriving there brings (IM-15)."""
    a = stepping(space - 1).A
    assert (a.tleilaxu, a.vp, len(a.intrigue) - 1, a.spice) == (space, vp, intrigue, spice)


def test_the_spice_is_for_the_first_to_come() -> None:
    """Later ones gain the point alone."""
    a = stepping(3, tleilaxu_spice=0).A
    assert (a.vp, a.spice) == (1, 0)


def test_the_spice_of_the_track_is_spice_gained() -> None:
    """Guild Impersonator: spice was gained in this turn."""
    table = grafted("guild_impersonator", "contaminator", "hardy_warriors", seat(tleilaxu=3, water=1))
    assert table.A.influence["guild"] == 1


def test_steps_beyond_the_end_do_nothing() -> None:
    """IM-16: an effect that would do nothing else is not offered."""
    assert not holding("dagger", mine=seat(tleilaxu=7, intrigue=["illicit_dealings"])).can("intrigue:illicit_dealings")
    slig = grafted("slig_farmer", "blank_slate", "hall_of_oratory", seat(tleilaxu=7))
    assert not slig.can("resolve:card/slig_farmer.2")


# --- The Tleilaxu Row -------------------------------------------------------------------------------------------------


def test_the_row_is_filled_at_once() -> None:
    """The new card can be had in the same turn (IM-22)."""
    table = revealed("dagger", mine=seat(specimens=3), tleilaxu_deck=["usurp", "face_dancer_initiate"])
    table.clone("contaminator")
    assert table.tleilaxu_row == ["from_the_tanks", "face_dancer_initiate"]
    assert table.clone("face_dancer_initiate").tleilaxu_row == ["from_the_tanks", "usurp"]
    assert table.A.discard == ["contaminator", "face_dancer_initiate"]


def test_the_row_stays_short_when_its_deck_is_empty() -> None:
    """Nothing is shuffled back."""
    table = revealed("dagger", mine=seat(specimens=3), tleilaxu_deck=[]).clone("from_the_tanks")
    assert table.tleilaxu_row == ["contaminator"]
    assert table.clone("contaminator").tleilaxu_row == []


def test_cards_are_cloned_in_the_reveal_turn_only() -> None:
    """Not in an Agent turn."""
    table = sent("dagger", "hall_of_oratory", seat(specimens=3))
    assert table.offers("clone") == []
    assert table.why_not("clone:contaminator") == "not_now: clone"


def test_what_acquires_imperium_cards_does_not_take_tleilaxu_cards() -> None:
    """Neither a purchase nor an effect (IM-24); the row is not there for them."""
    table = revealed(*["convincing_argument"] * 4, mine=seat(specimens=6), tleilaxu_row=["contaminator", "usurp"])
    assert set(table.offers("buy")) == {"opulence", "arrakis_liaison", "foldspace"} & set(table.offers("buy"))


def test_marker_1_lets_cloned_cards_go_on_the_deck() -> None:
    """Each as one likes (IM-10); before column 4 there is no choice."""
    table = cloned("contaminator", seat(research="c4r6"))
    assert table.asked == "place_acquired"
    assert table.copy().choose("to_deck").A.deck == ["contaminator"]
    assert table.choose("to_discard").A.discard == ["contaminator"]
    assert cloned("contaminator", seat(research="c3r5")).A.discard == ["contaminator"]


def test_spaceport_lets_cloned_cards_go_on_the_deck_without_a_marker() -> None:
    """Rise of Ix (IM-40)."""
    table = cloned("contaminator", seat(tech=["spaceport"]), boxes=("base", "ix", "immortality"))
    assert table.choose("to_deck").A.deck == ["contaminator"]


def test_cloned_cards_are_acquired_for_what_counts_acquired_cards() -> None:
    """Call to Arms recruits for them and for Reclaimed Forces (IM-74)."""
    mine = seat(hand=["dagger"], specimens=4, garrison=0, supply=6, intrigue=["call_to_arms", "weirding_combat"])
    table = given(boxes=UPRISING, A=mine, B=WAITING, tleilaxu_row=DULL_TLEILAXU, row=["long_live_the_fighters"] * 5)
    table.reveal().intrigue("call_to_arms").clone("contaminator")
    assert table.A.garrison == 1
    assert table.clone("reclaimed_forces").choose("choose:2").A.garrison == 2


# --- Specimens --------------------------------------------------------------------------------------------------------


def test_a_specimen_comes_out_of_the_supply() -> None:
    """With none there, none comes (IM-18)."""
    assert revealed("experimentation", mine=seat(supply=1)).A.specimens == 1
    assert revealed("experimentation", mine=seat(supply=0)).A.specimens == 0


def test_specimens_are_returned_where_the_supply_is_short() -> None:
    """At any time of one's turns, one at a time, for nothing (IM-19, IM-75)."""
    table = holding("dagger", mine=seat(specimens=2, garrison=3, supply=0))
    table.choose("return_specimen")
    assert (table.A.specimens, table.A.supply) == (1, 1)
    table.choose("return_specimen")
    assert table.why_not("return_specimen") == "no_units: specimens, have 0, need 1"
    full = holding("dagger", mine=seat(specimens=1, garrison=0))
    assert full.why_not("return_specimen").startswith("condition: supply_suffices, have 11")


# --- Family Atomics ---------------------------------------------------------------------------------------------------


def test_family_atomics_clear_the_row() -> None:
    """Once a game, in an own turn of either kind; the Tleilaxu Row and the Reserve stay (IM-52)."""
    table = holding("dagger", imperium_deck=["keys_to_power", *["planned_coupling"] * 5])
    table.choose("atomics")
    assert (table.row, table.trashed, table.tleilaxu_row) == (["planned_coupling"] * 5, DULL_ROW, DULL_TLEILAXU)
    assert table.why_not("atomics") == "once"
    revealing = revealed("dagger", imperium_deck=["planned_coupling"] * 5).choose("atomics")
    assert revealing.row == ["planned_coupling"] * 5


def test_family_atomics_while_the_row_is_grafted_to_usurp() -> None:
    """The card leaves without being trashed, what is left of its box is lost, and the turn ends as usual (IM-69)."""
    row = ["replacement_eyes", *DULL_ROW[1:]]
    table = holding("usurp", "signet_ring", row=row, imperium_deck=["planned_coupling"] * 6)
    table.play("usurp").graft("replacement_eyes", row=True).to("carthag").plain()
    assert table.can("resolve:card/replacement_eyes")
    table.choose("atomics")
    assert not table.can("resolve:card/replacement_eyes")
    table.end_turn()
    assert (sorted(table.trashed), table.A.tleilaxu) == (sorted(row), 0)
    assert table.row == ["planned_coupling"] * 5


# --- Six players ------------------------------------------------------------------------------------------------------


def test_commanders_have_no_tokens() -> None:
    """Their decks are as they were; Allies have everything (IM-66)."""
    table = six(boxes=SIX)
    for commander in (table.A, table.D):
        assert (commander.research, commander.tleilaxu, commander.state.atomics) == ("", NOBODY, False)
    assert (table.C.research, table.C.tleilaxu, table.C.state.atomics) == ("start", 0, True)


def test_a_commanders_icons_are_his_allys() -> None:
    """The token of the Ally that he has activated moves, the Ally chooses the way and gains what is there."""
    mine = seat(hand=["dagger"], intrigue=[BREAKTHROUGH, "illicit_dealings", "shadowy_bargain"])
    table = acting("C", mine, boxes=SIX, C=seat(hand=["diplomacy"], research="c1r3", garrison=0))
    table.intrigue("shadowy_bargain").intrigue("illicit_dealings")
    assert (table.C.specimens, table.C.tleilaxu, table.E.specimens) == (1, 1, 0)
    table.intrigue(BREAKTHROUGH)
    assert (table.decider, table.asked) == ("C", "research")
    table.research("c2r2")
    assert (table.C.research, table.C.specimens, table.decider) == ("c2r2", 2, "A")


def test_a_commander_has_the_markers_of_either_ally_and_clones_with_the_specimens_of_one() -> None:
    """The card is the Commander's; he may put it on his deck."""
    table = acting(
        "C",
        seat(hand=["dagger"]),
        boxes=SIX,
        C=seat(hand=["diplomacy"], specimens=1),
        E=seat(hand=["diplomacy"], research="c4r2"),
        tleilaxu_row=["contaminator", "usurp"],
    ).reveal()
    table.clone("contaminator").choose("to_deck")
    assert (table.A.deck, table.C.specimens) == (["contaminator"], 0)


def test_the_endgame_use_of_shadowy_bargain_does_nothing_for_a_commander() -> None:
    """IM-66: he has no token of his own."""
    table = six(boxes=SIX, phase="endgame", A=seat(intrigue=["shadowy_bargain"]), C=seat(tleilaxu=6))
    assert not table.can("intrigue:shadowy_bargain")
