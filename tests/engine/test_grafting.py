"""Grafts: what two cards do as one, what is known and kept in the middle of one, what cannot be taken back."""

from __future__ import annotations

import copy
import pickle

import pytest

from landsraad import View, from_dict, to_dict, view
from landsraad.engine.game import Game
from landsraad.engine.machine.terms import HIDDEN
from landsraad.table.undo import still_open
from tests.support.immortality import (
    DULL_ROW,
    KEEPER,
    WAITING,
    grafted,
    holding,
    immortality,
    pair,
    reach,
    revealed,
    rich,
)
from tests.support.table import Table, given, seat

IX = ("base", "ix", "immortality")


# --- Two cards as one -------------------------------------------------------------------------------------------------


def test_ghola_with_weirding_way_has_two_more_turns() -> None:
    """One after the other, before anybody else (IM-33); each may be left."""
    mine = seat(hand=["dagger", "reconnaissance", "diplomacy"], agents=3, swordmaster=True)
    table = grafted("ghola", "weirding_way", "imperial_basin", mine, boxes=IX)
    once = table.copy().resolve("card/weirding_way").end_turn()
    table.resolve("card/weirding_way").resolve("card/ghola").end_turn()
    for after, more in ((once, 1), (table, 2)):
        for card, space in (("dagger", "tech_negotiation"), ("reconnaissance", "arrakeen"))[:more]:
            assert after.decider == "A"
            after.play(card).to(space)
            while after.decider == "A" and after.asked == "agent_effects":
                after.choose("end_turn" if after.can("end_turn") else after.legal[0])
        assert after.decider == "B"


def test_ghola_with_weirding_way_and_a_reveal_turn_before_the_last() -> None:
    """Who has revealed takes no further turn."""
    mine = seat(hand=["dagger"], agents=3, swordmaster=True)
    table = grafted("ghola", "weirding_way", "imperial_basin", mine, boxes=IX)
    table.resolve("card/weirding_way").resolve("card/ghola").end_turn().reveal("A").plain().end_turn()
    assert table.decider == "B"


def test_ghola_with_carryall_gains_the_base_spice_four_times() -> None:
    """The bonus spice once (IM-34)."""
    table = grafted("ghola", "carryall", "imperial_basin", bonus_spice={"imperial_basin": 2})
    assert table.A.spice == 4 * 1 + 2


def test_ghola_with_kwisatz_haderach_sends_one_agent_and_draws_two_cards() -> None:
    """The Agent comes from anywhere, to anywhere (IM-34, IM-35)."""
    table = pair("ghola", "kwisatz_haderach", rich(deck=["dagger"] * 3, on=["wealth"], agents=1))
    assert table.asked == "send_agent"
    table.choose(next(action for action in table.legal if action.startswith("move:wealth"))).to("secrets").plain()
    assert (table.A.on, table.A.agents, len(table.A.hand)) == (["secrets"], 1, 2)


def test_a_cheaper_space_is_cheaper_for_both() -> None:
    """Guild Accord takes 2 spice off Heighliner, and may go there past enemies."""
    mine = seat(spice=4, garrison=0)
    assert grafted("face_dancer_initiate", "guild_accord", "heighliner", mine, boxes=IX).A.spice == 0


def test_slig_farmers_solari_are_one_gain() -> None:
    """Yuna Moritani adds 1 (IM-48)."""
    mine = seat(leader="yuna_moritani", solari=3)
    table = grafted("slig_farmer", "for_humanity", "dreadnought", mine, boxes=IX)
    assert table.resolve("card/slig_farmer").A.solari == 3 + 1


def test_the_ring_of_shaddam_bans_deploying_though_it_is_the_partner() -> None:
    """In that turn (R-255)."""
    mine = seat(leader="shaddam_corrino_iv", hand=["beguiling_pheromones", "signet_ring"], intrigue=["weirding_combat"])
    row = ["long_live_the_fighters"] * 5
    table = given(boxes=("uprising", "choam", "immortality"), A=mine, B=WAITING, row=row)
    table.play("beguiling_pheromones").graft("signet_ring").to("imperial_basin").plain()
    assert table.offers("deploy") == []


def test_two_copies_of_a_graft_card() -> None:
    """Each box once."""
    table = grafted("planned_coupling", "planned_coupling", "secrets", seat(deck=["dagger"] * 3))
    assert (len(table.A.hand), table.A.in_play) == (2, ["planned_coupling"] * 2)


def test_conditions_hold_after_the_partner_has_left_play() -> None:
    """Interstellar Conspiracy was grafted to a card of the Emperor, wherever that is now."""
    table = grafted("interstellar_conspiracy", "imperial_spy", "arrakeen").resolve("card/imperial_spy")
    table.resolve("card/interstellar_conspiracy.2").choose("influence:guild")
    assert (table.trashed, table.A.influence["guild"]) == (["imperial_spy"], 1)


