"""The rules of the six-player game of Uprising (docs/rules.md, U6-1 to U6-54) that no single component shows."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad import Setup, SetupError, View, new_game
from landsraad.engine.course.endgame import has_won, side_standing
from landsraad.engine.machine.terms import PLAYER_TURNS
from tests.support.six import BOXES, acting, revealed, sent, six
from tests.support.table import Table, seat
from tests.support.uprising import KEEPER

SEATS = "ABCDEF"
ALLIES = "BCEF"


# --- Who can play it --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("boxes", [("base",), ("base", "ix"), ("uprising",), ("uprising", "ix")])
def test_six_play_uprising_with_the_choam_module(boxes: tuple[str, ...]) -> None:
    """U6-9: anything else is refused, and the message says what it takes."""
    with pytest.raises(SetupError, match="uprising, choam"):
        Setup(players=6, boxes=boxes).rules()


def test_five_cannot_play() -> None:
    with pytest.raises(SetupError, match="5 players cannot play; it can be 1, 2, 3, 4, 6"):
        Setup(players=5, boxes=BOXES).rules()


@pytest.mark.parametrize("boxes", [BOXES, (*BOXES, "base"), (*BOXES, "ix"), (*BOXES, "base", "ix")])
def test_other_boxes_join_in(boxes: tuple[str, ...]) -> None:
    """U6-49."""
    assert len(new_game(Setup(players=6, boxes=boxes), 1).state.players) == 6


# --- Setup ------------------------------------------------------------------------------------------------------------


def test_what_everybody_begins_with() -> None:
    """U6-7, U6-8."""
    g = new_game(Setup(players=6, boxes=BOXES), "setup").state
    for number, player in enumerate(g.players):
        commander = number in (0, 3)
        assert (player.vp, player.water, player.agents) == (4 if commander else 1, 1, 2)
        assert (player.garrison, player.supply) == ((0, 0) if commander else (3, 9))
        assert player.spies_in_supply() == 3
        assert len(player.trophies) == (0 if commander else 1)
        assert len(player.deck) + len(player.hand) in (9, 10)
        assert g.is_commander(number) == commander
    assert [g.team_of(number) for number in range(6)] == [0, 1, 0, 1, 0, 1]
    assert (g.allies_of(0), g.allies_of(3)) == ([2, 4], [5, 1])


def test_the_conflict_deck_has_nine_cards() -> None:
    """U6-5, R-346: five of level II over four of level III."""
    game = new_game(Setup(players=6, boxes=BOXES), 3)
    deck = [*game.state.conflict_deck, *([int(game.state.conflict)] if game.state.round else [])]
    assert [game.rules.conflicts[card].level for card in deck] == [3] * 4 + [2] * 5


def test_contracts_of_the_market() -> None:
    """U6-9: two lie open, 16 in the stack, both Sardaukar contracts are Shaddam's."""
    game = new_game(Setup(players=6, boxes=BOXES), 3)
    g = game.state
    assert (len(g.contract_market), len(g.contract_stack)) == (2, 16)
    aside = [g.rules.contracts[number].id for number in g.contracts_aside]
    assert aside == ["sardaukar_draw", "sardaukar_recall"]


def test_each_team_has_one_objective_of_each_kind() -> None:
    """U6-10: the owner of the first Desert Mouse begins, an Ally."""
    firsts = set()
    for seed in range(40):
        g = new_game(Setup(players=6, boxes=BOXES), seed).state
        goals = [
            [g.rules.source_ids[source].removeprefix("objective/") for source in player.trophies]
            for player in g.players
        ]
        for team in (0, 1):
            kinds = sorted(goal.rpartition("_")[0] for own in goals[team::2] for goal in own)
            assert kinds == ["crysknife", "desert_mouse"]
        assert goals[g.first_player] == ["desert_mouse_i"]
        firsts.add(int(g.first_player))
    assert firsts == {1, 2, 4, 5}


