"""The eight leaders: setup, the ability that always applies, the Signet Ring (B-22, B-56, B-57, B-133 to B-164)."""

from __future__ import annotations

from landsraad import Setup, new_game, view
from landsraad.engine.machine.terms import HIDDEN
from tests.support.table import Table, given, seat

MASTERSTROKE = "resolve:leader/baron_vladimir_harkonnen.3"


def signet(mine: seat, b: seat | None = None, c: seat | None = None) -> Table:
    """A plays the Signet Ring and goes to Secure Contract, which brings 3 Solari."""
    mine.hand = ["signet_ring", *mine.hand]
    table = given(A=mine, B=b or seat(hand=["dagger"]), C=c or seat(), intrigue_deck=["tiebreaker"])
    return table.play("signet_ring").to("secure_contract").plain()


def start_of(leader: str) -> tuple[int, int, int]:
    """Solari, spice and water with which a leader begins."""
    others = [name for name in ("paul_atreides", "count_ilban_richese", "helena_richese") if name != leader]
    player = new_game(Setup(players=3, leaders=(leader, *others[:2])), seed=1).state.players[0]
    return int(player.solari), int(player.spice), int(player.water)


# --- Baron Vladimir Harkonnen -----------------------------------------------------------------------------------------


def baron() -> seat:
    """The Baron with 6 spice and a card for Heighliner; an Ambush in hand lets him think before his turn ends."""
    return seat(
        leader="baron_vladimir_harkonnen",
        hand=["diplomacy", "dagger"],
        spice=6,
        tokens=["emperor", "fremen"],
        intrigue=["ambush"],
    )


def test_baron_vladimir_harkonnen_keeps_two_tokens_before_round_1() -> None:
    """The Baron picks two different factions after all other setup, and nobody else sees which."""
    game = new_game(
        Setup(players=3, leaders=("paul_atreides", "baron_vladimir_harkonnen", "helena_richese")), seed="baron"
    )
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "choose_tokens")
    assert game.state.round == 0
    game.play("token:guild")
    assert "token:guild" not in game.legal_actions()
    game.play("token:fremen")
    assert game.state.round == 1
    assert game.state.players[1].tokens == 0b1010
    assert view(game, 1).state.players[1].tokens == 0b1010
    assert view(game, 0).state.players[1].tokens == HIDDEN
    assert view(game, -1).state.players[1].tokens == HIDDEN


def test_baron_vladimir_harkonnen_masterstroke_after_four_deployed() -> None:
    """With 4 troops deployed in a turn the Baron turns up his tokens: 1 Influence with each of the two."""
    table = given(A=baron(), B=seat(hand=["dagger"]))
    table.play("diplomacy").to("heighliner").plain().choose("deploy:4", MASTERSTROKE)
    assert table.A.influence == {"emperor": 1, "guild": 1, "bene_gesserit": 0, "fremen": 1}


def test_baron_vladimir_harkonnen_masterstroke_needs_four_deployed() -> None:
    """3 troops deployed are not enough."""
    table = given(A=baron(), B=seat(hand=["dagger"]))
    table.play("diplomacy").to("heighliner").plain().choose("deploy:3")
    assert table.why_not(MASTERSTROKE) == "condition: deployed_this_turn, have 3, need 4"


def test_baron_vladimir_harkonnen_masterstroke_counts_this_turn_only() -> None:
    """Troops that stood in the Conflict before do not count."""
    mine = baron()
    mine.conflict = 4
    table = given(A=mine, B=seat(hand=["dagger"]))
    assert table.why_not(MASTERSTROKE) == "condition: deployed_this_turn, have 0, need 4"


def test_baron_vladimir_harkonnen_masterstroke_is_once_per_game() -> None:
    """Tokens that were turned up are spent."""
    table = given(A=baron(), B=seat(hand=["dagger"]))
    table.play("diplomacy").to("heighliner").plain().choose("deploy:7", MASTERSTROKE)
    assert table.why_not(MASTERSTROKE) == "once"


