"""The deck cards of Immortality: what each does in an Agent turn, grafted, revealed, acquired, trashed."""

from __future__ import annotations

import pytest

from tests.support.immortality import (
    DULL_ROW,
    KEEPER,
    acquired,
    grafted,
    holding,
    immortality,
    pair,
    reach,
    revealed,
    rich,
    sent,
    strength,
)
from tests.support.table import seat

ICONS = {
    "emperor": {"conspire", "wealth"},
    "guild": {"heighliner", "foldspace"},
    "bene_gesserit": {"selective_breeding", "secrets"},
    "fremen": {"hardy_warriors", "stillsuits"},
    "landsraad": {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"},
    "city": {"arrakeen", "carthag", "research_station", "sietch_tabr"},
    "spice_trade": {"imperial_basin", "hagga_basin", "the_great_flat", "sell_melange", "secure_contract"},
}


def spaces(icons: str) -> set[str]:
    """All spaces of some icons."""
    return set().union(*(ICONS[icon] for icon in icons.split()))


@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("bene_tleilax_lab", "city spice_trade"),
        ("blank_slate", "landsraad city spice_trade"),
        ("corrupt_smuggler", "guild spice_trade"),
        ("for_humanity", "bene_gesserit landsraad spice_trade"),
        ("high_priority_travel", "landsraad spice_trade"),
        ("imperium_ceremony", "emperor guild landsraad"),
        ("keys_to_power", "guild bene_gesserit landsraad"),
        ("lisan_al_gaib", "fremen city spice_trade"),
        ("occupation", "emperor guild bene_gesserit fremen city spice_trade"),
        ("organ_merchants", "city spice_trade"),
        ("sardaukar_quartermaster", "landsraad city"),
        ("shadout_mapes", "fremen spice_trade"),
        ("spiritual_fervor", "spice_trade"),
        ("stillsuit_manufacturer", "fremen city"),
        ("throne_room_politics", "emperor"),
        ("tleilaxu_master", "landsraad spice_trade"),
        ("tleilaxu_surgeon", "emperor city"),
        ("experimentation", "spice_trade"),
    ],
)
def test_ordinary_cards_reach_the_spaces_of_their_icons(card: str, icons: str) -> None:
    """All free spaces of the icons, and no other."""
    assert reach(holding(card, mine=rich()).play(card)) == spaces(icons)


@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("bene_tleilax_researcher", "landsraad"),
        ("dissecting_kit", "landsraad city"),
        ("interstellar_conspiracy", "city"),
        ("planned_coupling", "bene_gesserit"),
        ("replacement_eyes", "city"),
    ],
)
def test_graft_cards_need_a_partner(card: str, icons: str) -> None:
    """Alone they send nobody; with a card that has no icon they lend theirs."""
    alone = holding(card, mine=rich())
    assert not alone.can(f"play:{card}")
    assert alone.why_not(f"play:{card}") == "condition: no_partner"
    assert reach(pair(card, "clandestine_meeting", rich())) == spaces(icons)


@pytest.mark.parametrize(
    ("card", "persuasion"),
    [
        ("bene_tleilax_lab", 1),
        ("bene_tleilax_researcher", 1),
        ("blank_slate", 1),
        ("clandestine_meeting", 2),
        ("corrupt_smuggler", 1),
        ("dissecting_kit", 1),
        ("for_humanity", 2),
        ("high_priority_travel", 1),
        ("imperium_ceremony", 3),
        ("interstellar_conspiracy", 2),
        ("keys_to_power", 2),
        ("lisan_al_gaib", 1),
        ("long_reach", 1),
        ("occupation", 0),
        ("organ_merchants", 1),
        ("planned_coupling", 1),
        ("replacement_eyes", 1),
        ("sardaukar_quartermaster", 1),
        ("shadout_mapes", 1),
        ("show_of_strength", 1),
        ("spiritual_fervor", 1),
        ("stillsuit_manufacturer", 1),
        ("throne_room_politics", 1),
        ("tleilaxu_master", 1),
        ("tleilaxu_surgeon", 2),
        ("experimentation", 1),
    ],
)
def test_persuasion_revealed(card: str, persuasion: int) -> None:
    """Without genetic markers, alliances and other cards."""
    assert revealed(card).A.persuasion == persuasion


