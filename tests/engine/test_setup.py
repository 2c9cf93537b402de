"""Setting a game up: pieces, decks, leaders, and setups that cannot be played (B-11 to B-22)."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad import Game, Setup, SetupError, new_game

TRIO = ("paul_atreides", "helena_richese", "count_ilban_richese")
WITH_BARON = ("paul_atreides", "baron_vladimir_harkonnen", "helena_richese")
ALL_LEADERS = [
    "baron_vladimir_harkonnen",
    "count_ilban_richese",
    "countess_ariana_thorvald",
    "duke_leto_atreides",
    "earl_memnon_thorvald",
    "glossu_the_beast_rabban",
    "helena_richese",
    "paul_atreides",
]


def leaders_of(game: Game) -> list[str]:
    """The leaders' ids, in seat order; "" for a seat without one."""
    return [player.leader.id if player.leader is not None else "" for player in game.state.players]


def asked(game: Game) -> tuple[str, int]:
    """What is asked of which seat."""
    assert game.decision is not None
    return game.decision.kind, game.decision.seat


def offered(game: Game) -> list[str]:
    """What can be picked, sorted: the parameters of the legal actions."""
    return sorted(action.split(":")[1] for action in game.legal_actions())


# --- Pieces -----------------------------------------------------------------------------------------------------------


def test_three_players_start_with_0_victory_points() -> None:
    """Three seats, each with 0 VP."""
    game = new_game(Setup(players=3, leaders=TRIO), seed=1)
    assert [player.vp for player in game.state.players] == [0, 0, 0]


def test_four_players_start_with_1_victory_point() -> None:
    """Four seats, each with 1 VP, and the ledger tells so."""
    game = new_game(Setup(players=4, leaders=(*TRIO, "duke_leto_atreides")), seed=1)
    assert [player.vp for player in game.state.players] == [1, 1, 1, 1]
    setup = game.rules.source_ids.index("setup")
    assert all(player.ledger == (setup, 1) for player in game.state.players)


@pytest.mark.parametrize("players", [3, 4])
def test_starting_pieces(players: int) -> None:
    """1 water, 3 troops in the garrison and 9 in the supply, 2 Agents, no Influence; 5 cards in hand, 5 in the deck."""
    leaders = (*TRIO, "duke_leto_atreides")[:players]
    game = new_game(Setup(players=players, leaders=leaders), seed=1)
    assert len(game.state.players) == players
    for player in game.state.players:
        assert (player.solari, player.spice, player.water) == (0, 0, 1)
        assert (player.garrison, player.supply, player.conflict) == (3, 9, 0)
        assert (player.agents, player.spaces) == (2, 0)
        assert [player.influence_of(faction) for faction in range(4)] == [0, 0, 0, 0]
        assert (player.council, player.swordmaster) == (False, False)
        assert (len(player.hand), len(player.deck)) == (5, 5)
        assert (player.discard, player.intrigue) == ((), ())


def test_starting_deck() -> None:
    """The ten starting cards of every seat."""
    game = new_game(Setup(players=3, leaders=TRIO), seed=1)
    for player in game.state.players:
        assert Counter(game.rules.cards[card].id for card in player.hand + player.deck) == {
            "convincing_argument": 2,
            "dagger": 2,
            "diplomacy": 1,
            "dune_the_desert_planet": 2,
            "reconnaissance": 1,
            "seek_allies": 1,
            "signet_ring": 1,
        }


def test_board_at_the_start() -> None:
    """Mentat and Alliances lie on the board, no Maker has bonus spice, nobody controls anything; it is round 1."""
    state = new_game(Setup(players=3, leaders=TRIO), seed=1).state
    assert state.mentat == -1
    assert state.alliances == (-1, -1, -1, -1)
    assert state.bonus_spice == (0, 0, 0)
    assert state.control == (-1, -1, -1)
    assert state.round == 1


def test_common_decks() -> None:
    """5 cards in the Imperium Row; 8 Arrakis Liaison, 10 The Spice Must Flow, 6 Foldspace; 40 Intrigue cards."""
    game = new_game(Setup(players=3, leaders=TRIO), seed=1)
    assert len(game.state.row) == 5
    assert {card.id: held for card, held in zip(game.rules.reserve, game.state.reserve, strict=True)} == {
        "arrakis_liaison": 8,
        "the_spice_must_flow": 10,
        "foldspace": 6,
    }
    assert len(game.state.intrigue_deck) == 40


