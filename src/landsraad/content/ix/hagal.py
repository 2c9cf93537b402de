"""The House Hagal cards of Rise of Ix, and those that it takes out of the deck (R-338)."""

from __future__ import annotations

from landsraad.content.base.hagal import ONE_PERSON, TWO_PERSONS
from landsraad.content.define import hagal_card
from landsraad.engine.machine.conditions import InfluenceAtLeast
from landsraad.engine.machine.terms import GUILD
from landsraad.engine.state.definitions import HagalCard

OUT_OF_HAGAL = {"hall_of_oratory": 2, "rally_troops": 2}
NEEDS_SPACE = "foldspace_or_interstellar_shipping"  # a space that the board of Uprising lacks


def hagal() -> list[HagalCard]:
    """Nine cards; some name another space for those with little Guild Influence (R-314)."""
    return [
        hagal_card("Interstellar Shipping", freighters=2, swords=3, needs=InfluenceAtLeast(GUILD, 2)),
        hagal_card(
            "Interstellar Shipping",
            freighters=2,
            swords=2,
            needs=InfluenceAtLeast(GUILD, 2),
            otherwise=hagal_card("Foldspace", influence=GUILD, swords=2),
        ),
        hagal_card(
            "Interstellar Shipping",
            freighters=2,
            swords=2,
            needs=InfluenceAtLeast(GUILD, 2),
            otherwise=hagal_card("Smuggling", freighters=1, swords=2),
        ),
        hagal_card("Tech Negotiation", copies=2, mark=ONE_PERSON, tech=True, discount=1),
        hagal_card("Dreadnought", copies=2, mark=ONE_PERSON, dreadnought=True, tech=True, swords=3),
        hagal_card("Dreadnought", copies=2, mark=TWO_PERSONS, dreadnought=True, troops=1, swords=3),
    ]