@pytest.mark.parametrize(
    ("card", "swords"),
    [
        ("corrupt_smuggler", 1),
        ("replacement_eyes", 1),
        ("sardaukar_quartermaster", 2),
        ("shadout_mapes", 1),
        ("show_of_strength", 2),
        ("lisan_al_gaib", 0),
        ("organ_merchants", 0),
    ],
)
def test_swords_revealed(card: str, swords: int) -> None:
    """With one troop in the Conflict."""
    assert strength(card) == 2 + swords


# --- B to C -----------------------------------------------------------------------------------------------------------


def test_bene_tleilax_lab_makes_a_specimen() -> None:
    """Agent: a specimen, out of the supply."""
    table = sent("bene_tleilax_lab", "carthag", seat(garrison=0))
    assert (table.A.specimens, table.A.supply) == (1, 12 - 1 - 1)  # Carthag recruits one


def test_bene_tleilax_lab_revealed_gives_spice_with_the_first_marker() -> None:
    """From column 4 on: 1 spice."""
    assert revealed("bene_tleilax_lab", mine=seat(research="c4r4")).A.spice == 1
    assert revealed("bene_tleilax_lab", mine=seat(research="c3r3")).A.spice == 0


def test_bene_tleilax_researcher_researches() -> None:
    """Agent: a research icon; the space gives its own."""
    table = grafted("bene_tleilax_researcher", "dagger", "hall_of_oratory").resolve("card/bene_tleilax_researcher")
    assert (table.A.research, table.A.specimens, table.A.garrison) == ("c1r3", 1, 3 + 1)


@pytest.mark.parametrize(("place", "persuasion"), [("c3r3", 1), ("c4r2", 2), ("c7r5", 2), ("c8r4", 3)])
def test_bene_tleilax_researcher_revealed(place: str, persuasion: int) -> None:
    """1 Persuasion, and 1 more for each genetic marker."""
    assert revealed("bene_tleilax_researcher", mine=seat(research=place)).A.persuasion == persuasion


def test_blank_slate_has_seven_icons_grafted() -> None:
    """With a graft card the four factions' icons too."""
    assert reach(pair("planned_coupling", "blank_slate", rich())) == spaces(" ".join(ICONS))


def test_blank_slate_has_empty_boxes() -> None:
    """Only the space gives something."""
    table = sent("blank_slate", "hall_of_oratory")
    assert (table.A.garrison, table.offers("resolve")) == (3 + 1, [])


def test_clandestine_meeting_has_no_icon_of_its_own() -> None:
    """Alone, or with other ordinary cards in hand, it sends nobody (IM-43)."""
    assert holding("clandestine_meeting", "dagger").why_not("play:clandestine_meeting") == "no_icon"


def test_clandestine_meeting_gives_influence_and_an_intrigue_card() -> None:
    """1 Bene Gesserit Influence, and the visit's own; 1 Intrigue card."""
    table = grafted("planned_coupling", "clandestine_meeting", "selective_breeding", seat(spice=2))
    assert (table.A.influence["bene_gesserit"], len(table.A.intrigue)) == (2, 1 + 1)


def test_clandestine_meeting_takes_icons_from_an_envoy() -> None:
    """Dispatch an Envoy gives it the icons of the factions."""
    table = holding("clandestine_meeting", mine=seat(intrigue=["dispatch_an_envoy"])).intrigue("dispatch_an_envoy")
    assert table.play("clandestine_meeting").to("wealth").plain().A.influence["emperor"] == 1


def test_corrupt_smuggler_gives_2_spice_grafted() -> None:
    """Alone nothing."""
    assert sent("corrupt_smuggler", "secure_contract").A.spice == 0
    assert grafted("planned_coupling", "corrupt_smuggler", "secure_contract").A.spice == 2


def test_corrupt_smuggler_revealed() -> None:
    """A Persuasion and a sword."""
    assert (revealed("corrupt_smuggler").A.persuasion, strength("corrupt_smuggler")) == (1, 3)


