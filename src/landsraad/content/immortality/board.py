"""The tracks of the Bene Tleilax board, and the Research Station that covers the printed one (IM-6, IM-9, IM-15)."""

from __future__ import annotations

from landsraad.content.define import space
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue, TrashIntrigue
from landsraad.engine.base.resources import Gain, Pay, VictoryPoints
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.immortality.research import Research
from landsraad.engine.immortality.specimens import Specimen
from landsraad.engine.immortality.tleilaxu import Tleilaxu
from landsraad.engine.machine.compose import Both, May
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.terms import CITY
from landsraad.engine.state.definitions import ResearchSpace, Space, TleilaxuSpace

MARKERS = {4: 1, 8: 2}  # genetic markers, by column
SPICE_FOR_THE_FIRST = 2


def spaces() -> list[Space]:
    """The space that lies over another one."""
    return [space("Research Station", icon=CITY, combat=True, cost=Pay(water=2), effects=[Draw(2), Research()])]


def research_track() -> list[ResearchSpace]:
    """The places of the research track by column and row, from the start; each leads on to its neighbours."""
    bonuses: list[dict[int, Node]] = [
        {3: Specimen()},
        {2: Specimen(), 4: Tleilaxu()},
        {1: Research(), 3: Both(May(TrashCard(optional=False)), Specimen()), 5: Both(Tleilaxu(), Specimen())},
        {2: Tleilaxu(), 4: Specimen(), 6: Research()},
        {1: Research(), 3: Specimen(), 5: Gain(solari=1)},
        {2: Gain(spice=1), 4: Tleilaxu(), 6: GainInfluenceAny()},
        {
            1: Tleilaxu(),
            3: May(TrashIntrigue() >> Both(Draw(1), DrawIntrigue())),
            5: Both(May(TrashCard(optional=False)), Specimen()),
        },
        {2: Gain(spice=2), 4: Tleilaxu(), 6: May(Pay(solari=7) >> Both(Tleilaxu(), Tleilaxu()))},
    ]
    places = [ResearchSpace("start", column=0, row=3, ways=["c1r3"])]
    for column, rows in enumerate(bonuses, start=1):
        ahead = bonuses[column] if column < len(bonuses) else {}
        for row, effect in rows.items():
            ways = [f"c{column + 1}r{other}" for other in (row - 1, row + 1) if other in ahead]
            marker = MARKERS.get(column, 0)
            id = f"c{column}r{row}"
            places.append(ResearchSpace(id, column=column, row=row, ways=ways, effect=effect, marker=marker))
    return places


def tleilaxu_track() -> list[TleilaxuSpace]:
    """The spaces of the Tleilaxu track, from the start."""
    return [
        TleilaxuSpace("0"),
        TleilaxuSpace("1"),
        TleilaxuSpace("2", effect=DrawIntrigue()),
        TleilaxuSpace("3"),
        TleilaxuSpace("4", effect=VictoryPoints(1), spice=SPICE_FOR_THE_FIRST),
        TleilaxuSpace("5"),
        TleilaxuSpace("6", effect=DrawIntrigue()),
        TleilaxuSpace("7", effect=VictoryPoints(1)),
    ]
