"""What being asked, or not being asked, must not tell; what has shown something cannot be taken back."""

from __future__ import annotations

import pytest

from landsraad import Setup, View, new_game
from landsraad.engine.base.agents import SetAhead
from landsraad.engine.game import Game
from landsraad.engine.machine.advance import advance
from landsraad.table.undo import still_open
from tests.support.table import Table, given, seat
from tests.support.uprising import uprising

IDLE = seat(hand=["dagger"], agents=2)  # keeps the table waiting after A


def without_agents(*intrigue: str, hand: tuple[str, ...] = ("dagger",)) -> Table:
    """A's turn, with nothing left to send."""
    return given(A=seat(hand=list(hand), agents=0, intrigue=list(intrigue)), B=IDLE)


# --- Turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["ambush", "refocus"])
def test_k_g_the_reveal_turn_is_asked_for_with_any_intrigue_card(card: str) -> None:
    """K-G: whether the card can be played or not, the question comes."""
    table = without_agents(card)
    assert (table.asked, table.decider) == ("turn", "A")


def test_k_g_without_an_intrigue_card_the_only_turn_is_taken() -> None:
    """K-G: that there is none is known to all, and that no card of the deck goes anywhere without an Agent."""
    assert without_agents().A.state.has_revealed()


def test_k_g_a_card_that_moves_any_agent_may_be_in_hand() -> None:
    """Kwisatz Haderach needs no Agent on the leader: who owns it is asked, whether it is in hand or in the deck."""
    for hand, deck in ((["kwisatz_haderach"], ["dagger"]), (["dagger"], ["kwisatz_haderach"])):
        table = given(A=seat(hand=hand, deck=deck, agents=0, on=["arrakeen"]), B=IDLE)
        assert (table.asked, table.decider) == ("turn", "A")


def test_k_g_cards_that_reach_nothing_are_asked_for_as_those_that_do() -> None:
    """With an Agent left and a card somewhere that could send it, hand or deck."""
    table = given(A=seat(hand=["convincing_argument"], deck=["dagger"]), B=IDLE)
    assert (table.asked, table.legal) == ("turn", ["reveal"])


def test_d_3_the_endgame_is_asked_for_with_any_intrigue_card() -> None:
    """D-3: EndgameCards as well; without a card nobody is asked."""
    assert given(phase="endgame", A=seat(intrigue=["ambush"])).legal == ["pass"]
    assert given(phase="endgame", A=seat()).game.over


def test_d_3_a_row_that_needs_a_card_of_the_hand_keeps_the_turn_open() -> None:
    """Treacherous Maneuver trashes an Emperor card of the hand: the turn is asked for whether there is one or not."""
    for card in ("sardaukar_soldier", "dagger"):
        table = uprising(A=seat(hand=["treacherous_maneuver", card, "dagger"])).play("treacherous_maneuver")
        table.to("deliver_supplies")
        assert (table.asked, table.decider) == ("agent_effects", "A")


def test_who_is_asked_for_a_card_of_the_hand_has_one_in_each_world_that_agrees() -> None:
    """Others see that Treacherous Maneuver is paid for with an Emperor card: it is in every hand that is drawn."""
    hand, deck = ["treacherous_maneuver", "sardaukar_soldier", "dagger"], ["diplomacy"] * 9
    table = (
        uprising(A=seat(hand=hand, deck=deck), row=["dagger"] * 5).play("treacherous_maneuver").to("deliver_supplies")
    )
    table.resolve("card/treacherous_maneuver")
    assert (table.asked, table.legal) == ("trash", ["trash_hand:sardaukar_soldier"])
    for chance in range(20):
        drawn = Game(View(table.game, 1).determinize(chance), [])
        assert drawn.legal_actions() == table.legal


@pytest.mark.parametrize("card", ["dagger", "diplomacy"])
def test_d_3_two_cards_to_discard_from_are_asked_for(card: str) -> None:
    """Two equal cards leave one choice, and it is asked like the choice among two."""
    table = given(boxes=("base", "ix"), A=seat(hand=["truthsayer", "dagger", card], deck=["dagger"] * 2))
    table.play("truthsayer").to("secrets").resolve("card/truthsayer")
    assert (table.asked, table.decider) == ("discard", "A")


