"""The starting decks of the two Commanders: cards that only they have, and how many of which they begin with."""

from __future__ import annotations

from landsraad.content.define import starter_card
from landsraad.engine.base.influence import InfluenceOfVisit
from landsraad.engine.base.resources import Gain, Pay, Persuasion, Swords, VictoryPoints
from landsraad.engine.base.trashing import TrashThis
from landsraad.engine.base.troops import Recruit
from landsraad.engine.machine.compose import All, Both, Choose, When
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)
from landsraad.engine.state.definitions import Card
from landsraad.engine.teams.sharing import EachAlly, ForAlly, GiveContracts, HasSwordmasterBonus, PayTogether, Trade
from landsraad.engine.teams.throne import MoveToThroneRow
from landsraad.engine.uprising.sandworms import HasHooks, SandwormsCanCome, SummonSandworms

FACTIONS = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

# Both decks hold three cards that everybody has.
SHARED = {"convincing_argument": 1, "seek_allies": 1, "signet_ring": 1}
MUADDIBS_DECK = {
    **SHARED,
    "command_respect": 1,
    "demand_attention": 1,
    "desert_call": 1,
    "limited_landsraad_access": 2,
    "threaten_spice_production": 1,
    "usul": 1,
}
SHADDAMS_DECK = {
    **SHARED,
    "corrino_might": 1,
    "critical_shipments": 1,
    "demand_results": 1,
    "devastating_assault": 1,
    "imperial_ornithopter": 2,
    "imperial_tent": 1,
}


def cards() -> list[Card]:
    """The cards of the Commanders; no other starting deck has any."""
    return [*_muaddibs(), *_shaddams()]


def _muaddibs() -> list[Card]:
    return [
        starter_card(
            "Command Respect",
            copies=0,
            icons=[CITY],
            agent=[When(HasSwordmasterBonus(), TrashThis() >> Trade())],
            reveal=[Persuasion(1)],
        ),
        starter_card(
            "Demand Attention",
            copies=0,
            icons=FACTIONS,
            agent=[All(Pay(spice=4), TrashThis()) >> InfluenceOfVisit()],
            reveal=[Persuasion(1)],
        ),
        starter_card(
            "Desert Call",
            copies=0,
            icons=[SPICE_TRADE],
            agent=[
                When(HasHooks(), When(SandwormsCanCome(), Pay(water=1) >> Both(SummonSandworms(), TrashThis()))),
            ],
            reveal=[Persuasion(1)],
        ),
        starter_card("Limited Landsraad Access", copies=0, icons=[LANDSRAAD], reveal=[Gain(spice=1), Swords(1)]),
        starter_card(
            "Threaten Spice Production",
            copies=0,
            icons=[SPICE_TRADE],
            agent=[PayTogether(7, Both(VictoryPoints(1), TrashThis()))],
            reveal=[Persuasion(1)],
        ),
        starter_card(
            "Usul",
            copies=0,
            factions=[FREMEN],
            icons=[CITY],
            agent=[_shared(Gain(water=1), Gain(spice=1))],
            reveal=[Persuasion(2)],
        ),
    ]


def _shaddams() -> list[Card]:
    return [
        starter_card(
            "Corrino Might",
            copies=0,
            factions=[EMPEROR],
            icons=[LANDSRAAD],
            reveal=[Swords(1), All(Pay(spice=3), TrashThis()) >> EachAlly(Recruit(2))],
        ),
        starter_card(
            "Critical Shipments",
            copies=0,
            icons=[SPICE_TRADE],
            agent=[_shared(Gain(water=1), Gain(solari=2))],
            reveal=[Persuasion(2)],
        ),
        starter_card(
            "Demand Results",
            copies=0,
            factions=[EMPEROR],
            icons=[LANDSRAAD],
            agent=[All(Pay(solari=2), TrashThis()) >> GiveContracts()],
            reveal=[Swords(1)],
        ),
        starter_card(
            "Devastating Assault",
            copies=0,
            icons=[SPICE_TRADE],
            agent=[Recruit(1), Gain(solari=1)],
            reveal=[Persuasion(1), When(HasSwordmasterBonus(), Pay(solari=3) >> Swords(5))],
        ),
        starter_card(
            "Imperial Ornithopter",
            copies=0,
            factions=[EMPEROR],
            icons=[CITY],
            reveal=[Persuasion(1), Gain(solari=1)],
        ),
        starter_card(
            "Imperial Tent",
            copies=0,
            factions=[EMPEROR],
            icons=FACTIONS,
            agent=[MoveToThroneRow()],
            reveal=[Persuasion(1)],
        ),
    ]


def _shared(one: Gain, other: Gain) -> Node:
    """One of two for oneself, and the other one for the Ally."""
    return Choose(Both(one, ForAlly(other)), Both(_again(other), ForAlly(_again(one))))


def _again(gain: Gain) -> Gain:
    """A node stands at one place."""
    return Gain(solari=gain.solari, spice=gain.spice, water=gain.water)
