"""The House Hagal cards of Immortality: the solo game in which they are, on both boards, and games without them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from landsraad import Setup, new_game
from landsraad.engine.machine.terms import NOBODY
from tests.support.immortality import DULL_TLEILAXU, WAITING, immortality
from tests.support.table import Table, given, seat

BASE = ("base", "immortality")
UPRISING = ("uprising", "immortality")
IDLE = seat(agents=0)  # a Rival that has done its turns


def rival(*cards: str, b: seat | None = None, boxes: tuple[str, ...] = BASE, **more: Any) -> Table:
    """The Rival B has done its turn with House Hagal cards, the top one last."""
    more.setdefault("tleilaxu_row", DULL_TLEILAXU)
    more.setdefault("tleilaxu_deck", ["ghola", "usurp"])
    b = b or seat(agents=1, garrison=0)
    b.agents = 1
    return given(
        boxes=boxes,
        persons=1,
        turn="B",
        hagal_deck=list(cards),
        A=WAITING,
        B=b,
        C=IDLE,
        **more,
    )


def hagal(boxes: tuple[str, ...], players: int) -> Counter[str]:
    """The House Hagal cards of a game."""
    g = new_game(Setup(players=players, boxes=boxes, leader_mode="choose"), "hagal").state
    return Counter(g.rules.hagal[card].id for card in (*g.hagal_deck, *g.hagal_discard))


@pytest.mark.parametrize(
    ("card", "row", "removed"),
    [
        ("carthag_1p_left", ["usurp", "contaminator"], ["from_the_tanks"]),
        ("carthag_1p_right", ["from_the_tanks", "usurp"], ["contaminator"]),
        ("carthag_1p_plain", ["from_the_tanks", "contaminator"], []),
    ],
)
def test_carthag_recruits_moves_the_token_and_removes_a_card(card: str, row: list[str], removed: list[str]) -> None:
    """A troop, deployed; a step; the left or the right card of the Tleilaxu Row, which is filled (IM-57, IM-58)."""
    table = rival("wealth", card)
    assert (table.B.on, table.B.conflict, table.B.tleilaxu) == (["carthag"], 1, 1)
    assert (table.tleilaxu_row, table.trashed) == (row, removed)


def test_research_station_1p_tleilaxu_moves_the_token_twice() -> None:
    """At no cost; the garrison sends its two troops. The Intrigue card of the track counts as the Rival's others do."""
    table = rival("wealth", "research_station_1p_tleilaxu", b=seat(garrison=3))
    assert (table.B.on, table.B.conflict, table.B.tleilaxu) == (["research_station"], 2, 2)
    assert len(table.B.intrigue) == 1
    assert table.B.research == ""


def test_a_rival_may_be_the_first_on_space_4() -> None:
    """It takes the spice that lies there, and the point (IM-15)."""
    table = rival("wealth", "carthag_1p_plain", b=seat(garrison=0, tleilaxu=3))
    assert (table.B.tleilaxu, table.B.vp, table.B.spice, table.state.tleilaxu_spice) == (4, 1, 2, 0)


def test_at_the_end_of_the_track_a_rival_gains_nothing_more() -> None:
    """It still goes there."""
    table = rival("wealth", "research_station_1p_tleilaxu", b=seat(garrison=0, tleilaxu=7))
    assert (table.B.on, table.B.tleilaxu, table.B.vp) == (["research_station"], 7, 0)


@pytest.mark.parametrize("card", ["carthag_1p_left", "carthag_1p_right", "carthag_1p_plain"])
def test_with_the_space_taken_the_card_does_nothing(card: str) -> None:
    """The next card is used (IM-58)."""
    table = given(
        boxes=BASE,
        persons=1,
        turn="B",
        hagal_deck=["wealth", card],
        A=seat(hand=["diplomacy"], on=["carthag"]),
        B=seat(agents=1, garrison=0),
        C=IDLE,
        tleilaxu_row=DULL_TLEILAXU,
        tleilaxu_deck=["usurp"],
    )
    assert (table.B.on, table.B.tleilaxu, table.tleilaxu_row) == (["wealth"], 0, DULL_TLEILAXU)


@pytest.mark.parametrize(
    "card", ["carthag_1p_left", "carthag_1p_right", "carthag_1p_plain", "research_station_1p_tleilaxu"]
)
def test_they_have_no_swords_and_flipped_for_strength_do_nothing_else(card: str) -> None:
    """In the Combat the cards are only counted (IM-58)."""
    table = given(
        boxes=BASE,
        persons=1,
        phase="rival_swords",
        hagal_deck=["wealth", card],
        A=seat(conflict=1, intrigue=["ambush"]),
        B=seat(agents=0, conflict=1, garrison=0),
        C=IDLE,
        tleilaxu_row=DULL_TLEILAXU,
        tleilaxu_deck=["usurp"],
    )
    assert (table.B.strength, table.B.tleilaxu, table.tleilaxu_row) == (2, 0, DULL_TLEILAXU)


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("carthag_left", ["usurp", "contaminator"]),
        ("carthag_right", ["from_the_tanks", "usurp"]),
        ("carthag_plain", DULL_TLEILAXU),
    ],
)
def test_on_the_board_of_uprising_carthag_sends_nobody(card: str, row: list[str]) -> None:
    """No troop; the rest is done, and another card is revealed for the Agent (IM-65)."""
    table = rival("arrakeen", card, boxes=UPRISING)
    assert (table.B.on, table.B.tleilaxu, table.tleilaxu_row) == (["arrakeen"], 1, row)


def test_decks_of_the_solo_game() -> None:
    """Base: four cards for the three of Carthag; Uprising: four for one Research Station."""
    base, plain = hagal(BASE, 1), hagal(("base",), 1)
    assert plain - base == Counter({"carthag": 3})
    assert base - plain == Counter(
        ["carthag_1p_left", "carthag_1p_right", "carthag_1p_plain", "research_station_1p_tleilaxu"]
    )
    uprising, plain_uprising = hagal(UPRISING, 1), hagal(("uprising",), 1)
    assert plain_uprising - uprising == Counter({"research_station": 1})
    assert uprising - plain_uprising == Counter(
        ["carthag_left", "carthag_right", "carthag_plain", "research_station_1p_tleilaxu"]
    )


@pytest.mark.parametrize("boxes", [BASE, UPRISING])
def test_two_players_have_none_of_them(boxes: tuple[str, ...]) -> None:
    """The deck is as without Immortality; the Rival has no token, the players have everything (IM-59)."""
    assert hagal(boxes, 2) == hagal(boxes[:1], 2)
    table = given(boxes=boxes, persons=2, A=WAITING, B=WAITING)
    assert (table.C.tleilaxu, table.C.research) == (NOBODY, "")
    assert [(a.tleilaxu, a.research, a.state.atomics) for a in (table.A, table.B)] == [(0, "start", True)] * 2


@pytest.mark.parametrize("boxes", [BASE, UPRISING])
def test_rivals_of_the_solo_game_have_one_token(boxes: tuple[str, ...]) -> None:
    """On the Tleilaxu track; no research, no specimens, no Family Atomics (IM-57)."""
    table = given(boxes=boxes, persons=1, A=WAITING)
    for one in (table.B, table.C):
        assert (one.tleilaxu, one.research, one.specimens, one.state.atomics) == (0, "", 0, False)


def test_the_mark_of_a_card_is_the_solo_game() -> None:
    """With three players there is no House Hagal."""
    assert immortality().state.hagal_deck == ()
