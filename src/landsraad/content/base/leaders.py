"""The eight leaders of the base box (B-7, B-56, B-57); rulings B-22, B-134, B-140, B-141, B-146, B-151."""

from __future__ import annotations

from landsraad.content.define import leader
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluenceAny, TurnUpTokens
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, Pay
from landsraad.engine.base.troops import Recruit
from landsraad.engine.course.acquiring import SetAside
from landsraad.engine.machine.compose import Both, When
from landsraad.engine.machine.conditions import AllOf, DeployedThisTurn, HasSecretTokens, HoldsAlliance
from landsraad.engine.machine.terms import (
    CITY,
    COUNCIL_SEAT_TAKEN,
    LANDSRAAD,
    NOBODY,
    SOLARI_PAID_FOR_SPACE,
    SPICE_HARVESTED,
)
from landsraad.engine.state.definitions import Leader


def leaders() -> list[Leader]:
    """The leaders."""
    return [
        leader(
            "Baron Vladimir Harkonnen",
            house="harkonnen",
            complexity=3,
            tokens=2,
            turn_ability=When(AllOf([HasSecretTokens(), DeployedThisTurn(4)]), TurnUpTokens()),
            signet=Pay(solari=1) >> DrawIntrigue(),
        ),
        leader(
            'Glossu "The Beast" Rabban',
            house="harkonnen",
            complexity=1,
            start=Gain(spice=1, solari=1),
            # "2 instead of 1" with an Alliance is the same as one more.
            signet=Both(Recruit(1), When(HoldsAlliance(NOBODY), Recruit(1))),
        ),
        leader(
            "Count Ilban Richese",
            house="richese",
            complexity=1,
            on={SOLARI_PAID_FOR_SPACE: Draw(1)},
            signet=Gain(solari=1),
        ),
        leader(
            "Helena Richese",
            house="richese",
            complexity=2,
            slips_past=[LANDSRAAD, CITY],
            may_be_rival=False,
            signet=SetAside(),
        ),
        leader(
            "Duke Leto Atreides",
            house="atreides",
            complexity=2,
            discount_icon=LANDSRAAD,
            discount=1,
            signet=Pay(spice=1) >> GainInfluenceAny(behind=True),
        ),
        leader(
            "Paul Atreides",
            house="atreides",
            complexity=1,
            sees_top=True,
            may_be_rival=False,
            signet=Draw(1),
        ),
        leader(
            "Countess Ariana Thorvald",
            house="thorvald",
            complexity=3,
            harvest_less=1,
            on={SPICE_HARVESTED: Draw(1)},
            signet=Gain(water=1),
        ),
        leader(
            "Earl Memnon Thorvald",
            house="thorvald",
            complexity=1,
            on={COUNCIL_SEAT_TAKEN: GainInfluenceAny()},
            signet=Gain(spice=1),
        ),
    ]
