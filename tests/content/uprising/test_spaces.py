"""The 22 spaces of the board of Uprising, the bonuses of its tracks, control and the Shield Wall."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import Table, given, seat
from tests.support.uprising import KEEPER, WAITING

CARDS = {
    "dutiful_service": "diplomacy",
    "sardaukar": "diplomacy",
    "deliver_supplies": "diplomacy",
    "heighliner": "diplomacy",
    "espionage": "diplomacy",
    "secrets": "diplomacy",
    "desert_tactics": "diplomacy",
    "fremkit": "diplomacy",
    "high_council": "dagger",
    "imperial_privilege": "dagger",
    "swordmaster": "dagger",
    "assembly_hall": "dagger",
    "gather_support": "dagger",
    "accept_contract": "dune_the_desert_planet",
    "shipping": "dune_the_desert_planet",
    "arrakeen": "reconnaissance",
    "spice_refinery": "reconnaissance",
    "research_station": "reconnaissance",
    "sietch_tabr": "reconnaissance",
    "imperial_basin": "dune_the_desert_planet",
    "hagga_basin": "dune_the_desert_planet",
    "deep_desert": "dune_the_desert_planet",
}


def before(space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has played a card without an Agent box that reaches a space, and chooses where the Agent goes."""
    mine = mine or seat()
    mine.hand = [CARDS[space], *mine.hand]
    mine.intrigue = [*mine.intrigue, KEEPER]
    more.setdefault("B", WAITING)
    more.setdefault("boxes", ("uprising",))
    return given(A=mine, **more).play(CARDS[space])


