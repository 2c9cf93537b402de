"""The spaces that only the side of the board for six has, and those of the personal boards."""

from __future__ import annotations

import pytest

from landsraad.content.registry import rules_for
from tests.support.six import BOXES, acting, sent, six
from tests.support.table import Table, seat
from tests.support.uprising import KEEPER


def visit(space: str, card: str, mine: seat | None = None, **more: object) -> Table:
    """C, an Ally of Muad'Dib, sends an Agent; an Intrigue card keeps the turn open."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    mine.intrigue = [*mine.intrigue, KEEPER]
    return six(turn="C", C=mine, **more).play(card).to(space).plain()


def test_the_board_has_these_spaces() -> None:
    """24 of the board, four of them Maker spaces, and two on each personal board (U6-23, U6-34)."""
    rules = rules_for(BOXES, teams=True)
    assert len(rules.spaces) == 28
    assert [space.id for space in rules.makers] == ["imperial_basin", "hagga_basin", "deep_desert", "habbanya_erg"]
    assert [space.id for space in rules.controlled] == ["arrakeen", "spice_refinery", "imperial_basin"]
    assert {space.id: space.owner for space in rules.spaces if space.owner} == {
        "sardaukar": "shaddam_corrino_iv",
        "vast_wealth": "shaddam_corrino_iv",
        "hardy_warriors": "muaddib",
        "desert_mastery": "muaddib",
    }
    assert not {"dutiful_service", "desert_tactics", "fremkit"} & {space.id for space in rules.spaces}


def test_military_support() -> None:
    """2 spice: three troops, shared between the Allies; each may deploy his at once (U6-29)."""
    table = visit("military_support", "diplomacy", seat(spice=2)).resolve("space/military_support")
    assert table.legal == [f"share:{n}" for n in range(4)]
    table.choose("share:2")
    assert (table.C.garrison, table.E.garrison, table.C.influence["great_houses"]) == (5, 4, 1)
    assert (table.decider, table.legal) == ("C", ["deploy:0", "deploy:1", "deploy:2"])
    table.choose("deploy:1")
    assert (table.decider, table.legal) == ("E", ["deploy:0", "deploy:1"])
    table.choose("deploy:1")
    assert (table.C.conflict, table.E.conflict, table.C.garrison, table.E.garrison) == (1, 1, 4, 3)
    assert not any(action.startswith("deploy") for action in table.legal)


def test_military_support_for_a_commander() -> None:
    """He shares them between his Allies, who decide what they deploy."""
    table = sent("B", "seek_allies", "military_support", seat(spice=2)).resolve("space/military_support")
    assert table.decider == "D"
    table.choose("share:0")
    assert (table.B.garrison, table.F.garrison, table.decider) == (3, 6, "F")
    table.choose("deploy:3")
    assert (table.F.conflict, table.D.conflict, table.decider) == (3, 0, "D")


def test_military_support_with_few_troops_left() -> None:
    """Nobody gets more than lie in his supply; of what nobody could recruit nothing comes."""
    few = seat(supply=1, garrison=11)
    table = visit("military_support", "diplomacy", seat(spice=2), E=few).resolve("space/military_support")
    assert table.legal == ["share:2", "share:3"]
    both = seat(spice=2, supply=1, garrison=11)
    table = visit("military_support", "diplomacy", both, E=seat(supply=1, garrison=11))
    table.resolve("space/military_support")
    assert (table.C.supply, table.E.supply) == (0, 0)


def test_economic_support() -> None:
    """A spice and a Trade."""
    table = visit("economic_support", "diplomacy")
    assert (table.C.spice, table.C.influence["great_houses"]) == (1, 1)
    table.resolve("space/economic_support.2")
    assert table.legal == ["target:5", "target:1", "decline"]


def test_controversial_technology() -> None:
    """2 spice: an Intrigue card, a card, and one may be trashed."""
    table = visit("controversial_technology", "diplomacy", seat(spice=2, deck=["dagger"]))
    table.resolve("space/controversial_technology.2")
    assert (table.C.spice, len(table.C.intrigue), table.C.hand) == (0, 2, ["dagger"])
    assert table.C.influence["fringe_worlds"] == 1
    table.resolve("space/controversial_technology.3").choose("trash_hand:dagger")
    assert table.trashed == ["dagger"]


def test_expedition() -> None:
    """A contract."""
    table = visit("expedition", "diplomacy", contract_market=["espionage"], contract_stack=["harvest_3"])
    table.resolve("space/expedition")
    assert (table.C.contracts, table.contract_market) == (["espionage"], ["harvest_3"])
    assert table.C.influence["fringe_worlds"] == 1


@pytest.mark.parametrize(("trained", "cost"), [(False, 8), (True, 6)])
def test_swordmaster(trained: bool, cost: int) -> None:
    """A third Agent that serves once, and the token that stays (U6-35 to U6-37)."""
    table = visit("swordmaster", "dagger", seat(solari=8), trained=trained)
    assert (table.C.solari, table.C.agents, table.C.swordmaster_bonus) == (8 - cost, 2, True)


def test_carthag() -> None:
    """A troop and an Intrigue card, in a Combat space."""
    table = visit("carthag", "reconnaissance")
    assert (table.C.garrison, len(table.C.intrigue), table.can("deploy:3")) == (4, 2, True)


def test_habbanya_erg() -> None:
    """A water: 2 spice with the bonus spice, and a card; a Combat space, and the fourth Maker space."""
    table = visit(
        "habbanya_erg", "dune_the_desert_planet", seat(water=1, deck=["dagger"]), bonus_spice={"habbanya_erg": 2}
    )
    assert (table.C.spice, table.C.water, table.C.hand, table.can("deploy:2")) == (4, 0, ["dagger"], True)


# --- Personal boards --------------------------------------------------------------------------------------------------


def test_sardaukar() -> None:
    """3 spice: an Intrigue card for Shaddam, four troops for his Ally; no Combat space."""
    table = sent("F", "seek_allies", "sardaukar", seat(spice=3))
    assert (table.D.spice, len(table.D.intrigue), table.F.garrison, table.B.garrison) == (0, 2, 7, 3)
    assert (table.D.influence["emperor"], table.F.influence["great_houses"]) == (1, 0)
    table.end_turn()
    assert table.asked == "turn"


def test_vast_wealth() -> None:
    """3 Solari, and one for Influence 1."""
    assert sent("F", "seek_allies", "vast_wealth").D.solari == 4


def test_hardy_warriors() -> None:
    """A water: two troops, in a Combat space. The Ally decides what he deploys (U6-16)."""
    table = sent("C", "seek_allies", "hardy_warriors", seat(water=1))
    assert (table.A.water, table.C.garrison) == (0, 5)
    assert not any(action.startswith("deploy") for action in table.legal)
    table.end_turn()
    assert (table.decider, table.asked) == ("C", "ally_deploys")
    table.choose("deploy:4")
    assert (table.C.conflict, table.A.conflict) == (4, 0)


def test_desert_mastery() -> None:
    """A card and a spice, in a Combat space."""
    table = sent("C", "seek_allies", "desert_mastery", seat(deck=["usul"]))
    assert (table.A.hand, table.A.spice) == (["usul"], 2)
    assert table.end_turn().asked == "ally_deploys"


@pytest.mark.parametrize(
    ("ally", "space"), [("C", "vast_wealth"), ("C", "sardaukar"), ("B", "desert_mastery"), ("B", "hardy_warriors")]
)
def test_nobody_else_sends_agents_to_a_personal_board(ally: str, space: str) -> None:
    """Neither the other Commander nor an Ally."""
    table = acting(ally, seat(hand=["seek_allies"], spice=9, water=9)).play("seek_allies")
    assert table.why_not(f"send:{space}") == "forbidden: personal_board"
    other = six(turn="E", E=seat(hand=["diplomacy"], spice=9, water=9)).play("diplomacy")
    assert other.why_not(f"send:{space}") == "forbidden: personal_board"


# --- What is otherwise on this side -----------------------------------------------------------------------------------


def hook(table: Table) -> Table:
    return table.resolve("space/sietch_tabr").choose("choose:1")


def test_sietch_tabr_gives_hooks_to_both_allies() -> None:
    """Of Muad'Dib's team; for the Commander too, who has none himself (U6-39)."""
    table = hook(visit("sietch_tabr", "reconnaissance", seat(influence={"fringe_worlds": 2})))
    assert (table.C.hooks, table.E.hooks, table.A.hooks) == (True, True, False)
    assert (table.C.garrison, table.C.water) == (4, 1)
    theirs = hook(sent("E", "usul", "sietch_tabr", seat(influence={"fremen": 2})))
    assert (theirs.C.hooks, theirs.E.hooks, theirs.A.water, theirs.E.garrison) == (True, True, 1, 4)


def test_sietch_tabr_has_no_hooks_for_the_other_team() -> None:
    """A troop and a water (U6-38)."""
    mine = seat(hand=["reconnaissance"], influence={"fringe_worlds": 2}, intrigue=[KEEPER])
    table = hook(six(turn="B", B=mine).play("reconnaissance").to("sietch_tabr").plain())
    assert (table.B.hooks, table.F.hooks, table.B.garrison, table.B.water) == (False, False, 4, 1)


def test_high_council_has_six_seats() -> None:
    """Also for Commanders, who keep the seat themselves."""
    table = six()
    for number, (name, card) in enumerate(zip("ABCDEF", ("signet_ring", "dagger") * 3, strict=True)):
        mine = seat(hand=[card if name in "BCEF" else "signet_ring"], solari=5)
        others = {other: seat(council=True, hand=["dagger"]) for other in "ABCDEF" if other != name}
        table = six(turn=name, **{name: mine}, **others)
        if table.asked == "activate_ally":
            table.choose(table.legal[number % 2])
        table.play(mine.hand[0]).to("high_council").plain()
        assert getattr(table, name).council
