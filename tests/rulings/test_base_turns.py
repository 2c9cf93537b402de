"""Rulings R-001 to R-038 for the base game: rounds, turns, order of effects, costs, troops."""

from __future__ import annotations

from tests.support.table import Table, given, seat

# An opponent who waits for a turn; one with an empty hand would reveal at once.
WAITING = seat(hand=["dagger"])


def deployable(table: Table) -> list[int]:
    """The numbers of troops that may be deployed now."""
    return [int(n) for n in table.offers("deploy")]


def out_of_game(table: Table) -> list[str]:
    """The cards that were trashed."""
    return [table.rules.cards[card].id for card in table.state.removed]


# --- Round Start and turns --------------------------------------------------------------------------------------------


def test_r_001_five_cards_come_on_top_of_the_hand() -> None:
    """The round-start draw is five cards whatever is in hand, not a refill to five."""
    table = given(phase="round_start", A=seat(hand=["dagger"] * 2, deck=["diplomacy"] * 6))
    assert len(table.A.hand) == 7
    assert len(table.A.deck) == 1


def test_r_002_the_controller_defends_before_hands_are_drawn() -> None:
    """The Conflict is revealed and its controller asked for a defender first; only then come the hands."""
    for answer, deployed in (("accept", 1), ("decline", 0)):
        table = given(
            phase="round_start",
            control={"arrakeen": "A"},
            conflict_deck=["grand_vision", "siege_of_arrakeen"],
            A=seat(garrison=8, deck=["dagger"] * 5),
        )
        assert (table.asked, table.decider, table.A.hand) == ("defend", "A", [])
        table.choose(answer)
        assert (table.A.conflict, table.A.supply, table.A.garrison) == (deployed, 4 - deployed, 8)
        assert len(table.A.hand) == 5


def test_r_003_a_reveal_turn_may_come_before_all_agents_are_used() -> None:
    """Who reveals with Agents left is out of the phase; the others still have to reveal."""
    table = given(
        A=seat(agents=1, hand=["convincing_argument", "dagger", "dagger", "diplomacy"]),
        B=seat(agents=1, hand=["dagger", "convincing_argument"], solari=2),
        C=seat(revealed=True),
    )
    table.reveal().end_turn()
    assert table.A.agents == 1
    table.play("dagger").to("hall_of_oratory")
    assert (table.decider, table.asked) == ("B", "reveal_effects")
    assert table.state.round == 2
    table.end_turn()
    assert table.state.round == 3


def test_r_004_nothing_to_play_leaves_only_the_reveal_turn() -> None:
    """With an Agent but no card the turn is a Reveal turn; seat and board still give their persuasion."""
    table = given(A=seat(agents=1, hand=[], council=True, on=["hall_of_oratory"], intrigue=["windfall"]), B=WAITING)
    assert table.legal == ["intrigue:windfall", "reveal"]
    table.reveal()
    assert table.A.persuasion == 3
    assert table.can("buy:arrakis_liaison")


def test_r_005_a_single_player_left_takes_turn_after_turn() -> None:
    """Players who have revealed are skipped."""
    table = given(turn="C", A=seat(revealed=True), B=seat(revealed=True), C=seat(hand=["dagger", "dagger"], solari=2))
    table.play("dagger").to("hall_of_oratory")
    assert (table.decider, table.asked) == ("C", "turn")
    assert table.can("play:dagger")


# --- The Agent turn ---------------------------------------------------------------------------------------------------


def test_r_006_a_card_without_icons_is_not_played() -> None:
    """A card without Agent icons can only be revealed."""
    table = given(A=seat(hand=["convincing_argument"] * 2, intrigue=["windfall"]))
    assert table.offers("play") == []
    assert table.can("reveal")
    assert table.why_not("play:convincing_argument").startswith("no_icon")


def test_r_007_one_card_sends_one_agent_by_one_icon() -> None:
    """Of the four icons of Diplomacy one is used."""
    table = given(A=seat(hand=["diplomacy"]), B=WAITING)
    table.play("diplomacy").to("stillsuits").end_turn()
    assert (table.A.agents, table.A.on) == (1, ["stillsuits"])
    assert table.A.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 1}


def test_r_008_the_own_agent_blocks_a_space_too() -> None:
    """An Agent on a space blocks it for its owner as well, even where enemy Agents are ignored."""
    table = given(A=seat(agents=1, hand=["diplomacy"], on=["secrets"], spice=2, intrigue=["infiltrate"]))
    table.intrigue("infiltrate").play("diplomacy")
    assert table.can("send:selective_breeding")
    assert not table.can("send:secrets")
    assert table.why_not("send:secrets").startswith("occupied: own")


