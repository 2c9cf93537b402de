"""The 18 tech tiles (R-153)."""

from __future__ import annotations

from landsraad.content.define import tech_tile
from landsraad.engine.base.agents import IgnoreEnemies
from landsraad.engine.base.discarding import Discard
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue, ReturnIntrigue
from landsraad.engine.base.resources import Gain, Pay, Persuasion, Swords, SwordsPerSwordCard, VictoryPoints
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import Recruit
from landsraad.engine.ix.tech import TrashThisTile
from landsraad.engine.machine.compose import All, Both, Choose, May, When
from landsraad.engine.machine.conditions import (
    HasCouncilSeat,
    InfluenceAtMostOn,
    InfluenceOnTracks,
    OwnsCopies,
    PersuasionAtLeast,
)
from landsraad.engine.machine.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from landsraad.engine.state.definitions import AT_COMBAT, EACH_TURN, WHEN_BLOCKED, Tech


def tech() -> list[Tech]:
    """Every tile once; `rival=True`: it carries the mark of House Hagal."""
    return [
        tech_tile("Artillery", cost=1, reveal=[SwordsPerSwordCard(others=False)]),
        tech_tile("Chaumurky", cost=4, acquire=DrawIntrigue(2), wins_ties=True, rival=True),
        tech_tile("Detonation Devices", cost=3, scuttles=True, rival=True),
        tech_tile(
            "Disposal Facility",
            cost=3,
            acquire=May(TrashCard(optional=False)),
            reveal=[When(PersuasionAtLeast(6), TrashCard(in_play_only=True))],
        ),
        tech_tile(
            "Flagship",
            cost=8,
            acquire=VictoryPoints(1),
            flip=Pay(solari=4) >> Recruit(3),
            rival=True,
            rival_use=AT_COMBAT,
        ),
        tech_tile("Holoprojectors", cost=3, flip=Discard(1, cost=True) >> Draw(1)),
        tech_tile(
            "Holtzman Engine",
            cost=6,
            round_start=Draw(1),
            endgame=When(OwnsCopies("the_spice_must_flow", 2), VictoryPoints(1)),
            rival=True,
        ),
        tech_tile(
            "Invasion Ships",
            cost=5,
            acquire=Recruit(4),
            flip=Discard(1, cost=True) >> IgnoreEnemies(),
            rival=True,
            rival_use=WHEN_BLOCKED,
        ),
        tech_tile(
            "Memocorders",
            cost=2,
            acquire=GainInfluenceAny(),
            endgame=When(InfluenceOnTracks(4, 3), VictoryPoints(1)),
            rival=True,
        ),
        tech_tile("Minimic Film", cost=2, reveal=[Persuasion(1)]),
        tech_tile("Restricted Ordnance", cost=4, reveal=[When(HasCouncilSeat(), Swords(4))]),
        tech_tile(
            "Shuttle Fleet",
            cost=6,
            acquire=Choose(
                GainInfluence(EMPEROR),
                GainInfluence(GUILD),
                GainInfluence(BENE_GESSERIT),
                GainInfluence(FREMEN),
                count=2,
            ),
            round_start=Gain(solari=2),
            rival=True,
        ),
        tech_tile(
            "Sonic Snoopers",
            cost=2,
            acquire=DrawIntrigue(),
            spend=TrashThisTile() >> ReturnIntrigue(),
            rival=True,
        ),
        tech_tile("Spaceport", cost=5, acquire=Draw(2), to_deck=True),
        tech_tile(
            "Spy Satellites",
            cost=4,
            spend=All(Pay(spice=3), TrashThisTile()) >> VictoryPoints(1),
            endgame=Both(*[When(InfluenceAtMostOn(faction, 1), VictoryPoints(1)) for faction in range(4)]),
            rival=True,
            rival_spends=True,
        ),
        tech_tile("Training Drones", cost=3, flip=Recruit(1), rival=True, rival_use=EACH_TURN),
        tech_tile("Troop Transports", cost=2, transports=True, rival=True),
        tech_tile("Windtraps", cost=2, acquire=Gain(water=1), when_won=Gain(water=1), rival=True),
    ]