def test_shaddam_moves_a_card_to_the_throne_row_before_the_first_round() -> None:
    """U6-11."""
    game = new_game(Setup(players=6, boxes=BOXES), 3)
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.kind, game.state.round) == (3, "to_throne", 0)
    row = len(game.state.row)
    game.play(game.legal_actions()[0])
    assert (len(game.state.throne_row), len(game.state.row)) == (1, row)


# --- Order of play, and whom a Commander acts for ---------------------------------------------------------------------


def test_a_commander_chooses_an_ally_in_each_turn() -> None:
    """U6-13: also for his Reveal turn, either of them."""
    table = six(A=seat(hand=["usul", "command_respect"]))
    assert (table.decider, table.asked, table.legal) == ("A", "activate_ally", ["activate:3", "activate:5"])
    table.choose("activate:5").reveal()
    assert table.state.acts_for(0) == 4


def test_an_arrow_points_to_one_ally() -> None:
    """U6-14: with the Agent that points to him sent, a Commander cannot send one for the same Ally."""
    mine = seat(hand=["usul", "seek_allies"], arrows=["carthag", ""], intrigue=[KEEPER])
    table = six(A=mine).choose("activate:3")
    assert table.why_not("play:seek_allies") == "no_agent"
    other = six(A=mine).choose("activate:5").play("seek_allies").to("deliver_supplies").plain()
    assert (other.E.influence["guild"], [int(space) for space in other.A.state.arrows].count(-1)) == (1, 0)


def test_the_swordmaster_points_both_ways() -> None:
    """U6-14: it is sent where the Agent with one arrow is away; then it has served (U6-35)."""
    mine = seat(hand=["usul", "seek_allies"], arrows=["carthag", "", ""], swordmaster=True, intrigue=[KEEPER])
    table = six(A=mine).choose("activate:3").play("seek_allies").to("deliver_supplies").plain()
    assert table.C.influence["guild"] == 1
    assert (table.A.state.arrows[1], table.A.state.swordmaster_sent) == (-1, True)


def test_an_agent_that_is_recalled_can_be_sent_for_the_same_ally_again() -> None:
    """Its arrow comes back with it."""
    mine = seat(hand=["signet_ring"], solari=3, arrows=["carthag", ""], influence={"fremen": 2}, intrigue=[KEEPER])
    table = six(A=mine, C=seat(influence={"great_houses": 2})).choose("activate:5").play("signet_ring")
    table.to("imperial_privilege").resolve("space/imperial_privilege.2").plain()
    assert table.A.on == ["imperial_privilege"]
    assert (table.A.agents, table.A.state.arrows[0]) == (1, -1)


def test_an_agent_sent_from_the_board_must_point_to_the_activated_ally() -> None:
    """Kwisatz Haderach of the base game moves any Agent, of a Commander one with the right arrow."""
    mine = seat(hand=["kwisatz_haderach"], arrows=["carthag", "secrets"], intrigue=[KEEPER])
    table = six(A=mine, boxes=(*BOXES, "base")).choose("activate:5").play("kwisatz_haderach")
    if table.asked == "send_agent" and any(action.startswith("move") for action in table.legal):
        assert [action for action in table.legal if action.startswith("move")] == ["move:secrets"]
    table.choose("send:deliver_supplies").plain()
    assert (sorted(table.A.on), table.E.influence["guild"]) == (["carthag", "deliver_supplies"], 1)


def test_the_marker_goes_to_commanders_too() -> None:
    """It moves one seat clockwise each round."""
    assert six(phase="recall", first="B").first_player == "C"
    assert six(phase="recall", first="C").first_player == "D"


def test_teammates_agents_block_too() -> None:
    """U6-47."""
    table = six(turn="C", C=seat(hand=["diplomacy"]), E=seat(on=["secrets"], hand=["dagger"])).play("diplomacy")
    assert table.why_not("send:secrets") == "occupied: enemy"


# --- What comes to the Ally -------------------------------------------------------------------------------------------


