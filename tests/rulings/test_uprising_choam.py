"""Rulings on the CHOAM module of Uprising: contracts. R-286, R-295 to R-312."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad import Setup, new_game, view
from landsraad.content.registry import rules_for
from landsraad.engine.machine.terms import HIDDEN
from tests.support.table import Table, seat
from tests.support.uprising import KEEPER, uprising

DONE = seat(revealed=True)
CHOAM = ("uprising", "choam")
WITH_IX = ("uprising", "choam", "base", "ix")
SHADDAM = "shaddam_corrino_iv"


def choam(**more: Any) -> Table:
    """A table with the CHOAM module; two contracts lie open, the stack is empty."""
    more.setdefault("boxes", CHOAM)
    more.setdefault("contract_market", ["espionage", "harvest_3"])
    return uprising(**more)


def sent(card: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent with a card; an Intrigue card keeps the turn open."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    mine.intrigue = [*mine.intrigue, KEEPER]
    return choam(A=mine, **more).play(card).to(space)


def revealed(*hand: str, mine: seat | None = None, **more: Any) -> Table:
    """A's Reveal turn; an Intrigue card keeps it open."""
    mine = mine or seat()
    mine.hand = list(hand)
    mine.intrigue = [*mine.intrigue, KEEPER]
    return choam(A=mine, **more).reveal()


# --- The icon and the market ------------------------------------------------------------------------------------------


def test_r_295_without_the_module_the_icon_is_2_solari() -> None:
    """Accept Contract: 1 card and 2 Solari; the module's cards and Shaddam are not in the game."""
    mine = seat(hand=["dune_the_desert_planet"], deck=["dagger"] * 2, intrigue=[KEEPER])
    table = uprising(A=mine).play("dune_the_desert_planet").to("accept_contract").plain()
    assert (table.A.hand, table.A.solari) == (["dagger"], 2)
    plain, module = rules_for(("uprising",), False), rules_for(CHOAM, False)
    assert {card.id for card in module.cards} - {card.id for card in plain.cards} == {
        "cargo_runner",
        "delivery_agreement",
        "interstellar_trade",
        "priority_contracts",
    }
    assert {card.id for card in module.intrigue} - {card.id for card in plain.intrigue} == {
        "backed_by_choam",
        "choam_profits",
        "leverage",
        "reach_agreement",
    }
    assert SHADDAM not in {leader.id for leader in plain.leaders}
    table = sent("dune_the_desert_planet", "accept_contract", seat(deck=["dagger"] * 2))
    table.resolve("space/accept_contract.2").choose("contract:harvest_3")
    assert (table.A.contracts, table.A.solari) == (["harvest_3"], 0)


def test_r_296_a_taken_contract_is_replaced_at_once() -> None:
    """From the top of the stack; the other open one stays."""
    table = sent("diplomacy", "dutiful_service", contract_stack=["immediate", "harvest_4"])
    table.resolve("space/dutiful_service")
    assert sorted(table.legal) == ["contract:espionage", "contract:harvest_3"]
    table.choose("contract:espionage")
    assert (table.A.contracts, sorted(table.contract_market)) == (["espionage"], ["harvest_3", "harvest_4"])
    assert len(table.state.contract_stack) == 1


@pytest.mark.parametrize(("market", "taken", "solari"), [(2, 2, 0), (1, 1, 2), (0, 0, 4)])
def test_r_297_when_none_is_left_the_icon_is_2_solari(market: int, taken: int, solari: int) -> None:
    """CHOAM Security with a sandworm: two icons, and as many contracts as there are."""
    contracts = ["espionage", "harvest_3"][:market]
    table = choam(
        phase="rewards",
        conflict="choam_security",
        conflict_deck=[],
        contract_market=contracts,
        A=seat(sandworms=1),
        B=seat(),
    )
    while table.asked == "take_contract":
        table.choose(table.legal[0])
    assert (len(table.A.contracts), table.A.solari, table.contract_market) == (taken, solari, [])


# --- Completing -------------------------------------------------------------------------------------------------------


def test_r_298_one_visit_completes_all_contracts_for_the_space() -> None:
    """Both Espionage contracts; the turn does not end before their rewards are taken."""
    mine = seat(spice=1, contracts=["espionage", "espionage", "deliver_supplies"])
    table = sent("diplomacy", "espionage", mine).resolve("space/espionage.2").choose("place_spy:hagga_basin")
    while not table.can("end_turn"):
        table.choose(table.legal[0])
    assert (table.A.contracts, table.A.contracts_done) == (["deliver_supplies"], ["espionage", "espionage"])
    assert table.A.solari == 3 + 3