def test_r_009_a_space_is_paid_before_the_card_gives_anything() -> None:
    """Ilban's Solari from the signet comes too late for the price of the space."""
    ring = seat(leader="count_ilban_richese", hand=["signet_ring"], solari=4)
    table = given(A=ring).play("signet_ring")
    assert table.can("send:rally_troops")
    assert not table.can("send:high_council")
    assert table.why_not("send:high_council") == "cost: solari, have 4, need 5"


def test_r_010_income_of_the_space_pays_for_the_card() -> None:
    """The space may be resolved first and what it gives be spent on the arrow of the card."""
    table = given(A=seat(hand=["fremen_camp"], garrison=0), B=WAITING, bonus_spice={"imperial_basin": 1})
    table.play("fremen_camp").to("imperial_basin")
    assert table.A.spice == 2
    table.resolve("card/fremen_camp")
    assert (table.A.spice, table.A.garrison) == (0, 3)
    assert deployable(table) == [1, 2, 3]


def test_r_011_influence_of_the_visit_can_meet_the_cards_condition() -> None:
    """The influence step may come first: the card then finds two influence."""
    table = given(
        A=seat(
            hand=["smugglers_thopter"],
            deck=["dagger"] * 3,
            intrigue=["dispatch_an_envoy"],
            spice=6,
            influence={"guild": 1},
        ),
        B=WAITING,
    )
    table.intrigue("dispatch_an_envoy").play("smugglers_thopter").to("heighliner").end_turn()
    assert (table.A.influence["guild"], table.A.vp) == (2, 1)
    assert table.A.hand == ["dagger", "dagger"]


def test_r_011_influence_of_the_visit_can_bring_the_alliance_that_the_card_asks_for() -> None:
    """Rabban wins the alliance with the visit, and his signet then recruits two instead of one."""
    table = given(
        A=seat(
            leader="glossu_the_beast_rabban",
            hand=["signet_ring"],
            intrigue=["dispatch_an_envoy"],
            garrison=0,
            influence={"fremen": 3},
        ),
        B=WAITING,
    )
    table.intrigue("dispatch_an_envoy").play("signet_ring").to("stillsuits")
    assert table.offers("resolve") == ["leader/glossu_the_beast_rabban", "track/fremen"]
    table.resolve("track/fremen")
    assert table.A.alliances == ["fremen"]
    assert table.A.garrison == 2


def test_r_012_a_mandatory_effect_waits_for_its_condition() -> None:
    """An effect whose condition fails is not used up; once the condition holds this turn it takes place."""
    table = given(
        A=seat(
            hand=["smugglers_thopter"],
            deck=["dagger"] * 3,
            intrigue=["guild_authorization", "windfall"],
            influence={"guild": 1},
        ),
        B=WAITING,
    )
    table.play("smugglers_thopter").to("secure_contract").plain()
    assert table.why_not("resolve:card/smugglers_thopter") == "influence: guild, have 1, need 2"
    assert table.A.hand == []
    table.intrigue("guild_authorization").plain()
    assert table.A.hand == ["dagger", "dagger"]


def test_r_012_a_condition_that_never_comes_true_lets_the_effect_lapse() -> None:
    """The turn can end without the effect where its condition did not come true."""
    table = given(A=seat(hand=["smugglers_thopter"], deck=["dagger"] * 3, influence={"guild": 1}), B=WAITING)
    table.play("smugglers_thopter").to("secure_contract")
    assert table.decider == "B"
    assert table.A.hand == []


def test_r_013_a_requirement_is_checked_when_the_agent_is_sent() -> None:
    """Sietch Tabr needs its two influence at the placement; what the turn could bring later is no help."""
    sender = seat(hand=["reconnaissance"], influence={"fremen": 1}, intrigue=["know_their_ways"])
    table = given(A=sender).play("reconnaissance")
    assert table.can("send:carthag")
    assert table.why_not("send:sietch_tabr") == "influence: fremen, have 1, need 2"
    sender.influence = {"fremen": 2}
    assert given(A=sender).play("reconnaissance").can("send:sietch_tabr")