def test_units_swords_and_influence_come_to_the_activated_ally() -> None:
    """U6-15: all else is the Commander's own."""
    table = sent("E", "usul", "research_station", seat(water=2, deck=["seek_allies", "command_respect"]))
    assert (table.E.garrison, table.C.garrison, table.A.garrison, len(table.A.hand)) == (5, 3, 0, 2)
    swords = revealed("E", "limited_landsraad_access", E=seat(conflict=2))
    assert (swords.E.strength, swords.C.strength) == (5, 0)


def test_the_ally_decides_what_he_deploys() -> None:
    """U6-16: what came this turn and two of his garrison, after the Commander's effects; he may decline."""
    table = sent("E", "signet_ring", "carthag").end_turn()
    assert (table.decider, table.asked) == ("E", "ally_deploys")
    assert table.legal == ["deploy:1", "deploy:2", "deploy:3", "decline"]
    left = table.copy().choose("decline")
    assert (left.E.conflict, left.decider) == (0, "B")
    table.choose("deploy:2")
    assert (table.E.conflict, table.decider) == (2, "A")
    assert table.end_turn().decider == "B"


def test_deploying_may_open_effects_of_the_commander() -> None:
    """Then his turn goes on (U6-17): Chani counts the units of the Ally for whom he acts."""
    mine = seat(hand=["chani_clever_tactician"], intrigue=[KEEPER])
    table = six(A=mine).choose("activate:5").play("chani_clever_tactician").to("carthag").plain()
    assert table.why_not("resolve:card/chani_clever_tactician") == "no_units: units, have 0, need 3"
    held = len(table.A.intrigue)
    table.end_turn().choose("deploy:3")
    assert (table.decider, len(table.A.intrigue)) == ("A", held + 1)


def test_the_commander_decides_what_his_cards_do_with_the_allys_units() -> None:
    """U6-17: losing and retreating units is done by the Ally, as the Commander says."""
    table = revealed("E", "chani_clever_tactician", E=seat(conflict=3)).resolve("card/chani_clever_tactician")
    assert (table.E.conflict, table.E.garrison, table.E.swords) == (1, 5, 4)


def test_an_ally_who_reveals_without_units_loses_what_the_commander_has_lent() -> None:
    """U6-18: units that come later fight without these swords."""
    lent = revealed("E", "limited_landsraad_access")
    assert lent.E.swords == 1
    table = six(turn="E", E=seat(hand=["dagger"], swords=1)).reveal()
    assert table.E.swords == 0
    with_units = six(turn="E", E=seat(hand=["dagger"], swords=1, conflict=1)).reveal()
    assert with_units.E.strength == 4


def test_a_card_of_the_ally_that_waits_for_a_deployment_may_come_of_it() -> None:
    """R-277: units deployed in the turn of a Commander count for both (U6-17)."""
    table = six(turn="E", E=seat(hand=["diplomacy", "dagger"], intrigue=["distraction"]))
    table.intrigue("distraction").play("diplomacy").to("deliver_supplies")
    while table.decider != "A":
        table.choose("reveal" if table.can("reveal") else table.legal[-1])
    table.choose("activate:5").play("signet_ring").to("carthag").end_turn().choose("deploy:3")
    assert (table.decider, table.asked) == ("E", "place_spy")


# --- Combat -----------------------------------------------------------------------------------------------------------


def in_combat(**more: seat) -> Table:
    return six(phase="combat", first="A", **more)


def test_a_commander_plays_combat_cards_for_an_ally_in_the_conflict() -> None:
    """U6-19: all of a card applies to one of them."""
    rival = seat(conflict=1, intrigue=[KEEPER])
    table = in_combat(A=seat(intrigue=["find_weakness"]), C=seat(conflict=1), E=seat(conflict=1), B=rival)
    assert (table.decider, table.asked) == ("A", "combat")
    table.intrigue("find_weakness")
    assert (table.asked, table.legal) == ("choose_fighter", ["activate:3", "activate:5"])
    table.choose("activate:5")
    assert (table.E.swords, table.C.swords) == (2, 0)


