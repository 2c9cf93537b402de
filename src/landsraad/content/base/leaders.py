"""The eight leaders of the base box (B-7, B-56, B-57); rulings B-22, B-134, B-140, B-141, B-146, B-151."""

from __future__ import annotations

from landsraad.content.define import leader
from landsraad.engine.conditions import AllOf, DeployedThisTurn, HasSecretTokens, HoldsAlliance
from landsraad.engine.definitions import Leader
from landsraad.engine.effects import (
    both,
    draw,
    draw_intrigue,
    gain,
    influence_any,
    pay,
    recruit,
    set_aside,
    turn_up_tokens,
    when,
)
from landsraad.engine.terms import (
    CITY,
    COUNCIL_SEAT_TAKEN,
    LANDSRAAD,
    NOBODY,
    SOLARI_PAID_FOR_SPACE,
    SPICE_HARVESTED,
)


def leaders() -> list[Leader]:
    """The leaders."""
    return [
        leader(
            "Baron Vladimir Harkonnen",
            house="harkonnen",
            complexity=3,
            tokens=2,
            turn_ability=when(AllOf([HasSecretTokens(), DeployedThisTurn(4)]), turn_up_tokens()),
            signet=pay(solari=1) >> draw_intrigue(),
        ),
        leader(
            'Glossu "The Beast" Rabban',
            house="harkonnen",
            complexity=1,
            start=gain(spice=1, solari=1),
            # "2 instead of 1" with an Alliance is the same as one more.
            signet=both(recruit(1), when(HoldsAlliance(NOBODY), recruit(1))),
        ),
        leader(
            "Count Ilban Richese",
            house="richese",
            complexity=1,
            on={SOLARI_PAID_FOR_SPACE: draw(1)},
            signet=gain(solari=1),
        ),
        leader(
            "Helena Richese",
            house="richese",
            complexity=2,
            slips_past=[LANDSRAAD, CITY],
            may_be_rival=False,
            signet=set_aside(),
        ),
        leader(
            "Duke Leto Atreides",
            house="atreides",
            complexity=2,
            discount_icon=LANDSRAAD,
            discount=1,
            signet=pay(spice=1) >> influence_any(behind=True),
        ),
        leader(
            "Paul Atreides",
            house="atreides",
            complexity=1,
            sees_top=True,
            may_be_rival=False,
            signet=draw(1),
        ),
        leader(
            "Countess Ariana Thorvald",
            house="thorvald",
            complexity=3,
            harvest_less=1,
            on={SPICE_HARVESTED: draw(1)},
            signet=gain(water=1),
        ),
        leader(
            "Earl Memnon Thorvald",
            house="thorvald",
            complexity=1,
            on={COUNCIL_SEAT_TAKEN: influence_any()},
            signet=gain(spice=1),
        ),
    ]
