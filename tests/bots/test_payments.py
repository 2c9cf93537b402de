"""What greedy pays for Victory Points."""

from __future__ import annotations

import pytest

from landsraad import View
from landsraad.bots import make_bot
from tests.support.table import seat
from tests.support.uprising import uprising

ROW = ["branching_path", "calculus_of_power", "desert_survival", "spy_network", "unswerving_loyalty"]


@pytest.mark.parametrize("other_vp", [6, 8, 9])
def test_greedy_buys_the_victory_point_that_wins_the_game(other_vp: int) -> None:
    """A Conflict that it has won offers one for 6 Solari; all it could do if the game went on is worth less."""
    mine = seat(
        conflict=3,
        vp=8,
        solari=12,
        swordmaster=True,
        council=True,
        influence={"emperor": 3, "guild": 3, "fremen": 3},
        deck=["overthrow", "steersman", "corrinth_city", "leadership", "in_high_places"],
    )
    table = uprising(
        phase="rewards", conflict="battle_for_spice_refinery", round=7, row=ROW, A=mine, B=seat(vp=other_vp)
    )
    assert table.asked == "may"
    choice = make_bot("greedy", 1).choose(View(table.game.state, 0))
    assert table.rules.actions.texts[choice] == "accept"
