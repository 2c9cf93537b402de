"""The Tleilaxu cards, Reclaimed Forces and the promotional card: acquired for specimens, grafted, revealed."""

from __future__ import annotations

import pytest

from tests.support.immortality import (
    DULL_ROW,
    cloned,
    grafted,
    holding,
    pair,
    reach,
    revealed,
    rich,
    sent,
    strength,
)
from tests.support.table import seat

CITY = {"arrakeen", "carthag", "research_station", "sietch_tabr"}
SPICE_TRADE = {"imperial_basin", "hagga_basin", "the_great_flat", "sell_melange", "secure_contract"}
LANDSRAAD = {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"}
EMPEROR = {"conspire", "wealth"}
GUILD = {"heighliner", "foldspace"}
FREMEN = {"hardy_warriors", "stillsuits"}


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("contaminator", FREMEN),
        ("corrino_genes", EMPEROR),
        ("from_the_tanks", LANDSRAAD),
        ("industrial_espionage", LANDSRAAD),
        ("scientific_breakthrough", LANDSRAAD | CITY | SPICE_TRADE),
        ("subject_x_137", LANDSRAAD | SPICE_TRADE),
        ("piter_genius_advisor", LANDSRAAD | SPICE_TRADE),
    ],
)
def test_ordinary_cards_reach_the_spaces_of_their_icons(card: str, spaces: set[str]) -> None:
    """All free spaces of the icons, and no other."""
    assert reach(holding(card, mine=rich()).play(card)) == spaces


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("beguiling_pheromones", CITY | SPICE_TRADE),
        ("chairdog", CITY),
        ("face_dancer", EMPEROR | GUILD | FREMEN),
        ("face_dancer_initiate", EMPEROR | GUILD | FREMEN),
        ("ghola", CITY),
        ("guild_impersonator", GUILD),
        ("slig_farmer", LANDSRAAD),
        ("stitched_horror", CITY),
        ("tleilaxu_infiltrator", CITY),
        ("twisted_mentat", LANDSRAAD | CITY),
        ("unnatural_reflexes", SPICE_TRADE),
    ],
)
def test_graft_cards_need_a_partner(card: str, spaces: set[str]) -> None:
    """Alone they send nobody; with a card that has no icon they lend theirs."""
    assert holding(card, mine=rich()).why_not(f"play:{card}") == "condition: no_partner"
    assert reach(pair(card, "clandestine_meeting", rich())) == spaces


@pytest.mark.parametrize(
    "card",
    [
        "beguiling_pheromones",
        "chairdog",
        "contaminator",
        "corrino_genes",
        "face_dancer",
        "face_dancer_initiate",
        "from_the_tanks",
        "ghola",
        "guild_impersonator",
        "industrial_espionage",
        "scientific_breakthrough",
        "slig_farmer",
        "stitched_horror",
        "subject_x_137",
        "tleilaxu_infiltrator",
        "twisted_mentat",
        "unnatural_reflexes",
        "usurp",
        "piter_genius_advisor",
    ],
)
def test_revealed_they_give_a_persuasion(card: str) -> None:
    """All of them."""
    assert revealed(card).A.persuasion == 1


@pytest.mark.parametrize(
    ("card", "swords"),
    [
        ("beguiling_pheromones", 1),
        ("chairdog", 0),
        ("contaminator", 0),
        ("corrino_genes", 0),
        ("face_dancer", 0),
        ("face_dancer_initiate", 0),
        ("from_the_tanks", 0),
        ("ghola", 1),
        ("guild_impersonator", 0),
        ("industrial_espionage", 0),
        ("scientific_breakthrough", 1),
        ("slig_farmer", 0),
        ("stitched_horror", 1),
        ("subject_x_137", 0),
        ("tleilaxu_infiltrator", 0),
        ("twisted_mentat", 1),
        ("unnatural_reflexes", 1),
        ("usurp", 1),
        ("piter_genius_advisor", 1),
    ],
)
def test_swords_revealed(card: str, swords: int) -> None:
    """With one troop in the Conflict."""
    assert strength(card) == 2 + swords


