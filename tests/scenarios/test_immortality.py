"""Worked examples of Immortality, SX-001 to SX-020, each under its own number."""

from __future__ import annotations

from typing import Any

from landsraad.content.registry import rules_for
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.game import Game
from tests.support.immortality import DULL_ROW, KEEPER, WAITING, grafted, holding, immortality, pair, reach, revealed
from tests.support.table import Table, given, seat

UPRISING = ("uprising", "immortality")
UPRISING_KEEPER = "weirding_combat"
UPRISING_ROW = ["long_live_the_fighters"] * 5


def uprising(*hand: str, mine: seat, **more: Any) -> Table:
    """A's turn on the board of Uprising."""
    mine.hand = [*hand, *mine.hand]
    mine.intrigue = [*mine.intrigue, UPRISING_KEEPER]
    more.setdefault("B", WAITING)
    more.setdefault("row", UPRISING_ROW)
    return given(boxes=UPRISING, A=mine, **more)


def researching(place: str, **mine: Any) -> Table:
    """A, whose token is at a place, has played Breakthrough: a research icon."""
    return holding("dagger", mine=seat(intrigue=["breakthrough"], research=place, **mine)).intrigue("breakthrough")


# --- Setup and the research track -------------------------------------------------------------------------------------


def test_sx_001_setup_of_a_game_of_uprising_for_three() -> None:
    """Decks of 90 and 55, a Tleilaxu Row of two over a deck of 16, tokens, the covered Research Station."""
    rules = rules_for(UPRISING, False)
    leaders = ["muaddib", "gurney_halleck", "lady_amber_metulli"]
    g = new_state(rules, 3, leaders, RANDOM, "SX-001")
    assert len(g.row) == 5
    assert (len(g.tleilaxu_row), len(g.tleilaxu_deck), g.tleilaxu_spice) == (2, 16, 2)
    assert (len(g.imperium_deck), len(g.intrigue_deck)) == (90, 55)
    assert [card.id for card in rules.reclaimed] == ["reclaimed_forces"]
    table = Table(Game(g, []))
    for one in (table.A, table.B, table.C):
        cards = one.deck + one.hand
        assert (len(cards), cards.count("experimentation"), "dune_the_desert_planet" in cards) == (10, 2, False)
        assert (one.research, one.tleilaxu, one.specimens, one.state.atomics) == ("start", 0, 0, True)
    number = rules.space_number("research_station")
    assert rules.costs[number] == (0, 0, 2)


def test_sx_002_three_research_icons_from_the_start() -> None:
    """c1r3, c2r2, and by c3r1 on to c4r2: two specimens, a step, the first marker."""
    table = researching("start")
    assert (table.A.research, table.A.specimens) == ("c1r3", 1)
    table = researching("c1r3", specimens=1, supply=8).research("c2r2")
    assert table.A.specimens == 2
    table = researching("c2r2", specimens=2, supply=7).research("c3r1")
    assert (table.A.research, table.A.tleilaxu, table.A.specimens, table.A.supply) == ("c4r2", 1, 2, 7)
    assert revealed("bene_tleilax_researcher", mine=seat(research="c4r2")).A.persuasion == 2


def test_sx_003_a_fork() -> None:
    """From c2r2 to c3r1 or c3r3, and one of them it must be."""
    table = researching("c2r2")
    assert table.legal == ["research:c3r1", "research:c3r3"]


def test_sx_004_the_end_of_the_research_track() -> None:
    """From c4r2 along the upper way: 1 spice, a step, 2 spice, then a card for each icon."""
    first = researching("c4r2", deck=["dagger"]).research("c5r1")
    assert (first.A.research, first.A.spice) == ("c6r2", 1)
    second = researching("c6r2").research("c7r1")
    assert second.A.tleilaxu == 1
    third = researching("c7r1")
    assert (third.A.research, third.A.spice) == ("c8r2", 2)
    fourth = researching("c8r2", deck=["diplomacy"])
    assert (fourth.A.research, fourth.A.hand) == ("c8r2", ["dagger", "diplomacy"])


def test_sx_005_the_exchange_without_an_intrigue_card() -> None:
    """Nothing happens at c7r3, and a card drawn later is not exchanged."""
    table = immortality(A=seat(hand=["dagger"], research="c6r2", intrigue=["breakthrough"], deck=["diplomacy"]))
    table.intrigue("breakthrough").research("c7r3")
    assert (table.asked, table.A.hand, table.A.intrigue) == ("turn", ["dagger"], [])
    later = immortality(A=seat(hand=["dagger"], research="c7r3", intrigue=[KEEPER]))
    assert sorted(later.legal) == ["atomics", "play:dagger", "reveal"]