def test_r_014_sietch_tabr_gives_no_influence() -> None:
    """Only spaces of a faction give influence, not those that merely require some."""
    table = given(A=seat(hand=["reconnaissance"], influence={"fremen": 2}), B=WAITING)
    table.play("reconnaissance").to("sietch_tabr").end_turn()
    assert table.A.influence["fremen"] == 2
    assert (table.A.water, table.A.garrison) == (1, 4)


def test_r_015_effects_of_a_space_are_mandatory() -> None:
    """At Secrets neither side can decline: A draws, and B hands over a card."""
    table = given(
        A=seat(hand=["diplomacy"]), B=seat(intrigue=["ambush"] * 2 + ["windfall"] * 2), intrigue_deck=["refocus"]
    )
    table.play("diplomacy").to("secrets").plain()
    assert len(table.B.intrigue) == 3
    assert sorted(table.A.intrigue) in (["ambush", "refocus"], ["refocus", "windfall"])


def test_r_015_a_mandatory_choice_keeps_the_turn_open() -> None:
    """A turn cannot end while a mandatory effect is undone, but an arrow may be left unpaid."""
    table = given(A=seat(hand=["guild_ambassador"], intrigue=["windfall"]), B=WAITING)
    table.play("guild_ambassador").to("hall_of_oratory")
    assert not table.can("end_turn")
    table.resolve("card/guild_ambassador").choose("choose:2")
    assert table.A.spice == 2
    assert table.can("end_turn")

    table = given(A=seat(hand=["firm_grip"], solari=2), B=WAITING)
    table.play("firm_grip").to("hall_of_oratory")
    assert table.can("resolve:card/firm_grip")
    table.end_turn()
    assert (table.decider, table.A.solari) == ("B", 2)


def test_r_016_trash_this_card_is_optional_only_with_an_arrow() -> None:
    """Seek Allies goes in any case, Imperial Spy only for the Intrigue card."""
    table = given(A=seat(hand=["seek_allies"]), B=WAITING)
    table.play("seek_allies").to("wealth")
    assert table.A.in_play == []
    assert out_of_game(table) == ["seek_allies"]

    table = given(A=seat(hand=["imperial_spy"]), B=WAITING).play("imperial_spy").to("wealth").end_turn()
    assert (table.A.in_play, table.A.intrigue) == (["imperial_spy"], [])

    table = given(A=seat(hand=["imperial_spy"]), intrigue_deck=["ambush"], B=WAITING).play("imperial_spy").to("wealth")
    table.resolve("card/imperial_spy")
    assert (table.A.in_play, table.A.intrigue) == ([], ["ambush"])
    assert out_of_game(table) == ["imperial_spy"]


# --- Costs ------------------------------------------------------------------------------------------------------------


def test_r_017_an_arrow_is_paid_once() -> None:
    """Three water do not let Duncan Idaho recruit and draw three times."""
    table = given(A=seat(hand=["duncan_idaho"], deck=["dagger"] * 5, water=3), B=WAITING, intrigue_deck=["ambush"])
    table.play("duncan_idaho").to("carthag").plain().resolve("card/duncan_idaho")
    assert (table.A.water, table.A.garrison, table.A.hand) == (2, 5, ["dagger"])
    assert table.decider == "A"
    assert table.offers("resolve") == []


def test_r_018_an_intrigue_card_with_a_cost_needs_the_cost() -> None:
    """Bribery costs two Solari; with one it cannot be played."""
    table = given(A=seat(hand=["dagger"], intrigue=["bribery"], solari=1))
    assert not table.can("intrigue:bribery")
    assert table.why_not("intrigue:bribery") == "cost: solari, have 1, need 2"
    table = given(A=seat(hand=["dagger"], intrigue=["bribery"], solari=2))
    table.intrigue("bribery").choose("influence:guild")
    assert (table.A.solari, table.A.influence["guild"]) == (0, 1)


def test_r_019_influence_that_is_not_there_pays_nothing() -> None:
    """Without any influence the arrow of Shifting Allegiances is closed."""
    table = given(A=seat(hand=["shifting_allegiances"], spice=2, intrigue=["windfall"]), B=WAITING)
    table.play("shifting_allegiances").to("secure_contract")
    assert not table.can("resolve:card/shifting_allegiances")
    assert table.why_not("resolve:card/shifting_allegiances").startswith("cost: influence")


