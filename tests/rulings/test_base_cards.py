"""Rulings R-105 to R-152: leaders, Reveal turn, acquiring, trashing, decks, spaces, the end of the game."""

from __future__ import annotations

from landsraad.engine.base.drawing import draw
from landsraad.engine.machine.terms import HIDDEN, NOBODY
from landsraad.engine.view import View
from tests.support.table import SEAT_NAMES, Table, given, seat

# A Row with something to buy for 1 Persuasion, so that a Reveal turn with Persuasion does not end by itself.
ROW = ["dr_yueh", "space_travel", "carryall", "opulence", "gurney_halleck"]
# Cards that give 10 Persuasion when revealed.
TEN_PERSUASION = ["other_memory", "piter_de_vries", "convincing_argument", "convincing_argument", "reconnaissance"]


def removed(table: Table) -> list[str]:
    """The cards that have left the game."""
    return [table.rules.cards[card].id for card in table.state.removed]


def ranking(table: Table) -> str:
    """The seats in their final order."""
    assert table.game.over
    return "".join(SEAT_NAMES[number] for number in table.state.ranking)


# --- Harvesting -------------------------------------------------------------------------------------------------------


def test_r_105_ariana_harvests_1_less_and_draws() -> None:
    """Spice Addict: 1 spice less and 1 card at each harvest; other spice income is not touched."""

    def harvest(bonus: int, controller: str) -> Table:
        table = given(
            bonus_spice={"imperial_basin": bonus},
            control={"imperial_basin": controller},
            A=seat(leader="countess_ariana_thorvald", hand=["dune_the_desert_planet"], deck=["dagger", "diplomacy"]),
            B=seat(hand=["dagger"]),
        )
        return table.play("dune_the_desert_planet").to("imperial_basin")

    assert harvest(0, "").A.spice == 0
    assert harvest(0, "").A.hand == ["diplomacy"]
    assert harvest(2, "").A.spice == 2
    assert harvest(2, "").A.hand == ["diplomacy"]
    assert harvest(0, "A").A.spice == 1


def test_r_106_carryall_doubles_the_base_spice_only() -> None:
    """Carryall: 3 + 3 + 2 spice at The Great Flat with 2 bonus spice."""
    table = given(
        bonus_spice={"the_great_flat": 2}, A=seat(hand=["carryall", "dagger"], water=2), B=seat(hand=["dagger"])
    )
    table.play("carryall").to("the_great_flat")
    assert table.A.spice == 8
    assert table.bonus_spice("the_great_flat") == 0


def test_r_107_carryall_in_arianas_hands() -> None:
    """The base is doubled, then 1 spice is missing, once, and 1 card drawn, once."""
    table = given(
        A=seat(leader="countess_ariana_thorvald", hand=["carryall"], deck=["dagger", "diplomacy"]),
        B=seat(hand=["dagger"]),
    )
    table.play("carryall").to("imperial_basin")
    assert (table.A.spice, table.A.hand) == (1, ["diplomacy"])


# --- The Reveal turn --------------------------------------------------------------------------------------------------


def test_r_108_only_cards_revealed_from_hand_use_their_reveal_box() -> None:
    """Stilgar played for an Agent gives no Persuasion and no swords in the Reveal turn."""
    table = given(row=ROW, A=seat(in_play=["stilgar"], hand=["reconnaissance"], conflict=1), B=seat(hand=["dagger"]))
    table.reveal()
    assert (table.A.persuasion, table.A.strength) == (1, 2)


def test_r_109_cards_may_be_acquired_between_reveal_effects() -> None:
    """With 3 Persuasion a card of 3 is bought, then another effect gives 2 more."""
    table = given(
        row=ROW,
        A=seat(hand=["convincing_argument", "reconnaissance", "bene_gesserit_sister"], intrigue=["ambush"]),
    )
    table.reveal()
    assert table.A.persuasion == 3
    table.choose("buy:space_travel")
    assert (table.A.persuasion, table.A.discard) == (0, ["space_travel"])
    table.resolve("card/bene_gesserit_sister").choose("choose:1")
    assert table.A.persuasion == 2
    assert table.can("buy:arrakis_liaison")


def test_r_110_a_card_drawn_in_the_reveal_turn_is_revealed() -> None:
    """Convincing Argument drawn by Water of Life in the Reveal turn gives its 2 Persuasion now."""
    table = given(
        row=ROW,
        A=seat(hand=["dagger"], deck=["convincing_argument"], water=1, spice=1, intrigue=["water_of_life"]),
    )
    table.reveal().intrigue("water_of_life")
    assert table.A.persuasion == 2
    assert table.A.hand == []
    assert table.A.in_play == ["dagger", "convincing_argument"]


