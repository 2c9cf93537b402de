"""The 18 Conflict cards: what the first, the second and the third place bring (B-117, B-122, B-124)."""

from __future__ import annotations

from tests.support.table import SeatView, Table, given, seat


def won(conflict: str, players: int = 4, control: dict[str, str] | None = None) -> Table:
    """The last Conflict of the game: A wins with 8 to 7 of B and 2 of C; D has no troop in it."""
    return given(
        players=players,
        phase="rewards",
        conflict=conflict,
        conflict_deck=[],
        intrigue_deck=["windfall", "ambush", "bribery", "tiebreaker"],
        control=control,
        A=seat(conflict=3, swords=2, discard=["dagger", "diplomacy"]),
        B=seat(conflict=2, swords=3),
        C=seat(conflict=1),
    )


def resources(of: SeatView) -> tuple[int, int, int]:
    """Solari, spice and water of a seat."""
    return of.solari, of.spice, of.water


# --- Level I ----------------------------------------------------------------------------------------------------------


def test_skirmish_a() -> None:
    """Skirmish: 1 VP; an Intrigue card and 2 Solari; 2 Solari."""
    table = won("skirmish_a")
    assert (table.A.vp, *resources(table.A)) == (1, 0, 0, 0)
    assert (table.B.vp, *resources(table.B)) == (0, 2, 0, 0)
    assert table.B.intrigue == ["tiebreaker"]
    assert (table.C.vp, *resources(table.C)) == (0, 2, 0, 0)
    assert table.A.intrigue == table.C.intrigue == []


def test_skirmish_b() -> None:
    """Skirmish: 1 VP; 1 water; 1 spice."""
    table = won("skirmish_b")
    assert (table.A.vp, *resources(table.A)) == (1, 0, 0, 0)
    assert (table.B.vp, *resources(table.B)) == (0, 0, 0, 1)
    assert (table.C.vp, *resources(table.C)) == (0, 0, 1, 0)


def test_skirmish_c() -> None:
    """Skirmish: 1 Influence of choice and 1 spice; 2 spice; 1 spice."""
    table = won("skirmish_c")
    assert table.offers("influence") == ["emperor", "guild", "bene_gesserit", "fremen"]
    table.choose("influence:guild")
    assert table.A.influence == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 0}
    assert (table.A.vp, *resources(table.A)) == (0, 0, 1, 0)
    assert resources(table.B) == (0, 2, 0)
    assert resources(table.C) == (0, 1, 0)


def test_skirmish_d() -> None:
    """Skirmish: 1 Influence of choice and 2 Solari; 3 Solari; 2 Solari."""
    table = won("skirmish_d").choose("influence:fremen")
    assert table.A.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 1}
    assert (table.A.vp, *resources(table.A)) == (0, 2, 0, 0)
    assert resources(table.B) == (3, 0, 0)
    assert resources(table.C) == (2, 0, 0)


# --- Level II ---------------------------------------------------------------------------------------------------------


def test_cloak_and_dagger() -> None:
    """Cloak and Dagger: 1 Influence of choice and 2 Intrigue cards; an Intrigue card and 1 spice; either of them."""
    table = won("cloak_and_dagger").choose("influence:emperor")
    assert table.A.influence["emperor"] == 1
    assert table.A.intrigue == ["tiebreaker", "bribery"]
    assert table.B.intrigue == ["ambush"]
    assert resources(table.B) == (0, 1, 0)
    assert table.decider == "C"
    table.choose("choose:1")
    assert table.C.intrigue == ["windfall"]
    assert resources(table.C) == (0, 0, 0)


def test_cloak_and_dagger_third_place_may_take_spice() -> None:
    """The third place of Cloak and Dagger takes 1 spice instead of the Intrigue card."""
    table = won("cloak_and_dagger").choose("influence:emperor", "choose:2")
    assert table.C.intrigue == []
    assert resources(table.C) == (0, 1, 0)


def test_desert_power() -> None:
    """Desert Power: 1 VP and 1 water; 1 water and 1 spice; 1 spice."""
    table = won("desert_power")
    assert (table.A.vp, *resources(table.A)) == (1, 0, 0, 1)
    assert (table.B.vp, *resources(table.B)) == (0, 0, 1, 1)
    assert (table.C.vp, *resources(table.C)) == (0, 0, 1, 0)


def test_guild_bank_raid() -> None:
    """Guild Bank Raid: 6, 4 and 2 Solari."""
    table = won("guild_bank_raid")
    assert (table.A.vp, *resources(table.A)) == (0, 6, 0, 0)
    assert resources(table.B) == (4, 0, 0)
    assert resources(table.C) == (2, 0, 0)


