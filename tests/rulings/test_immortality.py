"""Rulings on Immortality: RX-001 to RX-028."""

from __future__ import annotations

from typing import Any

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


def until(table: Table, who: str) -> Table:
    """The others reveal, or end their turns, until somebody is to act."""
    while table.decider != who:
        table.choose("reveal" if table.can("reveal") else "end_turn")
    return table


# --- Grafting ---------------------------------------------------------------------------------------------------------


def test_rx_001_ghola_uses_the_signet_ring_once_more() -> None:
    """Each use has its own cost: with 1 spice Lady Jessica pays for one of the two only, with 2 for both."""
    for spice, uses in ((1, 1), (2, 2)):
        mine = seat(leader="lady_jessica", spice=spice, garrison=3, supply=5, solari=4)
        table = uprising("ghola", "signet_ring", mine=mine, intrigue_deck=["cunning"] * 4)
        table.play("ghola").graft("signet_ring").to("accept_contract").plain()
        for _ in range(uses):
            table.resolve("leader/lady_jessica")
        assert not table.can("resolve:leader/lady_jessica")
        assert (table.A.spice, len(table.A.intrigue) - 1, table.A.memories) == (0, uses, uses)


def test_rx_002_the_icon_may_come_from_the_graft_card() -> None:
    """A partner without one goes where the graft card goes; alone or with an ordinary card it goes nowhere."""
    table = pair("planned_coupling", "clandestine_meeting", seat(spice=2))
    assert reach(table) == {"selective_breeding", "secrets"}
    table.to("secrets")
    assert sorted(table.A.in_play) == ["clandestine_meeting", "planned_coupling"]
    assert not holding("clandestine_meeting", "dagger").can("play:clandestine_meeting")


def test_rx_003_icons_are_judged_with_both_cards_in_play() -> None:
    """Long Reach counts Planned Coupling, which is a Bene Gesserit card."""
    table = holding("long_reach", "planned_coupling", mine=seat(spice=9, solari=9, water=9, influence={"fremen": 2}))
    assert not table.can("play:long_reach")
    spaces = reach(table.play("planned_coupling").graft("long_reach"))
    assert {"secrets", "hall_of_oratory", "arrakeen", "imperial_basin"} <= spaces
    assert not spaces & {"wealth", "heighliner", "hardy_warriors"}


def test_rx_004_nobodys_troops_are_not_more_than_nobodys() -> None:
    """Show of Strength with an empty Conflict: only the Face Dancer's icons; its box draws all the same."""
    mine = seat(spice=9, water=9, deck=["dagger"] * 4)
    table = pair("face_dancer", "show_of_strength", mine)
    assert reach(table) == {"conspire", "wealth", "heighliner", "foldspace", "hardy_warriors", "stillsuits"}
    assert len(table.to("wealth").plain().A.hand) == 2 + 1


def test_rx_005_slig_farmer_counts_all_icons_of_its_partner() -> None:
    """Blank Slate has seven then; 5 of the Solari pay for a step."""
    table = grafted("slig_farmer", "blank_slate", "hall_of_oratory")
    assert table.A.solari == 7
    assert table.resolve("card/slig_farmer.2").A.tleilaxu == 1


def test_rx_006_ghola_is_no_bene_gesserit_card() -> None:
    """Its copy counts Mohiam, so each opponent discards 2 cards; Mohiam's own box finds nobody but herself."""
    cards = ["dagger", "diplomacy", "scout", "reconnaissance", "seek_allies"]
    b, c = seat(hand=list(cards)), seat(hand=list(cards))
    table = pair("ghola", "reverend_mother_mohiam", B=b, C=c).to("wealth")
    while table.offers("resolve") or table.asked == "discard":
        table.choose(table.legal[0])
    assert (len(table.B.hand), len(table.C.hand)) == (3, 3)


def test_rx_007_power_play_and_its_copy_give_2_influence() -> None:
    """Both trash themselves."""
    table = grafted("ghola", "power_play", "stillsuits")
    assert table.A.influence["fremen"] == 2
    assert sorted(table.trashed) == ["ghola", "power_play"]


