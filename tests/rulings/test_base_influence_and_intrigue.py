"""Rulings R-039 to R-075 for the base game: influence, alliances, leaders, Intrigue cards, the end of the game."""

from __future__ import annotations

from landsraad.content.registry import rules_for
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.game import run_to_first_decision
from landsraad.engine.machine.terms import HIDDEN
from landsraad.engine.view import View
from tests.support.table import Table, given, seat

# An opponent who waits for a turn; one with an empty hand would reveal at once.
WAITING = seat(hand=["dagger"])
# An opponent who has no more turns this round.
DONE = seat(revealed=True)


def shifting(influence: dict[str, int], intrigue: list[str] | None = None, vp: int = 3) -> seat:
    """A seat about to lose influence by Shifting Allegiances; see `lose_one`."""
    return seat(hand=["shifting_allegiances", "dagger"], spice=2, influence=influence, intrigue=intrigue or [], vp=vp)


def lose_one(table: Table, faction: str) -> Table:
    """A loses 1 influence with a faction; what it buys goes to a track that is full and changes nothing."""
    table.play("shifting_allegiances").to("secure_contract").resolve("card/shifting_allegiances")
    return table.choose(f"lose:{faction}")


# --- Influence --------------------------------------------------------------------------------------------------------


def test_r_039_the_point_at_two_is_lost_and_won_again() -> None:
    """Falling below two costs the victory point, rising to two brings it back."""
    table = given(A=shifting({"fremen": 2, "emperor": 6}, ["know_their_ways"]), B=WAITING)
    lose_one(table, "fremen").choose("influence:emperor")
    assert (table.A.influence["fremen"], table.A.vp) == (1, 2)
    table.intrigue("know_their_ways")
    assert (table.A.influence["fremen"], table.A.vp) == (2, 3)


def test_r_040_a_jump_reaches_the_space_that_it_passes() -> None:
    """From one to three gives the point of two; from three to five the bonus and the token of four, each once."""
    table = given(A=seat(hand=["power_play"], influence={"emperor": 1}), B=WAITING)
    table.play("power_play").to("wealth")
    assert (table.A.influence["emperor"], table.A.vp) == (3, 1)

    table = given(A=seat(hand=["power_play"], influence={"emperor": 3}, garrison=0), B=WAITING)
    table.play("power_play").to("wealth")
    assert (table.A.influence["emperor"], table.A.vp, table.A.garrison) == (5, 1, 2)
    assert table.A.alliances == ["emperor"]


def test_r_040_going_down_reaches_nothing() -> None:
    """From five down to four brings no bonus."""
    table = given(A=shifting({"fremen": 5, "emperor": 6}), B=WAITING, alliances={"fremen": "A"})
    lose_one(table, "fremen").choose("influence:emperor")
    assert (table.A.influence["fremen"], table.A.water, table.A.vp) == (4, 0, 3)


def test_r_041_the_bonus_at_four_comes_each_time() -> None:
    """Who falls from four and rises again draws the Intrigue card of the Bene Gesserit again, and keeps the first."""
    table = given(
        A=shifting({"bene_gesserit": 4, "emperor": 6}, ["secret_of_the_sisterhood", "ambush"]),
        B=seat(hand=["dagger"], influence={"bene_gesserit": 5}),
        alliances={"bene_gesserit": "B"},
        intrigue_deck=["windfall"],
    )
    lose_one(table, "bene_gesserit").choose("influence:emperor")
    assert table.A.intrigue == ["secret_of_the_sisterhood", "ambush"]
    table.intrigue("secret_of_the_sisterhood")
    assert table.A.influence["bene_gesserit"] == 4
    assert table.A.intrigue == ["ambush", "windfall"]


# --- Alliances --------------------------------------------------------------------------------------------------------


