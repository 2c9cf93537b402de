"""Rulings on Uprising: spaces of the board, the track of the Emperor, leaders. R-232 to R-255."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad import Setup, new_game
from tests.support.table import Table, seat
from tests.support.uprising import DULL_ROW, KEEPER, played, sent, side, uprising

DONE = seat(revealed=True)
CHOAM = ("uprising", "choam")
LANDSRAAD_POST = "high_council_and_imperial_privilege_and_swordmaster"


def signet(leader: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent with the Signet Ring."""
    mine = mine or seat()
    mine.leader = leader
    return sent("signet_ring", space, mine, **more)


def revealed(leader: str, mine: seat, **more: Any) -> Table:
    """A's Reveal turn; an Intrigue card keeps it open."""
    mine.leader = leader
    mine.intrigue = [*mine.intrigue, KEEPER]
    return uprising(A=mine, **more).reveal()


# --- Spaces -----------------------------------------------------------------------------------------------------------


def test_r_232_the_first_swordmaster_costs_8_the_others_6() -> None:
    """A pays 8, then B, who infiltrates, 6; A has had its own."""
    mine = seat(hand=["dagger", "dagger"], solari=16, intrigue=[KEEPER])
    spying = seat(hand=["dagger"], solari=6, spies=[LANDSRAAD_POST], intrigue=[KEEPER])
    table = uprising(A=mine, B=spying, C=DONE).play("dagger").to("swordmaster").end_turn()
    assert (table.A.solari, table.A.state.swordmaster, table.A.agents) == (8, True, 2)
    table.play("dagger").choose("send:swordmaster").end_turn()
    assert (table.B.solari, table.B.state.swordmaster, table.B.agents) == (0, True, 2)
    assert table.play("dagger").why_not("send:swordmaster") == "already_trained"
    poor = played("dagger", seat(solari=5), trained=True)
    assert poor.why_not("send:swordmaster") == "cost: solari, have 5, need 6"
    assert played("dagger", seat(solari=7)).why_not("send:swordmaster") == "cost: solari, have 7, need 8"


def test_r_233_high_council_gives_a_seat_and_later_other_things() -> None:
    """5 Solari each time; the first visit nothing but the seat, a later one 2 spice, an Intrigue card, 3 troops."""
    first = sent("dagger", "high_council", seat(solari=5, garrison=3))
    assert (first.A.state.council, first.A.spice, len(first.A.intrigue), first.A.garrison) == (True, 0, 1, 3)
    later = sent("dagger", "high_council", seat(solari=5, garrison=3, council=True))
    assert (later.A.solari, later.A.spice, len(later.A.intrigue), later.A.garrison) == (0, 2, 2, 6)
    reveals = uprising(A=seat(hand=["dagger"], council=True, on=["high_council"], intrigue=[KEEPER])).reveal()
    assert reveals.A.persuasion == 2
    poor = played("dagger", seat(solari=4, council=True))
    assert poor.why_not("send:high_council") == "cost: solari, have 4, need 5"


PRIVILEGED: dict[str, Any] = {"solari": 3, "influence": {"emperor": 2}}


def test_r_234_imperial_privilege_recalls_another_agent() -> None:
    """That of Secrets, not the one just sent; a card is drawn, and the Agent serves again in this round."""
    mine = seat(**PRIVILEGED, agents=1, on=["secrets"], hand=["diplomacy"], deck=["reconnaissance", "dagger"])
    table = sent("dagger", "imperial_privilege", mine, B=DONE, C=DONE)
    assert table.A.solari == 0
    table.resolve("space/imperial_privilege.2")
    assert (table.A.on, table.A.agents, table.A.hand) == (["imperial_privilege"], 1, ["diplomacy", "dagger"])
    table.end_turn().play("diplomacy").to("secrets")
    assert sorted(table.A.on) == ["imperial_privilege", "secrets"]