def test_rx_008_a_card_trashed_before_its_box_is_resolved_loses_the_rest() -> None:
    """The Lab is trashed first: one specimen in all; the other way round two."""
    scarce = pair("dissecting_kit", "bene_tleilax_lab", seat(supply=1)).to("arrakeen")
    first = scarce.copy().resolve("card/dissecting_kit")
    assert (first.A.specimens, first.trashed) == (1, ["bene_tleilax_lab"])
    assert not first.can("resolve:card/bene_tleilax_lab")
    scarce.resolve("card/bene_tleilax_lab")
    assert (scarce.A.specimens, scarce.A.supply) == (1, 0)
    second = pair("dissecting_kit", "bene_tleilax_lab").to("arrakeen").resolve("card/dissecting_kit")
    assert (second.A.specimens, second.trashed) == (2, ["bene_tleilax_lab"])


def test_rx_009_the_trash_of_pheromones_pays_no_cost() -> None:
    """Imperial Spy trashed by them: 2 Emperor Influence, no Intrigue card."""
    table = grafted("beguiling_pheromones", "imperial_spy", "wealth").resolve("card/beguiling_pheromones")
    table.choose("trash_play:imperial_spy").plain()
    assert (table.A.influence["emperor"], table.A.intrigue, table.offers("resolve")) == (2, [KEEPER], [])


def test_rx_010_pheromones_take_a_card_that_trashes_itself_anyway() -> None:
    """Seek Allies goes, the Pheromones stay."""
    table = uprising("beguiling_pheromones", "seek_allies", mine=seat())
    table.play("beguiling_pheromones").graft("seek_allies").to("dutiful_service")
    table.resolve("card/beguiling_pheromones").choose("trash_play:seek_allies")
    while table.offers("resolve"):
        table.resolve(table.offers("resolve")[0])
    assert (table.A.influence["emperor"], table.trashed, table.A.in_play) == (
        2,
        ["seek_allies"],
        ["beguiling_pheromones"],
    )


def test_rx_011_a_partner_that_left_play_does_not_come_back() -> None:
    """Seek Allies trashed itself; another copy of a partner that left, played later, stays too."""
    table = grafted("chairdog", "seek_allies", "stillsuits", seat(agents=1)).end_turn()
    until(table, "A").reveal("A")
    assert (table.A.in_play, table.trashed) == (["chairdog"], ["seek_allies"])
    mine = seat(hand=["planned_coupling", "replacement_eyes", "dagger"])
    gone = grafted("chairdog", "replacement_eyes", "arrakeen", mine, intrigue_deck=[KEEPER] * 3)
    gone.resolve("card/replacement_eyes").choose("trash_play:replacement_eyes").end_turn()
    until(gone, "A").play("planned_coupling").graft("replacement_eyes").to("carthag").plain()
    gone.resolve("card/planned_coupling").end_turn()
    until(gone, "A").reveal("A")
    assert "replacement_eyes" in [gone.rules.cards[card].id for card in gone.A.state.in_play]


def test_rx_012_ilesas_card_decides_what_she_gains() -> None:
    """One icon, an icon of the other card used: 1 spice; three icons: 1 Solari."""
    for aside, spice, solari in (("diplomacy", 0, 1), ("reconnaissance", 1, 0), ("signet_ring", 0, 1)):
        mine = seat(leader="ilesa_ecaz", hand=[aside, "dagger", "face_dancer"], supply=0, intrigue=[KEEPER])
        b = seat(hand=["seek_allies", "diplomacy"], atomics=False)
        boxes = ("base", "ix", "immortality")
        table = immortality(
            boxes=boxes, phase="round_start", conflict_deck=["skirmish_b"], A=mine, B=b, C=seat(atomics=False)
        )
        table.choose(f"keep:{aside}").play("dagger").to("tech_negotiation").end_turn()
        table.choose("play:seek_allies", "send:foldspace")
        table.play("face_dancer").graft(aside).to("stillsuits").plain()
        assert (table.A.spice, table.A.solari) == (spice, solari)


def test_rx_013_an_envoy_is_for_one_of_two_grafted_cards() -> None:
    """The player says which; an icon that it has is not doubled. Slig Farmer counts those of its partner."""
    mine = seat(intrigue=["dispatch_an_envoy"])
    table = holding("slig_farmer", "corrino_genes", mine=mine).intrigue("dispatch_an_envoy")
    table.play("slig_farmer").graft("corrino_genes")
    assert table.asked == "place_icons"
    to_the_farmer = table.copy().choose("choose:1").to("stillsuits").plain()
    assert to_the_farmer.A.solari == 1
    assert table.choose("choose:2").to("stillsuits").plain().A.solari == 4


# --- Family Atomics and Usurp -----------------------------------------------------------------------------------------


