"""The side of the board for six, and the personal boards of the two Commanders."""

from __future__ import annotations

from landsraad.content.define import post, space
from landsraad.content.uprising.six.teams import MUADDIB, SHADDAM
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, Pay
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import Recruit
from landsraad.engine.course.spaces import GainSwordmaster, Harvest
from landsraad.engine.machine.compose import Both
from landsraad.engine.machine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from landsraad.engine.state.definitions import Post, Space, Track
from landsraad.engine.teams.sharing import EachOfTeam, Reinforce, TakeSwordmasterBonus, Trade
from landsraad.engine.uprising.contracts import TakeContract
from landsraad.engine.uprising.spies import PlaceSpy

# Spaces of the other side of the board that this one does not have, and those that it has otherwise.
GONE = ("dutiful_service", "sardaukar", "desert_tactics", "fremkit")
NOT_HERE = (*GONE, "swordmaster")


def spaces() -> list[Space]:
    """The spaces that only this side has, and those of the personal boards, where their owners alone send Agents."""
    return [
        # Great Houses
        space("Military Support", icon=EMPEROR, cost=Pay(spice=2), effects=[Reinforce()]),
        space("Economic Support", icon=EMPEROR, effects=[Gain(spice=1), Trade()]),
        # Fringe Worlds
        space(
            "Controversial Technology",
            icon=FREMEN,
            cost=Pay(spice=2),
            effects=[DrawIntrigue(), Draw(1), TrashCard()],
        ),
        space("Expedition", icon=FREMEN, effects=[TakeContract()]),
        # Landsraad
        space(
            "Swordmaster",
            icon=LANDSRAAD,
            cost=Pay(solari=8),
            less_later=2,
            once="already_trained",
            effects=[Both(GainSwordmaster(once=True), TakeSwordmasterBonus())],
        ),
        # Arrakis
        space("Carthag", icon=CITY, combat=True, effects=[Recruit(1), DrawIntrigue()]),
        space("Habbanya Erg", icon=SPICE_TRADE, combat=True, cost=Pay(water=1), maker=2, effects=[Harvest(2), Draw(1)]),
        # The Emperor's personal board
        space("Sardaukar", icon=EMPEROR, owner=SHADDAM, cost=Pay(spice=3), effects=[DrawIntrigue(), Recruit(4)]),
        space("Vast Wealth", icon=EMPEROR, owner=SHADDAM, effects=[Gain(solari=3)]),
        # The Fremen personal board
        space("Hardy Warriors", icon=FREMEN, owner=MUADDIB, combat=True, cost=Pay(water=1), effects=[Recruit(2)]),
        space("Desert Mastery", icon=FREMEN, owner=MUADDIB, combat=True, effects=[Draw(1), Gain(spice=1)]),
    ]


def tracks() -> list[Track]:
    """The four tracks of the board, and one on each personal board."""
    return [
        Track("great_houses", icon=EMPEROR, bonus=Recruit(2)),
        Track("guild", icon=GUILD, bonus=Gain(solari=3)),
        Track("bene_gesserit", icon=BENE_GESSERIT, bonus=DrawIntrigue()),
        Track("fringe_worlds", icon=FREMEN, bonus=PlaceSpy()),
        Track("emperor", icon=EMPEROR, first=EachOfTeam(Gain(solari=1)), third=EachOfTeam(PlaceSpy())),
        Track("fremen", icon=FREMEN, first=EachOfTeam(Gain(spice=1)), third=EachOfTeam(Gain(water=1))),
    ]


def posts() -> list[Post]:
    """The observation posts that only this side has; the personal boards have none."""
    return [
        post("military_support", "economic_support"),
        post("controversial_technology", "expedition"),
        post("carthag"),
        post("habbanya_erg"),
    ]