def test_sx_006_seven_solari_for_two_steps() -> None:
    """9 Solari, from space 3: a point and the 2 spice at 4, then 5; it may be declined, with 6 it cannot be paid."""
    table = researching("c7r5", solari=9, tleilaxu=3).research("c8r6")
    assert table.copy().choose("decline").A.tleilaxu == 3
    table.choose("accept")
    assert (table.A.solari, table.A.tleilaxu, table.A.vp, table.A.spice) == (2, 5, 1, 2)
    poor = researching("c7r5", solari=6).research("c8r6")
    assert poor.asked == "turn"


# --- The Tleilaxu track, specimens, the row ---------------------------------------------------------------------------


def test_sx_007_the_first_and_the_second_on_space_4() -> None:
    """A point each, the spice for the first."""
    b = seat(hand=["dagger"], tleilaxu=3, intrigue=["illicit_dealings", KEEPER])
    table = holding("dagger", mine=seat(tleilaxu=3, intrigue=["illicit_dealings"]), B=b).intrigue("illicit_dealings")
    assert (table.A.vp, table.A.spice) == (1, 2)
    table.play("dagger").to("hall_of_oratory").plain().end_turn().intrigue("illicit_dealings")
    assert (table.B.vp, table.B.spice) == (1, 0)


def test_sx_008_icons_beyond_the_last_space() -> None:
    """Tleilaxu Surgeon from space 6: a point, and the second step is lost."""
    table = holding("tleilaxu_surgeon", mine=seat(tleilaxu=6, specimens=2, vp=5))
    table.play("tleilaxu_surgeon").to("wealth").plain().resolve("card/tleilaxu_surgeon")
    assert (table.A.tleilaxu, table.A.vp) == (7, 6)


def test_sx_009_specimens_and_an_empty_supply() -> None:
    """No third specimen; both returned, both recruited."""
    table = holding("from_the_tanks", mine=seat(specimens=2, supply=0, garrison=3, intrigue=["shadowy_bargain"]))
    assert table.copy().intrigue("shadowy_bargain").A.specimens == 2
    table.choose("return_specimen", "return_specimen")
    table.play("from_the_tanks").to("hall_of_oratory").resolve("card/from_the_tanks")
    assert (table.A.specimens, table.A.supply, table.A.garrison) == (0, 0, 3 + 2)


def test_sx_010_two_tleilaxu_cards_in_one_reveal_turn() -> None:
    """Chairdog, then Contaminator that came in its place."""
    table = revealed(
        "dagger",
        mine=seat(specimens=5, supply=4),
        tleilaxu_row=["chairdog", "ghola"],
        tleilaxu_deck=["usurp", "contaminator"],
    ).clone("chairdog")
    assert (sorted(table.tleilaxu_row), table.A.specimens) == (["contaminator", "ghola"], 3)
    table.clone("contaminator")
    assert (table.A.specimens, table.A.supply, table.A.persuasion) == (2, 7, 0)
    assert (table.A.discard, len(table.tleilaxu_row)) == (["chairdog", "contaminator"], 2)


def test_sx_011_on_top_of_the_deck_after_the_first_marker() -> None:
    """Each card one way or the other; Corrino Genes bring 2 Solari in any case."""
    table = revealed(
        "dagger",
        mine=seat(specimens=3, research="c5r3"),
        tleilaxu_row=["face_dancer_initiate", "corrino_genes"],
    )
    table.clone("face_dancer_initiate").choose("to_deck")
    for way, deck, discard in (
        ("to_deck", ["face_dancer_initiate", "corrino_genes"], []),
        ("to_discard", ["face_dancer_initiate"], ["corrino_genes"]),
    ):
        case = table.copy().clone("corrino_genes").choose(way)
        assert (case.A.deck, case.A.discard, case.A.solari) == (deck, discard, 2)


def test_sx_012_reclaimed_forces_twice() -> None:
    """The troops first, then the step; the card never moves."""
    table = revealed("dagger", mine=seat(specimens=6, supply=0, garrison=1)).clone("reclaimed_forces")
    table.choose("choose:1")
    assert (table.A.garrison, table.A.supply, table.A.specimens) == (3, 1, 3)
    table.clone("reclaimed_forces").choose("choose:2")
    assert (table.A.supply, table.A.specimens, table.A.tleilaxu, table.A.discard) == (4, 0, 1, [])


# --- Grafting ---------------------------------------------------------------------------------------------------------


def test_sx_013_icons_boxes_and_the_space_of_a_graft() -> None:
    """Spice trade and Landsraad; 1 spice, 2 cards, 2 troops; four may be deployed."""
    mine = seat(research="c4r2", garrison=4, supply=5, solari=9, spice=9, water=9, deck=["dagger"] * 3)
    table = pair("unnatural_reflexes", "from_the_tanks", mine)
    assert reach(table) == {
        *("imperial_basin", "hagga_basin", "the_great_flat", "sell_melange", "secure_contract"),
        *("high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"),
    }
    table.to("imperial_basin").plain()
    assert (table.A.spice, len(table.A.hand), table.A.garrison) == (10, 2, 6)
    assert table.offers("deploy") == ["1", "2", "3", "4"]
    table.choose("deploy:4")
    assert (table.A.conflict, table.A.garrison, table.A.supply) == (4, 2, 3)
    assert sorted(table.A.in_play) == ["from_the_tanks", "unnatural_reflexes"]