def test_r_234_imperial_privilege_exchanges_an_intrigue_card() -> None:
    """If one likes; the old one leaves the game. Without 2 Emperor Influence nobody gets there."""
    table = sent("dagger", "imperial_privilege", seat(**PRIVILEGED, intrigue=["cunning"]), intrigue_deck=["detonation"])
    assert table.can("end_turn")
    table.resolve("space/imperial_privilege").choose("trash_intrigue:cunning")
    assert (sorted(table.A.intrigue), table.intrigue_gone) == (["detonation", KEEPER], ["cunning"])
    lacking = played("dagger", seat(solari=3, influence={"emperor": 1}))
    assert lacking.why_not("send:imperial_privilege") == "influence: emperor, have 1, need 2"


def test_r_235_imperial_privilege_without_another_agent_draws_no_card() -> None:
    """The round's first Agent goes there."""
    table = sent("dagger", "imperial_privilege", seat(**PRIVILEGED, deck=["dagger"]))
    assert (table.A.hand, table.A.deck, table.A.on) == ([], ["dagger"], ["imperial_privilege"])
    assert not table.can("resolve:space/imperial_privilege.2")


@pytest.mark.parametrize("hooks", [False, True])
def test_r_236_sietch_tabr_gives_hooks_or_opens_the_wall(hooks: bool) -> None:
    """Hooks, if one has none yet, 1 troop and 1 water; or 1 water, and the wall may go. No Influence."""
    mine = seat(influence={"fremen": 2}, hooks=hooks, garrison=3)
    table = sent("reconnaissance", "sietch_tabr", mine).resolve("space/sietch_tabr")
    taken = table.copy().choose("choose:1")
    assert (taken.A.state.hooks, taken.A.garrison, taken.A.water, taken.state.wall) == (True, 4, 1, True)
    table.choose("choose:2", "accept")
    assert (table.A.state.hooks, table.A.garrison, table.A.water, table.state.wall) == (hooks, 3, 1, False)
    assert (taken.A.influence["fremen"], table.A.influence["fremen"]) == (2, 2)


def test_r_237_spice_refinery_is_not_paid_with_income_of_the_same_turn() -> None:
    """Lady Amber's signet gives 1 Solari and, with an Alliance, 1 spice: the space gives 2 Solari, not 4."""
    mine = seat(influence={"fremen": 4}, vp=2)
    table = signet("lady_amber_metulli", "spice_refinery", mine, alliances={"fremen": "A"})
    assert (table.A.solari, table.A.spice) == (1 + 2, 1)


def test_r_237_the_further_payment_is_chosen_when_the_agent_is_placed() -> None:
    """Gather Support: with 1 Solari and Lady Amber's other one no water; with 2 it is asked before all effects."""
    table = signet("lady_amber_metulli", "gather_support", seat(solari=1, garrison=3))
    assert (table.A.solari, table.A.water, table.A.garrison) == (2, 0, 5)
    table = signet("lady_amber_metulli", "gather_support", seat(solari=2, garrison=3))
    assert (table.asked, table.A.solari, table.A.garrison) == ("pay_extra", 2, 3)
    table.choose("accept").plain()
    assert (table.A.solari, table.A.water, table.A.garrison) == (1, 1, 5)


def test_r_238_shipping_and_the_spaces_with_a_contract_icon() -> None:
    """3 spice for 5 Solari and 1 Influence; without the CHOAM module 2 Solari for each contract icon."""
    mine = seat(spice=3, influence={"guild": 2})
    table = sent("dune_the_desert_planet", "shipping", mine).resolve("space/shipping.2").choose("influence:emperor")
    assert (table.A.spice, table.A.solari, table.A.influence["emperor"]) == (0, 5, 1)
    lacking = played("dune_the_desert_planet", seat(spice=3, influence={"guild": 1}))
    assert lacking.why_not("send:shipping") == "influence: guild, have 1, need 2"
    table = sent("diplomacy", "dutiful_service")
    assert (table.A.solari, table.A.influence["emperor"]) == (2, 1)
    table = sent("dune_the_desert_planet", "accept_contract", seat(deck=["dagger"] * 2))
    assert (table.A.solari, table.A.hand) == (2, ["dagger"])


def test_r_239_the_trash_of_desert_tactics_may_be_declined() -> None:
    """1 water for 1 Fremen Influence and 1 troop; the trash is the visitor's to take."""
    table = sent("diplomacy", "desert_tactics", seat(water=1, garrison=3, hand=["dagger"]))
    assert (table.A.water, table.A.garrison, table.A.influence["fremen"]) == (0, 4, 1)
    assert table.copy().end_turn().trashed == []
    assert table.resolve("space/desert_tactics.2").choose("trash_hand:dagger").trashed == ["dagger"]


