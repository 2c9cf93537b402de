"""The contracts of the CHOAM module: what completes each of them and what it gives; the market."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad import Setup, new_game, view
from landsraad.engine.machine.terms import HIDDEN
from tests.support.table import Table, given, seat
from tests.support.uprising import DULL_ROW, KEEPER, WAITING

CHOAM = ("uprising", "choam")
WITH_IX = ("uprising", "choam", "base", "ix")
CARDS = {
    "arrakeen": "reconnaissance",
    "spice_refinery": "reconnaissance",
    "research_station": "reconnaissance",
    "high_council": "dagger",
    "dreadnought": "dagger",
    "tech_negotiation": "dagger",
    "imperial_basin": "dune_the_desert_planet",
    "hagga_basin": "dune_the_desert_planet",
    "deep_desert": "dune_the_desert_planet",
    "accept_contract": "dune_the_desert_planet",
    "interstellar_shipping": "dune_the_desert_planet",
    "smuggling": "dune_the_desert_planet",
}


def visit(space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent to a space with a card without an Agent box; an Intrigue card keeps the turn open."""
    mine = mine or seat()
    card = CARDS.get(space, "diplomacy")
    mine.hand = [card, *mine.hand]
    mine.intrigue = [*mine.intrigue, KEEPER]
    more.setdefault("boxes", CHOAM)
    more.setdefault("contract_market", ["espionage", "harvest_3"])
    more.setdefault("row", DULL_ROW)
    table = given(A=mine, B=WAITING, **more).play(card).to(space)
    return (table.choose("decline") if table.asked == "pay_extra" else table).plain()


def assert_completed(table: Table, contract: str) -> None:
    """The contract lies face down before A, with those completed."""
    assert (contract in table.A.contracts, contract in table.A.contracts_done) == (False, True)


# --- The market -------------------------------------------------------------------------------------------------------


def test_the_market_is_refilled_until_the_stack_is_empty() -> None:
    """Two open contracts, then one, then 2 Solari for the icon."""
    table = visit("dutiful_service", contract_stack=["harvest_4"]).resolve("space/dutiful_service")
    table.choose("contract:espionage")
    assert (table.A.contracts, table.contract_market) == (["espionage"], ["harvest_3", "harvest_4"])
    table = visit("dutiful_service", contract_market=["harvest_3"]).resolve("space/dutiful_service")
    assert (table.A.contracts, table.contract_market) == (["harvest_3"], [])
    table = visit("dutiful_service", contract_market=[]).resolve("space/dutiful_service")
    assert (table.A.contracts, table.A.solari) == ([], 2)


def test_a_contract_taken_on_its_own_space_waits_for_another_visit() -> None:
    """Accept Contract is no contract's space; Espionage's own reward of Rise of Ix is."""
    mine = seat(spice=1, contracts=["ix_espionage"])
    table = visit("espionage", mine, boxes=WITH_IX, contract_market=["espionage"])
    table.resolve("contract/ix_espionage")
    assert (table.A.contracts, table.A.contracts_done) == (["espionage"], ["ix_espionage"])


def test_all_contracts_for_a_space_are_completed_by_one_visit() -> None:
    """Three of them; one for another space stays."""
    mine = seat(spice=1, contracts=["espionage", "espionage", "harvest_3"])
    table = visit("espionage", mine)
    while not table.can("end_turn"):
        table.choose(table.legal[0])
    assert table.A.solari == 3 + 3
    assert (table.A.contracts, table.A.contracts_done) == (["harvest_3"], ["espionage", "espionage"])


def test_a_reward_is_one_more_effect_of_the_turn() -> None:
    """The troop of a contract may be deployed at once."""
    table = visit("arrakeen", seat(contracts=["arrakeen_spy"], garrison=3))
    table.resolve("contract/arrakeen_spy").choose("place_spy:hagga_basin")
    assert table.offers("deploy") == ["1", "2", "3", "4"]


# --- The 20 contracts -------------------------------------------------------------------------------------------------


def test_the_spice_must_flow() -> None:
    """The next one acquired: 1 Guild Influence and 3 Solari; earlier copies do not count."""
    mine = seat(
        hand=["convincing_argument"] * 5,
        discard=["the_spice_must_flow"],
        contracts=["the_spice_must_flow"],
        intrigue=[KEEPER],
    )
    table = given(boxes=CHOAM, A=mine, B=WAITING, row=DULL_ROW).reveal()
    assert (table.A.contracts, table.A.solari) == (["the_spice_must_flow"], 0)
    table.choose("buy:the_spice_must_flow")
    assert_completed(table, "the_spice_must_flow")
    assert (table.A.influence["guild"], table.A.solari, table.A.vp) == (1, 3, 1)