def test_r_020_influence_may_be_lost_and_gained_with_the_same_faction() -> None:
    """One down and two up with the Emperor ends one higher, at the victory point."""
    table = given(A=seat(hand=["shifting_allegiances"], spice=2, influence={"emperor": 1}), B=WAITING)
    table.play("shifting_allegiances").to("secure_contract").resolve("card/shifting_allegiances")
    assert table.A.influence["emperor"] == 0
    table.choose("influence:emperor")
    assert (table.A.spice, table.A.influence["emperor"], table.A.vp) == (0, 2, 1)


def test_r_021_two_influence_go_to_one_faction() -> None:
    """The two steps of Grand Vision are not split; Machinations gives to two different factions."""
    table = given(phase="rewards", conflict="grand_vision", A=seat(conflict=1), intrigue_deck=["ambush"])
    table.choose("influence:fremen")
    assert table.asked == "when_won"
    assert table.A.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 2}

    table = given(phase="rewards", conflict="machinations", A=seat(conflict=1))
    table.choose("choose:4")
    assert table.offers("choose") == ["1", "2", "3"]


def test_r_022_leto_pays_one_less_for_landsraad_spaces() -> None:
    """Duke Leto reaches the Mentat with one Solari; the discount is none on cards, and never a gain."""
    leto = seat(leader="duke_leto_atreides", hand=["firm_grip"], solari=1, intrigue=["windfall"])
    table = given(A=leto, B=WAITING).play("firm_grip").to("mentat")
    assert table.A.solari == 0

    table = given(A=leto, B=WAITING).play("firm_grip").to("hall_of_oratory")
    assert table.A.solari == 1
    assert table.why_not("resolve:card/firm_grip") == "cost: solari, have 1, need 2"

    other = given(A=seat(hand=["firm_grip"], solari=1), B=WAITING).play("firm_grip")
    assert other.why_not("send:mentat") == "cost: solari, have 1, need 2"


def test_r_023_ilban_draws_for_the_space_not_for_the_card() -> None:
    """Solari for the price of a space draw Ilban a card, Solari for an arrow do not."""
    table = given(
        A=seat(leader="count_ilban_richese", hand=["firm_grip"], deck=["dagger"] * 3, solari=6),
        B=WAITING,
    )
    table.play("firm_grip").to("rally_troops").resolve("card/firm_grip").choose("influence:guild")
    assert table.A.solari == 0
    assert table.A.hand == ["dagger"]


# --- Recruiting and deploying -----------------------------------------------------------------------------------------


def test_r_024_deploy_recruits_plus_two_from_the_garrison() -> None:
    """Two recruits of this turn and two of the garrison may go to the Conflict, or fewer, or none."""
    table = given(
        A=seat(hand=["duncan_idaho"], deck=["dagger"] * 2, garrison=3, water=1), B=WAITING, intrigue_deck=["ambush"]
    )
    table.play("duncan_idaho").to("carthag").plain().resolve("card/duncan_idaho")
    assert table.A.garrison == 5
    assert deployable(table) == [1, 2, 3, 4]
    assert table.can("end_turn")
    table.choose("deploy:4")
    assert (table.A.conflict, table.A.garrison) == (4, 1)


def test_r_025_no_deployment_from_a_space_without_combat() -> None:
    """The four troops of Rally Troops stay in the garrison, and so do those that were there."""
    table = given(A=seat(hand=["dagger"], solari=4, intrigue=["ambush"]), B=WAITING)
    table.play("dagger").to("rally_troops").plain()
    assert (table.A.garrison, table.A.conflict) == (7, 0)
    assert table.legal == ["end_turn"]


def test_r_026_recruits_from_an_intrigue_card_count_as_recruits() -> None:
    """Arrakeen recruits one and Reinforcements three; with an empty garrison all four may be deployed."""
    table = given(A=seat(hand=["reconnaissance"], garrison=0, solari=3, intrigue=["reinforcements"]), B=WAITING)
    table.play("reconnaissance").to("arrakeen").intrigue("reinforcements")
    assert table.A.garrison == 4
    assert deployable(table) == [1, 2, 3, 4]


def test_r_026_troops_recruited_before_the_agent_was_sent_count_too() -> None:
    """It does not matter when in the turn the troops were recruited."""
    table = given(
        A=seat(hand=["diplomacy"], garrison=0, solari=3, intrigue=["reinforcements", "ambush"]),
        B=WAITING,
    )
    table.intrigue("reinforcements").play("diplomacy").to("stillsuits")
    assert deployable(table) == [1, 2, 3]


