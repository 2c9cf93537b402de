"""The Intrigue cards of Immortality: what each does, and when it cannot be played."""

from __future__ import annotations

import pytest

from tests.support.immortality import KEEPER, WAITING, holding, immortality
from tests.support.table import Table, seat


def plot(card: str, mine: seat | None = None, **more: object) -> Table:
    """A, on turn, holds a card."""
    mine = mine or seat()
    mine.intrigue = [card, *mine.intrigue]
    return holding("dagger", mine=mine, **more)


def battle(card: str, mine: seat | None = None, b: seat | None = None, **more: object) -> Table:
    """A's move in the Combat; B is in it too, and has a card that any Combat may see."""
    mine = mine or seat(conflict=2)
    mine.intrigue = [card, *mine.intrigue, KEEPER]
    b = b or seat(conflict=2, intrigue=[KEEPER])
    return immortality(phase="combat", A=mine, B=b, **more)


def endgame(card: str, mine: seat) -> Table:
    """A's move when the game ends."""
    mine.intrigue = [card, *mine.intrigue]
    return immortality(phase="endgame", A=mine)


def after(*seats: tuple[str, seat], **more: object) -> Table:
    """A Conflict has just ended; the last one, so that nothing comes after it. The winner plays nothing for that."""
    table = immortality(phase="rewards", conflict_deck=[], intrigue_deck=["bribery"] * 4, **dict(seats), **more)
    return table.pass_() if table.asked == "when_won" else table


def test_breakthrough_researches() -> None:
    """Plot: a research icon."""
    assert plot("breakthrough").intrigue("breakthrough").A.research == "c1r3"


def test_counterattack_deploys_2_troops() -> None:
    """Plot: up to 2 of the garrison, in any turn."""
    table = plot("counterattack", seat(garrison=3)).intrigue("counterattack")
    assert table.offers("deploy") == ["0", "1", "2"]
    assert table.choose("deploy:2").A.conflict == 2


def test_counterattack_answers_a_combat_card_of_somebody_else() -> None:
    """Combat: 4 swords, once another player has played a card in this Conflict; an own card does not do."""
    table = battle("counterattack")
    assert table.why_not("intrigue:counterattack") == "condition: others_combat_card"
    own = table.copy().intrigue(KEEPER)
    while own.decider != "A":
        own.pass_()
    assert not own.can("intrigue:counterattack")
    table.pass_().intrigue(KEEPER)
    while table.decider != "A":
        table.pass_()
    assert table.intrigue("counterattack").A.strength == 2 * 2 + 4


def test_disguised_bureaucrat_needs_the_first_marker() -> None:
    """1 spice with the first, 1 Influence of choice too with the second; before the first it is not played (IM-44)."""
    unmarked = plot("disguised_bureaucrat")
    assert not unmarked.can("intrigue:disguised_bureaucrat")
    first = plot("disguised_bureaucrat", seat(research="c4r2")).intrigue("disguised_bureaucrat")
    assert (first.A.spice, first.asked) == (1, "turn")
    second = plot("disguised_bureaucrat", seat(research="c8r4")).intrigue("disguised_bureaucrat")
    second.choose("influence:guild")
    assert (second.A.spice, second.A.influence["guild"]) == (1, 1)


def test_economic_positioning_retreats_2_troops_for_3_solari() -> None:
    """Combat: with fewer than two it is not played."""
    table = battle("economic_positioning", seat(conflict=2, garrison=0)).intrigue("economic_positioning")
    assert (table.A.conflict, table.A.garrison, table.A.solari) == (0, 2, 3)
    assert not battle("economic_positioning", seat(conflict=1)).can("intrigue:economic_positioning")


@pytest.mark.parametrize(("solari", "vp"), [(10, 1), (9, 0)])
def test_economic_positioning_scores_with_10_solari(solari: int, vp: int) -> None:
    """Endgame: 1 VP; nothing is paid."""
    table = endgame("economic_positioning", seat(solari=solari))
    assert table.can("intrigue:economic_positioning") == bool(vp)
    if vp:
        assert (table.intrigue("economic_positioning").A.vp, table.A.solari) == (1, 10)


def test_gruesome_sacrifice_loses_2_troops_of_the_conflict() -> None:
    """Combat: a step and two specimens, which may be those troops; a garrison does not pay."""
    table = battle("gruesome_sacrifice", seat(conflict=3, garrison=0, supply=0)).intrigue("gruesome_sacrifice")
    assert (table.A.conflict, table.A.supply, table.A.specimens, table.A.tleilaxu) == (1, 0, 2, 1)
    assert not battle("gruesome_sacrifice", seat(conflict=1, garrison=5)).can("intrigue:gruesome_sacrifice")


def test_harvest_cells_for_3_troops_lost() -> None:
    """Two specimens out of those troops, and a Tleilaxu card for its specimens, if one likes (IM-50)."""
    mine = seat(conflict=3, garrison=0, supply=0, intrigue=["harvest_cells"])
    table = after(("A", mine), ("B", seat()), tleilaxu_row=["contaminator", "ghola"], tleilaxu_deck=["usurp"])
    assert table.legal == ["intrigue:harvest_cells", "pass"]
    table.intrigue("harvest_cells")
    assert (table.A.specimens, table.A.supply) == (2, 1)
    assert table.legal == ["clone:contaminator", "decline"]
    declined = table.copy().choose("decline")
    assert (declined.A.specimens, declined.A.discard) == (2, [])
    table.clone("contaminator")
    assert (table.A.specimens, table.A.discard, table.tleilaxu_row) == (1, ["contaminator"], ["usurp", "ghola"])


