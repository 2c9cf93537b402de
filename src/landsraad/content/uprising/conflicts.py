"""The 16 Conflict cards of Uprising: 3 of level I, 9 of level II, 4 of level III; the winner keeps the card.

Rewards with a sandworm are doubled (R-221); control is put down once all the same.
"""

from __future__ import annotations

from landsraad.content.define import conflict
from landsraad.engine.definitions import Conflict
from landsraad.engine.effects import (
    both,
    contract_or_solari,
    control,
    draw_intrigue,
    gain,
    influence,
    influence_any,
    influence_pair,
    may,
    pay,
    place_spy,
    recall_spies,
    recruit,
    trash_a_card,
    vp,
)
from landsraad.engine.terms import (
    BENE_GESSERIT,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    GUILD,
    ORNITHOPTER,
    WILD,
)

UPRISING = "uprising"  # tells a card from the base box's card of the same name


def conflicts(*, choam: bool) -> list[Conflict]:
    """The Conflict cards."""
    return _level_1() + _level_2(choam) + _level_3()


def _level_1() -> list[Conflict]:
    return [
        conflict(
            "Skirmish",
            variant="crysknife",
            level=1,
            battle_icon=CRYSKNIFE,
            first=influence_any(),
            second=both(draw_intrigue(), gain(spice=1)),
            third=gain(spice=1),
        ),
        conflict(
            "Skirmish",
            variant="desert_mouse",
            level=1,
            battle_icon=DESERT_MOUSE,
            first=gain(solari=2),
            second=gain(solari=3),
            third=gain(solari=2),
        ),
        conflict(
            "Skirmish",
            variant="ornithopter",
            level=1,
            battle_icon=ORNITHOPTER,
            first=both(draw_intrigue(), gain(solari=1)),
            second=both(draw_intrigue(), gain(solari=2)),
            third=draw_intrigue(),
        ),
    ]


def _level_2(choam: bool) -> list[Conflict]:
    return [
        conflict(
            "CHOAM Security",
            level=2,
            battle_icon=CRYSKNIFE,
            first=both(influence(GUILD), contract_or_solari(choam=choam), recruit(1)),
            second=both(gain(water=1), gain(solari=2), recruit(2)),
            third=both(draw_intrigue(), recruit(1)),
        ),
        conflict(
            "Protect the Sietches",
            level=2,
            battle_icon=DESERT_MOUSE,
            first=both(influence(FREMEN), gain(water=1), recruit(1)),
            second=both(gain(spice=3), recruit(1)),
            third=gain(spice=2),
        ),
        conflict(
            "Secure Imperial Basin",
            variant=UPRISING,
            level=2,
            battle_icon=DESERT_MOUSE,
            location="imperial_basin",
            first=both(control("imperial_basin"), gain(spice=2), recruit(1)),
            second=both(gain(water=2), recruit(1)),
            third=both(gain(water=1), recruit(1)),
        ),
        conflict(
            "Seize Spice Refinery",
            level=2,
            battle_icon=CRYSKNIFE,
            location="spice_refinery",
            first=both(control("spice_refinery"), place_spy(), gain(spice=2)),
            second=both(draw_intrigue(), gain(spice=1), recruit(1)),
            third=gain(spice=2),
        ),
        conflict(
            "Shadow Contest",
            level=2,
            battle_icon=ORNITHOPTER,
            first=both(influence(BENE_GESSERIT), draw_intrigue()),
            second=both(draw_intrigue(), gain(spice=1), recruit(1)),
            third=both(gain(spice=1), recruit(1)),
        ),
        conflict(
            "Siege of Arrakeen",
            variant=UPRISING,
            level=2,
            battle_icon=ORNITHOPTER,
            location="arrakeen",
            first=both(control("arrakeen"), gain(solari=2), recruit(2)),
            second=both(gain(solari=4), recruit(1)),
            third=gain(solari=3),
        ),
        conflict(
            "Spice Freighters",
            level=2,
            battle_icon=CRYSKNIFE,
            first=both(influence_any(), may(pay(spice=3) >> vp(1))),
            second=both(gain(water=1), gain(spice=1), recruit(1)),
            third=both(gain(spice=1), recruit(1)),
        ),
        conflict(
            "Test of Loyalty",
            level=2,
            battle_icon=ORNITHOPTER,
            first=both(influence(EMPEROR), place_spy(), gain(solari=2)),
            second=both(gain(solari=4), recruit(1)),
            third=gain(solari=3),
        ),
        conflict(
            "Trade Dispute",
            level=2,
            battle_icon=DESERT_MOUSE,
            first=both(contract_or_solari(choam=choam), gain(water=1), may(trash_a_card())),
            second=both(gain(water=1), gain(spice=1), may(trash_a_card())),
            third=both(gain(water=1), recruit(1)),
        ),
    ]


def _level_3() -> list[Conflict]:
    return [
        conflict(
            "Battle for Arrakeen",
            variant=UPRISING,
            level=3,
            battle_icon=CRYSKNIFE,
            location="arrakeen",
            first=both(vp(1), control("arrakeen"), may(recall_spies(2) >> vp(1))),
            second=both(draw_intrigue(), gain(spice=1), gain(solari=3)),
            third=both(gain(spice=2), gain(solari=2)),
        ),
        conflict(
            "Battle for Imperial Basin",
            variant=UPRISING,
            level=3,
            battle_icon=ORNITHOPTER,
            location="imperial_basin",
            first=both(vp(1), control("imperial_basin"), may(pay(spice=4) >> vp(1))),
            second=gain(spice=5),
            third=gain(spice=3),
        ),
        conflict(
            "Battle for Spice Refinery",
            level=3,
            battle_icon=DESERT_MOUSE,
            location="spice_refinery",
            first=both(vp(1), control("spice_refinery"), may(pay(solari=6) >> vp(1))),
            second=both(draw_intrigue(), gain(spice=3)),
            third=gain(spice=3),
        ),
        conflict(
            "Propaganda",
            level=3,
            battle_icon=WILD,
            first=influence_pair(),
            second=both(draw_intrigue(), gain(spice=3)),
            third=gain(spice=3),
        ),
    ]
