"""The board of Uprising: its 22 spaces, 13 observation posts and the bonuses of the Influence tracks."""

from __future__ import annotations

from landsraad.content.define import post, space
from landsraad.engine.base.agents import RecallAgent
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue, StealIntrigue, TrashIntrigue
from landsraad.engine.base.resources import Gain, Pay, Persuasion
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import Recruit
from landsraad.engine.course.spaces import GainSwordmaster, Harvest, TakeCouncilSeat
from landsraad.engine.machine.compose import All, Both, Choose, Either, When
from landsraad.engine.machine.conditions import HasCouncilSeat, InfluenceAtLeast
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from landsraad.engine.state.definitions import Post, Space, Track
from landsraad.engine.uprising.contracts import contract_or_solari
from landsraad.engine.uprising.sandworms import DestroyWall, HasHooks, SandwormsCanCome, SummonSandworms, TakeHooks
from landsraad.engine.uprising.spies import PlaceSpy

COVERED_BY_IX = ("assembly_hall", "gather_support", "accept_contract", "shipping")


def spaces(*, choam: bool) -> list[Space]:
    """The spaces of the board. A faction's space gives its Influence by itself (B-65)."""
    return [
        # Emperor
        space("Dutiful Service", icon=EMPEROR, effects=[contract_or_solari(choam=choam)]),
        space("Sardaukar", icon=EMPEROR, cost=Pay(spice=4), effects=[DrawIntrigue(), Recruit(4)]),
        # Spacing Guild
        space("Deliver Supplies", icon=GUILD, effects=[Gain(water=1)]),
        space("Heighliner", icon=GUILD, combat=True, cost=Pay(spice=5), effects=[Recruit(5)]),
        # Bene Gesserit
        space("Espionage", icon=BENE_GESSERIT, cost=Pay(spice=1), effects=[Draw(1), PlaceSpy()]),
        space("Secrets", icon=BENE_GESSERIT, effects=[DrawIntrigue(), StealIntrigue()]),
        # Fremen
        space("Desert Tactics", icon=FREMEN, combat=True, cost=Pay(water=1), effects=[Recruit(1), TrashCard()]),
        space("Fremkit", icon=FREMEN, combat=True, effects=[Draw(1)]),
        # Landsraad
        space(
            "High Council",
            icon=LANDSRAAD,
            cost=Pay(solari=5),
            effects=[
                Either(HasCouncilSeat(), Both(Gain(spice=2), DrawIntrigue(), Recruit(3)), TakeCouncilSeat()),
            ],
        ),
        space(
            "Imperial Privilege",
            icon=LANDSRAAD,
            cost=Pay(solari=3),
            requirement=InfluenceAtLeast(EMPEROR, 2),
            effects=[TrashIntrigue() >> DrawIntrigue(), All(RecallAgent(another=True), Draw(1))],
        ),
        space(
            "Swordmaster",
            icon=LANDSRAAD,
            cost=Pay(solari=8),
            less_later=2,
            once="already_trained",
            effects=[GainSwordmaster()],
        ),
        space("Assembly Hall", icon=LANDSRAAD, effects=[DrawIntrigue()], reveal=Persuasion(1)),
        space("Gather Support", icon=LANDSRAAD, effects=[Recruit(2)], extra=Pay(solari=2), paid=Gain(water=1)),
        # CHOAM
        space("Accept Contract", icon=SPICE_TRADE, effects=[Draw(1), contract_or_solari(choam=choam)]),
        space(
            "Shipping",
            icon=SPICE_TRADE,
            cost=Pay(spice=3),
            requirement=InfluenceAtLeast(GUILD, 2),
            effects=[Gain(solari=5), GainInfluenceAny()],
        ),
        # Arrakis: cities
        space("Arrakeen", icon=CITY, combat=True, effects=[Recruit(1), Draw(1)], control=Gain(solari=1)),
        space(
            "Spice Refinery",
            icon=CITY,
            combat=True,
            effects=[],
            extra=Pay(spice=1),
            paid=Gain(solari=4),
            unpaid=Gain(solari=2),
            control=Gain(solari=1),
        ),
        space("Research Station", icon=CITY, combat=True, cost=Pay(water=2), effects=[Recruit(2), Draw(2)]),
        space(
            "Sietch Tabr",
            icon=CITY,
            combat=True,
            requirement=InfluenceAtLeast(FREMEN, 2),
            effects=[Choose(Both(TakeHooks(), Recruit(1), Gain(water=1)), Both(Gain(water=1), DestroyWall()))],
        ),
        # Arrakis: Maker spaces
        space("Imperial Basin", icon=SPICE_TRADE, combat=True, maker=1, effects=[Harvest(1)], control=Gain(spice=1)),
        space(
            "Hagga Basin",
            icon=SPICE_TRADE,
            combat=True,
            cost=Pay(water=1),
            maker=2,
            sandworms=1,
            effects=[_desert(2, 1)],
        ),
        space(
            "Deep Desert",
            icon=SPICE_TRADE,
            combat=True,
            cost=Pay(water=3),
            maker=4,
            sandworms=2,
            effects=[_desert(4, 2)],
        ),
    ]


def _desert(spice: int, sandworms: int) -> Node:
    """The base spice, or with Maker Hooks sandworms; the bonus spice comes with either (R-219)."""
    summon = Both(Harvest(0), SummonSandworms(sandworms))
    return Choose(Harvest(spice), When(HasHooks(), When(SandwormsCanCome(), summon)))


def tracks() -> list[Track]:
    """The Influence tracks."""
    return [
        Track("emperor", icon=EMPEROR, bonus=PlaceSpy()),
        Track("guild", icon=GUILD, bonus=Gain(solari=3)),
        Track("bene_gesserit", icon=BENE_GESSERIT, bonus=DrawIntrigue()),
        Track("fremen", icon=FREMEN, bonus=Gain(water=1)),
    ]


def posts() -> list[Post]:
    """The observation posts (R-209)."""
    return [
        post("dutiful_service", "sardaukar"),
        post("deliver_supplies", "heighliner"),
        post("espionage", "secrets"),
        post("desert_tactics", "fremkit"),
        post("high_council", "imperial_privilege", "swordmaster"),
        post("assembly_hall", "gather_support"),
        post("accept_contract", "shipping"),
        post("research_station", "sietch_tabr"),
        post("spice_refinery", "research_station"),
        post("arrakeen", "spice_refinery"),
        post("imperial_basin"),
        post("hagga_basin"),
        post("deep_desert"),
    ]


def ix_posts() -> list[Post]:
    """The posts with Rise of Ix: two are covered, and one is assumed beside each of its boards."""
    kept = [post for post in posts() if not set(post.spaces) & set(COVERED_BY_IX)]
    return [*kept, post("interstellar_shipping", "smuggling"), post("tech_negotiation", "dreadnought")]
