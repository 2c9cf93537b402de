"""The 16 Conflict cards of Uprising: all three rewards of each, and what a sandworm makes of them."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.content.registry import rules_for
from tests.support.table import Table, given, seat

CHOAM = ("uprising", "choam")
CONFLICTS = [conflict.id for conflict in rules_for(("uprising",), False).conflicts]
NOTHING = {
    "vp": 0,
    "solari": 0,
    "spice": 0,
    "water": 0,
    "recruited": 0,
    "intrigue": 0,
    "spies": 0,
    "emperor": 0,
    "guild": 0,
    "bene_gesserit": 0,
    "fremen": 0,
}


def fought(
    conflict: str, first: seat | None = None, second: seat | None = None, third: seat | None = None, **more: Any
) -> Table:
    """Four players; A has the highest strength, B the second, C the third, D none. The last round of a game."""
    seats = [first or seat(), second or seat(), third or seat()]
    for player, troops in zip(seats, (4, 2, 1), strict=True):
        player.conflict = troops
        player.garrison = 0
    more.setdefault("boxes", ("uprising",))
    return given(
        players=4,
        phase="rewards",
        conflict=conflict,
        conflict_deck=[],
        A=seats[0],
        B=seats[1],
        C=seats[2],
        D=seat(garrison=0),
        **more,
    )


def got(table: Table, name: str) -> dict[str, int]:
    """What a seat has gained, who had nothing before; the rest is left out."""
    view = {"A": table.A, "B": table.B, "C": table.C, "D": table.D}[name]
    gains = NOTHING | view.influence
    gains |= {"vp": view.vp, "solari": view.solari, "spice": view.spice, "water": view.water}
    gains |= {"recruited": view.garrison, "intrigue": len(view.intrigue), "spies": len(view.spies)}
    return {what: n for what, n in gains.items() if n}


def settle(table: Table) -> Table:
    """Take the first of all choices that are left, but leave what may be left and end what can end."""
    while table.asked:
        table.choose(next((action for action in ("decline", "pass") if table.can(action)), table.legal[0]))
    return table


# By Conflict: what the second and the third gain.
LOWER_REWARDS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "skirmish_crysknife": ({"intrigue": 1, "spice": 1}, {"spice": 1}),
    "skirmish_desert_mouse": ({"solari": 3}, {"solari": 2}),
    "skirmish_ornithopter": ({"intrigue": 1, "solari": 2}, {"intrigue": 1}),
    "choam_security": ({"water": 1, "solari": 2, "recruited": 2}, {"intrigue": 1, "recruited": 1}),
    "protect_the_sietches": ({"spice": 3, "recruited": 1}, {"spice": 2}),
    "secure_imperial_basin_uprising": ({"water": 2, "recruited": 1}, {"water": 1, "recruited": 1}),
    "seize_spice_refinery": ({"intrigue": 1, "spice": 1, "recruited": 1}, {"spice": 2}),
    "shadow_contest": ({"intrigue": 1, "spice": 1, "recruited": 1}, {"spice": 1, "recruited": 1}),
    "siege_of_arrakeen_uprising": ({"solari": 4, "recruited": 1}, {"solari": 3}),
    "spice_freighters": ({"water": 1, "spice": 1, "recruited": 1}, {"spice": 1, "recruited": 1}),
    "test_of_loyalty": ({"solari": 4, "recruited": 1}, {"solari": 3}),
    "trade_dispute": ({"water": 1, "spice": 1}, {"water": 1, "recruited": 1}),
    "battle_for_arrakeen_uprising": ({"intrigue": 1, "spice": 1, "solari": 3}, {"spice": 2, "solari": 2}),
    "battle_for_imperial_basin_uprising": ({"spice": 5}, {"spice": 3}),
    "battle_for_spice_refinery": ({"intrigue": 1, "spice": 3}, {"spice": 3}),
    "propaganda": ({"intrigue": 1, "spice": 3}, {"spice": 3}),
}


@pytest.mark.parametrize("conflict", CONFLICTS)
def test_second_and_third_rewards(conflict: str) -> None:
    """What the card says, and nothing for the one who did not fight."""
    table = settle(fought(conflict))
    second, third = LOWER_REWARDS[conflict]
    assert (got(table, "B"), got(table, "C"), got(table, "D")) == (second, third, {})


@pytest.mark.parametrize("conflict", CONFLICTS)
def test_a_sandworm_doubles_the_second_reward(conflict: str) -> None:
    """Two of them double it no further; the others' rewards stay as they are."""
    table = settle(fought(conflict, second=seat(sandworms=2), first=seat(sandworms=3)))
    second, third = LOWER_REWARDS[conflict]
    assert got(table, "B") == {what: 2 * n for what, n in second.items()}
    assert got(table, "C") == third


