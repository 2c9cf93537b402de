"""The 18 Conflict cards of the base box: 4 of level I, 10 of level II, 4 of level III (B-7); rewards B-117."""

from __future__ import annotations

from landsraad.content.define import conflict
from landsraad.engine.definitions import Conflict
from landsraad.engine.effects import (
    both,
    choose,
    control,
    draw_intrigue,
    gain,
    influence,
    influence_any,
    may,
    mentat_next_round,
    trash_a_card,
    vp,
)
from landsraad.engine.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD


def conflicts() -> list[Conflict]:
    """The Conflict cards."""
    return _level_1() + _level_2() + _level_3()


def _level_1() -> list[Conflict]:
    return [
        conflict(
            "Skirmish",
            variant="a",
            level=1,
            first=vp(1),
            second=both(draw_intrigue(), gain(solari=2)),
            third=gain(solari=2),
        ),
        conflict(
            "Skirmish",
            variant="b",
            level=1,
            first=vp(1),
            second=gain(water=1),
            third=gain(spice=1),
        ),
        conflict(
            "Skirmish",
            variant="c",
            level=1,
            first=both(influence_any(), gain(spice=1)),
            second=gain(spice=2),
            third=gain(spice=1),
        ),
        conflict(
            "Skirmish",
            variant="d",
            level=1,
            first=both(influence_any(), gain(solari=2)),
            second=gain(solari=3),
            third=gain(solari=2),
        ),
    ]


def _level_2() -> list[Conflict]:
    return [
        conflict(
            "Cloak and Dagger",
            level=2,
            first=both(influence_any(), draw_intrigue(2)),
            second=both(draw_intrigue(), gain(spice=1)),
            third=choose(draw_intrigue(), gain(spice=1)),
        ),
        conflict(
            "Desert Power",
            level=2,
            first=both(vp(1), gain(water=1)),
            second=gain(water=1, spice=1),
            third=gain(spice=1),
        ),
        conflict(
            "Guild Bank Raid",
            level=2,
            first=gain(solari=6),
            second=gain(solari=4),
            third=gain(solari=2),
        ),
        conflict(
            "Machinations",
            level=2,
            first=choose(influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN), count=2),
            second=gain(water=1, solari=2),
            third=gain(water=1),
        ),
        conflict(
            "Raid Stockpiles",
            level=2,
            first=both(draw_intrigue(), gain(spice=3)),
            second=gain(spice=2),
            third=gain(spice=1),
        ),
        conflict(
            "Secure Imperial Basin",
            level=2,
            location="imperial_basin",
            first=both(vp(1), control("imperial_basin")),
            second=gain(water=2),
            third=gain(water=1),
        ),
        conflict(
            "Siege of Arrakeen",
            level=2,
            location="arrakeen",
            first=both(vp(1), control("arrakeen")),
            second=gain(solari=4),
            third=gain(solari=2),
        ),
        conflict(
            "Siege of Carthag",
            level=2,
            location="carthag",
            first=both(vp(1), control("carthag")),
            second=both(draw_intrigue(), gain(spice=1)),
            third=gain(spice=1),
        ),
        conflict(
            "Sort Through the Chaos",
            level=2,
            first=both(mentat_next_round(), draw_intrigue(), gain(solari=2)),
            second=both(draw_intrigue(), gain(solari=2)),
            third=gain(solari=2),
        ),
        conflict(
            "Terrible Purpose",
            level=2,
            first=both(vp(1), may(trash_a_card())),
            second=gain(water=1, spice=1),
            third=gain(spice=1),
        ),
    ]


def _level_3() -> list[Conflict]:
    return [
        conflict(
            "Battle for Arrakeen",
            level=3,
            location="arrakeen",
            first=both(vp(2), control("arrakeen")),
            second=choose(draw_intrigue(), gain(spice=2), gain(solari=3), count=2),
            third=both(draw_intrigue(), gain(solari=2)),
        ),
        conflict(
            "Battle for Carthag",
            level=3,
            location="carthag",
            first=both(vp(2), control("carthag")),
            second=both(draw_intrigue(), gain(spice=3)),
            third=gain(spice=3),
        ),
        conflict(
            "Battle for Imperial Basin",
            level=3,
            location="imperial_basin",
            first=both(vp(2), control("imperial_basin")),
            second=gain(spice=5),
            third=gain(spice=3),
        ),
        conflict(
            "Grand Vision",
            level=3,
            first=both(influence_any(2), draw_intrigue()),
            second=both(draw_intrigue(), gain(spice=3)),
            third=gain(spice=3),
        ),
    ]