def test_rx_014_family_atomics_after_buying() -> None:
    """What Persuasion is left buys of the new cards at once."""
    deck = ["keys_to_power"] * 8
    table = revealed(*["convincing_argument"] * 3, row=["dissecting_kit", *DULL_ROW[1:]], imperium_deck=deck)
    table.choose("buy:dissecting_kit", "atomics")
    assert (table.row, table.A.persuasion) == (["keys_to_power"] * 5, 4)
    mine = revealed(*["convincing_argument"] * 3, imperium_deck=deck).choose("atomics", "buy:keys_to_power")
    assert mine.A.discard == ["keys_to_power"]


def test_rx_015_family_atomics_leave_a_card_set_aside() -> None:
    """Helena's; she may still acquire it for 1 less."""
    helena = seat(
        leader="helena_richese", hand=["signet_ring", *["convincing_argument"] * 3], solari=4, intrigue=[KEEPER]
    )
    row = ["for_humanity", *DULL_ROW[1:]]
    table = immortality(A=helena, row=row, imperium_deck=["planned_coupling"] * 12)
    table.play("signet_ring").to("rally_troops").plain().resolve("leader/helena_richese")
    table.choose("set_aside:for_humanity").plain().end_turn()
    assert table.decider == "B"
    table.choose("atomics", "reveal")
    until(table, "A").reveal("A").plain()
    assert table.row == ["planned_coupling"] * 5
    assert table.choose("claim:for_humanity").A.discard == ["for_humanity"]


def test_rx_016_a_short_deck_deals_what_it_has() -> None:
    """Three cards make a row of three; what was removed stays out."""
    table = holding("dagger", imperium_deck=["planned_coupling"] * 3).choose("atomics")
    assert (table.row, table.state.imperium_deck, table.trashed) == (["planned_coupling"] * 3, (), DULL_ROW)


def test_rx_017_usurps_card_is_neither_acquired_nor_in_play() -> None:
    """Lisan al Gaib: no spice, no sister for herself; another one does help; trashed as the turn ends."""
    row = ["lisan_al_gaib", *DULL_ROW[1:]]
    table = holding("usurp", row=row).play("usurp").graft("lisan_al_gaib", row=True).to("carthag").plain()
    assert (table.A.spice, table.A.influence["fremen"], table.A.in_play) == (0, 0, ["usurp"])
    assert table.end_turn().trashed == ["lisan_al_gaib"]
    sister = holding("usurp", mine=seat(in_play=["bene_gesserit_initiate"]), row=row)
    sister.play("usurp").graft("lisan_al_gaib", row=True).to("carthag").plain()
    assert sister.A.influence["fremen"] == 1


def test_rx_018_usurps_card_does_not_return_to_the_hand() -> None:
    """Stillsuit Manufacturer with the Fremen Alliance: 1 water; trashed as the turn ends."""
    table = holding("usurp", row=["stillsuit_manufacturer", *DULL_ROW[1:]], alliances={"fremen": "A"})
    table.play("usurp").graft("stillsuit_manufacturer", row=True).to("carthag").plain()
    assert (table.A.water, table.A.hand) == (1, [])
    assert table.end_turn().trashed == ["stillsuit_manufacturer"]


# --- Specimens, tracks, research --------------------------------------------------------------------------------------


def test_rx_019_two_specimen_icons_with_one_troop_make_one() -> None:
    """The other icon is lost."""
    table = revealed("experimentation", "experimentation", mine=seat(supply=1))
    while table.offers("resolve"):
        table.resolve(table.offers("resolve")[0])
    assert (table.A.specimens, table.A.supply, table.A.persuasion) == (1, 0, 2)


def test_rx_020_specimens_break_no_tie() -> None:
    """Three troops in the garrison beat two and five specimens."""
    table = immortality(phase="endgame", A=seat(garrison=2, specimens=5, vp=9), B=seat(garrison=3, vp=9))
    assert table.ranking[:2] == ["B", "A"]


def test_rx_021_the_token_stops_on_space_7() -> None:
    """Two steps from space 6: one point; what was paid stays paid."""
    mine = seat(tleilaxu=6, specimens=2)
    table = holding("tleilaxu_surgeon", mine=mine).play("tleilaxu_surgeon").to("wealth").plain()
    table.resolve("card/tleilaxu_surgeon")
    assert (table.A.tleilaxu, table.A.vp, table.A.specimens) == (7, 1, 0)