def test_a_commander_without_an_ally_in_the_conflict_plays_none() -> None:
    table = in_combat(A=seat(intrigue=["find_weakness"]), B=seat(conflict=1, intrigue=["find_weakness"]))
    assert table.decider == "B"


def test_a_combat_card_is_for_an_ally_who_can_use_it() -> None:
    """Troops can be retreated only where there are some."""
    table = in_combat(A=seat(intrigue=["go_to_ground"]), C=seat(sandworms=1), E=seat(conflict=2))
    table.intrigue("go_to_ground").choose("retreat:1")
    assert (table.E.conflict, table.C.sandworms, table.decider) == (1, 1, "A")


def test_two_of_one_team_may_take_first_and_second() -> None:
    """R-342: strengths of a team are not added (U6-43)."""
    table = six(
        phase="rewards", C=seat(conflict=3), E=seat(conflict=2), B=seat(conflict=1), conflict="skirmish_crysknife"
    )
    assert table.decider == "C"
    table.choose("influence:guild")
    assert (table.C.trophies, table.E.spice, table.B.spice) == (["skirmish_crysknife"], 1, 1)
    assert (len(table.E.intrigue), len(table.B.intrigue)) == (1, 0)


def tied(**more: seat) -> Table:
    return six(phase="rewards", first="A", conflict="skirmish_crysknife", **more)


def test_an_ally_may_concede_the_first_reward() -> None:
    """U6-44: the other wins the Conflict, the one who concedes takes the second reward."""
    table = tied(C=seat(conflict=3), E=seat(conflict=3), B=seat(conflict=1))
    assert (table.decider, table.asked) == ("C", "concede")
    table.choose("accept", "influence:guild")
    assert (table.E.trophies, table.C.trophies) == (["skirmish_crysknife"], [])


def test_nobody_concedes() -> None:
    """Both are asked; then the tie stands, and nobody wins."""
    table = tied(C=seat(conflict=3), E=seat(conflict=3), B=seat(conflict=1)).choose("decline")
    assert (table.decider, table.asked) == ("E", "concede")
    table.choose("decline")
    assert (table.E.trophies, table.C.trophies) == ([], [])


@pytest.mark.parametrize(
    ("strengths", "asked"),
    [
        ({"C": 3, "B": 3}, False),  # of two teams
        ({"C": 2, "E": 2, "B": 3}, True),  # for second: third together, or second and third
        ({"C": 1, "E": 1, "B": 2, "F": 3}, True),  # for third
        ({"B": 2, "F": 2, "C": 1}, True),  # for first, of the other team
        ({"C": 2, "E": 2, "B": 2, "F": 1}, False),  # of three: the other would still be tied with the opponent
    ],
)
def test_what_can_be_conceded(strengths: dict[str, int], asked: bool) -> None:
    """U6-44: a reward that the other then takes."""
    seats = {name: seat(conflict=n) for name, n in strengths.items()}
    assert (tied(**seats).asked == "concede") == asked


# --- Influence --------------------------------------------------------------------------------------------------------


def test_a_commander_uses_the_better_ally() -> None:
    """U6-20, R-347: also where the other one is activated."""
    table = acting("C", seat(hand=["signet_ring"], spice=3), E=seat(influence={"guild": 2})).play("signet_ring")
    assert table.can("send:shipping")
    without = acting("C", seat(hand=["signet_ring"], spice=3), E=seat(influence={"guild": 1})).play("signet_ring")
    assert without.why_not("send:shipping") == "influence: guild, have 1, need 2"


def test_his_own_faction_counts_where_the_icon_stands_for_both() -> None:
    """U6-22: Sietch Tabr asks for the Fremen icon, Imperial Privilege for the Emperor's."""
    assert acting("C", seat(hand=["usul"], influence={"fremen": 2})).play("usul").can("send:sietch_tabr")
    theirs = acting("B", seat(hand=["imperial_ornithopter"], influence={"emperor": 2})).play("imperial_ornithopter")
    assert theirs.why_not("send:sietch_tabr") == "influence: fremen, have 0, need 2"