def test_r_111_a_card_drawn_after_the_reveal_turn_stays_in_hand() -> None:
    """Two cards drawn in the Combat phase are not revealed; at Round Start five more join them."""
    table = given(A=seat(hand=["dagger"], deck=["dagger"] * 7, conflict=1, intrigue=["ambush"]))
    table.reveal().end_turn()
    assert (table.asked, table.A.strength) == ("combat", 3)
    draw(table.state, table.A.number, 2, table.rules.setup_source)
    assert (table.A.hand, table.A.strength) == (["dagger", "dagger"], 3)
    while table.asked in ("combat", "when_won"):
        table.pass_()
    assert (table.asked, table.decider) == ("turn", "A")
    assert table.A.hand == ["dagger"] * 7


def test_r_112_persuasion_is_not_kept() -> None:
    """What is left at the end of the Reveal turn is lost: the next round begins with 0."""
    table = given(row=ROW, A=seat(hand=["reconnaissance"]), B=seat(hand=["dagger"])).reveal()
    assert table.A.persuasion == 1
    table.end_turn()
    assert (table.decider, table.A.persuasion) == ("B", 0)
    table.reveal()
    assert (table.decider, table.state.round) == ("B", 3)
    table.reveal()
    assert (table.decider, table.A.persuasion) == ("A", 0)
    assert table.reveal().A.persuasion == 1


def test_r_113_hall_of_oratory_persuades_only_with_an_agent_there() -> None:
    """+1 Persuasion with an Agent on Hall of Oratory in the Reveal turn, none once it was recalled."""

    def before_reveal() -> Table:
        return given(
            row=ROW, A=seat(hand=["reconnaissance"], agents=1, on=["hall_of_oratory"], intrigue=["urgent_mission"])
        )

    assert before_reveal().reveal().A.persuasion == 2
    assert before_reveal().intrigue("urgent_mission").reveal().A.persuasion == 1


def test_r_114_the_council_seat_persuades_in_the_round_it_is_taken() -> None:
    """+2 Persuasion in each Reveal turn from the moment of the seat."""
    table = given(row=ROW, A=seat(hand=["dagger", "reconnaissance"], solari=5))
    table.play("dagger").to("high_council").reveal()
    assert table.A.persuasion == 3


def test_r_115_in_play_are_cards_played_this_round_and_cards_revealed() -> None:
    """Liet Kynes counts Stilgar, played for an Agent, and himself: 4 Persuasion; a card in the discard pile is not."""
    table = given(row=ROW, A=seat(in_play=["stilgar"], hand=["liet_kynes"], discard=["chani"]), B=seat(hand=["dagger"]))
    assert table.reveal().A.persuasion == 4


def test_r_116_a_fremen_bond_needs_another_fremen_card() -> None:
    """Spice Hunter alone has no bond; Spice Hunter and Crysknife have both, in either order."""

    def revealed(*hand: str) -> Table:
        return given(row=ROW, A=seat(hand=list(hand)), B=seat(hand=["dagger"])).reveal()

    alone = revealed("spice_hunter")
    assert alone.A.spice == 0
    for table in (revealed("spice_hunter", "crysknife"), revealed("crysknife", "spice_hunter")):
        assert (table.A.spice, table.A.influence["fremen"]) == (1, 1)


def test_r_117_what_a_trashed_card_gave_stays_but_it_no_longer_counts() -> None:
    """Swords of a card trashed later count; it is no longer in play for others, and what it still owed is lost."""
    blade = given(row=ROW, A=seat(hand=["duncan_loyal_blade"], conflict=1), B=seat(hand=["dagger"])).reveal().plain()
    assert (blade.A.strength, blade.A.persuasion) == (4, 1)
    blade.resolve("card/duncan_loyal_blade.3").choose("choose:2", "retreat:0")
    assert (blade.A.in_play, removed(blade)) == ([], ["duncan_loyal_blade"])
    assert (blade.A.strength, blade.A.persuasion) == (4, 1)
    kynes = given(row=ROW, A=seat(in_play=["stilgar"], hand=["guild_administrator", "liet_kynes"]))
    kynes.play("guild_administrator").to("secure_contract").plain()
    kynes.resolve("card/guild_administrator").choose("trash_play:stilgar").reveal().plain()
    assert kynes.A.persuasion == 2
    own = given(A=seat(in_play=["lady_jessica", "the_voice"], hand=["gene_manipulation"], intrigue=["ambush"]))
    own.play("gene_manipulation").to("hall_of_oratory").plain()
    own.resolve("card/gene_manipulation").choose("trash_play:gene_manipulation")
    assert (own.A.spice, own.legal) == (0, ["end_turn"])


def test_r_117_trashing_one_copy_leaves_the_effects_of_the_other() -> None:
    """Only the trashed card loses its unresolved effects: the Gene Manipulation played now keeps its 2 spice."""
    table = given(
        A=seat(in_play=["lady_jessica", "gene_manipulation"], hand=["gene_manipulation"], intrigue=["ambush"])
    )
    table.play("gene_manipulation").to("hall_of_oratory")
    table.resolve("card/gene_manipulation").choose("trash_play:gene_manipulation")
    if table.can("resolve:card/gene_manipulation.2"):
        table.resolve("card/gene_manipulation.2")
    assert (table.A.in_play, table.A.spice) == (["lady_jessica", "gene_manipulation"], 2)


