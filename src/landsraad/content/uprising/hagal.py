"""The House Hagal deck of Uprising, 37 cards (UR-8), and the levels of its solo game (UR-6)."""

from __future__ import annotations

from landsraad.content.base.hagal import TWO_PERSONS
from landsraad.content.define import hagal_card
from landsraad.engine.base.intrigue import DrawIntrigue, StealIntrigue
from landsraad.engine.base.resources import Gain
from landsraad.engine.machine.compose import When
from landsraad.engine.machine.conditions import ConflictLevel, InfluenceAtLeast
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.terms import (
    BENE_GESSERIT,
    EMPEROR,
    ESCALATION,
    EXPERT_DEPLOYMENT,
    FREMEN,
    GUILD,
    SMART_POLITICS,
)
from landsraad.engine.state.definitions import LAST_LEVEL, Difficulty, HagalCard
from landsraad.engine.uprising.rivals import InfluenceByPriority, PlaceSpyOnFaction, PlaceSpyOnFirst
from landsraad.engine.uprising.sandworms import DestroyWall, HasHooks, TakeHooks

BY_LEVEL = frozenset((ESCALATION, EXPERT_DEPLOYMENT, SMART_POLITICS))  # what the two hardest levels play


def hagal(*, ix: bool) -> list[HagalCard]:
    """The deck; with Rise of Ix without the cards of the spaces that it covers, and with spies at its two posts."""
    spies = _spies(
        trade="interstellar_shipping_and_smuggling" if ix else "accept_contract_and_shipping",
        landsraad="tech_negotiation_and_dreadnought" if ix else "assembly_hall_and_gather_support",
    )
    return spies + ([] if ix else _covered_by_ix()) + _others()


def _spies(trade: str, landsraad: str) -> list[HagalCard]:
    cities = ("arrakeen_and_spice_refinery", "spice_refinery_and_research_station", "research_station_and_sietch_tabr")
    return [
        _spy("Spice Trade", trade, "imperial_basin", "hagga_basin", "deep_desert"),
        _spy("City", *cities),
        _spy("Landsraad", landsraad, "high_council_and_imperial_privilege_and_swordmaster"),
    ]


def _spy(kind: str, *posts: str) -> HagalCard:
    return hagal_card(f"Place Spy {kind}", sends=False, effects=[PlaceSpyOnFirst(*posts)], swords=2)


def _covered_by_ix() -> list[HagalCard]:
    return [
        hagal_card("Assembly Hall", effects=[DrawIntrigue(), _with_emperor(1)]),
        hagal_card("Gather Support", troops=1),
        hagal_card("Gather Support", variant="allied", troops=1, effects=[_with_emperor(2)], swords=2),
        _shipping("first", InfluenceByPriority(1)),
        _shipping("third", InfluenceByPriority(3)),
    ]


def _with_emperor(place: int) -> Node:
    return When(InfluenceAtLeast(EMPEROR, 2), InfluenceByPriority(place))


def _shipping(variant: str, influence: Node) -> HagalCard:
    return hagal_card(
        "Shipping",
        variant=variant,
        effects=[Gain(solari=2), influence],
        swords=2,
        needs=InfluenceAtLeast(GUILD, 2),
        otherwise=hagal_card("Accept Contract", effects=[Gain(solari=2)], swords=2),
    )


def _others() -> list[HagalCard]:
    return [
        hagal_card("Sardaukar", copies=2, influence=EMPEROR, troops=2, swords=4),
        hagal_card("Dutiful Service", influence=EMPEROR, political=True, swords=2),
        hagal_card("Heighliner", influence=GUILD, troops=3, swords=5),
        hagal_card(
            "Heighliner",
            copies=2,
            influence=GUILD,
            troops=3,
            swords=1,
            needs=ConflictLevel(LAST_LEVEL),
            otherwise=hagal_card("Deliver Supplies", influence=GUILD, political=True, swords=1),
        ),
        hagal_card("Espionage", copies=2, influence=BENE_GESSERIT, effects=[PlaceSpyOnFaction()], swords=2),
        hagal_card("Secrets", influence=BENE_GESSERIT, political=True, effects=[StealIntrigue()], swords=1),
        hagal_card("Desert Tactics", influence=FREMEN, troops=1, effects=[_breach()], swords=3),
        hagal_card("Fremkit", copies=2, influence=FREMEN, political=True, swords=1),
        hagal_card("Research Station", copies=2, troops=2, swords=2),
        hagal_card("Spice Refinery", copies=3, signet=True, swords=1),
        hagal_card("Arrakeen", copies=2, signet=True, troops=1, swords=1),
        hagal_card(
            "Sietch Tabr",
            copies=3,
            troops=1,
            effects=[TakeHooks(), Gain(water=1)],
            swords=3,
            needs=InfluenceAtLeast(FREMEN, 2),
        ),
        hagal_card(
            "Hagga Basin or Imperial Basin",
            copies=4,
            harvests=True,
            makers=["hagga_basin", "imperial_basin"],
            effects=[_breach()],
            swords=2,
        ),
        hagal_card("Deep Desert", copies=2, harvests=True, makers=["deep_desert"], swords=2),
        hagal_card("Reshuffle", mark=TWO_PERSONS, reshuffle=True),
    ]


def _breach() -> Node:
    return When(HasHooks(), DestroyWall())


def difficulties() -> list[Difficulty]:
    """The levels of the solo game, from the easiest (UR-6)."""
    return [
        Difficulty("mercenary", extra=DrawIntrigue()),
        Difficulty("sardaukar", rival_garrison=3),
        Difficulty("mentat", rival_garrison=3, variants=BY_LEVEL),
        Difficulty("kwisatz_haderach", rival_garrison=3, variants=BY_LEVEL, swordmaster=False),
    ]