def test_an_icon_that_stands_for_two_factions_lets_the_owner_choose() -> None:
    """U6-22: Shishakli's Fremen icon is Muad'Dib's own or that of the Fringe Worlds, which the Ally gains."""
    table = revealed("C", "shishakli", "usul")
    while table.can("resolve:card/shishakli.2"):
        table.resolve("card/shishakli.2")
    assert (table.asked, table.legal) == ("choose_faction", ["influence:fringe_worlds", "influence:fremen"])
    own, theirs = table.copy().choose("influence:fremen"), table.choose("influence:fringe_worlds")
    assert (own.A.influence["fremen"], own.C.influence["fringe_worlds"]) == (1, 0)
    assert (theirs.A.influence["fremen"], theirs.C.influence["fringe_worlds"]) == (0, 1)


def test_for_an_ally_the_icon_is_the_faction_of_the_board() -> None:
    table = six(turn="C", C=seat(hand=["shishakli", "maula_pistol"], intrigue=[KEEPER])).reveal().plain()
    assert table.C.influence == {**dict.fromkeys(table.rules.factions, 0), "fringe_worlds": 1}


def test_a_commander_loses_what_he_could_gain() -> None:
    """His own Influence, or that of the activated Ally (U6-21)."""
    mine = seat(hand=["usul"], intrigue=["backed_by_choam"], influence={"fremen": 1})
    table = six(A=mine, C=seat(influence={"guild": 1}), E=seat(influence={"bene_gesserit": 1})).choose("activate:3")
    table.intrigue("backed_by_choam")
    assert table.legal == ["lose:guild", "lose:fremen"]
    table.choose("lose:guild")
    assert (table.C.influence["guild"], table.A.solari) == (0, 4)


def test_an_alliance_condition_of_a_commander_asks_for_his_own_token() -> None:
    """U6-27."""
    mine = seat(hand=["junction_headquarters"], spice=2, intrigue=[KEEPER])
    held = {"guild": "C", "fremen": "A"}
    allied = {"C": seat(influence={"guild": 4})}
    table = six(A=mine, alliances=held, **allied).choose("activate:3").play("junction_headquarters").to("carthag")
    assert table.why_not("resolve:card/junction_headquarters") == "condition: alliance_guild"


def test_alliances_pass_between_teammates_too() -> None:
    """Whoever passes the holder takes the token."""
    table = six(
        turn="C",
        C=seat(hand=["diplomacy"], influence={"guild": 4}),
        E=seat(influence={"guild": 4}, vp=2),
        alliances={"guild": "E"},
    )
    table.play("diplomacy").to("deliver_supplies")
    assert table.C.alliances == ["guild"]


# --- Team icons, Trade ------------------------------------------------------------------------------------------------


def trading(**more: seat) -> Table:
    mine = seat(hand=["diplomacy"], intrigue=["crysknife", KEEPER], solari=2)
    table = six(turn="C", C=mine, **more).play("diplomacy").to("economic_support").plain()
    return table.resolve("space/economic_support.2")


def test_each_gives_goods_of_one_kind() -> None:
    """U6-30: which may be another kind, and as many as he likes; A gives first, then the one he trades with."""
    table = trading(A=seat(hand=["usul"], water=2)).choose("target:1", "give:solari")
    assert table.legal == ["give:solari", "decline"]
    table.choose("give:solari")
    assert (table.decider, table.asked) == ("A", "give")
    table.choose("give:water", "decline")
    assert (table.C.solari, table.C.water, table.A.solari, table.A.water) == (0, 1, 2, 1)


def test_an_intrigue_card_is_given_unseen() -> None:
    """U6-30: the two who trade know it, the others see that one was given."""
    table = trading().choose("target:5")
    listener = table.game.listen()
    table.choose("give_intrigue:crysknife", "decline")
    heard = [(event.kind, event.only) for event in listener.take()]
    assert ("give_intrigue", -1) in heard
    assert ("drawn_intrigue", 4) in heard
    assert (table.C.intrigue, table.E.intrigue) == ([KEEPER], ["crysknife"])
    assert set(View(table.game, 3).state.players[4].intrigue) == {-1}