def visit(space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent to a space; an Intrigue card keeps the turn open."""
    return before(space, mine, **more).to(space).plain()


def closed(space: str, mine: seat | None = None, **more: Any) -> str:
    """Why A cannot send an Agent to a space."""
    return before(space, mine, **more).why_not(f"send:{space}")


COMBAT_SPACES = {
    "heighliner",
    "desert_tactics",
    "fremkit",
    "arrakeen",
    "spice_refinery",
    "research_station",
    "sietch_tabr",
    "imperial_basin",
    "hagga_basin",
    "deep_desert",
}


@pytest.mark.parametrize("space", CARDS)
def test_units_are_deployed_from_combat_spaces_only(space: str) -> None:
    """Up to two troops of the garrison, and those recruited there."""
    influence = {"emperor": 2, "guild": 2, "fremen": 2}
    table = visit(space, seat(solari=8, spice=5, water=3, influence=influence, garrison=3))
    while not table.can("end_turn"):
        table.choose(table.legal[0])
    assert bool(table.offers("deploy")) == (space in COMBAT_SPACES)


@pytest.mark.parametrize(
    ("space", "faction"),
    [
        ("dutiful_service", "emperor"),
        ("sardaukar", "emperor"),
        ("deliver_supplies", "guild"),
        ("heighliner", "guild"),
        ("espionage", "bene_gesserit"),
        ("secrets", "bene_gesserit"),
        ("desert_tactics", "fremen"),
        ("fremkit", "fremen"),
    ],
)
def test_spaces_of_factions_give_an_influence(space: str, faction: str) -> None:
    """1 with the faction, none with the others."""
    table = visit(space, seat(spice=5, water=1))
    assert table.A.influence == {name: int(name == faction) for name in table.A.influence}


# --- Factions ---------------------------------------------------------------------------------------------------------


def test_dutiful_service_gives_a_contract_or_2_solari() -> None:
    """2 Solari without the CHOAM module; with it a contract."""
    assert visit("dutiful_service").A.solari == 2
    market: dict[str, Any] = {"contract_market": ["espionage", "harvest_3"], "contract_stack": ["harvest_4"]}
    table = visit("dutiful_service", boxes=("uprising", "choam"), **market).resolve("space/dutiful_service")
    table.choose("contract:espionage")
    assert (table.A.contracts, table.A.solari, table.contract_market) == (["espionage"], 0, ["harvest_3", "harvest_4"])


def test_sardaukar_costs_4_spice() -> None:
    """An Intrigue card and 4 troops."""
    table = visit("sardaukar", seat(spice=4, garrison=3))
    assert (table.A.spice, len(table.A.intrigue), table.A.garrison) == (0, 2, 7)
    assert closed("sardaukar", seat(spice=3)) == "cost: spice, have 3, need 4"


def test_deliver_supplies_gives_1_water() -> None:
    """No cost."""
    assert visit("deliver_supplies").A.water == 1


def test_heighliner_costs_5_spice() -> None:
    """5 troops, all of which and two more may be deployed."""
    table = visit("heighliner", seat(spice=5, garrison=3))
    assert (table.A.spice, table.A.garrison) == (0, 8)
    assert table.offers("deploy") == ["1", "2", "3", "4", "5", "6", "7"]
    assert closed("heighliner", seat(spice=4)) == "cost: spice, have 4, need 5"


def test_espionage_costs_1_spice() -> None:
    """A card and a spy."""
    table = visit("espionage", seat(spice=1, deck=["dagger"] * 2)).resolve("space/espionage.2")
    table.choose("place_spy:hagga_basin")
    assert (table.A.spice, table.A.hand, table.A.spies) == (0, ["dagger"], ["hagga_basin"])
    assert closed("espionage") == "cost: spice, have 0, need 1"


def test_secrets_gives_and_steals_intrigue_cards() -> None:
    """1 card, and one of each opponent who has four or more."""
    four = ["buy_access", "call_to_arms", "cunning", "detonation"]
    table = visit("secrets", B=seat(hand=["diplomacy"], intrigue=four), C=seat(intrigue=four[:3]))
    assert (len(table.A.intrigue), len(table.B.intrigue), len(table.C.intrigue)) == (3, 3, 3)


def test_desert_tactics_costs_1_water() -> None:
    """1 troop, and a card may be trashed."""
    table = visit("desert_tactics", seat(water=1, hand=["dagger"], garrison=3))
    assert (table.A.water, table.A.garrison, table.can("end_turn")) == (0, 4, True)
    assert table.resolve("space/desert_tactics.2").choose("trash_hand:dagger").trashed == ["dagger"]
    assert closed("desert_tactics") == "cost: water, have 0, need 1"


def test_fremkit_draws_a_card() -> None:
    """No cost."""
    assert visit("fremkit", seat(deck=["dagger"] * 2)).A.hand == ["dagger"]


# --- Landsraad --------------------------------------------------------------------------------------------------------


def test_high_council_costs_5_solari() -> None:
    """A seat: 2 Persuasion in this round's Reveal turn too."""
    table = visit("high_council", seat(solari=5, hand=["dagger"]), B=seat(revealed=True), C=seat(revealed=True))
    assert (table.A.solari, table.A.state.council, table.A.spice) == (0, True, 0)
    assert table.end_turn().reveal("A").A.persuasion == 2
    assert closed("high_council", seat(solari=4)) == "cost: solari, have 4, need 5"


def test_high_council_visited_again() -> None:
    """With a seat: 2 spice, an Intrigue card, 3 troops, for 5 Solari as before."""
    table = visit("high_council", seat(solari=5, council=True, garrison=3))
    assert (table.A.solari, table.A.spice, len(table.A.intrigue), table.A.garrison) == (0, 2, 2, 6)
    assert closed("high_council", seat(solari=4, council=True)) == "cost: solari, have 4, need 5"


def test_imperial_privilege_costs_3_solari_and_needs_2_emperor_influence() -> None:
    """1 Influence, or 2 Solari, are too little."""
    friend = {"emperor": 2}
    assert closed("imperial_privilege", seat(solari=3, influence={"emperor": 1})).startswith("influence: emperor")
    assert closed("imperial_privilege", seat(solari=2, influence=friend)) == "cost: solari, have 2, need 3"
    assert visit("imperial_privilege", seat(solari=3, influence=friend)).A.solari == 0


def test_imperial_privilege_exchanges_an_intrigue_card() -> None:
    """One is trashed for a new one; it may be left."""
    mine = seat(solari=3, influence={"emperor": 2}, intrigue=["buy_access"])
    table = visit("imperial_privilege", mine, intrigue_deck=["cunning"])
    assert table.can("end_turn")
    table.resolve("space/imperial_privilege").choose("trash_intrigue:buy_access")
    assert (sorted(table.A.intrigue), table.intrigue_gone) == (["cunning", KEEPER], ["buy_access"])


def test_imperial_privilege_recalls_another_agent_and_draws_a_card() -> None:
    """Not the one just sent; without another one neither happens."""
    mine = seat(solari=3, influence={"emperor": 2}, on=["secrets"], agents=1, deck=["dagger"] * 2)
    table = visit("imperial_privilege", mine).resolve("space/imperial_privilege.2")
    assert (table.A.on, table.A.agents, table.A.hand) == (["imperial_privilege"], 1, ["dagger"])
    alone = visit("imperial_privilege", seat(solari=3, influence={"emperor": 2}, deck=["dagger"]))
    assert (alone.A.hand, alone.can("resolve:space/imperial_privilege.2")) == ([], False)


def test_swordmaster_costs_8_solari_and_6_after_the_first() -> None:
    """The third Agent, at once; each player once."""
    table = visit("swordmaster", seat(solari=8, agents=2))
    assert (table.A.solari, table.A.state.swordmaster, table.A.agents) == (0, True, 2)
    assert table.state.trained
    assert closed("swordmaster", seat(solari=7)) == "cost: solari, have 7, need 8"
    later = visit("swordmaster", seat(solari=6), trained=True)
    assert (later.A.solari, later.A.state.swordmaster) == (0, True)
    assert closed("swordmaster", seat(solari=5), trained=True) == "cost: solari, have 5, need 6"
    assert closed("swordmaster", seat(solari=8, swordmaster=True), trained=True) == "already_trained"


def test_assembly_hall_gives_an_intrigue_card() -> None:
    """And 1 Persuasion in the Reveal turn, while the Agent is there."""
    assert len(visit("assembly_hall").A.intrigue) == 2
    there = seat(hand=["dagger"], on=["assembly_hall"], intrigue=[KEEPER])
    assert given(boxes=("uprising",), A=there, B=WAITING).reveal().A.persuasion == 1
    away = seat(hand=["dagger"], intrigue=[KEEPER])
    assert given(boxes=("uprising",), A=away, B=WAITING).reveal().A.persuasion == 0


def test_gather_support_recruits_and_gives_water_for_2_solari() -> None:
    """2 troops; for 2 Solari 1 water besides, if wanted."""
    table = visit("gather_support", seat(solari=2, garrison=3))
    assert (table.asked, table.legal) == ("pay_extra", ["accept", "decline"])
    saved = table.copy().choose("decline")
    assert (saved.A.garrison, saved.A.solari, saved.A.water) == (5, 2, 0)
    table.choose("accept")
    assert (table.A.garrison, table.A.solari, table.A.water) == (5, 0, 1)
    poor = visit("gather_support", seat(solari=1, garrison=3))
    assert (poor.A.garrison, poor.A.solari, poor.A.water) == (5, 1, 0)


# --- CHOAM ------------------------------------------------------------------------------------------------------------


def test_accept_contract_draws_a_card_and_gives_a_contract_or_2_solari() -> None:
    """2 Solari without the CHOAM module; with it a contract."""
    table = visit("accept_contract", seat(deck=["dagger"] * 2))
    assert (table.A.hand, table.A.solari) == (["dagger"], 2)
    market: dict[str, Any] = {"contract_market": ["espionage", "harvest_3"], "contract_stack": []}
    table = visit("accept_contract", seat(deck=["dagger"] * 2), boxes=("uprising", "choam"), **market)
    table.resolve("space/accept_contract.2").choose("contract:harvest_3")
    assert (table.A.hand, table.A.solari, table.A.contracts) == (["dagger"], 0, ["harvest_3"])


def test_shipping_costs_3_spice_and_needs_2_guild_influence() -> None:
    """5 Solari and 1 Influence of choice."""
    table = visit("shipping", seat(spice=3, influence={"guild": 2})).resolve("space/shipping.2")
    table.choose("influence:fremen")
    assert (table.A.spice, table.A.solari, table.A.influence["fremen"]) == (0, 5, 1)
    assert closed("shipping", seat(spice=3, influence={"guild": 1})) == "influence: guild, have 1, need 2"
    assert closed("shipping", seat(spice=2, influence={"guild": 2})) == "cost: spice, have 2, need 3"


# --- Arrakis ----------------------------------------------------------------------------------------------------------


def test_arrakeen_recruits_and_draws() -> None:
    """1 troop and 1 card; 1 Solari for its controller, whoever goes there."""
    table = visit("arrakeen", seat(deck=["dagger"] * 2, garrison=3), control={"arrakeen": "B"})
    assert (table.A.garrison, table.A.hand, table.A.solari, table.B.solari) == (4, ["dagger"], 0, 1)
    assert visit("arrakeen", control={"arrakeen": "A"}).A.solari == 1


def test_spice_refinery_gives_2_solari_or_4_for_1_spice() -> None:
    """It is chosen when the Agent is sent; 1 Solari for its controller."""
    table = visit("spice_refinery", seat(spice=1), control={"spice_refinery": "B"})
    assert table.B.solari == 1
    saved = table.copy().choose("decline")
    assert (saved.A.solari, saved.A.spice) == (2, 1)
    table.choose("accept")
    assert (table.A.solari, table.A.spice) == (4, 0)
    assert visit("spice_refinery").A.solari == 2


def test_spice_refinery_is_not_paid_with_spice_of_the_same_turn() -> None:
    """Lady Amber with an Alliance gains her spice too late."""
    mine = seat(leader="lady_amber_metulli", hand=["signet_ring"], influence={"fremen": 4}, intrigue=[KEEPER])
    table = given(boxes=("uprising",), A=mine, B=WAITING, alliances={"fremen": "A"})
    table.play("signet_ring").to("spice_refinery").plain()
    assert (table.A.solari, table.A.spice) == (2 + 1, 1)


def test_research_station_costs_2_water() -> None:
    """2 troops and 2 cards."""
    table = visit("research_station", seat(water=2, deck=["dagger"] * 3, garrison=3))
    assert (table.A.water, table.A.garrison, len(table.A.hand)) == (0, 5, 2)
    assert closed("research_station", seat(water=1)) == "cost: water, have 1, need 2"


def test_sietch_tabr_needs_2_fremen_influence() -> None:
    """It gives none."""
    assert closed("sietch_tabr", seat(influence={"fremen": 1})) == "influence: fremen, have 1, need 2"
    table = visit("sietch_tabr", seat(influence={"fremen": 2}))
    assert table.A.influence["fremen"] == 2


def test_sietch_tabr_gives_maker_hooks_or_destroys_the_wall() -> None:
    """Hooks, 1 troop and 1 water; or 1 water, and the wall may be removed."""
    table = visit("sietch_tabr", seat(influence={"fremen": 2}, garrison=3)).resolve("space/sietch_tabr")
    hooks = table.copy().choose("choose:1")
    assert (hooks.A.state.hooks, hooks.A.garrison, hooks.A.water, hooks.state.wall) == (True, 4, 1, True)
    table.choose("choose:2")
    kept = table.copy().choose("decline")
    assert (kept.A.state.hooks, kept.A.garrison, kept.A.water, kept.state.wall) == (False, 3, 1, True)
    assert not table.choose("accept").state.wall


def test_sietch_tabr_with_maker_hooks_gives_the_rest() -> None:
    """1 troop and 1 water."""
    mine = seat(influence={"fremen": 2}, garrison=3, hooks=True)
    table = visit("sietch_tabr", mine).resolve("space/sietch_tabr").choose("choose:1")
    assert (table.A.state.hooks, table.A.garrison, table.A.water) == (True, 4, 1)


def test_imperial_basin_gives_1_spice() -> None:
    """And the bonus spice; 1 spice for its controller."""
    table = visit("imperial_basin", bonus_spice={"imperial_basin": 2}, control={"imperial_basin": "B"})
    assert (table.A.spice, table.B.spice, table.bonus_spice("imperial_basin")) == (3, 1, 0)


@pytest.mark.parametrize("wall", [True, False])
def test_hagga_basin_costs_1_water(wall: bool) -> None:
    """2 spice, or with Maker Hooks a sandworm; the bonus spice comes with either; the Hooks are kept."""
    table = visit("hagga_basin", seat(water=1, hooks=True), bonus_spice={"hagga_basin": 3}, wall=wall)
    table.resolve("space/hagga_basin")
    spice = table.copy().choose("choose:1")
    assert (spice.A.spice, spice.A.sandworms, spice.A.water) == (2 + 3, 0, 0)
    table.choose("choose:2")
    assert (table.A.spice, table.A.sandworms, table.A.state.hooks) == (3, 1, True)
    assert table.bonus_spice("hagga_basin") == 0
    assert closed("hagga_basin") == "cost: water, have 0, need 1"


def test_hagga_basin_without_maker_hooks() -> None:
    """2 spice."""
    table = visit("hagga_basin", seat(water=1)).resolve("space/hagga_basin")
    assert (table.A.spice, table.A.sandworms) == (2, 0)


def test_deep_desert_costs_3_water() -> None:
    """4 spice, or with Maker Hooks two sandworms; the bonus spice comes with either."""
    table = visit("deep_desert", seat(water=3, hooks=True), bonus_spice={"deep_desert": 3})
    table.resolve("space/deep_desert")
    spice = table.copy().choose("choose:1")
    assert (spice.A.spice, spice.A.sandworms, spice.A.water) == (4 + 3, 0, 0)
    table.choose("choose:2")
    assert (table.A.spice, table.A.sandworms, table.A.strength) == (3, 2, 6)
    assert closed("deep_desert", seat(water=2)) == "cost: water, have 2, need 3"


@pytest.mark.parametrize(("space", "spice"), [("hagga_basin", 2), ("deep_desert", 4)])
def test_the_shield_wall_keeps_sandworms_out(space: str, spice: int) -> None:
    """While it stands, from a Conflict for a space that can be controlled; once it is gone they come."""
    table = visit(space, seat(water=3, hooks=True), conflict="siege_of_arrakeen_uprising").resolve(f"space/{space}")
    assert (table.A.spice, table.A.sandworms) == (spice, 0)
    table = visit(space, seat(water=3, hooks=True), conflict="siege_of_arrakeen_uprising", wall=False)
    table.resolve(f"space/{space}").choose("choose:2")
    assert (table.A.spice, table.A.sandworms) == (0, spice // 2)


def test_sandworms_do_not_use_up_the_deployment() -> None:
    """Two sandworms, and two troops of the garrison besides."""
    table = visit("deep_desert", seat(water=3, hooks=True, garrison=3)).resolve("space/deep_desert").choose("choose:2")
    assert table.offers("deploy") == ["1", "2"]
    assert table.choose("deploy:2").A.strength == 2 * 3 + 2 * 2


# --- Tracks -----------------------------------------------------------------------------------------------------------


def test_bonus_of_the_emperor_track_is_a_spy() -> None:
    """At 4 Influence, placed at once."""
    mine = seat(influence={"emperor": 3}, vp=1)
    table = visit("dutiful_service", mine)
    assert table.asked == "place_spy"
    table.choose("place_spy:hagga_basin")
    assert (table.A.spies, table.A.vp, table.A.alliances) == (["hagga_basin"], 2, ["emperor"])


def test_bonus_of_the_guild_track_is_3_solari() -> None:
    """At 4 Influence."""
    assert visit("deliver_supplies", seat(influence={"guild": 3}, vp=1)).A.solari == 3


def test_bonus_of_the_bene_gesserit_track_is_an_intrigue_card() -> None:
    """At 4 Influence, besides that of Secrets."""
    assert len(visit("secrets", seat(influence={"bene_gesserit": 3}, vp=1)).A.intrigue) == 1 + 1 + 1


def test_bonus_of_the_fremen_track_is_1_water() -> None:
    """At 4 Influence."""
    assert visit("fremkit", seat(influence={"fremen": 3}, vp=1)).A.water == 1