def test_r_240_the_spy_of_the_emperor_track_is_placed_at_once() -> None:
    """At 4 Influence, before the contract of Dutiful Service is taken."""
    mine = seat(influence={"emperor": 3}, vp=1)
    market: dict[str, Any] = {"contract_market": ["espionage", "harvest_3"], "contract_stack": []}
    table = sent("diplomacy", "dutiful_service", mine, boxes=CHOAM, **market)
    assert (table.asked, table.A.influence["emperor"], table.A.contracts) == ("place_spy", 4, [])
    assert set(table.offers("place_spy")) == {action.split(":")[1] for action in table.legal}
    table.choose("place_spy:hagga_basin")
    assert (table.A.spies, table.A.vp) == (["hagga_basin"], 2)
    assert table.can("resolve:space/dutiful_service")


# --- Lady Jessica -----------------------------------------------------------------------------------------------------

JESSICA = "lady_jessica"
MOTHER = "reverend_mother_jessica"


def test_r_241_other_memories_is_optional() -> None:
    """Two memories: two cards and the sheet turned, or neither."""
    mine = seat(leader=JESSICA, memories=2, supply=7, deck=["dagger"] * 4)
    table = sent("diplomacy", "secrets", mine)
    left = table.copy().end_turn()
    assert (side(left), left.A.memories, left.A.hand) == (JESSICA, 2, [])
    table.resolve(f"leader/{JESSICA}.2")
    assert (side(table), table.A.memories, table.A.supply, len(table.A.hand)) == (MOTHER, 0, 9, 2)


def test_r_241_the_sheet_may_be_turned_without_memories() -> None:
    """No card is drawn. A space of another faction is no occasion."""
    table = sent("diplomacy", "secrets", seat(leader=JESSICA, deck=["dagger"] * 2))
    table.resolve(f"leader/{JESSICA}.2")
    assert (side(table), table.A.hand) == (MOTHER, [])
    other = sent("diplomacy", "deliver_supplies", seat(leader=JESSICA, memories=2, deck=["dagger"] * 2))
    assert (side(other), other.can(f"resolve:leader/{JESSICA}.2")) == (JESSICA, False)


def test_r_242_reverend_mother_acts_on_the_turn_of_the_flip() -> None:
    """Turned on Espionage: for 1 water its effects come again."""
    mine = seat(leader=JESSICA, spice=1, water=1, deck=["dagger"] * 4)
    table = sent("diplomacy", "espionage", mine).resolve("space/espionage.2").choose("place_spy:hagga_basin")
    table.resolve(f"leader/{JESSICA}.2").resolve(f"leader/{MOTHER}.2")
    table.resolve("space/espionage.2").choose("place_spy:deep_desert")
    assert (table.A.spice, table.A.water, len(table.A.hand)) == (0, 0, 2)
    assert sorted(table.A.spies) == ["deep_desert", "hagga_basin"]


def test_r_243_effects_are_repeated_once_and_influence_is_not() -> None:
    """Fremkit for 1 water: one more card, 1 Fremen Influence in all; no third time."""
    table = sent("diplomacy", "fremkit", seat(leader=MOTHER, water=3, deck=["dagger"] * 4))
    assert (len(table.A.hand), table.A.influence["fremen"]) == (1, 1)
    table.resolve(f"leader/{MOTHER}.2")
    assert (len(table.A.hand), table.A.influence["fremen"], table.A.water) == (2, 1, 2)
    assert not table.can(f"resolve:leader/{MOTHER}.2")


def test_r_243_the_cost_is_not_repeated() -> None:
    """Desert Tactics costs its water once; the repetition costs its own."""
    table = sent("diplomacy", "desert_tactics", seat(leader=MOTHER, water=2, garrison=3))
    table.resolve(f"leader/{MOTHER}.2")
    assert (table.A.water, table.A.garrison, table.A.influence["fremen"]) == (0, 5, 1)