def test_baron_vladimir_harkonnen_masterstroke_may_wait() -> None:
    """The Baron may let a turn with 4 troops pass and keep his tokens for another one."""
    table = given(A=baron(), B=seat(hand=["dagger"]))
    table.play("diplomacy").to("heighliner").plain().choose("deploy:4")
    assert table.can(MASTERSTROKE)
    table.end_turn()
    assert table.A.influence["emperor"] == 0
    assert table.A.state.tokens_used is False


def test_baron_vladimir_harkonnen_masterstroke_by_other_deployments() -> None:
    """Troops deployed in the Reveal turn by cards count as well: 3 by one and 1 by another."""
    mine = seat(
        leader="baron_vladimir_harkonnen",
        hand=["sardaukar_legion", "gun_thopter"],
        garrison=5,
        tokens=["guild", "fremen"],
    )
    table = given(A=mine, B=seat(hand=["dagger"])).reveal()
    table.resolve("card/sardaukar_legion.2").choose("deploy:3")
    assert not table.can(MASTERSTROKE)
    table.resolve("card/gun_thopter.2").choose("deploy:1").choose(MASTERSTROKE)
    assert table.A.influence == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 1}


def test_baron_vladimir_harkonnen_scheme_pays_1_solari_for_intrigue() -> None:
    """The Baron's Signet Ring: 1 Solari for an Intrigue card, if he likes."""
    table = signet(seat(leader="baron_vladimir_harkonnen")).resolve("leader/baron_vladimir_harkonnen")
    assert table.A.solari == 3 - 1
    assert table.A.intrigue == ["tiebreaker"]


def test_baron_vladimir_harkonnen_scheme_may_be_left() -> None:
    """The Baron may keep his Solari."""
    table = signet(seat(leader="baron_vladimir_harkonnen")).end_turn()
    assert table.A.solari == 3
    assert table.A.intrigue == []


def test_baron_vladimir_harkonnen_scheme_needs_1_solari() -> None:
    """Without Solari there is no Scheme."""
    mine = seat(leader="baron_vladimir_harkonnen", hand=["signet_ring"], intrigue=["ambush"])
    table = given(A=mine, B=seat(hand=["dagger"])).play("signet_ring").to("hall_of_oratory")
    assert table.why_not("resolve:leader/baron_vladimir_harkonnen") == "cost: solari, have 0, need 1"


# --- Glossu “The Beast” Rabban ----------------------------------------------------------------------------------------


def test_glossu_the_beast_rabban_starts_with_1_spice_and_1_solari() -> None:
    """Rabban begins with 1 Solari and 1 spice besides the water that everybody has."""
    assert start_of("glossu_the_beast_rabban") == (1, 1, 1)


def test_glossu_the_beast_rabban_brutality_recruits_1() -> None:
    """Rabban's Signet Ring recruits 1 troop while he has no Alliance."""
    table = signet(seat(leader="glossu_the_beast_rabban"))
    assert table.A.garrison == 4


def test_glossu_the_beast_rabban_brutality_recruits_2_with_an_alliance() -> None:
    """With any Alliance Rabban recruits 2 troops instead of 1."""
    mine = seat(leader="glossu_the_beast_rabban", hand=["signet_ring"], influence={"guild": 4})
    table = given(A=mine, B=seat(hand=["dagger"]), alliances={"guild": "A"})
    table.play("signet_ring").to("secure_contract")
    assert table.A.garrison == 5


def test_glossu_the_beast_rabban_brutality_needs_his_own_alliance() -> None:
    """An opponent's Alliance does not help Rabban."""
    mine = seat(leader="glossu_the_beast_rabban", hand=["signet_ring"])
    table = given(A=mine, B=seat(hand=["dagger"], influence={"guild": 4}), alliances={"guild": "B"})
    table.play("signet_ring").to("secure_contract")
    assert table.A.garrison == 4


