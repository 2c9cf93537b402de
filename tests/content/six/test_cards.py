"""The cards that only the Commanders of the six-player game have, and their starting decks."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad import Setup, new_game
from tests.support.six import BOXES, revealed, sent, six
from tests.support.table import seat

DECKS = {
    "A": {
        **dict.fromkeys(
            ("convincing_argument", "seek_allies", "signet_ring", "command_respect", "demand_attention"), 1
        ),
        **dict.fromkeys(("desert_call", "threaten_spice_production", "usul"), 1),
        "limited_landsraad_access": 2,
    },
    "D": {
        **dict.fromkeys(("convincing_argument", "seek_allies", "signet_ring", "corrino_might"), 1),
        **dict.fromkeys(("critical_shipments", "demand_results", "devastating_assault", "imperial_tent"), 1),
        "imperial_ornithopter": 2,
    },
}
GATHER = "gather_support"


@pytest.mark.parametrize("commander", DECKS)
def test_a_commander_begins_with_his_own_deck(commander: str) -> None:
    """Ten cards; nobody else has one of those that only he has (U6-8)."""
    game = new_game(Setup(players=6, boxes=BOXES), commander)
    for number, player in enumerate(game.state.players):
        owned = Counter(game.rules.cards[card].id for card in player.deck + player.hand)
        expected = DECKS.get("ABCDEF"[number])
        if expected is not None:
            assert owned == expected
        else:
            assert owned.total() == 10 - (player.leader is not None and player.leader.lacks != "")
            assert not owned.keys() & {"usul", "imperial_tent", "command_respect", "corrino_might"}


# --- Muad'Dib ---------------------------------------------------------------------------------------------------------


def test_command_respect() -> None:
    """With a Swordmaster Bonus token it may be trashed for a Trade."""
    table = sent("C", "command_respect", "carthag", seat(swordmaster_bonus=True, spice=2), C=seat(solari=3))
    table.resolve("card/command_respect").choose("target:3", "give:spice", "decline")
    assert (table.decider, table.asked) == ("C", "give")
    table.choose("give:solari", "give:solari", "decline")
    assert (table.A.spice, table.A.solari, table.C.spice, table.C.solari) == (1, 2, 1, 1)
    assert table.trashed == ["command_respect"]


def test_command_respect_needs_the_token() -> None:
    table = sent("C", "command_respect", "carthag")
    assert table.why_not("resolve:card/command_respect") == "condition: swordmaster_bonus"


def test_command_respect_revealed() -> None:
    assert revealed("C", "command_respect").A.persuasion == 1


def test_demand_attention() -> None:
    """4 spice and the card itself: 2 Influence instead of 1, which the activated Ally gets."""
    table = sent("E", "demand_attention", "deliver_supplies", seat(spice=4)).resolve("card/demand_attention").plain()
    assert (table.A.spice, table.trashed) == (0, ["demand_attention"])
    assert (table.E.influence["guild"], table.A.influence["guild"], table.C.influence["guild"]) == (2, 0, 0)


def test_demand_attention_on_the_personal_board() -> None:
    table = sent("E", "demand_attention", "desert_mastery", seat(spice=4)).resolve("card/demand_attention").plain()
    assert (table.A.influence["fremen"], table.E.influence["fringe_worlds"]) == (2, 0)


def test_demand_attention_revealed() -> None:
    assert revealed("C", "demand_attention").A.persuasion == 1


def test_desert_call() -> None:
    """With the Maker Hooks of the activated Ally a water brings him a sandworm."""
    table = sent("E", "desert_call", "imperial_basin", seat(water=1), E=seat(hooks=True), wall=False)
    table.resolve("card/desert_call")
    assert (table.A.water, table.E.sandworms, table.A.sandworms, table.trashed) == (0, 1, 0, ["desert_call"])


def test_desert_call_needs_the_hooks_of_the_activated_ally() -> None:
    """In a game both have them or none (U6-39)."""
    table = sent("E", "desert_call", "imperial_basin", seat(water=1), C=seat(hooks=True), wall=False)
    assert table.why_not("resolve:card/desert_call") == "condition: hooks"


def test_desert_call_behind_the_wall() -> None:
    """Nothing is paid for a sandworm that cannot come."""
    more = {"E": seat(hooks=True), "conflict": "siege_of_arrakeen_uprising"}
    table = sent("E", "desert_call", "imperial_basin", seat(water=1), **more)
    assert table.why_not("resolve:card/desert_call") == "forbidden: shield_wall"


def test_desert_call_revealed() -> None:
    assert revealed("C", "desert_call").A.persuasion == 1


def test_limited_landsraad_access() -> None:
    """Its Agent box is empty."""
    assert sent("C", "limited_landsraad_access", GATHER).can("end_turn")


def test_limited_landsraad_access_revealed() -> None:
    """The spice is the Commander's, the sword his Ally's."""
    table = revealed("E", "limited_landsraad_access", E=seat(conflict=1))
    assert (table.A.spice, table.A.swords, table.E.swords, table.E.strength) == (1, 0, 1, 3)


def test_threaten_spice_production() -> None:
    """7 spice, of which the Allies pay what they like, for a Victory Point."""
    mine = seat(spice=3)
    table = sent("C", "threaten_spice_production", "imperial_basin", mine, C=seat(spice=5), E=seat(spice=1))
    assert table.A.spice == 4
    table.resolve("card/threaten_spice_production")
    assert (table.decider, table.asked) == ("C", "pledge")
    table.choose("pledge:3")
    assert table.decider == "E"
    table.choose("pledge:1").plain()
    assert (table.A.spice, table.C.spice, table.E.spice) == (1, 2, 0)
    assert (table.A.vp, table.trashed) == (1, ["threaten_spice_production"])


def test_threaten_spice_production_where_the_allies_do_not_pay() -> None:
    """Nobody pays, and nothing comes of it."""
    mine = seat(spice=3)
    table = sent("C", "threaten_spice_production", "imperial_basin", mine, C=seat(spice=5), E=seat(spice=1))
    table.resolve("card/threaten_spice_production").choose("pledge:1", "pledge:1")
    assert (table.A.spice, table.C.spice, table.E.spice, table.A.vp, table.trashed) == (4, 5, 1, 0, [])


def test_threaten_spice_production_needs_seven_spice_of_the_team() -> None:
    table = sent("C", "threaten_spice_production", "imperial_basin", seat(spice=2), C=seat(spice=3))
    assert table.why_not("resolve:card/threaten_spice_production") == "cost: spice, have 6, need 7"


def test_threaten_spice_production_revealed() -> None:
    assert revealed("C", "threaten_spice_production").A.persuasion == 1


@pytest.mark.parametrize(("choice", "mine", "theirs"), [(1, (1, 0), (0, 1)), (2, (0, 1), (1, 0))])
def test_usul(choice: int, mine: tuple[int, int], theirs: tuple[int, int]) -> None:
    """Water and spice, one for the Commander, one for his Ally."""
    table = sent("E", "usul", "carthag").resolve("card/usul").choose(f"choose:{choice}")
    assert (table.A.water, table.A.spice) == mine
    assert (table.E.water, table.E.spice) == theirs


def test_usul_revealed() -> None:
    """It is a Fremen card."""
    table = revealed("C", "usul", "northern_watermaster")
    assert (table.A.persuasion, table.A.spice) == (3, 2)


# --- Shaddam ----------------------------------------------------------------------------------------------------------


def test_corrino_might_revealed() -> None:
    """A sword for the activated Ally, and for 3 spice 2 troops for each Ally."""
    table = revealed("B", "corrino_might", mine=seat(spice=3), B=seat(conflict=1)).resolve("card/corrino_might.2")
    assert (table.B.garrison, table.F.garrison, table.D.spice, table.trashed) == (5, 5, 0, ["corrino_might"])
    assert (table.B.swords, table.F.swords) == (1, 0)


def test_corrino_might() -> None:
    """Its Agent box is empty."""
    assert sent("B", "corrino_might", GATHER).can("end_turn")


@pytest.mark.parametrize(("choice", "mine", "theirs"), [(1, (1, 0), (0, 2)), (2, (0, 2), (1, 0))])
def test_critical_shipments(choice: int, mine: tuple[int, int], theirs: tuple[int, int]) -> None:
    """Water and 2 Solari, one for the Commander, one for his Ally."""
    table = sent("B", "critical_shipments", "accept_contract", contract_market=[], contract_stack=[])
    table.resolve("card/critical_shipments").choose(f"choose:{choice}")
    assert (table.D.water, table.D.solari) == mine
    assert (table.B.water, table.B.solari) == theirs


def test_critical_shipments_revealed() -> None:
    assert revealed("B", "critical_shipments").D.persuasion == 2


def test_demand_results() -> None:
    """The open contracts go to the Allies; the market is filled again."""
    more = {"contract_market": ["harvest_3", "espionage"], "contract_stack": ["heighliner_water", "arrakeen_spy"]}
    table = sent("B", "demand_results", GATHER, seat(solari=2), **more).choose("decline")
    table.resolve("card/demand_results").choose("contract:espionage")
    assert (table.B.contracts, table.F.contracts, table.D.contracts) == (["espionage"], ["harvest_3"], [])
    assert (table.contract_market, table.D.solari) == (["arrakeen_spy", "heighliner_water"], 0)
    assert table.trashed == ["demand_results"]


def test_demand_results_with_a_contract_that_is_completed_at_once() -> None:
    """Its reward is the Ally's; the last contract goes to the one who is activated."""
    more = {"contract_market": ["immediate"], "contract_stack": []}
    table = sent("B", "demand_results", GATHER, seat(solari=2), **more).choose("decline")
    table.resolve("card/demand_results")
    assert (table.B.contracts_done, table.B.solari, table.F.contracts) == (["immediate"], 2, [])