@pytest.mark.parametrize(("supply", "memories"), [(1, 1), (0, 0)])
def test_r_244_spice_agony_with_an_empty_supply_gives_the_intrigue_card_alone(supply: int, memories: int) -> None:
    """1 spice for an Intrigue card and a memory."""
    table = signet(JESSICA, "accept_contract", seat(spice=1, supply=supply)).resolve(f"leader/{JESSICA}")
    assert (table.A.spice, len(table.A.intrigue), table.A.memories, table.A.supply) == (0, 2, memories, 0)


# --- Feyd-Rautha Harkonnen --------------------------------------------------------------------------------------------

FEYD = "feyd_rautha_harkonnen"


def test_r_245_feyds_signet_gives_nothing_at_the_end_of_the_track() -> None:
    """The token stays; the card still sends the Agent."""
    table = signet(FEYD, "accept_contract", seat(training=7, garrison=3, solari=1))
    assert (table.A.training, table.A.garrison, table.A.spies, table.A.on) == (7, 3, [], ["accept_contract"])
    assert table.why_not(f"resolve:leader/{FEYD}") == "condition: fully_trained"


@pytest.mark.parametrize(
    ("start", "choices", "ends"),
    [(0, [1, 2], None), (1, [], 3), (2, [], 3), (3, [4, 5], None), (4, [], 7), (5, [], 6), (6, [], 7)],
)
def test_r_246_the_ways_of_the_training_track(start: int, choices: list[int], ends: int | None) -> None:
    """One step for each signet; a fork is decided on when it is entered, and there is no way from one to the other."""
    table = signet(FEYD, "accept_contract", seat(training=start, solari=1)).resolve(f"leader/{FEYD}")
    if ends is None:
        assert table.legal == [f"choose:{space}" for space in choices]
        for space in choices:
            assert table.copy().choose(f"choose:{space}").A.training == space
    else:
        assert table.A.training == ends


def test_r_246_the_rewards_of_the_training_track() -> None:
    """Above: a trash for 1 Solari, a trash, a trash. Below: a spy, a spy, 2 spice. At the end 1 troop and a spy."""

    def step(start: int, *answers: str) -> Table:
        mine = seat(training=start, solari=1, discard=["reconnaissance"], garrison=3)
        return signet(FEYD, "gather_support", mine).resolve(f"leader/{FEYD}").choose(*answers)

    trash = ("accept", "trash_discard:reconnaissance")
    paid = step(0, "choose:1", *trash)
    assert (paid.A.solari, paid.trashed) == (0, ["reconnaissance"])
    for table in (step(1, *trash), step(2, *trash), step(3, "choose:4", *trash)):
        assert (table.A.solari, table.trashed) == (1, ["reconnaissance"])
    for table in (step(0, "choose:2", "place_spy:hagga_basin"), step(3, "choose:5", "place_spy:hagga_basin")):
        assert (table.A.spies, table.A.solari) == (["hagga_basin"], 1)
    assert step(5).A.spice == 2
    for start in (4, 6):
        table = step(start, "place_spy:hagga_basin")
        assert (table.A.garrison, table.A.spies) == (3 + 2 + 1, ["hagga_basin"])


def test_r_247_devious_strength_is_used_once() -> None:
    """With two spies on the board at most 2 swords; or none."""
    table = revealed(FEYD, seat(hand=["dagger"], conflict=1, spies=["hagga_basin", "deep_desert"]))
    assert (table.A.strength, table.can("end_turn")) == (2 + 1, True)
    table.resolve(f"leader/{FEYD}").choose("recall_spy:deep_desert")
    assert (table.A.strength, table.A.spies) == (2 + 1 + 2, ["hagga_basin"])
    assert not table.can(f"resolve:leader/{FEYD}")


# --- Other leaders ----------------------------------------------------------------------------------------------------


def test_r_248_margot_and_irulan_gain_each_time_they_come_up_to_2() -> None:
    """Also past it, and again after a loss; not when the cube comes down to 2."""
    margot, irulan = "lady_margot_fenring", "princess_irulan"
    assert sent("overthrow", "secrets", seat(leader=margot, influence={"bene_gesserit": 1})).A.spice == 2
    for influence, cards in ((2, 1), (3, 0)):
        mine = seat(leader=irulan, hand=["diplomacy"], influence={"emperor": influence}, vp=1)
        mine.intrigue = ["change_allegiances", KEEPER]
        table = uprising(A=mine).intrigue("change_allegiances")
        assert (table.A.influence["emperor"], len(table.A.intrigue)) == (influence - 1, 1)
        table.choose("influence:emperor")
        assert (table.A.influence["emperor"], len(table.A.intrigue)) == (influence, 1 + cards)