@pytest.mark.parametrize("conflict", CONFLICTS)
def test_the_winner_takes_the_card(conflict: str) -> None:
    """Face up before it; nobody else has one."""
    table = settle(fought(conflict))
    assert (table.A.trophies, table.A.trophies_matched) == ([conflict], [])
    assert (table.B.trophies, table.C.trophies) == ([], [])


def test_nobody_takes_the_card_after_a_tie() -> None:
    """Two tie for the first place: both take the second reward, the next one the third."""
    table = given(
        players=4,
        boxes=("uprising",),
        phase="rewards",
        conflict="skirmish_desert_mouse",
        conflict_deck=[],
        A=seat(conflict=2),
        B=seat(conflict=2),
        C=seat(conflict=1),
    )
    assert (table.A.solari, table.B.solari, table.C.solari) == (3, 3, 2)
    assert (table.A.trophies, table.B.trophies) == ([], [])


# --- Level I ----------------------------------------------------------------------------------------------------------


def test_skirmish_crysknife_first() -> None:
    """1 Influence of choice."""
    table = fought("skirmish_crysknife").choose("influence:fremen")
    assert got(table, "A") == {"fremen": 1}


def test_skirmish_crysknife_first_with_a_sandworm() -> None:
    """Two independent choices, the same faction or another."""
    table = fought("skirmish_crysknife", seat(sandworms=1)).choose("influence:fremen")
    assert got(table.copy().choose("influence:fremen"), "A") == {"fremen": 2, "vp": 1}
    assert got(table.choose("influence:guild"), "A") == {"fremen": 1, "guild": 1}


def test_skirmish_desert_mouse_first() -> None:
    """2 Solari, with a sandworm 4."""
    assert got(fought("skirmish_desert_mouse"), "A") == {"solari": 2}
    assert got(fought("skirmish_desert_mouse", seat(sandworms=1)), "A") == {"solari": 4}


def test_skirmish_ornithopter_first() -> None:
    """An Intrigue card and 1 Solari, with a sandworm twice."""
    assert got(settle(fought("skirmish_ornithopter")), "A") == {"intrigue": 1, "solari": 1}
    assert got(settle(fought("skirmish_ornithopter", seat(sandworms=1))), "A") == {"intrigue": 2, "solari": 2}


# --- Level II ---------------------------------------------------------------------------------------------------------


def test_choam_security_first() -> None:
    """1 Guild Influence, a contract or without the CHOAM module 2 Solari, 1 troop."""
    assert got(settle(fought("choam_security")), "A") == {"guild": 1, "solari": 2, "recruited": 1}
    market: dict[str, Any] = {"contract_market": ["espionage", "harvest_3"], "contract_stack": ["harvest_4"]}
    table = fought("choam_security", boxes=CHOAM, **market)
    table.choose("contract:harvest_3")
    assert (table.A.contracts, table.A.solari, table.A.garrison, table.A.influence["guild"]) == (["harvest_3"], 0, 1, 1)


def test_choam_security_first_with_a_sandworm_and_one_contract_left() -> None:
    """The second icon finds none: 2 Solari."""
    market: dict[str, Any] = {"contract_market": ["espionage"], "contract_stack": []}
    table = settle(fought("choam_security", seat(sandworms=1), boxes=CHOAM, **market))
    assert (table.A.contracts, table.A.solari, table.A.influence["guild"], table.A.vp) == (["espionage"], 2, 2, 1)


def test_protect_the_sietches_first() -> None:
    """1 Fremen Influence, 1 water, 1 troop."""
    assert got(fought("protect_the_sietches"), "A") == {"fremen": 1, "water": 1, "recruited": 1}


def test_secure_imperial_basin_uprising_first() -> None:
    """Control of Imperial Basin, 2 spice, 1 troop."""
    table = fought("secure_imperial_basin_uprising")
    assert got(table, "A") == {"spice": 2, "recruited": 1}
    assert table.controller("imperial_basin") == "A"