def test_the_spice_must_flow_acquired_for_solari() -> None:
    """By any means: with Price is No Object."""
    mine = seat(hand=["price_is_no_object"], solari=9, contracts=["the_spice_must_flow"], intrigue=[KEEPER])
    table = given(boxes=CHOAM, A=mine, B=WAITING, row=DULL_ROW).play("price_is_no_object").to("secrets")
    table.resolve("card/price_is_no_object").choose("acquire:the_spice_must_flow")
    assert_completed(table, "the_spice_must_flow")
    assert (table.A.influence["guild"], table.A.solari) == (1, 3)


def test_arrakeen_water() -> None:
    """An Agent to Arrakeen: 1 water."""
    table = visit("arrakeen", seat(contracts=["arrakeen_water"]))
    assert_completed(table, "arrakeen_water")
    assert table.A.water == 1


def test_arrakeen_spy() -> None:
    """An Agent to Arrakeen: 1 troop and a spy."""
    table = visit("arrakeen", seat(contracts=["arrakeen_spy"], garrison=3))
    assert_completed(table, "arrakeen_spy")
    table.resolve("contract/arrakeen_spy").choose("place_spy:hagga_basin")
    assert (table.A.garrison, table.A.spies) == (3 + 1 + 1, ["hagga_basin"])


def test_deliver_supplies() -> None:
    """An Agent to Deliver Supplies: 3 Solari."""
    table = visit("deliver_supplies", seat(contracts=["deliver_supplies"]))
    assert_completed(table, "deliver_supplies")
    assert (table.A.solari, table.A.water) == (3, 1)


def test_espionage() -> None:
    """An Agent to Espionage: 3 Solari; to Secrets nothing."""
    table = visit("espionage", seat(spice=1, contracts=["espionage"]))
    assert_completed(table, "espionage")
    assert table.A.solari == 3
    other = visit("secrets", seat(contracts=["espionage"]))
    assert (other.A.contracts, other.A.solari) == (["espionage"], 0)


@pytest.mark.parametrize(("bonus", "done"), [(1, False), (2, True), (5, True)])
def test_harvest_3(bonus: int, done: bool) -> None:
    """An Agent to a Maker space and 3 spice in the turn: 3 Solari."""
    table = visit("imperial_basin", seat(contracts=["harvest_3"]), bonus_spice={"imperial_basin": bonus})
    assert (table.A.contracts_done, table.A.solari) == ((["harvest_3"], 3) if done else ([], 0))


def test_harvest_3_counts_spice_from_all_sources() -> None:
    """1 of Imperial Basin, 1 of Smuggler's Harvester, 1 of a Plot card."""
    mine = seat(hand=["smugglers_harvester"], intrigue=["crysknife", KEEPER], contracts=["harvest_3"])
    table = given(boxes=CHOAM, A=mine, B=WAITING).play("smugglers_harvester").to("imperial_basin")
    assert table.A.contracts_done == []
    assert table.intrigue("crysknife").A.contracts_done == ["harvest_3"]
    assert table.A.solari == 3


def test_harvest_3_needs_a_maker_space() -> None:
    """Three spice elsewhere are no harvest."""
    mine = seat(hand=["diplomacy"], intrigue=["market_opportunity", KEEPER], contracts=["harvest_3"], solari=5)
    table = given(boxes=CHOAM, A=mine, B=WAITING).play("diplomacy").to("deliver_supplies")
    assert table.intrigue("market_opportunity").A.spice == 5
    assert table.A.contracts_done == []


def test_harvest_3_taken_after_the_harvest() -> None:
    """The spice gained earlier in the turn counts."""
    mine = seat(hand=["priority_contracts"], intrigue=[KEEPER])
    table = given(
        boxes=CHOAM,
        A=mine,
        B=WAITING,
        bonus_spice={"imperial_basin": 2},
        contract_market=["harvest_3"],
    )
    table.play("priority_contracts").to("imperial_basin").resolve("card/priority_contracts")
    assert_completed(table, "harvest_3")
    assert (table.A.spice, table.A.solari) == (3, 3)