def rises_with_guild(a: int, b: int) -> Table:
    """A holds the Guild's token; B gains 1 influence with the Guild."""
    table = given(
        turn="B",
        A=seat(hand=["dagger"], influence={"guild": a}, vp=2),
        B=seat(hand=["dagger"], influence={"guild": b}, vp=1, intrigue=["guild_authorization"]),
        alliances={"guild": "A"},
    )
    return table.intrigue("guild_authorization")


def test_r_042_the_second_at_four_gets_the_bonus_only() -> None:
    """The holder keeps the token when an opponent draws level; the opponent has the bonus of the track."""
    table = rises_with_guild(4, 3)
    assert (table.A.alliances, table.B.alliances) == (["guild"], [])
    assert (table.A.vp, table.B.vp, table.B.solari) == (2, 1, 3)


def test_r_043_the_token_goes_to_who_is_strictly_higher() -> None:
    """One step above the holder takes the token and its point."""
    table = rises_with_guild(4, 4)
    assert (table.A.alliances, table.B.alliances) == ([], ["guild"])
    assert (table.A.vp, table.B.vp, table.B.solari) == (1, 2, 0)


def test_r_044_a_tied_opponent_inherits_the_token() -> None:
    """The holder falls while tied with one opponent, who takes the token at once."""
    table = given(
        A=shifting({"guild": 5, "emperor": 6}),
        B=seat(hand=["dagger"], influence={"guild": 5}),
        alliances={"guild": "A"},
    )
    lose_one(table, "guild")
    assert (table.A.alliances, table.B.alliances) == ([], ["guild"])
    assert (table.A.vp, table.B.vp) == (2, 1)


def test_r_045_the_old_holder_chooses_among_several_heirs() -> None:
    """The holder falls while tied with two opponents and names the one who takes the token."""
    table = given(
        A=shifting({"guild": 4, "emperor": 6}),
        B=seat(hand=["dagger"], influence={"guild": 4}),
        C=seat(influence={"guild": 4}),
        alliances={"guild": "A"},
    )
    lose_one(table, "guild")
    assert table.decider == "A"
    assert table.legal == ["alliance:2", "alliance:3"]
    table.choose("alliance:3")
    assert (table.A.alliances, table.B.alliances, table.C.alliances) == ([], [], ["guild"])
    assert (table.A.vp, table.B.vp, table.C.vp) == (2, 0, 1)


def test_r_046_the_token_returns_to_the_board_below_four() -> None:
    """The holder falls to three and nobody has four: nobody holds the token."""
    table = given(
        A=shifting({"guild": 4, "emperor": 6}),
        B=seat(hand=["dagger"], influence={"guild": 3}),
        alliances={"guild": "A"},
    )
    lose_one(table, "guild")
    assert (table.A.alliances, table.B.alliances, table.C.alliances) == ([], [], [])
    assert (table.A.vp, table.B.vp) == (2, 0)


def test_r_047_a_holder_who_is_only_caught_keeps_the_token() -> None:
    """From five to four beside an opponent at four: the token stays."""
    table = given(
        A=shifting({"guild": 5, "emperor": 6}),
        B=seat(hand=["dagger"], influence={"guild": 4}),
        alliances={"guild": "A"},
    )
    lose_one(table, "guild")
    assert (table.A.alliances, table.A.vp, table.B.vp) == (["guild"], 3, 0)


def test_r_048_a_returned_token_goes_to_the_next_at_four() -> None:
    """The former holder takes it from the board like anybody else, with its point and the bonus of the track."""
    table = given(A=shifting({"emperor": 4, "guild": 6}, ["favored_subject"]), B=WAITING, alliances={"emperor": "A"})
    lose_one(table, "emperor").choose("influence:guild")
    assert (table.A.alliances, table.A.vp, table.A.garrison) == ([], 2, 3)
    table.intrigue("favored_subject")
    assert (table.A.alliances, table.A.vp, table.A.garrison) == (["emperor"], 3, 5)