def test_machinations() -> None:
    """Machinations: 1 Influence with each of two different factions; 1 water and 2 Solari; 1 water."""
    table = won("machinations")
    assert table.offers("choose") == ["1", "2", "3", "4"]
    table.choose("choose:4")
    assert table.offers("choose") == ["1", "2", "3"]
    table.choose("choose:2")
    assert table.A.influence == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 1}
    assert (table.A.vp, *resources(table.A)) == (0, 0, 0, 0)
    assert resources(table.B) == (2, 0, 1)
    assert resources(table.C) == (0, 0, 1)


def test_raid_stockpiles() -> None:
    """Raid Stockpiles: an Intrigue card and 3 spice; 2 spice; 1 spice."""
    table = won("raid_stockpiles")
    assert table.A.intrigue == ["tiebreaker"]
    assert (table.A.vp, *resources(table.A)) == (0, 0, 3, 0)
    assert resources(table.B) == (0, 2, 0)
    assert resources(table.C) == (0, 1, 0)


def test_secure_imperial_basin() -> None:
    """Secure Imperial Basin: 1 VP and control of Imperial Basin; 2 water; 1 water."""
    table = won("secure_imperial_basin")
    assert (table.A.vp, *resources(table.A)) == (1, 0, 0, 0)
    assert table.controller("imperial_basin") == "A"
    assert resources(table.B) == (0, 0, 2)
    assert resources(table.C) == (0, 0, 1)


def test_siege_of_arrakeen() -> None:
    """Siege of Arrakeen: 1 VP and control of Arrakeen; 4 Solari; 2 Solari."""
    table = won("siege_of_arrakeen")
    assert (table.A.vp, *resources(table.A)) == (1, 0, 0, 0)
    assert table.controller("arrakeen") == "A"
    assert resources(table.B) == (4, 0, 0)
    assert resources(table.C) == (2, 0, 0)


def test_siege_of_carthag() -> None:
    """Siege of Carthag: 1 VP and control of Carthag; an Intrigue card and 1 spice; 1 spice."""
    table = won("siege_of_carthag")
    assert (table.A.vp, *resources(table.A)) == (1, 0, 0, 0)
    assert table.controller("carthag") == "A"
    assert table.B.intrigue == ["tiebreaker"]
    assert resources(table.B) == (0, 1, 0)
    assert resources(table.C) == (0, 1, 0)


def test_sort_through_the_chaos() -> None:
    """Sort Through the Chaos: the Mentat, an Intrigue card and 2 Solari; the latter two; 2 Solari."""
    table = won("sort_through_the_chaos")
    assert table.A.intrigue == ["tiebreaker"]
    assert (table.A.vp, *resources(table.A)) == (0, 2, 0, 0)
    assert table.B.intrigue == ["bribery"]
    assert resources(table.B) == (2, 0, 0)
    assert resources(table.C) == (2, 0, 0)


def test_sort_through_the_chaos_brings_the_mentat_for_the_next_round() -> None:
    """The winner has the Mentat, wherever it was, from the start of the next round on, as a third Agent."""
    table = given(
        phase="rewards",
        conflict="sort_through_the_chaos",
        conflict_deck=["skirmish_c", "skirmish_b"],
        intrigue_deck=["windfall", "ambush"],
        mentat="B",
        A=seat(conflict=3, deck=["dagger"] * 5, agents=0, on=["wealth", "carthag"]),
        B=seat(deck=["dagger"] * 5, agents=0, on=["mentat", "secrets", "arrakeen"]),
    )
    assert table.asked == "when_won"
    assert table.A.agents == 0
    table.pass_()
    assert table.state.round == 3
    assert table.state.mentat == 0
    assert (table.A.agents, table.B.agents) == (3, 2)


def test_terrible_purpose() -> None:
    """Terrible Purpose: 1 VP and a card may be trashed; 1 water and 1 spice; 1 spice."""
    table = won("terrible_purpose").choose("accept", "trash_discard:dagger")
    assert (table.A.vp, *resources(table.A)) == (1, 0, 0, 0)
    assert table.A.discard == ["diplomacy"]
    assert resources(table.B) == (0, 1, 1)
    assert resources(table.C) == (0, 1, 0)


def test_terrible_purpose_trashes_only_if_wanted() -> None:
    """The winner of Terrible Purpose may keep all cards."""
    table = won("terrible_purpose").choose("decline")
    assert table.A.vp == 1
    assert table.A.discard == ["dagger", "diplomacy"]