@pytest.mark.parametrize(("promo", "cards"), [(False, 67), (True, 69)])
def test_imperium_deck_with_and_without_promo_cards(promo: bool, cards: int) -> None:
    """67 Imperium cards, 69 with the two promotional ones."""
    game = new_game(Setup(players=3, leaders=TRIO, promo=promo), seed=1)
    dealt = [game.rules.cards[card].id for card in game.state.row + game.state.imperium_deck]
    assert len(dealt) == cards
    assert ("jessica_of_arrakis" in dealt) is promo
    assert ("duncan_loyal_blade" in dealt) is promo


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_conflict_deck(seed: int) -> None:
    """Ten Conflicts: 1 of level I on top, which is revealed first, then 5 of level II, then all 4 of level III."""
    state = new_game(Setup(players=3, leaders=TRIO), seed=seed).state
    levels = [state.rules.conflicts[conflict].level for conflict in (*state.conflict_deck, state.conflict)]
    assert levels == [3, 3, 3, 3, 2, 2, 2, 2, 2, 1]
    assert len({*state.conflict_deck, state.conflict}) == 10


def test_first_player_is_random() -> None:
    """Any seat may get the First Player marker, and that seat begins."""
    games = [new_game(Setup(players=4, leaders=(*TRIO, "duke_leto_atreides")), seed=seed) for seed in range(40)]
    assert {game.state.first_player for game in games} == {0, 1, 2, 3}
    assert all(asked(game) == ("turn", game.state.first_player) for game in games)


def test_same_seed_same_game() -> None:
    """The seed decides everything: the same one deals the same cards, another one others."""
    decks = [new_game(Setup(players=3), seed=seed).state.imperium_deck for seed in ("a", "a", "b")]
    assert decks[0] == decks[1]
    assert decks[0] != decks[2]


# --- Leaders ----------------------------------------------------------------------------------------------------------


def test_named_leaders_go_to_their_seats() -> None:
    """Named leaders sit in the order of their naming, and nothing is asked about them."""
    game = new_game(Setup(players=3, leaders=TRIO), seed=1)
    assert leaders_of(game) == list(TRIO)
    assert asked(game)[0] == "turn"


def test_two_leaders_of_a_house_may_play() -> None:
    """One leader of each House is no rule."""
    game = new_game(Setup(players=3, leaders=("paul_atreides", "duke_leto_atreides", "helena_richese")), seed=1)
    assert leaders_of(game)[:2] == ["paul_atreides", "duke_leto_atreides"]


def test_random_leaders() -> None:
    """Random leaders are all different, and all eight come up."""
    games = [new_game(Setup(players=4, leader_mode="random"), seed=seed) for seed in range(20)]
    assert all(len(set(leaders_of(game))) == 4 for game in games)
    assert {leader for game in games for leader in leaders_of(game)} == set(ALL_LEADERS)


def test_chosen_leaders() -> None:
    """Each seat in order picks from all leaders that are left."""
    game = new_game(Setup(players=3, leader_mode="choose"), seed=1)
    assert asked(game) == ("choose_leader", 0)
    assert offered(game) == ALL_LEADERS
    game.play("leader:helena_richese")
    assert asked(game) == ("choose_leader", 1)
    assert offered(game) == [leader for leader in ALL_LEADERS if leader != "helena_richese"]
    game.play("leader:glossu_the_beast_rabban")
    assert asked(game) == ("choose_leader", 2)
    assert len(offered(game)) == 6
    game.play("leader:paul_atreides")
    assert leaders_of(game) == ["helena_richese", "glossu_the_beast_rabban", "paul_atreides"]
    assert (game.state.players[1].solari, game.state.players[1].spice) == (1, 1)
    assert asked(game)[0] == "turn"


@pytest.mark.parametrize("players", [3, 4])
def test_drafted_leaders(players: int) -> None:
    """Two more leaders than seats lie open; the last seat picks first."""
    game = new_game(Setup(players=players, leader_mode="draft"), seed=7)
    pool = offered(game)
    assert len(pool) == players + 2
    for seat in reversed(range(players)):
        assert asked(game) == ("choose_leader", seat)
        assert offered(game) == pool
        game.play(f"leader:{pool.pop(0)}")
    assert "" not in leaders_of(game)
    assert len(pool) == 2