def test_r_119_clean_up_is_no_discard() -> None:
    """Nothing that answers to leaving a zone answers to Clean Up: Assassination Mission brings its Reveal box only."""
    table = given(A=seat(hand=["assassination_mission", "dagger"]), B=seat(hand=["dagger"]))
    listener = table.game.listen()
    table.reveal()
    assert table.decider == "B"
    assert sorted(table.A.discard) == ["assassination_mission", "dagger"]
    assert table.A.solari == 1
    assert {"discard", "trash"}.isdisjoint(event.kind for event in listener.take())


# --- Acquiring --------------------------------------------------------------------------------------------------------


def test_r_120_the_row_is_refilled_before_the_acquire_effect() -> None:
    """The gap is filled at once, then the acquire box is resolved; the new card may be bought in the same turn."""
    table = given(
        row=["lady_jessica", "crysknife", "carryall", "opulence", "stilgar"],
        imperium_deck=["scout", "dr_yueh"],
        A=seat(hand=TEN_PERSUASION),
    )
    table.reveal().choose("buy:lady_jessica")
    assert table.asked == "choose_faction"
    assert table.row == ["dr_yueh", "crysknife", "carryall", "opulence", "stilgar"]
    table.choose("influence:guild", "buy:dr_yueh")
    assert table.A.influence["guild"] == 1
    assert table.A.discard == ["lady_jessica", "dr_yueh"]


def test_r_121_the_acquire_box_works_once_when_acquired() -> None:
    """Chani brings 1 water when acquired, bought or free, and none when played or revealed."""
    row = ["chani", "crysknife", "carryall", "opulence", "stilgar"]
    bought = given(row=row, A=seat(hand=TEN_PERSUASION)).reveal().choose("buy:chani")
    assert bought.A.water == 1
    free = given(row=row, A=seat(hand=["dagger"], spice=2, intrigue=["bypass_protocol"]))
    free.intrigue("bypass_protocol").choose("choose:2", "acquire:chani")
    assert free.A.water == 1
    played = given(A=seat(hand=["chani", "dagger"])).play("chani").to("secure_contract")
    assert played.A.water == 0
    revealed = given(row=ROW, A=seat(hand=["chani"]), B=seat(hand=["dagger"])).reveal()
    assert (revealed.A.persuasion, revealed.A.water) == (2, 0)


def test_r_122_the_spice_must_flow_keeps_its_vp_when_trashed() -> None:
    """The VP came with acquiring it; trashed, the card goes back to its stack."""
    table = given(
        reserve={"the_spice_must_flow": 9},
        A=seat(hand=["guild_administrator", "dagger"], discard=["the_spice_must_flow"], vp=1),
    )
    table.play("guild_administrator").to("secure_contract")
    table.resolve("card/guild_administrator").choose("trash_discard:the_spice_must_flow")
    assert (table.A.vp, table.A.discard) == (1, [])
    assert table.reserve("the_spice_must_flow") == 10


def test_r_123_guild_bankers_discount_every_copy() -> None:
    """With Guild Bankers revealed The Spice Must Flow costs 6: two copies for 12 Persuasion."""
    table = given(A=seat(hand=["guild_bankers", *TEN_PERSUASION], council=True), B=seat(hand=["dagger"])).reveal()
    assert table.A.persuasion == 12
    table.choose("buy:the_spice_must_flow")
    assert table.A.persuasion == 6
    table.choose("buy:the_spice_must_flow")
    assert table.A.vp == 2
    assert table.reserve("the_spice_must_flow") == 8


def test_r_124_an_empty_reserve_stack_sells_nothing() -> None:
    """With its stack empty The Spice Must Flow is not for sale, and a Foldspace effect gives no card."""
    nine = ["piter_de_vries", "convincing_argument", "convincing_argument"]
    sold_out = given(reserve={"the_spice_must_flow": 0}, row=ROW, A=seat(hand=nine, council=True)).reveal()
    assert sold_out.A.persuasion == 9
    assert not sold_out.can("buy:the_spice_must_flow")
    last_one = given(reserve={"the_spice_must_flow": 1}, row=ROW, A=seat(hand=nine, council=True)).reveal()
    assert last_one.can("buy:the_spice_must_flow")
    no_foldspace = given(reserve={"foldspace": 0}, A=seat(hand=["diplomacy", "dagger"]))
    no_foldspace.play("diplomacy").to("foldspace")
    assert no_foldspace.A.discard == []
    assert no_foldspace.A.influence["guild"] == 1


def test_r_125_foldspace_comes_from_its_icon_only() -> None:
    """Neither Persuasion nor an effect that acquires a card gives Foldspace; its board space does."""
    rich = given(row=ROW, A=seat(hand=TEN_PERSUASION)).reveal()
    assert rich.A.persuasion == 10
    assert rich.can("buy:the_spice_must_flow")
    assert not rich.can("buy:foldspace")
    free = given(row=ROW, A=seat(hand=["dagger"], spice=2, intrigue=["bypass_protocol"]))
    for option in ("choose:1", "choose:2"):
        choice = Table(free.game.copy()).intrigue("bypass_protocol").choose(option)
        assert choice.can("acquire:arrakis_liaison")
        assert not choice.can("acquire:foldspace")
    visit = given(A=seat(hand=["diplomacy", "dagger"])).play("diplomacy").to("foldspace")
    assert visit.A.discard == ["foldspace"]