@pytest.mark.parametrize(
    ("card", "specimens"),
    [
        ("beguiling_pheromones", 3),
        ("chairdog", 2),
        ("contaminator", 1),
        ("corrino_genes", 1),
        ("face_dancer", 2),
        ("face_dancer_initiate", 1),
        ("from_the_tanks", 2),
        ("ghola", 3),
        ("guild_impersonator", 2),
        ("industrial_espionage", 1),
        ("scientific_breakthrough", 3),
        ("slig_farmer", 2),
        ("stitched_horror", 3),
        ("subject_x_137", 2),
        ("tleilaxu_infiltrator", 2),
        ("twisted_mentat", 4),
        ("unnatural_reflexes", 3),
        ("usurp", 4),
        ("piter_genius_advisor", 3),
        ("reclaimed_forces", 3),
    ],
)
def test_specimens_pay(card: str, specimens: int) -> None:
    """They go back to the supply; with one less the card cannot be had, and Persuasion does not help."""
    row = [card, "usurp"] if card != "reclaimed_forces" else ["usurp", "twisted_mentat"]
    hand = ["convincing_argument"] * 4
    table = revealed(*hand, mine=seat(specimens=specimens, garrison=0), tleilaxu_row=row)
    table.clone(card)
    assert (table.A.specimens, table.A.supply, table.A.persuasion) == (0, 12, 8)
    short = revealed(*hand, mine=seat(specimens=specimens - 1), tleilaxu_row=row)
    assert short.why_not(f"clone:{card}") == f"no_units: specimens, have {specimens - 1}, need {specimens}"


# --- B to C -----------------------------------------------------------------------------------------------------------


def test_beguiling_pheromones_trash_one_of_the_two_for_one_more_influence() -> None:
    """At a faction's space, not optional; either of the two cards."""
    table = grafted("beguiling_pheromones", "diplomacy", "wealth")
    assert not table.can("end_turn")
    table.resolve("card/beguiling_pheromones")
    assert sorted(table.legal) == ["trash_play:beguiling_pheromones", "trash_play:diplomacy"]
    for card in ("diplomacy", "beguiling_pheromones"):
        trashed = table.copy().choose(f"trash_play:{card}").plain()
        assert (trashed.A.influence["emperor"], trashed.trashed) == (2, [card])


def test_beguiling_pheromones_do_nothing_elsewhere() -> None:
    """At a space without a faction nothing is trashed."""
    table = grafted("beguiling_pheromones", "dagger", "carthag")
    assert table.end_turn().trashed == []


def test_chairdog_gives_its_partner_back_when_the_reveal_turn_begins() -> None:
    """It is revealed with the hand; the Chairdog stays in play."""
    table = grafted("chairdog", "dagger", "carthag", seat(hand=["convincing_argument"], agents=1)).end_turn()
    while table.decider != "A":
        table.choose("reveal")
        while table.can("end_turn"):
            table.end_turn()
    table.reveal("A")
    assert table.A.persuasion == 2
    assert [table.rules.cards[card].id for card in table.A.state.revealed] == ["convincing_argument", "dagger"]
    assert [table.rules.cards[card].id for card in table.A.state.in_play] == ["chairdog"]
    assert not table.offers("play")


def test_chairdog_gives_back_what_copies_it_and_its_copy_gives_back_the_chairdog() -> None:
    """Both halves come back (IM-32)."""
    table = grafted("chairdog", "ghola", "carthag").end_turn()
    while table.decider != "A":
        table.reveal().end_turn() if table.can("reveal") else table.end_turn()
    table.reveal("A")
    assert sorted(table.rules.cards[card].id for card in table.A.state.revealed) == ["chairdog", "ghola"]


def test_contaminator_moves_the_token() -> None:
    """A step on the Tleilaxu track."""
    assert sent("contaminator", "stillsuits").A.tleilaxu == 1


def test_corrino_genes_acquired_give_2_solari() -> None:
    """2 Solari."""
    assert cloned("corrino_genes").A.solari == 2


def test_corrino_genes_move_the_token_grafted() -> None:
    """A step; alone none."""
    assert grafted("face_dancer_initiate", "corrino_genes", "wealth").A.tleilaxu == 1
    assert sent("corrino_genes", "wealth").A.tleilaxu == 0


# --- F to G -----------------------------------------------------------------------------------------------------------


def test_face_dancer_draws_a_card() -> None:
    """Agent: 1 card."""
    assert grafted("face_dancer", "dagger", "wealth", seat(deck=["diplomacy"] * 2)).A.hand == ["diplomacy"]


def test_face_dancer_initiate_has_an_empty_agent_box() -> None:
    """It lends its icons."""
    table = grafted("face_dancer_initiate", "dagger", "wealth", seat(deck=["diplomacy"]))
    assert (table.A.hand, table.offers("resolve"), table.A.solari) == ([], [], 2)


def test_from_the_tanks_recruits_2_troops() -> None:
    """Agent: 2 troops; the hall's one besides."""
    assert sent("from_the_tanks", "hall_of_oratory").A.garrison == 3 + 2 + 1


def test_ghola_has_its_partners_box_once_more() -> None:
    """Whatever stands there, with its costs (IM-32)."""
    assert grafted("ghola", "from_the_tanks", "hall_of_oratory").A.garrison == 3 + 2 + 2 + 1
    table = grafted("ghola", "organ_merchants", "carthag", seat(specimens=2))
    table.resolve("card/ghola")
    assert (table.A.solari, table.A.specimens) == (4, 1)
    assert table.resolve("card/organ_merchants").A.solari == 8