def test_seize_spice_refinery_first() -> None:
    """Control of Spice Refinery, a spy, 2 spice."""
    table = fought("seize_spice_refinery", control={"spice_refinery": "B"})
    table.choose("place_spy:deep_desert")
    assert got(settle(table), "A") == {"spice": 2, "spies": 1}
    assert table.controller("spice_refinery") == "A"


def test_seize_spice_refinery_first_with_a_sandworm() -> None:
    """Two spies, 4 spice, one Control marker."""
    table = fought("seize_spice_refinery", seat(sandworms=1))
    table.choose("place_spy:deep_desert", "place_spy:hagga_basin")
    assert got(settle(table), "A") == {"spice": 4, "spies": 2}
    assert list(table.state.control).count(0) == 1


def test_shadow_contest_first() -> None:
    """1 Bene Gesserit Influence and an Intrigue card."""
    assert got(settle(fought("shadow_contest")), "A") == {"bene_gesserit": 1, "intrigue": 1}


def test_siege_of_arrakeen_uprising_first() -> None:
    """Control of Arrakeen, 2 Solari, 2 troops; with a sandworm twice the Solari and the troops."""
    table = fought("siege_of_arrakeen_uprising")
    assert got(table, "A") == {"solari": 2, "recruited": 2}
    assert table.controller("arrakeen") == "A"
    assert got(fought("siege_of_arrakeen_uprising", seat(sandworms=1)), "A") == {"solari": 4, "recruited": 4}


def test_spice_freighters_first() -> None:
    """1 Influence of choice; 3 spice may be paid for 1 VP."""
    table = fought("spice_freighters", seat(spice=3)).choose("influence:guild")
    assert got(table.copy().choose("decline"), "A") == {"guild": 1, "spice": 3}
    assert got(table.choose("accept"), "A") == {"guild": 1, "vp": 1}
    poor = fought("spice_freighters", seat(spice=2)).choose("influence:guild")
    assert (poor.asked, got(poor, "A")) == ("", {"guild": 1, "spice": 2})


def test_spice_freighters_first_with_a_sandworm() -> None:
    """The payment may be made no time, once or twice."""
    table = fought("spice_freighters", seat(sandworms=1, spice=6)).choose("influence:guild")
    twice = table.copy().choose("accept", "influence:fremen", "accept")
    assert got(twice, "A") == {"guild": 1, "fremen": 1, "vp": 2}
    once = table.copy().choose("decline", "influence:fremen", "accept")
    assert got(once, "A") == {"guild": 1, "fremen": 1, "vp": 1, "spice": 3}
    table.choose("decline", "influence:fremen", "decline")
    assert got(table, "A") == {"guild": 1, "fremen": 1, "spice": 6}


def test_test_of_loyalty_first() -> None:
    """1 Emperor Influence, a spy, 2 Solari."""
    table = fought("test_of_loyalty").choose("place_spy:hagga_basin")
    assert got(table, "A") == {"emperor": 1, "spies": 1, "solari": 2}


def test_trade_dispute_first() -> None:
    """A contract or without the CHOAM module 2 Solari, 1 water, a card may be trashed."""
    table = fought("trade_dispute", seat(discard=["dagger", "diplomacy"]))
    assert got(settle(table.copy()), "A") == {"solari": 2, "water": 1}
    table.choose("accept", "trash_discard:dagger")
    assert (table.trashed, table.A.discard) == (["dagger"], ["diplomacy"])
    market: dict[str, Any] = {
        "contract_market": ["espionage", "harvest_3"],
        "contract_stack": ["harvest_4", "deliver_supplies"],
    }
    table = settle(fought("trade_dispute", seat(sandworms=1), boxes=CHOAM, **market))
    assert (len(table.A.contracts), table.A.solari, table.A.water) == (2, 0, 2)


def test_trade_dispute_second_may_trash_a_card() -> None:
    """Besides 1 water and 1 spice."""
    table = fought("trade_dispute", second=seat(discard=["dagger", "diplomacy"]))
    assert (table.decider, table.asked) == ("B", "may")
    table.choose("accept", "trash_discard:dagger")
    assert (table.trashed, got(table, "B")) == (["dagger"], {"water": 1, "spice": 1})


# --- Level III --------------------------------------------------------------------------------------------------------