def test_r_126_with_the_imperium_deck_empty_the_row_shrinks() -> None:
    """Nothing refills the Row any more: five cards, one bought, four left."""
    table = given(row=ROW, imperium_deck=[], A=seat(hand=TEN_PERSUASION)).reveal().choose("buy:dr_yueh")
    assert table.row == ["space_travel", "carryall", "opulence", "gurney_halleck"]


# --- Helena Richese ---------------------------------------------------------------------------------------------------


def test_r_127_helena_manipulates_a_card_of_the_row() -> None:
    """The card set aside is hers for 1 less in her Reveal turn, or by another effect; else it leaves the game."""

    def manipulated() -> Table:
        table = given(
            row=["chani", "crysknife", "carryall", "opulence", "stilgar"],
            imperium_deck=["dr_yueh"],
            A=seat(
                leader="helena_richese",
                hand=["signet_ring", "convincing_argument", "convincing_argument"],
                spice=2,
                intrigue=["bypass_protocol"],
            ),
        )
        table.play("signet_ring").to("secure_contract")
        table.resolve("leader/helena_richese").choose("set_aside:chani")
        assert table.row == ["dr_yueh", "crysknife", "carryall", "opulence", "stilgar"]
        return table.end_turn().reveal()

    bought = manipulated()
    assert bought.A.persuasion == 4
    assert not bought.can("buy:carryall")
    bought.choose("claim:chani")
    assert (bought.A.persuasion, bought.A.discard, bought.A.water) == (0, ["chani"], 1)
    free = manipulated().intrigue("bypass_protocol").choose("choose:2", "claim:chani")
    assert (free.A.persuasion, free.A.deck) == (4, ["chani"])
    assert removed(manipulated().end_turn()) == ["chani"]


def test_r_127_helena_takes_a_card_of_1_for_nothing() -> None:
    """1 Persuasion less than 1 is 0: she needs no Persuasion for it."""
    table = given(row=ROW, A=seat(leader="helena_richese", hand=["signet_ring"], intrigue=["ambush"]))
    table.play("signet_ring").to("secure_contract")
    table.resolve("leader/helena_richese").choose("set_aside:dr_yueh").end_turn().reveal()
    assert table.A.persuasion == 0
    table.choose("claim:dr_yueh")
    assert table.A.discard == ["dr_yueh"]


def test_r_128_enemy_agents_do_not_block_helena_at_landsraad_and_city_spaces() -> None:
    """Enemy Agents do not stop her there; elsewhere they do, and her own Agents, costs and closed spaces always."""
    helena = seat(
        leader="helena_richese",
        hand=["dagger", "diplomacy", "reconnaissance"],
        solari=5,
        agents=1,
        on=["rally_troops"],
    )
    enemy = seat(on=["high_council", "swordmaster", "arrakeen", "wealth"])
    landsraad = given(A=helena, B=enemy).play("dagger")
    assert landsraad.can("send:high_council")
    assert landsraad.why_not("send:swordmaster") == "cost: solari, have 5, need 8"
    assert landsraad.why_not("send:rally_troops") == "occupied: own"
    assert given(A=helena, B=enemy).play("reconnaissance").can("send:arrakeen")
    assert given(A=helena, B=enemy).play("diplomacy").why_not("send:wealth") == "occupied: enemy"
    seated = given(A=seat(leader="helena_richese", hand=["dagger", "diplomacy"], solari=5, council=True), B=enemy).play(
        "dagger"
    )
    assert not seated.can("send:high_council")


# --- Trashing ---------------------------------------------------------------------------------------------------------


def test_r_129_cards_are_trashed_from_hand_discard_pile_or_play() -> None:
    """A trash icon reaches hand, discard pile and cards in play, the card itself too, never the deck; or it is left."""
    table = given(
        A=seat(hand=["fedaykin_death_commando", "dagger"], discard=["reconnaissance"], deck=["diplomacy"]),
        B=seat(hand=["dagger"]),
    )
    table.play("fedaykin_death_commando").to("secure_contract")
    assert table.can("end_turn")
    table.resolve("card/fedaykin_death_commando")
    assert sorted(table.legal) == [
        "trash_discard:reconnaissance",
        "trash_hand:dagger",
        "trash_play:fedaykin_death_commando",
    ]
    table.choose("trash_play:fedaykin_death_commando")
    assert (table.A.in_play, removed(table)) == ([], ["fedaykin_death_commando"])