# --- D to F -----------------------------------------------------------------------------------------------------------


def test_dissecting_kit_trashes_its_partner_for_a_specimen() -> None:
    """An arrow: it may be left."""
    table = grafted("dissecting_kit", "dagger", "hall_of_oratory")
    left = table.copy().end_turn()
    assert (left.A.specimens, left.trashed) == (0, [])
    table.resolve("card/dissecting_kit")
    assert (table.A.specimens, table.trashed, table.A.in_play) == (1, ["dagger"], ["dissecting_kit"])


def test_dissecting_kit_takes_the_other_copy_where_two_are_grafted() -> None:
    """Each may trash the other, so only one does."""
    table = grafted("dissecting_kit", "dissecting_kit", "hall_of_oratory").resolve("card/dissecting_kit")
    assert (table.A.specimens, table.trashed, table.A.in_play) == (1, ["dissecting_kit"], ["dissecting_kit"])
    assert table.offers("resolve") == []


def test_dissecting_kit_revealed_moves_the_token_with_the_first_marker() -> None:
    """From column 4 on: a step on the Tleilaxu track."""
    assert revealed("dissecting_kit", mine=seat(research="c4r4")).A.tleilaxu == 1
    assert revealed("dissecting_kit").A.tleilaxu == 0


def test_for_humanity_gives_influence_of_choice() -> None:
    """1 Influence with any faction."""
    table = sent("for_humanity", "hall_of_oratory").resolve("card/for_humanity")
    assert sorted(table.offers("influence")) == ["bene_gesserit", "emperor", "fremen", "guild"]
    assert table.choose("influence:fremen").A.influence["fremen"] == 1


def test_for_humanity_revealed_trades_2_influence_with_one_faction_for_a_point() -> None:
    """With the Bene Gesserit Alliance; both with one faction that has 2, and only if one likes."""
    mine = seat(influence={"bene_gesserit": 4, "guild": 2, "fremen": 1}, vp=3)
    table = revealed("for_humanity", mine=mine, alliances={"bene_gesserit": "A"})
    assert table.copy().end_turn().A.vp == 3
    table.resolve("card/for_humanity.2")
    assert sorted(table.offers("lose")) == ["bene_gesserit", "guild"]
    table.choose("lose:guild")
    assert (table.A.influence["guild"], table.A.vp) == (0, 3 - 1 + 1)  # 2 Influence of the Guild were worth one
    scattered = seat(influence={"bene_gesserit": 1, "guild": 1, "fremen": 1})
    refused = revealed("for_humanity", mine=scattered, alliances={"bene_gesserit": "A"})
    assert refused.offers("resolve") == []
    assert revealed("for_humanity", mine=seat(influence={"guild": 3})).offers("resolve") == []


# --- H to K -----------------------------------------------------------------------------------------------------------


def test_high_priority_travel_draws_a_card_or_deploys() -> None:
    """With 2 Guild Influence, from a space without Combat."""
    friend = {"guild": 2}
    table = sent("high_priority_travel", "hall_of_oratory", seat(influence=friend, deck=["dagger"] * 2))
    assert table.offers("deploy") == []
    table.resolve("card/high_priority_travel")
    assert table.copy().choose("choose:1").A.hand == ["dagger"]
    table.choose("choose:2")
    assert table.offers("deploy") == ["1", "2", "3"]  # the recruit of the hall and two of the garrison
    assert table.choose("deploy:3").A.conflict == 3
    assert sent("high_priority_travel", "hall_of_oratory", seat(influence={"guild": 1})).offers("resolve") == []


def test_high_priority_travel_adds_no_second_allowance() -> None:
    """At a Combat space still two of the garrison (IM-49)."""
    table = sent("high_priority_travel", "imperial_basin", seat(influence={"guild": 2}, garrison=5, deck=["dagger"]))
    table.resolve("card/high_priority_travel").choose("choose:2")
    assert table.offers("deploy") == ["1", "2"]


def test_high_priority_travel_revealed() -> None:
    """1 Persuasion and 1 Solari."""
    assert revealed("high_priority_travel").A.solari == 1


