"""The four Influence tracks and their Alliance tokens (B-84 to B-94)."""

from __future__ import annotations

import pytest

from tests.support.table import Table, given, seat

# A Plot card for each faction: 1 Influence.
ADVANCE = {
    "emperor": "favored_subject",
    "guild": "guild_authorization",
    "bene_gesserit": "secret_of_the_sisterhood",
    "fremen": "know_their_ways",
}
FACTIONS = list(ADVANCE)


def rising(faction: str, start: int, *, b: int = 0, holder: str = "") -> Table:
    """A gains 1 Influence with a faction; `b`: the Influence of B, `holder`: who has the Alliance before."""
    table = given(
        A=seat(hand=["dagger"], intrigue=[ADVANCE[faction]], influence={faction: start}, vp=3),
        B=seat(hand=["dagger"], influence={faction: b}, vp=3),
        alliances={faction: holder},
        intrigue_deck=["tiebreaker"],
    )
    return table.intrigue(ADVANCE[faction])


def falling(own: int, *, b: int = 0, c: int = 0, holder: str = "A") -> Table:
    """A pays 1 Fremen Influence for Shifting Allegiances and has not gained anything for it yet."""
    table = given(
        A=seat(hand=["shifting_allegiances", "dagger"], spice=2, influence={"fremen": own}, vp=3),
        B=seat(hand=["dagger"], influence={"fremen": b}, vp=3),
        C=seat(influence={"fremen": c}, vp=3),
        alliances={"fremen": holder},
    )
    return table.play("shifting_allegiances").to("secure_contract").resolve("card/shifting_allegiances")


# --- 2 Influence ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
def test_two_influence_is_a_victory_point(faction: str) -> None:
    """Reaching 2 Influence is worth 1 VP; the first step and the third are not."""
    assert rising(faction, 0).A.vp == 3
    table = rising(faction, 1)
    assert (table.A.influence[faction], table.A.vp) == (2, 4)
    assert rising(faction, 2).A.vp == 3


def test_falling_below_two_loses_the_victory_point() -> None:
    """From 2 to 1 Influence the VP is lost, from 3 to 2 it is not."""
    table = falling(2, holder="")
    assert (table.A.influence["fremen"], table.A.vp) == (1, 2)
    table = falling(3, holder="")
    assert (table.A.influence["fremen"], table.A.vp) == (2, 3)


def test_two_influence_again_is_a_victory_point_again() -> None:
    """Lost and reached again, 2 Influence bring the VP back: Shifting Allegiances may use one faction for both."""
    table = falling(2, holder="").choose("influence:fremen")
    assert (table.A.influence["fremen"], table.A.vp) == (3, 3)


def test_two_steps_at_once_pass_over_the_victory_point() -> None:
    """From 1 to 3 in one go the VP of the space between is gained."""
    table = given(A=seat(hand=["power_play"], influence={"emperor": 1}), B=seat(hand=["dagger"]))
    table.play("power_play").to("wealth")
    assert (table.A.influence["emperor"], table.A.vp) == (3, 1)


# --- 4 Influence ------------------------------------------------------------------------------------------------------


def test_emperor_bonus_is_two_troops() -> None:
    """4 Influence with the Emperor: recruit 2 troops."""
    table = rising("emperor", 3, b=5, holder="B")
    assert (table.A.garrison, table.A.supply) == (5, 7)


def test_guild_bonus_is_three_solari() -> None:
    """4 Influence with the Spacing Guild: 3 Solari."""
    assert rising("guild", 3, b=5, holder="B").A.solari == 3


def test_bene_gesserit_bonus_is_an_intrigue_card() -> None:
    """4 Influence with the Bene Gesserit: an Intrigue card."""
    assert rising("bene_gesserit", 3, b=5, holder="B").A.intrigue == ["tiebreaker"]


def test_fremen_bonus_is_one_water() -> None:
    """4 Influence with the Fremen: 1 water."""
    assert rising("fremen", 3, b=5, holder="B").A.water == 1


@pytest.mark.parametrize("start", [2, 4])
def test_bonus_comes_at_four_only(start: int) -> None:
    """Neither 3 nor 5 Influence brings the bonus."""
    assert rising("guild", start).A.solari == 0
    assert rising("fremen", start).A.water == 0
    assert rising("emperor", start).A.garrison == 3
    assert rising("bene_gesserit", start).A.intrigue == []


def test_two_steps_at_once_pass_over_the_bonus() -> None:
    """From 3 to 5 in one go the bonus and the Alliance of the space between are gained."""
    table = given(A=seat(hand=["power_play"], influence={"guild": 3}), B=seat(hand=["dagger"]))
    table.play("power_play").to("foldspace")
    assert table.A.influence["guild"] == 5
    assert table.A.solari == 3
    assert table.A.alliances == ["guild"]


def test_bonus_comes_again_after_a_fall() -> None:
    """Below 4 the bonus is kept; on reaching 4 again it is gained again."""
    table = falling(4)
    assert table.A.water == 0
    table.choose("influence:fremen")
    assert table.A.influence["fremen"] == 5
    assert table.A.water == 1


