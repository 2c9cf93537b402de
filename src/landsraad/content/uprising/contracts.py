"""The 20 contracts of the CHOAM module, and the 10 that come with Rise of Ix."""

from __future__ import annotations

from landsraad.content.define import contract
from landsraad.engine.definitions import Contract
from landsraad.engine.effects import (
    both,
    draw,
    gain,
    influence,
    may,
    negotiate,
    place_spy,
    recall_agent,
    recruit,
    take_contract,
)
from landsraad.engine.terms import BENE_GESSERIT, GUILD


def contracts() -> list[Contract]:
    """The contracts of the market, and the two Sardaukar ones that a leader has for itself (R-309)."""
    return [
        contract("The Spice Must Flow", card="the_spice_must_flow", reward=both(influence(GUILD), gain(solari=3))),
        contract("Arrakeen Water", location="arrakeen", reward=gain(water=1)),
        contract("Arrakeen Spy", location="arrakeen", reward=both(recruit(1), place_spy())),
        contract("Deliver Supplies", location="deliver_supplies", reward=gain(solari=3)),
        contract("Espionage", copies=2, location="espionage", reward=gain(solari=3)),
        contract("Harvest 3", copies=2, harvest=3, reward=gain(solari=3)),
        contract("Harvest 4", harvest=4, reward=gain(solari=4)),
        contract("Heighliner Water", location="heighliner", reward=gain(water=2)),
        contract("Heighliner Troops", location="heighliner", reward=recruit(2)),
        contract("High Council Influence", location="high_council", reward=influence(BENE_GESSERIT)),
        contract("High Council Solari", location="high_council", reward=gain(solari=3)),
        contract("Immediate", reward=gain(solari=2)),
        contract("Research Station Spy", location="research_station", reward=both(gain(solari=2), place_spy())),
        contract("Research Station Solari", location="research_station", reward=gain(solari=3)),
        contract("Sardaukar Draw", location="sardaukar", aside=True, reward=draw(2)),
        contract("Sardaukar Recall", location="sardaukar", aside=True, reward=recall_agent(another=True)),
        contract("Spice Refinery Draw", location="spice_refinery", reward=draw(2)),
        contract("Spice Refinery Water", location="spice_refinery", reward=gain(water=1)),
    ]


def ix_contracts() -> list[Contract]:
    """Two are dealt to each player, who keeps one as a first contract."""
    return [
        contract("Ix Dreadnought", location="dreadnought", reward=both(may(negotiate()), take_contract())),
        contract("Ix Espionage", location="espionage", reward=both(gain(solari=1), take_contract())),
        contract("Ix Harvest 3", harvest=3, reward=take_contract()),
        contract("Ix Harvest 4", harvest=4, reward=both(gain(solari=2), take_contract())),
        contract("Ix Heighliner", location="heighliner", reward=both(gain(solari=3), take_contract())),
        contract("Ix High Council", location="high_council", reward=both(may(negotiate()), take_contract())),
        contract(
            "Ix Interstellar Shipping", location="interstellar_shipping", reward=both(may(negotiate()), take_contract())
        ),
        contract("Ix Secrets", location="secrets", reward=take_contract()),
        contract("Ix Smuggling", location="smuggling", reward=take_contract()),
        contract("Ix Tech Negotiation", location="tech_negotiation", reward=take_contract()),
    ]