def test_imperium_ceremony_keeps_one_of_two_intrigue_cards() -> None:
    """The other one returns to the top."""
    table = sent("imperium_ceremony", "rally_troops", seat(solari=4), intrigue_deck=["bribery", "windfall", "charisma"])
    table.resolve("card/imperium_ceremony")
    assert sorted(table.offers("keep_intrigue")) == ["charisma", "windfall"]
    table.choose("keep_intrigue:windfall")
    assert sorted(table.A.intrigue) == [KEEPER, "windfall"]
    assert [table.rules.intrigue[card].id for card in table.state.intrigue_deck] == ["bribery", "charisma"]


def test_imperium_ceremony_with_a_short_deck() -> None:
    """The discard pile comes under a single card; with one card in all that one is taken."""
    table = sent(
        "imperium_ceremony",
        "rally_troops",
        seat(solari=4),
        intrigue_deck=["bribery"],
        intrigue_discard=["windfall"],
    ).resolve("card/imperium_ceremony")
    assert sorted(table.offers("keep_intrigue")) == ["bribery", "windfall"]
    assert table.intrigue_discard == []
    one = sent("imperium_ceremony", "rally_troops", seat(solari=4), intrigue_deck=["bribery"])
    one.resolve("card/imperium_ceremony").choose("keep_intrigue:bribery")
    assert sorted(one.A.intrigue) == [KEEPER, "bribery"]
    none = sent("imperium_ceremony", "rally_troops", seat(solari=4), intrigue_deck=[])
    if none.can("resolve:card/imperium_ceremony"):
        none.resolve("card/imperium_ceremony")
    assert (none.A.intrigue, none.asked) == ([KEEPER], "agent_effects")


def test_interstellar_conspiracy_gives_spice_and_influence_with_a_card_of_emperor_or_guild() -> None:
    """1 spice; grafted to a card of one of the two: 1 Influence of choice."""
    plain = grafted("interstellar_conspiracy", "dagger", "hall_of_oratory")
    assert (plain.A.spice, plain.offers("resolve")) == (1, [])
    for partner in ("high_priority_travel", "throne_room_politics"):
        table = grafted("interstellar_conspiracy", partner, "carthag")
        table.resolve("card/interstellar_conspiracy.2").choose("influence:fremen")
        assert (table.A.spice, table.A.influence["fremen"]) == (1, 1)


def test_keys_to_power_gives_2_spice_to_a_friend_of_the_emperor() -> None:
    """With 2 Emperor Influence."""
    assert sent("keys_to_power", "hall_of_oratory", seat(influence={"emperor": 2})).A.spice == 2
    assert sent("keys_to_power", "hall_of_oratory", seat(influence={"emperor": 1})).A.spice == 0


# --- L to P -----------------------------------------------------------------------------------------------------------


def test_lisan_al_gaib_acquired_gives_spice() -> None:
    """1 spice."""
    assert acquired("lisan_al_gaib").A.spice == 1


def test_lisan_al_gaib_gives_fremen_influence_with_a_sister_in_play() -> None:
    """Another Bene Gesserit card in play: 1 Fremen Influence."""
    with_sister = seat(in_play=["bene_gesserit_initiate"])
    assert sent("lisan_al_gaib", "carthag", with_sister).A.influence["fremen"] == 1
    assert sent("lisan_al_gaib", "carthag").A.influence["fremen"] == 0


def test_lisan_al_gaib_revealed_with_a_fremen_bond() -> None:
    """Another Fremen card in play: 2 swords."""
    assert strength("lisan_al_gaib", seat(conflict=1, in_play=["fremen_camp"])) == 2 + 2


def test_long_reach_has_icons_with_a_sister_in_play() -> None:
    """Another Bene Gesserit card in play: Landsraad, city and spice trade."""
    assert holding("long_reach", mine=rich()).why_not("play:long_reach") == "no_icon"
    table = holding("long_reach", mine=rich(in_play=["bene_gesserit_initiate"]))
    assert reach(table.play("long_reach")) == spaces("landsraad city spice_trade")


