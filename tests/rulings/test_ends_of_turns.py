"""What is promised or banned for one turn holds for its owner and ends with the turn. R-032, R-254, B-155."""

from __future__ import annotations

import pytest

from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.state import TurnState
from tests.support.table import Table, given, seat

MISSION = "recruitment_mission"
KEEPER = "weirding_combat"  # an Intrigue card that no turn can play, and that keeps a turn open to its end
BASE_KEEPER = "ambush"


def after_a_mission() -> Table:
    """A has played Recruitment Mission in the last Reveal turn of the round; in the Combat it is B's choice."""
    table = given(
        boxes=("uprising", "base"),
        row=["maula_pistol"] * 5,
        A=seat(hand=["dagger"], intrigue=[MISSION, KEEPER]),
        B=seat(revealed=True, conflict=2, intrigue=["impress", KEEPER]),
        C=seat(revealed=True, conflict=1),
    )
    return table.reveal().intrigue(MISSION).end_turn()


def test_k_b1_a_promise_of_the_last_reveal_turn_ends_with_it() -> None:
    """K-B1: what B acquires in the Combat goes to the discard pile, without a question."""
    table = after_a_mission()
    assert (table.asked, table.decider) == ("combat", "B")
    table.intrigue("impress").choose("acquire:maula_pistol")
    assert table.asked == "combat"
    assert table.B.discard == ["maula_pistol"]


def test_k_b2_an_unload_in_the_rewards_acquires_to_the_discard_pile() -> None:
    """K-B2: Boundless Ambition, trashed for Terrible Purpose, acquires after another seat's Recruitment Mission."""
    table = given(
        boxes=("base", "ix"),
        conflict="terrible_purpose",
        row=["esmar_tuek"] * 5,
        A=seat(hand=["dagger"], intrigue=[MISSION]),
        B=seat(revealed=True, conflict=2, deck=["dagger"] * 5, discard=["boundless_ambition"]),
        C=seat(revealed=True),
    )
    table.reveal().intrigue(MISSION)
    table.choose("accept", "acquire:esmar_tuek")
    assert table.B.discard == ["esmar_tuek"]
    assert table.asked != "place_acquired"


def test_the_promise_holds_for_its_owner_in_its_turn() -> None:
    """B-155: what A buys in the turn of the mission may go on the deck."""
    table = given(A=seat(hand=["convincing_argument"], intrigue=[MISSION, BASE_KEEPER]), row=["seek_allies"] * 5)
    table.reveal().intrigue(MISSION).choose("buy:arrakis_liaison")
    assert table.asked == "place_acquired"


def test_a_promise_does_not_reach_another_seat_within_the_turn() -> None:
    """What B acquires by an unload in A's turn is B's, whatever A has been promised."""
    table = given(
        boxes=("base", "ix"),
        row=["esmar_tuek"] * 5,
        A=seat(hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"], intrigue=[BASE_KEEPER]),
        B=seat(hand=["boundless_ambition"]),
    )
    table.state.turn.acquires_to_choice = True
    table.play("reverend_mother_mohiam").to("wealth").plain()
    assert (table.asked, table.decider) == ("acquire", "B")
    table.choose("acquire:esmar_tuek")
    assert table.B.discard == ["boundless_ambition", "esmar_tuek"]
    assert table.asked != "place_acquired"


def test_nothing_of_the_turn_is_left_in_the_combat() -> None:
    """K-B: every field of a turn is empty when the last turn of the round is over."""
    g = after_a_mission().state
    assert g.active == NOBODY
    assert fields(g.turn) == fields(TurnState())


@pytest.mark.parametrize("name", TurnState.fields())
def test_a_new_turn_has_nothing_of_the_last_one(name: str) -> None:
    """Each field of a turn is reset, also those that come later."""
    g = given(A=seat()).state
    before = getattr(TurnState(), name)
    other: object = (1,) if isinstance(before, tuple) else not before if isinstance(before, bool) else 1
    setattr(g.turn, name, other)
    g.reset_turn(1)
    assert getattr(g.turn, name) == before


def fields(turn: TurnState) -> dict[str, object]:
    """What a turn holds, by name."""
    return {name: getattr(turn, name) for name in TurnState.fields()}