@pytest.mark.parametrize("card", ["dagger", "diplomacy"])
def test_a_card_set_ahead_is_not_told_by_what_is_left(card: str) -> None:
    """Ilesa Ecaz sets a card aside face down: whether it was one that everybody knew cannot be seen."""
    table = given(boxes=("base", "ix"), A=seat(leader="ilesa_ecaz", hand=["dagger", "diplomacy"]), B=IDLE)
    table.A.state.known_hand = table.A.state.hand[:1]
    table.state.push(SetAhead(), 0, table.rules.setup_source)
    advance(table.state)
    table.choose(f"keep:{card}")
    assert table.A.state.known_hand == ()


# --- Tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["emperor", "guild", "bene_gesserit"])
def test_d_4_both_tokens_are_asked_for(first: str) -> None:
    """D-4: whatever the first one is, the second is a question of its own."""
    leaders = ("baron_vladimir_harkonnen", "paul_atreides", "count_ilban_richese")
    game = new_game(Setup(players=3, boxes=("base", "ix"), leaders=leaders), "tokens")
    asked = []
    game.play(f"token:{first}")
    while game.decision is not None and game.decision.kind == "choose_tokens":
        asked.append(game.decision.seat)
        game.play(game.legal_actions()[-1])
    assert asked == [0]


# --- Taking back ------------------------------------------------------------------------------------------------------


def takes_back(game: Game, action: str) -> bool:
    """Can the asked seat take a choice back?"""
    before = game.copy()
    listener = game.listen()
    game.play(action)
    return still_open(before.state, game.state, before.state.decider(), listener.take())


def last_to_choose(setup: Setup) -> Game:
    """A game in which the last seat chooses its leader."""
    game = new_game(setup, "the last leader")
    while sum(player.leader is None for player in game.state.players) > 1:
        game.play(next(action for action in game.legal_actions() if action not in LEFT))
    return game


LEFT = ("leader:hundro_moritani", "leader:baron_vladimir_harkonnen")


def test_d_5_a_leader_that_sees_intrigue_cards_is_not_given_back() -> None:
    """D-5: the last to choose takes Hundro Moritani, and is shown two cards."""
    game = last_to_choose(Setup(players=3, boxes=("base", "ix"), leader_mode="choose"))
    assert not takes_back(game, "leader:hundro_moritani")
    assert game.decision is not None
    assert game.decision.kind == "keep_intrigue"


def test_d_5_dealt_contracts_are_not_given_back() -> None:
    """D-5: the last leader chosen, the first contracts are dealt, perhaps to the same seat."""
    boxes = ("uprising", "choam", "base", "ix")
    for number in range(3):
        game = new_game(Setup(players=3, boxes=boxes, leader_mode="draft"), number)
        before = -1
        while game.decision is not None and game.decision.kind != "keep_contract":
            before = int(game.state.fixed)
            game.play(game.legal_actions()[0])
        assert game.state.fixed > before


def test_d_5_paul_is_not_given_back_in_the_solo_game() -> None:
    """D-5: he sees the top card of his deck as soon as he is chosen."""
    game = new_game(Setup(players=1, leader_mode="choose"), "solo")
    assert not takes_back(game, "leader:paul_atreides")
    other = new_game(Setup(players=1, leader_mode="choose"), "solo")
    assert takes_back(other, "leader:glossu_the_beast_rabban")


def test_d_5_what_comes_up_under_a_trashed_card_is_not_covered_again() -> None:
    """D-5: Paul Atreides trashes the top card by Poison Snooper and sees the next one."""
    mine = seat(leader="paul_atreides", hand=["dagger"], deck=["diplomacy"] * 3, intrigue=["poison_snooper"])
    table = given(A=mine).intrigue("poison_snooper")
    assert table.asked == "look_at_top"
    assert not takes_back(table.game, "choose:2")