def test_ghola_grafted_to_a_graft_card_has_its_box() -> None:
    """In whatever order the two are played."""
    for first, second in (("ghola", "face_dancer"), ("face_dancer", "ghola")):
        assert len(grafted(first, second, "carthag", seat(deck=["dagger"] * 3)).A.hand) == 2


def test_guild_impersonator_gains_influence_where_spice_was_gained() -> None:
    """1 Guild Influence, whenever in the turn the spice came; without any none."""
    table = grafted(
        "guild_impersonator", "dune_the_desert_planet", "imperial_basin", boxes=("base", "ix", "immortality")
    )
    assert table.A.influence["guild"] == 1
    none = grafted("guild_impersonator", "dagger", "hall_of_oratory")
    assert none.A.influence["guild"] == 0
    assert none.end_turn().A.influence["guild"] == 0


# --- I to S -----------------------------------------------------------------------------------------------------------


def test_industrial_espionage_draws_and_researches_grafted() -> None:
    """1 card; grafted a research icon and a specimen too."""
    alone = sent("industrial_espionage", "hall_of_oratory", seat(deck=["dagger"] * 2)).resolve(
        "card/industrial_espionage"
    )
    assert alone.offers("resolve") == []
    assert (alone.A.hand, alone.A.research, alone.A.specimens) == (["dagger"], "start", 0)
    table = grafted("face_dancer_initiate", "industrial_espionage", "hall_of_oratory", seat(deck=["dagger"]))
    while table.offers("resolve"):
        table.resolve(table.offers("resolve")[0])
    assert (table.A.hand, table.A.research, table.A.specimens) == (["dagger"], "c1r3", 2)


def test_scientific_breakthrough_researches_and_is_trashed_for_a_point() -> None:
    """With the second marker: trash it for 1 VP, if one likes."""
    table = sent("scientific_breakthrough", "hall_of_oratory", seat(research="c7r1"))
    assert not table.can("resolve:card/scientific_breakthrough.2")
    table.resolve("card/scientific_breakthrough").research("c8r2")
    assert table.copy().end_turn().A.vp == 0
    table.resolve("card/scientific_breakthrough.2")
    assert (table.A.vp, table.trashed) == (1, ["scientific_breakthrough"])


@pytest.mark.parametrize(("partner", "icons"), [("dagger", 1), ("blank_slate", 7), ("for_humanity", 3), ("usurp", 0)])
def test_slig_farmer_gains_a_solari_per_icon_of_its_partner(partner: str, icons: int) -> None:
    """All that the partner has then, gained ones too (RX-005)."""
    assert grafted("slig_farmer", partner, "hall_of_oratory").A.solari == icons


def test_slig_farmer_pays_5_solari_for_a_step() -> None:
    """An arrow; what the first line brought may pay for it."""
    table = grafted("slig_farmer", "blank_slate", "hall_of_oratory").resolve("card/slig_farmer.2")
    assert (table.A.solari, table.A.tleilaxu) == (2, 1)
    assert not grafted("slig_farmer", "for_humanity", "hall_of_oratory").can("resolve:card/slig_farmer.2")


def test_stitched_horror_has_two_of_four() -> None:
    """Both are chosen before either is resolved (IM-45)."""
    table = grafted("stitched_horror", "dagger", "carthag", seat(hand=["diplomacy"]))
    table.resolve("card/stitched_horror")
    assert table.offers("choose") == ["1", "2", "3", "4"]
    table.choose("choose:1")
    assert table.A.water == 0
    assert table.offers("choose") == ["2", "3", "4"]
    table.choose("choose:4")
    assert (table.A.water, table.A.tleilaxu) == (1, 1)
    trashing = grafted("stitched_horror", "dagger", "carthag", seat(hand=["diplomacy"]))
    trashing.resolve("card/stitched_horror").choose("choose:3", "choose:2", "accept", "trash_hand:diplomacy")
    assert (trashing.trashed, trashing.A.garrison) == (["diplomacy"], 3 + 1 + 1)
    kept = grafted("stitched_horror", "dagger", "carthag", seat(hand=["diplomacy"]))
    kept.resolve("card/stitched_horror").choose("choose:3", "choose:2", "decline")
    assert (kept.trashed, kept.A.garrison) == ([], 3 + 1 + 1)


def test_subject_x_137_acquired_moves_the_token() -> None:
    """A step."""
    assert cloned("subject_x_137").A.tleilaxu == 1


def test_subject_x_137_moves_the_token_with_the_first_marker() -> None:
    """A step; before column 4 none."""
    assert sent("subject_x_137", "hall_of_oratory", seat(research="c4r6")).A.tleilaxu == 1
    assert sent("subject_x_137", "hall_of_oratory", seat(research="c3r5")).A.tleilaxu == 0


# --- T to U, and others -----------------------------------------------------------------------------------------------


