"""The House Hagal cards of Rise of Ix: where each sends an opponent's Agent, what it gains there, its swords."""

from __future__ import annotations

import pytest

from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # a person who has still something to do, so that the table waits
IDLE = seat(agents=0)  # a Rival that has done its turns
IX = ("base", "ix")

# Card, Guild Influence before, space, Guild Influence gained, the freighter's level after.
SHIPPING = [
    ("interstellar_shipping", 2, "interstellar_shipping", 0, 2),
    ("foldspace_or_interstellar_shipping", 2, "interstellar_shipping", 0, 2),
    ("foldspace_or_interstellar_shipping", 1, "foldspace", 1, 0),
    ("smuggling_or_interstellar_shipping", 2, "interstellar_shipping", 0, 2),
    ("smuggling_or_interstellar_shipping", 1, "smuggling", 0, 1),
]
SWORDS = [
    ("interstellar_shipping", 3),
    ("foldspace_or_interstellar_shipping", 2),
    ("smuggling_or_interstellar_shipping", 2),
    ("tech_negotiation_1p", 0),
    ("dreadnought_1p", 3),
    ("dreadnought_2p", 3),
]


def rival(card: str, b: seat) -> Table:
    """The Rival B has done its turn with a card; an open tile costs 3 spice."""
    return given(
        boxes=IX,
        persons=1,
        turn="B",
        hagal_deck=["carthag", card],
        tech_stacks=[["detonation_devices"], [], []],
        A=WAITING,
        B=b,
        C=IDLE,
    )


@pytest.mark.parametrize(("card", "guild", "space", "influence", "level"), SHIPPING)
def test_shipping_cards(card: str, guild: int, space: str, influence: int, level: int) -> None:
    """The space depends on the Guild Influence; two freighter icons, one, or 1 Guild Influence; no Solari."""
    table = rival(card, seat(agents=1, influence={"guild": guild}))
    assert table.B.on == [space]
    assert (table.B.influence["guild"], table.B.state.freighter) == (guild + influence, level)
    assert (table.B.solari, table.B.spice, table.B.garrison) == (0, 0, 3)


def test_interstellar_shipping_is_skipped_without_guild_influence() -> None:
    """The next card is revealed."""
    assert rival("interstellar_shipping", seat(agents=1, influence={"guild": 1})).B.on == ["carthag"]


def test_tech_negotiation_1p() -> None:
    """A tile for 1 spice less; with too little spice a negotiator."""
    table = rival("tech_negotiation_1p", seat(agents=1, spice=2))
    assert (table.B.on, table.B.tech, table.B.spice) == (["tech_negotiation"], ["detonation_devices"], 0)
    poor = rival("tech_negotiation_1p", seat(agents=1, spice=1))
    assert (poor.B.tech, poor.B.spice, poor.B.state.negotiators) == ([], 1, 1)


def test_dreadnought_1p() -> None:
    """A dreadnought at no cost, and a tile at its full price; no troop."""
    table = rival("dreadnought_1p", seat(agents=1, spice=3))
    assert (table.B.on, table.B.state.dreadnoughts_home, table.B.garrison) == (["dreadnought"], 1, 3)
    assert (table.B.tech, table.B.spice) == (["detonation_devices"], 0)
    poor = rival("dreadnought_1p", seat(agents=1, spice=2))
    assert (poor.B.tech, poor.B.state.negotiators) == ([], 0)


def test_dreadnought_2p() -> None:
    """House Hagal: a dreadnought and 1 troop; no tile."""
    table = given(
        boxes=IX,
        persons=2,
        turn="C",
        hagal_deck=["dreadnought_2p"],
        tech_stacks=[["windtraps"], [], []],
        A=WAITING,
        B=WAITING,
        C=seat(agents=1, spice=9),
    )
    assert (table.C.on, table.C.state.dreadnoughts_home, table.C.garrison) == (["dreadnought"], 1, 1)
    assert (table.C.tech, table.C.spice) == ([], 9)


@pytest.mark.parametrize(("card", "swords"), SWORDS)
def test_swords_in_combat(card: str, swords: int) -> None:
    """A troop and the swords of the card; nothing else on the card is used."""
    persons = 2 if card == "dreadnought_2p" else 1
    table = given(
        boxes=IX,
        persons=persons,
        phase="rival_swords",
        hagal_deck=[card],
        A=seat(conflict=1, intrigue=["ambush"]),
        C=seat(leader="earl_memnon_thorvald" if persons == 1 else "", conflict=1),
    )
    assert (table.asked, table.C.strength, table.hagal_discard) == ("combat", 2 + swords, [card])
    assert (table.C.on, table.C.state.freighter, table.C.state.dreadnoughts_home) == ([], 0, 0)
