"""The 18 tech tiles (R-153)."""

from __future__ import annotations

from landsraad.content.define import tech_tile
from landsraad.engine.conditions import (
    HasCouncilSeat,
    InfluenceAtMostOn,
    InfluenceOnTracks,
    OwnsCopies,
    PersuasionAtLeast,
)
from landsraad.engine.definitions import AT_COMBAT, EACH_TURN, WHEN_BLOCKED, Tech
from landsraad.engine.effects import (
    both,
    choose,
    costs,
    discard_cost,
    draw,
    draw_intrigue,
    gain,
    ignore_enemies,
    influence,
    influence_any,
    may,
    may_trash_in_play,
    pay,
    persuasion,
    recruit,
    return_intrigue,
    swords,
    swords_per_sword_card,
    trash_a_card,
    trash_this_tile,
    vp,
    when,
)
from landsraad.engine.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD


def tech() -> list[Tech]:
    """Every tile once; `rival=True`: it carries the mark of House Hagal."""
    return [
        tech_tile("Artillery", cost=1, reveal=[swords_per_sword_card(others=False)]),
        tech_tile("Chaumurky", cost=4, acquire=draw_intrigue(2), wins_ties=True, rival=True),
        tech_tile("Detonation Devices", cost=3, scuttles=True, rival=True),
        tech_tile(
            "Disposal Facility",
            cost=3,
            acquire=may(trash_a_card()),
            reveal=[when(PersuasionAtLeast(6), may_trash_in_play())],
        ),
        tech_tile("Flagship", cost=8, acquire=vp(1), flip=pay(solari=4) >> recruit(3), rival=True, rival_use=AT_COMBAT),
        tech_tile("Holoprojectors", cost=3, flip=discard_cost(1) >> draw(1)),
        tech_tile(
            "Holtzman Engine",
            cost=6,
            round_start=draw(1),
            endgame=when(OwnsCopies("the_spice_must_flow", 2), vp(1)),
            rival=True,
        ),
        tech_tile(
            "Invasion Ships",
            cost=5,
            acquire=recruit(4),
            flip=discard_cost(1) >> ignore_enemies(),
            rival=True,
            rival_use=WHEN_BLOCKED,
        ),
        tech_tile(
            "Memocorders",
            cost=2,
            acquire=influence_any(),
            endgame=when(InfluenceOnTracks(4, 3), vp(1)),
            rival=True,
        ),
        tech_tile("Minimic Film", cost=2, reveal=[persuasion(1)]),
        tech_tile("Restricted Ordnance", cost=4, reveal=[when(HasCouncilSeat(), swords(4))]),
        tech_tile(
            "Shuttle Fleet",
            cost=6,
            acquire=choose(influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN), count=2),
            round_start=gain(solari=2),
            rival=True,
        ),
        tech_tile(
            "Sonic Snoopers",
            cost=2,
            acquire=draw_intrigue(),
            spend=trash_this_tile() >> return_intrigue(),
            rival=True,
        ),
        tech_tile("Spaceport", cost=5, acquire=draw(2), to_deck=True),
        tech_tile(
            "Spy Satellites",
            cost=4,
            spend=costs(pay(spice=3), trash_this_tile()) >> vp(1),
            endgame=both(*[when(InfluenceAtMostOn(faction, 1), vp(1)) for faction in range(4)]),
            rival=True,
            rival_spends=True,
        ),
        tech_tile("Training Drones", cost=3, flip=recruit(1), rival=True, rival_use=EACH_TURN),
        tech_tile("Troop Transports", cost=2, transports=True, rival=True),
        tech_tile("Windtraps", cost=2, acquire=gain(water=1), when_won=gain(water=1), rival=True),
    ]