def test_harvest_cells_may_pay_for_reclaimed_forces() -> None:
    """Acquiring it is acquiring a card (IM-74): 2 troops, or a step."""
    mine = seat(conflict=3, specimens=1, garrison=0, supply=0, intrigue=["harvest_cells"])
    table = after(("A", mine), ("B", seat())).intrigue("harvest_cells").clone("reclaimed_forces").choose("choose:1")
    assert (table.A.garrison, table.A.specimens, table.A.supply) == (2, 0, 4 - 2)


def test_harvest_cells_need_3_troops_lost() -> None:
    """With two lost nobody is asked, with three whoever holds a card; in the Combat itself it is not played."""
    table = after(("A", seat(conflict=2, intrigue=["harvest_cells"])), ("B", seat()))
    assert table.asked == "endgame"
    other = after(("A", seat(conflict=3, intrigue=["bribery"])), ("B", seat()))
    assert (other.asked, other.legal) == ("when_lost", ["pass"])
    fighting = battle("harvest_cells", seat(conflict=3))
    assert fighting.why_not("intrigue:harvest_cells") == "not_now: lost_card"
    assert plot("harvest_cells").why_not("intrigue:harvest_cells") == "not_now: lost_card"


def test_harvest_cells_of_several_come_in_turn_order() -> None:
    """From the First Player; one seat may play both copies."""
    cells = ["harvest_cells"]
    table = after(
        ("A", seat(conflict=3, intrigue=cells)), ("B", seat(conflict=4, intrigue=cells)), ("C", seat()), first="B"
    )
    assert table.decider == "B"
    table.intrigue("harvest_cells").choose("decline").pass_()
    assert (table.decider, table.B.specimens, table.A.specimens) == ("A", 2, 0)
    both = after(("A", seat(conflict=3, intrigue=cells * 2)), ("B", seat()))
    both.intrigue("harvest_cells").choose("decline").intrigue("harvest_cells")
    assert both.A.specimens == 4


def test_harvest_cells_that_the_same_conflict_brought() -> None:
    """A copy won as a reward is played at once."""
    table = immortality(
        phase="rewards",
        conflict="cloak_and_dagger",
        conflict_deck=[],
        intrigue_deck=["harvest_cells"] * 3,
        A=seat(conflict=3),
        B=seat(),
    )
    while table.asked != "when_lost":
        table.choose(table.legal[0])
    assert table.can("intrigue:harvest_cells")


def test_illicit_dealings_move_the_token() -> None:
    """Plot: a step on the Tleilaxu track."""
    assert plot("illicit_dealings").intrigue("illicit_dealings").A.tleilaxu == 1


def test_shadowy_bargain_makes_a_specimen_or_a_last_step() -> None:
    """Plot: a specimen; Endgame: a step, with what it brings."""
    assert plot("shadowy_bargain").intrigue("shadowy_bargain").A.specimens == 1
    table = endgame("shadowy_bargain", seat(tleilaxu=6)).intrigue("shadowy_bargain")
    assert (table.A.tleilaxu, table.A.vp) == (7, 1)


def test_shadowy_bargain_may_bring_a_card_that_can_still_be_played() -> None:
    """A step to an Intrigue card in the Endgame."""
    mine = seat(tleilaxu=1, solari=10, intrigue=["shadowy_bargain"])
    table = immortality(phase="endgame", A=mine, intrigue_deck=["economic_positioning"])
    assert table.intrigue("shadowy_bargain").intrigue("economic_positioning").A.vp == 1


def test_study_melange_gives_spice() -> None:
    """Plot: 1 spice."""
    assert plot("study_melange").intrigue("study_melange").A.spice == 1


@pytest.mark.parametrize(("spice", "place", "scores"), [(3, "c8r2", True), (2, "c8r2", False), (3, "c7r1", False)])
def test_study_melange_scores_with_3_spice_and_the_second_marker(spice: int, place: str, scores: bool) -> None:
    """Endgame: 1 VP; nothing is paid."""
    table = endgame("study_melange", seat(spice=spice, research=place))
    assert table.can("intrigue:study_melange") == scores
    if scores:
        assert (table.intrigue("study_melange").A.vp, table.A.spice) == (1, 3)


def test_tleilaxu_puppet_gives_persuasion_in_the_reveal_turn() -> None:
    """Plot: 1 Persuasion, in whatever turn of the round it is played."""
    table = plot("tleilaxu_puppet", B=WAITING).intrigue("tleilaxu_puppet")
    assert table.reveal().A.persuasion == 1


@pytest.mark.parametrize(
    ("council", "place", "scores"), [(True, "c8r2", True), (False, "c8r2", False), (True, "c7r1", False)]
)
def test_tleilaxu_puppet_scores_in_the_council_with_the_second_marker(council: bool, place: str, scores: bool) -> None:
    """Endgame: 1 VP."""
    table = endgame("tleilaxu_puppet", seat(council=council, research=place))
    assert table.can("intrigue:tleilaxu_puppet") == scores
    if scores:
        assert table.intrigue("tleilaxu_puppet").A.vp == 1


@pytest.mark.parametrize(("place", "swords"), [("start", 2), ("c4r2", 4), ("c8r2", 6)])
def test_vicious_talents_give_2_swords_and_2_for_each_marker(place: str, swords: int) -> None:
    """Combat."""
    assert (
        battle("vicious_talents", seat(conflict=2, research=place)).intrigue("vicious_talents").A.strength == 4 + swords
    )
