"""House Hagal: 31 cards (B-180, B-181), and the levels of the solo game (B-194)."""

from __future__ import annotations

from landsraad.content.define import hagal_card
from landsraad.engine.base.resources import Gain
from landsraad.engine.machine.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from landsraad.engine.state.definitions import Difficulty, HagalCard

ONE_PERSON = 1
TWO_PERSONS = 2


def hagal() -> list[HagalCard]:
    """The House Hagal deck; marked cards are used with one or with two persons only."""
    return [
        hagal_card("Conspire", copies=2, influence=EMPEROR, troops=2, swords=4),
        hagal_card("Wealth", influence=EMPEROR, swords=3),
        hagal_card("Heighliner", influence=GUILD, troops=3, swords=6),
        hagal_card("Foldspace", copies=2, influence=GUILD, swords=1),
        hagal_card("Selective Breeding", copies=2, influence=BENE_GESSERIT, swords=2),
        hagal_card("Secrets", influence=BENE_GESSERIT, swords=1),
        hagal_card("Hardy Warriors", influence=FREMEN, troops=2, swords=5),
        hagal_card("Stillsuits", copies=2, influence=FREMEN, swords=4),
        hagal_card("Rally Troops", copies=2, troops=4, swords=3),
        hagal_card("Hall of Oratory", copies=2, troops=1),
        hagal_card("Carthag", copies=3, troops=1),
        hagal_card("Harvest Spice", copies=5, swords=2, harvests=True),
        hagal_card("Arrakeen", copies=3, mark=ONE_PERSON, troops=1, signet=True, swords=1),
        hagal_card("Arrakeen", copies=3, mark=TWO_PERSONS, troops=1, swords=1),
        hagal_card("Reshuffle", mark=TWO_PERSONS, reshuffle=True),
    ]


def difficulties() -> list[Difficulty]:
    """The levels of the solo game, from the easiest."""
    return [
        Difficulty("mercenary", mentat_cost=2, swordmaster_round=5, extra=Gain(solari=1, spice=1)),
        Difficulty("sardaukar", mentat_cost=5, swordmaster_round=4, rival_garrison=3, rival_intrigue=1),
        Difficulty("mentat", mentat_cost=5, swordmaster_round=3, rival_garrison=3, rival_intrigue=1, careful=True),
        Difficulty(
            "kwisatz_haderach",
            mentat_cost=5,
            swordmaster_round=3,
            rival_garrison=3,
            rival_intrigue=1,
            careful=True,
            swordmaster=False,
        ),
    ]