def test_the_partner_of_a_chairdog_that_is_gone_comes_back_all_the_same() -> None:
    """That is fixed when the two are played (IM-42)."""
    table = grafted("chairdog", "replacement_eyes", "carthag").resolve("card/replacement_eyes")
    table.choose("trash_play:chairdog").end_turn()
    while table.decider != "A":
        table.choose("reveal" if table.can("reveal") else "end_turn")
    table.reveal("A")
    assert [table.rules.cards[card].id for card in table.A.state.revealed] == ["replacement_eyes"]


def test_ghola_doubles_what_a_card_takes_off_the_cost() -> None:
    """Guild Accord and its copy: Heighliner costs 6 - 2 - 2 spice."""
    assert pair("ghola", "guild_accord", seat(spice=2), boxes=IX).to("heighliner").A.spice == 0
    assert "heighliner" not in reach(pair("ghola", "guild_accord", seat(spice=1), boxes=IX))


# --- Usurp ------------------------------------------------------------------------------------------------------------


def usurping(card: str, space: str, mine: seat | None = None, **more: object) -> Table:
    """A has sent an Agent with Usurp and a card of the Row."""
    more.setdefault("row", [card, *DULL_ROW[1:]])
    return holding("usurp", mine=mine, **more).play("usurp").graft(card, row=True).to(space).plain()


def test_nobody_acquires_the_card_that_is_grafted_in_the_row() -> None:
    """Tleilaxu Master from the Row acquires any other card of it; of two copies one is left."""
    mine = seat(research="c4r2")
    table = usurping("tleilaxu_master", "hall_of_oratory", mine).resolve("card/tleilaxu_master")
    assert "opulence" in table.offers("acquire")
    assert "tleilaxu_master" not in table.offers("acquire")
    row = ["tleilaxu_master", "tleilaxu_master", *DULL_ROW[2:]]
    twice = usurping("tleilaxu_master", "hall_of_oratory", seat(research="c4r2"), row=row, imperium_deck=["dagger"] * 3)
    twice.resolve("card/tleilaxu_master").choose("acquire:tleilaxu_master")
    assert twice.A.discard == ["tleilaxu_master"]
    twice.end_turn()
    assert (twice.trashed, len(twice.row), "tleilaxu_master" in twice.row) == (["tleilaxu_master"], 5, False)


def test_what_comes_of_trashing_the_card_is_gained_as_the_turn_ends() -> None:
    """Replacement Eyes move the token; what is unloaded comes too. The turn is over: nothing can be paid with it."""
    eyes = usurping("replacement_eyes", "carthag")
    assert eyes.A.tleilaxu == 0
    assert eyes.end_turn().A.tleilaxu == 1
    esmar = usurping("esmar_tuek", "imperial_basin", boxes=IX)
    assert (esmar.A.spice, esmar.A.solari) == (1, 0)
    esmar.end_turn()
    assert (esmar.A.spice, esmar.A.solari, esmar.decider) == (1 + 2, 2, "B")


def test_a_card_in_the_row_that_trashes_itself_takes_no_copy_that_is_in_play() -> None:
    """Power Play: the one in play stays, the one in the Row is trashed once, as the turn ends."""
    table = usurping("power_play", "wealth", seat(in_play=["power_play"]))
    assert (table.A.influence["emperor"], table.trashed, table.A.in_play) == (2, [], ["power_play", "usurp"])
    assert table.end_turn().trashed == ["power_play"]


def test_a_card_in_the_row_lends_icons_that_are_judged_there() -> None:
    """Long Reach needs another sister in play; a card without icons is not offered."""
    row = ["long_reach", "clandestine_meeting"]
    assert not holding("usurp", row=row).can("play:usurp")
    sister = holding("usurp", mine=seat(in_play=["bene_gesserit_initiate"]), row=row)
    assert reach(sister.play("usurp").graft("long_reach", row=True)) >= {"arrakeen", "hall_of_oratory"}


def test_kwisatz_haderach_of_the_row_moves_any_agent() -> None:
    """And is trashed as the turn ends."""
    mine = seat(on=["wealth"], agents=0, deck=["dagger"])
    table = holding("usurp", mine=mine, row=["kwisatz_haderach", *DULL_ROW[1:]]).play("usurp")
    table.graft("kwisatz_haderach", row=True)
    if table.can("move:wealth"):
        table.choose("move:wealth")
    table.to("secrets").plain()
    assert (table.A.on, table.A.hand) == (["secrets"], ["dagger"])
    assert table.end_turn().trashed == ["kwisatz_haderach"]


def test_dispatch_an_envoy_with_usurp() -> None:
    """Its icons may go to the card of the Row; Usurp alone has none."""
    mine = seat(intrigue=["dispatch_an_envoy"])
    table = holding("usurp", mine=mine, row=["clandestine_meeting", "arrakis_recruiter"]).intrigue("dispatch_an_envoy")
    table.play("usurp").graft("clandestine_meeting", row=True).choose("choose:2").to("stillsuits").plain()
    assert (table.A.influence["fremen"], table.A.influence["bene_gesserit"]) == (1, 1)


# --- In the middle of a graft -----------------------------------------------------------------------------------------