def test_r_130_selective_breeding_may_be_visited_without_trashing() -> None:
    """2 spice are the space's cost; trashing for two cards may be declined, the Influence comes anyway."""
    breeder = seat(hand=["diplomacy", "dagger"], deck=["dagger", "reconnaissance"], spice=2)
    declined = given(A=breeder, B=seat(hand=["dagger"])).play("diplomacy").to("selective_breeding").end_turn()
    assert (declined.A.spice, declined.A.influence["bene_gesserit"]) == (0, 1)
    assert (declined.A.hand, removed(declined)) == (["dagger"], [])
    accepted = given(A=breeder, B=seat(hand=["dagger"])).play("diplomacy").to("selective_breeding")
    accepted.resolve("space/selective_breeding").choose("trash_hand:dagger")
    assert (sorted(accepted.A.hand), removed(accepted)) == (["dagger", "reconnaissance"], ["dagger"])


def test_r_131_trashed_reserve_cards_return_to_their_stack() -> None:
    """Arrakis Liaison goes back to its stack when trashed, any other card out of the game."""

    def trashed(card: str) -> Table:
        table = given(reserve={"arrakis_liaison": 7}, A=seat(hand=["guild_administrator", "dagger", card]))
        table.play("guild_administrator").to("secure_contract")
        return table.resolve("card/guild_administrator").choose(f"trash_hand:{card}")

    assert trashed("arrakis_liaison").reserve("arrakis_liaison") == 8
    assert removed(trashed("arrakis_liaison")) == []
    assert removed(trashed("stilgar")) == ["stilgar"]
    assert trashed("stilgar").reserve("arrakis_liaison") == 7


def test_r_132_assassination_mission_pays_when_another_effect_trashes_it() -> None:
    """+4 Solari when it is trashed; it cannot be played for an Agent and does not trash itself when revealed."""
    table = given(A=seat(hand=["guild_administrator", "assassination_mission", "dagger"]), B=seat(hand=["dagger"]))
    assert not table.can("play:assassination_mission")
    table.play("guild_administrator").to("imperial_basin")
    table.resolve("card/guild_administrator").choose("trash_hand:assassination_mission")
    assert table.A.solari == 4
    assert removed(table) == ["assassination_mission"]
    revealed = given(A=seat(hand=["assassination_mission", "dagger"]), B=seat(hand=["dagger"])).reveal()
    assert (revealed.A.solari, removed(revealed)) == (1, [])


def test_r_133_imperial_spy_trashed_by_another_effect_gives_no_intrigue() -> None:
    """Only its own arrow turns the trashed Imperial Spy into an Intrigue card."""
    table = given(
        intrigue_deck=["ambush", "ambush"], A=seat(hand=["guild_administrator", "dagger"], discard=["imperial_spy"])
    )
    table.play("guild_administrator").to("secure_contract")
    table.resolve("card/guild_administrator").choose("trash_discard:imperial_spy")
    assert (table.A.intrigue, removed(table)) == ([], ["imperial_spy"])
    own = given(intrigue_deck=["ambush", "ambush"], A=seat(hand=["imperial_spy", "dagger"]))
    own.play("imperial_spy").to("wealth").resolve("card/imperial_spy")
    assert (own.A.intrigue, removed(own)) == (["ambush"], ["imperial_spy"])


# --- Discarding -------------------------------------------------------------------------------------------------------


def test_r_134_what_is_discarded_is_a_hand_card_of_its_owners_choice() -> None:
    """Who must discard gives a card of the hand, chosen by its owner, never an Intrigue card."""
    intrigue = ["ambush", "windfall", "tiebreaker"]
    table = given(turn="B", A=seat(hand=["dagger"], intrigue=intrigue), B=seat(hand=["test_of_humanity", "dagger"]))
    table.play("test_of_humanity").to("secrets").plain()
    assert (table.A.hand, table.A.discard, table.A.intrigue) == ([], ["dagger"], intrigue)
    choice = given(
        turn="B", A=seat(hand=["dagger", "diplomacy"], intrigue=intrigue), B=seat(hand=["test_of_humanity", "dagger"])
    )
    choice.play("test_of_humanity").to("secrets").plain()
    assert (choice.decider, sorted(choice.legal)) == ("A", ["discard:dagger", "discard:diplomacy"])


def test_r_135_reverend_mother_mohiam_makes_each_opponent_discard_two() -> None:
    """With another Bene Gesserit card in play each opponent, from the left, discards two, or all it has."""

    def mohiam(*in_play: str) -> Table:
        table = given(
            A=seat(in_play=list(in_play), hand=["reverend_mother_mohiam", "dagger"]),
            B=seat(hand=["dagger"]),
            C=seat(hand=["dagger", "diplomacy", "reconnaissance", "seek_allies"]),
        )
        return table.play("reverend_mother_mohiam").to("wealth")

    table = mohiam("lady_jessica")
    assert table.B.discard == ["dagger"]
    assert (table.decider, table.asked) == ("C", "discard")
    table.choose("discard:diplomacy", "discard:seek_allies")
    assert sorted(table.C.hand) == ["dagger", "reconnaissance"]
    assert table.C.discard == ["diplomacy", "seek_allies"]
    alone = mohiam()
    assert (len(alone.B.hand), len(alone.C.hand)) == (1, 4)


