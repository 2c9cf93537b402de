"""The board of Uprising: its 22 spaces, 13 observation posts and the bonuses of the Influence tracks."""

from __future__ import annotations

from landsraad.content.define import post, space
from landsraad.engine.conditions import HasCouncilSeat, InfluenceAtLeast
from landsraad.engine.definitions import Post, Space
from landsraad.engine.effects import (
    all_of,
    both,
    choose,
    contract_or_solari,
    destroy_wall,
    draw,
    draw_intrigue,
    either,
    gain,
    gain_swordmaster,
    harvest,
    influence_any,
    maker_hooks,
    may_trash,
    pay,
    persuasion,
    place_spy,
    recall_agent,
    recruit,
    sandworm,
    steal_intrigue,
    take_council_seat,
    trash_intrigue,
    when,
)
from landsraad.engine.node import Node
from landsraad.engine.resources import Pay
from landsraad.engine.sandworms import HasHooks, SandwormsCanCome
from landsraad.engine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

COVERED_BY_IX = ("assembly_hall", "gather_support", "accept_contract", "shipping")


def spaces(*, choam: bool) -> list[Space]:
    """The spaces of the board. A faction's space gives its Influence by itself (B-65)."""
    return [
        # Emperor
        space("Dutiful Service", icon=EMPEROR, effects=[contract_or_solari(choam=choam)]),
        space("Sardaukar", icon=EMPEROR, cost=pay(spice=4), effects=[draw_intrigue(), recruit(4)]),
        # Spacing Guild
        space("Deliver Supplies", icon=GUILD, effects=[gain(water=1)]),
        space("Heighliner", icon=GUILD, combat=True, cost=pay(spice=5), effects=[recruit(5)]),
        # Bene Gesserit
        space("Espionage", icon=BENE_GESSERIT, cost=pay(spice=1), effects=[draw(1), place_spy()]),
        space("Secrets", icon=BENE_GESSERIT, effects=[draw_intrigue(), steal_intrigue()]),
        # Fremen
        space("Desert Tactics", icon=FREMEN, combat=True, cost=pay(water=1), effects=[recruit(1), may_trash()]),
        space("Fremkit", icon=FREMEN, combat=True, effects=[draw(1)]),
        # Landsraad
        space(
            "High Council",
            icon=LANDSRAAD,
            cost=pay(solari=5),
            effects=[
                either(HasCouncilSeat(), both(gain(spice=2), draw_intrigue(), recruit(3)), take_council_seat()),
            ],
        ),
        space(
            "Imperial Privilege",
            icon=LANDSRAAD,
            cost=pay(solari=3),
            requirement=InfluenceAtLeast(EMPEROR, 2),
            effects=[trash_intrigue() >> draw_intrigue(), all_of(recall_agent(another=True), draw(1))],
        ),
        space(
            "Swordmaster",
            icon=LANDSRAAD,
            cost=pay(solari=8),
            less_later=2,
            once="already_trained",
            effects=[gain_swordmaster()],
        ),
        space("Assembly Hall", icon=LANDSRAAD, effects=[draw_intrigue()], reveal=persuasion(1)),
        space("Gather Support", icon=LANDSRAAD, effects=[recruit(2)], extra=Pay(2, 0, 0), paid=gain(water=1)),
        # CHOAM
        space("Accept Contract", icon=SPICE_TRADE, effects=[draw(1), contract_or_solari(choam=choam)]),
        space(
            "Shipping",
            icon=SPICE_TRADE,
            cost=pay(spice=3),
            requirement=InfluenceAtLeast(GUILD, 2),
            effects=[gain(solari=5), influence_any()],
        ),
        # Arrakis: cities
        space("Arrakeen", icon=CITY, combat=True, effects=[recruit(1), draw(1)], control=gain(solari=1)),
        space(
            "Spice Refinery",
            icon=CITY,
            combat=True,
            effects=[],
            extra=Pay(0, 1, 0),
            paid=gain(solari=4),
            unpaid=gain(solari=2),
            control=gain(solari=1),
        ),
        space("Research Station", icon=CITY, combat=True, cost=pay(water=2), effects=[recruit(2), draw(2)]),
        space(
            "Sietch Tabr",
            icon=CITY,
            combat=True,
            requirement=InfluenceAtLeast(FREMEN, 2),
            effects=[choose(both(maker_hooks(), recruit(1), gain(water=1)), both(gain(water=1), destroy_wall()))],
        ),
        # Arrakis: Maker spaces
        space("Imperial Basin", icon=SPICE_TRADE, combat=True, maker=1, effects=[harvest(1)], control=gain(spice=1)),
        space("Hagga Basin", icon=SPICE_TRADE, combat=True, cost=pay(water=1), maker=2, effects=[_desert(2, 1)]),
        space("Deep Desert", icon=SPICE_TRADE, combat=True, cost=pay(water=3), maker=4, effects=[_desert(4, 2)]),
    ]


def _desert(spice: int, sandworms: int) -> Node:
    """The base spice, or with Maker Hooks sandworms; the bonus spice comes with either (R-219)."""
    summon = both(harvest(0), sandworm(sandworms))
    return choose(harvest(spice), when(HasHooks(), when(SandwormsCanCome(), summon)))


def tracks() -> list[Node]:
    """The bonus at 4 Influence with the Emperor, the Spacing Guild, the Bene Gesserit and the Fremen."""
    return [place_spy(), gain(solari=3), draw_intrigue(), gain(water=1)]


def posts() -> list[Post]:
    """The observation posts (R-209)."""
    return [
        post("dutiful_service", "sardaukar"),
        post("deliver_supplies", "heighliner"),
        post("espionage", "secrets"),
        post("desert_tactics", "fremkit"),
        post("high_council", "imperial_privilege", "swordmaster"),
        post("assembly_hall", "gather_support"),
        post("accept_contract", "shipping"),
        post("research_station", "sietch_tabr"),
        post("spice_refinery", "research_station"),
        post("arrakeen", "spice_refinery"),
        post("imperial_basin"),
        post("hagga_basin"),
        post("deep_desert"),
    ]


def ix_posts() -> list[Post]:
    """The posts with Rise of Ix: two are covered, and one is assumed beside each of its boards."""
    kept = [post for post in posts() if not set(post.spaces) & set(COVERED_BY_IX)]
    return [*kept, post("interstellar_shipping", "smuggling"), post("tech_negotiation", "dreadnought")]