# --- Level III --------------------------------------------------------------------------------------------------------


def test_battle_for_arrakeen() -> None:
    """Battle for Arrakeen: 2 VP and control; two of Intrigue card, 2 spice and 3 Solari; Intrigue card and 2 Solari."""
    table = won("battle_for_arrakeen")
    assert (table.A.vp, *resources(table.A)) == (2, 0, 0, 0)
    assert table.controller("arrakeen") == "A"
    assert table.decider == "B"
    table.choose("choose:2")
    assert table.offers("choose") == ["1", "3"]
    table.choose("choose:3")
    assert (table.B.vp, *resources(table.B)) == (0, 3, 2, 0)
    assert table.B.intrigue == []
    assert table.C.intrigue == ["tiebreaker"]
    assert resources(table.C) == (2, 0, 0)


def test_battle_for_arrakeen_second_place_may_take_an_intrigue_card() -> None:
    """An Intrigue card is one of the second place's choices, with 2 spice in this case."""
    table = won("battle_for_arrakeen").choose("choose:1", "choose:2")
    assert table.B.intrigue == ["tiebreaker"]
    assert resources(table.B) == (0, 2, 0)


def test_battle_for_carthag() -> None:
    """Battle for Carthag: 2 VP and control of Carthag; an Intrigue card and 3 spice; 3 spice."""
    table = won("battle_for_carthag")
    assert (table.A.vp, *resources(table.A)) == (2, 0, 0, 0)
    assert table.controller("carthag") == "A"
    assert table.B.intrigue == ["tiebreaker"]
    assert resources(table.B) == (0, 3, 0)
    assert table.C.intrigue == []
    assert resources(table.C) == (0, 3, 0)


def test_battle_for_imperial_basin() -> None:
    """Battle for Imperial Basin: 2 VP and control of Imperial Basin; 5 spice; 3 spice."""
    table = won("battle_for_imperial_basin")
    assert (table.A.vp, *resources(table.A)) == (2, 0, 0, 0)
    assert table.controller("imperial_basin") == "A"
    assert resources(table.B) == (0, 5, 0)
    assert resources(table.C) == (0, 3, 0)


def test_grand_vision() -> None:
    """Grand Vision: 2 Influence with one faction and an Intrigue card; an Intrigue card and 3 spice; 3 spice."""
    table = won("grand_vision").choose("influence:bene_gesserit")
    assert table.A.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 2, "fremen": 0}
    assert table.A.vp == 1  # of the track
    assert table.A.intrigue == ["tiebreaker"]
    assert resources(table.A) == (0, 0, 0)
    assert table.B.intrigue == ["bribery"]
    assert resources(table.B) == (0, 3, 0)
    assert resources(table.C) == (0, 3, 0)


# --- All --------------------------------------------------------------------------------------------------------------


def test_seat_without_troops_gets_nothing() -> None:
    """D, without a troop in the Conflict, takes no reward."""
    table = won("guild_bank_raid")
    assert resources(table.D) == (0, 0, 0)


def test_third_place_is_for_four_players_only() -> None:
    """With 3 players the third place brings nothing."""
    table = won("guild_bank_raid", players=3)
    assert (table.A.solari, table.B.solari, table.C.solari) == (6, 4, 0)


def test_control_replaces_another_marker() -> None:
    """The winner's Control marker drives out the one that was there; other spaces keep theirs."""
    table = won("siege_of_arrakeen", control={"arrakeen": "B", "carthag": "C"})
    assert table.controller("arrakeen") == "A"
    assert table.controller("carthag") == "C"


def test_level_of_every_conflict() -> None:
    """4 Conflicts are of level I, 10 of level II, 4 of level III; six are fought for a space."""
    conflicts = given().rules.conflicts
    assert [sum(1 for c in conflicts if c.level == level) for level in (1, 2, 3)] == [4, 10, 4]
    assert [c.id for c in conflicts if c.level == 1] == ["skirmish_a", "skirmish_b", "skirmish_c", "skirmish_d"]
    assert sorted(c.id for c in conflicts if c.level == 3) == [
        "battle_for_arrakeen",
        "battle_for_carthag",
        "battle_for_imperial_basin",
        "grand_vision",
    ]
    assert {c.id: c.location for c in conflicts if c.location} == {
        "secure_imperial_basin": "imperial_basin",
        "siege_of_arrakeen": "arrakeen",
        "siege_of_carthag": "carthag",
        "battle_for_arrakeen": "arrakeen",
        "battle_for_carthag": "carthag",
        "battle_for_imperial_basin": "imperial_basin",
    }