def test_sx_014_a_graft_card_is_not_played_alone() -> None:
    """With the Ghola alone only the Reveal turn; with a Dagger both together, or the Dagger alone."""
    alone = holding("ghola")
    assert not alone.offers("play")
    assert alone.can("reveal")
    table = holding("ghola", "dagger")
    assert table.offers("play") == ["ghola", "dagger"]
    assert table.copy().play("dagger").A.in_play == ["dagger"]
    assert sorted(table.play("ghola").graft("dagger").A.in_play) == ["dagger", "ghola"]


def test_sx_015_ghola_with_corrino_genes_at_wealth() -> None:
    """Two steps, an Intrigue card at the second."""
    table = grafted("ghola", "corrino_genes", "wealth")
    assert (table.A.solari, table.A.influence["emperor"], table.A.tleilaxu) == (2, 1, 2)
    assert len(table.A.intrigue) == 1 + 1


def test_sx_016_chairdog_gives_arrakis_liaison_back() -> None:
    """Played for the Mentat, revealed again: 2 Persuasion."""
    mine = seat(solari=2, hand=["dagger"], agents=1)
    table = grafted("chairdog", "arrakis_liaison", "mentat", mine)
    table.end_turn()
    while table.decider != "A":
        table.choose("reveal" if table.can("reveal") else "end_turn")
    table.reveal("A").plain()
    assert (table.A.persuasion, sorted(table.A.in_play)) == (2, ["arrakis_liaison", "chairdog", "dagger"])
    assert not table.offers("play")


def test_sx_017_dissecting_kit_and_the_order_of_the_boxes() -> None:
    """Research first: two specimens; the trash first: one, and no research."""
    start = grafted("dissecting_kit", "experimentation", "arrakeen", seat(supply=3))
    first = start.copy().resolve("card/experimentation").resolve("card/dissecting_kit")
    assert (first.A.research, first.A.specimens, first.trashed) == ("c1r3", 2, ["experimentation"])
    second = start.resolve("card/dissecting_kit")
    assert (second.A.research, second.A.specimens, second.trashed) == ("start", 1, ["experimentation"])
    assert not second.can("resolve:card/experimentation")


def test_sx_018_ghola_with_the_signet_ring() -> None:
    """Gurney Halleck recruits twice, and deploys four."""
    mine = seat(leader="gurney_halleck", garrison=3, supply=9)
    table = uprising("ghola", "signet_ring", mine=mine).play("ghola").graft("signet_ring").to("imperial_basin").plain()
    assert (table.A.spice, table.A.supply) == (1, 7)
    assert table.offers("deploy") == ["1", "2", "3", "4"]


# --- Family Atomics and Usurp -----------------------------------------------------------------------------------------


def test_sx_019_family_atomics_between_two_purchases() -> None:
    """A card for 2, the new row, a card for 4; once a game."""
    row = ["dissecting_kit", *DULL_ROW[1:]]
    deck = [*["interstellar_conspiracy"] * 5, "keys_to_power"]
    table = revealed(*["convincing_argument"] * 3, row=row, imperium_deck=deck, tleilaxu_row=["usurp", "ghola"])
    table.choose("buy:dissecting_kit")
    assert table.row[0] == "keys_to_power"
    table.choose("atomics", "buy:interstellar_conspiracy")
    assert table.A.discard == ["dissecting_kit", "interstellar_conspiracy"]
    assert sorted(table.trashed) == sorted(["keys_to_power", *DULL_ROW[1:]])
    assert (table.A.persuasion, table.tleilaxu_row, table.why_not("atomics")) == (0, ["usurp", "ghola"], "once")


def test_sx_020_usurp_with_a_card_of_the_row() -> None:
    """Spacing Guild's Favor at Deliver Supplies: water, Influence, a card; trashed and replaced as the turn ends."""
    mine = seat(deck=["dagger"])
    row = ["spacing_guilds_favor", *UPRISING_ROW[1:]]
    table = uprising("usurp", mine=mine, row=row).play("usurp").graft("spacing_guilds_favor", row=True)
    table.to("deliver_supplies").plain()
    assert (table.A.water, table.A.influence["guild"], table.A.hand) == (1, 1, ["dagger"])
    assert (table.A.in_play, table.A.discard) == (["usurp"], [])
    table.end_turn()
    assert (table.trashed, len(table.row), table.A.discard) == (["spacing_guilds_favor"], 5, [])