def test_harvest_4() -> None:
    """4 spice in the turn: 4 Solari; both harvests are completed together."""
    mine = seat(contracts=["harvest_4", "harvest_3"])
    three = visit("imperial_basin", mine, bonus_spice={"imperial_basin": 2})
    assert (three.A.contracts, three.A.solari) == (["harvest_4"], 3)
    mine = seat(contracts=["harvest_4", "harvest_3"])
    four = visit("imperial_basin", mine, bonus_spice={"imperial_basin": 3})
    assert (four.A.contracts, four.A.solari) == ([], 4 + 3)


def test_heighliner_water() -> None:
    """An Agent to Heighliner: 2 water."""
    table = visit("heighliner", seat(spice=5, contracts=["heighliner_water"]))
    assert_completed(table, "heighliner_water")
    assert table.A.water == 2


def test_heighliner_troops() -> None:
    """An Agent to Heighliner: 2 troops, besides the 5 of the space."""
    table = visit("heighliner", seat(spice=5, garrison=3, contracts=["heighliner_troops"]))
    assert_completed(table, "heighliner_troops")
    assert table.A.garrison == 3 + 5 + 2


def test_high_council_influence() -> None:
    """An Agent to High Council: 1 Bene Gesserit Influence."""
    table = visit("high_council", seat(solari=5, contracts=["high_council_influence"]))
    assert_completed(table, "high_council_influence")
    assert table.A.influence["bene_gesserit"] == 1


def test_high_council_solari() -> None:
    """An Agent to High Council, with a seat already too: 3 Solari."""
    for council in (False, True):
        table = visit("high_council", seat(solari=5, council=council, contracts=["high_council_solari"]))
        assert_completed(table, "high_council_solari")
        assert table.A.solari == 3


def test_immediate() -> None:
    """Completed when it is taken: 2 Solari."""
    table = visit("dutiful_service", contract_market=["immediate", "espionage"]).resolve("space/dutiful_service")
    table.choose("contract:immediate")
    assert_completed(table, "immediate")
    assert (table.A.solari, table.contract_market) == (2, ["espionage"])


def test_research_station_spy() -> None:
    """An Agent to Research Station: 2 Solari and a spy."""
    table = visit("research_station", seat(water=2, contracts=["research_station_spy"]))
    table.resolve("contract/research_station_spy").choose("place_spy:hagga_basin")
    assert_completed(table, "research_station_spy")
    assert (table.A.solari, table.A.spies) == (2, ["hagga_basin"])


def test_research_station_solari() -> None:
    """An Agent to Research Station: 3 Solari."""
    table = visit("research_station", seat(water=2, contracts=["research_station_solari"]))
    assert_completed(table, "research_station_solari")
    assert table.A.solari == 3


def test_sardaukar_draw() -> None:
    """An Agent to Sardaukar: 2 cards."""
    table = visit("sardaukar", seat(spice=4, deck=["dagger"] * 3, contracts=["sardaukar_draw"]))
    assert_completed(table, "sardaukar_draw")
    assert table.A.hand == ["dagger", "dagger"]


def test_sardaukar_recall() -> None:
    """An Agent to Sardaukar: another Agent comes back."""
    mine = seat(spice=4, on=["secrets", "fremkit"], agents=1, contracts=["sardaukar_recall"])
    table = visit("sardaukar", mine).resolve("contract/sardaukar_recall")
    assert sorted(table.legal) == ["recall:fremkit", "recall:secrets"]
    table.choose("recall:fremkit")
    assert_completed(table, "sardaukar_recall")
    assert (sorted(table.A.on), table.A.agents) == (["sardaukar", "secrets"], 1)


def test_spice_refinery_draw() -> None:
    """An Agent to Spice Refinery: 2 cards."""
    table = visit("spice_refinery", seat(deck=["dagger"] * 3, contracts=["spice_refinery_draw"]))
    assert_completed(table, "spice_refinery_draw")
    assert table.A.hand == ["dagger", "dagger"]


def test_spice_refinery_water() -> None:
    """An Agent to Spice Refinery: 1 water."""
    table = visit("spice_refinery", seat(contracts=["spice_refinery_water"]))
    assert_completed(table, "spice_refinery_water")
    assert (table.A.water, table.A.solari) == (1, 2)