def test_r_027_deployment_stays_open_for_late_recruits() -> None:
    """After a first deployment the troops of a Plot card may still follow."""
    table = given(
        A=seat(hand=["reconnaissance"], garrison=3, solari=3, intrigue=["reinforcements"]),
        B=WAITING,
        intrigue_deck=["ambush"],
    )
    table.play("reconnaissance").to("carthag").plain().choose("deploy:1").intrigue("reinforcements")
    assert table.can("deploy:3")
    table.choose("deploy:3")
    assert (table.A.conflict, table.A.garrison) == (4, 3)


def test_r_027_two_from_the_garrison_are_counted_over_the_whole_turn() -> None:
    """Who has sent two of the garrison already may add only the new recruits."""
    table = given(
        A=seat(hand=["reconnaissance"], garrison=3, solari=3, intrigue=["reinforcements"]),
        B=WAITING,
        intrigue_deck=["ambush"],
    )
    table.play("reconnaissance").to("carthag").plain().choose("deploy:3").intrigue("reinforcements")
    assert table.A.garrison == 4
    assert deployable(table) == [1, 2, 3]


def test_r_027_a_first_deployment_does_not_close_the_matter() -> None:
    """Whoever has sent one of the garrison and then played a Plot card may still send the second."""
    table = given(
        A=seat(hand=["diplomacy"], deck=["dagger"] * 3, garrison=3, spice=1, intrigue=["water_of_life"]), B=WAITING
    )
    table.play("diplomacy").to("stillsuits").choose("deploy:1").intrigue("water_of_life")
    assert table.decider == "A"
    assert deployable(table) == [1]


def test_r_028_recruiting_ends_with_the_supply() -> None:
    """Of four troops only the one in the supply comes, and nothing is owed."""
    table = given(A=seat(hand=["dagger"], solari=4, garrison=5, conflict=6, supply=1, intrigue=["ambush"]), B=WAITING)
    table.play("dagger").to("rally_troops").plain()
    assert (table.A.garrison, table.A.supply) == (6, 0)
    assert table.legal == ["end_turn"]


def test_r_029_a_garrison_troop_is_not_recruited_again() -> None:
    """With an empty supply nothing is recruited, and two of the garrison are the most."""
    table = given(
        A=seat(hand=["reconnaissance"], garrison=6, conflict=6, supply=0), B=WAITING, intrigue_deck=["ambush"]
    )
    table.play("reconnaissance").to("carthag")
    assert (table.A.garrison, table.A.supply) == (6, 0)
    assert deployable(table) == [1, 2]


def test_r_030_the_allowance_of_two_is_one_for_the_turn() -> None:
    """However often deployment opens in a turn, two troops of the garrison are all in all the most."""
    table = given(
        A=seat(hand=["reconnaissance"], garrison=5, water=2, solari=6, intrigue=["reinforcements"] * 2),
        B=WAITING,
    )
    table.play("reconnaissance").to("research_station")
    assert deployable(table) == [1, 2]
    table.choose("deploy:1").intrigue("reinforcements").choose("deploy:4")
    assert (table.A.conflict, table.A.garrison) == (5, 3)
    table.intrigue("reinforcements")
    assert table.A.garrison == 6
    assert deployable(table) == [1, 2, 3]


def test_r_031_an_effect_that_deploys_needs_no_combat_space() -> None:
    """Sardaukar Legion sends up to three troops in a Reveal turn."""
    table = given(A=seat(hand=["sardaukar_legion"], garrison=4), B=WAITING)
    table.reveal().resolve("card/sardaukar_legion.2")
    assert deployable(table) == [0, 1, 2, 3]
    table.choose("deploy:3")
    assert (table.A.conflict, table.A.garrison) == (3, 1)


def test_r_031_an_effect_that_deploys_leaves_the_allowance_alone() -> None:
    """Troops sent by a Plot card are not counted among the two of the garrison."""
    table = given(A=seat(hand=["diplomacy"], garrison=6, intrigue=["rapid_mobilization"]), B=WAITING)
    table.play("diplomacy").to("stillsuits").intrigue("rapid_mobilization").choose("deploy:3")
    assert (table.A.conflict, table.asked) == (3, "agent_effects")
    assert deployable(table) == [1, 2]