def test_rx_022_ghola_gives_long_reach_its_icons() -> None:
    """Its copy of the condition counts Long Reach; each box gives Influence with two factions."""
    table = pair("ghola", "long_reach", seat(spice=9, solari=9, water=9, influence={"fremen": 2}))
    spaces = reach(table)
    assert {"hall_of_oratory", "arrakeen", "imperial_basin"} <= spaces
    assert not spaces & {"wealth", "heighliner", "secrets", "stillsuits"}
    table.to("hall_of_oratory").plain()
    for card in ("ghola", "long_reach"):
        table.resolve(f"card/{card}").choose("influence:guild", "influence:emperor")
    assert (table.A.influence["guild"], table.A.influence["emperor"]) == (2, 2)


def test_rx_023_research_at_the_end_in_the_reveal_turn_draws_cards_that_are_revealed() -> None:
    """Tleilaxu Master: two cards, revealed at once."""
    table = revealed("tleilaxu_master", mine=seat(research="c8r2", deck=["dagger", "convincing_argument"]))
    while table.offers("resolve"):
        table.resolve(table.offers("resolve")[0])
    assert sorted(table.A.in_play) == ["convincing_argument", "dagger", "tleilaxu_master"]
    assert table.A.persuasion == 1 + 2


def test_rx_024_a_marker_reached_in_the_turn_works_at_once() -> None:
    """Research first, then 2 cards."""
    mine = seat(research="c3r3", deck=["dagger"] * 3)
    table = grafted("unnatural_reflexes", "bene_tleilax_researcher", "hall_of_oratory", mine)
    assert not table.can("resolve:card/unnatural_reflexes")
    table.resolve("card/bene_tleilax_researcher").research("c4r4").plain()
    assert table.A.hand == ["dagger"] * 2


# --- Tleilaxu cards ---------------------------------------------------------------------------------------------------


def test_rx_025_a_tleilaxu_card_costs_no_persuasion() -> None:
    """Princess Irulan trashes Contaminator: no spice but that of the space."""
    mine = seat(leader="princess_irulan")
    table = uprising("signet_ring", "contaminator", "maula_pistol", mine=mine)
    table.play("signet_ring").to("imperial_basin").plain()
    table.resolve("leader/princess_irulan").choose("trash_hand:contaminator")
    assert (table.trashed, table.A.spice) == (["contaminator"], 1)


def test_rx_026_harvest_cells_take_the_troops_that_came_home() -> None:
    """4 lost, an empty supply: 2 specimens, 2 troops; then a card for 2."""
    mine = seat(conflict=4, garrison=0, supply=0, intrigue=["harvest_cells"])
    table = immortality(
        phase="rewards", conflict_deck=[], A=mine, B=seat(), tleilaxu_row=["chairdog", "usurp"], tleilaxu_deck=["ghola"]
    )
    table.pass_().intrigue("harvest_cells")
    assert (table.A.specimens, table.A.supply) == (2, 2)
    table.clone("chairdog")
    assert (table.A.specimens, table.A.supply, table.A.discard) == (0, 4, ["chairdog"])


def test_rx_027_tleilaxu_infiltrator_passes_enemies_only() -> None:
    """B's Agent does not block, A's own does."""
    table = uprising(
        "tleilaxu_infiltrator",
        "reconnaissance",
        mine=seat(on=["arrakeen"], water=2),
        B=seat(hand=["diplomacy"], on=["spice_refinery"]),
    )
    spaces = reach(table.play("tleilaxu_infiltrator").graft("reconnaissance"))
    assert "spice_refinery" in spaces
    assert "arrakeen" not in spaces


def test_rx_028_twisted_mentat_takes_the_agent_just_sent_back() -> None:
    """What the space gave stays; the Agent may go out again; Assembly Hall gives no Persuasion any more."""
    mine = seat(agents=1)
    table = uprising("twisted_mentat", "dagger", "reconnaissance", mine=mine, intrigue_deck=["cunning"] * 3)
    table.play("twisted_mentat").graft("dagger").to("assembly_hall").plain()
    table.resolve("card/twisted_mentat").plain()
    assert (len(table.A.intrigue), table.A.agents, table.A.on) == (1 + 1, 1, [])
    table.end_turn()
    until(table, "A")
    revealing = table.copy().reveal("A").plain()
    assert revealing.A.persuasion == 1
    assert "arrakeen" in reach(table.play("reconnaissance"))