# --- Count Ilban Richese ----------------------------------------------------------------------------------------------


def ilban_goes_to(space: str) -> Table:
    """Count Ilban with 8 Solari and three cards in his deck sends a Dagger to a Landsraad space."""
    mine = seat(leader="count_ilban_richese", hand=["dagger"], deck=["diplomacy"] * 3, solari=8)
    return given(A=mine, B=seat(hand=["diplomacy"])).play("dagger").to(space).plain()


def test_count_ilban_richese_draws_when_a_space_costs_solari() -> None:
    """Count Ilban draws a card for the Solari of a space: High Council, Rally Troops and Swordmaster."""
    for space in ("high_council", "rally_troops", "swordmaster"):
        assert ilban_goes_to(space).A.hand == ["diplomacy"], space


def test_count_ilban_richese_draws_on_top_of_what_the_space_draws() -> None:
    """At the Mentat Count Ilban draws two cards: the space's and his own."""
    assert ilban_goes_to("mentat").A.hand == ["diplomacy"] * 2


def test_count_ilban_richese_draws_nothing_at_a_free_space() -> None:
    """Hall of Oratory costs no Solari, so Count Ilban draws nothing."""
    assert ilban_goes_to("hall_of_oratory").A.hand == []


def test_count_ilban_richese_draws_nothing_for_solari_of_a_card() -> None:
    """Solari paid for a card's effect bring no card."""
    mine = seat(leader="count_ilban_richese", hand=["firm_grip"], deck=["diplomacy"] * 3, intrigue=["bribery"])
    table = given(A=mine, B=seat(hand=["dagger"])).play("firm_grip").to("wealth")
    table.resolve("card/firm_grip").choose("influence:fremen")
    assert table.A.solari == 0
    assert table.A.hand == []


def test_count_ilban_richese_draws_nothing_for_solari_of_an_intrigue_card() -> None:
    """Bribery's 2 Solari bring no card either."""
    mine = seat(leader="count_ilban_richese", hand=["dagger"], deck=["diplomacy"], solari=2, intrigue=["bribery"])
    table = given(A=mine, B=seat(hand=["dagger"])).intrigue("bribery").choose("influence:guild")
    assert table.A.solari == 0
    assert table.A.hand == ["dagger"]


def test_count_ilban_richese_manufacturing() -> None:
    """Count Ilban's Signet Ring brings 1 Solari."""
    assert signet(seat(leader="count_ilban_richese")).A.solari == 3 + 1


# --- Helena Richese ---------------------------------------------------------------------------------------------------


def test_helena_richese_goes_past_enemies_in_landsraad_and_cities() -> None:
    """Opponents' Agents do not block Helena on Landsraad and City spaces, as they do on Spice Trade spaces."""
    theirs = seat(hand=["dagger"], on=["hall_of_oratory", "arrakeen", "secure_contract"])
    table = given(A=seat(leader="helena_richese", hand=["signet_ring"]), B=theirs).play("signet_ring")
    assert table.offers("send") == ["hall_of_oratory", "arrakeen", "carthag", "imperial_basin"]
    assert table.why_not("send:secure_contract") == "occupied: enemy"


def test_helena_richese_is_blocked_by_enemies_at_the_factions() -> None:
    """Opponents' Agents block Helena on the factions' spaces."""
    theirs = seat(hand=["dagger"], on=["wealth"])
    table = given(A=seat(leader="helena_richese", hand=["diplomacy"]), B=theirs).play("diplomacy")
    assert table.why_not("send:wealth") == "occupied: enemy"


def test_helena_richese_is_blocked_by_her_own_agents() -> None:
    """Helena's own Agent blocks her like anybody."""
    mine = seat(leader="helena_richese", hand=["reconnaissance"], on=["arrakeen"], water=2, agents=1)
    table = given(A=mine, B=seat(hand=["dagger"])).play("reconnaissance")
    assert table.why_not("send:arrakeen") == "occupied: own"


