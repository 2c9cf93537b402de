"""The board of the base box: its 22 spaces (B-74) and the bonuses of the Influence tracks (B-87)."""

from __future__ import annotations

from landsraad.content.define import space
from landsraad.engine.conditions import InfluenceAtLeast
from landsraad.engine.definitions import Space
from landsraad.engine.effects import (
    acquire_reserve,
    choose,
    draw,
    draw_intrigue,
    gain,
    gain_swordmaster,
    harvest,
    pay,
    persuasion,
    recruit,
    steal_intrigue,
    take_council_seat,
    take_mentat,
    trash_a_card,
)
from landsraad.engine.node import Node
from landsraad.engine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE


def spaces(*, mentat_cost: int) -> list[Space]:
    """The spaces of the board. A faction's space gives its Influence by itself (B-65)."""
    return [
        # Emperor
        space("Conspire", icon=EMPEROR, cost=pay(spice=4), effects=[gain(solari=5), recruit(2), draw_intrigue()]),
        space("Wealth", icon=EMPEROR, effects=[gain(solari=2)]),
        # Spacing Guild
        space("Heighliner", icon=GUILD, combat=True, cost=pay(spice=6), effects=[recruit(5), gain(water=2)]),
        space("Foldspace", icon=GUILD, effects=[acquire_reserve("foldspace")]),
        # Bene Gesserit
        space("Selective Breeding", icon=BENE_GESSERIT, cost=pay(spice=2), effects=[trash_a_card() >> draw(2)]),
        space("Secrets", icon=BENE_GESSERIT, effects=[draw_intrigue(), steal_intrigue()]),
        # Fremen
        space("Hardy Warriors", icon=FREMEN, combat=True, cost=pay(water=1), effects=[recruit(2)]),
        space("Stillsuits", icon=FREMEN, combat=True, effects=[gain(water=1)]),
        # Landsraad
        space("High Council", icon=LANDSRAAD, cost=pay(solari=5), once="already_seated", effects=[take_council_seat()]),
        space("Mentat", icon=LANDSRAAD, cost=pay(solari=mentat_cost), effects=[draw(1), take_mentat()]),
        space("Swordmaster", icon=LANDSRAAD, cost=pay(solari=8), once="already_trained", effects=[gain_swordmaster()]),
        space("Rally Troops", icon=LANDSRAAD, cost=pay(solari=4), effects=[recruit(4)]),
        space("Hall of Oratory", icon=LANDSRAAD, effects=[recruit(1)], reveal=persuasion(1)),
        # CHOAM
        space(
            "Sell Melange",
            icon=SPICE_TRADE,
            cost=choose(
                pay(spice=2) >> gain(solari=6),
                pay(spice=3) >> gain(solari=8),
                pay(spice=4) >> gain(solari=10),
                pay(spice=5) >> gain(solari=12),
            ),
            effects=[],
        ),
        space("Secure Contract", icon=SPICE_TRADE, effects=[gain(solari=3)]),
        # Arrakis: cities
        space("Arrakeen", icon=CITY, combat=True, effects=[recruit(1), draw(1)], control=gain(solari=1)),
        space("Carthag", icon=CITY, combat=True, effects=[recruit(1), draw_intrigue()], control=gain(solari=1)),
        space("Research Station", icon=CITY, combat=True, cost=pay(water=2), effects=[draw(3)]),
        space(
            "Sietch Tabr",
            icon=CITY,
            combat=True,
            requirement=InfluenceAtLeast(FREMEN, 2),
            effects=[recruit(1), gain(water=1)],
        ),
        # Arrakis: Maker spaces
        space("Imperial Basin", icon=SPICE_TRADE, combat=True, maker=1, effects=[harvest(1)], control=gain(spice=1)),
        space("Hagga Basin", icon=SPICE_TRADE, combat=True, cost=pay(water=1), maker=2, effects=[harvest(2)]),
        space("The Great Flat", icon=SPICE_TRADE, combat=True, cost=pay(water=2), maker=3, effects=[harvest(3)]),
    ]


def tracks() -> list[Node]:
    """The bonus at 4 Influence with the Emperor, the Spacing Guild, the Bene Gesserit and the Fremen."""
    return [recruit(2), gain(solari=3), draw_intrigue(), gain(water=1)]
