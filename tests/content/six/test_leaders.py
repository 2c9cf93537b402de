"""The two Commanders, and the leader who plays otherwise with six players."""

from __future__ import annotations

import pytest

from landsraad import Setup, SetupError, new_game
from tests.support.six import BOXES, acting, revealed, sent, six
from tests.support.table import given, seat
from tests.support.uprising import KEEPER

ALLIES = ("gurney_halleck", "lady_jessica", "staban_tuek", "princess_irulan")


def named(*leaders: str) -> Setup:
    return Setup(players=6, boxes=BOXES, leaders=leaders)


def test_muaddib_draws_for_a_sandworm_of_the_activated_ally() -> None:
    """Unpredictable Foe."""
    table = revealed("E", "convincing_argument", E=seat(sandworms=1))
    assert len(table.A.intrigue) == 2
    other = revealed("C", "convincing_argument", E=seat(sandworms=1))
    assert len(other.A.intrigue) == 1


def test_muaddib_leads_the_way() -> None:
    """His Signet Ring draws a card for himself."""
    table = sent("E", "signet_ring", "carthag", seat(deck=["usul", "command_respect"]))
    assert (table.A.hand, table.E.hand) == (["command_respect"], ["diplomacy"])


def test_shaddam_corrino_iv_takes_the_contracts_set_aside_for_him() -> None:
    """Both Sardaukar contracts; his own space completes them."""
    table = sent("B", "signet_ring", "accept_contract").resolve("space/accept_contract.2")
    assert {"contract:sardaukar_draw", "contract:sardaukar_recall"} <= set(table.legal)
    table.choose("contract:sardaukar_draw")
    assert table.D.contracts == ["sardaukar_draw"]


def test_shaddam_corrino_iv_completes_them_on_his_board() -> None:
    mine = seat(spice=3, contracts=["sardaukar_draw"], deck=["seek_allies", "imperial_tent"])
    table = sent("B", "seek_allies", "sardaukar", mine)
    assert (table.D.contracts_done, table.D.hand) == (["sardaukar_draw"], ["seek_allies", "imperial_tent"])


def test_shaddam_corrino_iv_keeps_the_units_of_the_activated_ally_at_home() -> None:
    """Emperor of the Known Universe (R-349): the troop comes to the garrison, and nobody is asked what he deploys."""
    table = sent("B", "signet_ring", "carthag").resolve("leader/shaddam_corrino_iv")
    assert (table.D.solari, table.B.garrison) == (1, 5)
    table.end_turn()
    assert (table.asked, table.B.conflict) == ("turn", 0)


@pytest.mark.parametrize(("faction", "who", "track"), [("guild", "B", "guild"), ("emperor", "D", "emperor")])
def test_shaddam_corrino_iv_buys_influence(faction: str, who: str, track: str) -> None:
    """With the Emperor it is his own, with a faction of the board the Ally's."""
    table = sent("B", "signet_ring", "carthag", seat(solari=3)).resolve("leader/shaddam_corrino_iv")
    table.choose("choose:2", f"influence:{faction}")
    assert getattr(table, who).influence[track] == 1


def test_gurney_halleck_needs_ten_strength() -> None:
    """Instead of six (R-348)."""
    for strength, persuasion in ((9, 0), (10, 1)):
        gurney = seat(leader="gurney_halleck", conflict=4, swords=strength - 8, garrison=1, intrigue=[KEEPER])
        table = six(turn="C", C=gurney).reveal().plain()
        assert table.C.persuasion == persuasion
    usual = given(A=seat(leader="gurney_halleck", conflict=3, intrigue=[KEEPER]), boxes=("uprising",))
    assert usual.reveal().plain().A.persuasion == 1


# --- Who plays whom ---------------------------------------------------------------------------------------------------


def test_commanders_sit_opposite_each_other() -> None:
    """Muad'Dib first, Shaddam fourth; the others play other leaders, whoever chooses (U6-6)."""
    for mode in ("random", "choose", "draft"):
        game = new_game(Setup(players=6, boxes=BOXES, leader_mode=mode), 7)
        while game.decision is not None and game.decision.kind == "choose_leader":
            assert not {"leader:muaddib", "leader:shaddam_corrino_iv"} & set(game.legal_actions())
            game.play(game.legal_actions()[0])
        leaders = [player.leader.id for player in game.state.players if player.leader is not None]
        assert (leaders[0], leaders[3], len(set(leaders))) == ("muaddib", "shaddam_corrino_iv", 6)


def test_named_leaders_include_the_commanders() -> None:
    one, two, three, four = ALLIES
    setup = named("muaddib", one, two, "shaddam_corrino_iv", three, four)
    game = new_game(setup, 1)
    assert [player.leader.id for player in game.state.players if player.leader is not None] == list(setup.leaders)


def test_a_commander_on_another_seat_is_refused() -> None:
    one, two, three, four = ALLIES
    with pytest.raises(SetupError, match="gurney_halleck sits where the Commander muaddib does"):
        named(one, "muaddib", two, "shaddam_corrino_iv", three, four).rules()


@pytest.mark.parametrize("more", [(), ("base",), ("ix",)])
@pytest.mark.parametrize("mode", ["random", "choose", "draft"])
def test_recommended_leaders_suit_their_teams(mode: str, more: tuple[str, ...]) -> None:
    """U6-12: no others are offered, whatever leaders other boxes bring."""
    suited = (
        {"gurney_halleck", "lady_jessica", "staban_tuek", "lady_amber_metulli"},
        {"feyd_rautha_harkonnen", "lady_margot_fenring", "princess_irulan", "lady_amber_metulli"},
    )
    for seed in range(5):
        game = new_game(Setup(players=6, boxes=(*BOXES, *more), leader_mode=mode, recommended=True), seed)
        while game.decision is not None and game.decision.kind == "choose_leader":
            game.play(game.legal_actions()[seed % len(game.legal_actions())])
        for number in (1, 2, 4, 5):
            leader = game.state.players[number].leader
            assert leader is not None
            assert leader.id in suited[number % 2]


def test_an_ally_uses_his_own_leader() -> None:
    """Left ability and Signet Ring work as printed: Irulan's looks at the Great Houses."""
    table = six(turn="B", B=seat(leader="princess_irulan", hand=["diplomacy"], influence={"great_houses": 1}))
    table.play("diplomacy").to("economic_support").plain()
    assert (len(table.B.intrigue), table.B.influence["great_houses"]) == (1, 2)


def test_influence_of_a_commander_sets_off_what_his_ally_gains_for_it() -> None:
    """It is the Ally who reaches 2."""
    irulan = seat(leader="princess_irulan", influence={"great_houses": 1})
    table = acting("B", seat(hand=["seek_allies"]), B=irulan)
    table.play("seek_allies").to("economic_support").plain()
    assert (len(table.B.intrigue), table.B.vp, len(table.D.intrigue), table.D.vp) == (1, 1, 1, 0)
