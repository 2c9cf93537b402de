"""The 20 contracts of the CHOAM module, and the 10 that come with Rise of Ix."""

from __future__ import annotations

from landsraad.content.define import contract
from landsraad.engine.base.agents import RecallAgent
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluence
from landsraad.engine.base.resources import Gain
from landsraad.engine.base.troops import Recruit
from landsraad.engine.ix.tech import Negotiate
from landsraad.engine.machine.compose import Both, May
from landsraad.engine.machine.terms import BENE_GESSERIT, GUILD
from landsraad.engine.state.definitions import Contract
from landsraad.engine.uprising.contracts import TakeContract
from landsraad.engine.uprising.spies import PlaceSpy


def contracts() -> list[Contract]:
    """The contracts of the market, and the two Sardaukar ones that a leader has for itself (R-309)."""
    return [
        contract("The Spice Must Flow", card="the_spice_must_flow", reward=Both(GainInfluence(GUILD), Gain(solari=3))),
        contract("Arrakeen Water", location="arrakeen", reward=Gain(water=1)),
        contract("Arrakeen Spy", location="arrakeen", reward=Both(Recruit(1), PlaceSpy())),
        contract("Deliver Supplies", location="deliver_supplies", reward=Gain(solari=3)),
        contract("Espionage", copies=2, location="espionage", reward=Gain(solari=3)),
        contract("Harvest 3", copies=2, harvest=3, reward=Gain(solari=3)),
        contract("Harvest 4", harvest=4, reward=Gain(solari=4)),
        contract("Heighliner Water", location="heighliner", reward=Gain(water=2)),
        contract("Heighliner Troops", location="heighliner", reward=Recruit(2)),
        contract("High Council Influence", location="high_council", reward=GainInfluence(BENE_GESSERIT)),
        contract("High Council Solari", location="high_council", reward=Gain(solari=3)),
        contract("Immediate", reward=Gain(solari=2)),
        contract("Research Station Spy", location="research_station", reward=Both(Gain(solari=2), PlaceSpy())),
        contract("Research Station Solari", location="research_station", reward=Gain(solari=3)),
        contract("Sardaukar Draw", location="sardaukar", aside=True, reward=Draw(2)),
        contract("Sardaukar Recall", location="sardaukar", aside=True, reward=RecallAgent(another=True)),
        contract("Spice Refinery Draw", location="spice_refinery", reward=Draw(2)),
        contract("Spice Refinery Water", location="spice_refinery", reward=Gain(water=1)),
    ]


def ix_contracts() -> list[Contract]:
    """Two are dealt to each player, who keeps one as a first contract."""
    return [
        contract("Ix Dreadnought", location="dreadnought", reward=Both(May(Negotiate()), TakeContract())),
        contract("Ix Espionage", location="espionage", reward=Both(Gain(solari=1), TakeContract())),
        contract("Ix Harvest 3", harvest=3, reward=TakeContract()),
        contract("Ix Harvest 4", harvest=4, reward=Both(Gain(solari=2), TakeContract())),
        contract("Ix Heighliner", location="heighliner", reward=Both(Gain(solari=3), TakeContract())),
        contract("Ix High Council", location="high_council", reward=Both(May(Negotiate()), TakeContract())),
        contract(
            "Ix Interstellar Shipping", location="interstellar_shipping", reward=Both(May(Negotiate()), TakeContract())
        ),
        contract("Ix Secrets", location="secrets", reward=TakeContract()),
        contract("Ix Smuggling", location="smuggling", reward=TakeContract()),
        contract("Ix Tech Negotiation", location="tech_negotiation", reward=TakeContract()),
    ]