# --- Alliances --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
def test_alliance_goes_to_the_first_at_four(faction: str) -> None:
    """The first with 4 Influence takes the Alliance token, worth 1 VP; 3 are not enough."""
    table = rising(faction, 3)
    assert table.A.alliances == [faction]
    assert table.A.vp == 4
    table = rising(faction, 2)
    assert table.A.alliances == []
    assert table.A.vp == 3


@pytest.mark.parametrize("faction", FACTIONS)
def test_alliance_is_taken_by_rising_above_the_holder(faction: str) -> None:
    """Strictly above the holder one takes the token, and its VP."""
    table = rising(faction, 4, b=4, holder="B")
    assert (table.A.alliances, table.B.alliances) == ([faction], [])
    assert (table.A.vp, table.B.vp) == (4, 2)


@pytest.mark.parametrize("faction", FACTIONS)
def test_alliance_stays_in_a_tie(faction: str) -> None:
    """Drawing level with the holder takes nothing."""
    table = rising(faction, 3, b=4, holder="B")
    assert (table.A.alliances, table.B.alliances) == ([], [faction])
    assert (table.A.vp, table.B.vp) == (3, 3)


def test_alliance_returns_to_the_board_below_four() -> None:
    """A holder that falls to 3 loses the token and its VP; nobody with 4 is there to take it."""
    table = falling(4, b=3)
    assert table.A.alliances == table.B.alliances == []
    assert (table.A.vp, table.B.vp) == (2, 3)


def test_alliance_that_returned_goes_to_the_next_at_four() -> None:
    """The token on the board is there for whoever reaches 4 next, the old holder included."""
    table = falling(4).choose("influence:fremen")
    assert table.A.alliances == ["fremen"]
    assert table.A.vp == 3


def test_alliance_passes_to_an_opponent_at_four() -> None:
    """A holder that falls to 3 yields to an opponent with 4."""
    table = falling(4, b=4)
    assert (table.A.alliances, table.B.alliances) == ([], ["fremen"])
    assert (table.A.vp, table.B.vp) == (2, 4)


def test_alliance_passes_to_the_one_it_was_tied_with() -> None:
    """A holder that falls from a tie at 5 yields to the opponent, though it still has 4."""
    table = falling(5, b=5)
    assert (table.A.alliances, table.B.alliances) == ([], ["fremen"])
    assert (table.A.vp, table.B.vp) == (2, 4)


def test_alliance_stays_with_a_holder_that_is_not_below_anybody() -> None:
    """Falling from 5 to a tie at 4 loses nothing."""
    table = falling(5, b=4)
    assert (table.A.alliances, table.B.alliances) == (["fremen"], [])
    assert (table.A.vp, table.B.vp) == (3, 3)


def test_alliance_holder_chooses_among_tied_opponents() -> None:
    """Tied with two opponents the holder that falls chooses which of them takes the token."""
    table = falling(5, b=5, c=5)
    assert (table.asked, table.decider) == ("pass_alliance", "A")
    assert table.offers("alliance") == ["2", "3"]
    table.choose("alliance:3")
    assert (table.A.alliances, table.B.alliances, table.C.alliances) == ([], [], ["fremen"])
    assert (table.A.vp, table.B.vp, table.C.vp) == (2, 3, 4)


def test_alliance_passes_to_the_highest_opponent() -> None:
    """With a higher and a lower opponent above 3 the higher one takes the token; nothing is asked."""
    table = falling(5, b=4, c=5)
    assert table.asked == "choose_faction"
    assert table.C.alliances == ["fremen"]


def test_alliance_of_another_seat_is_not_touched_by_a_loss() -> None:
    """Who loses Influence without holding the token changes nothing about it."""
    table = falling(4, b=5, holder="B")
    assert table.B.alliances == ["fremen"]
    assert (table.A.vp, table.B.vp) == (3, 3)


# --- The ends of the tracks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
def test_influence_ends_at_six(faction: str) -> None:
    """6 is the top: a further gain has no effect."""
    assert rising(faction, 5).A.influence[faction] == 6
    table = rising(faction, 6, b=6, holder="B")
    assert table.A.influence[faction] == 6
    assert table.B.alliances == [faction]
    assert (table.A.vp, table.B.vp) == (3, 3)


def test_two_steps_at_five_are_one() -> None:
    """A gain of 2 at 5 stops at 6."""
    table = given(A=seat(hand=["power_play"], influence={"emperor": 5}), B=seat(hand=["dagger"]))
    table.play("power_play").to("wealth")
    assert table.A.influence["emperor"] == 6


def test_influence_of_zero_cannot_be_paid() -> None:
    """Shifting Allegiances offers only factions with which there is Influence to lose."""
    table = given(
        A=seat(hand=["shifting_allegiances", "dagger"], spice=2, influence={"guild": 1, "emperor": 1}),
        B=seat(hand=["dagger"]),
    )
    table.play("shifting_allegiances").to("secure_contract").resolve("card/shifting_allegiances")
    assert table.offers("lose") == ["emperor", "guild"]