def test_helena_richese_has_one_council_seat() -> None:
    """Helena takes a High Council seat only once, even past an enemy Agent."""
    mine = seat(leader="helena_richese", hand=["dagger"], solari=9, council=True)
    table = given(A=mine, B=seat(hand=["dagger"], on=["high_council"])).play("dagger")
    assert table.why_not("send:high_council") == "already_seated"


def test_helena_richese_blocks_others() -> None:
    """Her Agents block the others as usual."""
    table = given(
        turn="B",
        A=seat(leader="helena_richese", hand=["dagger"], on=["arrakeen"]),
        B=seat(hand=["reconnaissance"], water=2),
    )
    assert table.play("reconnaissance").why_not("send:arrakeen") == "occupied: enemy"


ROW = ["stilgar", "gene_manipulation", "worm_riders", "carryall", "opulence"]


def helena_sets_aside(card: str, *, then: list[str], intrigue: list[str] | None = None) -> Table:
    """Helena uses Manipulate at Secure Contract and keeps the cards `then` in hand; B is next."""
    mine = seat(leader="helena_richese", hand=["signet_ring", *then], agents=1, intrigue=intrigue or [])
    table = given(A=mine, B=seat(hand=["reconnaissance"]), row=ROW, imperium_deck=["dr_yueh", "lady_jessica"])
    table.play("signet_ring").to("secure_contract")
    if table.asked == "agent_effects":
        table.resolve("leader/helena_richese")
    return table.choose(f"set_aside:{card}")


def test_helena_richese_manipulate_takes_a_card_out_of_the_row() -> None:
    """A card of the Row is set aside and its place filled."""
    table = helena_sets_aside("stilgar", then=["convincing_argument"])
    assert table.row == ["lady_jessica", "gene_manipulation", "worm_riders", "carryall", "opulence"]


def test_helena_richese_manipulate_makes_the_card_1_cheaper() -> None:
    """In her Reveal turn Helena buys Stilgar, who costs 5, for 4."""
    table = helena_sets_aside("stilgar", then=["convincing_argument"] * 3)
    table.reveal()
    assert table.decider == "A"
    assert table.A.persuasion == 6
    table.choose("claim:stilgar")
    assert table.A.persuasion == 6 - 4
    assert "stilgar" in table.A.discard
    assert table.row == ["lady_jessica", "gene_manipulation", "worm_riders", "carryall", "opulence"]


def test_helena_richese_manipulate_is_not_cheaper_by_2() -> None:
    """3 Persuasion do not buy a set-aside card of 5."""
    table = helena_sets_aside("stilgar", then=["convincing_argument", "diplomacy"])
    table.reveal()
    assert table.decider == "A"
    assert table.A.persuasion == 3
    assert table.why_not("claim:stilgar").endswith("have 3, need 4")


def test_helena_richese_manipulate_keeps_the_card_from_opponents() -> None:
    """An opponent cannot buy the card that Helena set aside."""
    mine = seat(leader="helena_richese", hand=["signet_ring", "dagger"])
    theirs = seat(hand=["convincing_argument"] * 3)
    table = given(A=mine, B=theirs, row=ROW, imperium_deck=["scout"])
    table.play("signet_ring").to("secure_contract").choose("set_aside:stilgar").reveal()
    assert table.decider == "B"
    assert table.B.persuasion == 6
    assert table.why_not("buy:stilgar") == "not_held: market"
    assert table.why_not("claim:stilgar") == "not_held: set_aside"


def test_helena_richese_manipulate_ends_with_her_reveal_turn() -> None:
    """What Helena has not bought by the end of her Reveal turn leaves the game."""
    table = helena_sets_aside("stilgar", then=["convincing_argument", "convincing_argument"])
    table.reveal().end_turn()
    assert "stilgar" not in table.A.discard
    assert [table.rules.cards[card].id for card in table.state.removed] == ["stilgar"]
    assert table.A.state.set_aside == ()