def test_spice_from_a_teammate_counts_as_gained() -> None:
    """U6-31."""
    table = trading(E=seat(hand=["dagger"], spice=2))
    before = table.state.turn.spice
    table.choose("target:5", "decline", "give:spice", "give:spice")
    assert (table.state.turn.spice - before, table.C.spice) == (2, 3)


def test_nobody_has_to_trade() -> None:
    table = trading().choose("decline")
    assert table.can("end_turn")
    other = trading().choose("target:5", "decline")
    assert other.decider == "C"


# --- Swordmaster ------------------------------------------------------------------------------------------------------


def after_recall(mine: seat, name: str = "C") -> Table:
    return six(phase="recall", **{name: mine})


def test_a_swordmaster_that_was_sent_leaves_the_game() -> None:
    """U6-35: after the round; the token stays."""
    table = six(turn="C", C=seat(hand=["diplomacy"], agents=1, swordmaster=True, swordmaster_bonus=True))
    table.play("diplomacy").to("deliver_supplies")
    assert table.C.state.swordmaster_sent


def test_a_swordmaster_that_was_not_sent_stays() -> None:
    table = six(turn="C", C=seat(hand=["diplomacy"], agents=2, swordmaster=True))
    table.play("diplomacy").to("deliver_supplies")
    assert not table.C.state.swordmaster_sent
    assert after_recall(seat(swordmaster=True)).C.agents == 3


def test_both_kinds_of_agents_come_home() -> None:
    """The Agents with arrows too."""
    g = six(phase="recall", A=seat(arrows=["carthag", "secrets"])).state
    assert (g.players[0].arrows, g.players[0].agents) == ((-1, -1), 2)


def test_a_served_swordmaster_is_gone_after_recall() -> None:
    """U6-35, of an Ally and of a Commander."""
    for name, card in (("C", "diplomacy"), ("A", "seek_allies")):
        mine = seat(hand=[card], swordmaster=True, agents=1, arrows=["carthag", "secrets", ""])
        others = {other: seat(revealed=True) for other in SEATS if other != name}
        table = six(turn=name, first=name, **{name: mine}, **others)
        if name == "A":
            table.choose("activate:3")
        table.play(card).to("deliver_supplies")
        while table.asked not in ("", "defend") and table.state.round == 2:
            table.choose(table.legal[-1])
        player = getattr(table, name).state
        assert (player.swordmaster, player.agents, player.swordmaster_sent) == (False, 2, False)


@pytest.mark.parametrize(("name", "fighter"), [("C", "C"), ("A", "E")])
def test_the_token_brings_two_swords_in_each_reveal_turn(name: str, fighter: str) -> None:
    """U6-36: a Commander's are his Ally's."""
    mine = seat(swordmaster_bonus=True, intrigue=[KEEPER])
    table = six(turn=name, **{name: mine, **({fighter: seat(conflict=1)} if fighter != name else {})})
    if name == "A":
        table.choose("activate:5")
    table.reveal()
    assert getattr(table, fighter).swords == 2


# --- Sandworms, the Throne Row ----------------------------------------------------------------------------------------


def test_the_other_team_summons_no_sandworms() -> None:
    """U6-38: not even by a card that needs no hooks."""
    mine = seat(hand=["diplomacy"], water=2, intrigue=["unexpected_allies"])
    table = six(turn="B", B=mine, wall=False)
    assert not table.can("intrigue:unexpected_allies")
    walled = six(turn="B", B=mine, wall=True).intrigue("unexpected_allies").choose("accept")
    assert (walled.state.wall, walled.B.sandworms) == (False, 0)


def test_muaddibs_team_summons_them() -> None:
    table = six(turn="C", C=seat(hand=["diplomacy"], water=2, intrigue=["unexpected_allies"]), wall=False)
    assert table.intrigue("unexpected_allies").C.sandworms == 1


