"""The overlay and the Ix board: the new spaces, those covered, the levels of the shipping track."""

from __future__ import annotations

from typing import Any

from landsraad.content.registry import rules_for
from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # an opponent who has still something to do, so that the table waits


def visit(space: str, card: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent to a space; an Intrigue card keeps the turn open."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    mine.intrigue = ["ambush"]
    more.setdefault("B", WAITING)
    more.setdefault("tech_stacks", [["windtraps"], ["chaumurky"], ["flagship"]])
    return given(boxes=("base", "ix"), A=mine, **more).play(card).to(space)


def reached(card: str) -> set[str]:
    """The spaces that a card reaches when nothing is too dear."""
    mine = seat(hand=[card], solari=10, spice=10, water=10, influence={"fremen": 2, "guild": 2}, intrigue=["ambush"])
    return set(given(boxes=("base", "ix"), A=mine, B=WAITING).play(card).offers("send"))


def test_the_covered_spaces_are_gone() -> None:
    """Hall of Oratory, Rally Troops, Secure Contract and Sell Melange lie under the overlay."""
    assert reached("dagger") == {"high_council", "mentat", "swordmaster", "dreadnought", "tech_negotiation"}
    assert reached("dune_the_desert_planet") == {
        "imperial_basin",
        "hagga_basin",
        "the_great_flat",
        "smuggling",
        "interstellar_shipping",
    }


def test_the_reprinted_spaces_cost_what_they_did() -> None:
    """High Council 5 Solari, Mentat 2, Swordmaster 8."""
    assert visit("high_council", "dagger", seat(solari=5)).A.solari == 0
    assert visit("mentat", "dagger", seat(solari=2)).A.solari == 0
    assert visit("swordmaster", "dagger", seat(solari=8)).A.solari == 0


def test_no_new_space_is_a_combat_space() -> None:
    """Four spaces, two Landsraad and two Spice Trade."""
    rules = rules_for(("base", "ix"), False)
    new = {"dreadnought", "tech_negotiation", "smuggling", "interstellar_shipping"}
    assert {space.id for space in rules.spaces if space.id in new and not space.combat} == new


def test_dreadnought_costs_3_solari_and_offers_a_dreadnought_and_tech() -> None:
    """Either or both, in any order, at the tile's full price."""
    table = visit("dreadnought", "dagger", seat(solari=3, spice=2))
    assert table.A.solari == 0
    assert table.legal == ["resolve:space/dreadnought", "resolve:space/dreadnought.2", "end_turn"]
    table.resolve("space/dreadnought.2").choose("tech:windtraps").resolve("space/dreadnought")
    assert (table.A.tech, table.A.spice, table.A.state.dreadnoughts_home) == (["windtraps"], 0, 1)
    poor = given(boxes=("base", "ix"), A=seat(hand=["dagger"], solari=2, intrigue=["ambush"]), B=WAITING)
    assert "dreadnought" not in poor.play("dagger").offers("send")


def test_dreadnought_commissioned_there_stays_at_home() -> None:
    """It is no Combat space."""
    table = visit("dreadnought", "dagger", seat(solari=3)).resolve("space/dreadnought")
    assert (table.offers("deploy_dreadnought"), table.A.state.dreadnoughts_home) == ([], 1)


def test_tech_negotiation_sells_tech_for_1_less_or_takes_a_negotiator() -> None:
    """One of the two."""
    table = visit("tech_negotiation", "dagger", seat(spice=3, supply=5)).resolve("space/tech_negotiation")
    sent = table.copy().choose("choose:2")
    assert (sent.A.state.negotiators, sent.A.supply) == (1, 4)
    table.choose("choose:1", "tech:chaumurky")
    assert (table.A.tech, table.A.spice, table.A.state.negotiators) == (["chaumurky"], 0, 0)


def test_tech_negotiation_gives_1_persuasion_in_the_reveal_turn() -> None:
    """While the Agent is there."""
    there = seat(hand=["dagger"], on=["tech_negotiation"], intrigue=["ambush"])
    assert given(boxes=("base", "ix"), A=there, B=WAITING).reveal().A.persuasion == 1


def test_smuggling_gives_1_solari_and_a_freighter_icon() -> None:
    """No cost, no requirement."""
    table = visit("smuggling", "dune_the_desert_planet")
    assert table.A.solari == 1
    table.resolve("space/smuggling.2").choose("freighter:advance")
    assert table.A.state.freighter == 1


def test_interstellar_shipping_gives_two_freighter_icons() -> None:
    """With 2 Guild Influence: two moves, each optional."""
    table = visit("interstellar_shipping", "dune_the_desert_planet", seat(influence={"guild": 2}))
    assert table.can("end_turn")
    table.resolve("space/interstellar_shipping").choose("freighter:advance")
    table.resolve("space/interstellar_shipping.2").choose("freighter:advance")
    assert (table.A.state.freighter, table.offers("resolve")) == (2, [])


def test_interstellar_shipping_needs_2_guild_influence() -> None:
    """1 is too little."""
    mine = seat(hand=["dune_the_desert_planet"], influence={"guild": 1}, intrigue=["ambush"])
    table = given(boxes=("base", "ix"), A=mine, B=WAITING).play("dune_the_desert_planet")
    assert table.why_not("send:interstellar_shipping") == "influence: guild, have 1, need 2"


# --- The shipping track -----------------------------------------------------------------------------------------------


def recalled(level: int, mine: seat | None = None, **more: Any) -> Table:
    """A has just recalled the freighter from a level of the shipping track."""
    mine = mine or seat()
    mine.freighter = level
    table = visit("smuggling", "dune_the_desert_planet", mine, **more).resolve("space/smuggling.2")
    table.choose("freighter:recall")
    assert table.A.state.freighter == 0
    return table


def test_shipping_level_1_is_dividends_or_spice() -> None:
    """5 Solari and 1 for each opponent, or 2 spice."""
    table = recalled(1)
    spice = table.copy().choose("choose:2")
    assert (spice.A.spice, spice.A.solari, spice.B.solari) == (2, 1, 0)
    table.choose("choose:1")
    assert (table.A.solari, table.B.solari, table.C.solari, table.A.spice) == (1 + 5, 1, 1, 0)


def test_shipping_level_2_is_2_troops_and_an_influence() -> None:
    """With one faction of choice; besides the reward of level 1."""
    table = recalled(2, seat(garrison=3))
    assert table.legal == ["choose:1", "choose:2"]
    table.choose("choose:2", "influence:bene_gesserit", "choose:2")
    assert (table.A.garrison, table.A.influence["bene_gesserit"], table.A.spice) == (5, 1, 2)


def test_shipping_level_3_is_tech_for_2_less() -> None:
    """Optional; besides the rewards of levels 1 and 2, in any order."""
    table = recalled(3, seat(spice=2, garrison=3)).choose("choose:3")
    declined = table.copy().choose("decline")
    assert (declined.A.tech, declined.A.spice, declined.legal) == ([], 2, ["choose:1", "choose:2"])
    table.choose("tech:chaumurky")
    assert (table.A.tech, table.A.spice) == (["chaumurky"], 0)
    table.choose("choose:1", "choose:1", "influence:guild")
    assert (table.A.solari, table.A.garrison, table.A.influence["guild"]) == (1 + 5, 5, 1)


def test_shipping_freighters_may_share_a_level() -> None:
    """B's freighter does not stand in A's way."""
    table = visit("smuggling", "dune_the_desert_planet", B=seat(hand=["diplomacy"], freighter=1))
    table.resolve("space/smuggling.2").choose("freighter:advance")
    assert (table.A.state.freighter, table.B.state.freighter) == (1, 1)