def test_r_299_the_reward_is_one_more_effect_of_the_turn() -> None:
    """After the intelligence; the troop of the contract for Arrakeen may be deployed like the one of the space."""
    post = "arrakeen_and_spice_refinery"
    mine = seat(contracts=["arrakeen_spy"], spies=[post], garrison=3, deck=["dagger"] * 3)
    table = sent("reconnaissance", "arrakeen", mine)
    assert (table.asked, table.A.garrison, table.A.hand) == ("gather", 3, [])
    table.choose("decline").plain()
    assert (table.legal, table.A.garrison) == (["resolve:contract/arrakeen_spy"], 4)
    table.resolve("contract/arrakeen_spy").choose("place_spy:hagga_basin")
    assert (table.A.garrison, table.offers("deploy")) == (5, ["1", "2", "3", "4"])


def test_r_300_a_contract_taken_on_its_space_waits_for_a_later_visit() -> None:
    """Priority Contracts to High Council takes the one for High Council; the next Agent there completes it."""
    market = ["high_council_solari", "harvest_3"]
    table = sent("priority_contracts", "high_council", seat(solari=5, garrison=3), contract_market=market)
    table.resolve("card/priority_contracts").choose("contract:high_council_solari")
    assert table.can("end_turn")
    assert (table.A.contracts, table.A.contracts_done, table.A.solari) == (["high_council_solari"], [], 0)
    later = sent("dagger", "high_council", seat(solari=5, council=True, contracts=["high_council_solari"]))
    assert (later.A.contracts_done, later.A.solari) == (["high_council_solari"], 3)


def test_r_301_harvest_counts_spice_of_all_sources() -> None:
    """2 of Imperial Basin and its bonus and 1 of Smuggler's Harvester make 3; without the bonus it is too little."""
    for bonus, done in ((1, ["harvest_3"]), (0, [])):
        mine = seat(contracts=["harvest_3"])
        table = sent("smugglers_harvester", "imperial_basin", mine, bonus_spice={"imperial_basin": bonus})
        assert (table.A.spice, table.A.contracts_done) == (2 + bonus, done)


def test_r_301_spending_does_not_reduce_the_harvest() -> None:
    """2 spice harvested, sold for Solari, and 1 gained by a Plot card: 3 in this turn."""
    mine = seat(contracts=["harvest_3"], intrigue=["market_opportunity", "crysknife"])
    table = sent("dune_the_desert_planet", "imperial_basin", mine, bonus_spice={"imperial_basin": 1})
    table.intrigue("market_opportunity")
    assert (table.A.spice, table.A.contracts_done) == (0, [])
    table.intrigue("crysknife")
    assert (table.A.spice, table.A.contracts_done, table.A.solari) == (1, ["harvest_3"], 5 + 3)


def test_r_301_harvest_needs_an_agent_on_a_maker_space() -> None:
    """Three spice in a turn at Secrets complete nothing."""
    mine = seat(contracts=["harvest_3"], solari=5, intrigue=["market_opportunity"])
    table = sent("diplomacy", "secrets", mine).intrigue("market_opportunity")
    assert (table.A.spice, table.A.contracts_done) == (5, [])


def test_r_302_a_harvest_contract_taken_in_the_turn_counts_earlier_spice() -> None:
    """Priority Contracts to Imperial Basin, where 3 spice are harvested first; with 2 spice it stays open."""
    for bonus, done in ((2, ["harvest_3"]), (1, [])):
        table = sent("priority_contracts", "imperial_basin", bonus_spice={"imperial_basin": bonus})
        assert table.A.spice == 1 + bonus
        table.resolve("card/priority_contracts").choose("contract:harvest_3")
        assert table.A.contracts_done == done


def test_r_303_several_harvest_contracts_are_completed_together() -> None:
    """4 spice: 3+ and 4+; with 3 spice only the first."""
    for bonus, done, solari in ((3, ["harvest_3", "harvest_4"], 3 + 4), (2, ["harvest_3"], 3)):
        mine = seat(contracts=["harvest_3", "harvest_4"])
        table = sent("dune_the_desert_planet", "imperial_basin", mine, bonus_spice={"imperial_basin": bonus})
        assert (table.A.contracts_done, table.A.solari) == (done, solari)


def test_r_304_immediate_is_completed_when_taken() -> None:
    """2 Solari, and it counts as completed."""
    table = sent("diplomacy", "dutiful_service", contract_market=["immediate", "harvest_3"])
    table.resolve("space/dutiful_service").choose("contract:immediate")
    assert (table.A.contracts, table.A.contracts_done, table.A.solari) == ([], ["immediate"], 2)