def test_draft_lays_out_other_leaders_each_time() -> None:
    """The leaders of a draft are dealt at random."""
    pools = {tuple(offered(new_game(Setup(players=3, leader_mode="draft"), seed=seed))) for seed in range(10)}
    assert len(pools) > 1


# --- The Baron's tokens -----------------------------------------------------------------------------------------------


def test_baron_is_asked_for_two_tokens_before_round_1() -> None:
    """The Baron keeps two different factions; the first is named before the second, and then round 1 begins."""
    game = new_game(Setup(players=3, leaders=WITH_BARON), seed=1)
    assert asked(game) == ("choose_tokens", 1)
    assert game.state.round == 0
    assert all(player.hand == () for player in game.state.players)
    assert game.legal_actions() == ["token:emperor", "token:guild", "token:bene_gesserit"]
    game.play("token:emperor")
    assert asked(game) == ("choose_tokens", 1)
    assert game.legal_actions() == ["token:guild", "token:bene_gesserit", "token:fremen"]
    game.play("token:bene_gesserit")
    assert game.state.round == 1
    assert game.state.players[1].tokens == 0b0101


def test_baron_may_keep_any_two_tokens() -> None:
    """All six pairs of factions can be kept."""
    kept = set()
    first = new_game(Setup(players=3, leaders=WITH_BARON), seed=1)
    for one in first.legal_actions():
        second = first.copy()
        second.play(one)
        if second.state.round == 1:
            kept.add(second.state.players[1].tokens)
            continue
        for other in second.legal_actions():
            third = second.copy()
            third.play(other)
            kept.add(third.state.players[1].tokens)
    assert kept == {0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100}


def test_baron_chooses_tokens_after_all_leaders_are_chosen() -> None:
    """The Baron's tokens come after all other setup."""
    game = new_game(Setup(players=3, leader_mode="choose"), seed=1)
    game.play("leader:baron_vladimir_harkonnen")
    assert asked(game) == ("choose_leader", 1)
    game.play("leader:paul_atreides")
    game.play("leader:helena_richese")
    assert asked(game) == ("choose_tokens", 0)


# --- Setups that cannot be played -------------------------------------------------------------------------------------


def refusal(setup: Setup) -> str:
    """What the refusal of a setup says."""
    with pytest.raises(SetupError) as caught:
        new_game(setup, seed=1)
    return str(caught.value)


def test_unknown_box_is_refused() -> None:
    """The message names the box and those that are known."""
    message = refusal(Setup(boxes=("base", "atlantis")))
    assert "unknown box 'atlantis'" in message
    assert "base" in message.split(";")[1]


def test_no_box_is_refused() -> None:
    """Without a box there is nothing to play."""
    assert "no box" in refusal(Setup(boxes=()))


def test_box_named_twice_is_refused() -> None:
    """A box counts once."""
    assert "box is named twice" in refusal(Setup(boxes=("base", "base")))


@pytest.mark.parametrize("players", [-1, 0, 5, 7])
def test_wrong_number_of_players_is_refused(players: int) -> None:
    """The message names the number asked for and the numbers that can play."""
    message = refusal(Setup(players=players))
    assert message.startswith(f"{players} players")
    assert "1, 2, 3, 4, 6" in message


def test_unknown_leader_is_refused() -> None:
    """The message names the leader and those that are known."""
    message = refusal(Setup(players=3, leaders=("paul_atreides", "feyd_rautha", "helena_richese")))
    assert "unknown leader 'feyd_rautha'" in message
    assert all(leader in message for leader in ALL_LEADERS)


def test_leader_named_twice_is_refused() -> None:
    """A leader sits in one seat only."""
    message = refusal(Setup(players=3, leaders=("paul_atreides", "paul_atreides", "helena_richese")))
    assert "leader is named twice" in message


@pytest.mark.parametrize("named", [("paul_atreides",), (*TRIO, "duke_leto_atreides")])
def test_wrong_number_of_leaders_is_refused(named: tuple[str, ...]) -> None:
    """Named leaders are named for all seats; the message has both numbers."""
    said = {1: "1 leader is named for 3 seats", 4: "4 leaders are named for 3 seats"}[len(named)]
    assert said in refusal(Setup(players=3, leaders=named))


def test_unknown_leader_mode_is_refused() -> None:
    """The message names the mode and those that are known."""
    message = refusal(Setup(leader_mode="auction"))
    assert "'auction'" in message
    assert all(mode in message for mode in ("choose", "random", "draft"))