def test_r_049_an_alliance_condition_asks_for_the_token() -> None:
    """As much influence as the holder is no Alliance: Worm Riders add their two swords for the holder only."""
    riders = seat(hand=["worm_riders", "convincing_argument"], conflict=1, influence={"fremen": 5})
    rival = seat(hand=["dagger"], influence={"fremen": 5})
    assert given(A=riders, B=rival, alliances={"fremen": "B"}).reveal().A.strength == 2 + 4
    assert given(A=riders, B=rival, alliances={"fremen": "A"}).reveal().A.strength == 2 + 6


def test_r_050_influence_above_six_is_lost() -> None:
    """A full track gives nothing more, but may be chosen all the same."""
    table = given(A=seat(hand=["diplomacy"], influence={"fremen": 6}), alliances={"fremen": "A"}, B=WAITING)
    table.play("diplomacy").to("stillsuits").end_turn()
    assert (table.A.influence["fremen"], table.A.vp, table.A.water) == (6, 0, 1)

    table = given(A=seat(hand=["dagger"], influence={"fremen": 6}, solari=2, intrigue=["bribery"]))
    table.intrigue("bribery").choose("influence:fremen")
    assert table.A.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 6}


def test_r_051_the_four_factions_of_the_directorship_come_in_chosen_order() -> None:
    """Each step is complete with bonus and token before the next is chosen, and each faction rises once."""
    row = ["choam_directorship", "scout", "scout", "dr_yueh", "chani"]
    table = given(A=seat(hand=["convincing_argument"] * 4, influence={"guild": 3, "fremen": 3}), B=WAITING, row=row)
    table.reveal().choose("buy:choam_directorship")
    assert table.offers("choose") == ["1", "2", "3", "4"]
    table.choose("choose:2")
    assert (table.A.solari, table.A.water, table.A.alliances, table.A.vp) == (3, 0, ["guild"], 1)
    assert table.offers("choose") == ["1", "3", "4"]
    table.choose("choose:4")
    assert (table.A.solari, table.A.water, table.A.alliances, table.A.vp) == (3, 1, ["guild", "fremen"], 2)
    table.choose("choose:1")
    assert table.A.influence == {"emperor": 1, "guild": 4, "bene_gesserit": 1, "fremen": 4}


# --- Leaders ----------------------------------------------------------------------------------------------------------


def test_r_052_letos_signet_needs_an_opponent_ahead() -> None:
    """Tied or ahead everywhere Leto has nothing to buy; else only where somebody has strictly more."""
    signet = "leader/duke_leto_atreides"
    leto = seat(
        leader="duke_leto_atreides",
        hand=["signet_ring"],
        spice=1,
        intrigue=["ambush"],
        influence={"emperor": 1, "fremen": 1},
    )
    table = given(A=leto, B=seat(hand=["dagger"], influence={"emperor": 1}))
    table.play("signet_ring").to("hall_of_oratory")
    assert not table.can(f"resolve:{signet}")
    assert table.can("end_turn")

    table = given(
        A=leto, B=seat(hand=["dagger"], influence={"emperor": 2, "guild": 1}), C=seat(influence={"fremen": 1})
    )
    table.play("signet_ring").to("hall_of_oratory").resolve(signet)
    assert table.offers("influence") == ["emperor", "guild"]
    table.choose("influence:guild")
    assert (table.A.spice, table.A.influence["guild"]) == (0, 1)


def test_r_053_the_baron_chooses_his_tokens_in_secret_before_round_one() -> None:
    """Two of four tokens are kept after setup; the other seats cannot see which."""
    leaders = ["paul_atreides", "baron_vladimir_harkonnen", "glossu_the_beast_rabban"]
    state = new_state(rules_for(("base",), True), 3, leaders, RANDOM, "tokens")
    table = Table(run_to_first_decision(state))
    assert (table.asked, table.decider, table.state.round) == ("choose_tokens", "B", 0)
    assert [len(table.A.hand), len(table.A.deck)] == [0, 10]
    table.choose("token:emperor", "token:fremen")
    assert table.state.round == 1
    assert table.B.state.tokens == 0b1001
    assert View(table.state, 1).state.players[1].tokens == 0b1001
    assert View(table.state, 0).state.players[1].tokens == HIDDEN