def test_r_305_the_spice_must_flow_at_the_next_acquisition() -> None:
    """With Solari by Price is No Object; an earlier copy does not count."""
    mine = seat(solari=9, discard=["the_spice_must_flow"], contracts=["the_spice_must_flow"])
    table = sent("price_is_no_object", "secrets", mine)
    assert (table.A.contracts, table.A.contracts_done) == (["the_spice_must_flow"], [])
    table.resolve("card/price_is_no_object").choose("acquire:the_spice_must_flow")
    assert (table.A.contracts, table.A.contracts_done) == ([], ["the_spice_must_flow"])
    assert (table.A.solari, table.A.influence["guild"], table.A.vp) == (3, 1, 1)


def test_r_306_a_contract_for_the_same_space_won_as_a_reward_stays_open() -> None:
    """Espionage of Rise of Ix gives a contract: the Espionage taken with it waits for the next visit."""
    mine = seat(spice=1, contracts=["ix_espionage"])
    table = sent("diplomacy", "espionage", mine, boxes=WITH_IX, contract_stack=["harvest_4"])
    table.resolve("contract/ix_espionage").choose("contract:espionage")
    assert (table.A.contracts, table.A.contracts_done) == (["espionage"], ["ix_espionage"])
    table.resolve("space/espionage.2").choose("place_spy:hagga_basin").end_turn()
    assert (table.A.contracts, table.A.solari) == (["espionage"], 1)


def test_r_307_repeating_a_space_is_no_second_visit() -> None:
    """Reverend Mother repeats Espionage: the contract taken meanwhile is not completed, the first one only once."""
    mine = seat(leader="reverend_mother_jessica", spice=1, water=1, contracts=["ix_espionage"], deck=["dagger"] * 4)
    table = sent("diplomacy", "espionage", mine, boxes=WITH_IX)
    table.resolve("contract/ix_espionage").choose("contract:espionage")
    table.resolve("leader/reverend_mother_jessica.2")
    while not table.can("end_turn"):
        table.choose(table.legal[0])
    assert (table.A.contracts, table.A.contracts_done) == (["espionage"], ["ix_espionage"])
    assert (len(table.A.hand), table.A.water, table.A.solari) == (2, 0, 1)


@pytest.mark.parametrize("way", ["infiltrating", "spy icon", "kwisatz haderach"])
def test_r_307_any_placement_of_an_agent_turn_is_a_visit(way: str) -> None:
    """Past B's Agent with a spy, by the spy icon, by moving an Agent from Secrets."""
    if way == "kwisatz haderach":
        mine = seat(spice=1, contracts=["espionage"], on=["secrets"], agents=0)
        mine.hand, mine.intrigue = ["kwisatz_haderach"], [KEEPER]
        table = choam(A=mine, boxes=WITH_IX).play("kwisatz_haderach")
        if table.asked == "send_agent":
            table.choose("send:espionage")
    else:
        mine = seat(spice=1, contracts=["espionage"], spies=["espionage_and_secrets"])
        on = ["espionage"] if way == "infiltrating" else []
        mine.hand = ["strike_fleet" if way == "spy icon" else "diplomacy"]
        mine.intrigue = [KEEPER]
        table = choam(A=mine, B=seat(hand=["diplomacy"], on=on)).play(mine.hand[0]).choose("send:espionage")
    assert "espionage" in table.A.on
    assert (table.A.contracts, table.A.contracts_done) == ([], ["espionage"])


@pytest.mark.parametrize("done", [4, 3])
def test_r_308_completed_contracts_are_counted(done: int) -> None:
    """CHOAM Profits: 1 VP with four; those not completed do not count, and no visit completes one twice."""
    ids = ["espionage", "harvest_3", "harvest_4", "immediate"]
    mine = seat(contracts_done=ids[:done], contracts=ids[done:], intrigue=["choam_profits", "crysknife"])
    mine.trophies = ["crysknife_i"]
    table = choam(phase="endgame", A=mine, B=seat())
    assert table.can("intrigue:choam_profits") == (done == 4)
    if done == 4:
        assert table.intrigue("choam_profits").A.vp == 1
    again = sent("diplomacy", "espionage", seat(spice=1, contracts_done=["espionage"]))
    assert (again.A.contracts_done, again.A.solari) == (["espionage"], 0)


# --- Shaddam ----------------------------------------------------------------------------------------------------------


def test_r_309_shaddam_may_take_the_contracts_set_aside() -> None:
    """Two of the market or two Sardaukar ones, which are not replaced; nobody else may, and he starts without."""
    aside = ["sardaukar_draw", "sardaukar_recall"]
    more: dict[str, Any] = {"contracts_aside": aside, "contract_stack": ["harvest_4"]}
    table = sent("diplomacy", "dutiful_service", seat(leader=SHADDAM), **more).resolve("space/dutiful_service")
    assert sorted(table.offers("contract")) == sorted(["espionage", "harvest_3", *aside])
    table.choose("contract:sardaukar_draw")
    assert (table.A.contracts, table.contract_market) == (["sardaukar_draw"], ["espionage", "harvest_3"])
    assert len(table.state.contract_stack) == 1
    other = sent("diplomacy", "dutiful_service", B=seat(leader=SHADDAM, hand=["diplomacy"]), **more)
    assert sorted(other.resolve("space/dutiful_service").offers("contract")) == ["espionage", "harvest_3"]