def moments() -> list[Table]:
    """A graft is asked for, icons are placed, the Agent is sent, effects wait; with cards of the hand and the Row."""
    hand = holding("ghola", "dagger", "diplomacy").play("ghola")
    row = holding("usurp", "dagger", row=["keys_to_power", *DULL_ROW[1:]]).play("usurp")
    placed = row.copy().graft("keys_to_power", row=True)
    envoy = holding("ghola", "dagger", mine=seat(intrigue=["dispatch_an_envoy"])).intrigue("dispatch_an_envoy")
    horror = grafted("stitched_horror", "dagger", "carthag").resolve("card/stitched_horror").choose("choose:2")
    return [
        hand,
        row,
        placed,
        envoy.play("ghola").graft("dagger"),
        placed.copy().to("hall_of_oratory"),
        grafted("chairdog", "dagger", "carthag").end_turn(),
        horror,
    ]


@pytest.mark.parametrize("moment", range(7))
def test_a_game_comes_again_in_the_middle(moment: int) -> None:
    """Saved, pickled, copied: the same question, the same answers."""
    game = moments()[moment].game
    saved = Game(from_dict(game.rules, to_dict(game)), [])
    ways: list[Game] = [saved, pickle.loads(pickle.dumps(game)), copy.deepcopy(game), game.copy()]
    for other in ways:
        assert other.legal_actions() == game.legal_actions()
        for action in game.legal_actions():
            one, same = game.copy(), other.copy()
            one.play(action)
            same.play(action)
            assert to_dict(one) == to_dict(same)


@pytest.mark.parametrize("moment", range(7))
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_what_is_seen_in_the_middle(moment: int, viewer: int) -> None:
    """Both cards are open; a world that agrees with the view goes on as the game does, where the viewer chooses."""
    game = moments()[moment].game
    seen = view(game, viewer)
    for name in ("card", "grafted", "usurps", "icons_on", "icons"):
        assert getattr(seen.state.turn, name) == getattr(game.state.turn, name)
    hidden = seen.state.players[0].hand
    assert viewer == 0 or set(hidden) <= {HIDDEN}
    world = View(game.state, viewer).determinize("a world")
    assert HIDDEN not in world.tleilaxu_deck
    assert world.tleilaxu_row == game.state.tleilaxu_row
    if viewer == 0:
        assert world.players[0].hand == game.state.players[0].hand


def test_the_tleilaxu_deck_is_hidden() -> None:
    """From all; the row is open."""
    table = immortality(A=WAITING, tleilaxu_deck=["usurp", "ghola"])
    for viewer in (0, 1, -1):
        assert view(table.game, viewer).state.tleilaxu_deck == (HIDDEN, HIDDEN)
        assert view(table.game, viewer).state.tleilaxu_row == table.state.tleilaxu_row


def is_open(before: Table, action: str) -> bool:
    """May A still take an action back?"""
    after = before.copy()
    listener = after.game.listen()
    after.choose(action)
    return still_open(before.state, after.state, 0, listener.take())


def test_a_graft_can_be_taken_back_until_something_new_is_seen() -> None:
    """Cards of the hand are laid open by their owner; a new card in a row, a card drawn, cannot be taken back."""
    hand = holding("ghola", "dagger", "diplomacy").play("ghola")
    assert is_open(hand, "graft:dagger")
    row = holding("usurp", "dagger", row=["keys_to_power", *DULL_ROW[1:]]).play("usurp")
    assert is_open(row, "graft_row:keys_to_power")
    ending = row.graft("keys_to_power", row=True).to("hall_of_oratory").plain()
    assert not is_open(ending, "end_turn")
    buying = revealed("dagger", mine=seat(specimens=3), tleilaxu_deck=["usurp"])
    assert not is_open(buying, "clone:contaminator")
    assert is_open(buying, "clone:reclaimed_forces")
    assert is_open(holding("dagger", mine=seat(specimens=1, supply=0)), "return_specimen")
    assert not is_open(holding("dagger"), "atomics")
    assert is_open(holding("dagger", mine=seat(research="c1r3", intrigue=["breakthrough"])), "intrigue:breakthrough")


# --- Reasons ----------------------------------------------------------------------------------------------------------


def test_reasons_of_grafts() -> None:
    """Why a graft card is not played, why a card does not join it."""
    assert holding("planned_coupling").why_not("play:planned_coupling") == "condition: no_partner"
    nowhere = holding("slig_farmer", "clandestine_meeting", B=seat(hand=["diplomacy"], on=["hall_of_oratory"]))
    assert nowhere.why_not("play:slig_farmer") == "condition: no_space"
    assert holding("ghola", "dagger", mine=seat(agents=0, garrison=0)).why_not("play:ghola") == "no_agent"
    asking = holding("ghola", "dagger", "diplomacy").play("ghola")
    assert asking.why_not("graft:signet_ring") == "not_held: hand"
    late = revealed("dagger")
    assert late.why_not("clone:usurp") == "not_held: tleilaxu_row"
    assert late.why_not("clone:contaminator") == "no_units: specimens, have 0, need 1"
    assert KEEPER in late.A.intrigue