def test_r_249_irulans_signet_acquires_or_trashes() -> None:
    """A card that costs exactly 1, to her hand; or a trash, for 2 spice where the card costs 1 or more; or neither."""
    row = ["weirding_woman", "desert_survival", *DULL_ROW[2:]]

    def irulan() -> Table:
        mine = seat(hand=["dagger", "maula_pistol"])
        return signet("princess_irulan", "gather_support", mine, row=row)

    left = irulan().end_turn()
    assert (left.A.hand, left.trashed, left.row) == (["dagger", "maula_pistol"], [], row)
    acquired = irulan().resolve("leader/princess_irulan").choose("choose:1")
    assert sorted(acquired.A.hand) == ["dagger", "maula_pistol", "weirding_woman"]
    for card, spice in (("dagger", 0), ("maula_pistol", 2)):
        table = irulan().resolve("leader/princess_irulan").choose("choose:2", f"trash_hand:{card}")
        assert (table.trashed, table.A.spice) == ([card], spice)


def test_r_250_staban_gains_for_others_visits_to_spied_maker_spaces() -> None:
    """1 spice when B goes to Imperial Basin; not for another Maker space, and not for his own visit."""
    staban = seat(leader="staban_tuek", spies=["imperial_basin"], hand=["diplomacy"])
    visitor = seat(leader="muaddib", hand=["dune_the_desert_planet"], water=1, intrigue=[KEEPER])
    for space, spice in (("imperial_basin", 1), ("hagga_basin", 0)):
        table = uprising(turn="B", A=staban, B=visitor).play("dune_the_desert_planet").to(space)
        assert (table.A.spice, table.A.spies) == (spice, ["imperial_basin"])
    own = sent("dune_the_desert_planet", "imperial_basin", seat(leader="staban_tuek", spies=["imperial_basin"]))
    assert own.choose("decline").A.spice == 1


@pytest.mark.parametrize(
    ("post", "solari", "spice", "intrigue"),
    [
        ("espionage_and_secrets", 0, 1, 1),
        ("assembly_hall_and_gather_support", 2 + 3, 0, 0),
        ("hagga_basin", 2, 1, 0),
    ],
)
def test_r_251_unseen_network_pays_by_the_place_of_the_spy(post: str, solari: int, spice: int, intrigue: int) -> None:
    """By a faction: 2 Solari for an Intrigue card; by the Landsraad: 1 spice for 3 Solari; elsewhere nothing."""
    mine = seat(solari=2, spice=1)
    table = signet("staban_tuek", "arrakeen", mine).resolve("leader/staban_tuek").choose(f"place_spy:{post}")
    if table.asked == "may":
        left = table.copy().choose("decline")
        assert (left.A.solari, left.A.spice, len(left.A.intrigue)) == (2, 1, 1)
        table.choose("accept")
    assert (table.A.solari, table.A.spice, len(table.A.intrigue)) == (solari, spice, 1 + intrigue)


def test_r_251_staban_starts_without_diplomacy() -> None:
    """Nine cards; the others have ten."""
    leaders = ("staban_tuek", "muaddib", "gurney_halleck")
    g = new_game(Setup(players=3, boxes=("uprising",), leaders=leaders), "Staban").state
    diplomacy = g.rules.card_number("diplomacy")
    decks = [player.deck + player.hand for player in g.players]
    assert [(len(deck), deck.count(diplomacy)) for deck in decks] == [(9, 0), (10, 1), (10, 1)]


@pytest.mark.parametrize(("troops", "daggers", "persuasion"), [(1, 4, 1), (1, 3, 0), (0, 6, 0)])
def test_r_252_gurney_smiles_with_6_strength(troops: int, daggers: int, persuasion: int) -> None:
    """One troop and four swords; swords without a unit do not count."""
    table = revealed("gurney_halleck", seat(hand=["dagger"] * daggers, conflict=troops))
    assert table.A.persuasion == persuasion


