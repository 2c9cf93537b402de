"""The four House Hagal cards of Immortality, for the solo game, and those that they replace (IM-56, IM-65)."""

from __future__ import annotations

from landsraad.content.base.hagal import ONE_PERSON
from landsraad.content.define import hagal_card
from landsraad.engine.immortality.tleilaxu import LEFT, RIGHT, RemoveTleilaxu, Tleilaxu
from landsraad.engine.machine.node import Node
from landsraad.engine.state.definitions import HagalCard

OUT_OF_BASE = {"carthag": 3}
OUT_OF_UPRISING = {"research_station": 1}


def hagal(*, carthag: bool) -> list[HagalCard]:
    """The cards; on a board without Carthag theirs send nobody, and another card is revealed for the Agent (IM-65)."""
    effects: dict[str, list[Node]] = {
        "left": [Tleilaxu(), RemoveTleilaxu(LEFT)],
        "right": [Tleilaxu(), RemoveTleilaxu(RIGHT)],
        "plain": [Tleilaxu()],
    }
    cards = [
        hagal_card("Carthag", mark=ONE_PERSON, variant=variant, sends=carthag, troops=1 if carthag else 0, effects=does)
        for variant, does in effects.items()
    ]
    station = hagal_card("Research Station", mark=ONE_PERSON, variant="tleilaxu", effects=[Tleilaxu(), Tleilaxu()])
    return [*cards, station]