def buying(name: str, **more: object) -> Table:
    table = six(
        turn=name, throne_row=["guild_envoy"], **{name: seat(hand=["convincing_argument"] * 2, intrigue=[KEEPER])}
    )
    if table.asked == "activate_ally":
        table.choose(table.legal[0])
    return table.reveal().plain()


@pytest.mark.parametrize("name", ["B", "D", "F"])
def test_shaddams_team_acquires_from_the_throne_row(name: str) -> None:
    """U6-41: at the normal cost, and nothing fills the place."""
    table = buying(name).choose("buy:guild_envoy")
    mine = getattr(table, name)
    assert (mine.discard, mine.persuasion, table.throne_row) == (["guild_envoy"], 1, [])
    assert len(table.row) == 5


@pytest.mark.parametrize("name", ["A", "C", "E"])
def test_the_other_team_does_not(name: str) -> None:
    assert buying(name).why_not("buy:guild_envoy") == "not_held: market"


def test_effects_that_acquire_reach_the_throne_row() -> None:
    """Impress, a Combat card, for an Ally of Shaddam."""
    table = in_combat_with_throne()
    assert table.can("acquire:guild_envoy")
    table.choose("acquire:guild_envoy")
    assert (table.B.discard, table.throne_row) == (["guild_envoy"], [])


def in_combat_with_throne() -> Table:
    mine = seat(conflict=1, intrigue=["impress"])
    rival = seat(conflict=1, intrigue=[KEEPER])
    return six(phase="combat", first="B", B=mine, C=rival, throne_row=["guild_envoy"]).intrigue("impress")


# --- Opponents and others ---------------------------------------------------------------------------------------------


def test_opponents_are_the_other_team() -> None:
    """U6-46: Covert Operation, Secrets."""
    mine = seat(hand=["covert_operation"], spies=["carthag"], intrigue=[KEEPER])
    hands = {name: seat(hand=["dagger", "diplomacy"]) for name in "ABDEF"}
    table = six(turn="C", C=mine, **hands).play("covert_operation").to("carthag")
    while table.asked != "discard":
        table.choose("decline" if table.can("decline") else table.legal[0])
    asked = []
    while table.asked == "discard":
        asked.append(table.decider)
        table.choose("discard:dagger")
    assert asked == ["D", "F", "B"]


def test_secrets_steals_from_the_other_team_alone() -> None:
    rich = seat(hand=["dagger"], intrigue=["crysknife"] * 4)
    table = six(turn="C", C=seat(hand=["diplomacy"]), E=rich, B=rich).play("diplomacy").to("secrets").plain()
    assert (len(table.E.intrigue), len(table.B.intrigue)) == (4, 3)


def test_another_player_may_be_a_teammate() -> None:
    """U6-46: Staban Tuek smuggles where a teammate goes too."""
    spying = seat(leader="staban_tuek", hand=["dagger"], spies=["habbanya_erg"])
    table = six(turn="C", C=seat(hand=["dune_the_desert_planet"], water=1), E=spying)
    table.play("dune_the_desert_planet").to("habbanya_erg")
    assert table.E.spice == 1


# --- The end ----------------------------------------------------------------------------------------------------------


def ending(**vp: int) -> Table:
    return six(phase="endgame", **{name: seat(vp=vp.get(name, 0), leader="") for name in SEATS})


def test_the_team_with_the_higher_sum_wins() -> None:
    """U6-2, U6-3, R-344: whoever has most by himself."""
    table = ending(A=9, C=9, E=9, D=5, B=10, F=10)
    assert table.ranking[:3] == ["E", "C", "A"] or set(table.ranking[:3]) == {"A", "C", "E"}
    assert [has_won(table.state, number) for number in range(6)] == [True, False] * 3


