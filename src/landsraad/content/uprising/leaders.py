"""The nine leaders of Uprising, one of them for the CHOAM module, and the other side of Lady Jessica."""

from __future__ import annotations

from landsraad.content.define import bits, leader
from landsraad.engine.conditions import HoldsAlliance, StrengthAtLeast
from landsraad.engine.definitions import Leader
from landsraad.engine.effects import (
    acquire_to_hand,
    both,
    choose,
    draw,
    draw_intrigue,
    gain,
    influence_any,
    may,
    may_trash_from_hand,
    pay,
    persuasion,
    place_spy,
    recall_memories,
    recall_spies,
    recruit,
    remember,
    repeat_space,
    retreat,
    swords,
    train,
    trash_a_card,
    when,
)
from landsraad.engine.sandworms import SandwormInConflict
from landsraad.engine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, NOBODY


def leaders() -> list[Leader]:
    """The leaders, and the back of the one sheet that has two sides."""
    return [
        leader(
            "Feyd-Rautha Harkonnen",
            house="harkonnen",
            complexity=1,
            signet=train(
                [
                    may(pay(solari=1) >> trash_a_card()),
                    place_spy(),
                    may(trash_a_card()),
                    may(trash_a_card()),
                    place_spy(),
                    gain(spice=2),
                    both(recruit(1), place_spy()),
                ],
                [[1, 2], [3], [3], [4, 5], [7], [6], [7], []],
            ),
            reveal=[recall_spies() >> swords(2)],
        ),
        leader(
            "Gurney Halleck",
            house="atreides",
            complexity=1,
            signet=recruit(1),
            reveal=[when(StrengthAtLeast(6), persuasion(1))],
        ),
        leader(
            "Lady Amber Metulli",
            house="metulli",
            complexity=1,
            signet=both(gain(solari=1), when(HoldsAlliance(NOBODY), gain(spice=1))),
            reveal=[retreat(1)],
        ),
        leader(
            "Lady Jessica",
            house="atreides",
            complexity=2,
            signet=pay(spice=1) >> both(draw_intrigue(), remember()),
            visit=recall_memories(),
            visit_icons=[BENE_GESSERIT],
            other_side="reverend_mother_jessica",
        ),
        leader(
            "Reverend Mother Jessica",
            house="atreides",
            complexity=2,
            signet=pay(spice=1) >> gain(water=1),
            visit=pay(water=1) >> repeat_space(),
            visit_icons=[BENE_GESSERIT, FREMEN],
            is_back=True,
        ),
        leader(
            "Lady Margot Fenring",
            house="fenring",
            complexity=1,
            signet=place_spy(near=[CITY]),
            reaches={BENE_GESSERIT: gain(spice=2)},
        ),
        leader(
            "Muad'Dib",
            house="atreides",
            complexity=1,
            signet=draw(1),
            reveal=[when(SandwormInConflict(), draw_intrigue())],
        ),
        leader(
            "Princess Irulan",
            house="corrino",
            complexity=2,
            signet=choose(acquire_to_hand(1, least=1, optional=True), may_trash_from_hand(gain(spice=2))),
            reaches={EMPEROR: draw_intrigue()},
        ),
        leader(
            "Staban Tuek",
            house="",
            complexity=3,
            signet=place_spy(
                follow={
                    bits([LANDSRAAD]): pay(spice=1) >> gain(solari=3),
                    bits([EMPEROR, GUILD, BENE_GESSERIT, FREMEN]): pay(solari=2) >> draw_intrigue(),
                }
            ),
            spied_harvest=gain(spice=1),
            lacks="diplomacy",
        ),
    ]


def choam_leaders() -> list[Leader]:
    """The leader that only the CHOAM module brings."""
    return [
        leader(
            "Shaddam Corrino IV",
            house="corrino",
            complexity=2,
            signet=choose(both(gain(solari=1), recruit(1)), pay(solari=3) >> influence_any()),
            bans_deploy=True,
            takes_aside=True,
        )
    ]