def test_demand_results_revealed() -> None:
    assert revealed("B", "demand_results", B=seat(conflict=1)).B.swords == 1


def test_devastating_assault() -> None:
    """A troop for the Ally, a Solari for the Commander."""
    table = sent("B", "devastating_assault", "imperial_basin")
    assert (table.B.garrison, table.D.solari, table.D.garrison) == (4, 1, 0)


def test_devastating_assault_revealed() -> None:
    """With a Swordmaster Bonus token 3 Solari buy 5 swords for the Ally, beside the 2 of the token."""
    mine = seat(solari=3, swordmaster_bonus=True)
    table = revealed("B", "devastating_assault", mine=mine, B=seat(conflict=1)).resolve("card/devastating_assault.2")
    assert (table.D.solari, table.D.persuasion, table.B.swords) == (0, 1, 7)


def test_devastating_assault_revealed_without_the_token() -> None:
    table = revealed("B", "devastating_assault", mine=seat(solari=3))
    assert table.why_not("resolve:card/devastating_assault.2") == "condition: swordmaster_bonus"


def test_imperial_ornithopter_revealed() -> None:
    table = revealed("B", "imperial_ornithopter", "imperial_ornithopter")
    assert (table.D.persuasion, table.D.solari) == (2, 2)


def test_imperial_ornithopter() -> None:
    """Its Agent box is empty."""
    assert sent("B", "imperial_ornithopter", "carthag").can("end_turn")