def test_r_136_test_of_humanity_each_opponent_does_one_thing_it_can() -> None:
    """From the left each opponent discards a card or loses a deployed troop; who can do neither does nothing."""
    table = given(A=seat(hand=["test_of_humanity", "dagger"]), B=seat(garrison=3, conflict=1), C=seat(garrison=3))
    table.play("test_of_humanity").to("secrets").plain()
    assert (table.B.conflict, table.B.supply, table.B.garrison) == (0, 9, 3)
    assert (table.C.supply, table.C.garrison) == (9, 3)
    free = given(
        A=seat(hand=["test_of_humanity", "dagger"]),
        B=seat(hand=["dagger"], conflict=1),
        C=seat(hand=["dagger"], conflict=1),
    )
    free.play("test_of_humanity").to("secrets").plain()
    assert free.decider == "B"
    free.choose("choose:1")
    assert free.decider == "C"
    free.choose("choose:2")
    assert (free.B.hand, free.B.conflict, free.C.hand, free.C.conflict) == ([], 1, ["dagger"], 0)


# --- Decks ------------------------------------------------------------------------------------------------------------


def test_r_137_the_discard_pile_is_shuffled_only_into_an_empty_deck() -> None:
    """Deck 1, discard pile 6: of three cards drawn one is the old deck's, two come from the six shuffled."""
    six = ["dr_yueh", "scout", "carryall", "opulence", "stilgar", "chani"]
    table = given(
        A=seat(hand=["reconnaissance"], deck=["diplomacy"], discard=six, in_play=["dagger", "dagger"], water=2),
        B=seat(hand=["dagger"]),
    )
    table.play("reconnaissance").to("research_station")
    assert table.A.hand[0] == "diplomacy"
    assert (len(table.A.hand), len(table.A.deck), table.A.discard) == (3, 4, [])
    assert sorted(table.A.hand[1:] + table.A.deck) == sorted(six)
    assert table.A.in_play == ["dagger", "dagger", "reconnaissance"]
    exact = given(
        A=seat(hand=["reconnaissance"], deck=["diplomacy"] * 3, discard=six, water=2), B=seat(hand=["dagger"])
    )
    exact.play("reconnaissance").to("research_station")
    assert (exact.A.deck, exact.A.discard) == ([], six)


def test_r_138_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    """The draw stops and nothing is owed for later."""
    table = given(A=seat(hand=["lady_jessica", "dagger"]), B=seat(hand=["dagger"]))
    table.play("lady_jessica").to("secure_contract")
    assert table.A.hand == ["dagger"]
    assert table.decider == "B"


def test_r_139_prescience_sees_nothing_in_an_empty_deck() -> None:
    """Paul alone sees his top card; with an empty deck there is none and nothing is shuffled."""

    def top_seen_by(table: Table, number: int) -> int:
        return View(table.state, number).state.players[0].deck[-1]

    table = given(A=seat(leader="paul_atreides", hand=["dagger"], deck=["diplomacy", "stilgar"]))
    assert top_seen_by(table, 0) == table.rules.card_number("stilgar")
    assert top_seen_by(table, 1) == HIDDEN
    empty = given(A=seat(leader="paul_atreides", hand=["dagger"], discard=["stilgar"]))
    assert View(empty.state, 0).state.players[0].deck == ()
    assert (empty.A.deck, empty.A.discard) == ([], ["stilgar"])


# --- Mentat, once-per-game spaces, Kwisatz Haderach, The Voice --------------------------------------------------------


def test_r_140_the_mentat_space_without_the_mentat_gives_a_card() -> None:
    """With the Mentat away its space costs 2 Solari and gives 1 card, no Agent."""
    table = given(mentat="B", A=seat(hand=["dagger"], deck=["diplomacy"], solari=2), B=seat(hand=["dagger"]))
    table.play("dagger").to("mentat")
    assert (table.A.hand, table.A.solari, table.A.agents) == (["diplomacy"], 0, 1)
    assert table.state.mentat == table.B.number


def test_r_141_the_mentat_returns_in_recall() -> None:
    """The Mentat is an extra Agent for the round it was taken in, used or not."""
    table = given(A=seat(hand=["dagger", "diplomacy"], solari=2), B=seat(hand=["diplomacy"]))
    table.play("dagger").to("mentat")
    assert (table.A.agents, table.state.mentat) == (2, table.A.number)
    recalled = given(phase="recall", mentat="A", A=seat(hand=["dagger"], agents=1, on=["mentat", "wealth"]))
    assert recalled.state.mentat == NOBODY
    assert (recalled.A.agents, recalled.A.on) == (2, [])