def test_r_053_the_baron_turns_his_tokens_up_once() -> None:
    """The tokens give one influence each, and never again."""
    masterstroke = "leader/baron_vladimir_harkonnen.3"
    table = given(
        A=seat(
            leader="baron_vladimir_harkonnen",
            hand=["dagger"],
            garrison=8,
            intrigue=["rapid_mobilization"] * 2,
            tokens=["emperor", "fremen"],
        )
    )
    assert not table.can(f"resolve:{masterstroke}")
    table.intrigue("rapid_mobilization").choose("deploy:4").resolve(masterstroke)
    assert table.A.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 0, "fremen": 1}
    table.intrigue("rapid_mobilization").choose("deploy:4")
    assert table.A.conflict == 8
    assert not table.can(f"resolve:{masterstroke}")


def test_r_054_memnon_gains_influence_with_his_council_seat() -> None:
    """Taking the seat lets Memnon rise with a faction of his choice."""
    table = given(A=seat(leader="earl_memnon_thorvald", hand=["dagger"], solari=5), B=WAITING)
    table.play("dagger").to("high_council")
    assert table.legal == ["influence:emperor", "influence:guild", "influence:bene_gesserit", "influence:fremen"]
    table.choose("influence:guild")
    assert table.A.state.council
    assert table.A.influence["guild"] == 1


# --- When Intrigue cards are played -----------------------------------------------------------------------------------


def test_r_055_plot_cards_are_played_at_any_point_of_the_own_turn() -> None:
    """At the start, in the middle and at the end of the own turn, and never in another player's."""
    table = given(
        turn="C",
        A=seat(hand=["duncan_idaho"], deck=["dagger"] * 4, water=1, intrigue=["windfall"]),
        B=seat(hand=["diplomacy"]),
        C=seat(hand=["dagger"] * 2, solari=2),
    )
    assert (table.decider, table.can("intrigue:windfall")) == ("C", False)
    table.play("dagger").to("hall_of_oratory").plain()
    assert (table.decider, table.can("intrigue:windfall")) == ("A", True)
    table.play("duncan_idaho").to("arrakeen").plain()
    assert table.can("resolve:card/duncan_idaho")
    assert table.can("intrigue:windfall")
    table.resolve("card/duncan_idaho")
    assert table.offers("resolve") == []
    assert table.can("intrigue:windfall")
    table.end_turn()
    assert (table.decider, table.can("intrigue:windfall")) == ("B", False)


def test_r_055_plot_cards_are_played_in_the_reveal_turn_too() -> None:
    """The Reveal turn is an own turn."""
    table = given(A=seat(hand=["convincing_argument"], intrigue=["windfall"]), B=WAITING)
    table.reveal().choose("buy:arrakis_liaison").intrigue("windfall")
    assert table.A.solari == 2


def test_r_056_no_plot_card_between_cost_and_effect() -> None:
    """When the price of an arrow is paid its effect comes next; before the arrow a Plot card may be played."""
    table = given(A=seat(hand=["firm_grip"], solari=2, intrigue=["windfall"]), B=WAITING)
    table.play("firm_grip").to("hall_of_oratory")
    assert table.can("intrigue:windfall")
    table.resolve("card/firm_grip")
    assert table.A.solari == 0
    assert table.legal == ["influence:guild", "influence:bene_gesserit", "influence:fremen"]
    table.choose("influence:fremen")
    assert table.can("intrigue:windfall")