def test_tleilaxu_infiltrator_passes_enemies() -> None:
    """Both cards' icons do; own Agents block, costs and requirements hold (IM-73)."""
    enemy = seat(hand=["diplomacy"], on=["arrakeen", "carthag", "hall_of_oratory"])
    table = pair("tleilaxu_infiltrator", "dagger", seat(on=["rally_troops"], solari=5), B=enemy)
    assert reach(table) == {"arrakeen", "carthag", "hall_of_oratory", "high_council", "mentat"}


def test_tleilaxu_infiltrator_draws() -> None:
    """1 card, with the second marker an Intrigue card too."""
    table = grafted("tleilaxu_infiltrator", "dagger", "carthag", seat(deck=["diplomacy"] * 2))
    assert (table.A.hand, len(table.A.intrigue)) == (["diplomacy"], 1 + 1)  # Carthag has an Intrigue card too
    at_the_end = grafted("tleilaxu_infiltrator", "dagger", "carthag", seat(research="c8r6"))
    assert len(at_the_end.A.intrigue) == 1 + 1 + 1


def test_twisted_mentat_recalls_the_agent_just_sent() -> None:
    """If one likes; the space is free, and the Agent can be sent once more (IM-72)."""
    table = grafted("twisted_mentat", "dagger", "carthag", seat(agents=1))
    left = table.copy().end_turn()
    assert (left.A.on, left.A.agents) == (["carthag"], 0)
    table.resolve("card/twisted_mentat")
    assert (table.A.on, table.A.agents, table.A.garrison) == ([], 1, 3 + 1)
    assert table.offers("deploy") == ["1", "2", "3"]


def test_twisted_mentat_revealed_makes_a_specimen() -> None:
    """1 Persuasion, 1 sword, 1 specimen."""
    assert revealed("twisted_mentat").A.specimens == 1


def test_unnatural_reflexes_draw_2_cards_with_the_first_marker() -> None:
    """2 cards; before column 4 none."""
    for place, cards in (("c4r4", 2), ("c3r3", 0)):
        mine = seat(research=place, deck=["diplomacy"] * 3)
        assert len(grafted("unnatural_reflexes", "dagger", "hall_of_oratory", mine).A.hand) == cards


def test_usurp_is_grafted_to_a_card_of_the_row() -> None:
    """It sends the Agent and has its box; it is trashed when the turn ends, and the Row is filled then (IM-39)."""
    table = holding("usurp", row=["planned_coupling", "keys_to_power", *DULL_ROW[2:]], imperium_deck=["dagger"])
    table.play("usurp")
    assert set(table.offers("graft_row")) == {"planned_coupling", "keys_to_power", "opulence"}
    table.graft("keys_to_power", row=True).to("hall_of_oratory").plain()
    assert (table.A.in_play, table.row[1]) == (["usurp"], "keys_to_power")
    table.end_turn()
    assert (table.trashed, table.row[1], table.A.discard) == (["keys_to_power"], "dagger", [])


def test_usurp_is_grafted_to_a_card_of_the_hand() -> None:
    """As usual: it stays in play."""
    table = holding("usurp", "dagger").play("usurp")
    table.choose("graft:dagger").to("hall_of_oratory").plain()
    assert sorted(table.A.in_play) == ["dagger", "usurp"]
    assert table.end_turn().trashed == []


def test_usurp_revealed_makes_a_specimen() -> None:
    """1 Persuasion, 1 sword, 1 specimen."""
    assert revealed("usurp").A.specimens == 1


def test_reclaimed_forces_recruit_or_move_the_token() -> None:
    """2 troops or a step; the card stays, to be paid for again (IM-23)."""
    table = revealed("dagger", mine=seat(specimens=6, garrison=0, supply=0)).clone("reclaimed_forces")
    table.choose("choose:1")
    assert (table.A.garrison, table.A.supply, table.A.specimens) == (2, 1, 3)
    table.clone("reclaimed_forces").choose("choose:2")
    assert (table.A.tleilaxu, table.A.supply, table.A.specimens) == (1, 4, 0)
    assert table.A.discard == []


def test_piter_genius_advisor_loses_a_troop_for_2_cards_and_research() -> None:
    """An arrow; the troop comes from garrison or Conflict."""
    table = sent("piter_genius_advisor", "hall_of_oratory", seat(garrison=1, conflict=1, deck=["dagger"] * 3))
    table.resolve("card/piter_genius_advisor")
    assert table.offers("lose_troops") == ["0", "1"]
    table.choose("lose_troops:1")
    assert (table.A.conflict, table.A.garrison, len(table.A.hand), table.A.research) == (0, 2, 2, "c1r3")
    none = sent("piter_genius_advisor", "sell_melange", seat(garrison=0, spice=2))
    assert not none.can("resolve:card/piter_genius_advisor")