# --- The 10 contracts with Rise of Ix ---------------------------------------------------------------------------------


def test_each_player_keeps_one_of_two_contracts_with_rise_of_ix() -> None:
    """Dealt before the first round, chosen unseen, shown together; the others are out of the game."""
    leaders = ("muaddib", "gurney_halleck", "princess_irulan")
    table = Table(new_game(Setup(players=3, boxes=WITH_IX, leaders=leaders), "first contracts"))
    kept = []
    for name in "ABC":
        assert (table.asked, table.decider, len(table.offers("contract"))) == ("keep_contract", name, 2)
        assert all(contract.startswith("ix_") for contract in table.offers("contract"))
        assert (table.A.contracts, table.B.contracts, table.C.contracts) == ([], [], [])
        kept.append(table.offers("contract")[0])
        table.choose(f"contract:{kept[-1]}")
        if name != "C":
            assert set(view(table.game, 2).state.players["ABC".index(name)].contracts_dealt) == {HIDDEN}
    assert [table.A.contracts, table.B.contracts, table.C.contracts] == [[contract] for contract in kept]
    assert table.state.round == 1
    held = [*table.contract_market, *(table.rules.contracts[number].id for number in table.state.contract_stack)]
    assert len(held) == 20
    assert not any(contract.startswith("ix_") for contract in held)


def ix(space: str, contract: str, mine: seat | None = None, **more: Any) -> Table:
    """A has completed a contract of Rise of Ix by a visit; Espionage lies open in the market."""
    mine = mine or seat()
    mine.contracts = [contract]
    table = visit(space, mine, boxes=WITH_IX, contract_market=["espionage"], **more)
    assert_completed(table, contract)
    return table.resolve(f"contract/{contract}")


def negotiating(space: str, contract: str, mine: seat) -> None:
    """The contract offers a negotiator, and gives a contract."""
    table = ix(space, contract, mine)
    assert (table.asked, table.A.contracts) == ("may", [])
    left = table.copy().choose("decline")
    assert (left.A.contracts, left.A.state.negotiators) == (["espionage"], 0)
    table.choose("accept")
    assert (table.A.contracts, table.A.state.negotiators) == (["espionage"], 1)


def test_ix_dreadnought() -> None:
    """An Agent to Dreadnought: a negotiator and a contract."""
    negotiating("dreadnought", "ix_dreadnought", seat(solari=3))


def test_ix_espionage() -> None:
    """An Agent to Espionage: 1 Solari and a contract."""
    table = ix("espionage", "ix_espionage", seat(spice=1))
    assert (table.A.solari, table.A.contracts) == (1, ["espionage"])


def test_ix_harvest_3() -> None:
    """3 spice in the turn at a Maker space: a contract."""
    table = ix("imperial_basin", "ix_harvest_3", bonus_spice={"imperial_basin": 2})
    assert (table.A.solari, table.A.contracts) == (0, ["espionage"])


def test_ix_harvest_4() -> None:
    """4 spice in the turn at a Maker space: 2 Solari and a contract."""
    table = ix("imperial_basin", "ix_harvest_4", bonus_spice={"imperial_basin": 3})
    assert (table.A.solari, table.A.contracts) == (2, ["espionage"])


def test_ix_heighliner() -> None:
    """An Agent to Heighliner: 3 Solari and a contract."""
    table = ix("heighliner", "ix_heighliner", seat(spice=5))
    assert (table.A.solari, table.A.contracts) == (3, ["espionage"])


def test_ix_high_council() -> None:
    """An Agent to High Council: a negotiator and a contract."""
    negotiating("high_council", "ix_high_council", seat(solari=5))


def test_ix_interstellar_shipping() -> None:
    """An Agent to Interstellar Shipping: a negotiator and a contract."""
    negotiating("interstellar_shipping", "ix_interstellar_shipping", seat(influence={"guild": 2}))


def test_ix_secrets() -> None:
    """An Agent to Secrets: a contract."""
    assert ix("secrets", "ix_secrets").A.contracts == ["espionage"]


def test_ix_smuggling() -> None:
    """An Agent to Smuggling: a contract."""
    assert ix("smuggling", "ix_smuggling").A.contracts == ["espionage"]


def test_ix_tech_negotiation() -> None:
    """An Agent to Tech Negotiation: a contract."""
    assert ix("tech_negotiation", "ix_tech_negotiation").A.contracts == ["espionage"]