def test_long_reach_gives_influence_with_two_factions() -> None:
    """Both are chosen before either is gained (IM-45)."""
    table = sent("long_reach", "hall_of_oratory", seat(in_play=["bene_gesserit_initiate"])).resolve("card/long_reach")
    table.choose("influence:guild")
    assert table.A.influence["guild"] == 0
    assert "influence:guild" not in table.legal
    table.choose("influence:emperor")
    assert (table.A.influence["guild"], table.A.influence["emperor"]) == (1, 1)


def test_long_reach_revealed_draws_an_intrigue_card() -> None:
    """1 Persuasion and 1 Intrigue card."""
    assert len(revealed("long_reach").A.intrigue) == 1 + 1


def test_occupation_acquired_recruits_3_troops() -> None:
    """3 troops."""
    assert acquired("occupation", seat(garrison=3)).A.garrison == 6


def test_occupation_draws_a_card_and_deploys_from_anywhere() -> None:
    """A card; troops as from a Combat space."""
    table = sent("occupation", "wealth", seat(deck=["dagger"] * 2))
    assert (table.A.hand, table.offers("deploy")) == (["dagger"], ["1", "2"])
    assert table.choose("deploy:2").A.conflict == 2


def test_occupation_revealed() -> None:
    """1 water, 1 spice, 1 troop."""
    table = revealed("occupation", mine=seat(garrison=3))
    assert (table.A.water, table.A.spice, table.A.garrison) == (1, 1, 4)


def test_organ_merchants_sell_a_specimen_for_4_solari() -> None:
    """It goes back to the supply; without one nothing is sold."""
    table = sent("organ_merchants", "imperial_basin", seat(specimens=1, garrison=0)).resolve("card/organ_merchants")
    assert (table.A.specimens, table.A.supply, table.A.solari) == (0, 12, 4)
    assert sent("organ_merchants", "imperial_basin").offers("resolve") == []


def test_organ_merchants_revealed() -> None:
    """1 Persuasion and 1 Solari."""
    assert revealed("organ_merchants").A.solari == 1


def test_planned_coupling_draws_a_card() -> None:
    """Agent: 1 card."""
    assert grafted("planned_coupling", "dagger", "hall_of_oratory", seat(deck=["diplomacy"] * 2)).A.hand == [
        "diplomacy"
    ]


# --- R to S -----------------------------------------------------------------------------------------------------------


def test_replacement_eyes_trash_a_card_to_draw_one() -> None:
    """An arrow; any card that could be trashed."""
    table = grafted("replacement_eyes", "dagger", "hall_of_oratory", seat(hand=["diplomacy"], deck=["signet_ring"] * 2))
    table.resolve("card/replacement_eyes")
    assert {"trash_hand:diplomacy", "trash_play:dagger", "trash_play:replacement_eyes"} <= set(table.legal)
    assert table.choose("trash_hand:diplomacy").A.hand == ["signet_ring"]


def test_replacement_eyes_trashed_move_the_token() -> None:
    """A step on the Tleilaxu track, whatever trashes them: they may trash themselves."""
    table = grafted("replacement_eyes", "dagger", "hall_of_oratory", seat(deck=["signet_ring"]))
    table.resolve("card/replacement_eyes").choose("trash_play:replacement_eyes")
    assert (table.A.tleilaxu, table.A.hand) == (1, ["signet_ring"])


def test_sardaukar_quartermaster_recruits_and_draws_grafted() -> None:
    """1 troop and 1 card; alone neither."""
    table = grafted("planned_coupling", "sardaukar_quartermaster", "mentat", seat(solari=2, deck=["dagger"] * 4))
    assert (table.A.garrison, len(table.A.hand)) == (3 + 1, 1 + 1 + 1)  # the mentat and Planned Coupling draw too
    alone = sent("sardaukar_quartermaster", "mentat", seat(solari=2, deck=["dagger"] * 4))
    assert (alone.A.garrison, len(alone.A.hand)) == (3, 1)


