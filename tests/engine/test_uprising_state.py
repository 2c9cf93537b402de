"""What Uprising adds to the state: saved and read back, copied, hidden from those who must not see it."""

from __future__ import annotations

import json

from landsraad import determinize, to_dict, view
from landsraad.engine.machine.terms import HIDDEN
from landsraad.engine.save import from_dict
from tests.support.table import Table, given, seat

CHOAM = ("uprising", "choam")


def full_table() -> Table:
    """A turn of A in which everything of Uprising lies somewhere."""
    mine = seat(
        leader="lady_jessica",
        hand=["long_live_the_fighters"],
        deck=["dagger", "diplomacy", "reconnaissance", "convincing_argument"],
        intrigue=["distraction", "weirding_combat"],
        spies=["hagga_basin", "espionage_and_secrets"],
        sandworms=1,
        hooks=True,
        trophies=["desert_mouse_i", "propaganda"],
        trophies_matched=["trade_dispute", "protect_the_sietches"],
        contracts=["espionage", "harvest_3"],
        contracts_done=["immediate"],
        memories=2,
    )
    table = given(
        boxes=CHOAM,
        wall=False,
        trained=True,
        contract_market=["harvest_4", "heighliner_water"],
        contract_stack=["espionage", "high_council_solari"],
        contracts_aside=["sardaukar_draw"],
        A=mine,
        B=seat(leader="feyd_rautha_harkonnen", hand=["diplomacy"], training=5),
    )
    return table.intrigue("distraction").play("long_live_the_fighters").to("spice_refinery")


def test_a_state_is_read_back_as_it_was_saved() -> None:
    """Through plain JSON, with a card waiting face up and an effect in progress."""
    table = full_table().resolve("card/long_live_the_fighters")
    data = json.loads(json.dumps(to_dict(table.state)))
    again = from_dict(table.rules, data)
    assert to_dict(again) == data
    player = again.players[0]
    assert (player.spies, player.sandworms, player.hooks) == (table.A.state.spies, 1, True)
    assert (player.memories, again.players[1].training) == (2, 5)
    assert player.trophies == table.A.state.trophies
    assert player.trophies_matched == table.A.state.trophies_matched
    assert (player.contracts, player.contracts_done) == (table.A.state.contracts, table.A.state.contracts_done)
    assert (again.wall, again.trained, len(again.contracts_aside)) == (False, True, 1)


def test_a_copy_does_not_share_what_changes() -> None:
    """Playing on a copy leaves the original as it was."""
    table = full_table()
    before = to_dict(table.state)
    copy = table.copy().resolve("card/long_live_the_fighters").choose("keep:diplomacy", "discard:reconnaissance")
    assert copy.trashed == ["convincing_argument"]
    assert to_dict(table.state) == before


def test_the_cards_sorted_are_seen_by_their_owner_only() -> None:
    """Three on top of the deck while one is drawn and one discarded; nobody else sees any."""
    table = full_table().resolve("card/long_live_the_fighters")
    names = {card.number: card.id for card in table.rules.cards}
    own = view(table.game, 0).state.players[0].deck
    assert [names.get(card) for card in own] == [None, "diplomacy", "reconnaissance", "convincing_argument"]
    assert set(view(table.game, 1).state.players[0].deck) == {HIDDEN}
    table.choose("keep:reconnaissance")
    assert [names.get(card) for card in view(table.game, 0).state.players[0].deck] == [
        None,
        "diplomacy",
        "convincing_argument",
    ]


def test_contracts_face_down_are_hidden() -> None:
    """The stack is; the market, those set aside and those taken are open."""
    table = full_table()
    for who in (-1, 0, 1):
        seen = view(table.game, who).state
        assert seen.contract_stack == (HIDDEN, HIDDEN)
        assert seen.contract_market == table.state.contract_market
        assert seen.contracts_aside == table.state.contracts_aside
        assert seen.players[0].contracts == table.A.state.contracts


def test_a_game_drawn_from_a_view_has_the_same_open_pieces() -> None:
    """Spies, trophies and contracts stay where they are; the stack holds contracts that lie nowhere else."""
    table = full_table()
    for seed in range(20):
        drawn = determinize(table.game, 1, seed).state
        for before, after in zip(table.state.players, drawn.players, strict=True):
            assert (after.spies, after.trophies, after.contracts) == (before.spies, before.trophies, before.contracts)
        stack = {table.rules.contracts[number].id for number in drawn.contract_stack}
        assert len(drawn.contract_stack) == 2
        assert not stack & {"harvest_4", "heighliner_water", "immediate", "sardaukar_draw"}