def test_imperial_tent() -> None:
    """A card that is no Fremen card goes to the Throne Row, and its place is filled."""
    row = ["maula_pistol", "corrinth_city", "guild_envoy", "shishakli", "leadership"]
    table = sent("B", "imperial_tent", "vast_wealth", row=row, imperium_deck=["truthtrance"])
    table.resolve("card/imperial_tent")
    assert table.legal == ["to_throne:corrinth_city", "to_throne:guild_envoy"]
    table.choose("to_throne:guild_envoy")
    assert table.throne_row == ["guild_envoy"]
    assert table.row == ["maula_pistol", "corrinth_city", "truthtrance", "shishakli", "leadership"]


def test_imperial_tent_without_such_a_card() -> None:
    """The turn can end without it."""
    table = sent("B", "imperial_tent", "vast_wealth")
    assert table.why_not("resolve:card/imperial_tent") == "condition: no_card_for_throne"
    assert table.can("end_turn")


def test_imperial_tent_revealed() -> None:
    assert revealed("B", "imperial_tent").D.persuasion == 1


def test_shared_starting_cards_are_those_of_everybody() -> None:
    """Seek Allies trashes itself in a Commander's deck too."""
    table = six(A=seat(hand=["seek_allies"])).choose("activate:3").play("seek_allies").to("deliver_supplies")
    assert "seek_allies" in table.trashed