def test_r_142_once_per_game_spaces_are_closed_to_kwisatz_haderach_too() -> None:
    """Nothing sends a player to High Council or Swordmaster a second time, not even the Agent that stands there."""
    used = given(
        A=seat(hand=["kwisatz_haderach"], solari=13, agents=1, council=True, swordmaster=True), B=seat(hand=["dagger"])
    ).play("kwisatz_haderach")
    assert used.can("send:rally_troops")
    assert used.why_not("send:high_council") == "already_seated"
    assert used.why_not("send:swordmaster") == "already_trained"
    there = given(
        A=seat(hand=["kwisatz_haderach"], solari=13, agents=0, on=["high_council"], council=True),
        B=seat(hand=["dagger"]),
    ).play("kwisatz_haderach")
    assert there.can("send:swordmaster")
    assert not there.can("send:high_council")


def test_r_143_kwisatz_haderach_sends_an_agent_again_to_its_own_space() -> None:
    """With no Agent on the leader it moves one from the board, even back; all effects come again."""
    table = given(
        control={"carthag": "A"},
        intrigue_deck=["windfall", "ambush"],
        A=seat(hand=["kwisatz_haderach"], deck=["dagger"], agents=0, on=["carthag"]),
    )
    table.play("kwisatz_haderach").to("carthag").plain()
    assert (table.A.on, table.A.agents) == (["carthag"], 0)
    assert (table.A.garrison, table.A.intrigue, table.A.solari) == (4, ["ambush"], 1)
    assert table.A.hand == ["dagger"]
    assert table.offers("deploy") == ["1", "2", "3"]


def test_r_143_kwisatz_haderach_passes_enemy_agents_but_not_own_ones() -> None:
    """The card sends an Agent past enemy Agents and without icons; own other Agents, costs and requirements hold."""
    table = given(
        A=seat(hand=["kwisatz_haderach"], agents=1, on=["carthag", "secure_contract"], influence={"fremen": 1}),
        B=seat(hand=["dagger"], on=["arrakeen", "wealth"]),
    )
    table.play("kwisatz_haderach")
    assert sorted(table.offers("move")) == ["carthag", "leader", "secure_contract"]
    table.choose("move:carthag")
    assert {"arrakeen", "wealth", "carthag", "hall_of_oratory"} <= set(table.offers("send"))
    assert table.why_not("send:secure_contract") == "occupied: own"
    assert table.why_not("send:mentat") == "cost: solari, have 0, need 2"
    assert table.why_not("send:sietch_tabr") == "influence: fremen, have 1, need 2"
    table.choose("send:wealth")
    assert (table.A.on, table.A.influence["emperor"]) == (["wealth", "secure_contract"], 1)


def marked_swordmaster(opponent: seat) -> Table:
    """A has closed Swordmaster with The Voice; it is B's turn."""
    table = given(A=seat(hand=["the_voice", "dagger"]), B=opponent)
    table.play("the_voice").to("secure_contract")
    table.choose("mark:swordmaster")
    assert (table.decider, table.asked) == ("B", "turn")
    return table


def test_r_144_the_voice_closes_a_space_until_the_owners_next_turn() -> None:
    """No opponent gets to the marked space, by whatever card or leader; at the owner's next turn the mark is off."""
    haderach = marked_swordmaster(seat(hand=["kwisatz_haderach", "dagger"], solari=8)).play("kwisatz_haderach")
    assert haderach.can("send:high_council")
    assert haderach.why_not("send:swordmaster") == "forbidden: mark"
    helena = marked_swordmaster(
        seat(leader="helena_richese", hand=["dagger", "dagger"], solari=8, intrigue=["infiltrate"])
    )
    helena.intrigue("infiltrate").play("dagger")
    assert helena.can("send:high_council")
    assert helena.why_not("send:swordmaster") == "forbidden: mark"
    helena.to("hall_of_oratory")
    assert helena.decider == "A"
    helena.reveal()
    assert helena.play("dagger").can("send:swordmaster")


def test_r_145_sell_melange_is_one_exchange_of_2_to_5_spice() -> None:
    """One exchange per visit; its spice is the cost of the space, so that fewer than 2 spice allow no visit."""
    seller = seat(hand=["dune_the_desert_planet"], spice=6, intrigue=["ambush"])
    for spice, solari in ((2, 6), (3, 8), (4, 10), (5, 12)):
        table = given(A=seller).play("dune_the_desert_planet").to("sell_melange")
        assert table.offers("choose") == ["1", "2", "3", "4"]
        table.choose(f"choose:{spice - 1}")
        assert (table.A.spice, table.A.solari) == (6 - spice, solari)
        assert table.legal == ["end_turn"]
    three = given(A=seat(hand=["dune_the_desert_planet"], spice=3)).play("dune_the_desert_planet").to("sell_melange")
    assert three.offers("choose") == ["1", "2"]
    poor = given(A=seat(hand=["dune_the_desert_planet"], spice=1)).play("dune_the_desert_planet")
    assert not poor.can("send:sell_melange")


def test_r_146_the_swordmaster_works_in_the_same_round() -> None:
    """The third Agent waits on the leader at once: one more Agent turn this round."""
    table = given(A=seat(hand=["dagger", "diplomacy"], agents=1, on=["wealth"], solari=8))
    table.play("dagger").to("swordmaster")
    assert (table.decider, table.A.agents) == ("A", 1)
    table.play("diplomacy").to("secrets")
    assert set(table.A.on) == {"wealth", "swordmaster", "secrets"}