def test_r_057_combat_cards_need_a_troop_in_the_conflict() -> None:
    """Swords alone give no part in the Combat: A is passed over and B asked."""
    table = given(
        phase="combat",
        A=seat(conflict=0, swords=5, intrigue=["ambush"]),
        B=seat(conflict=1, intrigue=["ambush", "ambush"]),
    )
    assert (table.asked, table.decider) == ("combat", "B")
    assert table.A.strength == 0
    table.intrigue("ambush")
    assert (table.asked, table.decider, table.B.strength) == ("combat", "B", 6)
    table.pass_()  # after a card: hands the priority on, to A and C who have no troops
    assert (table.asked, table.decider) == ("combat", "B")
    table.pass_()
    assert (table.asked, table.decider, table.B.vp) == ("when_won", "B", 1)
    assert table.A.intrigue == ["ambush"]


def test_r_058_a_card_for_the_reveal_turn_waits_face_up() -> None:
    """Charisma played in an Agent turn gives its persuasion in the Reveal turn and is discarded then."""
    table = given(A=seat(hand=["dagger", "convincing_argument"], solari=4, intrigue=["charisma"]), B=DONE, C=DONE)
    table.intrigue("charisma").play("dagger").to("rally_troops")
    assert (table.A.intrigue, table.intrigue_discard) == ([], [])
    table.reveal()
    assert table.A.persuasion == 2 + 2
    table.end_turn()
    assert table.intrigue_discard == ["charisma"]


def test_r_059_after_the_reveal_turn_there_is_no_turn_for_such_a_card() -> None:
    """Who has revealed keeps Recruitment Mission; no own turn of this round is left for it."""
    table = given(
        A=seat(hand=["convincing_argument"], intrigue=["recruitment_mission"]),
        B=seat(hand=["dagger", "dagger"], solari=2),
        C=DONE,
    )
    assert table.can("intrigue:recruitment_mission")
    table.reveal()
    assert table.can("intrigue:recruitment_mission")
    table.end_turn()
    assert (table.decider, table.can("intrigue:recruitment_mission")) == ("B", False)
    table.play("dagger").to("hall_of_oratory")
    assert (table.decider, table.can("intrigue:recruitment_mission")) == ("B", False)
    assert table.A.intrigue == ["recruitment_mission"]


def test_r_060_recruitment_mission_covers_the_reveal_turn_only() -> None:
    """A card acquired in the Agent turn goes to the discard pile; in the Reveal turn each goes where A says."""
    table = given(
        A=seat(hand=["diplomacy"] + ["convincing_argument"] * 3, intrigue=["recruitment_mission"]),
        B=DONE,
        C=DONE,
    )
    table.intrigue("recruitment_mission").play("diplomacy").to("foldspace")
    assert table.A.discard == ["foldspace"]
    table.reveal()
    assert table.A.persuasion == 6 + 1
    table.choose("buy:arrakis_liaison")
    assert sorted(table.legal) == ["to_deck", "to_discard"]
    table.choose("to_deck", "buy:arrakis_liaison", "to_discard")
    assert table.A.deck == ["arrakis_liaison"]
    assert table.A.discard == ["foldspace", "arrakis_liaison"]


# --- What Intrigue cards do -------------------------------------------------------------------------------------------


def test_r_061_infiltrate_ignores_enemy_agents_and_nothing_else() -> None:
    """The occupied Swordmaster is open for eight Solari, once."""
    enemy = seat(hand=["dagger"], on=["swordmaster"], agents=1)
    rich = seat(hand=["dagger"], solari=8, intrigue=["infiltrate"])
    assert not given(A=rich, B=enemy).play("dagger").can("send:swordmaster")
    assert given(A=rich, B=enemy).intrigue("infiltrate").play("dagger").can("send:swordmaster")

    poor = seat(hand=["dagger"], solari=7, intrigue=["infiltrate"])
    table = given(A=poor, B=enemy).intrigue("infiltrate").play("dagger")
    assert table.why_not("send:swordmaster") == "cost: solari, have 7, need 8"

    trained = seat(hand=["dagger"], solari=8, intrigue=["infiltrate"], swordmaster=True)
    table = given(A=trained, B=enemy).intrigue("infiltrate").play("dagger")
    assert table.why_not("send:swordmaster") == "already_trained"

    marker = given(turn="B", A=rich, B=seat(hand=["the_voice", "dagger"]), C=DONE)
    marker.play("the_voice").to("secure_contract").choose("mark:swordmaster")
    marker.intrigue("infiltrate").play("dagger")
    assert marker.why_not("send:swordmaster") == "forbidden: mark"


