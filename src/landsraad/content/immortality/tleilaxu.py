"""The 18 Tleilaxu cards, Reclaimed Forces beside them, and the promotional card. Specimens pay for them (IM-21)."""

from __future__ import annotations

from landsraad.content.define import tleilaxu_card
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluence, InfluenceOfVisit
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, Pay, Persuasion, Swords, VictoryPoints
from landsraad.engine.base.trashing import TrashCard, TrashThis
from landsraad.engine.base.troops import LoseTroops, Recruit
from landsraad.engine.immortality.graft import Grafted, RecallThisAgent, SolariPerIcon, TrashGrafted
from landsraad.engine.immortality.research import GeneticMarker, Research
from landsraad.engine.immortality.specimens import Specimen
from landsraad.engine.immortality.tleilaxu import Tleilaxu
from landsraad.engine.machine.compose import Both, Choose, May, When
from landsraad.engine.machine.conditions import GainedSpice, SentToFaction
from landsraad.engine.machine.terms import CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from landsraad.engine.state.definitions import RECLAIMED, Card


def tleilaxu_cards() -> list[Card]:
    """One copy of each, and the card that stays beside the row."""
    return [
        tleilaxu_card(
            "Beguiling Pheromones",
            specimens=3,
            icons=[CITY, SPICE_TRADE],
            graft=True,
            agent=[When(SentToFaction(), Both(TrashGrafted(), InfluenceOfVisit()))],
            reveal=[Persuasion(1), Swords(1)],
        ),
        tleilaxu_card("Chairdog", specimens=2, icons=[CITY], graft=True, returns_partner=True, reveal=[Persuasion(1)]),
        tleilaxu_card(
            "Contaminator", specimens=1, factions=[FREMEN], icons=[FREMEN], agent=[Tleilaxu()], reveal=[Persuasion(1)]
        ),
        tleilaxu_card(
            "Corrino Genes",
            specimens=1,
            factions=[EMPEROR],
            icons=[EMPEROR],
            acquire=Gain(solari=2),
            agent=[When(Grafted(), Tleilaxu())],
            reveal=[Persuasion(1)],
        ),
        tleilaxu_card(
            "Face Dancer",
            specimens=2,
            factions=[EMPEROR, GUILD, FREMEN],
            icons=[EMPEROR, GUILD, FREMEN],
            graft=True,
            agent=[Draw(1)],
            reveal=[Persuasion(1)],
        ),
        tleilaxu_card(
            "Face Dancer Initiate",
            specimens=1,
            factions=[EMPEROR, GUILD, FREMEN],
            icons=[EMPEROR, GUILD, FREMEN],
            graft=True,
            reveal=[Persuasion(1)],
        ),
        tleilaxu_card("From the Tanks", specimens=2, icons=[LANDSRAAD], agent=[Recruit(2)], reveal=[Persuasion(1)]),
        tleilaxu_card(
            "Ghola", specimens=3, icons=[CITY], graft=True, copies_partner=True, reveal=[Persuasion(1), Swords(1)]
        ),
        tleilaxu_card(
            "Guild Impersonator",
            specimens=2,
            factions=[GUILD],
            icons=[GUILD],
            graft=True,
            agent=[When(GainedSpice(), GainInfluence(GUILD))],
            reveal=[Persuasion(1)],
        ),
        tleilaxu_card(
            "Industrial Espionage",
            specimens=1,
            icons=[LANDSRAAD],
            agent=[Draw(1), When(Grafted(), Both(Research(), Specimen()))],
            reveal=[Persuasion(1)],
        ),
        tleilaxu_card(
            "Scientific Breakthrough",
            specimens=3,
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            agent=[Research(), When(GeneticMarker(2), TrashThis() >> VictoryPoints(1))],
            reveal=[Persuasion(1), Swords(1)],
        ),
        tleilaxu_card(
            "Slig Farmer",
            specimens=2,
            icons=[LANDSRAAD],
            graft=True,
            agent=[SolariPerIcon(), Pay(solari=5) >> Tleilaxu()],
            reveal=[Persuasion(1)],
        ),
        tleilaxu_card(
            "Stitched Horror",
            specimens=3,
            icons=[CITY],
            graft=True,
            agent=[Choose(Gain(water=1), Recruit(1), May(TrashCard(optional=False)), Tleilaxu(), count=2, ahead=True)],
            reveal=[Persuasion(1), Swords(1)],
        ),
        tleilaxu_card(
            "Subject X-137",
            specimens=2,
            icons=[LANDSRAAD, SPICE_TRADE],
            acquire=Tleilaxu(),
            agent=[When(GeneticMarker(1), Tleilaxu())],
            reveal=[Persuasion(1)],
        ),
        tleilaxu_card(
            "Tleilaxu Infiltrator",
            specimens=2,
            icons=[CITY],
            graft=True,
            ignores_enemies=True,
            agent=[Draw(1), When(GeneticMarker(2), DrawIntrigue())],
            reveal=[Persuasion(1)],
        ),
        tleilaxu_card(
            "Twisted Mentat",
            specimens=4,
            icons=[LANDSRAAD, CITY],
            graft=True,
            agent=[RecallThisAgent()],
            reveal=[Persuasion(1), Swords(1), Specimen()],
        ),
        tleilaxu_card(
            "Unnatural Reflexes",
            specimens=3,
            icons=[SPICE_TRADE],
            graft=True,
            agent=[When(GeneticMarker(1), Draw(2))],
            reveal=[Persuasion(1), Swords(1)],
        ),
        tleilaxu_card(
            "Usurp",
            specimens=4,
            graft=True,
            grafts_to_row=True,
            reveal=[Persuasion(1), Swords(1), Specimen()],
        ),
        tleilaxu_card("Reclaimed Forces", specimens=3, pile=RECLAIMED, acquire=Choose(Recruit(2), Tleilaxu())),
    ]


def promo_cards() -> list[Card]:
    """The promotional card, in the same deck."""
    return [
        tleilaxu_card(
            "Piter, Genius Advisor",
            specimens=3,
            icons=[LANDSRAAD, SPICE_TRADE],
            agent=[LoseTroops(1) >> Both(Draw(2), Research())],
            reveal=[Persuasion(1), Swords(1)],
        )
    ]