def test_helena_richese_manipulate_by_other_means_without_discount() -> None:
    """Bypass Protocol takes a set-aside card of 3, but not one of 4: the discount is for Persuasion."""
    table = helena_sets_aside("gene_manipulation", then=["dagger"], intrigue=["bypass_protocol"])
    table.intrigue("bypass_protocol").choose("claim:gene_manipulation")
    assert table.A.discard == ["gene_manipulation"]

    mine = seat(leader="helena_richese", hand=["signet_ring", "dagger"], intrigue=["bypass_protocol"])
    table = given(A=mine, B=seat(hand=["dagger"]), row=["guild_ambassador", "scout", "dr_yueh", "carryall", "stilgar"])
    table.play("signet_ring").to("secure_contract").resolve("leader/helena_richese")
    table.choose("set_aside:guild_ambassador").intrigue("bypass_protocol")
    assert table.offers("claim") == []
    assert "scout" in table.offers("acquire")


# --- Duke Leto Atreides -----------------------------------------------------------------------------------------------


def leto(solari: int) -> Table:
    """Duke Leto plays a Dagger; Hall of Oratory is always open to him."""
    mine = seat(leader="duke_leto_atreides", hand=["dagger"], solari=solari, intrigue=["ambush"])
    return given(A=mine, B=seat(hand=["dagger"])).play("dagger")