def test_battle_for_arrakeen_uprising_first() -> None:
    """1 VP and control of Arrakeen; two spies may be recalled for 1 VP more."""
    table = fought("battle_for_arrakeen_uprising", seat(spies=["hagga_basin", "deep_desert"]))
    kept = settle(table.copy())
    assert (got(kept, "A"), kept.controller("arrakeen")) == ({"vp": 1, "spies": 2}, "A")
    table.choose("accept", "recall_spy:hagga_basin")
    assert got(settle(table), "A") == {"vp": 2}
    one = settle(fought("battle_for_arrakeen_uprising", seat(spies=["hagga_basin"])))
    assert got(one, "A") == {"vp": 1, "spies": 1}


def test_battle_for_imperial_basin_uprising_first() -> None:
    """1 VP and control of Imperial Basin; 4 spice may be paid for 1 VP more."""
    table = fought("battle_for_imperial_basin_uprising", seat(spice=4))
    kept = table.copy().choose("decline")
    assert (got(kept, "A"), kept.controller("imperial_basin")) == ({"vp": 1, "spice": 4}, "A")
    assert got(table.choose("accept"), "A") == {"vp": 2}
    assert got(fought("battle_for_imperial_basin_uprising", seat(spice=3)), "A") == {"vp": 1, "spice": 3}


def test_battle_for_spice_refinery_first() -> None:
    """1 VP and control of Spice Refinery; 6 Solari may be paid for 1 VP more."""
    table = fought("battle_for_spice_refinery", seat(solari=6))
    kept = settle(table.copy())
    assert (got(kept, "A"), kept.controller("spice_refinery")) == ({"vp": 1, "solari": 6}, "A")
    assert got(settle(table.choose("accept")), "A") == {"vp": 2}
    assert got(settle(fought("battle_for_spice_refinery", seat(solari=5))), "A") == {"vp": 1, "solari": 5}


def test_battle_for_spice_refinery_first_with_a_sandworm() -> None:
    """2 VP, and up to two payments; control comes once."""
    table = fought("battle_for_spice_refinery", seat(solari=12, sandworms=1)).choose("accept", "accept")
    assert got(settle(table), "A") == {"vp": 4}
    assert list(table.state.control).count(0) == 1


def test_propaganda_first() -> None:
    """1 Influence with each of two different factions, both chosen before either is gained."""
    table = fought("propaganda").choose("influence:guild")
    assert (table.A.influence["guild"], table.can("influence:guild")) == (0, False)
    assert got(settle(table.choose("influence:fremen")), "A") == {"guild": 1, "fremen": 1}


def test_propaganda_first_with_a_sandworm() -> None:
    """Two pairs, the same or different."""
    table = fought("propaganda", seat(sandworms=1)).choose("influence:guild", "influence:fremen")
    table.choose("influence:guild", "influence:emperor")
    assert got(settle(table), "A") == {"guild": 2, "fremen": 1, "emperor": 1, "vp": 1}


# --- Battle icons -----------------------------------------------------------------------------------------------------


def test_a_pair_of_battle_icons_is_1_vp() -> None:
    """With an objective or a Conflict card that lies face up; both are turned face down."""
    table = fought("skirmish_desert_mouse", seat(trophies=["desert_mouse_i", "crysknife_i"]))
    assert (table.A.vp, table.A.trophies) == (1, ["crysknife_i"])
    assert sorted(table.A.trophies_matched) == ["desert_mouse_i", "skirmish_desert_mouse"]
    table = fought("skirmish_desert_mouse", seat(trophies=["trade_dispute"]))
    assert (table.A.vp, table.A.trophies) == (1, [])


def test_a_sandworm_does_not_double_the_battle_icon() -> None:
    """1 VP, besides the doubled reward."""
    table = fought("skirmish_desert_mouse", seat(sandworms=1, trophies=["desert_mouse_i"]))
    assert (table.A.vp, table.A.solari) == (1, 4)


def test_the_wild_icon_makes_a_pair_at_the_end_of_the_game() -> None:
    """Not when the card is won; then with a card of its owner's choice, and only if wanted."""
    table = fought("propaganda", seat(trophies=["desert_mouse_i", "crysknife_i"]))
    table.choose("influence:guild", "influence:fremen")
    assert (table.asked, table.A.vp) == ("endgame", 0)
    assert sorted(table.legal) == ["flip:crysknife_i", "flip:desert_mouse_i", "pass"]
    assert table.copy().choose("pass").A.vp == 0
    table.choose("flip:crysknife_i")
    assert (table.A.vp, table.A.trophies) == (1, ["desert_mouse_i"])