def test_r_032_reinforcements_deploy_in_the_reveal_turn() -> None:
    """In the Reveal turn any of the three recruits goes straight to the Conflict; elsewhere they are just recruits."""
    table = given(
        A=seat(hand=["convincing_argument"], garrison=9, supply=3, solari=3, intrigue=["reinforcements"]), B=WAITING
    )
    table.reveal().plain().intrigue("reinforcements")
    assert deployable(table) == [0, 1, 2, 3]
    table.choose("deploy:2")
    assert (table.A.conflict, table.A.garrison, table.A.supply) == (2, 10, 0)

    table = given(A=seat(hand=["dagger"], solari=3, intrigue=["reinforcements", "ambush"]), B=WAITING)
    table.play("dagger").to("hall_of_oratory").plain().intrigue("reinforcements")
    assert (table.A.garrison, table.A.conflict) == (7, 0)
    assert table.legal == ["end_turn"]


def test_r_033_rapid_mobilization_needs_no_agent() -> None:
    """On a Reveal turn without any Agent sent, all of the garrison may go, or none."""
    table = given(A=seat(hand=["convincing_argument"], garrison=4, intrigue=["rapid_mobilization"]), B=WAITING)
    table.reveal().intrigue("rapid_mobilization")
    assert deployable(table) == [0, 1, 2, 3, 4]
    table.choose("deploy:4")
    assert (table.A.conflict, table.A.garrison) == (4, 0)


def test_r_034_double_cross_needs_an_opponents_troop_but_no_own_one() -> None:
    """With an empty supply only the opponent's loss happens; without an opponent in the Conflict there is no card."""
    crosser = seat(hand=["dagger"], garrison=12, solari=1, intrigue=["double_cross"])
    table = given(A=crosser, B=seat(conflict=1))
    table.intrigue("double_cross")
    assert (table.A.solari, table.A.conflict, table.A.garrison) == (0, 0, 12)
    assert (table.B.conflict, table.B.supply) == (0, 9)

    assert not given(A=crosser).can("intrigue:double_cross")


# --- Losing and retreating --------------------------------------------------------------------------------------------


def test_r_035_retreat_leads_to_the_garrison_loss_to_the_supply() -> None:
    """Of three troops two retreat and one is lost."""
    table = given(
        A=seat(hand=["scout"], conflict=3, garrison=3),
        B=seat(hand=["dagger"], intrigue=["double_cross"], solari=1),
    )
    table.reveal().resolve("card/scout.3").choose("retreat:2")
    assert (table.A.garrison, table.A.supply, table.A.conflict) == (5, 6, 1)
    assert table.decider == "B"
    table.intrigue("double_cross")
    assert (table.A.garrison, table.A.supply, table.A.conflict) == (5, 7, 0)


def test_r_036_any_number_may_be_none() -> None:
    """Chani's retreat takes none to all of the troops."""
    table = given(A=seat(hand=["chani"], conflict=3), B=WAITING)
    table.reveal().resolve("card/chani.2")
    assert table.offers("retreat") == ["0", "1", "2", "3"]
    table.choose("retreat:0")
    assert table.A.conflict == 3


def test_r_037_gun_thopter_hits_every_garrison() -> None:
    """Each opponent loses a garrison troop to the supply; who has none is not affected, nor is the Conflict."""
    table = given(
        A=seat(hand=["gun_thopter"]),
        B=seat(hand=["dagger"], garrison=2),
        C=seat(hand=["dagger"], garrison=0, conflict=2),
    )
    table.play("gun_thopter").to("secure_contract")
    assert (table.B.garrison, table.B.supply) == (1, 11)
    assert (table.C.garrison, table.C.supply, table.C.conflict) == (0, 10, 2)
    assert table.A.garrison == 3


def test_r_038_a_troop_that_retreats_no_longer_counts_as_deployed() -> None:
    """The Baron has deployed four, enough for his tokens, until one of them retreats again."""
    masterstroke = "resolve:leader/baron_vladimir_harkonnen.3"
    table = given(
        A=seat(
            leader="baron_vladimir_harkonnen",
            hand=["scout", "convincing_argument"],
            garrison=4,
            intrigue=["rapid_mobilization"],
            tokens=["emperor", "fremen"],
        ),
        B=WAITING,
    )
    table.reveal().intrigue("rapid_mobilization").choose("deploy:4")
    assert table.can(masterstroke)
    table.resolve("card/scout.3").choose("retreat:1")
    assert table.A.conflict == 3
    assert not table.can(masterstroke)
    assert table.why_not(masterstroke) == "condition: deployed_this_turn, have 3, need 4"