def test_r_062_an_envoy_adds_the_faction_icons() -> None:
    """Dagger reaches its Landsraad spaces and those of all factions, where they are free."""
    table = given(
        A=seat(hand=["dagger"], solari=20, spice=20, water=20, intrigue=["dispatch_an_envoy"]),
        B=seat(hand=["dagger"], on=["secrets", "rally_troops"], agents=0),
    )
    table.intrigue("dispatch_an_envoy").play("dagger")
    landsraad = ["high_council", "mentat", "swordmaster", "hall_of_oratory"]
    factions = ["conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "hardy_warriors", "stillsuits"]
    assert sorted(table.offers("send")) == sorted(landsraad + factions)


def test_r_063_bindu_suspension_draws_and_lets_the_turn_pass() -> None:
    """A draws a card and passes with both Agents and the Reveal turn still to come, or goes on."""
    bindu = seat(hand=["dagger"], deck=["diplomacy"] * 2, intrigue=["bindu_suspension"])
    table = given(A=bindu, B=WAITING).intrigue("bindu_suspension")
    assert table.A.hand == ["dagger", "diplomacy"]
    table.pass_()
    assert table.decider == "B"
    assert (table.A.agents, table.A.state.has_revealed()) == (2, False)

    table = given(A=bindu, B=WAITING).intrigue("bindu_suspension").choose("decline")
    assert table.decider == "A"
    assert table.can("play:dagger")
    assert table.can("reveal")


def test_r_064_bindu_suspension_comes_first_in_any_own_turn() -> None:
    """It opens a turn that could only be a Reveal turn too, but follows nothing else; the phase waits for A."""
    table = given(
        A=seat(agents=0, hand=["dagger"], deck=["dagger"], intrigue=["windfall", "bindu_suspension"]), B=DONE, C=DONE
    )
    assert table.can("intrigue:bindu_suspension")
    table.intrigue("bindu_suspension").pass_()
    assert (table.decider, table.asked, table.state.round) == ("A", "turn", 2)
    assert (table.A.hand, table.A.state.has_revealed()) == (["dagger", "dagger"], False)

    table = given(A=seat(hand=["dagger"], intrigue=["windfall", "bindu_suspension"])).intrigue("windfall")
    assert (table.decider, table.asked) == ("A", "turn")
    assert not table.can("intrigue:bindu_suspension")


def test_r_065_poison_snooper_sees_nothing_in_an_empty_deck() -> None:
    """The discard pile is not shuffled for the look: played on an empty deck, the card does nothing."""
    table = given(A=seat(hand=["diplomacy"], discard=["dagger"] * 6, intrigue=["poison_snooper"]))
    table.intrigue("poison_snooper")
    assert table.asked == "turn"
    assert (table.A.hand, table.A.deck, table.A.discard) == (["diplomacy"], [], ["dagger"] * 6)


def test_r_066_a_card_drawn_in_the_reveal_turn_is_revealed() -> None:
    """Poison Snooper draws the Dagger: its sword counts in this very turn. Refocus does the same."""
    table = given(
        A=seat(hand=["convincing_argument"], deck=["dagger"] * 2, conflict=1, intrigue=["poison_snooper"]), B=WAITING
    )
    table.reveal()
    assert table.A.strength == 2
    table.intrigue("poison_snooper").choose("choose:1")
    assert (table.A.strength, table.A.hand) == (3, [])
    assert sorted(table.A.in_play) == ["convincing_argument", "dagger"]

    table = given(A=seat(hand=["convincing_argument"], discard=["dagger"], conflict=1, intrigue=["refocus"]), B=WAITING)
    table.reveal().intrigue("refocus")
    assert (table.A.strength, table.A.hand) == (3, [])


def test_r_067_refocus_works_with_an_empty_discard_pile() -> None:
    """The deck alone is shuffled, then one card drawn."""
    deck = ["dagger", "diplomacy", "reconnaissance", "signet_ring"]
    table = given(A=seat(hand=["seek_allies"], deck=deck, intrigue=["refocus"]))
    listener = table.game.listen()
    table.intrigue("refocus")
    assert [event.kind for event in listener.take() if event.kind in ("shuffle", "draw")] == ["shuffle", "draw"]
    assert len(table.A.deck) == 3
    assert sorted(table.A.deck + table.A.hand) == sorted([*deck, "seek_allies"])


VICTIM = ["windfall", "bribery", "refocus", "infiltrate"]


def steals() -> Table:
    """A stands before Secrets; B holds four Intrigue cards and C three."""
    return given(
        A=seat(hand=["diplomacy"]),
        B=seat(hand=["dagger"], intrigue=VICTIM),
        C=seat(hand=["dagger"], intrigue=["master_tactician"] * 3),
        intrigue_deck=["ambush"],
    ).play("diplomacy")


def test_r_068_only_those_with_four_intrigue_cards_are_stolen_from() -> None:
    """A takes one card of B by chance, none of C, and nobody is asked."""
    table = steals().to("secrets").plain()
    assert (table.asked, table.decider) == ("agent_effects", "A")
    assert len(table.A.intrigue) == 2
    assert "ambush" in table.A.intrigue
    assert sorted([card for card in table.A.intrigue if card != "ambush"] + table.B.intrigue) == sorted(VICTIM)
    assert table.C.intrigue == ["master_tactician"] * 3


def test_r_069_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    """C sees how many cards there are and that one has moved, not which."""
    table = steals()
    listener = table.game.listen()
    table.to("secrets").plain()
    seen = View(table.state, 2).state
    assert seen.players[0].intrigue == (HIDDEN,) * 2
    assert seen.players[1].intrigue == (HIDDEN,) * 3
    assert HIDDEN not in View(table.state, 0).state.players[0].intrigue
    heard = {event.kind: event for event in listener.take()}
    theft = heard["steal_intrigue"]
    assert (theft.seat, theft.a, theft.only) == (0, 1, -1)
    assert heard["lost_intrigue"].only == 1
    assert heard["drawn_intrigue"].only == 0


def test_r_070_the_intrigue_discard_is_shuffled_only_when_needed() -> None:
    """Of two cards the first comes from the old deck, the second from the reshuffled discard pile."""
    old = ["ambush", "bribery", "refocus", "infiltrate", "charisma"]
    table = given(
        phase="rewards",
        conflict="cloak_and_dagger",
        A=seat(conflict=1),
        intrigue_deck=["windfall"],
        intrigue_discard=old,
    )
    table.choose("influence:guild")
    assert table.A.intrigue[0] == "windfall"
    assert len(table.A.intrigue) == 2
    assert table.A.intrigue[1] in old
    assert (len(table.state.intrigue_deck), table.intrigue_discard) == (4, [])


def test_r_070_a_card_being_resolved_is_not_in_the_discard_pile() -> None:
    """The Secret of the Sisterhood brings the bonus of the Bene Gesserit, but cannot be drawn by it."""
    table = given(
        A=seat(hand=["dagger"], intrigue=["secret_of_the_sisterhood"], influence={"bene_gesserit": 3}),
        intrigue_deck=[],
    )
    table.intrigue("secret_of_the_sisterhood")
    assert table.A.influence["bene_gesserit"] == 4
    assert (table.A.intrigue, table.intrigue_discard) == ([], ["secret_of_the_sisterhood"])


def test_r_071_urgent_mission_recalls_any_own_agent() -> None:
    """The Agent of an earlier turn comes back and can go again; in the base game even the one just sent may."""
    table = given(
        A=seat(agents=1, on=["wealth"], hand=["dagger", "diplomacy"], intrigue=["urgent_mission"]),
        B=seat(hand=["seek_allies", "dagger"]),
        C=DONE,
    )
    table.play("dagger").to("hall_of_oratory").intrigue("urgent_mission")
    assert sorted(table.offers("recall")) == ["hall_of_oratory", "wealth"]
    table.choose("recall:wealth")
    assert (table.A.agents, table.A.on) == (1, ["hall_of_oratory"])
    assert table.decider == "B"
    table.play("seek_allies").to("wealth")
    assert table.decider == "A"
    assert table.can("play:diplomacy")


# --- The end of the game and the Combat -------------------------------------------------------------------------------


def corner_the_market(a: seat, b: int, c: int) -> int:
    """VP that A gains with Corner the Market against opponents who own some copies."""
    a.intrigue = ["corner_the_market"]
    copy = "the_spice_must_flow"
    table = given(phase="endgame", A=a, B=seat(discard=[copy] * b), C=seat(discard=[copy] * c))
    return table.intrigue("corner_the_market").A.vp


def test_r_072_corner_the_market_compares_with_each_opponent() -> None:
    """Two copies are one point; the second needs more than each opponent, whom a tie is enough to stop."""
    copy = "the_spice_must_flow"
    assert corner_the_market(seat(discard=[copy] * 3), 3, 1) == 1
    assert corner_the_market(seat(deck=[copy], discard=[copy], hand=[copy]), 2, 2) == 2


def test_r_073_plans_within_plans_is_not_cumulative() -> None:
    """Three influence on all four tracks are two points in all, on three tracks one."""
    four = {"emperor": 3, "guild": 3, "bene_gesserit": 4, "fremen": 3}
    table = given(phase="endgame", A=seat(intrigue=["plans_within_plans"], influence=four))
    table.intrigue("plans_within_plans")
    table.choose("choose:2")
    assert (table.A.vp, table.asked) == (2, "")

    three = {"emperor": 3, "guild": 3, "bene_gesserit": 2, "fremen": 3}
    table = given(phase="endgame", A=seat(intrigue=["plans_within_plans"], influence=three))
    assert table.intrigue("plans_within_plans").A.vp == 1

    two = {"emperor": 2, "guild": 3, "bene_gesserit": 2, "fremen": 3}
    table = given(phase="endgame", A=seat(intrigue=["plans_within_plans"], influence=two))
    assert not table.can("intrigue:plans_within_plans")


def test_r_074_staged_incident_costs_the_strength_at_once() -> None:
    """Three lost troops buy a point; without a troop the four swords count nothing."""
    table = given(
        phase="combat",
        A=seat(conflict=3, swords=4, intrigue=["staged_incident"]),
        B=seat(conflict=1, intrigue=["ambush"]),
    )
    assert table.A.strength == 10
    table.intrigue("staged_incident")
    assert (table.A.vp, table.A.strength, table.A.supply) == (1, 0, 9)
    assert table.decider == "B"


def test_r_075_the_reward_can_pay_for_a_card_of_the_winner() -> None:
    """The three spice of the Conflict are there when Demand Respect is played."""
    table = given(
        phase="rewards",
        conflict="raid_stockpiles",
        A=seat(conflict=2, intrigue=["demand_respect"]),
        B=seat(conflict=1, intrigue=["demand_respect"]),
        intrigue_deck=["ambush"],
    )
    assert (table.asked, table.decider, table.A.spice) == ("when_won", "A", 3)
    table.intrigue("demand_respect").choose("choose:2", "influence:guild")
    assert (table.A.spice, table.A.influence["guild"], table.A.vp) == (1, 2, 1)
    table.pass_()
    assert table.B.intrigue == ["demand_respect"]
    assert table.asked != "when_won"