def test_shadout_mapes_has_an_empty_agent_box() -> None:
    """Only the space gives something."""
    assert sent("shadout_mapes", "imperial_basin").offers("resolve") == []


def test_shadout_mapes_revealed_deploys_or_retreats_a_troop() -> None:
    """One troop this way or that, if one likes."""
    table = revealed("shadout_mapes", mine=seat(garrison=2, conflict=2))
    left = table.copy().end_turn()
    assert (left.A.garrison, left.A.conflict) == (2, 2)
    table.resolve("card/shadout_mapes.3")
    assert {"deploy:1", "retreat:1"} <= set(table.legal)
    deployed = table.copy().choose("deploy:1")
    assert (deployed.A.garrison, deployed.A.conflict) == (1, 3)
    table.choose("retreat:1")
    assert (table.A.garrison, table.A.conflict) == (3, 1)


def test_show_of_strength_has_icons_with_most_troops_in_the_conflict() -> None:
    """More than each opponent: Landsraad and spice trade; as many are not enough."""
    b = seat(hand=["diplomacy"], conflict=2)
    table = holding("show_of_strength", mine=rich(conflict=3), B=b)
    assert reach(table.play("show_of_strength")) == spaces("landsraad spice_trade")
    equal = holding("show_of_strength", mine=rich(conflict=2), B=b)
    assert equal.why_not("play:show_of_strength") == "no_icon"


def test_show_of_strength_counts_troops_alone() -> None:
    """Dreadnoughts are none (IM-62)."""
    mine = rich(conflict=1, dreadnoughts_conflict=2)
    b = seat(hand=["diplomacy"], conflict=1)
    table = holding("show_of_strength", mine=mine, B=b, boxes=("base", "ix", "immortality"))
    assert table.why_not("play:show_of_strength") == "no_icon"


def test_show_of_strength_draws_2_cards() -> None:
    """Agent: 2 cards."""
    assert sent("show_of_strength", "hall_of_oratory", seat(conflict=1, deck=["dagger"] * 3)).A.hand == ["dagger"] * 2


def test_spiritual_fervor_acquired_researches() -> None:
    """A research icon."""
    assert acquired("spiritual_fervor").A.research == "c1r3"


def test_spiritual_fervor_has_an_empty_agent_box() -> None:
    """Nothing is researched by sending it."""
    assert sent("spiritual_fervor", "imperial_basin").A.research == "start"


def test_spiritual_fervor_revealed_makes_a_specimen() -> None:
    """1 Persuasion and a specimen."""
    assert revealed("spiritual_fervor").A.specimens == 1


def test_stillsuit_manufacturer_gives_water_and_returns_to_an_ally_of_the_fremen() -> None:
    """With the Alliance it can be played once more in the same round."""
    table = sent("stillsuit_manufacturer", "carthag", alliances={"fremen": "A"})
    assert (table.A.water, table.A.hand, table.A.in_play) == (1, ["stillsuit_manufacturer"], [])
    stranger = sent("stillsuit_manufacturer", "carthag")
    assert (stranger.A.water, stranger.A.in_play) == (1, ["stillsuit_manufacturer"])


def test_stillsuit_manufacturer_revealed_with_a_fremen_bond() -> None:
    """Another Fremen card in play: 2 spice."""
    assert revealed("stillsuit_manufacturer", mine=seat(in_play=["fremen_camp"])).A.spice == 2
    assert revealed("stillsuit_manufacturer").A.spice == 0


# --- T, and the starting card -----------------------------------------------------------------------------------------


def test_throne_room_politics_recruits_and_trashes() -> None:
    """1 troop; a card, if one likes."""
    table = sent("throne_room_politics", "wealth", seat(hand=["dagger"]))
    assert table.A.garrison == 4
    assert table.copy().end_turn().trashed == []
    assert table.resolve("card/throne_room_politics.2").choose("trash_hand:dagger").trashed == ["dagger"]


def test_throne_room_politics_revealed_gives_bene_gesserit_influence() -> None:
    """1 Persuasion and 1 Influence."""
    assert revealed("throne_room_politics").A.influence["bene_gesserit"] == 1