@pytest.mark.parametrize(("first", "aside"), [(SHADDAM, 2), ("muaddib", 0)])
def test_r_309_the_sardaukar_contracts_lie_aside_for_shaddam_only(first: str, aside: int) -> None:
    """Without him they are contracts of the market like the others, 20 in all."""
    leaders = (first, "gurney_halleck", "princess_irulan")
    g = new_game(Setup(players=3, boxes=CHOAM, leaders=leaders), "Shaddam").state
    assert (len(g.contracts_aside), len(g.contract_market)) == (aside, 2)
    assert len(g.contract_stack) == 20 - 2 - aside
    assert all(player.contracts == () for player in g.players)


def test_r_310_with_no_open_contract_shaddam_chooses() -> None:
    """A set-aside one or 2 Solari."""
    more: dict[str, Any] = {"contract_market": [], "contracts_aside": ["sardaukar_draw"]}
    table = sent("diplomacy", "dutiful_service", seat(leader=SHADDAM), **more).resolve("space/dutiful_service")
    assert sorted(table.legal) == ["contract:sardaukar_draw", "decline"]
    paid = table.copy().choose("decline")
    assert (paid.A.contracts, paid.A.solari) == ([], 2)
    table.choose("contract:sardaukar_draw")
    assert (table.A.contracts, table.A.solari) == (["sardaukar_draw"], 0)


# --- Cards and setup --------------------------------------------------------------------------------------------------


def test_r_286_leverage_needs_spice_gained_this_turn() -> None:
    """2 gained at Hagga Basin and 3 spent: playable, for a contract and 1 Solari; before that it was not."""
    mine = seat(hand=["dune_the_desert_planet"], spice=1, water=1, intrigue=["leverage", "change_allegiances", KEEPER])
    table = choam(A=mine)
    assert not table.can("intrigue:leverage")
    table.play("dune_the_desert_planet").to("hagga_basin").resolve("space/hagga_basin")
    assert table.A.spice == 3
    table.intrigue("change_allegiances").choose("influence:guild", "decline")
    assert (table.A.spice, table.A.influence["guild"]) == (0, 1)
    table.intrigue("leverage").choose("contract:espionage")
    assert (table.A.contracts, table.A.solari) == (["espionage"], 1)


def test_r_311_interstellar_trade_counts_once() -> None:
    """Two contracts done: 2 Persuasion; the third, completed by a purchase afterwards, adds nothing."""
    mine = seat(contracts=["the_spice_must_flow"], contracts_done=["espionage", "harvest_3"])
    table = revealed("interstellar_trade", *["convincing_argument"] * 5, mine=mine)
    assert table.A.persuasion == 10
    early = table.copy().resolve("card/interstellar_trade").choose("buy:the_spice_must_flow")
    assert (len(early.A.contracts_done), early.A.persuasion) == (3, 10 + 2 - 9)
    assert not early.can("resolve:card/interstellar_trade")
    late = table.choose("buy:the_spice_must_flow").resolve("card/interstellar_trade")
    assert (len(late.A.contracts_done), late.A.persuasion) == (3, 10 - 9 + 3)


def test_r_312_with_rise_of_ix_each_player_starts_with_a_contract() -> None:
    """Of two dealt one is kept, and seen by the others when all have chosen; the rest leaves the game."""
    leaders = ("muaddib", "gurney_halleck", "princess_irulan", "lady_amber_metulli")
    table = Table(new_game(Setup(players=4, boxes=WITH_IX, leaders=leaders), "first contracts"))
    dealt: set[str] = set()
    for name in "ABCD":
        assert (table.asked, table.decider) == ("keep_contract", name)
        offered = table.offers("contract")
        assert len(offered) == 2
        dealt |= set(offered)
        others = [player.contracts_dealt for player in view(table.game, "DABC".index(name)).state.players]
        assert set(others["ABCD".index(name)]) == {HIDDEN}
        table.choose(f"contract:{offered[1]}")
    assert (len(dealt), all(contract.startswith("ix_") for contract in dealt)) == (8, True)
    kept = [contract for who in (table.A, table.B, table.C, table.D) for contract in who.contracts]
    assert (len(kept), len(set(kept) & dealt)) == (4, 4)
    lying = table.state.contract_market + table.state.contract_stack
    assert len(lying) == 20
    assert max(lying) < table.rules.market_contracts