def test_duke_leto_atreides_pays_1_solari_less_in_the_landsraad() -> None:
    """For Leto the High Council costs 4, the Mentat 1, Rally Troops 3 and a Swordmaster 7 Solari."""
    for space, price in (("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)):
        assert leto(10).to(space).A.solari == 10 - price, space


def test_duke_leto_atreides_cannot_pay_less() -> None:
    """One Solari below his price Leto is refused, and the refusal names his price."""
    assert leto(3).why_not("send:high_council") == "cost: solari, have 3, need 4"
    assert leto(1).why_not("send:rally_troops") == "cost: solari, have 1, need 3"
    assert leto(6).why_not("send:swordmaster") == "cost: solari, have 6, need 7"
    assert leto(1).offers("send") == ["mentat", "hall_of_oratory"]


def test_duke_leto_atreides_mentat_is_not_free() -> None:
    """Without Solari Leto has only Hall of Oratory."""
    mine = seat(leader="duke_leto_atreides", hand=["arrakis_liaison"])
    table = given(A=mine, B=seat(hand=["dagger"])).play("arrakis_liaison")
    assert table.why_not("send:mentat") == "cost: solari, have 0, need 1"


def test_duke_leto_atreides_discount_is_not_for_cards() -> None:
    """Firm Grip costs Leto its 2 Solari."""
    mine = seat(leader="duke_leto_atreides", hand=["firm_grip"], solari=2, intrigue=["ambush"])
    table = given(A=mine, B=seat(hand=["dagger"])).play("firm_grip").to("mentat")
    assert table.A.solari == 1
    assert table.why_not("resolve:card/firm_grip") == "cost: solari, have 1, need 2"


def test_duke_leto_atreides_prudent_diplomacy_where_an_opponent_leads() -> None:
    """Leto's Signet Ring: 1 spice for Influence with a faction in which some opponent is ahead of him; a tie is not."""
    mine = seat(leader="duke_leto_atreides", spice=1, influence={"emperor": 2, "guild": 1, "fremen": 1})
    theirs = seat(hand=["dagger"], influence={"emperor": 2, "fremen": 3})
    table = signet(mine, theirs, seat(influence={"guild": 2})).resolve("leader/duke_leto_atreides")
    assert table.offers("influence") == ["guild", "fremen"]
    table.choose("influence:guild")
    assert table.A.spice == 0
    assert table.A.influence == {"emperor": 2, "guild": 2, "bene_gesserit": 0, "fremen": 1}


def test_duke_leto_atreides_prudent_diplomacy_may_be_left() -> None:
    """Leto may keep his spice."""
    mine = seat(leader="duke_leto_atreides", spice=1)
    table = signet(mine, seat(hand=["dagger"], influence={"emperor": 1})).end_turn()
    assert table.A.spice == 1
    assert table.A.influence["emperor"] == 0


def test_duke_leto_atreides_prudent_diplomacy_needs_an_opponent_ahead() -> None:
    """Where Leto leads or ties everywhere there is nothing to gain."""
    mine = seat(leader="duke_leto_atreides", spice=1, influence={"emperor": 1}, intrigue=["ambush"])
    table = signet(mine, seat(hand=["dagger"], influence={"emperor": 1}))
    assert table.why_not("resolve:leader/duke_leto_atreides") == "condition: nobody_ahead"


def test_duke_leto_atreides_prudent_diplomacy_needs_1_spice() -> None:
    """Without spice Leto cannot use it."""
    mine = seat(leader="duke_leto_atreides", intrigue=["ambush"])
    table = signet(mine, seat(hand=["dagger"], influence={"emperor": 1}))
    assert table.why_not("resolve:leader/duke_leto_atreides") == "cost: spice, have 0, need 1"


# --- Paul Atreides ----------------------------------------------------------------------------------------------------


def test_paul_atreides_sees_the_top_card_of_his_deck() -> None:
    """Paul, and nobody else, sees the top card of his deck; the rest stays hidden."""
    table = given(
        A=seat(leader="paul_atreides", hand=["dagger"], deck=["diplomacy", "seek_allies"]),
        B=seat(leader="helena_richese", hand=["dagger"], deck=["dagger", "dagger"]),
    )
    seek_allies = table.rules.card_number("seek_allies")
    assert view(table.game, 0).state.players[0].deck == (HIDDEN, seek_allies)
    assert view(table.game, 1).state.players[0].deck == (HIDDEN, HIDDEN)
    assert view(table.game, 1).state.players[1].deck == (HIDDEN, HIDDEN)


def test_paul_atreides_sees_nothing_of_an_empty_deck() -> None:
    """With an empty deck there is nothing to see, and the discard pile is not shuffled for it."""
    table = given(A=seat(leader="paul_atreides", hand=["dagger"], discard=["diplomacy"]), B=seat(hand=["dagger"]))
    seen = view(table.game, 0).state.players[0]
    assert seen.deck == ()
    assert len(seen.discard) == 1


def test_paul_atreides_discipline_draws_a_card() -> None:
    """Paul's Signet Ring draws a card."""
    assert signet(seat(leader="paul_atreides", deck=["diplomacy", "dagger"])).A.hand == ["dagger"]


# --- Countess Ariana Thorvald -----------------------------------------------------------------------------------------


def ariana_goes_to(space: str, card: str = "dune_the_desert_planet", **control: str) -> Table:
    """Ariana with 2 water and two cards in her deck goes to a space where 1 bonus spice lies."""
    mine = seat(leader="countess_ariana_thorvald", hand=[card], deck=["dagger", "diplomacy"], water=2)
    table = given(A=mine, B=seat(hand=["dagger"]), bonus_spice={"hagga_basin": 1}, control=control)
    return table.play(card).to(space).plain()


def test_countess_ariana_thorvald_harvests_1_spice_less_and_draws() -> None:
    """At a Maker space Ariana takes 1 spice less and draws a card; all bonus spice is gone."""
    table = ariana_goes_to("hagga_basin")
    assert table.A.spice == 2 + 1 - 1
    assert table.A.hand == ["diplomacy"]
    assert table.bonus_spice("hagga_basin") == 0


def test_countess_ariana_thorvald_at_the_other_makers() -> None:
    """The Great Flat brings her 2 spice, Imperial Basin none; each brings a card."""
    table = ariana_goes_to("the_great_flat")
    assert (table.A.spice, table.A.hand) == (2, ["diplomacy"])
    table = ariana_goes_to("imperial_basin")
    assert (table.A.spice, table.A.hand) == (0, ["diplomacy"])


def test_countess_ariana_thorvald_keeps_the_control_bonus() -> None:
    """The control bonus of Imperial Basin is not harvested: she keeps it."""
    assert ariana_goes_to("imperial_basin", imperial_basin="A").A.spice == 1


def test_countess_ariana_thorvald_keeps_spice_of_cards() -> None:
    """Spice of a card comes in full; elsewhere than at a Maker space she draws nothing."""
    table = ariana_goes_to("secure_contract", "worm_riders")
    assert (table.A.spice, table.A.hand) == (2, [])


def test_countess_ariana_thorvald_hidden_reservoir() -> None:
    """Ariana's Signet Ring brings 1 water."""
    assert signet(seat(leader="countess_ariana_thorvald")).A.water == 1


# --- Earl Memnon Thorvald ---------------------------------------------------------------------------------------------


def test_earl_memnon_thorvald_gains_influence_with_his_council_seat() -> None:
    """Taking his seat on the High Council Memnon gains 1 Influence with any faction."""
    mine = seat(leader="earl_memnon_thorvald", hand=["dagger"], solari=5)
    table = given(A=mine, B=seat(hand=["dagger"])).play("dagger").to("high_council")
    assert table.offers("influence") == ["emperor", "guild", "bene_gesserit", "fremen"]
    table.choose("influence:bene_gesserit")
    assert table.A.council is True
    assert table.A.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 1, "fremen": 0}


def test_earl_memnon_thorvald_gains_nothing_at_other_spaces() -> None:
    """Other Landsraad spaces bring Memnon no Influence."""
    mine = seat(leader="earl_memnon_thorvald", hand=["dagger"], solari=8)
    table = given(A=mine, B=seat(hand=["dagger"])).play("dagger").to("swordmaster")
    assert table.decider == "B"
    assert sum(table.A.influence.values()) == 0


def test_earl_memnon_thorvald_spice_hoard() -> None:
    """Memnon's Signet Ring brings 1 spice."""
    assert signet(seat(leader="earl_memnon_thorvald")).A.spice == 1


# --- All --------------------------------------------------------------------------------------------------------------


def test_house_and_complexity_of_every_leader() -> None:
    """Two leaders of each of four Houses, and the 1 to 3 marks after their names."""
    assert {leader.id: (leader.house, leader.complexity) for leader in given().rules.leaders} == {
        "baron_vladimir_harkonnen": ("harkonnen", 3),
        "glossu_the_beast_rabban": ("harkonnen", 1),
        "count_ilban_richese": ("richese", 1),
        "helena_richese": ("richese", 2),
        "duke_leto_atreides": ("atreides", 2),
        "paul_atreides": ("atreides", 1),
        "countess_ariana_thorvald": ("thorvald", 3),
        "earl_memnon_thorvald": ("thorvald", 1),
    }


def test_other_leaders_start_with_1_water_only() -> None:
    """But for Rabban all leaders begin with 1 water and nothing else."""
    for leader in (
        "baron_vladimir_harkonnen",
        "count_ilban_richese",
        "helena_richese",
        "duke_leto_atreides",
        "paul_atreides",
        "countess_ariana_thorvald",
        "earl_memnon_thorvald",
    ):
        assert start_of(leader) == (0, 0, 1), leader


def test_signet_ring_uses_the_ability_only_in_an_agent_turn() -> None:
    """A Signet Ring that is revealed brings its Persuasion, not the leader's ability."""
    table = given(
        A=seat(leader="earl_memnon_thorvald", hand=["signet_ring"]),
        B=seat(hand=["dagger"]),
        row=["sardaukar_infantry"] * 5,
    ).reveal()
    assert table.A.persuasion == 1
    assert table.A.spice == 0