def test_tleilaxu_master_acquires_a_card_of_6_with_the_first_marker() -> None:
    """For nothing, to the discard pile; only of the Imperium Row and the Reserve; if one likes."""
    row = ["for_humanity", "long_reach", *DULL_ROW[2:]]
    table = sent("tleilaxu_master", "hall_of_oratory", seat(research="c4r2", specimens=6), row=row)
    table.resolve("space/hall_of_oratory")
    left = table.copy().end_turn()
    assert left.A.discard == []
    table.resolve("card/tleilaxu_master")
    offered = set(table.offers("acquire"))
    assert {"long_reach", "opulence"} <= offered
    assert not offered & {"for_humanity", "from_the_tanks", "contaminator", "reclaimed_forces"}
    assert table.choose("acquire:long_reach").A.discard == ["long_reach"]
    none = sent("tleilaxu_master", "hall_of_oratory", row=row)
    assert none.offers("resolve") == []


def test_tleilaxu_master_takes_it_into_the_hand_with_the_second_marker() -> None:
    """One card, not two."""
    table = sent("tleilaxu_master", "hall_of_oratory", seat(research="c8r2"), row=["long_reach", *DULL_ROW[1:]])
    table.resolve("card/tleilaxu_master").choose("acquire:long_reach")
    assert (table.A.hand, table.A.discard, table.offers("resolve")) == (["long_reach"], [], [])


def test_tleilaxu_master_revealed_researches_twice() -> None:
    """The two may be parted by something else (IM-47)."""
    table = revealed("tleilaxu_master", mine=seat(research="c1r3"))
    table.resolve("card/tleilaxu_master.2").research("c2r2")
    assert (table.A.research, table.asked) == ("c2r2", "reveal_effects")
    assert table.resolve("card/tleilaxu_master.3").research("c3r3").A.research == "c3r3"


def test_tleilaxu_surgeon_pays_2_specimens_for_two_steps() -> None:
    """Both steps, an arrow."""
    table = sent("tleilaxu_surgeon", "wealth", seat(specimens=2)).resolve("card/tleilaxu_surgeon")
    assert (table.A.tleilaxu, table.A.specimens, len(table.A.intrigue)) == (2, 0, 1 + 1)
    assert sent("tleilaxu_surgeon", "wealth", seat(specimens=1)).offers("resolve") == []


def test_tleilaxu_surgeon_revealed_loses_2_troops_for_2_specimens() -> None:
    """Of garrison and Conflict, as one likes; with one troop in all nothing is lost."""
    table = revealed("tleilaxu_surgeon", mine=seat(garrison=1, conflict=2, supply=0))
    table.resolve("card/tleilaxu_surgeon.2")
    assert table.offers("lose_troops") == ["1", "2"]
    assert table.why_not("lose_troops:0") != ""
    mixed = table.copy().choose("lose_troops:1")
    assert (mixed.A.garrison, mixed.A.conflict, mixed.A.supply, mixed.A.specimens) == (0, 1, 0, 2)
    table.choose("lose_troops:2")
    assert (table.A.garrison, table.A.conflict, table.A.specimens) == (1, 0, 2)
    assert revealed("tleilaxu_surgeon", mine=seat(garrison=1)).offers("resolve") == []


def test_experimentation_researches() -> None:
    """Agent: a research icon."""
    assert sent("experimentation", "imperial_basin").resolve("card/experimentation").A.research == "c1r3"


def test_experimentation_revealed_makes_a_specimen() -> None:
    """1 Persuasion and a specimen."""
    table = revealed("experimentation", "experimentation")
    assert (table.A.persuasion, table.A.specimens) == (2, 2)


def test_the_two_halves_are_played_together() -> None:
    """Whichever is played first; the hand shrinks by two (IM-31)."""
    table = immortality(A=seat(hand=["planned_coupling", "dissecting_kit"], intrigue=[KEEPER]))
    assert table.offers("play") == ["planned_coupling", "dissecting_kit"]
    table.play("dissecting_kit").graft("planned_coupling")
    assert (table.A.hand, sorted(table.A.in_play)) == ([], ["dissecting_kit", "planned_coupling"])