def test_r_252_gurneys_persuasion_stays_when_his_strength_falls() -> None:
    """Three troops and a sword give it; then one retreats with Unswerving Loyalty."""
    hand = ["unswerving_loyalty", "desert_survival"]
    table = revealed("gurney_halleck", seat(hand=hand, conflict=3, garrison=0))
    assert (table.A.strength, table.A.persuasion) == (6 + 1, 1 + 1 + 1)
    table.resolve("card/unswerving_loyalty.3").choose("retreat:1")
    assert (table.A.strength, table.A.persuasion) == (4 + 1, 3)


def test_r_253_muaddib_draws_for_a_sandworm_once() -> None:
    """Also for one summoned in the same Reveal turn; two of them are no two cards."""
    table = revealed("muaddib", seat(hand=["desert_power"], hooks=True, water=1))
    assert len(table.A.intrigue) == 1
    table.resolve("card/desert_power").choose("choose:2")
    assert (table.A.sandworms, len(table.A.intrigue)) == (1, 2)
    assert len(revealed("muaddib", seat(hand=["dagger"], sandworms=2)).A.intrigue) == 2


def test_r_254_desert_scouts_retreat_a_troop() -> None:
    """With the last one goes the strength of three swords; a sandworm does not retreat."""
    amber = "lady_amber_metulli"
    table = revealed(amber, seat(hand=["dagger"] * 3, conflict=1, garrison=0))
    assert (table.A.strength, table.can("end_turn")) == (2 + 3, True)
    table.resolve(f"leader/{amber}").choose("retreat:1")
    assert (table.A.strength, table.A.conflict, table.A.garrison) == (0, 0, 1)
    assert not revealed(amber, seat(hand=["dagger"], sandworms=1)).can(f"resolve:leader/{amber}")


# --- Shaddam Corrino IV -----------------------------------------------------------------------------------------------

SHADDAM = "shaddam_corrino_iv"


def test_r_255_shaddams_signet_forbids_all_deployment_of_the_turn() -> None:
    """Arrakeen with 5 troops: none goes to the Conflict, no sandworm comes, Detonation deploys nothing."""
    mine = seat(garrison=5, water=2, intrigue=["unexpected_allies", "detonation"])
    table = signet(SHADDAM, "arrakeen", mine, boxes=CHOAM)
    assert (table.A.garrison, table.offers("deploy"), table.A.hand) == (6, [], [])
    table.resolve(f"leader/{SHADDAM}")  # 1 Solari and 1 troop: there are no 3 Solari to pay
    assert (table.A.garrison, table.A.solari, table.offers("deploy")) == (7, 1, [])
    table.intrigue("unexpected_allies").choose("decline")
    assert (table.A.sandworms, table.A.water) == (0, 0)
    table.intrigue("detonation")
    assert (table.asked, table.A.conflict) == ("destroy_wall", 0)


def test_r_255_the_ban_begins_with_the_signet_and_ends_with_the_turn() -> None:
    """Detonation before the card is played deploys; the next turn has its own allowance."""
    mine = seat(
        leader=SHADDAM,
        hand=["signet_ring", "reconnaissance"],
        garrison=5,
        intrigue=["detonation", KEEPER],
    )
    table = uprising(A=mine, boxes=CHOAM, B=DONE, C=DONE).intrigue("detonation").choose("choose:2", "deploy:2")
    assert table.A.conflict == 2
    table.play("signet_ring").to("arrakeen").resolve(f"leader/{SHADDAM}").end_turn()
    table.play("reconnaissance").to("spice_refinery")
    assert table.offers("deploy") == ["1", "2"]


def test_r_255_shaddams_signet_pays_or_is_paid() -> None:
    """1 Solari and 1 troop, or 3 Solari for 1 Influence."""
    table = signet(SHADDAM, "high_council", seat(solari=8, garrison=3), boxes=CHOAM).resolve(f"leader/{SHADDAM}")
    income = table.copy().choose("choose:1")
    assert (income.A.solari, income.A.garrison) == (3 + 1, 4)
    table.choose("choose:2", "influence:fremen")
    assert (table.A.solari, table.A.garrison, table.A.influence["fremen"]) == (0, 3, 1)