@pytest.mark.parametrize(
    ("thing", "winner"), [({"spice": 1}, "B"), ({"solari": 1}, "B"), ({"water": 1}, "B"), ({"garrison": 4}, "B")]
)
def test_what_teams_own_together_breaks_ties(thing: dict[str, Any], winner: str) -> None:
    """U6-4: in the usual order."""
    table = six(phase="endgame", **{name: seat(vp=1) for name in SEATS if name != "B"}, B=seat(vp=1, **thing))
    assert has_won(table.state, SEATS.index(winner))
    assert not has_won(table.state, 0)
    assert side_standing(table.state, 1)[0] == 3


def test_any_player_with_ten_points_ends_the_game() -> None:
    """U6-2: also a Commander."""
    table = six(phase="recall", A=seat(vp=10))
    assert table.state.over
    assert not six(phase="recall", A=seat(vp=9)).state.over


def test_commanders_score_what_needs_no_conflict() -> None:
    """U6-48: Shadow Alliance by his Allies' Influence, where the other team holds the Alliance."""
    seats = {
        "A": seat(intrigue=["shadow_alliance"]),
        "C": seat(influence={"guild": 4}),
        "B": seat(influence={"guild": 5}),
    }
    table = six(phase="endgame", alliances={"guild": "B"}, **seats)
    assert table.intrigue("shadow_alliance").A.vp == 1
    mates = six(phase="endgame", alliances={"guild": "E"}, **{**seats, "E": seat(influence={"guild": 5})})
    assert mates.why_not("intrigue:shadow_alliance") == "condition: opponents_alliance"


# --- Rise of Ix -------------------------------------------------------------------------------------------------------


WITH_IX = (*BOXES, "ix")


def test_commanders_use_ships_and_negotiators_of_the_activated_ally() -> None:
    """U6-50."""
    mine = seat(hand=["signet_ring"], solari=3, intrigue=[KEEPER])
    table = six(A=mine, boxes=WITH_IX).choose("activate:5").play("signet_ring").to("dreadnought").plain()
    table.resolve("space/dreadnought")
    assert (table.E.state.dreadnoughts_home, table.A.state.dreadnoughts_home) == (1, 0)
    moving = seat(hand=["seek_allies", "signet_ring"], intrigue=[KEEPER])
    shipped = six(A=moving, boxes=WITH_IX).choose("activate:5").play("signet_ring").to("smuggling").plain()
    shipped.resolve("space/smuggling.2").choose("freighter:advance")
    assert (shipped.E.state.freighter, shipped.A.state.freighter) == (1, 0)


def test_contracts_of_ix_are_handed_on_to_commanders() -> None:
    """U6-51: each Ally keeps one of two, each Commander one of those that he is handed."""
    game = new_game(Setup(players=6, boxes=WITH_IX), 5)
    asked = []
    while game.decision is not None and game.decision.kind == "keep_contract":
        asked.append(game.decision.seat)
        assert len(game.legal()) == 2
        game.play(game.legal_actions()[0])
    assert asked == [1, 2, 4, 5, 0, 3]
    assert [len(player.contracts) for player in game.state.players] == [1] * 6


def test_an_epic_game_of_six() -> None:
    """U6-52: ten Conflict cards, an Intrigue card for everybody, no new card in the Commanders' decks."""
    game = new_game(Setup(players=6, boxes=WITH_IX, epic=True), 5)
    g = game.state
    assert len(g.conflict_deck) + (g.round > 0) == 10
    assert all(len(player.intrigue) >= 1 for player in g.players)
    decks = [[g.rules.cards[card].id for card in player.deck + player.hand] for player in g.players]
    assert ["control_the_spice" in deck for deck in decks] == [False, True, True, False, True, True]


# --- Secrets ----------------------------------------------------------------------------------------------------------


def test_teammates_do_not_see_each_others_cards() -> None:
    """U6-54."""
    game = new_game(Setup(players=6, boxes=BOXES), 11)
    game.play(game.legal_actions()[0])
    assert game.state.phase == PLAYER_TURNS
    for viewer in range(6):
        shown = View(game, viewer).state
        for number, player in enumerate(shown.players):
            assert (set(player.hand) == {-1}) == (number != viewer)