# --- The end of the game ----------------------------------------------------------------------------------------------


def test_r_147_only_the_vp_at_recall_end_the_game() -> None:
    """10 VP lost again before Recall do not end the game; 10 VP at Recall or an empty Conflict deck do."""

    def fight(faction: str) -> Table:
        table = given(
            phase="rewards",
            conflict="skirmish_c",
            conflict_deck=["grand_vision"],
            alliances={"emperor": "A"},
            A=seat(hand=["dagger"], vp=10, influence={"emperor": 4}),
            B=seat(conflict=1, vp=3, influence={"emperor": 4}),
        )
        return table.choose(f"influence:{faction}")

    fell = fight("emperor")
    assert (fell.A.vp, fell.B.vp) == (9, 4)
    assert (fell.game.over, fell.state.round) == (False, 3)
    stayed = fight("guild")
    assert (stayed.A.vp, stayed.game.over) == (10, True)
    assert given(phase="recall", conflict_deck=[], A=seat(vp=1)).game.over


def test_r_148_the_end_skips_the_rest_of_recall() -> None:
    """Agents, Mentat and First Player marker stay where they are when the game ends."""
    table = given(
        phase="recall",
        first="B",
        mentat="C",
        A=seat(vp=10, agents=0, on=["wealth", "arrakeen"], intrigue=["tiebreaker"]),
    )
    assert (table.asked, table.decider) == ("endgame", "A")
    assert table.state.first_player == table.B.number
    assert table.state.mentat == table.C.number
    assert (table.A.agents, table.A.on) == (0, ["wealth", "arrakeen"])


def test_r_149_ties_are_broken_by_spice_solari_water_and_garrison() -> None:
    """VP first, then spice, Solari, water, troops in the garrison: whatever the order of the seats."""
    ahead_and_behind = [
        (seat(vp=10), seat(vp=9, spice=9, solari=9, water=9, garrison=9)),
        (seat(vp=9, spice=1, garrison=0), seat(vp=9, solari=9, water=9, garrison=9)),
        (seat(vp=9, solari=1, garrison=0), seat(vp=9, water=9, garrison=9)),
        (seat(vp=9, water=1, garrison=0), seat(vp=9, garrison=9)),
        (seat(vp=9, garrison=4), seat(vp=9, garrison=3)),
    ]
    for ahead, behind in ahead_and_behind:
        assert ranking(given(phase="endgame", A=ahead, B=behind)) == "ABC"
        assert ranking(given(phase="endgame", A=behind, B=ahead)) == "BAC"


def test_r_149_the_last_tie_goes_to_the_latest_reveal_turn() -> None:
    """All equal: the one who revealed last wins."""
    equal = seat(vp=9, spice=1, solari=1, water=1)
    assert ranking(given(conflict_deck=[], turn="A", A=equal, B=equal)) == "BAC"
    assert ranking(given(conflict_deck=[], turn="B", A=equal, B=equal)) == "ABC"


def test_r_150_endgame_cards_are_played_once_round_from_the_first_player() -> None:
    """The First Player plays any number, then the next; nobody gets a second window."""
    table = given(
        phase="endgame",
        A=seat(intrigue=["tiebreaker", "plans_within_plans"], influence={"emperor": 3, "guild": 3, "fremen": 3}),
        B=seat(intrigue=["tiebreaker"]),
    )
    assert (table.asked, table.decider) == ("endgame", "A")
    table.intrigue("plans_within_plans").pass_()
    assert (table.A.vp, table.A.intrigue) == (1, ["tiebreaker"])
    assert (table.asked, table.decider) == ("endgame", "B")
    table.intrigue("tiebreaker")
    assert table.game.over
    assert (
        given(phase="endgame", first="B", A=seat(intrigue=["tiebreaker"]), B=seat(intrigue=["tiebreaker"])).decider
        == "B"
    )


def test_r_151_vp_go_above_12() -> None:
    """With 12 VP one more makes 13."""
    table = given(A=seat(hand=["dagger"], vp=12, solari=7, intrigue=["choam_shares"])).intrigue("choam_shares")
    assert table.A.vp == 13


def test_r_152_tiebreaker_is_2_swords_or_10_spice_in_the_final_tie() -> None:
    """In Combat 2 swords; at the end 10 spice for the tie-break, which counts after VP only."""

    def final(vp_of_b: int) -> Table:
        return given(phase="endgame", A=seat(vp=10, spice=1, intrigue=["tiebreaker"]), B=seat(vp=vp_of_b, spice=8))

    assert ranking(final(10).intrigue("tiebreaker")) == "ABC"
    assert ranking(final(10).pass_()) == "BAC"
    assert ranking(final(11).intrigue("tiebreaker")) == "BAC"
    fight = given(
        phase="combat", A=seat(conflict=1, intrigue=["tiebreaker"]), B=seat(conflict=1, intrigue=["ambush"])
    ).intrigue("tiebreaker")
    assert fight.A.strength == 4
